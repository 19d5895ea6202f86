// @generated from grammars/graphql.g4 by `cargo xtask gen` (blake3 89aaeeb8e1378357)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing graphql inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_graphql::FORMAT)
}
