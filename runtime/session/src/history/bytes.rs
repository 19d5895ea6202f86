use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Bytes: a JSON string if they are text, otherwise a list of numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bytes(pub Vec<u8>);

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Shown {
    Text(String),
    Numbers(Vec<u8>),
}

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match str::from_utf8(&self.0) {
            Ok(text) => serializer.serialize_str(text),
            Err(_) => self.0.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Bytes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self(match Shown::deserialize(deserializer)? {
            Shown::Text(text) => text.into_bytes(),
            Shown::Numbers(numbers) => numbers,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_bytes() {
        for bytes in [&b"plain"[..], b"", b"\xff\x00x", "ä\n\"".as_bytes()] {
            let kept = Bytes(bytes.to_vec());
            let json = serde_json::to_string(&kept).unwrap();
            assert_eq!(serde_json::from_str::<Bytes>(&json).unwrap(), kept);
        }
    }
}
