//! Ambiguous tokens of scripts: semicolons, slashes, angle brackets.

use super::Judge;

/// Statements of names with few operators; `async` and `get` may be keywords.
const SCRIPT: &str = r"
grammar Script;
options { superClass = ScriptBase; }
file : statement* EOF ;
statement
    : {this.expressionStatement()}? operand (('/' | '+' | '<') operand)* end
    | '{' statement* '}'
    | 'if' '(' operand ')' statement
    | ({this.keyword()}? 'async')? 'function' WORD '(' ')' '{' statement* '}'
    | 'class' '{' member* '}'
    ;
end : ';' | {this.ends()}? ;
member : ({this.modifier()}? 'get')? name '(' ')' '{' '}' | name lineEnd ;
name : WORD | {!this.modifier()}? 'get' ;
lineEnd : ';' | {this.lineEnds()}? ;
operand
    : ('+' | '++')* primary ('(' operand? ')' | '[' operand ']' | {this.sameLine()}? '++')*
    | '(' ')' '=>' {this.arrowBody()}? '{' statement* '}'
    ;
primary
    : WORD
    | {!this.keyword()}? 'async'
    | REGULAR_EXPRESSION
    | JSX_OPEN
    | '[' operand ']'
    | {!this.arrowBody()}? '{' '}'
    ;
IF : 'if' ; CLASS : 'class' ; FUNCTION : 'function' ; ASYNC : 'async' ; GET : 'get' ;
REGULAR_EXPRESSION : '/' ~[*/\n] {this.regexAllowed()}? ~[/\n]* '/' [a-z]* ;
JSX_OPEN : '<' {this.jsxAllowed()}? [a-z]+ '/>' ;
WORD : [a-z]+ ;
COMMENT : '/*' ~'*'* '*/' -> channel(HIDDEN) ;
WS : [ \t\n]+ -> skip ;
";

#[test]
fn slashes_and_angles_depend_on_what_stands_before() {
    let judge = Judge::new(&[SCRIPT]);
    let regexes = |text: &str| judge.names(text).matches("REGULAR_EXPRESSION").count();
    for text in [
        "/a/g",
        "(/a/)",
        "if (a) /b/",
        "{ } /a/",
        "a + /b/",
        "a; /b/",
        "() => { } /a/",
        "function a() { } /b/",
    ] {
        assert_eq!(regexes(text), 1, "{text}");
    }
    for text in [
        "a /b/ c",
        "f(a) /b/ c",
        "a[b] /c/ d",
        "a + { } /b/ c",
        "a++ /b/ c",
    ] {
        assert_eq!(regexes(text), 0, "{text}");
    }
    assert!(judge.names("a + <b/>").contains("JSX_OPEN"));
    assert!(!judge.names("a <b").contains("JSX_OPEN"));
}

#[test]
fn semicolons_may_be_missing_where_no_operator_follows() {
    let mut judge = Judge::new(&[SCRIPT]);
    for text in [
        "a\nb",
        "a\n++b",
        "a++\nb",
        "a\n+ b",
        "a\n(b)",
        "a /* \n */ b",
        "{ a }",
        "a",
        "() => { }\n[a]",
        "async\nfunction a() { }",
        "async function a() { }",
        "class { get\n }",
        "class { get a() { } get() { } }",
        "class { a\nb() { } }",
    ] {
        assert!(judge.accepts(text), "{text:?}");
    }
    for text in ["a b", "a /* */ b", "() => { } [a]", "class { a b }", "a\n)"] {
        assert!(!judge.accepts(text), "{text:?}");
    }
}

const LISTS: &str = r"
grammar UCBLogo;
parse : call* EOF ;
call : {procedureNameAhead()}? NAME part* ;
part : call | NUMBER | list_ | array_ ;
list_ : '[' (~('[' | ']') | list_)* ']' ;
array_ : '{' (~('{' | '}') | array_)* '}' ;
WORD : {listDepth > 0}? ~[ \n[\]]+ | {arrayDepth > 0}? ~[ \n{}]+ ;
OPEN_LIST : '[' {listDepth++;} ;
CLOSE_LIST : ']' {listDepth--;} ;
OPEN_ARRAY : '{' {arrayDepth++;} ;
CLOSE_ARRAY : '}' {arrayDepth--;} ;
NUMBER : [0-9]+ ;
NAME : [a-z]+ ;
SPACE : [ \n]+ -> skip ;
";

#[test]
fn words_stand_in_lists_alone() {
    let mut judge = Judge::new(&[LISTS]);
    let text = "repeat 3 [fd :x [a-1] 9] bk {1 [ }";
    assert_eq!(
        judge.names(text),
        "NAME NUMBER OPEN_LIST WORD WORD OPEN_LIST WORD CLOSE_LIST WORD CLOSE_LIST \
         NAME OPEN_ARRAY WORD WORD CLOSE_ARRAY"
    );
    assert!(judge.accepts("repeat 3 [fd 1] fd 2"));
    assert!(!judge.accepts("repeat 3 [fd 1"));
    // A bracket closed too often is to be opened again.
    assert!(judge.names("] [ a").ends_with("NAME"));
}
