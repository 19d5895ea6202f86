//! Runs a property test as a part of an action of a remote execution service.

use std::process::ExitCode;

use secateur_oracle::remote::{CANNOT_RUN, work};

fn main() -> ExitCode {
    match work(std::env::args_os().skip(1)) {
        Ok(status) => status.into(),
        Err(message) => {
            eprintln!("secateur-worker: {message}");
            CANNOT_RUN.into()
        }
    }
}
