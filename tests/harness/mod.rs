//! Shared parts: trees of texts, and executors whose tests end in any order.

use std::collections::VecDeque;
use std::time::Duration;

use fastrand::Rng;
use secateur_reduce::executor::{
    Ending, Event, Executor, FnExecutor, OracleError, Outcome, Ticket, Verdict,
};
use secateur_reduce::search::{End, Oracle, Plan, Reduction, SearchOptions, reduce};
use secateur_syntax::format::Format;
use secateur_syntax::lex::tokenize;
use secateur_syntax::parse::Parser;
use secateur_syntax::tree::Tree;

pub fn parsed(format: &dyn Format, text: &[u8]) -> Tree {
    let language = format.language();
    let shown = String::from_utf8_lossy(text);
    let tokens = tokenize(language, text).unwrap_or_else(|e| panic!("{e} in\n{shown}"));
    let syntax = format
        .parse(&mut Parser::new(language), &tokens)
        .unwrap_or_else(|e| panic!("{}", e.describe(language, text, &tokens)));
    Tree::new(language, text.to_vec(), tokens, syntax)
}

/// Runs tests concurrently; they end in any order.
struct Scrambled<'a> {
    property: &'a dyn Fn(&[u8]) -> bool,
    workers: usize,
    random: Rng,
    next: u64,
    running: VecDeque<(Ticket, Vec<u8>)>,
}

impl Executor for Scrambled<'_> {
    fn capacity(&self) -> usize {
        self.workers
    }

    fn start(&mut self, candidate: &[u8]) -> Result<Ticket, OracleError> {
        let ticket = Ticket(self.next);
        self.next += 1;
        self.running.push_back((ticket, candidate.to_vec()));
        assert!(
            self.running.len() <= self.workers,
            "more tests than there is room for"
        );
        Ok(ticket)
    }

    fn wait(&mut self) -> Result<Event, OracleError> {
        let at = self.random.usize(..self.running.len());
        let (ticket, candidate) = self.running.remove(at).expect("something runs");
        let verdict = match (self.property)(&candidate) {
            true => Verdict::Interesting,
            false => Verdict::Uninteresting,
        };
        Ok(Event::Finished(Outcome {
            ticket,
            verdict,
            ending: Ending::InProcess,
            // Long, so that running ahead pays.
            elapsed: Duration::from_secs(3600),
            output: Vec::new(),
        }))
    }

    fn poll(&mut self) -> Result<Option<Event>, OracleError> {
        Ok(None)
    }

    fn cancel(&mut self, ticket: Ticket) {
        self.running.retain(|(running, _)| *running != ticket);
    }
}

/// Reduces with one test at a time; every candidate is parsed.
pub fn serial(
    format: &dyn Format,
    text: &[u8],
    plan: &Plan,
    property: &dyn Fn(&[u8]) -> bool,
) -> Reduction {
    run(format, text, plan, &mut FnExecutor::new(property))
}

/// Reduces with 2, 4, 8 or 64 tests at a time, which end in any order.
pub fn scrambled(
    format: &dyn Format,
    text: &[u8],
    plan: &Plan,
    property: &dyn Fn(&[u8]) -> bool,
    seed: u64,
) -> Reduction {
    let mut executor = Scrambled {
        property,
        workers: [4, 64, 2, 8][seed as usize % 4],
        random: Rng::with_seed(seed),
        next: 0,
        running: VecDeque::new(),
    };
    run(format, text, plan, &mut executor)
}

fn run(format: &dyn Format, text: &[u8], plan: &Plan, executor: &mut dyn Executor) -> Reduction {
    let options = SearchOptions {
        verify_syntax: true,
        plan: plan.clone(),
        ..SearchOptions::default()
    };
    let oracle = Oracle::new(executor);
    let reduction = reduce(format, text, oracle, options, &mut ()).expect("a good start");
    assert!(matches!(reduction.end, End::Fixpoint));
    assert_eq!(reduction.rejected_by_grammar, 0);
    reduction
}
