// @generated from grammars/brackets.g4 by `cargo xtask gen` (blake3 9122e68019f56132)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing brackets inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_brackets::FORMAT)
}
