//! `cargo xtask parse`: parses files by tables in memory.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use grammar_compiler::load::Loaded;
use secateur_syntax::Language;
use secateur_syntax::format::{Format, TableFormat};
use secateur_syntax::lex::tokenize;
use secateur_syntax::parse::Parser;
use secateur_syntax::tree::{NodeId, Tree};

use crate::grammars::load_grammar;
use crate::output::show;

pub fn run(grammar: &Path, files: &[PathBuf], tree: bool) -> Result<()> {
    let (loaded, format) = load_grammar(&[grammar.to_owned()], None)?;
    let failed = try_files(&format, &loaded, files, tree)?;
    if failed > 0 {
        bail!("{failed} of {} files do not parse", files.len());
    }
    Ok(())
}

/// Parses files and prints results; returns the number of failures.
pub fn try_files(
    format: &TableFormat,
    grammar: &Loaded,
    files: &[PathBuf],
    tree: bool,
) -> Result<usize> {
    let language = format.language();
    let mut parser = Parser::new(language);
    let mut failed = 0;
    for path in files {
        let text =
            std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        let tokens = match tokenize(language, &text) {
            Ok(tokens) => tokens,
            Err(error) => {
                failed += 1;
                show(&format!("{}:{error}\n", path.display()))?;
                continue;
            }
        };
        match format.parse(&mut parser, &tokens) {
            Ok(syntax) => {
                let mut page = format!(
                    "{}: {} tokens, {} nodes\n",
                    path.display(),
                    tokens.len(),
                    syntax.nodes.len()
                );
                if tree {
                    page.push_str(&drawn(language, &Tree::new(language, text, tokens, syntax)));
                }
                show(&page)?;
            }
            Err(failure) => {
                failed += 1;
                let failed_at = failure.describe(language, &text, &tokens);
                show(&format!("{}:{}\n", path.display(), failed_at.trim_end()))?;
                if let Some(token) = tokens.get(failure.token)
                    && let Some(why) = grammar.why(
                        &text[token.start as usize..],
                        (token.kind, token.of(&text).len()),
                        &failure.expected,
                    )
                {
                    show(&format!("   = {why}\n"))?;
                }
            }
        }
    }
    Ok(failed)
}

/// Draws a tree, a line for each node: its kind, and its slot if different.
fn drawn(language: &Language, tree: &Tree) -> String {
    let mut page = String::new();
    let mut work: Vec<(NodeId, usize)> = tree.root().map(|root| (root, 0)).into_iter().collect();
    while let Some((node, depth)) = work.pop() {
        let kind = language.kind_name(tree.kind(node));
        let mut line = format!("{}{kind}", "  ".repeat(depth));
        if tree.slot(node) != tree.kind(node) {
            line.push_str(&format!(" <{}>", language.kind_name(tree.slot(node))));
        }
        if tree.is_token(node) {
            let text = tree.token_text(node);
            line.push_str(&format!(" {:?}", String::from_utf8_lossy(text)));
        }
        page.push_str(&line);
        page.push('\n');
        let children: Vec<NodeId> = tree.children(node).collect();
        work.extend(children.into_iter().rev().map(|child| (child, depth + 1)));
    }
    page
}
