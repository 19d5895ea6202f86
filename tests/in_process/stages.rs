//! Each stage of a search looks whether to stop, and stops, whatever the reason.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use secateur_reduce::executor::{Ending, Event, Executor, OracleError, Outcome, Ticket, Verdict};
use secateur_reduce::search::{
    Answers, Budget, Effort, End, Observer, Oracle, Plan, Polish, Progress, ReduceError, Reduction,
    SearchLimit, SearchOptions, Tested, TextChange, reduce,
};
use secateur_reduce::strategy::STRATEGIES;
use secateur_reduce::transform::Transformer;

use crate::C;
use crate::lines::Lines;

/// Counts looks and tests; from a look on it reports a signal.
struct Counting {
    /// Words that a text needs to pass.
    words: &'static [&'static str],
    signal_at: u64,
    /// The test that brings a signal, too.
    signal_with: u64,
    looks: u64,
    tests: u64,
    next: u64,
    ended: VecDeque<(Ticket, bool)>,
}

impl Counting {
    fn new(signal_at: u64) -> Self {
        Self {
            words: &["needle", "other"],
            signal_at,
            signal_with: u64::MAX,
            looks: 0,
            tests: 0,
            next: 0,
            ended: VecDeque::new(),
        }
    }

    fn signalled(&mut self) -> bool {
        self.looks += 1;
        self.looks >= self.signal_at
    }
}

impl Executor for Counting {
    fn capacity(&self) -> usize {
        1
    }

    fn start(&mut self, text: &[u8]) -> Result<Ticket, OracleError> {
        assert!(
            self.looks < self.signal_at,
            "a test starts after the signal"
        );
        self.tests += 1;
        if self.tests == self.signal_with {
            self.signal_at = 0;
        }
        self.next += 1;
        let passed = self.words.iter().all(|word| has(text, word));
        self.ended.push_back((Ticket(self.next), passed));
        Ok(Ticket(self.next))
    }

    fn wait(&mut self) -> Result<Event, OracleError> {
        if self.signalled() {
            return Ok(Event::Interrupted);
        }
        let (ticket, passed) = self.ended.pop_front().expect("a test runs");
        let verdict = match passed {
            true => Verdict::Interesting,
            false => Verdict::Uninteresting,
        };
        Ok(Event::Finished(Outcome {
            ticket,
            verdict,
            ending: Ending::InProcess,
            elapsed: Duration::ZERO,
            output: Vec::new(),
        }))
    }

    fn poll(&mut self) -> Result<Option<Event>, OracleError> {
        match self.signalled() {
            true => Ok(Some(Event::Interrupted)),
            false => Ok(None),
        }
    }

    fn cancel(&mut self, ticket: Ticket) {
        self.ended.retain(|(other, _)| *other != ticket);
    }
}

fn has(text: &[u8], word: &str) -> bool {
    text.windows(word.len()).any(|part| part == word.as_bytes())
}

/// The stage of each look and of the last one.
#[derive(Default)]
struct Stages(Vec<String>);

impl Observer for Stages {
    fn improved(&mut self, _: &[u8], _: &TextChange, _: &Progress) -> std::io::Result<()> {
        Ok(())
    }

    fn tick(&mut self, progress: &Progress) {
        self.0.push(progress.strategy.to_string());
    }
}

const TEXT: &str = "struct s { int a, b; };\nint unused(int x) { return x + 1; }\n\
    int needle(struct s *p, int n) {\n  /* text */\n  int i, other = 0;\n\
    for (i = 0; i < n; i++) { if (p->a > i) other += p->b; else other = other * 2; }\n\
    return other;\n}\n";

