// YAML 1.2, block and flow styles.
//
// Written from "YAML Ain't Markup Language, version 1.2.2".
//
// The tokens are made by a hook (`yaml.rs`), as where a scalar ends depends on how deep
// it stands: INDENT and DEDENT are around a collection that stands deeper than what it
// belongs to, NEWLINE is where a line ends behind a value or where one is missing. The
// lexer's rules below only say what tokens look like.

grammar yaml;

tokens { INDENT, DEDENT, BLOCK_LINE }

// ---------------------------------------------------------------------------
// Documents

stream
    : content? marked* EOF
    ;

marked
    : marker content?
    ;

marker
    : START NEWLINE?
    | END NEWLINE
    | DIRECTIVE NEWLINE
    ;

content
    : property* (inline NEWLINE | literal)
    | property+ NEWLINE outermost?
    | outermost
    ;

outermost
    : body
    | INDENT body DEDENT
    ;

// ---------------------------------------------------------------------------
// Block collections

body
    : mapping
    | sequence
    ;

mapping
    : pair+
    ;

pair
    : key ':' value
    | '?' present (':' value)?
    ;

key
    : flowNode
    ;

sequence
    : entry+
    ;

entry
    : '-' value
    ;

value
    : present
    | NEWLINE
    ;

// A sequence may stand no deeper than the key that it belongs to, a scalar on a line of
// its own.
present
    : property* (inline NEWLINE | literal | INDENT nested DEDENT | NEWLINE sequence)
    | property+ NEWLINE
    ;

nested
    : body
    | inline NEWLINE
    ;

// Text behind `|` or `>`, line by line.
literal
    : HEADER (INDENT line+ DEDENT | NEWLINE)
    ;

line
    : BLOCK_LINE NEWLINE
    ;

// ---------------------------------------------------------------------------
// Flow style

inline
    : PLAIN
    | QUOTED
    | ALIAS
    | flowSequence
    | flowMapping
    ;

flowSequence
    : '[' (flowItem (',' flowItem)* ','?)? ']'
    ;

flowMapping
    : '{' (flowItem (',' flowItem)* ','?)? '}'
    ;

flowItem
    : flowNode (':' flowNode?)?
    | '?' flowNode? (':' flowNode?)?
    ;

flowNode
    : property* inline
    | property+
    ;

property
    : PROPERTY
    ;

// ---------------------------------------------------------------------------
// Tokens

START : '---' ;
END : '...' ;

DIRECTIVE
    : '%' ~[\r\n]*
    ;

HEADER
    : [|>] [0-9+\-]*
    ;

ALIAS
    : '*' [A-Za-z0-9]+
    ;

// An anchor or a tag.
PROPERTY
    : [&!] ~[ \t\r\n,[\]{}]*
    ;

QUOTED
    : '"' (~["\\] | '\\' .)* '"'
    | '\'' (~['] | '\'\'')* '\''
    ;

PLAIN
    : [A-Za-z0-9_]+
    ;

NEWLINE
    : '\r'? '\n'
    ;

COMMENT
    : '#' ~[\r\n]* -> channel(HIDDEN)
    ;

SPACE
    : [ \t]+ -> skip
    ;

// What fits nowhere.
UNKNOWN
    : .
    ;
