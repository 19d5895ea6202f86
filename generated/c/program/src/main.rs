// @generated from grammars/c.g4 by `cargo xtask gen` (blake3 c291fac11ff70ad5)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing c inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_c::FORMAT)
}
