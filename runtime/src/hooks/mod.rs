//! What grammars ask in another language: hooks.
//!
//! A published grammar may contain predicates (`{this.isRegexPossible()}?`) and
//! lexer actions that are written in the language that ANTLR generates. A *hook*
//! answers them in Rust: it watches the lexer, may change tokens and modes, may
//! add tokens such as INDENT, and answers predicates of lexer and parser.
//!
//! Predicates of the parser are answered once for each place between two tokens,
//! when the text is split; so they may look at the text and the tokens around,
//! not at what the parser has found so far.
//!
//! A family of languages is one file here, and one line in [`family`](mod@family).
//! A format may have a hook of its own: `grammars/NAME.rs` beside its grammar,
//! with a `pub static FAMILY: Family`. What it answers and does is told by the
//! names that it contains as string literals.

mod antlr;
mod blocks;
mod call;
mod csharp;
mod dart;
mod delimited;
mod family;
mod golang;
mod indentation;
mod javascript;
mod layout;
mod logo;
mod look;
mod mysql;
mod neighbours;
mod php;
pub(crate) mod raw;
mod scala;
mod script;
mod swift;
mod tables;
mod templates;

use std::fmt;

use serde::{Deserialize, Deserializer};

pub(crate) use blocks::{line_space, space_width};
pub use call::{Call, Condition, Value};
pub(crate) use family::calls;
pub use family::{Answer, Family, families, family};
pub use look::{Control, LexedToken, Look, Output, Place, kind};

use crate::language::Language;

/// The hook of a language, in its tables.
#[derive(Clone, Copy)]
pub enum LanguageHook {
    /// One of the families here.
    Shared(&'static str),
    /// The language's own, in its crate; tables that are read at run time do
    /// without (`None`), and predicates count as true.
    Own(Option<&'static Family>),
}

/// The name of every language's own hook in tables.
const OWN: &str = "own";

impl LanguageHook {
    /// The family's name.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Shared(name) => name,
            Self::Own(_) => OWN,
        }
    }

    fn family(&self) -> Option<&'static Family> {
        match *self {
            Self::Shared(name) => family(name),
            Self::Own(own) => own,
        }
    }
}

impl fmt::Debug for LanguageHook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "LanguageHook({})", self.name())
    }
}

impl PartialEq for LanguageHook {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for LanguageHook {}

impl<'de> Deserialize<'de> for LanguageHook {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        match family(&name) {
            Some(family) => Ok(Self::Shared(family.name)),
            None if name == OWN => Ok(Self::Own(None)),
            None => Err(serde::de::Error::custom(format!(
                "there is no hook `{name}`"
            ))),
        }
    }
}

/// Answers for one text: made anew for each, so it may keep what it has seen.
pub trait Hook {
    /// Answers a predicate of the lexer. `look` shows where the lexer is, in the
    /// middle of a match.
    fn lexer_predicate(&mut self, call: &Call, look: &Look<'_>) -> bool {
        let _ = (call, look);
        true
    }

    /// Does an action of the lexer, after its rule has matched.
    fn action(&mut self, call: &Call, control: &mut Control<'_>) {
        let _ = (call, control);
    }

    /// Sees each token, those of other channels included, and passes it on: as it
    /// is, changed, with others, or not at all.
    fn token(&mut self, token: LexedToken, look: &Look<'_>, output: &mut Output) {
        let _ = look;
        output.push(token);
    }

    /// The text is over; tokens may be added.
    fn end(&mut self, look: &Look<'_>, output: &mut Output) {
        let _ = (look, output);
    }

    /// Answers a predicate of the parser at a place between two tokens.
    fn parser_predicate(&self, call: &Call, place: &Place<'_>) -> bool {
        let _ = (call, place);
        true
    }

    /// Texts of a type of tokens that this hook makes and no rule of the lexer matches, the
    /// shortest first: random sentences take theirs from these. Nothing for other types.
    fn texts(&self, token: &str) -> &'static [&'static str] {
        let _ = token;
        &[]
    }
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

/// The hook of a language, if it has one.
pub(crate) fn of(language: &Language) -> Option<Box<dyn Hook>> {
    let family = language.hook.as_ref()?.family()?;
    Some((family.make)(language))
}
