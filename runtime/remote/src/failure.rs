use tonic::{Code, Status};

/// The reason why an action has no report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// The connection, the service or a worker is lost; another attempt may succeed.
    Lost(String),
    /// The service lacks blobs that it once had.
    Missing(String),
    /// Another attempt would fail likewise.
    Broken(String),
}

impl Failure {
    pub(crate) fn of(code: Code, message: &str) -> Self {
        let text = match message.is_empty() {
            true => code.description().to_owned(),
            false => format!("{}: {message}", code.description()),
        };
        match code {
            Code::InvalidArgument
            | Code::PermissionDenied
            | Code::Unauthenticated
            | Code::Unimplemented => Self::Broken(text),
            Code::FailedPrecondition | Code::NotFound => Self::Missing(text),
            _ => Self::Lost(text),
        }
    }

    pub(crate) const fn is_loss(&self) -> bool {
        matches!(self, Self::Lost(_))
    }

    pub(crate) fn message(&self) -> &str {
        match self {
            Self::Lost(message) | Self::Missing(message) | Self::Broken(message) => message,
        }
    }
}

impl From<Status> for Failure {
    fn from(status: Status) -> Self {
        use std::error::Error;
        let mut message = status.message().to_owned();
        // The reason of a lost connection.
        let mut source = status.source();
        while let Some(error) = source {
            message = format!("{message}: {error}");
            source = error.source();
        }
        Self::of(status.code(), &message)
    }
}
