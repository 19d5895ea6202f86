// @generated from grammars/sql.g4 by `cargo xtask gen` (blake3 c267944ddfb33147)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing sql inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_sql::FORMAT)
}
