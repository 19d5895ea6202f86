//! `cargo xtask train`: trains a validity model on the data of `secateur collect`.
//!
//! Whole programs are held out, since rows of a program are too similar. Precision and recall are
//! of "this deletion is valid".

mod data;
mod grow;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use secateur_learn::{Deletion, Model};
use secateur_tables::model::{Feature, Group};

use self::data::{Data, is_held_out};
use self::grow::{Grown, Settings, grow};
use crate::gen_command;
use crate::grammars::{MODEL, grammar_of};

const TREES: usize = 8;
const DEPTH: usize = 12;
const LEAF: usize = 8;

/// Arguments of `train`.
#[derive(Args)]
pub struct Arguments {
    /// The format.
    name: String,
    /// Data of `secateur collect`.
    #[arg(required = true)]
    data: Vec<PathBuf>,
    /// Trees.
    #[arg(long, default_value_t = TREES)]
    trees: usize,
    /// Maximal depth of a tree.
    #[arg(long, default_value_t = DEPTH)]
    depth: usize,
    /// Minimal number of rows in a leaf.
    #[arg(long, default_value_t = LEAF)]
    leaf: usize,
    /// Seed; the same one gives the same forest.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Groups of features of the model that is written, separated by commas [default: all].
    #[arg(long, value_delimiter = ',')]
    groups: Vec<String>,
    /// Add the forest to this model instead of the one that ships with the format.
    #[arg(long)]
    model: Option<PathBuf>,
    /// Only report; write nothing.
    #[arg(long)]
    dry: bool,
}

impl Arguments {
    /// Creates the defaults, with a model that gets the forest.
    pub fn of(name: &str, data: PathBuf, model: PathBuf, seed: u64) -> Self {
        Self {
            name: name.to_owned(),
            data: vec![data],
            trees: TREES,
            depth: DEPTH,
            leaf: LEAF,
            seed,
            groups: Vec::new(),
            model: Some(model),
            dry: false,
        }
    }
}

/// The paper's five feature sets, and additions to them.
const SETS: &[(&str, &[Group])] = &[
    ("kind", &[Group::Kind]),
    ("children", &[Group::Children]),
    ("path", &[Group::Path]),
    ("kind, children", &[Group::Kind, Group::Children]),
    ("kind, children, path", PAPER),
    (
        "these, slot, names",
        &[
            Group::Kind,
            Group::Children,
            Group::Path,
            Group::Slot,
            Group::Names,
        ],
    ),
    (
        "these, tokens",
        &[
            Group::Kind,
            Group::Children,
            Group::Path,
            Group::Slot,
            Group::Names,
            Group::Tokens,
        ],
    ),
    (
        "these, size, position",
        &[
            Group::Kind,
            Group::Children,
            Group::Path,
            Group::Slot,
            Group::Names,
            Group::Tokens,
            Group::Size,
            Group::Position,
        ],
    ),
    ("all", &Group::ALL),
];

const PAPER: &[Group] = &[Group::Kind, Group::Children, Group::Path];

pub fn run(root: &Path, arguments: &Arguments) -> Result<()> {
    let data = Data::read(&arguments.data)?;
    if data.language != arguments.name {
        bail!("the data are of the language {}", data.language);
    }
    let (held_out, rest): (Vec<&Deletion>, Vec<&Deletion>) =
        data.rows.iter().partition(|row| is_held_out(row));
    if held_out.is_empty() || rest.is_empty() {
        bail!("there are too few programs in the data");
    }
    let settings = Settings {
        trees: arguments.trees,
        depth: arguments.depth,
        leaf: arguments.leaf,
        seed: arguments.seed,
    };
    let valid = held_out.iter().filter(|row| row.valid).count();
    println!(
        "{} rows; held out: {}, of which {:.1} % are valid",
        data.rows.len(),
        held_out.len(),
        percent(valid, held_out.len())
    );
    println!(
        "{:<24} {:>9} {:>9} {:>9}",
        "features", "precision", "recall", "accuracy"
    );
    for (name, groups) in SETS {
        let forest = grow(&rest, groups, settings);
        let score = Score::of(&forest, &held_out, groups);
        println!(
            "{name:<24} {:>9.1} {:>9.1} {:>9.1}",
            score.precision(),
            score.recall(),
            score.accuracy()
        );
    }
    if arguments.dry {
        return Ok(());
    }
    let groups = groups(&arguments.groups)?;
    let all: Vec<&Deletion> = data.rows.iter().collect();
    let forest = grow(&all, &groups, settings);
    let grammar = grammar_of(root, &arguments.name)?;
    let shipped = grammar.with_extension(MODEL);
    let path = arguments.model.as_ref().unwrap_or(&shipped);
    let text = std::fs::read_to_string(path).with_context(|| {
        format!(
            "there is no model {}: `cargo xtask learn {}` makes one",
            path.display(),
            arguments.name
        )
    })?;
    let mut model = Model::from_json(&text)?;
    model.forest = Some(forest.stored(&data.names));
    std::fs::write(path, model.to_json())
        .with_context(|| format!("cannot write {}", path.display()))?;
    if arguments.model.is_none() {
        gen_command::run(root, &[grammar], false)?;
    }
    Ok(())
}

fn groups(names: &[String]) -> Result<Vec<Group>> {
    if names.is_empty() {
        return Ok(Group::ALL.to_vec());
    }
    let group = |name: &String| {
        serde_json::from_value(serde_json::Value::from(name.as_str()))
            .with_context(|| format!("there is no group of features `{name}`"))
    };
    names.iter().map(group).collect()
}

#[derive(Default)]
struct Score {
    valid: usize,
    expected: usize,
    both: usize,
    right: usize,
    all: usize,
}

impl Score {
    fn of(forest: &Grown, rows: &[&Deletion], groups: &[Group]) -> Self {
        let mut score = Self::default();
        for row in rows {
            let has = |feature: Feature| {
                groups.contains(&feature.group()) && row.features.binary_search(&feature).is_ok()
            };
            let expected = forest.chance(has) >= 0.5;
            score.all += 1;
            score.valid += usize::from(row.valid);
            score.expected += usize::from(expected);
            score.both += usize::from(expected && row.valid);
            score.right += usize::from(expected == row.valid);
        }
        score
    }

    fn precision(&self) -> f64 {
        percent(self.both, self.expected)
    }

    fn recall(&self) -> f64 {
        percent(self.both, self.valid)
    }

    fn accuracy(&self) -> f64 {
        percent(self.right, self.all)
    }
}

fn percent(part: usize, whole: usize) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}
