// @generated from grammars/typescript.toml by `cargo xtask gen` (blake3 3a4d8870f0325167)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing typescript inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_typescript::FORMAT)
}
