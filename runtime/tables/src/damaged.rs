//! Errors of tables.

/// A fault of packed automata, or of tables that do not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damaged {
    /// No packed automata.
    Foreign,
    /// Another version of the format.
    Version {
        /// The version found.
        found: u16,
    },
    /// Too few or too many bytes.
    Length,
    /// A wrong checksum.
    Checksum,
    /// The named content refers to something missing.
    Content(&'static str),
}

impl std::fmt::Display for Damaged {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Foreign => write!(f, "these are not packed automata of a language"),
            Self::Version { found } => write!(
                f,
                "the automata of the language are packed in version {found} of the format, \
                 this program reads version {}: generate the language again",
                crate::Automata::VERSION
            ),
            Self::Length => write!(
                f,
                "the tables of the language are damaged: the length of the automata"
            ),
            Self::Checksum => write!(
                f,
                "the tables of the language are damaged: the checksum of the automata"
            ),
            Self::Content(what) => write!(f, "the tables of the language are damaged: {what}"),
        }
    }
}

impl std::error::Error for Damaged {}
