//! Deep and large grammars are read, or rejected without a crash.

use super::show;
use crate::front::antlr::MAX_NESTING;

#[test]
fn deep_nesting() {
    let nested = |open: &str, close: &str, depth: usize| {
        format!("{}'x'{}", open.repeat(depth), close.repeat(depth))
    };
    let wrap = |name: &str, body: &str| match name {
        "x.bnf" => format!("<a> ::= {body}\n"),
        "x.w3c" => format!("A ::= {body}\n"),
        _ => format!("a = {body} ;\n"),
    };
    for (name, open, close) in [
        ("x.bnf", "(", ")"),
        ("x.bnf", "[", "]"),
        ("x.bnf", "{", "}"),
        ("x.ebnf", "(/", "/)"),
        ("x.ebnf", "{", ":)"),
        ("x.ebnf", "(", ")"),
        ("x.w3c", "(", ")"),
        ("x.w3c", "('y'-", ")"),
    ] {
        let fine = show(name, &wrap(name, &nested(open, close, MAX_NESTING)));
        assert!(!fine.contains("too deeply"), "{fine}");
        let deep = show(name, &wrap(name, &nested(open, close, 100_000)));
        assert!(deep.contains("nested too deeply"), "{name} {open}");
    }
    show("x.ebnf", &"(*".repeat(100_000));
    show(
        "x.bnf",
        &wrap("x.bnf", &format!("'x'{}", "*".repeat(100_000))),
    );
    show(
        "x.w3c",
        &wrap("x.w3c", &format!("'x'{}", " - 'y'".repeat(10_000))),
    );
}

#[test]
fn many_rules_that_use_one_another() {
    let mut chain = String::new();
    let mut double = String::new();
    for at in 0..20_000 {
        chain.push_str(&format!("<a{at}> ::= <a{}> \"x\"\n", at + 1));
    }
    for at in 0..60 {
        double.push_str(&format!("A{at} ::= A{} A{}\n", at + 1, at + 1));
    }
    show("x.bnf", &format!("{chain}<a20000> ::= \"y\"\n"));
    let shown = show("x.w3c", &format!("{double}A60 ::= 'y'\nB ::= 'x'* - A0\n"));
    assert!(shown.contains("too large to be computed"), "{shown}");
}
