use crate::args::config::Config;
use crate::exit::{Exit, Failure};
use secateur_oracle::TestCommand;
use secateur_reduce::executor::Ending;
use secateur_reduce::search::{ReduceError, SearchLimit};

pub(crate) fn refusal(error: &ReduceError, config: &Config, objection: Option<&str>) -> Failure {
    match error {
        ReduceError::Syntax(text) => (Exit::Refused, format!("{}:{text}", config.input.display())),
        ReduceError::NoOpaqueKinds(_) => (Exit::Refused, error.to_string()),
        ReduceError::OriginalRejected {
            ending,
            output,
            runs,
        } => {
            let how = objection.map_or_else(|| shown(*ending), str::to_owned);
            let mut message = format!(
                "the property test does not accept the original input ({how})\n  the test: {}",
                config.test.shown()
            );
            message.push_str(&last_lines(output));
            let file = config
                .input
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            let status = match objection {
                None => "; it has to exit with status 0 there",
                Some(_) => "",
            };
            message.push_str(&format!(
                "\n  it is run in a fresh directory that holds `{file}` and nothing else{status}"
            ));
            let commands = config.test.command.iter();
            let commands = commands.chain(config.test.differ.iter().flatten());
            for path in commands
                .clone()
                .flat_map(|command| command.relative_files())
            {
                if path.as_os_str() == &*file {
                    continue;
                }
                let here = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
                message.push_str(&format!(
                    "\n  `{}` is not there: write {}",
                    path.display(),
                    here.display()
                ));
            }
            if let Some(operator) = commands.clone().find_map(|command| command.operator()) {
                message.push_str(&format!(
                    "\n  `{operator}` is an argument there, since no shell reads the command: write sh -c '…' \
                     or a script"
                ));
            }
            if commands.clone().any(|command| !command.names(&file)) {
                message.push_str(
                    "\n  the command has no `{}`, so it does not get the candidate's name: write `{}` where \
                     the name belongs",
                );
            }
            let copy = match config.input.is_dir() {
                true => "cp -r",
                false => "cp",
            };
            message.push_str(&format!(
                "\n  to try it by hand: d=$(mktemp -d) && {copy} {} $d && cd $d && {}; echo $?",
                shell_words::quote(&config.input.to_string_lossy()),
                by_hand(config),
            ));
            if *runs > 1 {
                message.push_str(&format!(
                    "\n  the test rejected the input in all of {runs} runs"
                ));
            }
            (Exit::Refused, message)
        }
        ReduceError::OriginalUnproven { ending, output } => (
            Exit::Refused,
            format!(
                "the second test (--then) does not accept the original input ({})\n  the test: {}{}\n  \
                 it is run as the property test is; let it exit with status 0, or leave out --then",
                shown(*ending),
                config
                    .then
                    .as_ref()
                    .map_or_else(String::new, TestCommand::shown),
                last_lines(output)
            ),
        ),
        ReduceError::OriginalUnguarded { ending } => {
            let (fault, hint) = match ending {
                Ending::Exited(_) => ("cannot be run", "name a command that can"),
                Ending::OverLimit(_) => (
                    "does not end on the original input",
                    "raise that limit with --limit, or let the guard do less",
                ),
                Ending::Killed => (
                    "does not end on the original input",
                    "raise --timeout, or let the guard do less",
                ),
                _ => (
                    "does not end on the original input",
                    "let the guard do less",
                ),
            };
            let ending = shown(*ending);
            let message = format!("the guard (--guard) {fault} ({ending})\n  {hint}");
            (Exit::Refused, message)
        }
        ReduceError::Limited(limit) => limited(*limit),
        ReduceError::Interrupted => (Exit::Interrupted, "interrupted".to_owned()),
        ReduceError::Oracle(error) => (Exit::Broken, error.to_string()),
    }
}

/// Returns the failure of a run whose limit is reached before its search.
pub(crate) fn limited(limit: SearchLimit) -> Failure {
    let option = match limit {
        SearchLimit::Tests => "--max-tests",
        SearchLimit::Time => "--max-time",
    };
    let error = ReduceError::Limited(limit);
    (Exit::Refused, format!("{error}; give more with {option}"))
}

fn by_hand(config: &Config) -> String {
    let file = config.input.file_name().unwrap_or_default();
    let commands = config.test.command.iter();
    let commands = commands.chain(config.test.differ.iter().flatten());
    let lines: Vec<String> = commands
        .map(|command| {
            let words = command.for_candidate(file);
            shell_words::join(words.iter().map(|word| word.to_string_lossy().into_owned()))
        })
        .collect();
    lines.join("; ")
}

const SHOWN: usize = 12;

fn last_lines(output: &[u8]) -> String {
    let text = String::from_utf8_lossy(output);
    let lines: Vec<&str> = text.lines().collect();
    if lines.is_empty() {
        return "\n  the test printed nothing".to_owned();
    }
    let shown = &lines[lines.len().saturating_sub(SHOWN)..];
    let dots = if shown.len() < lines.len() {
        " (the end of it)"
    } else {
        ""
    };
    let mut message = format!("\n  the output of the test{dots}:");
    for line in shown {
        message.push_str(&format!("\n  | {line}"));
    }
    message
}

fn shown(ending: Ending) -> String {
    match ending {
        Ending::Exited(status) => format!("exit status {status}"),
        Ending::Signalled(signal) => format!("killed by signal {signal}"),
        Ending::Killed => "killed at its time limit; try a longer --timeout".to_owned(),
        Ending::OverLimit(limit) => limit.to_string(),
        Ending::InProcess => "no".to_owned(),
    }
}
