//! Whole reductions with the `secateur` command.
//!
//! Each folder in `tests/reduce` has an input, a property test (`interesting.sh`) and, in
//! `case.toml`, the maximal number of tokens of the result. Every candidate is parsed before its
//! test.
//!
//! The search is deterministic: `pins/MODE.EXT` is the exact result of a [`Mode`],
//! `pins/counts.toml` has its size and number of tests. Each case is pinned in the mode `default`,
//! some in others. `SECATEUR_UPDATE=1` writes the pins instead, and checks all else.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use libtest_mimic::{Arguments, Failed, Trial};
use serde::{Deserialize, Serialize};

/// `case.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    max_tokens: u64,
    /// Modes that are pinned besides [`Mode::Default`].
    #[serde(default)]
    modes: Vec<Mode>,
    /// For [`Mode::Resume`]: the run of the property test that kills the reducer.
    killed_at: Option<u64>,
    /// Whether verdicts depend on the C compiler; pins hold for one version.
    #[serde(default)]
    compiler: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Mode {
    /// One test at a time.
    Default,
    Fast,
    Thorough,
    /// Killed by the property test and resumed, with the result of [`Self::Default`].
    Resume,
    /// On `damaged/input.EXT`, which does not parse, without the bound.
    Damaged,
}

/// `pins/counts.toml`.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Pins {
    #[serde(skip_serializing_if = "Option::is_none")]
    compiler: Option<String>,
    #[serde(flatten)]
    counts: BTreeMap<Mode, Counts>,
}

#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Counts {
    tokens: u64,
    bytes: u64,
    tests: u64,
}

#[derive(Default, Deserialize)]
struct Mutants {
    tested: u64,
}

/// Compared fields of `--json`.
#[derive(Deserialize)]
struct Summary {
    tokens_after: u64,
    bytes_after: u64,
    tests: u64,
    #[serde(default)]
    mutants: Mutants,
    rejected_by_grammar: u64,
    end: String,
}

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/reduce");
    let entries = fs::read_dir(&root).expect("the folder is part of the repository");
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
            Trial::test(name, move || Case::read(&folder)?.check())
        })
        .collect();
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

struct Case {
    folder: PathBuf,
    settings: Settings,
    /// `input.EXT`.
    name: PathBuf,
}

struct Reduced {
    text: Vec<u8>,
    summary: Summary,
}

impl Reduced {
    fn shown(&self) -> String {
        String::from_utf8_lossy(&self.text).into_owned()
    }

    /// Returns the size and the tests of the search, which those of mutants follow.
    fn counts(&self) -> Counts {
        Counts {
            tokens: self.summary.tokens_after,
            bytes: self.summary.bytes_after,
            tests: self.summary.tests - self.summary.mutants.tested,
        }
    }
}

/// Kills its parent, the reducer, at run number `$DEADLY`.
const KILLER: &str = r#"#!/bin/sh
echo run >> "$RUNS"
if [ "$(wc -l < "$RUNS")" -eq "$DEADLY" ]; then
    kill -9 "$PPID"
    exit 1
fi
exec "$TEST"
"#;

impl Case {
    fn read(folder: &Path) -> Result<Self, Failed> {
        let settings = toml::from_str(&fs::read_to_string(folder.join("case.toml"))?)?;
        let input = fs::read_dir(folder)?
            .filter_map(Result::ok)
            .map(|entry| entry.path())
            .find(|path| path.file_stem().is_some_and(|stem| stem == "input"))
            .ok_or("the case has no input")?;
        Ok(Self {
            folder: folder.to_owned(),
            settings,
            name: input.file_name().unwrap_or_default().into(),
        })
    }

