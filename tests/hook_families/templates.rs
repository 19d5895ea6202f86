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
    // The first `<` is LDELIM, the second is skipped; a single letter before `>` would be RDELIM.
    assert_eq!(judge.names("<<ab>>"), "LDELIM ID RDELIM TEXT");
    // An open brace in an expression lets a closing one outside lead back into an expression.
    assert_eq!(
        judge.names("<<{ab>>}bc>>"),
        "LDELIM ID RDELIM TEXT RBRACE ID RDELIM TEXT"
    );
    assert_eq!(judge.names("}b"), "RBRACE TEXT");
    assert_eq!(judge.names(r"a\<b"), "TEXT TEXT TEXT");
    assert!(judge.accepts("a<<bc de>>f"));
}
