// @generated from grammars/javascript.toml by `cargo xtask gen` (blake3 31c79b59b522f614)

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
    /// `HASHBANG : '#!' ~[\n\r\u{2028}-\u{2029}]* -> channel(HIDDEN)`
    HASHBANG "HASHBANG" shortest "#!";
    /// `BLOCK_COMMENT : BlockComment -> channel(HIDDEN)`
    BLOCK_COMMENT "BLOCK_COMMENT" shortest "/**/";
    /// `LINE_COMMENT : LineComment -> channel(HIDDEN)`
    LINE_COMMENT "LINE_COMMENT" shortest "//";
    /// `WHITESPACE : Space+ -> skip`
    WHITESPACE "WHITESPACE";
    BREAK "BREAK" shortest "break";
    CASE "CASE" shortest "case";
    CATCH "CATCH" shortest "catch";
    CLASS "CLASS" shortest "class";
    CONST "CONST" shortest "const";
    CONTINUE "CONTINUE" shortest "continue";
    DEBUGGER "DEBUGGER" shortest "debugger";
    DEFAULT "DEFAULT" shortest "default";
    DELETE "DELETE" shortest "delete";
    DO "DO" shortest "do";
    ELSE "ELSE" shortest "else";
    ENUM "ENUM" shortest "enum";
    EXPORT "EXPORT" shortest "export";
    EXTENDS "EXTENDS" shortest "extends";
    FALSE "FALSE" shortest "false";
    FINALLY "FINALLY" shortest "finally";
    FOR "FOR" shortest "for";
    FUNCTION "FUNCTION" shortest "function";
    IF "IF" shortest "if";
    IMPORT "IMPORT" shortest "import";
    IN "IN" shortest "in";
    INSTANCEOF "INSTANCEOF" shortest "instanceof";
    NEW "NEW" shortest "new";
    NULL "NULL" shortest "null";
    RETURN "RETURN" shortest "return";
    SUPER "SUPER" shortest "super";
    SWITCH "SWITCH" shortest "switch";
    THIS "THIS" shortest "this";
    THROW "THROW" shortest "throw";
    TRUE "TRUE" shortest "true";
    TRY "TRY" shortest "try";
    TYPEOF "TYPEOF" shortest "typeof";
    VAR "VAR" shortest "var";
    VOID "VOID" shortest "void";
    WHILE "WHILE" shortest "while";
    WITH "WITH" shortest "with";
    ACCESSOR "ACCESSOR" shortest "accessor";
    AS "AS" shortest "as";
    ASSERT "ASSERT" shortest "assert";
    ASYNC "ASYNC" shortest "async";
    AWAIT "AWAIT" shortest "await";
    FROM "FROM" shortest "from";
    GET "GET" shortest "get";
    LET "LET" shortest "let";
    OF "OF" shortest "of";
    SET "SET" shortest "set";
    STATIC "STATIC" shortest "static";
    USING "USING" shortest "using";
    YIELD "YIELD" shortest "yield";
    /// `OPEN_BRACE : '{' -> pushMode(DEFAULT_MODE)`
    OPEN_BRACE "OPEN_BRACE" shortest "{" is Open;
    /// `CLOSE_BRACE : '}' -> popMode`
    CLOSE_BRACE "CLOSE_BRACE" shortest "}" is Close;
    OPEN_PARENTHESIS "OPEN_PARENTHESIS" shortest "(" is Open;
    CLOSE_PARENTHESIS "CLOSE_PARENTHESIS" shortest ")" is Close;
    OPEN_BRACKET "OPEN_BRACKET" shortest "[" is Open;
    CLOSE_BRACKET "CLOSE_BRACKET" shortest "]" is Close;
    SEMICOLON "SEMICOLON" shortest ";";
    COMMA "COMMA" shortest ",";
    DOT "DOT" shortest ".";
    ELLIPSIS "ELLIPSIS" shortest "...";
    QUESTION "QUESTION" shortest "?";
    /// `CHAIN : '?.' {noDigit()}?`
    /// No shortest text: a hook decides what it is.
    CHAIN "CHAIN";
    COLON "COLON" shortest ":";
    ARROW "ARROW" shortest "=>";
    AT "AT" shortest "@";
    ASSIGN "ASSIGN" shortest "=";
    ASSIGN_ADD "ASSIGN_ADD" shortest "+=";
    ASSIGN_SUBTRACT "ASSIGN_SUBTRACT" shortest "-=";
    ASSIGN_MULTIPLY "ASSIGN_MULTIPLY" shortest "*=";
    ASSIGN_DIVIDE "ASSIGN_DIVIDE" shortest "/=";
    ASSIGN_REMAINDER "ASSIGN_REMAINDER" shortest "%=";
    ASSIGN_POWER "ASSIGN_POWER" shortest "**=";
    /// `ASSIGN_SHIFT_LEFT : '<<='`
    /// No shortest text: a hook may give it to a rule before this one.
    ASSIGN_SHIFT_LEFT "ASSIGN_SHIFT_LEFT";
    ASSIGN_SHIFT_RIGHT "ASSIGN_SHIFT_RIGHT" shortest ">>=";
    ASSIGN_SHIFT_RIGHT_UNSIGNED "ASSIGN_SHIFT_RIGHT_UNSIGNED" shortest ">>>=";
    ASSIGN_BIT_AND "ASSIGN_BIT_AND" shortest "&=";
    ASSIGN_BIT_OR "ASSIGN_BIT_OR" shortest "|=";
    ASSIGN_BIT_XOR "ASSIGN_BIT_XOR" shortest "^=";
    ASSIGN_AND "ASSIGN_AND" shortest "&&=";
    ASSIGN_OR "ASSIGN_OR" shortest "||=";
    ASSIGN_COALESCE "ASSIGN_COALESCE" shortest "??=";
    INCREMENT "INCREMENT" shortest "++";
    DECREMENT "DECREMENT" shortest "--";
    ADD "ADD" shortest "+";
    SUBTRACT "SUBTRACT" shortest "-";
    MULTIPLY "MULTIPLY" shortest "*";
    DIVIDE "DIVIDE" shortest "/";
    REMAINDER "REMAINDER" shortest "%";
    POWER "POWER" shortest "**";
    /// `SHIFT_LEFT : '<<'`
    /// No shortest text: a hook may give it to a rule before this one.
    SHIFT_LEFT "SHIFT_LEFT";
    SHIFT_RIGHT "SHIFT_RIGHT" shortest ">>";
    SHIFT_RIGHT_UNSIGNED "SHIFT_RIGHT_UNSIGNED" shortest ">>>";
    BIT_AND "BIT_AND" shortest "&";
    BIT_OR "BIT_OR" shortest "|";
    BIT_XOR "BIT_XOR" shortest "^";
    BIT_NOT "BIT_NOT" shortest "~";
    AND "AND" shortest "&&";
    OR "OR" shortest "||";
    NOT "NOT" shortest "!";
    COALESCE "COALESCE" shortest "??";
    /// `JSX_OPEN : '<' {jsxAllowed()}? -> pushMode(JSX_TAG)`
    JSX_OPEN "JSX_OPEN" shortest "<";
    /// `LESS : '<'`
    /// No shortest text: a hook may give it to a rule before this one.
    LESS "LESS";
    GREATER "GREATER" shortest ">";
    /// `LESS_EQUAL : '<='`
    /// No shortest text: a hook may give it to a rule before this one.
    LESS_EQUAL "LESS_EQUAL";
    GREATER_EQUAL "GREATER_EQUAL" shortest ">=";
    EQUAL "EQUAL" shortest "==";
    NOT_EQUAL "NOT_EQUAL" shortest "!=";
    IDENTICAL "IDENTICAL" shortest "===";
    NOT_IDENTICAL "NOT_IDENTICAL" shortest "!==";
    /// `NUMBER : '0' [Xx] [0-9A-F_a-f]+ 'n'? | '0' [Oo] [0-7_]+ 'n'? | '0' [Bb] [0-1_]+ 'n'? | Digits ('n' |
    ///     '.' Digits? Exponent? | Exponent)? | '.' Digits Exponent?`
    NUMBER "NUMBER" shortest "0";
    /// `STRING : '"' (~[\n\r"\\] | Escape)* '"' | '\'' (~[\n\r'\\] | Escape)* '\''`
    STRING "STRING" shortest "\"\"";
    /// `` TEMPLATE_OPEN : '`' -> pushMode(TEMPLATE) ``
    TEMPLATE_OPEN "TEMPLATE_OPEN" shortest "`";
    /// `REGULAR_EXPRESSION : '/' RegexFirst {regexAllowed()}? (RegexFirst | '*')* '/' NamePart*`
    /// No shortest text: a hook decides what it is.
    REGULAR_EXPRESSION "REGULAR_EXPRESSION";
    /// `PRIVATE_NAME : '#' NameStart NamePart*`
    PRIVATE_NAME "PRIVATE_NAME" shortest "#a";
    /// `IDENTIFIER : NameStart NamePart*`
    IDENTIFIER "IDENTIFIER" shortest "a";
    /// `` TEMPLATE_CLOSE : '`' -> popMode ``
    TEMPLATE_CLOSE "TEMPLATE_CLOSE" shortest "`";
    /// `TEMPLATE_SUBSTITUTION : '${' -> pushMode(DEFAULT_MODE)`
    TEMPLATE_SUBSTITUTION "TEMPLATE_SUBSTITUTION" shortest "${";
    /// `` TEMPLATE_TEXT : (~[$\\`] | Escape)+ ``
    TEMPLATE_TEXT "TEMPLATE_TEXT" shortest "a";
    /// `TEMPLATE_DOLLAR : '$' -> type(TEMPLATE_TEXT)`
    TEMPLATE_DOLLAR "TEMPLATE_DOLLAR";
    /// `JSX_SPACE : Space+ -> skip`
    JSX_SPACE "JSX_SPACE";
    /// `JSX_COMMENT : (BlockComment | LineComment) -> channel(HIDDEN)`
    JSX_COMMENT "JSX_COMMENT" shortest "//";
    /// `JSX_SELF_CLOSE : '/' Space* '>' -> popMode`
    JSX_SELF_CLOSE "JSX_SELF_CLOSE" shortest "/>";
    /// `JSX_TAG_END : [>] -> mode(JSX_CHILDREN)`
    JSX_TAG_END "JSX_TAG_END" shortest ">";
    /// `JSX_EQUALS : [=]`
    JSX_EQUALS "JSX_EQUALS" shortest "=";
    /// `JSX_DOT : [.]`
    JSX_DOT "JSX_DOT" shortest ".";
    /// `JSX_COLON : [:]`
    JSX_COLON "JSX_COLON" shortest ":";
    /// `JSX_NAME : NameStart (NamePart | '-')*`
    JSX_NAME "JSX_NAME" shortest "a";
    /// `JSX_STRING : '"' ~["]* '"' | '\'' ~[']* '\''`
    JSX_STRING "JSX_STRING" shortest "\"\"";
    /// `JSX_OPEN_BRACE : [{] -> pushMode(DEFAULT_MODE)`
    JSX_OPEN_BRACE "JSX_OPEN_BRACE" shortest "{" is Open;
    /// `JSX_VALUE : [<] -> type(JSX_OPEN), pushMode(JSX_TAG)`
    JSX_VALUE "JSX_VALUE";
    /// `JSX_TEXT : ~[<{]+`
    JSX_TEXT "JSX_TEXT" shortest "a";
    /// `JSX_CHILD_BRACE : [{] -> type(JSX_OPEN_BRACE), pushMode(DEFAULT_MODE)`
    JSX_CHILD_BRACE "JSX_CHILD_BRACE";
    /// `JSX_CHILD : [<] -> type(JSX_OPEN), pushMode(JSX_TAG)`
    JSX_CHILD "JSX_CHILD";
    /// `JSX_END : '<' Space* '/' -> mode(JSX_CLOSING)`
    JSX_END "JSX_END" shortest "</";
    /// `JSX_CLOSING_SPACE : Space+ -> skip`
    JSX_CLOSING_SPACE "JSX_CLOSING_SPACE";
    /// `JSX_CLOSING_COMMENT : (BlockComment | LineComment) -> channel(HIDDEN)`
    JSX_CLOSING_COMMENT "JSX_CLOSING_COMMENT" shortest "//";
    /// `JSX_CLOSING_DOT : [.] -> type(JSX_DOT)`
    JSX_CLOSING_DOT "JSX_CLOSING_DOT";
    /// `JSX_CLOSING_COLON : [:] -> type(JSX_COLON)`
    JSX_CLOSING_COLON "JSX_CLOSING_COLON";
    /// `JSX_CLOSING_NAME : NameStart (NamePart | '-')* -> type(JSX_NAME)`
    JSX_CLOSING_NAME "JSX_CLOSING_NAME";
    /// `JSX_CLOSE : [>] -> popMode`
    JSX_CLOSE "JSX_CLOSE" shortest ">";
    /// A predicate of the parser: no text.
    EXPRESSION_STATEMENT "{expressionStatement()}?";
    /// A predicate of the parser: no text.
    ENDS "{ends()}?";
    /// A predicate of the parser: no text.
    LINE_ENDS "{lineEnds()}?";
    /// A predicate of the parser: no text.
    KEYWORD "{keyword()}?";
    /// A predicate of the parser: no text.
    SAME_LINE "{sameLine()}?";
    /// A predicate of the parser: no text.
    DEFAULT_EXPRESSION "{defaultExpression()}?";
    /// A predicate of the parser: no text.
    MODIFIER "{modifier()}?";
    /// A predicate of the parser: no text.
    MODIFIER_TOKEN "{!modifier()}?";
    /// A predicate of the parser: no text.
    KEYWORD_TOKEN "{!keyword()}?";
    /// A predicate of the parser: no text.
    ARROW_BODY "{arrowBody()}?";
    /// A predicate of the parser: no text.
    ARROW_BODY_TOKEN "{!arrowBody()}?";
  }
  rules {
    /// `program : statement* EOF`
    PROGRAM "program" = Sequence [STATEMENTS EOF], subsumes [STATEMENTS];
    /// `statement*`
    STATEMENTS "statements" = Star [STATEMENT], subsumes parts, fits [PROGRAM], of "statement";
    /// `statement : block | variableStatement | function | class | importDeclaration | exportDeclaration |
    ///     emptyStatement | ifStatement | doStatement | whileStatement | forStatement | continueStatement |
    ///     breakStatement | returnStatement | withStatement | switchStatement | labelledStatement |
    ///     throwStatement | tryStatement | debuggerStatement | expressionStatement`
    /// In normal form `statement_tails statement_operand`
    STATEMENT "statement" = Sequence [STATEMENT_TAILS STATEMENT_OPERAND], subsumes [STATEMENT_OPERAND],
        fits [STATEMENTS], shortest ";";
    /// `(WHILE OPEN_PARENTHESIS expressions CLOSE_PARENTHESIS | FOR AWAIT? OPEN_PARENTHESIS forHead
    ///     CLOSE_PARENTHESIS | WITH OPEN_PARENTHESIS expressions CLOSE_PARENTHESIS | identifier COLON)*`
    STATEMENT_TAILS "statement_tails" = Star [STATEMENT_TAIL], subsumes parts, of "statement";
    /// `WHILE OPEN_PARENTHESIS expressions CLOSE_PARENTHESIS | FOR AWAIT? OPEN_PARENTHESIS forHead
    ///     CLOSE_PARENTHESIS | WITH OPEN_PARENTHESIS expressions CLOSE_PARENTHESIS | identifier COLON`
    STATEMENT_TAIL "statement_tail" = Alternation [STATEMENT_WHILE_OPEN_PARENTHESIS
        STATEMENT_FOR_OPEN_PARENTHESIS STATEMENT_WITH_OPEN_PARENTHESIS STATEMENT_COLON], subsumes parts,
        fits [STATEMENT_TAILS], shortest "a :", as Tail, of "statement";
    /// `WHILE OPEN_PARENTHESIS expressions CLOSE_PARENTHESIS`
    STATEMENT_WHILE_OPEN_PARENTHESIS "statement_WHILE_OPEN_PARENTHESIS" = Sequence [WHILE OPEN_PARENTHESIS
        EXPRESSIONS CLOSE_PARENTHESIS], fits [STATEMENT_TAIL], shortest "while ( a )", as Alternative,
        of "statement";
    /// `expressions : expression (COMMA expression)*`
    EXPRESSIONS "expressions" = Sequence [EXPRESSION EXPRESSIONS_COMMAS], subsumes [EXPRESSION],
        fits [FOR_INITIALIZATION OPTIONAL_EXPRESSIONS RETURN_STATEMENT_EXPRESSIONS_END_OF_EXPRESSION
        EXPRESSION_STATEMENT_RULE], shortest "a";
    /// `expression : arrow expression | {arrowBody()}? block | {keyword()}? YIELD MULTIPLY? expression |
    ///     operand (binaryOperator operand)* (conditional | assignment)?`
    /// In normal form `(arrow | {keyword()}? YIELD MULTIPLY?)* ({arrowBody()}? block | operand
    ///     (binaryOperator operand)* (conditional | assignment)?)`
    EXPRESSION "expression" = Sequence [EXPRESSION_TAILS EXPRESSION_OPERAND_AFTER_TAILS],
        subsumes [EXPRESSION_OPERAND_AFTER_TAILS], fits [EXPRESSIONS ARGUMENT
        EXPORTED_EXPRESSION_END_OF_EXPRESSION], shortest "a";
    /// `(arrow | {keyword()}? YIELD MULTIPLY?)*`
    EXPRESSION_TAILS "expression_tails" = Star [EXPRESSION_TAIL], subsumes parts, of "expression";
    /// `arrow | {keyword()}? YIELD MULTIPLY?`
    EXPRESSION_TAIL "expression_tail" = Alternation [ARROW_RULE EXPRESSION_YIELD], subsumes parts,
        fits [EXPRESSION_TAILS], shortest "yield", as Tail, of "expression";
    /// `arrow : ASYNC? (identifier | parameters) ARROW`
    ARROW_RULE "arrow" = Sequence [ARROW_OPTIONAL_ASYNC ARROW_IDENTIFIER_OR_PARAMETERS ARROW],
        fits [EXPRESSION_TAIL], shortest "a =>";
    /// `ASYNC?`
    ARROW_OPTIONAL_ASYNC "arrow_optional_ASYNC" = Optional [ASYNC], subsumes parts, of "arrow";
    /// `identifier | parameters`
    ARROW_IDENTIFIER_OR_PARAMETERS "arrow_identifier_or_parameters" = Alternation [IDENTIFIER_RULE
        PARAMETERS], subsumes parts, shortest "a", of "arrow";
    /// `identifier : IDENTIFIER | ACCESSOR | AS | ASSERT | FROM | GET | OF | SET | STATIC | {!keyword()}?
    ///     keywordSometimes`
    IDENTIFIER_RULE "identifier" = Alternation [IDENTIFIER ACCESSOR AS ASSERT FROM GET OF SET STATIC
        IDENTIFIER_KEYWORD_SOMETIMES], subsumes parts, fits [ARROW_IDENTIFIER_OR_PARAMETERS
        DECORATOR_IDENTIFIER_OR_PARENTHESIZED BINDING IDENTIFIER_OPTIONAL_ASSIGN_EXPRESSION PRIMARY
        OPTIONAL_IDENTIFIER IMPORT_CLAUSE_IDENTIFIER SAME_LINE_TO_IDENTIFIER], shortest "a";
    /// `{!keyword()}? keywordSometimes`
    IDENTIFIER_KEYWORD_SOMETIMES "identifier_keywordSometimes" = Sequence [KEYWORD_TOKEN KEYWORD_SOMETIMES],
        subsumes [KEYWORD_SOMETIMES], fits [IDENTIFIER_RULE], shortest "let", as Alternative, of "identifier";
    /// `keywordSometimes : ASYNC | AWAIT | LET | USING | YIELD`
    KEYWORD_SOMETIMES "keywordSometimes" = Set [ASYNC AWAIT LET USING YIELD], subsumes parts,
        fits [IDENTIFIER_KEYWORD_SOMETIMES], shortest "let";
    /// `parameters : OPEN_PARENTHESIS (parameter (COMMA parameter)* COMMA?)? CLOSE_PARENTHESIS`
    PARAMETERS "parameters" = Sequence [OPEN_PARENTHESIS PARAMETERS_OPTIONAL_PARAMETER CLOSE_PARENTHESIS],
        fits [ARROW_IDENTIFIER_OR_PARAMETERS], shortest "( )";
    /// `(parameter (COMMA parameter)* COMMA?)?`
    PARAMETERS_OPTIONAL_PARAMETER "parameters_optional_parameter" = Optional [PARAMETERS_PARAMETER],
        subsumes parts, of "parameters";
    /// `parameter (COMMA parameter)* COMMA?`
    PARAMETERS_PARAMETER "parameters_parameter" = Sequence [PARAMETER PARAMETERS_COMMAS OPTIONAL_COMMA],
        subsumes [PARAMETER], fits [PARAMETERS_OPTIONAL_PARAMETER], shortest "a", of "parameters";
    /// `parameter : decorator* ELLIPSIS? binding (ASSIGN expression)?`
    PARAMETER "parameter" = Sequence [DECORATORS OPTIONAL_ELLIPSIS BINDING OPTIONAL_ASSIGN],
        subsumes [BINDING], fits [PARAMETERS_PARAMETER], shortest "a";
    /// `decorator*`
    DECORATORS "decorators" = Star [DECORATOR], subsumes parts, of "decorator";
    /// `decorator : AT (identifier | parenthesized) (DOT (name | PRIVATE_NAME) | arguments)*`
    DECORATOR "decorator" = Sequence [AT DECORATOR_IDENTIFIER_OR_PARENTHESIZED DECORATOR_DOT_OR_ARGUMENTSES],
        fits [DECORATORS], shortest "@ a";
    /// `identifier | parenthesized`
    DECORATOR_IDENTIFIER_OR_PARENTHESIZED "decorator_identifier_or_parenthesized" = Alternation
        [IDENTIFIER_RULE PARENTHESIZED], subsumes parts, shortest "a", of "decorator";
    /// `parenthesized : OPEN_PARENTHESIS expressions CLOSE_PARENTHESIS`
    PARENTHESIZED "parenthesized" = Sequence [OPEN_PARENTHESIS EXPRESSIONS CLOSE_PARENTHESIS],
        fits [DECORATOR_IDENTIFIER_OR_PARENTHESIZED PRIMARY], shortest "( a )";
    /// `(DOT (name | PRIVATE_NAME) | arguments)*`
    DECORATOR_DOT_OR_ARGUMENTSES "decorator_DOT_or_argumentses" = Star [DECORATOR_DOT_OR_ARGUMENTS],
        subsumes parts, of "decorator";
    /// `DOT (name | PRIVATE_NAME) | arguments`
    DECORATOR_DOT_OR_ARGUMENTS "decorator_DOT_or_arguments" = Alternation [DOT_NAME_OR_PRIVATE_NAME
        ARGUMENTS], subsumes parts, fits [DECORATOR_DOT_OR_ARGUMENTSES], shortest "( )", of "decorator";
    /// `DOT (name | PRIVATE_NAME)`
    DOT_NAME_OR_PRIVATE_NAME "DOT_name_or_PRIVATE_NAME" = Sequence [DOT NAME_OR_PRIVATE_NAME],
        fits [DECORATOR_DOT_OR_ARGUMENTS SUFFIX], shortest ". a", as Alternative, of "decorator" "suffix";
    /// `name | PRIVATE_NAME`
    NAME_OR_PRIVATE_NAME "name_or_PRIVATE_NAME" = Alternation [NAME PRIVATE_NAME], subsumes parts,
        shortest "a", of "decorator" "suffix";
    /// `name : IDENTIFIER | reservedWord | freeWord | modifierWord`
    NAME "name" = Alternation [IDENTIFIER RESERVED_WORD FREE_WORD MODIFIER_WORD], subsumes parts,
        fits [NAME_OR_PRIVATE_NAME SUFFIX_NAME_OR_OTHER NAME_OR_STRING], shortest "a";
    /// `reservedWord : BREAK | CASE | CATCH | CLASS | CONST | CONTINUE | DEBUGGER | DEFAULT | DELETE | DO |
    ///     ELSE | ENUM | EXPORT | EXTENDS | FALSE | FINALLY | FOR | FUNCTION | IF | IMPORT | IN |
    ///     INSTANCEOF | NEW | NULL | RETURN | SUPER | SWITCH | THIS | THROW | TRUE | TRY | TYPEOF | VAR |
    ///     VOID | WHILE | WITH`
    RESERVED_WORD "reservedWord" = Set [BREAK CASE CATCH CLASS CONST CONTINUE DEBUGGER DEFAULT DELETE DO ELSE
        ENUM EXPORT EXTENDS FALSE FINALLY FOR FUNCTION IF IMPORT IN INSTANCEOF NEW NULL RETURN SUPER SWITCH
        THIS THROW TRUE TRY TYPEOF VAR VOID WHILE WITH], subsumes parts, fits [NAME MEMBER_NAME],
        shortest "do";
    /// `freeWord : AS | ASSERT | AWAIT | FROM | LET | OF | USING | YIELD`
    FREE_WORD "freeWord" = Set [AS ASSERT AWAIT FROM LET OF USING YIELD], subsumes parts, fits [NAME
        MEMBER_NAME], shortest "as";
    /// `modifierWord : ACCESSOR | ASYNC | GET | SET | STATIC`
    MODIFIER_WORD "modifierWord" = Set [ACCESSOR ASYNC GET SET STATIC], subsumes parts, fits [NAME
        MEMBER_NAME_MODIFIER_WORD MODIFIER_RULE], shortest "get";
    /// `arguments : OPEN_PARENTHESIS (argument (COMMA argument)* COMMA?)? CLOSE_PARENTHESIS`
    ARGUMENTS "arguments" = Sequence [OPEN_PARENTHESIS ARGUMENTS_OPTIONAL_ARGUMENT CLOSE_PARENTHESIS],
        fits [DECORATOR_DOT_OR_ARGUMENTS PRIMARY_DOT_OR_ARGUMENTS SUFFIX SUFFIX_NAME_OR_OTHER],
        shortest "( )";
    /// `(argument (COMMA argument)* COMMA?)?`
    ARGUMENTS_OPTIONAL_ARGUMENT "arguments_optional_argument" = Optional [ARGUMENTS_ARGUMENT], subsumes parts,
        of "arguments";
    /// `argument (COMMA argument)* COMMA?`
    ARGUMENTS_ARGUMENT "arguments_argument" = Sequence [ARGUMENT COMMA_ARGUMENTS OPTIONAL_COMMA],
        subsumes [ARGUMENT], fits [ARGUMENTS_OPTIONAL_ARGUMENT], shortest "a", of "arguments";
    /// `argument : ELLIPSIS? expression`
    ARGUMENT "argument" = Sequence [OPTIONAL_ELLIPSIS EXPRESSION], subsumes [EXPRESSION],
        fits [ARGUMENTS_ARGUMENT OPTIONAL_ARGUMENT CHILD_ARGUMENTS], shortest "a";
    /// `ELLIPSIS?`
    OPTIONAL_ELLIPSIS "optional_ELLIPSIS" = Optional [ELLIPSIS], subsumes parts, of "parameter" "argument"
        "elementPattern";
    /// `(COMMA argument)*`
    COMMA_ARGUMENTS "COMMA_arguments" = Star [COMMA_ARGUMENT], subsumes parts, of "arguments" "child";
    /// `COMMA argument`
    COMMA_ARGUMENT "COMMA_argument" = Sequence [COMMA ARGUMENT], fits [COMMA_ARGUMENTS], shortest ", a",
        of "arguments" "child";
    /// `COMMA?`
    OPTIONAL_COMMA "optional_COMMA" = Optional [COMMA], subsumes parts, of "importNames" "parameters"
        "arguments" and 2 others;
    /// `binding : identifier | objectPattern | arrayPattern`
    BINDING "binding" = Alternation [IDENTIFIER_RULE OBJECT_PATTERN ARRAY_PATTERN], subsumes parts,
        fits [PARAMETER ELEMENT_PATTERN VARIABLE], shortest "a";
    /// `objectPattern : OPEN_BRACE (propertyPattern (COMMA propertyPattern)* COMMA?)? CLOSE_BRACE`
    OBJECT_PATTERN "objectPattern" = Sequence [OPEN_BRACE OBJECT_PATTERN_OPTIONAL_PROPERTY_PATTERN
        CLOSE_BRACE], fits [BINDING], shortest "{ }";
    /// `(propertyPattern (COMMA propertyPattern)* COMMA?)?`
    OBJECT_PATTERN_OPTIONAL_PROPERTY_PATTERN "objectPattern_optional_propertyPattern" = Optional
        [OBJECT_PATTERN_PROPERTY_PATTERN], subsumes parts, of "objectPattern";
    /// `propertyPattern (COMMA propertyPattern)* COMMA?`
    OBJECT_PATTERN_PROPERTY_PATTERN "objectPattern_propertyPattern" = Sequence [PROPERTY_PATTERN
        OBJECT_PATTERN_COMMAS OPTIONAL_COMMA], subsumes [PROPERTY_PATTERN],
        fits [OBJECT_PATTERN_OPTIONAL_PROPERTY_PATTERN], shortest "a", of "objectPattern";
    /// `propertyPattern : ELLIPSIS binding | identifier (ASSIGN expression)? | memberName COLON binding
    ///     (ASSIGN expression)?`
    PROPERTY_PATTERN "propertyPattern" = Alternation [PROPERTY_PATTERN_ELLIPSIS
        IDENTIFIER_OPTIONAL_ASSIGN_EXPRESSION PROPERTY_PATTERN_COLON], subsumes parts,
        fits [OBJECT_PATTERN_PROPERTY_PATTERN], shortest "a";
    /// `ELLIPSIS binding`
    PROPERTY_PATTERN_ELLIPSIS "propertyPattern_ELLIPSIS" = Sequence [ELLIPSIS BINDING],
        fits [PROPERTY_PATTERN], shortest "... a", as Alternative, of "propertyPattern";
    /// `identifier (ASSIGN expression)?`
    IDENTIFIER_OPTIONAL_ASSIGN_EXPRESSION "identifier_optional_ASSIGN_expression" = Sequence [IDENTIFIER_RULE
        OPTIONAL_ASSIGN], subsumes [IDENTIFIER_RULE], fits [PROPERTY_PATTERN PROPERTY], shortest "a",
        as Alternative, of "propertyPattern" "property";
    /// `(ASSIGN expression)?`
    OPTIONAL_ASSIGN "optional_ASSIGN" = Optional [ASSIGN_EXPRESSION], subsumes parts, of "propertyPattern"
        "parameter" "elementPattern" and 2 others;
    /// `ASSIGN expression`
    ASSIGN_EXPRESSION "ASSIGN_expression" = Sequence [ASSIGN EXPRESSION], fits [OPTIONAL_ASSIGN],
        shortest "= a", of "propertyPattern" "parameter" "elementPattern" and 2 others;
    /// `memberName COLON binding (ASSIGN expression)?`
    PROPERTY_PATTERN_COLON "propertyPattern_COLON" = Sequence [MEMBER_NAME COLON BINDING OPTIONAL_ASSIGN],
        fits [PROPERTY_PATTERN], shortest "a : a", as Alternative, of "propertyPattern";
    /// `memberName : IDENTIFIER | reservedWord | freeWord | {!modifier()}? modifierWord | PRIVATE_NAME |
    ///     STRING | NUMBER | OPEN_BRACKET expressions CLOSE_BRACKET`
    /// In normal form `IDENTIFIER | reservedWord | freeWord | {!modifier()}? modifierWord | PRIVATE_NAME |
    ///     STRING | NUMBER | index`
    MEMBER_NAME "memberName" = Alternation [IDENTIFIER RESERVED_WORD FREE_WORD MEMBER_NAME_MODIFIER_WORD
        PRIVATE_NAME STRING NUMBER INDEX], subsumes parts,
        fits [CLASS_ELEMENT_MEMBER_NAME_PARAMETERS_BLOCK_OR_OTHER], shortest "a";
    /// `{!modifier()}? modifierWord`
    MEMBER_NAME_MODIFIER_WORD "memberName_modifierWord" = Sequence [MODIFIER_TOKEN MODIFIER_WORD],
        subsumes [MODIFIER_WORD], fits [MEMBER_NAME], shortest "get", as Alternative, of "memberName";
    /// `index : OPEN_BRACKET expressions CLOSE_BRACKET`
    INDEX "index" = Sequence [OPEN_BRACKET EXPRESSIONS CLOSE_BRACKET], fits [MEMBER_NAME SUFFIX
        SUFFIX_NAME_OR_OTHER], shortest "[ a ]";
    /// `(COMMA propertyPattern)*`
    OBJECT_PATTERN_COMMAS "objectPattern_COMMAs" = Star [OBJECT_PATTERN_COMMA], subsumes parts,
        of "objectPattern";
    /// `COMMA propertyPattern`
    OBJECT_PATTERN_COMMA "objectPattern_COMMA" = Sequence [COMMA PROPERTY_PATTERN],
        fits [OBJECT_PATTERN_COMMAS], shortest ", a", of "objectPattern";
    /// `arrayPattern : OPEN_BRACKET elementPattern? (COMMA elementPattern?)* CLOSE_BRACKET`
    ARRAY_PATTERN "arrayPattern" = Sequence [OPEN_BRACKET OPTIONAL_ELEMENT_PATTERN ARRAY_PATTERN_COMMAS
        CLOSE_BRACKET], fits [BINDING], shortest "[ ]";
    /// `elementPattern?`
    OPTIONAL_ELEMENT_PATTERN "optional_elementPattern" = Optional [ELEMENT_PATTERN], subsumes parts,
        of "elementPattern";
    /// `elementPattern : ELLIPSIS? binding (ASSIGN expression)?`
    ELEMENT_PATTERN "elementPattern" = Sequence [OPTIONAL_ELLIPSIS BINDING OPTIONAL_ASSIGN],
        subsumes [BINDING], fits [OPTIONAL_ELEMENT_PATTERN], shortest "a";
    /// `(COMMA elementPattern?)*`
    ARRAY_PATTERN_COMMAS "arrayPattern_COMMAs" = Star [ARRAY_PATTERN_COMMA], subsumes parts,
        of "arrayPattern";
    /// `COMMA elementPattern?`
    ARRAY_PATTERN_COMMA "arrayPattern_COMMA" = Sequence [COMMA OPTIONAL_ELEMENT_PATTERN], subsumes [COMMA],
        fits [ARRAY_PATTERN_COMMAS], shortest ",", of "arrayPattern";
    /// `(COMMA parameter)*`
    PARAMETERS_COMMAS "parameters_COMMAs" = Star [PARAMETERS_COMMA], subsumes parts, of "parameters";
    /// `COMMA parameter`
    PARAMETERS_COMMA "parameters_COMMA" = Sequence [COMMA PARAMETER], fits [PARAMETERS_COMMAS],
        shortest ", a", of "parameters";
    /// `{keyword()}? YIELD MULTIPLY?`
    EXPRESSION_YIELD "expression_YIELD" = Sequence [KEYWORD YIELD OPTIONAL_MULTIPLY], subsumes [YIELD],
        fits [EXPRESSION_TAIL], shortest "yield", as Alternative, of "expression";
    /// `MULTIPLY?`
    OPTIONAL_MULTIPLY "optional_MULTIPLY" = Optional [MULTIPLY], subsumes parts, of "function" "expression"
        "property" "classElement";
    /// `{arrowBody()}? block | operand (binaryOperator operand)* (conditional | assignment)?`
    EXPRESSION_OPERAND_AFTER_TAILS "expression_operand_after_tails" = Alternation [EXPRESSION_BLOCK
        EXPRESSION_OPERAND_BINARY_OPERATOR_OPERANDS], subsumes parts, fits [EXPRESSION], shortest "a",
        as Operand, of "expression";
    /// `{arrowBody()}? block`
    EXPRESSION_BLOCK "expression_block" = Sequence [ARROW_BODY BLOCK], subsumes [BLOCK],
        fits [EXPRESSION_OPERAND_AFTER_TAILS], shortest "{ }", as Alternative, of "expression";
    /// `block : OPEN_BRACE statement* CLOSE_BRACE`
    BLOCK "block" = Sequence [OPEN_BRACE STATEMENTS CLOSE_BRACE], fits [EXPRESSION_BLOCK STATEMENT_OPERAND],
        shortest "{ }";
    /// `operand (binaryOperator operand)* (conditional | assignment)?`
    EXPRESSION_OPERAND_BINARY_OPERATOR_OPERANDS "expression_operand_binaryOperator_operands" = Sequence
        [OPERAND EXPRESSION_BINARY_OPERATOR_OPERANDS EXPRESSION_OPTIONAL_CONDITIONAL_OR_ASSIGNMENT],
        subsumes [OPERAND], fits [EXPRESSION_OPERAND_AFTER_TAILS], shortest "a", as Alternative,
        of "expression";
    /// `operand : prefix* primary suffix*`
    OPERAND "operand" = Sequence [PREFIXES PRIMARY SUFFIXES], subsumes [PRIMARY],
        fits [EXPRESSION_OPERAND_BINARY_OPERATOR_OPERANDS], shortest "a";
    /// `prefix*`
    PREFIXES "prefixes" = Star [PREFIX], subsumes parts, of "prefix";
    /// `prefix : ADD | SUBTRACT | NOT | BIT_NOT | INCREMENT | DECREMENT | TYPEOF | VOID | DELETE | NEW |
    ///     {keyword()}? AWAIT`
    PREFIX "prefix" = Alternation [ADD SUBTRACT NOT BIT_NOT INCREMENT DECREMENT TYPEOF VOID DELETE NEW
        KEYWORD_TO_AWAIT], subsumes parts, fits [PREFIXES], shortest "+";
    /// `{keyword()}? AWAIT`
    KEYWORD_TO_AWAIT "{keyword()}?_to_AWAIT" = Sequence [KEYWORD AWAIT], subsumes [AWAIT], fits [PREFIX
        VARIABLE_KIND_OPTIONAL_AWAIT], shortest "await", of "variableKind" "prefix";
    /// `primary : identifier | PRIVATE_NAME | THIS | SUPER | NULL | TRUE | FALSE | NUMBER | STRING |
    ///     REGULAR_EXPRESSION | template | array | {!arrowBody()}? object | parenthesized | function |
    ///     class | element | NEW DOT name | IMPORT (DOT name | arguments)`
    PRIMARY "primary" = Alternation [IDENTIFIER_RULE PRIVATE_NAME THIS SUPER NULL TRUE FALSE NUMBER STRING
        REGULAR_EXPRESSION TEMPLATE ARRAY PRIMARY_OBJECT PARENTHESIZED FUNCTION_RULE CLASS_RULE ELEMENT
        PRIMARY_NEW_DOT PRIMARY_IMPORT], subsumes parts, fits [OPERAND], shortest "a";
    /// `template : TEMPLATE_OPEN (TEMPLATE_TEXT | TEMPLATE_SUBSTITUTION expressions CLOSE_BRACE)*
    ///     TEMPLATE_CLOSE`
    TEMPLATE "template" = Sequence [TEMPLATE_OPEN TEMPLATE_TEMPLATE_TEXT_OR_OTHERS TEMPLATE_CLOSE],
        fits [PRIMARY SUFFIX SUFFIX_NAME_OR_OTHER], shortest "` `";
    /// `(TEMPLATE_TEXT | TEMPLATE_SUBSTITUTION expressions CLOSE_BRACE)*`
    TEMPLATE_TEMPLATE_TEXT_OR_OTHERS "template_TEMPLATE_TEXT_or_others" = Star
        [TEMPLATE_TEMPLATE_TEXT_OR_OTHER], subsumes parts, of "template";
    /// `TEMPLATE_TEXT | TEMPLATE_SUBSTITUTION expressions CLOSE_BRACE`
    TEMPLATE_TEMPLATE_TEXT_OR_OTHER "template_TEMPLATE_TEXT_or_other" = Alternation [TEMPLATE_TEXT
        TEMPLATE_TEMPLATE_SUBSTITUTION_CLOSE_BRACE], subsumes parts, fits [TEMPLATE_TEMPLATE_TEXT_OR_OTHERS],
        shortest "a", of "template";
    /// `TEMPLATE_SUBSTITUTION expressions CLOSE_BRACE`
    TEMPLATE_TEMPLATE_SUBSTITUTION_CLOSE_BRACE "template_TEMPLATE_SUBSTITUTION_CLOSE_BRACE" = Sequence
        [TEMPLATE_SUBSTITUTION EXPRESSIONS CLOSE_BRACE], fits [TEMPLATE_TEMPLATE_TEXT_OR_OTHER],
        shortest "${ a }", as Alternative, of "template";
    /// `array : OPEN_BRACKET argument? (COMMA argument?)* CLOSE_BRACKET`
    ARRAY "array" = Sequence [OPEN_BRACKET OPTIONAL_ARGUMENT ARRAY_COMMAS CLOSE_BRACKET], fits [PRIMARY],
        shortest "[ ]";
    /// `argument?`
    OPTIONAL_ARGUMENT "optional_argument" = Optional [ARGUMENT], subsumes parts, of "argument";
    /// `(COMMA argument?)*`
    ARRAY_COMMAS "array_COMMAs" = Star [ARRAY_COMMA], subsumes parts, of "array";
    /// `COMMA argument?`
    ARRAY_COMMA "array_COMMA" = Sequence [COMMA OPTIONAL_ARGUMENT], subsumes [COMMA], fits [ARRAY_COMMAS],
        shortest ",", of "array";
    /// `{!arrowBody()}? object`
    PRIMARY_OBJECT "primary_object" = Sequence [ARROW_BODY_TOKEN OBJECT], subsumes [OBJECT], fits [PRIMARY],
        shortest "{ }", as Alternative, of "primary";
    /// `object : OPEN_BRACE (property (COMMA property)* COMMA?)? CLOSE_BRACE`
    OBJECT "object" = Sequence [OPEN_BRACE OBJECT_OPTIONAL_PROPERTY CLOSE_BRACE], fits [PRIMARY_OBJECT],
        shortest "{ }";
    /// `(property (COMMA property)* COMMA?)?`
    OBJECT_OPTIONAL_PROPERTY "object_optional_property" = Optional [OBJECT_PROPERTY], subsumes parts,
        of "object";
    /// `property (COMMA property)* COMMA?`
    OBJECT_PROPERTY "object_property" = Sequence [PROPERTY OBJECT_COMMAS OPTIONAL_COMMA], subsumes [PROPERTY],
        fits [OBJECT_OPTIONAL_PROPERTY], shortest "a", of "object";
    /// `property : ELLIPSIS expression | identifier (ASSIGN expression)? | modifier* MULTIPLY? memberName
    ///     (parameters block | COLON expression)`
    PROPERTY "property" = Alternation [PROPERTY_ELLIPSIS IDENTIFIER_OPTIONAL_ASSIGN_EXPRESSION
        PROPERTY_MEMBER_NAME_PARAMETERS_BLOCK_OR_COLON], subsumes parts, fits [OBJECT_PROPERTY], shortest "a";
    /// `ELLIPSIS expression`
    PROPERTY_ELLIPSIS "property_ELLIPSIS" = Sequence [ELLIPSIS EXPRESSION], fits [PROPERTY], shortest "... a",
        as Alternative, of "property";
    /// `modifier* MULTIPLY? memberName (parameters block | COLON expression)`
    PROPERTY_MEMBER_NAME_PARAMETERS_BLOCK_OR_COLON "property_memberName_parameters_block_or_COLON" = Sequence
        [MODIFIERS OPTIONAL_MULTIPLY MEMBER_NAME PROPERTY_PARAMETERS_BLOCK_OR_COLON], fits [PROPERTY],
        shortest "a : a", as Alternative, of "property";
    /// `modifier*`
    MODIFIERS "modifiers" = Star [MODIFIER_RULE], subsumes parts, of "modifier";
    /// `modifier : {modifier()}? modifierWord`
    MODIFIER_RULE "modifier" = Sequence [MODIFIER MODIFIER_WORD], subsumes [MODIFIER_WORD], fits [MODIFIERS],
        shortest "get";
    /// `parameters block | COLON expression`
    PROPERTY_PARAMETERS_BLOCK_OR_COLON "property_parameters_block_or_COLON" = Alternation [PARAMETERS_BLOCK
        PROPERTY_COLON], subsumes parts, shortest ": a", of "property";
    /// `parameters block`
    PARAMETERS_BLOCK "parameters_block" = Sequence [PARAMETERS BLOCK],
        fits [PROPERTY_PARAMETERS_BLOCK_OR_COLON CLASS_ELEMENT_PARAMETERS_BLOCK_OR_OTHER], shortest "( ) { }",
        as Alternative, of "property" "classElement";
    /// `COLON expression`
    PROPERTY_COLON "property_COLON" = Sequence [COLON EXPRESSION], fits [PROPERTY_PARAMETERS_BLOCK_OR_COLON],
        shortest ": a", as Alternative, of "property";
    /// `(COMMA property)*`
    OBJECT_COMMAS "object_COMMAs" = Star [OBJECT_COMMA], subsumes parts, of "object";
    /// `COMMA property`
    OBJECT_COMMA "object_COMMA" = Sequence [COMMA PROPERTY], fits [OBJECT_COMMAS], shortest ", a",
        of "object";
    /// `function : ({keyword()}? ASYNC)? FUNCTION MULTIPLY? identifier? parameters block`
    FUNCTION_RULE "function" = Sequence [FUNCTION_OPTIONAL_ASYNC FUNCTION OPTIONAL_MULTIPLY
        OPTIONAL_IDENTIFIER PARAMETERS BLOCK], fits [PRIMARY STATEMENT_OPERAND EXPORTED
        EXPORTED_FUNCTION_OR_OTHER], shortest "function ( ) { }";
    /// `({keyword()}? ASYNC)?`
    FUNCTION_OPTIONAL_ASYNC "function_optional_ASYNC" = Optional [FUNCTION_ASYNC], subsumes parts,
        of "function";
    /// `{keyword()}? ASYNC`
    FUNCTION_ASYNC "function_ASYNC" = Sequence [KEYWORD ASYNC], subsumes [ASYNC],
        fits [FUNCTION_OPTIONAL_ASYNC], shortest "async", of "function";
    /// `identifier?`
    OPTIONAL_IDENTIFIER "optional_identifier" = Optional [IDENTIFIER_RULE], subsumes parts, of "identifier";
    /// `class : decorator* CLASS identifier? (EXTENDS operand)? OPEN_BRACE classElement* CLOSE_BRACE`
    CLASS_RULE "class" = Sequence [DECORATORS CLASS OPTIONAL_IDENTIFIER CLASS_OPTIONAL_EXTENDS OPEN_BRACE
        CLASS_ELEMENTS CLOSE_BRACE], fits [PRIMARY STATEMENT_OPERAND EXPORTED EXPORTED_FUNCTION_OR_OTHER],
        shortest "class { }";
    /// `(EXTENDS operand)?`
    CLASS_OPTIONAL_EXTENDS "class_optional_EXTENDS" = Optional [CLASS_EXTENDS], subsumes parts, of "class";
    /// `EXTENDS operand`
    CLASS_EXTENDS "class_EXTENDS" = Sequence [EXTENDS OPERAND], fits [CLASS_OPTIONAL_EXTENDS],
        shortest "extends a", of "class";
    /// `classElement*`
    CLASS_ELEMENTS "classElements" = Star [CLASS_ELEMENT], subsumes parts, of "classElement";
    /// `classElement : SEMICOLON | STATIC block | decorator* modifier* MULTIPLY? memberName (parameters
    ///     block | ASSIGN expression endOfExpression | end)`
    CLASS_ELEMENT "classElement" = Alternation [SEMICOLON CLASS_ELEMENT_STATIC
        CLASS_ELEMENT_MEMBER_NAME_PARAMETERS_BLOCK_OR_OTHER], subsumes parts, fits [CLASS_ELEMENTS],
        shortest ";";
    /// `STATIC block`
    CLASS_ELEMENT_STATIC "classElement_STATIC" = Sequence [STATIC BLOCK], fits [CLASS_ELEMENT],
        shortest "static { }", as Alternative, of "classElement";
    /// `decorator* modifier* MULTIPLY? memberName (parameters block | ASSIGN expression endOfExpression |
    ///     end)`
    CLASS_ELEMENT_MEMBER_NAME_PARAMETERS_BLOCK_OR_OTHER "classElement_memberName_parameters_block_or_other"
        = Sequence [DECORATORS MODIFIERS OPTIONAL_MULTIPLY MEMBER_NAME
        CLASS_ELEMENT_PARAMETERS_BLOCK_OR_OTHER], subsumes [MEMBER_NAME], fits [CLASS_ELEMENT], shortest "a",
        as Alternative, of "classElement";
    /// `parameters block | ASSIGN expression endOfExpression | end`
    CLASS_ELEMENT_PARAMETERS_BLOCK_OR_OTHER "classElement_parameters_block_or_other" = Alternation
        [PARAMETERS_BLOCK CLASS_ELEMENT_ASSIGN END], subsumes parts, of "classElement";
    /// `ASSIGN expression endOfExpression`
    CLASS_ELEMENT_ASSIGN "classElement_ASSIGN" = Sequence [ASSIGN EXPRESSION END_OF_EXPRESSION],
        fits [CLASS_ELEMENT_PARAMETERS_BLOCK_OR_OTHER], shortest "= a", as Alternative, of "classElement";
    /// `endOfExpression : SEMICOLON | {ends()}?`
    END_OF_EXPRESSION "endOfExpression" = Alternation [SEMICOLON ENDS], subsumes parts;
    /// `end : SEMICOLON | {lineEnds()}?`
    END "end" = Alternation [SEMICOLON LINE_ENDS], subsumes parts,
        fits [CLASS_ELEMENT_PARAMETERS_BLOCK_OR_OTHER RETURN_STATEMENT_EXPRESSIONS_END_OF_EXPRESSION_OR_END];
    /// `element : JSX_OPEN elementName attribute* (JSX_SELF_CLOSE | children JSX_END elementName JSX_CLOSE)
    ///     | JSX_OPEN children JSX_END JSX_CLOSE`
    /// In normal form `JSX_OPEN (elementName attribute* (JSX_SELF_CLOSE | children JSX_END elementName
    ///     JSX_CLOSE) | children JSX_END JSX_CLOSE)`
    ELEMENT "element" = Sequence [JSX_OPEN ELEMENT_AFTER_JSX_OPEN], fits [PRIMARY ATTRIBUTE_VALUE CHILD],
        shortest "< a />";
    /// `elementName attribute* (JSX_SELF_CLOSE | children JSX_END elementName JSX_CLOSE) | children JSX_END
    ///     JSX_CLOSE`
    ELEMENT_AFTER_JSX_OPEN "element_after_JSX_OPEN" = Alternation [ELEMENT_ELEMENT_NAME
        ELEMENT_CHILDREN_JSX_END_JSX_CLOSE], subsumes parts, shortest "a />", as Rest, of "element";
    /// `elementName attribute* (JSX_SELF_CLOSE | children JSX_END elementName JSX_CLOSE)`
    ELEMENT_ELEMENT_NAME "element_elementName" = Sequence [ELEMENT_NAME ATTRIBUTES
        ELEMENT_JSX_SELF_CLOSE_OR_JSX_END_JSX_CLOSE], fits [ELEMENT_AFTER_JSX_OPEN], shortest "a />",
        as Alternative, of "element";
    /// `elementName : JSX_NAME ((JSX_DOT | JSX_COLON) JSX_NAME)*`
    ELEMENT_NAME "elementName" = Sequence [JSX_NAME ELEMENT_NAME_JSX_NAMES], subsumes [JSX_NAME],
        fits [ATTRIBUTE_ELEMENT_NAME], shortest "a";
    /// `((JSX_DOT | JSX_COLON) JSX_NAME)*`
    ELEMENT_NAME_JSX_NAMES "elementName_JSX_NAMEs" = Star [ELEMENT_NAME_JSX_NAME], subsumes parts,
        of "elementName";
    /// `(JSX_DOT | JSX_COLON) JSX_NAME`
    ELEMENT_NAME_JSX_NAME "elementName_JSX_NAME" = Sequence [ELEMENT_NAME_JSX_DOT_OR_JSX_COLON JSX_NAME],
        fits [ELEMENT_NAME_JSX_NAMES], shortest ". a", of "elementName";
    /// `JSX_DOT | JSX_COLON`
    ELEMENT_NAME_JSX_DOT_OR_JSX_COLON "elementName_JSX_DOT_or_JSX_COLON" = Set [JSX_DOT JSX_COLON],
        subsumes parts, shortest ".", of "elementName";
    /// `attribute*`
    ATTRIBUTES "attributes" = Star [ATTRIBUTE], subsumes parts, of "attribute";
    /// `attribute : elementName (JSX_EQUALS attributeValue)? | JSX_OPEN_BRACE ELLIPSIS expression
    ///     CLOSE_BRACE`
    ATTRIBUTE "attribute" = Alternation [ATTRIBUTE_ELEMENT_NAME
        ATTRIBUTE_JSX_OPEN_BRACE_ELLIPSIS_CLOSE_BRACE], subsumes parts, fits [ATTRIBUTES], shortest "a";
    /// `elementName (JSX_EQUALS attributeValue)?`
    ATTRIBUTE_ELEMENT_NAME "attribute_elementName" = Sequence [ELEMENT_NAME ATTRIBUTE_OPTIONAL_JSX_EQUALS],
        subsumes [ELEMENT_NAME], fits [ATTRIBUTE], shortest "a", as Alternative, of "attribute";
    /// `(JSX_EQUALS attributeValue)?`
    ATTRIBUTE_OPTIONAL_JSX_EQUALS "attribute_optional_JSX_EQUALS" = Optional [ATTRIBUTE_JSX_EQUALS],
        subsumes parts, of "attribute";
    /// `JSX_EQUALS attributeValue`
    ATTRIBUTE_JSX_EQUALS "attribute_JSX_EQUALS" = Sequence [JSX_EQUALS ATTRIBUTE_VALUE],
        fits [ATTRIBUTE_OPTIONAL_JSX_EQUALS], shortest "= \"\"", of "attribute";
    /// `attributeValue : JSX_STRING | element | JSX_OPEN_BRACE expressions CLOSE_BRACE`
    ATTRIBUTE_VALUE "attributeValue" = Alternation [JSX_STRING ELEMENT
        ATTRIBUTE_VALUE_JSX_OPEN_BRACE_CLOSE_BRACE], subsumes parts, shortest "\"\"";
    /// `JSX_OPEN_BRACE expressions CLOSE_BRACE`
    ATTRIBUTE_VALUE_JSX_OPEN_BRACE_CLOSE_BRACE "attributeValue_JSX_OPEN_BRACE_CLOSE_BRACE" = Sequence
        [JSX_OPEN_BRACE EXPRESSIONS CLOSE_BRACE], fits [ATTRIBUTE_VALUE], shortest "{ a }", as Alternative,
        of "attributeValue";
    /// `JSX_OPEN_BRACE ELLIPSIS expression CLOSE_BRACE`
    ATTRIBUTE_JSX_OPEN_BRACE_ELLIPSIS_CLOSE_BRACE "attribute_JSX_OPEN_BRACE_ELLIPSIS_CLOSE_BRACE" = Sequence
        [JSX_OPEN_BRACE ELLIPSIS EXPRESSION CLOSE_BRACE], fits [ATTRIBUTE], shortest "{ ... a }",
        as Alternative, of "attribute";
    /// `JSX_SELF_CLOSE | children JSX_END elementName JSX_CLOSE`
    ELEMENT_JSX_SELF_CLOSE_OR_JSX_END_JSX_CLOSE "element_JSX_SELF_CLOSE_or_JSX_END_JSX_CLOSE" = Alternation
        [JSX_SELF_CLOSE ELEMENT_CHILDREN_JSX_END_ELEMENT_NAME_JSX_CLOSE], subsumes parts, shortest "/>",
        of "element";
    /// `children JSX_END elementName JSX_CLOSE`
    ELEMENT_CHILDREN_JSX_END_ELEMENT_NAME_JSX_CLOSE "element_children_JSX_END_elementName_JSX_CLOSE"
        = Sequence [CHILDREN JSX_END ELEMENT_NAME JSX_CLOSE],
        fits [ELEMENT_JSX_SELF_CLOSE_OR_JSX_END_JSX_CLOSE], shortest "> </ a >", as Alternative, of "element";
    /// `children : JSX_TAG_END child*`
    CHILDREN "children" = Sequence [JSX_TAG_END CHILDS], subsumes [JSX_TAG_END], shortest ">";
    /// `child*`
    CHILDS "childs" = Star [CHILD], subsumes parts, of "child";
    /// `child : JSX_TEXT | element | JSX_OPEN_BRACE (argument (COMMA argument)*)? CLOSE_BRACE`
    CHILD "child" = Alternation [JSX_TEXT ELEMENT CHILD_JSX_OPEN_BRACE_CLOSE_BRACE], subsumes parts,
        fits [CHILDS], shortest "a";
    /// `JSX_OPEN_BRACE (argument (COMMA argument)*)? CLOSE_BRACE`
    CHILD_JSX_OPEN_BRACE_CLOSE_BRACE "child_JSX_OPEN_BRACE_CLOSE_BRACE" = Sequence [JSX_OPEN_BRACE
        CHILD_OPTIONAL_ARGUMENTS CLOSE_BRACE], fits [CHILD], shortest "{ }", as Alternative, of "child";
    /// `(argument (COMMA argument)*)?`
    CHILD_OPTIONAL_ARGUMENTS "child_optional_arguments" = Optional [CHILD_ARGUMENTS], subsumes parts,
        of "child";
    /// `argument (COMMA argument)*`
    CHILD_ARGUMENTS "child_arguments" = Sequence [ARGUMENT COMMA_ARGUMENTS], subsumes [ARGUMENT],
        fits [CHILD_OPTIONAL_ARGUMENTS], shortest "a", of "child";
    /// `children JSX_END JSX_CLOSE`
    ELEMENT_CHILDREN_JSX_END_JSX_CLOSE "element_children_JSX_END_JSX_CLOSE" = Sequence [CHILDREN JSX_END
        JSX_CLOSE], fits [ELEMENT_AFTER_JSX_OPEN], shortest "> </ >", as Alternative, of "element";
    /// `NEW DOT name`
    PRIMARY_NEW_DOT "primary_NEW_DOT" = Sequence [NEW DOT NAME], fits [PRIMARY], shortest "new . a",
        as Alternative, of "primary";
    /// `IMPORT (DOT name | arguments)`
    PRIMARY_IMPORT "primary_IMPORT" = Sequence [IMPORT PRIMARY_DOT_OR_ARGUMENTS], fits [PRIMARY],
        shortest "import . a", as Alternative, of "primary";
    /// `DOT name | arguments`
    PRIMARY_DOT_OR_ARGUMENTS "primary_DOT_or_arguments" = Alternation [PRIMARY_DOT ARGUMENTS], subsumes parts,
        shortest ". a", of "primary";
    /// `DOT name`
    PRIMARY_DOT "primary_DOT" = Sequence [DOT NAME], fits [PRIMARY_DOT_OR_ARGUMENTS], shortest ". a",
        as Alternative, of "primary";
    /// `suffix*`
    SUFFIXES "suffixes" = Star [SUFFIX], subsumes parts, of "suffix";
    /// `suffix : DOT (name | PRIVATE_NAME) | CHAIN (name | PRIVATE_NAME | index | arguments | template) |
    ///     index | arguments | template | {sameLine()}? (INCREMENT | DECREMENT)`
    SUFFIX "suffix" = Alternation [DOT_NAME_OR_PRIVATE_NAME SUFFIX_CHAIN INDEX ARGUMENTS TEMPLATE
        SUFFIX_SAME_LINE_TO_INCREMENT_OR_DECREMENT], subsumes parts, fits [SUFFIXES], shortest "++";
    /// `CHAIN (name | PRIVATE_NAME | index | arguments | template)`
    SUFFIX_CHAIN "suffix_CHAIN" = Sequence [CHAIN SUFFIX_NAME_OR_OTHER], fits [SUFFIX], shortest "CHAIN a",
        as Alternative, of "suffix";
    /// `name | PRIVATE_NAME | index | arguments | template`
    SUFFIX_NAME_OR_OTHER "suffix_name_or_other" = Alternation [NAME PRIVATE_NAME INDEX ARGUMENTS TEMPLATE],
        subsumes parts, shortest "a", of "suffix";
    /// `{sameLine()}? (INCREMENT | DECREMENT)`
    SUFFIX_SAME_LINE_TO_INCREMENT_OR_DECREMENT "suffix_{sameLine()}?_to_INCREMENT_or_DECREMENT" = Sequence
        [SAME_LINE SUFFIX_INCREMENT_OR_DECREMENT_AFTER_NOTHING],
        subsumes [SUFFIX_INCREMENT_OR_DECREMENT_AFTER_NOTHING], fits [SUFFIX], shortest "++", as Alternative,
        of "suffix";
    /// `INCREMENT | DECREMENT`
    SUFFIX_INCREMENT_OR_DECREMENT_AFTER_NOTHING "suffix_INCREMENT_or_DECREMENT_after_nothing" = Set [INCREMENT
        DECREMENT], subsumes parts, fits [SUFFIX_SAME_LINE_TO_INCREMENT_OR_DECREMENT], shortest "++",
        of "suffix";
    /// `(binaryOperator operand)*`
    EXPRESSION_BINARY_OPERATOR_OPERANDS "expression_binaryOperator_operands" = Star
        [EXPRESSION_BINARY_OPERATOR_OPERAND], subsumes parts, of "expression";
    /// `binaryOperator operand`
    EXPRESSION_BINARY_OPERATOR_OPERAND "expression_binaryOperator_operand" = Sequence [BINARY_OPERATOR
        OPERAND], fits [EXPRESSION_BINARY_OPERATOR_OPERANDS], shortest "+ a", of "expression";
    /// `binaryOperator : ADD | SUBTRACT | MULTIPLY | DIVIDE | REMAINDER | POWER | SHIFT_LEFT | SHIFT_RIGHT |
    ///     SHIFT_RIGHT_UNSIGNED | BIT_AND | BIT_OR | BIT_XOR | AND | OR | COALESCE | LESS | GREATER |
    ///     LESS_EQUAL | GREATER_EQUAL | EQUAL | NOT_EQUAL | IDENTICAL | NOT_IDENTICAL | IN | INSTANCEOF`
    BINARY_OPERATOR "binaryOperator" = Set [IN INSTANCEOF ADD SUBTRACT MULTIPLY DIVIDE REMAINDER POWER
        SHIFT_LEFT SHIFT_RIGHT SHIFT_RIGHT_UNSIGNED BIT_AND BIT_OR BIT_XOR AND OR COALESCE LESS GREATER
        LESS_EQUAL GREATER_EQUAL EQUAL NOT_EQUAL IDENTICAL NOT_IDENTICAL], subsumes parts, shortest "+";
    /// `(conditional | assignment)?`
    EXPRESSION_OPTIONAL_CONDITIONAL_OR_ASSIGNMENT "expression_optional_conditional_or_assignment" = Optional
        [EXPRESSION_CONDITIONAL_OR_ASSIGNMENT], subsumes parts, of "expression";
    /// `conditional | assignment`
    EXPRESSION_CONDITIONAL_OR_ASSIGNMENT "expression_conditional_or_assignment" = Alternation [CONDITIONAL
        ASSIGNMENT], subsumes parts, fits [EXPRESSION_OPTIONAL_CONDITIONAL_OR_ASSIGNMENT], shortest "= a",
        of "expression";
    /// `conditional : QUESTION expression COLON expression`
    CONDITIONAL "conditional" = Sequence [QUESTION EXPRESSION COLON EXPRESSION],
        fits [EXPRESSION_CONDITIONAL_OR_ASSIGNMENT], shortest "? a : a";
    /// `assignment : assignmentOperator expression`
    ASSIGNMENT "assignment" = Sequence [ASSIGNMENT_OPERATOR EXPRESSION],
        fits [EXPRESSION_CONDITIONAL_OR_ASSIGNMENT], shortest "= a";
    /// `assignmentOperator : ASSIGN | ASSIGN_ADD | ASSIGN_SUBTRACT | ASSIGN_MULTIPLY | ASSIGN_DIVIDE |
    ///     ASSIGN_REMAINDER | ASSIGN_POWER | ASSIGN_SHIFT_LEFT | ASSIGN_SHIFT_RIGHT |
    ///     ASSIGN_SHIFT_RIGHT_UNSIGNED | ASSIGN_BIT_AND | ASSIGN_BIT_OR | ASSIGN_BIT_XOR | ASSIGN_AND |
    ///     ASSIGN_OR | ASSIGN_COALESCE`
    ASSIGNMENT_OPERATOR "assignmentOperator" = Set [ASSIGN ASSIGN_ADD ASSIGN_SUBTRACT ASSIGN_MULTIPLY
        ASSIGN_DIVIDE ASSIGN_REMAINDER ASSIGN_POWER ASSIGN_SHIFT_LEFT ASSIGN_SHIFT_RIGHT
        ASSIGN_SHIFT_RIGHT_UNSIGNED ASSIGN_BIT_AND ASSIGN_BIT_OR ASSIGN_BIT_XOR ASSIGN_AND ASSIGN_OR
        ASSIGN_COALESCE], subsumes parts, shortest "=";
    /// `(COMMA expression)*`
    EXPRESSIONS_COMMAS "expressions_COMMAs" = Star [EXPRESSIONS_COMMA], subsumes parts, of "expressions";
    /// `COMMA expression`
    EXPRESSIONS_COMMA "expressions_COMMA" = Sequence [COMMA EXPRESSION], fits [EXPRESSIONS_COMMAS],
        shortest ", a", of "expressions";
    /// `FOR AWAIT? OPEN_PARENTHESIS forHead CLOSE_PARENTHESIS`
    STATEMENT_FOR_OPEN_PARENTHESIS "statement_FOR_OPEN_PARENTHESIS" = Sequence [FOR STATEMENT_OPTIONAL_AWAIT
        OPEN_PARENTHESIS FOR_HEAD CLOSE_PARENTHESIS], fits [STATEMENT_TAIL], shortest "for ( a )",
        as Alternative, of "statement";
    /// `AWAIT?`
    STATEMENT_OPTIONAL_AWAIT "statement_optional_AWAIT" = Optional [AWAIT], subsumes parts, of "forStatement"
        "statement";
    /// `forHead : forInitialization ((OF | IN) expressions | SEMICOLON expressions? SEMICOLON expressions?)?
    ///     | SEMICOLON expressions? SEMICOLON expressions?`
    FOR_HEAD "forHead" = Alternation [FOR_HEAD_FOR_INITIALIZATION FOR_HEAD_SEMICOLON_SEMICOLON],
        subsumes parts, shortest "a";
    /// `forInitialization ((IN | OF) expressions | SEMICOLON expressions? SEMICOLON expressions?)?`
    FOR_HEAD_FOR_INITIALIZATION "forHead_forInitialization" = Sequence [FOR_INITIALIZATION
        FOR_HEAD_OPTIONAL_IN_OR_OF_EXPRESSIONS_OR_OTHER], subsumes [FOR_INITIALIZATION], fits [FOR_HEAD],
        shortest "a", as Alternative, of "forHead";
    /// `forInitialization : (CONST | variableKind) variable (COMMA variable)* | expressions`
    FOR_INITIALIZATION "forInitialization" = Alternation [FOR_INITIALIZATION_CONST_OR_VARIABLE_KIND_VARIABLE
        EXPRESSIONS], subsumes parts, fits [FOR_HEAD_FOR_INITIALIZATION], shortest "a";
    /// `(CONST | variableKind) variable (COMMA variable)*`
    FOR_INITIALIZATION_CONST_OR_VARIABLE_KIND_VARIABLE "forInitialization_CONST_or_variableKind_variable"
        = Sequence [FOR_INITIALIZATION_CONST_OR_VARIABLE_KIND VARIABLE COMMA_VARIABLES],
        fits [FOR_INITIALIZATION], shortest "var a", as Alternative, of "forInitialization";
    /// `CONST | variableKind`
    FOR_INITIALIZATION_CONST_OR_VARIABLE_KIND "forInitialization_CONST_or_variableKind" = Alternation [CONST
        VARIABLE_KIND], subsumes parts, shortest "var", of "forInitialization";
    /// `variableKind : VAR | {keyword()}? LET | ({keyword()}? AWAIT)? {keyword()}? USING`
    VARIABLE_KIND "variableKind" = Alternation [VAR VARIABLE_KIND_LET VARIABLE_KIND_USING], subsumes parts,
        fits [FOR_INITIALIZATION_CONST_OR_VARIABLE_KIND], shortest "var";
    /// `{keyword()}? LET`
    VARIABLE_KIND_LET "variableKind_LET" = Sequence [KEYWORD LET], subsumes [LET], fits [VARIABLE_KIND],
        shortest "let", as Alternative, of "variableKind";
    /// `({keyword()}? AWAIT)? {keyword()}? USING`
    VARIABLE_KIND_USING "variableKind_USING" = Sequence [VARIABLE_KIND_OPTIONAL_AWAIT KEYWORD USING],
        subsumes [USING], fits [VARIABLE_KIND], shortest "using", as Alternative, of "variableKind";
    /// `({keyword()}? AWAIT)?`
    VARIABLE_KIND_OPTIONAL_AWAIT "variableKind_optional_AWAIT" = Optional [KEYWORD_TO_AWAIT], subsumes parts,
        of "variableKind";
    /// `variable : binding (ASSIGN expression)?`
    VARIABLE "variable" = Sequence [BINDING OPTIONAL_ASSIGN], subsumes [BINDING], shortest "a";
    /// `(COMMA variable)*`
    COMMA_VARIABLES "COMMA_variables" = Star [COMMA_VARIABLE], subsumes parts, of "variableStatement"
        "forInitialization";
    /// `COMMA variable`
    COMMA_VARIABLE "COMMA_variable" = Sequence [COMMA VARIABLE], fits [COMMA_VARIABLES], shortest ", a",
        of "variableStatement" "forInitialization";
    /// `((IN | OF) expressions | SEMICOLON expressions? SEMICOLON expressions?)?`
    FOR_HEAD_OPTIONAL_IN_OR_OF_EXPRESSIONS_OR_OTHER "forHead_optional_IN_or_OF_expressions_or_other"
        = Optional [FOR_HEAD_IN_OR_OF_EXPRESSIONS_OR_OTHER], subsumes parts, of "forHead";
    /// `(IN | OF) expressions | SEMICOLON expressions? SEMICOLON expressions?`
    FOR_HEAD_IN_OR_OF_EXPRESSIONS_OR_OTHER "forHead_IN_or_OF_expressions_or_other" = Alternation
        [FOR_HEAD_IN_OR_OF_EXPRESSIONS FOR_HEAD_SEMICOLON_SEMICOLON], subsumes parts,
        fits [FOR_HEAD_OPTIONAL_IN_OR_OF_EXPRESSIONS_OR_OTHER], shortest "; ;", of "forHead";
    /// `(IN | OF) expressions`
    FOR_HEAD_IN_OR_OF_EXPRESSIONS "forHead_IN_or_OF_expressions" = Sequence [FOR_HEAD_IN_OR_OF EXPRESSIONS],
        fits [FOR_HEAD_IN_OR_OF_EXPRESSIONS_OR_OTHER], shortest "in a", as Alternative, of "forHead";
    /// `IN | OF`
    FOR_HEAD_IN_OR_OF "forHead_IN_or_OF" = Set [IN OF], subsumes parts, shortest "in", of "forHead";
    /// `SEMICOLON expressions? SEMICOLON expressions?`
    FOR_HEAD_SEMICOLON_SEMICOLON "forHead_SEMICOLON_SEMICOLON" = Sequence [SEMICOLON OPTIONAL_EXPRESSIONS
        SEMICOLON OPTIONAL_EXPRESSIONS], fits [FOR_HEAD FOR_HEAD_IN_OR_OF_EXPRESSIONS_OR_OTHER],
        shortest "; ;", as Alternative, of "forHead";
    /// `expressions?`
    OPTIONAL_EXPRESSIONS "optional_expressions" = Optional [EXPRESSIONS], subsumes parts, of "expressions";
    /// `WITH OPEN_PARENTHESIS expressions CLOSE_PARENTHESIS`
    STATEMENT_WITH_OPEN_PARENTHESIS "statement_WITH_OPEN_PARENTHESIS" = Sequence [WITH OPEN_PARENTHESIS
        EXPRESSIONS CLOSE_PARENTHESIS], fits [STATEMENT_TAIL], shortest "with ( a )", as Alternative,
        of "statement";
    /// `identifier COLON`
    STATEMENT_COLON "statement_COLON" = Sequence [IDENTIFIER_RULE COLON], fits [STATEMENT_TAIL],
        shortest "a :", as Alternative, of "statement";
    /// `block | variableStatement | function | class | importDeclaration | exportDeclaration | SEMICOLON |
    ///     ifStatement | doStatement | continueStatement | breakStatement | returnStatement |
    ///     switchStatement | throwStatement | tryStatement | debuggerStatement | expressionStatement`
    STATEMENT_OPERAND "statement_operand" = Alternation [BLOCK VARIABLE_STATEMENT FUNCTION_RULE CLASS_RULE
        IMPORT_DECLARATION EXPORT_DECLARATION SEMICOLON IF_STATEMENT DO_STATEMENT CONTINUE_STATEMENT
        BREAK_STATEMENT RETURN_STATEMENT SWITCH_STATEMENT THROW_STATEMENT TRY_STATEMENT DEBUGGER_STATEMENT
        EXPRESSION_STATEMENT_RULE], subsumes parts, fits [STATEMENT], shortest ";", as Operand,
        of "statement";
    /// `variableStatement : variableKind variable (COMMA variable)* endOfExpression | CONST constant (COMMA
    ///     constant)* endOfExpression`
    VARIABLE_STATEMENT "variableStatement" = Alternation [VARIABLE_STATEMENT_VARIABLE_KIND_VARIABLE
        VARIABLE_STATEMENT_CONST], subsumes parts, fits [STATEMENT_OPERAND EXPORTED], shortest "var a";
    /// `variableKind variable (COMMA variable)* endOfExpression`
    VARIABLE_STATEMENT_VARIABLE_KIND_VARIABLE "variableStatement_variableKind_variable" = Sequence
        [VARIABLE_KIND VARIABLE COMMA_VARIABLES END_OF_EXPRESSION], fits [VARIABLE_STATEMENT],
        shortest "var a", as Alternative, of "variableStatement";
    /// `CONST constant (COMMA constant)* endOfExpression`
    VARIABLE_STATEMENT_CONST "variableStatement_CONST" = Sequence [CONST CONSTANT VARIABLE_STATEMENT_COMMAS
        END_OF_EXPRESSION], fits [VARIABLE_STATEMENT], shortest "const a = a", as Alternative,
        of "variableStatement";
    /// `constant : binding ASSIGN expression`
    CONSTANT "constant" = Sequence [BINDING ASSIGN EXPRESSION], shortest "a = a";
    /// `(COMMA constant)*`
    VARIABLE_STATEMENT_COMMAS "variableStatement_COMMAs" = Star [VARIABLE_STATEMENT_COMMA], subsumes parts,
        of "variableStatement";
    /// `COMMA constant`
    VARIABLE_STATEMENT_COMMA "variableStatement_COMMA" = Sequence [COMMA CONSTANT],
        fits [VARIABLE_STATEMENT_COMMAS], shortest ", a = a", of "variableStatement";
    /// `importDeclaration : IMPORT (importClause FROM)? STRING importAttributes? end`
    IMPORT_DECLARATION "importDeclaration" = Sequence [IMPORT IMPORT_DECLARATION_OPTIONAL_FROM STRING
        OPTIONAL_IMPORT_ATTRIBUTES END], fits [STATEMENT_OPERAND], shortest "import \"\"";
    /// `(importClause FROM)?`
    IMPORT_DECLARATION_OPTIONAL_FROM "importDeclaration_optional_FROM" = Optional [IMPORT_DECLARATION_FROM],
        subsumes parts, of "importDeclaration";
    /// `importClause FROM`
    IMPORT_DECLARATION_FROM "importDeclaration_FROM" = Sequence [IMPORT_CLAUSE FROM],
        fits [IMPORT_DECLARATION_OPTIONAL_FROM], shortest "a from", of "importDeclaration";
    /// `importClause : identifier (COMMA (importNamespace | importNames))? | importNamespace | importNames`
    IMPORT_CLAUSE "importClause" = Alternation [IMPORT_CLAUSE_IDENTIFIER IMPORT_NAMESPACE IMPORT_NAMES],
        subsumes parts, shortest "a";
    /// `identifier (COMMA (importNamespace | importNames))?`
    IMPORT_CLAUSE_IDENTIFIER "importClause_identifier" = Sequence [IDENTIFIER_RULE
        IMPORT_CLAUSE_OPTIONAL_COMMA], subsumes [IDENTIFIER_RULE], fits [IMPORT_CLAUSE], shortest "a",
        as Alternative, of "importClause";
    /// `(COMMA (importNamespace | importNames))?`
    IMPORT_CLAUSE_OPTIONAL_COMMA "importClause_optional_COMMA" = Optional [IMPORT_CLAUSE_COMMA],
        subsumes parts, of "importClause";
    /// `COMMA (importNamespace | importNames)`
    IMPORT_CLAUSE_COMMA "importClause_COMMA" = Sequence [COMMA
        IMPORT_CLAUSE_IMPORT_NAMESPACE_OR_IMPORT_NAMES], fits [IMPORT_CLAUSE_OPTIONAL_COMMA],
        shortest ", { }", of "importClause";
    /// `importNamespace | importNames`
    IMPORT_CLAUSE_IMPORT_NAMESPACE_OR_IMPORT_NAMES "importClause_importNamespace_or_importNames" = Alternation
        [IMPORT_NAMESPACE IMPORT_NAMES], subsumes parts, shortest "{ }", of "importClause";
    /// `importNamespace : MULTIPLY AS identifier`
    IMPORT_NAMESPACE "importNamespace" = Sequence [MULTIPLY AS IDENTIFIER_RULE], fits [IMPORT_CLAUSE
        IMPORT_CLAUSE_IMPORT_NAMESPACE_OR_IMPORT_NAMES], shortest "* as a";
    /// `importNames : OPEN_BRACE (moduleName (COMMA moduleName)* COMMA?)? CLOSE_BRACE`
    IMPORT_NAMES "importNames" = Sequence [OPEN_BRACE IMPORT_NAMES_OPTIONAL_MODULE_NAME CLOSE_BRACE],
        fits [IMPORT_CLAUSE IMPORT_CLAUSE_IMPORT_NAMESPACE_OR_IMPORT_NAMES EXPORTED_IMPORT_NAMES_END],
        shortest "{ }";
    /// `(moduleName (COMMA moduleName)* COMMA?)?`
    IMPORT_NAMES_OPTIONAL_MODULE_NAME "importNames_optional_moduleName" = Optional [IMPORT_NAMES_MODULE_NAME],
        subsumes parts, of "importNames";
    /// `moduleName (COMMA moduleName)* COMMA?`
    IMPORT_NAMES_MODULE_NAME "importNames_moduleName" = Sequence [MODULE_NAME IMPORT_NAMES_COMMAS
        OPTIONAL_COMMA], subsumes [MODULE_NAME], fits [IMPORT_NAMES_OPTIONAL_MODULE_NAME], shortest "a",
        of "importNames";
    /// `moduleName : (name | STRING) (AS (name | STRING))?`
    MODULE_NAME "moduleName" = Sequence [NAME_OR_STRING OPTIONAL_AS], subsumes [NAME_OR_STRING],
        fits [IMPORT_NAMES_MODULE_NAME], shortest "a";
    /// `name | STRING`
    NAME_OR_STRING "name_or_STRING" = Alternation [NAME STRING], subsumes parts, fits [MODULE_NAME],
        shortest "a", of "moduleName" "exported";
    /// `(AS (name | STRING))?`
    OPTIONAL_AS "optional_AS" = Optional [AS_NAME_OR_STRING], subsumes parts, of "moduleName" "exported";
    /// `AS (name | STRING)`
    AS_NAME_OR_STRING "AS_name_or_STRING" = Sequence [AS NAME_OR_STRING], fits [OPTIONAL_AS], shortest "as a",
        of "moduleName" "exported";
    /// `(COMMA moduleName)*`
    IMPORT_NAMES_COMMAS "importNames_COMMAs" = Star [IMPORT_NAMES_COMMA], subsumes parts, of "importNames";
    /// `COMMA moduleName`
    IMPORT_NAMES_COMMA "importNames_COMMA" = Sequence [COMMA MODULE_NAME], fits [IMPORT_NAMES_COMMAS],
        shortest ", a", of "importNames";
    /// `importAttributes?`
    OPTIONAL_IMPORT_ATTRIBUTES "optional_importAttributes" = Optional [IMPORT_ATTRIBUTES], subsumes parts,
        of "importAttributes";
    /// `importAttributes : (WITH | ASSERT) object`
    IMPORT_ATTRIBUTES "importAttributes" = Sequence [IMPORT_ATTRIBUTES_WITH_OR_ASSERT OBJECT],
        fits [OPTIONAL_IMPORT_ATTRIBUTES], shortest "with { }";
    /// `WITH | ASSERT`
    IMPORT_ATTRIBUTES_WITH_OR_ASSERT "importAttributes_WITH_or_ASSERT" = Set [WITH ASSERT], subsumes parts,
        shortest "with", of "importAttributes";
    /// `exportDeclaration : decorator* EXPORT exported`
    EXPORT_DECLARATION "exportDeclaration" = Sequence [DECORATORS EXPORT EXPORTED], fits [STATEMENT_OPERAND],
        shortest "export { }";
    /// `exported : MULTIPLY (AS (name | STRING))? FROM STRING importAttributes? end | importNames (FROM
    ///     STRING importAttributes?)? end | DEFAULT (function | class | {defaultExpression()}? expression
    ///     endOfExpression) | variableStatement | function | class`
    EXPORTED "exported" = Alternation [EXPORTED_MULTIPLY_FROM_STRING EXPORTED_IMPORT_NAMES_END
        EXPORTED_DEFAULT VARIABLE_STATEMENT FUNCTION_RULE CLASS_RULE], subsumes parts, shortest "{ }";
    /// `MULTIPLY (AS (name | STRING))? FROM STRING importAttributes? end`
    EXPORTED_MULTIPLY_FROM_STRING "exported_MULTIPLY_FROM_STRING" = Sequence [MULTIPLY OPTIONAL_AS FROM STRING
        OPTIONAL_IMPORT_ATTRIBUTES END], fits [EXPORTED], shortest "* from \"\"", as Alternative,
        of "exported";
    /// `importNames (FROM STRING importAttributes?)? end`
    EXPORTED_IMPORT_NAMES_END "exported_importNames_end" = Sequence [IMPORT_NAMES
        EXPORTED_OPTIONAL_FROM_STRING END], subsumes [IMPORT_NAMES], fits [EXPORTED], shortest "{ }",
        as Alternative, of "exported";
    /// `(FROM STRING importAttributes?)?`
    EXPORTED_OPTIONAL_FROM_STRING "exported_optional_FROM_STRING" = Optional [EXPORTED_FROM_STRING],
        subsumes parts, of "exported";
    /// `FROM STRING importAttributes?`
    EXPORTED_FROM_STRING "exported_FROM_STRING" = Sequence [FROM STRING OPTIONAL_IMPORT_ATTRIBUTES],
        fits [EXPORTED_OPTIONAL_FROM_STRING], shortest "from \"\"", of "exported";
    /// `DEFAULT (function | class | {defaultExpression()}? expression endOfExpression)`
    EXPORTED_DEFAULT "exported_DEFAULT" = Sequence [DEFAULT EXPORTED_FUNCTION_OR_OTHER], fits [EXPORTED],
        shortest "default a", as Alternative, of "exported";
    /// `function | class | {defaultExpression()}? expression endOfExpression`
    EXPORTED_FUNCTION_OR_OTHER "exported_function_or_other" = Alternation [FUNCTION_RULE CLASS_RULE
        EXPORTED_EXPRESSION_END_OF_EXPRESSION], subsumes parts, shortest "a", of "exported";
    /// `{defaultExpression()}? expression endOfExpression`
    EXPORTED_EXPRESSION_END_OF_EXPRESSION "exported_expression_endOfExpression" = Sequence [DEFAULT_EXPRESSION
        EXPRESSION END_OF_EXPRESSION], subsumes [EXPRESSION], fits [EXPORTED_FUNCTION_OR_OTHER], shortest "a",
        as Alternative, of "exported";
    /// `ifStatement : IF OPEN_PARENTHESIS expressions CLOSE_PARENTHESIS statement (ELSE statement)?`
    IF_STATEMENT "ifStatement" = Sequence [IF OPEN_PARENTHESIS EXPRESSIONS CLOSE_PARENTHESIS STATEMENT
        IF_STATEMENT_OPTIONAL_ELSE], fits [STATEMENT_OPERAND], shortest "if ( a ) ;";
    /// `(ELSE statement)?`
    IF_STATEMENT_OPTIONAL_ELSE "ifStatement_optional_ELSE" = Optional [IF_STATEMENT_ELSE], subsumes parts,
        of "ifStatement";
    /// `ELSE statement`
    IF_STATEMENT_ELSE "ifStatement_ELSE" = Sequence [ELSE STATEMENT], fits [IF_STATEMENT_OPTIONAL_ELSE],
        shortest "else ;", of "ifStatement";
    /// `doStatement : DO statement WHILE OPEN_PARENTHESIS expressions CLOSE_PARENTHESIS SEMICOLON?`
    DO_STATEMENT "doStatement" = Sequence [DO STATEMENT WHILE OPEN_PARENTHESIS EXPRESSIONS CLOSE_PARENTHESIS
        DO_STATEMENT_OPTIONAL_SEMICOLON], fits [STATEMENT_OPERAND], shortest "do ; while ( a )";
    /// `SEMICOLON?`
    DO_STATEMENT_OPTIONAL_SEMICOLON "doStatement_optional_SEMICOLON" = Optional [SEMICOLON], subsumes parts,
        of "doStatement";
    /// `continueStatement : CONTINUE ({sameLine()}? identifier)? end`
    CONTINUE_STATEMENT "continueStatement" = Sequence [CONTINUE OPTIONAL_IDENTIFIER_OPTION END],
        subsumes [CONTINUE], fits [STATEMENT_OPERAND], shortest "continue";
    /// `({sameLine()}? identifier)?`
    OPTIONAL_IDENTIFIER_OPTION "optional_identifier_option" = Optional [SAME_LINE_TO_IDENTIFIER],
        subsumes parts, of "continueStatement" "breakStatement";
    /// `{sameLine()}? identifier`
    SAME_LINE_TO_IDENTIFIER "{sameLine()}?_to_identifier" = Sequence [SAME_LINE IDENTIFIER_RULE],
        subsumes [IDENTIFIER_RULE], fits [OPTIONAL_IDENTIFIER_OPTION], shortest "a", of "continueStatement"
        "breakStatement";
    /// `breakStatement : BREAK ({sameLine()}? identifier)? end`
    BREAK_STATEMENT "breakStatement" = Sequence [BREAK OPTIONAL_IDENTIFIER_OPTION END], subsumes [BREAK],
        fits [STATEMENT_OPERAND], shortest "break";
    /// `returnStatement : RETURN ({sameLine()}? expressions endOfExpression | end)`
    RETURN_STATEMENT "returnStatement" = Sequence [RETURN
        RETURN_STATEMENT_EXPRESSIONS_END_OF_EXPRESSION_OR_END], subsumes [RETURN], fits [STATEMENT_OPERAND],
        shortest "return";
    /// `{sameLine()}? expressions endOfExpression | end`
    RETURN_STATEMENT_EXPRESSIONS_END_OF_EXPRESSION_OR_END "returnStatement_expressions_endOfExpression_or_end"
        = Alternation [RETURN_STATEMENT_EXPRESSIONS_END_OF_EXPRESSION END], subsumes parts,
        of "returnStatement";
    /// `{sameLine()}? expressions endOfExpression`
    RETURN_STATEMENT_EXPRESSIONS_END_OF_EXPRESSION "returnStatement_expressions_endOfExpression" = Sequence
        [SAME_LINE EXPRESSIONS END_OF_EXPRESSION], subsumes [EXPRESSIONS],
        fits [RETURN_STATEMENT_EXPRESSIONS_END_OF_EXPRESSION_OR_END], shortest "a", as Alternative,
        of "returnStatement";
    /// `switchStatement : SWITCH OPEN_PARENTHESIS expressions CLOSE_PARENTHESIS OPEN_BRACE switchClause*
    ///     CLOSE_BRACE`
    SWITCH_STATEMENT "switchStatement" = Sequence [SWITCH OPEN_PARENTHESIS EXPRESSIONS CLOSE_PARENTHESIS
        OPEN_BRACE SWITCH_CLAUSES CLOSE_BRACE], fits [STATEMENT_OPERAND], shortest "switch ( a ) { }";
    /// `switchClause*`
    SWITCH_CLAUSES "switchClauses" = Star [SWITCH_CLAUSE], subsumes parts, of "switchClause";
    /// `switchClause : (CASE expressions | DEFAULT) COLON statement*`
    SWITCH_CLAUSE "switchClause" = Sequence [SWITCH_CLAUSE_CASE_OR_DEFAULT COLON STATEMENTS],
        fits [SWITCH_CLAUSES], shortest "default :";
    /// `CASE expressions | DEFAULT`
    SWITCH_CLAUSE_CASE_OR_DEFAULT "switchClause_CASE_or_DEFAULT" = Alternation [SWITCH_CLAUSE_CASE DEFAULT],
        subsumes parts, shortest "default", of "switchClause";
    /// `CASE expressions`
    SWITCH_CLAUSE_CASE "switchClause_CASE" = Sequence [CASE EXPRESSIONS],
        fits [SWITCH_CLAUSE_CASE_OR_DEFAULT], shortest "case a", as Alternative, of "switchClause";
    /// `throwStatement : THROW expressions endOfExpression`
    THROW_STATEMENT "throwStatement" = Sequence [THROW EXPRESSIONS END_OF_EXPRESSION],
        fits [STATEMENT_OPERAND], shortest "throw a";
    /// `tryStatement : TRY block (catchClause finallyClause? | finallyClause)`
    TRY_STATEMENT "tryStatement" = Sequence [TRY BLOCK TRY_STATEMENT_CATCH_CLAUSE_OR_FINALLY_CLAUSE],
        fits [STATEMENT_OPERAND], shortest "try { } catch { }";
    /// `catchClause finallyClause? | finallyClause`
    TRY_STATEMENT_CATCH_CLAUSE_OR_FINALLY_CLAUSE "tryStatement_catchClause_or_finallyClause" = Alternation
        [TRY_STATEMENT_CATCH_CLAUSE FINALLY_CLAUSE], subsumes parts, shortest "catch { }", of "tryStatement";
    /// `catchClause finallyClause?`
    TRY_STATEMENT_CATCH_CLAUSE "tryStatement_catchClause" = Sequence [CATCH_CLAUSE OPTIONAL_FINALLY_CLAUSE],
        subsumes [CATCH_CLAUSE], fits [TRY_STATEMENT_CATCH_CLAUSE_OR_FINALLY_CLAUSE], shortest "catch { }",
        as Alternative, of "tryStatement";
    /// `catchClause : CATCH (OPEN_PARENTHESIS binding CLOSE_PARENTHESIS)? block`
    CATCH_CLAUSE "catchClause" = Sequence [CATCH CATCH_CLAUSE_OPTIONAL_OPEN_PARENTHESIS_CLOSE_PARENTHESIS
        BLOCK], fits [TRY_STATEMENT_CATCH_CLAUSE], shortest "catch { }";
    /// `(OPEN_PARENTHESIS binding CLOSE_PARENTHESIS)?`
    CATCH_CLAUSE_OPTIONAL_OPEN_PARENTHESIS_CLOSE_PARENTHESIS
        "catchClause_optional_OPEN_PARENTHESIS_CLOSE_PARENTHESIS" = Optional
        [CATCH_CLAUSE_OPEN_PARENTHESIS_CLOSE_PARENTHESIS], subsumes parts, of "catchClause";
    /// `OPEN_PARENTHESIS binding CLOSE_PARENTHESIS`
    CATCH_CLAUSE_OPEN_PARENTHESIS_CLOSE_PARENTHESIS "catchClause_OPEN_PARENTHESIS_CLOSE_PARENTHESIS"
        = Sequence [OPEN_PARENTHESIS BINDING CLOSE_PARENTHESIS],
        fits [CATCH_CLAUSE_OPTIONAL_OPEN_PARENTHESIS_CLOSE_PARENTHESIS], shortest "( a )", of "catchClause";
    /// `finallyClause?`
    OPTIONAL_FINALLY_CLAUSE "optional_finallyClause" = Optional [FINALLY_CLAUSE], subsumes parts,
        of "finallyClause";
    /// `finallyClause : FINALLY block`
    FINALLY_CLAUSE "finallyClause" = Sequence [FINALLY BLOCK],
        fits [TRY_STATEMENT_CATCH_CLAUSE_OR_FINALLY_CLAUSE OPTIONAL_FINALLY_CLAUSE], shortest "finally { }";
    /// `debuggerStatement : DEBUGGER end`
    DEBUGGER_STATEMENT "debuggerStatement" = Sequence [DEBUGGER END], subsumes [DEBUGGER],
        fits [STATEMENT_OPERAND], shortest "debugger";
    /// `expressionStatement : {expressionStatement()}? expressions endOfExpression`
    EXPRESSION_STATEMENT_RULE "expressionStatement" = Sequence [EXPRESSION_STATEMENT EXPRESSIONS
        END_OF_EXPRESSION], subsumes [EXPRESSIONS], fits [STATEMENT_OPERAND], shortest "a";
  }
}
