//! Hooks for published grammars whose actions and predicates cannot be compiled.
//!
//! ANTLR grammars may leave a part of the lexer to Java code: indentation, nested braces in
//! strings, `/` as division or as a regular expression. No code is translated: a *family* of
//! grammars has a hook in Rust ([`Family`]) that declares the predicates and actions that it
//! implements; the compiler warns of all others.
//!
//! # Location of a family
//! - A file, and a line in [`SINGLE`], if it has state: [`blocks`], [`script`].
//! - Rows of [`tables`], if its predicates only look at their [`neighbours`].
//! - A row of [`delimited`], if the start of a token determines its end.
//!
//! # Callers
//! The grammar compiler calls [`find`] for the family of a grammar, and [`constant`], [`asks`],
//! [`does`] and [`watches`] for its answers, by `grammar_compiler::hook_library!`, since it does
//! not depend on this crate. A generated crate links its family in a constant; a program that
//! compiles grammars at run time [links](link) the family that the tables name:
//!
//! ```
//! let blocks = secateur_hooks::family("blocks").expect("the family is there");
//! assert!(blocks.watches);
//! assert!(secateur_hooks::family("no such family").is_none());
//!
//! // A grammar is known by its name or by the base class of its lexer.
//! let family = secateur_hooks::find("Lua", &["PythonLexerBase"]);
//! assert!(secateur_hooks::watches(&family.expect("every grammar has one")));
//! ```
//!
//! A new grammar needs no family: it uses its own notation, or has a hook beside it.

#![warn(missing_docs)]

mod antlr;
mod blocks;
mod csharp;
mod dart;
mod delimited;
mod golang;
mod indentation;
mod javascript;
mod layout;
mod logo;
mod mysql;
mod neighbours;
mod php;
mod raw;
mod scala;
mod script;
mod swift;
mod tables;
mod templates;

use std::fmt;

use secateur_syntax::Language;
use secateur_syntax::format::TableFormat;
use secateur_syntax::hook::{Answer, Family};
use secateur_tables::{Description, Tables};

static SINGLE: &[&Family] = &[
    &antlr::FAMILY,
    &blocks::FAMILY,
    &csharp::FAMILY,
    &dart::FAMILY,
    &golang::FAMILY,
    &indentation::FAMILY,
    &javascript::FAMILY,
    &layout::FAMILY,
    &logo::FAMILY,
    &mysql::FAMILY,
    &php::FAMILY,
    &scala::FAMILY,
    &script::FAMILY,
    &swift::FAMILY,
    &templates::FAMILY,
    &raw::FAMILY,
];

fn families() -> impl Iterator<Item = &'static Family> {
    let tables = [delimited::FAMILIES, tables::FAMILIES];
    SINGLE.iter().copied().chain(tables.into_iter().flatten())
}

/// Returns the family with a name; constant, so that generated tables link it at compile time.
#[must_use]
pub const fn family(name: &str) -> Option<&'static Family> {
    let mut at = 0;
    while at < SINGLE.len() {
        if is(SINGLE[at].name, name) {
            return Some(SINGLE[at]);
        }
        at += 1;
    }
    let tables = [delimited::FAMILIES, tables::FAMILIES];
    let mut table = 0;
    while table < tables.len() {
        let families = tables[table];
        let mut at = 0;
        while at < families.len() {
            if is(families[at].name, name) {
                return Some(&families[at]);
            }
            at += 1;
        }
        table += 1;
    }
    None
}

const fn is(name: &str, other: &str) -> bool {
    let (name, other) = (name.as_bytes(), other.as_bytes());
    if name.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < name.len() {
        if name[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}

/// The error of tables that name no family of this crate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownHook {
    /// The name of the hook.
    pub name: String,
}

impl fmt::Display for UnknownHook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name.as_str() {
            Description::OWN_HOOK => f.write_str(
                "the grammar has a hook of its own, which has to be compiled: \
                 link it with `Language::with_hook`",
            ),
            name => write!(
                f,
                "secateur-hooks has no family `{name}`: link the hook with `Language::with_hook`"
            ),
        }
    }
}

impl std::error::Error for UnknownHook {}

/// Makes a format from tables and the family that they name.
///
/// # Errors
/// If they name another hook, such as [one of the grammar's own](Description::OWN_HOOK). Its owner
/// links it with [`Language::with_hook`]; without it ([`Language::new`]) predicates are true and
/// actions do nothing.
pub fn link(tables: Tables) -> Result<TableFormat, UnknownHook> {
    let hook = match tables.hook.as_deref() {
        None => None,
        Some(name) => Some(family(name).ok_or_else(|| UnknownHook {
            name: name.to_owned(),
        })?),
    };
    Ok(TableFormat::new(Language::new(tables).with_hook(hook)))
}

/// Returns the family of a grammar, by its name and the base classes of its lexer and parser.
///
/// The default answers calls of ANTLR's own API alone.
#[must_use]
pub fn find(grammar: &str, bases: &[&str]) -> Option<String> {
    let by_grammar = families().find(|family| family.bases.contains(&grammar));
    let by_base = || {
        let matches = |family: &&Family| family.bases.iter().any(|base| bases.contains(base));
        families().find(matches)
    };
    let found = by_grammar.or_else(by_base);
    Some(found.map_or("raw", |family| family.name).to_owned())
}

/// Whether a hook changes tokens even if the grammar contains no code.
#[must_use]
pub fn watches(hook: &str) -> bool {
    family(hook).is_some_and(|family| family.watches)
}

/// Returns the answer to a predicate, if constant.
#[must_use]
pub fn constant(hook: Option<&str>, code: &str) -> Option<bool> {
    match family(hook?)?.answer(code) {
        Answer::Yes => Some(true),
        Answer::No => Some(false),
        Answer::Ask | Answer::Unknown => None,
    }
}

/// Whether a hook answers a predicate at run time.
#[must_use]
pub fn asks(hook: Option<&str>, code: &str) -> bool {
    let family = hook.and_then(family);
    family.is_some_and(|family| family.answer(code) == Answer::Ask)
}

/// Whether a hook performs an action.
#[must_use]
pub fn does(hook: Option<&str>, code: &str) -> bool {
    hook.and_then(family)
        .is_some_and(|family| family.does(code))
}
