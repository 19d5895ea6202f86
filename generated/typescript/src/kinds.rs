// @generated from grammars/typescript.toml by `cargo xtask gen` (blake3 3ad30cc2989c0bd5)

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
    ABSTRACT "ABSTRACT" shortest "abstract";
    ACCESSOR "ACCESSOR" shortest "accessor";
    AS "AS" shortest "as";
    ASSERT "ASSERT" shortest "assert";
    ASSERTS "ASSERTS" shortest "asserts";
    ASYNC "ASYNC" shortest "async";
    AWAIT "AWAIT" shortest "await";
    DECLARE "DECLARE" shortest "declare";
    FROM "FROM" shortest "from";
    GET "GET" shortest "get";
    GLOBAL "GLOBAL" shortest "global";
    IMPLEMENTS "IMPLEMENTS" shortest "implements";
    INFER "INFER" shortest "infer";
    INTERFACE "INTERFACE" shortest "interface";
    IS "IS" shortest "is";
    KEYOF "KEYOF" shortest "keyof";
    LET "LET" shortest "let";
    MODULE "MODULE" shortest "module";
    NAMESPACE "NAMESPACE" shortest "namespace";
    OF "OF" shortest "of";
    OUT "OUT" shortest "out";
    OVERRIDE "OVERRIDE" shortest "override";
    PRIVATE "PRIVATE" shortest "private";
    PROTECTED "PROTECTED" shortest "protected";
    PUBLIC "PUBLIC" shortest "public";
    READONLY "READONLY" shortest "readonly";
    SATISFIES "SATISFIES" shortest "satisfies";
    SET "SET" shortest "set";
    STATIC "STATIC" shortest "static";
    TYPE "TYPE" shortest "type";
    UNIQUE "UNIQUE" shortest "unique";
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
    BIT_AND "BIT_AND" shortest "&";
    BIT_OR "BIT_OR" shortest "|";
    BIT_XOR "BIT_XOR" shortest "^";
    BIT_NOT "BIT_NOT" shortest "~";
    AND "AND" shortest "&&";
    OR "OR" shortest "||";
    NOT "NOT" shortest "!";
    COALESCE "COALESCE" shortest "??";
    /// `JSX_OPEN : '<' {jsxLikely()}? -> pushMode(JSX_TAG)`
    JSX_OPEN "JSX_OPEN" shortest "<";
    /// `LESS : '<'`
    /// No shortest text: a hook may give it to a rule before this one.
    LESS "LESS";
    GREATER "GREATER" shortest ">";
    /// `LESS_EQUAL : '<='`
    /// No shortest text: a hook may give it to a rule before this one.
    LESS_EQUAL "LESS_EQUAL";
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
    /// `JSX_ANGLES : '<' (JSX_ANGLES | ~[<>] | '=>')* '>'`
    JSX_ANGLES "JSX_ANGLES" shortest "<>";
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
    KEYWORD "{keyword()}?";
    /// A predicate of the parser: no text.
    EXPRESSION_STATEMENT "{expressionStatement()}?";
    /// A predicate of the parser: no text.
    ENDS "{ends()}?";
    /// A predicate of the parser: no text.
    LINE_ENDS "{lineEnds()}?";
    /// A predicate of the parser: no text.
    SAME_LINE "{sameLine()}?";
    /// A predicate of the parser: no text.
    DEFAULT_EXPRESSION "{defaultExpression()}?";
    /// A predicate of the parser: no text.
    NO_BRACE "{noBrace()}?";
    /// A predicate of the parser: no text.
    MODIFIER "{modifier()}?";
    /// A predicate of the parser: no text.
    MODIFIER_TOKEN "{!modifier()}?";
    /// A predicate of the parser: no text.
    KEYWORD_TOKEN "{!keyword()}?";
    /// A predicate of the parser: no text.
    ARROW_BODY "{arrowBody()}?";
    /// A predicate of the parser: no text.
    TYPE_ARGUMENTS "{!typeArguments()}?";
    /// A predicate of the parser: no text.
    TYPE_ARGUMENTS_TOKEN "{typeArguments()}?";
    /// A predicate of the parser: no text.
    ARROW_BODY_TOKEN "{!arrowBody()}?";
    /// A predicate of the parser: no text.
    TYPE_WORD "{typeWord()}?";
    /// A predicate of the parser: no text.
    TYPE_WORD_TOKEN "{!typeWord()}?";
  }
  rules {
    /// `program : statement* EOF`
    PROGRAM "program" = Sequence [STATEMENTS EOF], subsumes [STATEMENTS];
    /// `statement*`
    STATEMENTS "statements" = Star [STATEMENT], subsumes parts, fits [PROGRAM], of "statement";
    /// `statement : block | declaration | importDeclaration | exportDeclaration | emptyStatement |
    ///     ifStatement | doStatement | whileStatement | forStatement | continueStatement | breakStatement |
    ///     returnStatement | withStatement | switchStatement | labelledStatement | throwStatement |
    ///     tryStatement | debuggerStatement | expressionStatement`
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
    ///     operand (binaryOperator operand | {sameLine()}? (AS | SATISFIES) type)* (conditional |
    ///     assignment)?`
    /// In normal form `(arrow | {keyword()}? YIELD MULTIPLY?)* ({arrowBody()}? block | operand
    ///     (binaryOperator operand | {sameLine()}? (AS | SATISFIES) type)* (conditional |
    ///     assignment)?)`
    EXPRESSION "expression" = Sequence [EXPRESSION_TAILS EXPRESSION_OPERAND_AFTER_TAILS],
        subsumes [EXPRESSION_OPERAND_AFTER_TAILS], fits [EXPRESSIONS ARGUMENT
        EXPORTED_EXPRESSION_END_OF_EXPRESSION], shortest "a";
    /// `(arrow | {keyword()}? YIELD MULTIPLY?)*`
    EXPRESSION_TAILS "expression_tails" = Star [EXPRESSION_TAIL], subsumes parts, of "expression";
    /// `arrow | {keyword()}? YIELD MULTIPLY?`
    EXPRESSION_TAIL "expression_tail" = Alternation [ARROW_RULE EXPRESSION_YIELD], subsumes parts,
        fits [EXPRESSION_TAILS], shortest "yield", as Tail, of "expression";
    /// `arrow : ASYNC? (identifier | signature) ARROW`
    ARROW_RULE "arrow" = Sequence [ARROW_OPTIONAL_ASYNC ARROW_IDENTIFIER_OR_SIGNATURE ARROW],
        fits [EXPRESSION_TAIL], shortest "a =>";
    /// `ASYNC?`
    ARROW_OPTIONAL_ASYNC "arrow_optional_ASYNC" = Optional [ASYNC], subsumes parts, of "arrow";
    /// `identifier | signature`
    ARROW_IDENTIFIER_OR_SIGNATURE "arrow_identifier_or_signature" = Alternation [IDENTIFIER_RULE SIGNATURE],
        subsumes parts, shortest "a", of "arrow";
    /// `identifier : IDENTIFIER | ABSTRACT | ACCESSOR | AS | ASSERT | ASSERTS | DECLARE | FROM | GET |
    ///     GLOBAL | INFER | IS | KEYOF | MODULE | NAMESPACE | OF | OUT | OVERRIDE | PRIVATE | PROTECTED |
    ///     PUBLIC | READONLY | SATISFIES | SET | STATIC | TYPE | UNIQUE | {!keyword()}? keywordSometimes`
    IDENTIFIER_RULE "identifier" = Alternation [IDENTIFIER ABSTRACT ACCESSOR AS ASSERT ASSERTS DECLARE FROM
        GET GLOBAL INFER IS KEYOF MODULE NAMESPACE OF OUT OVERRIDE PRIVATE PROTECTED PUBLIC READONLY SATISFIES
        SET STATIC TYPE UNIQUE IDENTIFIER_KEYWORD_SOMETIMES], subsumes parts,
        fits [ARROW_IDENTIFIER_OR_SIGNATURE TYPE_PARAMETER DECORATOR_IDENTIFIER_OR_PARENTHESIZED BINDING
        IDENTIFIER_OR_THIS TYPE_REFERENCE PRIMARY OPTIONAL_IDENTIFIER NAMESPACE_IDENTIFIER
        IMPORT_CLAUSE_IDENTIFIER SAME_LINE_TO_IDENTIFIER], shortest "a";
    /// `{!keyword()}? keywordSometimes`
    IDENTIFIER_KEYWORD_SOMETIMES "identifier_keywordSometimes" = Sequence [KEYWORD_TOKEN KEYWORD_SOMETIMES],
        subsumes [KEYWORD_SOMETIMES], fits [IDENTIFIER_RULE], shortest "let", as Alternative, of "identifier";
    /// `keywordSometimes : ASYNC | AWAIT | LET | USING | YIELD`
    KEYWORD_SOMETIMES "keywordSometimes" = Set [ASYNC AWAIT LET USING YIELD], subsumes parts,
        fits [IDENTIFIER_KEYWORD_SOMETIMES], shortest "let";
    /// `signature : typeParameters? parameters typeAnnotation?`
    SIGNATURE "signature" = Sequence [OPTIONAL_TYPE_PARAMETERS PARAMETERS OPTIONAL_TYPE_ANNOTATION],
        subsumes [PARAMETERS], fits [ARROW_IDENTIFIER_OR_SIGNATURE TYPE_MEMBER_BODY_SIGNATURE
        CLASS_ELEMENT_SIGNATURE_BODY TYPE_MEMBER_BODY_SIGNATURE_OR_TYPE_ANNOTATION], shortest "( )";
    /// `typeParameters?`
    OPTIONAL_TYPE_PARAMETERS "optional_typeParameters" = Optional [TYPE_PARAMETERS], subsumes parts,
        of "typeParameters";
    /// `typeParameters : LESS typeParameter (COMMA typeParameter)* COMMA? GREATER`
    TYPE_PARAMETERS "typeParameters" = Sequence [LESS TYPE_PARAMETER TYPE_PARAMETERS_COMMAS OPTIONAL_COMMA
        GREATER], fits [OPTIONAL_TYPE_PARAMETERS], shortest "LESS a >";
    /// `typeParameter : modifier* identifier (EXTENDS type)? (ASSIGN type)?`
    TYPE_PARAMETER "typeParameter" = Sequence [MODIFIERS IDENTIFIER_RULE TYPE_PARAMETER_OPTIONAL_EXTENDS
        TYPE_PARAMETER_OPTIONAL_ASSIGN], subsumes [IDENTIFIER_RULE], shortest "a";
    /// `modifier*`
    MODIFIERS "modifiers" = Star [MODIFIER_RULE], subsumes parts, of "modifier";
    /// `modifier : {modifier()}? modifierWord`
    MODIFIER_RULE "modifier" = Sequence [MODIFIER MODIFIER_WORD], subsumes [MODIFIER_WORD], fits [MODIFIERS],
        shortest "in";
    /// `modifierWord : ABSTRACT | ACCESSOR | ASYNC | DECLARE | GET | OVERRIDE | PRIVATE | PROTECTED | PUBLIC
    ///     | READONLY | SET | STATIC | IN | OUT | CONST`
    MODIFIER_WORD "modifierWord" = Set [CONST IN ABSTRACT ACCESSOR ASYNC DECLARE GET OUT OVERRIDE PRIVATE
        PROTECTED PUBLIC READONLY SET STATIC], subsumes parts, fits [MODIFIER_RULE NAME
        MODIFIER_TO_MODIFIER_WORD], shortest "in";
    /// `(EXTENDS type)?`
    TYPE_PARAMETER_OPTIONAL_EXTENDS "typeParameter_optional_EXTENDS" = Optional [TYPE_PARAMETER_EXTENDS],
        subsumes parts, of "typeParameter";
    /// `EXTENDS type`
    TYPE_PARAMETER_EXTENDS "typeParameter_EXTENDS" = Sequence [EXTENDS TYPE_RULE],
        fits [TYPE_PARAMETER_OPTIONAL_EXTENDS], shortest "extends a", of "typeParameter";
    /// `type : typePrefix type | (BIT_OR | BIT_AND)? typeOperand ((BIT_OR | BIT_AND) typeOperand)* (EXTENDS
    ///     type QUESTION type COLON type)?`
    /// In normal form `typePrefix* (BIT_AND | BIT_OR)? typeOperand ((BIT_AND | BIT_OR) typeOperand)*
    ///     (EXTENDS type QUESTION type COLON typePrefix* (BIT_AND | BIT_OR)? typeOperand
    ///     ((BIT_AND | BIT_OR) typeOperand)*)*`
    TYPE_RULE "type" = Sequence [TYPE_OPERAND_PART TYPE_TAILS], subsumes [TYPE_OPERAND_PART], fits [TYPES
        TUPLE_ELEMENT OPTIONAL_TYPE], shortest "a";
    /// `typePrefix* (BIT_AND | BIT_OR)? typeOperand ((BIT_AND | BIT_OR) typeOperand)*`
    TYPE_OPERAND_PART "type_operand" = Sequence [TYPE_PREFIXES TYPE_OPTIONAL_BIT_AND_OR_BIT_OR TYPE_OPERAND
        TYPE_BIT_AND_OR_BIT_OR_TYPE_OPERANDS], subsumes [TYPE_OPERAND], fits [TYPE_RULE], shortest "a",
        as Operand, of "type";
    /// `typePrefix*`
    TYPE_PREFIXES "typePrefixes" = Star [TYPE_PREFIX], subsumes parts, of "typePrefix";
    /// `typePrefix : functionTypeHead | {typeWord()}? (ASSERTS | (identifier | THIS) IS)`
    TYPE_PREFIX "typePrefix" = Alternation [FUNCTION_TYPE_HEAD TYPE_PREFIX_ASSERTS_OR_IDENTIFIER_OR_THIS_IS],
        subsumes parts, fits [TYPE_PREFIXES], shortest "asserts";
    /// `functionTypeHead : ({typeWord()}? ABSTRACT)? NEW? typeParameters? parameters ARROW`
    FUNCTION_TYPE_HEAD "functionTypeHead" = Sequence [FUNCTION_TYPE_HEAD_OPTIONAL_ABSTRACT OPTIONAL_NEW
        OPTIONAL_TYPE_PARAMETERS PARAMETERS ARROW], fits [TYPE_PREFIX FUNCTION_TYPE_HEADS], shortest "( ) =>";
    /// `({typeWord()}? ABSTRACT)?`
    FUNCTION_TYPE_HEAD_OPTIONAL_ABSTRACT "functionTypeHead_optional_ABSTRACT" = Optional
        [FUNCTION_TYPE_HEAD_ABSTRACT], subsumes parts, of "functionTypeHead";
    /// `{typeWord()}? ABSTRACT`
    FUNCTION_TYPE_HEAD_ABSTRACT "functionTypeHead_ABSTRACT" = Sequence [TYPE_WORD ABSTRACT],
        subsumes [ABSTRACT], fits [FUNCTION_TYPE_HEAD_OPTIONAL_ABSTRACT], shortest "abstract",
        of "functionTypeHead";
    /// `NEW?`
    OPTIONAL_NEW "optional_NEW" = Optional [NEW], subsumes parts, of "functionTypeHead" "typeMemberBody";
    /// `parameters : OPEN_PARENTHESIS (parameter (COMMA parameter)* COMMA?)? CLOSE_PARENTHESIS`
    PARAMETERS "parameters" = Sequence [OPEN_PARENTHESIS PARAMETERS_OPTIONAL_PARAMETER CLOSE_PARENTHESIS],
        fits [SIGNATURE], shortest "( )";
    /// `(parameter (COMMA parameter)* COMMA?)?`
    PARAMETERS_OPTIONAL_PARAMETER "parameters_optional_parameter" = Optional [PARAMETERS_PARAMETER],
        subsumes parts, of "parameters";
    /// `parameter (COMMA parameter)* COMMA?`
    PARAMETERS_PARAMETER "parameters_parameter" = Sequence [PARAMETER PARAMETERS_COMMAS OPTIONAL_COMMA],
        subsumes [PARAMETER], fits [PARAMETERS_OPTIONAL_PARAMETER], shortest "a", of "parameters";
    /// `parameter : decorator* parameterModifier* ELLIPSIS? (binding | THIS) QUESTION? typeAnnotation?
    ///     (ASSIGN expression)?`
    PARAMETER "parameter" = Sequence [DECORATORS PARAMETER_MODIFIERS OPTIONAL_ELLIPSIS
        PARAMETER_BINDING_OR_THIS OPTIONAL_QUESTION OPTIONAL_TYPE_ANNOTATION OPTIONAL_ASSIGN],
        subsumes [PARAMETER_BINDING_OR_THIS], fits [PARAMETERS_PARAMETER], shortest "a";
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
        fits [DECORATOR_DOT_OR_ARGUMENTS SUFFIX TYPE_QUERY_DOTS], shortest ". a", of "typeQuery" "decorator"
        "suffix";
    /// `name | PRIVATE_NAME`
    NAME_OR_PRIVATE_NAME "name_or_PRIVATE_NAME" = Alternation [NAME PRIVATE_NAME], subsumes parts,
        shortest "a", of "decorator" "suffix" "typeQuery";
    /// `name : IDENTIFIER | reservedWord | freeWord | modifierWord`
    NAME "name" = Alternation [IDENTIFIER RESERVED_WORD FREE_WORD MODIFIER_WORD], subsumes parts,
        fits [NAME_OR_PRIVATE_NAME SUFFIX_NAME_OR_OTHER NAME_OR_STRING], shortest "a";
    /// `reservedWord : BREAK | CASE | CATCH | CLASS | CONTINUE | DEBUGGER | DEFAULT | DELETE | DO | ELSE |
    ///     ENUM | EXPORT | EXTENDS | FALSE | FINALLY | FOR | FUNCTION | IF | IMPORT | INSTANCEOF | NEW |
    ///     NULL | RETURN | SUPER | SWITCH | THIS | THROW | TRUE | TRY | TYPEOF | VAR | VOID | WHILE | WITH`
    RESERVED_WORD "reservedWord" = Set [BREAK CASE CATCH CLASS CONTINUE DEBUGGER DEFAULT DELETE DO ELSE ENUM
        EXPORT EXTENDS FALSE FINALLY FOR FUNCTION IF IMPORT INSTANCEOF NEW NULL RETURN SUPER SWITCH THIS THROW
        TRUE TRY TYPEOF VAR VOID WHILE WITH], subsumes parts, fits [NAME MEMBER_NAME TYPE_MEMBER_NAME],
        shortest "do";
    /// `freeWord : AS | ASSERT | ASSERTS | AWAIT | FROM | GLOBAL | IMPLEMENTS | INFER | INTERFACE | IS |
    ///     KEYOF | LET | MODULE | NAMESPACE | OF | SATISFIES | TYPE | UNIQUE | USING | YIELD`
    FREE_WORD "freeWord" = Set [AS ASSERT ASSERTS AWAIT FROM GLOBAL IMPLEMENTS INFER INTERFACE IS KEYOF LET
        MODULE NAMESPACE OF SATISFIES TYPE UNIQUE USING YIELD], subsumes parts, fits [NAME MEMBER_NAME
        TYPE_MEMBER_NAME], shortest "as";
    /// `arguments : OPEN_PARENTHESIS (argument (COMMA argument)* COMMA?)? CLOSE_PARENTHESIS`
    ARGUMENTS "arguments" = Sequence [OPEN_PARENTHESIS ARGUMENTS_OPTIONAL_ARGUMENT CLOSE_PARENTHESIS],
        fits [DECORATOR_DOT_OR_ARGUMENTS PRIMARY_DOT_OR_ARGUMENTS SUFFIX SUFFIX_ARGUMENTS], shortest "( )";
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
        "elementPattern" "tupleElement";
    /// `(COMMA argument)*`
    COMMA_ARGUMENTS "COMMA_arguments" = Star [COMMA_ARGUMENT], subsumes parts, of "arguments" "child";
    /// `COMMA argument`
    COMMA_ARGUMENT "COMMA_argument" = Sequence [COMMA ARGUMENT], fits [COMMA_ARGUMENTS], shortest ", a",
        of "arguments" "child";
    /// `COMMA?`
    OPTIONAL_COMMA "optional_COMMA" = Optional [COMMA], subsumes parts, of "importNames" "typeParameters"
        "parameters" and 7 others;
    /// `parameterModifier*`
    PARAMETER_MODIFIERS "parameterModifiers" = Star [PARAMETER_MODIFIER], subsumes parts,
        of "parameterModifier";
    /// `parameterModifier : {modifier()}? (PUBLIC | PRIVATE | PROTECTED | READONLY | OVERRIDE)`
    PARAMETER_MODIFIER "parameterModifier" = Sequence [MODIFIER PARAMETER_MODIFIER_OVERRIDE_OR_OTHER],
        subsumes [PARAMETER_MODIFIER_OVERRIDE_OR_OTHER], fits [PARAMETER_MODIFIERS], shortest "public";
    /// `OVERRIDE | PRIVATE | PROTECTED | PUBLIC | READONLY`
    PARAMETER_MODIFIER_OVERRIDE_OR_OTHER "parameterModifier_OVERRIDE_or_other" = Set [OVERRIDE PRIVATE
        PROTECTED PUBLIC READONLY], subsumes parts, fits [PARAMETER_MODIFIER], shortest "public",
        of "parameterModifier";
    /// `binding | THIS`
    PARAMETER_BINDING_OR_THIS "parameter_binding_or_THIS" = Alternation [BINDING THIS], subsumes parts,
        fits [PARAMETER], shortest "a", of "parameter";
    /// `binding : identifier | objectPattern | arrayPattern`
    BINDING "binding" = Alternation [IDENTIFIER_RULE OBJECT_PATTERN ARRAY_PATTERN], subsumes parts,
        fits [PARAMETER_BINDING_OR_THIS ELEMENT_PATTERN VARIABLE], shortest "a";
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
    /// `propertyPattern : ELLIPSIS binding | memberName (COLON binding)? (ASSIGN expression)?`
    PROPERTY_PATTERN "propertyPattern" = Alternation [PROPERTY_PATTERN_ELLIPSIS PROPERTY_PATTERN_MEMBER_NAME],
        subsumes parts, fits [OBJECT_PATTERN_PROPERTY_PATTERN], shortest "a";
    /// `ELLIPSIS binding`
    PROPERTY_PATTERN_ELLIPSIS "propertyPattern_ELLIPSIS" = Sequence [ELLIPSIS BINDING],
        fits [PROPERTY_PATTERN], shortest "... a", as Alternative, of "propertyPattern";
    /// `memberName (COLON binding)? (ASSIGN expression)?`
    PROPERTY_PATTERN_MEMBER_NAME "propertyPattern_memberName" = Sequence [MEMBER_NAME
        PROPERTY_PATTERN_OPTIONAL_COLON OPTIONAL_ASSIGN], subsumes [MEMBER_NAME], fits [PROPERTY_PATTERN],
        shortest "a", as Alternative, of "propertyPattern";
    /// `memberName : IDENTIFIER | reservedWord | freeWord | {!modifier()}? modifierWord | PRIVATE_NAME |
    ///     STRING | NUMBER | OPEN_BRACKET expressions CLOSE_BRACKET`
    /// In normal form `IDENTIFIER | reservedWord | freeWord | {!modifier()}? modifierWord | PRIVATE_NAME |
    ///     STRING | NUMBER | index`
    MEMBER_NAME "memberName" = Alternation [IDENTIFIER RESERVED_WORD FREE_WORD MODIFIER_TO_MODIFIER_WORD
        PRIVATE_NAME STRING NUMBER INDEX], subsumes parts, fits [PROPERTY_PATTERN_MEMBER_NAME
        PROPERTY_MEMBER_NAME CLASS_ELEMENT_MEMBER_NAME ENUM_MEMBER], shortest "a";
    /// `{!modifier()}? modifierWord`
    MODIFIER_TO_MODIFIER_WORD "{!modifier()}?_to_modifierWord" = Sequence [MODIFIER_TOKEN MODIFIER_WORD],
        subsumes [MODIFIER_WORD], fits [MEMBER_NAME TYPE_MEMBER_NAME], shortest "in", as Alternative,
        of "memberName" "typeMemberName";
    /// `index : OPEN_BRACKET expressions CLOSE_BRACKET`
    INDEX "index" = Sequence [OPEN_BRACKET EXPRESSIONS CLOSE_BRACKET], fits [MEMBER_NAME SUFFIX
        SUFFIX_NAME_OR_OTHER], shortest "[ a ]";
    /// `(COLON binding)?`
    PROPERTY_PATTERN_OPTIONAL_COLON "propertyPattern_optional_COLON" = Optional [PROPERTY_PATTERN_COLON],
        subsumes parts, of "propertyPattern";
    /// `COLON binding`
    PROPERTY_PATTERN_COLON "propertyPattern_COLON" = Sequence [COLON BINDING],
        fits [PROPERTY_PATTERN_OPTIONAL_COLON], shortest ": a", of "propertyPattern";
    /// `(ASSIGN expression)?`
    OPTIONAL_ASSIGN "optional_ASSIGN" = Optional [ASSIGN_EXPRESSION], subsumes parts, of "parameter"
        "propertyPattern" "elementPattern" and 2 others;
    /// `ASSIGN expression`
    ASSIGN_EXPRESSION "ASSIGN_expression" = Sequence [ASSIGN EXPRESSION], fits [OPTIONAL_ASSIGN
        PROPERTY_SIGNATURE_BLOCK_OR_OTHER], shortest "= a", of "parameter" "propertyPattern" "elementPattern"
        and 3 others;
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
    /// `QUESTION?`
    OPTIONAL_QUESTION "optional_QUESTION" = Optional [QUESTION], subsumes parts, of "parameter"
        "typeMemberBody" "tupleElement";
    /// `typeAnnotation?`
    OPTIONAL_TYPE_ANNOTATION "optional_typeAnnotation" = Optional [TYPE_ANNOTATION], subsumes parts,
        fits [CLASS_ELEMENT_OPTIONAL_TYPE_ANNOTATION], of "typeAnnotation";
    /// `typeAnnotation : COLON type`
    TYPE_ANNOTATION "typeAnnotation" = Sequence [COLON TYPE_RULE], fits [OPTIONAL_TYPE_ANNOTATION
        TYPE_MEMBER_BODY_SIGNATURE_OR_TYPE_ANNOTATION], shortest ": a";
    /// `(COMMA parameter)*`
    PARAMETERS_COMMAS "parameters_COMMAs" = Star [PARAMETERS_COMMA], subsumes parts, of "parameters";
    /// `COMMA parameter`
    PARAMETERS_COMMA "parameters_COMMA" = Sequence [COMMA PARAMETER], fits [PARAMETERS_COMMAS],
        shortest ", a", of "parameters";
    /// `{typeWord()}? (ASSERTS | (identifier | THIS) IS)`
    TYPE_PREFIX_ASSERTS_OR_IDENTIFIER_OR_THIS_IS "typePrefix_ASSERTS_or_identifier_or_THIS_IS" = Sequence
        [TYPE_WORD TYPE_PREFIX_ASSERTS_OR_IS_AFTER_NOTHING],
        subsumes [TYPE_PREFIX_ASSERTS_OR_IS_AFTER_NOTHING], fits [TYPE_PREFIX], shortest "asserts",
        as Alternative, of "typePrefix";
    /// `ASSERTS | (identifier | THIS) IS`
    TYPE_PREFIX_ASSERTS_OR_IS_AFTER_NOTHING "typePrefix_ASSERTS_or_IS_after_nothing" = Alternation [ASSERTS
        TYPE_PREFIX_IS], subsumes parts, fits [TYPE_PREFIX_ASSERTS_OR_IDENTIFIER_OR_THIS_IS],
        shortest "asserts", of "typePrefix";
    /// `(identifier | THIS) IS`
    TYPE_PREFIX_IS "typePrefix_IS" = Sequence [IDENTIFIER_OR_THIS IS],
        fits [TYPE_PREFIX_ASSERTS_OR_IS_AFTER_NOTHING], shortest "a is", as Alternative, of "typePrefix";
    /// `identifier | THIS`
    IDENTIFIER_OR_THIS "identifier_or_THIS" = Alternation [IDENTIFIER_RULE THIS], subsumes parts,
        fits [TYPE_QUERY_IDENTIFIER_OR_THIS], shortest "a", of "typePrefix" "typeQuery";
    /// `(BIT_AND | BIT_OR)?`
    TYPE_OPTIONAL_BIT_AND_OR_BIT_OR "type_optional_BIT_AND_or_BIT_OR" = Optional [TYPE_BIT_AND_OR_BIT_OR],
        subsumes parts, of "type";
    /// `BIT_AND | BIT_OR`
    TYPE_BIT_AND_OR_BIT_OR "type_BIT_AND_or_BIT_OR" = Set [BIT_AND BIT_OR], subsumes parts,
        fits [TYPE_OPTIONAL_BIT_AND_OR_BIT_OR], shortest "&", of "type";
    /// `typeOperand : ({typeWord()}? (KEYOF | UNIQUE | READONLY))* primaryType ({sameLine()}? OPEN_BRACKET
    ///     type? CLOSE_BRACKET)*`
    TYPE_OPERAND "typeOperand" = Sequence [TYPE_OPERAND_KEYOF_OR_OTHERS PRIMARY_TYPE
        TYPE_OPERAND_OPEN_BRACKET_CLOSE_BRACKETS], subsumes [PRIMARY_TYPE], fits [TYPE_OPERAND_PART],
        shortest "a";
    /// `({typeWord()}? (KEYOF | READONLY | UNIQUE))*`
    TYPE_OPERAND_KEYOF_OR_OTHERS "typeOperand_KEYOF_or_others" = Star
        [TYPE_OPERAND_KEYOF_OR_READONLY_OR_UNIQUE], subsumes parts, of "typeOperand";
    /// `{typeWord()}? (KEYOF | READONLY | UNIQUE)`
    TYPE_OPERAND_KEYOF_OR_READONLY_OR_UNIQUE "typeOperand_KEYOF_or_READONLY_or_UNIQUE" = Sequence [TYPE_WORD
        TYPE_OPERAND_KEYOF_OR_OTHER_AFTER_NOTHING], subsumes [TYPE_OPERAND_KEYOF_OR_OTHER_AFTER_NOTHING],
        fits [TYPE_OPERAND_KEYOF_OR_OTHERS], shortest "keyof", of "typeOperand";
    /// `KEYOF | READONLY | UNIQUE`
    TYPE_OPERAND_KEYOF_OR_OTHER_AFTER_NOTHING "typeOperand_KEYOF_or_other_after_nothing" = Set [KEYOF READONLY
        UNIQUE], subsumes parts, fits [TYPE_OPERAND_KEYOF_OR_READONLY_OR_UNIQUE], shortest "keyof",
        of "typeOperand";
    /// `primaryType : typeReference | VOID | NULL | TRUE | FALSE | CONST | {!typeWord()}? THIS | STRING |
    ///     SUBTRACT? NUMBER | templateType | objectType | tupleType | OPEN_PARENTHESIS type
    ///     CLOSE_PARENTHESIS | {typeWord()}? INFER identifier (EXTENDS functionTypeHead* typeOperand)? |
    ///     TYPEOF typeQuery | importType`
    PRIMARY_TYPE "primaryType" = Alternation [TYPE_REFERENCE VOID NULL TRUE FALSE CONST PRIMARY_TYPE_THIS
        STRING PRIMARY_TYPE_NUMBER TEMPLATE_TYPE OBJECT_TYPE TUPLE_TYPE
        PRIMARY_TYPE_OPEN_PARENTHESIS_CLOSE_PARENTHESIS PRIMARY_TYPE_INFER PRIMARY_TYPE_TYPEOF IMPORT_TYPE],
        subsumes parts, fits [TYPE_OPERAND], shortest "a";
    /// `typeReference : {!typeWord()}? identifier (DOT name)* ({sameLine()}? typeArguments)?`
    TYPE_REFERENCE "typeReference" = Sequence [TYPE_WORD_TOKEN IDENTIFIER_RULE DOTS
        OPTIONAL_TYPE_ARGUMENTS_OPTION], subsumes [IDENTIFIER_RULE], fits [PRIMARY_TYPE], shortest "a";
    /// `(DOT name)*`
    DOTS "DOTs" = Star [DOT_NAME], subsumes parts, of "typeReference" "importType" "namespace";
    /// `DOT name`
    DOT_NAME "DOT_name" = Sequence [DOT NAME], fits [DOTS PRIMARY_DOT_OR_ARGUMENTS], shortest ". a",
        of "typeReference" "primary" "importType" "namespace";
    /// `({sameLine()}? typeArguments)?`
    OPTIONAL_TYPE_ARGUMENTS_OPTION "optional_typeArguments_option" = Optional [SAME_LINE_TO_TYPE_ARGUMENTS],
        subsumes parts, of "typeReference" "typeQuery" "importType";
    /// `{sameLine()}? typeArguments`
    SAME_LINE_TO_TYPE_ARGUMENTS "{sameLine()}?_to_typeArguments" = Sequence [SAME_LINE TYPE_ARGUMENTS_RULE],
        subsumes [TYPE_ARGUMENTS_RULE], fits [OPTIONAL_TYPE_ARGUMENTS_OPTION], shortest "LESS a >",
        of "typeReference" "typeQuery" "importType";
    /// `typeArguments : LESS types COMMA? GREATER`
    TYPE_ARGUMENTS_RULE "typeArguments" = Sequence [LESS TYPES OPTIONAL_COMMA GREATER],
        fits [SAME_LINE_TO_TYPE_ARGUMENTS OPTIONAL_TYPE_ARGUMENTS SUFFIX_TYPE_ARGUMENTS], shortest "LESS a >";
    /// `types : type (COMMA type)*`
    TYPES "types" = Sequence [TYPE_RULE TYPES_COMMAS], subsumes [TYPE_RULE], shortest "a";
    /// `(COMMA type)*`
    TYPES_COMMAS "types_COMMAs" = Star [TYPES_COMMA], subsumes parts, of "types";
    /// `COMMA type`
    TYPES_COMMA "types_COMMA" = Sequence [COMMA TYPE_RULE], fits [TYPES_COMMAS], shortest ", a", of "types";
    /// `{!typeWord()}? THIS`
    PRIMARY_TYPE_THIS "primaryType_THIS" = Sequence [TYPE_WORD_TOKEN THIS], subsumes [THIS],
        fits [PRIMARY_TYPE], shortest "this", as Alternative, of "primaryType";
    /// `SUBTRACT? NUMBER`
    PRIMARY_TYPE_NUMBER "primaryType_NUMBER" = Sequence [PRIMARY_TYPE_OPTIONAL_SUBTRACT NUMBER],
        subsumes [NUMBER], fits [PRIMARY_TYPE], shortest "0", as Alternative, of "primaryType";
    /// `SUBTRACT?`
    PRIMARY_TYPE_OPTIONAL_SUBTRACT "primaryType_optional_SUBTRACT" = Optional [SUBTRACT], subsumes parts,
        of "primaryType";
    /// `templateType : TEMPLATE_OPEN (TEMPLATE_TEXT | TEMPLATE_SUBSTITUTION type CLOSE_BRACE)*
    ///     TEMPLATE_CLOSE`
    TEMPLATE_TYPE "templateType" = Sequence [TEMPLATE_OPEN TEMPLATE_TYPE_TEMPLATE_TEXT_OR_OTHERS
        TEMPLATE_CLOSE], fits [PRIMARY_TYPE], shortest "` `";
    /// `(TEMPLATE_TEXT | TEMPLATE_SUBSTITUTION type CLOSE_BRACE)*`
    TEMPLATE_TYPE_TEMPLATE_TEXT_OR_OTHERS "templateType_TEMPLATE_TEXT_or_others" = Star
        [TEMPLATE_TYPE_TEMPLATE_TEXT_OR_OTHER], subsumes parts, of "templateType";
    /// `TEMPLATE_TEXT | TEMPLATE_SUBSTITUTION type CLOSE_BRACE`
    TEMPLATE_TYPE_TEMPLATE_TEXT_OR_OTHER "templateType_TEMPLATE_TEXT_or_other" = Alternation [TEMPLATE_TEXT
        TEMPLATE_TYPE_TEMPLATE_SUBSTITUTION_CLOSE_BRACE], subsumes parts,
        fits [TEMPLATE_TYPE_TEMPLATE_TEXT_OR_OTHERS], shortest "a", of "templateType";
    /// `TEMPLATE_SUBSTITUTION type CLOSE_BRACE`
    TEMPLATE_TYPE_TEMPLATE_SUBSTITUTION_CLOSE_BRACE "templateType_TEMPLATE_SUBSTITUTION_CLOSE_BRACE"
        = Sequence [TEMPLATE_SUBSTITUTION TYPE_RULE CLOSE_BRACE], fits [TEMPLATE_TYPE_TEMPLATE_TEXT_OR_OTHER],
        shortest "${ a }", as Alternative, of "templateType";
    /// `objectType : OPEN_BRACE typeMember* CLOSE_BRACE`
    OBJECT_TYPE "objectType" = Sequence [OPEN_BRACE TYPE_MEMBERS CLOSE_BRACE], fits [PRIMARY_TYPE],
        shortest "{ }";
    /// `typeMember*`
    TYPE_MEMBERS "typeMembers" = Star [TYPE_MEMBER], subsumes parts, of "typeMember";
    /// `typeMember : modifier* typeMemberBody (SEMICOLON | COMMA | {lineEnds()}?)`
    TYPE_MEMBER "typeMember" = Sequence [MODIFIERS TYPE_MEMBER_BODY TYPE_MEMBER_SEMICOLON_OR_OTHER],
        subsumes [TYPE_MEMBER_BODY], fits [TYPE_MEMBERS], shortest "a";
    /// `typeMemberBody : NEW? signature | ((ADD | SUBTRACT) READONLY)? OPEN_BRACKET identifier IN type (AS
    ///     type)? CLOSE_BRACKET ((ADD | SUBTRACT)? QUESTION)? typeAnnotation? | indexSignature |
    ///     typeMemberName QUESTION? (signature | typeAnnotation)?`
    TYPE_MEMBER_BODY "typeMemberBody" = Alternation [TYPE_MEMBER_BODY_SIGNATURE
        TYPE_MEMBER_BODY_OPEN_BRACKET_IN_CLOSE_BRACKET INDEX_SIGNATURE TYPE_MEMBER_BODY_TYPE_MEMBER_NAME],
        subsumes parts, fits [TYPE_MEMBER], shortest "a";
    /// `NEW? signature`
    TYPE_MEMBER_BODY_SIGNATURE "typeMemberBody_signature" = Sequence [OPTIONAL_NEW SIGNATURE],
        subsumes [SIGNATURE], fits [TYPE_MEMBER_BODY], shortest "( )", as Alternative, of "typeMemberBody";
    /// `((ADD | SUBTRACT) READONLY)? OPEN_BRACKET identifier IN type (AS type)? CLOSE_BRACKET ((ADD |
    ///     SUBTRACT)? QUESTION)? typeAnnotation?`
    TYPE_MEMBER_BODY_OPEN_BRACKET_IN_CLOSE_BRACKET "typeMemberBody_OPEN_BRACKET_IN_CLOSE_BRACKET" = Sequence
        [TYPE_MEMBER_BODY_OPTIONAL_READONLY OPEN_BRACKET IDENTIFIER_RULE IN TYPE_RULE
        TYPE_MEMBER_BODY_OPTIONAL_AS CLOSE_BRACKET TYPE_MEMBER_BODY_OPTIONAL_QUESTION
        OPTIONAL_TYPE_ANNOTATION], fits [TYPE_MEMBER_BODY], shortest "[ a in a ]", as Alternative,
        of "typeMemberBody";
    /// `((ADD | SUBTRACT) READONLY)?`
    TYPE_MEMBER_BODY_OPTIONAL_READONLY "typeMemberBody_optional_READONLY" = Optional
        [TYPE_MEMBER_BODY_READONLY], subsumes parts, of "typeMemberBody";
    /// `(ADD | SUBTRACT) READONLY`
    TYPE_MEMBER_BODY_READONLY "typeMemberBody_READONLY" = Sequence [TYPE_MEMBER_BODY_ADD_OR_SUBTRACT
        READONLY], fits [TYPE_MEMBER_BODY_OPTIONAL_READONLY], shortest "+ readonly", of "typeMemberBody";
    /// `ADD | SUBTRACT`
    TYPE_MEMBER_BODY_ADD_OR_SUBTRACT "typeMemberBody_ADD_or_SUBTRACT" = Set [ADD SUBTRACT], subsumes parts,
        fits [TYPE_MEMBER_BODY_OPTIONAL_ADD_OR_SUBTRACT], shortest "+", of "typeMemberBody";
    /// `(AS type)?`
    TYPE_MEMBER_BODY_OPTIONAL_AS "typeMemberBody_optional_AS" = Optional [TYPE_MEMBER_BODY_AS],
        subsumes parts, of "typeMemberBody";
    /// `AS type`
    TYPE_MEMBER_BODY_AS "typeMemberBody_AS" = Sequence [AS TYPE_RULE], fits [TYPE_MEMBER_BODY_OPTIONAL_AS],
        shortest "as a", of "typeMemberBody";
    /// `((ADD | SUBTRACT)? QUESTION)?`
    TYPE_MEMBER_BODY_OPTIONAL_QUESTION "typeMemberBody_optional_QUESTION" = Optional
        [TYPE_MEMBER_BODY_QUESTION], subsumes parts, of "typeMemberBody";
    /// `(ADD | SUBTRACT)? QUESTION`
    TYPE_MEMBER_BODY_QUESTION "typeMemberBody_QUESTION" = Sequence [TYPE_MEMBER_BODY_OPTIONAL_ADD_OR_SUBTRACT
        QUESTION], subsumes [QUESTION], fits [TYPE_MEMBER_BODY_OPTIONAL_QUESTION], shortest "?",
        of "typeMemberBody";
    /// `(ADD | SUBTRACT)?`
    TYPE_MEMBER_BODY_OPTIONAL_ADD_OR_SUBTRACT "typeMemberBody_optional_ADD_or_SUBTRACT" = Optional
        [TYPE_MEMBER_BODY_ADD_OR_SUBTRACT], subsumes parts, of "typeMemberBody";
    /// `indexSignature : OPEN_BRACKET identifier typeAnnotation CLOSE_BRACKET typeAnnotation?`
    INDEX_SIGNATURE "indexSignature" = Sequence [OPEN_BRACKET IDENTIFIER_RULE TYPE_ANNOTATION CLOSE_BRACKET
        OPTIONAL_TYPE_ANNOTATION], fits [TYPE_MEMBER_BODY CLASS_ELEMENT_INDEX_SIGNATURE_END],
        shortest "[ a : a ]";
    /// `typeMemberName QUESTION? (signature | typeAnnotation)?`
    TYPE_MEMBER_BODY_TYPE_MEMBER_NAME "typeMemberBody_typeMemberName" = Sequence [TYPE_MEMBER_NAME
        OPTIONAL_QUESTION TYPE_MEMBER_BODY_OPTIONAL_SIGNATURE_OR_TYPE_ANNOTATION],
        subsumes [TYPE_MEMBER_NAME], fits [TYPE_MEMBER_BODY], shortest "a", as Alternative,
        of "typeMemberBody";
    /// `typeMemberName : IDENTIFIER | reservedWord | freeWord | {!modifier()}? modifierWord | PRIVATE_NAME |
    ///     STRING | NUMBER | OPEN_BRACKET operand CLOSE_BRACKET`
    TYPE_MEMBER_NAME "typeMemberName" = Alternation [IDENTIFIER RESERVED_WORD FREE_WORD
        MODIFIER_TO_MODIFIER_WORD PRIVATE_NAME STRING NUMBER TYPE_MEMBER_NAME_OPEN_BRACKET_CLOSE_BRACKET],
        subsumes parts, fits [TYPE_MEMBER_BODY_TYPE_MEMBER_NAME], shortest "a";
    /// `OPEN_BRACKET operand CLOSE_BRACKET`
    TYPE_MEMBER_NAME_OPEN_BRACKET_CLOSE_BRACKET "typeMemberName_OPEN_BRACKET_CLOSE_BRACKET" = Sequence
        [OPEN_BRACKET OPERAND CLOSE_BRACKET], fits [TYPE_MEMBER_NAME], shortest "[ a ]", as Alternative,
        of "typeMemberName";
    /// `operand : prefix* primary suffix*`
    OPERAND "operand" = Sequence [PREFIXES PRIMARY SUFFIXES], subsumes [PRIMARY],
        fits [EXPRESSION_OPERAND_TO_OPTIONAL_CONDITIONAL_OR_ASSIGNMENT], shortest "a";
    /// `prefix*`
    PREFIXES "prefixes" = Star [PREFIX], subsumes parts, of "prefix";
    /// `prefix : ADD | SUBTRACT | NOT | BIT_NOT | INCREMENT | DECREMENT | TYPEOF | VOID | DELETE | NEW |
    ///     {keyword()}? AWAIT | LESS type GREATER`
    PREFIX "prefix" = Alternation [ADD SUBTRACT NOT BIT_NOT INCREMENT DECREMENT TYPEOF VOID DELETE NEW
        KEYWORD_TO_AWAIT PREFIX_LESS_GREATER], subsumes parts, fits [PREFIXES], shortest "+";
    /// `{keyword()}? AWAIT`
    KEYWORD_TO_AWAIT "{keyword()}?_to_AWAIT" = Sequence [KEYWORD AWAIT], subsumes [AWAIT], fits [PREFIX
        VARIABLE_KIND_OPTIONAL_AWAIT], shortest "await", of "variableKind" "prefix";
    /// `LESS type GREATER`
    PREFIX_LESS_GREATER "prefix_LESS_GREATER" = Sequence [LESS TYPE_RULE GREATER], fits [PREFIX],
        shortest "LESS a >", as Alternative, of "prefix";
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
    /// `property : ELLIPSIS expression | modifier* MULTIPLY? memberName (signature block | COLON expression
    ///     | ASSIGN expression)?`
    PROPERTY "property" = Alternation [PROPERTY_ELLIPSIS PROPERTY_MEMBER_NAME], subsumes parts,
        fits [OBJECT_PROPERTY], shortest "a";
    /// `ELLIPSIS expression`
    PROPERTY_ELLIPSIS "property_ELLIPSIS" = Sequence [ELLIPSIS EXPRESSION], fits [PROPERTY], shortest "... a",
        as Alternative, of "property";
    /// `modifier* MULTIPLY? memberName (signature block | COLON expression | ASSIGN expression)?`
    PROPERTY_MEMBER_NAME "property_memberName" = Sequence [MODIFIERS OPTIONAL_MULTIPLY MEMBER_NAME
        PROPERTY_OPTIONAL_SIGNATURE_BLOCK_OR_OTHER], subsumes [MEMBER_NAME], fits [PROPERTY], shortest "a",
        as Alternative, of "property";
    /// `MULTIPLY?`
    OPTIONAL_MULTIPLY "optional_MULTIPLY" = Optional [MULTIPLY], subsumes parts, of "function" "expression"
        "property" "classElement";
    /// `(signature block | COLON expression | ASSIGN expression)?`
    PROPERTY_OPTIONAL_SIGNATURE_BLOCK_OR_OTHER "property_optional_signature_block_or_other" = Optional
        [PROPERTY_SIGNATURE_BLOCK_OR_OTHER], subsumes parts, of "property";
    /// `signature block | COLON expression | ASSIGN expression`
    PROPERTY_SIGNATURE_BLOCK_OR_OTHER "property_signature_block_or_other" = Alternation
        [PROPERTY_SIGNATURE_BLOCK PROPERTY_COLON ASSIGN_EXPRESSION], subsumes parts,
        fits [PROPERTY_OPTIONAL_SIGNATURE_BLOCK_OR_OTHER], shortest "= a", of "property";
    /// `signature block`
    PROPERTY_SIGNATURE_BLOCK "property_signature_block" = Sequence [SIGNATURE BLOCK],
        fits [PROPERTY_SIGNATURE_BLOCK_OR_OTHER], shortest "( ) { }", as Alternative, of "property";
    /// `block : OPEN_BRACE statement* CLOSE_BRACE`
    BLOCK "block" = Sequence [OPEN_BRACE STATEMENTS CLOSE_BRACE], fits [BODY EXPRESSION_BLOCK
        STATEMENT_OPERAND], shortest "{ }";
    /// `COLON expression`
    PROPERTY_COLON "property_COLON" = Sequence [COLON EXPRESSION], fits [PROPERTY_SIGNATURE_BLOCK_OR_OTHER],
        shortest ": a", as Alternative, of "property";
    /// `(COMMA property)*`
    OBJECT_COMMAS "object_COMMAs" = Star [OBJECT_COMMA], subsumes parts, of "object";
    /// `COMMA property`
    OBJECT_COMMA "object_COMMA" = Sequence [COMMA PROPERTY], fits [OBJECT_COMMAS], shortest ", a",
        of "object";
    /// `function : ({keyword()}? ASYNC)? FUNCTION MULTIPLY? identifier? signature body`
    FUNCTION_RULE "function" = Sequence [FUNCTION_OPTIONAL_ASYNC FUNCTION OPTIONAL_MULTIPLY
        OPTIONAL_IDENTIFIER SIGNATURE BODY], fits [PRIMARY DECLARATION_OPERAND EXPORTED_FUNCTION_OR_OTHER],
        shortest "function ( )";
    /// `({keyword()}? ASYNC)?`
    FUNCTION_OPTIONAL_ASYNC "function_optional_ASYNC" = Optional [FUNCTION_ASYNC], subsumes parts,
        of "function";
    /// `{keyword()}? ASYNC`
    FUNCTION_ASYNC "function_ASYNC" = Sequence [KEYWORD ASYNC], subsumes [ASYNC],
        fits [FUNCTION_OPTIONAL_ASYNC], shortest "async", of "function";
    /// `identifier?`
    OPTIONAL_IDENTIFIER "optional_identifier" = Optional [IDENTIFIER_RULE], subsumes parts, of "identifier";
    /// `body : block | {noBrace()}? end`
    BODY "body" = Alternation [BLOCK BODY_END], subsumes parts;
    /// `{noBrace()}? end`
    BODY_END "body_end" = Sequence [NO_BRACE END], subsumes [END], fits [BODY], as Alternative, of "body";
    /// `end : SEMICOLON | {lineEnds()}?`
    END "end" = Alternation [SEMICOLON LINE_ENDS], subsumes parts, fits [BODY_END
        CLASS_ELEMENT_ASSIGN_OR_END_AFTER_OPTIONAL_TYPE_ANNOTATION
        RETURN_STATEMENT_EXPRESSIONS_END_OF_EXPRESSION_OR_END];
    /// `class : decorator* ({keyword()}? ABSTRACT)? CLASS identifier? typeParameters? (EXTENDS operand)?
    ///     (IMPLEMENTS types)? OPEN_BRACE classElement* CLOSE_BRACE`
    CLASS_RULE "class" = Sequence [DECORATORS CLASS_OPTIONAL_ABSTRACT CLASS OPTIONAL_IDENTIFIER
        OPTIONAL_TYPE_PARAMETERS CLASS_OPTIONAL_EXTENDS CLASS_OPTIONAL_IMPLEMENTS OPEN_BRACE CLASS_ELEMENTS
        CLOSE_BRACE], fits [PRIMARY DECLARATION_OPERAND EXPORTED_FUNCTION_OR_OTHER], shortest "class { }";
    /// `({keyword()}? ABSTRACT)?`
    CLASS_OPTIONAL_ABSTRACT "class_optional_ABSTRACT" = Optional [CLASS_ABSTRACT], subsumes parts, of "class";
    /// `{keyword()}? ABSTRACT`
    CLASS_ABSTRACT "class_ABSTRACT" = Sequence [KEYWORD ABSTRACT], subsumes [ABSTRACT],
        fits [CLASS_OPTIONAL_ABSTRACT], shortest "abstract", of "class";
    /// `(EXTENDS operand)?`
    CLASS_OPTIONAL_EXTENDS "class_optional_EXTENDS" = Optional [CLASS_EXTENDS], subsumes parts, of "class";
    /// `EXTENDS operand`
    CLASS_EXTENDS "class_EXTENDS" = Sequence [EXTENDS OPERAND], fits [CLASS_OPTIONAL_EXTENDS],
        shortest "extends a", of "class";
    /// `(IMPLEMENTS types)?`
    CLASS_OPTIONAL_IMPLEMENTS "class_optional_IMPLEMENTS" = Optional [CLASS_IMPLEMENTS], subsumes parts,
        of "class";
    /// `IMPLEMENTS types`
    CLASS_IMPLEMENTS "class_IMPLEMENTS" = Sequence [IMPLEMENTS TYPES], fits [CLASS_OPTIONAL_IMPLEMENTS],
        shortest "implements a", of "class";
    /// `classElement*`
    CLASS_ELEMENTS "classElements" = Star [CLASS_ELEMENT], subsumes parts, of "classElement";
    /// `classElement : SEMICOLON | STATIC block | decorator* modifier* (indexSignature end | MULTIPLY?
    ///     memberName (QUESTION | NOT)? (signature body | typeAnnotation? (ASSIGN expression
    ///     endOfExpression | end)))`
    CLASS_ELEMENT "classElement" = Alternation [SEMICOLON CLASS_ELEMENT_STATIC
        CLASS_ELEMENT_DECORATORS_MODIFIERS_INDEX_SIGNATURE_END_OR_OTHER], subsumes parts,
        fits [CLASS_ELEMENTS], shortest ";";
    /// `STATIC block`
    CLASS_ELEMENT_STATIC "classElement_STATIC" = Sequence [STATIC BLOCK], fits [CLASS_ELEMENT],
        shortest "static { }", as Alternative, of "classElement";
    /// `decorator* modifier* (indexSignature end | MULTIPLY? memberName (QUESTION | NOT)? (signature body |
    ///     typeAnnotation? (ASSIGN expression endOfExpression | end)))`
    CLASS_ELEMENT_DECORATORS_MODIFIERS_INDEX_SIGNATURE_END_OR_OTHER
        "classElement_decorators_modifiers_indexSignature_end_or_other" = Sequence [DECORATORS MODIFIERS
        CLASS_ELEMENT_INDEX_SIGNATURE_END_OR_MEMBER_NAME_AFTER_DECORATORS_MODIFIERS],
        subsumes [CLASS_ELEMENT_INDEX_SIGNATURE_END_OR_MEMBER_NAME_AFTER_DECORATORS_MODIFIERS],
        fits [CLASS_ELEMENT], shortest "a", as Alternative, of "classElement";
    /// `indexSignature end | MULTIPLY? memberName (QUESTION | NOT)? (signature body | typeAnnotation?
    ///     (ASSIGN expression endOfExpression | end))`
    CLASS_ELEMENT_INDEX_SIGNATURE_END_OR_MEMBER_NAME_AFTER_DECORATORS_MODIFIERS
        "classElement_indexSignature_end_or_memberName_after_decorators_modifiers" = Alternation
        [CLASS_ELEMENT_INDEX_SIGNATURE_END CLASS_ELEMENT_MEMBER_NAME], subsumes parts,
        fits [CLASS_ELEMENT_DECORATORS_MODIFIERS_INDEX_SIGNATURE_END_OR_OTHER], shortest "a",
        of "classElement";
    /// `indexSignature end`
    CLASS_ELEMENT_INDEX_SIGNATURE_END "classElement_indexSignature_end" = Sequence [INDEX_SIGNATURE END],
        subsumes [INDEX_SIGNATURE],
        fits [CLASS_ELEMENT_INDEX_SIGNATURE_END_OR_MEMBER_NAME_AFTER_DECORATORS_MODIFIERS],
        shortest "[ a : a ]", as Alternative, of "classElement";
    /// `MULTIPLY? memberName (QUESTION | NOT)? (signature body | typeAnnotation? (ASSIGN expression
    ///     endOfExpression | end))`
    CLASS_ELEMENT_MEMBER_NAME "classElement_memberName" = Sequence [OPTIONAL_MULTIPLY MEMBER_NAME
        CLASS_ELEMENT_OPTIONAL_QUESTION_OR_NOT CLASS_ELEMENT_SIGNATURE_BODY_OR_ASSIGN_OR_END],
        subsumes [MEMBER_NAME],
        fits [CLASS_ELEMENT_INDEX_SIGNATURE_END_OR_MEMBER_NAME_AFTER_DECORATORS_MODIFIERS], shortest "a",
        as Alternative, of "classElement";
    /// `(QUESTION | NOT)?`
    CLASS_ELEMENT_OPTIONAL_QUESTION_OR_NOT "classElement_optional_QUESTION_or_NOT" = Optional
        [CLASS_ELEMENT_QUESTION_OR_NOT], subsumes parts, of "classElement";
    /// `QUESTION | NOT`
    CLASS_ELEMENT_QUESTION_OR_NOT "classElement_QUESTION_or_NOT" = Set [QUESTION NOT], subsumes parts,
        fits [CLASS_ELEMENT_OPTIONAL_QUESTION_OR_NOT], shortest "?", of "classElement";
    /// `signature body | typeAnnotation? (ASSIGN expression endOfExpression | end)`
    CLASS_ELEMENT_SIGNATURE_BODY_OR_ASSIGN_OR_END "classElement_signature_body_or_ASSIGN_or_end" = Alternation
        [CLASS_ELEMENT_SIGNATURE_BODY CLASS_ELEMENT_OPTIONAL_TYPE_ANNOTATION], subsumes parts,
        of "classElement";
    /// `signature body`
    CLASS_ELEMENT_SIGNATURE_BODY "classElement_signature_body" = Sequence [SIGNATURE BODY],
        subsumes [SIGNATURE], fits [CLASS_ELEMENT_SIGNATURE_BODY_OR_ASSIGN_OR_END], shortest "( )",
        as Alternative, of "classElement";
    /// `typeAnnotation? (ASSIGN expression endOfExpression | end)`
    CLASS_ELEMENT_OPTIONAL_TYPE_ANNOTATION "classElement_optional_typeAnnotation" = Sequence
        [OPTIONAL_TYPE_ANNOTATION CLASS_ELEMENT_ASSIGN_OR_END_AFTER_OPTIONAL_TYPE_ANNOTATION],
        subsumes [OPTIONAL_TYPE_ANNOTATION CLASS_ELEMENT_ASSIGN_OR_END_AFTER_OPTIONAL_TYPE_ANNOTATION],
        fits [CLASS_ELEMENT_SIGNATURE_BODY_OR_ASSIGN_OR_END], as Alternative, of "classElement";
    /// `ASSIGN expression endOfExpression | end`
    CLASS_ELEMENT_ASSIGN_OR_END_AFTER_OPTIONAL_TYPE_ANNOTATION
        "classElement_ASSIGN_or_end_after_optional_typeAnnotation" = Alternation
        [ASSIGN_EXPRESSION_END_OF_EXPRESSION END], subsumes parts,
        fits [CLASS_ELEMENT_OPTIONAL_TYPE_ANNOTATION], of "classElement";
    /// `ASSIGN expression endOfExpression`
    ASSIGN_EXPRESSION_END_OF_EXPRESSION "ASSIGN_expression_endOfExpression" = Sequence [ASSIGN EXPRESSION
        END_OF_EXPRESSION], fits [CLASS_ELEMENT_ASSIGN_OR_END_AFTER_OPTIONAL_TYPE_ANNOTATION EXPORTED],
        shortest "= a", as Alternative, of "classElement" "exported";
    /// `endOfExpression : SEMICOLON | {ends()}?`
    END_OF_EXPRESSION "endOfExpression" = Alternation [SEMICOLON ENDS], subsumes parts;
    /// `element : JSX_OPEN elementName JSX_ANGLES? attribute* (JSX_SELF_CLOSE | children JSX_END elementName
    ///     JSX_CLOSE) | JSX_OPEN children JSX_END JSX_CLOSE`
    /// In normal form `JSX_OPEN (elementName JSX_ANGLES? attribute* (JSX_SELF_CLOSE | children JSX_END
    ///     elementName JSX_CLOSE) | children JSX_END JSX_CLOSE)`
    ELEMENT "element" = Sequence [JSX_OPEN ELEMENT_AFTER_JSX_OPEN], fits [PRIMARY CHILD], shortest "< a />";
    /// `elementName JSX_ANGLES? attribute* (JSX_SELF_CLOSE | children JSX_END elementName JSX_CLOSE) |
    ///     children JSX_END JSX_CLOSE`
    ELEMENT_AFTER_JSX_OPEN "element_after_JSX_OPEN" = Alternation [ELEMENT_ELEMENT_NAME
        ELEMENT_CHILDREN_JSX_END_JSX_CLOSE], subsumes parts, shortest "a />", as Rest, of "element";
    /// `elementName JSX_ANGLES? attribute* (JSX_SELF_CLOSE | children JSX_END elementName JSX_CLOSE)`
    ELEMENT_ELEMENT_NAME "element_elementName" = Sequence [ELEMENT_NAME ELEMENT_OPTIONAL_JSX_ANGLES ATTRIBUTES
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
    /// `JSX_ANGLES?`
    ELEMENT_OPTIONAL_JSX_ANGLES "element_optional_JSX_ANGLES" = Optional [JSX_ANGLES], subsumes parts,
        of "element";
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
    /// `attributeValue : JSX_STRING | JSX_ANGLES | JSX_OPEN_BRACE expressions CLOSE_BRACE`
    ATTRIBUTE_VALUE "attributeValue" = Alternation [JSX_STRING JSX_ANGLES
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
    PRIMARY_DOT_OR_ARGUMENTS "primary_DOT_or_arguments" = Alternation [DOT_NAME ARGUMENTS], subsumes parts,
        shortest ". a", of "primary";
    /// `suffix*`
    SUFFIXES "suffixes" = Star [SUFFIX], subsumes parts, of "suffix";
    /// `suffix : DOT (name | PRIVATE_NAME) | CHAIN (name | PRIVATE_NAME | index | typeArguments? arguments |
    ///     template) | {sameLine()}? NOT | {typeArguments()}? typeArguments | index | arguments | template
    ///     | {sameLine()}? (INCREMENT | DECREMENT)`
    SUFFIX "suffix" = Alternation [DOT_NAME_OR_PRIVATE_NAME SUFFIX_CHAIN SUFFIX_NOT SUFFIX_TYPE_ARGUMENTS
        INDEX ARGUMENTS TEMPLATE SUFFIX_SAME_LINE_TO_INCREMENT_OR_DECREMENT], subsumes parts, fits [SUFFIXES],
        shortest "!";
    /// `CHAIN (name | PRIVATE_NAME | index | typeArguments? arguments | template)`
    SUFFIX_CHAIN "suffix_CHAIN" = Sequence [CHAIN SUFFIX_NAME_OR_OTHER], fits [SUFFIX], shortest "CHAIN a",
        as Alternative, of "suffix";
    /// `name | PRIVATE_NAME | index | typeArguments? arguments | template`
    SUFFIX_NAME_OR_OTHER "suffix_name_or_other" = Alternation [NAME PRIVATE_NAME INDEX SUFFIX_ARGUMENTS
        TEMPLATE], subsumes parts, shortest "a", of "suffix";
    /// `typeArguments? arguments`
    SUFFIX_ARGUMENTS "suffix_arguments" = Sequence [OPTIONAL_TYPE_ARGUMENTS ARGUMENTS], subsumes [ARGUMENTS],
        fits [SUFFIX_NAME_OR_OTHER], shortest "( )", as Alternative, of "suffix";
    /// `typeArguments?`
    OPTIONAL_TYPE_ARGUMENTS "optional_typeArguments" = Optional [TYPE_ARGUMENTS_RULE], subsumes parts,
        of "typeArguments";
    /// `{sameLine()}? NOT`
    SUFFIX_NOT "suffix_NOT" = Sequence [SAME_LINE NOT], subsumes [NOT], fits [SUFFIX], shortest "!",
        as Alternative, of "suffix";
    /// `{typeArguments()}? typeArguments`
    SUFFIX_TYPE_ARGUMENTS "suffix_typeArguments" = Sequence [TYPE_ARGUMENTS_TOKEN TYPE_ARGUMENTS_RULE],
        subsumes [TYPE_ARGUMENTS_RULE], fits [SUFFIX], shortest "LESS a >", as Alternative, of "suffix";
    /// `{sameLine()}? (INCREMENT | DECREMENT)`
    SUFFIX_SAME_LINE_TO_INCREMENT_OR_DECREMENT "suffix_{sameLine()}?_to_INCREMENT_or_DECREMENT" = Sequence
        [SAME_LINE SUFFIX_INCREMENT_OR_DECREMENT_AFTER_NOTHING],
        subsumes [SUFFIX_INCREMENT_OR_DECREMENT_AFTER_NOTHING], fits [SUFFIX], shortest "++", as Alternative,
        of "suffix";
    /// `INCREMENT | DECREMENT`
    SUFFIX_INCREMENT_OR_DECREMENT_AFTER_NOTHING "suffix_INCREMENT_or_DECREMENT_after_nothing" = Set [INCREMENT
        DECREMENT], subsumes parts, fits [SUFFIX_SAME_LINE_TO_INCREMENT_OR_DECREMENT], shortest "++",
        of "suffix";
    /// `(signature | typeAnnotation)?`
    TYPE_MEMBER_BODY_OPTIONAL_SIGNATURE_OR_TYPE_ANNOTATION
        "typeMemberBody_optional_signature_or_typeAnnotation" = Optional
        [TYPE_MEMBER_BODY_SIGNATURE_OR_TYPE_ANNOTATION], subsumes parts, of "typeMemberBody";
    /// `signature | typeAnnotation`
    TYPE_MEMBER_BODY_SIGNATURE_OR_TYPE_ANNOTATION "typeMemberBody_signature_or_typeAnnotation" = Alternation
        [SIGNATURE TYPE_ANNOTATION], subsumes parts,
        fits [TYPE_MEMBER_BODY_OPTIONAL_SIGNATURE_OR_TYPE_ANNOTATION], shortest "( )", of "typeMemberBody";
    /// `SEMICOLON | COMMA | {lineEnds()}?`
    TYPE_MEMBER_SEMICOLON_OR_OTHER "typeMember_SEMICOLON_or_other" = Alternation [SEMICOLON COMMA LINE_ENDS],
        subsumes parts, of "typeMember";
    /// `tupleType : OPEN_BRACKET (tupleElement (COMMA tupleElement)* COMMA?)? CLOSE_BRACKET`
    TUPLE_TYPE "tupleType" = Sequence [OPEN_BRACKET TUPLE_TYPE_OPTIONAL_TUPLE_ELEMENT CLOSE_BRACKET],
        fits [PRIMARY_TYPE], shortest "[ ]";
    /// `(tupleElement (COMMA tupleElement)* COMMA?)?`
    TUPLE_TYPE_OPTIONAL_TUPLE_ELEMENT "tupleType_optional_tupleElement" = Optional [TUPLE_TYPE_TUPLE_ELEMENT],
        subsumes parts, of "tupleType";
    /// `tupleElement (COMMA tupleElement)* COMMA?`
    TUPLE_TYPE_TUPLE_ELEMENT "tupleType_tupleElement" = Sequence [TUPLE_ELEMENT TUPLE_TYPE_COMMAS
        OPTIONAL_COMMA], subsumes [TUPLE_ELEMENT], fits [TUPLE_TYPE_OPTIONAL_TUPLE_ELEMENT], shortest "a",
        of "tupleType";
    /// `tupleElement : ELLIPSIS? (name QUESTION? COLON)? type QUESTION?`
    TUPLE_ELEMENT "tupleElement" = Sequence [OPTIONAL_ELLIPSIS TUPLE_ELEMENT_OPTIONAL_COLON TYPE_RULE
        OPTIONAL_QUESTION], subsumes [TYPE_RULE], fits [TUPLE_TYPE_TUPLE_ELEMENT], shortest "a";
    /// `(name QUESTION? COLON)?`
    TUPLE_ELEMENT_OPTIONAL_COLON "tupleElement_optional_COLON" = Optional [TUPLE_ELEMENT_COLON],
        subsumes parts, of "tupleElement";
    /// `name QUESTION? COLON`
    TUPLE_ELEMENT_COLON "tupleElement_COLON" = Sequence [NAME OPTIONAL_QUESTION COLON],
        fits [TUPLE_ELEMENT_OPTIONAL_COLON], shortest "a :", of "tupleElement";
    /// `(COMMA tupleElement)*`
    TUPLE_TYPE_COMMAS "tupleType_COMMAs" = Star [TUPLE_TYPE_COMMA], subsumes parts, of "tupleType";
    /// `COMMA tupleElement`
    TUPLE_TYPE_COMMA "tupleType_COMMA" = Sequence [COMMA TUPLE_ELEMENT], fits [TUPLE_TYPE_COMMAS],
        shortest ", a", of "tupleType";
    /// `OPEN_PARENTHESIS type CLOSE_PARENTHESIS`
    PRIMARY_TYPE_OPEN_PARENTHESIS_CLOSE_PARENTHESIS "primaryType_OPEN_PARENTHESIS_CLOSE_PARENTHESIS"
        = Sequence [OPEN_PARENTHESIS TYPE_RULE CLOSE_PARENTHESIS], fits [PRIMARY_TYPE], shortest "( a )",
        as Alternative, of "primaryType";
    /// `{typeWord()}? INFER identifier (EXTENDS functionTypeHead* typeOperand)?`
    PRIMARY_TYPE_INFER "primaryType_INFER" = Sequence [TYPE_WORD INFER IDENTIFIER_RULE
        PRIMARY_TYPE_OPTIONAL_EXTENDS], fits [PRIMARY_TYPE], shortest "infer a", as Alternative,
        of "primaryType";
    /// `(EXTENDS functionTypeHead* typeOperand)?`
    PRIMARY_TYPE_OPTIONAL_EXTENDS "primaryType_optional_EXTENDS" = Optional [PRIMARY_TYPE_EXTENDS],
        subsumes parts, of "primaryType";
    /// `EXTENDS functionTypeHead* typeOperand`
    PRIMARY_TYPE_EXTENDS "primaryType_EXTENDS" = Sequence [EXTENDS FUNCTION_TYPE_HEADS TYPE_OPERAND],
        fits [PRIMARY_TYPE_OPTIONAL_EXTENDS], shortest "extends a", of "primaryType";
    /// `functionTypeHead*`
    FUNCTION_TYPE_HEADS "functionTypeHeads" = Star [FUNCTION_TYPE_HEAD], subsumes parts,
        of "functionTypeHead";
    /// `TYPEOF typeQuery`
    PRIMARY_TYPE_TYPEOF "primaryType_TYPEOF" = Sequence [TYPEOF TYPE_QUERY], fits [PRIMARY_TYPE],
        shortest "typeof a", as Alternative, of "primaryType";
    /// `typeQuery : (identifier | THIS) (DOT (name | PRIVATE_NAME))* ({sameLine()}? typeArguments)? |
    ///     importType`
    TYPE_QUERY "typeQuery" = Alternation [TYPE_QUERY_IDENTIFIER_OR_THIS IMPORT_TYPE], subsumes parts,
        shortest "a";
    /// `(identifier | THIS) (DOT (name | PRIVATE_NAME))* ({sameLine()}? typeArguments)?`
    TYPE_QUERY_IDENTIFIER_OR_THIS "typeQuery_identifier_or_THIS" = Sequence [IDENTIFIER_OR_THIS
        TYPE_QUERY_DOTS OPTIONAL_TYPE_ARGUMENTS_OPTION], subsumes [IDENTIFIER_OR_THIS], fits [TYPE_QUERY],
        shortest "a", as Alternative, of "typeQuery";
    /// `(DOT (name | PRIVATE_NAME))*`
    TYPE_QUERY_DOTS "typeQuery_DOTs" = Star [DOT_NAME_OR_PRIVATE_NAME], subsumes parts, of "typeQuery";
    /// `importType : IMPORT OPEN_PARENTHESIS type (COMMA object)? COMMA? CLOSE_PARENTHESIS (DOT name)*
    ///     ({sameLine()}? typeArguments)?`
    IMPORT_TYPE "importType" = Sequence [IMPORT OPEN_PARENTHESIS TYPE_RULE IMPORT_TYPE_OPTIONAL_COMMA
        OPTIONAL_COMMA CLOSE_PARENTHESIS DOTS OPTIONAL_TYPE_ARGUMENTS_OPTION], fits [PRIMARY_TYPE TYPE_QUERY],
        shortest "import ( a )";
    /// `(COMMA object)?`
    IMPORT_TYPE_OPTIONAL_COMMA "importType_optional_COMMA" = Optional [IMPORT_TYPE_COMMA], subsumes parts,
        of "importType";
    /// `COMMA object`
    IMPORT_TYPE_COMMA "importType_COMMA" = Sequence [COMMA OBJECT], fits [IMPORT_TYPE_OPTIONAL_COMMA],
        shortest ", { }", of "importType";
    /// `({sameLine()}? OPEN_BRACKET type? CLOSE_BRACKET)*`
    TYPE_OPERAND_OPEN_BRACKET_CLOSE_BRACKETS "typeOperand_OPEN_BRACKET_CLOSE_BRACKETs" = Star
        [TYPE_OPERAND_OPEN_BRACKET_CLOSE_BRACKET], subsumes parts, of "typeOperand";
    /// `{sameLine()}? OPEN_BRACKET type? CLOSE_BRACKET`
    TYPE_OPERAND_OPEN_BRACKET_CLOSE_BRACKET "typeOperand_OPEN_BRACKET_CLOSE_BRACKET" = Sequence [SAME_LINE
        OPEN_BRACKET OPTIONAL_TYPE CLOSE_BRACKET], fits [TYPE_OPERAND_OPEN_BRACKET_CLOSE_BRACKETS],
        shortest "[ ]", of "typeOperand";
    /// `type?`
    OPTIONAL_TYPE "optional_type" = Optional [TYPE_RULE], subsumes parts, of "type";
    /// `((BIT_AND | BIT_OR) typeOperand)*`
    TYPE_BIT_AND_OR_BIT_OR_TYPE_OPERANDS "type_BIT_AND_or_BIT_OR_typeOperands" = Star
        [TYPE_BIT_AND_OR_BIT_OR_TYPE_OPERAND], subsumes parts, of "type";
    /// `(BIT_AND | BIT_OR) typeOperand`
    TYPE_BIT_AND_OR_BIT_OR_TYPE_OPERAND "type_BIT_AND_or_BIT_OR_typeOperand" = Sequence
        [TYPE_BIT_AND_OR_BIT_OR TYPE_OPERAND], fits [TYPE_BIT_AND_OR_BIT_OR_TYPE_OPERANDS], shortest "& a",
        of "type";
    /// `(EXTENDS type QUESTION type COLON typePrefix* (BIT_AND | BIT_OR)? typeOperand ((BIT_AND | BIT_OR)
    ///     typeOperand)*)*`
    TYPE_TAILS "type_tails" = Star [TYPE_TAIL], subsumes parts, of "type";
    /// `EXTENDS type QUESTION type COLON typePrefix* (BIT_AND | BIT_OR)? typeOperand ((BIT_AND | BIT_OR)
    ///     typeOperand)*`
    TYPE_TAIL "type_tail" = Sequence [EXTENDS TYPE_RULE QUESTION TYPE_RULE COLON TYPE_OPERAND_PART],
        fits [TYPE_TAILS], shortest "extends a ? a : a", as Tail, of "type";
    /// `(ASSIGN type)?`
    TYPE_PARAMETER_OPTIONAL_ASSIGN "typeParameter_optional_ASSIGN" = Optional [TYPE_PARAMETER_ASSIGN],
        subsumes parts, of "typeParameter";
    /// `ASSIGN type`
    TYPE_PARAMETER_ASSIGN "typeParameter_ASSIGN" = Sequence [ASSIGN TYPE_RULE],
        fits [TYPE_PARAMETER_OPTIONAL_ASSIGN], shortest "= a", of "typeParameter";
    /// `(COMMA typeParameter)*`
    TYPE_PARAMETERS_COMMAS "typeParameters_COMMAs" = Star [TYPE_PARAMETERS_COMMA], subsumes parts,
        of "typeParameters";
    /// `COMMA typeParameter`
    TYPE_PARAMETERS_COMMA "typeParameters_COMMA" = Sequence [COMMA TYPE_PARAMETER],
        fits [TYPE_PARAMETERS_COMMAS], shortest ", a", of "typeParameters";
    /// `{keyword()}? YIELD MULTIPLY?`
    EXPRESSION_YIELD "expression_YIELD" = Sequence [KEYWORD YIELD OPTIONAL_MULTIPLY], subsumes [YIELD],
        fits [EXPRESSION_TAIL], shortest "yield", as Alternative, of "expression";
    /// `{arrowBody()}? block | operand (binaryOperator operand | {sameLine()}? (AS | SATISFIES) type)*
    ///     (conditional | assignment)?`
    EXPRESSION_OPERAND_AFTER_TAILS "expression_operand_after_tails" = Alternation [EXPRESSION_BLOCK
        EXPRESSION_OPERAND_TO_OPTIONAL_CONDITIONAL_OR_ASSIGNMENT], subsumes parts, fits [EXPRESSION],
        shortest "a", as Operand, of "expression";
    /// `{arrowBody()}? block`
    EXPRESSION_BLOCK "expression_block" = Sequence [ARROW_BODY BLOCK], subsumes [BLOCK],
        fits [EXPRESSION_OPERAND_AFTER_TAILS], shortest "{ }", as Alternative, of "expression";
    /// `operand (binaryOperator operand | {sameLine()}? (AS | SATISFIES) type)* (conditional | assignment)?`
    EXPRESSION_OPERAND_TO_OPTIONAL_CONDITIONAL_OR_ASSIGNMENT
        "expression_operand_to_optional_conditional_or_assignment" = Sequence [OPERAND
        EXPRESSION_BINARY_OPERATOR_OPERAND_OR_OTHERS EXPRESSION_OPTIONAL_CONDITIONAL_OR_ASSIGNMENT],
        subsumes [OPERAND], fits [EXPRESSION_OPERAND_AFTER_TAILS], shortest "a", as Alternative,
        of "expression";
    /// `(binaryOperator operand | {sameLine()}? (AS | SATISFIES) type)*`
    EXPRESSION_BINARY_OPERATOR_OPERAND_OR_OTHERS "expression_binaryOperator_operand_or_others" = Star
        [EXPRESSION_BINARY_OPERATOR_OPERAND_OR_OTHER], subsumes parts, of "expression";
    /// `binaryOperator operand | {sameLine()}? (AS | SATISFIES) type`
    EXPRESSION_BINARY_OPERATOR_OPERAND_OR_OTHER "expression_binaryOperator_operand_or_other" = Alternation
        [EXPRESSION_BINARY_OPERATOR_OPERAND EXPRESSION_AS_OR_SATISFIES_TYPE], subsumes parts,
        fits [EXPRESSION_BINARY_OPERATOR_OPERAND_OR_OTHERS], shortest "+ a", of "expression";
    /// `binaryOperator operand`
    EXPRESSION_BINARY_OPERATOR_OPERAND "expression_binaryOperator_operand" = Sequence [BINARY_OPERATOR
        OPERAND], fits [EXPRESSION_BINARY_OPERATOR_OPERAND_OR_OTHER], shortest "+ a", as Alternative,
        of "expression";
    /// `binaryOperator : ADD | SUBTRACT | MULTIPLY | DIVIDE | REMAINDER | POWER | BIT_AND | BIT_OR | BIT_XOR
    ///     | AND | OR | COALESCE | {!typeArguments()}? LESS+ LESS_EQUAL? | GREATER+ ASSIGN? | LESS_EQUAL |
    ///     EQUAL | NOT_EQUAL | IDENTICAL | NOT_IDENTICAL | IN | INSTANCEOF`
    BINARY_OPERATOR "binaryOperator" = Alternation [ADD SUBTRACT MULTIPLY DIVIDE REMAINDER POWER BIT_AND
        BIT_OR BIT_XOR AND OR COALESCE BINARY_OPERATOR_LESSS_OPTIONAL_LESS_EQUAL
        BINARY_OPERATOR_GREATERS_OPTIONAL_ASSIGN LESS_EQUAL EQUAL NOT_EQUAL IDENTICAL NOT_IDENTICAL IN
        INSTANCEOF], subsumes parts, shortest "+";
    /// `{!typeArguments()}? LESS+ LESS_EQUAL?`
    BINARY_OPERATOR_LESSS_OPTIONAL_LESS_EQUAL "binaryOperator_LESSs_optional_LESS_EQUAL" = Sequence
        [TYPE_ARGUMENTS BINARY_OPERATOR_SOME_LESSS BINARY_OPERATOR_OPTIONAL_LESS_EQUAL],
        subsumes [BINARY_OPERATOR_SOME_LESSS], fits [BINARY_OPERATOR], shortest "LESS", as Alternative,
        of "binaryOperator";
    /// `LESS+`
    BINARY_OPERATOR_SOME_LESSS "binaryOperator_some_LESSs" = Plus [LESS], subsumes parts,
        fits [BINARY_OPERATOR_LESSS_OPTIONAL_LESS_EQUAL], shortest "LESS", of "binaryOperator";
    /// `LESS_EQUAL?`
    BINARY_OPERATOR_OPTIONAL_LESS_EQUAL "binaryOperator_optional_LESS_EQUAL" = Optional [LESS_EQUAL],
        subsumes parts, of "binaryOperator";
    /// `GREATER+ ASSIGN?`
    BINARY_OPERATOR_GREATERS_OPTIONAL_ASSIGN "binaryOperator_GREATERs_optional_ASSIGN" = Sequence
        [BINARY_OPERATOR_SOME_GREATERS BINARY_OPERATOR_OPTIONAL_ASSIGN],
        subsumes [BINARY_OPERATOR_SOME_GREATERS], fits [BINARY_OPERATOR], shortest ">", as Alternative,
        of "binaryOperator";
    /// `GREATER+`
    BINARY_OPERATOR_SOME_GREATERS "binaryOperator_some_GREATERs" = Plus [GREATER], subsumes parts,
        fits [BINARY_OPERATOR_GREATERS_OPTIONAL_ASSIGN], shortest ">", of "binaryOperator";
    /// `ASSIGN?`
    BINARY_OPERATOR_OPTIONAL_ASSIGN "binaryOperator_optional_ASSIGN" = Optional [ASSIGN], subsumes parts,
        of "binaryOperator";
    /// `{sameLine()}? (AS | SATISFIES) type`
    EXPRESSION_AS_OR_SATISFIES_TYPE "expression_AS_or_SATISFIES_type" = Sequence [SAME_LINE
        EXPRESSION_AS_OR_SATISFIES TYPE_RULE], fits [EXPRESSION_BINARY_OPERATOR_OPERAND_OR_OTHER],
        shortest "as a", as Alternative, of "expression";
    /// `AS | SATISFIES`
    EXPRESSION_AS_OR_SATISFIES "expression_AS_or_SATISFIES" = Set [AS SATISFIES], subsumes parts,
        shortest "as", of "expression";
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
    ///     ASSIGN_REMAINDER | ASSIGN_POWER | ASSIGN_BIT_AND | ASSIGN_BIT_OR | ASSIGN_BIT_XOR | ASSIGN_AND |
    ///     ASSIGN_OR | ASSIGN_COALESCE`
    ASSIGNMENT_OPERATOR "assignmentOperator" = Set [ASSIGN ASSIGN_ADD ASSIGN_SUBTRACT ASSIGN_MULTIPLY
        ASSIGN_DIVIDE ASSIGN_REMAINDER ASSIGN_POWER ASSIGN_BIT_AND ASSIGN_BIT_OR ASSIGN_BIT_XOR ASSIGN_AND
        ASSIGN_OR ASSIGN_COALESCE], subsumes parts, shortest "=";
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
    /// `forInitialization : variableKind variable (COMMA variable)* | expressions`
    FOR_INITIALIZATION "forInitialization" = Alternation [FOR_INITIALIZATION_VARIABLE_KIND_VARIABLE
        EXPRESSIONS], subsumes parts, fits [FOR_HEAD_FOR_INITIALIZATION], shortest "a";
    /// `variableKind variable (COMMA variable)*`
    FOR_INITIALIZATION_VARIABLE_KIND_VARIABLE "forInitialization_variableKind_variable" = Sequence
        [VARIABLE_KIND VARIABLE COMMA_VARIABLES], fits [FOR_INITIALIZATION], shortest "var a", as Alternative,
        of "forInitialization";
    /// `variableKind : VAR | CONST | {keyword()}? LET | ({keyword()}? AWAIT)? {keyword()}? USING`
    VARIABLE_KIND "variableKind" = Alternation [VAR CONST VARIABLE_KIND_LET VARIABLE_KIND_USING],
        subsumes parts, shortest "var";
    /// `{keyword()}? LET`
    VARIABLE_KIND_LET "variableKind_LET" = Sequence [KEYWORD LET], subsumes [LET], fits [VARIABLE_KIND],
        shortest "let", as Alternative, of "variableKind";
    /// `({keyword()}? AWAIT)? {keyword()}? USING`
    VARIABLE_KIND_USING "variableKind_USING" = Sequence [VARIABLE_KIND_OPTIONAL_AWAIT KEYWORD USING],
        subsumes [USING], fits [VARIABLE_KIND], shortest "using", as Alternative, of "variableKind";
    /// `({keyword()}? AWAIT)?`
    VARIABLE_KIND_OPTIONAL_AWAIT "variableKind_optional_AWAIT" = Optional [KEYWORD_TO_AWAIT], subsumes parts,
        of "variableKind";
    /// `variable : binding NOT? typeAnnotation? (ASSIGN expression)?`
    VARIABLE "variable" = Sequence [BINDING VARIABLE_OPTIONAL_NOT OPTIONAL_TYPE_ANNOTATION OPTIONAL_ASSIGN],
        subsumes [BINDING], shortest "a";
    /// `NOT?`
    VARIABLE_OPTIONAL_NOT "variable_optional_NOT" = Optional [NOT], subsumes parts, of "variable";
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
    /// `block | declaration | importDeclaration | exportDeclaration | SEMICOLON | ifStatement | doStatement
    ///     | continueStatement | breakStatement | returnStatement | switchStatement | throwStatement |
    ///     tryStatement | debuggerStatement | expressionStatement`
    STATEMENT_OPERAND "statement_operand" = Alternation [BLOCK DECLARATION IMPORT_DECLARATION
        EXPORT_DECLARATION SEMICOLON IF_STATEMENT DO_STATEMENT CONTINUE_STATEMENT BREAK_STATEMENT
        RETURN_STATEMENT SWITCH_STATEMENT THROW_STATEMENT TRY_STATEMENT DEBUGGER_STATEMENT
        EXPRESSION_STATEMENT_RULE], subsumes parts, fits [STATEMENT], shortest ";", as Operand,
        of "statement";
    /// `declaration : variableStatement | function | class | enum | interface | typeAlias | namespace |
    ///     {keyword()}? DECLARE declaration | importAlias`
    /// In normal form `({keyword()}? DECLARE)* (variableStatement | function | class | enum | interface |
    ///     typeAlias | namespace | importAlias)`
    DECLARATION "declaration" = Sequence [DECLARATION_TAILS DECLARATION_OPERAND],
        subsumes [DECLARATION_OPERAND], fits [STATEMENT_OPERAND EXPORTED], shortest "var a";
    /// `({keyword()}? DECLARE)*`
    DECLARATION_TAILS "declaration_tails" = Star [DECLARATION_TAIL], subsumes parts, of "declaration";
    /// `{keyword()}? DECLARE`
    DECLARATION_TAIL "declaration_tail" = Sequence [KEYWORD DECLARE], subsumes [DECLARE],
        fits [DECLARATION_TAILS], shortest "declare", as Tail, of "declaration";
    /// `variableStatement | function | class | enum | interface | typeAlias | namespace | importAlias`
    DECLARATION_OPERAND "declaration_operand" = Alternation [VARIABLE_STATEMENT FUNCTION_RULE CLASS_RULE
        ENUM_RULE INTERFACE_RULE TYPE_ALIAS NAMESPACE_RULE IMPORT_ALIAS], subsumes parts, fits [DECLARATION],
        shortest "var a", as Operand, of "declaration";
    /// `variableStatement : variableKind variable (COMMA variable)* endOfExpression`
    VARIABLE_STATEMENT "variableStatement" = Sequence [VARIABLE_KIND VARIABLE COMMA_VARIABLES
        END_OF_EXPRESSION], fits [DECLARATION_OPERAND], shortest "var a";
    /// `enum : CONST? ENUM identifier OPEN_BRACE (enumMember (COMMA enumMember)* COMMA?)? CLOSE_BRACE`
    ENUM_RULE "enum" = Sequence [ENUM_OPTIONAL_CONST ENUM IDENTIFIER_RULE OPEN_BRACE ENUM_OPTIONAL_ENUM_MEMBER
        CLOSE_BRACE], fits [DECLARATION_OPERAND], shortest "enum a { }";
    /// `CONST?`
    ENUM_OPTIONAL_CONST "enum_optional_CONST" = Optional [CONST], subsumes parts, of "enum";
    /// `(enumMember (COMMA enumMember)* COMMA?)?`
    ENUM_OPTIONAL_ENUM_MEMBER "enum_optional_enumMember" = Optional [ENUM_ENUM_MEMBER], subsumes parts,
        of "enum";
    /// `enumMember (COMMA enumMember)* COMMA?`
    ENUM_ENUM_MEMBER "enum_enumMember" = Sequence [ENUM_MEMBER ENUM_COMMAS OPTIONAL_COMMA],
        subsumes [ENUM_MEMBER], fits [ENUM_OPTIONAL_ENUM_MEMBER], shortest "a", of "enum";
    /// `enumMember : memberName (ASSIGN expression)?`
    ENUM_MEMBER "enumMember" = Sequence [MEMBER_NAME OPTIONAL_ASSIGN], subsumes [MEMBER_NAME],
        fits [ENUM_ENUM_MEMBER], shortest "a";
    /// `(COMMA enumMember)*`
    ENUM_COMMAS "enum_COMMAs" = Star [ENUM_COMMA], subsumes parts, of "enum";
    /// `COMMA enumMember`
    ENUM_COMMA "enum_COMMA" = Sequence [COMMA ENUM_MEMBER], fits [ENUM_COMMAS], shortest ", a", of "enum";
    /// `interface : {keyword()}? INTERFACE identifier typeParameters? (EXTENDS types)? objectType`
    INTERFACE_RULE "interface" = Sequence [KEYWORD INTERFACE IDENTIFIER_RULE OPTIONAL_TYPE_PARAMETERS
        INTERFACE_OPTIONAL_EXTENDS OBJECT_TYPE], fits [DECLARATION_OPERAND EXPORTED_FUNCTION_OR_OTHER],
        shortest "interface a { }";
    /// `(EXTENDS types)?`
    INTERFACE_OPTIONAL_EXTENDS "interface_optional_EXTENDS" = Optional [INTERFACE_EXTENDS], subsumes parts,
        of "interface";
    /// `EXTENDS types`
    INTERFACE_EXTENDS "interface_EXTENDS" = Sequence [EXTENDS TYPES], fits [INTERFACE_OPTIONAL_EXTENDS],
        shortest "extends a", of "interface";
    /// `typeAlias : {keyword()}? TYPE identifier typeParameters? ASSIGN type end`
    TYPE_ALIAS "typeAlias" = Sequence [KEYWORD TYPE IDENTIFIER_RULE OPTIONAL_TYPE_PARAMETERS ASSIGN TYPE_RULE
        END], fits [DECLARATION_OPERAND], shortest "type a = a";
    /// `namespace : {keyword()}? (NAMESPACE | MODULE) (identifier (DOT name)* | STRING) (block |
    ///     {noBrace()}? end) | {keyword()}? GLOBAL block`
    /// In normal form `{keyword()}? ((MODULE | NAMESPACE) (identifier (DOT name)* | STRING) body | GLOBAL
    ///     block)`
    NAMESPACE_RULE "namespace" = Sequence [KEYWORD NAMESPACE_AFTER_NOTHING],
        subsumes [NAMESPACE_AFTER_NOTHING], fits [DECLARATION_OPERAND], shortest "module a";
    /// `(MODULE | NAMESPACE) (identifier (DOT name)* | STRING) body | GLOBAL block`
    NAMESPACE_AFTER_NOTHING "namespace_after_nothing" = Alternation [NAMESPACE_MODULE_OR_NAMESPACE_TO_BODY
        NAMESPACE_GLOBAL], subsumes parts, fits [NAMESPACE_RULE], shortest "module a", as Rest,
        of "namespace";
    /// `(MODULE | NAMESPACE) (identifier (DOT name)* | STRING) body`
    NAMESPACE_MODULE_OR_NAMESPACE_TO_BODY "namespace_MODULE_or_NAMESPACE_to_body" = Sequence
        [NAMESPACE_MODULE_OR_NAMESPACE_CHOICE NAMESPACE_IDENTIFIER_OR_STRING BODY],
        fits [NAMESPACE_AFTER_NOTHING], shortest "module a", as Alternative, of "namespace";
    /// `MODULE | NAMESPACE`
    NAMESPACE_MODULE_OR_NAMESPACE_CHOICE "namespace_MODULE_or_NAMESPACE_choice" = Set [MODULE NAMESPACE],
        subsumes parts, shortest "module", of "namespace";
    /// `identifier (DOT name)* | STRING`
    NAMESPACE_IDENTIFIER_OR_STRING "namespace_identifier_or_STRING" = Alternation [NAMESPACE_IDENTIFIER
        STRING], subsumes parts, shortest "a", of "namespace";
    /// `identifier (DOT name)*`
    NAMESPACE_IDENTIFIER "namespace_identifier" = Sequence [IDENTIFIER_RULE DOTS], subsumes [IDENTIFIER_RULE],
        fits [NAMESPACE_IDENTIFIER_OR_STRING], shortest "a", as Alternative, of "namespace";
    /// `GLOBAL block`
    NAMESPACE_GLOBAL "namespace_GLOBAL" = Sequence [GLOBAL BLOCK], fits [NAMESPACE_AFTER_NOTHING],
        shortest "global { }", as Alternative, of "namespace";
    /// `importAlias : IMPORT TYPE? identifier ASSIGN operand end`
    IMPORT_ALIAS "importAlias" = Sequence [IMPORT OPTIONAL_TYPE_PART IDENTIFIER_RULE ASSIGN OPERAND END],
        fits [DECLARATION_OPERAND], shortest "import a = a";
    /// `TYPE?`
    OPTIONAL_TYPE_PART "optional_TYPE" = Optional [TYPE], subsumes parts, of "importDeclaration" "importAlias"
        "moduleName" "exported";
    /// `importDeclaration : IMPORT (TYPE? importClause FROM)? STRING importAttributes? end`
    IMPORT_DECLARATION "importDeclaration" = Sequence [IMPORT IMPORT_DECLARATION_OPTIONAL_FROM STRING
        OPTIONAL_IMPORT_ATTRIBUTES END], fits [STATEMENT_OPERAND], shortest "import \"\"";
    /// `(TYPE? importClause FROM)?`
    IMPORT_DECLARATION_OPTIONAL_FROM "importDeclaration_optional_FROM" = Optional [IMPORT_DECLARATION_FROM],
        subsumes parts, of "importDeclaration";
    /// `TYPE? importClause FROM`
    IMPORT_DECLARATION_FROM "importDeclaration_FROM" = Sequence [OPTIONAL_TYPE_PART IMPORT_CLAUSE FROM],
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
        fits [IMPORT_CLAUSE IMPORT_CLAUSE_IMPORT_NAMESPACE_OR_IMPORT_NAMES EXPORTED_IMPORT_NAMES],
        shortest "{ }";
    /// `(moduleName (COMMA moduleName)* COMMA?)?`
    IMPORT_NAMES_OPTIONAL_MODULE_NAME "importNames_optional_moduleName" = Optional [IMPORT_NAMES_MODULE_NAME],
        subsumes parts, of "importNames";
    /// `moduleName (COMMA moduleName)* COMMA?`
    IMPORT_NAMES_MODULE_NAME "importNames_moduleName" = Sequence [MODULE_NAME IMPORT_NAMES_COMMAS
        OPTIONAL_COMMA], subsumes [MODULE_NAME], fits [IMPORT_NAMES_OPTIONAL_MODULE_NAME], shortest "a",
        of "importNames";
    /// `moduleName : TYPE? (name | STRING) (AS (name | STRING))?`
    MODULE_NAME "moduleName" = Sequence [OPTIONAL_TYPE_PART NAME_OR_STRING OPTIONAL_AS],
        subsumes [NAME_OR_STRING], fits [IMPORT_NAMES_MODULE_NAME], shortest "a";
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
        shortest "export = a";
    /// `exported : TYPE? MULTIPLY (AS (name | STRING))? FROM STRING importAttributes? end | TYPE?
    ///     importNames (FROM STRING importAttributes?)? end | DEFAULT (function | class | interface |
    ///     {defaultExpression()}? expression endOfExpression) | ASSIGN expression endOfExpression | AS
    ///     NAMESPACE identifier end | declaration`
    /// In normal form `TYPE? (exported_MULTIPLY_FROM_STRING | exported_importNames) end | DEFAULT (function
    ///     | class | interface | exported_expression_endOfExpression) | ASSIGN expression
    ///     endOfExpression | AS NAMESPACE identifier end | declaration`
    EXPORTED "exported" = Alternation [EXPORTED_MULTIPLY_FROM_STRING_OR_IMPORT_NAMES EXPORTED_DEFAULT
        ASSIGN_EXPRESSION_END_OF_EXPRESSION EXPORTED_AS_NAMESPACE DECLARATION], subsumes parts,
        shortest "= a";
    /// `TYPE? (MULTIPLY (AS (name | STRING))? FROM STRING importAttributes? | importNames (FROM STRING
    ///     importAttributes?)?) end`
    EXPORTED_MULTIPLY_FROM_STRING_OR_IMPORT_NAMES "exported_MULTIPLY_FROM_STRING_or_importNames" = Sequence
        [OPTIONAL_TYPE_PART EXPORTED_AFTER_OPTIONAL_TYPE END], subsumes [EXPORTED_AFTER_OPTIONAL_TYPE],
        fits [EXPORTED], shortest "{ }", as Alternative, of "exported";
    /// `MULTIPLY (AS (name | STRING))? FROM STRING importAttributes? | importNames (FROM STRING
    ///     importAttributes?)?`
    EXPORTED_AFTER_OPTIONAL_TYPE "exported_after_optional_TYPE" = Alternation [EXPORTED_MULTIPLY_FROM_STRING
        EXPORTED_IMPORT_NAMES], subsumes parts, fits [EXPORTED_MULTIPLY_FROM_STRING_OR_IMPORT_NAMES],
        shortest "{ }", as Rest, of "exported";
    /// `MULTIPLY (AS (name | STRING))? FROM STRING importAttributes?`
    EXPORTED_MULTIPLY_FROM_STRING "exported_MULTIPLY_FROM_STRING" = Sequence [MULTIPLY OPTIONAL_AS FROM STRING
        OPTIONAL_IMPORT_ATTRIBUTES], fits [EXPORTED_AFTER_OPTIONAL_TYPE], shortest "* from \"\"",
        as Alternative, of "exported";
    /// `importNames (FROM STRING importAttributes?)?`
    EXPORTED_IMPORT_NAMES "exported_importNames" = Sequence [IMPORT_NAMES EXPORTED_OPTIONAL_FROM_STRING],
        subsumes [IMPORT_NAMES], fits [EXPORTED_AFTER_OPTIONAL_TYPE], shortest "{ }", as Alternative,
        of "exported";
    /// `(FROM STRING importAttributes?)?`
    EXPORTED_OPTIONAL_FROM_STRING "exported_optional_FROM_STRING" = Optional [EXPORTED_FROM_STRING],
        subsumes parts, of "exported";
    /// `FROM STRING importAttributes?`
    EXPORTED_FROM_STRING "exported_FROM_STRING" = Sequence [FROM STRING OPTIONAL_IMPORT_ATTRIBUTES],
        fits [EXPORTED_OPTIONAL_FROM_STRING], shortest "from \"\"", of "exported";
    /// `DEFAULT (function | class | interface | {defaultExpression()}? expression endOfExpression)`
    EXPORTED_DEFAULT "exported_DEFAULT" = Sequence [DEFAULT EXPORTED_FUNCTION_OR_OTHER], fits [EXPORTED],
        shortest "default a", as Alternative, of "exported";
    /// `function | class | interface | {defaultExpression()}? expression endOfExpression`
    EXPORTED_FUNCTION_OR_OTHER "exported_function_or_other" = Alternation [FUNCTION_RULE CLASS_RULE
        INTERFACE_RULE EXPORTED_EXPRESSION_END_OF_EXPRESSION], subsumes parts, shortest "a", of "exported";
    /// `{defaultExpression()}? expression endOfExpression`
    EXPORTED_EXPRESSION_END_OF_EXPRESSION "exported_expression_endOfExpression" = Sequence [DEFAULT_EXPRESSION
        EXPRESSION END_OF_EXPRESSION], subsumes [EXPRESSION], fits [EXPORTED_FUNCTION_OR_OTHER], shortest "a",
        as Alternative, of "exported";
    /// `AS NAMESPACE identifier end`
    EXPORTED_AS_NAMESPACE "exported_AS_NAMESPACE" = Sequence [AS NAMESPACE IDENTIFIER_RULE END],
        fits [EXPORTED], shortest "as namespace a", as Alternative, of "exported";
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
    /// `catchClause : CATCH (OPEN_PARENTHESIS binding typeAnnotation? CLOSE_PARENTHESIS)? block`
    CATCH_CLAUSE "catchClause" = Sequence [CATCH CATCH_CLAUSE_OPTIONAL_OPEN_PARENTHESIS_CLOSE_PARENTHESIS
        BLOCK], fits [TRY_STATEMENT_CATCH_CLAUSE], shortest "catch { }";
    /// `(OPEN_PARENTHESIS binding typeAnnotation? CLOSE_PARENTHESIS)?`
    CATCH_CLAUSE_OPTIONAL_OPEN_PARENTHESIS_CLOSE_PARENTHESIS
        "catchClause_optional_OPEN_PARENTHESIS_CLOSE_PARENTHESIS" = Optional
        [CATCH_CLAUSE_OPEN_PARENTHESIS_CLOSE_PARENTHESIS], subsumes parts, of "catchClause";
    /// `OPEN_PARENTHESIS binding typeAnnotation? CLOSE_PARENTHESIS`
    CATCH_CLAUSE_OPEN_PARENTHESIS_CLOSE_PARENTHESIS "catchClause_OPEN_PARENTHESIS_CLOSE_PARENTHESIS"
        = Sequence [OPEN_PARENTHESIS BINDING OPTIONAL_TYPE_ANNOTATION CLOSE_PARENTHESIS],
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
