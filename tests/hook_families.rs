//! Families of hooks, each with a small grammar that shows its point: what tokens
//! a text becomes, and whether the parser takes them.

use grammar_compiler::analyze::Metadata;
use grammar_compiler::compile::{Settings, compile, read};
use grammar_compiler::diagnostics::{Diagnostics, Sources};
use grammar_compiler::front::Hints;
use grammar_compiler::lower::HookLibrary;
use secateur_runtime::format::{Format, TableFormat};
use secateur_runtime::language::Language;
use secateur_runtime::lex::{Token, tokenize, tokenize_recovering};
use secateur_runtime::parse::Parser;

const HOOKS: HookLibrary = grammar_compiler::hook_library!(secateur_runtime::hooks);

/// A language to ask about texts.
struct Judge {
    format: TableFormat,
    parser: Parser,
}

impl Judge {
    /// Of a combined grammar, or of a lexer and a parser grammar; nothing in it may
    /// be left unanswered.
    fn new(grammars: &[&str]) -> Self {
        let mut sources = Sources::new();
        let mut files = Vec::new();
        for grammar in grammars {
            files.push(sources.add("test.g4", *grammar));
        }
        let hints = Hints {
            hooks: Some(HOOKS),
            ..Hints::default()
        };
        let settings = Settings {
            metadata: Metadata {
                name: "test".to_owned(),
                ..Metadata::default()
            },
        };
        let mut diagnostics = Diagnostics::new();
        let compiled = read(&mut sources, files, &hints, &mut diagnostics)
            .and_then(|grammar| compile(grammar, &settings, &mut diagnostics));
        let shown = diagnostics.render(&sources);
        assert!(!shown.contains("hook"), "{shown}");
        let compiled = compiled.unwrap_or_else(|| panic!("{shown}"));
        let language = Language::from_json(&compiled.tables.to_json()).expect("good tables");
        let format = TableFormat::new(language);
        Self {
            parser: Parser::new(format.language()),
            format,
        }
    }

    fn tokens(&self, text: &str) -> Vec<Token> {
        let tokens = tokenize(self.format.language(), text.as_bytes());
        tokens.unwrap_or_else(|error| panic!("{text:?}: {error}"))
    }

    /// The names of a text's tokens. Tokens are in order and within the text, and
    /// damaged texts do no harm.
    fn names(&self, text: &str) -> String {
        let language = self.format.language();
        let tokens = self.tokens(text);
        let mut last = 0;
        for token in &tokens {
            assert!(last <= token.start && token.start <= token.end, "{text:?}");
            last = token.end;
        }
        assert!(last as usize <= text.len());
        for cut in 0..text.len() {
            let (before, after) = text.as_bytes().split_at(cut);
            let without = [before, &after[1..]].concat();
            for damaged in [before, after, &without] {
                let _ = tokenize_recovering(language, damaged);
            }
        }
        let names = tokens.iter().map(|token| language.kind_name(token.kind));
        names.collect::<Vec<_>>().join(" ")
    }

    fn accepts(&mut self, text: &str) -> bool {
        let tokens = self.tokens(text);
        self.format.parse(&mut self.parser, &tokens).is_ok()
    }
}

/// Statements are names and calls; a block follows a colon.
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
            // The mixture of tabs and spaces is an error for the third.
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
    // Neither the one level nor the other.
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
    // A doubled brace is text; its other half is hidden.
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
        // A deeper line goes on with the statement.
        "a\n  b\nc",
        "if a then b\nc",
    ] {
        assert!(judge.accepts(good), "{good:?}: {}", judge.names(good));
    }
    for bad in ["if a then", "a {\n b }", "_"] {
        assert!(!judge.accepts(bad), "{bad:?}: {}", judge.names(bad));
    }
}

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
    // The end of the code ends a statement.
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

/// Statements of names with a few operators; `async` and `get` may be keywords.
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

/// Calls take what follows; lists and arrays hold words.
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
    // What was closed too often has to be opened again.
    assert!(judge.names("] [ a").ends_with("NAME"));
}
