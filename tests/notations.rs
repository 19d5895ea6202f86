//! Grammars in notations without token rules, from file to parser.

use std::path::Path;

use grammar_compiler::load::Loader;
use secateur_syntax::format::{Format, TableFormat};
use secateur_syntax::lex::tokenize;
use secateur_syntax::parse::Parser;

struct Judge {
    format: TableFormat,
    parser: Parser,
    tokens: Vec<String>,
}

impl Judge {
    fn new(loader: &Loader) -> Self {
        let compiled = loader.compile().unwrap_or_else(|error| panic!("{error}"));
        let format = secateur_hooks::link(compiled.tables).unwrap();
        Self {
            parser: Parser::new(format.language()),
            format,
            tokens: compiled.grammar.tokens,
        }
    }

    fn of(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/grammars/notations");
        Self::new(&Loader::new([folder.join(name)]))
    }

    fn accepts(&mut self, text: &str) -> bool {
        match tokenize(self.format.language(), text.as_bytes()) {
            Ok(tokens) => self.format.parse(&mut self.parser, &tokens).is_ok(),
            Err(_) => false,
        }
    }

    fn check(&mut self, good: &[&str], bad: &[&str]) {
        for text in good {
            assert!(self.accepts(text), "refused: {text:?}; {:?}", self.tokens);
        }
        for text in bad {
            assert!(!self.accepts(text), "accepted: {text:?}; {:?}", self.tokens);
        }
    }

    fn has_token(&self, name: &str) -> bool {
        self.tokens.iter().any(|token| token == name)
    }
}

#[test]
fn arithmetic_in_backus_naur_form() {
    let mut judge = Judge::of("arithmetic.bnf");
    assert!(judge.has_token("number") && judge.has_token("name"));
    assert!(!judge.has_token("digit") && !judge.has_token("sign"));
    judge.check(
        &[
            "1",
            "12 + 3.14 * x1",
            "(a+b)\n*  -c",
            "f(x, 1, g()) / 2",
            "+-+a",
        ],
        &["", "1 2", "1 +", "1. 5", "(a", "A", "f(,)", "1 . 5"],
    );
}

#[test]
fn statements_in_the_notation_of_iso() {
    let mut judge = Judge::of("statements.ebnf");
    assert!(judge.has_token("identifier") && judge.has_token("text"));
    judge.check(
        &[
            "program p; begin end.",
            "program p;\nvar a, b : integer; c: boolean;\nbegin\n  a := 1;\n  \
             if a <> $0F then b := -a * (2 + 3) else ;\n  while not c do begin c := a = b end @b\nend.",
            "program p; begin t := \"a'b\" end.",
        ],
        &[
            "program p begin end.",
            "program p; begin end",
            "program p; begin a = 1 end.",
            "program p; var begin end.",
            "program p; begin a := $F end.",
            "program p; begin t := \"a end.",
        ],
    );
}

#[test]
fn markup_in_the_notation_of_the_w3c() {
    let mut judge = Judge::of("markup.w3c");
    assert!(judge.has_token("'<'") && !judge.has_token("Name"));
    judge.check(
        &[
            "<a/>",
            "<a></a>",
            "<?xml version=\"1.0\"?>\n<a b='1' c = \"&lt;\">x ] ]] > y<b />&#65;&#xAf;</a>\n",
            "<a><!-- - x -y --><?go a ? > b?><?xmls?>]]</a>",
            "<a><![CDATA[ ]] > ] <b> & ]]]></a>",
            "<a>]</a><!---->",
        ],
        &[
            "",
            "< a/>",
            "<a>",
            "<a b='1'c='2'/>",
            "<a>]]></a>",
            "<a>x ]]]> y</a>",
            "<a><!-- -- --></a>",
            "<a><?xml x?></a>",
            "<a><?XmL?></a>",
            "<a>&lt</a>",
            "<a><![CDATA[ ]]> ]]></a>",
        ],
    );
}

#[test]
fn marked_tokens_in_the_notation_of_the_w3c() {
    let mut judge = Judge::of("triples.ebnf");
    assert!(judge.has_token("IRI") && !judge.has_token("DIGIT") && !judge.has_token("WS"));
    judge.check(
        &[
            "",
            "# nothing\n",
            "@prefix ex: <http://e/x#y> .\nex:a a ex:b ; ex:c 1, -2.5, \"q\\\"\"@en-gb .",
            "<a> <b> ( 1 true [] [ a <c> ] ) .# end",
            "_:x <b> 'it'^^ex:y;.",
            "BASE <b>",
        ],
        &[
            "<a> <b> <c>",
            "<a b> <b> <c> .",
            "ex:none a ex:b .",
            "<a> a \"x .",
            "<a> a 'x'@prefix .",
            "<a> a 'x' @ en .",
            "@prefix ex <a> .",
        ],
    );
}

#[test]
fn tokens_that_the_settings_name() {
    let mut judge = Judge::of("settings.bnf");
    assert!(judge.has_token("end"));
    judge.check(
        &["a=b\n", "abc = \"a b  c\"\n", "a\t= [ x y [] \"\" ]\nb=c\n"],
        &["a=b", "a=\nb\n", "a = \"A\"\n", "a b = c\n"],
    );
}

#[test]
fn characters_where_white_space_is_mentioned() {
    let mut judge = Judge::of("dates.bnf");
    assert!(judge.has_token("'-'") && !judge.has_token("two"));
    judge.check(
        &["2024-02-03", "1 24- 2-03,2024-02-03"],
        &["2024 - 02-03", "2024-02-3", "2024-02-03\n"],
    );
}

#[test]
fn a_language_of_one_token_is_read_as_characters() {
    let mut judge = Judge::new(&Loader::text(
        "x.bnf",
        "<int> ::= <digit> | <int> <digit>\n<digit> ::= \"0\"..\"9\"",
    ));
    judge.check(&["1", "123"], &["", "1 2", " 1"]);
}

#[test]
fn tokens_that_may_be_empty() {
    let mut judge = Judge::new(&Loader::text(
        "x.bnf",
        "<s> ::= \"(\" <digits> \")\" | <s> <s>\n<digits> ::= <digit> <digits> | \n<digit> ::= \"0\"..\"9\"",
    ));
    assert!(judge.has_token("digits"));
    judge.check(&["()", "( 12 )(3)"], &["(1 2)", ""]);
}
