use std::time::Duration;

use clap::Args;

use crate::args::heading;
use crate::args::numbers;
use secateur_oracle::Limits;

/// The option for limits of a test.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = heading::TESTS)]
pub(crate) struct LimitArguments {
    /// Kill a test above `memory`, `cpu`, `output`, `file`, `written` or `processes` (`memory=4G`).
    #[arg(long, value_name = "WHAT=BOUND", value_parser = limit, value_delimiter = ',')]
    pub(crate) limit: Vec<Limit>,
}

/// A bound from the command line; `None` is no bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limit {
    /// Memory in use by all processes of a test together, in bytes.
    Memory(Option<u64>),
    /// Processor time of all processes of a test together.
    Processor(Option<Duration>),
    /// Captured output of a test, in bytes.
    Output(Option<u64>),
    /// Size of a file that a test writes, in bytes.
    File(Option<u64>),
    /// Bytes that a test writes to disks in total.
    Written(Option<u64>),
    /// Number of processes of a test.
    Processes(Option<u64>),
}

impl Limit {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Memory(_) => "memory",
            Self::Processor(_) => "cpu",
            Self::Output(_) => "output",
            Self::File(_) => "file",
            Self::Written(_) => "written",
            Self::Processes(_) => "processes",
        }
    }
}

impl LimitArguments {
    /// Returns the limits of a test; the last bound on a resource holds.
    pub(crate) fn limits(&self) -> Limits {
        let mut limits = Limits::for_machine();
        for limit in &self.limit {
            match *limit {
                Limit::Memory(bound) => limits.memory = bound,
                Limit::Processor(bound) => limits.processor = bound,
                Limit::Output(bound) => limits.output = bound,
                Limit::File(bound) => limits.file = bound,
                Limit::Written(bound) => limits.written = bound,
                Limit::Processes(bound) => limits.processes = bound,
            }
        }
        limits
    }
}

fn limit(text: &str) -> Result<Limit, String> {
    let what = "expected memory, cpu, output, file, written or processes, then `=` and a bound";
    let (name, bound) = text.split_once('=').ok_or(what)?;
    match name {
        "memory" => bytes(bound).map(Limit::Memory),
        "cpu" => seconds(bound).map(Limit::Processor),
        "output" => bytes(bound).map(Limit::Output),
        "file" => bytes(bound).map(Limit::File),
        "written" => bytes(bound).map(Limit::Written),
        "processes" => count(bound).map(Limit::Processes),
        _ => Err(what.to_owned()),
    }
}

fn is_none(text: &str) -> bool {
    text == "0" || text.eq_ignore_ascii_case("none")
}

/// Parses a number of bytes with the suffix K, M, G or T, powers of 1024.
fn bytes(text: &str) -> Result<Option<u64>, String> {
    if is_none(text) {
        return Ok(None);
    }
    let upper = text.to_ascii_uppercase();
    let plain = upper.strip_suffix('B').unwrap_or(&upper);
    let plain = plain.strip_suffix('I').unwrap_or(plain);
    let units = [('K', 10), ('M', 20), ('G', 30), ('T', 40)];
    let (number, shift) = units
        .iter()
        .find_map(|&(unit, shift)| Some((plain.strip_suffix(unit)?, shift)))
        .unwrap_or((plain, 0));
    let number: f64 = number.parse().map_err(|_| {
        "expected a number of bytes such as 500000, 800M or 4G, or `none`".to_owned()
    })?;
    let bytes = number * f64::from(shift).exp2();
    if bytes >= 1.0 && bytes < 2f64.powi(63) {
        Ok(Some(bytes as u64))
    } else {
        Err("expected a positive number of bytes, or `none`".to_owned())
    }
}

fn seconds(text: &str) -> Result<Option<Duration>, String> {
    if is_none(text) {
        return Ok(None);
    }
    let time = numbers::seconds(text).map_err(or_none)?;
    Ok(Some(time))
}

fn count(text: &str) -> Result<Option<u64>, String> {
    if is_none(text) {
        return Ok(None);
    }
    let count = numbers::positive(text).map_err(or_none)?;
    Ok(Some(count))
}

fn or_none(expected: String) -> String {
    format!("{expected}, or `none`")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_have_units() {
        for (text, expected) in [
            ("1", Some(1)),
            ("1000", Some(1000)),
            ("2k", Some(2048)),
            ("1.5M", Some(3 << 19)),
            ("4G", Some(4 << 30)),
            ("4GiB", Some(4 << 30)),
            ("1T", Some(1 << 40)),
            ("0", None),
            ("none", None),
        ] {
            assert_eq!(bytes(text), Ok(expected), "{text}");
        }
        for text in ["", "G", "-1", "x", "1X", "0.1", "nan", "inf", "9999999T"] {
            assert!(bytes(text).is_err(), "{text}");
        }
    }

    #[test]
    fn seconds_and_counts_may_be_none() {
        assert_eq!(seconds("0.5"), Ok(Some(Duration::from_millis(500))));
        assert_eq!(seconds("0"), Ok(None));
        assert_eq!(count("none"), Ok(None));
        assert_eq!(count("7"), Ok(Some(7)));
        for text in ["-1", "x", ""] {
            assert!(seconds(text).is_err(), "{text}");
            assert!(count(text).is_err(), "{text}");
        }
    }
}
