use std::ffi::OsString;

use secateur_trace::edit::TraceEdit;
use secateur_trace::follow::{Follower, Following, Halted};
use secateur_trace::trace::{Decision, Element, NodeId, Trace};
use secateur_trace::{Answer, Generator, ProcessGenerator, Run};

use super::Program;
use super::patience::NEVER;

pub struct Runner {
    pub command: fn(Program) -> Option<Vec<OsString>>,
    pub independent: bool,
    pub values: bool,
}

type Check = fn(&mut Runner) -> Result<(), String>;

pub const ALL: [(&str, Check); 8] = [
    ("a_recorded_run_is_repeated", repeated),
    ("changed_traces_are_followed_and_strict_runs_halt", followed),
    ("a_run_has_no_more_choices_than_it_may", limited),
    ("a_failing_run_is_survived", failing),
    ("runs_are_independent", independent),
    ("all_bytes_come_through", bytes),
    ("alternatives_are_matched_by_value", values),
    (
        "a_block_under_a_random_condition_goes_as_a_unit",
        super::selections::removed,
    ),
];

pub const LIMIT: u64 = 10_000;
const SEED: u64 = (1 << 53) - 7;
const ARBITRARY: usize = 4;
const SEEDS: u32 = 4;
pub const MOST_SEEDS: u32 = 200;

impl Runner {
    /// The last argument is the seed; `None` if the client cannot run here.
    pub fn start(&self, program: Program, seed: u32) -> Option<ProcessGenerator> {
        let Some(mut words) = (self.command)(program) else {
            super::skipped("what this client needs is not installed");
            return None;
        };
        words.push(seed.to_string().into());
        Some(ProcessGenerator::new(words, Some(NEVER)))
    }
}

fn answer(answer: Result<Answer, impl std::fmt::Display>) -> Result<Answer, String> {
    answer.map_err(|error| error.to_string())
}

pub fn run(answer: Result<Answer, impl std::fmt::Display>) -> Result<Run, String> {
    match self::answer(answer)? {
        Answer::Done(run) => Ok(run),
        other => Err(format!("there is no run: {other:?}")),
    }
}

pub fn same<T: PartialEq + std::fmt::Debug>(what: &str, one: &T, other: &T) -> Result<(), String> {
    match one == other {
        true => Ok(()),
        false => Err(format!("{what}:\n{one:?}\n{other:?}")),
    }
}

/// Returns nothing if the client cannot run here.
fn recorded(runner: &Runner) -> Result<Vec<(ProcessGenerator, Run)>, String> {
    let runs = (0..SEEDS).map(|seed| recorded_from(runner, seed));
    runs.filter_map(Result::transpose).collect()
}

fn recorded_from(runner: &Runner, seed: u32) -> Result<Option<(ProcessGenerator, Run)>, String> {
    let Some(mut generator) = runner.start(Program::Lists, seed) else {
        return Ok(None);
    };
    let run = run(generator.record(Some(seed.into()), LIMIT))?;
    match run.trace.choices() {
        0 => Err("nothing was seen".to_owned()),
        _ => Ok(Some((generator, run))),
    }
}

fn repeated(runner: &mut Runner) -> Result<(), String> {
    for (mut generator, first) in recorded(runner)? {
        for following in [Following::Strict, Following::Nearest, Following::Strict] {
            let again = run(generator.replay(&first.trace, following, LIMIT))?;
            same("another run", &again, &first)?;
        }
        // A seed repeats its run, also in a new client.
        let again = run(generator.record(Some(0), LIMIT))?;
        let once_more = run(generator.record(Some(0), LIMIT))?;
        same("another run of the same seed", &again, &once_more)?;
    }
    Ok(())
}

