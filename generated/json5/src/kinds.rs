// @generated from grammars/json5.g4 by `cargo xtask gen` (blake3 f9e91f1068fd9967)

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
    TRUE "'true'" shortest "true";
    FALSE "'false'" shortest "false";
    NULL "'null'" shortest "null";
    L_BRACE "'{'" shortest "{" is Open;
    COMMA "','" shortest ",";
    R_BRACE "'}'" shortest "}" is Close;
    COLON "':'" shortest ":";
    L_BRACKET "'['" shortest "[" is Open;
    R_BRACKET "']'" shortest "]" is Close;
    /// `STRING : '"' (~[\n\r"\\] | Escape)* '"' | '\'' (~[\n\r'\\] | Escape)* '\''`
    STRING "STRING" shortest "\"\"";
    /// `NOT_FINITE : 'Infinity' | 'NaN'`
    NOT_FINITE "NOT_FINITE" shortest "NaN";
    /// `NUMBER : [+\-]? ('0' [Xx] [0-9A-Fa-f]+ | (Whole ('.' [0-9]*)? | '.' [0-9]+) ([Ee] [+\-]? [0-9]+)?) |
    ///     [+\-] NOT_FINITE`
    NUMBER "NUMBER" shortest "0";
    /// `IDENTIFIER : NameStart (NameStart | [0-9])*`
    IDENTIFIER "IDENTIFIER" shortest "a";
    /// `COMMENT : ('/*' .*? '*/' | '//' ~[\n\r\u{2028}-\u{2029}]*) -> channel(HIDDEN)`
    COMMENT "COMMENT" shortest "//";
    /// `SPACE : [\t-\r \u{A0}\u{1680}\u{2000}-\u{200A} and 5 more]+ -> skip`
    SPACE "SPACE";
  }
  rules {
    /// `json5 : value EOF`
    JSON5 "json5" = Sequence [VALUE EOF], subsumes [VALUE], shortest "0";
    /// `value : object | array | STRING | NUMBER | NOT_FINITE | 'true' | 'false' | 'null'`
    VALUE "value" = Alternation [OBJECT ARRAY STRING NUMBER NOT_FINITE TRUE FALSE NULL], subsumes parts,
        fits [JSON5 ARRAY_VALUE], shortest "0";
    /// `object : '{' (member (',' member)* ','?)? '}'`
    OBJECT "object" = Sequence [L_BRACE OBJECT_OPTIONAL_MEMBER R_BRACE], fits [VALUE], shortest "{ }";
    /// `(member (',' member)* ','?)?`
    OBJECT_OPTIONAL_MEMBER "object_optional_member" = Optional [OBJECT_MEMBER], subsumes parts, of "object";
    /// `member (',' member)* ','?`
    OBJECT_MEMBER "object_member" = Sequence [MEMBER OBJECT_NEXT_MEMBERS OPTIONAL_COMMA], subsumes [MEMBER],
        fits [OBJECT_OPTIONAL_MEMBER], shortest "a : 0", of "object";
    /// `member : name ':' value`
    MEMBER "member" = Sequence [NAME COLON VALUE], fits [OBJECT_MEMBER], shortest "a : 0";
    /// `name : STRING | IDENTIFIER | NOT_FINITE | 'true' | 'false' | 'null'`
    NAME "name" = Set [TRUE FALSE NULL STRING NOT_FINITE IDENTIFIER], subsumes parts, shortest "a";
    /// `(',' member)*`
    OBJECT_NEXT_MEMBERS "object_next_members" = Star [OBJECT_NEXT_MEMBER], subsumes parts, of "object";
    /// `',' member`
    OBJECT_NEXT_MEMBER "object_next_member" = Sequence [COMMA MEMBER], fits [OBJECT_NEXT_MEMBERS],
        shortest ", a : 0", of "object";
    /// `','?`
    OPTIONAL_COMMA "optional_comma" = Optional [COMMA], subsumes parts, of "object" "array";
    /// `array : '[' (value (',' value)* ','?)? ']'`
    ARRAY "array" = Sequence [L_BRACKET ARRAY_OPTIONAL_VALUE R_BRACKET], fits [VALUE], shortest "[ ]";
    /// `(value (',' value)* ','?)?`
    ARRAY_OPTIONAL_VALUE "array_optional_value" = Optional [ARRAY_VALUE], subsumes parts, of "array";
    /// `value (',' value)* ','?`
    ARRAY_VALUE "array_value" = Sequence [VALUE ARRAY_NEXT_VALUES OPTIONAL_COMMA], subsumes [VALUE],
        fits [ARRAY_OPTIONAL_VALUE], shortest "0", of "array";
    /// `(',' value)*`
    ARRAY_NEXT_VALUES "array_next_values" = Star [ARRAY_NEXT_VALUE], subsumes parts, of "array";
    /// `',' value`
    ARRAY_NEXT_VALUE "array_next_value" = Sequence [COMMA VALUE], fits [ARRAY_NEXT_VALUES], shortest ", 0",
        of "array";
  }
}
