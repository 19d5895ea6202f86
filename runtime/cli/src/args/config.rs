//! The validated configuration that all reductions share.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::args::guards::Guards;
use crate::args::search::{ModelUse, SearchArguments};
use crate::args::settings::Settings;
use crate::args::task::TaskArguments;
use crate::args::testing::{TestArguments, Width};
use secateur_oracle::plugin::Plugin;
use secateur_oracle::remote::RemoteService;
use secateur_oracle::{Limits, PropertyTest, SandboxRules, TestCommand};

/// Default number of accepted candidates between second tests.
const EVERY: u32 = 20;

#[derive(Debug)]
pub(crate) struct Config {
    pub(crate) test: PropertyTest,
    pub(crate) input: PathBuf,
    pub(crate) jobs: usize,
    pub(crate) timeout: Option<Duration>,
    pub(crate) timeout_is_interesting: bool,
    pub(crate) limits: Limits,
    pub(crate) sandbox_rules: SandboxRules,
    pub(crate) temp: Option<PathBuf>,
    /// Whether comments beside remaining tokens stay.
    pub(crate) keep_comments: bool,
    pub(crate) plugins: Vec<Arc<Plugin>>,
    pub(crate) model: ModelUse,
    pub(crate) max_tests: Option<u64>,
    pub(crate) max_time: Option<Duration>,
    pub(crate) flaky: bool,
    pub(crate) guards: Guards,
    pub(crate) width: Width,
    pub(crate) then: Option<TestCommand>,
    pub(crate) every: u32,
    /// The service that runs tests, if they do not run here.
    pub(crate) remote: Option<RemoteService>,
    /// Whether this process has no children but tests.
    pub(crate) alone: bool,
}

/// Validates the options; the error is for a person.
pub(crate) fn config(
    task: &TaskArguments,
    tests: &TestArguments,
    search: &SearchArguments,
) -> Result<Config, String> {
    let task = task.task(!tests.property.differs.is_empty())?;
    let (test, input) = task.command()?;
    let running = &tests.running;
    let jobs = match running.jobs {
        Some(jobs) => jobs.min(256),
        None => std::thread::available_parallelism().map_or(1, usize::from),
    };
    let then = match &running.then {
        None => None,
        Some(test) => {
            Some(TestCommand::from_test(test).map_err(|error| format!("--then: {error}"))?)
        }
    };
    let settings = Settings::new(&search.set)?;
    if settings.then_every.is_some() && then.is_none() {
        return Err("`--set then-every` needs a second test: add `--then TEST`".to_owned());
    }
    let sandbox_rules = tests.sandbox.rules()?;
    Ok(Config {
        test: tests.property.test(test)?,
        jobs,
        timeout: running.timeout,
        timeout_is_interesting: tests.property.timeout_is_interesting,
        limits: tests.limits.limits(),
        plugins: search.plugins(&input, &sandbox_rules)?,
        sandbox_rules,
        model: search.model(&settings)?,
        max_tests: search.max_tests,
        max_time: search.max_time,
        flaky: running.flaky,
        guards: Guards::new(&running.guard)?,
        width: running.width,
        alone: true,
        remote: None,
        then,
        every: settings.then_every.unwrap_or(EVERY),
        temp: settings.temp,
        keep_comments: settings.keep_comments,
        input,
    })
}

#[cfg(test)]
mod tests {
    use std::ffi::OsStr;
    use std::os::unix::fs::PermissionsExt;

    use clap::Parser;

    use super::*;

    #[derive(Debug, Parser)]
    struct Given {
        #[command(flatten)]
        task: TaskArguments,
        #[command(flatten)]
        tests: TestArguments,
        #[command(flatten)]
        search: SearchArguments,
    }

    /// Parses words; `@` stands for the directory of an input `x.c`.
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
        let given = Given::try_parse_from(words).map_err(|error| error.to_string())?;
        config(&given.task, &given.tests, &given.search)
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
        let cases: [(&[&str], &str); 12] = [
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
            (&["--jobs", "0", "cat", "@/x.c"], "a positive whole number"),
            (
                &["--timeout", "0", "cat", "@/x.c"],
                "a positive number of seconds",
            ),
            (&["--set", "then-every=3", "cat", "@/x.c"], "--then"),
            (&["--set", "keep-learning=on", "cat", "@/x.c"], "--model"),
            (
                &[
                    "--model",
                    "none",
                    "--set",
                    "corpus-order=on",
                    "cat",
                    "@/x.c",
                ],
                "`--model none`",
            ),
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
