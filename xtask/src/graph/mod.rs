//! `cargo xtask graph`: the rules of a grammar and their recursion as a picture.

mod dot;
mod layout;
mod place;
mod svg;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use grammar_compiler::graph::RuleGraph;
use grammar_compiler::normalize::normalize;

use crate::grammars::{loader, refused};

/// Arguments of `graph`.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// One combined grammar, a lexer and a parser grammar, or the settings that
    /// name them.
    #[arg(required = true)]
    grammars: Vec<PathBuf>,
    /// Text for Graphviz, or a picture; by default as the output's extension says, or `dot`.
    #[arg(long)]
    format: Option<Picture>,
    /// The output file; standard output if there is none.
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The rules after normalisation.
    #[arg(long)]
    normal_form: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Picture {
    /// For Graphviz.
    Dot,
    /// To be looked at.
    Svg,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let loaded = loader(&arguments.grammars, None).load().map_err(refused)?;
    eprint!("{}", loaded.warnings);
    let grammar = &loaded.grammar;
    let graph = match arguments.normal_form {
        true => RuleGraph::of_pnf(&grammar.name, &normalize(grammar)?),
        false => RuleGraph::of_grammar(grammar),
    };
    let extension = arguments.output.as_ref().and_then(|path| path.extension());
    let by_name = match extension.is_some_and(|extension| extension == "svg") {
        true => Picture::Svg,
        false => Picture::Dot,
    };
    let text = match arguments.format.unwrap_or(by_name) {
        Picture::Dot => dot::write(&graph),
        Picture::Svg => svg::write(&graph),
    };
    match &arguments.output {
        Some(path) => std::fs::write(path, text)
            .with_context(|| format!("cannot write {}", path.display()))?,
        None => print!("{text}"),
    }
    Ok(())
}

/// Draws a grammar as SVG.
pub fn picture(grammar: &Path, normal_form: bool) -> Result<String> {
    let loaded = loader(&[grammar.to_owned()], None)
        .load()
        .map_err(refused)?;
    let grammar = &loaded.grammar;
    let graph = match normal_form {
        true => RuleGraph::of_pnf(&grammar.name, &normalize(grammar)?),
        false => RuleGraph::of_grammar(grammar),
    };
    Ok(svg::write(&graph))
}

fn caption(graph: &RuleGraph) -> String {
    let recursive = || graph.components.iter().filter(|c| c.recursive);
    let inside: usize = recursive().map(|component| component.nodes.len()).sum();
    let lists = graph.nodes.iter().filter(|node| node.list).count();
    let components = match recursive().count() {
        1 => "1 component".to_owned(),
        count => format!("{count} components"),
    };
    format!(
        "{}: {} rules, {lists} with lists, {inside} recursive in {components}",
        graph.name,
        graph.nodes.len(),
    )
}
