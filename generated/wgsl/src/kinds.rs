// @generated from grammars/wgsl.g4 by `cargo xtask gen` (blake3 8b360fd431359bdc)

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
    ENABLE "'enable'" shortest "enable";
    REQUIRES "'requires'" shortest "requires";
    COMMA "','" shortest ",";
    DIAGNOSTIC "'diagnostic'" shortest "diagnostic";
    ALIAS "'alias'" shortest "alias";
    EQ "'='" shortest "=";
    CONST_ASSERT "'const_assert'" shortest "const_assert";
    STRUCT "'struct'" shortest "struct";
    L_BRACE "'{'" shortest "{" is Open;
    R_BRACE "'}'" shortest "}" is Close;
    AT "'@'" shortest "@";
    CONST "'const'" shortest "const";
    VAR "'var'" shortest "var";
    LET "'let'" shortest "let";
    OVERRIDE "'override'" shortest "override";
    COLON "':'" shortest ":";
    VIRTUAL "'virtual'" shortest "virtual";
    FN "'fn'" shortest "fn";
    L_PAREN "'('" shortest "(" is Open;
    R_PAREN "')'" shortest ")" is Close;
    MINUS_GT "'->'" shortest "->";
    LT "'<'" shortest "<";
    GT "'>'" shortest ">";
    RETURN "'return'" shortest "return";
    DISCARD "'discard'" shortest "discard";
    BREAK "'break'" shortest "break";
    IF "'if'" shortest "if";
    CONTINUE "'continue'" shortest "continue";
    CONTINUING "'continuing'" shortest "continuing";
    SWITCH "'switch'" shortest "switch";
    LOOP "'loop'" shortest "loop";
    FOR "'for'" shortest "for";
    WHILE "'while'" shortest "while";
    PLUS_PLUS "'++'" shortest "++";
    MINUS_MINUS "'--'" shortest "--";
    PLUS_EQ "'+='" shortest "+=";
    MINUS_EQ "'-='" shortest "-=";
    STAR_EQ "'*='" shortest "*=";
    SLASH_EQ "'/='" shortest "/=";
    PERCENT_EQ "'%='" shortest "%=";
    AMP_EQ "'&='" shortest "&=";
    PIPE_EQ "'|='" shortest "|=";
    CARET_EQ "'^='" shortest "^=";
    LT_LT_EQ "'<<='" shortest "<<=";
    ELSE_KEYWORD "'else'" shortest "else";
    CASE_KEYWORD "'case'" shortest "case";
    DEFAULT "'default'" shortest "default";
    MINUS "'-'" shortest "-";
    BANG "'!'" shortest "!";
    TILDE "'~'" shortest "~";
    STAR "'*'" shortest "*";
    AMP "'&'" shortest "&";
    TRUE "'true'" shortest "true";
    FALSE "'false'" shortest "false";
    DOT "'.'" shortest ".";
    L_BRACKET "'['" shortest "[" is Open;
    R_BRACKET "']'" shortest "]" is Close;
    PLUS "'+'" shortest "+";
    SLASH "'/'" shortest "/";
    PERCENT "'%'" shortest "%";
    PIPE "'|'" shortest "|";
    CARET "'^'" shortest "^";
    LT_LT "'<<'" shortest "<<";
    LT_EQ "'<='" shortest "<=";
    EQ_EQ "'=='" shortest "==";
    BANG_EQ "'!='" shortest "!=";
    AMP_AMP "'&&'" shortest "&&";
    PIPE_PIPE "'||'" shortest "||";
    /// `NUMBER : '0' [Xx] ([0-9A-Fa-f]+ '.'? [0-9A-Fa-f]* | '.' [0-9A-Fa-f]+) ([Pp] [+\-]? [0-9]+)? [a-z]* |
    ///     ([0-9]+ '.'? [0-9]* | '.' [0-9]+) ([Ee] [+\-]? [0-9]+)? [a-z]*`
    NUMBER "NUMBER" shortest "0";
    /// `IDENTIFIER : Word ('::' Word)*`
    IDENTIFIER "IDENTIFIER" shortest "a";
    /// `DIRECTIVE : '#' [a-z] [0-9A-Z_a-z]* (~[\n\r{] | '{' (~[{}] | '{' (~[{}] | '{' ~[{}]* '}')* '}')*
    ///     '}')*`
    DIRECTIVE "DIRECTIVE" shortest "#a";
    /// `BLOCK_COMMENT : '/*' (BLOCK_COMMENT | .)*? '*/' -> channel(HIDDEN)`
    BLOCK_COMMENT "BLOCK_COMMENT" shortest "/**/";
    /// `LINE_COMMENT : '//' ~[\n-\r\u{85}\u{2028}-\u{2029}]* -> channel(HIDDEN)`
    LINE_COMMENT "LINE_COMMENT" shortest "//";
    /// `WHITESPACE : [\t-\r \u{85}\u{200E}-\u{200F}\u{2028}-\u{2029} and 1 more]+ -> skip`
    WHITESPACE "WHITESPACE";
  }
  rules {
    /// `file : globalItem* EOF`
    FILE "file" = Sequence [GLOBAL_ITEMS EOF], subsumes [GLOBAL_ITEMS];
    /// `globalItem*`
    GLOBAL_ITEMS "globalItems" = Star [GLOBAL_ITEM], subsumes parts, fits [FILE], of "globalItem";
    /// `globalItem : DIRECTIVE | ';' | ('enable' | 'requires') IDENTIFIER (',' IDENTIFIER)* ','? ';' |
    ///     'diagnostic' arguments ';' | attribute* variable ';' | 'alias' IDENTIFIER '=' type ';' |
    ///     'const_assert' expression ';' | attribute* 'struct' IDENTIFIER '{' (member ','?)* '}' | function`
    /// In normal form `DIRECTIVE | globalItem_IDENTIFIER? ';' | 'diagnostic' arguments ';' | attribute*
    ///     (globalItem_variable_semicolon | globalItem_struct_IDENTIFIER) | 'alias'
    ///     IDENTIFIER '=' type ';' | 'const_assert' expression ';' | function`
    GLOBAL_ITEM "globalItem" = Alternation [DIRECTIVE GLOBAL_ITEM_SEMICOLON GLOBAL_ITEM_DIAGNOSTIC
        GLOBAL_ITEM_VARIABLE_SEMICOLON_OR_OTHER GLOBAL_ITEM_ALIAS_IDENTIFIER CONST_ASSERT_PART FUNCTION],
        subsumes parts, fits [GLOBAL_ITEMS], shortest ";";
    /// `(('enable' | 'requires') IDENTIFIER (',' IDENTIFIER)* ','?)? ';'`
    GLOBAL_ITEM_SEMICOLON "globalItem_semicolon" = Sequence [GLOBAL_ITEM_OPTIONAL_IDENTIFIER SEMICOLON],
        subsumes [SEMICOLON], fits [GLOBAL_ITEM], shortest ";", as Alternative, of "globalItem";
    /// `(('enable' | 'requires') IDENTIFIER (',' IDENTIFIER)* ','?)?`
    GLOBAL_ITEM_OPTIONAL_IDENTIFIER "globalItem_optional_IDENTIFIER" = Optional [GLOBAL_ITEM_IDENTIFIER],
        subsumes parts, of "globalItem";
    /// `('enable' | 'requires') IDENTIFIER (',' IDENTIFIER)* ','?`
    GLOBAL_ITEM_IDENTIFIER "globalItem_IDENTIFIER" = Sequence [GLOBAL_ITEM_ENABLE_OR_REQUIRES IDENTIFIER
        GLOBAL_ITEM_NEXT_IDENTIFIERS OPTIONAL_COMMA], fits [GLOBAL_ITEM_OPTIONAL_IDENTIFIER],
        shortest "enable a", of "globalItem";
    /// `'enable' | 'requires'`
    GLOBAL_ITEM_ENABLE_OR_REQUIRES "globalItem_enable_or_requires" = Set [ENABLE REQUIRES], subsumes parts,
        shortest "enable", of "globalItem";
    /// `(',' IDENTIFIER)*`
    GLOBAL_ITEM_NEXT_IDENTIFIERS "globalItem_next_IDENTIFIERs" = Star [GLOBAL_ITEM_NEXT_IDENTIFIER],
        subsumes parts, of "globalItem";
    /// `',' IDENTIFIER`
    GLOBAL_ITEM_NEXT_IDENTIFIER "globalItem_next_IDENTIFIER" = Sequence [COMMA IDENTIFIER],
        fits [GLOBAL_ITEM_NEXT_IDENTIFIERS], shortest ", a", of "globalItem";
    /// `','?`
    OPTIONAL_COMMA "optional_comma" = Optional [COMMA], subsumes parts, of "globalItem" "arguments"
        "templateList" and 2 others;
    /// `'diagnostic' arguments ';'`
    GLOBAL_ITEM_DIAGNOSTIC "globalItem_diagnostic" = Sequence [DIAGNOSTIC ARGUMENTS SEMICOLON],
        fits [GLOBAL_ITEM], shortest "diagnostic ( ) ;", as Alternative, of "globalItem";
    /// `arguments : '(' (expression (',' expression)* ','?)? ')'`
    ARGUMENTS "arguments" = Sequence [L_PAREN ARGUMENTS_OPTIONAL_EXPRESSION R_PAREN], fits [POSTFIX
        OPTIONAL_ARGUMENTS], shortest "( )";
    /// `(expression (',' expression)* ','?)?`
    ARGUMENTS_OPTIONAL_EXPRESSION "arguments_optional_expression" = Optional [ARGUMENTS_EXPRESSION],
        subsumes parts, of "arguments";
    /// `expression (',' expression)* ','?`
    ARGUMENTS_EXPRESSION "arguments_expression" = Sequence [EXPRESSION ARGUMENTS_NEXT_EXPRESSIONS
        OPTIONAL_COMMA], subsumes [EXPRESSION], fits [ARGUMENTS_OPTIONAL_EXPRESSION], shortest "0",
        of "arguments";
    /// `expression : operand (binaryOperator operand)*`
    EXPRESSION "expression" = Sequence [OPERAND EXPRESSION_BINARY_OPERATOR_OPERANDS], subsumes [OPERAND],
        fits [ARGUMENTS_EXPRESSION OPTIONAL_EXPRESSION SELECTOR STATEMENT_EXPRESSION], shortest "0";
    /// `operand : prefix* primary postfix*`
    OPERAND "operand" = Sequence [PREFIXES PRIMARY POSTFIXES], subsumes [PRIMARY], fits [EXPRESSION
        TEMPLATE_ARGUMENT], shortest "0";
    /// `prefix*`
    PREFIXES "prefixes" = Star [PREFIX], subsumes parts, of "prefix";
    /// `prefix : '-' | '!' | '~' | '*' | '&' | DIRECTIVE`
    PREFIX "prefix" = Set [MINUS BANG TILDE STAR AMP DIRECTIVE], subsumes parts, fits [PREFIXES],
        shortest "-";
    /// `primary : IDENTIFIER templateList? | NUMBER | 'true' | 'false' | '(' expression ')'`
    /// In normal form `type | NUMBER | 'true' | 'false' | '(' expression ')'`
    PRIMARY "primary" = Alternation [TYPE NUMBER TRUE FALSE PRIMARY_L_PAREN_EXPRESSION_R_PAREN],
        subsumes parts, fits [OPERAND], shortest "0";
    /// `type : IDENTIFIER templateList?`
    TYPE "type" = Sequence [IDENTIFIER OPTIONAL_TEMPLATE_LIST], subsumes [IDENTIFIER], fits [PRIMARY],
        shortest "a";
    /// `templateList?`
    OPTIONAL_TEMPLATE_LIST "optional_templateList" = Optional [TEMPLATE_LIST], subsumes parts,
        of "templateList";
    /// `templateList : '<' templateArgument (',' templateArgument)* ','? '>'`
    TEMPLATE_LIST "templateList" = Sequence [LT TEMPLATE_ARGUMENT TEMPLATE_LIST_NEXT_TEMPLATE_ARGUMENTS
        OPTIONAL_COMMA GT], fits [OPTIONAL_TEMPLATE_LIST], shortest "< 0 >";
    /// `templateArgument : operand (arithmeticOperator operand)*`
    TEMPLATE_ARGUMENT "templateArgument" = Sequence [OPERAND TEMPLATE_ARGUMENT_ARITHMETIC_OPERATOR_OPERANDS],
        subsumes [OPERAND], shortest "0";
    /// `(arithmeticOperator operand)*`
    TEMPLATE_ARGUMENT_ARITHMETIC_OPERATOR_OPERANDS "templateArgument_arithmeticOperator_operands" = Star
        [TEMPLATE_ARGUMENT_ARITHMETIC_OPERATOR_OPERAND], subsumes parts, of "templateArgument";
    /// `arithmeticOperator operand`
    TEMPLATE_ARGUMENT_ARITHMETIC_OPERATOR_OPERAND "templateArgument_arithmeticOperator_operand" = Sequence
        [ARITHMETIC_OPERATOR OPERAND], fits [TEMPLATE_ARGUMENT_ARITHMETIC_OPERATOR_OPERANDS], shortest "- 0",
        of "templateArgument";
    /// `arithmeticOperator : '+' | '-' | '*' | '/' | '%' | '&' | '|' | '^' | '<<'`
    ARITHMETIC_OPERATOR "arithmeticOperator" = Set [MINUS STAR AMP PLUS SLASH PERCENT PIPE CARET LT_LT],
        subsumes parts, fits [BINARY_OPERATOR], shortest "-";
    /// `(',' templateArgument)*`
    TEMPLATE_LIST_NEXT_TEMPLATE_ARGUMENTS "templateList_next_templateArguments" = Star
        [TEMPLATE_LIST_NEXT_TEMPLATE_ARGUMENT], subsumes parts, of "templateList";
    /// `',' templateArgument`
    TEMPLATE_LIST_NEXT_TEMPLATE_ARGUMENT "templateList_next_templateArgument" = Sequence [COMMA
        TEMPLATE_ARGUMENT], fits [TEMPLATE_LIST_NEXT_TEMPLATE_ARGUMENTS], shortest ", 0", of "templateList";
    /// `'(' expression ')'`
    PRIMARY_L_PAREN_EXPRESSION_R_PAREN "primary_l_paren_expression_r_paren" = Sequence [L_PAREN EXPRESSION
        R_PAREN], fits [PRIMARY], shortest "( 0 )", as Alternative, of "primary";
    /// `postfix*`
    POSTFIXES "postfixes" = Star [POSTFIX], subsumes parts, of "postfix";
    /// `postfix : '.' IDENTIFIER | '[' expression ']' | arguments | DIRECTIVE`
    POSTFIX "postfix" = Alternation [POSTFIX_NEXT_IDENTIFIER POSTFIX_L_BRACKET_EXPRESSION_R_BRACKET ARGUMENTS
        DIRECTIVE], subsumes parts, fits [POSTFIXES], shortest "#a";
    /// `'.' IDENTIFIER`
    POSTFIX_NEXT_IDENTIFIER "postfix_next_IDENTIFIER" = Sequence [DOT IDENTIFIER], fits [POSTFIX],
        shortest ". a", as Alternative, of "postfix";
    /// `'[' expression ']'`
    POSTFIX_L_BRACKET_EXPRESSION_R_BRACKET "postfix_l_bracket_expression_r_bracket" = Sequence [L_BRACKET
        EXPRESSION R_BRACKET], fits [POSTFIX], shortest "[ 0 ]", as Alternative, of "postfix";
    /// `(binaryOperator operand)*`
    EXPRESSION_BINARY_OPERATOR_OPERANDS "expression_binaryOperator_operands" = Star
        [EXPRESSION_BINARY_OPERATOR_OPERAND], subsumes parts, of "expression";
    /// `binaryOperator operand`
    EXPRESSION_BINARY_OPERATOR_OPERAND "expression_binaryOperator_operand" = Sequence [BINARY_OPERATOR
        OPERAND], fits [EXPRESSION_BINARY_OPERATOR_OPERANDS], shortest "- 0", of "expression";
    /// `binaryOperator : arithmeticOperator | '>' ('>' | '=')? | '<' | '<=' | '==' | '!=' | '&&' | '||' |
    ///     '--' | DIRECTIVE`
    BINARY_OPERATOR "binaryOperator" = Alternation [ARITHMETIC_OPERATOR BINARY_OPERATOR_GT LT LT_EQ EQ_EQ
        BANG_EQ AMP_AMP PIPE_PIPE MINUS_MINUS DIRECTIVE], subsumes parts, shortest "-";
    /// `'>' ('=' | '>')?`
    BINARY_OPERATOR_GT "binaryOperator_gt" = Sequence [GT BINARY_OPERATOR_OPTIONAL_EQ_OR_GT], subsumes [GT],
        fits [BINARY_OPERATOR], shortest ">", as Alternative, of "binaryOperator";
    /// `('=' | '>')?`
    BINARY_OPERATOR_OPTIONAL_EQ_OR_GT "binaryOperator_optional_eq_or_gt" = Optional
        [BINARY_OPERATOR_EQ_OR_GT], subsumes parts, of "binaryOperator";
    /// `'=' | '>'`
    BINARY_OPERATOR_EQ_OR_GT "binaryOperator_eq_or_gt" = Set [EQ GT], subsumes parts,
        fits [BINARY_OPERATOR_OPTIONAL_EQ_OR_GT], shortest "=", of "binaryOperator";
    /// `(',' expression)*`
    ARGUMENTS_NEXT_EXPRESSIONS "arguments_next_expressions" = Star [ARGUMENTS_NEXT_EXPRESSION],
        subsumes parts, of "arguments";
    /// `',' expression`
    ARGUMENTS_NEXT_EXPRESSION "arguments_next_expression" = Sequence [COMMA EXPRESSION],
        fits [ARGUMENTS_NEXT_EXPRESSIONS], shortest ", 0", of "arguments";
    /// `attribute* (variable ';' | 'struct' IDENTIFIER '{' (member ','?)* '}')`
    GLOBAL_ITEM_VARIABLE_SEMICOLON_OR_OTHER "globalItem_variable_semicolon_or_other" = Sequence [ATTRIBUTES
        GLOBAL_ITEM_AFTER_ATTRIBUTES], subsumes [GLOBAL_ITEM_AFTER_ATTRIBUTES], fits [GLOBAL_ITEM],
        shortest "let a ;", as Alternative, of "globalItem";
    /// `attribute*`
    ATTRIBUTES "attributes" = Star [ATTRIBUTE], subsumes parts, of "attribute";
    /// `attribute : '@' (IDENTIFIER | 'const' | 'diagnostic') arguments?`
    ATTRIBUTE "attribute" = Sequence [AT ATTRIBUTE_DIAGNOSTIC_OR_OTHER OPTIONAL_ARGUMENTS], fits [ATTRIBUTES],
        shortest "@ a";
    /// `'diagnostic' | 'const' | IDENTIFIER`
    ATTRIBUTE_DIAGNOSTIC_OR_OTHER "attribute_diagnostic_or_other" = Set [DIAGNOSTIC CONST IDENTIFIER],
        subsumes parts, shortest "a", of "attribute";
    /// `arguments?`
    OPTIONAL_ARGUMENTS "optional_arguments" = Optional [ARGUMENTS], subsumes parts, of "arguments";
    /// `variable ';' | 'struct' IDENTIFIER '{' (member ','?)* '}'`
    GLOBAL_ITEM_AFTER_ATTRIBUTES "globalItem_after_attributes" = Alternation [GLOBAL_ITEM_VARIABLE_SEMICOLON
        GLOBAL_ITEM_STRUCT_IDENTIFIER], subsumes parts, fits [GLOBAL_ITEM_VARIABLE_SEMICOLON_OR_OTHER],
        shortest "let a ;", as Rest, of "globalItem";
    /// `variable ';'`
    GLOBAL_ITEM_VARIABLE_SEMICOLON "globalItem_variable_semicolon" = Sequence [VARIABLE SEMICOLON],
        fits [GLOBAL_ITEM_AFTER_ATTRIBUTES], shortest "let a ;", as Alternative, of "globalItem";
    /// `variable : ('var' templateList? | 'let' | 'const' | 'override') IDENTIFIER (':' type)? ('='
    ///     expression)?`
    VARIABLE "variable" = Sequence [VARIABLE_VAR_OR_OTHER IDENTIFIER VARIABLE_OPTIONAL_COLON_TYPE
        VARIABLE_OPTIONAL_EQ_EXPRESSION], fits [OPTIONAL_VARIABLE STATEMENT_VARIABLE_OR_EXPRESSION],
        shortest "let a";
    /// `'var' templateList? | 'let' | 'const' | 'override'`
    VARIABLE_VAR_OR_OTHER "variable_var_or_other" = Alternation [VARIABLE_VAR LET CONST OVERRIDE],
        subsumes parts, shortest "let", of "variable";
    /// `'var' templateList?`
    VARIABLE_VAR "variable_var" = Sequence [VAR OPTIONAL_TEMPLATE_LIST], subsumes [VAR],
        fits [VARIABLE_VAR_OR_OTHER], shortest "var", as Alternative, of "variable";
    /// `(':' type)?`
    VARIABLE_OPTIONAL_COLON_TYPE "variable_optional_colon_type" = Optional [VARIABLE_COLON_TYPE],
        subsumes parts, of "variable";
    /// `':' type`
    VARIABLE_COLON_TYPE "variable_colon_type" = Sequence [COLON TYPE], fits [VARIABLE_OPTIONAL_COLON_TYPE],
        shortest ": a", of "variable";
    /// `('=' expression)?`
    VARIABLE_OPTIONAL_EQ_EXPRESSION "variable_optional_eq_expression" = Optional [VARIABLE_EQ_EXPRESSION],
        subsumes parts, of "variable";
    /// `'=' expression`
    VARIABLE_EQ_EXPRESSION "variable_eq_expression" = Sequence [EQ EXPRESSION],
        fits [VARIABLE_OPTIONAL_EQ_EXPRESSION], shortest "= 0", of "variable";
    /// `'struct' IDENTIFIER '{' (member ','?)* '}'`
    GLOBAL_ITEM_STRUCT_IDENTIFIER "globalItem_struct_IDENTIFIER" = Sequence [STRUCT IDENTIFIER L_BRACE MEMBERS
        R_BRACE], fits [GLOBAL_ITEM_AFTER_ATTRIBUTES], shortest "struct a { }", as Alternative,
        of "globalItem";
    /// `(member ','?)*`
    MEMBERS "members" = Star [MEMBER_OPTIONAL_COMMA], subsumes parts, of "globalItem" "function";
    /// `member ','?`
    MEMBER_OPTIONAL_COMMA "member_optional_comma" = Sequence [MEMBER OPTIONAL_COMMA], subsumes [MEMBER],
        fits [MEMBERS], shortest "#a", of "globalItem" "function";
    /// `member : DIRECTIVE | attribute* IDENTIFIER ':' type`
    MEMBER "member" = Alternation [DIRECTIVE MEMBER_IDENTIFIER], subsumes parts, fits [MEMBER_OPTIONAL_COMMA],
        shortest "#a";
    /// `attribute* IDENTIFIER ':' type`
    MEMBER_IDENTIFIER "member_IDENTIFIER" = Sequence [ATTRIBUTES IDENTIFIER COLON TYPE], fits [MEMBER],
        shortest "a : a", as Alternative, of "member";
    /// `'alias' IDENTIFIER '=' type ';'`
    GLOBAL_ITEM_ALIAS_IDENTIFIER "globalItem_alias_IDENTIFIER" = Sequence [ALIAS IDENTIFIER EQ TYPE
        SEMICOLON], fits [GLOBAL_ITEM], shortest "alias a = a ;", as Alternative, of "globalItem";
    /// `'const_assert' expression ';'`
    CONST_ASSERT_PART "const_assert" = Sequence [CONST_ASSERT EXPRESSION SEMICOLON], fits [GLOBAL_ITEM
        STATEMENT], shortest "const_assert 0 ;", as Alternative, of "globalItem" "statement";
    /// `function : attribute* ('virtual' | 'override')? 'fn' IDENTIFIER '(' (parameter ','?)* ')' ('->'
    ///     attribute* type)? block`
    /// In normal form `attribute* ('override' | 'virtual')? 'fn' IDENTIFIER '(' (member ','?)* ')' ('->'
    ///     attribute* type)? block`
    FUNCTION "function" = Sequence [ATTRIBUTES FUNCTION_OPTIONAL_OVERRIDE_OR_VIRTUAL FN IDENTIFIER L_PAREN
        MEMBERS R_PAREN FUNCTION_OPTIONAL_MINUS_GT_TYPE BLOCK], fits [GLOBAL_ITEM], shortest "fn a ( ) { }";
    /// `('override' | 'virtual')?`
    FUNCTION_OPTIONAL_OVERRIDE_OR_VIRTUAL "function_optional_override_or_virtual" = Optional
        [FUNCTION_OVERRIDE_OR_VIRTUAL], subsumes parts, of "function";
    /// `'override' | 'virtual'`
    FUNCTION_OVERRIDE_OR_VIRTUAL "function_override_or_virtual" = Set [OVERRIDE VIRTUAL], subsumes parts,
        fits [FUNCTION_OPTIONAL_OVERRIDE_OR_VIRTUAL], shortest "virtual", of "function";
    /// `('->' attribute* type)?`
    FUNCTION_OPTIONAL_MINUS_GT_TYPE "function_optional_minus_gt_type" = Optional [FUNCTION_MINUS_GT_TYPE],
        subsumes parts, of "function";
    /// `'->' attribute* type`
    FUNCTION_MINUS_GT_TYPE "function_minus_gt_type" = Sequence [MINUS_GT ATTRIBUTES TYPE],
        fits [FUNCTION_OPTIONAL_MINUS_GT_TYPE], shortest "-> a", of "function";
    /// `block : attribute* '{' statement* '}'`
    BLOCK "block" = Sequence [ATTRIBUTES L_BRACE STATEMENTS R_BRACE], fits [STATEMENT_BLOCK], shortest "{ }";
    /// `statement*`
    STATEMENTS "statements" = Star [STATEMENT], subsumes parts, of "statement";
    /// `statement : DIRECTIVE | ';' | block | variable ';' | expression assignment? ';' | 'const_assert'
    ///     expression ';' | 'return' expression? ';' | 'discard' ';' | 'break' ('if' expression)? ';' |
    ///     'continue' ';' | 'continuing' block | attribute* 'if' expression block elseIf* else? |
    ///     attribute* 'switch' expression attribute* '{' case* '}' | attribute* 'loop' block | attribute*
    ///     'for' '(' (variable | expression assignment?)? ';' expression? ';' (expression assignment?)? ')'
    ///     block | attribute* 'while' expression block`
    /// In normal form `DIRECTIVE | statement_semicolon | statement_block | statement_expression_semicolon |
    ///     const_assert | statement_return | statement_discard | statement_break |
    ///     statement_continue | statement_if_or_other`
    STATEMENT "statement" = Alternation [DIRECTIVE STATEMENT_SEMICOLON STATEMENT_BLOCK
        STATEMENT_EXPRESSION_SEMICOLON CONST_ASSERT_PART STATEMENT_RETURN STATEMENT_DISCARD STATEMENT_BREAK
        STATEMENT_CONTINUE STATEMENT_IF_OR_OTHER], subsumes parts, fits [STATEMENTS], shortest ";";
    /// `variable? ';'`
    STATEMENT_SEMICOLON "statement_semicolon" = Sequence [OPTIONAL_VARIABLE SEMICOLON], subsumes [SEMICOLON],
        fits [STATEMENT], shortest ";", as Alternative, of "statement";
    /// `variable?`
    OPTIONAL_VARIABLE "optional_variable" = Optional [VARIABLE], subsumes parts, of "variable";
    /// `'continuing'? block`
    STATEMENT_BLOCK "statement_block" = Sequence [STATEMENT_OPTIONAL_CONTINUING BLOCK], subsumes [BLOCK],
        fits [STATEMENT], shortest "{ }", as Alternative, of "statement";
    /// `'continuing'?`
    STATEMENT_OPTIONAL_CONTINUING "statement_optional_continuing" = Optional [CONTINUING], subsumes parts,
        of "statement";
    /// `expression assignment? ';'`
    STATEMENT_EXPRESSION_SEMICOLON "statement_expression_semicolon" = Sequence [EXPRESSION OPTIONAL_ASSIGNMENT
        SEMICOLON], fits [STATEMENT], shortest "0 ;", as Alternative, of "statement";
    /// `assignment?`
    OPTIONAL_ASSIGNMENT "optional_assignment" = Optional [ASSIGNMENT], subsumes parts, of "assignment";
    /// `assignment : assignmentOperator expression | '++' | '--'`
    ASSIGNMENT "assignment" = Alternation [ASSIGNMENT_ASSIGNMENT_OPERATOR_EXPRESSION PLUS_PLUS MINUS_MINUS],
        subsumes parts, fits [OPTIONAL_ASSIGNMENT], shortest "++";
    /// `assignmentOperator expression`
    ASSIGNMENT_ASSIGNMENT_OPERATOR_EXPRESSION "assignment_assignmentOperator_expression" = Sequence
        [ASSIGNMENT_OPERATOR EXPRESSION], fits [ASSIGNMENT], shortest "= 0", as Alternative, of "assignment";
    /// `assignmentOperator : '=' | '+=' | '-=' | '*=' | '/=' | '%=' | '&=' | '|=' | '^=' | '<<=' | '>' '>'
    ///     '='`
    /// In normal form `('>' '>')? '=' | '+=' | '-=' | '*=' | '/=' | '%=' | '&=' | '|=' | '^=' | '<<='`
    ASSIGNMENT_OPERATOR "assignmentOperator" = Alternation [ASSIGNMENT_OPERATOR_EQ PLUS_EQ MINUS_EQ STAR_EQ
        SLASH_EQ PERCENT_EQ AMP_EQ PIPE_EQ CARET_EQ LT_LT_EQ], subsumes parts, shortest "=";
    /// `('>' '>')? '='`
    ASSIGNMENT_OPERATOR_EQ "assignmentOperator_eq" = Sequence [ASSIGNMENT_OPERATOR_OPTIONAL_GT_GT EQ],
        subsumes [EQ], fits [ASSIGNMENT_OPERATOR], shortest "=", as Alternative, of "assignmentOperator";
    /// `('>' '>')?`
    ASSIGNMENT_OPERATOR_OPTIONAL_GT_GT "assignmentOperator_optional_gt_gt" = Optional
        [ASSIGNMENT_OPERATOR_GT_GT], subsumes parts, of "assignmentOperator";
    /// `'>' '>'`
    ASSIGNMENT_OPERATOR_GT_GT "assignmentOperator_gt_gt" = Sequence [GT GT],
        fits [ASSIGNMENT_OPERATOR_OPTIONAL_GT_GT], shortest "> >", of "assignmentOperator";
    /// `'return' expression? ';'`
    STATEMENT_RETURN "statement_return" = Sequence [RETURN OPTIONAL_EXPRESSION SEMICOLON], fits [STATEMENT],
        shortest "return ;", as Alternative, of "statement";
    /// `expression?`
    OPTIONAL_EXPRESSION "optional_expression" = Optional [EXPRESSION], subsumes parts, of "expression";
    /// `'discard' ';'`
    STATEMENT_DISCARD "statement_discard" = Sequence [DISCARD SEMICOLON], fits [STATEMENT],
        shortest "discard ;", as Alternative, of "statement";
    /// `'break' ('if' expression)? ';'`
    STATEMENT_BREAK "statement_break" = Sequence [BREAK STATEMENT_OPTIONAL_IF SEMICOLON], fits [STATEMENT],
        shortest "break ;", as Alternative, of "statement";
    /// `('if' expression)?`
    STATEMENT_OPTIONAL_IF "statement_optional_if" = Optional [STATEMENT_IF_AFTER_BREAK], subsumes parts,
        of "statement";
    /// `'if' expression`
    STATEMENT_IF_AFTER_BREAK "statement_if_after_break" = Sequence [IF EXPRESSION],
        fits [STATEMENT_OPTIONAL_IF], shortest "if 0", of "statement";
    /// `'continue' ';'`
    STATEMENT_CONTINUE "statement_continue" = Sequence [CONTINUE SEMICOLON], fits [STATEMENT],
        shortest "continue ;", as Alternative, of "statement";
    /// `attribute* ('if' expression block elseIf* else? | 'switch' expression attribute* '{' case* '}' |
    ///     'loop' block | 'for' '(' (variable | expression assignment?)? ';' expression? ';' (expression
    ///     assignment?)? ')' block | 'while' expression block)`
    STATEMENT_IF_OR_OTHER "statement_if_or_other" = Sequence [ATTRIBUTES STATEMENT_AFTER_ATTRIBUTES],
        subsumes [STATEMENT_AFTER_ATTRIBUTES], fits [STATEMENT], shortest "loop { }", as Alternative,
        of "statement";
    /// `'if' expression block elseIf* else? | 'switch' expression attribute* '{' case* '}' | 'loop' block |
    ///     'for' '(' (variable | expression assignment?)? ';' expression? ';' (expression assignment?)? ')'
    ///     block | 'while' expression block`
    STATEMENT_AFTER_ATTRIBUTES "statement_after_attributes" = Alternation
        [STATEMENT_IF_EXPRESSION_BLOCK_ELSE_IFS_OPTIONAL_ELSE STATEMENT_SWITCH STATEMENT_LOOP STATEMENT_FOR
        STATEMENT_WHILE], subsumes parts, fits [STATEMENT_IF_OR_OTHER], shortest "loop { }", as Rest,
        of "statement";
    /// `'if' expression block elseIf* else?`
    STATEMENT_IF_EXPRESSION_BLOCK_ELSE_IFS_OPTIONAL_ELSE "statement_if_expression_block_elseIfs_optional_else"
        = Sequence [IF EXPRESSION BLOCK ELSE_IFS OPTIONAL_ELSE], fits [STATEMENT_AFTER_ATTRIBUTES],
        shortest "if 0 { }", as Alternative, of "statement";
    /// `elseIf*`
    ELSE_IFS "elseIfs" = Star [ELSE_IF], subsumes parts, of "elseIf";
    /// `elseIf : DIRECTIVE* 'else' 'if' expression block`
    ELSE_IF "elseIf" = Sequence [DIRECTIVES ELSE_KEYWORD IF EXPRESSION BLOCK], fits [ELSE_IFS],
        shortest "else if 0 { }";
    /// `DIRECTIVE*`
    DIRECTIVES "DIRECTIVEs" = Star [DIRECTIVE], subsumes parts, of "elseIf" "else";
    /// `else?`
    OPTIONAL_ELSE "optional_else" = Optional [ELSE], subsumes parts, of "else";
    /// `else : DIRECTIVE* 'else' block`
    ELSE "else" = Sequence [DIRECTIVES ELSE_KEYWORD BLOCK], fits [OPTIONAL_ELSE], shortest "else { }";
    /// `'switch' expression attribute* '{' case* '}'`
    STATEMENT_SWITCH "statement_switch" = Sequence [SWITCH EXPRESSION ATTRIBUTES L_BRACE CASES R_BRACE],
        fits [STATEMENT_AFTER_ATTRIBUTES], shortest "switch 0 { }", as Alternative, of "statement";
    /// `case*`
    CASES "cases" = Star [CASE], subsumes parts, of "case";
    /// `case : DIRECTIVE | 'case' selector (',' selector)* ','? ':'? block | 'default' ':'? block`
    CASE "case" = Alternation [DIRECTIVE CASE_LIST CASE_DEFAULT], subsumes parts, fits [CASES], shortest "#a";
    /// `'case' selector (',' selector)* ','? ':'? block`
    CASE_LIST "case_list" = Sequence [CASE_KEYWORD SELECTOR CASE_NEXT_SELECTORS OPTIONAL_COMMA
        CASE_OPTIONAL_COLON BLOCK], fits [CASE], shortest "case 0 { }", as Alternative, of "case";
    /// `selector : expression | 'default'`
    SELECTOR "selector" = Alternation [EXPRESSION DEFAULT], subsumes parts, shortest "0";
    /// `(',' selector)*`
    CASE_NEXT_SELECTORS "case_next_selectors" = Star [CASE_NEXT_SELECTOR], subsumes parts, of "case";
    /// `',' selector`
    CASE_NEXT_SELECTOR "case_next_selector" = Sequence [COMMA SELECTOR], fits [CASE_NEXT_SELECTORS],
        shortest ", 0", of "case";
    /// `':'?`
    CASE_OPTIONAL_COLON "case_optional_colon" = Optional [COLON], subsumes parts, of "case";
    /// `'default' ':'? block`
    CASE_DEFAULT "case_default" = Sequence [DEFAULT CASE_OPTIONAL_COLON BLOCK], fits [CASE],
        shortest "default { }", as Alternative, of "case";
    /// `'loop' block`
    STATEMENT_LOOP "statement_loop" = Sequence [LOOP BLOCK], fits [STATEMENT_AFTER_ATTRIBUTES],
        shortest "loop { }", as Alternative, of "statement";
    /// `'for' '(' (variable | expression assignment?)? ';' expression? ';' (expression assignment?)? ')'
    ///     block`
    STATEMENT_FOR "statement_for" = Sequence [FOR L_PAREN STATEMENT_OPTIONAL_VARIABLE_OR_EXPRESSION SEMICOLON
        OPTIONAL_EXPRESSION SEMICOLON STATEMENT_OPTIONAL_EXPRESSION R_PAREN BLOCK],
        fits [STATEMENT_AFTER_ATTRIBUTES], shortest "for ( ; ; ) { }", as Alternative, of "statement";
    /// `(variable | expression assignment?)?`
    STATEMENT_OPTIONAL_VARIABLE_OR_EXPRESSION "statement_optional_variable_or_expression" = Optional
        [STATEMENT_VARIABLE_OR_EXPRESSION], subsumes parts, of "statement";
    /// `variable | expression assignment?`
    STATEMENT_VARIABLE_OR_EXPRESSION "statement_variable_or_expression" = Alternation [VARIABLE
        STATEMENT_EXPRESSION], subsumes parts, fits [STATEMENT_OPTIONAL_VARIABLE_OR_EXPRESSION], shortest "0",
        of "statement";
    /// `expression assignment?`
    STATEMENT_EXPRESSION "statement_expression" = Sequence [EXPRESSION OPTIONAL_ASSIGNMENT],
        subsumes [EXPRESSION], fits [STATEMENT_VARIABLE_OR_EXPRESSION STATEMENT_OPTIONAL_EXPRESSION],
        shortest "0", of "statement";
    /// `(expression assignment?)?`
    STATEMENT_OPTIONAL_EXPRESSION "statement_optional_expression" = Optional [STATEMENT_EXPRESSION],
        subsumes parts, of "statement";
    /// `'while' expression block`
    STATEMENT_WHILE "statement_while" = Sequence [WHILE EXPRESSION BLOCK], fits [STATEMENT_AFTER_ATTRIBUTES],
        shortest "while 0 { }", as Alternative, of "statement";
  }
}
