//! Whole reductions with the `secateur` command: each folder in `tests/reduce` has
//! an input, a property test (`interesting.sh`) and in `case.toml` how many tokens
//! may be left. Every candidate is parsed before it is tested.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use libtest_mimic::{Arguments, Failed, Trial};
use serde::Deserialize;

/// `case.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    /// The most tokens that may be left.
    max_tokens: u64,
}

/// What is looked at of `--json`.
#[derive(Deserialize)]
struct Summary {
    tokens_after: u64,
    rejected_by_grammar: u64,
    end: String,
}

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/reduce");
    let entries = std::fs::read_dir(&root).expect("the folder is part of the repository");
    let mut folders: Vec<PathBuf> = entries
        .map(|entry| entry.expect("a readable entry").path())
        .filter(|path| path.is_dir())
        .collect();
    folders.sort();
    assert!(!folders.is_empty(), "no cases in {}", root.display());
    let trials = folders
        .into_iter()
        .map(|folder| {
            let name = folder
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            Trial::test(name, move || reduces(&folder))
        })
        .collect();
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

fn reduces(folder: &Path) -> Result<(), Failed> {
    let case: Case = toml::from_str(&std::fs::read_to_string(folder.join("case.toml"))?)?;
    let source = std::fs::read_dir(folder)?
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .find(|path| path.file_stem().is_some_and(|stem| stem == "input"))
        .ok_or("the case has no input")?;
    let work = tempfile::tempdir()?;
    let input = work.path().join(source.file_name().unwrap_or_default());
    std::fs::copy(&source, &input)?;
    let output = Command::new(env!("CARGO_BIN_EXE_secateur"))
        .args(["--quiet", "--json", "--verify-syntax"])
        .arg(folder.join("interesting.sh"))
        .arg(&input)
        .stdin(Stdio::null())
        .output()?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        return Err(format!("{}: {said}", output.status).into());
    }
    let summary: Summary = serde_json::from_slice(&output.stdout)?;
    let result = input.with_extension(format!(
        "reduced.{}",
        input.extension().unwrap_or_default().to_string_lossy()
    ));
    let text = std::fs::read_to_string(&result)?;
    if summary.end != "fixpoint" || summary.rejected_by_grammar > 0 {
        let rejected = summary.rejected_by_grammar;
        return Err(format!(
            "{}, {rejected} candidates do not parse:\n{text}",
            summary.end
        )
        .into());
    }
    if summary.tokens_after > case.max_tokens {
        let (left, most) = (summary.tokens_after, case.max_tokens);
        return Err(format!("{left} tokens are left, more than {most}:\n{text}").into());
    }
    // The result, in a directory of its own, still passes.
    let again = tempfile::tempdir()?;
    std::fs::copy(
        &result,
        again.path().join(input.file_name().unwrap_or_default()),
    )?;
    let status = Command::new(folder.join("interesting.sh"))
        .current_dir(again.path())
        .status()?;
    if !status.success() {
        return Err(format!("the result does not pass:\n{text}").into());
    }
    if std::fs::read(&input)? != std::fs::read(&source)? {
        return Err("the input was touched".into());
    }
    Ok(())
}
