// @generated from grammars/xml.toml by `cargo xtask gen` (blake3 cff3f5701fa1146e)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing xml inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_xml::FORMAT)
}
