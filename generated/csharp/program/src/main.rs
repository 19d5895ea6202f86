// @generated from grammars/csharp.toml by `cargo xtask gen` (blake3 576fc65ef2fd8b0a)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing csharp inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_csharp::FORMAT)
}
