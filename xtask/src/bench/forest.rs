//! Cost of a validity model: a node's features, and the forest's evaluation.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, ensure};
use secateur_learn::Model;
use secateur_syntax::format::Format;
use secateur_tables::Kind;

use secateur_reduce::learning::{Names, NodeFeatures, Recent};
use secateur_syntax::parse::Parser;

use crate::grammars::{grammar_of, load_format, model};

/// Arguments of `bench forest`.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// The format, which has a model.
    name: String,
    /// Files whose nodes are estimated.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Rounds over all nodes.
    #[arg(long, default_value_t = 20)]
    rounds: u32,
}

/// Measures and prints; an error if the format has no model with a forest.
pub fn run(root: &Path, arguments: &Arguments) -> Result<()> {
    let grammar = grammar_of(root, &arguments.name)?;
    let format = load_format(std::slice::from_ref(&grammar), None)?;
    let language = format.language();
    let text = model(&grammar)?.with_context(|| format!("{} has no model", arguments.name))?;
    let began = Instant::now();
    let learnt = Model::from_json(&text)?.trained(language)?;
    println!("read in {:.1} ms", began.elapsed().as_secs_f64() * 1e3);
    let forest = learnt.forest.context("the model has no forest")?;
    let facts = &learnt.facts;
    let types = (0..facts.types.len()).filter(|&at| facts.types[at].is_name());
    let types: Vec<Kind> = types.map(|at| Kind(at as u16)).collect();
    let recent = Recent::default();
    let (mut nodes, mut looking, mut asking) = (0_u32, Duration::ZERO, Duration::ZERO);
    let mut sum = 0.0;
    for file in &arguments.files {
        let shown = file.display();
        let text = std::fs::read(file).with_context(|| format!("cannot read {shown}"))?;
        let tree = format
            .read(&mut Parser::new(language), &text)
            .map_err(|error| anyhow!("{shown}: {error}"))?;
        let names = Names::of(&tree, types.iter().copied());
        let all = tree.all();
        for _ in 0..arguments.rounds {
            for &node in &all {
                let began = Instant::now();
                let view = NodeFeatures::of(&tree, &names, &recent, node);
                let looked = Instant::now();
                sum += forest.votes(&view);
                looking += looked - began;
                asking += looked.elapsed();
            }
        }
        nodes += all.len() as u32 * arguments.rounds;
    }
    ensure!(nodes > 0, "there are no nodes");
    let each = |time: Duration| time.as_secs_f64() * 1e9 / f64::from(nodes);
    println!(
        "{nodes} nodes, mean share of votes {:.2}: {:.0} ns to look at one, {:.0} ns to ask the forest",
        sum / nodes as f32,
        each(looking),
        each(asking)
    );
    Ok(())
}
