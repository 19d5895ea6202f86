// @generated from grammars/bencode.g4 by `cargo xtask gen` (blake3 e77a570ae9e1020c)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing bencode inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_bencode::FORMAT)
}
