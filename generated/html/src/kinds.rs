// @generated from grammars/html.toml by `cargo xtask gen` (blake3 74dbe05ac89f181c)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! The kinds of nodes, a row each: token types, then the rules of Perses Normal Form.
//!
//! A row begins with the constant of the kind, its name, its form and its parts, in order;
//! `Set but [T]` is any token type but `T`. The comment is the rule of the grammar (a set in the
//! grammar's order or sorted), with the normal form where that differs; or the piece of a rule.
//! - `subsumes`: the kinds of which a node may stand alone where this kind is expected: its
//!   `parts`, and others in brackets. `fits` is the reverse. Both are direct edges: the closure,
//!   by which nodes are replaced, is computed with the tables (`secateur_tables::Tables::fits`).
//!   A node is never empty, so `X*` and `X+` subsume each other.
//! - `shortest`: a text of the fewest tokens, with spaces between. A rule without it may be empty;
//!   a token type without it is skipped or hidden, or the comment says why.
//! - `of`: the rule that a quantifier repeats, or the rules that have the piece, first the one for
//!   which it was made. `as`: which piece it is, if no quantifier and no group (`secateur_tables::Part`).
//!
//! Where names collide, constants end in `_SIGN` or `_KEYWORD` (literals), `_RULE` or `_PART` (pieces).

