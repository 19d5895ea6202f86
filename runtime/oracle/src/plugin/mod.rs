//! Pluggable transformations: external tools as a part of the search.
//!
//! A tool applies instance *number* of transformation *command* to a file and reports whether there
//! was one (Regehr, "A Simple Interface for Pluggable Test-Case Reduction"). It knows the
//! language's meaning (types, unused functions, inlining), unlike a grammar.

mod known;
mod speculative;
mod tool;

use std::ffi::{OsStr, OsString};
use std::io;
use std::path::Path;
use std::sync::Arc;

use secateur_reduce::strategy;
use secateur_reduce::transform::{Instances, Transformer};

use crate::SandboxRules;

pub use known::{KNOWN, Known};
use speculative::SpeculativeCalls;
use tool::Tool;
pub(crate) use tool::program;

/// A tool with its transformations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plugin {
    /// The name in messages.
    pub name: String,
    /// The command that applies an instance of a transformation.
    ///
    /// It has `{}` for the file, `COMMAND` for the transformation, `NUMBER` for the instance. The
    /// tool changes the file or prints the new text; without `{}` it reads standard input.
    pub run: Vec<OsString>,
    /// The command that counts instances by the last number it prints.
    ///
    /// Without it numbers are tried.
    pub count: Option<Vec<OsString>>,
    /// The transformations in the order of trial.
    pub commands: Vec<String>,
    /// The number of the first instance.
    pub first: u64,
    /// Whether the last instance comes first.
    ///
    /// That saves tests if a deletion makes others pointless. Without a count, doubling finds the
    /// last number.
    pub backwards: bool,
    /// The exit status of an applied instance.
    pub applied: i32,
    /// The extensions of accepted files; empty for any.
    pub extensions: &'static [&'static str],
    /// The sandbox of tests.
    pub sandbox_rules: SandboxRules,
}

/// The description of a plug-in without a known name.
#[derive(Clone, Copy, Debug, Default)]
pub struct Described<'a> {
    /// The transformations.
    pub commands: &'a [String],
    /// The command line that counts instances.
    pub count: Option<&'a str>,
    /// Whether the last instance comes first.
    pub backwards: bool,
}

/// A plug-in that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum PluginError {
    /// The words cannot be split.
    #[error("`{0}` has an unclosed quote: close it")]
    Quote(String),
    /// `NUMBER` is missing.
    #[error(
        "the plug-in `{0}` lacks the word NUMBER: write it where the tool takes the number of an instance; without it, \
         only the names {known} are known",
        known = known::names()
    )]
    Number(String),
    /// `COMMAND` without transformations.
    #[error(
        "the plug-in `{0}` has the word COMMAND, but no transformations: name them as `commands` in the file \
         of `--plugin FILE.toml`"
    )]
    Command(String),
    /// The program is missing.
    #[error("there is no program `{program}`, or it is not executable{hint}")]
    Missing {
        /// The program.
        program: String,
        /// The advice for a person.
        hint: String,
    },
    /// The tool does not take such files.
    #[error("the plug-in {name} takes {extensions} files only: leave it out")]
    Extension {
        /// The plugin.
        name: String,
        /// The supported extensions.
        extensions: String,
    },
    /// The tool failed before it did anything.
    #[error("the plug-in {name} cannot be used: {error}")]
    Broken {
        /// The plugin.
        name: String,
        /// The error of the system.
        error: io::Error,
    },
}

impl Plugin {
    /// Finds a known plug-in, or creates one from its command line.
    ///
    /// # Errors
    /// If the line is no command with a number, or the program is missing.
    pub fn find(text: &str, described: Described<'_>) -> Result<Self, PluginError> {
        match KNOWN.iter().find(|known| known.name == text) {
            Some(known) => known.plugin(),
            None => Self::described(text, described),
        }
    }

    /// Creates a formatter from a command line, which has `{}` for the file or filters the text.
    ///
    /// # Errors
    /// If it is no command line, or the program is missing.
    pub fn formatter(text: &str) -> Result<Self, PluginError> {
        Self::one(text, Described::default(), vec![String::new()])
    }

    fn described(text: &str, described: Described<'_>) -> Result<Self, PluginError> {
        let run = words(text)?;
        if !mentions(&run, NUMBER) {
            return Err(PluginError::Number(text.to_owned()));
        }
        let commands = match described.commands {
            [] if mentions(&run, COMMAND) => return Err(PluginError::Command(text.to_owned())),
            [] => vec![String::new()],
            some => some.to_vec(),
        };
        Self::one(text, described, commands)
    }

