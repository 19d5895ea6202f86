// @generated from grammars/wgsl.g4 by `cargo xtask gen` (blake3 8b360fd431359bdc)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing wgsl inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_wgsl::FORMAT)
}
