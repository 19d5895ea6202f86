//! Properties that need no script: how a command ended and what it printed.

mod complaints;
mod judge;
mod signature;

use std::fmt;
use std::str::FromStr;

use regex::bytes::{Regex, RegexBuilder};

use super::TestCommand;
use super::kept::Kept;
use complaints::Complaints;
pub(super) use judge::{Judge, LEAST_TIMEOUT, default_timeout, guards_timeout};
use secateur_reduce::executor::Ending;
use signature::Signature;

/// A signal by its number on this system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signal(pub i32);

/// An output stream of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// Standard output.
    Out,
    /// Standard error.
    Err,
}

/// A condition on a command's end.
#[derive(Clone, Debug)]
pub enum Property {
    /// The command exits with this status.
    Exit(i32),
    /// This signal kills the command or a program that it ran.
    ///
    /// Shells report the latter by exit status 128 + n.
    Signal(Signal),
    /// One of these holds; each states how the command ends.
    AnyOf(Vec<Property>),
    /// Its output matches; see [`Property::pattern`].
    Prints(Stream, Regex),
    /// Its output does not match.
    PrintsNot(Stream, Regex),
    /// The command crashes as the first test of the run did.
    ///
    /// With the same signal or exit status, messages and innermost functions; addresses, numbers
    /// and folders do not count.
    SameCrash,
}

/// The commands that run on a candidate and the properties that they need.
///
/// They run in turn, each in a directory with only the candidate, until one lacks a property.
#[derive(Clone, Debug, Default)]
pub struct PropertyTest {
    /// The command of the properties; without any it has to exit with status 0.
    pub command: Option<TestCommand>,
    /// Properties that all have to hold.
    pub properties: Vec<Property>,
    /// Pairs of commands that differ in exit status, signal or standard output.
    pub differ: Vec<[TestCommand; 2]>,
    /// Commands that may end and complain as they do on the first candidate, but no worse.
    pub guards: Vec<TestCommand>,
}

/// The findings on the first candidate, for comparison.
#[derive(Debug, Default)]
struct First {
    crash: Option<Signature>,
    /// The complaints of each guard.
    complaints: Vec<Complaints>,
    /// The first candidate, if there are guards.
    text: Vec<u8>,
}

impl From<TestCommand> for PropertyTest {
    fn from(command: TestCommand) -> Self {
        Self {
            command: Some(command),
            ..Self::default()
        }
    }
}

impl PropertyTest {
    /// Formats the test for a person.
    #[must_use]
    pub fn shown(&self) -> String {
        let pairs = self.differ.iter().flatten().map(|command| command.shown());
        let all: Vec<String> = self
            .command
            .iter()
            .map(TestCommand::shown)
            .chain(pairs)
            .chain(self.guards.iter().map(TestCommand::shown))
            .collect();
        all.join(", then ")
    }

    pub(super) fn steps(&self) -> usize {
        self.first_guard() + self.guards.len()
    }

    fn first_guard(&self) -> usize {
        usize::from(self.command.is_some()) + 2 * self.differ.len()
    }

    /// Whether a candidate is needed after the start of a step.
    pub(super) fn keeps_candidate(&self, step: usize) -> bool {
        step + 1 < self.steps() || !self.guards.is_empty()
    }

    /// Records the latest step of the first test.
    fn learn(&self, candidate: &[u8], seen: &[Seen], first: &mut First) {
        let Some(last) = seen.last() else {
            return;
        };
        let compares = |property: &Property| matches!(property, Property::SameCrash);
        if seen.len() == 1 && self.properties.iter().any(compares) {
            first.crash = Signature::of(last);
        }
        if seen.len() > self.first_guard() {
            first.complaints.push(Complaints::of(last));
            candidate.clone_into(&mut first.text);
        }
    }

    pub(super) fn step(&self, step: usize) -> Option<&TestCommand> {
        self.command
            .iter()
            .chain(self.differ.iter().flatten())
            .chain(&self.guards)
            .nth(step)
    }

    fn reads(&self, step: usize) -> bool {
        if step == 0 && self.command.is_some() {
            self.properties.iter().any(Property::reads)
        } else {
            true
        }
    }

    /// Returns the property that the latest step lacks, if any.
    fn objection(&self, candidate: &[u8], seen: &[Seen], first: &First) -> Option<String> {
        let (last, before) = seen.split_last()?;
        if let Some(guard) = before.len().checked_sub(self.first_guard()) {
            let known = first.complaints.get(guard);
            return known
                .and_then(|known| Complaints::of(last).new_to(known, candidate, &first.text));
        }
        let first_pair = usize::from(self.command.is_some());
        if seen.len() <= first_pair {
            if self.properties.is_empty() {
                return (last.ending != Ending::Exited(0)).then(|| last.how());
            }
            let mut unmet = self.properties.iter();
            return unmet.find_map(|property| property.objection(last, first.crash.as_ref()));
        }
        if (seen.len() - first_pair) % 2 == 1 {
            return None;
        }
        let other = before.last()?;
        (last.ending == other.ending && last.stdout == other.stdout).then(|| {
            format!(
                "--differs: both commands did the same: {}, with the same {} on standard output",
                last.how(),
                amount(&last.stdout)
            )
        })
    }
}

