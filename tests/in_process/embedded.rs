//! Texts of other languages in tokens, which are reduced by these languages.

use std::cell::Cell;

use grammar_compiler::CodingOf;
use grammar_compiler::EmbeddedIn;
use grammar_compiler::Metadata;
use grammar_compiler::load::Loader;
use secateur_reduce::executor::FnExecutor;
use secateur_reduce::search::{Effort, Oracle, Plan, SearchOptions, reduce};
use secateur_syntax::format::{Format, TableFormat};

use crate::JSON;
use crate::harness::{scrambled, serial};

const PAGE: &str = "<html><head><title>Page</title><style>\n\
    body { color: red }\n@media print { .menu > a { display: none; margin: 0 } }\n\
    </style><script>\n  var settings = { level: 3, names: ['a', 'b'] };\n\
    function start(x) {\n    if (x < 3 && x > 1) { return helper(x); }\n\
    return crash(settings, [1, 2, 3].map(function (n) { return n * 2; }));\n  }\n\
    </script></head><body class=\"one two three\" \
    onload=\"init(1); if (done) { fail(&quot;now&quot;, 2) }\">\n\
    <p style=\"color: blue; position: absolute\">text</p></body></html>\n";

fn format(name: &str) -> &'static dyn Format {
    let mut formats = secateur_all::FORMATS.iter();
    let found = formats.find(|format| format.description().name == name);
    *found.expect("it is there")
}

/// Whether texts occur one behind the other.
fn has(text: &[u8], parts: &[&str]) -> bool {
    let mut rest = std::str::from_utf8(text).unwrap();
    parts.iter().all(|part| match rest.find(part) {
        Some(at) => {
            rest = &rest[at + part.len()..];
            true
        }
        None => false,
    })
}

fn fails(text: &[u8]) -> bool {
    has(
        text,
        &["<style", "@media", "display", "<script", "crash(", "map("],
    ) && has(
        text,
        &["class=\"", "two", "\"", "onload=\"", "fail(&quot;", "\""],
    ) && has(text, &["style=\"", "position", "\""])
}

#[test]
fn scripts_and_styles_are_reduced_by_their_grammars() {
    let found = serial(format("html"), PAGE.as_bytes(), &Plan::default(), &fails);
    let text = String::from_utf8(found.text.clone()).unwrap();
    assert!(found.tree_minimal);
    for part in [
        "@mediadisplay",
        "crash(map())",
        "class=\"two\"",
        "onload=\"fail(&quot;&quot;)\"",
        "style=\"position\"",
    ] {
        let close: String = text.split_whitespace().collect();
        assert!(close.contains(part), "{part} in\n{text}");
    }
    let fast = Plan::Default(Effort::Fast, Vec::new());
    let fast = serial(format("html"), PAGE.as_bytes(), &fast, &fails).text;
    assert!(has(&fast, &["var settings"]));
}

#[test]
fn any_number_of_workers_leaves_the_same_text_in_a_token() {
    let page = b"<p>a<script>var a = 1; if (a) { crash([1, 2]) }</script>";
    let fails = |text: &[u8]| has(text, &["<script", "crash(", "2"]);
    let one = serial(format("html"), page, &Plan::default(), &fails).text;
    assert_eq!(String::from_utf8_lossy(&one), "<script> crash(2)");
    for seed in 0..4 {
        let other = scrambled(format("html"), page, &Plan::default(), &fails, seed).text;
        assert_eq!(other, one);
    }
}

#[test]
fn epochs_do_not_depend_on_workers_in_tokens() {
    let of = |width| {
        let mut executor = FnExecutor::new(fails);
        let options = SearchOptions {
            width,
            ..SearchOptions::default()
        };
        let oracle = Oracle::new(&mut executor);
        reduce(format("html"), PAGE.as_bytes(), oracle, options, &mut ()).unwrap()
    };
    let (one, eight) = (of(1), of(8));
    assert!(fails(&eight.text));
    assert!(eight.text.len() <= one.text.len() + 8, "{eight:?}");
}

/// A language whose strings may be JSON.
fn calls(coding: CodingOf) -> TableFormat {
    let grammar = "grammar calls; file : call* EOF ; call : ID '(' STRING ')' ; ID : [a-z]+ ;\n\
        STRING : '\"' ('\\\\' . | ~[\"\\\\])* '\"' ; SPACE : [ \\n]+ -> skip ;";
    let metadata = Metadata {
        name: "calls".to_owned(),
        embedded: vec![EmbeddedIn {
            token: "STRING".to_owned(),
            named_by: Some("ID".to_owned()),
            names: vec!["parse*".to_owned()],
            language: "json".to_owned(),
            coding,
            ..EmbeddedIn::default()
        }],
        ..Metadata::default()
    };
    let loader = Loader::text("calls.g4", grammar).metadata(metadata);
    let tables = loader.compile().expect("a good grammar").tables;
    let format = secateur_hooks::link(tables).unwrap();
    format.embedding([("json".to_owned(), JSON)].into_iter().collect())
}

