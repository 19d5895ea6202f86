// @generated from grammars/dot.g4 by `cargo xtask gen` (blake3 fc1985c52be3890c)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing dot inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_dot::FORMAT)
}
