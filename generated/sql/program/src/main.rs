// @generated from grammars/sql.g4 by `cargo xtask gen` (blake3 3f73ec78d2261f20)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing sql inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_sql::FORMAT)
}
