//! The validated configuration of a reduction.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crate::args::model::ModelArguments;
use crate::args::reduce::{Arguments, Comments};
use secateur_oracle::plugin::{Described, Plugin, with_known};
use secateur_oracle::{Confinement, Limits, PropertyTest, TestCommand};
use secateur_reduce::search::{Effort, Plan, Polish};
use secateur_reduce::transform::Transformer;

/// A validated configuration.
#[derive(Debug)]
pub(crate) struct Config {
    pub(crate) test: PropertyTest,
    pub(crate) input: PathBuf,
    pub(crate) jobs: usize,
    pub(crate) timeout: Option<Duration>,
    pub(crate) timeout_is_interesting: bool,
    pub(crate) limits: Limits,
    pub(crate) confinement: Confinement,
    pub(crate) temp: Option<PathBuf>,
    pub(crate) verify_syntax: bool,
    pub(crate) plan: Plan,
    pub(crate) polish: Polish,
    pub(crate) plugins: Vec<Arc<Plugin>>,
    pub(crate) model: ModelArguments,
    pub(crate) explain: bool,
    pub(crate) max_tests: Option<u64>,
    pub(crate) max_time: Option<Duration>,
    pub(crate) confirm: u32,
    pub(crate) then: Option<TestCommand>,
    pub(crate) every: u32,
    /// This process has no children but tests.
    pub(crate) alone: bool,
}

/// Validates arguments; the error is for a person.
pub(crate) fn config(arguments: &Arguments) -> Result<Config, String> {
    let pairs = !arguments.property.differs.is_empty();
    let (test, input) = match (&arguments.words[..], &arguments.command[..]) {
        ([input], []) if pairs => (Ok(None), input),
        ([], [test, input]) if names_file(input) && !mentions_place(test) => {
            (TestCommand::from_test(test).map(Some), input)
        }
        ([], []) => return Err("a property test and an input are needed".to_owned()),
        ([], _) => {
            return Err("the input is missing: it stands before the `--`".to_owned());
        }
        ([input], []) => {
            return Err(format!(
                "a property test and an input are needed, but there is only `{}`",
                input.to_string_lossy()
            ));
        }
        ([input], command) => (TestCommand::from_words(command.to_vec()).map(Some), input),
        ([input, test], [])
            if is_program(test) && !is_program(input) && Path::new(input).exists() =>
        {
            (TestCommand::from_test(test).map(Some), input)
        }
        ([test, input], []) => {
            if !names_file(input)
                && !Path::new(input).is_dir()
                && names_file(test)
                && !Path::new(input).exists()
            {
                return Err(format!("there is no input `{}`", input.to_string_lossy()));
            }
            (TestCommand::from_test(test).map(Some), input)
        }
        ([_, _], _) => {
            return Err(
                "there are two property tests: before the `--` stands the input alone".to_owned(),
            );
        }
        (more, _) => {
            return Err(format!(
                "one property test and one input, but there are {} words (quote a command that has arguments, or put it behind `--`)",
                more.len()
            ));
        }
    };
    let path = PathBuf::from(input);
    path.metadata()
        .map_err(|error| format!("cannot read the input {}: {error}", path.display()))?;
    let test = test.map_err(|error| {
        let swapped = arguments.words.len() == 2 && is_script(input);
        let hint = if swapped {
            " (the test comes first, then the input)"
        } else {
            ""
        };
        format!("{error}{hint}")
    })?;
    let jobs = match arguments.jobs {
        Some(0) => return Err("--jobs needs a number from 1 on".to_owned()),
        Some(jobs) => jobs.min(256),
        None => std::thread::available_parallelism().map_or(1, usize::from),
    };
    let then = match &arguments.then {
        None => None,
        Some(test) => Some(TestCommand::from_test(test).map_err(|error| error.to_string())?),
    };
    if arguments.every == 0 {
        return Err("--every needs a number from 1 on".to_owned());
    }
    let plugins = plugins(arguments, &path)?;
    Ok(Config {
        test: arguments.property.test(test)?,
        input: path,
        jobs,
        timeout: seconds("--timeout", arguments.timeout)?,
        timeout_is_interesting: arguments.property.timeout_is_interesting,
        limits: arguments.limits.limits(jobs),
        confinement: arguments.sandbox.confinement()?,
        temp: arguments.sandbox.temp.clone(),
        verify_syntax: arguments.verify_syntax || cfg!(debug_assertions),
        plan: plan(arguments, &plugins)?,
        plugins,
        model: arguments.model.clone(),
        polish: polish(arguments)?,
        explain: arguments.explain,
        max_tests: arguments.max_tests,
        max_time: seconds("--max-time", arguments.max_time)?,
        confirm: arguments.confirm,
        then,
        every: arguments.every,
        // What the executor of one test finds may be the other's.
        alone: arguments.then.is_none(),
    })
}

/// The plugins that are given, for this input.
fn plugins(arguments: &Arguments, input: &Path) -> Result<Vec<Arc<Plugin>>, String> {
    let given = &arguments.plugins;
    let described = Described {
        commands: &given.plugin_commands,
        count: given.plugin_count.as_deref(),
        backwards: given.plugin_backwards,
    };
    let mut found = Vec::new();
    for text in &given.plugin {
        let plugin = Plugin::find(text, described).map_err(|error| error.to_string())?;
        plugin.takes(input).map_err(|error| error.to_string())?;
        found.push(Arc::new(plugin));
    }
    Ok(found)
}

