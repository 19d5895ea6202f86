// @generated from grammars/json5.g4 by `cargo xtask gen` (blake3 f9e91f1068fd9967)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing json5 inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_json5::FORMAT)
}
