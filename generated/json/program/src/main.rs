// @generated from grammars/json.g4 by `cargo xtask gen` (blake3 37763d84987f9226)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing json inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_json::FORMAT)
}
