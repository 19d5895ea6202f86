//! `--set KEY=VALUE`: parameters for measurements by authors of strategies.
//!
//! The keys are [`KEYS`], printed by `list settings` and measured in `docs/settings.md`: each
//! changes something on a measured input.

use std::path::PathBuf;

use crate::args::numbers::positive;

#[derive(Clone, Debug, Default)]
pub(crate) struct Settings {
    pub(crate) keep_comments: bool,
    pub(crate) corpus_order: bool,
    pub(crate) keep_learning: bool,
    pub(crate) temp: Option<PathBuf>,
    pub(crate) then_every: Option<u32>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Key {
    pub(crate) name: &'static str,
    /// The syntax of a value.
    pub(crate) value: &'static str,
    pub(crate) about: &'static str,
    set: fn(&mut Settings, &str) -> Result<(), String>,
}

/// By name.
pub(crate) const KEYS: [Key; 5] = [
    Key {
        name: "comments",
        value: "keep|drop",
        about: "keep comments beside remaining tokens, or drop those that the test does not need (drop)",
        set: |settings, value| {
            settings.keep_comments = match value {
                "keep" => true,
                "drop" => false,
                _ => return Err("expected keep or drop".to_owned()),
            };
            Ok(())
        },
    },
    Key {
        name: "corpus-order",
        value: "on|off",
        about: "postpone edits that are unusual in the model's corpus (off)",
        set: |settings, value| switch(&mut settings.corpus_order, value),
    },
    Key {
        name: "keep-learning",
        value: "on|off",
        about: "store the estimates of this run in the file of --model (off)",
        set: |settings, value| switch(&mut settings.keep_learning, value),
    },
    Key {
        name: "temp",
        value: "DIR",
        about: "run tests in this directory (in memory if it has space, else TMPDIR)",
        set: |settings, value| {
            let path = PathBuf::from(value);
            if !path.is_dir() {
                return Err(format!("{value} is not a directory: make it first"));
            }
            settings.temp = Some(path);
            Ok(())
        },
    },
    Key {
        name: "then-every",
        value: "K",
        about: "run the test of --then after this many accepted candidates (20)",
        set: |settings, value| {
            settings.then_every = Some(positive(value)?);
            Ok(())
        },
    },
];

impl Settings {
    /// Parses settings; the last of a key holds.
    pub(crate) fn new(given: &[String]) -> Result<Self, String> {
        let mut settings = Self::default();
        for text in given {
            settings.set(text)?;
        }
        Ok(settings)
    }

    fn set(&mut self, text: &str) -> Result<(), String> {
        let (name, value) = text
            .split_once('=')
            .ok_or_else(|| format!("expected a key, `=` and a value; {}", known()))?;
        let key = KEYS.iter().find(|key| key.name == name);
        let key = key.ok_or_else(|| format!("there is no key `{name}`; {}", known()))?;
        (key.set)(self, value).map_err(|error| format!("{name}: {error}"))
    }
}

pub(crate) fn checked(text: &str) -> Result<String, String> {
    Settings::default().set(text)?;
    Ok(text.to_owned())
}

fn known() -> String {
    format!("the keys are {}", KEYS.map(|key| key.name).join(", "))
}

fn switch(switched: &mut bool, value: &str) -> Result<(), String> {
    *switched = match value {
        "on" => true,
        "off" => false,
        _ => return Err("expected on or off".to_owned()),
    };
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_checked() {
        let given = ["then-every=3", "corpus-order=on", "then-every=5"];
        let settings = Settings::new(&given.map(str::to_owned)).unwrap();
        assert_eq!(settings.then_every, Some(5));
        assert!(settings.corpus_order && !settings.keep_learning);
        for (text, expected) in [
            ("then-every", "the keys are comments, "),
            ("every=3", "no key `every`"),
            ("then-every=0", "a positive whole number"),
            ("temp=/no/such/place", "not a directory"),
            ("corpus-order=yes", "on or off"),
        ] {
            let error = checked(text).unwrap_err();
            assert!(error.contains(expected), "{text}: {error}");
        }
    }

    #[test]
    fn keys_are_few_and_in_order() {
        assert!(KEYS.len() <= 15);
        assert!(KEYS.is_sorted_by_key(|key| key.name));
    }
}
