// @generated from grammars/csharp.toml by `cargo xtask gen` (blake3 04b2d32a57b0e89a)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing csharp inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_csharp::FORMAT)
}
