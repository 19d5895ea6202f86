// Verilog and SystemVerilog, not preprocessed.
//
// Written from IEEE 1800-2017 (Annex A). Modules, blocks and everything else
// hold one kind of item: declarations, instances, statements, assertions. What
// computes is one kind of expression: values, assignments, events, sequences,
// properties, types. Directives of the preprocessor are comments; a macro may
// be an item, a name or an operand. Where a list of words is as good (coverage,
// constraints, clocking, path delays, tables) that is what there is.

grammar verilog;

// ---------------------------------------------------------------------------
// Files

sourceText
    : item* EOF
    ;

item
    : attribute item
    | label item
    | always item
    | timing item
    | module
    | class
    | function
    | prototype
    | region
    | declaration
    | typedDeclaration
    | gates
    | statement
    | macroItem
    | import
    | wordyItem
    ;

attribute
    : '(' '*' attributeItem (',' attributeItem)* '*' ')'
    ;

attributeItem
    : (identifier | SYSTEM | 'type') ('=' expression)?
    ;

// ---------------------------------------------------------------------------
// Modules and classes

module
    : ('module' | 'macromodule') moduleHead item* 'endmodule' endName?
    | 'interface' moduleHead item* 'endinterface' endName?
    | 'program' moduleHead item* 'endprogram' endName?
    | 'package' lifetime? identifier ';' item* 'endpackage' endName?
    | 'primitive' moduleHead item* 'endprimitive' endName?
    | 'checker' moduleHead item* 'endchecker' endName?
    ;

moduleHead
    : lifetime? (identifier | SYSTEM | MACRO)? import* parameterPorts? ports? ';'
    ;

endName
    : ':' (identifier | 'new')
    ;

lifetime
    : 'static'
    | 'automatic'
    ;

parameterPorts
    : '#' '(' (parameterPort (',' parameterPort)* ','?)? ')'
    ;

parameterPort
    : attribute* declarationHead* (typePath dimension*)? declarator
    ;

ports
    : '(' port? (',' port?)* ')'
    ;

port
    : attribute* declarationHead* (typePath dimension*)? declarator
    | attribute* '.' identifier '(' expression? ')'
    | attribute* concatenation
    | '.' '.' '.'
    ;

class
    : ('virtual' | 'interface')* 'class' lifetime? identifier parameterPorts? classBase* ';' item* 'endclass' endName?
    ;

classBase
    : 'extends' typePath arguments?
    | 'implements' path (',' path)*
    ;

// ---------------------------------------------------------------------------
// Functions and tasks

function
    : functionSpecifier* functionHead item* 'endfunction' endName?
    | functionSpecifier* taskHead item* 'endtask' endName?
    ;

functionSpecifier
    : 'virtual'
    | 'static'
    | 'local'
    | 'protected'
    | 'forkjoin'
    | 'automatic'
    ;

functionHead
    : 'function' declarationHead* (typePath dimension*)? functionName ports? ';'
    ;

taskHead
    : 'task' lifetime? functionName ports? ';'
    ;

functionName
    : path
    | (path '::')? 'new'
    ;

prototype
    : 'extern' ('module' | 'macromodule' | 'program' | 'interface') moduleHead
    | ('extern' | 'pure') ('extern' | functionSpecifier)* (functionHead | taskHead)
    | ('import' | 'export') STRING ('context' | 'pure')? (identifier '=')? (functionHead | taskHead | ('function' | 'task') identifier ';')
    ;

// ---------------------------------------------------------------------------
// Declarations

declaration
    : declarationHead+ (((typePath dimension*)? declarator | initializer)? (',' declarator)*) ';'
    ;

declarators
    : declarator (',' declarator)*
    ;

declarator
    : (identifier | macro | 'bit' | 'byte') dimension* macro? (arguments | initializer)?
    ;

initializer
    : '=' expression
    ;

declarationHead
    : declarationWord
    | dimension
    | strength
    | delay
    | ('struct' | 'union') structWord* ('{' item* '}')?
    | 'enum'
    | 'enum' declarationWord* path? dimension* '{' enumerator (',' enumerator)* ','? '}'
    | 'type' '(' expression ')'
    ;

