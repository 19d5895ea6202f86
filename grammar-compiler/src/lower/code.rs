//! Predicates and actions in target-language code.
//!
//! Predicates of hooks stay; unknown ones count as true, with a warning.

use std::cell::Cell;

use secateur_tables::Description;

use crate::ast::{GrammarFile, Ident};
use crate::diagnostics::{Diagnostic, Diagnostics, Span};
use crate::hints::{Hints, HookLibrary};
use crate::rust_text::literals;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    Yes,
    No,
    Ask,
    Unknown,
}

pub(super) struct Code<'a> {
    library: Option<&'a HookLibrary>,
    /// String literals of the format's own hook.
    own: Option<Vec<String>>,
    hook: Option<String>,
    bases: Vec<Ident>,
    /// Whether the grammar needs its hook.
    used: Cell<bool>,
}

impl<'a> Code<'a> {
    pub(super) fn of(files: &[GrammarFile], hints: &'a Hints) -> Self {
        let library = hints.hooks.as_ref();
        let own = hints.own_hook.as_deref().map(literals);
        let options = files.iter().flat_map(|file| &file.options);
        let bases: Vec<Ident> = options
            .filter(|(key, _)| key.text == "superClass")
            .map(|(_, value)| value.clone())
            .collect();
        let names: Vec<&str> = bases.iter().map(|base| base.text.as_str()).collect();
        let grammars = files.iter().map(|file| file.name.text.as_str());
        let hook = library.and_then(|library| {
            let mut found = grammars.map(|grammar| (library.find)(grammar, &names));
            found.find_map(|hook| hook)
        });
        Self {
            library,
            used: Cell::new(match (&own, library, &hook) {
                (Some(_), ..) => true,
                (_, Some(library), Some(hook)) => (library.watches)(hook),
                _ => false,
            }),
            hook: match &own {
                Some(_) => Some(Description::OWN_HOOK.to_owned()),
                None => hook,
            },
            own,
            bases,
        }
    }

    /// Warns of a base class without a hook, unless the grammar's name chooses one.
    pub(super) fn check_bases(&self, files: &[GrammarFile], diagnostics: &mut Diagnostics) {
        let (None, Some(library), Some(base)) = (&self.own, self.library, self.bases.first())
        else {
            return;
        };
        // The hook of a grammar without base class stands for none.
        let find = |grammar: &str, bases: &[&str]| (library.find)(grammar, bases);
        let fallback = find("", &[]);
        let bases: Vec<&str> = self.bases.iter().map(|base| base.text.as_str()).collect();
        let found = |file: &GrammarFile| find(&file.name.text, &bases) != fallback;
        if files.iter().any(found) {
            return;
        }
        let message = format!("there is no hook for the class `{}`", base.text);
        let help = "its predicates count as true, and its actions are left out: docs/hooks.md";
        diagnostics.push(Diagnostic::warning(base.span, message).help(help));
    }

    /// Returns the hook's name if it is needed; valid after lowering.
    pub(super) fn needed(&self) -> Option<&str> {
        self.hook().filter(|_| self.used.get())
    }

    fn hook(&self) -> Option<&str> {
        self.hook.as_deref()
    }

    pub(super) fn ask(&self, code: &str, span: Span, diagnostics: &mut Diagnostics) -> Answer {
        let text = normal(code);
        let answer = match self.library {
            _ if self.is_own(&text) => Answer::Ask,
            None => Answer::Unknown,
            Some(library) => match (library.constant)(self.hook(), &text) {
                Some(true) => Answer::Yes,
                Some(false) => Answer::No,
                None if (library.asks)(self.hook(), &text) => Answer::Ask,
                None => Answer::Unknown,
            },
        };
        self.used.set(self.used.get() || answer == Answer::Ask);
        if answer == Answer::Unknown {
            self.warn(
                "this predicate counts as true: no hook evaluates it",
                span,
                diagnostics,
            );
        }
        answer
    }

    pub(super) fn does(&self, code: &str, span: Span, diagnostics: &mut Diagnostics) -> bool {
        let text = normal(code);
        let known = self.is_own(&text)
            || self
                .library
                .is_some_and(|library| (library.does)(self.hook(), &text));
        self.used.set(self.used.get() || known);
        if !known {
            self.warn(
                "this action is left out: no hook performs it",
                span,
                diagnostics,
            );
        }
        known
    }

    fn is_own(&self, code: &str) -> bool {
        let Some(own) = &self.own else {
            return false;
        };
        let mut functions = functions(code).into_iter().peekable();
        functions.peek().is_some() && functions.all(|name| own.contains(&name))
    }

    fn warn(&self, message: &str, span: Span, diagnostics: &mut Diagnostics) {
        let warning = Diagnostic::warning(span, message);
        diagnostics.push(warning.help("docs/hooks.md says how to write one"));
    }
}

/// Returns the names outside of parentheses and quotes.
fn functions(code: &str) -> Vec<String> {
    let mut names = vec![String::new()];
    let (mut depth, mut quote) = (0, None);
    for c in code.chars() {
        match (quote, c) {
            (Some(open), _) => {
                if c == open {
                    quote = None;
                }
                continue;
            }
            (None, '"' | '\'') => quote = Some(c),
            (None, '(') => depth += 1,
            (None, ')') => depth -= 1,
            (None, _) if depth == 0 && (c.is_alphanumeric() || c == '_' || c == '.') => {
                names.last_mut().expect("there is always one").push(c);
                continue;
            }
            _ => {}
        }
        if names.last().is_some_and(|name| !name.is_empty()) {
            names.push(String::new());
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

/// Removes white space outside quotes, receivers and semicolon: `this.IsX( 1 );` is `IsX(1)`.
pub(super) fn normal(code: &str) -> String {
    let mut text = String::with_capacity(code.len());
    let mut quote = None;
    for c in code.trim().trim_end_matches(';').chars() {
        match quote {
            Some(open) if c == open => quote = None,
            None if c == '"' || c == '\'' => quote = Some(c),
            None if c.is_whitespace() => continue,
            _ => {}
        }
        text.push(c);
    }
    for receiver in [
        "this.", "self.", "$this->", "this->", "$parser.", "$lexer.", "p.", "l.",
    ] {
        // Within an expression as well, but not after a letter.
        let mut from = 0;
        while let Some(at) = text[from..].find(receiver).map(|at| at + from) {
            let before = text[..at].chars().next_back();
            if before.is_none_or(|c| !c.is_alphanumeric() && c != '_' && c != '.') {
                text.replace_range(at..at + receiver.len(), "");
                from = at;
            } else {
                from = at + receiver.len();
            }
        }
    }
    text
}
