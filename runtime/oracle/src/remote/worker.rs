use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::time::Duration;

use super::wire::Report;
use crate::local::Wanted;
use crate::property::Property;
use crate::{
    Limits, LocalExecutor, LocalOptions, PropertyTest, Sandbox, SandboxRules, TestCommand,
};
use secateur_reduce::executor::{Event, Executor};

/// The worker's exit status if a command exceeded its time or a limit, which must not be cached.
pub const LIMITED: u8 = 75;

/// The worker's exit status if it cannot run the command.
pub const CANNOT_RUN: u8 = 70;

/// The arguments of a worker, after the number of candidates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Arguments {
    /// The name of the candidate's file.
    pub(super) name: String,
    pub(super) wanted: Wanted,
    pub(super) timeout: Option<Duration>,
    pub(super) limits: Limits,
    /// The command; its first word is a path in the action or a program.
    pub(super) words: Vec<String>,
}

const WANTED: [(&str, Wanted); 3] = [
    ("nothing", Wanted::Nothing),
    ("shown", Wanted::Shown),
    ("searched", Wanted::Searched),
];

impl Arguments {
    pub(super) fn to_words(&self) -> Vec<String> {
        let wanted = WANTED.iter().find(|(_, wanted)| *wanted == self.wanted);
        let wanted = wanted.map_or("", |(name, _)| name);
        let mut words = vec![format!("name={}", self.name), format!("output={wanted}")];
        let mut number = |name: &str, number: Option<u64>| {
            words.extend(number.map(|number| format!("{name}={number}")));
        };
        let millis = |time: Option<Duration>| time.map(|time| time.as_millis() as u64);
        number("timeout-ms", millis(self.timeout));
        number("memory", self.limits.memory);
        number("cpu-ms", millis(self.limits.processor));
        number("printed", self.limits.output);
        number("file", self.limits.file);
        number("written", self.limits.written);
        number("processes", self.limits.processes);
        words.push("--".to_owned());
        words.extend(self.words.iter().cloned());
        words
    }

    fn from_words(words: &[String]) -> Option<Self> {
        let end = words.iter().position(|word| word == "--")?;
        let mut arguments = Self {
            name: String::new(),
            wanted: Wanted::Nothing,
            timeout: None,
            limits: Limits::NONE,
            words: words[end + 1..].to_vec(),
        };
        for word in &words[..end] {
            let (name, value) = word.split_once('=')?;
            let number = || value.parse().ok();
            let limits = &mut arguments.limits;
            match name {
                "name" => arguments.name = value.to_owned(),
                "output" => {
                    let wanted = WANTED.iter().find(|(name, _)| *name == value)?;
                    arguments.wanted = wanted.1;
                }
                "timeout-ms" => arguments.timeout = Some(Duration::from_millis(number()?)),
                "memory" => limits.memory = Some(number()?),
                "cpu-ms" => limits.processor = Some(Duration::from_millis(number()?)),
                "printed" => limits.output = Some(number()?),
                "file" => limits.file = Some(number()?),
                "written" => limits.written = Some(number()?),
                "processes" => limits.processes = Some(number()?),
                _ => return None,
            }
        }
        Some(arguments)
    }
}

/// Runs the command of an action on its candidates, as the program `secateur-worker`.
///
/// The arguments are the number of candidates, which are the files `0`, `1`, … of the current
/// directory, and those of the job. The report on `0` becomes the file `0.report`. Returns the exit
/// status: 0, or [`LIMITED`].
///
/// # Errors
/// If a command cannot be run, with a message; the exit status is then [`CANNOT_RUN`].
pub fn work(arguments: impl Iterator<Item = OsString>) -> Result<u8, String> {
    let mut words = Vec::new();
    for word in arguments {
        words.push(word.into_string().map_err(|_| "an argument is not UTF-8")?);
    }
    let wrong = || "the arguments are not those of this version".to_owned();
    let (count, rest) = words.split_first().ok_or_else(wrong)?;
    let count: u32 = count.parse().map_err(|_| wrong())?;
    let arguments = Arguments::from_words(rest).ok_or_else(wrong)?;
    let mut status = 0;
    for number in 0..count {
        let name = number.to_string();
        let unread = |error| format!("cannot read the candidate: {error}");
        let candidate = std::fs::read(&name).map_err(unread)?;
        let report = run(&arguments, &candidate)?;
        if report.is_limited() {
            status = LIMITED;
        }
        let unwritten = |error| format!("cannot write the report: {error}");
        std::fs::write(format!("{name}.report"), report.encode()).map_err(unwritten)?;
    }
    Ok(status)
}

fn run(arguments: &Arguments, candidate: &[u8]) -> Result<Report, String> {
    let mut words: Vec<OsString> = arguments.words.iter().map(Into::into).collect();
    if let Some(program) = words.first_mut()
        && Path::new(program).components().count() > 1
    {
        *program = std::path::absolute(&*program)
            .map_err(|error| format!("there is no current directory: {error}"))?
            .into_os_string();
    }
    let command = TestCommand::from_words(words).map_err(|error| error.to_string())?;
    let mut test = PropertyTest::from(command);
    if arguments.wanted == Wanted::Searched {
        // What is read is kept; nothing is decided here.
        test.properties.push(Property::SameCrash);
    }
    let options = |temp: Option<&Path>| LocalOptions {
        jobs: 1,
        timeout: arguments.timeout,
        timeout_is_interesting: false,
        keep_output: u64::from(arguments.wanted == Wanted::Shown),
        limits: arguments.limits,
        // The service confines actions.
        sandbox_rules: SandboxRules {
            sandbox: Sandbox::Off,
            ..SandboxRules::default()
        },
        temp: temp.map(Path::to_owned),
    };
    let name = OsStr::new(&arguments.name);
    let here = |temp| LocalExecutor::new(test.clone(), name, options(temp), None);
    // The action's directory is on a disk of the machine; where it is read-only there are others.
    let executor = here(Some(Path::new("."))).or_else(|_| here(None));
    let mut executor = executor
        .map_err(|error| error.to_string())?
        .with_only_children()
        .recording();
    executor
        .start(candidate)
        .map_err(|error| error.to_string())?;
    loop {
        match executor.wait().map_err(|error| error.to_string())? {
            Event::Interrupted => {}
            Event::Finished(outcome) => {
                let seen = executor.last_seen().ok_or("there was no command")?;
                return Ok(Report {
                    elapsed: outcome.elapsed,
                    ending: seen.ending,
                    stdout: seen.stdout,
                    stderr: seen.stderr,
                });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_read_as_they_were_written() {
        let none = Arguments {
            name: "x=y.c".to_owned(),
            wanted: Wanted::Searched,
            timeout: None,
            limits: Limits::NONE,
            words: vec!["--".to_owned(), "{}".to_owned()],
        };
        let all = Arguments {
            timeout: Some(Duration::from_millis(7)),
            limits: Limits {
                memory: Some(1),
                processor: Some(Duration::from_millis(2)),
                output: Some(3),
                file: Some(4),
                written: Some(5),
                processes: Some(6),
            },
            ..none.clone()
        };
        for arguments in [none, all] {
            let words = arguments.to_words();
            assert_eq!(Arguments::from_words(&words), Some(arguments));
        }
        assert_eq!(Arguments::from_words(&["unknown=1".to_owned()]), None);
    }
}
