// @generated from grammars/lines.g4 by `cargo xtask gen` (blake3 1cc21cd2f0cfff13)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing lines inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_lines::FORMAT)
}
