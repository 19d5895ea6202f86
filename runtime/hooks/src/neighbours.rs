//! Predicates on neighbours: the last token, the characters around, the column, the next tokens.
//!
//! For most published grammars a table of these suffices.

use secateur_syntax::hook::{Answer, Call, Hook, LexedToken, Look, Output, Place};
use secateur_tables::{Kind, Tables};

#[derive(Clone, Copy)]
pub(super) enum Test {
    Always(bool),
    /// Lexer: the last token of the default channel is none of these.
    LastIsNot(&'static [&'static str]),
    /// Lexer: a function.
    Look(fn(&Call, &Look<'_>) -> bool),
    /// Lexer: a function of the names of the last two tokens, last first.
    Last(fn([&str; 2]) -> bool),
    /// Parser: the type of the token at an offset is one of these.
    Is(i64, &'static [&'static str]),
    /// Parser: the type of the token at an offset is none of these.
    IsNot(i64, &'static [&'static str]),
    /// Parser: a function.
    Place(fn(&Call, &Place<'_>) -> bool),
}

pub(super) struct Table {
    pub(super) name: &'static str,
    pub(super) tests: &'static [(&'static str, Test)],
}

macro_rules! family {
    ($table:ident, $bases:expr) => {
        Family {
            name: $table.name,
            bases: $bases,
            predicate: |call| $table.answer(call),
            action: |_| false,
            watches: false,
            make: |language| Box::new(Neighbours::new(&$table, language)),
        }
    };
}
pub(super) use family;

impl Table {
    fn test(&self, call: &Call) -> Option<Test> {
        let mut tests = self.tests.iter();
        tests
            .find(|(name, _)| *name == call.name)
            .map(|(_, test)| *test)
    }

    pub(super) fn answer(&self, call: &Call) -> Answer {
        match self.test(call) {
            Some(Test::Always(true)) => Answer::Yes,
            Some(Test::Always(false)) => Answer::No,
            Some(_) => Answer::Ask,
            None => Answer::Unknown,
        }
    }
}

pub(super) struct Neighbours {
    table: &'static Table,
    names: Vec<String>,
    /// Of the default channel, last first.
    last: [Option<Kind>; 2],
}

impl Neighbours {
    pub(super) fn new(table: &'static Table, language: &Tables) -> Self {
        let names = language.tokens.iter();
        Self {
            table,
            names: names.map(|token| token.name.to_string()).collect(),
            last: [None; 2],
        }
    }

    fn last_names(&self) -> [&str; 2] {
        self.last
            .map(|kind| kind.map_or("", |kind| self.names[kind.index()].as_str()))
    }
}

impl Hook for Neighbours {
    fn lexer_predicate(&mut self, call: &Call, look: &Look<'_>) -> bool {
        match self.table.test(call) {
            Some(Test::LastIsNot(names)) => !names.contains(&self.last_names()[0]),
            Some(Test::Last(test)) => test(self.last_names()),
            Some(Test::Look(test)) => test(call, look),
            _ => true,
        }
    }

    fn token(&mut self, token: LexedToken, _: &Look<'_>, output: &mut Output) {
        if token.channel == 0 {
            self.last = [Some(token.kind), self.last[0]];
        }
        output.push(token);
    }

    fn parser_predicate(&self, call: &Call, place: &Place<'_>) -> bool {
        match self.table.test(call) {
            Some(Test::Is(offset, names)) => names.contains(&place.token_name(offset)),
            Some(Test::IsNot(offset, names)) => !names.contains(&place.token_name(offset)),
            Some(Test::Place(test)) => test(call, place),
            _ => true,
        }
    }
}
