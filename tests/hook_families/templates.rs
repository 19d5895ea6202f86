//! Templates: text with expressions between delimiters.

use super::Judge;

#[test]
fn a_delimiter_is_seen_before_it_is_read() {
    let lexer = r"
lexer grammar STLexer;
options { superClass = LexerAdaptor; }
COMMENT : . { isLTmplComment() }? '!' .*? '!' . { isRTmplComment() }? -> skip ;
LDELIM : . { isLDelim() }? -> mode(Inside) ;
RBRACE : '}' { endsSubTemplate(); } ;
TEXT : . { adjText(); } ;
mode Inside;
LBRACE : '{' { startsSubTemplate() }? ;
RDELIM : . { isRDelim() }? -> mode(DEFAULT_MODE) ;
ID : [a-z]+ ;
OTHER : . -> skip ;
";
    let parser = r"
parser grammar STParser;
options { tokenVocab = STLexer; }
file : (TEXT | LDELIM ID* RDELIM | RBRACE ID* RDELIM)* EOF ;
";
    let mut judge = Judge::new(&[lexer, parser]);
    assert_eq!(judge.names("<a>"), "TEXT TEXT TEXT");
    // One delimiter is before the expression, one in it; a letter before the end would be an end.
    assert_eq!(judge.names("<<ab>>"), "LDELIM ID RDELIM TEXT");
    // A brace in an expression lets a later one lead back into one.
    assert_eq!(
        judge.names("<<{ab>>}bc>>"),
        "LDELIM ID RDELIM TEXT RBRACE ID RDELIM TEXT"
    );
    assert_eq!(judge.names("}b"), "RBRACE TEXT");
    assert_eq!(judge.names(r"a\<b"), "TEXT TEXT TEXT");
    assert!(judge.accepts("a<<bc de>>f"));
}
