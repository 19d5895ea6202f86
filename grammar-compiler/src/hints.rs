//! Properties of a grammar that its file does not have.
//!
//! They come from the settings beside a grammar and from the command line. Reading files, following
//! imports and resolving names use them.

use std::path::PathBuf;

use crate::sidecar::Places;

/// Properties of a grammar that its file does not have.
///
/// Notations that declare tokens ignore `tokens` and `skip`.
#[derive(Clone, Debug, Default)]
pub struct Hints {
    /// The start rule; by default the first rule that is not a token.
    pub start: Option<String>,
    /// Rules that describe tokens.
    pub tokens: Vec<String>,
    /// Rules that describe the text between tokens.
    pub skip: Vec<String>,
    /// The hooks for target-language code.
    pub hooks: Option<HookLibrary>,
    /// Rust source of the format's own hook; it answers whatever its string literals name.
    pub own_hook: Option<String>,
    /// Further folders that are searched for imported grammars.
    pub folders: Vec<PathBuf>,
    /// Locations of names in the settings.
    pub(crate) places: Places,
}

/// The available hooks.
///
/// `hook` is the name of one, or `None` where the grammar has none; `code` is without white space,
/// receivers and a semicolon.
#[derive(Clone, Copy, Debug)]
pub struct HookLibrary {
    /// Returns the hook of a grammar, by its name and the base classes of lexer and parser
    /// (`superClass`).
    pub find: fn(grammar: &str, bases: &[&str]) -> Option<String>,
    /// Returns the answer to a predicate, if it is constant.
    pub constant: fn(hook: Option<&str>, code: &str) -> Option<bool>,
    /// Tests whether a hook answers a predicate at run time.
    pub asks: fn(hook: Option<&str>, code: &str) -> bool,
    /// Tests whether a hook performs an action.
    pub does: fn(hook: Option<&str>, code: &str) -> bool,
    /// Tests whether a hook changes tokens even if the grammar contains no code.
    pub watches: fn(hook: &str) -> bool,
}

/// Makes a [`HookLibrary`] of a module's functions: `hook_library!(secateur_hooks)`.
///
/// The compiler does not depend on hooks; a program that depends on both joins them.
#[macro_export]
macro_rules! hook_library {
    ($($module:ident)::+) => {
        $crate::hints::HookLibrary {
            find: $($module)::+::find,
            constant: $($module)::+::constant,
            asks: $($module)::+::asks,
            does: $($module)::+::does,
            watches: $($module)::+::watches,
        }
    };
}
