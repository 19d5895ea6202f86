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
    /// The hook decides by the text.
    Ask,
    /// The family does not know the predicate.
    Unknown,
}

/// Languages with the same hook.
#[derive(Clone, Copy)]
pub struct Family {
    /// Its name.
    pub name: &'static str,
    /// Values of `superClass` in such grammars, or names of grammars.
    pub bases: &'static [&'static str],
    /// Returns the answer to a predicate's call without a text.
    pub predicate: fn(&Call) -> Answer,
    /// Whether the hook does an action's call.
    pub action: fn(&Call) -> bool,
    /// Whether the hook changes tokens even where the grammar contains no code.
    pub watches: bool,
    /// Makes a hook for one text of a language.
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

    /// Whether the hook does all calls of an action.
    #[must_use]
    pub fn does(&self, code: &str) -> bool {
        calls(code).iter().all(self.action)
    }
}

/// Returns the calls of an action, in order; an assignment is a call of `name=`.
///
/// Other code is one call, with all of it as the name.
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
