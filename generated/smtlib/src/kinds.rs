// @generated from grammars/smtlib.g4 by `cargo xtask gen` (blake3 212f379fea42d528)

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
    L_PAREN "'('" shortest "(" is Open;
    ASSERT "'assert'" shortest "assert";
    R_PAREN "')'" shortest ")" is Close;
    DECLARE_MINUS_CONST "'declare-const'" shortest "declare-const";
    DECLARE_MINUS_VAR "'declare-var'" shortest "declare-var";
    DECLARE_MINUS_FUN "'declare-fun'" shortest "declare-fun";
    DEFINE_MINUS_FUN "'define-fun'" shortest "define-fun";
    DEFINE_MINUS_FUN_MINUS_REC "'define-fun-rec'" shortest "define-fun-rec";
    DEFINE_MINUS_FUNS_MINUS_REC "'define-funs-rec'" shortest "define-funs-rec";
    DEFINE_MINUS_CONST "'define-const'" shortest "define-const";
    DEFINE_MINUS_SORT "'define-sort'" shortest "define-sort";
    DECLARE_MINUS_DATATYPE "'declare-datatype'" shortest "declare-datatype";
    DECLARE_MINUS_DATATYPES "'declare-datatypes'" shortest "declare-datatypes";
    DECLARE_MINUS_CODATATYPES "'declare-codatatypes'" shortest "declare-codatatypes";
    CHECK_MINUS_SAT_MINUS_ASSUMING "'check-sat-assuming'" shortest "check-sat-assuming";
    GET_MINUS_VALUE "'get-value'" shortest "get-value";
    MINIMIZE "'minimize'" shortest "minimize";
    MAXIMIZE "'maximize'" shortest "maximize";
    ASSERT_MINUS_SOFT "'assert-soft'" shortest "assert-soft";
    SIMPLIFY "'simplify'" shortest "simplify";
    EVAL "'eval'" shortest "eval";
    PAR "'par'" shortest "par";
    UNDERSCORE "'_'" shortest "_";
    AS "'as'" shortest "as";
    BANG "'!'" shortest "!";
    LET "'let'" shortest "let";
    FORALL "'forall'" shortest "forall";
    EXISTS "'exists'" shortest "exists";
    LAMBDA "'lambda'" shortest "lambda";
    CHOICE "'choice'" shortest "choice";
    SET_DOT_COMPREHENSION "'set.comprehension'" shortest "set.comprehension";
    MATCH "'match'" shortest "match";
    /// `NUMERAL : [0-9]+`
    NUMERAL "NUMERAL" shortest "0";
    /// `DECIMAL : [0-9]+ '.' [0-9]+`
    DECIMAL "DECIMAL" shortest "0.0";
    /// `HEXADECIMAL : '#x' [0-9A-Fa-f]+`
    HEXADECIMAL "HEXADECIMAL" shortest "#xa";
    /// `BINARY : '#b' [0-1]+`
    BINARY "BINARY" shortest "#b0";
    /// `STRING : '"' (~["] | '""')* '"'`
    STRING "STRING" shortest "\"\"";
    /// `KEYWORD : ':' SymbolPart+`
    KEYWORD "KEYWORD" shortest ":a";
    /// `SYMBOL : (SymbolStart | '#') SymbolPart*`
    SYMBOL "SYMBOL" shortest "a";
    /// `QUOTED_SYMBOL : '|' ~[|]* '|'`
    QUOTED_SYMBOL "QUOTED_SYMBOL" shortest "||";
    /// `COMMENT : ';' ~[\n\r]* -> channel(HIDDEN)`
    COMMENT "COMMENT" shortest ";";
    /// `WHITESPACE : [\t-\n\u{C}-\r \u{A0}\u{FEFF}]+ -> skip`
    WHITESPACE "WHITESPACE";
  }
  rules {
    /// `script : command* EOF`
    SCRIPT "script" = Sequence [COMMANDS EOF], subsumes [COMMANDS];
    /// `command*`
    COMMANDS "commands" = Star [COMMAND], subsumes parts, fits [SCRIPT], of "command";
    /// `command : '(' 'assert' annotatedTerm ')' | '(' ('declare-const' | 'declare-var') symbol sort ')' |
    ///     '(' 'declare-fun' symbol '(' sort* ')' sort ')' | '(' ('define-fun' | 'define-fun-rec') function
    ///     ')' | '(' 'define-funs-rec' '(' signature* ')' '(' term* ')' ')' | '(' 'define-const' symbol
    ///     sort term ')' | '(' 'define-sort' symbol '(' symbol* ')' sort ')' | '(' 'declare-datatype'
    ///     symbol datatype ')' | '(' ('declare-datatypes' | 'declare-codatatypes') '(' arity* ')' '('
    ///     datatype* ')' ')' | '(' ('check-sat-assuming' | 'get-value') '(' term* ')' attribute* ')' | '('
    ///     ('minimize' | 'maximize' | 'assert-soft' | 'simplify' | 'eval') annotatedTerm ')' | '(' (SYMBOL
    ///     | QUOTED_SYMBOL) sExpression* ')'`
    /// In normal form `'(' command_after_l_paren ')'`
    COMMAND "command" = Sequence [L_PAREN COMMAND_AFTER_L_PAREN R_PAREN], fits [COMMANDS], shortest "( a )";
    /// `command_assert | command_declare_minus_const_or_other_symbol | command_declare_minus_fun |
    ///     command_define_minus_fun_or_other_function | command_define_minus_funs_minus_rec |
    ///     command_define_minus_const | command_define_minus_sort | command_declare_minus_datatype |
    ///     command_declare_minus_datatypes_or_other_l_paren_arities |
    ///     command_check_minus_sat_minus_assuming_or_other_l_paren |
    ///     command_minimize_or_other_annotatedTerm | command_SYMBOL_or_QUOTED_SYMBOL_sExpressions`
    COMMAND_AFTER_L_PAREN "command_after_l_paren" = Alternation [COMMAND_ASSERT
        COMMAND_DECLARE_MINUS_CONST_OR_OTHER_SYMBOL COMMAND_DECLARE_MINUS_FUN
        COMMAND_DEFINE_MINUS_FUN_OR_OTHER_FUNCTION COMMAND_DEFINE_MINUS_FUNS_MINUS_REC
        COMMAND_DEFINE_MINUS_CONST COMMAND_DEFINE_MINUS_SORT COMMAND_DECLARE_MINUS_DATATYPE
        COMMAND_DECLARE_MINUS_DATATYPES_OR_OTHER_L_PAREN_ARITIES
        COMMAND_CHECK_MINUS_SAT_MINUS_ASSUMING_OR_OTHER_L_PAREN COMMAND_MINIMIZE_OR_OTHER_ANNOTATED_TERM
        COMMAND_SYMBOL_OR_QUOTED_SYMBOL_S_EXPRESSIONS], subsumes parts, shortest "a", as Rest, of "command";
    /// `'assert' annotatedTerm`
    COMMAND_ASSERT "command_assert" = Sequence [ASSERT ANNOTATED_TERM], fits [COMMAND_AFTER_L_PAREN],
        shortest "assert 0", as Alternative, of "command";
    /// `annotatedTerm : term attribute*`
    ANNOTATED_TERM "annotatedTerm" = Sequence [TERM ATTRIBUTES], subsumes [TERM], shortest "0";
    /// `term : constant | symbol | '(' term+ ')' | '(' '_' (symbol | KEYWORD) index+ ')' | '(' 'as' term
    ///     sort ')' | '(' '!' term attribute+ ')' | '(' 'let' '(' binding* ')' term ')' | '(' ('forall' |
    ///     'exists' | 'lambda' | 'choice' | 'set.comprehension') '(' variable* ')' term+ ')' | '(' 'match'
    ///     term '(' case* ')' ')'`
    /// In normal form `constant | symbol | '(' (term_optional_forall_or_other_l_paren_r_paren some_terms |
    ///     '_' term_symbol_or_KEYWORD indexes | 'as' term sort | '!' term some_attributes |
    ///     'let' '(' bindings ')' term | 'match' term '(' cases ')') ')'`
    TERM "term" = Alternation [CONSTANT SYMBOL_RULE TERM_L_PAREN_TERMS_OR_OTHER_R_PAREN], subsumes parts,
        fits [ANNOTATED_TERM SOME_TERMS TERMS], shortest "0";
    /// `constant : NUMERAL | DECIMAL | HEXADECIMAL | BINARY | STRING`
    CONSTANT "constant" = Set [NUMERAL DECIMAL HEXADECIMAL BINARY STRING], subsumes parts, fits [TERM
        ATTRIBUTE_VALUE], shortest "0";
    /// `symbol : SYMBOL | QUOTED_SYMBOL | 'lambda' | 'choice' | 'minimize' | 'maximize' | 'simplify' |
    ///     'eval'`
    SYMBOL_RULE "symbol" = Set [MINIMIZE MAXIMIZE SIMPLIFY EVAL LAMBDA CHOICE SYMBOL QUOTED_SYMBOL],
        subsumes parts, fits [TERM SORT INDEX TERM_SYMBOL_OR_KEYWORD ATTRIBUTE_VALUE PATTERN SOME_SYMBOLS
        SYMBOLS CONSTRUCTOR OPTIONAL_SYMBOL ARITY], shortest "a";
    /// `'(' ((('forall' | 'exists' | 'lambda' | 'choice' | 'set.comprehension') '(' variable* ')')? term+ |
    ///     '_' (symbol | KEYWORD) index+ | 'as' term sort | '!' term attribute+ | 'let' '(' binding* ')'
    ///     term | 'match' term '(' case* ')') ')'`
    TERM_L_PAREN_TERMS_OR_OTHER_R_PAREN "term_l_paren_terms_or_other_r_paren" = Sequence [L_PAREN
        TERM_AFTER_L_PAREN R_PAREN], fits [TERM], shortest "( 0 )", as Alternative, of "term";
    /// `(('forall' | 'exists' | 'lambda' | 'choice' | 'set.comprehension') '(' variable* ')')? term+ | '_'
    ///     (symbol | KEYWORD) index+ | 'as' term sort | '!' term attribute+ | 'let' '(' binding* ')' term |
    ///     'match' term '(' case* ')'`
    TERM_AFTER_L_PAREN "term_after_l_paren" = Alternation [TERM_TERMS TERM_SYMBOL_OR_KEYWORD_INDEXES AS_PART
        TERM_BANG_TERM_ATTRIBUTES TERM_LET TERM_MATCH], subsumes parts, shortest "0", as Rest, of "term";
    /// `(('forall' | 'exists' | 'lambda' | 'choice' | 'set.comprehension') '(' variable* ')')? term+`
    TERM_TERMS "term_terms" = Sequence [TERM_OPTIONAL_FORALL_OR_OTHER_L_PAREN_R_PAREN SOME_TERMS],
        subsumes [SOME_TERMS], fits [TERM_AFTER_L_PAREN], shortest "0", as Alternative, of "term";
    /// `(('forall' | 'exists' | 'lambda' | 'choice' | 'set.comprehension') '(' variable* ')')?`
    TERM_OPTIONAL_FORALL_OR_OTHER_L_PAREN_R_PAREN "term_optional_forall_or_other_l_paren_r_paren" = Optional
        [TERM_FORALL_OR_OTHER_L_PAREN_R_PAREN], subsumes parts, of "term";
    /// `('forall' | 'exists' | 'lambda' | 'choice' | 'set.comprehension') '(' variable* ')'`
    TERM_FORALL_OR_OTHER_L_PAREN_R_PAREN "term_forall_or_other_l_paren_r_paren" = Sequence
        [TERM_FORALL_OR_OTHER L_PAREN VARIABLES R_PAREN],
        fits [TERM_OPTIONAL_FORALL_OR_OTHER_L_PAREN_R_PAREN], shortest "forall ( )", of "term";
    /// `'forall' | 'exists' | 'lambda' | 'choice' | 'set.comprehension'`
    TERM_FORALL_OR_OTHER "term_forall_or_other" = Set [FORALL EXISTS LAMBDA CHOICE SET_DOT_COMPREHENSION],
        subsumes parts, shortest "forall", of "term";
    /// `variable*`
    VARIABLES "variables" = Star [VARIABLE], subsumes parts, of "variable";
    /// `variable : '(' symbol sort ')'`
    VARIABLE "variable" = Sequence [L_PAREN SYMBOL_RULE SORT R_PAREN], fits [VARIABLES], shortest "( a a )";
    /// `sort : symbol | '(' '_' symbol index+ ')' | '(' sort+ ')'`
    /// In normal form `symbol | '(' ('_' symbol index+ | sort+) ')'`
    SORT "sort" = Alternation [SYMBOL_RULE SORT_L_PAREN_SYMBOL_INDEXES_OR_SORTS], subsumes parts,
        fits [SOME_SORTS SORTS], shortest "a";
    /// `'(' ('_' symbol index+ | sort+) ')'`
    SORT_L_PAREN_SYMBOL_INDEXES_OR_SORTS "sort_l_paren__symbol_indexes_or_sorts" = Sequence [L_PAREN
        SORT_AFTER_L_PAREN R_PAREN], fits [SORT], shortest "( a )", as Alternative, of "sort";
    /// `'_' symbol index+ | sort+`
    SORT_AFTER_L_PAREN "sort_after_l_paren" = Alternation [SYMBOL_INDEXES SOME_SORTS], subsumes parts,
        shortest "a", as Rest, of "sort";
    /// `'_' symbol index+`
    SYMBOL_INDEXES "_symbol_indexes" = Sequence [UNDERSCORE SYMBOL_RULE INDEXES], fits [SORT_AFTER_L_PAREN
        PATTERN_AFTER_L_PAREN], shortest "_ a 0", as Alternative, of "sort" "pattern";
    /// `index+`
    INDEXES "indexes" = Plus [INDEX], subsumes parts, shortest "0", of "index";
    /// `index : NUMERAL | HEXADECIMAL | BINARY | STRING | symbol | '(' sExpression* ')'`
    INDEX "index" = Alternation [NUMERAL HEXADECIMAL BINARY STRING SYMBOL_RULE L_PAREN_R_PAREN],
        subsumes parts, fits [INDEXES], shortest "0";
    /// `'(' sExpression* ')'`
    L_PAREN_R_PAREN "l_paren_r_paren" = Sequence [L_PAREN S_EXPRESSIONS R_PAREN], fits [INDEX S_EXPRESSION
        ATTRIBUTE_VALUE], shortest "( )", as Alternative, of "index" "sExpression" "attributeValue";
    /// `sExpression*`
    S_EXPRESSIONS "sExpressions" = Star [S_EXPRESSION], subsumes parts, of "sExpression";
    /// `sExpression : ~('(' | ')') | '(' sExpression* ')'`
    S_EXPRESSION "sExpression" = Alternation [S_EXPRESSION_ANY_BUT_L_PAREN_OR_R_PAREN L_PAREN_R_PAREN],
        subsumes parts, fits [S_EXPRESSIONS], shortest "_";
    /// `~('(' | ')')`
    S_EXPRESSION_ANY_BUT_L_PAREN_OR_R_PAREN "sExpression_any_but_l_paren_or_r_paren" = Set but [L_PAREN
        R_PAREN], subsumes parts, fits [S_EXPRESSION], shortest "_", as Set, of "sExpression";
    /// `sort+`
    SOME_SORTS "some_sorts" = Plus [SORT], subsumes parts [SORTS], fits [SORT_AFTER_L_PAREN SORTS],
        shortest "a", of "sort";
    /// `term+`
    SOME_TERMS "some_terms" = Plus [TERM], subsumes parts [TERMS], fits [TERM_TERMS TERMS], shortest "0",
        of "term";
    /// `'_' (symbol | KEYWORD) index+`
    TERM_SYMBOL_OR_KEYWORD_INDEXES "term__symbol_or_KEYWORD_indexes" = Sequence [UNDERSCORE
        TERM_SYMBOL_OR_KEYWORD INDEXES], fits [TERM_AFTER_L_PAREN], shortest "_ a 0", as Alternative,
        of "term";
    /// `symbol | KEYWORD`
    TERM_SYMBOL_OR_KEYWORD "term_symbol_or_KEYWORD" = Alternation [SYMBOL_RULE KEYWORD], subsumes parts,
        shortest "a", of "term";
    /// `'as' term sort`
    AS_PART "as" = Sequence [AS TERM SORT], fits [TERM_AFTER_L_PAREN PATTERN_AFTER_L_PAREN],
        shortest "as 0 a", as Alternative, of "term" "pattern";
    /// `'!' term attribute+`
    TERM_BANG_TERM_ATTRIBUTES "term_bang_term_attributes" = Sequence [BANG TERM SOME_ATTRIBUTES],
        fits [TERM_AFTER_L_PAREN], shortest "! 0 :a", as Alternative, of "term";
    /// `attribute+`
    SOME_ATTRIBUTES "some_attributes" = Plus [ATTRIBUTE], subsumes parts [ATTRIBUTES], fits [ATTRIBUTES],
        shortest ":a", of "attribute";
    /// `attribute : KEYWORD attributeValue?`
    ATTRIBUTE "attribute" = Sequence [KEYWORD OPTIONAL_ATTRIBUTE_VALUE], subsumes [KEYWORD],
        fits [SOME_ATTRIBUTES ATTRIBUTES], shortest ":a";
    /// `attributeValue?`
    OPTIONAL_ATTRIBUTE_VALUE "optional_attributeValue" = Optional [ATTRIBUTE_VALUE], subsumes parts,
        of "attributeValue";
    /// `attributeValue : constant | symbol | '(' sExpression* ')'`
    ATTRIBUTE_VALUE "attributeValue" = Alternation [CONSTANT SYMBOL_RULE L_PAREN_R_PAREN], subsumes parts,
        fits [OPTIONAL_ATTRIBUTE_VALUE], shortest "0";
    /// `'let' '(' binding* ')' term`
    TERM_LET "term_let" = Sequence [LET L_PAREN BINDINGS R_PAREN TERM], fits [TERM_AFTER_L_PAREN],
        shortest "let ( ) 0", as Alternative, of "term";
    /// `binding*`
    BINDINGS "bindings" = Star [BINDING], subsumes parts, of "binding";
    /// `binding : '(' symbol term ')'`
    BINDING "binding" = Sequence [L_PAREN SYMBOL_RULE TERM R_PAREN], fits [BINDINGS], shortest "( a 0 )";
    /// `'match' term '(' case* ')'`
    TERM_MATCH "term_match" = Sequence [MATCH TERM L_PAREN CASES R_PAREN], fits [TERM_AFTER_L_PAREN],
        shortest "match 0 ( )", as Alternative, of "term";
    /// `case*`
    CASES "cases" = Star [CASE], subsumes parts, of "case";
    /// `case : '(' pattern term ')'`
    CASE "case" = Sequence [L_PAREN PATTERN TERM R_PAREN], fits [CASES], shortest "( a 0 )";
    /// `pattern : symbol | '(' symbol+ ')' | '(' '_' symbol index+ ')' | '(' 'as' term sort ')'`
    /// In normal form `symbol | '(' (symbol+ | '_' symbol index+ | 'as' term sort) ')'`
    PATTERN "pattern" = Alternation [SYMBOL_RULE PATTERN_L_PAREN_SYMBOLS_OR_OTHER_R_PAREN], subsumes parts,
        shortest "a";
    /// `'(' (symbol+ | '_' symbol index+ | 'as' term sort) ')'`
    PATTERN_L_PAREN_SYMBOLS_OR_OTHER_R_PAREN "pattern_l_paren_symbols_or_other_r_paren" = Sequence [L_PAREN
        PATTERN_AFTER_L_PAREN R_PAREN], fits [PATTERN], shortest "( a )", as Alternative, of "pattern";
    /// `symbol+ | '_' symbol index+ | 'as' term sort`
    PATTERN_AFTER_L_PAREN "pattern_after_l_paren" = Alternation [SOME_SYMBOLS SYMBOL_INDEXES AS_PART],
        subsumes parts, shortest "a", as Rest, of "pattern";
    /// `symbol+`
    SOME_SYMBOLS "some_symbols" = Plus [SYMBOL_RULE], subsumes parts [SYMBOLS], fits [PATTERN_AFTER_L_PAREN
        SYMBOLS], shortest "a", of "symbol";
    /// `attribute*`
    ATTRIBUTES "attributes" = Star [ATTRIBUTE], subsumes parts [SOME_ATTRIBUTES], fits [SOME_ATTRIBUTES],
        of "attribute";
    /// `('declare-const' | 'declare-var') symbol sort`
    COMMAND_DECLARE_MINUS_CONST_OR_OTHER_SYMBOL "command_declare_minus_const_or_other_symbol" = Sequence
        [COMMAND_DECLARE_MINUS_CONST_OR_OTHER SYMBOL_RULE SORT], fits [COMMAND_AFTER_L_PAREN],
        shortest "declare-var a a", as Alternative, of "command";
    /// `'declare-const' | 'declare-var'`
    COMMAND_DECLARE_MINUS_CONST_OR_OTHER "command_declare_minus_const_or_other" = Set [DECLARE_MINUS_CONST
        DECLARE_MINUS_VAR], subsumes parts, shortest "declare-var", of "command";
    /// `'declare-fun' symbol '(' sort* ')' sort`
    COMMAND_DECLARE_MINUS_FUN "command_declare_minus_fun" = Sequence [DECLARE_MINUS_FUN SYMBOL_RULE L_PAREN
        SORTS R_PAREN SORT], fits [COMMAND_AFTER_L_PAREN], shortest "declare-fun a ( ) a", as Alternative,
        of "command";
    /// `sort*`
    SORTS "sorts" = Star [SORT], subsumes parts [SOME_SORTS], fits [SOME_SORTS], of "sort";
    /// `('define-fun' | 'define-fun-rec') function`
    COMMAND_DEFINE_MINUS_FUN_OR_OTHER_FUNCTION "command_define_minus_fun_or_other_function" = Sequence
        [COMMAND_DEFINE_MINUS_FUN_OR_OTHER FUNCTION], fits [COMMAND_AFTER_L_PAREN],
        shortest "define-fun a ( ) a 0", as Alternative, of "command";
    /// `'define-fun' | 'define-fun-rec'`
    COMMAND_DEFINE_MINUS_FUN_OR_OTHER "command_define_minus_fun_or_other" = Set [DEFINE_MINUS_FUN
        DEFINE_MINUS_FUN_MINUS_REC], subsumes parts, shortest "define-fun", of "command";
    /// `function : symbol '(' variable* ')' sort term`
    FUNCTION "function" = Sequence [SYMBOL_RULE L_PAREN VARIABLES R_PAREN SORT TERM], shortest "a ( ) a 0";
    /// `'define-funs-rec' '(' signature* ')' '(' term* ')'`
    COMMAND_DEFINE_MINUS_FUNS_MINUS_REC "command_define_minus_funs_minus_rec" = Sequence
        [DEFINE_MINUS_FUNS_MINUS_REC L_PAREN SIGNATURES R_PAREN L_PAREN TERMS R_PAREN],
        fits [COMMAND_AFTER_L_PAREN], shortest "define-funs-rec ( ) ( )", as Alternative, of "command";
    /// `signature*`
    SIGNATURES "signatures" = Star [SIGNATURE], subsumes parts, of "signature";
    /// `signature : '(' symbol '(' variable* ')' sort ')'`
    SIGNATURE "signature" = Sequence [L_PAREN SYMBOL_RULE L_PAREN VARIABLES R_PAREN SORT R_PAREN],
        fits [SIGNATURES], shortest "( a ( ) a )";
    /// `term*`
    TERMS "terms" = Star [TERM], subsumes parts [SOME_TERMS], fits [SOME_TERMS], of "term";
    /// `'define-const' symbol sort term`
    COMMAND_DEFINE_MINUS_CONST "command_define_minus_const" = Sequence [DEFINE_MINUS_CONST SYMBOL_RULE SORT
        TERM], fits [COMMAND_AFTER_L_PAREN], shortest "define-const a a 0", as Alternative, of "command";
    /// `'define-sort' symbol '(' symbol* ')' sort`
    COMMAND_DEFINE_MINUS_SORT "command_define_minus_sort" = Sequence [DEFINE_MINUS_SORT SYMBOL_RULE L_PAREN
        SYMBOLS R_PAREN SORT], fits [COMMAND_AFTER_L_PAREN], shortest "define-sort a ( ) a", as Alternative,
        of "command";
    /// `symbol*`
    SYMBOLS "symbols" = Star [SYMBOL_RULE], subsumes parts [SOME_SYMBOLS], fits [SOME_SYMBOLS], of "symbol";
    /// `'declare-datatype' symbol datatype`
    COMMAND_DECLARE_MINUS_DATATYPE "command_declare_minus_datatype" = Sequence [DECLARE_MINUS_DATATYPE
        SYMBOL_RULE DATATYPE], fits [COMMAND_AFTER_L_PAREN], shortest "declare-datatype a ( )",
        as Alternative, of "command";
    /// `datatype : '(' 'par' '(' symbol* ')' '(' constructor* ')' ')' | '(' symbol? constructor* ')'`
    /// In normal form `'(' ('par' '(' symbol* ')' '(' constructor* ')' | symbol? constructor*) ')'`
    DATATYPE "datatype" = Sequence [L_PAREN DATATYPE_AFTER_L_PAREN R_PAREN], fits [DATATYPES], shortest "( )";
    /// `'par' '(' symbol* ')' '(' constructor* ')' | symbol? constructor*`
    DATATYPE_AFTER_L_PAREN "datatype_after_l_paren" = Alternation [DATATYPE_PAR
        DATATYPE_OPTIONAL_SYMBOL_CONSTRUCTORS], subsumes parts, as Rest, of "datatype";
    /// `'par' '(' symbol* ')' '(' constructor* ')'`
    DATATYPE_PAR "datatype_par" = Sequence [PAR L_PAREN SYMBOLS R_PAREN L_PAREN CONSTRUCTORS R_PAREN],
        fits [DATATYPE_AFTER_L_PAREN], shortest "par ( ) ( )", as Alternative, of "datatype";
    /// `constructor*`
    CONSTRUCTORS "constructors" = Star [CONSTRUCTOR], subsumes parts,
        fits [DATATYPE_OPTIONAL_SYMBOL_CONSTRUCTORS], of "constructor";
    /// `constructor : '(' symbol variable* ')' | symbol`
    CONSTRUCTOR "constructor" = Alternation [CONSTRUCTOR_L_PAREN_SYMBOL_R_PAREN SYMBOL_RULE], subsumes parts,
        fits [CONSTRUCTORS], shortest "a";
    /// `'(' symbol variable* ')'`
    CONSTRUCTOR_L_PAREN_SYMBOL_R_PAREN "constructor_l_paren_symbol_r_paren" = Sequence [L_PAREN SYMBOL_RULE
        VARIABLES R_PAREN], fits [CONSTRUCTOR], shortest "( a )", as Alternative, of "constructor";
    /// `symbol? constructor*`
    DATATYPE_OPTIONAL_SYMBOL_CONSTRUCTORS "datatype_optional_symbol_constructors" = Sequence [OPTIONAL_SYMBOL
        CONSTRUCTORS], subsumes [OPTIONAL_SYMBOL CONSTRUCTORS], fits [DATATYPE_AFTER_L_PAREN], as Alternative,
        of "datatype";
    /// `symbol?`
    OPTIONAL_SYMBOL "optional_symbol" = Optional [SYMBOL_RULE], subsumes parts,
        fits [DATATYPE_OPTIONAL_SYMBOL_CONSTRUCTORS], of "symbol";
    /// `('declare-datatypes' | 'declare-codatatypes') '(' arity* ')' '(' datatype* ')'`
    COMMAND_DECLARE_MINUS_DATATYPES_OR_OTHER_L_PAREN_ARITIES
        "command_declare_minus_datatypes_or_other_l_paren_arities" = Sequence
        [COMMAND_DECLARE_MINUS_DATATYPES_OR_OTHER_CHOICE L_PAREN ARITIES R_PAREN L_PAREN DATATYPES R_PAREN],
        fits [COMMAND_AFTER_L_PAREN], shortest "declare-datatypes ( ) ( )", as Alternative, of "command";
    /// `'declare-datatypes' | 'declare-codatatypes'`
    COMMAND_DECLARE_MINUS_DATATYPES_OR_OTHER_CHOICE "command_declare_minus_datatypes_or_other_choice" = Set
        [DECLARE_MINUS_DATATYPES DECLARE_MINUS_CODATATYPES], subsumes parts, shortest "declare-datatypes",
        of "command";
    /// `arity*`
    ARITIES "arities" = Star [ARITY], subsumes parts, of "arity";
    /// `arity : '(' symbol NUMERAL ')' | symbol`
    ARITY "arity" = Alternation [ARITY_L_PAREN_SYMBOL_NUMERAL_R_PAREN SYMBOL_RULE], subsumes parts,
        fits [ARITIES], shortest "a";
    /// `'(' symbol NUMERAL ')'`
    ARITY_L_PAREN_SYMBOL_NUMERAL_R_PAREN "arity_l_paren_symbol_NUMERAL_r_paren" = Sequence [L_PAREN
        SYMBOL_RULE NUMERAL R_PAREN], fits [ARITY], shortest "( a 0 )", as Alternative, of "arity";
    /// `datatype*`
    DATATYPES "datatypes" = Star [DATATYPE], subsumes parts, of "datatype";
    /// `('check-sat-assuming' | 'get-value') '(' term* ')' attribute*`
    COMMAND_CHECK_MINUS_SAT_MINUS_ASSUMING_OR_OTHER_L_PAREN
        "command_check_minus_sat_minus_assuming_or_other_l_paren" = Sequence
        [COMMAND_CHECK_MINUS_SAT_MINUS_ASSUMING_OR_OTHER_CHOICE L_PAREN TERMS R_PAREN ATTRIBUTES],
        fits [COMMAND_AFTER_L_PAREN], shortest "get-value ( )", as Alternative, of "command";
    /// `'check-sat-assuming' | 'get-value'`
    COMMAND_CHECK_MINUS_SAT_MINUS_ASSUMING_OR_OTHER_CHOICE
        "command_check_minus_sat_minus_assuming_or_other_choice" = Set [CHECK_MINUS_SAT_MINUS_ASSUMING
        GET_MINUS_VALUE], subsumes parts, shortest "get-value", of "command";
    /// `('minimize' | 'maximize' | 'assert-soft' | 'simplify' | 'eval') annotatedTerm`
    COMMAND_MINIMIZE_OR_OTHER_ANNOTATED_TERM "command_minimize_or_other_annotatedTerm" = Sequence
        [COMMAND_MINIMIZE_OR_OTHER ANNOTATED_TERM], fits [COMMAND_AFTER_L_PAREN], shortest "eval 0",
        as Alternative, of "command";
    /// `'minimize' | 'maximize' | 'assert-soft' | 'simplify' | 'eval'`
    COMMAND_MINIMIZE_OR_OTHER "command_minimize_or_other" = Set [MINIMIZE MAXIMIZE ASSERT_MINUS_SOFT SIMPLIFY
        EVAL], subsumes parts, shortest "eval", of "command";
    /// `(SYMBOL | QUOTED_SYMBOL) sExpression*`
    COMMAND_SYMBOL_OR_QUOTED_SYMBOL_S_EXPRESSIONS "command_SYMBOL_or_QUOTED_SYMBOL_sExpressions" = Sequence
        [COMMAND_SYMBOL_OR_QUOTED_SYMBOL_CHOICE S_EXPRESSIONS],
        subsumes [COMMAND_SYMBOL_OR_QUOTED_SYMBOL_CHOICE], fits [COMMAND_AFTER_L_PAREN], shortest "a",
        as Alternative, of "command";
    /// `SYMBOL | QUOTED_SYMBOL`
    COMMAND_SYMBOL_OR_QUOTED_SYMBOL_CHOICE "command_SYMBOL_or_QUOTED_SYMBOL_choice" = Set [SYMBOL
        QUOTED_SYMBOL], subsumes parts, fits [COMMAND_SYMBOL_OR_QUOTED_SYMBOL_S_EXPRESSIONS], shortest "a",
        of "command";
  }
}
