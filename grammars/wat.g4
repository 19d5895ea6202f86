// The text format of WebAssembly, modules and scripts of tests.
//
// Written from the WebAssembly Core Specification, version 3 (chapter "Text
// Format"), and from the proposals for exceptions (also in the old form), threads,
// stack switching, custom annotations and components.
//
// Which immediates an instruction has is not in the grammar: an instruction is a
// word and what follows it as long as that is no word and no expression. The
// parts of a field may come in any order.

grammar wat;

// ---------------------------------------------------------------------------
// Scripts. A module may come without parentheses around its fields.

script
    : command* EOF
    ;

command
    : module
    | moduleField
    | component
    | action
    ;

module
    : '(' 'module' ('definition' | 'instance')? ID? ID?
      ((moduleField | otherField)* | ('binary' | 'quote') STRING*)
      ')'
    ;

// Assertions, invocations and values.
action
    : '(' WORD actionArgument* ')'
    ;

actionArgument
    : immediate
    | WORD
    | action
    | UNREACHABLE
    | module
    | component
    | '(' 'shared' actionArgument* ')'
    ;

// ---------------------------------------------------------------------------
// Modules

moduleField
    : function
    | typeDefinition
    | '(' 'rec' (typeDefinition | annotation)* ')'
    | import
    | '(' 'export' annotation* STRING (index | moduleField)? ')'
    | '(' 'table' ID? tablePart* ')'
    | '(' 'memory' ID? memoryPart* ')'
    | '(' 'global' ID? globalPart* instruction* ')'
    | '(' 'tag' ID? functionPart* ')'
    | '(' 'start' name annotation* ')'
    | '(' 'elem' ID? elementPart* ')'
    | '(' 'data' ID? dataPart* ')'
    | annotation
    ;

// In types of modules, and what proposals add.
otherField
    : '(' WORD componentPart* ')'
    ;

function
    : '(' 'func' ID? functionPart* instruction* ')'
    ;

functionPart
    : inlineExport
    | inlineImport
    | typeUse
    | parameters
    | results
    | locals
    | annotation
    ;

inlineExport
    : '(' 'export' annotation* STRING ')'
    ;

inlineImport
    : '(' 'import' annotation* STRING annotation* STRING ')'
    ;

typeUse
    : '(' 'type' name annotation* ')'
    | '(' 'exact' functionPart* ')'
    ;

parameters
    : '(' 'param' ID? (valueType | annotation)* ')'
    ;

results
    : '(' 'result' (valueType | annotation)* ')'
    ;

locals
    : '(' 'local' ID? (valueType | annotation)* ')'
    ;

import
    : '(' 'import' (annotation | STRING | moduleField | importItem)* ')'
    ;

importItem
    : '(' 'item' ID? STRING moduleField? ')'
    ;

// What is exported.
index
    : '(' ('func' | 'table' | 'memory' | 'global' | 'tag') name annotation* ')'
    ;

name
    : ID
    | NUMBER
    ;

tablePart
    : inlineExport
    | inlineImport
    | NUMBER
    | 'shared'
    | valueType
    | '(' 'shared' tablePart* ')'
    | '(' 'elem' elementPart* ')'
    | folded
    | annotation
    ;

memoryPart
    : inlineExport
    | inlineImport
    | NUMBER
    | 'shared'
    | 'i32'
    | 'i64'
    | '(' 'data' dataPart* ')'
    | '(' 'pagesize' NUMBER ')'
    | annotation
    ;

globalPart
    : inlineExport
    | inlineImport
    | storageType
    | annotation
    ;

elementPart
    : '(' 'table' name ')'
    | '(' ('offset' | 'item') instruction* ')'
    | folded
    | 'declare'
    | name
    | valueType
    | annotation
    ;

dataPart
    : '(' 'memory' name ')'
    | '(' 'offset' instruction* ')'
    | folded
    | STRING
    | name
    | '(' ('i8' | 'i16' | 'i32' | 'i64' | 'f32' | 'f64') NUMBER* ')'
    | '(' 'v128' vector* ')'
    | annotation
    ;

vector
    : shape NUMBER*
    ;

// ---------------------------------------------------------------------------
// Types

typeDefinition
    : '(' 'type' ID? annotation* compositeType* annotation* ')'
    ;

compositeType
    : '(' 'func' functionPart* ')'
    | '(' 'struct' field* ')'
    | '(' 'array' field* ')'
    | '(' 'sub' 'final'? name* compositeType* annotation* ')'
    | '(' 'cont' (name | heapType | compositeType) ')'
    | '(' 'shared' compositeType+ ')'
    | '(' ('descriptor' | 'describes') name compositeType* ')'
    ;

field
    : '(' 'field' ID? (storageType | annotation)* ')'
    | storageType
    | annotation
    ;

storageType
    : '(' 'mut' annotation* storageType annotation* ')'
    | '(' 'shared' 'mut'? storageType ')'
    | valueType
    ;

valueType
    : '(' 'ref' 'null'? heapType annotation* ')'
    | '(' 'tuple' valueType* ')'
    | typeWord
    ;

heapType
    : name
    | typeWord
    | 'null'
    | '(' 'shared' heapType ')'
    | '(' 'exact' heapType ')'
    ;

