//! Layout: indentation in the place of braces and semicolons, as in Haskell.
//!
//! A block begins after `where`, `let`, `do`, `of` and the like unless a brace follows (VOCURLY);
//! each line at its indentation begins an item (SEMI), and the first line with less ends it
//! (VCCURLY).
//!
//! The Haskell report also ends a block where the text would otherwise be no program, which no
//! lexer knows; like the published lexer, this hook ends blocks at `in` and, after `do`, at
//! `where`.
//!
//! Added tokens stand directly behind the visible token before, so that an item's white space
//! belongs to the item.

use secateur_syntax::hook::kind;
use secateur_syntax::hook::{Answer, Call, Control, Family, Hook, LexedToken, Look, Output};
use secateur_tables::{Kind, Tables};

pub(super) static FAMILY: Family = Family {
    name: "layout",
    bases: &["HaskellBaseLexer"],
    predicate: |_| Answer::Unknown,
    action,
    watches: true,
    make: |language| Box::new(Layout::new(language)),
};

fn action(call: &Call) -> bool {
    matches!(
        call.name.as_str(),
        "processNEWLINEToken" | "processTABToken" | "processWSToken" | "SetHidden"
    )
}

const HIDDEN: u16 = 1;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Newline,
    Space,
    Tab,
    Open,
    Close,
    Module,
    Where,
    Do,
    Let,
    Of,
    In,
    PragmaOpen,
    PragmaClose,
    Other,
    End,
}

impl Role {
    fn of(name: &str) -> Self {
        match name {
            "NEWLINE" => Self::Newline,
            "WS" => Self::Space,
            "TAB" => Self::Tab,
            "OCURLY" => Self::Open,
            "CCURLY" => Self::Close,
            "MODULE" => Self::Module,
            "WHERE" => Self::Where,
            "DO" | "MDO" => Self::Do,
            "LET" => Self::Let,
            // Other words before a block.
            "OF" | "LCASE" | "REC" => Self::Of,
            "IN" => Self::In,
            "OpenPragmaBracket" => Self::PragmaOpen,
            "ClosePragmaBracket" => Self::PragmaClose,
            _ => Self::Other,
        }
    }

    fn begins_block(self) -> bool {
        matches!(self, Self::Where | Self::Do | Self::Let | Self::Of)
    }
}

/// The word before the block, and the column of its items.
#[derive(Clone, Copy, Debug)]
struct Block {
    word: Role,
    column: usize,
}

struct Layout {
    roles: Vec<Role>,
    open: Option<Kind>,
    close: Option<Kind>,
    semicolon: Option<Kind>,
    blocks: Vec<Block>,
    /// Words with open blocks.
    nested: usize,
    /// Column of the outermost items, if known.
    outermost: Option<usize>,
    indent: usize,
    /// Whether white space still counts as indentation.
    pending: bool,
    word: Option<Role>,
    after_word: bool,
    after_newline: bool,
    braces: bool,
    /// Whether between `module` and its `where`.
    in_header: bool,
    /// Whether the module's block has to be closed.
    module: bool,
    in_pragma: bool,
    /// End of the text with counted columns, and its column.
    seen: usize,
    column: usize,
    last: usize,
}

impl Layout {
    fn new(language: &Tables) -> Self {
        let names = language.tokens.iter().map(|token| Role::of(&token.name));
        Self {
            roles: names.collect(),
            open: kind(language, "VOCURLY"),
            close: kind(language, "VCCURLY"),
            semicolon: kind(language, "SEMI"),
            blocks: Vec::new(),
            nested: 0,
            outermost: None,
            indent: 0,
            pending: true,
            word: None,
            after_word: false,
            after_newline: false,
            braces: false,
            in_header: false,
            module: false,
            in_pragma: false,
            seen: 0,
            column: 0,
            last: 0,
        }
    }

    fn go_to(&mut self, text: &[u8], at: usize) {
        for &byte in text.get(self.seen..at).unwrap_or(&[]) {
            if byte == b'\n' {
                self.column = 0;
            } else if byte & 0xC0 != 0x80 {
                self.column += 1;
            }
        }
        self.seen = self.seen.max(at);
    }

    /// Returns the column of the innermost block's items; `None` is less than any.
    fn current(&self) -> Option<usize> {
        match self.blocks.last() {
            Some(block) => Some(block.column),
            None => self.outermost,
        }
    }

    fn is_within(&self) -> bool {
        Some(self.indent) <= self.current()
    }

    fn end_block(&mut self, output: &mut Output) {
        output.add(self.semicolon, self.last);
        output.add(self.close, self.last);
    }

    /// Ends the blocks that a line ends, and begins an item.
    fn end_blocks(&mut self, output: &mut Output) {
        while self.nested > self.blocks.len() {
            self.nested -= 1;
            self.end_block(output);
        }
        while Some(self.indent) < self.current() {
            self.end_block(output);
            if self.nested == 0 || self.blocks.pop().is_none() {
                break;
            }
            self.nested -= 1;
        }
        if Some(self.indent) == self.current() {
            output.add(self.semicolon, self.last);
        }
    }

