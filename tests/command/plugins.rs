//! Other programs' edits in our search, and our edits in theirs.

use super::place::{INPUT, Place, RESULT};
use super::skip;

const SUM: &str = "#!/bin/sh
awk -v wanted=\"$2\" '{
    rest = $0; out = \"\"; seen = 0; found = 0
    while (!found && match(rest, /[0-9]+, *[0-9]+/)) {
        pair = substr(rest, RSTART, RLENGTH)
        split(pair, n, /, */)
        if (seen == wanted) {
            out = out substr(rest, 1, RSTART - 1) (n[1] + n[2])
            rest = substr(rest, RSTART + RLENGTH)
            found = 1
        } else {
            out = out substr(rest, 1, RSTART - 1) n[1]
            rest = substr(rest, RSTART + length(n[1]))
        }
        seen++
    }
    print out rest
    if (!found) exit 1
}' \"$1\" > \"$1.new\" || { rm \"$1.new\"; exit 1; }
mv \"$1.new\" \"$1\"
";

const FIFTEEN: &str = "#!/bin/sh
[ \"$(grep -o '[0-9]*' x.json | awk '{ s += $1 } END { print s }')\" = 15 ]
";

#[test]
fn a_tool_can_do_what_no_grammar_knows() {
    let place = Place::new();
    place.write("x.json", "[1, [2, 3], \"x\", 4, 5]\n");
    place.script("test.sh", FIFTEEN);
    place.script("sum.sh", SUM);
    place.reduce(&["test.sh", "x.json"]);
    let without = place.read("x.reduced.json");
    assert_eq!(without.matches(',').count(), 4, "{without}");
    place.write(
        "sum.toml",
        "run = \"./sum.sh {} NUMBER\"\nbackwards = true\n",
    );
    for plugin in ["./sum.sh {} NUMBER", "sum.toml"] {
        place.reduce(&["--plugin", plugin, "test.sh", "x.json"]);
        assert_eq!(place.read("x.reduced.json").trim(), "15", "{plugin}");
    }
}

#[test]
fn a_program_that_fails_is_named() {
    let place = Place::new();
    place.script("same.sh", "#!/bin/sh\n: \"$1\"\n");
    place.script("other.sh", "#!/bin/sh\n: \"$1\"\necho '[]'\n");
    place.script("killed.sh", "#!/bin/sh\nkill -SEGV $$\n");
    place.script("bad.sh", "#!/bin/sh\nexit 1\n");
    place.write(
        "same.toml",
        "run = \"./same.sh NUMBER {}\"\nbackwards = true\n",
    );
    for (option, program, message) in [
        (
            "--plugin",
            "./same.sh NUMBER {}",
            "same.sh seems to have an instance",
        ),
        ("--plugin", "same.toml", "same.sh seems to have an instance"),
        (
            "--plugin",
            "./other.sh NUMBER",
            "other.sh seems to have an instance",
        ),
        ("--plugin", "./killed.sh NUMBER {}", "killed.sh was ended"),
        ("--formatter", "./bad.sh {}", "the result is not formatted"),
    ] {
        let ended = place.reduce(&[option, program, "./test.sh", "x.json"]);
        let count = ended.stderr.matches(message).count();
        assert_eq!(count, 1, "{program}: {}", ended.stderr);
        assert_eq!(place.read("x.reduced.json"), RESULT);
    }
}

#[test]
fn a_program_ends_although_its_child_holds_its_output() {
    let place = Place::new();
    place.script("held.sh", "#!/bin/sh\nsleep 1000 &\necho '\"needle\"'\n");
    let formatted = ["--formatter", "./held.sh", "./test.sh", "x.json"];
    let ended = place.reduce(&formatted);
    assert!(!ended.stderr.contains("is not formatted"), "{ended:?}");
}

#[test]
fn a_larger_variant_is_a_step_if_it_leads_below() {
    let place = Place::new();
    place.write("x.json", "[\"long\", 1, 2, 3, 4]\n");
    place.script(
        "test.sh",
        "#!/bin/sh\n\
         grep -q '\"x\"' x.json && exit\n\
         grep -q '\"long\"' x.json && [ \"$(grep -o '[0-9]' x.json | wc -l)\" -ge 4 ]\n",
    );
    place.script(
        "grow.sh",
        "#!/bin/sh\n\
         case $1 in\n\
         long) grep -q '\"long\"' && [ \"$2\" -lt 1 ] && echo '[\"x\", [{\"a\": [\"y\", 5]}], 1, 2, 3, 4]' ;;\n\
         vain) echo '[\"long\", [[[]]], 1, 2, 3, 4]'; [ \"$2\" -lt 1 ] ;;\n\
         esac\n",
    );
    let plugin = |commands| {
        let run = "run = \"./grow.sh COMMAND NUMBER\"";
        place.write("grow.toml", &format!("{run}\ncommands = [{commands}]\n"));
        place.reduce(&["--plugin", "grow.toml", "test.sh", "x.json"]);
        place.read("x.reduced.json").trim().to_owned()
    };
    assert_eq!(plugin("\"vain\", \"long\""), "\"x\"");
    assert_eq!(plugin("\"vain\""), "[\"long\",1,2,3,4]");
}

#[test]
fn our_edits_are_transformations_for_others() {
    let place = Place::new();
    let count = |command: &str| -> usize {
        let ended = place.reduce(&["transform", "x.json", command, "--count"]);
        ended.stdout.trim().parse().unwrap()
    };
    let all = count("tree");
    assert!(all > 5, "{all}");
    place.refuse(
        &["transform", "x.json", "tree", &all.to_string()],
        1,
        "instances",
    );
    assert_eq!(place.read("x.json"), INPUT);
    place.refuse(&["transform", "x.json", "nonsense", "0"], 2, "names");
    place.reduce(&["transform", "x.json", "tree", &(all - 1).to_string()]);
    assert_ne!(place.read("x.json"), INPUT);
    assert!(place.read("x.json").len() < INPUT.len());

    place.write("x.json", INPUT);
    let program = env!("CARGO_BIN_EXE_secateur");
    let plugin = format!("{program} transform {{}} perses NUMBER");
    place.reduce(&[
        "--plugin",
        &plugin,
        "--strategy",
        "secateur",
        "test.sh",
        "x.json",
    ]);
    assert_eq!(place.read("x.reduced.json"), RESULT);
}

#[test]
fn tools_that_are_known_by_name_are_run() {
    for name in ["clang-delta", "clex"] {
        let place = Place::new();
        place.write(
            "x.c",
            "static int used(int x) { return x + 1; }\n\
             static int unused(int a, int b) { return a * b; }\n\
             int main(void) { int keep = 41; return used(keep) - 42; }\n",
        );
        place.script("test.sh", "#!/bin/sh\ngrep -q 'used(.*) - 42' x.c\n");
        let words = [
            "--plugin",
            name,
            "--strategy",
            name,
            "--json-log",
            "log",
            "test.sh",
            "x.c",
        ];
        let ended = place.run(&words);
        if ended.stderr.contains("comes with the package") {
            skip::no_program("tools_that_are_known_by_name_are_run", &ended.stderr);
            continue;
        }
        assert_eq!(ended.status, Some(0), "{name}: {}", ended.stderr);
        let log = place.read("log");
        let events = log.lines().map(|line| -> serde_json::Value {
            serde_json::from_str(line).expect("a line is an object")
        });
        let mut rounds = events.filter(|event| {
            ["round", "improved"]
                .map(Into::into)
                .contains(&event["event"])
        });
        let first = rounds.next().expect("a round");
        assert_eq!(first["strategy"], name, "{log}");
        let second = rounds.next().expect("another event");
        assert_eq!(second["event"], "improved", "{name}: {log}");
    }
}

#[test]
fn plugins_that_cannot_be_used_are_refused() {
    let place = Place::new();
    let refused = |plugin: &str, message: &str| {
        place.refuse(&["--plugin", plugin, "test.sh", "x.json"], 2, message);
    };
    refused(
        "./there-is-none {} NUMBER",
        "there is no program `./there-is-none`",
    );
    refused("sort {}", "NUMBER");
    refused("sh tool COMMAND NUMBER", "no transformations");
    refused("none.toml", "cannot read the plug-in none.toml");
    place.write("x.toml", "run = \"cat\"\nbackward = true\n");
    refused("x.toml", "unknown field `backward`");
    place.write("y.toml", "run = \"sort {}\"\n");
    refused("y.toml", "y.toml: the plug-in `sort {}` lacks");
}

/// A tool with the command line of `clang_delta`: static functions go, and sums become longer.
const CLANG_DELTA: &str = "#!/bin/sh
value=${1#*=}
case $1 in
--transformations) echo remove-unused-function add-zero ;;
--query-instances=*)
    case $value in
    add-zero) pattern='[+]' ;;
    *) pattern='^static' ;;
    esac
    echo \"instances: $(grep -o \"$pattern\" \"$2\" | wc -l)\" ;;