typeWord
    : 'i32'
    | 'i64'
    | 'f32'
    | 'f64'
    | 'v128'
    | 'i8'
    | 'i16'
    | 'anyref'
    | 'eqref'
    | 'i31ref'
    | 'structref'
    | 'arrayref'
    | 'funcref'
    | 'externref'
    | 'exnref'
    | 'contref'
    | 'stringref'
    | 'nullref'
    | 'nullfuncref'
    | 'nullexternref'
    | 'nullexnref'
    | 'nullcontref'
    | 'any'
    | 'eq'
    | 'i31'
    | 'struct'
    | 'array'
    | 'func'
    | 'extern'
    | 'exn'
    | 'cont'
    | 'string'
    | 'none'
    | 'nofunc'
    | 'noextern'
    | 'noexn'
    | 'nocont'
    | 'waitqueue'
    | 'nowaitqueue'
    ;

// ---------------------------------------------------------------------------
// Instructions

instruction
    : plain
    | block
    | folded
    | annotation
    ;

plain
    : (WORD | 'switch') immediate*
    | 'unreachable'
    ;

immediate
    : NUMBER
    | ID
    | STRING
    | ARGUMENT
    | typeWord
    | shape
    | ordering
    | typeUse
    | parameters
    | results
    | '(' 'ref' 'null'? heapType ')'
    | '(' 'tuple' valueType* ')'
    | '(' ('shared' | 'exact') heapType ')'
    | '(' 'on' name (name | 'switch') ')'
    ;

// Of the lanes of a vector.
shape
    : 'i8x16'
    | 'i16x8'
    | 'i32x4'
    | 'i64x2'
    | 'f32x4'
    | 'f64x2'
    ;

ordering
    : 'acqrel'
    | 'acq_rel'
    | 'seqcst'
    | 'seq_cst'
    ;

// Without parentheses.
block
    : ('block' | 'loop') ID? blockPart* instruction* 'end' ID?
    | 'if' ID? blockPart* instruction* ('else' ID? instruction*)? 'end' ID?
    | 'try_table' ID? blockPart* handler* instruction* 'end' ID?
    | 'try' ID? blockPart* instruction*
      ( ('catch' ID? name instruction*)* ('catch_all' ID? instruction*)? 'end' ID?
      | 'delegate' name
      )
    ;

blockPart
    : typeUse
    | parameters
    | results
    ;

handler
    : '(' ('catch' | 'catch_ref') name name ')'
    | '(' ('catch_all' | 'catch_all_ref') name ')'
    ;

folded
    : UNREACHABLE
    | '(' plain folded* instructions? ')'
    | '(' ('block' | 'loop') ID? blockPart* instruction* ')'
    | '(' 'if' ID? blockPart* (folded | annotation)* then? else? annotation* ')'
    | '(' 'try_table' ID? blockPart* handler* instruction* ')'
    | '(' 'try' ID? blockPart* ('(' 'do' instruction* ')')? catch* ')'
    ;

// Operands should be folded, but tools take others.
instructions
    : (plain | block | annotation) instruction*
    ;

then
    : '(' 'then' instruction* ')'
    ;

else
    : '(' 'else' instruction* ')'
    ;

catch
    : '(' 'catch' name instruction* ')'
    | '(' 'catch_all' instruction* ')'
    | '(' 'delegate' name ')'
    ;

// ---------------------------------------------------------------------------
// Components: modules have structure, the rest is lists.

component
    : '(' 'component' ('definition' | 'instance' | 'binary' | 'quote')? ID? componentPart* ')'
    ;

componentPart
    : component
    | '(' 'core' ('module' name? ((moduleField | otherField)* | STRING+) | ~('(' | ')' | ANNOTATION | 'module') componentPart*)? ')'
    | '(' (~('(' | ')' | ANNOTATION | 'component' | 'core') componentPart*)? ')'
    | annotation
    | ~('(' | ')' | ANNOTATION)
    ;

// ---------------------------------------------------------------------------
// Annotations, where they are of use: `(@name "x")`.

annotation
    : ANNOTATION annotationPart* ')'
    ;

annotationPart
    : '(' annotationPart* ')'
    | annotation
    | ~('(' | ')' | ANNOTATION)
    ;

// ---------------------------------------------------------------------------
// Tokens

// An operand of any type: one token, so that it is the shortest there is.
UNREACHABLE
    : '(' [ \t\r\n]* 'unreachable' [ \t\r\n]* ')'
    ;

ANNOTATION
    : '(@' (IdCharacter+ | String)
    ;

NUMBER
    : [+\-]? ([0-9] IdCharacter* | 'inf' | 'nan' (':' IdCharacter+)?)
    ;

STRING
    : String
    ;

ID
    : '$' (IdCharacter+ | String)
    ;

// `offset=8`
ARGUMENT
    : ('offset' | 'align') '=' IdCharacter+
    ;

WORD
    : [a-z] IdCharacter*
    ;

// Only in annotations and components.
OTHER
    : IdCharacter+
    | [,;[\]{}]
    ;

fragment String
    : '"' (~["\\] | '\\' .)* '"'
    ;

fragment IdCharacter
    : [0-9A-Za-z!#$%&'*+\-./:<=>?@\\^_`|~]
    ;

BLOCK_COMMENT
    : '(;' (BLOCK_COMMENT | .)*? ';)' -> channel(HIDDEN)
    ;

LINE_COMMENT
    : ';;' ~[\r\n]* -> channel(HIDDEN)
    ;

WHITESPACE
    : [ \t\r\n]+ -> skip
    ;
