// @generated from grammars/python.g4 by `cargo xtask gen` (blake3 b1ecabf258a9ba8a)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing python inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_python::FORMAT)
}