#[derive(Debug, Default)]
pub(super) struct Seen {
    pub(super) ending: Ending,
    pub(super) stdout: Kept,
    pub(super) stderr: Kept,
}

impl Seen {
    fn of(&self, stream: Stream) -> &Kept {
        match stream {
            Stream::Out => &self.stdout,
            Stream::Err => &self.stderr,
        }
    }

    fn how(&self) -> String {
        match self.ending {
            Ending::Exited(status) => match reported_signal(status) {
                Some(signal) => format!("exit status {status} (as for signal {signal})"),
                None => format!("exit status {status}"),
            },
            Ending::Signalled(signal) => format!("killed by signal {}", Signal(signal)),
            Ending::Killed => "killed at its time limit".to_owned(),
            Ending::OverLimit(limit) => limit.to_string(),
            Ending::InProcess => "a function's answer".to_owned(),
        }
    }
}

fn reported_signal(status: i32) -> Option<Signal> {
    let signal = Signal(status.checked_sub(128)?);
    signal.name().map(|_| signal)
}

fn amount(kept: &Kept) -> String {
    match kept.total() {
        0 => "nothing".to_owned(),
        bytes => format!("{bytes} bytes"),
    }
}

impl Property {
    /// Compiles a pattern of an option: `^` and `$` match at lines, and any bytes may be matched.
    ///
    /// # Errors
    /// If it is no regular expression, or a huge one.
    pub fn pattern(text: &str) -> Result<Regex, regex::Error> {
        RegexBuilder::new(text).multi_line(true).build()
    }

    /// Whether the property is one of output.
    fn reads(&self) -> bool {
        match self {
            Self::Exit(_) | Self::Signal(_) => false,
            Self::AnyOf(all) => all.iter().any(Self::reads),
            _ => true,
        }
    }

    fn objection(&self, seen: &Seen, crash: Option<&Signature>) -> Option<String> {
        match self {
            Self::AnyOf(all) => {
                let lacks = |one: &Self| one.objection(seen, crash).is_some();
                all.iter().all(lacks).then(|| seen.how())
            }
            Self::Exit(status) => (seen.ending != Ending::Exited(*status)).then(|| seen.how()),
            Self::Signal(signal) => {
                let reported = match seen.ending {
                    Ending::Signalled(number) => number == signal.0,
                    Ending::Exited(status) => reported_signal(status) == Some(*signal),
                    _ => false,
                };
                (!reported).then(|| seen.how())
            }
            Self::Prints(stream, pattern) => {
                let kept = seen.of(*stream);
                (!kept.parts().any(|part| pattern.is_match(part))).then(|| match kept.total() {
                    0 => "nothing was printed there".to_owned(),
                    bytes => format!("no match in the {bytes} bytes that were printed there"),
                })
            }
            Self::PrintsNot(stream, pattern) => {
                let found = seen
                    .of(*stream)
                    .parts()
                    .find_map(|part| pattern.find(part))?;
                let text = String::from_utf8_lossy(found.as_bytes()).into_owned();
                Some(format!("`{}` was printed there", first(&text)))
            }
            Self::SameCrash => match (crash, Signature::of(seen)) {
                (None, _) => Some(format!(
                    "this is not a crash that can be recognized: {}, and no message of an \
                     assertion, a panic, a sanitizer or an internal error; describe the failure by \
                     --expect-exit or --stderr instead",
                    seen.how()
                )),
                (Some(wanted), Some(found)) if *wanted == found => None,
                (Some(_), Some(found)) => Some(format!("another crash: {found}")),
                (Some(_), None) => Some(format!("no crash: {}", seen.how())),
            },
        }
        .map(|seen| format!("{self}: {seen}"))
    }
}

fn first(text: &str) -> String {
    const MOST: usize = 80;
    match text.char_indices().nth(MOST) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}

