//! A byte-order mark, behind which a text begins.

use secateur_syntax::lex::{tokenize, trivia};

/// Texts whose first line or character is special.
const BEGINNINGS: [(&str, &str); 20] = [
    ("c", "#define A 1\nint a;\n"),
    ("csharp", "#define A\nclass A {}\n"),
    ("dimacs", "p cnf 1 1\n1 0\n"),
    ("dot", "# 1 \"a\"\ngraph a {}\n"),
    ("glsl", "#version 300 es\nint a;\n"),
    ("javascript", "#!/bin/a\na();\n"),
    ("lua", "#!/bin/a\na()\n"),
    ("php", "<?php $a = 1; ?>\n"),
    ("php", "<?= 1 ?>"),
    ("php", "<html>\n<?php f();\n"),
    ("python", "# a\nif a:\n    b()\n"),
    ("ruby", "=begin\na\n=end\nb\n"),
    ("ruby", "__END__\na(\n"),
    ("toml", "[a]\nb = 1\n"),
    ("verilog", "`define A 1\nmodule a; endmodule\n"),
    ("xml", "<?xml version=\"1.0\"?>\n<a/>\n"),
    ("yaml", "---\na: 1\n"),
    ("yaml", "# a\na: 1\n"),
    ("yaml", "%YAML 1.2\n---\n- a\n"),
    ("yaml", "- a\n- b: 1\n  c: 2\n"),
];

#[test]
fn a_text_begins_behind_its_byte_order_mark() {
    for (name, text) in BEGINNINGS {
        let mut formats = secateur_all::FORMATS.iter();
        let format = formats.find(|format| format.language().name == name);
        let language = format.expect("a format").language();
        let mark = "\u{FEFF}";
        let marked = format!("{mark}{text}");
        let tokens = |text: &str| tokenize(language, text.as_bytes()).expect("tokens");
        let mut expected = tokens(text);
        for token in &mut expected {
            token.start += mark.len() as u32;
            token.end += mark.len() as u32;
        }
        assert_eq!(tokens(&marked), expected, "{name}: {text:?}");
        let hidden = trivia(language, marked.as_bytes());
        assert_eq!(hidden.first(), Some(&(0..mark.len())), "{name}: {text:?}");
    }
}

/// Marks inside of a text, where a document begins.
#[test]
fn a_mark_may_stand_before_any_document_of_yaml() {
    let mut formats = secateur_all::FORMATS.iter();
    let format = formats.find(|format| format.language().name == "yaml");
    let language = format.expect("a format").language();
    let kinds = |text: &str| {
        let tokens = tokenize(language, text.as_bytes()).expect("tokens");
        let shown = tokens
            .iter()
            .map(|token| (token.kind, token.of(text.as_bytes()).to_vec()));
        shown.collect::<Vec<_>>()
    };
    for text in [
        "a: 1\n...\n@b:\n  c: 2\n",
        "a: 1\n...\n@# note\n@---\nb\n",
        "a: b\n  c\n@--- d\n",
        "a: |\n b\n@---\nc\n",
        "|\nb\n@---\nc\n",
        "[a,\n b\n@---\nc\n",
        "--- a\n...\n@%YAML 1.2\n---\n- b\n- c\n",
    ] {
        let marked = text.replace('@', "\u{FEFF}");
        assert_eq!(kinds(&marked), kinds(&text.replace('@', "")), "{text:?}");
    }
}
