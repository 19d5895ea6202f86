// @generated from grammars/ruby.g4 by `cargo xtask gen` (blake3 18f5e705a80919d7)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing ruby inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_ruby::FORMAT)
}
