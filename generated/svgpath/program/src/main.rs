// @generated from grammars/svgpath.toml by `cargo xtask gen` (blake3 8fe91ebb88c6476f)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing svgpath inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_svgpath::FORMAT)
}
