use std::ffi::OsString;

use clap::parser::ValueSource;
use clap::{ArgMatches, Command};

/// Returns the given options as arguments, without positional ones, in declaration order.
pub(crate) fn words(command: &Command, matches: &ArgMatches) -> Vec<OsString> {
    let mut words = Vec::new();
    for argument in command.get_arguments() {
        let id = argument.get_id().as_str();
        let Some(long) = argument.get_long() else {
            continue;
        };
        if matches.value_source(id) != Some(ValueSource::CommandLine) {
            continue;
        }
        if !argument.get_action().takes_values() {
            words.push(format!("--{long}").into());
            continue;
        }
        let several = argument.get_num_args().is_some_and(|n| n.max_values() > 1);
        for values in matches.get_raw_occurrences(id).into_iter().flatten() {
            if several {
                words.push(format!("--{long}").into());
                words.extend(values.map(OsString::from));
                continue;
            }
            // A value may begin with `-`, and there are several where a comma was.
            for value in values {
                let mut word = OsString::from(format!("--{long}="));
                word.push(value);
                words.push(word);
            }
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use clap::Args;

    use super::*;
    use crate::args::show::ShowArguments;
    use crate::args::testing::TestArguments;

    #[test]
    fn options_are_the_same_again() {
        let command = TestArguments::augment_args(Command::new("x"));
        let command = ShowArguments::augment_args(command);
        for (typed, expected) in [
            (&[][..], &[][..]),
            (&["-qj", "3"], &["--jobs=3", "--quiet"]),
            (
                &["--stderr=-x", "--stderr", "y"],
                &["--stderr=-x", "--stderr=y"],
            ),
            (
                &["--differs", "a", "b c", "--limit", "cpu=1,file=none"],
                &[
                    "--differs",
                    "a",
                    "b c",
                    "--limit=cpu=1",
                    "--limit=file=none",
                ],
            ),
        ] {
            let parse = |typed: &[OsString]| {
                let name = std::iter::once(OsString::from("x"));
                let matches = command
                    .clone()
                    .try_get_matches_from(name.chain(typed.to_vec()));
                words(&command, &matches.expect("options"))
            };
            let again = parse(&typed.iter().map(OsString::from).collect::<Vec<_>>());
            assert_eq!(again, expected);
            assert_eq!(parse(&again), expected);
        }
    }
}