structWord
    : MACRO
    | 'soft'
    | 'packed'
    | 'tagged'
    | 'signed'
    | 'unsigned'
    ;

enumerator
    : identifier dimension* ('=' expression)?
    | macro
    ;

declarationWord
    : typeWord
    | netWord
    | 'input'
    | 'output'
    | 'inout'
    | 'ref'
    | 'const'
    | 'var'
    | 'static'
    | 'automatic'
    | 'rand'
    | 'randc'
    | 'local'
    | 'protected'
    | 'localparam'
    | 'parameter'
    | 'specparam'
    | 'genvar'
    | 'typedef'
    | 'class'
    | 'interface'
    | 'virtual'
    | 'vectored'
    | 'scalared'
    | 'type'
    ;

typeWord
    : 'reg'
    | 'logic'
    | 'bit'
    | 'byte'
    | 'shortint'
    | 'int'
    | 'longint'
    | 'integer'
    | 'time'
    | 'real'
    | 'shortreal'
    | 'realtime'
    | 'string'
    | 'chandle'
    | 'event'
    | 'void'
    | 'signed'
    | 'unsigned'
    ;

netWord
    : 'wire'
    | 'tri'
    | 'tri0'
    | 'tri1'
    | 'triand'
    | 'trior'
    | 'trireg'
    | 'wand'
    | 'wor'
    | 'uwire'
    | 'wreal'
    | 'supply0'
    | 'supply1'
    | 'interconnect'
    | 'nettype'
    ;

strength
    : '(' strengthWord (',' strengthWord)? ')'
    ;

strengthWord
    : 'supply0'
    | 'supply1'
    | 'strong0'
    | 'strong1'
    | 'pull0'
    | 'pull1'
    | 'weak0'
    | 'weak1'
    | 'highz0'
    | 'highz1'
    | 'small'
    | 'medium'
    | 'large'
    ;

dimension
    : '[' (expression rangeEnd? | '*')? (',' expression?)* ']'
    ;

rangeEnd
    : (':' | '+:' | '-:') expression
    ;

// Variables of a type that has a name, and instances.
typedDeclaration
    : path ('#' (arguments | NUMBER | path))? (strength | dimension)* declarators ';'
    ;

typePath
    : (path | macroPath) ('#' arguments)?
    ;

path
    : pathStart pathPart*
    ;

pathStart
    : identifier
    | SYSTEM
    | '$unit'
    | 'local'
    ;

macroPath
    : MACRO pathPart*
    ;

pathPart
    : '::' (identifier | MACRO)
    | '.' (identifier | MACRO)
    | '#' arguments '::' identifier
    ;

gates
    : gateWord (strength | delay)* gate (',' gate)* ';'
    ;

gate
    : (identifier dimension*)? arguments
    ;

gateWord
    : 'and'
    | 'nand'
    | 'or'
    | 'nor'
    | 'xor'
    | 'xnor'
    | 'buf'
    | 'not'
    | 'bufif0'
    | 'bufif1'
    | 'notif0'
    | 'notif1'
    | 'pullup'
    | 'pulldown'
    | 'nmos'
    | 'pmos'
    | 'rnmos'
    | 'rpmos'
    | 'cmos'
    | 'rcmos'
    | 'tran'
    | 'rtran'
    | 'tranif0'
    | 'tranif1'
    | 'rtranif0'
    | 'rtranif1'
    ;

import
    : ('import' | 'export') importedName (',' importedName)* ';'
    ;

importedName
    : (identifier | '*') '::' (identifier | '*')
    ;

// ---------------------------------------------------------------------------
// Regions and lists of words

