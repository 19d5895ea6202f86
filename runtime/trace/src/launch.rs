use std::ffi::{OsStr, OsString};
use std::io::{BufRead, BufReader};
use std::path::Path;

/// Returns the command that runs a generator under its client.
///
/// Programs of Python and Node get a client; any other has to speak the protocol. `words` and the
/// result are not empty.
#[must_use]
pub fn client_command(words: &[OsString]) -> Vec<OsString> {
    let Some(first) = words.first() else {
        return Vec::new();
    };
    let named = |words: &[OsString]| with_client(words, interpreter(words.first()?)?);
    if let Some(command) = named(words) {
        return command;
    }
    let mut through: Vec<OsString> = shebang(Path::new(first));
    through.extend(words.iter().cloned());
    named(&through).unwrap_or_else(|| words.to_vec())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Interpreter {
    Python,
    Node,
}

fn interpreter(program: &OsStr) -> Option<Interpreter> {
    let name = Path::new(program).file_name()?.to_str()?;
    // Such as `python3.12` and `pypy3`.
    let base = name.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.');
    match base {
        "python" | "pypy" => Some(Interpreter::Python),
        "node" | "nodejs" => Some(Interpreter::Node),
        _ => None,
    }
}

fn with_client(words: &[OsString], interpreter: Interpreter) -> Option<Vec<OsString>> {
    let (program, rest) = words.split_first()?;
    let mut command = vec![program.clone()];
    match interpreter {
        Interpreter::Node => command.extend(["--require".into(), "greduce".into()]),
        Interpreter::Python => {
            // Options of the interpreter come first; the few with an argument are not recognized.
            let is_option = |word: &&OsString| {
                let word = word.to_string_lossy();
                let is_program = ["-", "-c"].contains(&&*word) || word.starts_with("-m");
                word.starts_with('-') && !is_program
            };
            let mut at = rest.iter().take_while(is_option).count();
            let takes_word = |word: &OsString| matches!(word.to_str(), Some("-W" | "-X"));
            while at > 0 && at < rest.len() && takes_word(&rest[at - 1]) {
                at += 1;
                at += rest[at..].iter().take_while(is_option).count();
            }
            command.extend(rest[..at].iter().cloned());
            command.extend(["-m".into(), "greduce".into()]);
            command.extend(rest[at..].iter().cloned());
            return Some(command);
        }
    }
    command.extend(rest.iter().cloned());
    Some(command)
}

/// Returns the words of a script's `#!` line, without `env`.
fn shebang(path: &Path) -> Vec<OsString> {
    let Ok(file) = std::fs::File::open(path) else {
        return Vec::new();
    };
    let mut line = Vec::new();
    let mut start = BufReader::new(std::io::Read::take(file, 256));
    if start.read_until(b'\n', &mut line).is_err() || !line.starts_with(b"#!") {
        return Vec::new();
    }
    let text = String::from_utf8_lossy(&line[2..]).into_owned();
    let mut words = text.split_whitespace().peekable();
    if words
        .next_if(|word| *word == "env" || word.ends_with("/env"))
        .is_some()
    {
        words.next_if(|word| *word == "-S");
    }
    words.map(OsString::from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn command(text: &str) -> String {
        let words: Vec<OsString> = text.split(' ').map(OsString::from).collect();
        let command = client_command(&words);
        let words = command
            .iter()
            .map(|word| word.to_string_lossy().into_owned());
        words.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn interpreters_get_a_client() {
        let cases = [
            ("python3 gen.py 7", "python3 -m greduce gen.py 7"),
            (
                "/usr/bin/python3.12 -u gen.py",
                "/usr/bin/python3.12 -u -m greduce gen.py",
            ),
            (
                "python -X utf8 -B g.py -m",
                "python -X utf8 -B -m greduce g.py -m",
            ),
            ("pypy3 -m graphs 7", "pypy3 -m greduce -m graphs 7"),
            ("python3 -c x", "python3 -m greduce -c x"),
            ("node gen.js 7", "node --require greduce gen.js 7"),
            ("./gen 7", "./gen 7"),
            ("pythonic x", "pythonic x"),
        ];
        for (given, expected) in cases {
            assert_eq!(command(given), expected);
        }
    }

    #[test]
    fn scripts_name_their_interpreter() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("gen");
        let shown = path.display().to_string();
        for (first, expected) in [
            (
                "#!/usr/bin/env python3\n",
                format!("python3 -m greduce {shown} 7"),
            ),
            (
                "#!/usr/bin/python3 -u\n",
                format!("/usr/bin/python3 -u -m greduce {shown} 7"),
            ),
            (
                "#!/usr/bin/env -S node\n",
                format!("node --require greduce {shown} 7"),
            ),
            ("#!/bin/sh\n", format!("{shown} 7")),
            ("", format!("{shown} 7")),
        ] {
            std::fs::write(&path, first).unwrap();
            assert_eq!(command(&format!("{shown} 7")), expected, "{first}");
        }
    }
}
