//! The handbook's code: what stands in blocks that are marked `run` is run, page by
//! page, as a reader would; Rust is a part of a program that is built and run.
//!
//! Marks stand behind a block's language: `file:NAME` is a file that is written,
//! `run` a script, `output` what the last script printed (`…` stands for anything),
//! `case:NAME` the files of a case in `tests/reduce` that the script uses, `needs:PROGRAM` a
//! program, and the registry that it asks, without which the page is skipped, unless `CI` is set.
//! Every other script has the mark `not-run:REASON`, or is on a page that `.ci/run` walks.

#[path = "harness/skip.rs"]
mod skip;

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use libtest_mimic::{Arguments, Failed, Trial};

/// Pages that say how to add something: `cargo xtask walk` follows them.
const SHORT: [&str; 5] = [
    "adding-a-strategy",
    "adding-a-list-minimizer",
    "adding-a-final-pass",
    "adding-a-check",
    "adding-a-subcommand",
];

/// A block of code.
#[derive(Debug)]
struct Block {
    line: usize,
    language: String,
    marks: Vec<String>,
    text: String,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn main() {
    let mut trials = vec![Trial::test("scripts_are_run_or_say_why", unmarked)];
    for page in pages() {
        let text = fs::read_to_string(&page).expect("a page");
        let name = page
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let blocks = blocks(&text);
        if blocks.iter().any(|block| block.has("run")) {
            let text = text.clone();
            let page = name.clone();
            trials.push(Trial::test(format!("{name}::run"), move || {
                follow(&page, &text)
            }));
        }
        if blocks.iter().any(|block| block.language == "rust") && name == "library" {
            trials.push(Trial::test(format!("{name}::rust"), move || {
                excerpts(&text)
            }));
        }
    }
    for page in SHORT {
        trials.push(Trial::test(format!("{page}::length"), move || {
            let text = fs::read_to_string(root().join("docs").join(page).with_extension("md"))?;
            let words = text.split_whitespace().count();
            match words <= 600 {
                true => Ok(()),
                false => Err(format!("{words} words: at most 600 are read").into()),
            }
        }));
    }
    assert!(trials.len() >= 3, "the handbook has lost its code");
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

/// The pages of the handbook, in order.
fn pages() -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join("docs")).expect("the handbook is there");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut pages: Vec<PathBuf> = paths
        .filter(|page| page.extension().is_some_and(|extension| extension == "md"))
        .collect();
    pages.sort();
    pages
}

/// Checks that each script is run, written to a file, walked, or marked with a reason.
fn unmarked() -> Result<(), Failed> {
    let walked = fs::read_to_string(root().join(".ci/run"))?;
    let mut found = Vec::new();
    for page in pages() {
        let name = format!(
            "docs/{}",
            page.file_name().unwrap_or_default().to_string_lossy()
        );
        if walked.contains(&format!("xtask walk {name}")) {
            continue;
        }
        for block in blocks(&fs::read_to_string(&page)?) {
            let reason = block
                .value("not-run")
                .is_some_and(|reason| !reason.is_empty());
            let marked = block.has("run") || block.value("file").is_some() || reason;
            if block.language == "sh" && !marked {
                found.push(format!("{name}:{}", block.line));
            }
        }
    }
    match found.is_empty() {
        true => Ok(()),
        false => Err(format!("neither run nor marked: {}", found.join(", ")).into()),
    }
}

fn blocks(text: &str) -> Vec<Block> {
    let mut found = Vec::new();
    let mut open: Option<Block> = None;
    for (number, line) in text.lines().enumerate() {
        match (line.strip_prefix("```"), open.take()) {
            (Some(info), None) => {
                let mut words = info.split(',').map(str::trim).map(str::to_owned);
                open = Some(Block {
                    line: number + 1,
                    language: words.next().unwrap_or_default(),
                    marks: words.collect(),
                    text: String::new(),
                });
            }
            (Some(_), Some(block)) => found.push(block),
            (None, Some(mut block)) => {
                block.text.push_str(line);
                block.text.push('\n');
                open = Some(block);
            }
            (None, None) => {}
        }
    }
    found
}

impl Block {
    fn has(&self, mark: &str) -> bool {
        self.marks.iter().any(|one| one == mark)
    }

    fn value(&self, mark: &str) -> Option<&str> {
        self.marks
            .iter()
            .find_map(|one| one.strip_prefix(mark)?.strip_prefix(':'))
    }
}

/// Does what a page says, in a directory of its own.
fn follow(page: &str, text: &str) -> Result<(), Failed> {
    let place = tempfile::tempdir()?;
    symlink(root().join("docs"), place.path().join("docs"))?;
    let programs = place.path().join(".programs");
    fs::create_dir(&programs)?;
    symlink(env!("CARGO_BIN_EXE_secateur"), programs.join("secateur"))?;
    let mut path = programs.into_os_string();
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap_or_default());
    let mut printed = String::new();
    // A reader has one shell for all of them: where it is stays.
    let mut here = place.path().to_owned();
    let note = place.path().join(".here");
    for block in blocks(text) {
        if let Some(name) = block.value("file") {
            let file = here.join(name);
            fs::write(&file, &block.text)?;
            let mode = if block.text.starts_with("#!") {
                0o755
            } else {
                0o644
            };
            fs::set_permissions(&file, fs::Permissions::from_mode(mode))?;
        } else if block.has("run") {
            if let Some(case) = block.value("case") {
                for name in ["input.c", "interesting.sh"] {
                    fs::copy(
                        root().join("tests/reduce").join(case).join(name),
                        here.join(name),
                    )?;
                }
            }
            let script = format!("{}\npwd > '{}'\n", block.text, note.display());
            let output = Command::new("sh")
                .args(["-e", "-c", &script])
                .current_dir(&here)
                .env("PATH", &path)
                .stdin(Stdio::null())
                .output()?;
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            if !output.status.success() {
                if let Some(program) = block.value("needs") {
                    let why =
                        format!("{program} is not there, or cannot get what it needs: {said}");
                    skip::no_program(&format!("{page}.md:{}", block.line), &why);
                    return Ok(());
                }
                return Err(format!("line {}: {}: {said}", block.line, output.status).into());
            }
            printed = String::from_utf8_lossy(&output.stdout).into_owned();
            here = PathBuf::from(fs::read_to_string(&note)?.trim_end());
        } else if block.has("output") && !fits(&block.text, &printed) {
            let wanted = &block.text;
            let line = block.line;
            return Err(format!("line {line}: wanted:\n{wanted}\ngot:\n{printed}").into());
        }
    }
    Ok(())
}

/// Whether a text is another one in which `…` stands for anything.
fn fits(wanted: &str, text: &str) -> bool {
    let parts: Vec<String> = wanted.trim().split('…').map(regex::escape).collect();
    let pattern = format!("(?s)^{}$", parts.join(".*"));
    let pattern = regex::Regex::new(&pattern).expect("an escaped text is a pattern");
    pattern.is_match(text.trim())
}

/// Each block of Rust has to stand in one of the examples, which are built and run.
fn excerpts(text: &str) -> Result<(), Failed> {
    let mut sources = Vec::new();
    for entry in fs::read_dir(root().join("tests/library"))? {
        sources.push(fs::read_to_string(entry?.path())?);
    }
    for block in blocks(text).iter().filter(|block| block.language == "rust") {
        if !sources.iter().any(|source| source.contains(&block.text)) {
            let line = block.line;
            return Err(format!("line {line}: no file in tests/library has this").into());
        }
    }
    Ok(())
}
