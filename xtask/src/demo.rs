//! `cargo xtask demo`: a shipped program's reduction from end to end.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::grammars::of_format;

const SHOWN: usize = 12;

/// Generates and builds the reducer for C, and reduces `tests/demo/input.c`.
///
/// The property is one diagnostic of the system's compiler.
pub fn run(root: &Path) -> Result<()> {
    crate::gen_command::run(root, &of_format(root, "c")?, false)?;
    println!("generated/c is in step with grammars/c.g4; building its reducer");
    // Mostly built for this command already.
    cargo(root, &["build", "--quiet", "--package", "secateur-c-cli"])?;

    let folder = root.join("target/demo");
    std::fs::create_dir_all(&folder)?;
    let input = folder.join("input.c");
    std::fs::copy(root.join("tests/demo/input.c"), &input).context("tests/demo/input.c")?;
    let test = root.join("tests/demo/interesting.sh");

    let before = std::fs::read_to_string(&input)?;
    let lines = before.lines().count();
    println!("\nbefore, {lines} lines:");
    show(before.lines().take(SHOWN));
    println!("  | … {} lines more", lines.saturating_sub(SHOWN));
    diagnostic(&folder)?;

    let reducer = target(root).join("debug/secateur-c");
    println!("\n$ secateur-c tests/demo/interesting.sh input.c");
    let status = Command::new(&reducer)
        .args([&test, &input])
        .status()
        .with_context(|| format!("cannot run {}", reducer.display()))?;
    if !status.success() {
        bail!("the reducer failed: {status}");
    }

    let after = std::fs::read_to_string(folder.join("input.reduced.c"))?;
    println!(
        "\nafter, {} lines:",
        after.lines().filter(|l| !l.trim().is_empty()).count()
    );
    show(after.lines());
    std::fs::write(&input, &after)?;
    diagnostic(&folder)
}

fn show<'a>(lines: impl Iterator<Item = &'a str>) {
    for line in lines.filter(|line| !line.trim().is_empty()) {
        println!("  | {line}");
    }
}

fn diagnostic(folder: &Path) -> Result<()> {
    let compiler = std::env::var("CC").unwrap_or_else(|_| "cc".to_owned());
    let output = Command::new(&compiler)
        .args(["-Wall", "-c", "-o", "/dev/null", "input.c"])
        .current_dir(folder)
        .output()
        .with_context(|| format!("cannot run the C compiler {compiler}"))?;
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    if let Some(line) = text.lines().find(|line| line.contains("warning:")) {
        println!("  {compiler} says: {line}");
    }
    Ok(())
}

fn cargo(root: &Path, arguments: &[&str]) -> Result<()> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args(arguments)
        .current_dir(root)
        .status()?;
    if !status.success() {
        bail!("cargo {} failed", arguments.join(" "));
    }
    Ok(())
}

pub fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}
