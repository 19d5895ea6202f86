use std::ffi::{OsStr, OsString};
use std::io::Read;
use std::path::{Path, PathBuf};

/// A program and its arguments, in which `{}` stands for the candidate's file name.
///
/// It runs in the candidate's directory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TestCommand {
    words: Vec<OsString>,
}

/// An error of a property test that cannot be run.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandError {
    /// No word at all.
    #[error("the command is empty: write a program and its arguments")]
    Empty,
    /// An unclosed quote.
    #[error("`{0}` has an unclosed quote: close it, or write the command after `--`")]
    Quotes(String),
    /// Neither a file nor a program on the search path.
    #[error("`{0}` is neither a file nor a program on the PATH: check its name")]
    NotFound(String),
    /// A directory.
    #[error("`{0}` is a directory: name a program in it")]
    Directory(String),
    /// A script whose first line ends with a carriage return.
    #[error("the lines of `{0}` end as in Windows: remove the carriage return of each")]
    WindowsLines(String),
    /// A script whose interpreter is missing.
    #[error(
        "`{test}` begins with `#!{interpreter}`, but there is no program `{interpreter}`: install it, or correct that line"
    )]
    Interpreter {
        /// The test.
        test: String,
        /// Its path.
        interpreter: String,
    },
    /// A command line with an operator of shells.
    #[error(
        "no shell reads `{command}`, so `{operator}` would be an argument: write sh -c '…', or a script"
    )]
    Operator {
        /// The command line.
        command: String,
        /// The operator.
        operator: String,
    },
    /// A file without permission to run.
    #[error("`{0}` is not executable; try: chmod +x {quoted}", quoted = shell_words::quote(.0))]
    NotExecutable(String),
}

const PLACE: &str = "{}";

/// Words that a shell takes for operators, beside redirections.
const OPERATORS: [&str; 5] = ["|", "||", "&&", ";", "&"];

impl TestCommand {
    /// Creates the test of `secateur TEST INPUT`: a script, a program on the PATH, or a command
    /// line.
    ///
    /// Without `{}`, the candidate's file name becomes the last argument.
    ///
    /// # Errors
    /// If it cannot be run.
    pub fn from_test(test: &OsStr) -> Result<Self, CommandError> {
        let shown = test.to_string_lossy().into_owned();
        let mut words = if Path::new(test).is_file() || Path::new(test).is_dir() {
            vec![test.to_owned()]
        } else {
            let words = shell_words::split(&shown);
            let words = words.map_err(|_| CommandError::Quotes(shown.clone()))?;
            if let Some(operator) = unquoted_operator(&shown) {
                let operator = operator.to_owned();
                return Err(CommandError::Operator {
                    command: shown,
                    operator,
                });
            }
            words.into_iter().map(OsString::from).collect()
        };
        if words.is_empty() {
            return Err(CommandError::Empty);
        }
        let placed = |word: &OsString| word.to_string_lossy().contains(PLACE);
        if !words[1..].iter().any(placed) {
            words.push(PLACE.into());
        }
        Self::from_words(words)
    }

    /// Creates the test of `secateur INPUT -- COMMAND…` of exactly these words.
    ///
    /// # Errors
    /// If it cannot be run.
    pub fn from_words(mut words: Vec<OsString>) -> Result<Self, CommandError> {
        let Some(program) = words.first() else {
            return Err(CommandError::Empty);
        };
        if program.is_empty() {
            return Err(CommandError::Empty);
        }
        words[0] = find(program)?.into_os_string();
        Ok(Self { words })
    }

    /// Returns program and arguments for a candidate's file name.
    #[must_use]
    pub fn for_candidate(&self, name: &OsStr) -> Vec<OsString> {
        // A name like `-x.c` must not look like an option.
        let safe = if name.to_string_lossy().starts_with('-') {
            let mut path = OsString::from("./");
            path.push(name);
            path
        } else {
            name.to_owned()
        };
        let put = |word: &OsString| match word.to_str() {
            Some(text) if text == PLACE => safe.clone(),
            Some(text) if text.contains(PLACE) => {
                OsString::from(text.replace(PLACE, &safe.to_string_lossy()))
            }
            _ => word.clone(),
        };
        // Braces in the program's path stay.
        let program = self.words.first().cloned();
        program
            .into_iter()
            .chain(self.words.iter().skip(1).map(put))
            .collect()
    }

