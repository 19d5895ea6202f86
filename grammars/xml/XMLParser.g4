// XML 1.0 (fifth edition): documents, external entities, external subsets.
//
// Written from the recommendation of the W3C.
//
// A file is a list of what may stand in one of these, so a document may have
// any number of roots. That the names of a start-tag and of its end-tag are the
// same is not asked: tags nest, so each edit takes or leaves both.

parser grammar XMLParser;

options { tokenVocab = XMLLexer; }

file
    : fileItem* EOF
    ;

fileItem
    : item
    | doctype
    | declaration
    | section
    ;

// ---------------------------------------------------------------------------
// Elements

item
    : element
    | text
    | REFERENCE
    | cdata
    | instruction
    | COMMENT
    ;

element
    : '<' NAME attribute* ('/>' | '>' item* '</' NAME '>')
    ;

text
    : WORD
    | PARAMETER_REFERENCE
    ;

attribute
    : ATTRIBUTE_NAME '=' ('"' part* '"' | '\'' part* '\'')
    | CODE_NAME VALUE
    ;

part
    : WORD
    | REFERENCE
    ;

cdata
    : '<![CDATA[' CDATA_BODY? WORD* ']]>'
    ;

instruction
    : INSTRUCTION WORD* '?>'
    ;

// ---------------------------------------------------------------------------
// Document type definitions. A parameter entity may stand for nearly any part of a
// declaration.

doctype
    : '<!DOCTYPE' NAME externalIdentifier? ('[' subsetItem* ']')? '>'
    ;

subsetItem
    : declaration
    | instruction
    | COMMENT
    | PARAMETER_REFERENCE
    ;

section
    : SECTION sectionItem* ']]>'
    | IGNORED
    ;

sectionItem
    : section
    | subsetItem
    ;

declaration
    : elementDeclaration
    | attributeDeclaration
    | entityDeclaration
    | notationDeclaration
    ;

elementDeclaration
    : '<!ELEMENT' declaredName model+ '>'
    ;

declaredName
    : NAME
    | PARAMETER_REFERENCE
    | SYSTEM
    | PUBLIC
    | NDATA
    ;

model
    : (declaredName | HASH_NAME | group) ('?' | '*' | '+')?
    ;

group
    : '(' (model (('|' | ',')? model)*)? ')'
    ;

attributeDeclaration
    : '<!ATTLIST' declaredName attributeDefinition* '>'
    ;

attributeDefinition
    : declaredName attributeType attributeDefault?
    | PARAMETER_REFERENCE attributeDefault?
    ;

// `CDATA`, `(a | b)`, `NOTATION (a | b)`
attributeType
    : declaredName group?
    | group
    ;

attributeDefault
    : HASH_NAME STRING?
    | STRING
    | PARAMETER_REFERENCE
    ;

entityDeclaration
    : '<!ENTITY' '%'? declaredName (NAME? STRING | externalIdentifier ('NDATA' declaredName)?) '>'
    ;

notationDeclaration
    : '<!NOTATION' declaredName externalIdentifier '>'
    ;

externalIdentifier
    : 'SYSTEM' STRING
    | 'PUBLIC' STRING STRING?
    | PARAMETER_REFERENCE
    ;
