// LLVM IR in its text form, of LLVM 3.7 and later: with typed and with opaque
// pointers.
//
// Written from the LLVM Language Reference Manual and from the release notes for
// what older versions had.
//
// Words without a meaning to the structure (attributes, linkage, flags, calling
// conventions, orderings, predicates) are `attribute`, in any number, wherever one
// may stand; those of future versions are read, too. Instructions are not.

grammar llvm;

// ---------------------------------------------------------------------------
// Modules

module
    : entity* EOF
    ;

entity
    : 'source_filename' '=' STRING
    | 'target' ('triple' | 'datalayout') '=' STRING
    | 'deplibs' '=' '[' (STRING (',' STRING)*)? ']'
    | 'module' 'asm' STRING
    | LOCAL '=' 'type' type
    | COMDAT '=' 'comdat' WORD
    | globalVariable
    | GLOBAL '=' attribute* ('alias' | 'ifunc') type ',' (typedValue | value) (',' globalPart)*
    | function
    | declaration
    | 'attributes' GROUP '=' '{' attribute* '}'
    | METADATA '=' 'distinct'? metadata
    | useListOrder
    | SUMMARY '=' LABEL summaryItem
    ;

globalVariable
    : GLOBAL '=' attribute* ('global' | 'constant') type value? (',' globalPart)* attribute*
    ;

globalPart
    : section
    | comdat
    | alignment
    | 'code_model' STRING
    | attachment
    | WORD
    ;

section
    : ('section' | 'partition') STRING
    ;

comdat
    : 'comdat' ('(' COMDAT ')')?
    ;

alignment
    : 'align' (NUMBER | '(' NUMBER ')')
    ;

declaration
    : 'declare' attachment* header
    ;

function
    : 'define' header '{' instruction* block* useListOrder* '}'
    ;

header
    : attribute* type GLOBAL parameters functionPart*
    ;

parameters
    : '(' (parameter (',' parameter)*)? ')'
    ;

parameter
    : type attribute* LOCAL?
    | '...'
    ;

functionPart
    : section
    | comdat
    | attribute
    | 'gc' STRING
    | ('prefix' | 'prologue' | 'personality') typedValue
    | attachment
    ;

block
    : LABEL instruction*
    ;

useListOrder
    : 'uselistorder' typedValue ',' indexes
    | 'uselistorder_bb' value ',' value ',' indexes
    ;

indexes
    : '{' NUMBER (',' NUMBER)* '}'
    ;

// ---------------------------------------------------------------------------
// Attributes and whatever else is a word

attribute
    : WORD (arguments | '=' NUMBER)?
    | alignment
    | 'align' '=' NUMBER
    | 'addrspace' arguments
    | STRING ('=' STRING)?
    | GROUP
    | 'cc' NUMBER
    ;

arguments
    : '(' argumentPart* ')'
    ;

argumentPart
    : arguments
    | ~('(' | ')')
    ;

// ---------------------------------------------------------------------------
// Types

type
    : type '*'
    | type 'addrspace' arguments '*'
    | type '(' (typeOfParameter (',' typeOfParameter)*)? ')'
    | simpleType
    | INTEGER_TYPE
    | LOCAL
    | 'ptr' ('addrspace' arguments)?
    | '[' NUMBER 'x' type ']'
    | '<' ('vscale' 'x')? NUMBER 'x' type '>'
    | '<' structure '>'
    | structure
    | 'target' '(' STRING (',' (type | NUMBER))* ')'
    ;

structure
    : '{' (type (',' type)*)? '}'
    ;

typeOfParameter
    : type attribute*
    | '...'
    ;

simpleType
    : 'void'
    | 'half'
    | 'bfloat'
    | 'float'
    | 'double'
    | 'fp128'
    | 'x86_fp80'
    | 'ppc_fp128'
    | 'x86_mmx'
    | 'x86_amx'
    | 'label'
    | 'token'
    | 'metadata'
    | 'opaque'
    ;

