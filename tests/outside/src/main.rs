//! Shrinks failing ini files.

mod ini {
    include!(concat!(env!("OUT_DIR"), "/ini.rs"));
}

fn main() -> std::process::ExitCode {
    secateur_cli::main(&ini::FORMAT)
}
