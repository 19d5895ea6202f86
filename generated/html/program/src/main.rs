// @generated from grammars/html.toml by `cargo xtask gen` (blake3 74dbe05ac89f181c)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing html inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_html::FORMAT)
}
