//! `cargo xtask fuzz`: damaged grammars, texts and automata for readers, parsers and loader.
//!
//! An input is a function of seed and number, so the supervisor can save one that killed its
//! worker.

mod automata;
mod mutate;
mod readers;
mod seeds;
mod supervise;
mod texts;
mod worker;

#[cfg(test)]
mod tests;

use std::path::PathBuf;

use anyhow::{Result, bail};
use fastrand::Rng;
use serde::{Deserialize, Serialize};

use automata::Packed;
use readers::Readers;
use texts::Texts;
pub use worker::{Arguments as WorkerArguments, run as run_worker};

/// Arguments of `fuzz`.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// Seconds for each part.
    #[arg(long, default_value_t = 30, conflicts_with = "count")]
    seconds: u64,
    /// Inputs for each part.
    #[arg(long)]
    count: Option<u64>,
    /// The seed of all inputs.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of the first input.
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// Only this part.
    #[arg(long)]
    part: Option<Part>,
    /// More grammars to begin with: files or folders.
    #[arg(long, value_name = "FILE", num_args = 1..)]
    grammars: Vec<PathBuf>,
    /// Seconds of a processor for one input.
    #[arg(long, default_value_t = 10)]
    limit: u64,
    /// Mebibytes that a process may need.
    #[arg(long, default_value_t = 2048)]
    memory: u64,
    /// Number of processes; by default the number of cores.
    #[arg(long)]
    jobs: Option<u64>,
    /// Write failing inputs to this folder.
    #[arg(long, value_name = "FOLDER")]
    save: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum, Serialize, Deserialize)]
pub enum Part {
    /// Grammars: reading, compiling, sentences.
    Readers,
    /// Texts: tokens and trees.
    Texts,
    /// Packed automata: loading, tokens and trees.
    Automata,
}

#[derive(Clone, Debug)]
pub struct Input {
    pub name: String,
    /// Index of its seed file or subject.
    pub origin: usize,
    /// A random number for choices while it runs.
    pub variant: u64,
    pub text: Vec<u8>,
}

pub trait Campaign {
    /// Returns the number of initial inputs that are fixed and large.
    #[cfg(test)]
    fn shapes(&self) -> u64;
    fn input(&self, random: &mut Rng, index: u64) -> Input;
    /// Checks an input; the error describes the fault.
    fn run(&mut self, input: &Input) -> Result<(), String>;
    /// Restores the state after a panic.
    fn recover(&mut self) {}
}

fn random(seed: u64, index: u64) -> Rng {
    let mut random = Rng::with_seed(seed);
    let high = random.u64(..);
    Rng::with_seed(high ^ index.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

fn campaign(part: Part, grammars: &[PathBuf]) -> Result<Box<dyn Campaign>> {
    Ok(match part {
        Part::Readers => Box::new(Readers::new(grammars)?),
        Part::Texts => Box::new(Texts::new(grammars, true)?),
        Part::Automata => Box::new(Packed::new(grammars)?),
    })
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let program = crate::truth::worker_program()?;
    let mut found = 0;
    for part in [Part::Readers, Part::Texts, Part::Automata] {
        if arguments.part.is_none_or(|only| only == part) {
            found += supervise::run(&program, part, arguments)?;
        }
    }
    match found {
        0 => Ok(()),
        1 => bail!("one input failed"),
        many => bail!("{many} inputs failed"),
    }
}
