//! Packages, by the clients of their registries.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};

use super::done;
use super::manifest::{Package, Registry};

/// Downloads a package unless it is there, checks its hash, and unpacks it into a new folder.
pub fn unpacked(package: &Package, packages: &Path, folder: &Path) -> Result<()> {
    std::fs::create_dir_all(packages)?;
    let archive = packages.join(&package.file);
    if !archive.is_file() {
        download(package, packages)?;
    }
    let bytes =
        std::fs::read(&archive).with_context(|| format!("the registry has no {}", package.file))?;
    let sum = format!("{:x}", Sha256::digest(&bytes));
    ensure!(
        sum == package.sha256,
        "{} is another file than the manifest names: {sum}",
        archive.display()
    );
    std::fs::create_dir_all(folder)?;
    let Some(inner) = &package.inner else {
        let options = match package.registry {
            // One folder, `package`, holds all members.
            Registry::Npm => vec!["--strip-components=1"],
            _ => Vec::new(),
        };
        return unpack(&archive, folder, &options);
    };
    let outer = tempfile::tempdir_in(packages)?;
    unpack(&archive, outer.path(), &[])?;
    let options = ["--wildcards", &inner.members];
    unpack(&outer.path().join(&inner.archive), folder, &options)
}

fn download(package: &Package, packages: &Path) -> Result<()> {
    let Package { name, version, .. } = package;
    eprintln!("{name} {version}");
    let mut command;
    match package.registry {
        Registry::Pypi => {
            command = Command::new("python3");
            command.args([
                "-m",
                "pip",
                "download",
                "--quiet",
                "--no-deps",
                "--only-binary=:all:",
            ]);
            command
                .arg("--dest")
                .arg(packages)
                .arg(format!("{name}=={version}"));
        }
        Registry::Npm => {
            command = Command::new("npm");
            command.args(["pack", "--silent", "--pack-destination"]);
            command.arg(packages).arg(format!("{name}@{version}"));
        }
        Registry::Debian => {
            command = Command::new("apt-get");
            command
                .args(["download", &format!("{name}={version}")])
                .current_dir(packages);
        }
        Registry::Crates => return of_cargo(package, packages),
    }
    done(&mut command)
}

/// Lets Cargo download a crate as a dependency, and copies the archive from its cache.
fn of_cargo(package: &Package, packages: &Path) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let manifest = format!(
        "[package]\nname = \"corpus\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\
         [lib]\npath = \"lib.rs\"\n[dependencies]\n{} = \"={}\"\n[workspace]\n",
        package.name, package.version
    );
    std::fs::write(folder.path().join("Cargo.toml"), manifest)?;
    std::fs::write(folder.path().join("lib.rs"), "")?;
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    done(
        command
            .args(["fetch", "--quiet"])
            .current_dir(folder.path()),
    )?;
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let cache = home.context("Cargo has no home")?.join("registry/cache");
    for registry in std::fs::read_dir(&cache)? {
        let archive = registry?.path().join(&package.file);
        if archive.is_file() {
            std::fs::copy(archive, packages.join(&package.file))?;
        }
    }
    Ok(())
}

/// Unpacks an archive by its extension; the options are those of `tar`.
fn unpack(archive: &Path, folder: &Path, options: &[&str]) -> Result<()> {
    let extension = archive.extension().unwrap_or_default().to_string_lossy();
    let mut command;
    match &*extension {
        "whl" => {
            command = Command::new("python3");
            command
                .args(["-m", "zipfile", "-e"])
                .arg(archive)
                .arg(folder);
        }
        "deb" => {
            command = Command::new("dpkg-deb");
            command.arg("-x").arg(archive).arg(folder);
        }
        _ => {
            command = Command::new("tar");
            command.arg("-xf").arg(archive).arg("-C").arg(folder);
            command.args(options);
        }
    }
    done(&mut command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_named_file_is_unpacked() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        std::fs::create_dir(path("in")).unwrap();
        std::fs::write(path("in/a.c"), "int a;").unwrap();
        std::fs::write(path("in/b.txt"), "b").unwrap();
        let mut pack = Command::new("tar");
        pack.arg("-czf")
            .arg(path("x.tgz"))
            .arg("-C")
            .arg(path("in"));
        done(pack.args(["a.c", "b.txt"])).unwrap();
        std::fs::create_dir_all(path("outer")).unwrap();
        std::fs::copy(path("x.tgz"), path("outer/inner.tgz")).unwrap();
        let mut pack = Command::new("tar");
        pack.arg("-czf")
            .arg(path("y.tgz"))
            .arg("-C")
            .arg(path("outer"));
        done(pack.arg("inner.tgz")).unwrap();
        let mut package: Package = toml::from_str(
            "registry = \"npm\"\nname = \"y\"\nversion = \"1\"\nfile = \"y.tgz\"\nsha256 = \"0\"\n\
             [inner]\narchive = \"inner.tgz\"\nmembers = \"*.c\"\n",
        )
        .unwrap();
        let error = unpacked(&package, folder.path(), &path("out")).unwrap_err();
        assert!(error.to_string().contains("another file"), "{error}");
        let bytes = std::fs::read(path("y.tgz")).unwrap();
        package.sha256 = format!("{:x}", Sha256::digest(&bytes));
        unpacked(&package, folder.path(), &path("out")).unwrap();
        let names = std::fs::read_dir(path("out")).unwrap();
        let names: Vec<_> = names.map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(names, ["a.c"]);
    }
}
