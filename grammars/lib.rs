//! The hooks of Secateur's own grammars, each a module beside the grammar that it belongs to.
//!
//! A generated crate links the module of its language. A hook that several grammars share is in
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
