// HTML as it is found in files: the living standard of the WHATWG, with what its
// parser mends.
//
// Where elements begin and end is only followed as far as tags come in pairs. An
// element without an end-tag, be it void or not, is a tag among what it contains:
// deleting a run of neighbours takes it all. A hook (`html.rs`) says which tags have a
// partner.

parser grammar HTMLParser;

options { tokenVocab = HTMLLexer; }

file
    : item* EOF
    ;

item
    : element
    | rawElement
    | single
    | WORD
    | REFERENCE
    | COMMENT
    | DOCTYPE
    | CDATA
    | INSTRUCTION
    ;

element
    : TAG attribute* CLOSE item* TAG_END attribute* CLOSE
    ;

// A tag without a partner.
single
    : (SINGLE | SINGLE_END) attribute* CLOSE
    ;

// Its end-tag may be missing at the end of the file.
rawElement
    : SCRIPT attribute* CLOSE SCRIPT_BODY? WORD* (SCRIPT_END attribute* CLOSE)?
    | STYLE attribute* CLOSE STYLE_BODY? WORD* (STYLE_END attribute* CLOSE)?
    | TEXTAREA attribute* CLOSE word* (TEXTAREA_END attribute* CLOSE)?
    | TITLE attribute* CLOSE word* (TITLE_END attribute* CLOSE)?
    ;

attribute
    : (NAME | SLASH) value?
    ;

value
    : UNQUOTED
    | NO_VALUE
    | VALUE
    ;

word
    : WORD
    | REFERENCE
    ;
