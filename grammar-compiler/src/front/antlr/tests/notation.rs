//! All parts of the notation, read without diagnostics.

use super::{grammar, report, rule, rules};
use crate::ast::{GrammarKind, Ident};
use crate::diagnostics::Span;
use crate::front::antlr::MAX_NESTING;

fn texts(idents: &[Ident]) -> Vec<&str> {
    idents.iter().map(|ident| ident.text.as_str()).collect()
}

#[test]
fn headers() {
    let kind = |text: &str| {
        let grammar = grammar(text);
        (grammar.kind, grammar.name.text)
    };
    assert_eq!(kind("grammar A;"), (GrammarKind::Combined, "A".to_owned()));
    assert_eq!(
        kind("\u{feff}/** doc */ // more\nlexer /* x */ grammar\nL ;"),
        (GrammarKind::Lexer, "L".to_owned())
    );
    assert_eq!(
        kind("parser grammar P;\n\n"),
        (GrammarKind::Parser, "P".to_owned())
    );
}

#[test]
fn prequel() {
    let grammar = grammar(
        "lexer grammar X;
        options { tokenVocab = Y.Z; superClass='Base' ; k=1; contextSuperClass=\"C\"; } // c
        options{}
        import A, b = C ,D;
        tokens { T, U, }
        tokens {}
        channels { COMMENTS, /* , */ SPACES }
        @header { import java.util.*; // don't mind the }
        }
        @lexer::members { char c = '}'; String s = \"}\"; }
        @ parser :: members {}
        A : 'a';",
    );
    let options: Vec<(&str, &str)> = grammar
        .options
        .iter()
        .map(|(key, value)| (key.text.as_str(), value.text.as_str()))
        .collect();
    assert_eq!(
        options,
        [
            ("tokenVocab", "Y.Z"),
            ("superClass", "Base"),
            ("k", "1"),
            ("contextSuperClass", "C")
        ]
    );
    assert_eq!(texts(&grammar.imports), ["A", "C", "D"]);
    assert_eq!(texts(&grammar.tokens), ["T", "U"]);
    assert_eq!(texts(&grammar.channels), ["COMMENTS", "SPACES"]);
    assert_eq!(grammar.rules.len(), 1);
}

#[test]
fn modes() {
    let grammar = grammar(
        "lexer grammar X;
        A : 'a' -> pushMode(Inside) ;
        mode Inside ; // the second
        B : 'b' -> popMode;
        fragment C : 'c' ;
        mode Other;
        D : EOF;",
    );
    let shown: String = grammar.rules.iter().map(rule).collect();
    assert_eq!(
        shown,
        "A: 'a' ->pushMode(Inside)\n<Inside>B: 'b' ->popMode\n<Inside>fragment C: 'c'\n<Other>D: EOF\n"
    );
}

#[test]
fn parser_rules() {
    assert_eq!(
        rules(
            "/** a doc comment */
            public start[int x, List<String> y] returns [int z = \"]\".length()] locals [char c = ']']
                throws java.io.IOException, Other
                options { k = 2; }
                @init { x = 0; } @after { if (x) { y(); } }
                : first=item[x] rest+=item* EOF # whole
                | <assoc=right> 'a' 'b'<cost=1> # Other
                | # none
                ;
                catch [Exception e] { report(e); } catch[Two t]{} finally { close(); }
            item : ( options { greedy=false; } : a | b? | )+? (@init {x();} : c)?? ~A ~'x'*
                 ~( A | 'b' ) . .+ {act();} {ask()}? {ask()}?<fail='no'> {old()}=> c=~B d+=(e|f) ;"
        ),
        "start {k=2}: item item* EOF #whole | 'a' 'b' #Other | ε #none\n\
         item: (a | b? | ε)+? (c)?? ~(A) ~('x')* ~(A|'b') . .+ {act();} {ask()}? {ask()}? {old()}? \
         ~(B) (e | f)\n"
    );
}

#[test]
fn lexer_rules() {
    assert_eq!(
        rules(
            "A options { caseInsensitive = true; } : 'a'..'z' [0-9]+ -> type(B), Channel(HIDDEN), skip ;
            fragment
            B : ~[\\r\\n] ~'x' ~('a'..'c'|[d]|'e') ~ ( B ) | . -> more | ;
            protected C : l='x' {x}? {y} (A | B -> mode(3))*? | <x> EOF ;
            D : [[] [;] [{(] [//] ['] ['\\]] ;"
        ),
        "A {caseInsensitive=true}: [a-z] [0-9]+ ->type(B) ->channel(HIDDEN) ->skip\n\
         fragment B: ~([<D> <A>]) ~('x') ~([a-c]|[d]|'e') ~(B) | . ->more | ε\n\
         C: 'x' {x}? {y} (A | B ->mode(3))*? | EOF\n\
         D: [[] [;] [{ (] [/ /] ['] [' ]]\n"
    );
}

#[test]
fn keywords_are_names_where_they_can_be() {
    assert_eq!(
        rules(
            "mode : options tokens channels import_ modeX ;
            import : fragmentA returnsB grammar lexer parser ;
            fragment : mode ; options : import? ; tokens : fragment+ ; channels: 'x';
            grammar : catch_ finally throwsX ; catch : x ; finally : y ; throwsX : returns locals ;
            lexer : a throws ; public : protected ;
            optionsX : options = mode tokens += import ;"
        ),
        "mode: options tokens channels import_ modeX\n\
         import: fragmentA returnsB grammar lexer parser\n\
         fragment: mode\noptions: import?\ntokens: fragment+\nchannels: 'x'\n\
         grammar: catch_ finally throwsX\ncatch: x\nfinally: y\nthrowsX: returns locals\n\
         lexer: a throws\npublic: protected\n\
         optionsX: mode import\n"
    );
}

#[test]
fn brackets_are_sets_in_lexer_rules_only() {
    assert_eq!(
        rules("a : b[x, \"]\", c[']']] B[y]; A : B[y] [z];"),
        "a: b B\nA: B [y] [z]\n"
    );
}

#[test]
fn comments_may_stand_anywhere() {
    assert_eq!(
        rules(
            "a// 'x ; :
            /* { */:/**/b/* ; */ + /* ' */ ?//
            |// don't
            c ; // the end"
        ),
        "a: b+? | c\n"
    );
}

#[test]
fn names_beyond_ascii() {
    assert_eq!(
        rules("größe : 変数 Ärger_2 ; Ärger_2 : 'é' ;"),
        "größe: 変数 Ärger_2\nÄrger_2: '<E9>'\n"
    );
}

#[test]
fn actions_of_other_languages() {
    assert_eq!(
        rules(
            "a : { # don't } x
              | {s = '\\'}'} y | {/* ' } */} z | {\"}\" + '\"'} {{1}{2}} | { it's \n }? w ;"
        ),
        "a: { # don't } x | {s = '\\'}'} y | {/* ' } */} z | {\"}\" + '\"'} {{1}{2}} \
         | { it's \n }? w\n"
    );
}

#[test]
fn spans_have_no_blanks_around_them() {
    let text = "grammar X;\n a : /*x*/ b ? /*y*/ 'c'[1] | /*z*/ | d # e /*w*/ ;";
    let text = &text.replace("[1]", "   ");
    let grammar = grammar(text);
    let slice = |span: Span| &text[span.range()];
    let rule = &grammar.rules[0];
    assert_eq!(slice(rule.name.span), "a");
    assert!(slice(rule.span).starts_with("a : ") && slice(rule.span).ends_with("# e"));
    let spans: Vec<&str> = rule.body.iter().map(|one| slice(one.span)).collect();
    assert_eq!(spans, ["b ? /*y*/ 'c'", "", "d # e"]);
    let elements: Vec<&str> = rule.body[0]
        .elements
        .iter()
        .map(|one| slice(one.span))
        .collect();
    assert_eq!(elements, ["b ?", "'c'"]);
}

#[test]
fn carriage_returns_are_blanks() {
    assert_eq!(rules("a\r\n:\tb\r\n|\x0cc\r\n;\r\n"), "a: b | c\n");
}

#[test]
fn nesting_has_a_limit_and_no_crash() {
    let nested = |depth: usize| {
        format!(
            "grammar X; a : {}b{} ;",
            "(".repeat(depth),
            ")".repeat(depth)
        )
    };
    assert_eq!(report(&nested(MAX_NESTING)), "");
    for depth in [MAX_NESTING + 1, 100_000] {
        let report = report(&nested(depth));
        assert!(
            report.starts_with("error: the parentheses are nested too deeply"),
            "{report}"
        );
        assert_eq!(report.matches("error").count(), 1);
    }
    let braces = format!(
        "grammar X; a : {}{} b ;",
        "{".repeat(100_000),
        "}".repeat(100_000)
    );
    assert_eq!(report(&braces), "");
}

#[test]
fn truncated_and_damaged_grammars_do_no_harm() {
    let whole = "grammar X; options { a=b; } tokens { T } @m { '}' }\n\
                 a[int i] : b=c* ~('x'|Y)+? {z}? # l | ( d ) <e='f'> ;\n catch [g] { h }\n\
                 mode M; A : [\\p{Lu}\\u{1F600}-] 'é\\uD83D'..'\\'' -> type(T), skip ; // end";
    for (at, c) in whole.char_indices() {
        report(&whole[..at]);
        report(&whole[at..]);
        let rest = &whole[at + c.len_utf8()..];
        report(&format!("{}{rest}", &whole[..at]));
        for damage in [
            "'", "\"", "[", "]", "{", "}", "(", ")", ";", ":", "\\", "/*", "\n", "é",
        ] {
            report(&format!("{}{damage}{rest}", &whole[..at]));
        }
    }
}
