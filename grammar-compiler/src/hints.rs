//! Properties that a grammar's file does not state, from settings and command line.

use std::path::PathBuf;

use crate::sidecar::Places;

/// Properties that a grammar's file does not state.
///
/// Notations with tokens ignore `tokens` and `skip`.
#[derive(Clone, Debug, Default)]
pub struct Hints {
    /// The start rule; by default the first that is no token.
    pub start: Option<String>,
    /// Token rules.
    pub tokens: Vec<String>,
    /// Rules of the text between tokens.
    pub skip: Vec<String>,
    /// Hooks for code.
    pub hooks: Option<HookLibrary>,
    /// Source of the format's own hook, which answers the calls in its string literals.
    pub own_hook: Option<String>,
    /// Folders to search for imports.
    pub folders: Vec<PathBuf>,
    pub(crate) places: Places,
}

/// The available hooks.
///
/// `hook` is a name or `None`; `code` lacks white space, receivers and semicolon.
#[derive(Clone, Copy, Debug)]
pub struct HookLibrary {
    /// Finds the hook by grammar and base classes (`superClass`).
    pub find: fn(grammar: &str, bases: &[&str]) -> Option<String>,
    /// Returns the answer to a constant predicate.
    pub constant: fn(hook: Option<&str>, code: &str) -> Option<bool>,
    /// Tests whether a hook answers a predicate at run time.
    pub asks: fn(hook: Option<&str>, code: &str) -> bool,
    /// Tests whether a hook performs an action at run time.
    pub does: fn(hook: Option<&str>, code: &str) -> bool,
    /// Tests whether a hook changes tokens of grammars without code.
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