fn run(
    plan: &Plan,
    width: usize,
    budget: Budget,
    executor: &mut Counting,
) -> (Result<Reduction, ReduceError>, Stages) {
    let options = SearchOptions {
        plan: plan.clone(),
        width,
        polish: Some(Polish::default()),
        distrust: true,
        explain: true,
        mutants: 16,
        budget,
        ..SearchOptions::default()
    };
    let mut stages = Stages::default();
    let oracle = Oracle::new(executor);
    let ended = reduce(C, TEXT.as_bytes(), oracle, options, &mut stages);
    (ended, stages)
}

#[test]
fn every_stage_looks_and_stops() {
    let mut plans: Vec<(String, usize, Plan)> = STRATEGIES
        .iter()
        .map(|kind| {
            (
                kind.name.to_owned(),
                1,
                Plan::chain(kind.name, None, &[]).unwrap(),
            )
        })
        .collect();
    for effort in [Effort::Usual, Effort::Smallest, Effort::Thorough] {
        plans.push((format!("{effort:?}"), 1, Plan::Default(effort, Vec::new())));
    }
    let usual = Plan::Default(Effort::Usual, Vec::new());
    plans.push(("epochs".to_owned(), 8, usual));
    for (width, name) in [(1, "lines"), (8, "lines in epochs")] {
        let plugin = Arc::new(Lines {
            backwards: false,
            names: vec!["line".to_owned()],
        });
        let plan = Plan::chain("lines", None, &[plugin as Arc<dyn Transformer>]).unwrap();
        plans.push((name.to_owned(), width, plan));
    }
    let free = Budget::default();
    for (name, width, plan) in plans {
        let mut whole = Counting::new(u64::MAX);
        let (ended, stages) = run(&plan, width, free, &mut whole);
        assert!(matches!(ended.unwrap().end, End::Fixpoint), "{name}");
        let looked = |stage: &str| stages.0.iter().any(|other| other == stage);
        assert!(looked("") && looked("polish"), "{name}");
        for stage in plan.stages() {
            assert!(looked(&stage.work.name()), "{name}: {}", stage.work.name());
        }
        // A signal at any look ends the stage at that look.
        let step = (whole.looks / 60).max(1);
        for signal_at in (1..=whole.looks).step_by(step as usize) {
            let mut executor = Counting::new(signal_at);
            let (ended, _) = run(&plan, width, free, &mut executor);
            let is_interrupted = match &ended {
                Ok(reduction) => match reduction.end {
                    End::Interrupted => true,
                    // Mutants of the result are left out.
                    End::Fixpoint => reduction.mutants.is_empty(),
                    _ => false,
                },
                Err(error) => matches!(error, ReduceError::Interrupted),
            };
            assert!(is_interrupted, "{name}, look {signal_at}");
            let more = executor.looks - signal_at;
            assert!(more <= 1, "{name}: {more} looks after look {signal_at}");
        }
        let step = (whole.tests / 20).max(1);
        for most in (1..whole.tests).step_by(step as usize) {
            let budget = Budget {
                tests: Some(most),
                time: None,
            };
            let mut executor = Counting::new(u64::MAX);
            let (ended, _) = run(&plan, width, budget, &mut executor);
            let is_limited = match &ended {
                Ok(reduction) => match reduction.end {
                    End::Limited(SearchLimit::Tests) => true,
                    // Mutants of the result are left out.
                    End::Fixpoint => reduction.mutants.is_empty(),
                    _ => false,
                },
                Err(error) => matches!(error, ReduceError::Limited(SearchLimit::Tests)),
            };
            assert!(is_limited && executor.tests == most, "{name}: {most} tests");
        }
        let none = Budget {
            tests: None,
            time: Some(Duration::ZERO),
        };
        let mut executor = Counting::new(u64::MAX);
        let (ended, _) = run(&plan, width, none, &mut executor);
        let error = ended.expect_err("there is no time");
        assert!(
            matches!(error, ReduceError::Limited(SearchLimit::Time)),
            "{name}"
        );
        assert_eq!(executor.tests, 0, "{name}");
    }
}

