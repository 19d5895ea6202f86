//! Parsing by tree-sitter (`--features tree-sitter`), for comparison with editors.
//!
//! Unlike ours, its parser recovers from errors and keeps trivia.

use anyhow::Result;

use super::results::Results;

#[cfg(not(feature = "tree-sitter"))]
pub fn add(_: &mut Results, _: &str, _: &str, _: &[Vec<u8>], _: f64) -> Result<()> {
    Ok(())
}

#[cfg(feature = "tree-sitter")]
pub fn add(
    results: &mut Results,
    format: &str,
    input: &str,
    texts: &[Vec<u8>],
    seconds: f64,
) -> Result<()> {
    use std::time::{Duration, Instant};

    use super::processor::Stopwatch;

    let Some((_, language)) = GRAMMARS.iter().find(|(name, _)| *name == format) else {
        return Ok(());
    };
    let mut parser = tree_sitter::Parser::new();
    parser.set_language(&language())?;
    let (mut best, mut first) = (f64::INFINITY, 0.0);
    let (mut refused, mut rounds, mut bytes, mut tokens) = (0u32, 0, 0, 0);
    let began = Instant::now();
    while rounds < 3 || began.elapsed() < Duration::from_secs_f64(seconds) {
        let mut spent = 0.0;
        (refused, bytes) = (0, 0);
        for text in texts {
            let start = Stopwatch::now();
            let tree = parser.parse(text, None);
            let time = start.seconds();
            match tree.filter(|tree| !tree.root_node().has_error()) {
                Some(tree) => {
                    spent += time;
                    bytes += text.len();
                    if rounds == 0 {
                        tokens += leaves(&tree);
                    }
                }
                None => refused += 1,
            }
        }
        if rounds == 0 {
            first = spent;
        }
        best = f64::min(best, spent);
        rounds += 1;
    }
    let speed = |seconds: f64| (bytes > 0).then_some(bytes as f64 / seconds / 1e6);
    results.add(
        &[&format!("{format}, tree-sitter"), input],
        &[
            Some(texts.len() as f64),
            Some(f64::from(refused)),
            Some(bytes as f64 / 1e3),
            Some(tokens as f64),
            None,
            None,
            speed(best),
            (bytes > 0).then_some(tokens as f64 / best / 1e6),
            speed(first),
            None,
        ],
    );
    Ok(())
}

/// Counts leaves: tokens, but a string may be several.
#[cfg(feature = "tree-sitter")]
fn leaves(tree: &tree_sitter::Tree) -> usize {
    let mut cursor = tree.walk();
    let mut count = 0;
    loop {
        if cursor.goto_first_child() {
            continue;
        }
        count += 1;
        while !cursor.goto_next_sibling() {
            if !cursor.goto_parent() {
                return count;
            }
        }
    }
}

/// By names of our formats.
#[cfg(feature = "tree-sitter")]
const GRAMMARS: &[(&str, fn() -> tree_sitter::Language)] = &[
    ("c", || tree_sitter_c::LANGUAGE.into()),
    ("cpp", || tree_sitter_cpp::LANGUAGE.into()),
    ("csharp", || tree_sitter_c_sharp::LANGUAGE.into()),
    ("css", || tree_sitter_css::LANGUAGE.into()),
    ("glsl", || tree_sitter_glsl::LANGUAGE_GLSL.into()),
    ("go", || tree_sitter_go::LANGUAGE.into()),
    ("graphql", || tree_sitter_graphql::LANGUAGE.into()),
    ("java", || tree_sitter_java::LANGUAGE.into()),
    ("javascript", || tree_sitter_javascript::LANGUAGE.into()),
    ("json", || tree_sitter_json::LANGUAGE.into()),
    ("python", || tree_sitter_python::LANGUAGE.into()),
    ("rust", || tree_sitter_rust::LANGUAGE.into()),
    ("solidity", || tree_sitter_solidity::LANGUAGE.into()),
    ("toml", || tree_sitter_toml_ng::LANGUAGE.into()),
    ("typescript", || {
        tree_sitter_typescript::LANGUAGE_TYPESCRIPT.into()
    }),
    ("verilog", || tree_sitter_systemverilog::LANGUAGE.into()),
    ("xml", || tree_sitter_xml::LANGUAGE_XML.into()),
];