/// Returns traces that differ from one in a single point.
///
/// Each node deleted, each number lowered and raised, some parts with the content of others.
fn changed(trace: &Trace) -> Vec<Trace> {
    let mut found = Vec::new();
    let mut add = |edit: TraceEdit| found.push(edit.apply(trace).0);
    for node in trace.nodes() {
        let mut edit = TraceEdit::new();
        edit.delete(node);
        add(edit);
        match trace.element(node) {
            Element::Choice(choice) => {
                let values = match &choice.decision {
                    Decision::Number(_) => {
                        vec![Decision::Number(choice.low), Decision::Number(choice.high)]
                    }
                    Decision::Order(order) => {
                        vec![Decision::Order(order.iter().rev().copied().collect())]
                    }
                    Decision::Bytes(bytes) => {
                        vec![Decision::Bytes(bytes.iter().rev().copied().collect())]
                    }
                };
                for value in values {
                    let mut edit = TraceEdit::new();
                    edit.decide(node, value);
                    add(edit);
                }
            }
            Element::Part(..) => {
                let other = NodeId((node.0 * 7 + 3) % trace.len() as u32);
                let below = trace.subtree(other);
                if trace.part(other).is_some() && !below.contains(&node.index()) {
                    let mut edit = TraceEdit::new();
                    edit.replace(node, other);
                    add(edit);
                }
            }
        }
    }
    found.push(Trace::default());
    found
}

/// Follows a trace as a run did; returns where a strict run should have halted.
///
/// The error states a broken rule.
fn walk(followed: &Trace, run: &Trace, following: Following) -> Result<Option<Halted>, String> {
    let mut follower = Follower::new(followed.clone(), following);
    let mut open: Vec<usize> = Vec::new();
    for node in run.nodes() {
        while open.last().is_some_and(|&end| end <= node.index()) {
            open.pop();
            follower.end();
        }
        match run.element(node) {
            Element::Part(kind, place) => {
                open.push(run.subtree(node).end);
                follower.begin(*kind, place);
            }
            Element::Choice(choice) => {
                let (kind, low, high) = (choice.kind, choice.low, choice.high);
                match follower.choose(kind, &choice.place, low, high) {
                    Ok(decision) => same("another decision", &choice.decision, &decision)?,
                    Err(halted) => return Ok(Some(halted)),
                }
            }
        }
    }
    Ok(follower.finish().err())
}

fn followed(runner: &mut Runner) -> Result<(), String> {
    // A run may cost the start of a process: one thread for each seed.
    let runner = &*runner;
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..SEEDS)
            .map(|seed| scope.spawn(move || followed_from(runner, seed)))
            .collect();
        let mut ends = threads.into_iter().map(|thread| thread.join());
        ends.try_for_each(|end| end.map_err(|_| "a check panicked".to_owned())?)
    })
}

fn followed_from(runner: &Runner, seed: u32) -> Result<(), String> {
    let Some((mut generator, first)) = recorded_from(runner, seed)? else {
        return Ok(());
    };
    let mut halts = 0;
    for (at, candidate) in changed(&first.trace).into_iter().enumerate() {
        let free = run(generator.replay(&candidate, Following::Nearest, LIMIT))?;
        walk(&candidate, &free.trace, Following::Nearest)?;
        let again = run(generator.replay(&free.trace, Following::Strict, LIMIT))?;
        same("the run is not what it says it is", &again, &free)?;
        if at % ARBITRARY == 0 {
            let arbitrary = Following::Arbitrary(SEED);
            let run = run(generator.replay(&candidate, arbitrary, LIMIT))?;
            walk(&candidate, &run.trace, arbitrary)?;
        }
        // A strict run ends where the other one leaves the trace.
        let expected = match walk(&candidate, &free.trace, Following::Strict)? {
            Some(Halted { at }) => Answer::Halted { at },
            None => Answer::Done(free),
        };
        halts += usize::from(matches!(expected, Answer::Halted { .. }));
        let strict = answer(generator.replay(&candidate, Following::Strict, LIMIT))?;
        same("another end", &strict, &expected)?;
    }
    if halts == 0 {
        return Err("no candidate leaves its trace: this shows nothing".to_owned());
    }
    let arbitrary = Following::Arbitrary(SEED + 1);
    let run = run(generator.replay(&Trace::default(), arbitrary, LIMIT))?;
    walk(&Trace::default(), &run.trace, arbitrary)?;
    Ok(())
}

fn limited(runner: &mut Runner) -> Result<(), String> {
    for (mut generator, first) in recorded(runner)? {
        let choices = first.trace.choices() as u64;
        for limit in [0, choices - 1] {
            let ended = answer(generator.replay(&first.trace, Following::Nearest, limit))?;
            same("it goes on", &ended, &Answer::Limit)?;
        }
        let again = run(generator.replay(&first.trace, Following::Strict, choices))?;
        same("another run", &again, &first)?;
    }
    Ok(())
}

