// @generated from grammars/python.g4 by `cargo xtask gen` (blake3 eee1752f1c1f555d)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing python inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_python::FORMAT)
}