    /// Returns whether the token is handled.
    fn begin(&mut self, token: LexedToken, role: Role, output: &mut Output) -> bool {
        let blank = matches!(role, Role::Newline | Role::Space | Role::Tab | Role::Open);
        if self.outermost.is_some() || blank {
            return false;
        }
        if role == Role::Module {
            self.in_header = true;
            self.module = true;
        }
        if role != Role::Module && !self.in_header && !self.in_pragma {
            self.outermost = Some(self.column);
        } else if self.word == Some(Role::Where) && self.in_header {
            self.word = None;
            self.after_word = false;
            self.after_newline = false;
            self.nested = 0;
            self.in_header = false;
            self.outermost = Some(self.column);
            output.add(self.open, self.last);
            // Visible even if it is a comment.
            if role != Role::End {
                self.push(
                    LexedToken {
                        channel: 0,
                        ..token
                    },
                    output,
                );
            }
            return true;
        }
        false
    }

    fn push(&mut self, token: LexedToken, output: &mut Output) {
        if token.channel == 0 {
            self.last = token.end;
        }
        output.push(token);
    }

    fn note(&mut self, token: LexedToken, role: Role, output: &mut Output) {
        if role == Role::PragmaOpen {
            self.in_pragma = true;
        }
        if self.begin(token, role, output) {
            return;
        }
        if role == Role::PragmaClose {
            self.in_pragma = false;
        }
        if role == Role::Open {
            self.open_brace();
        }
        let space = matches!(role, Role::Space | Role::Newline);
        let blank = space || role == Role::Tab;
        let after_word = self.after_word && !self.in_header && role != Role::Open;
        if after_word && !self.after_newline && !blank {
            self.after_word = false;
            self.begin_block(self.column);
            output.add(self.open, self.last);
        }
        if role.begins_block() || role == Role::Close {
            self.braces = false;
        }
        if self.pending && !self.braces && !space {
            self.line(role, output);
        }
        if role == Role::Newline {
            self.after_newline = true;
        }
        if role.begins_block() {
            self.nested += 1;
            self.after_word = true;
            self.after_newline = false;
            self.word = Some(role);
            let in_do = self.blocks.last().is_some_and(|b| b.word == Role::Do);
            if role == Role::Where && in_do {
                self.end_block(output);
                self.blocks.pop();
                self.nested = self.nested.saturating_sub(1);
            }
        }
        if role != Role::End && (token.channel != 0 || role == Role::Newline) {
            self.push(token, output);
            return;
        }
        match role {
            Role::In => self.end_let(output),
            Role::End => self.end_text(output),
            _ => {}
        }
        self.pending = true;
        if role != Role::End {
            self.push(token, output);
        }
    }

    fn open_brace(&mut self) {
        if self.after_word {
            self.nested = self.nested.saturating_sub(1);
            self.after_word = false;
        }
        if self.in_header {
            self.in_header = false;
            self.module = false;
        }
        self.braces = true;
        self.after_newline = false;
    }

    fn begin_block(&mut self, column: usize) {
        let word = self.word.unwrap_or(Role::Other);
        self.blocks.push(Block { word, column });
    }

    fn line(&mut self, role: Role, output: &mut Output) {
        // An empty block.
        if self.after_word && self.is_within() {
            output.add(self.open, self.last);
            self.after_word = false;
            self.after_newline = true;
        }
        let goes_on = matches!(
            role,
            Role::Where | Role::In | Role::Do | Role::Of | Role::Close | Role::End
        );
        if self.after_newline && self.is_within() && !goes_on {
            self.end_blocks(output);
            self.after_newline = false;
            if Some(self.indent) == self.outermost {
                self.pending = false;
            }
        }
        let deeper = !self.is_within();
        if self.pending && self.after_word && !self.in_header && deeper && role != Role::End {
            self.after_word = false;
            if self.after_newline {
                self.begin_block(self.indent);
                self.after_newline = false;
            }
            output.add(self.open, self.last);
        }
    }

    /// Ends blocks up to that of the `let`.
    fn end_let(&mut self, output: &mut Output) {
        while let Some(block) = self.blocks.pop() {
            self.end_block(output);
            self.nested = self.nested.saturating_sub(1);
            if block.word == Role::Let {
                break;
            }
        }
    }

    fn end_text(&mut self, output: &mut Output) {
        self.indent = self.outermost.unwrap_or(0);
        self.end_blocks(output);
        if self.outermost.is_none() {
            output.add(self.semicolon, self.last);
        }
        if self.module {
            output.add(self.close, self.last);
        }
    }
}

impl Hook for Layout {
    fn action(&mut self, call: &Call, control: &mut Control<'_>) {
        let chars = || {
            let matched = String::from_utf8_lossy(control.look.matched());
            matched.chars().count()
        };
        match call.name.as_str() {
            "processNEWLINEToken" => {
                if self.pending {
                    *control.channel = HIDDEN;
                }
                self.indent = 0;
            }
            "processTABToken" | "processWSToken" => {
                if self.pending {
                    let each = match call.name.as_str() {
                        "processTABToken" => 8,
                        _ => 1,
                    };
                    self.indent += each * chars();
                }
                *control.channel = HIDDEN;
            }
            "SetHidden" => *control.channel = HIDDEN,
            _ => {}
        }
    }

    fn token(&mut self, token: LexedToken, look: &Look<'_>, output: &mut Output) {
        self.go_to(look.text, token.start);
        let role = self.roles.get(token.kind.index()).copied();
        self.note(token, role.unwrap_or(Role::Other), output);
    }

    fn end(&mut self, look: &Look<'_>, output: &mut Output) {
        let at = look.text.len();
        self.go_to(look.text, at);
        let end = LexedToken {
            kind: Kind::EOF,
            channel: 0,
            start: at,
            end: at,
        };
        self.note(end, Role::End, output);
    }
}
