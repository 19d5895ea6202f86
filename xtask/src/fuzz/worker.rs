//! Tries inputs; says which one it is at, so that nobody has to ask a dead process.

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

/// What a worker is told.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    part: Part,
    seed: u64,
    /// The first input.
    from: u64,
    /// To the next one.
    step: u64,
    /// One past the last.
    end: u64,
    /// Then it stops.
    seconds: u64,
    /// Seconds for one input.
    limit: u64,
    /// Mebibytes.
    memory: u64,
    /// The file that says where it is: input and number of inputs.
    state: PathBuf,
    /// More grammars.
    grammars: Vec<PathBuf>,
}

/// What a worker says, a line each.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Line {
    /// An input failed.
    Found {
        /// Its number.
        index: u64,
        /// How.
        what: String,
    },
    /// There is no time left, or no input.
    Done {
        /// The slowest input with the seconds that it was on a processor.
        slowest: (u64, f64),
    },
}

/// The exit status after an input that took too long.
pub const HANG: i32 = 97;
/// The exit status after one that took too much memory.
pub const MEMORY: i32 = 98;

/// Tries the inputs of a stripe.
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

/// Tries one input.
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

/// Keeps what panics say instead of printing it.
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

/// Ends the process when an input takes too long or too much. What counts is the
/// time of a processor, since others may need it, too; but what waits for something
/// uses none, so that far more by the clock is too long in any case.
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

/// The time that this process has been on a processor.
fn processor_time() -> Option<Duration> {
    // All that is behind the name, which is in parentheses: the 12th and 13th fields
    // are hundredths of seconds, of the process and of the system for it.
    let text = std::fs::read_to_string("/proc/self/stat").ok()?;
    let mut fields = text.rsplit_once(')')?.1.split_whitespace().skip(11);
    let own: u64 = fields.next()?.parse().ok()?;
    let system: u64 = fields.next()?.parse().ok()?;
    Some(Duration::from_millis((own + system) * 10))
}

/// The bytes of this process that are in memory.
fn resident() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = text.split(' ').nth(1)?.parse().ok()?;
    Some(pages * 4096)
}
