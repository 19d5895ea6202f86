//! Share of candidates that a language's real parser rejects for their syntax.
//!
//! Files are reduced in this process. The property is that the real parser accepts the candidate,
//! as it does the original, and that three names of the original still stand in it, in order.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use anyhow::{Context, Result, anyhow, bail, ensure};
use rustc_hash::FxHashMap;
use secateur_reduce::Reducer;
use secateur_syntax::format::{Format, TableFormat};
use secateur_syntax::parse::Parser;
use walkdir::WalkDir;

use super::cases::extensions;
use super::results::{Output, Results};
use crate::grammars::{load_format, of_format};

/// Arguments of `bench validity`.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// Files, and directories that are searched for files of the languages [default: tests/reduce]
    paths: Vec<PathBuf>,
    /// Languages.
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "sql,python,javascript,java,c"
    )]
    languages: Vec<String>,
    /// Reduce so many files of a language at most, spread over all.
    #[arg(long, default_value_t = 40)]
    files: usize,
    /// Skip files of more tokens.
    #[arg(long, default_value_t = 3000)]
    tokens: usize,
    /// Tests of a reduction at most.
    #[arg(long, default_value_t = 500)]
    max_tests: u64,
    /// Show so many reasons of a language, the most frequent first.
    #[arg(long, default_value_t = 12)]
    reasons: usize,
    /// Write rejected candidates to this directory.
    #[arg(long, value_name = "DIR")]
    rejected: Option<PathBuf>,
    #[command(flatten)]
    output: Output,
}

/// The parsers by language, as commands in `docs/validity/syntax`.
const PARSERS: [(&str, &str, &[&str]); 5] = [
    ("sql", "SQLite", &["python3", "sql.py"]),
    ("python", "CPython", &["python3", "python.py"]),
    (
        "javascript",
        "V8 (Node.js)",
        &[
            "node",
            "--no-warnings",
            "--experimental-vm-modules",
            "javascript.cjs",
        ],
    ),
    ("java", "javac", &["java", "Java.java"]),
    ("c", "GCC", &["python3", "c.py"]),
];

const KEYS: [&str; 2] = ["language", "parser"];
const FIGURES: [(&str, usize); 5] = [
    ("files", 0),
    ("tokens", 0),
    ("candidates", 0),
    ("rejected", 0),
    ("rejected %", 1),
];

/// Number of names that stay.
const NAMES: usize = 3;

pub fn run(root: &Path, arguments: &Arguments) -> Result<()> {
    let mut results = Results::new("validity", &KEYS, &FIGURES);
    let own = [root.join("tests/reduce")];
    let paths = match &arguments.paths[..] {
        [] => &own[..],
        given => given,
    };
    let all = extensions(root)?;
    for language in &arguments.languages {
        let known = PARSERS.iter().find(|(name, ..)| name == language);
        let &(_, title, command) = known.with_context(|| format!("no parser of {language}"))?;
        let format = load_format(&of_format(root, language)?, None)?;
        let extensions = all.iter().filter(|(_, name)| name == language);
        let extensions: Vec<&str> = extensions.map(|(one, _)| one.as_str()).collect();
        let mut judge = Judge::start(root, command)?;
        let mut counts = Counts::default();
        let found = found(paths, &extensions)?;
        let step = found.len().div_ceil(arguments.files).max(1);
        for path in found.iter().step_by(step) {
            counts.reduce(&format, &mut judge, path, arguments)?;
        }
        ensure!(counts.files > 0, "{language}: no file that {title} accepts");
        counts.show(language, arguments)?;
        let share = counts.rejected as f64 / counts.candidates as f64 * 100.0;
        results.add(
            &[language, title],
            &[
                Some(counts.files as f64),
                Some(counts.tokens as f64),
                Some(counts.candidates as f64),
                Some(counts.rejected as f64),
                Some(share),
            ],
        );
    }
    results.put_out(&arguments.output)
}

fn found(paths: &[PathBuf], extensions: &[&str]) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for path in paths {
        for entry in WalkDir::new(path).sort_by_file_name() {
            let entry = entry?;
            let extension = entry.path().extension().unwrap_or_default();
            let is_it = extensions.iter().any(|one| extension == *one);
            if entry.file_type().is_file() && is_it {
                found.push(entry.into_path());
            }
        }
    }
    Ok(found)
}

