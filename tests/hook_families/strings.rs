//! Texts that end, and contain expressions, by more than a lexer rule: PHP, Swift, Dart.

use secateur_syntax::format::Format;
use secateur_syntax::lex::tokenize;

use super::Judge;

#[test]
fn php_texts_end_with_their_word() {
    let lexer = r"
lexer grammar PhpLexer;
options { superClass = PhpLexerBase; }
channels { SkipChannel }
Start : '<?' -> channel(SkipChannel), pushMode(PHP) ;
HtmlText : ~'<'+ ;
mode PHP;
PHPEnd : '?>' | '%' {this.HasAspTags()}? '>' ;
Space : [ \n]+ -> channel(HIDDEN) ;
Name : [a-z]+ ;
SemiColon : ';' ;
StartHereDoc : '<<<' [A-Z]+ {this.ShouldPushHereDocMode(1)}? -> pushMode(HereDoc) ;
Less : '<' ;
Word : [A-Z]+ ;
mode HereDoc;
HereDocText : ~[\n]*? '\n' ;
";
    let parser = r"
parser grammar PhpParser;
options { tokenVocab = PhpLexer; }
file : (HtmlText | statement)* EOF ;
statement : (Name | text)+ SemiColon ;
text : StartHereDoc HereDocText+ ;
";
    let mut judge = Judge::new(&[lexer, parser]);
    assert_eq!(
        judge.names("<? a <<<EOT\nb\nEOTX;\nEOT;\nc; ?>d"),
        "Name StartHereDoc HereDocText HereDocText HereDocText SemiColon Name SemiColon HtmlText"
    );
    // The code's end ends a statement.
    assert_eq!(judge.names("<? a ?>b"), "Name SemiColon HtmlText");
    assert_eq!(judge.names("<? a; %>b"), "Name SemiColon HtmlText");
    assert_eq!(
        judge.names("<? <<<EOT b ?>"),
        "Less Less Less Word Name SemiColon"
    );
    assert!(judge.accepts("<? a <<<E\nE;\nb ?>c<? d; ?>"));
}

#[test]
fn swift_operators_depend_on_white_space() {
    let mut judge = Judge::new(&[r"
grammar Swift;
options { superClass = SwiftSupport; }
file : statement* EOF ;
statement : {this.isSeparatedStatement(_input, $before)}? expression ;
expression : prefix (binary prefix)* ;
prefix : ({this.isPrefixOp(_input)}? operator)? NAME ({this.isPostfixOp(_input)}? operator)? ;
binary : {this.isBinaryOp(_input)}? operator ;
operator : HEAD ({_input.get(_input.index()-1).getType()!=WS}? HEAD)* ;
HEAD : [-+!?*] ;
SEMI : ';' -> channel(HIDDEN) ;
NAME : [a-z]+ ;
WS : [ \n]+ -> channel(HIDDEN) ;
"]);
    for good in [
        "a+b", "a + b", "-a", "a! + -b", "a\nb", "a; b", "a\n-b", "a *- b",
    ] {
        assert!(judge.accepts(good), "{good:?}");
        judge.names(good);
    }
    for bad in ["a +b", "a+ b", "- a", "a b", "a * - b"] {
        assert!(!judge.accepts(bad), "{bad:?}");
    }
}

#[test]
fn swift_parentheses_close_expressions_in_strings() {
    let lexer = r#"
lexer grammar SwiftLexer;
options { superClass = SwiftSupportLexer; }
LPAREN : '(' { if(!parenthesis.isEmpty()) parenthesis.push(parenthesis.pop()+1);} ;
RPAREN : ')' { if(!parenthesis.isEmpty()) { parenthesis.push(parenthesis.pop()-1);
    if(parenthesis.peek() == 0) { parenthesis.pop(); popMode(); } } } ;
NAME : [a-z]+ ;
OPEN : '"' -> pushMode(STRING) ;
mode STRING;
IN : '\\(' { parenthesis.push(1);} -> pushMode(DEFAULT_MODE) ;
CLOSE : '"' -> popMode ;
TEXT : ~[\\"]+ ;
"#;
    let parser = r"
parser grammar SwiftParser;
options { tokenVocab = SwiftLexer; }
file : value* EOF ;
value : NAME | LPAREN value RPAREN | OPEN (TEXT | IN value RPAREN)* CLOSE ;
";
    let mut judge = Judge::new(&[lexer, parser]);
    assert_eq!(
        judge.names(r#""a\((b))c" d"#.replace(' ', "").as_str()),
        "OPEN TEXT IN LPAREN NAME RPAREN RPAREN TEXT CLOSE NAME"
    );
    assert!(judge.accepts(r#""\("\(a)")""#));
}

#[test]
fn dart_dollars_may_be_text() {
    let judge = Judge::new(&[r#"
grammar Dart;
options { superClass = Dart2LexerBase; }
file : STRING* EOF ;
STRING : '"' (~["$] | '${' [a-z]* '}' | '$' {this.CheckNotOpenBrace()}?)* '"' ;
"#]);
    assert_eq!(judge.names(r#""$a""${b}""$""#), "STRING STRING STRING");
    assert!(tokenize(judge.format.language(), br#""${1}""#).is_err());
}
