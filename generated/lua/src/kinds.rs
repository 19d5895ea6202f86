// @generated from grammars/lua.g4 by `cargo xtask gen` (blake3 c3ff4ef91cc574bb)

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
    DO "'do'" shortest "do";
    END "'end'" shortest "end";
    COLON_COLON "'::'" shortest "::";
    GOTO "'goto'" shortest "goto";
    BREAK "'break'" shortest "break";
    COMMA "','" shortest ",";
    EQ "'='" shortest "=";
    LOCAL "'local'" shortest "local";
    FUNCTION "'function'" shortest "function";
    GLOBAL "'global'" shortest "global";
    STAR "'*'" shortest "*";
    LT "'<'" shortest "<";
    GT "'>'" shortest ">";
    DOT "'.'" shortest ".";
    COLON "':'" shortest ":";
    IF "'if'" shortest "if";
    THEN "'then'" shortest "then";
    ELSEIF "'elseif'" shortest "elseif";
    ELSE "'else'" shortest "else";
    WHILE "'while'" shortest "while";
    REPEAT "'repeat'" shortest "repeat";
    UNTIL "'until'" shortest "until";
    FOR "'for'" shortest "for";
    IN "'in'" shortest "in";
    RETURN "'return'" shortest "return";
    NOT "'not'" shortest "not";
    MINUS "'-'" shortest "-";
    HASH "'#'";
    TILDE "'~'" shortest "~";
    OR "'or'" shortest "or";
    AND "'and'" shortest "and";
    LT_EQ "'<='" shortest "<=";
    GT_EQ "'>='" shortest ">=";
    TILDE_EQ "'~='" shortest "~=";
    EQ_EQ "'=='" shortest "==";
    PIPE "'|'" shortest "|";
    AMP "'&'" shortest "&";
    LT_LT "'<<'" shortest "<<";
    GT_GT "'>>'" shortest ">>";
    DOT_DOT "'..'" shortest "..";
    PLUS "'+'" shortest "+";
    SLASH "'/'" shortest "/";
    SLASH_SLASH "'//'" shortest "//";
    PERCENT "'%'" shortest "%";
    CARET "'^'" shortest "^";
    NIL "'nil'" shortest "nil";
    TRUE "'true'" shortest "true";
    FALSE "'false'" shortest "false";
    DOT_DOT_DOT "'...'" shortest "...";
    L_BRACKET "'['" shortest "[" is Open;
    R_BRACKET "']'" shortest "]" is Close;
    L_PAREN "'('" shortest "(" is Open;
    R_PAREN "')'" shortest ")" is Close;
    L_BRACE "'{'" shortest "{" is Open;
    R_BRACE "'}'" shortest "}" is Close;
    /// `SHEBANG : '#' {first()}? ~[\n\r]* -> channel(HIDDEN)`
    SHEBANG "SHEBANG";
    /// `LONG_COMMENT : '--' LongBracket -> channel(HIDDEN)`
    LONG_COMMENT "LONG_COMMENT" shortest "--[[]]";
    /// `LINE_COMMENT : '--' (~[\n\r[] ~[\n\r]* | '[' '='* (~[\n\r=[] ~[\n\r]*)?)? -> channel(HIDDEN)`
    LINE_COMMENT "LINE_COMMENT" shortest "--";
    /// `WHITESPACE : [\t-\r \u{FEFF}]+ -> skip`
    WHITESPACE "WHITESPACE";
    /// `NUMBER : (Digits ('.' Digits?)? Exponent? | '.' Digits Exponent? | '0' [Xx] (HexDigits ('.'
    ///     HexDigits?)? | '.' HexDigits) ([Pp] [+\-]? Digits)? | '0' [Bb] [0-1]+) ([Uu]? [Ll] [Ll] | [Ii])?`
    NUMBER "NUMBER" shortest "0";
    /// `STRING : '"' (~[\n\r"\\] | Escape)* '"' | '\'' (~[\n\r'\\] | Escape)* '\''`
    STRING "STRING" shortest "\"\"";
    /// `LONG_STRING : LongBracket`
    LONG_STRING "LONG_STRING" shortest "[[]]";
    /// `NAME : [A-Z_a-z\u{80}-\u{FEFE}\u{FF00}-\u{10FFFF}] [0-9A-Z_a-z\u{80}-\u{FEFE}\u{FF00}-\u{10FFFF}]*`
    NAME "NAME" shortest "a";
    /// A predicate of the parser: no text.
    BEGINS "{begins()}?";
  }
  rules {
    /// `chunk : block EOF`
    CHUNK "chunk" = Sequence [BLOCK EOF], subsumes [BLOCK];
    /// `block : statement* returnStatement?`
    BLOCK "block" = Sequence [STATEMENTS OPTIONAL_RETURN_STATEMENT], subsumes [STATEMENTS
        OPTIONAL_RETURN_STATEMENT], fits [CHUNK];
    /// `statement*`
    STATEMENTS "statements" = Star [STATEMENT], subsumes parts, fits [BLOCK], of "statement";
    /// `statement : ';' | assignment | localDeclaration | globalDeclaration | functionDeclaration |
    ///     ifStatement | whileStatement | repeatStatement | forStatement | 'do' block 'end' | '::' name
    ///     '::' | 'goto' name | 'break'`
    STATEMENT "statement" = Alternation [SEMICOLON ASSIGNMENT LOCAL_DECLARATION GLOBAL_DECLARATION
        FUNCTION_DECLARATION IF_STATEMENT WHILE_STATEMENT REPEAT_STATEMENT FOR_STATEMENT STATEMENT_DO_END
        STATEMENT_COLON_COLON_NAME_COLON_COLON STATEMENT_GOTO BREAK], subsumes parts, fits [STATEMENTS],
        shortest ";";
    /// `assignment : {begins()}? prefix ((',' prefix)* '=' expressions)?`
    ASSIGNMENT "assignment" = Sequence [BEGINS PREFIX ASSIGNMENT_OPTIONAL_EQ_EXPRESSIONS], subsumes [PREFIX],
        fits [STATEMENT], shortest "a";
    /// `prefix : prefix '.' name | prefix '[' expression ']' | prefix (':' name)? arguments | name | '('
    ///     expression ')'`
    /// In normal form `(name | '(' expression ')') ('.' name | '[' expression ']' | (':' name)? arguments)*`
    PREFIX "prefix" = Sequence [PREFIX_OPERAND PREFIX_NEXT_NAME_OR_OTHERS], subsumes [PREFIX_OPERAND],
        fits [ASSIGNMENT EXPRESSION_BASE], shortest "a";
    /// `name | '(' expression ')'`
    PREFIX_OPERAND "prefix_operand" = Alternation [NAME_RULE PREFIX_L_PAREN_EXPRESSION_R_PAREN],
        subsumes parts, fits [PREFIX], shortest "a", as Operand, of "prefix";
    /// `name : NAME | 'goto' | 'global'`
    NAME_RULE "name" = Set [GOTO GLOBAL NAME], subsumes parts, fits [PREFIX_OPERAND PARAMETER OPTIONAL_NAME
        FIELD_NAME_OR_OTHER VARIABLE], shortest "a";
    /// `'(' expression ')'`
    PREFIX_L_PAREN_EXPRESSION_R_PAREN "prefix_l_paren_expression_r_paren" = Sequence [L_PAREN EXPRESSION
        R_PAREN], fits [PREFIX_OPERAND], shortest "( 0 )", as Alternative, of "prefix";
    /// `expression : expression binaryOperator expression | ('not' | '-' | '#' | '~') expression |
    ///     'function' functionBody | prefix | literal | table`
    /// In normal form `('not' | '-' | '#' | '~')* ('function' functionBody | prefix | literal | table)
    ///     (binaryOperator ('not' | '-' | '#' | '~')* ('function' functionBody | prefix |
    ///     literal | table))*`
    EXPRESSION "expression" = Sequence [EXPRESSION_OPERAND EXPRESSION_TAILS], subsumes [EXPRESSION_OPERAND],
        fits [FIELD EXPRESSIONS], shortest "0";
    /// `('not' | '-' | '#' | '~')* ('function' functionBody | prefix | literal | table)`
    EXPRESSION_OPERAND "expression_operand" = Sequence [EXPRESSION_NOT_OR_OTHERS EXPRESSION_BASE],
        subsumes [EXPRESSION_BASE], fits [EXPRESSION], shortest "0", as Operand, of "expression";
    /// `('not' | '-' | '#' | '~')*`
    EXPRESSION_NOT_OR_OTHERS "expression_not_or_others" = Star [EXPRESSION_NOT_OR_OTHER], subsumes parts,
        of "expression";
    /// `'not' | '-' | '#' | '~'`
    EXPRESSION_NOT_OR_OTHER "expression_not_or_other" = Set [NOT MINUS HASH TILDE], subsumes parts,
        fits [EXPRESSION_NOT_OR_OTHERS], shortest "-", of "expression";
    /// `'function' functionBody | prefix | literal | table`
    EXPRESSION_BASE "expression_base" = Alternation [EXPRESSION_FUNCTION PREFIX LITERAL TABLE],
        subsumes parts, fits [EXPRESSION_OPERAND], shortest "0", as Base, of "expression";
    /// `'function' functionBody`
    EXPRESSION_FUNCTION "expression_function" = Sequence [FUNCTION FUNCTION_BODY], fits [EXPRESSION_BASE],
        shortest "function ( ) end", as Alternative, of "expression";
    /// `functionBody : '(' (parameter (',' parameter)*)? ')' block 'end'`
    FUNCTION_BODY "functionBody" = Sequence [L_PAREN FUNCTION_BODY_OPTIONAL_PARAMETERS R_PAREN BLOCK END],
        shortest "( ) end";
    /// `(parameter (',' parameter)*)?`
    FUNCTION_BODY_OPTIONAL_PARAMETERS "functionBody_optional_parameters" = Optional
        [FUNCTION_BODY_PARAMETERS], subsumes parts, of "functionBody";
    /// `parameter (',' parameter)*`
    FUNCTION_BODY_PARAMETERS "functionBody_parameters" = Sequence [PARAMETER FUNCTION_BODY_NEXT_PARAMETERS],
        subsumes [PARAMETER], fits [FUNCTION_BODY_OPTIONAL_PARAMETERS], shortest "a", of "functionBody";
    /// `parameter : name | '...' name?`
    PARAMETER "parameter" = Alternation [NAME_RULE PARAMETER_DOT_DOT_DOT], subsumes parts,
        fits [FUNCTION_BODY_PARAMETERS], shortest "a";
    /// `'...' name?`
    PARAMETER_DOT_DOT_DOT "parameter_dot_dot_dot" = Sequence [DOT_DOT_DOT OPTIONAL_NAME],
        subsumes [DOT_DOT_DOT], fits [PARAMETER], shortest "...", as Alternative, of "parameter";
    /// `name?`
    OPTIONAL_NAME "optional_name" = Optional [NAME_RULE], subsumes parts, of "name";
    /// `(',' parameter)*`
    FUNCTION_BODY_NEXT_PARAMETERS "functionBody_next_parameters" = Star [FUNCTION_BODY_NEXT_PARAMETER],
        subsumes parts, of "functionBody";
    /// `',' parameter`
    FUNCTION_BODY_NEXT_PARAMETER "functionBody_next_parameter" = Sequence [COMMA PARAMETER],
        fits [FUNCTION_BODY_NEXT_PARAMETERS], shortest ", a", of "functionBody";
    /// `literal : 'nil' | 'true' | 'false' | '...' | NUMBER | string`
    LITERAL "literal" = Alternation [NIL TRUE FALSE DOT_DOT_DOT NUMBER STRING_RULE], subsumes parts,
        fits [EXPRESSION_BASE], shortest "0";
    /// `string : STRING | LONG_STRING`
    STRING_RULE "string" = Set [STRING LONG_STRING], subsumes parts, fits [LITERAL ARGUMENTS],
        shortest "\"\"";
    /// `table : '{' (field ((',' | ';') field)* (',' | ';')?)? '}'`
    TABLE "table" = Sequence [L_BRACE TABLE_OPTIONAL_FIELD R_BRACE], fits [EXPRESSION_BASE ARGUMENTS],
        shortest "{ }";
    /// `(field ((';' | ',') field)* (';' | ',')?)?`
    TABLE_OPTIONAL_FIELD "table_optional_field" = Optional [TABLE_FIELD], subsumes parts, of "table";
    /// `field ((';' | ',') field)* (';' | ',')?`
    TABLE_FIELD "table_field" = Sequence [FIELD TABLE_SEMICOLON_OR_COMMA_FIELDS
        TABLE_OPTIONAL_SEMICOLON_OR_COMMA], subsumes [FIELD], fits [TABLE_OPTIONAL_FIELD], shortest "0",
        of "table";
    /// `field : expression | (name | '[' expression ']') '=' expression`
    /// In normal form `((name | '[' expression ']') '=')?? expression`
    FIELD "field" = Sequence [FIELD_OPTIONAL_NAME_OR_OTHER_EQ EXPRESSION], subsumes [EXPRESSION],
        fits [TABLE_FIELD], shortest "0";
    /// `((name | '[' expression ']') '=')??`
    FIELD_OPTIONAL_NAME_OR_OTHER_EQ "field_optional_name_or_other_eq" = Optional [FIELD_NAME_OR_OTHER_EQ]
        lazy, subsumes parts, of "field";
    /// `(name | '[' expression ']') '='`
    FIELD_NAME_OR_OTHER_EQ "field_name_or_other_eq" = Sequence [FIELD_NAME_OR_OTHER EQ],
        fits [FIELD_OPTIONAL_NAME_OR_OTHER_EQ], shortest "a =", of "field";
    /// `name | '[' expression ']'`
    FIELD_NAME_OR_OTHER "field_name_or_other" = Alternation [NAME_RULE L_BRACKET_EXPRESSION_R_BRACKET],
        subsumes parts, shortest "a", of "field";
    /// `'[' expression ']'`
    L_BRACKET_EXPRESSION_R_BRACKET "l_bracket_expression_r_bracket" = Sequence [L_BRACKET EXPRESSION
        R_BRACKET], fits [FIELD_NAME_OR_OTHER PREFIX_NEXT_NAME_OR_OTHER], shortest "[ 0 ]", as Alternative,
        of "field" "prefix";
    /// `((';' | ',') field)*`
    TABLE_SEMICOLON_OR_COMMA_FIELDS "table_semicolon_or_comma_fields" = Star [TABLE_SEMICOLON_OR_COMMA_FIELD],
        subsumes parts, of "table";
    /// `(';' | ',') field`
    TABLE_SEMICOLON_OR_COMMA_FIELD "table_semicolon_or_comma_field" = Sequence [TABLE_SEMICOLON_OR_COMMA
        FIELD], fits [TABLE_SEMICOLON_OR_COMMA_FIELDS], shortest "; 0", of "table";
    /// `';' | ','`
    TABLE_SEMICOLON_OR_COMMA "table_semicolon_or_comma" = Set [SEMICOLON COMMA], subsumes parts,
        fits [TABLE_OPTIONAL_SEMICOLON_OR_COMMA], shortest ";", of "table";
    /// `(';' | ',')?`
    TABLE_OPTIONAL_SEMICOLON_OR_COMMA "table_optional_semicolon_or_comma" = Optional
        [TABLE_SEMICOLON_OR_COMMA], subsumes parts, of "table";
    /// `(binaryOperator ('not' | '-' | '#' | '~')* ('function' functionBody | prefix | literal | table))*`
    EXPRESSION_TAILS "expression_tails" = Star [EXPRESSION_TAIL], subsumes parts, of "expression";
    /// `binaryOperator ('not' | '-' | '#' | '~')* ('function' functionBody | prefix | literal | table)`
    EXPRESSION_TAIL "expression_tail" = Sequence [BINARY_OPERATOR EXPRESSION_OPERAND],
        fits [EXPRESSION_TAILS], shortest "* 0", as Tail, of "expression";
    /// `binaryOperator : 'or' | 'and' | '<' | '>' | '<=' | '>=' | '~=' | '==' | '|' | '~' | '&' | '<<' |
    ///     '>>' | '..' | '+' | '-' | '*' | '/' | '//' | '%' | '^'`
    BINARY_OPERATOR "binaryOperator" = Set [STAR LT GT MINUS TILDE OR AND LT_EQ GT_EQ TILDE_EQ EQ_EQ PIPE AMP
        LT_LT GT_GT DOT_DOT PLUS SLASH SLASH_SLASH PERCENT CARET], subsumes parts, shortest "*";
    /// `('.' name | '[' expression ']' | (':' name)? arguments)*`
    PREFIX_NEXT_NAME_OR_OTHERS "prefix_next_name_or_others" = Star [PREFIX_NEXT_NAME_OR_OTHER],
        subsumes parts, of "prefix";
    /// `'.' name | '[' expression ']' | (':' name)? arguments`
    PREFIX_NEXT_NAME_OR_OTHER "prefix_next_name_or_other" = Alternation [NEXT_NAME
        L_BRACKET_EXPRESSION_R_BRACKET PREFIX_ARGUMENTS], subsumes parts, fits [PREFIX_NEXT_NAME_OR_OTHERS],
        shortest "\"\"", as Rest, of "prefix";
    /// `'.' name`
    NEXT_NAME "next_name" = Sequence [DOT NAME_RULE], fits [PREFIX_NEXT_NAME_OR_OTHER
        FUNCTION_DECLARATION_NEXT_NAMES], shortest ". a", of "functionDeclaration" "prefix";
    /// `(':' name)? arguments`
    PREFIX_ARGUMENTS "prefix_arguments" = Sequence [OPTIONAL_COLON_NAME ARGUMENTS], subsumes [ARGUMENTS],
        fits [PREFIX_NEXT_NAME_OR_OTHER], shortest "\"\"", as Alternative, of "prefix";
    /// `(':' name)?`
    OPTIONAL_COLON_NAME "optional_colon_name" = Optional [COLON_NAME], subsumes parts, of "prefix"
        "functionDeclaration";
    /// `':' name`
    COLON_NAME "colon_name" = Sequence [COLON NAME_RULE], fits [OPTIONAL_COLON_NAME], shortest ": a",
        of "prefix" "functionDeclaration";
    /// `arguments : '(' expressions? ')' | table | string`
    ARGUMENTS "arguments" = Alternation [ARGUMENTS_L_PAREN_R_PAREN TABLE STRING_RULE], subsumes parts,
        fits [PREFIX_ARGUMENTS], shortest "\"\"";
    /// `'(' expressions? ')'`
    ARGUMENTS_L_PAREN_R_PAREN "arguments_l_paren_r_paren" = Sequence [L_PAREN OPTIONAL_EXPRESSIONS R_PAREN],
        fits [ARGUMENTS], shortest "( )", as Alternative, of "arguments";
    /// `expressions?`
    OPTIONAL_EXPRESSIONS "optional_expressions" = Optional [EXPRESSIONS], subsumes parts, of "expressions";
    /// `expressions : expression (',' expression)*`
    EXPRESSIONS "expressions" = Sequence [EXPRESSION EXPRESSIONS_NEXT_EXPRESSIONS], subsumes [EXPRESSION],
        fits [OPTIONAL_EXPRESSIONS], shortest "0";
    /// `(',' expression)*`
    EXPRESSIONS_NEXT_EXPRESSIONS "expressions_next_expressions" = Star [EXPRESSIONS_NEXT_EXPRESSION],
        subsumes parts, of "expressions";
    /// `',' expression`
    EXPRESSIONS_NEXT_EXPRESSION "expressions_next_expression" = Sequence [COMMA EXPRESSION],
        fits [EXPRESSIONS_NEXT_EXPRESSIONS], shortest ", 0", of "expressions";
    /// `((',' prefix)* '=' expressions)?`
    ASSIGNMENT_OPTIONAL_EQ_EXPRESSIONS "assignment_optional_eq_expressions" = Optional
        [ASSIGNMENT_EQ_EXPRESSIONS], subsumes parts, of "assignment";
    /// `(',' prefix)* '=' expressions`
    ASSIGNMENT_EQ_EXPRESSIONS "assignment_eq_expressions" = Sequence [ASSIGNMENT_NEXT_PREFIXES EQ
        EXPRESSIONS], fits [ASSIGNMENT_OPTIONAL_EQ_EXPRESSIONS], shortest "= 0", of "assignment";
    /// `(',' prefix)*`
    ASSIGNMENT_NEXT_PREFIXES "assignment_next_prefixes" = Star [ASSIGNMENT_NEXT_PREFIX], subsumes parts,
        of "assignment";
    /// `',' prefix`
    ASSIGNMENT_NEXT_PREFIX "assignment_next_prefix" = Sequence [COMMA PREFIX],
        fits [ASSIGNMENT_NEXT_PREFIXES], shortest ", a", of "assignment";
    /// `localDeclaration : 'local' (attribute? variable (',' variable)* ('=' expressions)? | 'function' name
    ///     functionBody)`
    LOCAL_DECLARATION "localDeclaration" = Sequence [LOCAL LOCAL_DECLARATION_VARIABLE_OR_FUNCTION],
        fits [STATEMENT], shortest "local a";
    /// `attribute? variable (',' variable)* ('=' expressions)? | 'function' name functionBody`
    LOCAL_DECLARATION_VARIABLE_OR_FUNCTION "localDeclaration_variable_or_function" = Alternation
        [LOCAL_DECLARATION_VARIABLE FUNCTION_PART], subsumes parts, shortest "a", of "localDeclaration";
    /// `attribute? variable (',' variable)* ('=' expressions)?`
    LOCAL_DECLARATION_VARIABLE "localDeclaration_variable" = Sequence [OPTIONAL_ATTRIBUTE VARIABLE
        NEXT_VARIABLES OPTIONAL_EQ_EXPRESSIONS], subsumes [VARIABLE],
        fits [LOCAL_DECLARATION_VARIABLE_OR_FUNCTION], shortest "a", as Alternative, of "localDeclaration";
    /// `attribute?`
    OPTIONAL_ATTRIBUTE "optional_attribute" = Optional [ATTRIBUTE], subsumes parts, of "attribute";
    /// `attribute : '<' name '>'`
    ATTRIBUTE "attribute" = Sequence [LT NAME_RULE GT], fits [OPTIONAL_ATTRIBUTE], shortest "< a >";
    /// `variable : name attribute?`
    VARIABLE "variable" = Sequence [NAME_RULE OPTIONAL_ATTRIBUTE], subsumes [NAME_RULE],
        fits [LOCAL_DECLARATION_VARIABLE GLOBAL_DECLARATION_VARIABLE], shortest "a";
    /// `(',' variable)*`
    NEXT_VARIABLES "next_variables" = Star [NEXT_VARIABLE], subsumes parts, of "localDeclaration"
        "globalDeclaration";
    /// `',' variable`
    NEXT_VARIABLE "next_variable" = Sequence [COMMA VARIABLE], fits [NEXT_VARIABLES], shortest ", a",
        of "localDeclaration" "globalDeclaration";
    /// `('=' expressions)?`
    OPTIONAL_EQ_EXPRESSIONS "optional_eq_expressions" = Optional [EQ_EXPRESSIONS], subsumes parts,
        of "localDeclaration" "globalDeclaration";
    /// `'=' expressions`
    EQ_EXPRESSIONS "eq_expressions" = Sequence [EQ EXPRESSIONS], fits [OPTIONAL_EQ_EXPRESSIONS],
        shortest "= 0", of "localDeclaration" "globalDeclaration";
    /// `'function' name functionBody`
    FUNCTION_PART "function" = Sequence [FUNCTION NAME_RULE FUNCTION_BODY],
        fits [LOCAL_DECLARATION_VARIABLE_OR_FUNCTION GLOBAL_DECLARATION_VARIABLE_OR_STAR_OR_FUNCTION],
        shortest "function a ( ) end", as Alternative, of "localDeclaration" "globalDeclaration";
    /// `globalDeclaration : 'global' (attribute? (variable (',' variable)* ('=' expressions)? | '*') |
    ///     'function' name functionBody)`
    GLOBAL_DECLARATION "globalDeclaration" = Sequence [GLOBAL
        GLOBAL_DECLARATION_VARIABLE_OR_STAR_OR_FUNCTION], fits [STATEMENT], shortest "global *";
    /// `attribute? (variable (',' variable)* ('=' expressions)? | '*') | 'function' name functionBody`
    GLOBAL_DECLARATION_VARIABLE_OR_STAR_OR_FUNCTION "globalDeclaration_variable_or_star_or_function"
        = Alternation [GLOBAL_DECLARATION_OPTIONAL_ATTRIBUTE FUNCTION_PART], subsumes parts, shortest "*",
        of "globalDeclaration";
    /// `attribute? (variable (',' variable)* ('=' expressions)? | '*')`
    GLOBAL_DECLARATION_OPTIONAL_ATTRIBUTE "globalDeclaration_optional_attribute" = Sequence
        [OPTIONAL_ATTRIBUTE GLOBAL_DECLARATION_VARIABLE_OR_STAR_AFTER_OPTIONAL_ATTRIBUTE],
        subsumes [GLOBAL_DECLARATION_VARIABLE_OR_STAR_AFTER_OPTIONAL_ATTRIBUTE],
        fits [GLOBAL_DECLARATION_VARIABLE_OR_STAR_OR_FUNCTION], shortest "*", as Alternative,
        of "globalDeclaration";
    /// `variable (',' variable)* ('=' expressions)? | '*'`
    GLOBAL_DECLARATION_VARIABLE_OR_STAR_AFTER_OPTIONAL_ATTRIBUTE
        "globalDeclaration_variable_or_star_after_optional_attribute" = Alternation
        [GLOBAL_DECLARATION_VARIABLE STAR], subsumes parts, fits [GLOBAL_DECLARATION_OPTIONAL_ATTRIBUTE],
        shortest "*", of "globalDeclaration";
    /// `variable (',' variable)* ('=' expressions)?`
    GLOBAL_DECLARATION_VARIABLE "globalDeclaration_variable" = Sequence [VARIABLE NEXT_VARIABLES
        OPTIONAL_EQ_EXPRESSIONS], subsumes [VARIABLE],
        fits [GLOBAL_DECLARATION_VARIABLE_OR_STAR_AFTER_OPTIONAL_ATTRIBUTE], shortest "a", as Alternative,
        of "globalDeclaration";
    /// `functionDeclaration : 'function' name ('.' name)* (':' name)? functionBody`
    FUNCTION_DECLARATION "functionDeclaration" = Sequence [FUNCTION NAME_RULE FUNCTION_DECLARATION_NEXT_NAMES
        OPTIONAL_COLON_NAME FUNCTION_BODY], fits [STATEMENT], shortest "function a ( ) end";
    /// `('.' name)*`
    FUNCTION_DECLARATION_NEXT_NAMES "functionDeclaration_next_names" = Star [NEXT_NAME], subsumes parts,
        of "functionDeclaration";
    /// `ifStatement : 'if' expression 'then' block ('elseif' expression 'then' block)* ('else' block)? 'end'`
    IF_STATEMENT "ifStatement" = Sequence [IF EXPRESSION THEN BLOCK IF_STATEMENT_ELSEIF_THENS
        IF_STATEMENT_OPTIONAL_ELSE END], fits [STATEMENT], shortest "if 0 then end";
    /// `('elseif' expression 'then' block)*`
    IF_STATEMENT_ELSEIF_THENS "ifStatement_elseif_thens" = Star [IF_STATEMENT_ELSEIF_THEN], subsumes parts,
        of "ifStatement";
    /// `'elseif' expression 'then' block`
    IF_STATEMENT_ELSEIF_THEN "ifStatement_elseif_then" = Sequence [ELSEIF EXPRESSION THEN BLOCK],
        fits [IF_STATEMENT_ELSEIF_THENS], shortest "elseif 0 then", of "ifStatement";
    /// `('else' block)?`
    IF_STATEMENT_OPTIONAL_ELSE "ifStatement_optional_else" = Optional [IF_STATEMENT_ELSE], subsumes parts,
        of "ifStatement";
    /// `'else' block`
    IF_STATEMENT_ELSE "ifStatement_else" = Sequence [ELSE BLOCK], subsumes [ELSE],
        fits [IF_STATEMENT_OPTIONAL_ELSE], shortest "else", of "ifStatement";
    /// `whileStatement : 'while' expression 'do' block 'end'`
    WHILE_STATEMENT "whileStatement" = Sequence [WHILE EXPRESSION DO BLOCK END], fits [STATEMENT],
        shortest "while 0 do end";
    /// `repeatStatement : 'repeat' block 'until' expression`
    REPEAT_STATEMENT "repeatStatement" = Sequence [REPEAT BLOCK UNTIL EXPRESSION], fits [STATEMENT],
        shortest "repeat until 0";
    /// `forStatement : 'for' name (',' name)* ('=' | 'in') expressions 'do' block 'end'`
    FOR_STATEMENT "forStatement" = Sequence [FOR NAME_RULE FOR_STATEMENT_NEXT_NAMES FOR_STATEMENT_EQ_OR_IN
        EXPRESSIONS DO BLOCK END], fits [STATEMENT], shortest "for a = 0 do end";
    /// `(',' name)*`
    FOR_STATEMENT_NEXT_NAMES "forStatement_next_names" = Star [FOR_STATEMENT_NEXT_NAME], subsumes parts,
        of "forStatement";
    /// `',' name`
    FOR_STATEMENT_NEXT_NAME "forStatement_next_name" = Sequence [COMMA NAME_RULE],
        fits [FOR_STATEMENT_NEXT_NAMES], shortest ", a", of "forStatement";
    /// `'=' | 'in'`
    FOR_STATEMENT_EQ_OR_IN "forStatement_eq_or_in" = Set [EQ IN], subsumes parts, shortest "=",
        of "forStatement";
    /// `'do' block 'end'`
    STATEMENT_DO_END "statement_do_end" = Sequence [DO BLOCK END], fits [STATEMENT], shortest "do end",
        as Alternative, of "statement";
    /// `'::' name '::'`
    STATEMENT_COLON_COLON_NAME_COLON_COLON "statement_colon_colon_name_colon_colon" = Sequence [COLON_COLON
        NAME_RULE COLON_COLON], fits [STATEMENT], shortest ":: a ::", as Alternative, of "statement";
    /// `'goto' name`
    STATEMENT_GOTO "statement_goto" = Sequence [GOTO NAME_RULE], fits [STATEMENT], shortest "goto a",
        as Alternative, of "statement";
    /// `returnStatement?`
    OPTIONAL_RETURN_STATEMENT "optional_returnStatement" = Optional [RETURN_STATEMENT], subsumes parts,
        fits [BLOCK], of "returnStatement";
    /// `returnStatement : 'return' expressions? ';'?`
    RETURN_STATEMENT "returnStatement" = Sequence [RETURN OPTIONAL_EXPRESSIONS
        RETURN_STATEMENT_OPTIONAL_SEMICOLON], subsumes [RETURN], fits [OPTIONAL_RETURN_STATEMENT],
        shortest "return";
    /// `';'?`
    RETURN_STATEMENT_OPTIONAL_SEMICOLON "returnStatement_optional_semicolon" = Optional [SEMICOLON],
        subsumes parts, of "returnStatement";
  }
}
