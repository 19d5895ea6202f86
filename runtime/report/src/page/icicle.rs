//! The original's tree as an icicle plot.
//!
//! A node is as wide as its tokens, in the colour of the step that removed the last of them.

use std::fmt::Write;
use std::ops::Range;

use super::template::escaped;
use crate::summary::counted;
use secateur_session::history::{Fate, Origins, Step};
use secateur_syntax::format::Format;
use secateur_syntax::lex::{Token, tokenize};
use secateur_syntax::parse::Parser;
use secateur_syntax::tree::{NodeId, Tree};

const WIDTH: f64 = 1200.0;
const HEIGHT: f64 = 15.0;
const LEVELS: usize = 48;
/// Minimal width of a node; narrower ones are omitted with all below them.
const MIN_WIDTH: f64 = 0.75;
/// Minimal width of a node with a label.
const NAMED: f64 = 34.0;
const AGE_COLORS: f64 = 12.0;
/// Approximate width of a character.
const CHARACTER: f64 = 6.2;

struct Block {
    tokens: Range<usize>,
    level: usize,
    name: String,
}

/// Draws a tree; `None` if the text is empty or not in the language.
///
/// `age` maps a step to the progress of the search, from 0 to 1.
pub(super) fn draw(
    format: &dyn Format,
    text: &[u8],
    origins: &Origins,
    age: &dyn Fn(usize) -> f64,
    steps: &[Step],
) -> Option<String> {
    let language = format.language();
    let tokens = tokenize(language, text).ok()?;
    let syntax = format.parse(&mut Parser::new(language), &tokens).ok()?;
    let tree = Tree::new(language, text.to_vec(), tokens, syntax);
    let fates = of_tokens(&tree, &origins.fates);
    let blocks = blocks(format, &tree, WIDTH / tree.tokens().len().max(1) as f64);
    let ends = text.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
    let line_ends: Vec<usize> = ends.map(|(at, _)| at).collect();
    let levels = blocks.iter().map(|block| block.level + 1).max()?;
    let scale = WIDTH / tree.tokens().len() as f64;
    let mut svg = format!(
        r#"<svg class="icicle" viewBox="0 0 {WIDTH} {:.0}" role="img" aria-label="the original's tree, by when each part went">"#,
        levels as f64 * HEIGHT
    );
    for block in &blocks {
        let x = block.tokens.start as f64 * scale;
        let width = block.tokens.len() as f64 * scale;
        let y = block.level as f64 * HEIGHT;
        let of = &fates[block.tokens.clone()];
        let latest = of.iter().copied().flatten().max();
        let left = of.iter().filter(|fate| fate.is_none()).count();
        let class = match (left, latest) {
            (0, Some(step)) => format!("a{}", (age(step) * (AGE_COLORS - 1.0)).round()),
            (_, None) => "kept".to_owned(),
            _ => "part".to_owned(),
        };
        let said = match (left, latest) {
            (0, Some(step)) => format!(
                "went by test {} ({})",
                steps[step].tests, steps[step].strategy
            ),
            (_, None) => "is left".to_owned(),
            _ => format!("{left} of its tokens are left"),
        };
        let start = tree.tokens()[block.tokens.start].start as usize;
        let line = 1 + line_ends.partition_point(|&end| end < start);
        let step = match (left, latest) {
            (0, Some(step)) => format!(r#" data-s="{step}""#),
            _ => String::new(),
        };
        let _ = write!(
            svg,
            r#"<g class="{class}"{step}><rect x="{x:.1}" y="{y:.0}" width="{:.1}" height="{:.0}"/>"#,
            (width - 0.4).max(0.4),
            HEIGHT - 1.0,
        );
        let room = (width / CHARACTER) as usize;
        if width >= NAMED {
            let name: String = block.name.chars().take(room.saturating_sub(1)).collect();
            let _ = write!(
                svg,
                r#"<text x="{:.1}" y="{:.1}">{}</text>"#,
                x + 3.0,
                y + 10.5,
                escaped(&name)
            );
        }
        let _ = write!(
            svg,
            "<title>{}, line {line}, {}: {}</title></g>",
            escaped(&block.name),
            counted(block.tokens.len() as u64, "token"),
            escaped(&said)
        );
    }
    svg.push_str("</svg>");
    Some(svg)
}

fn of_tokens(tree: &Tree, fates: &[Fate]) -> Vec<Option<usize>> {
    let mut at = 0;
    let fate = |token: &Token| {
        let start = token.start as usize;
        while at + 1 < fates.len() && fates[at].bytes.end <= start {
            at += 1;
        }
        fates.get(at).and_then(|fate| fate.step)
    };
    tree.tokens().iter().map(fate).collect()
}

/// Returns the nodes that are wide enough, parents first.
///
/// Of a chain only the topmost node is included, and no node of an outlined rule.
fn blocks(format: &dyn Format, tree: &Tree, scale: f64) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut work: Vec<(NodeId, usize)> = tree.root().into_iter().map(|root| (root, 0)).collect();
    while let Some((mut node, level)) = work.pop() {
        let first = tree.first_token(node);
        let tokens = first..first + tree.weight(node) as usize;
        if level >= LEVELS || tokens.len() as f64 * scale < MIN_WIDTH {
            continue;
        }
        let name = format.language().kind_name(tree.kind(node));
        let rule = format.language().known_name(tree.kind(node));
        // The tokens of an outlined rule belong to its origin above.
        let below = if level > 0 && name != rule {
            level
        } else {
            blocks.push(Block {
                tokens: tokens.clone(),
                level,
                name: rule.to_owned(),
            });
            // An only child with all the tokens would look the same.
            while let Some(only) = tree.children(node).next()
                && tree.weight(only) as usize == tokens.len()
            {
                node = only;
            }
            level + 1
        };
        work.extend(tree.children(node).map(|child| (child, below)));
    }
    blocks
}