    pub(crate) fn words(&self) -> &[OsString] {
        &self.words
    }

    /// Returns arguments that name files by a relative path, missing in the test's directory.
    #[must_use]
    pub fn relative_files(&self) -> Vec<&Path> {
        self.words
            .iter()
            .skip(1)
            .map(Path::new)
            .filter(|path| path.is_relative() && path.is_file())
            .collect()
    }

    /// Returns an argument that a shell would take for an operator, such as `|`.
    #[must_use]
    pub fn operator(&self) -> Option<&str> {
        let words = self.words.iter().skip(1).filter_map(|word| word.to_str());
        let mut words = words.filter(|word| is_operator(word));
        words.next()
    }

    /// Tests whether an argument is, or contains, the candidate's place or this name.
    #[must_use]
    pub fn names(&self, file: &str) -> bool {
        let mut words = self.words.iter().skip(1).map(|word| word.to_string_lossy());
        words.any(|word| word.contains(PLACE) || word.contains(file))
    }

    /// Formats the command for a person.
    #[must_use]
    pub fn shown(&self) -> String {
        let words = self
            .words
            .iter()
            .map(|word| word.to_string_lossy().into_owned());
        shell_words::join(words.map(|w| if w == PLACE { PLACE.to_owned() } else { w }))
            .replace("'{}'", PLACE)
    }
}

/// Whether a shell takes a word for an operator or a redirection.
fn is_operator(word: &str) -> bool {
    let redirects = word.starts_with(['>', '<']) || word.starts_with("2>");
    OPERATORS.contains(&word) || redirects
}

/// Returns the first word of a command line, without quotes in it, that a shell would not pass on.
fn unquoted_operator(line: &str) -> Option<&str> {
    let (mut start, mut quote, mut is_plain) = (0, None, true);
    // A blank behind the end ends the last word.
    let ends = std::iter::once((line.len(), ' '));
    let mut letters = line.char_indices().chain(ends);
    while let Some((at, letter)) = letters.next() {
        match (quote, letter) {
            (None, letter) if letter.is_whitespace() => {
                let word = &line[start..at];
                if is_plain && (is_operator(word) || word.ends_with(';')) {
                    return Some(word);
                }
                (start, is_plain) = (at + letter.len_utf8(), true);
            }
            (Some(open), letter) if letter == open => quote = None,
            (None, '\'' | '"') => (quote, is_plain) = (Some(letter), false),
            (None | Some('"'), '\\') => {
                letters.next();
                is_plain = false;
            }
            _ => {}
        }
    }
    None
}

/// Returns the absolute path, since tests run in another directory.
fn find(program: &OsStr) -> Result<PathBuf, CommandError> {
    let shown = || program.to_string_lossy().into_owned();
    let path = Path::new(program);
    if path.is_file() && executable(path) {
        if let Some(interpreter) = missing_interpreter(path) {
            let test = shown();
            return Err(match interpreter.ends_with('\r') {
                true => CommandError::WindowsLines(test),
                false => CommandError::Interpreter { test, interpreter },
            });
        }
        return Ok(std::path::absolute(path).unwrap_or_else(|_| path.to_owned()));
    }
    if path.components().count() == 1 {
        let on_path = std::env::var_os("PATH")
            .iter()
            .flat_map(std::env::split_paths)
            .map(|folder| std::path::absolute(folder.join(path)).unwrap_or_default())
            .find(|candidate| candidate.is_file() && executable(candidate));
        if let Some(found) = on_path {
            return Ok(found);
        }
    }
    Err(if path.is_dir() {
        CommandError::Directory(shown())
    } else if path.exists() {
        CommandError::NotExecutable(shown())
    } else {
        CommandError::NotFound(shown())
    })
}

