// Tokens of HTML as the living standard's tokenizer makes them, errors included.
//
// Text is words and single characters, so that any part of it can go. A script, a style and
// the value of an attribute are tokens, in which the settings know other languages. White space
// is passed over.
//
// A hook (`html.rs`) changes the types of tags that have no partner: TAG becomes
// SINGLE, TAG_END becomes SINGLE_END. And `/>` ends a script and the like, so that no
// text of it follows.

lexer grammar HTMLLexer;

options { caseInsensitive = true; }

tokens { SINGLE_END }

COMMENT
    : '<!--' ('-'? '>' | .*? ('-->' | '--!>'))
    ;

CDATA
    : '<![CDATA[' .*? ']]>'
    ;

// The beginning or end of a conditional section is one, too.
DOCTYPE
    : '<!' ~'>'* '>'
    ;

INSTRUCTION
    : '<?' ~'>'* '>'
    | '<?php' .*? '?>'
    ;

// ---------------------------------------------------------------------------
// Tags. The longest name wins, then the first rule.

SINGLE
    : '<' ('area' | 'base' | 'basefont' | 'bgsound' | 'br' | 'col' | 'embed' | 'frame' | 'hr'
      | 'image' | 'img' | 'input' | 'keygen' | 'link' | 'meta' | 'param' | 'source' | 'track'
      | 'wbr') -> pushMode(ATTRIBUTES)
    ;

SCRIPT
    : '<script' -> pushMode(SCRIPT_TEXT), pushMode(ATTRIBUTES)
    ;

STYLE
    : '<style' -> pushMode(STYLE_TEXT), pushMode(ATTRIBUTES)
    ;

TEXTAREA
    : '<textarea' -> pushMode(TEXTAREA_TEXT), pushMode(ATTRIBUTES)
    ;

TITLE
    : '<title' -> pushMode(TITLE_TEXT), pushMode(ATTRIBUTES)
    ;

TAG
    : '<' [a-z] ~[ \t\r\n\f/>]* -> pushMode(ATTRIBUTES)
    ;

TAG_END
    : '</' [a-z] ~[ \t\r\n\f/>]* -> pushMode(ATTRIBUTES)
    ;

// ---------------------------------------------------------------------------
// Text

REFERENCE
    : Reference
    ;

WORD
    : WordPart+
    | ~[ \t\r\n\f]
    ;

SPACE
    : Space+ -> skip
    ;

fragment Reference
    : '&' ([a-z] [a-z0-9]* | '#' [0-9]+ | '#x' [0-9a-f]+) ';'?
    ;

fragment WordPart
    : [a-z0-9_\-]
    | ~[\u0000-\u007F]
    ;

fragment Space
    : [ \t\r\n\f]
    ;

// ---------------------------------------------------------------------------
// Attributes

mode ATTRIBUTES;

CLOSE
    : '/'? '>' -> popMode
    ;

NAME
    : ~[ \t\r\n\f/>=] ~[ \t\r\n\f/>=]*
    ;

SLASH
    : '/'
    ;

UNQUOTED
    : Space* '=' Space* ~[ \t\r\n\f"'>] ~[ \t\r\n\f>]*
    ;

NO_VALUE
    : Space* '='
    ;

VALUE
    : Space* '=' Space* ('"' ~'"'* '"' | '\'' ~'\''* '\'')
    ;

ATTRIBUTES_SPACE
    : Space+ -> skip
    ;

// ---------------------------------------------------------------------------
// Text without tags: only one thing ends it.

mode SCRIPT_TEXT;

SCRIPT_END
    : '</script' -> mode(ATTRIBUTES)
    ;

SCRIPT_BODY
    : ~[ \t\r\n\f<] ScriptPart*
    | ScriptTag ScriptPart*
    ;

// What begins like the end, at the end of the file.
SCRIPT_WORD
    : '<' -> type(WORD)
    ;

fragment ScriptPart
    : ~'<'
    | ScriptTag
    ;

// A beginning of the end-tag that something else follows.
fragment ScriptTag
    : ScriptStart* ('<' ~[</]
      | '</' ~[<s]
      | '</s' ~[<c]
      | '</sc' ~[<r]
      | '</scr' ~[<i]
      | '</scri' ~[<p]
      | '</scrip' ~[<t])
    ;

fragment ScriptStart
    : '<'
    | '</'
    | '</s'
    | '</sc'
    | '</scr'
    | '</scri'
    | '</scrip'
    ;

SCRIPT_SPACE
    : Space+ -> skip
    ;

mode STYLE_TEXT;

STYLE_END
    : '</style' -> mode(ATTRIBUTES)
    ;

STYLE_BODY
    : ~[ \t\r\n\f<] StylePart*
    | StyleTag StylePart*
    ;

// What begins like the end, at the end of the file.
STYLE_WORD
    : '<' -> type(WORD)
    ;

fragment StylePart
    : ~'<'
    | StyleTag
    ;

// A beginning of the end-tag that something else follows.
fragment StyleTag
    : StyleStart* ('<' ~[</]
      | '</' ~[<s]
      | '</s' ~[<t]
      | '</st' ~[<y]
      | '</sty' ~[<l]
      | '</styl' ~[<e])
    ;

fragment StyleStart
    : '<'
    | '</'
    | '</s'
    | '</st'
    | '</sty'
    | '</styl'
    ;

STYLE_SPACE
    : Space+ -> skip
    ;

mode TEXTAREA_TEXT;

TEXTAREA_END
    : '</textarea' -> mode(ATTRIBUTES)
    ;

TEXTAREA_REFERENCE
    : Reference -> type(REFERENCE)
    ;

TEXTAREA_WORD
    : (WordPart+ | ~[ \t\r\n\f]) -> type(WORD)
    ;

TEXTAREA_SPACE
    : Space+ -> skip
    ;

mode TITLE_TEXT;

TITLE_END
    : '</title' -> mode(ATTRIBUTES)
    ;

TITLE_REFERENCE
    : Reference -> type(REFERENCE)
    ;

TITLE_WORD
    : (WordPart+ | ~[ \t\r\n\f]) -> type(WORD)
    ;

TITLE_SPACE
    : Space+ -> skip
    ;
