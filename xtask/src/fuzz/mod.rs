//! `cargo xtask fuzz`: damaged grammars for the readers and the compiler, damaged
//! texts for lexers and parsers.
//!
//! An input is made from the seed and its number alone, so that whoever knows both
//! has the input: the supervisor saves what killed a worker process that way.

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

use readers::Readers;
use texts::Texts;
pub use worker::{Arguments as WorkerArguments, run as run_worker};

/// What to try, and for how long.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// Seconds for each part.
    #[arg(long, default_value_t = 30, conflicts_with = "count")]
    seconds: u64,
    /// Inputs for each part.
    #[arg(long)]
    count: Option<u64>,
    /// Decides about all inputs.
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
    /// How many processes; by default the number of cores.
    #[arg(long)]
    jobs: Option<u64>,
    /// Write failing inputs to this folder.
    #[arg(long, value_name = "FOLDER")]
    save: Option<PathBuf>,
}

/// What is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum, Serialize, Deserialize)]
pub enum Part {
    /// Grammars: reading, compiling, sentences.
    Readers,
    /// Texts: tokens and trees.
    Texts,
}

/// An input of a campaign.
#[derive(Clone, Debug)]
pub struct Input {
    /// A file name that says what it is.
    pub name: String,
    /// Where it comes from, as the campaign counts.
    pub origin: usize,
    /// Random, for choices while it runs.
    pub variant: u64,
    /// The text.
    pub text: Vec<u8>,
}

/// A kind of inputs with what is done with them.
pub trait Campaign {
    /// How many of the first inputs are fixed, and large.
    #[cfg(test)]
    fn shapes(&self) -> u64;
    /// The input of a number.
    fn input(&self, random: &mut Rng, index: u64) -> Input;
    /// Tries an input; says what is wrong.
    fn run(&mut self, input: &Input) -> Result<(), String>;
    /// Forgets what a panic may have left in disorder.
    fn recover(&mut self) {}
}

/// The random numbers of an input.
fn random(seed: u64, index: u64) -> Rng {
    let mut random = Rng::with_seed(seed);
    let high = random.u64(..);
    Rng::with_seed(high ^ index.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

fn campaign(part: Part, grammars: &[PathBuf]) -> Result<Box<dyn Campaign>> {
    Ok(match part {
        Part::Readers => Box::new(Readers::new(grammars)?),
        Part::Texts => Box::new(Texts::new(grammars, true)?),
    })
}

/// Tries; fails if anything was found.
pub fn run(arguments: &Arguments) -> Result<()> {
    let program = crate::truth::worker_program()?;
    let mut found = 0;
    for part in [Part::Readers, Part::Texts] {
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