/// A parser as a process.
///
/// The input is a line with the length of a text, and the text; the output is a line with the
/// reason of a rejection, or empty.
struct Judge {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Judge {
    fn start(root: &Path, command: &[&str]) -> Result<Self> {
        let mut child = Command::new(command[0])
            .args(&command[1..])
            .current_dir(root.join("docs/validity/syntax"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{} cannot be run", command[0]))?;
        let to = child.stdin.take().context("standard input")?;
        let from = BufReader::new(child.stdout.take().context("standard output")?);
        Ok(Self { child, to, from })
    }

    fn reason(&mut self, text: &[u8]) -> Result<String> {
        writeln!(self.to, "{}", text.len())?;
        self.to.write_all(text)?;
        self.to.flush()?;
        let mut line = String::new();
        if self.from.read_line(&mut line)? == 0 {
            bail!("the parser ended");
        }
        Ok(line.trim().to_owned())
    }
}

impl Drop for Judge {
    fn drop(&mut self) {
        // After an error it may not read its input to the end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[derive(Default)]
struct Counts {
    files: usize,
    tokens: usize,
    candidates: usize,
    rejected: usize,
    /// Rejected candidates by reason, with the shortest.
    reasons: BTreeMap<String, (usize, Vec<u8>)>,
}

impl Counts {
    /// Reduces a file, unless the parser or the grammar rejects it, or it has too few names.
    fn reduce(
        &mut self,
        format: &TableFormat,
        judge: &mut Judge,
        path: &Path,
        arguments: &Arguments,
    ) -> Result<()> {
        let text = std::fs::read(path)?;
        let mut parser = Parser::new(format.language());
        let Ok(tree) = format.read(&mut parser, &text) else {
            return Ok(());
        };
        let names = names(&text);
        if names.len() < NAMES
            || tree.tokens().len() > arguments.tokens
            || !judge.reason(&text)?.is_empty()
        {
            return Ok(());
        }
        let at = |part: usize| &names[names.len() * part / (NAMES + 1)];
        let kept: Vec<&[u8]> = (1..=NAMES).map(|part| at(part).as_bytes()).collect();
        // By text: the reason.
        let mut seen: FxHashMap<Vec<u8>, String> = FxHashMap::default();
        let failed = RefCell::new(None);
        let property = |candidate: &[u8]| {
            if candidate == text {
                return true;
            }
            let reason = match seen.get(candidate) {
                Some(reason) => reason,
                None => match judge.reason(candidate) {
                    Ok(reason) => seen.entry(candidate.to_vec()).or_insert(reason),
                    Err(error) => {
                        *failed.borrow_mut() = Some(error);
                        return false;
                    }
                },
            };
            reason.is_empty() && has(candidate, &kept)
        };
        let reduction = Reducer::new(format)
            .strict()
            .max_tests(arguments.max_tests)
            .reduce(&text, property);
        if let Some(error) = failed.into_inner() {
            return Err(error.context(format!("{}", path.display())));
        }
        reduction.map_err(|error| anyhow!("{}: {error}", path.display()))?;
        self.files += 1;
        self.tokens += tree.tokens().len();
        self.candidates += seen.len();
        for (candidate, reason) in seen.into_iter().filter(|(_, reason)| !reason.is_empty()) {
            self.rejected += 1;
            let kind = general(&reason);
            let known = self
                .reasons
                .entry(kind)
                .or_insert_with(|| (0, candidate.clone()));
            known.0 += 1;
            if (candidate.len(), &candidate) < (known.1.len(), &known.1) {
                known.1 = candidate;
            }
        }
        Ok(())
    }

    fn show(&self, language: &str, arguments: &Arguments) -> Result<()> {
        let mut reasons: Vec<_> = self.reasons.iter().collect();
        reasons.sort_by_key(|(_, (count, _))| std::cmp::Reverse(*count));
        for (number, (reason, (count, shortest))) in
            reasons.into_iter().take(arguments.reasons).enumerate()
        {
            eprintln!("{language}: {count} × {reason}");
            if let Some(folder) = &arguments.rejected {
                std::fs::create_dir_all(folder)?;
                std::fs::write(folder.join(format!("{language}-{number}")), shortest)?;
            }
        }
        Ok(())
    }
}

/// Returns the names of a text, each once, in order.
fn names(text: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(text);
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    let mut names: Vec<String> = Vec::new();
    for word in words.filter(|word| word.len() > 2) {
        let is_name = word.starts_with(|c: char| c.is_ascii_alphabetic());
        if is_name && !names.iter().any(|name| name == word) {
            names.push(word.to_owned());
        }
    }
    names
}

/// Whether a text has words in this order.
fn has(text: &[u8], words: &[&[u8]]) -> bool {
    let mut rest = text;
    words.iter().all(|word| {
        let at = rest.windows(word.len()).position(|window| window == *word);
        rest = at.map_or(&[], |at| &rest[at + word.len()..]);
        at.is_some()
    })
}

/// Replaces what a message quotes, unless that is a sign or a word in capitals.
fn general(message: &str) -> String {
    let mut text = String::new();
    let mut rest = message.chars();
    while let Some(c) = rest.next() {
        let end = match c {
            '\'' | '"' => c,
            '‘' => '’',
            _ => '\0',
        };
        // An apostrophe within a word opens nothing.
        let inside = text.ends_with(|c: char| c.is_alphanumeric());
        text.push(c);
        if end == '\0' || inside {
            continue;
        }
        let quoted: String = rest.by_ref().take_while(|&c| c != end).collect();
        let kept = !quoted.contains(|c: char| c.is_alphanumeric() && !c.is_ascii_uppercase());
        text.push_str(if kept { &quoted } else { "…" });
        text.push(end);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_grouped_without_what_they_quote() {
        let cases = [
            ("near \"FROM\": syntax error", "near \"FROM\": syntax error"),
            ("can't do '(' to ‘x1’", "can't do '(' to ‘…’"),
        ];
        for (message, wanted) in cases {
            assert_eq!(general(message), wanted);
        }
    }

    #[test]
    fn words_stand_in_order() {
        let names = names(b"let abc = abc + x1y + 17 ;");
        assert_eq!(names, ["let", "abc", "x1y"]);
        assert!(has(b"abc x1y", &[b"abc", b"x1y"]));
        assert!(!has(b"x1y abc", &[b"abc", b"x1y"]));
    }
}
