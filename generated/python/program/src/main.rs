// @generated from grammars/python.g4 by `cargo xtask gen` (blake3 c0f6c77c0e2efefe)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing python inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_python::FORMAT)
}
