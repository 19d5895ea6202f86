//! Lexing, parsing, printing and reducing in this process, without processes as tests.

mod candidates;
mod chains;
mod counts;
mod depth;
mod embedded;
mod epochs;
mod halt;
#[path = "../harness/mod.rs"]
mod harness;
mod lines;
mod marks;
mod memory;
mod passes;
mod seams;
mod stages;
mod texts;
mod trees;
mod whole;

use secateur_syntax::format::Format;

const C: &dyn Format = &secateur_c::FORMAT;
const JSON: &dyn Format = &secateur_json::FORMAT;