    fn check(&self) -> Result<(), Failed> {
        let mut pins = Pins {
            compiler: self.settings.compiler.then(compiler).transpose()?,
            counts: BTreeMap::new(),
        };
        let mut texts = BTreeMap::new();
        for mode in [Mode::Default].iter().chain(&self.settings.modes) {
            let reduced = self
                .reduced(*mode)
                .map_err(|error| failure(*mode, error.message()))?;
            pins.counts.insert(*mode, reduced.counts());
            texts.insert(*mode, reduced.text);
        }
        // Concurrency does not change the result.
        let parallel = self.run(&["--jobs", "3"], &self.folder.join(&self.name))?;
        let default = &texts[&Mode::Default];
        for (what, text) in [
            ("--jobs 3", Some(&parallel.text)),
            ("resume", texts.get(&Mode::Resume)),
        ] {
            if let Some(text) = text.filter(|text| *text != default) {
                return Err(differs(&format!("{what} and --jobs 1"), default, text));
            }
        }
        texts.remove(&Mode::Resume);
        let extension = self.name.extension().unwrap_or_default().to_string_lossy();
        let file = |mode| format!("{mode:?}.{extension}").to_lowercase();
        let texts = texts.into_iter().map(|(mode, text)| (file(mode), text));
        match std::env::var_os("SECATEUR_UPDATE") {
            Some(_) => self.write(&pins, texts),
            None => self.compare(&pins, texts),
        }
    }

    fn write(
        &self,
        pins: &Pins,
        texts: impl Iterator<Item = (String, Vec<u8>)>,
    ) -> Result<(), Failed> {
        let folder = self.folder.join("pins");
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir(&folder)?;
        fs::write(folder.join(COUNTS), toml::to_string(pins)?)?;
        for (name, text) in texts {
            fs::write(folder.join(name), text)?;
        }
        Ok(())
    }

    fn compare(
        &self,
        found: &Pins,
        texts: impl Iterator<Item = (String, Vec<u8>)>,
    ) -> Result<(), Failed> {
        let folder = self.folder.join("pins");
        let read = |name: &str| {
            fs::read(folder.join(name))
                .map_err(|error| format!("pins/{name}: {error}; SECATEUR_UPDATE=1 writes it"))
        };
        let wanted: Pins = toml::from_slice(&read(COUNTS)?)?;
        let texts: BTreeMap<String, Vec<u8>> = texts.collect();
        let mut files = BTreeSet::from([COUNTS.to_owned()]);
        files.extend(texts.keys().cloned());
        let entries = fs::read_dir(&folder)?.filter_map(Result::ok);
        let there: BTreeSet<String> = entries
            .map(|entry| entry.file_name().to_string_lossy().into_owned())
            .collect();
        if there != files {
            return Err(format!("pins/ has {there:?}, not {files:?}").into());
        }
        let same = same(&wanted, found, texts, read);
        if same.is_err() && wanted.compiler != found.compiler {
            let (wanted, found) = (&wanted.compiler, &found.compiler);
            eprintln!(
                "{}: differs from the pins, which were made with {wanted:?}; this is {found:?}",
                self.folder.display()
            );
            return Ok(());
        }
        same
    }

    /// Reduces in a mode; checks what does not depend on pins.
    fn reduced(&self, mode: Mode) -> Result<Reduced, Failed> {
        let input = self.folder.join(&self.name);
        let reduced = match mode {
            Mode::Default => self.run(&["--jobs", "1"], &input)?,
            Mode::Fast => self.run(&["--jobs", "1", "--fast"], &input)?,
            Mode::Thorough => self.run(&["--jobs", "1", "--thorough"], &input)?,
            Mode::Resume => self.resume(&input)?,
            Mode::Damaged => {
                let input = self.folder.join("damaged").join(&self.name);
                self.run(&["--jobs", "1"], &input)?
            }
        };
        let most = self.settings.max_tokens;
        let bound = !matches!(mode, Mode::Fast | Mode::Damaged);
        if bound && reduced.summary.tokens_after > most {
            let (left, text) = (reduced.summary.tokens_after, reduced.shown());
            return Err(format!("{left} tokens are left, more than {most}:\n{text}").into());
        }
        Ok(reduced)
    }

    fn run(&self, words: &[&str], source: &Path) -> Result<Reduced, Failed> {
        let work = tempfile::tempdir()?;
        let input = self.place(source, work.path())?;
        let mut command = secateur(work.path());
        command.args(["--quiet", "--json"]);
        command.args(words).arg(self.test()).arg(&input);
        self.finish(&mut command, source, &input)
    }

