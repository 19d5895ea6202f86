//! A search is a function of its input, its options and the verdicts.
//!
//! Random plans run with several numbers of workers, whose tests end in any order, and in
//! interrupted and resumed sessions. All runs of a plan have the same result and steps. A flaky
//! test's verdict depends on the number of its run on a text. `SECATEUR_PLANS` is the number of
//! plans, `SECATEUR_SEED` the first.

mod plan;
mod workers;

use fastrand::Rng;
use secateur_reduce::search::{
    Answers, End, FlakinessStats, Oracle, Progress, Purpose, ReduceError, SearchOptions, Warning,
    reduce,
};
use secateur_trace::{Answer, Choices, FnGenerator, Generator, TraceOptions, reduce_run};

use plan::{Case, What};
use workers::{Recorded, Watcher, Workers};

const PLANS: u64 = 500;

#[derive(Clone, Debug, PartialEq)]
struct Came {
    to: Result<(Vec<u8>, String, Counts), String>,
    best: Vec<Vec<u8>>,
    warnings: Vec<Warning>,
}

#[derive(Clone, Debug, PartialEq)]
struct Counts {
    consumed: u64,
    successes: u64,
    rounds: u32,
    flakiness: FlakinessStats,
}

struct Session {
    jobs: usize,
    seed: u64,
    before: Recorded,
    patience: u32,
}

impl Session {
    /// Returns the verdicts and, unless interrupted, the result.
    fn run(self, case: &Case) -> (Option<Came>, Recorded) {
        let Self {
            jobs,
            seed,
            before,
            patience,
        } = self;
        let new = |of, property| Workers::new(of, jobs, property, seed, &before, patience);
        let mut workers = new(Purpose::Candidate, &case.property);
        let mut second = case
            .second
            .as_ref()
            .map(|(property, every)| (new(Purpose::Second, property), *every));
        let guard = case.guard.as_ref();
        let mut guard = guard.map(|guard| new(Purpose::Guard, guard));
        let known = before.answers();
        let oracle = Oracle::new(&mut workers);
        let oracle = match &mut second {
            Some((second, every)) => oracle.then(second, *every),
            None => oracle,
        };
        let oracle = match &mut guard {
            Some(guard) => oracle.guarded(guard),
            None => oracle,
        };
        let (ended, watcher) = match &case.what {
            What::Text { text, .. } => {
                let mut watcher = Watcher::new(before, text.as_bytes());
                (text_of(case, oracle, known, &mut watcher), watcher)
            }
            What::Run { choices, .. } => {
                let original = original(*choices);
                let mut watcher = Watcher::new(before, &original.output);
                (run_of(case, original, oracle, known, &mut watcher), watcher)
            }
        };
        if matches!(
            ended,
            Ok((_, End::Interrupted, _)) | Err(ReduceError::Interrupted)
        ) {
            return (None, watcher.recorded);
        }
        let came = Came {
            to: ended
                .map(|(text, end, counts)| (text, format!("{end:?}"), counts))
                .map_err(|error| error.to_string()),
            best: watcher.best,
            warnings: watcher.warnings,
        };
        (Some(came), watcher.recorded)
    }
}

type Ended = Result<(Vec<u8>, End, Counts), ReduceError>;

fn counts(progress: &Progress, flakiness: FlakinessStats) -> Counts {
    Counts {
        consumed: progress.consumed,
        successes: progress.successes,
        rounds: progress.round,
        flakiness,
    }
}

fn text_of(case: &Case, oracle: Oracle<'_>, known: Answers, watcher: &mut Watcher) -> Ended {
    let What::Text {
        format,
        text,
        plan,
        polish,
        explain,
    } = &case.what
    else {
        unreachable!("the plan is one for a text");
    };
    let options = SearchOptions {
        verify_syntax: true,
        plan: plan.clone(),
        polish: polish.clone(),
        explain: *explain,
        budget: case.budget,
        distrust: case.distrust,
        flaky: case.flaky,
        width: case.width,
        known,
        ..SearchOptions::default()
    };
    let reduction = reduce(*format, text.as_bytes(), oracle, options, watcher)?;
    assert_eq!(reduction.rejected_by_grammar, 0, "{text}");
    let counts = counts(&reduction.progress, reduction.flakiness);
    Ok((reduction.text, reduction.end, counts))
}

