//! Families of hooks, and their answers without a text.

use secateur_tables::Tables;

use super::{Call, Condition, Hook, raw};

/// The answer to a predicate's call without a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Always true.
    Yes,
    /// Never true.
    No,
    /// The text decides: ask the hook.
    Ask,
    /// This family does not know it.
    Unknown,
}

/// Languages with the same hook.
#[derive(Clone, Copy)]
pub struct Family {
    /// Its name.
    pub name: &'static str,
    /// The classes that such grammars name as `superClass`, or names of grammars.
    pub bases: &'static [&'static str],
    /// Returns the answer to a predicate's call without a text.
    pub predicate: fn(&Call) -> Answer,
    /// Whether an action's call is done.
    pub action: fn(&Call) -> bool,
    /// Whether it changes tokens even where the grammar contains no code.
    pub watches: bool,
    /// Makes a hook for one text of the language with these tables.
    pub make: fn(&Tables) -> Box<dyn Hook>,
}

impl Family {
    /// Returns the answer to a whole predicate without a text.
    #[must_use]
    pub fn answer(&self, code: &str) -> Answer {
        match Condition::parse(code) {
            Some(condition) => self.of_condition(&condition),
            None => Answer::Unknown,
        }
    }

    fn of_condition(&self, condition: &Condition) -> Answer {
        let parts = |parts: &[Condition], stop: Answer, go: Answer| {
            let answers: Vec<Answer> = parts.iter().map(|part| self.of_condition(part)).collect();
            if answers.contains(&stop) {
                stop
            } else if answers.contains(&Answer::Unknown) {
                Answer::Unknown
            } else if answers.contains(&Answer::Ask) {
                Answer::Ask
            } else {
                go
            }
        };
        match condition {
            Condition::Call(call) if raw::knows(call) => Answer::Ask,
            Condition::Call(call) => (self.predicate)(call),
            Condition::Not(inner) => match self.of_condition(inner) {
                Answer::Yes => Answer::No,
                Answer::No => Answer::Yes,
                other => other,
            },
            Condition::All(all) => parts(all, Answer::No, Answer::Yes),
            Condition::Any(any) => parts(any, Answer::Yes, Answer::No),
        }
    }

    /// Whether an action is done: all of its calls.
    #[must_use]
    pub fn does(&self, code: &str) -> bool {
        calls(code).iter().all(self.action)
    }
}

/// The calls of an action, in order; an assignment is a call of `name=`. Code that
/// is more than that is one call with all of it as the name.
#[must_use]
pub(crate) fn calls(code: &str) -> Vec<Call> {
    let statements = code.split(';').filter(|part| !part.is_empty());
    let calls: Option<Vec<Call>> = statements
        .map(|part| match Condition::parse(part) {
            Some(Condition::Call(call)) => Some(call),
            _ => Call::assignment(part),
        })
        .collect();
    calls.unwrap_or_else(|| {
        vec![Call {
            name: code.to_owned(),
            arguments: Vec::new(),
        }]
    })
}
