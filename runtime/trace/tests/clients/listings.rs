//! The listings of GReduce, unchanged Python programs (`clients/python/conformance/listings.py`).

use std::ffi::OsString;

use secateur_reduce::executor::FnExecutor;
use secateur_reduce::search::Oracle;
use secateur_trace::strategy::find;
use secateur_trace::{Generator, Policy, ProcessGenerator, Run, TraceOptions, reduce_run};

use super::checks::{LIMIT, MOST_SEEDS, run, same};
use super::patience::NEVER;

type Check = fn() -> Result<(), String>;

pub const ALL: [(&str, Check); 3] = [
    ("the_motivating_example", password),
    ("loops_and_selections_in_a_loop", nested),
    ("a_declared_loop_without_choices", bare_loops),
];

const SEARCHES: [&str; 3] = ["greduce-sequence", "greduce-tree", "greduce-tree-star"];

/// Returns a generator of a listing, and its run that makes an input.
fn printing(
    listing: &str,
    is_it: impl Fn(&str) -> bool,
) -> Result<(ProcessGenerator, Run), String> {
    let mut words = super::python("listings.py");
    words.push(OsString::from(listing));
    let mut generator = ProcessGenerator::new(words, Some(NEVER));
    for seed in 0..MOST_SEEDS {
        let found = run(generator.record(Some(seed.into()), LIMIT))?;
        if is_it(&String::from_utf8_lossy(&found.output)) {
            return Ok((generator, found));
        }
    }
    Err(format!("no run of {listing} makes the input"))
}

/// Reduces a run in each of the paper's settings.
fn reduced(
    generator: &mut ProcessGenerator,
    whole: &Run,
    property: impl Fn(&str) -> bool,
    check: impl Fn(&str, &str) -> Result<(), String>,
) -> Result<(), String> {
    for name in SEARCHES {
        for policy in Policy::ALL {
            let accepts = |input: &[u8]| property(&String::from_utf8_lossy(input));
            let mut executor = FnExecutor::new(accepts);
            let options = TraceOptions {
                strategies: vec![find(name).ok_or("no such strategy")?],
                policy,
                ..TraceOptions::default()
            };
            let oracle = Oracle::new(&mut executor);
            let reduced = reduce_run(generator, whole.clone(), oracle, options, &mut ());
            let reduced = reduced.map_err(|error| error.to_string())?;
            let text = String::from_utf8_lossy(&reduced.run.output).into_owned();
            check(&format!("{name}, {}", policy.name()), &text)?;
        }
    }
    Ok(())
}

/// Section 2: a run that prints "abc" twice becomes one that prints "c" twice.
fn password() -> Result<(), String> {
    let (mut generator, whole) = printing("password", |text| text == "abc\nabc\n\n")?;
    let property = |text: &str| {
        let input = text.strip_suffix('\n').unwrap_or(text);
        let (one, other) = input.split_at(input.len() / 2);
        input.ends_with('\n') && one == other && input.contains('c')
    };
    reduced(&mut generator, &whole, property, |setting, text| {
        same(setting, &text, &"c\nc\n\n")
    })
}

/// Section 4.3: loops and a selection in a loop.
fn nested() -> Result<(), String> {
    let (mut generator, whole) = printing("nested", |text| {
        let of = |letter| text.matches(letter).count();
        of('b') == 2 && of('c') > 3 && text.contains("c 7")
    })?;
    reduced(
        &mut generator,
        &whole,
        |text| text.contains("c 7"),
        |setting, text| same(setting, &text, &"c 7\n"),
    )
}

/// Section 7: nothing in the trace shows a loop without choices that is not declared.
fn bare_loops() -> Result<(), String> {
    let (mut generator, whole) = printing("letters", |text| text == "aa\n")?;
    let some = |text: &str| text.starts_with('a');
    reduced(&mut generator, &whole, some, |setting, text| {
        same(setting, &text, &"aa\n")
    })?;
    let (mut generator, whole) = printing("hashed", |text| text.starts_with("aa "))?;
    let expected = "a 0cc175b9c0f1b6a831c399e269772661\n";
    reduced(&mut generator, &whole, some, |setting, text| {
        same(setting, &text, &expected)
    })
}
