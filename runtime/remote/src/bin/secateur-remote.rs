//! The client of a remote execution service.
//!
//! A reducer starts it, with a socket as its standard input.

use std::io;
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("secateur-remote: {error} (it is started by `secateur --remote`)");
            ExitCode::FAILURE
        }
    }
}

fn run() -> io::Result<()> {
    // The terminal's signals are for the reducer, whose end closes the socket.
    let ignored = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGHUP, SIGTERM] {
        signal_hook::flag::register(signal, Arc::clone(&ignored))?;
    }
    let input = io::stdin().as_fd().try_clone_to_owned()?;
    secateur_remote::serve(UnixStream::from(input))
}
