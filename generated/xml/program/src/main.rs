// @generated from grammars/xml.toml by `cargo xtask gen` (blake3 76f19dfe23124440)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing xml inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_xml::FORMAT)
}
