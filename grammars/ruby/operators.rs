//! Operators and brackets.

use secateur_syntax::hook::Output;

use super::open::{Level, Open, State};
use super::scan::ends_range;
use super::{Ruby, Spot};

impl Ruby {
    pub(super) fn operator(&mut self, spot: Spot<'_>, output: &mut Output) {
        let own = spot.own();
        let mut kind = Some(spot.kind);
        let mut state = State::Operand;
        match own {
            b"-" | b"+" | b"*" | b"**" | b"&" | b"!" | b"~" if self.is_operand(&spot) => {
                self.operand(spot.start, output);
            }
            b".." | b"..." if self.state == State::Return => self.operand(spot.start, output),
            b".." | b"..." if self.ended() && ends_range(spot.behind()) => {
                kind = self.kinds.endless;
                state = State::Value;
            }
            b"->" => {
                self.operand(spot.start, output);
                self.level().lambdas += 1;
                self.arrow = true;
            }
            b"." | b"&." => state = State::Dot,
            b";" => {
                self.end_statement(spot.start, output);
                self.pass(
                    Some(spot.kind),
                    spot.start,
                    spot.end,
                    State::Operand,
                    output,
                );
                return;
            }
            b"," if self.undefined => state = State::Method,
            b"=" => self.assignment(output),
            b"=>" => self.rocket = true,
            _ => {}
        }
        self.pass(kind, spot.start, spot.end, state, output);
    }

    /// Begins the body of `def`; else makes the names before it variables.
    pub(super) fn assignment(&mut self, output: &mut Output) {
        if self.level().header {
            self.close(self.end, output);
        }
        for name in std::mem::take(&mut self.assigned) {
            self.declare(&name);
        }
    }

    pub(super) fn bracket(&mut self, spot: Spot<'_>, first: u8, arrow: bool, output: &mut Output) {
        let in_name = matches!(self.state, State::Name { .. });
        let named = self.state != State::Method;
        let variable = self.state == State::Name { variable: true };
        let mut kind = Some(spot.kind);
        let mut open = Open::List;
        let mut parameters = false;
        match first {
            b'(' if arrow || named && self.level().header => parameters = true,
            b'(' if self.state == State::Value || self.state == State::Dot => {}
            b'(' if in_name && !spot.space => {}
            b'(' => {
                self.operand(spot.start, output);
                open = Open::Group;
            }
            b'[' if in_name && (variable || !spot.space) => {}
            b'[' => self.operand(spot.start, output),
            _ if self.level().lambdas > 0 => {
                self.level().lambdas -= 1;
                kind = self.kinds.lambda_open;
                open = Open::Block;
            }
            _ if self.state == State::Value || in_name => {
                kind = self.kinds.block_open;
                open = Open::Block;
                self.block = true;
            }
            _ => {
                self.operand(spot.start, output);
                open = Open::Hash;
            }
        }
        self.open(open).parameters = parameters;
        self.pass(kind, spot.start, spot.end, State::Operand, output);
    }

    pub(super) fn end_bracket(&mut self, spot: Spot<'_>, first: u8, output: &mut Output) {
        let fits = |level: &Level| match level.open {
            Open::File | Open::Word => false,
            Open::Group => first == b')',
            Open::List => first != b'}',
            Open::Hash | Open::Block | Open::Interpolation(_) => first == b'}',
        };
        let found = self.levels.iter().rposition(fits);
        let mut open = Open::File;
        if let Some(found) = found {
            while self.levels.len() > found {
                open = self.level().open;
                self.close(spot.start, output);
            }
        }
        // The body may directly follow the parameters of `def`.
        let state = match self.level().header {
            true => State::Operand,
            false => State::Value,
        };
        self.pass(Some(spot.kind), spot.start, spot.end, state, output);
        if let Open::Interpolation(literal) = open {
            self.resume(literal, spot.end, spot.text, output);
        }
    }

    pub(super) fn bar(&mut self, spot: Spot<'_>, begins: bool, output: &mut Output) {
        self.end_calls(0, spot.start, output);
        let level = self.level();
        level.bars = begins;
        level.parameters = begins;
        self.pass(
            self.kinds.pipe,
            spot.start,
            spot.start + 1,
            State::Operand,
            output,
        );
    }
}