#[test]
fn a_grammar_that_is_read_when_needed_embeds_another() {
    let text = r#"
        print("{ a }")
        parsed("{\"one\": [1, 2], \"two\": {\"three\": [\"needle\", {\"four\": 5}], \"six\": 7}}")
        other("no JSON: needle")
    "#;
    let inside = |text: &[u8]| has(text, &["parsed(\"{", "[", "needle", "]", "}\")"]);
    let inner = |text: &[u8]| inside(text) && !has(text, &["parsed(\"", " \""]);
    let format = calls(CodingOf::Escaped);
    let found = serial(&format, text.as_bytes(), &Plan::default(), &|text| {
        let text = String::from_utf8(text.to_vec()).unwrap();
        inside(text.as_bytes())
    });
    let found = String::from_utf8(found.text).unwrap();
    assert_eq!(found.trim(), r#"parsed("{\"\":[\"needle\"]}")"#);
    assert!(inner(found.as_bytes()));
    // Without its coding the text does not parse, so it stays a text.
    let plain = serial(
        &calls(CodingOf::Quoted),
        text.as_bytes(),
        &Plan::default(),
        &inside,
    );
    let plain = String::from_utf8(plain.text).unwrap();
    assert_eq!(plain.trim(), r#"parsed("{[needle]}")"#);
}

#[test]
fn json_in_strings_is_reduced_by_its_grammar() {
    let json = r#"{"one": [1, 2, 3], "two": {"bug": [{"three": true}, 5], "four": "text"}}"#;
    let needed = ["parse(", "{", "bug", "[", "{", "}", ")"];
    let property = |text: &[u8]| has(text, &needed);
    let (escaped, doubled) = (json.replace('"', r#"\""#), json.replace('"', r#""""#));
    for (name, text, expected) in [
        (
            "python",
            format!("x = 1\nprint(parse('{json}'), x)\n"),
            r#"parse('{"bug":[{}]}')"#,
        ),
        (
            "javascript",
            format!("let x = 1;\nprint(parse('{json}'), x);\n"),
            r#"parse('{"bug":[{}]}')"#,
        ),
        (
            "typescript",
            format!("let x: number = 1;\nprint(parse('{json}'), x);\n"),
            r#"parse('{"bug":[{}]}')"#,
        ),
        (
            "ruby",
            format!("x = 1\nprint(parse('{json}'), x)\n"),
            r#"parse('{"bug":[{}]}')"#,
        ),
        (
            "php",
            format!("<?php\n$x = 1;\nprint(parse('{json}'));\n"),
            r#"parse('{"bug":[{}]}')"#,
        ),
        (
            "go",
            format!("package main\nfunc main() {{ x := 1; print(parse(`{json}`), x) }}\n"),
            r#"parse(`{"bug":[{}]}`)"#,
        ),
        (
            "rust",
            format!("fn main() {{ let x = 1; print(parse(r#\"{json}\"#), x); }}\n"),
            r##"parse(r#"{"bug":[{}]}"#)"##,
        ),
        (
            "java",
            format!("class A {{ int x = 1; int y = print(parse(\"{escaped}\"), x); }}\n"),
            r#"parse("{\"bug\":[{}]}")"#,
        ),
        (
            "csharp",
            format!("class A {{ int x = 1; int y = print(parse(@\"{doubled}\"), x); }}\n"),
            r#"parse(@"{""bug"":[{}]}")"#,
        ),
    ] {
        let found = serial(format(name), text.as_bytes(), &Plan::default(), &property);
        let found = String::from_utf8(found.text).unwrap().replace(' ', "");
        assert!(found.contains(expected), "{name}: {found}");
    }
}

#[test]
fn regular_expressions_are_reduced_by_their_grammar() {
    let all = r"^(?:\s*(foo|bar[a-z0-9_\-]{2,5})+?\d*|(?<year>\d{4})-[^\]\/x]+|(?=look)ahead)$";
    let property = |text: &[u8]| has(text, &["atch(", "(?<", "{4}", ")", ")"]);
    for (name, text, expected) in [
        (
            "javascript",
            format!("let x = 1;\nmatch(/{all}/gi, x);\n"),
            r"match(/(?<year>\d{4})/gi)",
        ),
        (
            "python",
            format!("x = 1\nprint(match(r'{all}', x))\n"),
            r"match(r'(?<year>\d{4})')",
        ),
        (
            "ruby",
            format!("x = 1\nmatch(/{all}/, x)\n"),
            r"match(/(?<year>\d{4})/)",
        ),
        (
            "php",
            format!("<?php\n$x = preg_match('/{all}/', $y);\n"),
            r"preg_match('(?<year>\d{4})')",
        ),
        (
            "csharp",
            format!("class A {{ int x = IsMatch(@\"{all}\", 1); }}\n"),
            r#"IsMatch(@"(?<year>\d{4})")"#,
        ),
    ] {
        let found = serial(format(name), text.as_bytes(), &Plan::default(), &property);
        let found = String::from_utf8(found.text).unwrap().replace(' ', "");
        assert!(found.contains(expected), "{name}: {found}");
    }
}

#[test]
fn fields_of_format_strings_stay_whole() {
    let text = "int main() {\n  int sum = 3;\n\
        printf(\"the sum of %d numbers is %08.3lf, in %s\\n\", 7, sum, name);\n}\n";
    let parts = Cell::new(0);
    let property = |text: &[u8]| {
        let shown = String::from_utf8_lossy(text);
        // The last is the shortest field there is.
        let known = |rest: &str| {
            ["d", "08.3lf", "s", "a"]
                .iter()
                .any(|it| rest.starts_with(it))
        };
        if !shown.split('%').skip(1).all(known) {
            parts.set(parts.get() + 1);
        }
        has(text, &["printf(\"", "%08.3lf", "\\n\""])
    };
    let found = serial(format("c"), text.as_bytes(), &Plan::default(), &property);
    assert_eq!(parts.get(), 0);
    let found = String::from_utf8(found.text).unwrap();
    assert!(found.contains("printf(\"%08.3lf\\n\""), "{found}");
}

#[test]
fn drawings_are_reduced_by_the_languages_of_their_attributes() {
    let text = "<svg viewBox=\"0 0 90 90\"><script><![CDATA[ function init(x) { if (x) { crash(x, [1, 2]); } } ]]></script>\n\
        <g onload=\"init(1); foo(&quot;a&quot;)\" style=\"fill: none; stroke-width: 2\"><path id=\"p\" \
        d=\"M10 10 L 20,20 30-5 c1 2 3 4 5 6.5e-3 a2 2 0 01 1 2 3 4 0 1 0 5 5 h5 z m 4 4 T 5 5\"/></g></svg>\n";
    let property = |text: &[u8]| {
        has(
            text,
            &["<![CDATA[", "crash(", "1", "]]>", "onload=\"", "foo("],
        ) && has(text, &["style=\"", "width", "\""])
            && has(text, &[" d=\"", "a", "0", "1", "5", "\""])
    };
    let found = serial(format("xml"), text.as_bytes(), &Plan::default(), &property);
    let found = String::from_utf8(found.text).unwrap();
    for part in [
        "crash(1",
        "onload=\"foo()\"",
        "style=\"stroke-width\"",
        "d=\"M",
    ] {
        assert!(found.contains(part), "{part} in\n{found}");
    }
}

#[test]
fn a_name_of_several_tokens_becomes_short_everywhere() {
    let page = "<style>\n.container > a { color: red }\n</style><p>text</p>\n\
        <div id=\"other\" class=\"container wide\">a</div>\n\
        <script>\nvar all = document.querySelectorAll('.container');\ncrash(all, 7);\n</script>\n";
    let property = |text: &[u8]| {
        let text = String::from_utf8_lossy(text);
        let behind = |mark: &str| {
            let (_, rest) = text.split_once(mark)?;
            let is_part = |sign: char| sign.is_alphanumeric();
            let rest = rest.trim_start_matches(['"', '\'', '.', ' ', '\n']);
            let end = rest.find(|sign| !is_part(sign)).unwrap_or(rest.len());
            (end > 0).then(|| rest[..end].to_owned())
        };
        let name = behind("class=");
        name.is_some() && behind("<style>") == name && behind("querySelectorAll(") == name
    };
    let found = serial(format("html"), page.as_bytes(), &Plan::default(), &property);
    let found = String::from_utf8(found.text).unwrap();
    assert!(found.contains("class=\"a\""), "{found}");
    assert!(!found.contains("container"), "{found}");
}
