//! `cargo xtask dist`: an archive of programs, manual pages and completions, with a checksum.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use clap_complete::{Shell, generate_to};
use flate2::Compression;
use flate2::write::GzEncoder;
use secateur_cli as cli;
use sha2::{Digest, Sha256};

use crate::grammars::{all_grammars, name_of};

const PROFILE: &str = "dist";

/// The client of execution services, which `secateur` starts.
const CLIENT: &str = "secateur-remote";

/// The program that runs a test on another machine.
const WORKER: &str = "secateur-worker";

/// Builds everything into `target/dist`; prints its contents.
pub fn run(root: &Path) -> Result<()> {
    let mut programs = vec!["secateur".to_owned()];
    for grammar in all_grammars(root)? {
        programs.push(format!("secateur-{}", name_of(&grammar)?));
    }
    build(root, &programs)?;
    let target = crate::demo::target(root);
    let version = env!("CARGO_PKG_VERSION");
    let host = host()?;
    build_worker(root, &host)?;
    let name = format!("secateur-{version}-{host}");
    let out = target.join("dist-archive");
    let folder = out.join(&name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    let binaries = folder.join("bin");
    std::fs::create_dir_all(&binaries)?;
    for program in &programs {
        add(&target.join(PROFILE).join(program), &binaries)?;
        pages(&folder, program)?;
        completions(&folder, program)?;
    }
    add(&target.join(PROFILE).join(CLIENT), &binaries)?;
    add(&target.join(&host).join(PROFILE).join(WORKER), &binaries)?;
    for file in ["README.md", "LICENSE-APACHE", "LICENSE-MIT"] {
        std::fs::copy(root.join(file), folder.join(file)).context(file)?;
    }
    let archive = out.join(format!("{name}.tar.gz"));
    pack(&folder, &name, &archive)?;
    let sums = checksum(&archive)?;
    println!("{}", archive.display());
    println!("{}", sums.display());
    Ok(())
}

/// Copies a program; prints its size.
fn add(program: &Path, folder: &Path) -> Result<()> {
    let name = program.file_name().unwrap_or_default();
    let to = folder.join(name);
    std::fs::copy(program, &to).with_context(|| format!("cannot copy {}", program.display()))?;
    let size = std::fs::metadata(&to)?.len();
    println!("{:<24} {:>6.1} MB", name.display(), size as f64 / 1e6);
    Ok(())
}

fn build(root: &Path, programs: &[String]) -> Result<()> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["build", "--profile", PROFILE, "--bins"]);
    command.args(["--package", CLIENT]);
    for program in programs {
        let package = match program.as_str() {
            "secateur" => program.clone(),
            language => format!("{language}-cli"),
        };
        command.args(["--package", &package]);
    }
    let status = command.current_dir(root).status().context("cargo")?;
    match status.success() {
        true => Ok(()),
        false => bail!("the build failed: {status}"),
    }
}

/// Builds the worker without shared libraries, for images with others or none.
fn build_worker(root: &Path, host: &str) -> Result<()> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    // With a target, the flags are not those of build scripts.
    let status = Command::new(cargo)
        .args(["build", "--profile", PROFILE, "--package", CLIENT])
        .args(["--bin", WORKER, "--target", host])
        .env("RUSTFLAGS", "-C target-feature=+crt-static")
        .current_dir(root)
        .status()
        .context("cargo")?;
    match status.success() {
        true => Ok(()),
        false => bail!("the build of {WORKER} failed: {status}"),
    }
}

fn host() -> Result<String> {
    let output = Command::new("rustc").arg("-vV").output().context("rustc")?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned)
        .context("rustc does not say its host")
}

fn pages(folder: &Path, program: &str) -> Result<()> {
    let folder = folder.join("share/man/man1");
    std::fs::create_dir_all(&folder)?;
    let command = cli::command(program, program == "secateur");
    clap_mangen::generate_to(command, &folder)?;
    Ok(())
}

fn completions(folder: &Path, program: &str) -> Result<()> {
    for (shell, place) in [
        (Shell::Bash, "share/bash-completion/completions"),
        (Shell::Zsh, "share/zsh/site-functions"),
        (Shell::Fish, "share/fish/vendor_completions.d"),
    ] {
        let place = folder.join(place);
        std::fs::create_dir_all(&place)?;
        let mut command = cli::command(program, program == "secateur");
        let written = generate_to(shell, &mut command, program, &place)?;
        if shell == Shell::Bash {
            std::fs::rename(written, place.join(program))?;
        }
    }
    Ok(())
}

fn pack(folder: &Path, name: &str, archive: &Path) -> Result<()> {
    let file = File::create(archive)?;
    let mut tar = tar::Builder::new(GzEncoder::new(file, Compression::default()));
    tar.mode(tar::HeaderMode::Deterministic);
    tar.append_dir_all(name, folder)?;
    tar.into_inner()?.finish()?.sync_all()?;
    Ok(())
}

/// Writes the checksum beside the archive, for `sha256sum --check`.
fn checksum(archive: &Path) -> Result<PathBuf> {
    let sum = Sha256::digest(std::fs::read(archive)?);
    let hex: String = sum.iter().map(|byte| format!("{byte:02x}")).collect();
    let name = archive.file_name().unwrap_or_default().to_string_lossy();
    let path = archive.with_file_name("SHA256SUMS");
    writeln!(File::create(&path)?, "{hex}  {name}")?;
    Ok(path)
}
