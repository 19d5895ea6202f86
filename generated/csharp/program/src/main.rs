// @generated from grammars/csharp.toml by `cargo xtask gen` (blake3 ede276e2c1a651c2)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing csharp inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_csharp::FORMAT)
}
