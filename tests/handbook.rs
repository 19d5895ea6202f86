//! The code of README and handbook; scripts run, page by page, as a reader would run them.
//!
//! Marks follow a block's language: `file:NAME` is written to that file, `run` is a script,
//! `output` the last script's output (`…` is any text), `case:NAME` copies a case's files from
//! `tests/reduce`, `needs:PROGRAM` names a program, with its registry, without which the page is
//! skipped unless `CI` is set, and `recording` is an excerpt of the transcript
//! `docs/pictures/esbuild.txt`. Every other script has `not-run:REASON`, or is on a page that
//! `.ci/run` walks. Blocks of Rust are excerpts of programs that are built and run.
//!
//! The transcript is repeated, too; `SECATEUR_UPDATE=1` writes it.

#[path = "harness/executable.rs"]
mod executable;
#[path = "harness/skip.rs"]
mod skip;

use std::ffi::OsString;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use libtest_mimic::{Arguments, Failed, Trial};

use executable::write_executable;

/// Pages on additions, which `cargo xtask walk` follows.
const SHORT: [&str; 5] = [
    "adding-a-strategy",
    "adding-a-list-minimizer",
    "adding-a-final-pass",
    "adding-a-check",
    "adding-a-subcommand",
];

/// Pages of any length.
const LISTS: [&str; 3] = ["SUMMARY", "commands", "glossary"];

/// Maximal words of a chapter, and of the README.
const CHAPTER: usize = 1500;
const README: usize = 900;

const TRANSCRIPT: &str = "docs/pictures/esbuild.txt";

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
    let mut trials = vec![
        Trial::test("scripts_are_run_or_say_why", unmarked),
        Trial::test("pages_are_short", long),
        Trial::test("recording", recording),
    ];
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
                Reader::new()?.follow(&page, &self::blocks(&text))?;
                Ok(())
            }));
        }
        if blocks.iter().any(|block| block.language == "rust")
            && ["library", "your-own-crate"].contains(&name.as_str())
        {
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

fn long() -> Result<(), Failed> {
    let mut found = Vec::new();
    for page in pages() {
        let name = page.file_stem().unwrap_or_default().to_string_lossy();
        let most = match &*name {
            name if LISTS.contains(&name) => continue,
            "README" => README,
            _ => CHAPTER,
        };
        let words = fs::read_to_string(&page)?.split_whitespace().count();
        if words > most {
            found.push(format!("{name}: {words} words, at most {most}"));
        }
    }
    match found.is_empty() {
        true => Ok(()),
        false => Err(found.join("\n").into()),
    }
}

/// Returns README and chapters, without pages in folders, in order.
fn pages() -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join("docs")).expect("the handbook is there");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut pages: Vec<PathBuf> = paths
        .filter(|page| page.extension().is_some_and(|extension| extension == "md"))
        .collect();
    pages.push(root().join("README.md"));
    pages.sort();
    pages
}