/// Returns a script's interpreter if that is missing.
fn missing_interpreter(path: &Path) -> Option<String> {
    // As much as Linux reads.
    let mut start = Vec::new();
    let file = std::fs::File::open(path).ok()?;
    file.take(256).read_to_end(&mut start).ok()?;
    let line = start
        .strip_prefix(b"#!")?
        .split(|&byte| byte == b'\n')
        .next()?;
    let line = String::from_utf8_lossy(line);
    let interpreter = line.split([' ', '\t']).find(|word| !word.is_empty())?;
    let is_there = Path::new(interpreter).exists();
    (!is_there).then(|| interpreter.to_owned())
}

fn executable(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata()
        .is_ok_and(|data| data.permissions().mode() & 0o111 != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(command: &TestCommand, name: &str) -> Vec<String> {
        let words = command.for_candidate(OsStr::new(name));
        words[1..]
            .iter()
            .map(|w| w.to_string_lossy().into_owned())
            .collect()
    }

    #[test]
    fn a_command_line_in_one_word() {
        let command = TestCommand::from_test(OsStr::new("sh -c 'exit 0' {} a{}b")).unwrap();
        assert_eq!(words(&command, "x.c"), ["-c", "exit 0", "x.c", "ax.cb"]);
    }

    #[test]
    fn the_name_is_added_if_it_is_not_placed() {
        let command = TestCommand::from_test(OsStr::new("cat")).unwrap();
        assert_eq!(words(&command, "-x.c"), ["./-x.c"]);
    }

    #[test]
    fn words_are_taken_as_they_are() {
        let command = TestCommand::from_words(vec!["cat".into(), "-".into()]).unwrap();
        assert_eq!(words(&command, "x.c"), ["-"]);
    }

    #[test]
    fn a_file_is_made_absolute() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a test {}");
        std::fs::write(&path, "").unwrap();
        let error = TestCommand::from_test(path.as_os_str()).unwrap_err();
        assert!(error.to_string().contains("chmod +x"), "{error}");
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
        let command = TestCommand::from_words(vec![path.clone().into()]).unwrap();
        let words = command.for_candidate(OsStr::new("x.c"));
        assert_eq!(words, std::slice::from_ref(&path));
        let command = TestCommand::from_test(path.as_os_str()).unwrap();
        assert_eq!(
            command.for_candidate(OsStr::new("x.c")),
            [path.into_os_string(), "x.c".into()]
        );
    }

    #[test]
    fn a_bare_name_is_a_program_on_the_path() {
        // Tests run in the crate's directory, which has a directory `src`.
        let error = TestCommand::from_words(vec!["src".into()]).unwrap_err();
        assert!(matches!(error, CommandError::Directory(_)));
        let command = TestCommand::from_words(vec!["sh".into(), "Cargo.toml".into()]).unwrap();
        assert!(Path::new(&command.words[0]).is_absolute());
        assert_eq!(command.relative_files(), [Path::new("Cargo.toml")]);
    }

    #[test]
    fn what_cannot_run_is_said() {
        let fails = |test: &str| TestCommand::from_test(OsStr::new(test)).unwrap_err();
        assert!(matches!(
            fails("no-such-program-here"),
            CommandError::NotFound(_)
        ));
        assert!(matches!(fails("sh 'x"), CommandError::Quotes(_)));
        assert!(matches!(fails("/tmp"), CommandError::Directory(_)));
        assert_eq!(fails(""), CommandError::Empty);
        for (test, wanted) in [
            ("cat x.c | grep y", Some("|")),
            ("cat x.c 2>/dev/null", Some("2>/dev/null")),
            ("grep y x.c; true", Some("x.c;")),
            ("grep 'a|b' x.c", None),
            ("grep '|' \"<\" \\; 'a \" ; ' x.c", None),
        ] {
            let operator = match TestCommand::from_test(OsStr::new(test)) {
                Err(CommandError::Operator { operator, .. }) => Some(operator),
                other => other.map(|_| None).unwrap(),
            };
            assert_eq!(operator.as_deref(), wanted, "{test}");
        }
        let words = ["cat", "{}", "|", "grep"].map(OsString::from);
        let command = TestCommand::from_words(words.into()).unwrap();
        assert_eq!(command.operator(), Some("|"));
    }
}
