//! Errors of tables.

/// The reason why bytes are no automata of a language, or tables do not fit one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damaged {
    /// They do not begin as packed automata do.
    Foreign,
    /// They are packed as another version of this program packs.
    Version {
        /// The version that was found.
        found: u16,
    },
    /// There are too few bytes, or too many.
    Length,
    /// They are not the bytes that were packed.
    Checksum,
    /// The named content refers to something that is missing.
    Content(&'static str),
}

impl std::fmt::Display for Damaged {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Foreign => write!(f, "these are no packed automata of a language"),
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
