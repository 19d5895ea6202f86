// @generated from grammars/lua.g4 by `cargo xtask gen` (blake3 c3ff4ef91cc574bb)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing lua inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_lua::FORMAT)
}
