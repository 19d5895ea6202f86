//! A worker process: checks inputs and records its current one.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::os::unix::fs::FileExt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use anyhow::Result;
use serde::{Deserialize, Serialize};

use super::{Campaign, Part, campaign, random};

/// Arguments of a worker.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    part: Part,
    seed: u64,
    /// First input.
    from: u64,
    /// Distance of inputs.
    step: u64,
    /// One past the last input.
    end: u64,
    /// Time limit of the worker.
    seconds: u64,
    /// Seconds for one input.
    limit: u64,
    /// Memory limit in mebibytes.
    memory: u64,
    /// State file: input, and number of inputs.
    state: PathBuf,
    /// More grammars.
    grammars: Vec<PathBuf>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Line {
    /// An input failed.
    Found { index: u64, what: String },
    /// Time or inputs are used up.
    Done {
        /// The slowest input, and its processor seconds.
        slowest: (u64, f64),
    },
}

/// Exit status after an input that took too long.
pub const HANG: i32 = 97;
/// Exit status after an input that took too much memory.
pub const MEMORY: i32 = 98;

pub fn run(arguments: &Arguments) -> Result<()> {
    let state = OpenOptions::new()
        .create(true)
        .truncate(false)
        .write(true)
        .open(&arguments.state)?;
    let messages = silence();
    let mut campaign = campaign(arguments.part, &arguments.grammars)?;
    let began = Instant::now();
    let done = Arc::new(AtomicU64::new(0));
    watch(
        done.clone(),
        Duration::from_secs(arguments.limit),
        arguments.memory << 20,
    );
    let mut slowest = (0, 0.0);
    let mut before = processor_time().unwrap_or(Duration::ZERO);
    let mut index = arguments.from;
    while index < arguments.end && began.elapsed().as_secs() < arguments.seconds {
        note(&state, index, done.load(Ordering::Relaxed))?;
        if let Some(what) = attempt(&mut *campaign, arguments.seed, index, &messages) {
            say(&Line::Found { index, what })?;
        }
        let used = processor_time().unwrap_or(before);
        let seconds = used.saturating_sub(before).as_secs_f64();
        if seconds > slowest.1 {
            slowest = (index, seconds);
        }
        before = used;
        done.fetch_add(1, Ordering::Relaxed);
        index += arguments.step;
    }
    note(&state, index, done.load(Ordering::Relaxed))?;
    say(&Line::Done { slowest })
}

pub fn attempt(
    campaign: &mut dyn Campaign,
    seed: u64,
    index: u64,
    messages: &Mutex<String>,
) -> Option<String> {
    let result = catch_unwind(AssertUnwindSafe(|| {
        let input = campaign.input(&mut random(seed, index), index);
        campaign.run(&input)
    }));
    match result {
        Ok(Ok(())) => None,
        Ok(Err(what)) => Some(what),
        Err(_) => {
            campaign.recover();
            let message = messages.lock().unwrap_or_else(|e| e.into_inner());
            Some(format!("panic: {message}"))
        }
    }
}

pub fn silence() -> Arc<Mutex<String>> {
    let messages = Arc::new(Mutex::new(String::new()));
    let kept = messages.clone();
    std::panic::set_hook(Box::new(move |panic| {
        *kept.lock().unwrap_or_else(|e| e.into_inner()) = panic.to_string();
    }));
    messages
}

fn note(state: &File, index: u64, done: u64) -> Result<()> {
    let bytes = [index.to_le_bytes(), done.to_le_bytes()].concat();
    Ok(state.write_all_at(&bytes, 0)?)
}

fn say(line: &Line) -> Result<()> {
    let mut stdout = std::io::stdout().lock();
    writeln!(stdout, "{}", serde_json::to_string(line)?)?;
    Ok(stdout.flush()?)
}

/// Ends the process when an input exceeds its limits.
///
/// Time is the processor's, since others may load the machine. A waiting process uses none, so a
/// multiple of the limit by the clock ends it, too.
fn watch(done: Arc<AtomicU64>, limit: Duration, memory: u64) {
    std::thread::spawn(move || {
        let mut last = (u64::MAX, Instant::now(), Duration::ZERO);
        loop {
            std::thread::sleep(Duration::from_millis(50));
            let now = done.load(Ordering::Relaxed);
            let used = processor_time().unwrap_or(Duration::ZERO);
            if now != last.0 {
                last = (now, Instant::now(), used);
            }
            if used.saturating_sub(last.2) > limit || last.1.elapsed() > limit * 60 {
                std::process::exit(HANG);
            }
            if resident().is_some_and(|bytes| bytes > memory) {
                std::process::exit(MEMORY);
            }
        }
    });
}

fn processor_time() -> Option<Duration> {
    // The name, in parentheses, may contain anything. The 12th and 13th fields after it are
    // hundredths of seconds, of the process and of the system for it.
    let text = std::fs::read_to_string("/proc/self/stat").ok()?;
    let mut fields = text.rsplit_once(')')?.1.split_whitespace().skip(11);
    let own: u64 = fields.next()?.parse().ok()?;
    let system: u64 = fields.next()?.parse().ok()?;
    Some(Duration::from_millis((own + system) * 10))
}

fn resident() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = text.split(' ').nth(1)?.parse().ok()?;
    Some(pages * 4096)
}
