// @generated from grammars/java.g4 by `cargo xtask gen` (blake3 2a20ac26e38166b2)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing java inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_java::FORMAT)
}
