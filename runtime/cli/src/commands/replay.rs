//! `replay`: shows a reduction step by step, from its journal.

use std::fmt::Write as _;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;

use crate::args::numbers::number;
use crate::commands::{Program, Subcommand};
use crate::exit::{Exit, Failure};
use crate::run::journal::{STEPS_ARE_LOST, journal_of};
use crate::run::outputs::{place, unprinted, unwritten};
use secateur_report::{animation, counted, duration, printable};
use secateur_session::history::{History, Step, patched};
use secateur_session::{Journal, JournalError};

/// The arguments of `replay`.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The journal of a stopped or a running reduction, or one from --keep-journal.
    #[arg(value_name = "JOURNAL")]
    journal: PathBuf,

    /// Draw the file shrinking, as an animated SVG.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,

    /// Let the animation take this time.
    #[arg(long, value_name = "SECONDS", default_value_t = 20.0, requires = "svg", value_parser = playing)]
    seconds: f64,

    /// Print only the text after this number of steps.
    #[arg(long, value_name = "STEPS", conflicts_with = "svg", value_parser = number::<usize>)]
    at: Option<usize>,

    /// Print also the changes of each step.
    #[arg(long, conflicts_with_all = ["svg", "at"])]
    changes: bool,
}

impl Subcommand for Arguments {
    const ABOUT: &'static str = "Shows a reduction again, step by step, from its journal";

    fn run(self, _: Program<'_>) -> Result<Exit, Failure> {
        replay(&self)
    }
}

fn replay(arguments: &Arguments) -> Result<Exit, Failure> {
    let path = match arguments.journal.is_file() {
        true => own_or_beside(&arguments.journal),
        false => arguments.journal.clone(),
    };
    let past = Journal::look(&path).map_err(|error| {
        let message = match error {
            JournalError::Missing(path) => format!(
                "cannot read the journal {}: no such file; that of a stopped run is beside its result",
                path.display()
            ),
            JournalError::NotFile(path) => format!(
                "the journal {} is not an ordinary file: name a journal, or its result or input",
                path.display()
            ),
            error => error.to_string(),
        };
        (Exit::Usage, message)
    })?;
    let shown = path.display();
    let history = past.history.ok_or_else(|| {
        let message = format!("cannot show {shown}: {STEPS_ARE_LOST}");
        (Exit::Usage, message)
    })?;
    if let Some(svg) = &arguments.svg {
        let drawn = animation(&history, &title(&path), arguments.seconds);
        // As the journal: for this user alone.
        let written = place(svg)?.write(drawn.as_bytes(), Some(0o600));
        written.map_err(|error| unwritten(svg, &error))?;
        return Ok(Exit::Done);
    }
    let mut out = io::stdout().lock();
    if let Some(at) = arguments.at {
        let Some(text) = history.texts().nth(at) else {
            let steps = history.steps().len();
            let message = format!("there is no step {at}: the steps are 0 to {steps}");
            return Err((Exit::Usage, message));
        };
        let written = match out.is_terminal() {
            true => out.write_all(legible(&text).as_bytes()),
            false => out.write_all(&text),
        };
        return printed(written, &mut out);
    }
    let looks = match out.is_terminal() {
        true => Looks::COLORS,
        false => Looks::PLAIN,
    };
    if io::stdin().is_terminal() && out.is_terminal() && !arguments.changes {
        let walked = walk(&history, looks, io::stdin().lock(), &mut out);
        return printed(walked, &mut out);
    }
    let listed = list(&history, looks, arguments.changes, &mut out);
    printed(listed, &mut out)
}

/// Ends an output, whose reader may have closed the pipe.
fn printed(written: io::Result<()>, out: &mut impl Write) -> Result<Exit, Failure> {
    match written.and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(unprinted(&error)),
        _ => Ok(Exit::Done),
    }
}

/// Parses the seconds of an animation.
fn playing(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok();
    let seconds = seconds.filter(|seconds| (1.0..=3600.0).contains(seconds));
    seconds.ok_or_else(|| "expected a number of seconds from 1 to 3600".to_owned())
}

fn own_or_beside(file: &Path) -> PathBuf {
    // A journal may have any name.
    match Journal::look(file) {
        Ok(_) => file.to_owned(),
        Err(_) => Some(journal_of(file))
            .filter(|journal| journal.exists())
            .unwrap_or_else(|| file.to_owned()),
    }
}

fn legible(text: &[u8]) -> String {
    printable(&String::from_utf8_lossy(text)).into_owned()
}

fn title(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.strip_suffix(".journal").unwrap_or(&name).to_owned()
}

