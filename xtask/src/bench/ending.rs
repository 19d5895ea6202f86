//! Seconds from a limit of time or a signal to the end of the program, stage by stage.
//!
//! Each stage has an input, a grammar or a test that keeps the program there for much longer.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use rustix::process::{Pid, Signal, kill_process, kill_process_group};

use super::process::{Used, record_use};
use super::results::{Output, Results};

/// The program and the moment.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// Names of stages [default: all].
    names: Vec<String>,
    /// The reducer.
    #[arg(long, default_value = "target/release/secateur")]
    program: PathBuf,
    /// Seconds from the start to the limit or signal.
    #[arg(long, default_value_t = 1.0)]
    after: f64,
    #[command(flatten)]
    output: Output,
}

const KEYS: [&str; 1] = ["stage"];
/// Seconds from the limit or signal to the end; the peak of the three runs.
const FIGURES: [(&str, usize); 4] = [("--max-time", 2), ("TERM", 2), ("INT", 2), ("peak MB", 0)];

/// After this time the program is killed, and the row says so.
const PATIENCE: Duration = Duration::from_secs(60);
const POLL_INTERVAL: Duration = Duration::from_millis(2);

/// The end of a run: its limit of time or a signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cause {
    Limit,
    Terminate,
    Interrupt,
}

/// In the order of [`FIGURES`].
const CAUSES: [Cause; 3] = [Cause::Limit, Cause::Terminate, Cause::Interrupt];

struct Stage {
    name: &'static str,
    /// The command line, split at spaces.
    words: &'static str,
    /// Makes the files that it names, beside [`files`].
    files: fn(&Path) -> Result<()>,
    /// Whether it takes a limit of time.
    limited: bool,
}

const STAGES: &[Stage] = &[
    stage("detection of the language", "./accept x.unknown", |at| {
        let text = "int f(int a) { return a; }\n".repeat(700_000);
        Ok(fs::write(at.join("x.unknown"), text + "int g(")?)
    }),
    stage(
        "a grammar of 10,000 rules",
        "--grammar big.g4 ./accept x.json",
        |at| {
            let rule = |n| format!("r{n} : 'a{n}' r{0} | 'b{n}' (r{0} 'c{n}')* ;\n", n + 1);
            let rules: String = (0..10_000).map(rule).collect();
            let text = format!("grammar big;\n{rules}r10000 : 'end' ;\n");
            Ok(fs::write(at.join("big.g4"), text)?)
        },
    ),
    stage(
        "a grammar with many readings",
        "--grammar many.g4 ./accept x.json",
        |at| {
            let rule = |n| format!("r{n} : r{0}? r{0}* (r{0} | r{0} r{0})? ;\n", n + 1);
            let rules: String = (0..2_000).map(rule).collect();
            let text = format!("grammar many;\n{rules}r2000 : 'a' | r0 r0 ;\n");
            Ok(fs::write(at.join("many.g4"), text)?)
        },
    ),
    stage("splitting into tokens", "--language c ./accept x.c", |at| {
        Ok(fs::write(
            at.join("x.c"),
            "/* a */ int b;\n".repeat(8_000_000),
        )?)
    }),
    stage("parsing of a long text", "./accept x.java", |at| {
        let text = "class A { int f(int a) { return (a + 1) * f(a); } }\n".repeat(400_000);
        Ok(fs::write(at.join("x.java"), text)?)
    }),
    stage("parsing of a deep text", "./accept x.rb", |at| {
        let (open, close) = ("if(a)".repeat(400_000), "else a".repeat(400_000));
        Ok(fs::write(at.join("x.rb"), format!("{open}a{close}"))?)
    }),
    stage("search: the default", "./needle x.json", large),
    stage("search: `equal`", "--strategy equal ./needle x.json", large),
    stage("search: `gtr`", "--strategy gtr ./needle x.json", large),
    stage("search: `hddr`", "--strategy hddr ./needle x.json", large),
    stage(
        "search: without a grammar",
        "--language tokens ./needle x.json",
        large,
    ),
    stage(
        "`compare`",
        "compare --strategies hddr ./needle x.json",
        large,
    ),
    stage("`learn`", "learn json -o a.model texts", |at| {
        let items = "{\"a\": [1, \"b\"]},\n".repeat(20_000);
        let text = format!("[{items}0]\n");
        fs::create_dir(at.join("texts"))?;
        for n in 0..300 {
            fs::write(at.join(format!("texts/{n}.json")), &text)?;
        }
        Ok(())
    }),
    Stage {
        limited: false,
        ..stage("`trace show`", "trace show x.trace", |at| {
            let calls = "[\"b\",\"call\",0]\n[\"c\",\"range\",0,1,5,2]\n".repeat(3_000_000);
            let text = format!("{{\"trace\":1}}\n[\"p\",0,\"a.py:1\"]\n{calls}");
            Ok(fs::write(at.join("x.trace"), text)?)
        })
    },
    stage("the first test", "./sleep x.json", none),
    stage("a candidate's test", "--timeout 40 ./second x.json", none),
    stage("`--then`", "--then ./sleep ./accept x.json", none),
    stage("`--guard`", "--guard ./sleep ./accept x.json", none),
    stage("`--formatter`", "--formatter ./sleep ./accept x.json", none),
    stage(
        "a run of a generator",
        "generator --name x.json ./accept -- ./sleep",
        none,
    ),
];