secateur_tables::node_kinds! {
  tokens {
    EOF "EOF";
    /// `COMMENT : '<!--' ('-'? '>' | .*? ('-->' | '--!>'))`
    COMMENT "COMMENT" shortest "<!-->";
    /// `CDATA : [<] [!] [[] [Cc] [Dd] [Aa] [Tt] [Aa] [[] .*? ']]>'`
    CDATA "CDATA" shortest "<![cdata[]]>";
    /// `DOCTYPE : '<!' ~[>]* '>'`
    DOCTYPE "DOCTYPE" shortest "<!>";
    /// `INSTRUCTION : '<?' ~[>]* '>' | [<] [?] [Pp] [Hh] [Pp] .*? '?>'`
    INSTRUCTION "INSTRUCTION" shortest "<?>";
    /// `SINGLE : '<' ([Aa] [Rr] [Ee] [Aa] | [Bb] [Aa] [Ss] [Ee] | [Bb] [Aa] [Ss] [Ee] [Ff] [Oo] [Nn] [Tt] |
    ///     [Bb] [Gg] [Ss] [Oo] [Uu] [Nn] [Dd] | [Bb] [Rr] | [Cc] [Oo] [Ll] | [Ee] [Mm] [Bb] [Ee] [Dd] |
    ///     [Ff] [Rr] [Aa] [Mm] [Ee] | [Hh] [Rr] | [Ii] [Mm] [Aa] [Gg] [Ee] | [Ii] [Mm] [Gg] | [Ii] [Nn]
    ///     [Pp] [Uu] [Tt] | [Kk] [Ee] [Yy] [Gg] [Ee] [Nn] | [Ll] [Ii] [Nn] [Kk] | [Mm] [Ee] [Tt] [Aa] |
    ///     [Pp] [Aa] [Rr] [Aa] [Mm] | [Ss] [Oo] [Uu] [Rr] [Cc] [Ee] | [Tt] [Rr] [Aa] [Cc] [Kk] | [Ww] [Bb]
    ///     [Rr]) -> pushMode(ATTRIBUTES)`
    SINGLE "SINGLE" shortest "<br";
    /// `SCRIPT : [<] [Ss] [Cc] [Rr] [Ii] [Pp] [Tt] -> pushMode(SCRIPT_TEXT), pushMode(ATTRIBUTES)`
    SCRIPT "SCRIPT" shortest "<script";
    /// `STYLE : [<] [Ss] [Tt] [Yy] [Ll] [Ee] -> pushMode(STYLE_TEXT), pushMode(ATTRIBUTES)`
    STYLE "STYLE" shortest "<style";
    /// `TEXTAREA : [<] [Tt] [Ee] [Xx] [Tt] [Aa] [Rr] [Ee] [Aa] ->
    ///     pushMode(TEXTAREA_TEXT), pushMode(ATTRIBUTES)`
    TEXTAREA "TEXTAREA" shortest "<textarea";
    /// `TITLE : [<] [Tt] [Ii] [Tt] [Ll] [Ee] -> pushMode(TITLE_TEXT), pushMode(ATTRIBUTES)`
    TITLE "TITLE" shortest "<title";
    /// `TAG : '<' [A-Za-z] ~[\t-\n\u{C}-\r />]* -> pushMode(ATTRIBUTES)`
    TAG "TAG" shortest "<a";
    /// `TAG_END : '</' [A-Za-z] ~[\t-\n\u{C}-\r />]* -> pushMode(ATTRIBUTES)`
    TAG_END "TAG_END" shortest "</a";
    /// `REFERENCE : Reference`
    REFERENCE "REFERENCE" shortest "&a";
    /// `WORD : WordPart+ | ~[\t-\n\u{C}-\r ]`
    WORD "WORD" shortest "a";
    /// `SPACE : Space+ -> skip`
    SPACE "SPACE";
    /// `CLOSE : '/'? '>' -> popMode`
    CLOSE "CLOSE" shortest ">";
    /// `NAME : ~[\t-\n\u{C}-\r /=->] ~[\t-\n\u{C}-\r /=->]*`
    NAME "NAME" shortest "a";
    SLASH "SLASH" shortest "/";
    /// `UNQUOTED : Space* '=' Space* ~[\t-\n\u{C}-\r "'>] ~[\t-\n\u{C}-\r >]*`
    UNQUOTED "UNQUOTED" shortest "=a";
    /// `NO_VALUE : Space* '='`
    NO_VALUE "NO_VALUE" shortest "=";
    /// `VALUE : Space* '=' Space* ('"' ~["]* '"' | '\'' ~[']* '\'')`
    VALUE "VALUE" shortest "=\"\"";
    /// `ATTRIBUTES_SPACE : Space+ -> skip`
    ATTRIBUTES_SPACE "ATTRIBUTES_SPACE";
    /// `SCRIPT_END : [<] [/] [Ss] [Cc] [Rr] [Ii] [Pp] [Tt] -> mode(ATTRIBUTES)`
    SCRIPT_END "SCRIPT_END" shortest "</script";
    /// `SCRIPT_BODY : ~[\t-\n\u{C}-\r <] ScriptPart* | ScriptTag ScriptPart*`
    SCRIPT_BODY "SCRIPT_BODY" shortest "a";
    /// `SCRIPT_WORD : '<' -> type(WORD)`
    SCRIPT_WORD "SCRIPT_WORD";
    /// `SCRIPT_SPACE : Space+ -> skip`
    SCRIPT_SPACE "SCRIPT_SPACE";
    /// `STYLE_END : [<] [/] [Ss] [Tt] [Yy] [Ll] [Ee] -> mode(ATTRIBUTES)`
    STYLE_END "STYLE_END" shortest "</style";
    /// `STYLE_BODY : ~[\t-\n\u{C}-\r <] StylePart* | StyleTag StylePart*`
    STYLE_BODY "STYLE_BODY" shortest "a";
    /// `STYLE_WORD : '<' -> type(WORD)`
    STYLE_WORD "STYLE_WORD";
    /// `STYLE_SPACE : Space+ -> skip`
    STYLE_SPACE "STYLE_SPACE";
    /// `TEXTAREA_END : [<] [/] [Tt] [Ee] [Xx] [Tt] [Aa] [Rr] [Ee] [Aa] -> mode(ATTRIBUTES)`
    TEXTAREA_END "TEXTAREA_END" shortest "</textarea";
    /// `TEXTAREA_REFERENCE : Reference -> type(REFERENCE)`
    TEXTAREA_REFERENCE "TEXTAREA_REFERENCE";
    /// `TEXTAREA_WORD : (WordPart+ | ~[\t-\n\u{C}-\r ]) -> type(WORD)`
    TEXTAREA_WORD "TEXTAREA_WORD";
    /// `TEXTAREA_SPACE : Space+ -> skip`
    TEXTAREA_SPACE "TEXTAREA_SPACE";
    /// `TITLE_END : [<] [/] [Tt] [Ii] [Tt] [Ll] [Ee] -> mode(ATTRIBUTES)`
    TITLE_END "TITLE_END" shortest "</title";
    /// `TITLE_REFERENCE : Reference -> type(REFERENCE)`
    TITLE_REFERENCE "TITLE_REFERENCE";
    /// `TITLE_WORD : (WordPart+ | ~[\t-\n\u{C}-\r ]) -> type(WORD)`
    TITLE_WORD "TITLE_WORD";
    /// `TITLE_SPACE : Space+ -> skip`
    TITLE_SPACE "TITLE_SPACE";
    /// No shortest text: a hook makes it.
    SINGLE_END "SINGLE_END";
  }
  rules {
    /// `file : item* EOF`
    FILE "file" = Sequence [ITEMS EOF], subsumes [ITEMS];
    /// `item*`
    ITEMS "items" = Star [ITEM], subsumes parts, fits [FILE], of "item";
    /// `item : element | rawElement | single | WORD | REFERENCE | COMMENT | DOCTYPE | CDATA | INSTRUCTION`
    ITEM "item" = Alternation [ELEMENT RAW_ELEMENT SINGLE_RULE WORD REFERENCE COMMENT DOCTYPE CDATA
        INSTRUCTION], subsumes parts, fits [ITEMS], shortest "a";
    /// `element : TAG attribute* CLOSE item* TAG_END attribute* CLOSE`
    ELEMENT "element" = Sequence [TAG ATTRIBUTES CLOSE ITEMS TAG_END ATTRIBUTES CLOSE], fits [ITEM],
        shortest "<a > </a >";
    /// `attribute*`
    ATTRIBUTES "attributes" = Star [ATTRIBUTE], subsumes parts, of "attribute";
    /// `attribute : (NAME | SLASH) value?`
    ATTRIBUTE "attribute" = Sequence [ATTRIBUTE_NAME_OR_SLASH OPTIONAL_VALUE],
        subsumes [ATTRIBUTE_NAME_OR_SLASH], fits [ATTRIBUTES], shortest "a";
    /// `NAME | SLASH`
    ATTRIBUTE_NAME_OR_SLASH "attribute_NAME_or_SLASH" = Set [NAME SLASH], subsumes parts, fits [ATTRIBUTE],
        shortest "a", of "attribute";
    /// `value?`
    OPTIONAL_VALUE "optional_value" = Optional [VALUE_RULE], subsumes parts, of "value";
    /// `value : UNQUOTED | NO_VALUE | VALUE`
    VALUE_RULE "value" = Set [UNQUOTED NO_VALUE VALUE], subsumes parts, fits [OPTIONAL_VALUE], shortest "=";
    /// `rawElement : SCRIPT attribute* CLOSE SCRIPT_BODY? WORD* (SCRIPT_END attribute* CLOSE)? | STYLE
    ///     attribute* CLOSE STYLE_BODY? WORD* (STYLE_END attribute* CLOSE)? | TEXTAREA attribute* CLOSE
    ///     word* (TEXTAREA_END attribute* CLOSE)? | TITLE attribute* CLOSE word* (TITLE_END attribute*
    ///     CLOSE)?`
    RAW_ELEMENT "rawElement" = Alternation [RAW_ELEMENT_SCRIPT_CLOSE RAW_ELEMENT_STYLE_CLOSE
        RAW_ELEMENT_TEXTAREA_CLOSE RAW_ELEMENT_TITLE_CLOSE], subsumes parts, fits [ITEM], shortest "<style >";
    /// `SCRIPT attribute* CLOSE SCRIPT_BODY? WORD* (SCRIPT_END attribute* CLOSE)?`
    RAW_ELEMENT_SCRIPT_CLOSE "rawElement_SCRIPT_CLOSE" = Sequence [SCRIPT ATTRIBUTES CLOSE
        RAW_ELEMENT_OPTIONAL_SCRIPT_BODY RAW_ELEMENT_WORDS RAW_ELEMENT_OPTIONAL_SCRIPT_END_CLOSE],
        fits [RAW_ELEMENT], shortest "<script >", as Alternative, of "rawElement";
    /// `SCRIPT_BODY?`
    RAW_ELEMENT_OPTIONAL_SCRIPT_BODY "rawElement_optional_SCRIPT_BODY" = Optional [SCRIPT_BODY],
        subsumes parts, of "rawElement";
    /// `WORD*`
    RAW_ELEMENT_WORDS "rawElement_WORDs" = Star [WORD], subsumes parts, of "rawElement";
    /// `(SCRIPT_END attribute* CLOSE)?`
    RAW_ELEMENT_OPTIONAL_SCRIPT_END_CLOSE "rawElement_optional_SCRIPT_END_CLOSE" = Optional
        [RAW_ELEMENT_SCRIPT_END_CLOSE], subsumes parts, of "rawElement";
    /// `SCRIPT_END attribute* CLOSE`
    RAW_ELEMENT_SCRIPT_END_CLOSE "rawElement_SCRIPT_END_CLOSE" = Sequence [SCRIPT_END ATTRIBUTES CLOSE],
        fits [RAW_ELEMENT_OPTIONAL_SCRIPT_END_CLOSE], shortest "</script >", of "rawElement";
    /// `STYLE attribute* CLOSE STYLE_BODY? WORD* (STYLE_END attribute* CLOSE)?`
    RAW_ELEMENT_STYLE_CLOSE "rawElement_STYLE_CLOSE" = Sequence [STYLE ATTRIBUTES CLOSE
        RAW_ELEMENT_OPTIONAL_STYLE_BODY RAW_ELEMENT_WORDS RAW_ELEMENT_OPTIONAL_STYLE_END_CLOSE],
        fits [RAW_ELEMENT], shortest "<style >", as Alternative, of "rawElement";
    /// `STYLE_BODY?`
    RAW_ELEMENT_OPTIONAL_STYLE_BODY "rawElement_optional_STYLE_BODY" = Optional [STYLE_BODY], subsumes parts,
        of "rawElement";
    /// `(STYLE_END attribute* CLOSE)?`
    RAW_ELEMENT_OPTIONAL_STYLE_END_CLOSE "rawElement_optional_STYLE_END_CLOSE" = Optional
        [RAW_ELEMENT_STYLE_END_CLOSE], subsumes parts, of "rawElement";
    /// `STYLE_END attribute* CLOSE`
    RAW_ELEMENT_STYLE_END_CLOSE "rawElement_STYLE_END_CLOSE" = Sequence [STYLE_END ATTRIBUTES CLOSE],
        fits [RAW_ELEMENT_OPTIONAL_STYLE_END_CLOSE], shortest "</style >", of "rawElement";
    /// `TEXTAREA attribute* CLOSE word* (TEXTAREA_END attribute* CLOSE)?`
    RAW_ELEMENT_TEXTAREA_CLOSE "rawElement_TEXTAREA_CLOSE" = Sequence [TEXTAREA ATTRIBUTES CLOSE WORDS
        RAW_ELEMENT_OPTIONAL_TEXTAREA_END_CLOSE], fits [RAW_ELEMENT], shortest "<textarea >", as Alternative,
        of "rawElement";
    /// `word*`
    WORDS "words" = Star [WORD_RULE], subsumes parts, of "word";
    /// `word : WORD | REFERENCE`
    WORD_RULE "word" = Set [REFERENCE WORD], subsumes parts, fits [WORDS], shortest "a";
    /// `(TEXTAREA_END attribute* CLOSE)?`
    RAW_ELEMENT_OPTIONAL_TEXTAREA_END_CLOSE "rawElement_optional_TEXTAREA_END_CLOSE" = Optional
        [RAW_ELEMENT_TEXTAREA_END_CLOSE], subsumes parts, of "rawElement";
    /// `TEXTAREA_END attribute* CLOSE`
    RAW_ELEMENT_TEXTAREA_END_CLOSE "rawElement_TEXTAREA_END_CLOSE" = Sequence [TEXTAREA_END ATTRIBUTES CLOSE],
        fits [RAW_ELEMENT_OPTIONAL_TEXTAREA_END_CLOSE], shortest "</textarea >", of "rawElement";
    /// `TITLE attribute* CLOSE word* (TITLE_END attribute* CLOSE)?`
    RAW_ELEMENT_TITLE_CLOSE "rawElement_TITLE_CLOSE" = Sequence [TITLE ATTRIBUTES CLOSE WORDS
        RAW_ELEMENT_OPTIONAL_TITLE_END_CLOSE], fits [RAW_ELEMENT], shortest "<title >", as Alternative,
        of "rawElement";
    /// `(TITLE_END attribute* CLOSE)?`
    RAW_ELEMENT_OPTIONAL_TITLE_END_CLOSE "rawElement_optional_TITLE_END_CLOSE" = Optional
        [RAW_ELEMENT_TITLE_END_CLOSE], subsumes parts, of "rawElement";
    /// `TITLE_END attribute* CLOSE`
    RAW_ELEMENT_TITLE_END_CLOSE "rawElement_TITLE_END_CLOSE" = Sequence [TITLE_END ATTRIBUTES CLOSE],
        fits [RAW_ELEMENT_OPTIONAL_TITLE_END_CLOSE], shortest "</title >", of "rawElement";
    /// `single : (SINGLE | SINGLE_END) attribute* CLOSE`
    SINGLE_RULE "single" = Sequence [SINGLE_SINGLE_OR_SINGLE_END ATTRIBUTES CLOSE], fits [ITEM],
        shortest "<br >";
    /// `SINGLE | SINGLE_END`
    SINGLE_SINGLE_OR_SINGLE_END "single_SINGLE_or_SINGLE_END" = Set [SINGLE SINGLE_END], subsumes parts,
        shortest "<br", of "single";
  }
}
