use std::ffi::OsString;
use std::os::unix::ffi::{OsStrExt, OsStringExt};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A word of a command line: a JSON string if it is text, otherwise a list of bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word(pub OsString);

/// Words of a command line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Words(pub Vec<Word>);

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Shown {
    Text(String),
    Bytes(Vec<u8>),
}

impl Serialize for Word {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let shown = match self.0.to_str() {
            Some(text) => Shown::Text(text.to_owned()),
            None => Shown::Bytes(self.0.as_bytes().to_vec()),
        };
        shown.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self(match Shown::deserialize(deserializer)? {
            Shown::Text(text) => text.into(),
            Shown::Bytes(bytes) => OsString::from_vec(bytes),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_bytes() {
        for bytes in [&b"plain"[..], b"", b"\xff\x00x"] {
            let word = Word(OsString::from_vec(bytes.to_vec()));
            let json = serde_json::to_string(&word).unwrap();
            assert_eq!(serde_json::from_str::<Word>(&json).unwrap(), word);
        }
    }
}
