//! Guards: commands that must not complain of a candidate as they did not of the input.

use std::ffi::OsString;
use std::process::{Command, Stdio};

use secateur_oracle::{PropertyTest, TestCommand};

/// The guards of the command line.
#[derive(Clone, Debug, Default)]
pub(crate) struct Guards {
    commands: Vec<TestCommand>,
    /// Missing tools of presets, and what is not guarded without them.
    pub(crate) missing: Vec<String>,
}

/// A name for several commands.
struct Preset {
    name: &'static str,
    checks: &'static [Check],
}

/// A script of a preset, in which `$1` is the candidate.
struct Check {
    tool: &'static str,
    finds: &'static str,
    script: &'static str,
}

const PRESETS: [Preset; 3] = [
    Preset {
        name: "c-ub",
        checks: &[
            Check {
                tool: "gcc",
                finds: "warnings of undefined behaviour",
                script: r#"gcc -O2 -Wuninitialized -Wmaybe-uninitialized -Wreturn-type -Wformat \
    -Warray-bounds -Wsequence-point -Wstrict-aliasing -Waggressive-loop-optimizations \
    -Wdangling-pointer -Wuse-after-free -c -o 1.o "$1""#,
            },
            Check {
                tool: "gcc",
                finds: "undefined behaviour at run time",
                script: r#"gcc -w -g -fsanitize=address,undefined,float-cast-overflow -fno-sanitize-recover=all \
    -ftrivial-auto-var-init=zero -o zero "$1" -lm || exit 0
gcc -w -ftrivial-auto-var-init=pattern -o pattern "$1" -lm || exit 0
ASAN_OPTIONS=detect_leaks=0 ./zero > zero.out
./pattern > pattern.out 2> /dev/null
cmp -s zero.out pattern.out || echo "error: the output depends on uninitialized variables""#,
            },
            Check {
                tool: "clang",
                finds: "warnings of undefined behaviour",
                script: r#"clang -fsyntax-only -Wuninitialized -Wsometimes-uninitialized -Wreturn-type -Wformat \
    -Warray-bounds -Wunsequenced "$1""#,
            },
            Check {
                tool: "clang",
                finds: "uses of uninitialized memory",
                script: r#"clang -w -g -fsanitize=memory -fno-sanitize-recover=all -o memory "$1" -lm && ./memory > /dev/null
exit 0"#,
            },
        ],
    },
    Preset {
        name: "java",
        checks: &[
            Check {
                tool: "javac",
                finds: "errors and divisions by zero",
                script: r#"javac -Xlint:divzero -proc:none -d . "$1""#,
            },
            Check {
                tool: "java",
                finds: "exceptions and output that varies, when interpreted",
                script: r#"javac -nowarn -proc:none -d . "$1" 2> /dev/null || exit 0
for run in 1 2; do java -Xint -cp . "$(basename "$1" .java)" > $run.out; done
cmp -s 1.out 2.out || echo "error: the output varies""#,
            },
        ],
    },
    Preset {
        name: "rust",
        checks: &[
            Check {
                tool: "rustc",
                finds: "overflows and failed checks of the standard library",
                script: r#"rustc --edition 2021 -A warnings -C debug-assertions=on -o checked "$1" && ./checked > /dev/null
exit 0"#,
            },
            Check {
                tool: MIRI,
                finds: "undefined behaviour of unsafe code",
                script: r#"rustup run nightly miri --sysroot "$(cargo +nightly miri setup --print-sysroot)" \
    --edition 2021 -A warnings "$1" > /dev/null
exit 0"#,
            },
        ],
    },
];

/// A tool of Rust's nightly toolchain, in no search path.
const MIRI: &str = "miri";

/// Whether a tool can be run.
///
/// [`MIRI`] builds its standard library on first use, in a folder that tests must not write.
fn is_there(tool: &str) -> bool {
    if tool == MIRI {
        let mut setup = Command::new("cargo");
        setup.args(["+nightly", "miri", "setup"]);
        setup.stdout(Stdio::null()).stderr(Stdio::null());
        return setup.status().is_ok_and(|status| status.success());
    }
    TestCommand::from_words(vec![tool.into()]).is_ok()
}

impl Guards {
    /// Finds the commands of guards; the error is for a person.
    pub(crate) fn new(given: &[OsString]) -> Result<Self, String> {
        let mut guards = Self::default();
        for text in given {
            match PRESETS.iter().find(|preset| text == preset.name) {
                Some(preset) => guards.add(preset)?,
                None => {
                    let command = TestCommand::from_test(text);
                    let command = command.map_err(|error| format!("--guard: {error}"))?;
                    guards.commands.push(command);
                }
            }
        }
        Ok(guards)
    }

    fn add(&mut self, preset: &Preset) -> Result<(), String> {
        let name = preset.name;
        let words = |words: &[&str]| {
            let words = words.iter().map(OsString::from).collect();
            TestCommand::from_words(words)
        };
        let before = self.commands.len();
        for Check {
            tool,
            finds,
            script,
        } in preset.checks
        {
            if !is_there(tool) {
                let what = format!(
                    "--guard {name}: `{tool}` is not installed, so nothing looks for {finds}; install \
                     it for that"
                );
                self.missing.push(what);
                continue;
            }
            let command = words(&["sh", "-c", script, "sh", "{}"]);
            let command = command.map_err(|error| format!("--guard {name}: {error}"))?;
            self.commands.push(command);
        }
        match self.commands.len() > before {
            true => Ok(()),
            false => {
                let mut tools: Vec<&str> = preset.checks.iter().map(|check| check.tool).collect();
                tools.dedup();
                let tools = tools.join("`, `");
                Err(format!(
                    "--guard {name} needs one of the programs `{tools}`: install one, or name a command of \
                     your own"
                ))
            }
        }
    }

    /// Returns the test that runs all commands; `None` without any.
    pub(crate) fn test(&self) -> Option<PropertyTest> {
        (!self.commands.is_empty()).then(|| PropertyTest {
            guards: self.commands.clone(),
            ..PropertyTest::default()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_handbook_has_the_commands_of_the_presets() {
        let page = include_str!("../../../../docs/property-tests.md");
        for preset in &PRESETS {
            assert!(
                page.contains(&format!("`{}`", preset.name)),
                "{}",
                preset.name
            );
            for check in preset.checks {
                assert!(page.contains(check.script), "{}", check.script);
            }
        }
    }

    #[test]
    fn a_missing_tool_is_named() {
        let known = |name| Guards::new(&[OsString::from(name)]);
        let error = known("no-such-guard").unwrap_err();
        assert!(error.contains("neither a file nor a program"), "{error}");
        const ABSENT: Check = Check {
            tool: "no-such-tool",
            finds: "faults",
            script: "",
        };
        let preset = |checks| Preset { name: "x", checks };
        let error = Guards::default().add(&preset(&[ABSENT])).unwrap_err();
        assert!(error.contains("`no-such-tool`"), "{error}");
        let mut guards = Guards::default();
        const SHELL: Check = Check {
            tool: "sh",
            ..ABSENT
        };
        guards.add(&preset(&[ABSENT, SHELL])).unwrap();
        assert!(guards.missing[0].contains("`no-such-tool` is not installed"));
        assert_eq!(guards.test().unwrap().guards.len(), 1);
    }
}
