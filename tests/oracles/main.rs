//! Property tests that misbehave: verdicts are right, and no processes or files remain.

mod case;
mod command_line;
mod directories;
#[path = "../harness/executable.rs"]
mod executable;
mod hostile;
mod left_processes;
mod limits;
mod output;
#[path = "../harness/patience.rs"]
mod patience;
mod properties;
mod sandbox;
mod several;
#[path = "../harness/skip.rs"]
mod skip;
mod verdicts;
