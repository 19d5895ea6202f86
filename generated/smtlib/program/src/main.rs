// @generated from grammars/smtlib.g4 by `cargo xtask gen` (blake3 212f379fea42d528)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing smtlib inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_smtlib::FORMAT)
}
