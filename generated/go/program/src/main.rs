// @generated from grammars/go.g4 by `cargo xtask gen` (blake3 e5e3f2733949c41d)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing go inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_go::FORMAT)
}
