//! The final passes.

use secateur_reduce::executor::FnExecutor;
use secateur_reduce::search::{Oracle, Polish, SearchOptions, reduce};

use crate::C;

fn has(text: &[u8], word: &[u8]) -> bool {
    text.windows(word.len()).any(|it| it == word)
}

/// Reduces C without comments, in epochs of `width`; returns the text and the tests.
fn reduced(input: &[u8], width: usize, passes: impl FnMut(&[u8]) -> bool) -> (String, u64) {
    let mut executor = FnExecutor::new(passes);
    let options = SearchOptions {
        polish: Some(Polish {
            drop_comments: true,
            ..Polish::default()
        }),
        width,
        ..SearchOptions::default()
    };
    let result = reduce(C, input, Oracle::new(&mut executor), options, &mut ()).unwrap();
    let text = String::from_utf8(result.text).unwrap();
    assert!(result.tree_minimal, "{text}");
    (text, result.progress.tests)
}

#[test]
fn a_needed_directive_keeps_no_node() {
    const INPUT: &[u8] =
        b"int a;\n#include <x.h>\n/* b */ static int b, c;\nint d(void)\n{\n  return f(7);\n}\n";
    for width in [1, 8] {
        let passes = |text: &[u8]| has(text, b"#include <x.h>\n") && has(text, b"f(7)");
        let (text, _) = reduced(INPUT, width, passes);
        let behind = text.strip_prefix("#include <x.h>\n").expect(&text);
        assert!(!behind.starts_with(';') && !behind.contains("b"), "{text}");
    }
}

#[test]
fn a_needed_comment_keeps_what_matters() {
    let filler = "lorem ipsum dolor sit amet ".repeat(40);
    for (before, behind) in [("/* ", " */"), ("// ", "\n")] {
        let comment = |text: &str| format!("int a;\n{before}{text}{behind} int b = f(7);\n");
        let input = comment(&format!("{filler}needle {filler}"));
        for width in [1, 8] {
            let passes = |text: &[u8]| has(text, b"needle") && has(text, b"f(7)");
            let (text, tests) = reduced(input.as_bytes(), width, passes);
            assert!(text.len() < 24, "{text}");
            let (_, without) = reduced(comment("needle").as_bytes(), width, passes);
            let bound = 2 * u64::from(input.len().ilog2()) + 5;
            assert!(tests <= without + bound, "{tests}, {without}");
        }
    }
}

#[test]
fn a_comment_that_matters_alone_is_left_alone() {
    for input in [
        "int a;\n/* needle */ int b = f(7);\n",
        "int b = f(7); // needle\n",
        "int f(void) {\n  return /* needle */ 7;\n}\n",
    ] {
        for width in [1, 8] {
            let (text, _) = reduced(input.as_bytes(), width, |text| has(text, b"needle"));
            let close: String = text.split_whitespace().collect();
            assert!(["/*needle*/", "//needle"].contains(&&*close), "{text}");
        }
    }
}

#[test]
fn the_last_line_has_no_end_where_bytes_count() {
    for (name, input, wanted) in [
        (
            "python",
            "import os\ndef f():\n    return needle\n",
            "needle",
        ),
        ("yaml", "a:\n  - b: 1\n  - needle: 2\n", "needle"),
        ("c", "int a;\nint needle;\n", "needle;"),
    ] {
        let mut formats = secateur_all::FORMATS.iter();
        let format = formats.find(|format| format.description().name == name);
        let mut executor = FnExecutor::new(|text: &[u8]| has(text, b"needle"));
        let options = SearchOptions {
            polish: Some(Polish {
                least: true,
                ..Polish::default()
            }),
            ..SearchOptions::default()
        };
        let oracle = Oracle::new(&mut executor);
        let format = *format.expect("a format");
        let found = reduce(format, input.as_bytes(), oracle, options, &mut ()).unwrap();
        assert_eq!(String::from_utf8(found.text).unwrap(), wanted);
    }
}
