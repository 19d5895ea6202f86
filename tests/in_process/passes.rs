//! The final passes.

use secateur_reduce::executor::FnExecutor;
use secateur_reduce::search::{Oracle, Polish, SearchOptions, reduce};

use crate::C;

#[test]
fn a_needed_directive_keeps_no_node() {
    const INPUT: &[u8] =
        b"int a;\n#include <x.h>\n/* b */ static int b, c;\nint d(void)\n{\n  return f(7);\n}\n";
    let has = |text: &[u8], word: &[u8]| text.windows(word.len()).any(|it| it == word);
    for width in [1, 8] {
        let passes = |text: &[u8]| has(text, b"#include <x.h>\n") && has(text, b"f(7)");
        let mut executor = FnExecutor::new(passes);
        let options = SearchOptions {
            polish: Some(Polish {
                drop_comments: true,
                ..Polish::default()
            }),
            width,
            ..SearchOptions::default()
        };
        let result = reduce(C, INPUT, Oracle::new(&mut executor), options, &mut ()).unwrap();
        let text = String::from_utf8(result.text).unwrap();
        assert!(result.tree_minimal, "{text}");
        let behind = text.strip_prefix("#include <x.h>\n").expect(&text);
        assert!(!behind.starts_with(';') && !behind.contains("b"), "{text}");
    }
}