fn run_of(
    case: &Case,
    original: secateur_trace::Run,
    oracle: Oracle<'_>,
    known: Answers,
    watcher: &mut Watcher,
) -> Ended {
    let What::Run {
        strategies,
        lists,
        policy,
        ..
    } = &case.what
    else {
        unreachable!("the plan is one for a run");
    };
    let options = TraceOptions {
        strategies: strategies.clone(),
        lists: *lists,
        policy: *policy,
        budget: case.budget,
        distrust: case.distrust,
        flaky: case.flaky,
        width: case.width,
        auto_width: false,
        known,
    };
    let mut generator = FnGenerator::new(generate);
    let reduced = reduce_run(&mut generator, original, oracle, options, watcher)?;
    let counts = counts(&reduced.progress, reduced.flakiness);
    Ok((reduced.run.output, reduced.end, counts))
}

fn generate(choices: &mut Choices) -> Vec<u8> {
    let words = [&b"alpha"[..], b"beta", b"gamma", b"delta", b"eps", b"zeta"];
    let items = choices.repeat(1..=8, |choices, _| {
        choices.call(|choices| {
            let word = *choices.pick(&words);
            let more = choices.maybe(|choices| choices.range(-3i16..=900));
            let more = more.map_or_else(String::new, |number| number.to_string());
            [word, b" ", more.as_bytes(), b";\n"].concat()
        })
    });
    items.concat()
}

fn original(seed: u64) -> secateur_trace::Run {
    match FnGenerator::new(generate).record(Some(seed), 1000) {
        Ok(Answer::Done(run)) => run,
        other => panic!("it makes a text: {other:?}"),
    }
}

fn check(seed: u64) {
    let case = Case::of(seed);
    let whole = |jobs, seed| {
        let session = Session {
            jobs,
            seed,
            before: Recorded::default(),
            patience: u32::MAX,
        };
        session.run(&case)
    };
    let (serial, verdicts) = whole(1, 0);
    let serial = serial.expect("nobody interrupts it");
    for jobs in [2, 3, 8, 64] {
        let (parallel, _) = whole(jobs, seed);
        assert_eq!(
            parallel.as_ref(),
            Some(&serial),
            "plan {seed} with {jobs} jobs and with 1"
        );
    }
    let mut random = Rng::with_seed(seed);
    for jobs in [1, 3] {
        let mut before = Recorded::default();
        let mut sessions = 0;
        let most = 2 + verdicts.0.len() as u32 / 2;
        let resumed = loop {
            sessions += 1;
            let session = Session {
                jobs,
                seed: random.u64(..),
                before,
                patience: if sessions > 8 {
                    u32::MAX
                } else {
                    random.u32(1..=most)
                },
            };
            let (came, recorded) = session.run(&case);
            if came.is_some() {
                break came;
            }
            // A kill may precede the writing of the last verdicts.
            before = recorded;
            let lost = random.usize(..3).min(before.0.len());
            before.0.truncate(before.0.len() - lost);
        };
        assert_eq!(
            resumed,
            Some(serial.clone()),
            "plan {seed} with {jobs} jobs, interrupted {} times, and at once",
            sessions - 1
        );
    }
}

#[test]
fn plans_come_to_the_same() {
    let number = |name: &str, usual: u64| {
        std::env::var(name).map_or(usual, |text| text.parse().expect("a number"))
    };
    let first = number("SECATEUR_SEED", 0);
    let plans = number("SECATEUR_PLANS", PLANS);
    for seed in first..first + plans {
        check(seed);
    }
}
