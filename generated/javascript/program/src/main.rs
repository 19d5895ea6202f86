// @generated from grammars/javascript.toml by `cargo xtask gen` (blake3 cd5575686a18f19a)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing javascript inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_javascript::FORMAT)
}
