//! Order of alternatives in the normal form, seen where a predicate fails after them.

use super::Judge;

/// Statements that end with a word, a semicolon, or before a closing bracket.
fn judge(rule: &str) -> Judge {
    Judge::new(&[&format!(
        r"
grammar Go;
options {{ superClass = GoParserBase; }}
{rule}
end_ : ';' | {{this.closingBracket()}}? ;
NAME : [a-z]+ ;
L_CURLY : '{{' ;
R_CURLY : '}}' ;
SPACE : [ \n]+ -> skip ;
"
    )])
}

#[test]
fn an_end_that_is_shared_does_not_prefer_the_longer() {
    // `{` follows at once and closes nothing: the first alternative, without an end.
    let mut judge = judge("file : (NAME? | NAME? end_ NAME?) L_CURLY R_CURLY EOF ;");
    for text in ["{ }", "a { }", "a; { }", "; b { }", "a; b { }"] {
        assert!(judge.accepts(text), "{text}");
    }
    assert!(!judge.accepts("a b { }"));
}

#[test]
fn nothing_that_comes_first_is_preferred() {
    for rule in [
        "file : NAME ( | end_) L_CURLY R_CURLY EOF ;",
        "file : (NAME | NAME end_) L_CURLY R_CURLY EOF ;",
    ] {
        let mut judge = judge(rule);
        assert!(judge.accepts("a { }"), "{rule}");
        assert!(judge.accepts("a; { }"), "{rule}");
    }
}
