// @generated from grammars/regex.g4 by `cargo xtask gen` (blake3 6eb91cdf385773cc)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing regex inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_regex::FORMAT)
}
