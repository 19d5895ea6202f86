// @generated from grammars/llvm.g4 by `cargo xtask gen` (blake3 f3762f89893d1e4a)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing llvm inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_llvm::FORMAT)
}
