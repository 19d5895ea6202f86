// @generated from grammars/graphql.g4 by `cargo xtask gen` (blake3 89aaeeb8e1378357)

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
    QUERY "'query'" shortest "query";
    MUTATION "'mutation'" shortest "mutation";
    SUBSCRIPTION "'subscription'" shortest "subscription";
    L_PAREN "'('" shortest "(" is Open;
    R_PAREN "')'" shortest ")" is Close;
    DOLLAR "'$'" shortest "$";
    COLON "':'" shortest ":";
    EQ "'='" shortest "=";
    L_BRACE "'{'" shortest "{" is Open;
    R_BRACE "'}'" shortest "}" is Close;
    DOT_DOT_DOT "'...'" shortest "...";
    ON "'on'" shortest "on";
    FRAGMENT_KEYWORD "'fragment'" shortest "fragment";
    AT "'@'" shortest "@";
    L_BRACKET "'['" shortest "[" is Open;
    R_BRACKET "']'" shortest "]" is Close;
    BANG "'!'" shortest "!";
    EXTEND "'extend'" shortest "extend";
    SCHEMA_KEYWORD "'schema'" shortest "schema";
    SCALAR "'scalar'" shortest "scalar";
    TYPE_KEYWORD "'type'" shortest "type";
    INTERFACE "'interface'" shortest "interface";
    IMPLEMENTS "'implements'" shortest "implements";
    AMP "'&'" shortest "&";
    UNION "'union'" shortest "union";
    PIPE "'|'" shortest "|";
    ENUM "'enum'" shortest "enum";
    INPUT "'input'" shortest "input";
    DIRECTIVE_KEYWORD "'directive'" shortest "directive";
    REPEATABLE "'repeatable'" shortest "repeatable";
    /// `NAME : [A-Z_a-z] [0-9A-Z_a-z]*`
    NAME "NAME" shortest "a";
    /// `INT : Whole`
    INT "INT" shortest "0";
    /// `FLOAT : Whole ('.' [0-9]+ ([Ee] [+\-]? [0-9]+)? | [Ee] [+\-]? [0-9]+)`
    FLOAT "FLOAT" shortest "0e0";
    /// `STRING : '"' (~[\n\r"\\] | '\\' ~[\n\r])* '"'`
    STRING "STRING" shortest "\"\"";
    /// `BLOCK_STRING : '"""' ('\\"""' | .)*? '"""'`
    BLOCK_STRING "BLOCK_STRING" shortest "\"\"\"\"\"\"";
    /// `COMMENT : '#' ~[\n\r]* -> channel(HIDDEN)`
    COMMENT "COMMENT" shortest "#";
    /// `SPACE : [\t-\n\r ,\u{FEFF}]+ -> skip`
    SPACE "SPACE";
  }
  rules {
    /// `document : definition* EOF`
    DOCUMENT "document" = Sequence [DEFINITIONS EOF], subsumes [DEFINITIONS];
    /// `definition*`
    DEFINITIONS "definitions" = Star [DEFINITION], subsumes parts, fits [DOCUMENT], of "definition";
    /// `definition : description? bareDefinition`
    DEFINITION "definition" = Sequence [OPTIONAL_DESCRIPTION BARE_DEFINITION], subsumes [BARE_DEFINITION],
        fits [DEFINITIONS], shortest "schema";
    /// `description?`
    OPTIONAL_DESCRIPTION "optional_description" = Optional [DESCRIPTION], subsumes parts, of "description";
    /// `description : STRING | BLOCK_STRING`
    DESCRIPTION "description" = Set [STRING BLOCK_STRING], subsumes parts, fits [OPTIONAL_DESCRIPTION],
        shortest "\"\"";
    /// `bareDefinition : operation | fragment | schema | scalarType | objectType | interfaceType | unionType
    ///     | enumType | inputType | directiveDefinition`
    BARE_DEFINITION "bareDefinition" = Alternation [OPERATION FRAGMENT SCHEMA SCALAR_TYPE OBJECT_TYPE
        INTERFACE_TYPE UNION_TYPE ENUM_TYPE INPUT_TYPE DIRECTIVE_DEFINITION], subsumes parts,
        fits [DEFINITION], shortest "schema";
    /// `operation : selectionSet | ('query' | 'mutation' | 'subscription') name? variables? directive*
    ///     selectionSet`
    /// In normal form `(('query' | 'mutation' | 'subscription') name? variables? directive*)? selectionSet`
    OPERATION "operation" = Sequence [OPERATION_OPTIONAL_QUERY_OR_OTHER SELECTION_SET],
        subsumes [SELECTION_SET], fits [BARE_DEFINITION], shortest "{ }";
    /// `(('query' | 'mutation' | 'subscription') name? variables? directive*)?`
    OPERATION_OPTIONAL_QUERY_OR_OTHER "operation_optional_query_or_other" = Optional
        [OPERATION_QUERY_OR_OTHER], subsumes parts, of "operation";
    /// `('query' | 'mutation' | 'subscription') name? variables? directive*`
    OPERATION_QUERY_OR_OTHER "operation_query_or_other" = Sequence [QUERY_OR_OTHER OPTIONAL_NAME
        OPTIONAL_VARIABLES DIRECTIVES], subsumes [QUERY_OR_OTHER], fits [OPERATION_OPTIONAL_QUERY_OR_OTHER],
        shortest "query", of "operation";
    /// `'query' | 'mutation' | 'subscription'`
    QUERY_OR_OTHER "query_or_other" = Set [QUERY MUTATION SUBSCRIPTION], subsumes parts,
        fits [OPERATION_QUERY_OR_OTHER], shortest "query", of "operation" "rootTypes";
    /// `name?`
    OPTIONAL_NAME "optional_name" = Optional [NAME_RULE], subsumes parts, of "name";
    /// `name : plainName | 'on'`
    NAME_RULE "name" = Alternation [PLAIN_NAME ON], subsumes parts, fits [OPTIONAL_NAME TYPE_NAME VALUE_NAME
        FIELD ENUM_VALUE], shortest "a";
    /// `plainName : NAME | 'query' | 'mutation' | 'subscription' | 'fragment' | 'extend' | 'schema' |
    ///     'scalar' | 'type' | 'interface' | 'implements' | 'union' | 'enum' | 'input' | 'directive' |
    ///     'repeatable'`
    PLAIN_NAME "plainName" = Set [QUERY MUTATION SUBSCRIPTION FRAGMENT_KEYWORD EXTEND SCHEMA_KEYWORD SCALAR
        TYPE_KEYWORD INTERFACE IMPLEMENTS UNION ENUM INPUT DIRECTIVE_KEYWORD REPEATABLE NAME], subsumes parts,
        fits [NAME_RULE SPREAD_PLAIN_NAME], shortest "a";
    /// `variables?`
    OPTIONAL_VARIABLES "optional_variables" = Optional [VARIABLES], subsumes parts, of "variables";
    /// `variables : '(' variable* ')'`
    VARIABLES "variables" = Sequence [L_PAREN VARIABLES_AFTER_L_PAREN R_PAREN], fits [OPTIONAL_VARIABLES],
        shortest "( )";
    /// `variable*`
    VARIABLES_AFTER_L_PAREN "variables_after_l_paren" = Star [VARIABLE], subsumes parts, of "variable";
    /// `variable : description? '$' name ':' type defaultValue? directive*`
    VARIABLE "variable" = Sequence [OPTIONAL_DESCRIPTION DOLLAR NAME_RULE COLON TYPE OPTIONAL_DEFAULT_VALUE
        DIRECTIVES], fits [VARIABLES_AFTER_L_PAREN], shortest "$ a : a";
    /// `type : name '!'? | '[' type ']' '!'?`
    TYPE "type" = Alternation [TYPE_NAME TYPE_L_BRACKET_TYPE_R_BRACKET], subsumes parts, shortest "a";
    /// `name '!'?`
    TYPE_NAME "type_name" = Sequence [NAME_RULE TYPE_OPTIONAL_BANG], subsumes [NAME_RULE], fits [TYPE],
        shortest "a", as Alternative, of "type";
    /// `'!'?`
    TYPE_OPTIONAL_BANG "type_optional_bang" = Optional [BANG], subsumes parts, of "type";
    /// `'[' type ']' '!'?`
    TYPE_L_BRACKET_TYPE_R_BRACKET "type_l_bracket_type_r_bracket" = Sequence [L_BRACKET TYPE R_BRACKET
        TYPE_OPTIONAL_BANG], fits [TYPE], shortest "[ a ]", as Alternative, of "type";
    /// `defaultValue?`
    OPTIONAL_DEFAULT_VALUE "optional_defaultValue" = Optional [DEFAULT_VALUE], subsumes parts,
        of "defaultValue";
    /// `defaultValue : '=' value`
    DEFAULT_VALUE "defaultValue" = Sequence [EQ VALUE], fits [OPTIONAL_DEFAULT_VALUE], shortest "= 0";
    /// `value : '$' name | INT | FLOAT | STRING | BLOCK_STRING | name | list | object`
    /// In normal form `'$'? name | INT | FLOAT | STRING | BLOCK_STRING | list | object`
    VALUE "value" = Alternation [VALUE_NAME INT FLOAT STRING BLOCK_STRING LIST OBJECT], subsumes parts,
        fits [VALUES], shortest "0";
    /// `'$'? name`
    VALUE_NAME "value_name" = Sequence [VALUE_OPTIONAL_DOLLAR NAME_RULE], subsumes [NAME_RULE], fits [VALUE],
        shortest "a", as Alternative, of "value";
    /// `'$'?`
    VALUE_OPTIONAL_DOLLAR "value_optional_dollar" = Optional [DOLLAR], subsumes parts, of "value";
    /// `list : '[' value* ']'`
    LIST "list" = Sequence [L_BRACKET VALUES R_BRACKET], fits [VALUE], shortest "[ ]";
    /// `value*`
    VALUES "values" = Star [VALUE], subsumes parts, of "value";
    /// `object : '{' argument* '}'`
    OBJECT "object" = Sequence [L_BRACE ARGUMENTS_LIST R_BRACE], fits [VALUE], shortest "{ }";
    /// `argument*`
    ARGUMENTS_LIST "arguments_list" = Star [ARGUMENT], subsumes parts, of "argument";
    /// `argument : name ':' value`
    ARGUMENT "argument" = Sequence [NAME_RULE COLON VALUE], fits [ARGUMENTS_LIST], shortest "a : 0";
    /// `directive*`
    DIRECTIVES "directives" = Star [DIRECTIVE], subsumes parts, of "directive";
    /// `directive : '@' name arguments?`
    DIRECTIVE "directive" = Sequence [AT NAME_RULE OPTIONAL_ARGUMENTS], fits [DIRECTIVES], shortest "@ a";
    /// `arguments?`
    OPTIONAL_ARGUMENTS "optional_arguments" = Optional [ARGUMENTS], subsumes parts, of "arguments";
    /// `arguments : '(' argument* ')'`
    ARGUMENTS "arguments" = Sequence [L_PAREN ARGUMENTS_LIST R_PAREN], fits [OPTIONAL_ARGUMENTS],
        shortest "( )";
    /// `selectionSet : '{' selection* '}'`
    SELECTION_SET "selectionSet" = Sequence [L_BRACE SELECTIONS R_BRACE], fits [OPERATION
        OPTIONAL_SELECTION_SET], shortest "{ }";
    /// `selection*`
    SELECTIONS "selections" = Star [SELECTION], subsumes parts, of "selection";
    /// `selection : field | spread`
    SELECTION "selection" = Alternation [FIELD SPREAD], subsumes parts, fits [SELECTIONS], shortest "a";
    /// `field : (name ':')? name arguments? directive* selectionSet?`
    FIELD "field" = Sequence [FIELD_OPTIONAL_NAME_COLON NAME_RULE OPTIONAL_ARGUMENTS DIRECTIVES
        OPTIONAL_SELECTION_SET], subsumes [NAME_RULE], fits [SELECTION], shortest "a";
    /// `(name ':')?`
    FIELD_OPTIONAL_NAME_COLON "field_optional_name_colon" = Optional [FIELD_NAME_COLON], subsumes parts,
        of "field";
    /// `name ':'`
    FIELD_NAME_COLON "field_name_colon" = Sequence [NAME_RULE COLON], fits [FIELD_OPTIONAL_NAME_COLON],
        shortest "a :", of "field";
    /// `selectionSet?`
    OPTIONAL_SELECTION_SET "optional_selectionSet" = Optional [SELECTION_SET], subsumes parts,
        of "selectionSet";
    /// `spread : '...' (plainName arguments? | typeCondition)? directive* selectionSet?`
    SPREAD "spread" = Sequence [DOT_DOT_DOT SPREAD_OPTIONAL_PLAIN_NAME_OR_TYPE_CONDITION DIRECTIVES
        OPTIONAL_SELECTION_SET], subsumes [DOT_DOT_DOT], fits [SELECTION], shortest "...";
    /// `(plainName arguments? | typeCondition)?`
    SPREAD_OPTIONAL_PLAIN_NAME_OR_TYPE_CONDITION "spread_optional_plainName_or_typeCondition" = Optional
        [SPREAD_PLAIN_NAME_OR_TYPE_CONDITION], subsumes parts, of "spread";
    /// `plainName arguments? | typeCondition`
    SPREAD_PLAIN_NAME_OR_TYPE_CONDITION "spread_plainName_or_typeCondition" = Alternation [SPREAD_PLAIN_NAME
        TYPE_CONDITION], subsumes parts, fits [SPREAD_OPTIONAL_PLAIN_NAME_OR_TYPE_CONDITION], shortest "a",
        of "spread";
    /// `plainName arguments?`
    SPREAD_PLAIN_NAME "spread_plainName" = Sequence [PLAIN_NAME OPTIONAL_ARGUMENTS], subsumes [PLAIN_NAME],
        fits [SPREAD_PLAIN_NAME_OR_TYPE_CONDITION], shortest "a", as Alternative, of "spread";
    /// `typeCondition : 'on' name`
    TYPE_CONDITION "typeCondition" = Sequence [ON NAME_RULE], fits [SPREAD_PLAIN_NAME_OR_TYPE_CONDITION],
        shortest "on a";
    /// `fragment : 'fragment' plainName variables? typeCondition directive* selectionSet`
    FRAGMENT "fragment" = Sequence [FRAGMENT_KEYWORD PLAIN_NAME OPTIONAL_VARIABLES TYPE_CONDITION DIRECTIVES
        SELECTION_SET], fits [BARE_DEFINITION], shortest "fragment a on a { }";
    /// `schema : 'extend'? 'schema' directive* rootTypes?`
    SCHEMA "schema" = Sequence [OPTIONAL_EXTEND SCHEMA_KEYWORD DIRECTIVES OPTIONAL_ROOT_TYPES],
        subsumes [SCHEMA_KEYWORD], fits [BARE_DEFINITION], shortest "schema";
    /// `'extend'?`
    OPTIONAL_EXTEND "optional_extend" = Optional [EXTEND], subsumes parts, of "schema" "scalarType"
        "objectType" and 4 others;
    /// `rootTypes?`
    OPTIONAL_ROOT_TYPES "optional_rootTypes" = Optional [ROOT_TYPES], subsumes parts, of "rootTypes";
    /// `rootTypes : '{' (description? ('query' | 'mutation' | 'subscription') ':' name directive*)* '}'`
    ROOT_TYPES "rootTypes" = Sequence [L_BRACE ROOT_TYPES_QUERY_OR_OTHER_COLON_NAMES R_BRACE],
        fits [OPTIONAL_ROOT_TYPES], shortest "{ }";
    /// `(description? ('query' | 'mutation' | 'subscription') ':' name directive*)*`
    ROOT_TYPES_QUERY_OR_OTHER_COLON_NAMES "rootTypes_query_or_other_colon_names" = Star
        [ROOT_TYPES_QUERY_OR_OTHER_COLON_NAME], subsumes parts, of "rootTypes";
    /// `description? ('query' | 'mutation' | 'subscription') ':' name directive*`
    ROOT_TYPES_QUERY_OR_OTHER_COLON_NAME "rootTypes_query_or_other_colon_name" = Sequence
        [OPTIONAL_DESCRIPTION QUERY_OR_OTHER COLON NAME_RULE DIRECTIVES],
        fits [ROOT_TYPES_QUERY_OR_OTHER_COLON_NAMES], shortest "query : a", of "rootTypes";
    /// `scalarType : 'extend'? 'scalar' name directive*`
    SCALAR_TYPE "scalarType" = Sequence [OPTIONAL_EXTEND SCALAR NAME_RULE DIRECTIVES], fits [BARE_DEFINITION],
        shortest "scalar a";
    /// `objectType : 'extend'? 'type' name interfaces? directive* interfaces? fields?`
    OBJECT_TYPE "objectType" = Sequence [OPTIONAL_EXTEND TYPE_KEYWORD NAME_RULE OPTIONAL_INTERFACES DIRECTIVES
        OPTIONAL_INTERFACES OPTIONAL_FIELDS], fits [BARE_DEFINITION], shortest "type a";
    /// `interfaces?`
    OPTIONAL_INTERFACES "optional_interfaces" = Optional [INTERFACES], subsumes parts, of "interfaces";
    /// `interfaces : 'implements' '&'? name (NAME | '&' name)*`
    INTERFACES "interfaces" = Sequence [IMPLEMENTS INTERFACES_OPTIONAL_AMP NAME_RULE
        INTERFACES_NAME_OR_AMP_NAMES], fits [OPTIONAL_INTERFACES], shortest "implements a";
    /// `'&'?`
    INTERFACES_OPTIONAL_AMP "interfaces_optional_amp" = Optional [AMP], subsumes parts, of "interfaces";
    /// `(NAME | '&' name)*`
    INTERFACES_NAME_OR_AMP_NAMES "interfaces_NAME_or_amp_names" = Star [INTERFACES_NAME_OR_AMP_NAME],
        subsumes parts, of "interfaces";
    /// `NAME | '&' name`
    INTERFACES_NAME_OR_AMP_NAME "interfaces_NAME_or_amp_name" = Alternation [NAME INTERFACES_AMP_NAME],
        subsumes parts, fits [INTERFACES_NAME_OR_AMP_NAMES], shortest "a", of "interfaces";
    /// `'&' name`
    INTERFACES_AMP_NAME "interfaces_amp_name" = Sequence [AMP NAME_RULE], fits [INTERFACES_NAME_OR_AMP_NAME],
        shortest "& a", as Alternative, of "interfaces";
    /// `fields?`
    OPTIONAL_FIELDS "optional_fields" = Optional [FIELDS], subsumes parts, of "fields";
    /// `fields : '{' fieldDefinition* '}'`
    FIELDS "fields" = Sequence [L_BRACE FIELD_DEFINITIONS R_BRACE], fits [OPTIONAL_FIELDS], shortest "{ }";
    /// `fieldDefinition*`
    FIELD_DEFINITIONS "fieldDefinitions" = Star [FIELD_DEFINITION], subsumes parts, of "fieldDefinition";
    /// `fieldDefinition : description? name parameters? ':' type directive*`
    FIELD_DEFINITION "fieldDefinition" = Sequence [OPTIONAL_DESCRIPTION NAME_RULE OPTIONAL_PARAMETERS COLON
        TYPE DIRECTIVES], fits [FIELD_DEFINITIONS], shortest "a : a";
    /// `parameters?`
    OPTIONAL_PARAMETERS "optional_parameters" = Optional [PARAMETERS], subsumes parts, of "parameters";
    /// `parameters : '(' parameter* ')'`
    PARAMETERS "parameters" = Sequence [L_PAREN PARAMETERS_LIST R_PAREN], fits [OPTIONAL_PARAMETERS],
        shortest "( )";
    /// `parameter*`
    PARAMETERS_LIST "parameters_list" = Star [PARAMETER], subsumes parts, of "parameter";
    /// `parameter : description? name ':' type defaultValue? directive*`
    PARAMETER "parameter" = Sequence [OPTIONAL_DESCRIPTION NAME_RULE COLON TYPE OPTIONAL_DEFAULT_VALUE
        DIRECTIVES], fits [PARAMETERS_LIST], shortest "a : a";
    /// `interfaceType : 'extend'? 'interface' name interfaces? directive* fields?`
    INTERFACE_TYPE "interfaceType" = Sequence [OPTIONAL_EXTEND INTERFACE NAME_RULE OPTIONAL_INTERFACES
        DIRECTIVES OPTIONAL_FIELDS], fits [BARE_DEFINITION], shortest "interface a";
    /// `unionType : 'extend'? 'union' name directive* ('=' '|'? name ('|' name)*)?`
    UNION_TYPE "unionType" = Sequence [OPTIONAL_EXTEND UNION NAME_RULE DIRECTIVES
        UNION_TYPE_OPTIONAL_EQ_NAME], fits [BARE_DEFINITION], shortest "union a";
    /// `('=' '|'? name ('|' name)*)?`
    UNION_TYPE_OPTIONAL_EQ_NAME "unionType_optional_eq_name" = Optional [UNION_TYPE_EQ_NAME], subsumes parts,
        of "unionType";
    /// `'=' '|'? name ('|' name)*`
    UNION_TYPE_EQ_NAME "unionType_eq_name" = Sequence [EQ OPTIONAL_PIPE NAME_RULE NEXT_NAMES],
        fits [UNION_TYPE_OPTIONAL_EQ_NAME], shortest "= a", of "unionType";
    /// `'|'?`
    OPTIONAL_PIPE "optional_pipe" = Optional [PIPE], subsumes parts, of "unionType" "directiveDefinition";
    /// `('|' name)*`
    NEXT_NAMES "next_names" = Star [NEXT_NAME], subsumes parts, of "unionType" "directiveDefinition";
    /// `'|' name`
    NEXT_NAME "next_name" = Sequence [PIPE NAME_RULE], fits [NEXT_NAMES], shortest "| a", of "unionType"
        "directiveDefinition";
    /// `enumType : 'extend'? 'enum' name directive* enumValues?`
    ENUM_TYPE "enumType" = Sequence [OPTIONAL_EXTEND ENUM NAME_RULE DIRECTIVES OPTIONAL_ENUM_VALUES],
        fits [BARE_DEFINITION], shortest "enum a";
    /// `enumValues?`
    OPTIONAL_ENUM_VALUES "optional_enumValues" = Optional [ENUM_VALUES], subsumes parts, of "enumValues";
    /// `enumValues : '{' enumValue* '}'`
    ENUM_VALUES "enumValues" = Sequence [L_BRACE ENUM_VALUES_AFTER_L_BRACE R_BRACE],
        fits [OPTIONAL_ENUM_VALUES], shortest "{ }";
    /// `enumValue*`
    ENUM_VALUES_AFTER_L_BRACE "enumValues_after_l_brace" = Star [ENUM_VALUE], subsumes parts, of "enumValue";
    /// `enumValue : description? name directive*`
    ENUM_VALUE "enumValue" = Sequence [OPTIONAL_DESCRIPTION NAME_RULE DIRECTIVES], subsumes [NAME_RULE],
        fits [ENUM_VALUES_AFTER_L_BRACE], shortest "a";
    /// `inputType : 'extend'? 'input' name directive* inputFields?`
    INPUT_TYPE "inputType" = Sequence [OPTIONAL_EXTEND INPUT NAME_RULE DIRECTIVES OPTIONAL_INPUT_FIELDS],
        fits [BARE_DEFINITION], shortest "input a";
    /// `inputFields?`
    OPTIONAL_INPUT_FIELDS "optional_inputFields" = Optional [INPUT_FIELDS], subsumes parts, of "inputFields";
    /// `inputFields : '{' parameter* '}'`
    INPUT_FIELDS "inputFields" = Sequence [L_BRACE PARAMETERS_LIST R_BRACE], fits [OPTIONAL_INPUT_FIELDS],
        shortest "{ }";
    /// `directiveDefinition : 'directive' '@' name parameters? 'repeatable'? 'on' '|'? name ('|' name)*`
    DIRECTIVE_DEFINITION "directiveDefinition" = Sequence [DIRECTIVE_KEYWORD AT NAME_RULE OPTIONAL_PARAMETERS
        DIRECTIVE_DEFINITION_OPTIONAL_REPEATABLE ON OPTIONAL_PIPE NAME_RULE NEXT_NAMES],
        fits [BARE_DEFINITION], shortest "directive @ a on a";
    /// `'repeatable'?`
    DIRECTIVE_DEFINITION_OPTIONAL_REPEATABLE "directiveDefinition_optional_repeatable" = Optional
        [REPEATABLE], subsumes parts, of "directiveDefinition";
  }
}
