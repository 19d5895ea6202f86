//! Dialects whose grammars call an action at line ends and brackets.

use super::{Kinds, Levels, Step, width};
use secateur_syntax::hook::{Call, Control, Hook, LexedToken, Look, Output};
use secateur_tables::{Kind, Tables, TokenRole};

fn push_step(kinds: &Kinds, step: Step, at: usize, output: &mut Output) {
    match step {
        Step::Same => {}
        Step::In => output.add(kinds.indent, at),
        Step::Out(ended) => {
            for _ in 0..ended {
                output.add(kinds.dedent, at);
            }
        }
    }
}

/// Hidden line ends, where LINE_BREAK marks those that count.
pub(super) struct Breaks {
    kinds: Kinds,
    line_break: Option<Kind>,
    levels: Levels,
    /// Open brackets: within, line ends do not count.
    open: usize,
    /// The line end before an indentation, or the start of the text.
    pending: Option<LexedToken>,
    began: bool,
}

impl Breaks {
    pub(super) fn new(language: &Tables) -> Self {
        Self {
            kinds: Kinds::new(language),
            line_break: language.token_with(TokenRole::LineBreak),
            levels: Levels::default(),
            open: 0,
            pending: None,
            began: false,
        }
    }

    /// Whether the line has tokens, by its first character, or the text ends.
    fn counts(&self, look: &Look<'_>) -> bool {
        self.open == 0 && !matches!(look.char_at(1), Some('\r' | '\n' | '\x0c' | '#'))
    }

    fn line(&mut self, width: usize, ended: Option<LexedToken>, at: usize, output: &mut Output) {
        match (ended, self.line_break) {
            (Some(ended), Some(kind)) => output.push(LexedToken {
                kind,
                channel: 0,
                ..ended
            }),
            _ => output.add(self.line_break, at),
        }
        let at = ended.map_or(at, |ended| ended.end);
        push_step(&self.kinds, self.levels.line(width), at, output);
    }
}

impl Hook for Breaks {
    fn action(&mut self, call: &Call, _: &mut Control<'_>) {
        match call.name.as_str() {
            "IncIndentLevel" => self.open += 1,
            "DecIndentLevel" => self.open = self.open.saturating_sub(1),
            _ => {}
        }
    }

    fn token(&mut self, token: LexedToken, look: &Look<'_>, output: &mut Output) {
        let first = !self.began;
        self.began = true;
        let pending = self.pending.take();
        if Some(token.kind) == self.kinds.newline {
            if let Some(pending) = pending {
                output.push(pending);
            }
            let space = matches!(look.char_at(1), Some(' ' | '\t'));
            if !space && self.counts(look) {
                self.line(0, Some(token), token.end, output);
            } else {
                self.pending = Some(token);
            }
        } else if Some(token.kind) == self.kinds.space {
            if (first || pending.is_some()) && self.counts(look) {
                self.line(width(look.matched()), pending, token.start, output);
            } else if let Some(pending) = pending {
                output.push(pending);
            }
            output.push(token);
        } else {
            if let Some(pending) = pending {
                output.push(pending);
            }
            output.push(token);
        }
    }

    fn end(&mut self, look: &Look<'_>, output: &mut Output) {
        if let Some(pending) = self.pending.take() {
            output.push(pending);
        }
        let step = self.levels.line(0);
        if step != Step::Same {
            output.add(self.line_break, look.at);
            push_step(&self.kinds, step, look.at, output);
        }
    }
}

/// Line ends that include the white space behind them.
pub(super) struct NewLines {
    kinds: Kinds,
    levels: Levels,
    open: i64,
    /// Whether NEWLINE may be the first token.
    first: bool,
    began: bool,
}

impl NewLines {
    pub(super) fn new(language: &Tables, first: bool) -> Self {
        Self {
            kinds: Kinds::new(language),
            levels: Levels::default(),
            open: 0,
            first,
            began: false,
        }
    }
}

impl Hook for NewLines {
    fn lexer_predicate(&mut self, call: &Call, look: &Look<'_>) -> bool {
        call.name != "atStartOfInput" || look.at == 0
    }

    fn action(&mut self, call: &Call, _: &mut Control<'_>) {
        match call.name.as_str() {
            "openBrace" => self.open += 1,
            "closeBrace" => self.open -= 1,
            _ => {}
        }
    }

    fn token(&mut self, token: LexedToken, look: &Look<'_>, output: &mut Output) {
        if Some(token.kind) != self.kinds.newline {
            self.began |= token.channel == 0;
            output.push(token);
            return;
        }
        // Empty lines do not count, but for the last character of the text.
        let empty = matches!(look.char_at(1), Some('\r' | '\n' | '\x0c' | '#'));
        if self.open > 0 || (empty && look.char_at(2).is_some()) {
            return;
        }
        let is_end = |byte: &u8| matches!(byte, b'\r' | b'\n' | b'\x0c');
        let text = look.matched();
        let ends = text.iter().take_while(|byte| is_end(byte)).count();
        let line = token.start + ends;
        if self.first || self.began {
            output.push(LexedToken { end: line, ..token });
        }
        let step = self.levels.line(width(&text[ends..]));
        push_step(&self.kinds, step, line, output);
        self.began |= step != Step::Same;
    }

    fn end(&mut self, look: &Look<'_>, output: &mut Output) {
        let step = self.levels.line(0);
        if step != Step::Same {
            output.add(self.kinds.newline, look.at);
            push_step(&self.kinds, step, look.at, output);
        }
    }
}
