// @generated from grammars/xml.toml by `cargo xtask gen` (blake3 e4c4b10cb3f36215)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing xml inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_xml::FORMAT)
}
