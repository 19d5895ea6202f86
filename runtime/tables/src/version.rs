//! The version that stored data carry.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

/// The version field of a stored format; reading fails if it is missing or not `N`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Version<const N: u32>;

impl<const N: u32> Serialize for Version<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(N)
    }
}

impl<'de, const N: u32> Deserialize<'de> for Version<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // An option also reads a missing field.
        match Option::<u32>::deserialize(deserializer)? {
            Some(found) if found == N => Ok(Self),
            Some(found) => Err(Error::custom(format_args!(
                "it has version {found} of its format, and only version {N} is read"
            ))),
            None => Err(Error::custom(format_args!(
                "it has no version of its format, and only version {N} is read"
            ))),
        }
    }
}
