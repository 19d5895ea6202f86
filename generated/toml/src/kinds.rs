// @generated from grammars/toml.g4 by `cargo xtask gen` (blake3 afd1635096022b21)

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
    L_BRACKET "'['" shortest "[" is Open;
    R_BRACKET "']'" shortest "]" is Close;
    EQ "'='" shortest "=";
    DOT "'.'" shortest ".";
    COMMA "','" shortest ",";
    L_BRACE "'{'" shortest "{" is Open;
    R_BRACE "'}'" shortest "}" is Close;
    /// `WORD : [\-0-9A-Z_a-z]+`
    WORD "WORD" shortest "a";
    /// `NUMBER : [+\-]? [0-9_]+ ('.' [0-9_]+)? ([Ee] [+\-]? [0-9_]+)? | '+' [0-9A-Z_a-z]+`
    NUMBER "NUMBER" shortest "+a";
    /// `TIME : (Date [ Tt])? [0-9] [0-9] ':' [0-9] [0-9] (':' [0-9] [0-9] ('.' [0-9]+)?)? ([Zz] | [+\-]
    ///     [0-9] [0-9] ':' [0-9] [0-9])?`
    TIME "TIME" shortest "00:00";
    /// `STRING : '"' (~[\n\r"\\] | '\\' ~[\n\r])* '"' | '\'' ~[\n\r']* '\''`
    STRING "STRING" shortest "\"\"";
    /// `LONG_STRING : '"""' (~["\\] | '\\' . | '"' ~["\\] | '"' '\\' . | '""' ~["\\] | '""' '\\' .)* '"""'
    ///     '"'? '"'? | '\'\'\'' (~['] | '\'' ~['] | '\'\'' ~['])* '\'\'\'' '\''? '\''?`
    LONG_STRING "LONG_STRING" shortest "\"\"\"\"\"\"";
    /// `NEWLINE : '\r'? '\n'`
    NEWLINE "NEWLINE" shortest "\n" is Newline;
    /// `COMMENT : '#' ~[\n\r]* -> channel(HIDDEN)`
    COMMENT "COMMENT" shortest "#";
    /// `SPACE : [\t \u{FEFF}]+ -> skip`
    SPACE "SPACE";
  }
  rules {
    /// `document : item* EOF`
    DOCUMENT "document" = Sequence [ITEMS EOF], subsumes [ITEMS];
    /// `item*`
    ITEMS "items" = Star [ITEM], subsumes parts, fits [DOCUMENT], of "item";
    /// `item : keyValue | table`
    ITEM "item" = Alternation [KEY_VALUE TABLE], subsumes parts, fits [ITEMS], shortest "a = a \n";
    /// `keyValue : pair NEWLINE`
    KEY_VALUE "keyValue" = Sequence [PAIR NEWLINE], fits [ITEM KEY_VALUES], shortest "a = a \n";
    /// `pair : key '=' value`
    PAIR "pair" = Sequence [KEY EQ VALUE], fits [INLINE_TABLE_PAIR], shortest "a = a";
    /// `key : part ('.' part)*`
    KEY "key" = Sequence [PART KEY_NEXT_PARTS], subsumes [PART], fits [HEADER_AFTER_L_BRACKET], shortest "a";
    /// `part : WORD | NUMBER | STRING`
    PART "part" = Set [WORD NUMBER STRING], subsumes parts, fits [KEY], shortest "a";
    /// `('.' part)*`
    KEY_NEXT_PARTS "key_next_parts" = Star [KEY_NEXT_PART], subsumes parts, of "key";
    /// `'.' part`
    KEY_NEXT_PART "key_next_part" = Sequence [DOT PART], fits [KEY_NEXT_PARTS], shortest ". a", of "key";
    /// `value : WORD | NUMBER | TIME | STRING | LONG_STRING | array | inlineTable`
    VALUE "value" = Alternation [WORD NUMBER TIME STRING LONG_STRING ARRAY INLINE_TABLE], subsumes parts,
        fits [ARRAY_VALUE], shortest "a";
    /// `array : '[' (value (',' value)* ','?)? ']'`
    ARRAY "array" = Sequence [L_BRACKET ARRAY_OPTIONAL_VALUE R_BRACKET], fits [VALUE], shortest "[ ]";
    /// `(value (',' value)* ','?)?`
    ARRAY_OPTIONAL_VALUE "array_optional_value" = Optional [ARRAY_VALUE], subsumes parts, of "array";
    /// `value (',' value)* ','?`
    ARRAY_VALUE "array_value" = Sequence [VALUE ARRAY_NEXT_VALUES OPTIONAL_COMMA], subsumes [VALUE],
        fits [ARRAY_OPTIONAL_VALUE], shortest "a", of "array";
    /// `(',' value)*`
    ARRAY_NEXT_VALUES "array_next_values" = Star [ARRAY_NEXT_VALUE], subsumes parts, of "array";
    /// `',' value`
    ARRAY_NEXT_VALUE "array_next_value" = Sequence [COMMA VALUE], fits [ARRAY_NEXT_VALUES], shortest ", a",
        of "array";
    /// `','?`
    OPTIONAL_COMMA "optional_comma" = Optional [COMMA], subsumes parts, of "array" "inlineTable";
    /// `inlineTable : '{' (pair (',' pair)* ','?)? '}'`
    INLINE_TABLE "inlineTable" = Sequence [L_BRACE INLINE_TABLE_OPTIONAL_PAIR R_BRACE], fits [VALUE],
        shortest "{ }";
    /// `(pair (',' pair)* ','?)?`
    INLINE_TABLE_OPTIONAL_PAIR "inlineTable_optional_pair" = Optional [INLINE_TABLE_PAIR], subsumes parts,
        of "inlineTable";
    /// `pair (',' pair)* ','?`
    INLINE_TABLE_PAIR "inlineTable_pair" = Sequence [PAIR INLINE_TABLE_NEXT_PAIRS OPTIONAL_COMMA],
        subsumes [PAIR], fits [INLINE_TABLE_OPTIONAL_PAIR], shortest "a = a", of "inlineTable";
    /// `(',' pair)*`
    INLINE_TABLE_NEXT_PAIRS "inlineTable_next_pairs" = Star [INLINE_TABLE_NEXT_PAIR], subsumes parts,
        of "inlineTable";
    /// `',' pair`
    INLINE_TABLE_NEXT_PAIR "inlineTable_next_pair" = Sequence [COMMA PAIR], fits [INLINE_TABLE_NEXT_PAIRS],
        shortest ", a = a", of "inlineTable";
    /// `table : header NEWLINE keyValue*`
    TABLE "table" = Sequence [HEADER NEWLINE KEY_VALUES], fits [ITEM], shortest "[ a ] \n";
    /// `header : '[' key ']' | '[' '[' key ']' ']'`
    /// In normal form `'[' (key | '[' key ']') ']'`
    HEADER "header" = Sequence [L_BRACKET HEADER_AFTER_L_BRACKET R_BRACKET], shortest "[ a ]";
    /// `key | '[' key ']'`
    HEADER_AFTER_L_BRACKET "header_after_l_bracket" = Alternation [KEY HEADER_L_BRACKET_KEY_R_BRACKET],
        subsumes parts, shortest "a", as Rest, of "header";
    /// `'[' key ']'`
    HEADER_L_BRACKET_KEY_R_BRACKET "header_l_bracket_key_r_bracket" = Sequence [L_BRACKET KEY R_BRACKET],
        fits [HEADER_AFTER_L_BRACKET], shortest "[ a ]", as Alternative, of "header";
    /// `keyValue*`
    KEY_VALUES "keyValues" = Star [KEY_VALUE], subsumes parts, of "keyValue";
  }
}
