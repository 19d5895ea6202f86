// @generated from grammars/ruby.g4 by `cargo xtask gen` (blake3 83aed54c4395eed9)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing ruby inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_ruby::FORMAT)
}
