//! What a test may use of the machine.

use std::time::Duration;

use clap::Args;

use secateur_oracle::Limits;

/// Options that bound a test.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "What a test may use (0 or `none`: without limit)")]
pub struct LimitArguments {
    /// Memory in use by all processes of a test together, such as 800M or 4G
    /// [default: three quarters of the machine's, shared among the jobs, at least 2G].
    #[arg(long, value_name = "BYTES", value_parser = bytes)]
    pub limit_memory: Option<Bound<u64>>,

    /// Processor time of all processes of a test together [default: none].
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub limit_cpu: Option<Bound<Duration>>,

    /// What a test may print, where it is read: the original's output, and all
    /// tests' if properties look at it [default: 256M].
    #[arg(long, value_name = "BYTES", value_parser = bytes)]
    pub limit_output: Option<Bound<u64>>,

    /// The largest file that a test may write [default: 1G].
    #[arg(long, value_name = "BYTES", value_parser = bytes)]
    pub limit_file: Option<Bound<u64>>,

    /// How many processes a test may consist of [default: 1000].
    #[arg(long, value_name = "N", value_parser = count)]
    pub limit_processes: Option<Bound<u64>>,
}

/// A limit as it was typed; `None` is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound<T>(pub Option<T>);

impl LimitArguments {
    /// The limits for so many tests at once.
    pub(crate) fn limits(&self, jobs: usize) -> Limits {
        let usual = Limits::for_machine(jobs);
        Limits {
            memory: self.limit_memory.map_or(usual.memory, |bound| bound.0),
            processor: self.limit_cpu.map_or(usual.processor, |bound| bound.0),
            output: self.limit_output.map_or(usual.output, |bound| bound.0),
            file: self.limit_file.map_or(usual.file, |bound| bound.0),
            processes: self
                .limit_processes
                .map_or(usual.processes, |bound| bound.0),
        }
    }
}

fn is_none(text: &str) -> bool {
    text == "0" || text.eq_ignore_ascii_case("none")
}

/// A number of bytes with K, M, G or T behind it, which are powers of 1024.
fn bytes(text: &str) -> Result<Bound<u64>, String> {
    if is_none(text) {
        return Ok(Bound(None));
    }
    let upper = text.to_ascii_uppercase();
    let plain = upper.strip_suffix('B').unwrap_or(&upper);
    let plain = plain.strip_suffix('I').unwrap_or(plain);
    let units = [('K', 10), ('M', 20), ('G', 30), ('T', 40)];
    let (number, shift) = units
        .iter()
        .find_map(|&(unit, shift)| Some((plain.strip_suffix(unit)?, shift)))
        .unwrap_or((plain, 0));
    let number: f64 = number
        .parse()
        .map_err(|_| "a number of bytes such as 500000, 800M or 4G, or `none`".to_owned())?;
    let bytes = number * f64::from(shift).exp2();
    if bytes >= 1.0 && bytes < 2f64.powi(63) {
        Ok(Bound(Some(bytes as u64)))
    } else {
        Err("a number of bytes from 1 on, or `none`".to_owned())
    }
}

fn seconds(text: &str) -> Result<Bound<Duration>, String> {
    if is_none(text) {
        return Ok(Bound(None));
    }
    let seconds = text.parse().ok();
    let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    match time {
        Some(time) if !time.is_zero() => Ok(Bound(Some(time))),
        _ => Err("a number of seconds above 0, or `none`".to_owned()),
    }
}

fn count(text: &str) -> Result<Bound<u64>, String> {
    if is_none(text) {
        return Ok(Bound(None));
    }
    let number = text.parse().ok();
    number
        .map(|number| Bound(Some(number)))
        .ok_or_else(|| "a number, or `none`".to_owned())
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
            assert_eq!(bytes(text), Ok(Bound(expected)), "{text}");
        }
        for text in ["", "G", "-1", "x", "1X", "0.1", "nan", "inf", "9999999T"] {
            assert!(bytes(text).is_err(), "{text}");
        }
    }

    #[test]
    fn seconds_and_counts_may_be_none() {
        assert_eq!(seconds("0.5"), Ok(Bound(Some(Duration::from_millis(500)))));
        assert_eq!(seconds("0"), Ok(Bound(None)));
        assert_eq!(count("none"), Ok(Bound(None)));
        assert_eq!(count("7"), Ok(Bound(Some(7))));
        for text in ["-1", "x", ""] {
            assert!(seconds(text).is_err(), "{text}");
            assert!(count(text).is_err(), "{text}");
        }
    }
}