region
    : 'generate' item* 'endgenerate'
    | 'property' identifier ports? ';' propertyBody 'endproperty' endName?
    | 'sequence' identifier ports? ';' propertyBody 'endsequence' endName?
    | 'specify' ~'endspecify'* 'endspecify'
    | 'table' ~'endtable'* 'endtable'
    | 'covergroup' ~'endgroup'* 'endgroup' endName?
    | ('default' | 'global')? 'clocking' identifier? eventControl? ';' ~'endclocking'* 'endclocking' endName?
    | 'default' 'clocking' path ';'
    | 'discipline' ~'enddiscipline'* 'enddiscipline'
    | 'nature' ~'endnature'* 'endnature'
    | 'config' ~'endconfig'* 'endconfig' endName?
    | 'randsequence' ~'endsequence'* 'endsequence'
    | ('static' | 'extern' | 'pure')? 'constraint' path (braces | ';')
    ;

propertyBody
    : (declaration | typedDeclaration)* property ';'?
    ;

property
    : expression
    | timing* propertyIf
    ;

propertyIf
    : 'if' '(' expression ')' property ('else' property)?
    ;

braces
    : '{' bracedItem* '}'
    ;

bracedItem
    : ~('{' | '}')
    | braces
    ;

wordyItem
    : ('modport' | 'bind' | 'timeunit' | 'timeprecision' | 'let' | 'alias' | 'defparam' | 'library' | 'include') ~';'* ';'
    | 'default' 'disable' 'iff' expression ';'
    ;

// A macro alone, a variable or an instance of its type, or a statement.
macroItem
    : macro ((macroPart* operation+ | ('#' arguments)? dimension* declarators)? ';')?
    ;

macro
    : MACRO arguments?
    ;

macroPart
    : pathPart
    | dimension
    ;

// ---------------------------------------------------------------------------
// Statements

statement
    : ';'
    | block
    | statementExpression ';'
    | ifStatement
    | caseStatement
    | loop
    | assertion
    | ('assign' | 'force') (strength | delay)* expression (',' expression)* ';'
    | ('deassign' | 'release') expression ';'
    | ('->' | '->>') expression ';'
    | 'return' expression? ';'
    | ('break' | 'continue') ';'
    | 'disable' ('fork' | path) ';'
    | 'wait' ('fork' ';' | '(' expression ')' item)
    | 'wait_order' arguments item ('else' item)?
    ;

block
    : 'begin' blockName? item* 'end' blockName?
    | 'fork' blockName? item* ('join' | 'join_any' | 'join_none') blockName?
    ;

blockName
    : ':' (identifier | 'bit' | 'byte')
    ;

label
    : identifier ':'
    ;

always
    : 'always'
    | 'always_comb'
    | 'always_ff'
    | 'always_latch'
    | 'initial'
    | 'final'
    ;

timing
    : delay
    | cycleDelay
    | eventControl
    ;

delay
    : '#' delayValue
    ;

cycleDelay
    : '##' delayValue
    ;

delayValue
    : dimension
    | NUMBER
    | path
    | macro
    | '(' minTypMax (',' minTypMax)* ')'
    ;

minTypMax
    : expression (':' expression ':' expression)?
    ;

eventControl
    : '@' ('*' | path dimension* | macro | STRING | '(' ('*' | expression (',' expression)*) ')')
    ;

ifStatement
    : ('unique' | 'unique0' | 'priority')? 'if' '(' expression ')' item ('else' item)?
    ;

caseStatement
    : ('unique' | 'unique0' | 'priority')? ('case' | 'casez' | 'casex') '(' expression ')' ('inside' | 'matches')?
      caseItem* 'endcase'
    | 'randcase' caseItem* 'endcase'
    ;

caseItem
    : 'default' ':'? item
    | caseLabel (',' caseLabel)* ':' item
    ;

caseLabel
    : expression
    | dimension
    ;

loop
    : 'for' '(' forStart? ';' expression? ';' (expression (',' expression)*)? ')' item
    | ('while' | 'repeat') '(' expression ')' item
    | 'foreach' '(' statementExpression ')' item
    | 'forever' item
    | 'do' item 'while' '(' expression ')' ';'
    ;

forStart
    : (declarationHead+ | typePath)? expression (',' (declarationHead+ | path)? expression)*
    ;