fn failing(runner: &mut Runner) -> Result<(), String> {
    let Some(mut generator) = runner.start(Program::Fails, 0) else {
        return Ok(());
    };
    // A successful run, made from a prefix of its choices.
    let first = run(generator.replay(&Trace::default(), Following::Nearest, LIMIT))?;
    let choice = first.trace.nodes().find(|&node| {
        let choice = first.trace.choice(node);
        choice.is_some_and(|choice| choice.high == 9)
    });
    let choice = choice.ok_or("there is no number from 0 to 9")?;
    for number in [9, 2, 5, 4] {
        let mut edit = TraceEdit::new();
        edit.decide(choice, Decision::Number(number));
        let (candidate, _) = edit.apply(&first.trace);
        match answer(generator.replay(&candidate, Following::Strict, LIMIT))? {
            Answer::Failed { message } if number > 4 && !message.is_empty() => {}
            Answer::Done(run) if number < 5 => {
                let text = String::from_utf8_lossy(&run.output).trim().to_owned();
                same("another number", &text, &number.to_string())?;
            }
            other => return Err(format!("{number}: {other:?}")),
        }
    }
    Ok(())
}

fn values(runner: &mut Runner) -> Result<(), String> {
    if !runner.values {
        return Ok(());
    }
    let mut seen = [false; 3];
    for seed in 0..MOST_SEEDS {
        let Some(mut generator) = runner.start(Program::Values, seed) else {
            return Ok(());
        };
        let first = run(generator.record(Some(seed.into()), LIMIT))?;
        let valued = first.trace.clone().valued(true);
        let valued = run(generator.replay(&valued, Following::Strict, LIMIT))?;
        same("another output", &valued.output, &first.output)?;
        if first.trace.is_valued() || !valued.trace.is_valued() {
            return Err("values are recorded where the trace requests them".to_owned());
        }
        let choices: Vec<NodeId> = valued.trace.nodes().collect();
        let choices = choices
            .iter()
            .filter_map(|&node| Some((node, valued.trace.choice(node)?)));
        let [(flag, whole), (_, letter)] = choices.collect::<Vec<_>>()[..] else {
            return Err("there are two choices".to_owned());
        };
        if whole.number() != Some(1) || letter.value.is_none() {
            continue;
        }
        let mut edit = TraceEdit::new();
        edit.decide(flag, Decision::Number(0));
        let (changed, _) = edit.apply(&valued.trace);
        let ended = answer(generator.replay(&changed, Following::Strict, LIMIT))?;
        let text = String::from_utf8_lossy(&first.output).trim().to_owned();
        let at = ["a", "b", "c"].iter().position(|&letter| letter == text);
        seen[at.ok_or("another letter")?] = true;
        match (at, ended) {
            (Some(0), Answer::Halted { at: 1 }) => {}
            (Some(1 | 2), Answer::Done(run)) => {
                same("another letter", &run.output, &first.output)?;
                let again = run_of(&run.trace, &mut generator)?;
                same("another run", &again, &run)?;
            }
            (_, ended) => return Err(format!("{text}: {ended:?}")),
        }
        if seen == [true; 3] {
            return Ok(());
        }
    }
    Err(format!("{MOST_SEEDS} seeds choose only {seen:?}"))
}

fn run_of(trace: &Trace, generator: &mut ProcessGenerator) -> Result<Run, String> {
    run(generator.replay(trace, Following::Strict, LIMIT))
}

fn independent(runner: &mut Runner) -> Result<(), String> {
    if !runner.independent {
        return Ok(());
    }
    let Some(mut generator) = runner.start(Program::State, 0) else {
        return Ok(());
    };
    for _ in 0..3 {
        let run = run(generator.record(Some(0), LIMIT))?;
        let text = String::from_utf8_lossy(&run.output).trim().to_owned();
        same(
            "a variable is not what it is at first",
            &text,
            &"1".to_owned(),
        )?;
    }
    Ok(())
}

fn bytes(runner: &mut Runner) -> Result<(), String> {
    let Some(mut generator) = runner.start(Program::Bytes, 0) else {
        return Ok(());
    };
    let run = run(generator.record(Some(0), LIMIT))?;
    let all: Vec<u8> = (0..=255).collect();
    same("other bytes", &run.output.get(..256), &Some(&all[..]))?;
    let rest = String::from_utf8_lossy(&run.output[256..])
        .trim()
        .to_owned();
    same("it could read the client's input", &rest, &"0".to_owned())
}
