// @generated from grammars/php.toml by `cargo xtask gen` (blake3 e9505b5cad22b9df)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing php inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_php::FORMAT)
}
