//! The hooks of Secateur's own grammars, each a module beside its grammar.
//!
//! A generated crate links the module of its language. Hooks of several grammars are in
//! `secateur-hooks`.

pub mod bencode;
pub mod c;
pub mod cpp;
pub mod csharp;
pub mod html;
pub mod javascript;
pub mod llvm;
pub mod lua;
pub mod php;
pub mod ruby;
pub mod sql;
pub mod yaml;