    fn one(
        text: &str,
        described: Described<'_>,
        commands: Vec<String>,
    ) -> Result<Self, PluginError> {
        let run = with_path(text)?;
        let name = Path::new(&run[0]).file_name().unwrap_or_default();
        let name = name.to_string_lossy().into_owned();
        Ok(Self {
            name,
            run,
            count: described.count.map(with_path).transpose()?,
            commands,
            first: 0,
            backwards: described.backwards,
            applied: 0,
            extensions: &[],
            sandbox_rules: SandboxRules::default(),
        })
    }

    /// Checks that the plug-in takes files of a name.
    ///
    /// # Errors
    /// [`PluginError::Extension`] if it does not.
    pub fn takes(&self, file: &Path) -> Result<(), PluginError> {
        let extension = file.extension().unwrap_or_default().to_string_lossy();
        if self.extensions.is_empty() || self.extensions.contains(&&*extension.to_lowercase()) {
            return Ok(());
        }
        let shown: Vec<String> = self.extensions.iter().map(|e| format!(".{e}")).collect();
        Err(PluginError::Extension {
            name: self.name.clone(),
            extensions: shown.join(" "),
        })
    }
}

/// Adds the known plug-ins that a chain of strategies names, in a sandbox.
///
/// # Errors
/// If one of them cannot be used.
pub fn with_known(
    names: &str,
    plugins: &[Arc<Plugin>],
    sandbox_rules: &SandboxRules,
) -> Result<Vec<Arc<dyn Transformer>>, PluginError> {
    let mut all: Vec<Arc<dyn Transformer>> = Vec::new();
    all.extend(
        plugins
            .iter()
            .map(|plugin| Arc::clone(plugin) as Arc<dyn Transformer>),
    );
    for name in names.split(',').map(str::trim) {
        let is_known = KNOWN.iter().any(|known| known.name == name);
        let is_there = all.iter().any(|plugin| plugin.name() == name);
        if is_known && !is_there && strategy::find(name).is_none() {
            all.push(Arc::new(Plugin {
                sandbox_rules: sandbox_rules.clone(),
                ..Plugin::find(name, Described::default())?
            }));
        }
    }
    Ok(all)
}

impl Transformer for Plugin {
    fn name(&self) -> &str {
        &self.name
    }

    fn transformations(&self) -> &[String] {
        &self.commands
    }

    fn first(&self) -> u64 {
        self.first
    }

    fn is_backwards(&self) -> bool {
        self.backwards
    }

    fn open(&self, file: &OsStr, at_once: usize) -> io::Result<Box<dyn Instances + '_>> {
        Ok(Box::new(SpeculativeCalls::new(self, file, at_once)?))
    }
}

const FILE: &str = "{}";
const COMMAND: &str = "COMMAND";
const NUMBER: &str = "NUMBER";

/// Splits a command line into words and resolves its program.
fn with_path(line: &str) -> Result<Vec<OsString>, PluginError> {
    let missing = |program: &str| PluginError::Missing {
        program: program.to_owned(),
        hint: "; check its name, or install it".to_owned(),
    };
    let mut words = words(line)?;
    let program = words.first().ok_or_else(|| missing(line))?;
    let path = tool::program(program).ok_or_else(|| missing(&program.to_string_lossy()))?;
    words[0] = path.into();
    Ok(words)
}

fn words(text: &str) -> Result<Vec<OsString>, PluginError> {
    let words = shell_words::split(text).map_err(|_| PluginError::Quote(text.to_owned()))?;
    Ok(words.into_iter().map(OsString::from).collect())
}

fn mentions(words: &[OsString], placeholder: &str) -> bool {
    words
        .iter()
        .any(|word| word.to_string_lossy().contains(placeholder))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_description_needs_a_number_and_commands() {
        let find = |text: &str, commands: &[String]| {
            Plugin::find(
                text,
                Described {
                    commands,
                    ..Described::default()
                },
            )
        };
        let plugin = find("sh tool.sh {} NUMBER", &[]).unwrap();
        assert_eq!((&*plugin.name, plugin.commands.len()), ("sh", 1));
        assert!(matches!(
            find("sh tool.sh {}", &[]),
            Err(PluginError::Number(_))
        ));
        assert!(matches!(
            find("sh tool.sh {} COMMAND NUMBER", &[]),
            Err(PluginError::Command(_))
        ));
        assert!(matches!(find("sh 'x", &[]), Err(PluginError::Quote(_))));
        assert!(matches!(
            find("there-is-no-such-program {} NUMBER", &[]),
            Err(PluginError::Missing { .. })
        ));
        let commands = ["a".to_owned(), "b".to_owned()];
        let plugin = find("sh tool.sh COMMAND NUMBER", &commands).unwrap();
        assert_eq!(plugin.commands, commands);
    }
}
