//! Hooks for published grammars whose actions and predicates cannot be compiled.
//!
//! Many grammars of ANTLR leave a part of the lexer to code in Java: indentation, nested
//! braces in strings, `/` as division or as a regular expression. Such code is not translated.
//! A *family* of grammars has a hook in Rust that does the same
//! ([`Family`]), and says beforehand which predicates and actions
//! it knows, so that the compiler warns of the others.
//!
//! # Where a family is
//! - One file and one line in [`SINGLE`], if it has state of its own: [`blocks`], [`script`].
//! - Some rows of [`tables`], if its predicates only look at their [`neighbours`]: the last
//!   token, the characters around.
//! - A row of [`delimited`], if the end of a token is told by how it began.
//!
//! # Who asks
//! The grammar compiler asks [`find`] which family a grammar belongs to and [`constant`],
//! [`asks`], [`does`] and [`watches`] what the family answers; `grammar_compiler::hook_library!`
//! hands them over, since the compiler does not depend on this crate. A generated crate links
//! its family by name, in a constant; a program that compiles grammars when it runs
//! [links](link) the family that the tables name:
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
//! A grammar of one's own needs none of this: it says in its own notation what it means, or
//! has a hook beside it, in its own crate.

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

use secateur_syntax::Language;
use secateur_syntax::hook::{Answer, Family};
use secateur_tables::Tables;

/// The families that are one file each.
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

/// All families.
fn families() -> impl Iterator<Item = &'static Family> {
    let tables = [delimited::FAMILIES, tables::FAMILIES];
    SINGLE.iter().copied().chain(tables.into_iter().flatten())
}

/// A family by its name. A constant function: the tables of a language link their
/// family when they are compiled.
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

/// Whether two names are equal, for constants.
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

/// The language of some tables, with the family that they name. A language with a hook of
/// its own does without.
#[must_use]
pub fn link(tables: Tables) -> Language {
    let family = tables.hook.as_deref().and_then(family);
    Language::new(tables).with_hook(family)
}

/// The family for a grammar, by its name and the classes that its generated lexer
/// and parser would derive from. Every grammar belongs to one, be it the family
/// that only answers what ANTLR itself would be asked.
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

/// Whether a hook changes tokens even where the grammar contains no code.
#[must_use]
pub fn watches(hook: &str) -> bool {
    family(hook).is_some_and(|family| family.watches)
}

/// The answer to a predicate, if it is always the same.
#[must_use]
pub fn constant(hook: Option<&str>, code: &str) -> Option<bool> {
    match family(hook?)?.answer(code) {
        Answer::Yes => Some(true),
        Answer::No => Some(false),
        Answer::Ask | Answer::Unknown => None,
    }
}

/// Whether a hook answers a predicate when it runs.
#[must_use]
pub fn asks(hook: Option<&str>, code: &str) -> bool {
    let family = hook.and_then(family);
    family.is_some_and(|family| family.answer(code) == Answer::Ask)
}

/// Whether a hook does what an action asks for.
#[must_use]
pub fn does(hook: Option<&str>, code: &str) -> bool {
    hook.and_then(family)
        .is_some_and(|family| family.does(code))
}
