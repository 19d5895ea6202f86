// @generated from grammars/html.toml by `cargo xtask gen` (blake3 36b178d0565022ad)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing html inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_html::FORMAT)
}
