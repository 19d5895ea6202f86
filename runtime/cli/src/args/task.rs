//! The property test and the input.

use std::ffi::{OsStr, OsString};
use std::io::ErrorKind;
use std::io::Read;
use std::path::{Path, PathBuf};

use clap::Args;

use secateur_oracle::TestCommand;

/// The positional arguments of a reduction.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct TaskArguments {
    /// The property test (a program or a quoted command line, unless `--` follows) and the input.
    #[arg(value_name = "TEST INPUT")]
    pub(crate) words: Vec<OsString>,

    /// The property test as a command, in which `{}` is the candidate's path.
    #[arg(last = true, value_name = "COMMAND")]
    pub(crate) command: Vec<OsString>,

    /// Whether the input's text is known, so that the file may be gone, as that of a pipe is.
    #[arg(skip)]
    pub(crate) known: bool,
}

#[derive(Debug)]
pub(crate) struct Task<'a> {
    test: Test<'a>,
    pub(crate) input: &'a Path,
    /// Whether the input rather than the test looks like a program: the words may be swapped.
    swapped: bool,
}

#[derive(Debug)]
enum Test<'a> {
    /// Two commands that differ need no other test.
    None,
    One(&'a OsStr),
    Command(&'a [OsString]),
}

impl TaskArguments {
    /// Distinguishes test and input; with `pairs`, of `--differs`, no test is needed.
    ///
    /// The error, for a person: a word is missing or too many.
    pub(crate) fn task(&self, pairs: bool) -> Result<Task<'_>, String> {
        let (test, input) = match (&self.words[..], &self.command[..]) {
            ([input], []) if pairs => (Test::None, input),
            ([], [test, input]) if names_file(input) && !mentions_place(test) => {
                (Test::One(test), input)
            }
            ([], []) => {
                return Err("a property test and an input are needed: try `--help`".to_owned());
            }
            ([], _) => {
                return Err("the input is missing: write it before the `--`".to_owned());
            }
            ([input], []) => {
                return Err(format!(
                    "a property test and an input are needed, but there is only `{}`: write TEST INPUT, or INPUT -- COMMAND",
                    input.to_string_lossy()
                ));
            }
            ([input], command) => (Test::Command(command), input),
            ([input, test], [])
                if is_program(test) && !is_program(input) && Path::new(input).exists() =>
            {
                (Test::One(test), input)
            }
            ([test, input], []) => {
                if !self.known
                    && !names_file(input)
                    && !Path::new(input).is_dir()
                    && names_file(test)
                    && is_missing(Path::new(input))
                {
                    return Err(format!(
                        "there is no input `{}`: check its path",
                        input.to_string_lossy()
                    ));
                }
                (Test::One(test), input)
            }
            ([_, _], _) => {
                return Err(
                    "there are two property tests: write only the input before the `--`".to_owned(),
                );
            }
            (more, _) => {
                return Err(format!(
                    "one property test and one input are needed, but there are {} words: quote a command with \
                     arguments, or write it after `--`",
                    more.len()
                ));
            }
        };
        let path = Path::new(input);
        if !self.known {
            path.metadata().map_err(|error| unreadable(path, &error))?;
        }
        Ok(Task {
            test,
            input: path,
            swapped: self.words.len() == 2
                && (is_script(input)
                    || is_executable(input)
                        && names_file(&self.words[0])
                        && !is_executable(&self.words[0])),
        })
    }
}

impl Task<'_> {
    pub(crate) fn command(&self) -> Result<(Option<TestCommand>, PathBuf), String> {
        let test = match self.test {
            Test::None => Ok(None),
            Test::One(test) => TestCommand::from_test(test).map(Some),
            Test::Command(words) => TestCommand::from_words(words.to_vec()).map(Some),
        };
        let test = test.map_err(|error| match self.swapped {
            true => {
                let input = self.input.to_string_lossy();
                let has_to_be = match is_executable(self.input.as_os_str()) {
                    true => String::new(),
                    false => format!(
                        ", and it has to be executable: chmod +x {}",
                        shell_words::quote(&input)
                    ),
                };
                format!(
                    "`{input}` looks like the property test: the test comes first, then the input{has_to_be}"
                )
            }
            false => format!("the property test: {error}"),
        })?;
        Ok((test, self.input.to_owned()))
    }
}

/// Returns the message of an input that cannot be read.
pub(crate) fn unreadable(input: &Path, error: &std::io::Error) -> String {
    format!("cannot read the input {}: {error}", input.display())
}

fn names_file(word: &OsStr) -> bool {
    Path::new(word).is_file()
}

fn mentions_place(word: &OsStr) -> bool {
    word.to_string_lossy().contains("{}")
}

/// Tests for an executable script, which is the property test at either position.
fn is_program(path: &OsStr) -> bool {
    is_executable(path) && is_script(path)
}

fn is_executable(path: &OsStr) -> bool {
    use std::os::unix::fs::PermissionsExt;
    let found = Path::new(path).metadata();
    found.is_ok_and(|found| found.is_file() && found.permissions().mode() & 0o111 != 0)
}

fn is_script(path: &OsStr) -> bool {
    // Reading would consume a stream.
    let file = names_file(path).then(|| std::fs::File::open(path));
    let mut start = [0; 2];
    let read = |mut file: std::fs::File| file.read_exact(&mut start);
    file.is_some_and(|file| file.and_then(read).is_ok()) && start == *b"#!"
}

/// Whether nothing has this name; it may also be in a directory that cannot be entered.
fn is_missing(path: &Path) -> bool {
    let error = std::fs::metadata(path).err().map(|error| error.kind());
    matches!(error, Some(ErrorKind::NotFound | ErrorKind::NotADirectory))
}