fn plan(arguments: &Arguments, plugins: &[Arc<Plugin>]) -> Result<Plan, String> {
    let effort = match &arguments.strategy {
        Some(names) => {
            let lists = arguments.lists.as_deref();
            let plugins = with_known(names, plugins).map_err(|error| error.to_string())?;
            let plan = Plan::chain(names, lists, &plugins);
            return plan.map_err(|error| error.to_string());
        }
        None if arguments.fast => Effort::Fast,
        None if arguments.thorough => Effort::Thorough,
        None => Effort::Usual,
    };
    let plugins = plugins
        .iter()
        .map(|plugin| Arc::clone(plugin) as Arc<dyn Transformer>);
    Ok(Plan::Default(effort, plugins.collect()))
}

fn polish(arguments: &Arguments) -> Result<Polish, String> {
    let formatter = arguments.formatter.as_deref().map(Plugin::formatter);
    let formatter = formatter.transpose().map_err(|error| error.to_string())?;
    Ok(Polish {
        drop_comments: arguments.comments == Comments::Drop,
        formatter: formatter.map(|formatter| Arc::new(formatter) as Arc<dyn Transformer>),
    })
}

/// A time above zero.
fn seconds(option: &str, value: Option<f64>) -> Result<Option<Duration>, String> {
    match value.map(Duration::try_from_secs_f64) {
        None => Ok(None),
        Some(Ok(time)) if !time.is_zero() => Ok(Some(time)),
        Some(_) => Err(format!("{option} needs a number of seconds above 0")),
    }
}

fn names_file(word: &OsStr) -> bool {
    Path::new(word).is_file()
}

fn mentions_place(word: &OsStr) -> bool {
    word.to_string_lossy().contains("{}")
}

/// A script that may be run: whichever place it has, it is the test.
fn is_program(path: &OsStr) -> bool {
    use std::os::unix::fs::PermissionsExt;
    let mode = Path::new(path)
        .metadata()
        .map(|found| found.permissions().mode());
    mode.is_ok_and(|mode| mode & 0o111 != 0) && is_script(path)
}

fn is_script(path: &OsStr) -> bool {
    std::fs::read(path).is_ok_and(|text| text.starts_with(b"#!"))
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use clap::Parser;

    use super::*;

    /// In a directory with an input `x.c`; `@` in a word stands for it.
    fn parsed(words: &[&str]) -> Result<Config, String> {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().display().to_string();
        std::fs::write(folder.path().join("x.c"), "text").unwrap();
        std::fs::write(folder.path().join("script"), "#!/bin/sh").unwrap();
        let program = folder.path().join("program");
        std::fs::write(&program, "#!/bin/sh").unwrap();
        std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).unwrap();
        let words = words.iter().map(|word| word.replace('@', &place));
        let words = std::iter::once("secateur".to_owned()).chain(words);
        config(&Arguments::try_parse_from(words).unwrap())
    }

    #[test]
    fn two_ways_to_name_the_test() {
        let last = |config: Config| {
            config
                .test
                .command
                .unwrap()
                .for_candidate(OsStr::new("x.c"))[1..]
                .to_vec()
        };
        assert_eq!(last(parsed(&["cat", "@/x.c"]).unwrap()), ["x.c"]);
        assert_eq!(last(parsed(&["--", "cat", "@/x.c"]).unwrap()), ["x.c"]);
        let config = parsed(&["@/x.c", "--", "grep", "-q", "{}"]).unwrap();
        assert_eq!(last(config), ["-q", "x.c"]);
        for words in [["@/program", "@/x.c"], ["@/x.c", "@/program"]] {
            let config = parsed(&words).unwrap();
            assert_eq!(config.input.file_name().unwrap(), "x.c");
            assert_eq!(last(config), ["x.c"]);
        }
    }

    #[test]
    fn wrong_usage_is_explained() {
        let cases: [(&[&str], &str); 9] = [
            (&[], "a property test and an input are needed"),
            (&["cat"], "there is only `cat`"),
            (&["cat", "@/none.c"], "cannot read the input"),
            (
                &["@/x.c", "@/script"],
                "the test comes first, then the input",
            ),
            (&["cat", "a", "@/x.c"], "3 words"),
            (&["cat", "@/x.c", "--", "cat"], "two property tests"),
            (&["--", "cat", "{}"], "before the `--`"),
            (&["--jobs", "0", "cat", "@/x.c"], "--jobs"),
            (&["--timeout", "0", "cat", "@/x.c"], "--timeout"),
        ];
        for (words, expected) in cases {
            let error = parsed(words).unwrap_err();
            assert!(error.contains(expected), "{words:?}: {error}");
        }
    }

    #[test]
    fn fractions_of_seconds() {
        let config = parsed(&["--timeout", "0.25", "cat", "@/x.c"]).unwrap();
        assert_eq!(config.timeout, Some(Duration::from_millis(250)));
    }
}