assertion
    : ('assert' | 'assume' | 'cover' | 'restrict' | 'expect') ('property' | 'sequence' | 'final' | delay)?
      '(' property? ')' ('else' item | item ('else' item)?)
    ;

// ---------------------------------------------------------------------------
// Expressions

expression
    : timing* term operation*
    ;

// What a statement can begin with.
statementExpression
    : ('++' | '--')? primary suffix* operation*
    ;

operation
    : operator attribute* ('repeat' '(' expression ')')? timing* (term | propertyIf)
    | '?' attribute* expression ':' term
    | cycleDelay term
    ;

term
    : (prefix attribute*)* operand suffix*
    ;

operand
    : primary
    | MACRO
    ;

primary
    : '(' attribute* expression (':' expression ':' expression | (',' expression)+)? ')'
    | concatenation
    | '\'' '{' element? (',' element?)* '}'
    | NUMBER
    | BASED
    | STRING
    | identifier
    | SYSTEM
    | '$'
    | 'new' (identifier path?)?
    | 'null'
    | 'tagged' identifier
    | 'type' arguments
    | '$unit'
    | 'local'
    | typeWord+
    | 'virtual' 'interface'? path
    ;

suffix
    : dimension
    | '[' ('*' | '->' | '=') expression (':' expression)? ']'
    | '[' '+' ']'
    | ('.' | '::') (identifier | 'new' | MACRO | wordName)
    | '#' arguments
    | attribute* arguments
    | '\'' '(' expression ')'
    | '\'' '{' element? (',' element?)* '}'
    | BASED
    | '++'
    | '--'
    | 'with' (arguments | ('(' identifier? ')')? braces | dimension)
    | 'dist' concatenation
    ;

prefix
    : '+'
    | '-'
    | '!'
    | '~'
    | '&'
    | '~&'
    | '|'
    | '~|'
    | '^'
    | '~^'
    | '^~'
    | '++'
    | '--'
    | '*'
    | 'posedge'
    | 'negedge'
    | 'edge'
    | 'not'
    | 'always'
    | 'nexttime'
    | 's_nexttime'
    | 's_always'
    | 'eventually'
    | 's_eventually'
    | 'accept_on'
    | 'reject_on'
    | 'sync_accept_on'
    | 'sync_reject_on'
    | 'disable' 'iff' ('(' expression ')')?
    ;

operator
    : '*'
    | '**'
    | '/'
    | '%'
    | '+'
    | '-'
    | '<<'
    | '>>'
    | '<<<'
    | '>>>'
    | '<'
    | '>'
    | '>='
    | '=='
    | '!='
    | '==='
    | '!=='
    | '==?'
    | '!=?'
    | '&'
    | '|'
    | '^'
    | '~^'
    | '^~'
    | '~&'
    | '~|'
    | '&&'
    | '||'
    | '&&&'
    | '->'
    | '<->'
    | '|->'
    | '|=>'
    | '#-#'
    | '#=#'
    | '=>'
    | 'inside'
    | 'matches'
    | 'or'
    | 'and'
    | 'iff'
    | 'throughout'
    | 'within'
    | 'intersect'
    | 'until'
    | 's_until'
    | 'until_with'
    | 's_until_with'
    | 'implies'
    | '='
    | '<='
    | '+='
    | '-='
    | '*='
    | '/='
    | '%='
    | '&='
    | '|='
    | '^='
    | '<<='
    | '>>='
    | '<<<='
    | '>>>='
    ;

concatenation
    : '{' element? (',' element?)* '}'
    | '{' ('<<' | '>>') term? concatenation '}'
    ;

// With a count in front of it, under a name, with a weight.
element
    : expression (concatenation | ':' expression | weight)?
    | dimension weight?
    | 'default' (':' '/'? expression)?
    ;

weight
    : (':=' | ':' '/') expression
    ;

arguments
    : '(' argument? (',' argument?)* ')'
    ;

argument
    : attribute* expression adjoined* (';' argumentItem*)?
    | dimension
    | eventControl
    | argumentWord argumentItem*
    | attribute* '.' identifier ('(' expression? ')')?
    | attribute* '.' '*'
    | netWord dimension*
    | gateWord
    ;

