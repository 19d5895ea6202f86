//! Inputs that do not parse.
//!
//! Measures the tokens in trees of the grammar, and the sizes of results beside those of the
//! unedited inputs. Each input is a sample of `tests/reduce` after one random edit; the property is
//! two small parts of the sample, in order. Hooks of the formats need the feature `compiled`.

#[path = "../../../tests/harness/mistakes.rs"]
mod mistakes;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, ensure};
use fastrand::Rng;
use secateur_reduce::Reducer;
use secateur_syntax::format::{Format, Tolerant};
use secateur_syntax::parse::Parser;
use secateur_syntax::tree::Tree;

use super::parse::run_compiled;
use super::results::{Output, Results};
use mistakes::{Needles, broken, size};

/// Inputs and edits.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// Inputs that parse; a sample of each of ten languages if there are none.
    files: Vec<PathBuf>,
    /// Number of edits of each input.
    #[arg(long, default_value_t = 40)]
    edits: usize,
    /// Of the random edits.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    output: Output,
}

const SAMPLES: [(&str, &str); 10] = [
    ("c-calls", "c"),
    ("cpp-lambda", "cpp"),
    ("go-generics", "go"),
    ("java-patterns", "java"),
    ("javascript-semicolons", "js"),
    ("json-needle", "json"),
    ("python-blocks", "py"),
    ("rust-rules", "rs"),
    ("sql-join", "sql"),
    ("xml-gradient", "svg"),
];

const KEYS: [&str; 1] = ["input"];
const FIGURES: [(&str, usize); 7] = [
    ("tokens", 0),
    ("edits", 0),
    ("90 % in trees %", 1),
    ("least in trees %", 1),
    ("reduced", 0),
    ("at most 1.1 times as large %", 1),
    ("ms to read", 1),
];

#[derive(Default)]
struct Counts {
    edits: usize,
    kept: usize,
    least: Option<f64>,
    reduced: usize,
    small: usize,
    reading: Duration,
}

impl Counts {
    fn add(&mut self, other: &Self) {
        self.edits += other.edits;
        self.kept += other.kept;
        self.least = match (self.least, other.least) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        };
        self.reduced += other.reduced;
        self.small += other.small;
        self.reading += other.reading;
    }

    fn row(&self, tokens: Option<usize>) -> [Option<f64>; 7] {
        let percent = |part: usize, all: usize| 100.0 * part as f64 / all as f64;
        [
            tokens.map(|tokens| tokens as f64),
            Some(self.edits as f64),
            Some(percent(self.kept, self.edits)),
            self.least.map(|least| 100.0 * least),
            Some(self.reduced as f64),
            Some(percent(self.small, self.reduced)),
            Some(1e3 * self.reading.as_secs_f64() / self.edits as f64),
        ]
    }
}

/// Measures and prints.
pub fn run(root: &Path, arguments: &Arguments) -> Result<()> {
    if !cfg!(feature = "compiled") {
        return run_compiled(root);
    }
    let sample = |(folder, extension): (&str, &str)| {
        root.join(format!("tests/reduce/{folder}/input.{extension}"))
    };
    let files = match &arguments.files[..] {
        [] => SAMPLES.into_iter().map(sample).collect(),
        files => files.to_vec(),
    };
    let mut results = Results::new("tolerance", &KEYS, &FIGURES);
    let mut all = Counts::default();
    let mut random = Rng::with_seed(arguments.seed);
    for file in &files {
        let shown = file
            .strip_prefix(root)
            .unwrap_or(file)
            .display()
            .to_string();
        let extension = file.extension().unwrap_or_default().to_string_lossy();
        let format = format(&extension).with_context(|| format!("no format is for {shown}"))?;
        let text = std::fs::read(file).with_context(|| format!("cannot read {shown}"))?;
        let tree = format
            .read(&mut Parser::new(format.language()), &text)
            .map_err(|error| anyhow!("{shown}: {error}"))?;
        let counts = measure(format, &tree, arguments.edits, &mut random)?;
        ensure!(counts.edits > 0, "no edit of {shown} fails to parse");
        results.add(&[&shown], &counts.row(Some(tree.tokens().len())));
        all.add(&counts);
    }
    results.add(&["all"], &all.row(None));
    results.put_out(&arguments.output)
}

fn measure(format: &dyn Format, tree: &Tree, edits: usize, random: &mut Rng) -> Result<Counts> {
    let tolerant = Tolerant::new(format).context("the tables have no room left")?;
    let mut counts = Counts::default();
    for _ in 0..edits {
        let Some(edited) = broken(format, tree, random) else {
            break;
        };
        let began = Instant::now();
        let unread = tolerant.unread(&edited)?;
        counts.reading += began.elapsed();
        let kept = 1.0 - unread.opaque as f64 / unread.tokens as f64;
        counts.edits += 1;
        counts.kept += usize::from(kept >= 0.9);
        counts.least = Some(counts.least.map_or(kept, |least| least.min(kept)));
        let Some(needles) = Needles::choose(format, tree, &edited, random) else {
            continue;
        };
        let left = |text: &[u8]| {
            let property = |text: &[u8]| needles.are_in(format, text);
            let reduction = Reducer::new(format).reduce(text, property);
            reduction.map(|reduction| size(format, &reduction.text))
        };
        counts.reduced += 1;
        counts.small += usize::from(left(&edited)? as f64 <= 1.1 * left(tree.text())? as f64);
    }
    Ok(counts)
}

#[cfg(feature = "compiled")]
fn format(extension: &str) -> Option<&'static dyn Format> {
    let mut formats = secateur_all::FORMATS.iter().copied();
    formats.find(|format| {
        let known = &format.description().extensions;
        known.iter().any(|one| **one == *extension)
    })
}

#[cfg(not(feature = "compiled"))]
fn format(_: &str) -> Option<&'static dyn Format> {
    None
}
