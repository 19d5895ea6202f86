// @generated from grammars/format.g4 by `cargo xtask gen` (blake3 3a7a14cd8f24bbbe)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing format inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_format::FORMAT)
}
