// Path data of SVG 2: subpaths of commands, each with any number of its arguments.

parser grammar SvgPathParser;

options { tokenVocab = SvgPathLexer; }

file
    : subpath* EOF
    ;

subpath
    : MOVE pair+ command*
    ;

command
    : LINE pair+
    | HORIZONTAL NUMBER+
    | CURVE (pair pair pair)+
    | SMOOTH (pair pair)+
    | ARC arc+
    | CLOSE
    ;

pair
    : NUMBER NUMBER
    ;

// Radii, the rotation, two flags and the end.
arc
    : NUMBER NUMBER NUMBER FLAG FLAG NUMBER NUMBER
    ;
