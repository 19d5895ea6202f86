// @generated from grammars/python.g4 by `cargo xtask gen` (blake3 4c3271d771cd15ed)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing python inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_python::FORMAT)
}
