//! Property tests that behave badly: whatever they do, the verdict is right, and
//! neither a process nor a file of theirs is left.

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
