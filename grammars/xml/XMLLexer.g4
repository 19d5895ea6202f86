// Tokens of XML 1.0 (fifth edition).
//
// Written from the recommendation of the W3C.
//
// Text, the values of attributes and processing instructions are words and single
// characters, so that any part of them can go. White space between them is passed over.
// A CDATA section and the values of attributes that are code in SVG and XHTML are tokens, in
// which the settings know other languages. That before the name of an attribute belongs to the name:
// without it the tag would not be well-formed.

lexer grammar XMLLexer;

// ---------------------------------------------------------------------------
// Content. Declarations are here for the sake of external subsets, files of
// nothing else.

COMMENT
    : Comment
    ;

CDATA_OPEN
    : '<![CDATA[' -> pushMode(CDATA)
    ;

DOCTYPE
    : '<!DOCTYPE' -> pushMode(DECLARATION)
    ;

ELEMENT
    : '<!ELEMENT' -> pushMode(DECLARATION)
    ;

ATTLIST
    : '<!ATTLIST' -> pushMode(DECLARATION)
    ;

ENTITY
    : '<!ENTITY' -> pushMode(DECLARATION)
    ;

NOTATION
    : '<!NOTATION' -> pushMode(DECLARATION)
    ;

SECTION
    : '<![' Space* (Name | ParameterReference) Space* '['
    ;

// What is ignored may hold anything but the ends of sections; sections nest.
IGNORED
    : Ignored
    ;

SECTION_END
    : ']]>'
    ;

INSTRUCTION
    : '<?' Name -> pushMode(INSTRUCTION_TEXT)
    ;

OPEN
    : '<' -> pushMode(TAG)
    ;

OPEN_END
    : '</' -> pushMode(TAG)
    ;

REFERENCE
    : Reference
    ;

PARAMETER_REFERENCE
    : ParameterReference
    ;

WORD
    : WordPart+
    | ~[<& \t\r\n\uFEFF]
    ;

SPACE
    : (Space | '\uFEFF')+ -> skip
    ;

fragment Ignored
    : '<![' Space* 'IGNORE' Space* '[' (IgnoredSection | .)*? ']]>'
    ;

fragment IgnoredSection
    : '<![' (IgnoredSection | .)*? ']]>'
    ;

fragment Comment
    : '<!--' .*? '-->'
    ;

fragment Reference
    : '&' (Name | '#' [0-9]+ | '#x' [0-9a-fA-F]+) ';'
    ;

fragment ParameterReference
    : '%' Name ';'
    ;

fragment Name
    : NameStart NamePart*
    ;

fragment NameStart
    : [A-Za-z_:]
    | ~[\u0000-\u007F\u00D7\u00F7\u037E\u2000-\u200B\uFEFF]
    ;

fragment NamePart
    : NameStart
    | [0-9.\-]
    ;

fragment WordPart
    : [A-Za-z0-9_.:\-]
    | ~[\u0000-\u007F\uFEFF]
    ;

fragment Space
    : [ \t\r\n]
    ;

// ---------------------------------------------------------------------------
// Tags

mode TAG;

NAME
    : Name
    ;

// The value is code: a style, a path, an event handler.
CODE_NAME
    : Space+ ('style' | 'd' | 'on' [a-z]+) -> pushMode(CODE)
    ;

ATTRIBUTE_NAME
    : Space+ Name
    ;

EQUALS
    : '='
    ;

QUOTE
    : '"' -> pushMode(QUOTED)
    ;

APOSTROPHE
    : '\'' -> pushMode(IN_APOSTROPHES)
    ;

CLOSE
    : '>' -> popMode
    ;

CLOSE_EMPTY
    : '/>' -> popMode
    ;

// A tag within a tag is an error for the parser, which has to be seen where it is:
// `>` or a quote is missing before it.
TAG_OPEN
    : [<] -> type(OPEN)
    ;

TAG_OPEN_END
    : [<] '/' -> type(OPEN_END)
    ;

TAG_SPACE
    : Space+ -> skip
    ;

mode CODE;

