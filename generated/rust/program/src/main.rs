// @generated from grammars/rust.g4 by `cargo xtask gen` (blake3 2c01dcdb452144c7)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing rust inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_rust::FORMAT)
}
