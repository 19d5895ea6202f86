//! Numbers of options, whose errors name what is expected.

use std::str::FromStr;
use std::time::Duration;

/// Parses a number from 0.
pub(crate) fn number<N: FromStr>(text: &str) -> Result<N, String> {
    let wrong = |_| "expected a whole number from 0".to_owned();
    text.parse().map_err(wrong)
}

/// Parses a number from 1.
pub(crate) fn positive<N: FromStr + PartialOrd + From<u8>>(text: &str) -> Result<N, String> {
    let number = text.parse().ok().filter(|number| *number >= N::from(1));
    number.ok_or_else(|| "expected a positive whole number".to_owned())
}

/// Parses a time above 0; fractions are allowed.
pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok();
    let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.filter(|time| !time.is_zero())
        .ok_or_else(|| "expected a positive number of seconds".to_owned())
}

/// Parses a share from 0 to 100.
pub(crate) fn percent(text: &str) -> Result<f64, String> {
    let share = text
        .parse()
        .ok()
        .filter(|share| (0.0..=100.0).contains(share));
    share.ok_or_else(|| "expected a number from 0 to 100".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrong_numbers_are_explained() {
        assert_eq!(number::<u64>("0"), Ok(0));
        assert_eq!(positive::<usize>("3"), Ok(3));
        assert_eq!(seconds("0.25"), Ok(Duration::from_millis(250)));
        assert_eq!(percent("99.5"), Ok(99.5));
        for text in ["", "-1", "x", "1.5"] {
            assert!(number::<u64>(text).unwrap_err().contains("from 0"));
            assert!(positive::<u32>(text).unwrap_err().contains("positive"));
        }
        assert!(positive::<u32>("0").unwrap_err().contains("positive"));
        for text in ["", "-1", "x", "0", "nan", "inf"] {
            assert!(seconds(text).unwrap_err().contains("seconds"), "{text}");
        }
        for text in ["-1", "101", "x", "nan"] {
            assert!(percent(text).unwrap_err().contains("to 100"), "{text}");
        }
    }
}
