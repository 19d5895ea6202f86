// @generated from grammars/javascript.toml by `cargo xtask gen` (blake3 63be69798245d9ef)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing javascript inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_javascript::FORMAT)
}
