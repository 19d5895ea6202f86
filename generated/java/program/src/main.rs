// @generated from grammars/java.g4 by `cargo xtask gen` (blake3 ec33ca254765029f)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing java inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_java::FORMAT)
}
