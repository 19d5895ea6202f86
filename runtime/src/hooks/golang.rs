//! Go: ends of lines that are semicolons, and braces that are no literals.
//!
//! The lexer sees each end of a line as NEWLINE; it stays where the language puts a
//! semicolon, which the token before alone decides. Between `if`, `for` or `switch`
//! and the block that belongs to it a brace behind a name begins that block.

use rustc_hash::FxHashSet;

use super::look::kind;
use super::{Answer, Call, Family, Hook, LexedToken, Look, Output, Place};
use crate::language::{Kind, Language};

/// Go.
pub(super) static FAMILY: Family = Family {
    name: "golang",
    bases: &["SemicolonLines"],
    predicate: |call| match call.name.as_str() {
        "closes" | "literal" => Answer::Ask,
        _ => Answer::Unknown,
    },
    action: |_| false,
    watches: true,
    make: |language| Box::new(Lines::new(language)),
};

/// Behind these the end of a line is a semicolon.
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

/// What is open: a bracket, or the file.
#[derive(Clone, Copy, Debug, Default)]
struct Open {
    /// In it, the head of a statement has begun, its block has not.
    head: bool,
    /// Functions in this head whose blocks are still to come.
    functions: usize,
}

struct Lines {
    newline: Option<Kind>,
    ends: Vec<Kind>,
    heads: Vec<Kind>,
    types: Vec<Kind>,
    function: Option<Kind>,
    opens: Vec<Kind>,
    brace: Option<Kind>,
    closes: Vec<Kind>,
    open: Vec<Open>,
    /// The last token of the default channel.
    last: Option<Kind>,
    /// The braces that begin no literal, by their first bytes.
    blocks: FxHashSet<u32>,
}

impl Lines {
    fn new(language: &Language) -> Self {
        let kinds = |names: &[&str]| {
            let kinds = names.iter().filter_map(|name| kind(language, name));
            kinds.collect()
        };
        Self {
            newline: kind(language, "NEWLINE"),
            ends: kinds(ENDS),
            heads: kinds(&["'if'", "'for'", "'switch'"]),
            types: kinds(&["'struct'", "'interface'"]),
            function: kind(language, "'func'"),
            opens: kinds(&["'('", "'['", "'{'"]),
            brace: kind(language, "'{'"),
            closes: kinds(&["')'", "']'", "'}'"]),
            open: vec![Open::default()],
            last: None,
            blocks: FxHashSet::default(),
        }
    }

    fn ends_line(&self) -> bool {
        self.last.is_some_and(|last| self.ends.contains(&last))
    }

    fn brackets(&mut self, token: LexedToken) {
        let kind = token.kind;
        let Some(here) = self.open.last_mut() else {
            return;
        };
        if self.heads.contains(&kind) {
            *here = Open {
                head: true,
                functions: 0,
            };
        } else if Some(kind) == self.function && here.head {
            here.functions += 1;
        } else if Some(kind) == self.brace && here.head {
            if self.last.is_some_and(|last| self.types.contains(&last)) {
                // Of a type.
            } else if here.functions > 0 {
                here.functions -= 1;
            } else {
                self.blocks.insert(token.start as u32);
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
                self.last = self.newline;
                output.push(token);
            }
            return;
        }
        if token.channel != 0 {
            // A comment over several lines is the end of one, too.
            if self.ends_line() && look.matched().contains(&b'\n') {
                output.add(self.newline, token.start);
                self.last = self.newline;
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
            "literal" => !self.blocks.contains(&next.start),
            _ => true,
        }
    }
}
