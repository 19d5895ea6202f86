//! The `secateur` command: arguments, messages, exit statuses, and files afterwards.

mod by_hand;
#[path = "../harness/casd.rs"]
mod casd;
mod comparing;
mod directories;
mod ending;
#[path = "../harness/executable.rs"]
mod executable;
mod files;
mod generators;
mod guards;
mod interference;
mod interruption;
mod languages;
mod learning;
mod looking;
mod messages;
mod outputs;
#[path = "../harness/patience.rs"]
mod patience;
mod place;
mod plugins;
mod remote;
mod replay;
mod report;
#[path = "../harness/skip.rs"]
mod skip;
mod then;
mod traces;
mod usage;
