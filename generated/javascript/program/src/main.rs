// @generated from grammars/javascript.toml by `cargo xtask gen` (blake3 a8dc2f74a1fec6d5)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing javascript inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_javascript::FORMAT)
}
