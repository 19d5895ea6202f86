//! Choices of all decisions of a text, by a walk along its chart.
//!
//! On the way down each symbol has a goal: the symbols that have to follow it. Whether a place is
//! in a goal, that is leads to the end, is computed from the chart when a decision needs it, and
//! kept. Goals depend on further ones, without recursion, up to the end of the text.

use std::mem;

use super::Predict;
use super::chart::{Chart, Ends, Refusal};
use super::position_set::PositionSet;
use secateur_tables::{Choice, Form, Kind};

use crate::lex::Token;
use crate::{Halt, Language};

type GoalId = u32;

struct Goal {
    then: Then,
    /// Places known to lead to the end of the text.
    good: PositionSet,
    /// Places known not to.
    bad: PositionSet,
}

#[derive(Clone, Copy)]
enum Then {
    End,
    Symbol(Kind, GoalId),
    /// Any number of rounds of a loop, then the goal.
    Rounds(Kind, GoalId),
}

/// A step, and the number of goals needed from then on: later ones belong to finished steps.
struct Left {
    step: Step,
    goals: usize,
}

enum Step {
    Symbol(Kind, GoalId),
    /// Continues a loop between rounds, with the goals of a round and of the loop.
    Between(Kind, GoalId, GoalId),
}

/// Whether this place is in this goal.
struct Question {
    goal: GoalId,
    place: u32,
    /// `None` before the first.
    ends: Option<Ends>,
    /// Ends behind this one were tried.
    next: u32,
}

struct Walk<'a, P: ?Sized> {
    chart: Chart<'a, P>,
    goals: Vec<Goal>,
    choices: Vec<u16>,
    left: Vec<Left>,
    open: Vec<Question>,
}

const END: GoalId = 0;

/// In words.
const GOAL: u64 = (size_of::<Goal>() / 8) as u64;

/// Returns the choices of decisions that take more than one token, in parsing order.
///
/// `ends` is the number of parser states that read the end of the file.
pub(super) fn choices<P: Predict + ?Sized>(
    language: &Language,
    predict: &P,
    tokens: &[Token],
    ends: usize,
    halt: &Halt,
) -> Result<Vec<u16>, Refusal> {
    let mut refusal = None;
    loop {
        let mut walk = Walk {
            chart: Chart::new(language, predict, tokens, ends, refusal, halt.clone()),
            goals: Vec::new(),
            choices: Vec::new(),
            left: Vec::new(),
            open: Vec::new(),
        };
        walk.goal(Then::End)?;
        if walk.leads(language.start, 0, END)? && refusal.is_none() {
            walk.push(Step::Symbol(language.start, END));
            return walk.through();
        }
        // Again, for the expected tokens.
        match walk.chart.refusal() {
            Refusal::Token(at, _) if refusal.is_none() => refusal = Some(at),
            refusal => return Err(refusal),
        }
    }
}

