// @generated from grammars/cpp.g4 by `cargo xtask gen` (blake3 f7f68ab12c27d3e2)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing cpp inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_cpp::FORMAT)
}
