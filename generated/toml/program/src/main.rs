// @generated from grammars/toml.g4 by `cargo xtask gen` (blake3 afd1635096022b21)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing toml inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_toml::FORMAT)
}
