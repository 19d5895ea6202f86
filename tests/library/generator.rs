//! A generator whose runs are reduced: JSON documents in which every used name is defined before.
//!
//! Run it with `cargo run --example generator 7`, and reduce a run with `secateur generator --name
//! x.json TEST -- target/debug/examples/generator 7`.

use secateur_trace::{Choices, serve};

/// A value: a number, a name, or a list of values.
fn value(choices: &mut Choices, names: usize, depth: usize) -> String {
    choices.call(|choices| match choices.weighted(&[4, 3, 3]) {
        0 => choices.range(0..1000).to_string(),
        1 if names > 0 => format!("\"n{}\"", choices.range(0..names)),
        _ if depth > 3 => "[]".to_owned(),
        _ => {
            let items = choices.repeat(0..=4, |choices, _| value(choices, names, depth + 1));
            format!("[{}]", items.join(", "))
        }
    })
}

/// Definitions, each by numbers and by names that come before it.
pub fn document(choices: &mut Choices) -> Vec<u8> {
    let lines = choices.repeat(1..=20, |choices, at| {
        format!("  \"n{at}\": {}", value(choices, at, 0))
    });
    format!("{{\n{}\n}}\n", lines.join(",\n")).into_bytes()
}

pub fn main() -> std::io::Result<()> {
    serve("documents", document)
}
