// @generated from grammars/css.g4 by `cargo xtask gen` (blake3 22cced646c896496)

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
    SEMICOLON "';'" shortest ";";
    COLON "':'" shortest ":";
    L_BRACE "'{'" shortest "{" is Open;
    R_BRACE "'}'" shortest "}" is Close;
    STAR "'*'" shortest "*";
    COMMA "','" shortest ",";
    R_PAREN "')'" shortest ")" is Close;
    L_PAREN "'('" shortest "(" is Open;
    L_BRACKET "'['" shortest "[" is Open;
    R_BRACKET "']'" shortest "]" is Close;
    /// `COMMENT : '/*' .*? '*/' -> channel(HIDDEN)`
    COMMENT "COMMENT" shortest "/**/";
    /// `LINE_COMMENT : '//' ~[\n\r]* -> channel(HIDDEN)`
    LINE_COMMENT "LINE_COMMENT" shortest "//";
    /// `SPACE : [\t-\n\u{C}-\r \u{FEFF}]+ -> skip`
    SPACE "SPACE";
    CDO "CDO" shortest "<!--";
    CDC "CDC" shortest "-->";
    /// `CUSTOM_NAME : '--' NamePart*`
    CUSTOM_NAME "CUSTOM_NAME" shortest "--";
    /// `IDENTIFIER : '-'? NameStart NamePart*`
    IDENTIFIER "IDENTIFIER" shortest "a";
    /// `FUNCTION : '-'? NameStart NamePart* '(' | '--' NamePart* '('`
    FUNCTION "FUNCTION" shortest "a(";
    /// `URL : [Uu] [Rr] [Ll] [(] Blank* (~[\t-\n\u{C}-\r "'-)\\] | Escape)* Blank* ')'`
    URL "URL" shortest "url()";
    /// `AT_KEYWORD : '@' '-'? '-'? NameStart NamePart*`
    AT_KEYWORD "AT_KEYWORD" shortest "@a";
    /// `VARIABLE : '$' NamePart+`
    VARIABLE "VARIABLE" shortest "$a";
    /// `INTERPOLATION : [#@] '{' (~[{}] | '{' ~[{}]* '}')* '}' NamePart*`
    INTERPOLATION "INTERPOLATION" shortest "#{}";
    /// `CLASS : '.' '-'? '-'? NameStart NamePart*`
    CLASS "CLASS" shortest ".a";
    /// `HASH : '#' NamePart+`
    HASH "HASH" shortest "#a";
    /// `NUMBER : Number`
    NUMBER "NUMBER" shortest "0";
    /// `PERCENTAGE : Number '%'`
    PERCENTAGE "PERCENTAGE" shortest "0%";
    /// `DIMENSION : Number ('-'? NameStart | '--') NamePart*`
    DIMENSION "DIMENSION" shortest "0a";
    /// `STRING : '"' (~[\n\u{C}-\r"\\] | '\\' ('\r\n' | .))* '"' | '\'' (~[\n\u{C}-\r'\\] | '\\' ('\r\n' |
    ///     .))* '\''`
    STRING "STRING" shortest "\"\"";
    /// `IMPORTANT : '!' Blank* [Ii] [Mm] [Pp] [Oo] [Rr] [Tt] [Aa] [Nn] [Tt]`
    IMPORTANT "IMPORTANT" shortest "!important";
    /// `MATCH : [$*^|~] '='`
    MATCH "MATCH" shortest "$=";
    /// `DELIMITER : ~[\t-\n\u{C}-\r (-*,:-;[\]{}\u{FEFF}]`
    DELIMITER "DELIMITER" shortest "!";
  }
  rules {
    /// `stylesheet : item* unfinished? EOF`
    STYLESHEET "stylesheet" = Sequence [ITEMS OPTIONAL_UNFINISHED EOF], subsumes [ITEMS OPTIONAL_UNFINISHED];
    /// `item*`
    ITEMS "items" = Star [ITEM], subsumes parts, fits [STYLESHEET], of "item";
    /// `item : atRule | qualifiedRule | variable | call | CDO | CDC | ';'`
    ITEM "item" = Alternation [AT_RULE QUALIFIED_RULE VARIABLE_RULE CALL CDO CDC SEMICOLON], subsumes parts,
        fits [ITEMS BLOCK_ITEM], shortest ";";
    /// `atRule : AT_KEYWORD prelude? (block | ';')`
    /// In normal form `AT_KEYWORD value? (block | ';')`
    AT_RULE "atRule" = Sequence [AT_KEYWORD OPTIONAL_VALUE AT_RULE_BLOCK_OR_SEMICOLON], fits [ITEM],
        shortest "@a ;";
    /// `value?`
    OPTIONAL_VALUE "optional_value" = Optional [VALUE], subsumes parts, of "prelude" "atRule" "declaration"
        and 3 others;
    /// `value : values (',' values?)* | (',' values?)+`
    /// In normal form `values (',' valuePart*)* | (',' valuePart*)+`
    VALUE "value" = Alternation [VALUE_VALUES VALUE_SOME_NEXT_VALUE_PARTSES], subsumes parts,
        fits [OPTIONAL_VALUE], shortest ",";
    /// `values (',' valuePart*)*`
    VALUE_VALUES "value_values" = Sequence [VALUES VALUE_NEXT_VALUE_PARTSES], subsumes [VALUES], fits [VALUE],
        shortest ":", as Alternative, of "value";
    /// `values : valuePart+`
    VALUES "values" = Plus [VALUE_PART], subsumes parts [VALUE_VALUE_PARTS], fits [VALUE_VALUES
        VALUE_VALUE_PARTS], shortest ":";
    /// `valuePart : component | AT_KEYWORD | ':'`
    VALUE_PART "valuePart" = Alternation [COMPONENT AT_KEYWORD COLON], subsumes parts, fits [VALUES
        VALUE_VALUE_PARTS], shortest ":";
    /// `component : IDENTIFIER | CUSTOM_NAME | INTERPOLATION | VARIABLE | CLASS | HASH | NUMBER | PERCENTAGE
    ///     | DIMENSION | STRING | URL | IMPORTANT | MATCH | '*' | DELIMITER | function | parentheses |
    ///     brackets`
    COMPONENT "component" = Alternation [IDENTIFIER CUSTOM_NAME INTERPOLATION VARIABLE CLASS HASH NUMBER
        PERCENTAGE DIMENSION STRING URL IMPORTANT MATCH STAR DELIMITER FUNCTION_RULE PARENTHESES BRACKETS],
        subsumes parts, fits [VALUE_PART BRACKETED CUSTOM_VALUE CALLS SELECTOR_PART], shortest "a";
    /// `function : FUNCTION bracketed* ')'`
    FUNCTION_RULE "function" = Sequence [FUNCTION BRACKETEDS R_PAREN], fits [COMPONENT
        PSEUDO_IDENTIFIER_OR_OTHER], shortest "a( )";
    /// `bracketed*`
    BRACKETEDS "bracketeds" = Star [BRACKETED], subsumes parts, of "bracketed";
    /// `bracketed : component | AT_KEYWORD | ':' | ',' | ';' | braces`
    BRACKETED "bracketed" = Alternation [COMPONENT AT_KEYWORD COLON COMMA SEMICOLON BRACES], subsumes parts,
        fits [BRACKETEDS], shortest "a";
    /// `braces : '{' bracketed* '}'`
    BRACES "braces" = Sequence [L_BRACE BRACKETEDS R_BRACE], fits [BRACKETED CUSTOM_VALUE], shortest "{ }";
    /// `parentheses : '(' bracketed* ')'`
    PARENTHESES "parentheses" = Sequence [L_PAREN BRACKETEDS R_PAREN], fits [COMPONENT], shortest "( )";
    /// `brackets : '[' bracketed* ']'`
    BRACKETS "brackets" = Sequence [L_BRACKET BRACKETEDS R_BRACKET], fits [COMPONENT], shortest "[ ]";
    /// `(',' valuePart*)*`
    VALUE_NEXT_VALUE_PARTSES "value_next_valuePartses" = Star [VALUE_NEXT_VALUE_PARTS], subsumes parts
        [VALUE_SOME_NEXT_VALUE_PARTSES], fits [VALUE_SOME_NEXT_VALUE_PARTSES], of "value";
    /// `',' valuePart*`
    VALUE_NEXT_VALUE_PARTS "value_next_valueParts" = Sequence [COMMA VALUE_VALUE_PARTS], subsumes [COMMA],
        fits [VALUE_NEXT_VALUE_PARTSES VALUE_SOME_NEXT_VALUE_PARTSES], shortest ",", of "value";
    /// `valuePart*`
    VALUE_VALUE_PARTS "value_valueParts" = Star [VALUE_PART], subsumes parts [VALUES], fits [VALUES],
        as Optional, of "values" "value";
    /// `(',' valuePart*)+`
    VALUE_SOME_NEXT_VALUE_PARTSES "value_some_next_valuePartses" = Plus [VALUE_NEXT_VALUE_PARTS],
        subsumes parts [VALUE_NEXT_VALUE_PARTSES], fits [VALUE VALUE_NEXT_VALUE_PARTSES], shortest ",",
        of "value";
    /// `block | ';'`
    AT_RULE_BLOCK_OR_SEMICOLON "atRule_block_or_semicolon" = Alternation [BLOCK SEMICOLON], subsumes parts,
        shortest ";", of "atRule";
    /// `block : '{' blockItem* last? '}'`
    BLOCK "block" = Sequence [L_BRACE BLOCK_ITEMS OPTIONAL_LAST R_BRACE], fits [AT_RULE_BLOCK_OR_SEMICOLON
        QUALIFIED_RULE], shortest "{ }";
    /// `blockItem*`
    BLOCK_ITEMS "blockItems" = Star [BLOCK_ITEM], subsumes parts, of "blockItem";
    /// `blockItem : declaration ';' | customProperty ';' | item`
    BLOCK_ITEM "blockItem" = Alternation [BLOCK_ITEM_DECLARATION_SEMICOLON
        BLOCK_ITEM_CUSTOM_PROPERTY_SEMICOLON ITEM], subsumes parts, fits [BLOCK_ITEMS], shortest ";";
    /// `declaration ';'`
    BLOCK_ITEM_DECLARATION_SEMICOLON "blockItem_declaration_semicolon" = Sequence [DECLARATION SEMICOLON],
        fits [BLOCK_ITEM], shortest "! : ;", as Alternative, of "blockItem";
    /// `declaration : (('*' | DELIMITER)? propertyName | DELIMITER) ':' value?`
    DECLARATION "declaration" = Sequence [DECLARATION_PROPERTY_NAME_OR_DELIMITER COLON OPTIONAL_VALUE],
        fits [LAST], shortest "! :";
    /// `('*' | DELIMITER)? propertyName | DELIMITER`
    DECLARATION_PROPERTY_NAME_OR_DELIMITER "declaration_propertyName_or_DELIMITER" = Alternation
        [DECLARATION_PROPERTY_NAME DELIMITER], subsumes parts, shortest "!", of "declaration";
    /// `('*' | DELIMITER)? propertyName`
    DECLARATION_PROPERTY_NAME "declaration_propertyName" = Sequence [DECLARATION_OPTIONAL_STAR_OR_DELIMITER
        PROPERTY_NAME], subsumes [PROPERTY_NAME], fits [DECLARATION_PROPERTY_NAME_OR_DELIMITER], shortest "a",
        as Alternative, of "declaration";
    /// `('*' | DELIMITER)?`
    DECLARATION_OPTIONAL_STAR_OR_DELIMITER "declaration_optional_star_or_DELIMITER" = Optional
        [DECLARATION_STAR_OR_DELIMITER], subsumes parts, of "declaration";
    /// `'*' | DELIMITER`
    DECLARATION_STAR_OR_DELIMITER "declaration_star_or_DELIMITER" = Set [STAR DELIMITER], subsumes parts,
        fits [DECLARATION_OPTIONAL_STAR_OR_DELIMITER], shortest "*", of "declaration";
    /// `propertyName : CUSTOM_NAME? (IDENTIFIER | INTERPOLATION)+`
    PROPERTY_NAME "propertyName" = Sequence [PROPERTY_NAME_OPTIONAL_CUSTOM_NAME
        PROPERTY_NAME_IDENTIFIER_OR_INTERPOLATIONS], subsumes [PROPERTY_NAME_IDENTIFIER_OR_INTERPOLATIONS],
        fits [DECLARATION_PROPERTY_NAME], shortest "a";
    /// `CUSTOM_NAME?`
    PROPERTY_NAME_OPTIONAL_CUSTOM_NAME "propertyName_optional_CUSTOM_NAME" = Optional [CUSTOM_NAME],
        subsumes parts, of "propertyName";
    /// `(IDENTIFIER | INTERPOLATION)+`
    PROPERTY_NAME_IDENTIFIER_OR_INTERPOLATIONS "propertyName_IDENTIFIER_or_INTERPOLATIONs" = Plus
        [PROPERTY_NAME_IDENTIFIER_OR_INTERPOLATION], subsumes parts, fits [PROPERTY_NAME], shortest "a",
        of "propertyName";
    /// `IDENTIFIER | INTERPOLATION`
    PROPERTY_NAME_IDENTIFIER_OR_INTERPOLATION "propertyName_IDENTIFIER_or_INTERPOLATION" = Set [IDENTIFIER
        INTERPOLATION], subsumes parts, fits [PROPERTY_NAME_IDENTIFIER_OR_INTERPOLATIONS], shortest "a",
        of "propertyName";
    /// `customProperty ';'`
    BLOCK_ITEM_CUSTOM_PROPERTY_SEMICOLON "blockItem_customProperty_semicolon" = Sequence [CUSTOM_PROPERTY
        SEMICOLON], fits [BLOCK_ITEM], shortest "-- : ;", as Alternative, of "blockItem";
    /// `customProperty : CUSTOM_NAME ':' customValue*`
    CUSTOM_PROPERTY "customProperty" = Sequence [CUSTOM_NAME COLON CUSTOM_VALUES], fits [LAST],
        shortest "-- :";
    /// `customValue*`
    CUSTOM_VALUES "customValues" = Star [CUSTOM_VALUE], subsumes parts, of "customValue";
    /// `customValue : component | AT_KEYWORD | ':' | ',' | braces`
    CUSTOM_VALUE "customValue" = Alternation [COMPONENT AT_KEYWORD COLON COMMA BRACES], subsumes parts,
        fits [CUSTOM_VALUES], shortest "a";
    /// `last?`
    OPTIONAL_LAST "optional_last" = Optional [LAST], subsumes parts, of "last";
    /// `last : declaration | customProperty | unfinished | VARIABLE ':' value? | calls`
    LAST "last" = Alternation [DECLARATION CUSTOM_PROPERTY UNFINISHED LAST_VARIABLE CALLS], subsumes parts,
        fits [OPTIONAL_LAST], shortest "a";
    /// `unfinished : AT_KEYWORD prelude?`
    /// In normal form `AT_KEYWORD value?`
    UNFINISHED "unfinished" = Sequence [AT_KEYWORD OPTIONAL_VALUE], subsumes [AT_KEYWORD], fits [LAST
        OPTIONAL_UNFINISHED], shortest "@a";
    /// `VARIABLE ':' value?`
    LAST_VARIABLE "last_VARIABLE" = Sequence [VARIABLE COLON OPTIONAL_VALUE], fits [LAST], shortest "$a :",
        as Alternative, of "last";
    /// `calls : component+`
    CALLS "calls" = Plus [COMPONENT], subsumes parts, fits [LAST], shortest "a";
    /// `qualifiedRule : selectors? block`
    QUALIFIED_RULE "qualifiedRule" = Sequence [OPTIONAL_SELECTORS BLOCK], subsumes [BLOCK], fits [ITEM],
        shortest "{ }";
    /// `selectors?`
    OPTIONAL_SELECTORS "optional_selectors" = Optional [SELECTORS], subsumes parts, of "selectors";
    /// `selectors : selector (',' selector?)*`
    SELECTORS "selectors" = Sequence [SELECTOR SELECTORS_NEXT_OPTIONAL_SELECTORS], subsumes [SELECTOR],
        fits [OPTIONAL_SELECTORS], shortest "a";
    /// `selector : selectorPart+ ':'?`
    SELECTOR "selector" = Sequence [SELECTOR_PARTS OPTIONAL_COLON], subsumes [SELECTOR_PARTS], fits [SELECTORS
        OPTIONAL_SELECTOR], shortest "a";
    /// `selectorPart+`
    SELECTOR_PARTS "selectorParts" = Plus [SELECTOR_PART], subsumes parts, fits [SELECTOR], shortest "a",
        of "selectorPart";
    /// `selectorPart : pseudo | component`
    SELECTOR_PART "selectorPart" = Alternation [PSEUDO COMPONENT], subsumes parts, fits [SELECTOR_PARTS],
        shortest "a";
    /// `pseudo : ':' ':'? (IDENTIFIER | INTERPOLATION | function)`
    PSEUDO "pseudo" = Sequence [COLON OPTIONAL_COLON PSEUDO_IDENTIFIER_OR_OTHER], fits [SELECTOR_PART],
        shortest ": a";
    /// `':'?`
    OPTIONAL_COLON "optional_colon" = Optional [COLON], subsumes parts, of "selector" "pseudo";
    /// `IDENTIFIER | INTERPOLATION | function`
    PSEUDO_IDENTIFIER_OR_OTHER "pseudo_IDENTIFIER_or_other" = Alternation [IDENTIFIER INTERPOLATION
        FUNCTION_RULE], subsumes parts, shortest "a", of "pseudo";
    /// `(',' selector?)*`
    SELECTORS_NEXT_OPTIONAL_SELECTORS "selectors_next_optional_selectors" = Star
        [SELECTORS_NEXT_OPTIONAL_SELECTOR], subsumes parts, of "selectors";
    /// `',' selector?`
    SELECTORS_NEXT_OPTIONAL_SELECTOR "selectors_next_optional_selector" = Sequence [COMMA OPTIONAL_SELECTOR],
        subsumes [COMMA], fits [SELECTORS_NEXT_OPTIONAL_SELECTORS], shortest ",", of "selectors";
    /// `selector?`
    OPTIONAL_SELECTOR "optional_selector" = Optional [SELECTOR], subsumes parts, of "selector";
    /// `variable : VARIABLE ':' value? ';'`
    VARIABLE_RULE "variable" = Sequence [VARIABLE COLON OPTIONAL_VALUE SEMICOLON], fits [ITEM],
        shortest "$a : ;";
    /// `call : calls ';'`
    CALL "call" = Sequence [CALLS SEMICOLON], fits [ITEM], shortest "a ;";
    /// `unfinished?`
    OPTIONAL_UNFINISHED "optional_unfinished" = Optional [UNFINISHED], subsumes parts, fits [STYLESHEET],
        of "unfinished";
  }
}