impl<P: Predict + ?Sized> Walk<'_, P> {
    fn through(mut self) -> Result<Vec<u16>, Refusal> {
        let mut at = 0;
        while let Some(left) = self.left.pop() {
            self.drop_goals(left.goals);
            match left.step {
                Step::Symbol(symbol, goal) => match self.chart.read(symbol, at) {
                    // Only automata that contradict the rules lead to no goal.
                    Some(end) => at = end.ok_or(Refusal::Token(at, Vec::new()))?,
                    None => self.enter(symbol, at, goal)?,
                },
                Step::Between(rule, round, goal) => {
                    let body = self.chart.language().symbols_of(rule)[0];
                    if self.goes_in(rule, at, round, goal)? {
                        self.push(Step::Between(rule, round, goal));
                        self.push(Step::Symbol(body, round));
                    }
                }
            }
        }
        Ok(self.choices)
    }

    fn push(&mut self, step: Step) {
        let goals = self.goals.len();
        self.left.push(Left { step, goals });
    }

    fn goal(&mut self, then: Then) -> Result<GoalId, Refusal> {
        self.chart.keep(GOAL)?;
        self.goals.push(Goal {
            then,
            good: PositionSet::default(),
            bad: PositionSet::default(),
        });
        Ok(self.goals.len() as GoalId - 1)
    }

    fn drop_goals(&mut self, from: usize) {
        let nothing = PositionSet::default().cost();
        for goal in self.goals.drain(from..) {
            let places = goal.good.cost() + goal.bad.cost() - 2 * nothing;
            self.chart.release(GOAL + places);
        }
    }

    fn enter(&mut self, rule: Kind, at: u32, goal: GoalId) -> Result<(), Refusal> {
        self.chart.spend(1)?;
        let language = self.chart.language();
        let symbols = language.symbols_of(rule);
        match language.form(rule).expect("a rule has a form") {
            Form::Sequence => {
                let first = self.left.len();
                let mut goal = goal;
                for &symbol in symbols.iter().rev() {
                    self.push(Step::Symbol(symbol, goal));
                    if self.left.len() - first < symbols.len() {
                        goal = self.goal(Then::Symbol(symbol, goal))?;
                    }
                }
            }
            Form::Alternation => {
                let number = match self.chart.choice(rule, at) {
                    Choice::ADAPTIVE => {
                        let mut number = 0;
                        // The last alternative has to lead on if no other does.
                        while number + 1 < symbols.len()
                            && !self.leads(symbols[number], at, goal)?
                        {
                            number += 1;
                        }
                        self.choices.push(number as u16 + 1);
                        number
                    }
                    Choice(number) => usize::from(number) - 1,
                };
                self.push(Step::Symbol(symbols[number], goal));
            }
            Form::Optional => {
                if self.goes_in(rule, at, goal, goal)? {
                    self.push(Step::Symbol(symbols[0], goal));
                }
            }
            form @ (Form::Star | Form::Plus) => {
                let round = self.goal(Then::Rounds(rule, goal))?;
                self.push(Step::Between(rule, round, goal));
                if form == Form::Plus {
                    self.push(Step::Symbol(symbols[0], round));
                }
            }
            Form::Set => unreachable!("a set is read"),
        }
        Ok(())
    }

    /// Returns whether a loop or an option is entered: the first alternative that leads to the end.
    fn goes_in(
        &mut self,
        rule: Kind,
        at: u32,
        inner: GoalId,
        outer: GoalId,
    ) -> Result<bool, Refusal> {
        let language = self.chart.language();
        let lazy = language.rule(rule).is_some_and(|rule| rule.lazy);
        let goes_in = match (self.chart.in_or_on(rule, at), lazy) {
            ((true, true), false) => self.leads(language.symbols_of(rule)[0], at, inner)?,
            ((true, true), true) => !self.is_in(at, outer)?,
            ((goes_in, _), _) => return Ok(goes_in),
        };
        self.choices.push(if goes_in == lazy { 2 } else { 1 });
        Ok(goes_in)
    }

    fn leads(&mut self, symbol: Kind, at: u32, goal: GoalId) -> Result<bool, Refusal> {
        let ends = self.chart.ends(symbol, at)?;
        let mut next = u32::MAX;
        while let Some(end) = self.chart.last_end(ends, next) {
            if self.is_in(end, goal)? {
                return Ok(true);
            }
            let Some(before) = end.checked_sub(1) else {
                break;
            };
            next = before;
        }
        Ok(false)
    }

    fn known(&self, place: u32, goal: GoalId) -> Option<bool> {
        let Goal { then, good, bad } = &self.goals[goal as usize];
        match then {
            Then::End => Some(place >= self.chart.count()),
            _ if good.contains(place) => Some(true),
            _ => bad.contains(place).then_some(false),
        }
    }

    fn is_in(&mut self, place: u32, goal: GoalId) -> Result<bool, Refusal> {
        self.chart.spend(1)?;
        if let Some(known) = self.known(place, goal) {
            return Ok(known);
        }
        let question = |goal, place| Question {
            goal,
            place,
            ends: None,
            next: u32::MAX,
        };
        let mut open = mem::take(&mut self.open);
        open.push(question(goal, place));
        while let Some(asked) = open.last_mut() {
            match self.ask(asked)? {
                Answer::Known(is_in) => {
                    let goal = &mut self.goals[asked.goal as usize];
                    let places = if is_in { &mut goal.good } else { &mut goal.bad };
                    let before = places.cost();
                    places.insert(asked.place);
                    let words = places.cost().saturating_sub(before);
                    self.chart.keep(words)?;
                    open.pop();
                }
                // Its answer is known when this question recurs.
                Answer::Depends(goal, place) => open.push(question(goal, place)),
            }
        }
        self.open = open;
        Ok(self.known(place, goal) == Some(true))
    }

    /// Returns the question that the answer depends on, if there is no answer yet.
    fn ask(&mut self, asked: &mut Question) -> Result<Answer, Refusal> {
        let (symbol, goal) = match self.goals[asked.goal as usize].then {
            Then::End => return Ok(Answer::Known(asked.place >= self.chart.count())),
            Then::Symbol(symbol, goal) => (symbol, goal),
            Then::Rounds(rule, goal) => {
                let (goes_in, goes_on) = self.chart.in_or_on(rule, asked.place);
                if goes_on {
                    match self.known(asked.place, goal) {
                        Some(true) => return Ok(Answer::Known(true)),
                        Some(false) => {}
                        None => return Ok(Answer::Depends(goal, asked.place)),
                    }
                }
                if !goes_in {
                    return Ok(Answer::Known(false));
                }
                (self.chart.language().symbols_of(rule)[0], asked.goal)
            }
        };
        let ends = match asked.ends {
            Some(ends) => ends,
            None => *asked.ends.insert(self.chart.ends(symbol, asked.place)?),
        };
        // The last end is the most likely one, as the end of the text is far.
        while let Some(end) = self.chart.last_end(ends, asked.next) {
            self.chart.spend(1)?;
            // A round without a token leads nowhere.
            let same = goal == asked.goal && end == asked.place;
            match self.known(end, goal) {
                Some(true) => return Ok(Answer::Known(true)),
                None if !same => return Ok(Answer::Depends(goal, end)),
                _ => {}
            }
            match end.checked_sub(1) {
                Some(before) => asked.next = before,
                None => break,
            }
        }
        Ok(Answer::Known(false))
    }
}

enum Answer {
    Known(bool),
    /// The same answer as for this place and goal.
    Depends(GoalId, u32),
}