// ---------------------------------------------------------------------------
// Values

typedValue
    : type value
    ;

value
    : LOCAL
    | GLOBAL
    | NUMBER
    | FLOAT
    | 'true'
    | 'false'
    | 'null'
    | 'none'
    | 'undef'
    | 'poison'
    | 'zeroinitializer'
    | CHARACTERS
    | '[' typedValues? ']'
    | '<' typedValues? '>'
    | '<' '{' typedValues? '}' '>'
    | '{' typedValues? '}'
    | 'asm' (WORD | 'unwind')* STRING ',' STRING
    | 'blockaddress' '(' value ',' value ')'
    | ('dso_local_equivalent' | 'no_cfi') value
    | 'ptrauth' '(' typedValues ')'
    | 'splat' '(' typedValue ')'
    | conversion WORD* '(' typedValue 'to' type ')'
    | 'getelementptr' (WORD arguments?)* '(' type (',' WORD? typedValue)* ')'
    | constantOperator condition* '(' typedValue (',' (typedValue | NUMBER))* ')'
    ;

typedValues
    : typedValue (',' typedValue)*
    ;

// What else may be computed of constants.
constantOperator
    : binaryOperator
    | 'icmp'
    | 'fcmp'
    | 'fneg'
    | 'select'
    | 'extractelement'
    | 'insertelement'
    | 'shufflevector'
    | 'extractvalue'
    | 'insertvalue'
    ;

// ---------------------------------------------------------------------------
// Instructions

instruction
    : (LOCAL '=')? operation (',' instructionPart)*
    | RECORD '(' (metadata (',' metadata)*)? ')'
    ;

instructionPart
    : alignment
    | 'addrspace' arguments
    | attachment
    ;

operation
    : 'unreachable'
    | 'ret' attribute* type value?
    | 'br' typedValues
    | 'switch' typedValue ',' typedValue '[' case* ']'
    | 'indirectbr' typedValue ',' '[' typedValues? ']'
    | ('resume' | 'freeze') typedValue
    | 'fneg' attribute* typedValue
    | binaryOperator attribute* typedValue ',' value
    | ('icmp' | 'fcmp') condition+ typedValue ',' value
    | conversion attribute* typedValue 'to' type
    | 'select' attribute* typedValue ',' typedValue ',' typedValue
    | 'phi' attribute* type (incoming (',' incoming)*)?
    | 'extractelement' typedValue ',' typedValue
    | ('insertelement' | 'shufflevector') typedValue ',' typedValue ',' typedValue
    | 'extractvalue' typedValue (',' NUMBER)+
    | 'insertvalue' typedValue ',' typedValue (',' NUMBER)+
    | 'alloca' attribute* type (',' typedValue)?
    | 'load' attribute* type ',' typedValue attribute*
    | 'store' attribute* typedValue ',' typedValue attribute*
    | 'fence' attribute*
    | 'cmpxchg' attribute* typedValue ',' typedValue ',' typedValue attribute*
    | 'atomicrmw' (attribute | binaryOperator)* typedValue ',' typedValue attribute*
    | 'getelementptr' attribute* type (',' WORD? typedValue)*
    | 'va_arg' typedValue ',' type
    | ('tail' | 'musttail' | 'notail')? 'call' call
    | 'invoke' call 'to' typedValue 'unwind' typedValue
    | 'callbr' call 'to' typedValue '[' typedValues? ']'
    | 'landingpad' type clause*
    | 'catchswitch' 'within' value '[' typedValues? ']' unwind
    | ('catchpad' | 'cleanuppad') 'within' value '[' (argument (',' argument)*)? ']'
    | 'catchret' 'from' value 'to' typedValue
    | 'cleanupret' 'from' value unwind
    ;

binaryOperator
    : 'add'
    | 'fadd'
    | 'sub'
    | 'fsub'
    | 'mul'
    | 'fmul'
    | 'udiv'
    | 'sdiv'
    | 'fdiv'
    | 'urem'
    | 'srem'
    | 'frem'
    | 'shl'
    | 'lshr'
    | 'ashr'
    | 'and'
    | 'or'
    | 'xor'
    ;

