// @generated from grammars/tokens.g4 by `cargo xtask gen` (blake3 c74605d706871be9)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing tokens inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_tokens::FORMAT)
}
