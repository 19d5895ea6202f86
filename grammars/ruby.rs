//! Ruby's tokens, which depend on the tokens before them.
//!
//! Behind a value there is an operator, elsewhere an operand. Behind a name there may be either,
//! and white space decides: `a -b` calls `a`, `a - b` does not, unless `a` is a variable. So the
//! hook records the last token, variables, open brackets, and words that `end` closes.
//!
//! The arguments of a call without parentheses stand between two empty tokens. A line end that ends
//! a statement is a token, with the bodies of here-documents that began on the line.
mod kinds;
mod literals;
mod open;
mod operators;
mod scan;
mod words;

use secateur_syntax::hook::{Answer, Call, Family, Hook, LexedToken, Look, Output, Place};
use secateur_tables::{Kind, Tables};

use kinds::Kinds;
use literals::{Document, Literal, percent};
use open::{Level, Open, State, Variables};
use scan::{colon_follows, continues, is_word};

/// The hook of Ruby.
pub static FAMILY: Family = Family {
    name: "ruby",
    bases: &[],
    predicate: |_| Answer::Ask,
    action: |_| false,
    watches: true,
    make: |language| Box::new(Ruby::new(language)),
};

/// Tokens before which a statement may end by itself.
const CLOSERS: &[&str] = &[
    "'end'", "'}'", "')'", "'else'", "'elsif'", "'when'", "'in'", "'rescue'", "'ensure'", "DATA",
];

#[derive(Clone, Copy)]
struct Spot<'a> {
    text: &'a [u8],
    start: usize,
    end: usize,
    space: bool,
    kind: Kind,
}

impl<'a> Spot<'a> {
    fn own(&self) -> &'a [u8] {
        &self.text[self.start..self.end]
    }

    fn from(&self) -> &'a [u8] {
        &self.text[self.start..]
    }

    fn behind(&self) -> &'a [u8] {
        &self.text[self.end..]
    }

    fn is_apart(&self) -> bool {
        self.behind().first().is_none_or(u8::is_ascii_whitespace)
    }
}

struct Ruby {
    kinds: Kinds,
    state: State,
    end: usize,
    levels: Vec<Level>,
    scopes: Vec<Variables>,
    /// Names of this statement that `=` may make variables.
    assigned: Vec<Vec<u8>>,
    documents: Vec<Document>,
    /// Number of names that `alias` still takes.
    aliased: u32,
    undefined: bool,
    class: bool,
    /// Whether the last token began a block: bars enclose parameters.
    block: bool,
    /// Whether the last token was `->`.
    arrow: bool,
    /// Whether the last token was `=>`.
    rocket: bool,
    label: bool,
}

impl Hook for Ruby {
    fn lexer_predicate(&mut self, call: &Call, _: &Look<'_>) -> bool {
        call.name != "never"
    }

    fn token(&mut self, token: LexedToken, look: &Look<'_>, output: &mut Output) {
        if token.channel != 0 {
            output.push(token);
            return;
        }
        if Some(token.kind) == self.kinds.newline {
            self.newline(token, look.text, output);
            return;
        }
        let spot = Spot {
            text: look.text,
            start: token.start,
            end: token.end,
            space: token.start > self.end,
            kind: token.kind,
        };
        self.visible(spot, output);
    }

    fn end(&mut self, look: &Look<'_>, output: &mut Output) {
        while let Some(level) = self.levels.pop() {
            for _ in level.calls {
                output.add(self.kinds.arguments_end, look.text.len());
            }
        }
    }

    fn parser_predicate(&self, call: &Call, place: &Place<'_>) -> bool {
        call.name != "closes" || place.token(1).is_none() || CLOSERS.contains(&place.token_name(1))
    }
}

impl Ruby {
    fn new(language: &Tables) -> Self {
        Self {
            kinds: Kinds::new(language),
            state: State::Operand,
            end: 0,
            levels: vec![Level::new(Open::File)],
            scopes: vec![Variables::default()],
            assigned: Vec::new(),
            documents: Vec::new(),
            aliased: 0,
            undefined: false,
            class: false,
            block: false,
            arrow: false,
            rocket: false,
            label: false,
        }
    }

    fn level(&mut self) -> &mut Level {
        if self.levels.is_empty() {
            self.levels.push(Level::new(Open::File));
        }
        let last = self.levels.len() - 1;
        &mut self.levels[last]
    }

    fn ended(&self) -> bool {
        matches!(
            self.state,
            State::Value | State::Name { .. } | State::Return
        )
    }

    // -----------------------------------------------------------------------
    // Output

    /// Emits a token and moves behind it.
    fn pass(
        &mut self,
        kind: Option<Kind>,
        start: usize,
        end: usize,
        state: State,
        output: &mut Output,
    ) {
        push(kind, start, end, output);
        output.skip_to(end);
        self.end = end;
        self.state = state;
    }

    /// Begins an operand; behind a name, its first argument.
    fn operand(&mut self, start: usize, output: &mut Output) {
        if matches!(self.state, State::Name { .. } | State::Return) {
            output.add(self.kinds.arguments, start);
            self.assigned.clear();
            let level = self.level();
            level.calls.push(level.conditions);
        }
    }

    /// Tests whether a possible operator begins an operand.
    fn is_operand(&self, spot: &Spot<'_>) -> bool {
        match self.state {
            State::Operand | State::Return | State::Rescue | State::Method => true,
            State::Name { variable } => !variable && spot.space && !spot.is_apart(),
            State::Value | State::Dot => false,
        }
    }

    /// Ends the calls that began in at least `conditions` conditions.
    fn end_calls(&mut self, conditions: u32, at: usize, output: &mut Output) {
        while self
            .level()
            .calls
            .last()
            .is_some_and(|&call| call >= conditions)
        {
            self.level().calls.pop();
            output.add(self.kinds.arguments_end, at);
        }
    }

