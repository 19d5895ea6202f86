//! `tree`: prints the tree of a file.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use crate::args::language::ReadingArguments;
use crate::args::numbers::number;
use crate::args::task::unreadable;
use crate::commands::{Program, Subcommand};
use crate::exit::{Exit, Failure};
use crate::input::languages::Languages;
use crate::run::outputs::unprinted;
use secateur_reduce::strategy::NodeEdits;
use secateur_report::{counted, printable, say};
use secateur_syntax::Language;
use secateur_syntax::parse::Parser;
use secateur_syntax::tree::{NodeId, Tree};

/// A node as `--json` shows it: field names are stable.
#[derive(Serialize)]
struct Row<'a> {
    node: u32,
    parent: Option<u32>,
    depth: usize,
    kind: &'a str,
    slot: &'a str,
    tokens: u32,
    line: usize,
    list: bool,
    item: bool,
    deletable: bool,
    replaced_by: Vec<u32>,
    unwraps: Vec<u32>,
    shortest: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

/// The arguments of `tree`.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The file.
    #[arg(value_name = "FILE")]
    file: PathBuf,

    #[command(flatten)]
    reading: ReadingArguments,

    /// Hide nodes below this depth.
    #[arg(long, value_name = "LEVELS", value_parser = number::<usize>)]
    depth: Option<usize>,

    /// Print a JSON object for each node, one a line.
    #[arg(long)]
    json: bool,
}

impl Subcommand for Arguments {
    const ABOUT: &'static str =
        "Shows the tree of a file: kinds, places, and possible replacements";

    fn run(self, program: Program<'_>) -> Result<Exit, Failure> {
        show_tree(&program.languages, &self)
    }
}

fn show_tree(languages: &Languages<'_>, arguments: &Arguments) -> Result<Exit, Failure> {
    let path = &arguments.file;
    let shown = path.display();
    let text = std::fs::read(path).map_err(|error| (Exit::Usage, unreadable(path, &error)))?;
    let reading = languages.read(&arguments.reading, path, &text)?;
    if let Some(notice) = reading.notice {
        say(&notice);
    }
    let format = reading.chosen.format();
    let language = format.language();
    let tree = format
        .read(&mut Parser::new(language), &text)
        .map_err(|why| (Exit::Refused, format!("{shown}:{why}")))?;
    match print(language, &tree, arguments) {
        // The reader has closed the pipe.
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(Exit::Done),
        Err(error) => Err(unprinted(&error)),
        Ok(()) => Ok(Exit::Done),
    }
}

fn print(language: &Language, tree: &Tree, arguments: &Arguments) -> std::io::Result<()> {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let mut work: Vec<(NodeId, usize)> = tree.root().map(|root| (root, 0)).into_iter().collect();
    let mut lines = Lines::new(tree.text());
    while let Some((node, depth)) = work.pop() {
        if arguments.depth.is_none_or(|most| depth < most) {
            let children: Vec<NodeId> = tree.children(node).collect();
            work.extend(children.iter().rev().map(|&child| (child, depth + 1)));
        }
        let row = row(language, tree, &mut lines, node, depth);
        if arguments.json {
            writeln!(out, "{}", serde_json::to_string(&row)?)?;
        } else {
            writeln!(out, "{}", printable(&row.shown()))?;
        }
    }
    out.flush()
}

fn row<'a>(
    language: &'a Language,
    tree: &Tree,
    lines: &mut Lines<'_>,
    node: NodeId,
    depth: usize,
) -> Row<'a> {
    let slot = tree.slot(node);
    let parent = tree.parent(node);
    let item = parent.is_some_and(|parent| tree.is_list(parent));
    let edits = NodeEdits::of(language, tree, node);
    let numbers = |nodes: &[NodeId]| nodes.iter().map(|node| node.0).collect();
    let shortest = language.shortest(slot);
    let token = tree.tokens().get(tree.first_token(node));
    Row {
        node: node.0,
        parent: parent.map(|parent| parent.0),
        depth,
        kind: language.kind_name(tree.kind(node)),
        slot: language.kind_name(slot),
        tokens: tree.weight(node),
        line: lines.of(token.map_or(0, |token| token.start as usize)),
        list: tree.is_list(node),
        item,
        deletable: edits.deletion.is_some(),
        replaced_by: numbers(&edits.replaced_by),
        unwraps: numbers(&edits.unwraps),
        shortest: edits.shorter.then(|| {
            let texts: Vec<&str> = shortest
                .filter_map(|kind| language.tokens[kind.index()].shortest.as_deref())
                .collect();
            texts.join(" ")
        }),
        text: tree
            .is_token(node)
            .then(|| String::from_utf8_lossy(tree.token_text(node)).into_owned()),
    }
}

impl Row<'_> {
    fn shown(&self) -> String {
        let mut line = format!("{:>5} {}{}", self.node, "  ".repeat(self.depth), self.kind);
        if self.slot != self.kind {
            line.push_str(&format!(" <{}>", self.slot));
        }
        if let Some(text) = &self.text {
            line.push_str(&format!(" {text:?}"));
        } else {
            let tokens = counted(self.tokens as u64, "token");
            line.push_str(&format!("  {tokens}, line {}", self.line));
        }
        let numbers = |numbers: &[u32]| {
            let shown: Vec<String> = numbers.iter().map(u32::to_string).collect();
            shown.join(" ")
        };
        let mut notes = Vec::new();
        if self.deletable {
            notes.push("deletable".to_owned());
        }
        if !self.replaced_by.is_empty() {
            notes.push(format!("replaceable by {}", numbers(&self.replaced_by)));
        }
        if !self.unwraps.is_empty() {
            notes.push(format!("by the items of {}", numbers(&self.unwraps)));
        }
        match self.shortest.as_deref() {
            Some(text) if !self.deletable => notes.push(format!("shortest `{text}`")),
            _ => {}
        }
        if !notes.is_empty() {
            line.push_str(&format!("  [{}]", notes.join("; ")));
        }
        line
    }
}

/// Line numbers of offsets, quick if they ascend.
struct Lines<'a> {
    text: &'a [u8],
    at: usize,
    line: usize,
}

impl<'a> Lines<'a> {
    const fn new(text: &'a [u8]) -> Self {
        Self {
            text,
            at: 0,
            line: 1,
        }
    }

    /// Returns the line of an offset, from 1; linear in the distance from the last one.
    fn of(&mut self, offset: usize) -> usize {
        if offset < self.at {
            (self.at, self.line) = (0, 1);
        }
        let between = &self.text[self.at..offset];
        self.line += between.iter().filter(|&&byte| byte == b'\n').count();
        self.at = offset;
        self.line
    }
}