VALUE
    : Space* '=' Space* ('"' ~["<]* '"' | '\'' ~['<]* '\'') -> popMode
    ;

// A value with `<` is an error for the parser.
CODE_EQUALS
    : [=] -> type(EQUALS), popMode
    ;

CODE_CLOSE
    : [>] -> type(CLOSE), popMode, popMode
    ;

CODE_CLOSE_EMPTY
    : [/] '>' -> type(CLOSE_EMPTY), popMode, popMode
    ;

CODE_OPEN
    : [<] -> type(OPEN), popMode
    ;

CODE_SPACE
    : Space+ -> skip
    ;

mode QUOTED;

QUOTED_OPEN
    : [<] -> type(OPEN), popMode
    ;

QUOTED_OPEN_END
    : [<] '/' -> type(OPEN_END), popMode
    ;

QUOTE_END
    : ["] -> type(QUOTE), popMode
    ;

QUOTED_REFERENCE
    : Reference -> type(REFERENCE)
    ;

QUOTED_WORD
    : (WordPart+ | ~["<& \t\r\n]) -> type(WORD)
    ;

QUOTED_SPACE
    : Space+ -> skip
    ;

mode IN_APOSTROPHES;

APOSTROPHES_OPEN
    : [<] -> type(OPEN), popMode
    ;

APOSTROPHES_OPEN_END
    : [<] '/' -> type(OPEN_END), popMode
    ;

APOSTROPHE_END
    : ['] -> type(APOSTROPHE), popMode
    ;

APOSTROPHES_REFERENCE
    : Reference -> type(REFERENCE)
    ;

APOSTROPHES_WORD
    : (WordPart+ | ~['<& \t\r\n]) -> type(WORD)
    ;

APOSTROPHES_SPACE
    : Space+ -> skip
    ;

// ---------------------------------------------------------------------------
// CDATA sections and processing instructions

mode CDATA;

CDATA_END
    : ']]' [>] -> type(SECTION_END), popMode
    ;

CDATA_BODY
    : (~[ \t\r\n\]] | CdataBracket) (~']' | CdataBracket)*
    ;

// A bracket before the end.
CDATA_WORD
    : [\]] -> type(WORD)
    ;

// Brackets that do not end the section.
fragment CdataBracket
    : ']' ~']'
    | ']' ']'+ ~[\]>]
    ;

CDATA_SPACE
    : Space+ -> skip
    ;

mode INSTRUCTION_TEXT;

INSTRUCTION_END
    : '?>' -> popMode
    ;

// `version="1.0"` is one.
INSTRUCTION_WORD
    : (WordPart+ (Space* '=' Space* ('"' ~["?]* '"' | '\'' ~['?]* '\''))? | ~[ \t\r\n]) -> type(WORD)
    ;

INSTRUCTION_SPACE
    : Space+ -> skip
    ;

// ---------------------------------------------------------------------------
// Declarations

mode DECLARATION;

SYSTEM
    : 'SYSTEM'
    ;

PUBLIC
    : 'PUBLIC'
    ;

NDATA
    : 'NDATA'
    ;

// `#PCDATA`, `#IMPLIED`
HASH_NAME
    : '#' Name
    ;

DECLARATION_NAME
    : NamePart+ -> type(NAME)
    ;

DECLARATION_REFERENCE
    : ParameterReference -> type(PARAMETER_REFERENCE)
    ;

PERCENT
    : '%'
    ;

STRING
    : '"' ~'"'* '"'
    | '\'' ~'\''* '\''
    ;

LEFT : '(' ;
RIGHT : ')' ;
BAR : '|' ;
COMMA : ',' ;
STAR : '*' ;
PLUS : '+' ;
OPTIONAL : '?' ;

SUBSET_BEGIN
    : '[' -> pushMode(SUBSET)
    ;

DECLARATION_END
    : [>] -> type(CLOSE), popMode
    ;

DECLARATION_SPACE
    : Space+ -> skip
    ;

mode SUBSET;

SUBSET_COMMENT : Comment -> type(COMMENT) ;
SUBSET_ELEMENT : '<!' [E] 'LEMENT' -> type(ELEMENT), pushMode(DECLARATION) ;
SUBSET_ATTLIST : '<!' [A] 'TTLIST' -> type(ATTLIST), pushMode(DECLARATION) ;
SUBSET_ENTITY : '<!' [E] 'NTITY' -> type(ENTITY), pushMode(DECLARATION) ;
SUBSET_NOTATION : '<!' [N] 'OTATION' -> type(NOTATION), pushMode(DECLARATION) ;
SUBSET_INSTRUCTION : '<?' Name -> type(INSTRUCTION), pushMode(INSTRUCTION_TEXT) ;
SUBSET_REFERENCE : ParameterReference -> type(PARAMETER_REFERENCE) ;
SUBSET_END : ']' -> popMode ;
SUBSET_SPACE : Space+ -> skip ;