    fn close(&mut self, at: usize, output: &mut Output) {
        self.end_calls(0, at, output);
        let Some(level) = self.levels.pop() else {
            return;
        };
        if level.scope {
            self.scopes.pop();
        } else if let Some(scope) = self.scopes.last_mut() {
            // The variables of a block end with it.
            scope.keep(level.variables);
        }
    }

    fn open(&mut self, open: Open) -> &mut Level {
        self.levels.push(Level::new(open));
        // Other brackets keep their variables.
        let keeps = open != Open::Block;
        let count = self.scopes.last().map_or(0, |scope| scope.order.len());
        let level = self.level();
        level.variables = if keeps { usize::MAX } else { count };
        level
    }

    fn open_do(&mut self) {
        let count = self.scopes.last().map_or(0, |scope| scope.order.len());
        self.open(Open::Word).variables = count;
    }

    fn declare(&mut self, name: &[u8]) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.add(name);
        }
    }

    /// Ends a statement, but not the construct around it.
    fn end_statement(&mut self, at: usize, output: &mut Output) {
        self.end_calls(0, at, output);
        self.assigned.clear();
        self.undefined = false;
        self.aliased = 0;
        let bars = self.level().bars;
        let level = self.level();
        level.conditions = 0;
        level.in_loop = false;
        level.in_pattern = false;
        level.header = false;
        level.parameters = bars;
        self.state = State::Operand;
    }

    // -----------------------------------------------------------------------
    // Lines and tokens

    fn newline(&mut self, mut token: LexedToken, text: &[u8], output: &mut Output) {
        for document in self.documents.drain(..) {
            token.end = document.end(text, token.end);
        }
        let in_pattern = self.level().in_pattern;
        let counts = self.ended() || self.state == State::Rescue || self.label && in_pattern;
        let in_list = matches!(self.level().open, Open::List | Open::Hash);
        output.skip_to(token.end);
        self.end = token.end;
        self.level().header = false;
        let conditional = self.level().conditions > 0 && colon_follows(&text[token.end..]);
        if counts && !in_list && !conditional && !continues(&text[token.end..]) {
            self.end_statement(token.start, output);
            self.label = false;
        } else {
            token.channel = 1;
        }
        output.push(token);
    }

    fn visible(&mut self, spot: Spot<'_>, output: &mut Output) {
        let class = std::mem::take(&mut self.class);
        let block = std::mem::take(&mut self.block);
        let arrow = std::mem::take(&mut self.arrow);
        let rocket = std::mem::take(&mut self.rocket);
        self.label = false;
        if matches!(self.state, State::Method | State::Dot) && self.method_name(&spot, output) {
            return;
        }
        let named = self.state != State::Method && self.state != State::Dot;
        if named && self.level().header && !matches!(spot.own(), b"(" | b"=" | b"." | b"::") {
            let bare = self.state == State::Value && spot.own() != b";";
            let level = self.level();
            level.header = false;
            level.parameters = bare;
        }
        let first = spot.own()[0];
        if !matches!(first, b',' | b'*' | b'(' | b')' | b'=') && !is_word(first) {
            self.assigned.clear();
        }
        match first {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | 0x80.. => self.word(spot, rocket, output),
            b'0'..=b'9' | b'@' | b'$' => {
                self.operand(spot.start, output);
                self.pass(Some(spot.kind), spot.start, spot.end, State::Value, output);
            }
            b'"' | b'\'' => {
                self.operand(spot.start, output);
                let literal = Literal::new(first, first, first == b'"', true);
                self.literal(literal, spot.start, spot.start + 1, spot.text, output);
            }
            b'`' => {
                self.operand(spot.start, output);
                let literal = Literal::new(first, first, true, false);
                self.literal(literal, spot.start, spot.start + 1, spot.text, output);
            }
            b'(' | b'[' | b'{' => self.bracket(spot, first, arrow, output),
            b')' | b']' | b'}' => self.end_bracket(spot, first, output),
            b'|' if block && spot.own() == b"||" => {
                self.pass(
                    self.kinds.pipes,
                    spot.start,
                    spot.end,
                    State::Operand,
                    output,
                );
            }
            b'|' if block || self.level().bars => self.bar(spot, block, output),
            b'?' => self.question(spot, output),
            b':' => self.colon(spot, output),
            b'/' if self.is_operand(&spot) => {
                self.operand(spot.start, output);
                let mut literal = Literal::new(b'/', b'/', true, false);
                literal.regex = true;
                self.literal(literal, spot.start, spot.start + 1, spot.text, output);
            }
            b'%' if self.is_operand(&spot) && percent(spot.from()).is_some() => {
                if let Some((length, literal)) = percent(spot.from()) {
                    self.operand(spot.start, output);
                    self.literal(literal, spot.start, spot.start + length, spot.text, output);
                }
            }
            b'<' if !class && spot.own().starts_with(b"<<") && self.is_operand(&spot) => {
                match Document::read(spot.from()) {
                    Some((length, document)) => {
                        self.operand(spot.start, output);
                        self.documents.push(document);
                        let end = spot.start + length;
                        self.pass(self.kinds.heredoc, spot.start, end, State::Value, output);
                    }
                    None => self.operator(spot, output),
                }
            }
            _ => self.operator(spot, output),
        }
        if self.aliased > 0 && self.state == State::Value {
            self.aliased -= 1;
            if self.aliased > 0 {
                self.state = State::Method;
            }
        }
    }
}

fn push(kind: Option<Kind>, start: usize, end: usize, output: &mut Output) {
    if let Some(kind) = kind.filter(|_| start < end) {
        output.push(LexedToken {
            kind,
            channel: 0,
            start,
            end,
        });
    }
}
