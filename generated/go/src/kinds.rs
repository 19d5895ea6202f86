// @generated from grammars/go.g4 by `cargo xtask gen` (blake3 e5e3f2733949c41d)

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
    PACKAGE "'package'" shortest "package";
    SEMICOLON "';'" shortest ";";
    IMPORT "'import'" shortest "import";
    L_PAREN "'('" shortest "(" is Open;
    R_PAREN "')'" shortest ")" is Close;
    DOT "'.'" shortest ".";
    FUNC "'func'" shortest "func";
    COMMA "','" shortest ",";
    CONST "'const'" shortest "const";
    VAR "'var'" shortest "var";
    TYPE_KEYWORD "'type'" shortest "type";
    EQ "'='" shortest "=";
    L_BRACKET "'['" shortest "[" is Open;
    R_BRACKET "']'" shortest "]" is Close;
    PIPE "'|'" shortest "|";
    TILDE "'~'" shortest "~";
    DOT_DOT_DOT "'...'" shortest "...";
    STAR "'*'" shortest "*";
    LT_MINUS "'<-'" shortest "<-";
    CHAN "'chan'" shortest "chan";
    MAP "'map'" shortest "map";
    STRUCT "'struct'" shortest "struct";
    L_BRACE "'{'" shortest "{" is Open;
    R_BRACE "'}'" shortest "}" is Close;
    INTERFACE "'interface'" shortest "interface";
    COLON "':'" shortest ":";
    GO "'go'" shortest "go";
    DEFER "'defer'" shortest "defer";
    RETURN "'return'" shortest "return";
    BREAK "'break'" shortest "break";
    CONTINUE "'continue'" shortest "continue";
    GOTO "'goto'" shortest "goto";
    FALLTHROUGH "'fallthrough'" shortest "fallthrough";
    PLUS_PLUS "'++'" shortest "++";
    MINUS_MINUS "'--'" shortest "--";
    RANGE "'range'" shortest "range";
    COLON_EQ "':='" shortest ":=";
    PLUS_EQ "'+='" shortest "+=";
    MINUS_EQ "'-='" shortest "-=";
    STAR_EQ "'*='" shortest "*=";
    SLASH_EQ "'/='" shortest "/=";
    PERCENT_EQ "'%='" shortest "%=";
    AMP_EQ "'&='" shortest "&=";
    PIPE_EQ "'|='" shortest "|=";
    CARET_EQ "'^='" shortest "^=";
    LT_LT_EQ "'<<='" shortest "<<=";
    GT_GT_EQ "'>>='" shortest ">>=";
    AMP_CARET_EQ "'&^='" shortest "&^=";
    IF "'if'" shortest "if";
    ELSE "'else'" shortest "else";
    FOR "'for'" shortest "for";
    SWITCH "'switch'" shortest "switch";
    SELECT "'select'" shortest "select";
    CASE "'case'" shortest "case";
    DEFAULT "'default'" shortest "default";
    PIPE_PIPE "'||'" shortest "||";
    AMP_AMP "'&&'" shortest "&&";
    EQ_EQ "'=='" shortest "==";
    BANG_EQ "'!='" shortest "!=";
    LT "'<'" shortest "<";
    LT_EQ "'<='" shortest "<=";
    GT "'>'" shortest ">";
    GT_EQ "'>='" shortest ">=";
    PLUS "'+'" shortest "+";
    MINUS "'-'" shortest "-";
    CARET "'^'" shortest "^";
    SLASH "'/'" shortest "/";
    PERCENT "'%'" shortest "%";
    LT_LT "'<<'" shortest "<<";
    GT_GT "'>>'" shortest ">>";
    AMP "'&'" shortest "&";
    AMP_CARET "'&^'" shortest "&^";
    BANG "'!'" shortest "!";
    /// `NEWLINE : '\r'? '\n'`
    NEWLINE "NEWLINE" shortest "\n" is Newline;
    /// `WHITESPACE : [\t\r \u{FEFF}]+ -> skip`
    WHITESPACE "WHITESPACE";
    /// `LINE_COMMENT : '//' ~[\n]* -> channel(HIDDEN)`
    LINE_COMMENT "LINE_COMMENT" shortest "//";
    /// `BLOCK_COMMENT : '/*' (~[*] | '*'+ ~[*/])* '*'+ '/' -> channel(HIDDEN)`
    BLOCK_COMMENT "BLOCK_COMMENT" shortest "/**/";
    /// `NUMBER : (Digits ('.' Digits?)? Exponent? | '.' Digits Exponent? | '0' [BObo] [0-9_]+ | '0' [Xx]
    ///     ([0-9A-F_a-f]+ ('.' [0-9A-F_a-f]*)? | '.' [0-9A-F_a-f]+) ([Pp] [+\-]? Digits)?) 'i'?`
    NUMBER "NUMBER" shortest "0";
    /// `RUNE : '\'' (~[\n\r'\\] | Escape) '\''`
    RUNE "RUNE" shortest "'a'";
    /// `STRING : '"' (~[\n\r"\\] | Escape)* '"'`
    STRING "STRING" shortest "\"\"";
    /// `` RAW_STRING : '`' ~[`]* '`' ``
    RAW_STRING "RAW_STRING" shortest "``";
    /// `NAME : [A-Z_a-z\u{80}-\u{FEFE}\u{FF00}-\u{10FFFF}] [0-9A-Z_a-z\u{80}-\u{FEFE}\u{FF00}-\u{10FFFF}]*`
    NAME "NAME" shortest "a";
    /// A predicate of the parser: no text.
    CLOSES "{closes()}?";
    /// A predicate of the parser: no text.
    EMBEDDED "{embedded()}?";
    /// A predicate of the parser: no text.
    BARE "{bare()}?";
    /// A predicate of the parser: no text.
    LITERAL "{literal()}?";
  }
  rules {
    /// `file : 'package' NAME end (declaration end)* EOF`
    FILE "file" = Sequence [PACKAGE NAME END FILE_DECLARATION_ENDS EOF], shortest "package a ;";
    /// `end : ';' | NEWLINE`
    END "end" = Set [SEMICOLON NEWLINE], subsumes parts, fits [TERMINATOR TERMINATED_STATEMENT
        END_OPTIONAL_SIMPLE_STATEMENT FOR_HEAD_END], shortest ";";
    /// `(declaration end)*`
    FILE_DECLARATION_ENDS "file_declaration_ends" = Star [FILE_DECLARATION_END], subsumes parts, of "file";
    /// `declaration end`
    FILE_DECLARATION_END "file_declaration_end" = Sequence [DECLARATION END], fits [FILE_DECLARATION_ENDS],
        shortest "const a ;", of "file";
    /// `declaration : importDeclaration | functionDeclaration | genericDeclaration`
    DECLARATION "declaration" = Alternation [IMPORT_DECLARATION FUNCTION_DECLARATION GENERIC_DECLARATION],
        subsumes parts, shortest "const a";
    /// `importDeclaration : 'import' (importSpecification | '(' (importSpecification terminator)* ')')`
    IMPORT_DECLARATION "importDeclaration" = Sequence [IMPORT
        IMPORT_DECLARATION_IMPORT_SPECIFICATION_OR_OTHER], fits [DECLARATION], shortest "import \"\"";
    /// `importSpecification | '(' (importSpecification terminator)* ')'`
    IMPORT_DECLARATION_IMPORT_SPECIFICATION_OR_OTHER "importDeclaration_importSpecification_or_other"
        = Alternation [IMPORT_SPECIFICATION IMPORT_DECLARATION_L_PAREN_R_PAREN], subsumes parts,
        shortest "\"\"", of "importDeclaration";
    /// `importSpecification : ('.' | NAME)? string`
    IMPORT_SPECIFICATION "importSpecification" = Sequence [IMPORT_SPECIFICATION_OPTIONAL_DOT_OR_NAME
        STRING_RULE], subsumes [STRING_RULE], fits [IMPORT_DECLARATION_IMPORT_SPECIFICATION_OR_OTHER
        IMPORT_DECLARATION_IMPORT_SPECIFICATION_TERMINATOR], shortest "\"\"";
    /// `('.' | NAME)?`
    IMPORT_SPECIFICATION_OPTIONAL_DOT_OR_NAME "importSpecification_optional_dot_or_NAME" = Optional
        [IMPORT_SPECIFICATION_DOT_OR_NAME], subsumes parts, of "importSpecification";
    /// `'.' | NAME`
    IMPORT_SPECIFICATION_DOT_OR_NAME "importSpecification_dot_or_NAME" = Set [DOT NAME], subsumes parts,
        fits [IMPORT_SPECIFICATION_OPTIONAL_DOT_OR_NAME], shortest ".", of "importSpecification";
    /// `string : STRING | RAW_STRING`
    STRING_RULE "string" = Set [STRING RAW_STRING], subsumes parts, fits [IMPORT_SPECIFICATION OPERAND
        OPTIONAL_STRING], shortest "\"\"";
    /// `'(' (importSpecification terminator)* ')'`
    IMPORT_DECLARATION_L_PAREN_R_PAREN "importDeclaration_l_paren_r_paren" = Sequence [L_PAREN
        IMPORT_DECLARATION_IMPORT_SPECIFICATION_TERMINATORS R_PAREN],
        fits [IMPORT_DECLARATION_IMPORT_SPECIFICATION_OR_OTHER], shortest "( )", as Alternative,
        of "importDeclaration";
    /// `(importSpecification terminator)*`
    IMPORT_DECLARATION_IMPORT_SPECIFICATION_TERMINATORS "importDeclaration_importSpecification_terminators"
        = Star [IMPORT_DECLARATION_IMPORT_SPECIFICATION_TERMINATOR], subsumes parts, of "importDeclaration";
    /// `importSpecification terminator`
    IMPORT_DECLARATION_IMPORT_SPECIFICATION_TERMINATOR "importDeclaration_importSpecification_terminator"
        = Sequence [IMPORT_SPECIFICATION TERMINATOR], subsumes [IMPORT_SPECIFICATION],
        fits [IMPORT_DECLARATION_IMPORT_SPECIFICATION_TERMINATORS], shortest "\"\"", of "importDeclaration";
    /// `terminator : end | {closes()}?`
    TERMINATOR "terminator" = Alternation [END CLOSES], subsumes parts;
    /// `functionDeclaration : 'func' receiver? NAME typeParameters? signature block?`
    FUNCTION_DECLARATION "functionDeclaration" = Sequence [FUNC OPTIONAL_RECEIVER NAME
        OPTIONAL_TYPE_PARAMETERS SIGNATURE OPTIONAL_BLOCK], fits [DECLARATION], shortest "func a ( )";
    /// `receiver?`
    OPTIONAL_RECEIVER "optional_receiver" = Optional [RECEIVER], subsumes parts, of "receiver";
    /// `receiver : '(' (parameter (',' parameter)* ','?)? ')'`
    RECEIVER "receiver" = Sequence [L_PAREN OPTIONAL_PARAMETER R_PAREN], fits [OPTIONAL_RECEIVER RESULT],
        shortest "( )";
    /// `(parameter (',' parameter)* ','?)?`
    OPTIONAL_PARAMETER "optional_parameter" = Optional [PARAMETER_NEXT_PARAMETERS_OPTIONAL_COMMA],
        subsumes parts, of "receiver" "signature";
    /// `parameter (',' parameter)* ','?`
    PARAMETER_NEXT_PARAMETERS_OPTIONAL_COMMA "parameter_next_parameters_optional_comma" = Sequence [PARAMETER
        NEXT_PARAMETERS OPTIONAL_COMMA], subsumes [PARAMETER], fits [OPTIONAL_PARAMETER], shortest "a",
        of "receiver" "signature";
    /// `parameter : '...'? type | NAME '...'? type`
    /// In normal form `NAME?? '...'? type`
    PARAMETER "parameter" = Sequence [PARAMETER_OPTIONAL_NAME OPTIONAL_DOT_DOT_DOT TYPE], subsumes [TYPE],
        fits [PARAMETER_NEXT_PARAMETERS_OPTIONAL_COMMA], shortest "a";
    /// `NAME??`
    PARAMETER_OPTIONAL_NAME "parameter_optional_NAME" = Optional [NAME] lazy, subsumes parts, of "parameter";
    /// `'...'?`
    OPTIONAL_DOT_DOT_DOT "optional_dot_dot_dot" = Optional [DOT_DOT_DOT], subsumes parts, of "parameter"
        "argument";
    /// `type : typeName | '(' type ')' | '*' type | '<-' 'chan' type | bareType`
    /// In normal form `('*' | '<-' 'chan' | '[' (expression | '...')? ']' | 'map' '[' type ']' | 'chan'
    ///     '<-'?)* (typeName | '(' type ')' | 'func' signature | bracedType)`
    TYPE "type" = Sequence [TYPE_TAILS TYPE_OPERAND], subsumes [TYPE_OPERAND], fits [PARAMETER RESULT
        OPTIONAL_TYPE VARIABLE_SPECIFICATION_TYPE CONSTRAINT_TERM PRIMARY_TYPE_OR_TYPE], shortest "a";
    /// `('*' | '<-' 'chan' | '[' (expression | '...')? ']' | 'map' '[' type ']' | 'chan' '<-'?)*`
    TYPE_TAILS "type_tails" = Star [TYPE_TAIL], subsumes parts, of "type";
    /// `'*' | '<-' 'chan' | '[' (expression | '...')? ']' | 'map' '[' type ']' | 'chan' '<-'?`
    TYPE_TAIL "type_tail" = Alternation [STAR TYPE_LT_MINUS_CHAN TYPE_L_BRACKET_R_BRACKET TYPE_MAP TYPE_CHAN],
        subsumes parts, fits [TYPE_TAILS], shortest "*", as Tail, of "type";
    /// `'<-' 'chan'`
    TYPE_LT_MINUS_CHAN "type_lt_minus_chan" = Sequence [LT_MINUS CHAN], fits [TYPE_TAIL], shortest "<- chan",
        as Alternative, of "type";
    /// `'[' (expression | '...')? ']'`
    TYPE_L_BRACKET_R_BRACKET "type_l_bracket_r_bracket" = Sequence [L_BRACKET
        OPTIONAL_EXPRESSION_OR_DOT_DOT_DOT R_BRACKET], fits [TYPE_TAIL], shortest "[ ]", as Alternative,
        of "type";
    /// `(expression | '...')?`
    OPTIONAL_EXPRESSION_OR_DOT_DOT_DOT "optional_expression_or_dot_dot_dot" = Optional
        [EXPRESSION_OR_DOT_DOT_DOT], subsumes parts, of "literalType" "type";
    /// `expression | '...'`
    EXPRESSION_OR_DOT_DOT_DOT "expression_or_dot_dot_dot" = Alternation [EXPRESSION DOT_DOT_DOT],
        subsumes parts, fits [OPTIONAL_EXPRESSION_OR_DOT_DOT_DOT], shortest "a", of "literalType" "type";
    /// `expression : operation | {bare()}? unaryOperator* bareType`
    EXPRESSION "expression" = Alternation [OPERATION EXPRESSION_BARE_TYPE], subsumes parts,
        fits [EXPRESSION_OR_DOT_DOT_DOT EXPRESSIONS ARGUMENT ELEMENT_VALUE INDEX_EXPRESSION
        OPTIONAL_EXPRESSION], shortest "a";
    /// `operation : operation binaryOperator operation | unaryOperator operation | primary`
    /// In normal form `unaryOperator* primary (binaryOperator unaryOperator* primary)*`
    OPERATION "operation" = Sequence [OPERATION_OPERAND OPERATION_TAILS], subsumes [OPERATION_OPERAND],
        fits [EXPRESSION], shortest "a";
    /// `unaryOperator* primary`
    OPERATION_OPERAND "operation_operand" = Sequence [UNARY_OPERATORS PRIMARY], subsumes [PRIMARY],
        fits [OPERATION], shortest "a", as Operand, of "operation";
    /// `unaryOperator*`
    UNARY_OPERATORS "unaryOperators" = Star [UNARY_OPERATOR], subsumes parts, of "unaryOperator";
    /// `unaryOperator : '+' | '-' | '!' | '^' | '*' | '&' | '<-' | '~'`
    UNARY_OPERATOR "unaryOperator" = Set [TILDE STAR LT_MINUS PLUS MINUS CARET AMP BANG], subsumes parts,
        fits [UNARY_OPERATORS], shortest "~";
    /// `primary : primary '.' (NAME | '(' (type | 'type') ')') | primary '[' index ']' | primary arguments |
    ///     primary {literal()}? literalValue | operand`
    /// In normal form `operand ('.' (NAME | '(' (type | 'type') ')') | '[' index ']' | arguments |
    ///     {literal()}? literalValue)*`
    PRIMARY "primary" = Sequence [OPERAND PRIMARY_NEXT_NAME_OR_L_PAREN_TYPE_OR_TYPE_R_PAREN_OR_OTHERS],
        subsumes [OPERAND], fits [OPERATION_OPERAND], shortest "a";
    /// `operand : NAME | NUMBER | RUNE | string | '(' expression ')' | 'func' signature (block | arguments)
    ///     | literalType (literalValue | arguments) | bracedType '.' NAME`
    OPERAND "operand" = Alternation [NAME NUMBER RUNE STRING_RULE OPERAND_L_PAREN_EXPRESSION_R_PAREN
        OPERAND_FUNC OPERAND_LITERAL_TYPE OPERAND_NAME], subsumes parts, fits [PRIMARY], shortest "a";
    /// `'(' expression ')'`
    OPERAND_L_PAREN_EXPRESSION_R_PAREN "operand_l_paren_expression_r_paren" = Sequence [L_PAREN EXPRESSION
        R_PAREN], fits [OPERAND], shortest "( a )", as Alternative, of "operand";
    /// `'func' signature (block | arguments)`
    OPERAND_FUNC "operand_func" = Sequence [FUNC SIGNATURE OPERAND_BLOCK_OR_ARGUMENTS], fits [OPERAND],
        shortest "func ( ) { }", as Alternative, of "operand";
    /// `signature : '(' (parameter (',' parameter)* ','?)? ')' result?`
    SIGNATURE "signature" = Sequence [L_PAREN OPTIONAL_PARAMETER R_PAREN OPTIONAL_RESULT], shortest "( )";
    /// `result?`
    OPTIONAL_RESULT "optional_result" = Optional [RESULT], subsumes parts, of "result";
    /// `result : type | '(' (parameter (',' parameter)* ','?)? ')'`
    /// In normal form `type | receiver`
    RESULT "result" = Alternation [TYPE RECEIVER], subsumes parts, fits [OPTIONAL_RESULT], shortest "a";
    /// `block | arguments`
    OPERAND_BLOCK_OR_ARGUMENTS "operand_block_or_arguments" = Alternation [BLOCK ARGUMENTS], subsumes parts,
        shortest "{ }", of "operand";
    /// `block : '{' terminatedStatement* '}'`
    BLOCK "block" = Sequence [L_BRACE TERMINATED_STATEMENTS R_BRACE], fits [OPERAND_BLOCK_OR_ARGUMENTS
        STATEMENT OPTIONAL_BLOCK], shortest "{ }";
    /// `terminatedStatement*`
    TERMINATED_STATEMENTS "terminatedStatements" = Star [TERMINATED_STATEMENT], subsumes parts,
        of "terminatedStatement";
    /// `terminatedStatement : end | label | statement terminator`
    TERMINATED_STATEMENT "terminatedStatement" = Alternation [END LABEL
        TERMINATED_STATEMENT_STATEMENT_TERMINATOR], subsumes parts, fits [TERMINATED_STATEMENTS],
        shortest ";";
    /// `label : NAME ':'`
    LABEL "label" = Sequence [NAME COLON], fits [TERMINATED_STATEMENT], shortest "a :";
    /// `statement terminator`
    TERMINATED_STATEMENT_STATEMENT_TERMINATOR "terminatedStatement_statement_terminator" = Sequence [STATEMENT
        TERMINATOR], subsumes [STATEMENT], fits [TERMINATED_STATEMENT], shortest "a", as Alternative,
        of "terminatedStatement";
    /// `statement : simpleStatement | genericDeclaration | block | ifStatement | forStatement |
    ///     switchStatement | selectStatement | ('go' | 'defer') expression | 'return' expressions? |
    ///     ('break' | 'continue') NAME? | 'goto' NAME | 'fallthrough'`
    STATEMENT "statement" = Alternation [SIMPLE_STATEMENT GENERIC_DECLARATION BLOCK IF_STATEMENT FOR_STATEMENT
        SWITCH_STATEMENT SELECT_STATEMENT STATEMENT_GO_OR_DEFER_EXPRESSION STATEMENT_RETURN
        STATEMENT_BREAK_OR_CONTINUE_OPTIONAL_NAME STATEMENT_GOTO_NAME FALLTHROUGH], subsumes parts,
        fits [TERMINATED_STATEMENT_STATEMENT_TERMINATOR], shortest "a";
    /// `simpleStatement : expressions ('++' | '--' | '<-' expression | assignmentOperator 'range'?
    ///     expressions)? | 'range' expression`
    SIMPLE_STATEMENT "simpleStatement" = Alternation [SIMPLE_STATEMENT_EXPRESSIONS SIMPLE_STATEMENT_RANGE],
        subsumes parts, fits [STATEMENT STATEMENT_HEAD_SIMPLE_STATEMENT OPTIONAL_SIMPLE_STATEMENT
        FOR_HEAD_SIMPLE_STATEMENT], shortest "a";
    /// `expressions ('++' | '--' | '<-' expression | assignmentOperator 'range'? expressions)?`
    SIMPLE_STATEMENT_EXPRESSIONS "simpleStatement_expressions" = Sequence [EXPRESSIONS
        SIMPLE_STATEMENT_OPTIONAL_PLUS_PLUS_OR_OTHER], subsumes [EXPRESSIONS], fits [SIMPLE_STATEMENT],
        shortest "a", as Alternative, of "simpleStatement";
    /// `expressions : expression (',' expression)*`
    EXPRESSIONS "expressions" = Sequence [EXPRESSION NEXT_EXPRESSIONS], subsumes [EXPRESSION],
        fits [SIMPLE_STATEMENT_EXPRESSIONS OPTIONAL_EXPRESSIONS], shortest "a";
    /// `(',' expression)*`
    NEXT_EXPRESSIONS "next_expressions" = Star [NEXT_EXPRESSION], subsumes parts, of "index" "expressions";
    /// `',' expression`
    NEXT_EXPRESSION "next_expression" = Sequence [COMMA EXPRESSION], fits [NEXT_EXPRESSIONS], shortest ", a",
        of "index" "expressions";
    /// `('++' | '--' | '<-' expression | assignmentOperator 'range'? expressions)?`
    SIMPLE_STATEMENT_OPTIONAL_PLUS_PLUS_OR_OTHER "simpleStatement_optional_plus_plus_or_other" = Optional
        [SIMPLE_STATEMENT_PLUS_PLUS_OR_OTHER], subsumes parts, of "simpleStatement";
    /// `'++' | '--' | '<-' expression | assignmentOperator 'range'? expressions`
    SIMPLE_STATEMENT_PLUS_PLUS_OR_OTHER "simpleStatement_plus_plus_or_other" = Alternation [PLUS_PLUS
        MINUS_MINUS SIMPLE_STATEMENT_LT_MINUS_EXPRESSION SIMPLE_STATEMENT_ASSIGNMENT_OPERATOR_EXPRESSIONS],
        subsumes parts, fits [SIMPLE_STATEMENT_OPTIONAL_PLUS_PLUS_OR_OTHER], shortest "++",
        of "simpleStatement";
    /// `'<-' expression`
    SIMPLE_STATEMENT_LT_MINUS_EXPRESSION "simpleStatement_lt_minus_expression" = Sequence [LT_MINUS
        EXPRESSION], fits [SIMPLE_STATEMENT_PLUS_PLUS_OR_OTHER], shortest "<- a", as Alternative,
        of "simpleStatement";
    /// `assignmentOperator 'range'? expressions`
    SIMPLE_STATEMENT_ASSIGNMENT_OPERATOR_EXPRESSIONS "simpleStatement_assignmentOperator_expressions"
        = Sequence [ASSIGNMENT_OPERATOR SIMPLE_STATEMENT_OPTIONAL_RANGE EXPRESSIONS],
        fits [SIMPLE_STATEMENT_PLUS_PLUS_OR_OTHER], shortest "= a", as Alternative, of "simpleStatement";
    /// `assignmentOperator : '=' | ':=' | '+=' | '-=' | '*=' | '/=' | '%=' | '&=' | '|=' | '^=' | '<<=' |
    ///     '>>=' | '&^='`
    ASSIGNMENT_OPERATOR "assignmentOperator" = Set [EQ COLON_EQ PLUS_EQ MINUS_EQ STAR_EQ SLASH_EQ PERCENT_EQ
        AMP_EQ PIPE_EQ CARET_EQ LT_LT_EQ GT_GT_EQ AMP_CARET_EQ], subsumes parts, shortest "=";
    /// `'range'?`
    SIMPLE_STATEMENT_OPTIONAL_RANGE "simpleStatement_optional_range" = Optional [RANGE], subsumes parts,
        of "simpleStatement";
    /// `'range' expression`
    SIMPLE_STATEMENT_RANGE "simpleStatement_range" = Sequence [RANGE EXPRESSION], fits [SIMPLE_STATEMENT],
        shortest "range a", as Alternative, of "simpleStatement";
    /// `genericDeclaration : 'const' (constantSpecification | '(' (constantSpecification terminator)* ')') |
    ///     'var' (variableSpecification | '(' (variableSpecification terminator)* ')') | 'type'
    ///     (typeSpecification | '(' (typeSpecification terminator)* ')')`
    GENERIC_DECLARATION "genericDeclaration" = Alternation [GENERIC_DECLARATION_CONST GENERIC_DECLARATION_VAR
        GENERIC_DECLARATION_TYPE], subsumes parts, fits [DECLARATION STATEMENT], shortest "const a";
    /// `'const' (constantSpecification | '(' (constantSpecification terminator)* ')')`
    GENERIC_DECLARATION_CONST "genericDeclaration_const" = Sequence [CONST
        GENERIC_DECLARATION_CONSTANT_SPECIFICATION_OR_OTHER], fits [GENERIC_DECLARATION], shortest "const a",
        as Alternative, of "genericDeclaration";
    /// `constantSpecification | '(' (constantSpecification terminator)* ')'`
    GENERIC_DECLARATION_CONSTANT_SPECIFICATION_OR_OTHER "genericDeclaration_constantSpecification_or_other"
        = Alternation [CONSTANT_SPECIFICATION GENERIC_DECLARATION_L_PAREN_CONSTANT_SPECIFICATION_TERMINATORS],
        subsumes parts, shortest "a", of "genericDeclaration";
    /// `constantSpecification : names type? ('=' expressions)?`
    CONSTANT_SPECIFICATION "constantSpecification" = Sequence [NAMES OPTIONAL_TYPE OPTIONAL_EQ_EXPRESSIONS],
        subsumes [NAMES], fits [GENERIC_DECLARATION_CONSTANT_SPECIFICATION_OR_OTHER
        GENERIC_DECLARATION_CONSTANT_SPECIFICATION_TERMINATOR], shortest "a";
    /// `names : NAME (',' NAME)*`
    NAMES "names" = Sequence [NAME NAMES_NEXT_NAMES], subsumes [NAME], fits [CONSTANT_SPECIFICATION],
        shortest "a";
    /// `(',' NAME)*`
    NAMES_NEXT_NAMES "names_next_NAMEs" = Star [NAMES_NEXT_NAME], subsumes parts, of "names";
    /// `',' NAME`
    NAMES_NEXT_NAME "names_next_NAME" = Sequence [COMMA NAME], fits [NAMES_NEXT_NAMES], shortest ", a",
        of "names";
    /// `type?`
    OPTIONAL_TYPE "optional_type" = Optional [TYPE], subsumes parts, of "type";
    /// `('=' expressions)?`
    OPTIONAL_EQ_EXPRESSIONS "optional_eq_expressions" = Optional [EQ_EXPRESSIONS], subsumes parts,
        of "constantSpecification" "variableSpecification";
    /// `'=' expressions`
    EQ_EXPRESSIONS "eq_expressions" = Sequence [EQ EXPRESSIONS], fits [OPTIONAL_EQ_EXPRESSIONS
        VARIABLE_SPECIFICATION_TYPE_OR_EQ_EXPRESSIONS], shortest "= a", of "constantSpecification"
        "variableSpecification";
    /// `'(' (constantSpecification terminator)* ')'`
    GENERIC_DECLARATION_L_PAREN_CONSTANT_SPECIFICATION_TERMINATORS
        "genericDeclaration_l_paren_constantSpecification_terminators" = Sequence [L_PAREN
        GENERIC_DECLARATION_CONSTANT_SPECIFICATION_TERMINATORS R_PAREN],
        fits [GENERIC_DECLARATION_CONSTANT_SPECIFICATION_OR_OTHER], shortest "( )", as Alternative,
        of "genericDeclaration";
    /// `(constantSpecification terminator)*`
    GENERIC_DECLARATION_CONSTANT_SPECIFICATION_TERMINATORS
        "genericDeclaration_constantSpecification_terminators" = Star
        [GENERIC_DECLARATION_CONSTANT_SPECIFICATION_TERMINATOR], subsumes parts, of "genericDeclaration";
    /// `constantSpecification terminator`
    GENERIC_DECLARATION_CONSTANT_SPECIFICATION_TERMINATOR
        "genericDeclaration_constantSpecification_terminator" = Sequence [CONSTANT_SPECIFICATION TERMINATOR],
        subsumes [CONSTANT_SPECIFICATION], fits [GENERIC_DECLARATION_CONSTANT_SPECIFICATION_TERMINATORS],
        shortest "a", of "genericDeclaration";
    /// `'var' (variableSpecification | '(' (variableSpecification terminator)* ')')`
    GENERIC_DECLARATION_VAR "genericDeclaration_var" = Sequence [VAR
        GENERIC_DECLARATION_VARIABLE_SPECIFICATION_OR_OTHER], fits [GENERIC_DECLARATION], shortest "var ( )",
        as Alternative, of "genericDeclaration";
    /// `variableSpecification | '(' (variableSpecification terminator)* ')'`
    GENERIC_DECLARATION_VARIABLE_SPECIFICATION_OR_OTHER "genericDeclaration_variableSpecification_or_other"
        = Alternation [VARIABLE_SPECIFICATION GENERIC_DECLARATION_L_PAREN_VARIABLE_SPECIFICATION_TERMINATORS],
        subsumes parts, shortest "( )", of "genericDeclaration";
    /// `variableSpecification : names (type ('=' expressions)? | '=' expressions)`
    VARIABLE_SPECIFICATION "variableSpecification" = Sequence [NAMES
        VARIABLE_SPECIFICATION_TYPE_OR_EQ_EXPRESSIONS],
        fits [GENERIC_DECLARATION_VARIABLE_SPECIFICATION_OR_OTHER
        GENERIC_DECLARATION_VARIABLE_SPECIFICATION_TERMINATOR], shortest "a a";
    /// `type ('=' expressions)? | '=' expressions`
    VARIABLE_SPECIFICATION_TYPE_OR_EQ_EXPRESSIONS "variableSpecification_type_or_eq_expressions" = Alternation
        [VARIABLE_SPECIFICATION_TYPE EQ_EXPRESSIONS], subsumes parts, shortest "a",
        of "variableSpecification";
    /// `type ('=' expressions)?`
    VARIABLE_SPECIFICATION_TYPE "variableSpecification_type" = Sequence [TYPE OPTIONAL_EQ_EXPRESSIONS],
        subsumes [TYPE], fits [VARIABLE_SPECIFICATION_TYPE_OR_EQ_EXPRESSIONS], shortest "a", as Alternative,
        of "variableSpecification";
    /// `'(' (variableSpecification terminator)* ')'`
    GENERIC_DECLARATION_L_PAREN_VARIABLE_SPECIFICATION_TERMINATORS
        "genericDeclaration_l_paren_variableSpecification_terminators" = Sequence [L_PAREN
        GENERIC_DECLARATION_VARIABLE_SPECIFICATION_TERMINATORS R_PAREN],
        fits [GENERIC_DECLARATION_VARIABLE_SPECIFICATION_OR_OTHER], shortest "( )", as Alternative,
        of "genericDeclaration";
    /// `(variableSpecification terminator)*`
    GENERIC_DECLARATION_VARIABLE_SPECIFICATION_TERMINATORS
        "genericDeclaration_variableSpecification_terminators" = Star
        [GENERIC_DECLARATION_VARIABLE_SPECIFICATION_TERMINATOR], subsumes parts, of "genericDeclaration";
    /// `variableSpecification terminator`
    GENERIC_DECLARATION_VARIABLE_SPECIFICATION_TERMINATOR
        "genericDeclaration_variableSpecification_terminator" = Sequence [VARIABLE_SPECIFICATION TERMINATOR],
        subsumes [VARIABLE_SPECIFICATION], fits [GENERIC_DECLARATION_VARIABLE_SPECIFICATION_TERMINATORS],
        shortest "a a", of "genericDeclaration";
    /// `'type' (typeSpecification | '(' (typeSpecification terminator)* ')')`
    GENERIC_DECLARATION_TYPE "genericDeclaration_type" = Sequence [TYPE_KEYWORD
        GENERIC_DECLARATION_TYPE_SPECIFICATION_OR_L_PAREN_R_PAREN], fits [GENERIC_DECLARATION],
        shortest "type ( )", as Alternative, of "genericDeclaration";
    /// `typeSpecification | '(' (typeSpecification terminator)* ')'`
    GENERIC_DECLARATION_TYPE_SPECIFICATION_OR_L_PAREN_R_PAREN
        "genericDeclaration_typeSpecification_or_l_paren_r_paren" = Alternation [TYPE_SPECIFICATION
        GENERIC_DECLARATION_L_PAREN_TYPE_SPECIFICATION_TERMINATORS_R_PAREN], subsumes parts, shortest "( )",
        of "genericDeclaration";
    /// `typeSpecification : NAME typeParameters? '='? type`
    TYPE_SPECIFICATION "typeSpecification" = Sequence [NAME OPTIONAL_TYPE_PARAMETERS
        TYPE_SPECIFICATION_OPTIONAL_EQ TYPE], fits [GENERIC_DECLARATION_TYPE_SPECIFICATION_OR_L_PAREN_R_PAREN
        GENERIC_DECLARATION_TYPE_SPECIFICATION_TERMINATOR], shortest "a a";
    /// `typeParameters?`
    OPTIONAL_TYPE_PARAMETERS "optional_typeParameters" = Optional [TYPE_PARAMETERS], subsumes parts,
        of "typeParameters";
    /// `typeParameters : '[' typeParameter (',' typeParameter)* ','? ']'`
    TYPE_PARAMETERS "typeParameters" = Sequence [L_BRACKET TYPE_PARAMETER TYPE_PARAMETERS_NEXT_TYPE_PARAMETERS
        OPTIONAL_COMMA R_BRACKET], fits [OPTIONAL_TYPE_PARAMETERS], shortest "[ a a ]";
    /// `typeParameter : names constraint`
    TYPE_PARAMETER "typeParameter" = Sequence [NAMES CONSTRAINT], shortest "a a";
    /// `constraint : constraintTerm ('|' constraintTerm)*`
    CONSTRAINT "constraint" = Sequence [CONSTRAINT_TERM CONSTRAINT_NEXT_CONSTRAINT_TERMS],
        subsumes [CONSTRAINT_TERM], fits [INTERFACE_ELEMENT_CONSTRAINT], shortest "a";
    /// `constraintTerm : '~'? type`
    CONSTRAINT_TERM "constraintTerm" = Sequence [CONSTRAINT_TERM_OPTIONAL_TILDE TYPE], subsumes [TYPE],
        fits [CONSTRAINT], shortest "a";
    /// `'~'?`
    CONSTRAINT_TERM_OPTIONAL_TILDE "constraintTerm_optional_tilde" = Optional [TILDE], subsumes parts,
        of "constraintTerm";
    /// `('|' constraintTerm)*`
    CONSTRAINT_NEXT_CONSTRAINT_TERMS "constraint_next_constraintTerms" = Star
        [CONSTRAINT_NEXT_CONSTRAINT_TERM], subsumes parts, of "constraint";
    /// `'|' constraintTerm`
    CONSTRAINT_NEXT_CONSTRAINT_TERM "constraint_next_constraintTerm" = Sequence [PIPE CONSTRAINT_TERM],
        fits [CONSTRAINT_NEXT_CONSTRAINT_TERMS], shortest "| a", of "constraint";
    /// `(',' typeParameter)*`
    TYPE_PARAMETERS_NEXT_TYPE_PARAMETERS "typeParameters_next_typeParameters" = Star
        [TYPE_PARAMETERS_NEXT_TYPE_PARAMETER], subsumes parts, of "typeParameters";
    /// `',' typeParameter`
    TYPE_PARAMETERS_NEXT_TYPE_PARAMETER "typeParameters_next_typeParameter" = Sequence [COMMA TYPE_PARAMETER],
        fits [TYPE_PARAMETERS_NEXT_TYPE_PARAMETERS], shortest ", a a", of "typeParameters";
    /// `','?`
    OPTIONAL_COMMA "optional_comma" = Optional [COMMA], subsumes parts, of "receiver" "signature"
        "typeParameters" and 4 others;
    /// `'='?`
    TYPE_SPECIFICATION_OPTIONAL_EQ "typeSpecification_optional_eq" = Optional [EQ], subsumes parts,
        of "typeSpecification";
    /// `'(' (typeSpecification terminator)* ')'`
    GENERIC_DECLARATION_L_PAREN_TYPE_SPECIFICATION_TERMINATORS_R_PAREN
        "genericDeclaration_l_paren_typeSpecification_terminators_r_paren" = Sequence [L_PAREN
        GENERIC_DECLARATION_TYPE_SPECIFICATION_TERMINATORS R_PAREN],
        fits [GENERIC_DECLARATION_TYPE_SPECIFICATION_OR_L_PAREN_R_PAREN], shortest "( )", as Alternative,
        of "genericDeclaration";
    /// `(typeSpecification terminator)*`
    GENERIC_DECLARATION_TYPE_SPECIFICATION_TERMINATORS "genericDeclaration_typeSpecification_terminators"
        = Star [GENERIC_DECLARATION_TYPE_SPECIFICATION_TERMINATOR], subsumes parts, of "genericDeclaration";
    /// `typeSpecification terminator`
    GENERIC_DECLARATION_TYPE_SPECIFICATION_TERMINATOR "genericDeclaration_typeSpecification_terminator"
        = Sequence [TYPE_SPECIFICATION TERMINATOR], subsumes [TYPE_SPECIFICATION],
        fits [GENERIC_DECLARATION_TYPE_SPECIFICATION_TERMINATORS], shortest "a a", of "genericDeclaration";
    /// `ifStatement : 'if' statementHead block ('else' 'if' statementHead block)* ('else' block)?`
    IF_STATEMENT "ifStatement" = Sequence [IF STATEMENT_HEAD BLOCK IF_STATEMENT_ELSE_IFS
        IF_STATEMENT_OPTIONAL_ELSE], fits [STATEMENT], shortest "if ; { }";
    /// `statementHead : simpleStatement (end simpleStatement?)? | end simpleStatement?`
    STATEMENT_HEAD "statementHead" = Alternation [STATEMENT_HEAD_SIMPLE_STATEMENT
        END_OPTIONAL_SIMPLE_STATEMENT], subsumes parts, fits [OPTIONAL_STATEMENT_HEAD], shortest ";";
    /// `simpleStatement (end simpleStatement?)?`
    STATEMENT_HEAD_SIMPLE_STATEMENT "statementHead_simpleStatement" = Sequence [SIMPLE_STATEMENT
        OPTIONAL_END], subsumes [SIMPLE_STATEMENT], fits [STATEMENT_HEAD], shortest "a", as Alternative,
        of "statementHead";
    /// `(end simpleStatement?)?`
    OPTIONAL_END "optional_end" = Optional [END_OPTIONAL_SIMPLE_STATEMENT], subsumes parts, of "statementHead"
        "forHead";
    /// `end simpleStatement?`
    END_OPTIONAL_SIMPLE_STATEMENT "end_optional_simpleStatement" = Sequence [END OPTIONAL_SIMPLE_STATEMENT],
        subsumes [END], fits [STATEMENT_HEAD OPTIONAL_END], shortest ";", of "statementHead" "forHead";
    /// `simpleStatement?`
    OPTIONAL_SIMPLE_STATEMENT "optional_simpleStatement" = Optional [SIMPLE_STATEMENT], subsumes parts,
        of "simpleStatement";
    /// `('else' 'if' statementHead block)*`
    IF_STATEMENT_ELSE_IFS "ifStatement_else_ifs" = Star [IF_STATEMENT_ELSE_IF], subsumes parts,
        of "ifStatement";
    /// `'else' 'if' statementHead block`
    IF_STATEMENT_ELSE_IF "ifStatement_else_if" = Sequence [ELSE IF STATEMENT_HEAD BLOCK],
        fits [IF_STATEMENT_ELSE_IFS], shortest "else if ; { }", of "ifStatement";
    /// `('else' block)?`
    IF_STATEMENT_OPTIONAL_ELSE "ifStatement_optional_else" = Optional [IF_STATEMENT_ELSE], subsumes parts,
        of "ifStatement";
    /// `'else' block`
    IF_STATEMENT_ELSE "ifStatement_else" = Sequence [ELSE BLOCK], fits [IF_STATEMENT_OPTIONAL_ELSE],
        shortest "else { }", of "ifStatement";
    /// `forStatement : 'for' (forHead block | block)`
    /// In normal form `'for' forHead? block`
    FOR_STATEMENT "forStatement" = Sequence [FOR OPTIONAL_FOR_HEAD BLOCK], fits [STATEMENT],
        shortest "for { }";
    /// `forHead?`
    OPTIONAL_FOR_HEAD "optional_forHead" = Optional [FOR_HEAD], subsumes parts, of "forHead";
    /// `forHead : simpleStatement (end simpleStatement? (end simpleStatement?)?)? | end simpleStatement?
    ///     (end simpleStatement?)?`
    FOR_HEAD "forHead" = Alternation [FOR_HEAD_SIMPLE_STATEMENT FOR_HEAD_END], subsumes parts,
        fits [OPTIONAL_FOR_HEAD], shortest ";";
    /// `simpleStatement (end simpleStatement? (end simpleStatement?)?)?`
    FOR_HEAD_SIMPLE_STATEMENT "forHead_simpleStatement" = Sequence [SIMPLE_STATEMENT FOR_HEAD_OPTIONAL_END],
        subsumes [SIMPLE_STATEMENT], fits [FOR_HEAD], shortest "a", as Alternative, of "forHead";
    /// `(end simpleStatement? (end simpleStatement?)?)?`
    FOR_HEAD_OPTIONAL_END "forHead_optional_end" = Optional [FOR_HEAD_END], subsumes parts, of "forHead";
    /// `end simpleStatement? (end simpleStatement?)?`
    FOR_HEAD_END "forHead_end" = Sequence [END OPTIONAL_SIMPLE_STATEMENT OPTIONAL_END], subsumes [END],
        fits [FOR_HEAD FOR_HEAD_OPTIONAL_END], shortest ";", of "forHead";
    /// `switchStatement : 'switch' statementHead? '{' caseClause* '}'`
    SWITCH_STATEMENT "switchStatement" = Sequence [SWITCH OPTIONAL_STATEMENT_HEAD L_BRACE CASE_CLAUSES
        R_BRACE], fits [STATEMENT], shortest "switch { }";
    /// `statementHead?`
    OPTIONAL_STATEMENT_HEAD "optional_statementHead" = Optional [STATEMENT_HEAD], subsumes parts,
        of "statementHead";
    /// `caseClause*`
    CASE_CLAUSES "caseClauses" = Star [CASE_CLAUSE], subsumes parts, of "caseClause";
    /// `caseClause : ('case' simpleStatement | 'default') ':' terminatedStatement*`
    CASE_CLAUSE "caseClause" = Sequence [CASE_CLAUSE_CASE_OR_DEFAULT COLON TERMINATED_STATEMENTS],
        fits [CASE_CLAUSES], shortest "default :";
    /// `'case' simpleStatement | 'default'`
    CASE_CLAUSE_CASE_OR_DEFAULT "caseClause_case_or_default" = Alternation [CASE_CLAUSE_CASE DEFAULT],
        subsumes parts, shortest "default", of "caseClause";
    /// `'case' simpleStatement`
    CASE_CLAUSE_CASE "caseClause_case" = Sequence [CASE SIMPLE_STATEMENT], fits [CASE_CLAUSE_CASE_OR_DEFAULT],
        shortest "case a", as Alternative, of "caseClause";
    /// `selectStatement : 'select' '{' caseClause* '}'`
    SELECT_STATEMENT "selectStatement" = Sequence [SELECT L_BRACE CASE_CLAUSES R_BRACE], fits [STATEMENT],
        shortest "select { }";
    /// `('go' | 'defer') expression`
    STATEMENT_GO_OR_DEFER_EXPRESSION "statement_go_or_defer_expression" = Sequence [STATEMENT_GO_OR_DEFER
        EXPRESSION], fits [STATEMENT], shortest "go a", as Alternative, of "statement";
    /// `'go' | 'defer'`
    STATEMENT_GO_OR_DEFER "statement_go_or_defer" = Set [GO DEFER], subsumes parts, shortest "go",
        of "statement";
    /// `'return' expressions?`
    STATEMENT_RETURN "statement_return" = Sequence [RETURN OPTIONAL_EXPRESSIONS], subsumes [RETURN],
        fits [STATEMENT], shortest "return", as Alternative, of "statement";
    /// `expressions?`
    OPTIONAL_EXPRESSIONS "optional_expressions" = Optional [EXPRESSIONS], subsumes parts, of "expressions";
    /// `('break' | 'continue') NAME?`
    STATEMENT_BREAK_OR_CONTINUE_OPTIONAL_NAME "statement_break_or_continue_optional_NAME" = Sequence
        [STATEMENT_BREAK_OR_CONTINUE_CHOICE STATEMENT_OPTIONAL_NAME],
        subsumes [STATEMENT_BREAK_OR_CONTINUE_CHOICE], fits [STATEMENT], shortest "break", as Alternative,
        of "statement";
    /// `'break' | 'continue'`
    STATEMENT_BREAK_OR_CONTINUE_CHOICE "statement_break_or_continue_choice" = Set [BREAK CONTINUE],
        subsumes parts, fits [STATEMENT_BREAK_OR_CONTINUE_OPTIONAL_NAME], shortest "break", of "statement";
    /// `NAME?`
    STATEMENT_OPTIONAL_NAME "statement_optional_NAME" = Optional [NAME], subsumes parts, of "statement";
    /// `'goto' NAME`
    STATEMENT_GOTO_NAME "statement_goto_NAME" = Sequence [GOTO NAME], fits [STATEMENT], shortest "goto a",
        as Alternative, of "statement";
    /// `arguments : '(' (argument (',' argument)* ','?)? ')'`
    ARGUMENTS "arguments" = Sequence [L_PAREN ARGUMENTS_OPTIONAL_ARGUMENT R_PAREN],
        fits [OPERAND_BLOCK_OR_ARGUMENTS OPERAND_LITERAL_VALUE_OR_ARGUMENTS
        PRIMARY_NEXT_NAME_OR_L_PAREN_TYPE_OR_TYPE_R_PAREN_OR_OTHER], shortest "( )";
    /// `(argument (',' argument)* ','?)?`
    ARGUMENTS_OPTIONAL_ARGUMENT "arguments_optional_argument" = Optional [ARGUMENTS_ARGUMENT], subsumes parts,
        of "arguments";
    /// `argument (',' argument)* ','?`
    ARGUMENTS_ARGUMENT "arguments_argument" = Sequence [ARGUMENT ARGUMENTS_NEXT_ARGUMENTS OPTIONAL_COMMA],
        subsumes [ARGUMENT], fits [ARGUMENTS_OPTIONAL_ARGUMENT], shortest "a", of "arguments";
    /// `argument : expression '...'?`
    ARGUMENT "argument" = Sequence [EXPRESSION OPTIONAL_DOT_DOT_DOT], subsumes [EXPRESSION],
        fits [ARGUMENTS_ARGUMENT], shortest "a";
    /// `(',' argument)*`
    ARGUMENTS_NEXT_ARGUMENTS "arguments_next_arguments" = Star [ARGUMENTS_NEXT_ARGUMENT], subsumes parts,
        of "arguments";
    /// `',' argument`
    ARGUMENTS_NEXT_ARGUMENT "arguments_next_argument" = Sequence [COMMA ARGUMENT],
        fits [ARGUMENTS_NEXT_ARGUMENTS], shortest ", a", of "arguments";
    /// `literalType (literalValue | arguments)`
    OPERAND_LITERAL_TYPE "operand_literalType" = Sequence [LITERAL_TYPE OPERAND_LITERAL_VALUE_OR_ARGUMENTS],
        fits [OPERAND], shortest "chan a ( )", as Alternative, of "operand";
    /// `literalType : '[' (expression | '...')? ']' type | 'map' '[' type ']' type | 'chan' '<-'? type |
    ///     bracedType`
    LITERAL_TYPE "literalType" = Alternation [LITERAL_TYPE_L_BRACKET_R_BRACKET_TYPE LITERAL_TYPE_MAP
        LITERAL_TYPE_CHAN BRACED_TYPE], subsumes parts, fits [BARE_TYPE], shortest "chan a";
    /// `'[' (expression | '...')? ']' type`
    LITERAL_TYPE_L_BRACKET_R_BRACKET_TYPE "literalType_l_bracket_r_bracket_type" = Sequence [L_BRACKET
        OPTIONAL_EXPRESSION_OR_DOT_DOT_DOT R_BRACKET TYPE], fits [LITERAL_TYPE], shortest "[ ] a",
        as Alternative, of "literalType";
    /// `'map' '[' type ']' type`
    LITERAL_TYPE_MAP "literalType_map" = Sequence [MAP L_BRACKET TYPE R_BRACKET TYPE], fits [LITERAL_TYPE],
        shortest "map [ a ] a", as Alternative, of "literalType";
    /// `'chan' '<-'? type`
    LITERAL_TYPE_CHAN "literalType_chan" = Sequence [CHAN OPTIONAL_LT_MINUS TYPE], fits [LITERAL_TYPE],
        shortest "chan a", as Alternative, of "literalType";
    /// `'<-'?`
    OPTIONAL_LT_MINUS "optional_lt_minus" = Optional [LT_MINUS], subsumes parts, of "literalType" "type";
    /// `bracedType : 'struct' '{' (field terminator)* '}' | 'interface' '{' (interfaceElement terminator)*
    ///     '}'`
    BRACED_TYPE "bracedType" = Alternation [BRACED_TYPE_STRUCT BRACED_TYPE_INTERFACE], subsumes parts,
        fits [LITERAL_TYPE TYPE_OPERAND], shortest "struct { }";
    /// `'struct' '{' (field terminator)* '}'`
    BRACED_TYPE_STRUCT "bracedType_struct" = Sequence [STRUCT L_BRACE BRACED_TYPE_FIELD_TERMINATORS R_BRACE],
        fits [BRACED_TYPE], shortest "struct { }", as Alternative, of "bracedType";
    /// `(field terminator)*`
    BRACED_TYPE_FIELD_TERMINATORS "bracedType_field_terminators" = Star [BRACED_TYPE_FIELD_TERMINATOR],
        subsumes parts, of "bracedType";
    /// `field terminator`
    BRACED_TYPE_FIELD_TERMINATOR "bracedType_field_terminator" = Sequence [FIELD TERMINATOR],
        subsumes [FIELD], fits [BRACED_TYPE_FIELD_TERMINATORS], shortest "a", of "bracedType";
    /// `field : (names type | {embedded()}? '*'? typeName) string?`
    FIELD "field" = Sequence [FIELD_NAMES_TYPE_OR_TYPE_NAME OPTIONAL_STRING],
        subsumes [FIELD_NAMES_TYPE_OR_TYPE_NAME], fits [BRACED_TYPE_FIELD_TERMINATOR], shortest "a";
    /// `names type | {embedded()}? '*'? typeName`
    FIELD_NAMES_TYPE_OR_TYPE_NAME "field_names_type_or_typeName" = Alternation [FIELD_NAMES_TYPE
        FIELD_TYPE_NAME], subsumes parts, fits [FIELD], shortest "a", of "field";
    /// `names type`
    FIELD_NAMES_TYPE "field_names_type" = Sequence [NAMES TYPE], fits [FIELD_NAMES_TYPE_OR_TYPE_NAME],
        shortest "a a", as Alternative, of "field";
    /// `{embedded()}? '*'? typeName`
    FIELD_TYPE_NAME "field_typeName" = Sequence [EMBEDDED FIELD_OPTIONAL_STAR TYPE_NAME],
        subsumes [TYPE_NAME], fits [FIELD_NAMES_TYPE_OR_TYPE_NAME], shortest "a", as Alternative, of "field";
    /// `'*'?`
    FIELD_OPTIONAL_STAR "field_optional_star" = Optional [STAR], subsumes parts, of "field";
    /// `typeName : NAME ('.' NAME)? ('[' type (',' type)* ','? ']')?`
    TYPE_NAME "typeName" = Sequence [NAME TYPE_NAME_OPTIONAL_NEXT_NAME
        TYPE_NAME_OPTIONAL_L_BRACKET_TYPE_R_BRACKET], subsumes [NAME], fits [FIELD_TYPE_NAME TYPE_OPERAND],
        shortest "a";
    /// `('.' NAME)?`
    TYPE_NAME_OPTIONAL_NEXT_NAME "typeName_optional_next_NAME" = Optional [TYPE_NAME_NEXT_NAME],
        subsumes parts, of "typeName";
    /// `'.' NAME`
    TYPE_NAME_NEXT_NAME "typeName_next_NAME" = Sequence [DOT NAME], fits [TYPE_NAME_OPTIONAL_NEXT_NAME],
        shortest ". a", of "typeName";
    /// `('[' type (',' type)* ','? ']')?`
    TYPE_NAME_OPTIONAL_L_BRACKET_TYPE_R_BRACKET "typeName_optional_l_bracket_type_r_bracket" = Optional
        [TYPE_NAME_L_BRACKET_TYPE_R_BRACKET], subsumes parts, of "typeName";
    /// `'[' type (',' type)* ','? ']'`
    TYPE_NAME_L_BRACKET_TYPE_R_BRACKET "typeName_l_bracket_type_r_bracket" = Sequence [L_BRACKET TYPE
        TYPE_NAME_NEXT_TYPES OPTIONAL_COMMA R_BRACKET], fits [TYPE_NAME_OPTIONAL_L_BRACKET_TYPE_R_BRACKET],
        shortest "[ a ]", of "typeName";
    /// `(',' type)*`
    TYPE_NAME_NEXT_TYPES "typeName_next_types" = Star [TYPE_NAME_NEXT_TYPE], subsumes parts, of "typeName";
    /// `',' type`
    TYPE_NAME_NEXT_TYPE "typeName_next_type" = Sequence [COMMA TYPE], fits [TYPE_NAME_NEXT_TYPES],
        shortest ", a", of "typeName";
    /// `string?`
    OPTIONAL_STRING "optional_string" = Optional [STRING_RULE], subsumes parts, of "string";
    /// `'interface' '{' (interfaceElement terminator)* '}'`
    BRACED_TYPE_INTERFACE "bracedType_interface" = Sequence [INTERFACE L_BRACE
        BRACED_TYPE_INTERFACE_ELEMENT_TERMINATORS R_BRACE], fits [BRACED_TYPE], shortest "interface { }",
        as Alternative, of "bracedType";
    /// `(interfaceElement terminator)*`
    BRACED_TYPE_INTERFACE_ELEMENT_TERMINATORS "bracedType_interfaceElement_terminators" = Star
        [BRACED_TYPE_INTERFACE_ELEMENT_TERMINATOR], subsumes parts, of "bracedType";
    /// `interfaceElement terminator`
    BRACED_TYPE_INTERFACE_ELEMENT_TERMINATOR "bracedType_interfaceElement_terminator" = Sequence
        [INTERFACE_ELEMENT TERMINATOR], subsumes [INTERFACE_ELEMENT],
        fits [BRACED_TYPE_INTERFACE_ELEMENT_TERMINATORS], shortest "a", of "bracedType";
    /// `interfaceElement : NAME signature | {embedded()}? constraint`
    INTERFACE_ELEMENT "interfaceElement" = Alternation [INTERFACE_ELEMENT_NAME INTERFACE_ELEMENT_CONSTRAINT],
        subsumes parts, fits [BRACED_TYPE_INTERFACE_ELEMENT_TERMINATOR], shortest "a";
    /// `NAME signature`
    INTERFACE_ELEMENT_NAME "interfaceElement_NAME" = Sequence [NAME SIGNATURE], fits [INTERFACE_ELEMENT],
        shortest "a ( )", as Alternative, of "interfaceElement";
    /// `{embedded()}? constraint`
    INTERFACE_ELEMENT_CONSTRAINT "interfaceElement_constraint" = Sequence [EMBEDDED CONSTRAINT],
        subsumes [CONSTRAINT], fits [INTERFACE_ELEMENT], shortest "a", as Alternative, of "interfaceElement";
    /// `literalValue | arguments`
    OPERAND_LITERAL_VALUE_OR_ARGUMENTS "operand_literalValue_or_arguments" = Alternation [LITERAL_VALUE
        ARGUMENTS], subsumes parts, shortest "( )", of "operand";
    /// `literalValue : '{' (element (',' element)* ','?)? '}'`
    LITERAL_VALUE "literalValue" = Sequence [L_BRACE LITERAL_VALUE_OPTIONAL_ELEMENT R_BRACE],
        fits [OPERAND_LITERAL_VALUE_OR_ARGUMENTS ELEMENT_VALUE PRIMARY_LITERAL_VALUE], shortest "{ }";
    /// `(element (',' element)* ','?)?`
    LITERAL_VALUE_OPTIONAL_ELEMENT "literalValue_optional_element" = Optional [LITERAL_VALUE_ELEMENT],
        subsumes parts, of "literalValue";
    /// `element (',' element)* ','?`
    LITERAL_VALUE_ELEMENT "literalValue_element" = Sequence [ELEMENT LITERAL_VALUE_NEXT_ELEMENTS
        OPTIONAL_COMMA], subsumes [ELEMENT], fits [LITERAL_VALUE_OPTIONAL_ELEMENT], shortest "a",
        of "literalValue";
    /// `element : elementValue (':' elementValue)?`
    ELEMENT "element" = Sequence [ELEMENT_VALUE ELEMENT_OPTIONAL_COLON_ELEMENT_VALUE],
        subsumes [ELEMENT_VALUE], fits [LITERAL_VALUE_ELEMENT], shortest "a";
    /// `elementValue : expression | literalValue`
    ELEMENT_VALUE "elementValue" = Alternation [EXPRESSION LITERAL_VALUE], subsumes parts, fits [ELEMENT],
        shortest "a";
    /// `(':' elementValue)?`
    ELEMENT_OPTIONAL_COLON_ELEMENT_VALUE "element_optional_colon_elementValue" = Optional
        [ELEMENT_COLON_ELEMENT_VALUE], subsumes parts, of "element";
    /// `':' elementValue`
    ELEMENT_COLON_ELEMENT_VALUE "element_colon_elementValue" = Sequence [COLON ELEMENT_VALUE],
        fits [ELEMENT_OPTIONAL_COLON_ELEMENT_VALUE], shortest ": a", of "element";
    /// `(',' element)*`
    LITERAL_VALUE_NEXT_ELEMENTS "literalValue_next_elements" = Star [LITERAL_VALUE_NEXT_ELEMENT],
        subsumes parts, of "literalValue";
    /// `',' element`
    LITERAL_VALUE_NEXT_ELEMENT "literalValue_next_element" = Sequence [COMMA ELEMENT],
        fits [LITERAL_VALUE_NEXT_ELEMENTS], shortest ", a", of "literalValue";
    /// `bracedType '.' NAME`
    OPERAND_NAME "operand_NAME" = Sequence [BRACED_TYPE DOT NAME], fits [OPERAND], shortest "struct { } . a",
        as Alternative, of "operand";
    /// `('.' (NAME | '(' (type | 'type') ')') | '[' index ']' | arguments | {literal()}? literalValue)*`
    PRIMARY_NEXT_NAME_OR_L_PAREN_TYPE_OR_TYPE_R_PAREN_OR_OTHERS
        "primary_next_NAME_or_l_paren_type_or_type_r_paren_or_others" = Star
        [PRIMARY_NEXT_NAME_OR_L_PAREN_TYPE_OR_TYPE_R_PAREN_OR_OTHER], subsumes parts, of "primary";
    /// `'.' (NAME | '(' (type | 'type') ')') | '[' index ']' | arguments | {literal()}? literalValue`
    PRIMARY_NEXT_NAME_OR_L_PAREN_TYPE_OR_TYPE_R_PAREN_OR_OTHER
        "primary_next_NAME_or_l_paren_type_or_type_r_paren_or_other" = Alternation
        [PRIMARY_NEXT_NAME_OR_L_PAREN_TYPE_OR_TYPE_R_PAREN PRIMARY_L_BRACKET_INDEX_R_BRACKET ARGUMENTS
        PRIMARY_LITERAL_VALUE], subsumes parts,
        fits [PRIMARY_NEXT_NAME_OR_L_PAREN_TYPE_OR_TYPE_R_PAREN_OR_OTHERS], shortest "( )", as Rest,
        of "primary";
    /// `'.' (NAME | '(' (type | 'type') ')')`
    PRIMARY_NEXT_NAME_OR_L_PAREN_TYPE_OR_TYPE_R_PAREN "primary_next_NAME_or_l_paren_type_or_type_r_paren"
        = Sequence [DOT PRIMARY_NAME_OR_L_PAREN_TYPE_OR_TYPE_R_PAREN],
        fits [PRIMARY_NEXT_NAME_OR_L_PAREN_TYPE_OR_TYPE_R_PAREN_OR_OTHER], shortest ". a", as Alternative,
        of "primary";
    /// `NAME | '(' (type | 'type') ')'`
    PRIMARY_NAME_OR_L_PAREN_TYPE_OR_TYPE_R_PAREN "primary_NAME_or_l_paren_type_or_type_r_paren" = Alternation
        [NAME PRIMARY_L_PAREN_TYPE_OR_TYPE_R_PAREN], subsumes parts, shortest "a", of "primary";
    /// `'(' (type | 'type') ')'`
    PRIMARY_L_PAREN_TYPE_OR_TYPE_R_PAREN "primary_l_paren_type_or_type_r_paren" = Sequence [L_PAREN
        PRIMARY_TYPE_OR_TYPE R_PAREN], fits [PRIMARY_NAME_OR_L_PAREN_TYPE_OR_TYPE_R_PAREN], shortest "( a )",
        as Alternative, of "primary";
    /// `type | 'type'`
    PRIMARY_TYPE_OR_TYPE "primary_type_or_type" = Alternation [TYPE TYPE_KEYWORD], subsumes parts,
        shortest "a", of "primary";
    /// `'[' index ']'`
    PRIMARY_L_BRACKET_INDEX_R_BRACKET "primary_l_bracket_index_r_bracket" = Sequence [L_BRACKET INDEX
        R_BRACKET], fits [PRIMARY_NEXT_NAME_OR_L_PAREN_TYPE_OR_TYPE_R_PAREN_OR_OTHER], shortest "[ : ]",
        as Alternative, of "primary";
    /// `index : expression (',' expression)* ','? | expression? ':' expression? (':' expression)?`
    INDEX "index" = Alternation [INDEX_EXPRESSION INDEX_COLON], subsumes parts, shortest ":";
    /// `expression (',' expression)* ','?`
    INDEX_EXPRESSION "index_expression" = Sequence [EXPRESSION NEXT_EXPRESSIONS OPTIONAL_COMMA],
        subsumes [EXPRESSION], fits [INDEX], shortest "a", as Alternative, of "index";
    /// `expression? ':' expression? (':' expression)?`
    INDEX_COLON "index_colon" = Sequence [OPTIONAL_EXPRESSION COLON OPTIONAL_EXPRESSION
        INDEX_OPTIONAL_COLON_EXPRESSION], subsumes [COLON], fits [INDEX], shortest ":", as Alternative,
        of "index";
    /// `expression?`
    OPTIONAL_EXPRESSION "optional_expression" = Optional [EXPRESSION], subsumes parts, of "expression";
    /// `(':' expression)?`
    INDEX_OPTIONAL_COLON_EXPRESSION "index_optional_colon_expression" = Optional [INDEX_COLON_EXPRESSION],
        subsumes parts, of "index";
    /// `':' expression`
    INDEX_COLON_EXPRESSION "index_colon_expression" = Sequence [COLON EXPRESSION],
        fits [INDEX_OPTIONAL_COLON_EXPRESSION], shortest ": a", of "index";
    /// `{literal()}? literalValue`
    PRIMARY_LITERAL_VALUE "primary_literalValue" = Sequence [LITERAL LITERAL_VALUE], subsumes [LITERAL_VALUE],
        fits [PRIMARY_NEXT_NAME_OR_L_PAREN_TYPE_OR_TYPE_R_PAREN_OR_OTHER], shortest "{ }", as Alternative,
        of "primary";
    /// `(binaryOperator unaryOperator* primary)*`
    OPERATION_TAILS "operation_tails" = Star [OPERATION_TAIL], subsumes parts, of "operation";
    /// `binaryOperator unaryOperator* primary`
    OPERATION_TAIL "operation_tail" = Sequence [BINARY_OPERATOR OPERATION_OPERAND], fits [OPERATION_TAILS],
        shortest "| a", as Tail, of "operation";
    /// `binaryOperator : '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '|' | '^' | '*' |
    ///     '/' | '%' | '<<' | '>>' | '&' | '&^'`
    BINARY_OPERATOR "binaryOperator" = Set [PIPE STAR PIPE_PIPE AMP_AMP EQ_EQ BANG_EQ LT LT_EQ GT GT_EQ PLUS
        MINUS CARET SLASH PERCENT LT_LT GT_GT AMP AMP_CARET], subsumes parts, shortest "|";
    /// `{bare()}? unaryOperator* bareType`
    EXPRESSION_BARE_TYPE "expression_bareType" = Sequence [BARE UNARY_OPERATORS BARE_TYPE],
        subsumes [BARE_TYPE], fits [EXPRESSION], shortest "chan a", as Alternative, of "expression";
    /// `bareType : 'func' signature | literalType`
    BARE_TYPE "bareType" = Alternation [FUNC_PART LITERAL_TYPE], subsumes parts, fits [EXPRESSION_BARE_TYPE],
        shortest "chan a";
    /// `'func' signature`
    FUNC_PART "func" = Sequence [FUNC SIGNATURE], fits [BARE_TYPE TYPE_OPERAND], shortest "func ( )",
        as Alternative, of "bareType" "type";
    /// `'map' '[' type ']'`
    TYPE_MAP "type_map" = Sequence [MAP L_BRACKET TYPE R_BRACKET], fits [TYPE_TAIL], shortest "map [ a ]",
        as Alternative, of "type";
    /// `'chan' '<-'?`
    TYPE_CHAN "type_chan" = Sequence [CHAN OPTIONAL_LT_MINUS], subsumes [CHAN], fits [TYPE_TAIL],
        shortest "chan", as Alternative, of "type";
    /// `typeName | '(' type ')' | 'func' signature | bracedType`
    TYPE_OPERAND "type_operand" = Alternation [TYPE_NAME TYPE_L_PAREN_TYPE_R_PAREN FUNC_PART BRACED_TYPE],
        subsumes parts, fits [TYPE], shortest "a", as Operand, of "type";
    /// `'(' type ')'`
    TYPE_L_PAREN_TYPE_R_PAREN "type_l_paren_type_r_paren" = Sequence [L_PAREN TYPE R_PAREN],
        fits [TYPE_OPERAND], shortest "( a )", as Alternative, of "type";
    /// `(',' parameter)*`
    NEXT_PARAMETERS "next_parameters" = Star [NEXT_PARAMETER], subsumes parts, of "signature" "receiver";
    /// `',' parameter`
    NEXT_PARAMETER "next_parameter" = Sequence [COMMA PARAMETER], fits [NEXT_PARAMETERS], shortest ", a",
        of "signature" "receiver";
    /// `block?`
    OPTIONAL_BLOCK "optional_block" = Optional [BLOCK], subsumes parts, of "block";
  }
}