#[derive(Clone, Copy)]
struct Looks {
    gone: (&'static str, &'static str),
    new: (&'static str, &'static str),
    soft: (&'static str, &'static str),
}

impl Looks {
    const PLAIN: Self = Self {
        gone: ("[-", "-]"),
        new: ("{+", "+}"),
        soft: ("", ""),
    };
    const COLORS: Self = Self {
        gone: ("\x1b[31;9m", "\x1b[0m"),
        new: ("\x1b[32;1m", "\x1b[0m"),
        soft: ("\x1b[2m", "\x1b[0m"),
    };
}

fn list(history: &History, looks: Looks, changes: bool, out: &mut impl Write) -> io::Result<()> {
    writeln!(
        out,
        "{:>5} {:>9} {:>9} {:>8} {:>10}  strategy",
        "step", "tokens", "bytes", "tests", "time"
    )?;
    writeln!(out, "{:>5} {:>9} {:>9}", 0, "", history.original().len())?;
    let mut texts = history.texts();
    for (number, step) in history.steps().iter().enumerate() {
        let time = duration(Duration::try_from_secs_f64(step.seconds).unwrap_or_default());
        writeln!(
            out,
            "{:>5} {:>9} {:>9} {:>8} {time:>10}  {}",
            number + 1,
            step.tokens,
            step.bytes,
            step.tests,
            printable(&step.strategy)
        )?;
        if changes && let Some(before) = texts.next() {
            out.write_all(change(&before, step, looks).as_bytes())?;
        }
    }
    Ok(())
}

/// Walks through the steps on commands, a line each.
fn walk(
    history: &History,
    looks: Looks,
    mut input: impl BufRead,
    out: &mut impl Write,
) -> io::Result<()> {
    let steps = history.steps();
    let mut at = 0;
    loop {
        let text = history.texts().nth(at).unwrap_or_default();
        let before = at.checked_sub(1).and_then(|last| history.texts().nth(last));
        match before.zip(at.checked_sub(1).and_then(|last| steps.get(last))) {
            None => {
                writeln!(out, "the original, {}", counted(text.len() as u64, "byte"))?;
                out.write_all(shortened(&text, looks).as_bytes())?;
            }
            Some((before, step)) => {
                writeln!(
                    out,
                    "step {at} of {}: {}, {} left, {}",
                    steps.len(),
                    printable(&step.strategy),
                    counted(step.tokens as u64, "token"),
                    counted(step.tests, "test")
                )?;
                out.write_all(change(&before, step, looks).as_bytes())?;
            }
        }
        write!(
            out,
            "{}Enter: next, b: back, t: whole text, a number: that step, q: quit{} ",
            looks.soft.0, looks.soft.1
        )?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            return writeln!(out);
        }
        match line.trim() {
            "" if at == steps.len() => return Ok(()),
            "" => at += 1,
            "b" => at = at.saturating_sub(1),
            "q" => return Ok(()),
            "t" => {
                writeln!(out, "{}", legible(&text))?;
            }
            other => match other.parse::<usize>() {
                Ok(wanted) if wanted <= steps.len() => at = wanted,
                _ => writeln!(
                    out,
                    "there is no such step: the steps are 0 to {}",
                    steps.len()
                )?,
            },
        }
    }
}

/// Number of lines shown around a change, and at both ends of a long one.
const AROUND: usize = 2;

fn change(before: &[u8], step: &Step, looks: Looks) -> String {
    let mut shown = String::new();
    let mut at = 0;
    for patch in &step.patches {
        let lead = legible(&before[at..patch.at]);
        shown.push_str(&context(&lead, at > 0, true, looks));
        let end = patch.at + patch.gone;
        let gone = legible(&before[patch.at..end]);
        if !gone.is_empty() {
            shown.push_str(&marked(&middle(&gone), looks.gone));
        }
        if !patch.new.is_empty() {
            shown.push_str(&marked(&legible(&patch.new), looks.new));
        }
        at = end;
    }
    let rest = legible(&before[at..]);
    shown.push_str(&context(&rest, true, false, looks));
    if !shown.ends_with('\n') {
        shown.push('\n');
    }
    debug_assert!(patched(before, &step.patches).is_some());
    shown
}

/// Formats unchanged text, without lines far from a change.
fn context(text: &str, after: bool, before: bool, looks: Looks) -> String {
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    // The rest of a changed line belongs to that line.
    let (head, tail) = (
        if after { AROUND + 1 } else { 0 },
        if before { AROUND + 1 } else { 0 },
    );
    if lines.len() <= head + tail + 1 {
        return text.to_owned();
    }
    let left_out = lines.len() - head - tail;
    format!(
        "{}{}⋯ {left_out} lines{}\n{}",
        lines[..head].concat(),
        looks.soft.0,
        looks.soft.1,
        lines[lines.len() - tail..].concat()
    )
}

