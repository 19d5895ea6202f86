// @generated from grammars/javascript.toml by `cargo xtask gen` (blake3 31c79b59b522f614)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing javascript inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_javascript::FORMAT)
}
