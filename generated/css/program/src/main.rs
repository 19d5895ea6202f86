// @generated from grammars/css.g4 by `cargo xtask gen` (blake3 22cced646c896496)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing css inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_css::FORMAT)
}
