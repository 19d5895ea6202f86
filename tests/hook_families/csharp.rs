//! C#.

use super::Judge;

const CSHARP_LEXER: &str = r#"
lexer grammar CSharpLexer;
options { superClass = CSharpLexerBase; }
channels { COMMENTS_CHANNEL, DIRECTIVE }
VAR : 'var' ;
IF : 'if' ;
ELSE : 'else' ;
TRUE : 'true' ;
WS : [ \n]+ -> channel(HIDDEN) ;
SHARP : '#' -> mode(DIRECTIVE_MODE), skip ;
NAME : [a-z]+ ;
START : '$"' {this.OnInterpolatedRegularStringStart();} -> pushMode(STRING) ;
VERBATIM : '$@"' {this.OnInterpolatedVerbatiumStringStart();} -> pushMode(STRING) ;
OPEN_BRACE : '{' {this.OnOpenBrace();} ;
CLOSE_BRACE : '}' {this.OnCloseBrace();} ;
COLON : ':' {this.OnColon();} ;
OPEN_PARENS : '(' ;
CLOSE_PARENS : ')' ;
EQ : '=' ;
GT : '>' ;
COMMA : ',' ;
SEMI : ';' ;
BANG : '!' ;
OP_OR : '||' ;
OP_AND : '&&' ;
SKIPPED_SECTION : '\u0000' -> channel(HIDDEN) ;
mode STRING;
BRACES : '{{' ;
OPEN : '{' {this.OpenBraceInside();} -> skip, pushMode(DEFAULT_MODE) ;
ESCAPE : {this.IsRegularCharInside()}? '\\' . ;
QUOTES : {this.IsVerbatiumDoubleQuoteInside()}? '""' ;
END : '"' {this.OnDoubleQuoteInside();} -> popMode ;
TEXT : ~[{\\"]+ ;
mode INTERPOLATION_FORMAT;
CLOSE : '}' {this.OnCloseBraceInside();} -> skip, popMode ;
FORMAT : ~'}'+ ;
mode DIRECTIVE_MODE;
D_WS : ' '+ -> channel(HIDDEN) ;
DEFINE : 'define' -> channel(DIRECTIVE) ;
D_IF : 'if' -> channel(DIRECTIVE), type(IF) ;
ELIF : 'elif' -> channel(DIRECTIVE) ;
D_ELSE : 'else' -> channel(DIRECTIVE), type(ELSE) ;
ENDIF : 'endif' -> channel(DIRECTIVE) ;
D_BANG : '!' -> channel(DIRECTIVE), type(BANG) ;
D_OR : '||' -> channel(DIRECTIVE), type(OP_OR) ;
D_OPEN : '(' -> channel(DIRECTIVE), type(OPEN_PARENS) ;
D_CLOSE : ')' -> channel(DIRECTIVE), type(CLOSE_PARENS) ;
CONDITIONAL_SYMBOL : [A-Z]+ -> channel(DIRECTIVE) ;
DIRECTIVE_NEW_LINE : '\n' -> channel(DIRECTIVE), mode(DEFAULT_MODE) ;
"#;

const CSHARP_PARSER: &str = r"
parser grammar CSharpParser;
options { tokenVocab = CSharpLexer; superClass = CSharpParserBase; }
file : statement* EOF ;
statement : expression SEMI
          | (VAR | NAME) declarator (COMMA declarator {this.IsLocalVariableDeclaration()}?)* SEMI ;
declarator : NAME EQ expression ;
expression : NAME (shift NAME)? | string | OPEN_BRACE expression CLOSE_BRACE ;
shift : GT GT {this.IsRightShift()}? ;
string : (START | VERBATIM) (TEXT | ESCAPE | QUOTES | BRACES | expression FORMAT?)* END ;
";

#[test]
fn csharp_strings_hold_expressions() {
    let mut judge = Judge::new(&[CSHARP_LEXER, CSHARP_PARSER]);
    assert_eq!(judge.names(r#"$"a{b}c";"#), "START TEXT NAME TEXT END SEMI");
    assert_eq!(
        judge.names(r#"$"{ {a} :f}";"#),
        "START OPEN_BRACE NAME CLOSE_BRACE COLON FORMAT END SEMI"
    );
    assert_eq!(judge.names(r#"$"\"";"#), "START ESCAPE END SEMI");
    assert_eq!(judge.names(r#"$@"""";"#), "VERBATIM QUOTES END SEMI");
    assert!(judge.accepts(r#"$"{$"{a}"}";"#));
}

#[test]
fn csharp_parser_looks_at_neighbours() {
    let mut judge = Judge::new(&[CSHARP_LEXER, CSHARP_PARSER]);
    assert!(judge.accepts("a >> b;"));
    assert!(!judge.accepts("a > > b;"));
    assert!(judge.accepts("int a = b, c = d;"));
    assert!(judge.accepts("var a = b; int c = {d}, e = f;"));
    assert!(!judge.accepts("var a = b, c = d;"));
}

#[test]
fn csharp_sections_may_be_left_out() {
    let judge = Judge::new(&[CSHARP_LEXER, CSHARP_PARSER]);
    let words = |text: &str| {
        let tokens = judge.tokens(text);
        let words = tokens.iter().map(|token| token.of(text.as_bytes()));
        String::from_utf8(words.collect::<Vec<_>>().join(&b' ')).expect("text")
    };
    assert_eq!(words("#if A\n\" what '\n#else\na;\n#endif\nb"), "a ; b");
    assert_eq!(words("#define A\n#if A\na\n#else\nb\n#endif\nc"), "a c");
    assert_eq!(words("#if !(A || B)\na\n#elif A\nb\n#endif"), "a");
    assert_eq!(words("#if A\n#if B\n#else\nx\n#endif\n#endif\nc"), "c");
    assert_eq!(words("#if A\nx"), "");
    judge.names("#define A\n#if !(A\na\n #elif B || A\nb\n#else\nc\n#endif\nd");
}
