// @generated from grammars/regex.g4 by `cargo xtask gen` (blake3 6eb91cdf385773cc)

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
    PIPE "'|'" shortest "|";
    CARET "'^'" shortest "^";
    STAR "'*'" shortest "*";
    PLUS "'+'" shortest "+";
    QUESTION "'?'" shortest "?";
    DOT "'.'" shortest ".";
    MINUS "'-'" shortest "-";
    R_BRACE "'}'" shortest "}" is Close;
    L_BRACE "'{'" shortest "{" is Open;
    R_BRACKET "']'" shortest "]" is Close;
    R_PAREN "')'" shortest ")" is Close;
    L_PAREN "'('" shortest "(" is Open;
    L_BRACKET "'['" shortest "[" is Open;
    /// `ASSERTION : '$' | '\\' [A-BGZbz] | '(?' [\-A-Z^a-z]+ ')' | '(?#' ~[)]* ')'`
    ASSERTION "ASSERTION" shortest "$";
    /// `GROUP : '(?' ([!:=->|] | '<' [!=] | 'P'? '<' Name '>' | '\'' Name '\'' | [\-A-Z^a-z]* ':' |
    ///     Condition)`
    GROUP "GROUP" shortest "(?!";
    /// `NAMED : '(?P=' Name ')' | '\\k<' Name '>'`
    NAMED "NAMED" shortest "\\k<a>";
    /// `REPETITION : '{' [0-9]+ (',' [0-9]*)? '}' | '{,' [0-9]+ '}'`
    REPETITION "REPETITION" shortest "{0}";
    /// `ESCAPE : '\\' ('x' Hex Hex | 'u' Hex Hex Hex Hex | [ux] '{' Hex+ '}' | [Pp] '{' ~[{}]* '}' | 'c'
    ///     [A-Za-z] | ~[\n\r0-9A-BGZbz])`
    ESCAPE "ESCAPE" shortest "\\a";
    /// `DIGITS_ESCAPE : '\\' [0-9]+`
    DIGITS_ESCAPE "DIGITS_ESCAPE" shortest "\\0";
    /// `CLASS : '[:' '^'? [a-z]+ ':]'`
    CLASS "CLASS" shortest "[:a:]";
    /// `CHARACTER : ~[$(-+\--.?[-^{-}]`
    CHARACTER "CHARACTER" shortest "a";
  }
  rules {
    /// `file : alternatives EOF`
    FILE "file" = Sequence [ALTERNATIVES EOF], subsumes [ALTERNATIVES];
    /// `alternatives : alternative ('|' alternative)*`
    ALTERNATIVES "alternatives" = Sequence [ALTERNATIVE ALTERNATIVES_NEXT_ALTERNATIVES], subsumes [ALTERNATIVE
        ALTERNATIVES_NEXT_ALTERNATIVES], fits [FILE];
    /// `alternative : term*`
    ALTERNATIVE "alternative" = Star [TERM], subsumes parts, fits [ALTERNATIVES];
    /// `term : atom quantifier? | '^' | ASSERTION`
    TERM "term" = Alternation [TERM_ATOM CARET ASSERTION], subsumes parts, fits [ALTERNATIVE], shortest "^";
    /// `atom quantifier?`
    TERM_ATOM "term_atom" = Sequence [ATOM OPTIONAL_QUANTIFIER], subsumes [ATOM], fits [TERM], shortest "a",
        as Alternative, of "term";
    /// `atom : CHARACTER | ESCAPE | DIGITS_ESCAPE | '.' | '-' | '}' | '{' | ']' | NAMED | set | GROUP
    ///     alternatives ')' | '(' alternatives ')'`
    ATOM "atom" = Alternation [CHARACTER ESCAPE DIGITS_ESCAPE DOT MINUS R_BRACE L_BRACE R_BRACKET NAMED SET
        ATOM_GROUP ATOM_L_PAREN_ALTERNATIVES_R_PAREN], subsumes parts, fits [TERM_ATOM], shortest "a";
    /// `set : '[' '^'? setItem* ']' | '[' '^'? ']' setItem* ']'`
    /// In normal form `'[' '^'? ']'? setItem* ']'`
    SET "set" = Sequence [L_BRACKET SET_OPTIONAL_CARET SET_AFTER_L_BRACKET SET_ITEMS R_BRACKET], fits [ATOM],
        shortest "[ ]";
    /// `'^'?`
    SET_OPTIONAL_CARET "set_optional_caret" = Optional [CARET], subsumes parts, of "set";
    /// `']'?`
    SET_AFTER_L_BRACKET "set_after_l_bracket" = Optional [R_BRACKET], subsumes parts, as Rest, of "set";
    /// `setItem*`
    SET_ITEMS "setItems" = Star [SET_ITEM], subsumes parts, of "setItem";
    /// `setItem : setCharacter ('-' setCharacter)? | '-' | CLASS`
    SET_ITEM "setItem" = Alternation [SET_ITEM_SET_CHARACTER MINUS CLASS], subsumes parts, fits [SET_ITEMS],
        shortest "-";
    /// `setCharacter ('-' setCharacter)?`
    SET_ITEM_SET_CHARACTER "setItem_setCharacter" = Sequence [SET_CHARACTER
        SET_ITEM_OPTIONAL_MINUS_SET_CHARACTER], subsumes [SET_CHARACTER], fits [SET_ITEM], shortest "|",
        as Alternative, of "setItem";
    /// `setCharacter : CHARACTER | ESCAPE | DIGITS_ESCAPE | ASSERTION | REPETITION | GROUP | NAMED | '(' |
    ///     ')' | '[' | '^' | '|' | '.' | '*' | '+' | '?' | '{' | '}'`
    SET_CHARACTER "setCharacter" = Set but [MINUS R_BRACKET CLASS], subsumes parts,
        fits [SET_ITEM_SET_CHARACTER], shortest "|";
    /// `('-' setCharacter)?`
    SET_ITEM_OPTIONAL_MINUS_SET_CHARACTER "setItem_optional_minus_setCharacter" = Optional
        [SET_ITEM_MINUS_SET_CHARACTER], subsumes parts, of "setItem";
    /// `'-' setCharacter`
    SET_ITEM_MINUS_SET_CHARACTER "setItem_minus_setCharacter" = Sequence [MINUS SET_CHARACTER],
        fits [SET_ITEM_OPTIONAL_MINUS_SET_CHARACTER], shortest "- |", of "setItem";
    /// `GROUP alternatives ')'`
    ATOM_GROUP "atom_GROUP" = Sequence [GROUP ALTERNATIVES R_PAREN], fits [ATOM], shortest "(?! )",
        as Alternative, of "atom";
    /// `'(' alternatives ')'`
    ATOM_L_PAREN_ALTERNATIVES_R_PAREN "atom_l_paren_alternatives_r_paren" = Sequence [L_PAREN ALTERNATIVES
        R_PAREN], fits [ATOM], shortest "( )", as Alternative, of "atom";
    /// `quantifier?`
    OPTIONAL_QUANTIFIER "optional_quantifier" = Optional [QUANTIFIER], subsumes parts, of "quantifier";
    /// `quantifier : ('*' | '+' | '?' | REPETITION) ('?' | '+')?`
    QUANTIFIER "quantifier" = Sequence [QUANTIFIER_STAR_OR_OTHER QUANTIFIER_OPTIONAL_PLUS_OR_QUESTION],
        subsumes [QUANTIFIER_STAR_OR_OTHER], fits [OPTIONAL_QUANTIFIER], shortest "*";
    /// `'*' | '+' | '?' | REPETITION`
    QUANTIFIER_STAR_OR_OTHER "quantifier_star_or_other" = Set [STAR PLUS QUESTION REPETITION], subsumes parts,
        fits [QUANTIFIER], shortest "*", of "quantifier";
    /// `('+' | '?')?`
    QUANTIFIER_OPTIONAL_PLUS_OR_QUESTION "quantifier_optional_plus_or_question" = Optional
        [QUANTIFIER_PLUS_OR_QUESTION], subsumes parts, of "quantifier";
    /// `'+' | '?'`
    QUANTIFIER_PLUS_OR_QUESTION "quantifier_plus_or_question" = Set [PLUS QUESTION], subsumes parts,
        fits [QUANTIFIER_OPTIONAL_PLUS_OR_QUESTION], shortest "+", of "quantifier";
    /// `('|' alternative)*`
    ALTERNATIVES_NEXT_ALTERNATIVES "alternatives_next_alternatives" = Star [ALTERNATIVES_NEXT_ALTERNATIVE],
        subsumes parts, fits [ALTERNATIVES], of "alternatives";
    /// `'|' alternative`
    ALTERNATIVES_NEXT_ALTERNATIVE "alternatives_next_alternative" = Sequence [PIPE ALTERNATIVE],
        subsumes [PIPE], fits [ALTERNATIVES_NEXT_ALTERNATIVES], shortest "|", of "alternatives";
  }
}
