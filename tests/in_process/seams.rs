//! Printed text: untouched, and where tokens would run together.

use secateur_reduce::strategy::{STRATEGIES, Start};
use secateur_syntax::lex::{Token, tokenize};
use secateur_syntax::tree::{Change, Edit, Printer};

use crate::harness::parsed;
use crate::texts::PROGRAM;
use crate::trees::{expected, nodes};
use crate::{C, JSON};

/// Prints the edit of a strategy that leaves exactly these tokens.
fn leaving(text: &str, wanted: &str) -> String {
    let tree = parsed(C, text.as_bytes());
    let language = C.language();
    let texts = |text: &[u8], tokens: &[Token]| -> Vec<Vec<u8>> {
        tokens.iter().map(|t| t.of(text).to_vec()).collect()
    };
    let wanted = wanted.as_bytes();
    let wanted = texts(wanted, &tokenize(language, wanted).expect("a good line"));
    let printer = Printer::new(language);
    let start = Start {
        language,
        tree: &tree,
        lists: None,
        usual: &[],
        guidance: None,
        structured: &[],
    };
    let mut strategy = (STRATEGIES[0].start)(&start);
    let (mut printed, mut tokens) = (Vec::new(), Vec::new());
    while let Some(edit) = strategy.propose(language, &tree) {
        assert!(printer.print(
            &tree,
            &edit.candidate(&tree),
            &mut printed,
            Some(&mut tokens)
        ));
        assert_eq!(tokenize(language, &printed).as_ref(), Ok(&tokens));
        if texts(&printed, &tokens) == wanted {
            return String::from_utf8_lossy(&printed).into_owned();
        }
        strategy.record_verdict(&tree, false);
    }
    panic!("no edit of `{text}` leaves these tokens");
}

#[test]
fn tokens_that_would_run_together_are_kept_apart() {
    for (text, wanted) in [
        ("int/**/const/**/x;", "int/**/x;"),
        ("int w = a+(+b);", "int w = a+ +b;"),
        ("int w = -!-x;", "int w = - -x;"),
        ("int w = a-(--b);", "int w = a- --b;"),
        ("int w = x/(*p);", "int w = x/ *p;"),
        ("int w = a&(&b);", "int w = a& &b;"),
        ("int w = a&&(&b);", "int w = a&&&b;"),
        // A comment `/*` would end far behind the seam.
        (
            "int w = x/(*p(1,2,3,4,5,6)), v; /* end */",
            "int w = x/ *p(1,2,3,4,5,6), v; /* end */",
        ),
        (
            "int w = x/(*p(1,2,3,4,5,6)), *v = \"*/\";",
            "int w = x/ *p(1,2,3,4,5,6), *v = \"*/\";",
        ),
    ] {
        assert_eq!(leaving(text, wanted), wanted);
    }
}

#[test]
fn what_cannot_be_kept_apart_is_no_candidate() {
    // `_Pragma ("x")` is no call, with anything between its tokens.
    let tree = parsed(C, b"int w = _Pragma (f(\"x\")) + y;");
    let language = C.language();
    let printer = Printer::new(language);
    let (mut printed, mut tokens) = (Vec::new(), Vec::new());
    let mut refused = 0;
    for node in nodes(&tree) {
        for by in nodes(&tree) {
            let inside = std::iter::successors(tree.parent(by), |&up| tree.parent(up))
                .any(|above| above == node);
            if !inside || !language.fits(tree.kind(by), tree.slot(node)) {
                continue;
            }
            let edit = Edit::new([Change::Substitute { node, by }]);
            if printer.print(
                &tree,
                &edit.candidate(&tree),
                &mut printed,
                Some(&mut tokens),
            ) {
                assert_eq!(tokenize(language, &printed).as_ref(), Ok(&tokens));
                assert!(tokens.iter().map(|t| t.kind).eq(expected(&tree, &edit)));
            } else {
                refused += 1;
            }
        }
    }
    assert!(refused > 0);
}

#[test]
fn untouched_input_prints_back_byte_for_byte() {
    let mut latin = PROGRAM.as_bytes().to_vec();
    latin.extend_from_slice(b"\n// \xe9\xff not UTF-8\nchar *s = \"\xc3\x28\";");
    for (format, text) in [
        (C, PROGRAM.as_bytes()),
        (C, &latin[..]),
        (C, b"\n\n \t/* nothing */ \r\n"),
        (C, b"\xEF\xBB\xBFint; int x;\r\n"),
        (C, b"int x; // \xff\xfe no newline"),
        (
            C,
            b"/* \xc3( */int\tx = '\xe9', *s = \"\xf0\x9f\";\r\n\r\n\r\n",
        ),
        (C, b"# 1 \"a.c\"\n# 1 \"<built-in>\"\nint x;\n# 2 \"a.c\" 2"),
        (C, b"int \\\r\n x\x0c;\x0b"),
        (C, b"_Pragma(\"once\") int x; _Pragma ( \"x\" )"),
        (JSON, b" { \"a\" : [ 1 , -2.5e3,\n\tnull ] }\r\n\n"),
        (JSON, b"0"),
    ] {
        let tree = parsed(format, text);
        let mut printed = Vec::new();
        let printer = Printer::new(format.language());
        let whole = Edit::new([]).candidate(&tree);
        assert!(printer.print(&tree, &whole, &mut printed, None));
        assert_eq!(printed, text);
    }
}
