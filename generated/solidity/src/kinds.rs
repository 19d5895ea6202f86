// @generated from grammars/solidity.g4 by `cargo xtask gen` (blake3 e8c747888bd486f0)

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
    IMPORT "'import'" shortest "import";
    AS "'as'" shortest "as";
    FROM "'from'" shortest "from";
    L_BRACE "'{'" shortest "{" is Open;
    COMMA "','" shortest ",";
    R_BRACE "'}'" shortest "}" is Close;
    STAR "'*'" shortest "*";
    USING "'using'" shortest "using";
    FOR "'for'" shortest "for";
    GLOBAL "'global'" shortest "global";
    ABSTRACT "'abstract'" shortest "abstract";
    CONTRACT "'contract'" shortest "contract";
    INTERFACE "'interface'" shortest "interface";
    LIBRARY "'library'" shortest "library";
    IS "'is'" shortest "is";
    LAYOUT "'layout'" shortest "layout";
    AT "'at'" shortest "at";
    FUNCTION "'function'" shortest "function";
    CONSTRUCTOR "'constructor'" shortest "constructor";
    FALLBACK "'fallback'" shortest "fallback";
    RECEIVE "'receive'" shortest "receive";
    MODIFIER "'modifier'" shortest "modifier";
    VIRTUAL "'virtual'" shortest "virtual";
    PUBLIC "'public'" shortest "public";
    PRIVATE "'private'" shortest "private";
    INTERNAL "'internal'" shortest "internal";
    EXTERNAL "'external'" shortest "external";
    PURE "'pure'" shortest "pure";
    VIEW "'view'" shortest "view";
    PAYABLE "'payable'" shortest "payable";
    CONSTANT "'constant'" shortest "constant";
    OVERRIDE_KEYWORD "'override'" shortest "override";
    L_PAREN "'('" shortest "(" is Open;
    R_PAREN "')'" shortest ")" is Close;
    RETURNS_KEYWORD "'returns'" shortest "returns";
    INDEXED "'indexed'" shortest "indexed";
    IMMUTABLE "'immutable'" shortest "immutable";
    MEMORY "'memory'" shortest "memory";
    STORAGE "'storage'" shortest "storage";
    CALLDATA "'calldata'" shortest "calldata";
    TRANSIENT "'transient'" shortest "transient";
    EQ "'='" shortest "=";
    STRUCT "'struct'" shortest "struct";
    ENUM "'enum'" shortest "enum";
    EVENT "'event'" shortest "event";
    ANONYMOUS "'anonymous'" shortest "anonymous";
    ERROR "'error'" shortest "error";
    TYPE "'type'" shortest "type";
    L_BRACKET "'['" shortest "[" is Open;
    R_BRACKET "']'" shortest "]" is Close;
    ADDRESS "'address'" shortest "address";
    VAR "'var'" shortest "var";
    MAPPING_KEYWORD "'mapping'" shortest "mapping";
    EQ_GT "'=>'" shortest "=>";
    DOT "'.'" shortest ".";
    UNCHECKED "'unchecked'" shortest "unchecked";
    IF "'if'" shortest "if";
    ELSE "'else'" shortest "else";
    WHILE "'while'" shortest "while";
    DO "'do'" shortest "do";
    TRY "'try'" shortest "try";
    CATCH "'catch'" shortest "catch";
    RETURN "'return'" shortest "return";
    BREAK "'break'" shortest "break";
    CONTINUE "'continue'" shortest "continue";
    THROW "'throw'" shortest "throw";
    EMIT "'emit'" shortest "emit";
    REVERT "'revert'" shortest "revert";
    PLUS_PLUS "'++'" shortest "++";
    MINUS_MINUS "'--'" shortest "--";
    COLON "':'" shortest ":";
    NEW "'new'" shortest "new";
    QUESTION "'?'" shortest "?";
    BANG "'!'" shortest "!";
    TILDE "'~'" shortest "~";
    MINUS "'-'" shortest "-";
    PLUS "'+'" shortest "+";
    DELETE "'delete'" shortest "delete";
    AFTER "'after'" shortest "after";
    STAR_STAR "'**'" shortest "**";
    SLASH "'/'" shortest "/";
    PERCENT "'%'" shortest "%";
    LT_LT "'<<'" shortest "<<";
    GT_GT "'>>'" shortest ">>";
    GT_GT_GT "'>>>'" shortest ">>>";
    AMP "'&'" shortest "&";
    CARET "'^'" shortest "^";
    PIPE "'|'" shortest "|";
    LT "'<'" shortest "<";
    GT "'>'" shortest ">";
    LT_EQ "'<='" shortest "<=";
    GT_EQ "'>='" shortest ">=";
    EQ_EQ "'=='" shortest "==";
    BANG_EQ "'!='" shortest "!=";
    AMP_AMP "'&&'" shortest "&&";
    PIPE_PIPE "'||'" shortest "||";
    PIPE_EQ "'|='" shortest "|=";
    CARET_EQ "'^='" shortest "^=";
    AMP_EQ "'&='" shortest "&=";
    LT_LT_EQ "'<<='" shortest "<<=";
    GT_GT_EQ "'>>='" shortest ">>=";
    GT_GT_GT_EQ "'>>>='" shortest ">>>=";
    PLUS_EQ "'+='" shortest "+=";
    MINUS_EQ "'-='" shortest "-=";
    STAR_EQ "'*='" shortest "*=";
    SLASH_EQ "'/='" shortest "/=";
    PERCENT_EQ "'%='" shortest "%=";
    TRUE "'true'" shortest "true";
    FALSE "'false'" shortest "false";
    WEI "'wei'" shortest "wei";
    GWEI "'gwei'" shortest "gwei";
    SZABO "'szabo'" shortest "szabo";
    FINNEY "'finney'" shortest "finney";
    ETHER "'ether'" shortest "ether";
    SECONDS "'seconds'" shortest "seconds";
    MINUTES "'minutes'" shortest "minutes";
    HOURS "'hours'" shortest "hours";
    DAYS "'days'" shortest "days";
    WEEKS "'weeks'" shortest "weeks";
    YEARS "'years'" shortest "years";
    LEAVE "'leave'" shortest "leave";
    ASSEMBLY "'assembly'" shortest "assembly";
    COLON_EQ "':='" shortest ":=";
    LET "'let'" shortest "let";
    MINUS_GT "'->'" shortest "->";
    SWITCH "'switch'" shortest "switch";
    CASE "'case'" shortest "case";
    DEFAULT "'default'" shortest "default";
    EQ_COLON "'=:'" shortest "=:";
    /// `PRAGMA : 'pragma' [\t-\n\r ] ~[;]* ';'`
    PRAGMA "PRAGMA" shortest "pragma ;";
    /// `ELEMENTARY_TYPE : 'bool' | 'string' | 'byte' | 'bytes' ([1-9] | [1-2] [0-9] | '3' [0-2])? | ('int' |
    ///     'uint') Bits? | ('fixed' | 'ufixed') (Bits 'x' [0-9] [0-9]?)?`
    ELEMENTARY_TYPE "ELEMENTARY_TYPE" shortest "int";
    /// `NUMBER : (Decimal ('.' Decimal)? | '.' Decimal) ([Ee] '-'? Decimal)? | '0' [Xx] [0-9A-F_a-f]+`
    NUMBER "NUMBER" shortest "0";
    /// `STRING : ('hex' | 'unicode')? ('"' (~[\n\r"\\] | '\\' .)* '"' | '\'' (~[\n\r'\\] | '\\' .)* '\'')`
    STRING "STRING" shortest "\"\"";
    /// `IDENTIFIER : [$A-Z_a-z] [$0-9A-Z_a-z]*`
    IDENTIFIER "IDENTIFIER" shortest "a";
    /// `BLOCK_COMMENT : '/*' .*? '*/' -> channel(HIDDEN)`
    BLOCK_COMMENT "BLOCK_COMMENT" shortest "/**/";
    /// `LINE_COMMENT : '//' ~[\n\r]* -> channel(HIDDEN)`
    LINE_COMMENT "LINE_COMMENT" shortest "//";
    /// `WHITESPACE : [\t-\r \u{A0}\u{FEFF}]+ -> skip`
    WHITESPACE "WHITESPACE";
  }
  rules {
    /// `sourceUnit : definition* EOF`
    SOURCE_UNIT "sourceUnit" = Sequence [DEFINITIONS EOF], subsumes [DEFINITIONS];
    /// `definition*`
    DEFINITIONS "definitions" = Star [DEFINITION], subsumes parts, fits [SOURCE_UNIT], of "definition";
    /// `definition : PRAGMA | importDirective | contractDefinition | functionDefinition | modifierDefinition
    ///     | variableDefinition | structDefinition | enumDefinition | eventDefinition | errorDefinition |
    ///     typeDefinition | usingDirective | ';'`
    DEFINITION "definition" = Alternation [PRAGMA IMPORT_DIRECTIVE CONTRACT_DEFINITION FUNCTION_DEFINITION
        MODIFIER_DEFINITION VARIABLE_DEFINITION STRUCT_DEFINITION ENUM_DEFINITION EVENT_DEFINITION
        ERROR_DEFINITION TYPE_DEFINITION USING_DIRECTIVE SEMICOLON], subsumes parts, fits [DEFINITIONS],
        shortest ";";
    /// `importDirective : 'import' stringLiteral ('as' identifier)? ';' | 'import' importedSymbol 'from'
    ///     stringLiteral ';' | 'import' '{' (importedSymbol (',' importedSymbol)*)? '}' 'from'
    ///     stringLiteral ';'`
    /// In normal form `'import' (stringLiteral ('as' identifier)? | importedSymbol 'from' stringLiteral |
    ///     '{' (importedSymbol (',' importedSymbol)*)? '}' 'from' stringLiteral) ';'`
    IMPORT_DIRECTIVE "importDirective" = Sequence [IMPORT IMPORT_DIRECTIVE_AFTER_IMPORT SEMICOLON],
        fits [DEFINITION], shortest "import \"\" ;";
    /// `stringLiteral ('as' identifier)? | importedSymbol 'from' stringLiteral | '{' (importedSymbol (','
    ///     importedSymbol)*)? '}' 'from' stringLiteral`
    IMPORT_DIRECTIVE_AFTER_IMPORT "importDirective_after_import" = Alternation
        [IMPORT_DIRECTIVE_STRING_LITERAL IMPORT_DIRECTIVE_FROM
        IMPORT_DIRECTIVE_L_BRACE_R_BRACE_FROM_STRING_LITERAL], subsumes parts, shortest "\"\"", as Rest,
        of "importDirective";
    /// `stringLiteral ('as' identifier)?`
    IMPORT_DIRECTIVE_STRING_LITERAL "importDirective_stringLiteral" = Sequence [STRING_LITERAL OPTIONAL_AS],
        subsumes [STRING_LITERAL], fits [IMPORT_DIRECTIVE_AFTER_IMPORT], shortest "\"\"", as Alternative,
        of "importDirective";
    /// `stringLiteral : STRING+`
    STRING_LITERAL "stringLiteral" = Plus [STRING], subsumes parts, fits [IMPORT_DIRECTIVE_STRING_LITERAL
        LITERAL], shortest "\"\"";
    /// `('as' identifier)?`
    OPTIONAL_AS "optional_as" = Optional [AS_PART], subsumes parts, of "importDirective" "importedSymbol";
    /// `'as' identifier`
    AS_PART "as" = Sequence [AS IDENTIFIER_RULE], fits [OPTIONAL_AS], shortest "as a", of "importDirective"
        "importedSymbol";
    /// `identifier : IDENTIFIER | 'from' | 'error' | 'global' | 'layout' | 'at' | 'transient' | 'revert' |
    ///     'receive' | 'fallback' | 'constructor' | 'calldata' | 'leave' | 'gwei' | 'szabo' | 'finney'`
    IDENTIFIER_RULE "identifier" = Set [FROM GLOBAL LAYOUT AT CONSTRUCTOR FALLBACK RECEIVE CALLDATA TRANSIENT
        ERROR REVERT GWEI SZABO FINNEY LEAVE IDENTIFIER], subsumes parts,
        fits [IMPORTED_SYMBOL_STAR_OR_IDENTIFIER PATH MEMBER_NAME EXPRESSION_BASE OPTIONAL_IDENTIFIER
        ASSEMBLY_NAME ENUM_DEFINITION_IDENTIFIERS], shortest "a";
    /// `importedSymbol 'from' stringLiteral`
    IMPORT_DIRECTIVE_FROM "importDirective_from" = Sequence [IMPORTED_SYMBOL FROM STRING_LITERAL],
        fits [IMPORT_DIRECTIVE_AFTER_IMPORT], shortest "* from \"\"", as Alternative, of "importDirective";
    /// `importedSymbol : ('*' | identifier) ('as' identifier)?`
    IMPORTED_SYMBOL "importedSymbol" = Sequence [IMPORTED_SYMBOL_STAR_OR_IDENTIFIER OPTIONAL_AS],
        subsumes [IMPORTED_SYMBOL_STAR_OR_IDENTIFIER], fits [IMPORT_DIRECTIVE_IMPORTED_SYMBOLS], shortest "*";
    /// `'*' | identifier`
    IMPORTED_SYMBOL_STAR_OR_IDENTIFIER "importedSymbol_star_or_identifier" = Alternation [STAR
        IDENTIFIER_RULE], subsumes parts, fits [IMPORTED_SYMBOL], shortest "*", of "importedSymbol";
    /// `'{' (importedSymbol (',' importedSymbol)*)? '}' 'from' stringLiteral`
    IMPORT_DIRECTIVE_L_BRACE_R_BRACE_FROM_STRING_LITERAL "importDirective_l_brace_r_brace_from_stringLiteral"
        = Sequence [L_BRACE IMPORT_DIRECTIVE_OPTIONAL_IMPORTED_SYMBOLS R_BRACE FROM STRING_LITERAL],
        fits [IMPORT_DIRECTIVE_AFTER_IMPORT], shortest "{ } from \"\"", as Alternative, of "importDirective";
    /// `(importedSymbol (',' importedSymbol)*)?`
    IMPORT_DIRECTIVE_OPTIONAL_IMPORTED_SYMBOLS "importDirective_optional_importedSymbols" = Optional
        [IMPORT_DIRECTIVE_IMPORTED_SYMBOLS], subsumes parts, of "importDirective";
    /// `importedSymbol (',' importedSymbol)*`
    IMPORT_DIRECTIVE_IMPORTED_SYMBOLS "importDirective_importedSymbols" = Sequence [IMPORTED_SYMBOL
        IMPORT_DIRECTIVE_NEXT_IMPORTED_SYMBOLS], subsumes [IMPORTED_SYMBOL],
        fits [IMPORT_DIRECTIVE_OPTIONAL_IMPORTED_SYMBOLS], shortest "*", of "importDirective";
    /// `(',' importedSymbol)*`
    IMPORT_DIRECTIVE_NEXT_IMPORTED_SYMBOLS "importDirective_next_importedSymbols" = Star
        [IMPORT_DIRECTIVE_NEXT_IMPORTED_SYMBOL], subsumes parts, of "importDirective";
    /// `',' importedSymbol`
    IMPORT_DIRECTIVE_NEXT_IMPORTED_SYMBOL "importDirective_next_importedSymbol" = Sequence [COMMA
        IMPORTED_SYMBOL], fits [IMPORT_DIRECTIVE_NEXT_IMPORTED_SYMBOLS], shortest ", *", of "importDirective";
    /// `contractDefinition : 'abstract'? ('contract' | 'interface' | 'library') identifier
    ///     contractSpecifier* contractBody`
    CONTRACT_DEFINITION "contractDefinition" = Sequence [CONTRACT_DEFINITION_OPTIONAL_ABSTRACT
        CONTRACT_DEFINITION_CONTRACT_OR_OTHER IDENTIFIER_RULE CONTRACT_SPECIFIERS CONTRACT_BODY],
        fits [DEFINITION], shortest "library a { }";
    /// `'abstract'?`
    CONTRACT_DEFINITION_OPTIONAL_ABSTRACT "contractDefinition_optional_abstract" = Optional [ABSTRACT],
        subsumes parts, of "contractDefinition";
    /// `'contract' | 'interface' | 'library'`
    CONTRACT_DEFINITION_CONTRACT_OR_OTHER "contractDefinition_contract_or_other" = Set [CONTRACT INTERFACE
        LIBRARY], subsumes parts, shortest "library", of "contractDefinition";
    /// `contractSpecifier*`
    CONTRACT_SPECIFIERS "contractSpecifiers" = Star [CONTRACT_SPECIFIER], subsumes parts,
        of "contractSpecifier";
    /// `contractSpecifier : 'is' base (',' base)* | 'layout' 'at' expression`
    CONTRACT_SPECIFIER "contractSpecifier" = Alternation [CONTRACT_SPECIFIER_IS CONTRACT_SPECIFIER_LAYOUT_AT],
        subsumes parts, fits [CONTRACT_SPECIFIERS], shortest "is a";
    /// `'is' base (',' base)*`
    CONTRACT_SPECIFIER_IS "contractSpecifier_is" = Sequence [IS BASE CONTRACT_SPECIFIER_NEXT_BASES],
        fits [CONTRACT_SPECIFIER], shortest "is a", as Alternative, of "contractSpecifier";
    /// `base : path arguments?`
    BASE "base" = Sequence [PATH OPTIONAL_ARGUMENTS], subsumes [PATH], fits [FUNCTION_SPECIFIER],
        shortest "a";
    /// `path : identifier ('.' memberName)*`
    PATH "path" = Sequence [IDENTIFIER_RULE PATH_NEXT_MEMBER_NAMES], subsumes [IDENTIFIER_RULE], fits [BASE
        TYPE_NAME_OPERAND USING_DIRECTIVE_PATH_OR_L_BRACE_USED_FUNCTION_R_BRACE USED_FUNCTION], shortest "a";
    /// `('.' memberName)*`
    PATH_NEXT_MEMBER_NAMES "path_next_memberNames" = Star [NEXT_MEMBER_NAME], subsumes parts, of "path";
    /// `'.' memberName`
    NEXT_MEMBER_NAME "next_memberName" = Sequence [DOT MEMBER_NAME], fits [PATH_NEXT_MEMBER_NAMES
        EXPRESSION_PLUS_PLUS_OR_OTHER], shortest ". a", of "path" "expression";
    /// `memberName : identifier | 'address'`
    MEMBER_NAME "memberName" = Alternation [IDENTIFIER_RULE ADDRESS], subsumes parts, shortest "a";
    /// `arguments?`
    OPTIONAL_ARGUMENTS "optional_arguments" = Optional [ARGUMENTS], subsumes parts, of "arguments";
    /// `arguments : '(' (expression (',' expression)*)? ')' | '(' '{' (namedArgument (',' namedArgument)*)?
    ///     ','? '}' ')'`
    /// In normal form `'(' ((expression (',' expression)*)? | '{' (namedArgument (',' namedArgument)*)? ','?
    ///     '}') ')'`
    ARGUMENTS "arguments" = Sequence [L_PAREN ARGUMENTS_AFTER_L_PAREN R_PAREN], fits [OPTIONAL_ARGUMENTS
        EXPRESSION_PLUS_PLUS_OR_OTHER], shortest "( )";
    /// `(expression (',' expression)*)? | '{' (namedArgument (',' namedArgument)*)? ','? '}'`
    ARGUMENTS_AFTER_L_PAREN "arguments_after_l_paren" = Alternation [OPTIONAL_EXPRESSIONS
        ARGUMENTS_L_BRACE_R_BRACE], subsumes parts, as Rest, of "arguments";
    /// `(expression (',' expression)*)?`
    OPTIONAL_EXPRESSIONS "optional_expressions" = Optional [EXPRESSIONS], subsumes parts,
        fits [ARGUMENTS_AFTER_L_PAREN], of "arguments" "expression";
    /// `expression (',' expression)*`
    EXPRESSIONS "expressions" = Sequence [EXPRESSION NEXT_EXPRESSIONS], subsumes [EXPRESSION],
        fits [OPTIONAL_EXPRESSIONS], shortest "a", of "arguments" "expression";
    /// `expression : expression ('++' | '--') | expression '[' expression? ']' | expression '[' expression?
    ///     ':' expression? ']' | expression '.' memberName | expression '{' namedArgument (','
    ///     namedArgument)* '}' | expression arguments | unaryOperator expression | 'new' typeName |
    ///     expression binaryOperator expression | expression '?' expression ':' expression | '('
    ///     expression? (',' expression?)* ')' | '[' (expression (',' expression)*)? ']' | literal |
    ///     identifier | elementaryType | mapping | functionType | 'payable' | 'type'`
    /// In normal form `unaryOperators expression_base expression_plus_plus_or_others`
    EXPRESSION "expression" = Sequence [UNARY_OPERATORS EXPRESSION_BASE EXPRESSION_PLUS_PLUS_OR_OTHERS],
        subsumes [EXPRESSION_BASE], fits [EXPRESSIONS OPTIONAL_EXPRESSION], shortest "a";
    /// `unaryOperator*`
    UNARY_OPERATORS "unaryOperators" = Star [UNARY_OPERATOR], subsumes parts, of "unaryOperator";
    /// `unaryOperator : '!' | '~' | '-' | '+' | '++' | '--' | 'delete' | 'after'`
    UNARY_OPERATOR "unaryOperator" = Set [PLUS_PLUS MINUS_MINUS BANG TILDE MINUS PLUS DELETE AFTER],
        subsumes parts, fits [UNARY_OPERATORS USED_FUNCTION_BINARY_OPERATOR_OR_UNARY_OPERATOR], shortest "!";
    /// `'new' typeName | '(' expression? (',' expression?)* ')' | '[' (expression (',' expression)*)? ']' |
    ///     literal | identifier | elementaryType | mapping | functionType | 'payable' | 'type'`
    EXPRESSION_BASE "expression_base" = Alternation [EXPRESSION_NEW EXPRESSION_L_PAREN_R_PAREN
        EXPRESSION_L_BRACKET_OPTIONAL_EXPRESSION_LIST_R_BRACKET LITERAL IDENTIFIER_RULE ELEMENTARY_TYPE_RULE
        MAPPING FUNCTION_TYPE PAYABLE TYPE], subsumes parts, fits [EXPRESSION], shortest "a", as Base,
        of "expression";
    /// `'new' typeName`
    EXPRESSION_NEW "expression_new" = Sequence [NEW TYPE_NAME], fits [EXPRESSION_BASE], shortest "new a",
        as Alternative, of "expression";
    /// `typeName : elementaryType | path | mapping | functionType | typeName '[' expression? ']'`
    /// In normal form `(elementaryType | path | mapping | functionType) ('[' expression? ']')*`
    TYPE_NAME "typeName" = Sequence [TYPE_NAME_OPERAND TYPE_NAME_TAILS], subsumes [TYPE_NAME_OPERAND],
        fits [PARAMETER USING_DIRECTIVE_STAR_OR_TYPE_NAME], shortest "a";
    /// `elementaryType | path | mapping | functionType`
    TYPE_NAME_OPERAND "typeName_operand" = Alternation [ELEMENTARY_TYPE_RULE PATH MAPPING FUNCTION_TYPE],
        subsumes parts, fits [TYPE_NAME], shortest "a", as Operand, of "typeName";
    /// `elementaryType : ELEMENTARY_TYPE | 'address' 'payable'? | 'var'`
    ELEMENTARY_TYPE_RULE "elementaryType" = Alternation [ELEMENTARY_TYPE ELEMENTARY_TYPE_ADDRESS VAR],
        subsumes parts, fits [EXPRESSION_BASE TYPE_NAME_OPERAND], shortest "int";
    /// `'address' 'payable'?`
    ELEMENTARY_TYPE_ADDRESS "elementaryType_address" = Sequence [ADDRESS ELEMENTARY_TYPE_OPTIONAL_PAYABLE],
        subsumes [ADDRESS], fits [ELEMENTARY_TYPE_RULE], shortest "address", as Alternative,
        of "elementaryType";
    /// `'payable'?`
    ELEMENTARY_TYPE_OPTIONAL_PAYABLE "elementaryType_optional_payable" = Optional [PAYABLE], subsumes parts,
        of "elementaryType";
    /// `mapping : 'mapping' '(' typeName identifier? '=>' typeName identifier? ')'`
    MAPPING "mapping" = Sequence [MAPPING_KEYWORD L_PAREN TYPE_NAME OPTIONAL_IDENTIFIER EQ_GT TYPE_NAME
        OPTIONAL_IDENTIFIER R_PAREN], fits [EXPRESSION_BASE TYPE_NAME_OPERAND], shortest "mapping ( a => a )";
    /// `identifier?`
    OPTIONAL_IDENTIFIER "optional_identifier" = Optional [IDENTIFIER_RULE], subsumes parts, of "identifier";
    /// `functionType : 'function' parameters (visibility | mutability)* returns?`
    FUNCTION_TYPE "functionType" = Sequence [FUNCTION PARAMETERS FUNCTION_TYPE_VISIBILITY_OR_MUTABILITIES
        OPTIONAL_RETURNS], fits [EXPRESSION_BASE TYPE_NAME_OPERAND], shortest "function ( )";
    /// `parameters : '(' (parameter (',' parameter)*)? ','? ')'`
    PARAMETERS "parameters" = Sequence [L_PAREN PARAMETERS_OPTIONAL_PARAMETERS OPTIONAL_COMMA R_PAREN],
        fits [CATCH_CLAUSE_PARAMETERS OPTIONAL_PARAMETERS], shortest "( )";
    /// `(parameter (',' parameter)*)?`
    PARAMETERS_OPTIONAL_PARAMETERS "parameters_optional_parameters" = Optional [PARAMETERS_LIST],
        subsumes parts, of "parameters";
    /// `parameter (',' parameter)*`
    PARAMETERS_LIST "parameters_list" = Sequence [PARAMETER PARAMETERS_NEXT_PARAMETERS], subsumes [PARAMETER],
        fits [PARAMETERS_OPTIONAL_PARAMETERS], shortest "a", of "parameters";
    /// `parameter : typeName parameterSpecifier* identifier?`
    PARAMETER "parameter" = Sequence [TYPE_NAME PARAMETER_SPECIFIERS OPTIONAL_IDENTIFIER],
        subsumes [TYPE_NAME], fits [PARAMETERS_LIST], shortest "a";
    /// `parameterSpecifier*`
    PARAMETER_SPECIFIERS "parameterSpecifiers" = Star [PARAMETER_SPECIFIER], subsumes parts,
        of "parameterSpecifier";
    /// `parameterSpecifier : location | 'indexed' | 'constant' | 'immutable'`
    PARAMETER_SPECIFIER "parameterSpecifier" = Alternation [LOCATION INDEXED CONSTANT IMMUTABLE],
        subsumes parts, fits [PARAMETER_SPECIFIERS], shortest "memory";
    /// `location : 'memory' | 'storage' | 'calldata'`
    LOCATION "location" = Set [MEMORY STORAGE CALLDATA], subsumes parts, fits [PARAMETER_SPECIFIER LOCATIONS
        VARIABLE_SPECIFIER], shortest "memory";
    /// `(',' parameter)*`
    PARAMETERS_NEXT_PARAMETERS "parameters_next_parameters" = Star [PARAMETERS_NEXT_PARAMETER],
        subsumes parts, of "parameters";
    /// `',' parameter`
    PARAMETERS_NEXT_PARAMETER "parameters_next_parameter" = Sequence [COMMA PARAMETER],
        fits [PARAMETERS_NEXT_PARAMETERS], shortest ", a", of "parameters";
    /// `','?`
    OPTIONAL_COMMA "optional_comma" = Optional [COMMA], subsumes parts, of "override" "arguments"
        "parameters";
    /// `(visibility | mutability)*`
    FUNCTION_TYPE_VISIBILITY_OR_MUTABILITIES "functionType_visibility_or_mutabilities" = Star
        [FUNCTION_TYPE_VISIBILITY_OR_MUTABILITY], subsumes parts, of "functionType";
    /// `visibility | mutability`
    FUNCTION_TYPE_VISIBILITY_OR_MUTABILITY "functionType_visibility_or_mutability" = Alternation [VISIBILITY
        MUTABILITY], subsumes parts, fits [FUNCTION_TYPE_VISIBILITY_OR_MUTABILITIES], shortest "pure",
        of "functionType";
    /// `visibility : 'public' | 'private' | 'internal' | 'external'`
    VISIBILITY "visibility" = Set [PUBLIC PRIVATE INTERNAL EXTERNAL], subsumes parts,
        fits [FUNCTION_TYPE_VISIBILITY_OR_MUTABILITY FUNCTION_SPECIFIER VARIABLE_SPECIFIER],
        shortest "public";
    /// `mutability : 'pure' | 'view' | 'payable' | 'constant'`
    MUTABILITY "mutability" = Set [PURE VIEW PAYABLE CONSTANT], subsumes parts,
        fits [FUNCTION_TYPE_VISIBILITY_OR_MUTABILITY FUNCTION_SPECIFIER], shortest "pure";
    /// `returns?`
    OPTIONAL_RETURNS "optional_returns" = Optional [RETURNS], subsumes parts, of "returns";
    /// `returns : 'returns' parameters`
    RETURNS "returns" = Sequence [RETURNS_KEYWORD PARAMETERS], fits [OPTIONAL_RETURNS],
        shortest "returns ( )";
    /// `('[' expression? ']')*`
    TYPE_NAME_TAILS "typeName_tails" = Star [TYPE_NAME_TAIL], subsumes parts, of "typeName";
    /// `'[' expression? ']'`
    TYPE_NAME_TAIL "typeName_tail" = Sequence [L_BRACKET OPTIONAL_EXPRESSION R_BRACKET],
        fits [TYPE_NAME_TAILS], shortest "[ ]", as Tail, of "typeName";
    /// `expression?`
    OPTIONAL_EXPRESSION "optional_expression" = Optional [EXPRESSION], subsumes parts, of "expression";
    /// `'(' expression? (',' expression?)* ')'`
    EXPRESSION_L_PAREN_R_PAREN "expression_l_paren_r_paren" = Sequence [L_PAREN OPTIONAL_EXPRESSION
        EXPRESSION_NEXT_OPTIONAL_EXPRESSIONS R_PAREN], fits [EXPRESSION_BASE], shortest "( )", as Alternative,
        of "expression";
    /// `(',' expression?)*`
    EXPRESSION_NEXT_OPTIONAL_EXPRESSIONS "expression_next_optional_expressions" = Star
        [EXPRESSION_NEXT_OPTIONAL_EXPRESSION], subsumes parts, of "expression";
    /// `',' expression?`
    EXPRESSION_NEXT_OPTIONAL_EXPRESSION "expression_next_optional_expression" = Sequence [COMMA
        OPTIONAL_EXPRESSION], subsumes [COMMA], fits [EXPRESSION_NEXT_OPTIONAL_EXPRESSIONS], shortest ",",
        of "expression";
    /// `'[' (expression (',' expression)*)? ']'`
    EXPRESSION_L_BRACKET_OPTIONAL_EXPRESSION_LIST_R_BRACKET
        "expression_l_bracket_optional_expression_list_r_bracket" = Sequence [L_BRACKET OPTIONAL_EXPRESSIONS
        R_BRACKET], fits [EXPRESSION_BASE], shortest "[ ]", as Alternative, of "expression";
    /// `literal : NUMBER unit? | 'true' | 'false' | stringLiteral`
    LITERAL "literal" = Alternation [LITERAL_NUMBER TRUE FALSE STRING_LITERAL], subsumes parts,
        fits [EXPRESSION_BASE], shortest "0";
    /// `NUMBER unit?`
    LITERAL_NUMBER "literal_NUMBER" = Sequence [NUMBER OPTIONAL_UNIT], subsumes [NUMBER], fits [LITERAL],
        shortest "0", as Alternative, of "literal";
    /// `unit?`
    OPTIONAL_UNIT "optional_unit" = Optional [UNIT], subsumes parts, of "unit";
    /// `unit : 'wei' | 'gwei' | 'szabo' | 'finney' | 'ether' | 'seconds' | 'minutes' | 'hours' | 'days' |
    ///     'weeks' | 'years'`
    UNIT "unit" = Set [WEI GWEI SZABO FINNEY ETHER SECONDS MINUTES HOURS DAYS WEEKS YEARS], subsumes parts,
        fits [OPTIONAL_UNIT], shortest "wei";
    /// `('++' | '--' | '[' expression? (':' expression?)? ']' | '.' memberName | '{' namedArgument (','
    ///     namedArgument)* '}' | arguments | binaryOperator expression | '?' expression ':' expression)*`
    EXPRESSION_PLUS_PLUS_OR_OTHERS "expression_plus_plus_or_others" = Star [EXPRESSION_PLUS_PLUS_OR_OTHER],
        subsumes parts, of "expression";
    /// `'++' | '--' | '[' expression? (':' expression?)? ']' | '.' memberName | '{' namedArgument (','
    ///     namedArgument)* '}' | arguments | binaryOperator expression | '?' expression ':' expression`
    EXPRESSION_PLUS_PLUS_OR_OTHER "expression_plus_plus_or_other" = Alternation [PLUS_PLUS MINUS_MINUS
        EXPRESSION_L_BRACKET_OPTIONAL_EXPRESSION NEXT_MEMBER_NAME EXPRESSION_L_BRACE_NAMED_ARGUMENT_R_BRACE
        ARGUMENTS EXPRESSION_BINARY_OPERATOR_EXPRESSION EXPRESSION_QUESTION_EXPRESSION_COLON_EXPRESSION],
        subsumes parts, fits [EXPRESSION_PLUS_PLUS_OR_OTHERS], shortest "++", as Rest, of "expression";
    /// `'[' expression? (':' expression?)? ']'`
    EXPRESSION_L_BRACKET_OPTIONAL_EXPRESSION "expression_l_bracket_optional_expression" = Sequence [L_BRACKET
        OPTIONAL_EXPRESSION EXPRESSION_AFTER_L_BRACKET R_BRACKET], fits [EXPRESSION_PLUS_PLUS_OR_OTHER],
        shortest "[ ]", as Alternative, of "expression";
    /// `(':' expression?)?`
    EXPRESSION_AFTER_L_BRACKET "expression_after_l_bracket" = Optional [EXPRESSION_COLON], subsumes parts,
        as Rest, of "expression";
    /// `':' expression?`
    EXPRESSION_COLON "expression_colon" = Sequence [COLON OPTIONAL_EXPRESSION], subsumes [COLON],
        fits [EXPRESSION_AFTER_L_BRACKET], shortest ":", as Some, of "expression";
    /// `'{' namedArgument (',' namedArgument)* '}'`
    EXPRESSION_L_BRACE_NAMED_ARGUMENT_R_BRACE "expression_l_brace_namedArgument_r_brace" = Sequence [L_BRACE
        NAMED_ARGUMENT NEXT_NAMED_ARGUMENTS R_BRACE], fits [EXPRESSION_PLUS_PLUS_OR_OTHER],
        shortest "{ a : a }", as Alternative, of "expression";
    /// `namedArgument : identifier ':' expression`
    NAMED_ARGUMENT "namedArgument" = Sequence [IDENTIFIER_RULE COLON EXPRESSION],
        fits [ARGUMENTS_NAMED_ARGUMENTS], shortest "a : a";
    /// `(',' namedArgument)*`
    NEXT_NAMED_ARGUMENTS "next_namedArguments" = Star [NEXT_NAMED_ARGUMENT], subsumes parts, of "expression"
        "arguments";
    /// `',' namedArgument`
    NEXT_NAMED_ARGUMENT "next_namedArgument" = Sequence [COMMA NAMED_ARGUMENT], fits [NEXT_NAMED_ARGUMENTS],
        shortest ", a : a", of "expression" "arguments";
    /// `binaryOperator expression`
    EXPRESSION_BINARY_OPERATOR_EXPRESSION "expression_binaryOperator_expression" = Sequence [BINARY_OPERATOR
        EXPRESSION], fits [EXPRESSION_PLUS_PLUS_OR_OTHER], shortest "* a", as Alternative, of "expression";
    /// `binaryOperator : '**' | '*' | '/' | '%' | '+' | '-' | '<<' | '>>' | '>>>' | '&' | '^' | '|' | '<' |
    ///     '>' | '<=' | '>=' | '==' | '!=' | '&&' | '||' | '=' | '|=' | '^=' | '&=' | '<<=' | '>>=' |
    ///     '>>>=' | '+=' | '-=' | '*=' | '/=' | '%='`
    BINARY_OPERATOR "binaryOperator" = Set [STAR EQ MINUS PLUS STAR_STAR SLASH PERCENT LT_LT GT_GT GT_GT_GT
        AMP CARET PIPE LT GT LT_EQ GT_EQ EQ_EQ BANG_EQ AMP_AMP PIPE_PIPE PIPE_EQ CARET_EQ AMP_EQ LT_LT_EQ
        GT_GT_EQ GT_GT_GT_EQ PLUS_EQ MINUS_EQ STAR_EQ SLASH_EQ PERCENT_EQ], subsumes parts,
        fits [USED_FUNCTION_BINARY_OPERATOR_OR_UNARY_OPERATOR], shortest "*";
    /// `'?' expression ':' expression`
    EXPRESSION_QUESTION_EXPRESSION_COLON_EXPRESSION "expression_question_expression_colon_expression"
        = Sequence [QUESTION EXPRESSION COLON EXPRESSION], fits [EXPRESSION_PLUS_PLUS_OR_OTHER],
        shortest "? a : a", as Alternative, of "expression";
    /// `(',' expression)*`
    NEXT_EXPRESSIONS "next_expressions" = Star [NEXT_EXPRESSION], subsumes parts, of "expression" "arguments";
    /// `',' expression`
    NEXT_EXPRESSION "next_expression" = Sequence [COMMA EXPRESSION], fits [NEXT_EXPRESSIONS], shortest ", a",
        of "expression" "arguments";
    /// `'{' (namedArgument (',' namedArgument)*)? ','? '}'`
    ARGUMENTS_L_BRACE_R_BRACE "arguments_l_brace_r_brace" = Sequence [L_BRACE
        ARGUMENTS_OPTIONAL_NAMED_ARGUMENTS OPTIONAL_COMMA R_BRACE], fits [ARGUMENTS_AFTER_L_PAREN],
        shortest "{ }", as Alternative, of "arguments";
    /// `(namedArgument (',' namedArgument)*)?`
    ARGUMENTS_OPTIONAL_NAMED_ARGUMENTS "arguments_optional_namedArguments" = Optional
        [ARGUMENTS_NAMED_ARGUMENTS], subsumes parts, of "arguments";
    /// `namedArgument (',' namedArgument)*`
    ARGUMENTS_NAMED_ARGUMENTS "arguments_namedArguments" = Sequence [NAMED_ARGUMENT NEXT_NAMED_ARGUMENTS],
        subsumes [NAMED_ARGUMENT], fits [ARGUMENTS_OPTIONAL_NAMED_ARGUMENTS], shortest "a : a",
        of "arguments";
    /// `(',' base)*`
    CONTRACT_SPECIFIER_NEXT_BASES "contractSpecifier_next_bases" = Star [CONTRACT_SPECIFIER_NEXT_BASE],
        subsumes parts, of "contractSpecifier";
    /// `',' base`
    CONTRACT_SPECIFIER_NEXT_BASE "contractSpecifier_next_base" = Sequence [COMMA BASE],
        fits [CONTRACT_SPECIFIER_NEXT_BASES], shortest ", a", of "contractSpecifier";
    /// `'layout' 'at' expression`
    CONTRACT_SPECIFIER_LAYOUT_AT "contractSpecifier_layout_at" = Sequence [LAYOUT AT EXPRESSION],
        fits [CONTRACT_SPECIFIER], shortest "layout at a", as Alternative, of "contractSpecifier";
    /// `contractBody : '{' definition* '}'`
    CONTRACT_BODY "contractBody" = Sequence [L_BRACE DEFINITIONS R_BRACE], shortest "{ }";
    /// `functionDefinition : functionKind parameters functionSpecifier* returns? functionBody`
    FUNCTION_DEFINITION "functionDefinition" = Sequence [FUNCTION_KIND PARAMETERS FUNCTION_SPECIFIERS
        OPTIONAL_RETURNS FUNCTION_BODY], fits [DEFINITION], shortest "receive ( ) ;";
    /// `functionKind : 'function' identifier? | 'constructor' | 'fallback' | 'receive'`
    FUNCTION_KIND "functionKind" = Alternation [FUNCTION_KIND_FUNCTION CONSTRUCTOR FALLBACK RECEIVE],
        subsumes parts, shortest "receive";
    /// `'function' identifier?`
    FUNCTION_KIND_FUNCTION "functionKind_function" = Sequence [FUNCTION OPTIONAL_IDENTIFIER],
        subsumes [FUNCTION], fits [FUNCTION_KIND], shortest "function", as Alternative, of "functionKind";
    /// `functionSpecifier*`
    FUNCTION_SPECIFIERS "functionSpecifiers" = Star [FUNCTION_SPECIFIER], subsumes parts,
        of "functionSpecifier";
    /// `functionSpecifier : visibility | mutability | override | 'virtual' | invocation`
    /// In normal form `visibility | mutability | override | 'virtual' | base`
    FUNCTION_SPECIFIER "functionSpecifier" = Alternation [VISIBILITY MUTABILITY OVERRIDE VIRTUAL BASE],
        subsumes parts, fits [FUNCTION_SPECIFIERS], shortest "a";
    /// `override : 'override' ('(' path (',' path)* ','? ')')?`
    OVERRIDE "override" = Sequence [OVERRIDE_KEYWORD OVERRIDE_OPTIONAL_L_PAREN_PATH_R_PAREN],
        subsumes [OVERRIDE_KEYWORD], fits [FUNCTION_SPECIFIER VARIABLE_SPECIFIER], shortest "override";
    /// `('(' path (',' path)* ','? ')')?`
    OVERRIDE_OPTIONAL_L_PAREN_PATH_R_PAREN "override_optional_l_paren_path_r_paren" = Optional
        [OVERRIDE_L_PAREN_PATH_R_PAREN], subsumes parts, of "override";
    /// `'(' path (',' path)* ','? ')'`
    OVERRIDE_L_PAREN_PATH_R_PAREN "override_l_paren_path_r_paren" = Sequence [L_PAREN PATH OVERRIDE_NEXT_PATHS
        OPTIONAL_COMMA R_PAREN], fits [OVERRIDE_OPTIONAL_L_PAREN_PATH_R_PAREN], shortest "( a )",
        of "override";
    /// `(',' path)*`
    OVERRIDE_NEXT_PATHS "override_next_paths" = Star [OVERRIDE_NEXT_PATH], subsumes parts, of "override";
    /// `',' path`
    OVERRIDE_NEXT_PATH "override_next_path" = Sequence [COMMA PATH], fits [OVERRIDE_NEXT_PATHS],
        shortest ", a", of "override";
    /// `functionBody : block | ';'`
    FUNCTION_BODY "functionBody" = Alternation [BLOCK SEMICOLON], subsumes parts, shortest ";";
    /// `block : '{' statement* '}'`
    BLOCK "block" = Sequence [L_BRACE STATEMENTS R_BRACE], fits [FUNCTION_BODY STATEMENT_OPERAND],
        shortest "{ }";
    /// `statement*`
    STATEMENTS "statements" = Star [STATEMENT], subsumes parts, of "statement";
    /// `statement : block | uncheckedBlock | simpleStatement | ifStatement | forStatement | whileStatement |
    ///     doStatement | tryStatement | jumpStatement | emitStatement | revertStatement | assemblyStatement`
    /// In normal form `(statement_for | statement_while)* (block | uncheckedBlock | simpleStatement |
    ///     ifStatement | doStatement | tryStatement | jumpStatement | emitStatement |
    ///     revertStatement | assemblyStatement)`
    STATEMENT "statement" = Sequence [STATEMENT_TAILS STATEMENT_OPERAND], subsumes [STATEMENT_OPERAND],
        fits [STATEMENTS], shortest "{ }";
    /// `('for' '(' (simpleStatement | ';') expression? ';' expression? ')' | 'while' '(' expression ')')*`
    STATEMENT_TAILS "statement_tails" = Star [STATEMENT_TAIL], subsumes parts, of "statement";
    /// `'for' '(' (simpleStatement | ';') expression? ';' expression? ')' | 'while' '(' expression ')'`
    STATEMENT_TAIL "statement_tail" = Alternation [STATEMENT_FOR STATEMENT_WHILE], subsumes parts,
        fits [STATEMENT_TAILS], shortest "while ( a )", as Tail, of "statement";
    /// `'for' '(' (simpleStatement | ';') expression? ';' expression? ')'`
    STATEMENT_FOR "statement_for" = Sequence [FOR L_PAREN STATEMENT_SIMPLE_STATEMENT_OR_SEMICOLON
        OPTIONAL_EXPRESSION SEMICOLON OPTIONAL_EXPRESSION R_PAREN], fits [STATEMENT_TAIL],
        shortest "for ( ; ; )", as Alternative, of "statement";
    /// `simpleStatement | ';'`
    STATEMENT_SIMPLE_STATEMENT_OR_SEMICOLON "statement_simpleStatement_or_semicolon" = Alternation
        [SIMPLE_STATEMENT SEMICOLON], subsumes parts, shortest ";", of "forStatement" "statement";
    /// `simpleStatement : localVariable | expression ';'`
    SIMPLE_STATEMENT "simpleStatement" = Alternation [LOCAL_VARIABLE SIMPLE_STATEMENT_EXPRESSION_SEMICOLON],
        subsumes parts, fits [STATEMENT_SIMPLE_STATEMENT_OR_SEMICOLON STATEMENT_OPERAND], shortest "a ;";
    /// `localVariable : typeName location* identifier initializer? ';' | variableTuple initializer? ';'`
    LOCAL_VARIABLE "localVariable" = Alternation [LOCAL_VARIABLE_TYPE_NAME_IDENTIFIER_SEMICOLON
        LOCAL_VARIABLE_VARIABLE_TUPLE_SEMICOLON], subsumes parts, fits [SIMPLE_STATEMENT], shortest "a a ;";
    /// `typeName location* identifier initializer? ';'`
    LOCAL_VARIABLE_TYPE_NAME_IDENTIFIER_SEMICOLON "localVariable_typeName_identifier_semicolon" = Sequence
        [TYPE_NAME LOCATIONS IDENTIFIER_RULE OPTIONAL_INITIALIZER SEMICOLON], fits [LOCAL_VARIABLE],
        shortest "a a ;", as Alternative, of "localVariable";
    /// `location*`
    LOCATIONS "locations" = Star [LOCATION], subsumes parts, of "location";
    /// `initializer?`
    OPTIONAL_INITIALIZER "optional_initializer" = Optional [INITIALIZER], subsumes parts, of "initializer";
    /// `initializer : '=' expression`
    INITIALIZER "initializer" = Sequence [EQ EXPRESSION], fits [OPTIONAL_INITIALIZER], shortest "= a";
    /// `variableTuple initializer? ';'`
    LOCAL_VARIABLE_VARIABLE_TUPLE_SEMICOLON "localVariable_variableTuple_semicolon" = Sequence [VARIABLE_TUPLE
        OPTIONAL_INITIALIZER SEMICOLON], fits [LOCAL_VARIABLE], shortest "var ( ) ;", as Alternative,
        of "localVariable";
    /// `variableTuple : '(' ','* variable (',' variable?)* ')' | 'var' '(' identifier? (',' identifier?)*
    ///     ')'`
    VARIABLE_TUPLE "variableTuple" = Alternation [VARIABLE_TUPLE_L_PAREN_VARIABLE_R_PAREN VARIABLE_TUPLE_VAR],
        subsumes parts, shortest "var ( )";
    /// `'(' ','* variable (',' variable?)* ')'`
    VARIABLE_TUPLE_L_PAREN_VARIABLE_R_PAREN "variableTuple_l_paren_variable_r_paren" = Sequence [L_PAREN
        VARIABLE_TUPLE_COMMAS VARIABLE VARIABLE_TUPLE_NEXT_OPTIONAL_VARIABLES R_PAREN], fits [VARIABLE_TUPLE],
        shortest "( a a )", as Alternative, of "variableTuple";
    /// `','*`
    VARIABLE_TUPLE_COMMAS "variableTuple_commas" = Star [COMMA], subsumes parts, of "variableTuple";
    /// `variable : typeName location* identifier`
    VARIABLE "variable" = Sequence [TYPE_NAME LOCATIONS IDENTIFIER_RULE], fits [OPTIONAL_VARIABLE],
        shortest "a a";
    /// `(',' variable?)*`
    VARIABLE_TUPLE_NEXT_OPTIONAL_VARIABLES "variableTuple_next_optional_variables" = Star
        [VARIABLE_TUPLE_NEXT_OPTIONAL_VARIABLE], subsumes parts, of "variableTuple";
    /// `',' variable?`
    VARIABLE_TUPLE_NEXT_OPTIONAL_VARIABLE "variableTuple_next_optional_variable" = Sequence [COMMA
        OPTIONAL_VARIABLE], subsumes [COMMA], fits [VARIABLE_TUPLE_NEXT_OPTIONAL_VARIABLES], shortest ",",
        of "variableTuple";
    /// `variable?`
    OPTIONAL_VARIABLE "optional_variable" = Optional [VARIABLE], subsumes parts, of "variable";
    /// `'var' '(' identifier? (',' identifier?)* ')'`
    VARIABLE_TUPLE_VAR "variableTuple_var" = Sequence [VAR L_PAREN OPTIONAL_IDENTIFIER
        VARIABLE_TUPLE_NEXT_OPTIONAL_IDENTIFIERS R_PAREN], fits [VARIABLE_TUPLE], shortest "var ( )",
        as Alternative, of "variableTuple";
    /// `(',' identifier?)*`
    VARIABLE_TUPLE_NEXT_OPTIONAL_IDENTIFIERS "variableTuple_next_optional_identifiers" = Star
        [VARIABLE_TUPLE_NEXT_OPTIONAL_IDENTIFIER], subsumes parts, of "variableTuple";
    /// `',' identifier?`
    VARIABLE_TUPLE_NEXT_OPTIONAL_IDENTIFIER "variableTuple_next_optional_identifier" = Sequence [COMMA
        OPTIONAL_IDENTIFIER], subsumes [COMMA], fits [VARIABLE_TUPLE_NEXT_OPTIONAL_IDENTIFIERS], shortest ",",
        of "variableTuple";
    /// `expression ';'`
    SIMPLE_STATEMENT_EXPRESSION_SEMICOLON "simpleStatement_expression_semicolon" = Sequence [EXPRESSION
        SEMICOLON], fits [SIMPLE_STATEMENT], shortest "a ;", as Alternative, of "simpleStatement";
    /// `'while' '(' expression ')'`
    STATEMENT_WHILE "statement_while" = Sequence [WHILE L_PAREN EXPRESSION R_PAREN], fits [STATEMENT_TAIL],
        shortest "while ( a )", as Alternative, of "statement";
    /// `block | uncheckedBlock | simpleStatement | ifStatement | doStatement | tryStatement | jumpStatement
    ///     | emitStatement | revertStatement | assemblyStatement`
    STATEMENT_OPERAND "statement_operand" = Alternation [BLOCK UNCHECKED_BLOCK SIMPLE_STATEMENT IF_STATEMENT
        DO_STATEMENT TRY_STATEMENT JUMP_STATEMENT EMIT_STATEMENT REVERT_STATEMENT ASSEMBLY_STATEMENT],
        subsumes parts, fits [STATEMENT], shortest "{ }", as Operand, of "statement";
    /// `uncheckedBlock : 'unchecked' block`
    UNCHECKED_BLOCK "uncheckedBlock" = Sequence [UNCHECKED BLOCK], fits [STATEMENT_OPERAND],
        shortest "unchecked { }";
    /// `ifStatement : 'if' '(' expression ')' statement ('else' statement)?`
    IF_STATEMENT "ifStatement" = Sequence [IF L_PAREN EXPRESSION R_PAREN STATEMENT
        IF_STATEMENT_OPTIONAL_ELSE], fits [STATEMENT_OPERAND], shortest "if ( a ) { }";
    /// `('else' statement)?`
    IF_STATEMENT_OPTIONAL_ELSE "ifStatement_optional_else" = Optional [IF_STATEMENT_ELSE], subsumes parts,
        of "ifStatement";
    /// `'else' statement`
    IF_STATEMENT_ELSE "ifStatement_else" = Sequence [ELSE STATEMENT], fits [IF_STATEMENT_OPTIONAL_ELSE],
        shortest "else { }", of "ifStatement";
    /// `doStatement : 'do' statement 'while' '(' expression ')' ';'`
    DO_STATEMENT "doStatement" = Sequence [DO STATEMENT WHILE L_PAREN EXPRESSION R_PAREN SEMICOLON],
        fits [STATEMENT_OPERAND], shortest "do { } while ( a ) ;";
    /// `tryStatement : 'try' expression returns? block catchClause*`
    TRY_STATEMENT "tryStatement" = Sequence [TRY EXPRESSION OPTIONAL_RETURNS BLOCK CATCH_CLAUSES],
        fits [STATEMENT_OPERAND], shortest "try a { }";
    /// `catchClause*`
    CATCH_CLAUSES "catchClauses" = Star [CATCH_CLAUSE], subsumes parts, of "catchClause";
    /// `catchClause : 'catch' (identifier? parameters)? block`
    CATCH_CLAUSE "catchClause" = Sequence [CATCH CATCH_CLAUSE_OPTIONAL_PARAMETERS BLOCK],
        fits [CATCH_CLAUSES], shortest "catch { }";
    /// `(identifier? parameters)?`
    CATCH_CLAUSE_OPTIONAL_PARAMETERS "catchClause_optional_parameters" = Optional [CATCH_CLAUSE_PARAMETERS],
        subsumes parts, of "catchClause";
    /// `identifier? parameters`
    CATCH_CLAUSE_PARAMETERS "catchClause_parameters" = Sequence [OPTIONAL_IDENTIFIER PARAMETERS],
        subsumes [PARAMETERS], fits [CATCH_CLAUSE_OPTIONAL_PARAMETERS], shortest "( )", of "catchClause";
    /// `jumpStatement : 'return' expression? ';' | 'break' ';' | 'continue' ';' | 'throw' ';'`
    JUMP_STATEMENT "jumpStatement" = Alternation [JUMP_STATEMENT_RETURN JUMP_STATEMENT_BREAK
        JUMP_STATEMENT_CONTINUE JUMP_STATEMENT_THROW], subsumes parts, fits [STATEMENT_OPERAND],
        shortest "break ;";
    /// `'return' expression? ';'`
    JUMP_STATEMENT_RETURN "jumpStatement_return" = Sequence [RETURN OPTIONAL_EXPRESSION SEMICOLON],
        fits [JUMP_STATEMENT], shortest "return ;", as Alternative, of "jumpStatement";
    /// `'break' ';'`
    JUMP_STATEMENT_BREAK "jumpStatement_break" = Sequence [BREAK SEMICOLON], fits [JUMP_STATEMENT],
        shortest "break ;", as Alternative, of "jumpStatement";
    /// `'continue' ';'`
    JUMP_STATEMENT_CONTINUE "jumpStatement_continue" = Sequence [CONTINUE SEMICOLON], fits [JUMP_STATEMENT],
        shortest "continue ;", as Alternative, of "jumpStatement";
    /// `'throw' ';'`
    JUMP_STATEMENT_THROW "jumpStatement_throw" = Sequence [THROW SEMICOLON], fits [JUMP_STATEMENT],
        shortest "throw ;", as Alternative, of "jumpStatement";
    /// `emitStatement : 'emit' expression ';'`
    EMIT_STATEMENT "emitStatement" = Sequence [EMIT EXPRESSION SEMICOLON], fits [STATEMENT_OPERAND],
        shortest "emit a ;";
    /// `revertStatement : 'revert' path arguments ';'`
    REVERT_STATEMENT "revertStatement" = Sequence [REVERT PATH ARGUMENTS SEMICOLON], fits [STATEMENT_OPERAND],
        shortest "revert a ( ) ;";
    /// `assemblyStatement : 'assembly' STRING? ('(' STRING (',' STRING)* ')')? assemblyBlock`
    ASSEMBLY_STATEMENT "assemblyStatement" = Sequence [ASSEMBLY ASSEMBLY_STATEMENT_OPTIONAL_STRING
        ASSEMBLY_STATEMENT_OPTIONAL_L_PAREN_STRING_R_PAREN ASSEMBLY_BLOCK], fits [STATEMENT_OPERAND],
        shortest "assembly { }";
    /// `STRING?`
    ASSEMBLY_STATEMENT_OPTIONAL_STRING "assemblyStatement_optional_STRING" = Optional [STRING],
        subsumes parts, of "assemblyStatement";
    /// `('(' STRING (',' STRING)* ')')?`
    ASSEMBLY_STATEMENT_OPTIONAL_L_PAREN_STRING_R_PAREN "assemblyStatement_optional_l_paren_STRING_r_paren"
        = Optional [ASSEMBLY_STATEMENT_L_PAREN_STRING_R_PAREN], subsumes parts, of "assemblyStatement";
    /// `'(' STRING (',' STRING)* ')'`
    ASSEMBLY_STATEMENT_L_PAREN_STRING_R_PAREN "assemblyStatement_l_paren_STRING_r_paren" = Sequence [L_PAREN
        STRING ASSEMBLY_STATEMENT_NEXT_STRINGS R_PAREN],
        fits [ASSEMBLY_STATEMENT_OPTIONAL_L_PAREN_STRING_R_PAREN], shortest "( \"\" )",
        of "assemblyStatement";
    /// `(',' STRING)*`
    ASSEMBLY_STATEMENT_NEXT_STRINGS "assemblyStatement_next_STRINGs" = Star [ASSEMBLY_STATEMENT_NEXT_STRING],
        subsumes parts, of "assemblyStatement";
    /// `',' STRING`
    ASSEMBLY_STATEMENT_NEXT_STRING "assemblyStatement_next_STRING" = Sequence [COMMA STRING],
        fits [ASSEMBLY_STATEMENT_NEXT_STRINGS], shortest ", \"\"", of "assemblyStatement";
    /// `assemblyBlock : '{' assemblyItem* '}'`
    ASSEMBLY_BLOCK "assemblyBlock" = Sequence [L_BRACE ASSEMBLY_ITEMS R_BRACE], fits [ASSEMBLY_ITEM],
        shortest "{ }";
    /// `assemblyItem*`
    ASSEMBLY_ITEMS "assemblyItems" = Star [ASSEMBLY_ITEM], subsumes parts, of "assemblyItem";
    /// `assemblyItem : assemblyBlock | assemblyExpression | assemblyAssignment | assemblyVariable |
    ///     assemblyFunction | assemblyIf | assemblyFor | assemblySwitch | 'break' | 'continue' | 'leave' |
    ///     assemblyLabel | stackAssignment`
    ASSEMBLY_ITEM "assemblyItem" = Alternation [ASSEMBLY_BLOCK ASSEMBLY_EXPRESSION ASSEMBLY_ASSIGNMENT
        ASSEMBLY_VARIABLE ASSEMBLY_FUNCTION ASSEMBLY_IF ASSEMBLY_FOR ASSEMBLY_SWITCH BREAK CONTINUE LEAVE
        ASSEMBLY_LABEL STACK_ASSIGNMENT], subsumes parts, fits [ASSEMBLY_ITEMS], shortest "0";
    /// `assemblyExpression : assemblyPath ('(' (assemblyExpression (',' assemblyExpression)*)? ')')? |
    ///     assemblyLiteral`
    ASSEMBLY_EXPRESSION "assemblyExpression" = Alternation [ASSEMBLY_EXPRESSION_ASSEMBLY_PATH
        ASSEMBLY_LITERAL], subsumes parts, fits [ASSEMBLY_ITEM ASSEMBLY_EXPRESSION_ASSEMBLY_EXPRESSIONS],
        shortest "0";
    /// `assemblyPath ('(' (assemblyExpression (',' assemblyExpression)*)? ')')?`
    ASSEMBLY_EXPRESSION_ASSEMBLY_PATH "assemblyExpression_assemblyPath" = Sequence [ASSEMBLY_PATH
        ASSEMBLY_EXPRESSION_OPTIONAL_L_PAREN_R_PAREN], subsumes [ASSEMBLY_PATH], fits [ASSEMBLY_EXPRESSION],
        shortest "a", as Alternative, of "assemblyExpression";
    /// `assemblyPath : assemblyName ('.' assemblyName)*`
    ASSEMBLY_PATH "assemblyPath" = Sequence [ASSEMBLY_NAME ASSEMBLY_PATH_NEXT_ASSEMBLY_NAMES],
        subsumes [ASSEMBLY_NAME], fits [ASSEMBLY_EXPRESSION_ASSEMBLY_PATH TYPED_NAME], shortest "a";
    /// `assemblyName : identifier | ELEMENTARY_TYPE | 'address' | 'return' | 'abstract' | 'after' |
    ///     'anonymous' | 'as' | 'assembly' | 'catch' | 'constant' | 'contract' | 'days' | 'delete' | 'do' |
    ///     'else' | 'emit' | 'enum' | 'ether' | 'event' | 'external' | 'hours' | 'immutable' | 'import' |
    ///     'indexed' | 'interface' | 'internal' | 'is' | 'library' | 'mapping' | 'memory' | 'minutes' |
    ///     'modifier' | 'new' | 'override' | 'payable' | 'private' | 'public' | 'pure' | 'returns' |
    ///     'seconds' | 'storage' | 'struct' | 'throw' | 'try' | 'type' | 'unchecked' | 'using' | 'var' |
    ///     'view' | 'virtual' | 'weeks' | 'wei' | 'while' | 'years'`
    ASSEMBLY_NAME "assemblyName" = Alternation [IDENTIFIER_RULE ELEMENTARY_TYPE ADDRESS RETURN ABSTRACT AFTER
        ANONYMOUS AS ASSEMBLY CATCH CONSTANT CONTRACT DAYS DELETE DO ELSE EMIT ENUM ETHER EVENT EXTERNAL HOURS
        IMMUTABLE IMPORT INDEXED INTERFACE INTERNAL IS LIBRARY MAPPING_KEYWORD MEMORY MINUTES MODIFIER NEW
        OVERRIDE_KEYWORD PAYABLE PRIVATE PUBLIC PURE RETURNS_KEYWORD SECONDS STORAGE STRUCT THROW TRY TYPE
        UNCHECKED USING VAR VIEW VIRTUAL WEEKS WEI WHILE YEARS], subsumes parts, fits [ASSEMBLY_PATH],
        shortest "a";
    /// `('.' assemblyName)*`
    ASSEMBLY_PATH_NEXT_ASSEMBLY_NAMES "assemblyPath_next_assemblyNames" = Star
        [ASSEMBLY_PATH_NEXT_ASSEMBLY_NAME], subsumes parts, of "assemblyPath";
    /// `'.' assemblyName`
    ASSEMBLY_PATH_NEXT_ASSEMBLY_NAME "assemblyPath_next_assemblyName" = Sequence [DOT ASSEMBLY_NAME],
        fits [ASSEMBLY_PATH_NEXT_ASSEMBLY_NAMES], shortest ". a", of "assemblyPath";
    /// `('(' (assemblyExpression (',' assemblyExpression)*)? ')')?`
    ASSEMBLY_EXPRESSION_OPTIONAL_L_PAREN_R_PAREN "assemblyExpression_optional_l_paren_r_paren" = Optional
        [ASSEMBLY_EXPRESSION_L_PAREN_R_PAREN], subsumes parts, of "assemblyExpression";
    /// `'(' (assemblyExpression (',' assemblyExpression)*)? ')'`
    ASSEMBLY_EXPRESSION_L_PAREN_R_PAREN "assemblyExpression_l_paren_r_paren" = Sequence [L_PAREN
        ASSEMBLY_EXPRESSION_OPTIONAL_ASSEMBLY_EXPRESSIONS R_PAREN],
        fits [ASSEMBLY_EXPRESSION_OPTIONAL_L_PAREN_R_PAREN], shortest "( )", of "assemblyExpression";
    /// `(assemblyExpression (',' assemblyExpression)*)?`
    ASSEMBLY_EXPRESSION_OPTIONAL_ASSEMBLY_EXPRESSIONS "assemblyExpression_optional_assemblyExpressions"
        = Optional [ASSEMBLY_EXPRESSION_ASSEMBLY_EXPRESSIONS], subsumes parts, of "assemblyExpression";
    /// `assemblyExpression (',' assemblyExpression)*`
    ASSEMBLY_EXPRESSION_ASSEMBLY_EXPRESSIONS "assemblyExpression_assemblyExpressions" = Sequence
        [ASSEMBLY_EXPRESSION ASSEMBLY_EXPRESSION_NEXT_ASSEMBLY_EXPRESSIONS], subsumes [ASSEMBLY_EXPRESSION],
        fits [ASSEMBLY_EXPRESSION_OPTIONAL_ASSEMBLY_EXPRESSIONS], shortest "0", of "assemblyExpression";
    /// `(',' assemblyExpression)*`
    ASSEMBLY_EXPRESSION_NEXT_ASSEMBLY_EXPRESSIONS "assemblyExpression_next_assemblyExpressions" = Star
        [ASSEMBLY_EXPRESSION_NEXT_ASSEMBLY_EXPRESSION], subsumes parts, of "assemblyExpression";
    /// `',' assemblyExpression`
    ASSEMBLY_EXPRESSION_NEXT_ASSEMBLY_EXPRESSION "assemblyExpression_next_assemblyExpression" = Sequence
        [COMMA ASSEMBLY_EXPRESSION], fits [ASSEMBLY_EXPRESSION_NEXT_ASSEMBLY_EXPRESSIONS], shortest ", 0",
        of "assemblyExpression";
    /// `assemblyLiteral : (NUMBER | STRING | 'true' | 'false') (':' assemblyName)?`
    ASSEMBLY_LITERAL "assemblyLiteral" = Sequence [ASSEMBLY_LITERAL_TRUE_OR_OTHER
        OPTIONAL_COLON_ASSEMBLY_NAME], subsumes [ASSEMBLY_LITERAL_TRUE_OR_OTHER], fits [ASSEMBLY_EXPRESSION],
        shortest "0";
    /// `'true' | 'false' | NUMBER | STRING`
    ASSEMBLY_LITERAL_TRUE_OR_OTHER "assemblyLiteral_true_or_other" = Set [TRUE FALSE NUMBER STRING],
        subsumes parts, fits [ASSEMBLY_LITERAL], shortest "0", of "assemblyLiteral";
    /// `(':' assemblyName)?`
    OPTIONAL_COLON_ASSEMBLY_NAME "optional_colon_assemblyName" = Optional [COLON_ASSEMBLY_NAME],
        subsumes parts, of "assemblyLiteral" "typedName";
    /// `':' assemblyName`
    COLON_ASSEMBLY_NAME "colon_assemblyName" = Sequence [COLON ASSEMBLY_NAME],
        fits [OPTIONAL_COLON_ASSEMBLY_NAME], shortest ": a", of "assemblyLiteral" "typedName";
    /// `assemblyAssignment : assemblyPath (',' assemblyPath)* ':=' assemblyExpression`
    ASSEMBLY_ASSIGNMENT "assemblyAssignment" = Sequence [ASSEMBLY_PATH ASSEMBLY_ASSIGNMENT_NEXT_ASSEMBLY_PATHS
        COLON_EQ ASSEMBLY_EXPRESSION], fits [ASSEMBLY_ITEM], shortest "a := 0";
    /// `(',' assemblyPath)*`
    ASSEMBLY_ASSIGNMENT_NEXT_ASSEMBLY_PATHS "assemblyAssignment_next_assemblyPaths" = Star
        [ASSEMBLY_ASSIGNMENT_NEXT_ASSEMBLY_PATH], subsumes parts, of "assemblyAssignment";
    /// `',' assemblyPath`
    ASSEMBLY_ASSIGNMENT_NEXT_ASSEMBLY_PATH "assemblyAssignment_next_assemblyPath" = Sequence [COMMA
        ASSEMBLY_PATH], fits [ASSEMBLY_ASSIGNMENT_NEXT_ASSEMBLY_PATHS], shortest ", a",
        of "assemblyAssignment";
    /// `assemblyVariable : 'let' typedNames (':=' assemblyExpression)?`
    ASSEMBLY_VARIABLE "assemblyVariable" = Sequence [LET TYPED_NAMES
        ASSEMBLY_VARIABLE_OPTIONAL_COLON_EQ_ASSEMBLY_EXPRESSION], fits [ASSEMBLY_ITEM], shortest "let a";
    /// `typedNames : typedName (',' typedName)*`
    TYPED_NAMES "typedNames" = Sequence [TYPED_NAME TYPED_NAMES_NEXT_TYPED_NAMES], subsumes [TYPED_NAME],
        fits [OPTIONAL_TYPED_NAMES], shortest "a";
    /// `typedName : assemblyPath (':' assemblyName)?`
    TYPED_NAME "typedName" = Sequence [ASSEMBLY_PATH OPTIONAL_COLON_ASSEMBLY_NAME], subsumes [ASSEMBLY_PATH],
        fits [TYPED_NAMES], shortest "a";
    /// `(',' typedName)*`
    TYPED_NAMES_NEXT_TYPED_NAMES "typedNames_next_typedNames" = Star [TYPED_NAMES_NEXT_TYPED_NAME],
        subsumes parts, of "typedNames";
    /// `',' typedName`
    TYPED_NAMES_NEXT_TYPED_NAME "typedNames_next_typedName" = Sequence [COMMA TYPED_NAME],
        fits [TYPED_NAMES_NEXT_TYPED_NAMES], shortest ", a", of "typedNames";
    /// `(':=' assemblyExpression)?`
    ASSEMBLY_VARIABLE_OPTIONAL_COLON_EQ_ASSEMBLY_EXPRESSION
        "assemblyVariable_optional_colon_eq_assemblyExpression" = Optional
        [ASSEMBLY_VARIABLE_COLON_EQ_ASSEMBLY_EXPRESSION], subsumes parts, of "assemblyVariable";
    /// `':=' assemblyExpression`
    ASSEMBLY_VARIABLE_COLON_EQ_ASSEMBLY_EXPRESSION "assemblyVariable_colon_eq_assemblyExpression" = Sequence
        [COLON_EQ ASSEMBLY_EXPRESSION], fits [ASSEMBLY_VARIABLE_OPTIONAL_COLON_EQ_ASSEMBLY_EXPRESSION],
        shortest ":= 0", of "assemblyVariable";
    /// `assemblyFunction : 'function' assemblyPath '(' typedNames? ')' ('->' typedNames)? assemblyBlock`
    ASSEMBLY_FUNCTION "assemblyFunction" = Sequence [FUNCTION ASSEMBLY_PATH L_PAREN OPTIONAL_TYPED_NAMES
        R_PAREN ASSEMBLY_FUNCTION_OPTIONAL_MINUS_GT_TYPED_NAMES ASSEMBLY_BLOCK], fits [ASSEMBLY_ITEM],
        shortest "function a ( ) { }";
    /// `typedNames?`
    OPTIONAL_TYPED_NAMES "optional_typedNames" = Optional [TYPED_NAMES], subsumes parts, of "typedNames";
    /// `('->' typedNames)?`
    ASSEMBLY_FUNCTION_OPTIONAL_MINUS_GT_TYPED_NAMES "assemblyFunction_optional_minus_gt_typedNames" = Optional
        [ASSEMBLY_FUNCTION_MINUS_GT_TYPED_NAMES], subsumes parts, of "assemblyFunction";
    /// `'->' typedNames`
    ASSEMBLY_FUNCTION_MINUS_GT_TYPED_NAMES "assemblyFunction_minus_gt_typedNames" = Sequence [MINUS_GT
        TYPED_NAMES], fits [ASSEMBLY_FUNCTION_OPTIONAL_MINUS_GT_TYPED_NAMES], shortest "-> a",
        of "assemblyFunction";
    /// `assemblyIf : 'if' assemblyExpression assemblyBlock`
    ASSEMBLY_IF "assemblyIf" = Sequence [IF ASSEMBLY_EXPRESSION ASSEMBLY_BLOCK], fits [ASSEMBLY_ITEM],
        shortest "if 0 { }";
    /// `assemblyFor : 'for' assemblyBlock assemblyExpression assemblyBlock assemblyBlock`
    ASSEMBLY_FOR "assemblyFor" = Sequence [FOR ASSEMBLY_BLOCK ASSEMBLY_EXPRESSION ASSEMBLY_BLOCK
        ASSEMBLY_BLOCK], fits [ASSEMBLY_ITEM], shortest "for { } 0 { } { }";
    /// `assemblySwitch : 'switch' assemblyExpression assemblyCase*`
    ASSEMBLY_SWITCH "assemblySwitch" = Sequence [SWITCH ASSEMBLY_EXPRESSION ASSEMBLY_CASES],
        fits [ASSEMBLY_ITEM], shortest "switch 0";
    /// `assemblyCase*`
    ASSEMBLY_CASES "assemblyCases" = Star [ASSEMBLY_CASE], subsumes parts, of "assemblyCase";
    /// `assemblyCase : 'case' assemblyLiteral assemblyBlock | 'default' assemblyBlock`
    ASSEMBLY_CASE "assemblyCase" = Alternation [ASSEMBLY_CASE_CASE ASSEMBLY_CASE_DEFAULT], subsumes parts,
        fits [ASSEMBLY_CASES], shortest "default { }";
    /// `'case' assemblyLiteral assemblyBlock`
    ASSEMBLY_CASE_CASE "assemblyCase_case" = Sequence [CASE ASSEMBLY_LITERAL ASSEMBLY_BLOCK],
        fits [ASSEMBLY_CASE], shortest "case 0 { }", as Alternative, of "assemblyCase";
    /// `'default' assemblyBlock`
    ASSEMBLY_CASE_DEFAULT "assemblyCase_default" = Sequence [DEFAULT ASSEMBLY_BLOCK], fits [ASSEMBLY_CASE],
        shortest "default { }", as Alternative, of "assemblyCase";
    /// `assemblyLabel : assemblyName ':'`
    ASSEMBLY_LABEL "assemblyLabel" = Sequence [ASSEMBLY_NAME COLON], fits [ASSEMBLY_ITEM], shortest "a :";
    /// `stackAssignment : '=:' assemblyPath`
    STACK_ASSIGNMENT "stackAssignment" = Sequence [EQ_COLON ASSEMBLY_PATH], fits [ASSEMBLY_ITEM],
        shortest "=: a";
    /// `modifierDefinition : 'modifier' identifier parameters? functionSpecifier* functionBody`
    MODIFIER_DEFINITION "modifierDefinition" = Sequence [MODIFIER IDENTIFIER_RULE OPTIONAL_PARAMETERS
        FUNCTION_SPECIFIERS FUNCTION_BODY], fits [DEFINITION], shortest "modifier a ;";
    /// `parameters?`
    OPTIONAL_PARAMETERS "optional_parameters" = Optional [PARAMETERS], subsumes parts, of "parameters";
    /// `variableDefinition : typeName variableSpecifier* identifier initializer? ';'`
    VARIABLE_DEFINITION "variableDefinition" = Sequence [TYPE_NAME VARIABLE_SPECIFIERS IDENTIFIER_RULE
        OPTIONAL_INITIALIZER SEMICOLON], fits [DEFINITION], shortest "a a ;";
    /// `variableSpecifier*`
    VARIABLE_SPECIFIERS "variableSpecifiers" = Star [VARIABLE_SPECIFIER], subsumes parts,
        of "variableSpecifier";
    /// `variableSpecifier : visibility | 'constant' | 'immutable' | 'transient' | override | location`
    VARIABLE_SPECIFIER "variableSpecifier" = Alternation [VISIBILITY CONSTANT IMMUTABLE TRANSIENT OVERRIDE
        LOCATION], subsumes parts, fits [VARIABLE_SPECIFIERS], shortest "public";
    /// `structDefinition : 'struct' identifier '{' structMember* '}'`
    STRUCT_DEFINITION "structDefinition" = Sequence [STRUCT IDENTIFIER_RULE L_BRACE STRUCT_MEMBERS R_BRACE],
        fits [DEFINITION], shortest "struct a { }";
    /// `structMember*`
    STRUCT_MEMBERS "structMembers" = Star [STRUCT_MEMBER], subsumes parts, of "structMember";
    /// `structMember : typeName identifier ';'`
    STRUCT_MEMBER "structMember" = Sequence [TYPE_NAME IDENTIFIER_RULE SEMICOLON], fits [STRUCT_MEMBERS],
        shortest "a a ;";
    /// `enumDefinition : 'enum' identifier '{' (identifier (',' identifier)*)? '}'`
    ENUM_DEFINITION "enumDefinition" = Sequence [ENUM IDENTIFIER_RULE L_BRACE
        ENUM_DEFINITION_OPTIONAL_IDENTIFIERS R_BRACE], fits [DEFINITION], shortest "enum a { }";
    /// `(identifier (',' identifier)*)?`
    ENUM_DEFINITION_OPTIONAL_IDENTIFIERS "enumDefinition_optional_identifiers" = Optional
        [ENUM_DEFINITION_IDENTIFIERS], subsumes parts, of "enumDefinition";
    /// `identifier (',' identifier)*`
    ENUM_DEFINITION_IDENTIFIERS "enumDefinition_identifiers" = Sequence [IDENTIFIER_RULE
        ENUM_DEFINITION_NEXT_IDENTIFIERS], subsumes [IDENTIFIER_RULE],
        fits [ENUM_DEFINITION_OPTIONAL_IDENTIFIERS], shortest "a", of "enumDefinition";
    /// `(',' identifier)*`
    ENUM_DEFINITION_NEXT_IDENTIFIERS "enumDefinition_next_identifiers" = Star
        [ENUM_DEFINITION_NEXT_IDENTIFIER], subsumes parts, of "enumDefinition";
    /// `',' identifier`
    ENUM_DEFINITION_NEXT_IDENTIFIER "enumDefinition_next_identifier" = Sequence [COMMA IDENTIFIER_RULE],
        fits [ENUM_DEFINITION_NEXT_IDENTIFIERS], shortest ", a", of "enumDefinition";
    /// `eventDefinition : 'event' identifier parameters 'anonymous'? ';'`
    EVENT_DEFINITION "eventDefinition" = Sequence [EVENT IDENTIFIER_RULE PARAMETERS
        EVENT_DEFINITION_OPTIONAL_ANONYMOUS SEMICOLON], fits [DEFINITION], shortest "event a ( ) ;";
    /// `'anonymous'?`
    EVENT_DEFINITION_OPTIONAL_ANONYMOUS "eventDefinition_optional_anonymous" = Optional [ANONYMOUS],
        subsumes parts, of "eventDefinition";
    /// `errorDefinition : 'error' identifier parameters ';'`
    ERROR_DEFINITION "errorDefinition" = Sequence [ERROR IDENTIFIER_RULE PARAMETERS SEMICOLON],
        fits [DEFINITION], shortest "error a ( ) ;";
    /// `typeDefinition : 'type' identifier 'is' typeName ';'`
    TYPE_DEFINITION "typeDefinition" = Sequence [TYPE IDENTIFIER_RULE IS TYPE_NAME SEMICOLON],
        fits [DEFINITION], shortest "type a is a ;";
    /// `usingDirective : 'using' (path | '{' usedFunction (',' usedFunction)* '}') 'for' ('*' | typeName)
    ///     'global'? ';'`
    USING_DIRECTIVE "usingDirective" = Sequence [USING USING_DIRECTIVE_PATH_OR_L_BRACE_USED_FUNCTION_R_BRACE
        FOR USING_DIRECTIVE_STAR_OR_TYPE_NAME USING_DIRECTIVE_OPTIONAL_GLOBAL SEMICOLON], fits [DEFINITION],
        shortest "using a for * ;";
    /// `path | '{' usedFunction (',' usedFunction)* '}'`
    USING_DIRECTIVE_PATH_OR_L_BRACE_USED_FUNCTION_R_BRACE
        "usingDirective_path_or_l_brace_usedFunction_r_brace" = Alternation [PATH
        USING_DIRECTIVE_L_BRACE_USED_FUNCTION_R_BRACE], subsumes parts, shortest "a", of "usingDirective";
    /// `'{' usedFunction (',' usedFunction)* '}'`
    USING_DIRECTIVE_L_BRACE_USED_FUNCTION_R_BRACE "usingDirective_l_brace_usedFunction_r_brace" = Sequence
        [L_BRACE USED_FUNCTION USING_DIRECTIVE_NEXT_USED_FUNCTIONS R_BRACE],
        fits [USING_DIRECTIVE_PATH_OR_L_BRACE_USED_FUNCTION_R_BRACE], shortest "{ a }", as Alternative,
        of "usingDirective";
    /// `usedFunction : path ('as' (binaryOperator | unaryOperator))?`
    USED_FUNCTION "usedFunction" = Sequence [PATH USED_FUNCTION_OPTIONAL_AS], subsumes [PATH], shortest "a";
    /// `('as' (binaryOperator | unaryOperator))?`
    USED_FUNCTION_OPTIONAL_AS "usedFunction_optional_as" = Optional [USED_FUNCTION_AS], subsumes parts,
        of "usedFunction";
    /// `'as' (binaryOperator | unaryOperator)`
    USED_FUNCTION_AS "usedFunction_as" = Sequence [AS USED_FUNCTION_BINARY_OPERATOR_OR_UNARY_OPERATOR],
        fits [USED_FUNCTION_OPTIONAL_AS], shortest "as *", of "usedFunction";
    /// `binaryOperator | unaryOperator`
    USED_FUNCTION_BINARY_OPERATOR_OR_UNARY_OPERATOR "usedFunction_binaryOperator_or_unaryOperator"
        = Alternation [BINARY_OPERATOR UNARY_OPERATOR], subsumes parts, shortest "*", of "usedFunction";
    /// `(',' usedFunction)*`
    USING_DIRECTIVE_NEXT_USED_FUNCTIONS "usingDirective_next_usedFunctions" = Star
        [USING_DIRECTIVE_NEXT_USED_FUNCTION], subsumes parts, of "usingDirective";
    /// `',' usedFunction`
    USING_DIRECTIVE_NEXT_USED_FUNCTION "usingDirective_next_usedFunction" = Sequence [COMMA USED_FUNCTION],
        fits [USING_DIRECTIVE_NEXT_USED_FUNCTIONS], shortest ", a", of "usingDirective";
    /// `'*' | typeName`
    USING_DIRECTIVE_STAR_OR_TYPE_NAME "usingDirective_star_or_typeName" = Alternation [STAR TYPE_NAME],
        subsumes parts, shortest "*", of "usingDirective";
    /// `'global'?`
    USING_DIRECTIVE_OPTIONAL_GLOBAL "usingDirective_optional_global" = Optional [GLOBAL], subsumes parts,
        of "usingDirective";
  }
}
