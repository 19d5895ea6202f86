// @generated from grammars/rust.g4 by `cargo xtask gen` (blake3 2c01dcdb452144c7)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! The language `rust`: Rust 2024, macros as token trees.
//!
//! The crate was generated from a grammar. [`LANGUAGE`] holds the tables that a lexer, a parser
//! and a reducer read, [`kinds`] names what they number, and [`FORMAT`] adds the parser as compiled
//! functions. The search is in `secateur-reduce`, which knows no language. The program
//! `secateur-rust` is a package of its own, `secateur-rust-cli`:
//!
//! ```sh
//! secateur-rust ./interesting.sh input.rs
//! ```
//!
//! A fuzzer or a test framework, which has the failure in its own process, depends on this
//! crate and on `secateur-reduce`:
//!
//! ```
//! use secateur_rust::FORMAT;
//! use secateur_reduce::Reducer;
//! use secateur_syntax::sentence::Sentences;
//!
//! // Any input of the language; here the grammar makes one.
//! let made = Sentences::new(&FORMAT).make(1, 40);
//! let input = made.expect("the grammar has sentences").written.text;
//!
//! // Whatever fails; here it is the length.
//! let fails = |text: &[u8]| text.len() * 2 >= input.len();
//! let smallest = Reducer::new(&FORMAT).reduce(&input, fails)?;
//! assert!(fails(&smallest.text) && smallest.text.len() <= input.len());
//! # Ok::<(), secateur_reduce::search::ReduceError>(())
//! ```

pub mod kinds;

mod parser;
mod tables;

use std::sync::LazyLock;
use secateur_syntax::format::Format;
use secateur_syntax::Language;
use secateur_syntax::parse::Rules;
use secateur_tables::{Description, Tables};

/// The language: its tables and its hook. They are loaded when it is first used.
pub static LANGUAGE: LazyLock<Language> = LazyLock::new(|| {
    let automata: &'static [u8] = include_bytes!("automata.bin");
    let tables = Tables::new(&tables::DESCRIPTION, automata);
    Language::new(tables.expect("the automata are as they were generated"))
        .with_hook(secateur_hooks::family("raw"))
});

/// The format: its tables, and its parser as compiled functions.
#[derive(Clone, Copy, Debug)]
pub struct Generated;

/// The format, for the command line and for libraries.
pub static FORMAT: Generated = Generated;

impl Format for Generated {
    fn language(&self) -> &Language {
        &LANGUAGE
    }

    fn description(&self) -> &Description {
        &tables::DESCRIPTION
    }

    fn rules(&self) -> Option<&dyn Rules> {
        Some(&parser::Compiled)
    }

    fn embedded(&self, language: &str) -> Option<&'static dyn Format> {
        match language {
            "format" => Some(&secateur_format::FORMAT),
            "json" => Some(&secateur_json::FORMAT),
            "regex" => Some(&secateur_regex::FORMAT),
            _ => None,
        }
    }
}
