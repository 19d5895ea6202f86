// @generated from grammars/typescript.toml by `cargo xtask gen` (blake3 3ad30cc2989c0bd5)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing typescript inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_typescript::FORMAT)
}