    fn resume(&self, source: &Path) -> Result<Reduced, Failed> {
        let deadly = self.settings.killed_at.ok_or("killed_at is missing")?;
        let work = tempfile::tempdir()?;
        let input = self.place(source, work.path())?;
        let killer = work.path().join("killer.sh");
        fs::write(&killer, KILLER)?;
        let with = |mut command: Command| {
            command
                .env("RUNS", work.path().join("runs"))
                .env("DEADLY", deadly.to_string())
                .env("TEST", self.test());
            command
        };
        // The sandbox keeps tests from signalling others.
        let mut first = with(secateur(work.path()));
        first.args(["--quiet", "--sandbox", "off", "--jobs", "1"]);
        first.arg(&input);
        let output = first.args(["--", "sh"]).arg(&killer).output()?;
        if output.status.code().is_some() {
            let said = String::from_utf8_lossy(&output.stderr);
            return Err(format!("it was not killed: {}: {said}", output.status).into());
        }
        let mut second = with(secateur(work.path()));
        second.arg("resume").arg(&input).arg("--json");
        self.finish(&mut second, source, &input)
    }

    fn test(&self) -> PathBuf {
        self.folder.join("interesting.sh")
    }

    fn place(&self, source: &Path, folder: &Path) -> Result<PathBuf, Failed> {
        let input = folder.join(&self.name);
        fs::copy(source, &input)?;
        Ok(input)
    }

    fn finish(
        &self,
        command: &mut Command,
        source: &Path,
        input: &Path,
    ) -> Result<Reduced, Failed> {
        let output = command.output()?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            return Err(format!("{}: {said}", output.status).into());
        }
        let summary: Summary = serde_json::from_slice(&output.stdout)?;
        let extension = input.extension().unwrap_or_default().to_string_lossy();
        let result = input.with_extension(format!("reduced.{extension}"));
        let reduced = Reduced {
            text: fs::read(&result)?,
            summary,
        };
        let (end, text) = (&reduced.summary.end, reduced.shown());
        let rejected = reduced.summary.rejected_by_grammar;
        if end != "fixpoint" || rejected > 0 {
            return Err(format!("{end}, {rejected} candidates do not parse:\n{text}").into());
        }
        // Even in another directory the result passes.
        let again = tempfile::tempdir()?;
        fs::copy(&result, again.path().join(&self.name))?;
        let status = Command::new(self.test())
            .current_dir(again.path())
            .status()?;
        if !status.success() {
            return Err(format!("the result does not pass:\n{text}").into());
        }
        if fs::read(input)? != fs::read(source)? {
            return Err("the input was touched".into());
        }
        Ok(reduced)
    }
}

const COUNTS: &str = "counts.toml";

fn same(
    wanted: &Pins,
    found: &Pins,
    texts: BTreeMap<String, Vec<u8>>,
    read: impl Fn(&str) -> Result<Vec<u8>, String>,
) -> Result<(), Failed> {
    for (name, text) in texts {
        let pinned = read(&name)?;
        if pinned != text {
            let what = format!("pins/{name} and the result");
            return Err(differs(&what, &pinned, &text));
        }
    }
    if wanted.counts != found.counts {
        let (wanted, found) = (toml::to_string(wanted)?, toml::to_string(found)?);
        return Err(format!("pins/{COUNTS} says\n{wanted}\nbut this was found\n{found}").into());
    }
    Ok(())
}

fn secateur(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_secateur"));
    command.current_dir(folder).stdin(Stdio::null());
    command
}

/// Returns the first line of the version of the property tests' compiler.
fn compiler() -> Result<String, Failed> {
    let name = std::env::var("CC").unwrap_or_else(|_| "cc".to_owned());
    let output = Command::new(&name).arg("--version").output();
    let output = output.map_err(|error| format!("{name}: {error}"))?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    Ok(said.lines().next().unwrap_or_default().to_owned())
}

fn failure(mode: Mode, message: Option<&str>) -> Failed {
    format!("{mode:?}: {}", message.unwrap_or_default()).into()
}

fn differs(what: &str, wanted: &[u8], found: &[u8]) -> Failed {
    let (wanted, found) = (
        String::from_utf8_lossy(wanted),
        String::from_utf8_lossy(found),
    );
    format!("{what} differ:\n{wanted}\nand\n{found}").into()
}
