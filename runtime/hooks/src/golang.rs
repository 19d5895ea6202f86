//! Go: line ends as semicolons, and braces that begin no literal.
//!
//! A NEWLINE stands where the language inserts a semicolon, which depends on the token before
//! alone. Between `if`, `for` or `switch` and its block, a brace after a name begins that block.
//! The end of a signature shows whether `func` begins a type or a function.

use rustc_hash::FxHashSet;

use secateur_syntax::hook::kind;
use secateur_syntax::hook::{Answer, Call, Family, Hook, LexedToken, Look, Output, Place};
use secateur_tables::{Kind, Tables, TokenRole};

pub(super) static FAMILY: Family = Family {
    name: "golang",
    bases: &["SemicolonLines"],
    predicate: |call| match call.name.as_str() {
        "bare" | "closes" | "embedded" | "literal" => Answer::Ask,
        _ => Answer::Unknown,
    },
    action: |_| false,
    watches: true,
    make: |language| Box::new(Lines::new(language)),
};

/// Tokens before a line end that is a semicolon.
const ENDS: &[&str] = &[
    "NAME",
    "NUMBER",
    "RUNE",
    "STRING",
    "RAW_STRING",
    "'break'",
    "'continue'",
    "'fallthrough'",
    "'return'",
    "'++'",
    "'--'",
    "')'",
    "']'",
    "'}'",
];

/// Tokens behind the name of an embedded type; `[` may also begin a field's type.
const ALONE: &[&str] = &[
    "NEWLINE",
    "STRING",
    "RAW_STRING",
    "';'",
    "'}'",
    "'.'",
    "'['",
    "'|'",
];

/// An open bracket, or the file.
#[derive(Clone, Copy, Debug, Default)]
struct Open {
    /// Whether a statement's head has begun, and its block has not.
    head: bool,
    /// First byte of a `func` whose block may still come.
    function: Option<u32>,
}

struct Lines {
    newline: Option<Kind>,
    ends: Vec<Kind>,
    heads: Vec<Kind>,
    types: Vec<Kind>,
    function: Option<Kind>,
    /// Tokens that end a signature.
    stops: Vec<Kind>,
    opens: Vec<Kind>,
    brace: Option<Kind>,
    name: Option<Kind>,
    alone: Vec<Kind>,
    closes: Vec<Kind>,
    open: Vec<Open>,
    /// Of the default channel.
    last: Option<Kind>,
    /// First bytes of the braces that begin no literal.
    blocks: FxHashSet<u32>,
    /// First bytes of `func`s with a block.
    functions: FxHashSet<u32>,
}

impl Lines {
    fn new(language: &Tables) -> Self {
        let kinds = |names: &[&str]| {
            let kinds = names.iter().filter_map(|name| kind(language, name));
            kinds.collect()
        };
        Self {
            newline: language.token_with(TokenRole::Newline),
            ends: kinds(ENDS),
            heads: kinds(&["'if'", "'for'", "'switch'"]),
            types: kinds(&["'struct'", "'interface'"]),
            function: kind(language, "'func'"),
            stops: kinds(&["','", "';'", "':'", "'='", "':='"]),
            opens: kinds(&["'('", "'['", "'{'"]),
            brace: kind(language, "'{'"),
            name: kind(language, "NAME"),
            alone: kinds(ALONE),
            closes: kinds(&["')'", "']'", "'}'"]),
            open: vec![Open::default()],
            last: None,
            blocks: FxHashSet::default(),
            functions: FxHashSet::default(),
        }
    }

    fn ends_line(&self) -> bool {
        self.last.is_some_and(|last| self.ends.contains(&last))
    }

    fn end_line(&mut self) {
        self.last = self.newline;
        if let Some(here) = self.open.last_mut() {
            here.function = None;
        }
    }

    fn brackets(&mut self, token: LexedToken) {
        let kind = token.kind;
        let Some(here) = self.open.last_mut() else {
            return;
        };
        let start = token.start as u32;
        if self.heads.contains(&kind) {
            *here = Open {
                head: true,
                function: None,
            };
        } else if Some(kind) == self.function {
            // The block is not that of a `func` within the signature.
            here.function.get_or_insert(start);
        } else if self.stops.contains(&kind) {
            here.function = None;
        } else if Some(kind) == self.brace {
            if self.last.is_some_and(|last| self.types.contains(&last)) {
                // The brace of a type.
            } else if let Some(function) = here.function.take() {
                self.functions.insert(function);
            } else if here.head {
                self.blocks.insert(start);
                here.head = false;
            }
        }
        if self.opens.contains(&kind) {
            self.open.push(Open::default());
        } else if self.closes.contains(&kind) && self.open.len() > 1 {
            self.open.pop();
        }
    }
}

impl Hook for Lines {
    fn token(&mut self, token: LexedToken, look: &Look<'_>, output: &mut Output) {
        if Some(token.kind) == self.newline {
            if self.ends_line() {
                self.end_line();
                output.push(token);
            }
            return;
        }
        if token.channel != 0 {
            // A comment over several lines also ends a line.
            if self.ends_line() && look.matched().contains(&b'\n') {
                output.add(self.newline, token.start);
                self.end_line();
            }
            output.push(token);
            return;
        }
        self.brackets(token);
        self.last = Some(token.kind);
        output.push(token);
    }

    fn end(&mut self, look: &Look<'_>, output: &mut Output) {
        if self.ends_line() {
            output.add(self.newline, look.text.len());
        }
    }

    fn parser_predicate(&self, call: &Call, place: &Place<'_>) -> bool {
        let Some(next) = place.token(1) else {
            return true;
        };
        match call.name.as_str() {
            "closes" => self.closes.contains(&next.kind),
            "embedded" => {
                let second = place.token(2).map(|token| token.kind);
                Some(next.kind) != self.name || second.is_none_or(|kind| self.alone.contains(&kind))
            }
            "bare" => !self.functions.contains(&next.start),
            "literal" => !self.blocks.contains(&next.start),
            _ => true,
        }
    }
}
