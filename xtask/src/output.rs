//! Standard output whose reader may go away.

use std::io::{ErrorKind, Write};

use anyhow::Result;

/// Writes to standard output; a closed pipe is no error.
pub fn show(text: &str) -> Result<()> {
    match std::io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        written => Ok(written?),
    }
}
