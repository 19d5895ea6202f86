//! `cargo xtask corpus`: parses real code with a shipped format.

use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

/// Runs `corpus` of the format's own reducer, optimized, with hook and compiled parser.
pub fn run(root: &Path, name: &str, words: &[OsString]) -> Result<()> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args(["run", "--quiet", "--release", "--package"])
        .arg(format!("secateur-{name}-cli"))
        .arg("--manifest-path")
        .arg(root.join("Cargo.toml"))
        .args(["--", "corpus"])
        .args(words)
        .status()
        .context("cargo cannot be run")?;
    if !status.success() {
        bail!("not all of the corpus is read as it should be");
    }
    Ok(())
}
