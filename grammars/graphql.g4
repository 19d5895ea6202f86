// GraphQL, October 2021: operations and type systems.
//
// Written from the specification of the GraphQL Foundation. Beyond it: what older
// schemas and later drafts have (`implements A B`, interfaces in either place, variables
// of fragments, descriptions of operations, `{}` for nothing).

grammar graphql;

document
    : definition* EOF
    ;

definition
    : description? bareDefinition
    ;

bareDefinition
    : operation
    | fragment
    | schema
    | scalarType
    | objectType
    | interfaceType
    | unionType
    | enumType
    | inputType
    | directiveDefinition
    ;

description
    : STRING
    | BLOCK_STRING
    ;

// ---------------------------------------------------------------------------
// Operations

operation
    : selectionSet
    | ('query' | 'mutation' | 'subscription') name? variables? directive* selectionSet
    ;

variables
    : '(' variable* ')'
    ;

variable
    : description? '$' name ':' type defaultValue? directive*
    ;

defaultValue
    : '=' value
    ;

selectionSet
    : '{' selection* '}'
    ;

selection
    : field
    | spread
    ;

// `a` and `a: b`
field
    : (name ':')? name arguments? directive* selectionSet?
    ;

spread
    : '...' (plainName arguments? | typeCondition)? directive* selectionSet?
    ;

typeCondition
    : 'on' name
    ;

fragment
    : 'fragment' plainName variables? typeCondition directive* selectionSet
    ;

arguments
    : '(' argument* ')'
    ;

argument
    : name ':' value
    ;

directive
    : '@' name arguments?
    ;

// ---------------------------------------------------------------------------
// Values and types

value
    : '$' name
    | INT
    | FLOAT
    | STRING
    | BLOCK_STRING
    | name
    | list
    | object
    ;

list
    : '[' value* ']'
    ;

object
    : '{' argument* '}'
    ;

type
    : name '!'?
    | '[' type ']' '!'?
    ;

// ---------------------------------------------------------------------------
// Type systems

schema
    : 'extend'? 'schema' directive* rootTypes?
    ;

rootTypes
    : '{' (description? ('query' | 'mutation' | 'subscription') ':' name directive*)* '}'
    ;

scalarType
    : 'extend'? 'scalar' name directive*
    ;

objectType
    : 'extend'? 'type' name interfaces? directive* interfaces? fields?
    ;

interfaceType
    : 'extend'? 'interface' name interfaces? directive* fields?
    ;

interfaces
    : 'implements' '&'? name (NAME | '&' name)*
    ;

fields
    : '{' fieldDefinition* '}'
    ;

fieldDefinition
    : description? name parameters? ':' type directive*
    ;

parameters
    : '(' parameter* ')'
    ;

parameter
    : description? name ':' type defaultValue? directive*
    ;

unionType
    : 'extend'? 'union' name directive* ('=' '|'? name ('|' name)*)?
    ;

enumType
    : 'extend'? 'enum' name directive* enumValues?
    ;

enumValues
    : '{' enumValue* '}'
    ;

enumValue
    : description? name directive*
    ;

inputType
    : 'extend'? 'input' name directive* inputFields?
    ;

inputFields
    : '{' parameter* '}'
    ;

directiveDefinition
    : 'directive' '@' name parameters? 'repeatable'? 'on' '|'? name ('|' name)*
    ;

// Keywords are names wherever they can be.
name
    : plainName
    | 'on'
    ;

plainName
    : NAME
    | 'query'
    | 'mutation'
    | 'subscription'
    | 'fragment'
    | 'extend'
    | 'schema'
    | 'scalar'
    | 'type'
    | 'interface'
    | 'implements'
    | 'union'
    | 'enum'
    | 'input'
    | 'directive'
    | 'repeatable'
    ;

// ---------------------------------------------------------------------------
// Tokens

NAME
    : [A-Za-z_] [A-Za-z0-9_]*
    ;

INT
    : Whole
    ;

FLOAT
    : Whole ('.' [0-9]+ ([eE] [+\-]? [0-9]+)? | [eE] [+\-]? [0-9]+)
    ;

fragment Whole
    : '-'? [0-9]+
    ;

STRING
    : '"' (~["\\\r\n] | '\\' ~[\r\n])* '"'
    ;

BLOCK_STRING
    : '"""' ('\\"""' | .)*? '"""'
    ;

COMMENT
    : '#' ~[\r\n]* -> channel(HIDDEN)
    ;

// Commas mean nothing.
SPACE
    : [ \t\r\n,\uFEFF]+ -> skip
    ;
