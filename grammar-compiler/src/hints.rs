//! Properties that a grammar's file does not state.
//!
//! They come from the settings and the command line.

use std::path::PathBuf;

use crate::sidecar::Places;

/// Properties that a grammar's file does not state.
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
    /// Hooks for target-language code.
    pub hooks: Option<HookLibrary>,
    /// Rust source of the format's own hook, which answers the calls in its string literals.
    pub own_hook: Option<String>,
    /// Further folders to search for imported grammars.
    pub folders: Vec<PathBuf>,
    /// Locations of names in the settings.
    pub(crate) places: Places,
}

/// The available hooks.
///
/// `hook` is a hook's name, `None` without one; `code` has no white space, receivers and semicolon.
#[derive(Clone, Copy, Debug)]
pub struct HookLibrary {
    /// Returns the hook for a grammar's name and base classes of lexer and parser (`superClass`).
    pub find: fn(grammar: &str, bases: &[&str]) -> Option<String>,
    /// Returns the answer to a predicate, if it is constant.
    pub constant: fn(hook: Option<&str>, code: &str) -> Option<bool>,
    /// Tests whether a hook answers a predicate at run time.
    pub asks: fn(hook: Option<&str>, code: &str) -> bool,
    /// Tests whether a hook performs an action at run time.
    pub does: fn(hook: Option<&str>, code: &str) -> bool,
    /// Tests whether a hook changes tokens even without code in the grammar.
    pub watches: fn(hook: &str) -> bool,
}

/// Makes a [`HookLibrary`] of a module's functions: `hook_library!(secateur_hooks)`.
///
/// A macro, since the compiler does not depend on hooks.
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
