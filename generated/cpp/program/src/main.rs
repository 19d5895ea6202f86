// @generated from grammars/cpp.g4 by `cargo xtask gen` (blake3 aa2ec7a7947edd65)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing cpp inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_cpp::FORMAT)
}
