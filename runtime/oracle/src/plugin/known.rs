//! Plug-ins that are known by name: tools of C-Vise and C-Reduce.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::{Plugin, PluginError, tool};
use crate::{SandboxRules, probe};

/// A plug-in that needs no description.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// The name.
    pub name: &'static str,
    /// The description, in a line.
    pub about: &'static str,
    make: fn(&Known) -> Result<Plugin, PluginError>,
}

/// All known plug-ins.
pub const KNOWN: &[Known] = &[
    Known {
        name: "clang-delta",
        about: "C and C++: what Clang knows of names and types (from the package cvise)",
        make: clang_delta,
    },
    Known {
        name: "clex",
        about: "C and C++: runs of up to 16 tokens (from the package cvise)",
        make: clex,
    },
];

const C: &[&str] = &["c", "i", "h", "cc", "cpp", "cxx", "c++", "ii", "hpp", "hh"];

pub(super) fn names() -> String {
    let names: Vec<&str> = KNOWN.iter().map(|known| known.name).collect();
    names.join(", ")
}

impl Known {
    pub(super) fn plugin(&self) -> Result<Plugin, PluginError> {
        (self.make)(self)
    }

    fn broken(&self, error: std::io::Error) -> PluginError {
        PluginError::Broken {
            name: self.name.to_owned(),
            error,
        }
    }
}

/// Folders of packages, for programs that are not in `PATH`.
const FOLDERS: [&str; 5] = [
    "/usr/lib/cvise",
    "/usr/libexec/cvise",
    "/usr/local/libexec/cvise",
    "/usr/libexec",
    "/usr/local/libexec",
];

fn program(name: &str) -> Result<PathBuf, PluginError> {
    tool::program(name.as_ref())
        .or_else(|| {
            FOLDERS
                .iter()
                .find_map(|folder| tool::program(Path::new(folder).join(name).as_os_str()))
        })
        .ok_or_else(|| PluginError::Missing {
            program: name.to_owned(),
            hint: "; install it, with the package cvise".to_owned(),
        })
}

/// Leaves out aliases and transformations that need more than a number.
fn clang_delta(known: &Known) -> Result<Plugin, PluginError> {
    let program = program("clang_delta")?;
    let (_, output) = probe(Command::new(&program).arg("--transformations"))
        .map_err(|error| known.broken(error))?;
    let listed = String::from_utf8_lossy(&output).into_owned();
    let mut commands: Vec<String> = listed
        .split_whitespace()
        .filter(|name| !name.starts_with("rename-") && *name != "expression-detector")
        .map(str::to_owned)
        .collect();
    if commands.is_empty() {
        return Err(known.broken(std::io::Error::other(
            "`clang_delta --transformations` lists none",
        )));
    }
    // Those that remove whole functions and variables come first.
    commands.sort_by_key(|name| !name.starts_with("remove-unused"));
    Ok(Plugin {
        name: known.name.to_owned(),
        run: vec![
            program.clone().into(),
            "--transformation=COMMAND".into(),
            "--counter=NUMBER".into(),
            "{}".into(),
        ],
        count: Some(vec![
            program.into(),
            "--query-instances=COMMAND".into(),
            "{}".into(),
        ]),
        commands,
        first: 1,
        backwards: true,
        applied: 0,
        extensions: C,
        sandbox_rules: SandboxRules::default(),
    })
}

/// Creates the plug-in of `clex`: exit status 51 reports an instance, 71 none.
fn clex(known: &Known) -> Result<Plugin, PluginError> {
    Ok(Plugin {
        name: known.name.to_owned(),
        run: vec![
            program("clex")?.into(),
            "COMMAND".into(),
            "NUMBER".into(),
            "{}".into(),
        ],
        count: None,
        commands: (1..=16).rev().map(|n| format!("rm-toks-{n}")).collect(),
        first: 0,
        backwards: false,
        applied: 51,
        extensions: C,
        sandbox_rules: SandboxRules::default(),
    })
}
