// DOT, the language of Graphviz.
//
// Written from "The DOT Language" in the Graphviz documentation and from what
// the programs accept beyond it: several graphs in a file, lists of nodes as
// ends of edges, quoted strings joined with `+`.

grammar dot;

options { caseInsensitive = true; }

// ---------------------------------------------------------------------------
// Graphs

file
    : graph* EOF
    ;

graph
    : 'strict'? ('graph' | 'digraph') id? block ';'?
    ;

block
    : '{' statement* '}'
    ;

statement
    : chain ';'?
    | assignment ';'?
    | defaults ';'?
    | ';'
    ;

// Attributes of the graph around.
assignment
    : id '=' id
    ;

// Attributes of everything that follows.
defaults
    : ('graph' | 'node' | 'edge') (id '=')? attributes*
    ;

// ---------------------------------------------------------------------------
// Nodes, edges, subgraphs. A node alone is a chain of one.

chain
    : ends (('->' | '--') ends)* attributes*
    ;

ends
    : end (',' end)*
    ;

end
    : node
    | subgraph
    ;

node
    : id port?
    ;

port
    : ':' id (':' id)?
    ;

// Without a block: one that was defined before, as old versions have it.
subgraph
    : 'subgraph' (id block? | block)
    | block
    ;

// ---------------------------------------------------------------------------
// Attributes

attributes
    : '[' attribute* ']'
    ;

attribute
    : '@'? id ('=' id)? (',' | ';')?
    ;

id
    : NAME
    | NUMERAL
    | HTML
    | string
    ;

string
    : STRING ('+' STRING)*
    ;

// ---------------------------------------------------------------------------
// Tokens

BYTE_ORDER_MARK
    : '\uFEFF' -> skip
    ;

NAME
    : Letter (Letter | [0-9])*
    ;

fragment Letter
    : [a-z_\u0080-\uFEFE\uFF00-\u{10FFFF}]
    ;

NUMERAL
    : '-'? ('.' [0-9]+ | [0-9]+ ('.' [0-9]*)?)
    ;

STRING
    : '"' (~["\\] | '\\' .)* '"'
    ;

// Text in which angle brackets are in pairs.
HTML
    : '<' (~[<>] | HTML)* '>'
    ;

BLOCK_COMMENT
    : '/*' .*? '*/' -> channel(HIDDEN)
    ;

LINE_COMMENT
    : '//' ~[\r\n]* -> channel(HIDDEN)
    ;

// The output of a preprocessor.
DIRECTIVE
    : '#' ~[\r\n]* -> channel(HIDDEN)
    ;

WHITESPACE
    : [ \t\r\n\u000B\f]+ -> skip
    ;
