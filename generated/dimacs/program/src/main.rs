// @generated from grammars/dimacs.toml by `cargo xtask gen` (blake3 b24b1e708785f5dc)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing dimacs inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_dimacs::FORMAT)
}
