//! `cargo xtask walk PAGE...`: follows the instructions of pages.
//!
//! A fenced block with `file=PATH` behind its language is written to that file in the workspace,
//! each other `sh` block is run, in order; then git restores the workspace.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

#[derive(Debug, PartialEq, Eq)]
enum Step {
    Write { path: String, text: String },
    Run(String),
}

/// Walks a page; the workspace must have no changes.
pub fn run(root: &Path, page: &Path) -> Result<()> {
    let text =
        std::fs::read_to_string(page).with_context(|| format!("cannot read {}", page.display()))?;
    let steps = steps(&text);
    if !steps.iter().any(|step| matches!(step, Step::Run(_))) {
        bail!("{} has no commands", page.display());
    }
    if !git(root, &["status", "--porcelain"])?.is_empty() {
        bail!("the walk changes the workspace and puts it back: commit or stash what is new first");
    }
    let walked = steps.iter().try_for_each(|step| take(root, step));
    git(root, &["checkout", "--quiet", "--", "."])?;
    git(root, &["clean", "--quiet", "--force", "-d"])?;
    walked
}

fn take(root: &Path, step: &Step) -> Result<()> {
    match step {
        Step::Write { path, text } => {
            println!("-- writing {path}");
            let path = root.join(path);
            if let Some(folder) = path.parent() {
                std::fs::create_dir_all(folder)?;
            }
            std::fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))
        }
        Step::Run(commands) => {
            println!("-- {}", commands.trim_end().replace('\n', "\n-- "));
            let status = Command::new("sh")
                .args(["-e", "-c", commands])
                .current_dir(root)
                .stdin(Stdio::null())
                .status()
                .context("cannot run sh")?;
            match status.success() {
                true => Ok(()),
                false => bail!("the page does not hold: {status}"),
            }
        }
    }
}

fn steps(page: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        let Some(info) = line.strip_prefix("```") else {
            continue;
        };
        let block = lines.by_ref().take_while(|line| *line != "```");
        let text: String = block.map(|line| format!("{line}\n")).collect();
        let mut words = info.split_whitespace();
        let language = words.next();
        let path = words.find_map(|word| word.strip_prefix("file="));
        match (language, path) {
            (_, Some(path)) => steps.push(Step::Write {
                path: path.to_owned(),
                text,
            }),
            (Some("sh"), None) => steps.push(Step::Run(text)),
            _ => {}
        }
    }
    steps
}

fn git(root: &Path, arguments: &[&str]) -> Result<Vec<u8>> {
    let output = Command::new("git")
        .args(arguments)
        .current_dir(root)
        .stderr(Stdio::inherit())
        .output()
        .context("cannot run git")?;
    match output.status.success() {
        true => Ok(output.stdout),
        false => bail!("git {}: {}", arguments.join(" "), output.status),
    }
}

#[cfg(test)]
mod tests {
    use super::{Step, steps};

    #[test]
    fn blocks_are_steps() {
        let page = "text\n```c file=a/b.c\nint x;\n```\n\n```sh\nls\npwd\n```\n```json\n{}\n```\n";
        let write = Step::Write {
            path: "a/b.c".to_owned(),
            text: "int x;\n".to_owned(),
        };
        assert_eq!(steps(page), [write, Step::Run("ls\npwd\n".to_owned())]);
    }
}
