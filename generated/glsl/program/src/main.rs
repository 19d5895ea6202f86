// @generated from grammars/glsl.g4 by `cargo xtask gen` (blake3 958fdcf91ad0b27e)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing glsl inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_glsl::FORMAT)
}
