// @generated from grammars/wat.g4 by `cargo xtask gen` (blake3 b8cc16a8e4913e35)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing wat inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_wat::FORMAT)
}
