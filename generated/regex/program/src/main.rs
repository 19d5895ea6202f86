// @generated from grammars/regex.g4 by `cargo xtask gen` (blake3 eb2d5340fb2d3db9)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing regex inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_regex::FORMAT)
}
