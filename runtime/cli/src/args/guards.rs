//! Guards: commands that must not complain of a candidate as they did not of the input.

use std::ffi::OsString;
use std::process::Command;

use secateur_oracle::{PropertyTest, TestCommand, probe};

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
    /// The program to install.
    tool: &'static str,
    finds: &'static str,
    /// A command that succeeds if the tool can be used; empty if it only has to be in the search path.
    works: &'static str,
    script: &'static str,
}

/// Trials of sanitizers, whose libraries often are packages of their own.
const GCC_SANITIZES: &str =
    "echo 'int main(){}' | gcc -x c -fsanitize=address,undefined -o /dev/null -";
const CLANG_SANITIZES: &str = "echo 'int main(){}' | clang -x c -fsanitize=memory -o /dev/null -";
/// Miri builds its standard library on first use, in a folder that tests must not write. It is no reason to
/// install a toolchain.
const MIRI_WORKS: &str = "RUSTUP_AUTO_INSTALL=0 cargo +nightly miri setup";

const PRESETS: [Preset; 3] = [
    Preset {
        name: "c-ub",
        checks: &[
            Check {
                tool: "gcc",
                finds: "warnings of undefined behaviour",
                works: "",
                script: r#"gcc -O2 -Wuninitialized -Wmaybe-uninitialized -Wreturn-type -Wformat \
    -Warray-bounds -Wsequence-point -Wstrict-aliasing -Waggressive-loop-optimizations \
    -Wdangling-pointer -Wuse-after-free -c -o 1.o "$1""#,
            },
            Check {
                tool: "gcc -fsanitize=address,undefined",
                finds: "undefined behaviour at run time",
                works: GCC_SANITIZES,
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
                works: "",
                script: r#"clang -fsyntax-only -Wuninitialized -Wsometimes-uninitialized -Wreturn-type -Wformat \
    -Warray-bounds -Wunsequenced "$1""#,
            },
            Check {
                tool: "clang -fsanitize=memory",
                finds: "uses of uninitialized memory",
                works: CLANG_SANITIZES,
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
                works: "",
                script: r#"javac -Xlint:divzero -proc:none -d . "$1""#,
            },
            Check {
                tool: "java",
                finds: "exceptions and output that varies, when interpreted",
                works: "",
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
                works: "",
                script: r#"rustc --edition 2021 -A warnings -C debug-assertions=on -o checked "$1" && ./checked > /dev/null
exit 0"#,
            },
            Check {
                tool: "miri",
                finds: "undefined behaviour of unsafe code",
                works: MIRI_WORKS,
                script: r#"rustup run nightly miri --sysroot "$(cargo +nightly miri setup --print-sysroot)" \
    --edition 2021 -A warnings "$1" > /dev/null
exit 0"#,
            },
        ],
    },
];

/// Whether a check can run here.
fn is_there(check: &Check) -> bool {
    if check.works.is_empty() {
        return TestCommand::from_words(vec![check.tool.into()]).is_ok();
    }
    let mut shell = Command::new("sh");
    probe(shell.args(["-c", check.works])).is_ok_and(|(status, _)| status.success())
}

impl Guards {
    /// Returns an error if one of the guards is a preset, which checks one file.
    pub(crate) fn take_directories(given: &[OsString]) -> Result<(), String> {
        let preset = |preset: &Preset| given.iter().any(|text| text == preset.name);
        match PRESETS.iter().find(|one| preset(one)) {
            None => Ok(()),
            Some(Preset { name, .. }) => Err(format!(
                "--guard {name} checks a file, not a directory: write a script that checks the program of the \
                 directory `$1`, and name the script with --guard"
            )),
        }
    }

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
        for check in preset.checks {
            let Check {
                tool,
                finds,
                script,
                ..
            } = check;
            if !is_there(check) {
                let what = format!(
                    "--guard {name}: `{tool}` does not run here, so nothing looks for {finds}; install it"
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
            works: "",
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
        assert!(guards.missing[0].contains("`no-such-tool` does not run here"));
        assert_eq!(guards.test().unwrap().guards.len(), 1);
    }

    /// For each check of the presets: a program without a fault, and one with the fault that it looks for.
    const FAULTS: &[(&str, &str, &str)] = &[
        (
            "x.c",
            "int f(void) { return 0; }",
            "int f(void) { int x; return x; }",
        ),
        (
            "x.c",
            "int main(int n, char **v) { int a[2] = {0, 0}; return a[n]; }",
            "int main(int n, char **v) { int a[2] = {0, 0}; return a[n + 1]; }",
        ),
        (
            "x.c",
            "int f(void) { return 0; }",
            "int f(void) { int x; return x; }",
        ),
        (
            "x.c",
            "#include <stdlib.h>\nint main() { int *p = calloc(9, 9); return p[3] ? 1 : 0; }",
            "#include <stdlib.h>\nint main() { int *p = malloc(9 * 9); return p[3] ? 1 : 0; }",
        ),
        (
            "X.java",
            "class X { int f(int i) { return i / 1; } }",
            "class X { int f(int i) { return i / 0; } }",
        ),
        (
            "X.java",
            "class X { public static void main(String[] a) { System.out.println(0); } }",
            "class X { public static void main(String[] a) { System.out.println(System.nanoTime()); } }",
        ),
        (
            "x.rs",
            "fn main() { println!(\"{}\", std::env::args().count() as u8 - 1) }",
            "fn main() { println!(\"{}\", std::env::args().count() as u8 - 2) }",
        ),
        (
            "x.rs",
            "fn main() { let n = [1]; println!(\"{}\", unsafe { *n.as_ptr() }) }",
            "fn main() { let n = [1]; println!(\"{}\", unsafe { *n.as_ptr().add(1) }) }",
        ),
    ];

    #[test]
    fn presets_find_what_they_look_for() {
        let checks = PRESETS.iter().flat_map(|preset| preset.checks);
        let checks: Vec<&Check> = checks.collect();
        assert_eq!(checks.len(), FAULTS.len());
        for (check, &(name, sound, faulty)) in checks.iter().zip(FAULTS) {
            if !is_there(check) {
                eprintln!("not tried: `{}` does not run here", check.tool);
                continue;
            }
            let complains = |text: &str| {
                let folder = tempfile::tempdir().unwrap();
                std::fs::write(folder.path().join(name), text).unwrap();
                let mut shell = Command::new("sh");
                shell.args(["-c", check.script, "sh", name]);
                let output = shell.current_dir(folder.path()).output().unwrap();
                !output.status.success() || !output.stderr.is_empty() || !output.stdout.is_empty()
            };
            assert!(!complains(sound), "{}: {sound}", check.script);
            assert!(complains(faulty), "{}: {faulty}", check.script);
        }
    }
}
