// @generated from grammars/php.toml by `cargo xtask gen` (blake3 1d11d3fc9725c3d9)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing php inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_php::FORMAT)
}
