//! `cargo xtask learn`: trains the model that ships with a format.

use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::gen_command;
use crate::grammars::{MODEL, grammar_of};

/// Runs `learn`, writes `grammars/NAME.model` and generates the crate with it.
pub fn run(root: &Path, name: &str, words: &[OsString]) -> Result<()> {
    let grammar = grammar_of(root, name)?;
    let model = grammar.with_extension(MODEL);
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let package = format!("secateur-{name}-cli");
    let status = Command::new(cargo)
        .args(["run", "--quiet", "--release", "--package", &package])
        .arg("--manifest-path")
        .arg(root.join("Cargo.toml"))
        .args(["--", "learn", name, "--output"])
        .arg(&model)
        .args(words)
        .status()
        .context("cargo cannot be run")?;
    if !status.success() {
        bail!("nothing was learnt");
    }
    gen_command::run(root, &[grammar], false)
}