conversion
    : 'trunc'
    | 'zext'
    | 'sext'
    | 'fptrunc'
    | 'fpext'
    | 'fptoui'
    | 'fptosi'
    | 'uitofp'
    | 'sitofp'
    | 'ptrtoint'
    | 'ptrtoaddr'
    | 'inttoptr'
    | 'bitcast'
    | 'addrspacecast'
    ;

condition
    : WORD
    | 'true'
    | 'false'
    ;

case
    : typedValue ',' typedValue
    ;

incoming
    : '[' value ',' value ']'
    ;

call
    : attribute* type value '(' (argument (',' argument)*)? ')' attribute* bundles?
    ;

argument
    : 'metadata' attribute* metadata
    | type attribute* value
    | '...'
    ;

bundles
    : '[' (bundle (',' bundle)*)? ']'
    ;

bundle
    : STRING '(' (argument (',' argument)*)? ')'
    ;

clause
    : 'cleanup'
    | ('catch' | 'filter') typedValue
    ;

unwind
    : 'unwind' ('to' 'caller' | typedValue)
    ;

// ---------------------------------------------------------------------------
// Metadata

attachment
    : METADATA metadata
    ;

metadata
    : METADATA
    | '!' STRING
    | '!' '{' (metadata (',' metadata)*)? '}'
    | METADATA '(' (metadataField (',' metadataField)*)? ')'
    | typedValue
    | 'null'
    | 'distinct' metadata
    ;

metadataField
    : LABEL? metadataValue
    ;

metadataValue
    : metadata
    | FLOAT
    | STRING
    | flag ('|' flag)*
    | '{' (metadataValue (',' metadataValue)*)? '}'
    ;

flag
    : WORD
    | NUMBER
    | 'true'
    | 'false'
    ;

// ---------------------------------------------------------------------------
// Summaries of modules

summaryItem
    : LABEL? summaryValue+
    ;

summaryValue
    : '(' (summaryItem (',' summaryItem)*)? ')'
    | '[' (summaryItem (',' summaryItem)*)? ']'
    | ~('(' | ')' | '[' | ']' | ',' | LABEL)
    ;

// ---------------------------------------------------------------------------
// Tokens

LABEL
    : (Letter | [0-9])+ ':'
    | String ':'
    ;

GLOBAL
    : '@' Name
    ;

LOCAL
    : '%' Name
    ;

COMDAT
    : '$' (Letter (Letter | [0-9])* | String)
    ;

METADATA
    : '!' ([0-9]+ | (Letter | '\\') (Letter | [0-9\\])*)
    ;

GROUP
    : '#' [0-9]+
    ;

// `#dbg_value`
RECORD
    : '#' [a-z] [a-zA-Z0-9_]*
    ;

SUMMARY
    : '^' [0-9]+
    ;

INTEGER_TYPE
    : 'i' [0-9]+
    ;

NUMBER
    : [+\-]? [0-9]+
    | [us] '0x' [0-9a-fA-F]+
    ;

FLOAT
    : [+\-]? [0-9]+ '.' [0-9]* ([eE] [+\-]? [0-9]+)?
    | '0x' [KLMHR]? [0-9a-fA-F]+
    ;

STRING
    : String
    ;

CHARACTERS
    : 'c' String
    ;

WORD
    : [a-zA-Z_] [a-zA-Z0-9_.]*
    ;

fragment Name
    : [0-9]+
    | Letter (Letter | [0-9])*
    | String
    ;

fragment Letter
    : [\-a-zA-Z$._]
    ;

fragment String
    : '"' ~'"'* '"'
    ;

COMMENT
    : ';' ~[\r\n]* -> channel(HIDDEN)
    ;

WHITESPACE
    : [ \t\r\n\u0000]+ -> skip
    ;
