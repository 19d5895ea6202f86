//! Names and keywords.

use secateur_syntax::hook::Output;

use super::open::{Open, State, Variables};
use super::scan::{METHODS, is_alone, is_assigned, with_suffix, word_length};
use super::{Ruby, Spot};

impl Ruby {
    /// Reads a name behind `def`, `alias` or a dot, maybe a keyword or operator.
    pub(super) fn method_name(&mut self, spot: &Spot<'_>, output: &mut Output) -> bool {
        let defined = self.state == State::Method || self.level().header;
        let end = match spot.own()[0] {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | 0x80.. => {
                let end = spot.start + with_suffix(spot.from());
                let setter = defined && end == spot.start + word_length(spot.from()) && {
                    let behind = &spot.text[end..];
                    behind.first() == Some(&b'=')
                        && !matches!(behind.get(1), Some(b'~' | b'>' | b'='))
                        && (self.aliased > 0
                            || self.undefined
                            || behind.get(1).is_none_or(|byte| b"( ;\r\n".contains(byte)))
                };
                end + usize::from(setter)
            }
            _ => match METHODS
                .iter()
                .find(|name| spot.from().starts_with(name.as_bytes()))
            {
                Some(name) => spot.start + name.len(),
                None => return false,
            },
        };
        let state = match self.state {
            _ if defined => State::Value,
            _ => State::Name { variable: false },
        };
        self.pass(self.kinds.name, spot.start, end, state, output);
        if self.aliased > 0 {
            self.aliased -= 1;
            if self.aliased > 0 {
                self.state = State::Method;
            }
        }
        true
    }

    pub(super) fn word(&mut self, spot: Spot<'_>, rocket: bool, output: &mut Output) {
        let mut end = spot.start + with_suffix(spot.from());
        if spot.own() == b"defined?" {
            end = spot.end;
        }
        let word = &spot.text[spot.start..end];
        let behind = &spot.text[end..];
        let labels = behind.first() == Some(&b':') && behind.get(1) != Some(&b':');
        if labels && self.level().conditions == 0 {
            self.operand(spot.start, output);
            if self.level().parameters || self.level().in_pattern {
                self.declare(word);
            }
            self.pass(
                self.kinds.label,
                spot.start,
                end + 1,
                State::Operand,
                output,
            );
            self.label = true;
            return;
        }
        if word == b"__END__" && is_alone(spot.text, spot.start, end) {
            let all = spot.text.len();
            self.pass(self.kinds.data, spot.start, all, State::Operand, output);
            return;
        }
        if !self.keyword(spot, word, output) {
            self.operand(spot.start, output);
            self.name(word, behind, rocket);
            let state = self.state;
            self.pass(self.kinds.name, spot.start, end, state, output);
        }
    }

    pub(super) fn name(&mut self, word: &[u8], behind: &[u8], rocket: bool) {
        const VALUES: &[&[u8]] = &[
            b"nil",
            b"true",
            b"false",
            b"self",
            b"redo",
            b"retry",
            b"__FILE__",
            b"__LINE__",
            b"__ENCODING__",
            b"__dir__",
        ];
        if VALUES.contains(&word) {
            self.state = State::Value;
            return;
        }
        let level = self.level();
        let declared = level.parameters || level.in_for || level.in_pattern || rocket;
        if declared || is_assigned(behind) {
            self.declare(word);
        } else {
            self.assigned.push(word.to_vec());
        }
        let scope = self.scopes.last();
        let variable = scope.is_some_and(|scope| scope.names.contains(word));
        self.state = State::Name { variable };
    }

    pub(super) fn keyword(&mut self, spot: Spot<'_>, word: &[u8], output: &mut Output) -> bool {
        let start = spot.start;
        let mut kind = Some(spot.kind);
        let mut state = State::Operand;
        match word {
            b"if" | b"unless" | b"while" | b"until" => {
                if self.ended() {
                    self.end_calls(0, start, output);
                    kind = self.kinds.modifier;
                } else {
                    self.open(Open::Word).in_loop = matches!(word, b"while" | b"until");
                }
            }
            b"rescue" => {
                if self.ended() {
                    self.end_calls(0, start, output);
                    kind = self.kinds.modifier;
                } else {
                    state = State::Rescue;
                }
            }
            b"and" | b"or" | b"else" | b"elsif" | b"when" | b"ensure" => {
                self.end_calls(0, start, output);
            }
            b"then" => {
                self.end_calls(0, start, output);
                self.level().in_pattern = false;
            }
            b"in" => {
                let ended = self.ended();
                self.end_calls(0, start, output);
                let level = self.level();
                if level.in_for {
                    level.in_for = false;
                    level.in_loop = true;
                } else if ended {
                    kind = self.kinds.matches;
                } else {
                    level.in_pattern = true;
                }
            }
            b"do" if self.level().lambdas > 0 => {
                self.level().lambdas -= 1;
                self.open_do();
                kind = self.kinds.lambda_do;
            }
            b"do" => {
                self.end_calls(0, start, output);
                let level = self.level();
                if level.in_loop {
                    level.in_loop = false;
                    kind = self.kinds.loop_do;
                } else {
                    self.open_do();
                    self.block = true;
                    kind = self.kinds.block_do;
                }
            }
            b"end" => {
                if self.level().open == Open::Word {
                    self.close(start, output);
                }
                state = State::Value;
            }
            b"case" | b"begin" => {
                self.operand(start, output);
                self.open(Open::Word);
            }
            b"for" => {
                self.operand(start, output);
                self.open(Open::Word).in_for = true;
            }
            b"class" | b"module" | b"def" => {
                self.operand(start, output);
                let level = self.open(Open::Word);
                level.scope = true;
                level.header = word == b"def";
                self.scopes.push(Variables::default());
                self.class = word == b"class";
                if word == b"def" {
                    state = State::Method;
                }
            }
            b"alias" => {
                state = State::Method;
                self.aliased = 2;
            }
            b"undef" => {
                state = State::Method;
                self.undefined = true;
            }
            b"BEGIN" | b"END" => state = State::Value,
            b"return" | b"break" | b"next" => {
                self.operand(start, output);
                state = State::Return;
            }
            b"yield" | b"super" => {
                self.operand(start, output);
                kind = self.kinds.name;
                state = State::Name { variable: false };
            }
            b"not" | b"defined?" => self.operand(start, output),
            _ => return false,
        }
        self.pass(kind, start, spot.end, state, output);
        true
    }
}
