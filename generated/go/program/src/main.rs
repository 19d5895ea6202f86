// @generated from grammars/go.g4 by `cargo xtask gen` (blake3 172ef23395395bc3)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing go inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_go::FORMAT)
}
