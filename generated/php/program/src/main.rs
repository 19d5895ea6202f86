// @generated from grammars/php.toml by `cargo xtask gen` (blake3 3fcf0cac0b07f3b9)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing php inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_php::FORMAT)
}
