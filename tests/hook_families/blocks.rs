//! Blocks by indentation and layout.

use secateur_syntax::format::Format;

use super::Judge;

const BREAKS: &str = r"
grammar Lines;
options { superClass = PythonLexerBase; }
tokens { INDENT, DEDENT, LINE_BREAK }
file : statement* EOF ;
statement : NAME group? LINE_BREAK | NAME COLON LINE_BREAK INDENT statement+ DEDENT ;
group : OPEN NAME* CLOSE ;
OPEN : '(' {this.IncIndentLevel();} ;
CLOSE : ')' {this.DecIndentLevel();} ;
COLON : ':' ;
NAME : [a-z]+ ;
NEWLINE : '\r'? '\n' {this.HandleNewLine();} -> channel(HIDDEN) ;
WS : [ \t]+ {this.HandleSpaces();} -> channel(HIDDEN) ;
COMMENT : '#' ~[\r\n]* -> channel(HIDDEN) ;
";

const NEW_LINES: &str = r"
grammar Lines;
options { superClass = Python3LexerBase; }
tokens { INDENT, DEDENT }
file : NEWLINE? statement* EOF ;
statement : NAME group? NEWLINE | NAME COLON NEWLINE INDENT statement+ DEDENT ;
group : OPEN NAME* CLOSE ;
NEWLINE : ({this.atStartOfInput()}? [ \t]+ | '\r'? '\n' [ \t]*) {this.onNewLine();} ;
OPEN : '(' {this.openBrace();} ;
CLOSE : ')' {this.closeBrace();} ;
COLON : ':' ;
NAME : [a-z]+ ;
WS : [ \t]+ -> skip ;
COMMENT : '#' ~[\r\n]* -> skip ;
";

const LOOKAHEAD: &str = r"
grammar Lines;
options { superClass = PythonLexerBase; }
tokens { INDENT, DEDENT }
file : statement* EOF ;
statement : NAME group? NEWLINE | NAME COLON NEWLINE INDENT statement+ DEDENT ;
group : LPAR NAME* RPAR ;
LPAR : '(' ;
RPAR : ')' ;
COLON : ':' ;
NAME : [a-z]+ ;
NEWLINE : '\r'? '\n' ;
WS : [ \t\f]+ -> channel(HIDDEN) ;
COMMENT : '#' ~[\r\n]* -> channel(HIDDEN) ;
ERRORTOKEN : . ;
";

#[test]
fn indentation_becomes_blocks() {
    for grammar in [BREAKS, NEW_LINES, LOOKAHEAD] {
        let mut judge = Judge::new(&[grammar]);
        for good in [
            "",
            "a\n",
            "a\nb\n",
            "a:\n  b\n  c\nd\n",
            "a:\n  b:\n\tc\n  d\n",
            "a:\n b:\n  c:\n   d",
            "a:\r\n  b\r\nc\r\n",
            "a:\n  b\n\n# c\n    # d\n  c\n",
            "a(b\n    c\n d)\ne\n",
        ] {
            // Mixed tabs and spaces are an error for the third.
            if grammar == LOOKAHEAD && good.contains('\t') {
                continue;
            }
            assert!(judge.accepts(good), "{good:?}: {}", judge.names(good));
        }
        for bad in ["a:\nb\n", "a\n  b\n", "a:\n  b\n    c\n", "a b\n"] {
            assert!(!judge.accepts(bad), "{bad:?}: {}", judge.names(bad));
        }
    }
}

#[test]
fn blocks_end_with_their_lines() {
    let judge = Judge::new(&[LOOKAHEAD]);
    assert_eq!(
        judge.names("a:\n  b:\n    c\nd"),
        "NAME COLON NEWLINE INDENT NAME COLON NEWLINE INDENT NAME NEWLINE DEDENT DEDENT NAME NEWLINE"
    );
    assert!(judge.names("a:\n    b\n  c\n").contains("ERRORTOKEN"));
    assert!(judge.names("  a\n").starts_with("INDENT NAME"));
}

#[test]
fn added_tokens_leave_a_line_its_white_space() {
    for grammar in [BREAKS, NEW_LINES, LOOKAHEAD] {
        let judge = Judge::new(&[grammar]);
        let text = "a:\n  b\nc\n";
        let language = judge.format.language();
        let mut found = judge.tokens(text).into_iter();
        let indent = found.find(|token| language.kind_name(token.kind) == "INDENT");
        assert_eq!(indent.map(|token| (token.start, token.end)), Some((3, 3)));
        let dedent = found.find(|token| language.kind_name(token.kind) == "DEDENT");
        assert_eq!(dedent.map(|token| (token.start, token.end)), Some((7, 7)));
    }
}

