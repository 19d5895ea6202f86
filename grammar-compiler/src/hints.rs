//! What is known about a grammar but not written in it.
//!
//! Settings beside a grammar say some of it, the command line the rest. Reading files,
//! following imports and resolving names all look at it.

use std::path::PathBuf;

/// What is known about a grammar but not written in it. Notations that have
/// tokens of their own make no use of it.
#[derive(Clone, Debug, Default)]
pub struct Hints {
    /// The start rule; the first one that is no token if there is none.
    pub start: Option<String>,
    /// Rules that describe tokens.
    pub tokens: Vec<String>,
    /// Rules that describe what stands between tokens.
    pub skip: Vec<String>,
    /// What is known of target-language code.
    pub hooks: Option<HookLibrary>,
    /// The text of the format's own hook, in Rust: it is asked whatever its string
    /// literals name.
    pub own_hook: Option<String>,
    /// More folders to look for imported grammars in.
    pub folders: Vec<PathBuf>,
}

/// The hooks that there are. `hook` is the name of one, or `None` where the
/// grammar has none; `code` is without white space, receivers and a semicolon.
#[derive(Clone, Copy, Debug)]
pub struct HookLibrary {
    /// The hook for a grammar, by its name and the classes that its lexer and
    /// parser derive from (`superClass`).
    pub find: fn(grammar: &str, bases: &[&str]) -> Option<String>,
    /// The answer to a predicate, if it is always the same.
    pub constant: fn(hook: Option<&str>, code: &str) -> Option<bool>,
    /// Whether a hook answers a predicate when it runs.
    pub asks: fn(hook: Option<&str>, code: &str) -> bool,
    /// Whether a hook does what an action asks for.
    pub does: fn(hook: Option<&str>, code: &str) -> bool,
    /// Whether a hook changes tokens even where a grammar contains no code.
    pub watches: fn(hook: &str) -> bool,
}

/// The [`HookLibrary`] of a module, by its path: `hook_library!(secateur_hooks)`. The
/// compiler does not depend on hooks; a program that depends on both joins them.
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