// A macro that stands for a part of a list, its commas included, and what follows it.
adjoined
    : macro pathPart* arguments?
    ;

// A macro may be given anything.
argumentWord
    : ';'
    | 'if'
    | 'foreach'
    | 'case'
    | 'begin'
    | 'fork'
    | 'wait'
    | 'return'
    | 'input'
    | 'output'
    | 'function'
    | 'assign'
    | 'while'
    | 'repeat'
    | 'unique'
    | '+='
    | '-='
    | '*='
    | '/='
    | '%='
    | '|='
    | '&='
    | '^='
    | '<<='
    | '>>='
    | 'struct'
    | 'union'
    | 'enum'
    ;

argumentItem
    : ~('(' | ')' | ',' | '{' | '}')
    | arguments
    | braces
    ;

wordName
    : 'and'
    | 'or'
    | 'xor'
    | 'unique'
    | 'bit'
    | 'byte'
    ;

identifier
    : IDENTIFIER
    | 'this'
    | 'super'
    | 'global'
    | 'option'
    | 'context'
    | 'library'
    | 'include'
    | 'var'
    | 'expect'
    | 'do'
    | 'ref'
    | 'wreal'
    | 'checker'
    | 'soft'
    ;

// ---------------------------------------------------------------------------
// Tokens

DIRECTIVE
    : '`' ('define' | 'pragma' | 'include' | 'line' | 'timescale' | 'default_decay_time' | 'default_trireg_strength' | 'error' | 'uselib')
      [ \t] DirectiveText -> channel(HIDDEN)
    ;

NAMING_DIRECTIVE
    : '`' ('ifdef' | 'ifndef' | 'elsif' | 'undef' | 'default_nettype' | 'unconnected_drive' | 'begin_keywords') [ \t]+
      (Word | '"' ~["\r\n]* '"') -> channel(HIDDEN)
    ;

SIMPLE_DIRECTIVE
    : '`' ('else' | 'endif' | 'resetall' | 'celldefine' | 'endcelldefine' | 'nounconnected_drive' | 'end_keywords'
      | 'undefineall' | 'protect' | 'endprotect') -> channel(HIDDEN)
    ;

// C++ for Verilator.
SYSTEMC
    : '`systemc_' [a-z]+ .*? '`verilog' -> channel(HIDDEN)
    ;

// To the end of the line; the next line, too, behind a backslash.
fragment DirectiveText
    : (~[\r\n\\/] | '\\' '\r'? '\n' | '\\' ~[\r\n] | '/' ~[/*\r\n] | '/*' .*? '*/' | LineComment)* '/'?
    ;

MACRO
    : '`'+ Word
    | '`' '\\' ~[ \t\r\n\f]+
    ;

SYSTEM
    : '$' Word
    ;

NUMBER
    : Decimal ('.' Decimal)? ([eE] [+\-]? Decimal)? ('s' | 'ms' | 'us' | 'ns' | 'ps' | 'fs' | 'step')?
    ;

BASED
    : '\'' [sS]? [bBoOdDhH] [ \t]* ([0-9a-fA-FxXzZ?_]+ | '`' Word)
    | '\'' [01xXzZ]
    ;

STRING
    : '"' (~["\\\r\n] | '\\' '\r'? '\n' | '\\' ~[\r\n])* '"'
    | '"""' .*? '"""'
    ;

IDENTIFIER
    : Word
    | '\\' ~[ \t\r\n\f]+
    ;

fragment Word
    : [a-zA-Z_] [a-zA-Z0-9_$]*
    ;

fragment Decimal
    : [0-9] [0-9_]*
    ;

BLOCK_COMMENT
    : '/*' .*? '*/' -> channel(HIDDEN)
    ;

LINE_COMMENT
    : LineComment -> channel(HIDDEN)
    ;

fragment LineComment
    : '//' ~[\r\n]*
    ;

WHITESPACE
    : [ \t\r\n\u000B\f\uFEFF]+ -> skip
    ;