#[test]
fn the_guard_and_the_second_test_end_at_a_signal() {
    for guards in [true, false] {
        let ended = |signal_at: u64| {
            let (mut first, mut other) = (Counting::new(u64::MAX), Counting::new(signal_at));
            let oracle = Oracle::new(&mut first);
            let oracle = match guards {
                true => oracle.guarded(&mut other),
                false => oracle.then(&mut other, 2),
            };
            let options = SearchOptions::default();
            let ended = reduce(C, TEXT.as_bytes(), oracle, options, &mut Stages::default());
            (ended, other.looks)
        };
        let (whole, looks) = ended(u64::MAX);
        assert!(matches!(whole.unwrap().end, End::Fixpoint) && looks > 3);
        for signal_at in 1..=looks {
            let (ended, seen) = ended(signal_at);
            assert_eq!(seen, signal_at);
            assert!(matches!(
                ended.as_ref().map(|reduction| &reduction.end),
                Ok(End::Interrupted) | Err(ReduceError::Interrupted)
            ));
        }
    }
}

#[test]
fn a_signal_leaves_what_the_second_test_accepted() {
    for (every, width) in [(1, 1), (4, 1), (100, 1), (4, 8)] {
        let ended = |signal_at: u64| {
            let (mut first, mut other) = (Counting::new(signal_at), Counting::new(u64::MAX));
            other.words = &["unused"];
            let oracle = Oracle::new(&mut first).then(&mut other, every);
            let options = SearchOptions {
                width,
                polish: Some(Polish::default()),
                ..SearchOptions::default()
            };
            let ended = reduce(C, TEXT.as_bytes(), oracle, options, &mut Stages::default());
            (ended, first.looks)
        };
        let (whole, looks) = ended(u64::MAX);
        assert!(has(&whole.unwrap().text, "unused"));
        for signal_at in (1..=looks).step_by(7) {
            if let (Ok(reduction), _) = ended(signal_at) {
                let shown = String::from_utf8_lossy(&reduction.text);
                assert!(
                    shown.contains("unused"),
                    "every {every}, look {signal_at}: {shown}"
                );
            }
        }
    }
}

/// Records the verdicts, for another search.
#[derive(Default)]
struct Recorded(Answers);

impl Observer for Recorded {
    fn improved(&mut self, _: &[u8], _: &TextChange, _: &Progress) -> std::io::Result<()> {
        Ok(())
    }

    fn tested(&mut self, tested: &Tested) {
        self.0.add(tested.purpose, tested.text, tested.verdict);
    }
}

#[test]
fn a_signal_leaves_what_the_second_test_of_an_earlier_session_accepted() {
    let search = |tests: Option<u64>, known: Answers, signal_with: u64| {
        let (mut first, mut other) = (Counting::new(u64::MAX), Counting::new(u64::MAX));
        first.signal_with = signal_with;
        first.words = &["needle", "p->a > i", "unused", "x + 1"];
        let options = SearchOptions {
            known,
            budget: Budget { tests, time: None },
            ..SearchOptions::default()
        };
        let mut recorded = Recorded::default();
        let oracle = Oracle::new(&mut first).then(&mut other, 100);
        let ended = reduce(C, TEXT.as_bytes(), oracle, options, &mut recorded);
        (ended.unwrap(), recorded.0)
    };
    let mut smaller = 0;
    for tests in (5..).step_by(5) {
        let (stopped, known) = search(Some(tests), Answers::default(), u64::MAX);
        if matches!(stopped.end, End::Fixpoint) {
            break;
        }
        // The first test is that of the original, the second one is new.
        let (resumed, _) = search(None, known, 2);
        assert!(matches!(resumed.end, End::Interrupted));
        let texts = [&stopped, &resumed].map(|one| String::from_utf8_lossy(&one.text));
        assert_eq!(texts[0], texts[1], "{tests}");
        smaller += usize::from(texts[0] != TEXT);
    }
    assert!(smaller > 3);
}
