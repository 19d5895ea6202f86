//! Property tests that behave badly.
//!
//! Whatever they do, the verdict is right, and none of their processes and files remains.

mod case;
mod command_line;
mod directories;
mod hostile;
mod left_processes;
mod limits;
mod output;
mod properties;
mod sandbox;
mod several;
#[path = "../harness/skip.rs"]
mod skip;
mod verdicts;
