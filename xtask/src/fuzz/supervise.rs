//! The supervisor, which restarts a worker process after an input that killed it.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use super::worker::{HANG, Line, MEMORY};
use super::{Arguments, Part, campaign, random};

/// Findings after which a process gives up.
const FINDINGS: usize = 200;

#[derive(Default)]
struct Report {
    inputs: u64,
    found: Vec<(u64, String)>,
    slowest: (u64, f64),
}

/// Runs a part in all its processes; prints findings and returns the number of failing inputs.
pub fn run(program: &Path, part: Part, arguments: &Arguments) -> Result<usize> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let jobs = arguments.jobs.unwrap_or(cores).max(1);
    let folder = tempfile::tempdir()?;
    let report = Mutex::new(Report::default());
    let began = Instant::now();
    std::thread::scope(|scope| {
        let stripes: Vec<_> = (0..jobs)
            .map(|job| {
                let state = folder.path().join(job.to_string());
                let (report, first) = (&report, arguments.from + job);
                scope.spawn(move || stripe(program, part, arguments, (first, jobs), &state, report))
            })
            .collect();
        for stripe in stripes {
            stripe.join().expect("a stripe does not panic")?;
        }
        anyhow::Ok(())
    })?;
    let mut report = report.into_inner().unwrap_or_else(|e| e.into_inner());
    report.found.sort();
    print(part, &report, began.elapsed());
    if !report.found.is_empty() {
        save(part, arguments, &report)?;
    }
    Ok(report.found.len())
}

/// Checks every `step`-th input, in one process after another.
fn stripe(
    program: &Path,
    part: Part,
    arguments: &Arguments,
    (first, step): (u64, u64),
    state: &Path,
    report: &Mutex<Report>,
) -> Result<()> {
    let began = Instant::now();
    let end = arguments
        .count
        .map_or(u64::MAX - step, |count| arguments.from + count);
    let total = if arguments.count.is_some() {
        u64::MAX
    } else {
        arguments.seconds
    };
    let mut from = first;
    let mut findings = 0;
    loop {
        let left = total.saturating_sub(began.elapsed().as_secs());
        if from >= end || left == 0 || findings >= FINDINGS {
            return Ok(());
        }
        let numbers = [
            arguments.seed,
            from,
            step,
            end,
            left,
            arguments.limit,
            arguments.memory,
        ];
        std::fs::write(state, [0; 16])?;
        let mut child = Command::new(program)
            .arg("fuzz-worker")
            .arg(format!("{part:?}").to_lowercase())
            .args(numbers.map(|number| number.to_string()))
            .arg(state)
            .args(&arguments.grammars)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .context("cannot start a worker")?;
        let stdout = child.stdout.take().context("no pipe to the worker")?;
        let mut done = false;
        for line in BufReader::new(stdout).lines().map_while(Result::ok) {
            let mut report = report.lock().unwrap_or_else(|e| e.into_inner());
            match serde_json::from_str(&line)? {
                Line::Found { index, what } => {
                    report.found.push((index, what));
                    findings += 1;
                }
                Line::Done { slowest } => {
                    done = true;
                    if slowest.1 > report.slowest.1 {
                        report.slowest = slowest;
                    }
                }
            }
            if findings >= FINDINGS {
                child.kill().ok();
            }
        }
        let status = child.wait()?;
        let bytes = std::fs::read(state)?;
        ensure!(bytes.len() == 16, "a worker left no state");
        let number = |at: usize| bytes[at..at + 8].try_into().map_or(0, u64::from_le_bytes);
        let (at, inputs) = (number(0), number(8));
        let mut report = report.lock().unwrap_or_else(|e| e.into_inner());
        report.inputs += inputs;
        if done || findings >= FINDINGS {
            return Ok(());
        }
        ensure!(at >= from, "a worker did not begin: {status}");
        let what = match status.code() {
            Some(HANG) => format!("hang: more than {} s", arguments.limit),
            Some(MEMORY) => format!("memory: more than {} MiB", arguments.memory),
            _ => format!("crash: {status}"),
        };
        report.inputs += 1;
        report.found.push((at, what));
        findings += 1;
        from = at + step;
    }
}

fn print(part: Part, report: &Report, took: Duration) {
    let count = |kind: &str| {
        report
            .found
            .iter()
            .filter(|f| f.1.starts_with(kind))
            .count()
    };
    let named = ["panic", "hang", "memory", "crash"].map(|kind| (kind, count(kind)));
    let others = report.found.len() - named.iter().map(|(_, count)| count).sum::<usize>();
    let counts = named
        .map(|(kind, count)| format!("{kind} {count}"))
        .join(", ");
    println!(
        "{part:?}: {} inputs, {:.0}/s; {counts}, wrong {others}; slowest: input {} with {:.2} s of a processor",
        report.inputs,
        report.inputs as f64 / took.as_secs_f64(),
        report.slowest.0,
        report.slowest.1,
    );
}

fn save(part: Part, arguments: &Arguments, report: &Report) -> Result<()> {
    let campaign = campaign(part, &arguments.grammars)?;
    for (index, what) in &report.found {
        let input = campaign.input(&mut random(arguments.seed, *index), *index);
        let what = what.trim_end();
        println!(
            "input {index}, {}, {} bytes: {what}",
            input.name,
            input.text.len()
        );
        if let Some(folder) = &arguments.save {
            std::fs::create_dir_all(folder)?;
            let path = folder.join(format!("{}-{index}-{}", arguments.seed, input.name));
            std::fs::write(&path, &input.text)
                .with_context(|| format!("cannot write {}", path.display()))?;
        }
    }
    Ok(())
}