*)
    awk -v name=\"$value\" -v wanted=\"${2#*=}\" '
        name != \"add-zero\" && /^static/ && ++seen == wanted { next }
        name == \"add-zero\" {
            for (out = \"\"; at = index($0, \"+\"); $0 = substr($0, at + 1))
                out = out substr($0, 1, at) (++seen == wanted ? \" 0 +\" : \"\")
            $0 = out $0
        }
        { print }' \"$3\" ;;
esac
";

#[test]
fn a_tool_that_counts_makes_the_same_with_several_jobs() {
    let of = |jobs: &str| {
        let place = Place::new();
        std::fs::create_dir(place.path("bin")).unwrap();
        place.script("bin/clang_delta", CLANG_DELTA);
        let functions: String = (0..12)
            .map(|n| format!("static int f{n}(int x) {{ return x + {n} + g(x); }}\n"))
            .collect();
        let main = "int main(void) { return f3(f8(41) + f10(1)) - 42; }\n";
        place.write("x.c", &(functions + main));
        // Some larger texts pass, and some of those that come of them.
        let test = "#!/bin/sh\ngrep -q 'f8(.*) - 42' x.c || exit 1\n\
                    [ $(cksum < x.c | cut -c1) -gt 2 ]\n";
        place.script("test.sh", test);
        let words = [
            "--jobs",
            jobs,
            "--plugin",
            "clang-delta",
            "--json-log",
            "log",
            "--strategy",
        ];
        let rest = ["clang-delta,tree,names", "test.sh", "x.c"];
        place.reduce(&[&words[..], &rest].concat());
        let log = place.read("log");
        let events = log.lines().map(|line| -> serde_json::Value {
            serde_json::from_str(line).expect("a line is an object")
        });
        let events: Vec<_> = events
            .filter(|event| event["event"] == "round" || event["event"] == "improved")
            .map(|event| ["event", "strategy", "tokens", "bytes"].map(|key| event[key].clone()))
            .collect();
        let first = events.iter().find(|event| event[1] == "tree");
        let first = events.iter().position(|event| Some(event) == first);
        let of_tool = &events[..first.expect("a round of tree")];
        assert!(of_tool.iter().any(|event| event[0] == "improved"), "{log}");
        (place.read("x.reduced.c"), events)
    };
    let serial = of("1");
    for jobs in ["2", "3", "8"] {
        assert_eq!(of(jobs), serial, "{jobs} jobs");
    }
}
