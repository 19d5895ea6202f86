// @generated from grammars/php.toml by `cargo xtask gen` (blake3 1addcd9e1c477308)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing php inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_php::FORMAT)
}
