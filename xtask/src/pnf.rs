//! `cargo xtask pnf`: prints a grammar in normal form.

use std::path::PathBuf;

use anyhow::{Result, bail};
use grammar_compiler::normalize::{normalize, normalize_watched};
use grammar_compiler::print;

use crate::grammars::{loader, refused};

pub fn run(grammars: &[PathBuf], after: Option<&str>) -> Result<()> {
    let loaded = loader(grammars, None).load().map_err(refused)?;
    eprint!("{}", loaded.warnings);
    let grammar = loaded.grammar;
    let Some(after) = after else {
        let pnf = normalize(&grammar)?;
        print!("{}", print::pnf(&grammar, &pnf));
        return Ok(());
    };
    let mut shown = None;
    let mut passes: Vec<String> = Vec::new();
    let result = normalize_watched(&grammar, &mut |pass, cfg| {
        if pass == after && shown.is_none() {
            shown = Some(print::cfg(&grammar, cfg));
        }
        if !passes.iter().any(|p| p == pass) {
            passes.push(pass.to_owned());
        }
    });
    match shown {
        Some(text) => print!("{text}"),
        None => bail!(
            "there is no pass `{after}`; the passes are {}",
            passes.join(", ")
        ),
    }
    result?;
    Ok(())
}