#[test]
fn strings_hold_expressions_and_formats() {
    let lexer = r#"
lexer grammar PythonLexer;
options { superClass = PythonLexerBase; }
tokens { INDENT, DEDENT, FSTRING_START, FSTRING_MIDDLE, FSTRING_END }
LPAR : '(' ;
RPAR : ')' ;
LBRACE : '{' ;
RBRACE : '}' ;
COLON : ':' ;
COLONEQUAL : ':=' ;
NAME : [a-z]+ ;
NUMBER : [0-9]+ ;
NEWLINE : '\n' ;
WS : ' '+ -> channel(HIDDEN) ;
FSTRING_START : 'f"' ;
ERRORTOKEN : . ;
mode DQ1__FSTRING_MODE;
E1 : '"' -> type(FSTRING_END) ;
M1 : (~[{}"\n]+ ('{{' | '}}')? | '{{' | '}}') -> type(FSTRING_MIDDLE) ;
L1 : '{' -> type(LBRACE) ;
X1 : . -> type(ERRORTOKEN) ;
mode DQ1__FSTRING_FORMAT_SPECIFICATION_MODE;
M2 : ~[{}"\n]+ -> type(FSTRING_MIDDLE) ;
L2 : '{' -> type(LBRACE) ;
R2 : '}' -> type(RBRACE) ;
X2 : . -> type(ERRORTOKEN) ;
"#;
    let parser = r"
parser grammar PythonParser;
options { tokenVocab = PythonLexer; }
file : (expression NEWLINE)* EOF ;
expression : NAME | NUMBER | string | LPAR NAME COLONEQUAL expression RPAR ;
string : FSTRING_START (FSTRING_MIDDLE | field)* FSTRING_END ;
field : LBRACE expression (COLON (FSTRING_MIDDLE | field)*)? RBRACE ;
";
    let mut judge = Judge::new(&[lexer, parser]);
    assert_eq!(
        judge.names(r#"f"a{b}c""#),
        "FSTRING_START FSTRING_MIDDLE LBRACE NAME RBRACE FSTRING_MIDDLE FSTRING_END NEWLINE"
    );
    // The other half of a doubled brace is hidden.
    assert_eq!(
        judge.names(r#"f"a{{b""#),
        "FSTRING_START FSTRING_MIDDLE FSTRING_MIDDLE FSTRING_END NEWLINE"
    );
    for good in [
        r#"f"{a:10}""#,
        r#"f"{a:=10}""#,
        r#"f"{(a:=1)}""#,
        r#"f"{a:x{b}y}""#,
        r#"f"{f"{a}"}""#,
    ] {
        assert!(judge.accepts(good), "{good}: {}", judge.names(good));
    }
    for bad in [r#"f"{a""#, r#"f"}""#, r#"f"{a:{}}""#] {
        assert!(!judge.accepts(bad), "{bad}: {}", judge.names(bad));
    }
}

#[test]
fn layout_becomes_braces() {
    let mut judge = Judge::new(&[r"
grammar Layout;
options { superClass = HaskellBaseLexer; }
tokens { VOCURLY, VCCURLY }
module : MODULE NAME WHERE open items close SEMI? EOF ;
open : VOCURLY | OCURLY ;
close : VCCURLY | CCURLY ;
items : SEMI* (item (SEMI+ item)* SEMI*)? ;
item : NAME EQ expression (WHERE open items close)? ;
expression : NAME+ | DO open expression (SEMI+ expression)* SEMI* close
           | LET open items close IN expression ;
NEWLINE : '\n' {this.processNEWLINEToken();} ;
TAB : '\t'+ {this.processTABToken();} ;
WS : ' '+ {this.processWSToken();} ;
MODULE : 'module' ;
WHERE : 'where' ;
DO : 'do' ;
LET : 'let' ;
IN : 'in' ;
EQ : '=' ;
SEMI : ';' ;
OCURLY : '{' ;
CCURLY : '}' ;
NAME : [a-z]+ ;
COMMENT : '--' ~[\n]* -> channel(HIDDEN) ;
"]);
    assert_eq!(
        judge.names("module m where\na = b\nc = d\n"),
        "MODULE NAME WHERE VOCURLY NAME EQ NAME SEMI NAME EQ NAME SEMI VCCURLY"
    );
    for good in [
        "module m where\na = do\n  b\n  c\nd = e\n",
        "module m where\na = let b = c in d\n",
        "module m where\na = b\n  where\n    b = c\n    d = e\nf = g\n",
        "module m where { a = b; c = d }",
        "module m where\na = do { b; c }\n",
        "module m where\na = do\n  b\n    c\n  d\n",
    ] {
        assert!(judge.accepts(good), "{good:?}: {}", judge.names(good));
    }
    for bad in ["module m where\na =\nb\n", "module m where\na = do\nb\n"] {
        assert!(!judge.accepts(bad), "{bad:?}: {}", judge.names(bad));
    }
}

#[test]
fn scala_has_both() {
    let mut judge = Judge::new(&[r"
grammar Scala;
options { superClass = Scala3LexerBase; }
tokens { INDENT, DEDENT }
file : body EOF ;
body : NEWLINE* (statement ((NEWLINE | SEMI)+ statement)*)? (NEWLINE | SEMI)* ;
statement : Id+ | IF Id THEN block (ELSE block)? | {migration30()}? USCORE ;
block : INDENT body DEDENT | LBRACE body RBRACE | statement ;
IF : 'if' ;
THEN : 'then' ;
ELSE : 'else' ;
LBRACE : '{' ;
RBRACE : '}' ;
SEMI : ';' ;
USCORE : '_' ;
Id : [a-z]+ ;
NEWLINE : '\n' ;
WS : [ \t]+ -> channel(HIDDEN) ;
"]);
    assert_eq!(
        judge.names("if a then\n  b\n  c\nelse\n  d\ne"),
        "IF Id THEN INDENT Id NEWLINE Id DEDENT ELSE INDENT Id DEDENT NEWLINE Id"
    );
    for good in [
        "if a then { b\n c }\nd",
        // A deeper line continues the statement.
        "a\n  b\nc",
        "if a then b\nc",
    ] {
        assert!(judge.accepts(good), "{good:?}: {}", judge.names(good));
    }
    for bad in ["if a then", "a {\n b }", "_"] {
        assert!(!judge.accepts(bad), "{bad:?}: {}", judge.names(bad));
    }
}