const fn stage(name: &'static str, words: &'static str, files: fn(&Path) -> Result<()>) -> Stage {
    Stage {
        name,
        words,
        files,
        limited: true,
    }
}

fn none(_: &Path) -> Result<()> {
    Ok(())
}

/// A text whose needles keep a search busy.
fn large(at: &Path) -> Result<()> {
    let item = |n: u32| format!("{{\"a{n}\": [{n}, \"b{}\", [null, true]]}},\n", n % 97);
    let items: String = (0..150_000).map(item).collect();
    Ok(fs::write(
        at.join("x.json"),
        format!("[{items}\"needle\"]\n"),
    )?)
}

/// Measures and prints.
pub fn run(root: &Path, arguments: &Arguments) -> Result<()> {
    let mut results = Results::new("ending", &KEYS, &FIGURES);
    let program = root.join(&arguments.program);
    let after = Duration::from_secs_f64(arguments.after);
    let named = |stage: &&Stage| {
        arguments.names.is_empty() || arguments.names.iter().any(|name| stage.name.contains(name))
    };
    for stage in STAGES.iter().filter(named) {
        let mut late = Vec::new();
        let mut peak = None;
        let mut note = "";
        for cause in CAUSES {
            if cause == Cause::Limit && !stage.limited {
                late.push(None);
                continue;
            }
            let place = tempfile::tempdir()?;
            files(place.path())?;
            (stage.files)(place.path())?;
            let used = ended(&program, place.path(), stage, cause, after)?;
            late.push(Some(used.wall.as_secs_f64() - after.as_secs_f64()));
            peak = peak.max(used.peak);
            if used.wall >= PATIENCE {
                note = "killed";
            } else if used.wall < after {
                note = "it ended before";
            }
        }
        late.push(peak.map(|bytes| bytes as f64 / 1e6));
        results.add(&[stage.name], &late);
        results.note(note);
    }
    results.put_out(&arguments.output)
}

/// Makes an input and the tests.
fn files(at: &Path) -> Result<()> {
    fs::write(
        at.join("x.json"),
        "{\"a\": [1, 2], \"needle\": [true, false]}\n",
    )?;
    let sleep = "trap '' TERM INT HUP\nwhile :; do sleep 1000; done\n";
    let tests = [
        ("accept", "exit 0\n".to_owned()),
        ("needle", "grep -q needle x.json\n".to_owned()),
        ("sleep", sleep.to_owned()),
        (
            "second",
            format!("grep -q 1, x.json && grep -q a x.json && exit 0\n{sleep}"),
        ),
    ];
    for (name, text) in tests {
        let path = at.join(name);
        fs::write(&path, format!("#!/bin/sh\n{text}"))?;
        let mut mode = fs::metadata(&path)?.permissions();
        mode.set_mode(0o755);
        fs::set_permissions(&path, mode)?;
    }
    Ok(())
}

/// Returns the time from start to end, and the memory.
fn ended(program: &Path, at: &Path, stage: &Stage, cause: Cause, after: Duration) -> Result<Used> {
    let mut words: Vec<&str> = stage.words.split(' ').collect();
    let limit = after.as_secs_f64().to_string();
    if cause == Cause::Limit {
        let subcommand = ["compare", "learn", "generator"].contains(&words[0]);
        words.splice(
            usize::from(subcommand)..usize::from(subcommand),
            ["--max-time", &limit],
        );
    }
    let began = Instant::now();
    let mut child = Command::new(program)
        .args(words)
        .current_dir(at)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .process_group(0)
        .spawn()
        .with_context(|| format!("cannot run {}", program.display()))?;
    let pid = i32::try_from(child.id()).ok().and_then(Pid::from_raw);
    let pid = pid.context("no process number")?;
    let mut used = Used::default();
    let mut pending = cause != Cause::Limit;
    while child.try_wait()?.is_none() {
        record_use(&child, &mut used);
        if pending && began.elapsed() >= after {
            pending = false;
            match cause {
                // As a terminal does, to all processes of the group.
                Cause::Interrupt => kill_process_group(pid, Signal::INT)?,
                _ => kill_process(pid, Signal::TERM)?,
            }
        }
        if began.elapsed() >= PATIENCE {
            kill_process_group(pid, Signal::KILL)?;
        }
        std::thread::sleep(POLL_INTERVAL);
    }
    used.wall = began.elapsed();
    Ok(used)
}