/// Formats the option for the property.
impl fmt::Display for Property {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AnyOf(all) => {
                let all: Vec<String> = all.iter().map(Self::to_string).collect();
                f.write_str(&all.join(" or "))
            }
            Self::Exit(status) => write!(f, "--expect-exit {status}"),
            Self::Signal(signal) => match signal.name() {
                Some(name) => write!(f, "--expect-exit {name}"),
                None => write!(f, "--expect-exit SIG{}", signal.0),
            },
            Self::Prints(Stream::Out, pattern) => write!(f, "--stdout '{pattern}'"),
            Self::Prints(Stream::Err, pattern) => write!(f, "--stderr '{pattern}'"),
            Self::PrintsNot(Stream::Out, pattern) => write!(f, "--not-stdout '{pattern}'"),
            Self::PrintsNot(Stream::Err, pattern) => write!(f, "--not-stderr '{pattern}'"),
            Self::SameCrash => f.write_str("--same-crash"),
        }
    }
}

impl Signal {
    /// Returns the signal's name, such as `SEGV`.
    #[must_use]
    pub fn name(self) -> Option<&'static str> {
        signal_hook::low_level::signal_name(self.0)
            .map(|name| name.strip_prefix("SIG").unwrap_or(name))
    }
}

impl fmt::Display for Signal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name() {
            Some(name) => write!(f, "{} ({name})", self.0),
            None => write!(f, "{}", self.0),
        }
    }
}

impl FromStr for Signal {
    type Err = String;

    /// Parses a number or a name, with or without `SIG`, in any case.
    fn from_str(text: &str) -> Result<Self, String> {
        let upper = text.to_uppercase();
        let wanted = upper.strip_prefix("SIG").unwrap_or(&upper);
        let number = wanted
            .parse()
            .ok()
            .filter(|number| (1..=64).contains(number));
        number
            .or_else(|| (1..=64).find(|&number| Self(number).name() == Some(wanted)))
            .map(Self)
            .ok_or_else(|| format!("there is no signal `{text}`: write a status from 0 to 255, or a signal such as SEGV"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(ending: Ending, stdout: &str, stderr: &str) -> Seen {
        Seen {
            ending,
            stdout: Kept::of(stdout.as_bytes()),
            stderr: Kept::of(stderr.as_bytes()),
        }
    }

    fn holds(property: &Property, seen: &Seen) -> bool {
        property.objection(seen, None).is_none()
    }

    #[test]
    fn signals_have_names() {
        for text in ["SEGV", "sigsegv", "11"] {
            assert_eq!(text.parse(), Ok(Signal(11)), "{text}");
        }
        for text in ["", "0", "65", "-1", "SIGNOTHING"] {
            assert!(text.parse::<Signal>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_signal_may_be_reported_by_a_shell() {
        let property = Property::Signal(Signal(11));
        assert!(holds(&property, &seen(Ending::Signalled(11), "", "")));
        assert!(holds(&property, &seen(Ending::Exited(139), "", "")));
        assert!(!holds(&property, &seen(Ending::Signalled(6), "", "")));
        assert!(!holds(&property, &seen(Ending::Exited(11), "", "")));
        assert!(holds(
            &Property::Exit(139),
            &seen(Ending::Exited(139), "", "")
        ));
        assert!(!holds(
            &Property::Exit(139),
            &seen(Ending::Signalled(11), "", "")
        ));
    }

    #[test]
    fn patterns_match_lines_of_one_stream() {
        let pattern = Property::pattern("^b.$").unwrap();
        let printed = seen(Ending::Exited(0), "a\nbc\n", "none");
        assert!(holds(
            &Property::Prints(Stream::Out, pattern.clone()),
            &printed
        ));
        assert!(!holds(
            &Property::Prints(Stream::Err, pattern.clone()),
            &printed
        ));
        let not = Property::PrintsNot(Stream::Out, pattern.clone());
        let objection = not.objection(&printed, None).unwrap();
        assert_eq!(objection, "--not-stdout '^b.$': `bc` was printed there");
        assert!(holds(&Property::PrintsNot(Stream::Err, pattern), &printed));
    }

    #[test]
    fn a_pair_differs_by_its_end_or_standard_output() {
        let command = || TestCommand::from_words(vec!["sh".into()]).unwrap();
        let test = PropertyTest {
            differ: vec![[command(), command()]],
            ..PropertyTest::default()
        };
        let differs = |one: Seen, other: Seen| {
            let first = First::default();
            assert_eq!(test.objection(b"", &[], &first), None);
            let steps = [one, other];
            assert_eq!(test.objection(b"", &steps[..1], &first), None);
            test.objection(b"", &steps, &first).is_none()
        };
        let plain = || seen(Ending::Exited(0), "1\n", "");
        assert!(!differs(plain(), plain()));
        assert!(!differs(plain(), seen(Ending::Exited(0), "1\n", "warning")));
        assert!(differs(plain(), seen(Ending::Exited(0), "2\n", "")));
        assert!(differs(plain(), seen(Ending::Signalled(11), "1\n", "")));
    }
}