/// Checks that each script is run, written to a file, walked, or excused.
fn unmarked() -> Result<(), Failed> {
    let script = fs::read_to_string(root().join(".ci/run"))?;
    let (_, walked) = script.split_once("xtask walk ").unwrap_or_default();
    let transcript = fs::read_to_string(root().join(TRANSCRIPT))?;
    let mut found = Vec::new();
    for page in pages() {
        let name = page.strip_prefix(root())?.to_string_lossy().into_owned();
        if walked.split_whitespace().any(|word| word == name) {
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
            if block.has("recording") && !transcript.contains(&block.text) {
                found.push(format!("{name}:{} is not in {TRANSCRIPT}", block.line));
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

/// A reader's shell and directory.
struct Reader {
    home: tempfile::TempDir,
    /// The next script's directory.
    here: PathBuf,
    /// `PATH`, the program under test first.
    path: OsString,
}

impl Reader {
    fn new() -> Result<Self, Failed> {
        let home = tempfile::tempdir()?;
        symlink(root().join("docs"), home.path().join("docs"))?;
        let programs = home.path().join(".programs");
        fs::create_dir(&programs)?;
        symlink(env!("CARGO_BIN_EXE_secateur"), programs.join("secateur"))?;
        let mut path = programs.into_os_string();
        path.push(":");
        path.push(std::env::var_os("PATH").unwrap_or_default());
        let here = home.path().to_owned();
        Ok(Self { home, here, path })
    }

    fn write(&self, name: &str, text: &str) -> Result<(), Failed> {
        let file = self.here.join(name);
        match text.starts_with("#!") {
            true => write_executable(&file, text)?,
            false => fs::write(&file, text)?,
        }
        Ok(())
    }

    fn run(&mut self, script: &str) -> Result<Output, Failed> {
        let note = self.home.path().join(".here");
        let script = format!("{script}\npwd > '{}'\n", note.display());
        let output = Command::new("sh")
            .args(["-e", "-c", &script])
            .current_dir(&self.here)
            .env("PATH", &self.path)
            .stdin(Stdio::null())
            .output()?;
        if output.status.success() {
            self.here = PathBuf::from(fs::read_to_string(&note)?.trim_end());
        }
        Ok(output)
    }

    /// Returns `false` if a program is missing.
    fn follow(&mut self, page: &str, blocks: &[Block]) -> Result<bool, Failed> {
        let mut printed = String::new();
        for block in blocks {
            if let Some(name) = block.value("file") {
                self.write(name, &block.text)?;
            } else if block.has("run") {
                if let Some(case) = block.value("case") {
                    for name in ["input.c", "interesting.sh"] {
                        let from = root().join("tests/reduce").join(case).join(name);
                        fs::copy(from, self.here.join(name))?;
                    }
                }
                let output = self.run(&block.text)?;
                let said = String::from_utf8_lossy(&output.stderr).into_owned();
                if !output.status.success() {
                    if let Some(program) = block.value("needs") {
                        let why = format!("{program} or what it needs is missing: {said}");
                        skip::no_program(&format!("{page}.md:{}", block.line), &why);
                        return Ok(false);
                    }
                    return Err(format!("line {}: {}: {said}", block.line, output.status).into());
                }
                printed = String::from_utf8_lossy(&output.stdout).into_owned();
            } else if block.has("output") && !fits(&block.text, &printed) {
                let wanted = &block.text;
                let line = block.line;
                return Err(format!("line {line}: wanted:\n{wanted}\ngot:\n{printed}").into());
            }
        }
        Ok(true)
    }
}

/// Repeats the transcript's commands after the tutorial's preparation.
fn recording() -> Result<(), Failed> {
    let tutorial = blocks(&fs::read_to_string(root().join("docs/tutorial.md"))?);
    let property = |block: &Block| block.value("file") == Some("interesting.sh");
    let end = tutorial.iter().position(property);
    let end = end.ok_or("the tutorial has no property test")?;
    let mut reader = Reader::new()?;
    if !reader.follow("tutorial", &tutorial[..=end])? {
        return Ok(());
    }
    let path = root().join(TRANSCRIPT);
    let stored = fs::read_to_string(&path)?;
    let mut text = String::new();
    for line in stored.lines().filter(|line| line.starts_with("$ ")) {
        let output = reader.run(&format!("{{ {}\n}} 2>&1", &line[2..]))?;
        text.push_str(line);
        text.push('\n');
        for line in String::from_utf8_lossy(&output.stdout).lines() {
            // A terminal overwrites progress.
            if !line.contains(" removed, ") {
                text.push_str(line);
                text.push('\n');
            }
        }
    }
    if std::env::var_os("SECATEUR_UPDATE").is_some() {
        fs::write(path, text)?;
        return Ok(());
    }
    match without_times(&text) == without_times(&stored) {
        true => Ok(()),
        false => Err(format!("{TRANSCRIPT} has:\n{stored}\nnow:\n{text}").into()),
    }
}

/// Removes seconds, and numbers of tests that ran ahead.
fn without_times(text: &str) -> String {
    let depends = |line: &str| line.contains(" tests (") || line.contains(" s: ");
    let lines = text.lines().map(|line| match depends(line) {
        true => line.replace(|c: char| c.is_ascii_digit(), ""),
        false => line.to_owned(),
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// `…` stands for anything.
fn fits(wanted: &str, text: &str) -> bool {
    let parts: Vec<String> = wanted.trim().split('…').map(regex::escape).collect();
    let pattern = format!("(?s)^{}$", parts.join(".*"));
    let pattern = regex::Regex::new(&pattern).expect("an escaped text is a pattern");
    pattern.is_match(text.trim())
}

/// Checks that blocks of Rust occur in the examples, which are built and run.
fn excerpts(text: &str) -> Result<(), Failed> {
    let mut sources = Vec::new();
    for folder in ["tests/library", "tests/outside", "tests/outside/src"] {
        for entry in fs::read_dir(root().join(folder))? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "rs") {
                sources.push(fs::read_to_string(path)?);
            }
        }
    }
    for block in blocks(text).iter().filter(|block| block.language == "rust") {
        if !sources.iter().any(|source| source.contains(&block.text)) {
            let line = block.line;
            return Err(format!("line {line}: no program in tests/ has this").into());
        }
    }
    Ok(())
}
