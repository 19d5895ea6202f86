// @generated from grammars/solidity.g4 by `cargo xtask gen` (blake3 e8c747888bd486f0)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing solidity inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_solidity::FORMAT)
}
