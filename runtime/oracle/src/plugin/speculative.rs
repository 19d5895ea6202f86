//! Speculative calls of a plug-in's program.
//!
//! The program parses the whole text for each answer, and most answers report no instance. As many
//! answers are requested at once as tests may run; those to another text are dropped.

use std::ffi::OsStr;
use std::io;

use secateur_reduce::transform::{Instances, Transformed as Made};

use super::{Plugin, Tool};

#[derive(Debug)]
pub(super) struct SpeculativeCalls<'a> {
    tools: Vec<Tool<'a>>,
    text: Vec<u8>,
    made: Vec<((String, u64), Made)>,
    counts: Vec<(String, Option<u64>)>,
}

impl<'a> SpeculativeCalls<'a> {
    pub(super) fn new(plugin: &'a Plugin, name: &OsStr, at_once: usize) -> io::Result<Self> {
        let tools = (0..at_once.max(1)).map(|_| Tool::new(plugin, name));
        Ok(Self {
            tools: tools.collect::<io::Result<_>>()?,
            text: Vec::new(),
            made: Vec::new(),
            counts: Vec::new(),
        })
    }

    fn is_about(&mut self, text: &[u8]) {
        if self.text != text {
            self.text = text.to_vec();
            self.made.clear();
            self.counts.clear();
        }
    }
}

impl Instances for SpeculativeCalls<'_> {
    fn apply(&mut self, text: &[u8], command: &str, numbers: &[u64]) -> io::Result<Made> {
        self.is_about(text);
        let of = |number: u64| (command.to_owned(), number);
        let wanted = of(numbers[0]);
        if let Some(at) = self.made.iter().position(|(asked, _)| *asked == wanted) {
            return Ok(self.made.swap_remove(at).1);
        }
        let ask = |tool: &Tool<'_>, number: &u64| tool.apply(text, command, *number);
        let made = at_once(&self.tools, numbers, ask)?;
        let mut made = numbers.iter().map(|&number| of(number)).zip(made);
        let first = made.next().expect("an answer for each number");
        self.made.extend(made);
        Ok(first.1)
    }

    fn count(&mut self, text: &[u8], commands: &[String]) -> io::Result<Option<u64>> {
        self.is_about(text);
        // Another transformation has begun.
        self.made.clear();
        if let Some(known) = self.counts.iter().find(|(of, _)| *of == commands[0]) {
            return Ok(known.1);
        }
        let ask = |tool: &Tool<'_>, command: &String| tool.count(text, command);
        let counts = at_once(&self.tools, commands, ask)?;
        let first = counts[0];
        self.counts.extend(commands.iter().cloned().zip(counts));
        Ok(first)
    }
}

/// Answers some questions, at most one for each tool.
fn at_once<'a, Q: Sync, A: Send>(
    tools: &[Tool<'a>],
    questions: &[Q],
    ask: impl Fn(&Tool<'a>, &Q) -> io::Result<A> + Sync,
) -> io::Result<Vec<A>> {
    let pairs = tools.iter().zip(questions);
    if questions.len() < 2 || tools.len() < 2 {
        return pairs.map(|(tool, question)| ask(tool, question)).collect();
    }
    std::thread::scope(|scope| {
        let ask = &ask;
        let running: Vec<_> = pairs
            .map(|(tool, question)| scope.spawn(move || ask(tool, question)))
            .collect();
        let answers = running.into_iter().map(|thread| {
            let failed = |_| Err(io::Error::other("a thread that ran the program panicked"));
            thread.join().unwrap_or_else(failed)
        });
        answers.collect()
    })
}

#[cfg(test)]
mod tests {
    use super::super::Described;
    use super::*;

    /// Deletes line number + 1; records each run in a file.
    fn plugin(log: &std::path::Path) -> Plugin {
        let note = format!("echo $1 >> {}", log.display());
        let line = format!("sh -c '{note}; test $1 -lt 5 && sed $(($1 + 1))d \"$0\"' {{}} NUMBER");
        let described = Described {
            count: Some("grep -c '' {}"),
            ..Described::default()
        };
        Plugin::find(&line, described).unwrap()
    }

    #[test]
    fn speculative_answers_are_not_requested_again() {
        let log = tempfile::NamedTempFile::new().unwrap();
        let plugin = plugin(log.path());
        let runs = || std::fs::read_to_string(log.path()).unwrap().lines().count();
        for at_once in [1, 3] {
            let mut calls = SpeculativeCalls::new(&plugin, OsStr::new("x.txt"), at_once).unwrap();
            let text = b"a\nb\nc\nd\ne\n";
            let mut made = |text: &[u8], from: u64| {
                let numbers: Vec<u64> = (from..from + at_once as u64).collect();
                calls.apply(text, "", &numbers).unwrap()
            };
            let before = runs();
            assert_eq!(made(text, 0), Made::Text(b"b\nc\nd\ne\n".to_vec()));
            assert_eq!(made(text, 1), Made::Text(b"a\nc\nd\ne\n".to_vec()));
            assert_eq!(made(text, 2), Made::Text(b"a\nb\nd\ne\n".to_vec()));
            assert_eq!(runs() - before, 3);
            assert_eq!(made(text, 3), Made::Text(b"a\nb\nc\ne\n".to_vec()));
            assert_eq!(made(b"a\nb\nc\nd\n", 4), Made::Same);
            assert_eq!(made(text, 5), Made::Nothing);
            assert_eq!(calls.count(text, &[String::new()]).unwrap(), Some(5));
        }
    }
}
