// @generated from grammars/javascript.toml by `cargo xtask gen` (blake3 56f7ce45cc3ec45f)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing javascript inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_javascript::FORMAT)
}
