//! Grammars of ANTLR itself: a bracket opens a set in a lexer rule, and arguments elsewhere.

use super::Judge;

/// Makes a lexer that understands brackets; `code` reads an action.
fn judge(code: &str) -> Judge {
    let lexer = format!(
        r"
lexer grammar ANTLRv4Lexer;
options {{ superClass = LexerAdaptor; }}
tokens {{ TOKEN_REF, RULE_REF, SET, ARGUMENT_CONTENT }}
BEGIN_ARGUMENT : '[' {{this.handleBeginArgument();}} ;
AT : '@' ;
COLON : ':' ;
SEMI : ';' ;
ID : [a-zA-Z]+ ;
SPACE : [ \n]+ -> skip ;
{code}
mode Argument;
END_ARGUMENT : ']' {{this.handleEndArgument();}} ;
WORDS : ~']'+ ;
mode LexerCharSet;
SET_END : ']' -> type(SET), popMode ;
SET_BODY : ~']' -> more ;
"
    );
    let parser = r"
parser grammar ANTLRv4Parser;
options { tokenVocab = ANTLRv4Lexer; }
file : (action | rule_)* EOF ;
action : AT RULE_REF (ACTION | BEGIN_ACTION TEXT END_ACTION) ;
rule_ : (TOKEN_REF COLON SET | RULE_REF COLON BEGIN_ARGUMENT WORDS END_ARGUMENT) SEMI ;
";
    let declared = match code.contains("BEGIN_ACTION") {
        true => parser.replace("ACTION | ", ""),
        false => parser.replace(" | BEGIN_ACTION TEXT END_ACTION", ""),
    };
    Judge::new(&[&lexer, &declared])
}

#[test]
fn brackets_are_sets_in_lexer_rules_alone() {
    let mut judge = judge("ACTION : '{' ~'}'* '}' ;");
    assert_eq!(
        judge.names("A : [b] ; c : [d] ;"),
        "TOKEN_REF COLON SET SEMI RULE_REF COLON BEGIN_ARGUMENT WORDS END_ARGUMENT SEMI"
    );
    assert!(judge.accepts("c : [d] ; A : [b] ;"));
}

#[test]
fn an_action_ends_with_its_code() {
    let whole = "ACTION : '{' ~'}'* '}' ;";
    let parts = "
BEGIN_ACTION : '{' -> pushMode(TargetLanguageAction) ;
mode TargetLanguageAction;
END_ACTION : '}' {this.handleEndAction();} ;
TEXT : ~'}'+ ;
";
    for code in [whole, parts] {
        let mut judge = judge(code);
        assert!(judge.names("@m {x;} A : [b] ;").ends_with("COLON SET SEMI"));
        assert!(judge.accepts("@m {x;} A : [b] ; @m {y} c : [d] ;"));
    }
}