fn middle(text: &str) -> String {
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let most = AROUND * 4;
    if lines.len() <= most {
        return text.to_owned();
    }
    format!(
        "{}⋯ {} lines\n{}",
        lines[..most / 2].concat(),
        lines.len() - most,
        lines[lines.len() - most / 2..].concat()
    )
}

fn shortened(text: &[u8], looks: Looks) -> String {
    let text = legible(text);
    let mut shown = context(&text, true, true, looks);
    if !shown.ends_with('\n') {
        shown.push('\n');
    }
    shown
}

/// Marks each line, since terminals reset styles at line ends.
fn marked(text: &str, (begin, end): (&str, &str)) -> String {
    let mut shown = String::new();
    for line in text.split_inclusive('\n') {
        let (line, rest) = match line.strip_suffix('\n') {
            Some(line) => (line, "\n"),
            None => (line, ""),
        };
        let _ = write!(shown, "{begin}{line}{end}{rest}");
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;
    use secateur_reduce::search::TextChange;
    use secateur_session::history::Moment;
    use secateur_syntax::tree::Replaced;

    fn history() -> History {
        let mut history = History::new(b"int a;\nint b;\nint c;\n".to_vec());
        for (tests, text, old, new) in [
            (1, &b"int a;\nint c;\n"[..], 7..14, &b""[..]),
            (3, b"int x;\nint c;\n", 4..5, b"x"),
        ] {
            let moment = Moment {
                tests,
                elapsed: Duration::from_secs(1),
                tokens: 6,
                strategy: "tree",
            };
            let new = new.into();
            let change = TextChange::Edit(vec![Replaced { old, new }]);
            history.push(text, &change, moment);
        }
        history
    }

    fn walked(keys: &str) -> String {
        let mut out = Vec::new();
        walk(&history(), Looks::PLAIN, keys.as_bytes(), &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn steps_are_walked_through() {
        let said = walked("\n\n\n");
        assert!(said.starts_with("the original, 21 bytes\n"), "{said}");
        assert!(
            said.contains("step 1 of 2: tree, 6 tokens left, 1 test\nint a;\n[-int b;-]\nint c;\n")
        );
        assert!(said.contains("int [-a-]{+x+};\n"), "{said}");
        assert_eq!(said.matches("Enter").count(), 3);
        let said = walked("2\nb\n9\nq\n");
        let order = ["step 2 of 2", "step 1 of 2", "the steps are 0 to 2"];
        let places = order.map(|text| said.find(text).unwrap());
        assert!(places.is_sorted(), "{said}");
    }

    /// Texts and names in a journal are foreign: none reaches the terminal as a command.
    #[test]
    fn a_terminal_obeys_no_journal() {
        let mut history = History::new(b"a\x1b[2J b\x1b]0;x\x07 c\n".to_vec());
        let moment = Moment {
            tests: 1,
            elapsed: Duration::ZERO,
            tokens: 1,
            strategy: "\x1b[31mtree",
        };
        history.push(b"a\x1b[2J \x1b[5m c\n", &TextChange::Whole, moment);
        let mut out = Vec::new();
        list(&history, Looks::PLAIN, true, &mut out).unwrap();
        walk(&history, Looks::PLAIN, &b"t\n\nt\nq\n"[..], &mut out).unwrap();
        let said = String::from_utf8(out).unwrap();
        assert!(!said.contains(['\x1b', '\x07']), "{said:?}");
        assert!(said.contains(r"\u{1b}[31mtree"), "{said}");
        assert!(said.contains(r"{+a\u{1b}[2J \u{1b}[5m c+}"), "{said}");
    }

    #[test]
    fn far_lines_are_left_out() {
        let old: String = (0..100).map(|n| format!("line {n};\n")).collect();
        let new = old.replace("line 50;\n", "");
        let mut history = History::new(old.clone().into());
        let moment = Moment {
            tests: 1,
            elapsed: Duration::ZERO,
            tokens: 1,
            strategy: "tree",
        };
        let step = history
            .push(new.as_bytes(), &TextChange::Whole, moment)
            .unwrap();
        let shown = change(old.as_bytes(), step, Looks::PLAIN);
        assert!(
            shown.contains("line 49;\n[-line 50;-]\nline 51;\n"),
            "{shown}"
        );
        assert!(
            shown.contains("⋯ 47 lines\n") && !shown.contains("line 20;"),
            "{shown}"
        );
    }
}
