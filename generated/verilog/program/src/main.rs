// @generated from grammars/verilog.g4 by `cargo xtask gen` (blake3 8a997f3d0942b647)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing verilog inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_verilog::FORMAT)
}
