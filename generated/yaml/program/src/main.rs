// @generated from grammars/yaml.g4 by `cargo xtask gen` (blake3 c0f59db65e4116d9)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! Shrinks failing yaml inputs.

fn main() -> std::process::ExitCode {
    secateur_cli::main(&secateur_yaml::FORMAT)
}
