// @generated from grammars/format.g4 by `cargo xtask gen` (blake3 86efd64f988ac786)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing format inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_format::FORMAT)
}
