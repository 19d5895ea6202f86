// @generated from grammars/wat.g4 by `cargo xtask gen` (blake3 b8cc16a8e4913e35)

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
    L_PAREN "'('" shortest "(" is Open;
    MODULE_KEYWORD "'module'" shortest "module";
    DEFINITION "'definition'" shortest "definition";
    INSTANCE "'instance'" shortest "instance";
    BINARY "'binary'" shortest "binary";
    QUOTE "'quote'" shortest "quote";
    R_PAREN "')'" shortest ")" is Close;
    SHARED "'shared'" shortest "shared";
    REC "'rec'" shortest "rec";
    EXPORT "'export'" shortest "export";
    TABLE "'table'" shortest "table";
    MEMORY "'memory'" shortest "memory";
    GLOBAL "'global'" shortest "global";
    TAG "'tag'" shortest "tag";
    START "'start'" shortest "start";
    ELEM "'elem'" shortest "elem";
    DATA "'data'" shortest "data";
    FUNC "'func'" shortest "func";
    IMPORT_KEYWORD "'import'" shortest "import";
    TYPE "'type'" shortest "type";
    EXACT "'exact'" shortest "exact";
    PARAM "'param'" shortest "param";
    RESULT "'result'" shortest "result";
    LOCAL "'local'" shortest "local";
    ITEM "'item'" shortest "item";
    I32 "'i32'" shortest "i32";
    I64 "'i64'" shortest "i64";
    PAGESIZE "'pagesize'" shortest "pagesize";
    OFFSET "'offset'" shortest "offset";
    DECLARE "'declare'" shortest "declare";
    I8 "'i8'" shortest "i8";
    I16 "'i16'" shortest "i16";
    F32 "'f32'" shortest "f32";
    F64 "'f64'" shortest "f64";
    V128 "'v128'" shortest "v128";
    STRUCT "'struct'" shortest "struct";
    ARRAY "'array'" shortest "array";
    SUB "'sub'" shortest "sub";
    FINAL "'final'" shortest "final";
    CONT "'cont'" shortest "cont";
    DESCRIPTOR "'descriptor'" shortest "descriptor";
    DESCRIBES "'describes'" shortest "describes";
    FIELD_KEYWORD "'field'" shortest "field";
    MUT "'mut'" shortest "mut";
    REF "'ref'" shortest "ref";
    NULL "'null'" shortest "null";
    TUPLE "'tuple'" shortest "tuple";
    ANYREF "'anyref'" shortest "anyref";
    EQREF "'eqref'" shortest "eqref";
    I31REF "'i31ref'" shortest "i31ref";
    STRUCTREF "'structref'" shortest "structref";
    ARRAYREF "'arrayref'" shortest "arrayref";
    FUNCREF "'funcref'" shortest "funcref";
    EXTERNREF "'externref'" shortest "externref";
    EXNREF "'exnref'" shortest "exnref";
    CONTREF "'contref'" shortest "contref";
    STRINGREF "'stringref'" shortest "stringref";
    NULLREF "'nullref'" shortest "nullref";
    NULLFUNCREF "'nullfuncref'" shortest "nullfuncref";
    NULLEXTERNREF "'nullexternref'" shortest "nullexternref";
    NULLEXNREF "'nullexnref'" shortest "nullexnref";
    NULLCONTREF "'nullcontref'" shortest "nullcontref";
    ANY "'any'" shortest "any";
    EQ "'eq'" shortest "eq";
    I31 "'i31'" shortest "i31";
    EXTERN "'extern'" shortest "extern";
    EXN "'exn'" shortest "exn";
    STRING_KEYWORD "'string'" shortest "string";
    NONE "'none'" shortest "none";
    NOFUNC "'nofunc'" shortest "nofunc";
    NOEXTERN "'noextern'" shortest "noextern";
    NOEXN "'noexn'" shortest "noexn";
    NOCONT "'nocont'" shortest "nocont";
    WAITQUEUE "'waitqueue'" shortest "waitqueue";
    NOWAITQUEUE "'nowaitqueue'" shortest "nowaitqueue";
    SWITCH "'switch'" shortest "switch";
    UNREACHABLE_KEYWORD "'unreachable'" shortest "unreachable";
    ON "'on'" shortest "on";
    I8X16 "'i8x16'" shortest "i8x16";
    I16X8 "'i16x8'" shortest "i16x8";
    I32X4 "'i32x4'" shortest "i32x4";
    I64X2 "'i64x2'" shortest "i64x2";
    F32X4 "'f32x4'" shortest "f32x4";
    F64X2 "'f64x2'" shortest "f64x2";
    ACQREL "'acqrel'" shortest "acqrel";
    ACQ_REL "'acq_rel'" shortest "acq_rel";
    SEQCST "'seqcst'" shortest "seqcst";
    SEQ_CST "'seq_cst'" shortest "seq_cst";
    BLOCK_KEYWORD "'block'" shortest "block";
    LOOP "'loop'" shortest "loop";
    END "'end'" shortest "end";
    IF "'if'" shortest "if";
    ELSE_KEYWORD "'else'" shortest "else";
    TRY_TABLE "'try_table'" shortest "try_table";
    TRY "'try'" shortest "try";
    CATCH_KEYWORD "'catch'" shortest "catch";
    CATCH_ALL "'catch_all'" shortest "catch_all";
    DELEGATE "'delegate'" shortest "delegate";
    CATCH_REF "'catch_ref'" shortest "catch_ref";
    CATCH_ALL_REF "'catch_all_ref'" shortest "catch_all_ref";
    DO "'do'" shortest "do";
    THEN_KEYWORD "'then'" shortest "then";
    COMPONENT_KEYWORD "'component'" shortest "component";
    CORE "'core'" shortest "core";
    /// `UNREACHABLE : '(' [\t-\n\r ]* 'unreachable' [\t-\n\r ]* ')'`
    UNREACHABLE "UNREACHABLE" shortest "(unreachable)";
    /// `ANNOTATION : '(@' (IdCharacter+ | String)`
    ANNOTATION "ANNOTATION" shortest "(@a";
    /// `NUMBER : [+\-]? ([0-9] IdCharacter* | 'inf' | 'nan' (':' IdCharacter+)?)`
    NUMBER "NUMBER" shortest "0";
    /// `STRING : String`
    STRING "STRING" shortest "\"\"";
    /// `ID : '$' (IdCharacter+ | String)`
    ID "ID" shortest "$a";
    /// `ARGUMENT : ('offset' | 'align') '=' IdCharacter+`
    ARGUMENT "ARGUMENT" shortest "align=a";
    /// `WORD : [a-z] IdCharacter*`
    WORD "WORD" shortest "a";
    /// `OTHER : IdCharacter+ | [,;[\]{}]`
    OTHER "OTHER" shortest "A";
    /// `BLOCK_COMMENT : '(;' (BLOCK_COMMENT | .)*? ';)' -> channel(HIDDEN)`
    BLOCK_COMMENT "BLOCK_COMMENT" shortest "(;;)";
    /// `LINE_COMMENT : ';;' ~[\n\r]* -> channel(HIDDEN)`
    LINE_COMMENT "LINE_COMMENT" shortest ";;";
    /// `WHITESPACE : [\t-\n\r ]+ -> skip`
    WHITESPACE "WHITESPACE";
  }
  rules {
    /// `script : command* EOF`
    SCRIPT "script" = Sequence [COMMANDS EOF], subsumes [COMMANDS];
    /// `command*`
    COMMANDS "commands" = Star [COMMAND], subsumes parts, fits [SCRIPT], of "command";
    /// `command : module | moduleField | component | action`
    COMMAND "command" = Alternation [MODULE MODULE_FIELD COMPONENT ACTION], subsumes parts, fits [COMMANDS],
        shortest "(@a )";
    /// `module : '(' 'module' ('definition' | 'instance')? ID? ID? ((moduleField | otherField)* | ('binary'
    ///     | 'quote') STRING*) ')'`
    MODULE "module" = Sequence [L_PAREN MODULE_KEYWORD MODULE_OPTIONAL_DEFINITION_OR_INSTANCE OPTIONAL_ID
        OPTIONAL_ID MODULE_MODULE_FIELD_OR_OTHER_FIELDS_OR_OTHER R_PAREN], fits [COMMAND ACTION_ARGUMENT],
        shortest "( module )";
    /// `('definition' | 'instance')?`
    MODULE_OPTIONAL_DEFINITION_OR_INSTANCE "module_optional_definition_or_instance" = Optional
        [MODULE_DEFINITION_OR_INSTANCE], subsumes parts, of "module";
    /// `'definition' | 'instance'`
    MODULE_DEFINITION_OR_INSTANCE "module_definition_or_instance" = Set [DEFINITION INSTANCE], subsumes parts,
        fits [MODULE_OPTIONAL_DEFINITION_OR_INSTANCE], shortest "instance", of "module";
    /// `ID?`
    OPTIONAL_ID "optional_ID" = Optional [ID], subsumes parts, of "module" "moduleField" "function"
        and 8 others;
    /// `(moduleField | otherField)* | ('binary' | 'quote') STRING*`
    MODULE_MODULE_FIELD_OR_OTHER_FIELDS_OR_OTHER "module_moduleField_or_otherFields_or_other" = Alternation
        [MODULE_FIELD_OR_OTHER_FIELDS MODULE_BINARY_OR_QUOTE_STRINGS], subsumes parts, of "module";
    /// `(moduleField | otherField)*`
    MODULE_FIELD_OR_OTHER_FIELDS "moduleField_or_otherFields" = Star [MODULE_FIELD_OR_OTHER_FIELD],
        subsumes parts, fits [MODULE_MODULE_FIELD_OR_OTHER_FIELDS_OR_OTHER
        COMPONENT_PART_MODULE_FIELD_OR_OTHER_FIELDS_OR_OTHER], of "module" "componentPart";
    /// `moduleField | otherField`
    MODULE_FIELD_OR_OTHER_FIELD "moduleField_or_otherField" = Alternation [MODULE_FIELD OTHER_FIELD],
        subsumes parts, fits [MODULE_FIELD_OR_OTHER_FIELDS], shortest "(@a )", of "module" "componentPart";
    /// `moduleField : function | typeDefinition | '(' 'rec' (typeDefinition | annotation)* ')' | import |
    ///     '(' 'export' annotation* STRING (index | moduleField)? ')' | '(' 'table' ID? tablePart* ')' |
    ///     '(' 'memory' ID? memoryPart* ')' | '(' 'global' ID? globalPart* instruction* ')' | '(' 'tag' ID?
    ///     functionPart* ')' | '(' 'start' name annotation* ')' | '(' 'elem' ID? elementPart* ')' | '('
    ///     'data' ID? dataPart* ')' | annotation`
    /// In normal form `function | typeDefinition | '(' moduleField_after_l_paren ')' | import | annotation`
    MODULE_FIELD "moduleField" = Alternation [FUNCTION TYPE_DEFINITION
        MODULE_FIELD_L_PAREN_REC_OR_OTHER_R_PAREN IMPORT ANNOTATION_RULE], subsumes parts, fits [COMMAND
        MODULE_FIELD_OR_OTHER_FIELD MODULE_FIELD_INDEX_OR_MODULE_FIELD IMPORT_ANNOTATION_OR_OTHER
        OPTIONAL_MODULE_FIELD], shortest "(@a )";
    /// `function : '(' 'func' ID? functionPart* instruction* ')'`
    FUNCTION "function" = Sequence [L_PAREN FUNC OPTIONAL_ID FUNCTION_PARTS INSTRUCTIONS_LIST R_PAREN],
        fits [MODULE_FIELD], shortest "( func )";
    /// `functionPart*`
    FUNCTION_PARTS "functionParts" = Star [FUNCTION_PART], subsumes parts, of "functionPart";
    /// `functionPart : inlineExport | inlineImport | typeUse | parameters | results | locals | annotation`
    FUNCTION_PART "functionPart" = Alternation [INLINE_EXPORT INLINE_IMPORT TYPE_USE PARAMETERS RESULTS LOCALS
        ANNOTATION_RULE], subsumes parts, fits [FUNCTION_PARTS], shortest "(@a )";
    /// `inlineExport : '(' 'export' annotation* STRING ')'`
    INLINE_EXPORT "inlineExport" = Sequence [L_PAREN EXPORT ANNOTATIONS STRING R_PAREN], fits [FUNCTION_PART
        TABLE_PART MEMORY_PART GLOBAL_PART], shortest "( export \"\" )";
    /// `annotation*`
    ANNOTATIONS "annotations" = Star [ANNOTATION_RULE], subsumes parts, of "annotation";
    /// `annotation : ANNOTATION annotationPart* ')'`
    ANNOTATION_RULE "annotation" = Sequence [ANNOTATION ANNOTATION_PARTS R_PAREN], fits [MODULE_FIELD
        FUNCTION_PART ANNOTATIONS ANNOTATION_PART VALUE_TYPE_OR_ANNOTATION INSTRUCTION
        INSTRUCTIONS_PLAIN_OR_OTHER FOLDED_FOLDED_OR_ANNOTATION FIELD FIELD_STORAGE_TYPE_OR_ANNOTATION
        MODULE_FIELD_TYPE_DEFINITION_OR_ANNOTATION TABLE_PART ELEMENT_PART MEMORY_PART DATA_PART GLOBAL_PART
        IMPORT_ANNOTATION_OR_OTHER COMPONENT_PART], shortest "(@a )";
    /// `annotationPart*`
    ANNOTATION_PARTS "annotationParts" = Star [ANNOTATION_PART], subsumes parts, of "annotationPart";
    /// `annotationPart : '(' annotationPart* ')' | annotation | ~('(' | ')' | ANNOTATION)`
    ANNOTATION_PART "annotationPart" = Alternation [ANNOTATION_PART_L_PAREN_R_PAREN ANNOTATION_RULE
        ANY_BUT_L_PAREN_OR_OTHER], subsumes parts, fits [ANNOTATION_PARTS], shortest "0";
    /// `'(' annotationPart* ')'`
    ANNOTATION_PART_L_PAREN_R_PAREN "annotationPart_l_paren_r_paren" = Sequence [L_PAREN ANNOTATION_PARTS
        R_PAREN], fits [ANNOTATION_PART], shortest "( )", as Alternative, of "annotationPart";
    /// `~('(' | ')' | ANNOTATION)`
    ANY_BUT_L_PAREN_OR_OTHER "any_but_l_paren_or_other" = Set but [L_PAREN R_PAREN ANNOTATION],
        subsumes parts, fits [ANNOTATION_PART COMPONENT_PART], shortest "0", as Set, of "componentPart"
        "annotationPart";
    /// `inlineImport : '(' 'import' annotation* STRING annotation* STRING ')'`
    INLINE_IMPORT "inlineImport" = Sequence [L_PAREN IMPORT_KEYWORD ANNOTATIONS STRING ANNOTATIONS STRING
        R_PAREN], fits [FUNCTION_PART TABLE_PART MEMORY_PART GLOBAL_PART], shortest "( import \"\" \"\" )";
    /// `typeUse : '(' 'type' name annotation* ')' | '(' 'exact' functionPart* ')'`
    /// In normal form `'(' ('type' name annotation* | 'exact' functionPart*) ')'`
    TYPE_USE "typeUse" = Sequence [L_PAREN TYPE_USE_AFTER_L_PAREN R_PAREN], fits [FUNCTION_PART IMMEDIATE
        BLOCK_PART], shortest "( exact )";
    /// `'type' name annotation* | 'exact' functionPart*`
    TYPE_USE_AFTER_L_PAREN "typeUse_after_l_paren" = Alternation [TYPE_USE_TYPE TYPE_USE_EXACT],
        subsumes parts, shortest "exact", as Rest, of "typeUse";
    /// `'type' name annotation*`
    TYPE_USE_TYPE "typeUse_type" = Sequence [TYPE NAME ANNOTATIONS], fits [TYPE_USE_AFTER_L_PAREN],
        shortest "type 0", as Alternative, of "typeUse";
    /// `name : ID | NUMBER`
    NAME "name" = Set [NUMBER ID], subsumes parts, fits [HEAP_TYPE IMMEDIATE_NAME_OR_SWITCH NAMES
        COMPOSITE_TYPE_NAME_OR_OTHER ELEMENT_PART DATA_PART OPTIONAL_NAME], shortest "0";
    /// `'exact' functionPart*`
    TYPE_USE_EXACT "typeUse_exact" = Sequence [EXACT FUNCTION_PARTS], subsumes [EXACT],
        fits [TYPE_USE_AFTER_L_PAREN], shortest "exact", as Alternative, of "typeUse";
    /// `parameters : '(' 'param' ID? (valueType | annotation)* ')'`
    PARAMETERS "parameters" = Sequence [L_PAREN PARAM OPTIONAL_ID VALUE_TYPE_OR_ANNOTATIONS R_PAREN],
        fits [FUNCTION_PART IMMEDIATE BLOCK_PART], shortest "( param )";
    /// `(valueType | annotation)*`
    VALUE_TYPE_OR_ANNOTATIONS "valueType_or_annotations" = Star [VALUE_TYPE_OR_ANNOTATION], subsumes parts,
        of "parameters" "results" "locals";
    /// `valueType | annotation`
    VALUE_TYPE_OR_ANNOTATION "valueType_or_annotation" = Alternation [VALUE_TYPE ANNOTATION_RULE],
        subsumes parts, fits [VALUE_TYPE_OR_ANNOTATIONS], shortest "i8", of "parameters" "results" "locals";
    /// `valueType : '(' 'ref' 'null'? heapType annotation* ')' | '(' 'tuple' valueType* ')' | typeWord`
    /// In normal form `'(' ('ref' 'null'? heapType annotation* | 'tuple' valueType*) ')' | typeWord`
    VALUE_TYPE "valueType" = Alternation [VALUE_TYPE_L_PAREN_REF_OR_TUPLE_R_PAREN TYPE_WORD], subsumes parts,
        fits [VALUE_TYPE_OR_ANNOTATION VALUE_TYPES STORAGE_TYPE TABLE_PART ELEMENT_PART], shortest "i8";
    /// `'(' ('ref' 'null'? heapType annotation* | 'tuple' valueType*) ')'`
    VALUE_TYPE_L_PAREN_REF_OR_TUPLE_R_PAREN "valueType_l_paren_ref_or_tuple_r_paren" = Sequence [L_PAREN
        VALUE_TYPE_AFTER_L_PAREN R_PAREN], fits [VALUE_TYPE], shortest "( tuple )", as Alternative,
        of "valueType";
    /// `'ref' 'null'? heapType annotation* | 'tuple' valueType*`
    VALUE_TYPE_AFTER_L_PAREN "valueType_after_l_paren" = Alternation [VALUE_TYPE_REF TUPLE_PART],
        subsumes parts, shortest "tuple", as Rest, of "valueType";
    /// `'ref' 'null'? heapType annotation*`
    VALUE_TYPE_REF "valueType_ref" = Sequence [REF OPTIONAL_NULL HEAP_TYPE ANNOTATIONS],
        fits [VALUE_TYPE_AFTER_L_PAREN], shortest "ref 0", as Alternative, of "valueType";
    /// `'null'?`
    OPTIONAL_NULL "optional_null" = Optional [NULL], subsumes parts, of "valueType" "immediate";
    /// `heapType : name | typeWord | 'null' | '(' 'shared' heapType ')' | '(' 'exact' heapType ')'`
    /// In normal form `name | typeWord | 'null' | '(' ('shared' | 'exact') heapType ')'`
    HEAP_TYPE "heapType" = Alternation [NAME TYPE_WORD NULL HEAP_TYPE_L_PAREN_SHARED_OR_EXACT_HEAP_TYPE],
        subsumes parts, fits [COMPOSITE_TYPE_NAME_OR_OTHER], shortest "0";
    /// `typeWord : 'i32' | 'i64' | 'f32' | 'f64' | 'v128' | 'i8' | 'i16' | 'anyref' | 'eqref' | 'i31ref' |
    ///     'structref' | 'arrayref' | 'funcref' | 'externref' | 'exnref' | 'contref' | 'stringref' |
    ///     'nullref' | 'nullfuncref' | 'nullexternref' | 'nullexnref' | 'nullcontref' | 'any' | 'eq' |
    ///     'i31' | 'struct' | 'array' | 'func' | 'extern' | 'exn' | 'cont' | 'string' | 'none' | 'nofunc' |
    ///     'noextern' | 'noexn' | 'nocont' | 'waitqueue' | 'nowaitqueue'`
    TYPE_WORD "typeWord" = Set [FUNC I32 I64 I8 I16 F32 F64 V128 STRUCT ARRAY CONT ANYREF EQREF I31REF
        STRUCTREF ARRAYREF FUNCREF EXTERNREF EXNREF CONTREF STRINGREF NULLREF NULLFUNCREF NULLEXTERNREF
        NULLEXNREF NULLCONTREF ANY EQ I31 EXTERN EXN STRING_KEYWORD NONE NOFUNC NOEXTERN NOEXN NOCONT
        WAITQUEUE NOWAITQUEUE], subsumes parts, fits [VALUE_TYPE HEAP_TYPE IMMEDIATE], shortest "i8";
    /// `'(' ('shared' | 'exact') heapType ')'`
    HEAP_TYPE_L_PAREN_SHARED_OR_EXACT_HEAP_TYPE "heapType_l_paren_shared_or_exact_heapType" = Sequence
        [L_PAREN SHARED_OR_EXACT HEAP_TYPE R_PAREN], fits [HEAP_TYPE], shortest "( exact 0 )", as Alternative,
        of "heapType";
    /// `'shared' | 'exact'`
    SHARED_OR_EXACT "shared_or_exact" = Set [SHARED EXACT], subsumes parts, shortest "exact", of "immediate"
        "heapType";
    /// `'tuple' valueType*`
    TUPLE_PART "tuple" = Sequence [TUPLE VALUE_TYPES], subsumes [TUPLE], fits [VALUE_TYPE_AFTER_L_PAREN
        IMMEDIATE_AFTER_L_PAREN], shortest "tuple", as Alternative, of "valueType" "immediate";
    /// `valueType*`
    VALUE_TYPES "valueTypes" = Star [VALUE_TYPE], subsumes parts, of "valueType";
    /// `results : '(' 'result' (valueType | annotation)* ')'`
    RESULTS "results" = Sequence [L_PAREN RESULT VALUE_TYPE_OR_ANNOTATIONS R_PAREN], fits [FUNCTION_PART
        IMMEDIATE BLOCK_PART], shortest "( result )";
    /// `locals : '(' 'local' ID? (valueType | annotation)* ')'`
    LOCALS "locals" = Sequence [L_PAREN LOCAL OPTIONAL_ID VALUE_TYPE_OR_ANNOTATIONS R_PAREN],
        fits [FUNCTION_PART], shortest "( local )";
    /// `instruction*`
    INSTRUCTIONS_LIST "instructions_list" = Star [INSTRUCTION], subsumes parts, of "instruction";
    /// `instruction : plain | block | folded | annotation`
    INSTRUCTION "instruction" = Alternation [PLAIN BLOCK FOLDED ANNOTATION_RULE], subsumes parts,
        fits [INSTRUCTIONS_LIST], shortest "a";
    /// `plain : (WORD | 'switch') immediate* | 'unreachable'`
    PLAIN "plain" = Alternation [PLAIN_SWITCH_OR_WORD_IMMEDIATES UNREACHABLE_KEYWORD], subsumes parts,
        fits [INSTRUCTION FOLDED_PLAIN INSTRUCTIONS_PLAIN_OR_OTHER], shortest "a";
    /// `('switch' | WORD) immediate*`
    PLAIN_SWITCH_OR_WORD_IMMEDIATES "plain_switch_or_WORD_immediates" = Sequence [PLAIN_SWITCH_OR_WORD_CHOICE
        IMMEDIATES], subsumes [PLAIN_SWITCH_OR_WORD_CHOICE], fits [PLAIN], shortest "a", as Alternative,
        of "plain";
    /// `'switch' | WORD`
    PLAIN_SWITCH_OR_WORD_CHOICE "plain_switch_or_WORD_choice" = Set [SWITCH WORD], subsumes parts,
        fits [PLAIN_SWITCH_OR_WORD_IMMEDIATES], shortest "a", of "plain";
    /// `immediate*`
    IMMEDIATES "immediates" = Star [IMMEDIATE], subsumes parts, of "immediate";
    /// `immediate : NUMBER | ID | STRING | ARGUMENT | typeWord | shape | ordering | typeUse | parameters |
    ///     results | '(' 'ref' 'null'? heapType ')' | '(' 'tuple' valueType* ')' | '(' ('shared' | 'exact')
    ///     heapType ')' | '(' 'on' name (name | 'switch') ')'`
    /// In normal form `NUMBER | ID | STRING | ARGUMENT | typeWord | shape | ordering | typeUse | parameters
    ///     | results | '(' ('ref' 'null'? heapType | 'tuple' valueType* | ('shared' |
    ///     'exact') heapType | 'on' name (name | 'switch')) ')'`
    IMMEDIATE "immediate" = Alternation [NUMBER ID STRING ARGUMENT TYPE_WORD SHAPE ORDERING TYPE_USE
        PARAMETERS RESULTS IMMEDIATE_L_PAREN_REF_OR_OTHER_R_PAREN], subsumes parts, fits [IMMEDIATES
        ACTION_ARGUMENT], shortest "0";
    /// `shape : 'i8x16' | 'i16x8' | 'i32x4' | 'i64x2' | 'f32x4' | 'f64x2'`
    SHAPE "shape" = Set [I8X16 I16X8 I32X4 I64X2 F32X4 F64X2], subsumes parts, fits [IMMEDIATE VECTOR],
        shortest "i8x16";
    /// `ordering : 'acqrel' | 'acq_rel' | 'seqcst' | 'seq_cst'`
    ORDERING "ordering" = Set [ACQREL ACQ_REL SEQCST SEQ_CST], subsumes parts, fits [IMMEDIATE],
        shortest "acqrel";
    /// `'(' ('ref' 'null'? heapType | 'tuple' valueType* | ('shared' | 'exact') heapType | 'on' name (name |
    ///     'switch')) ')'`
    IMMEDIATE_L_PAREN_REF_OR_OTHER_R_PAREN "immediate_l_paren_ref_or_other_r_paren" = Sequence [L_PAREN
        IMMEDIATE_AFTER_L_PAREN R_PAREN], fits [IMMEDIATE], shortest "( tuple )", as Alternative,
        of "immediate";
    /// `'ref' 'null'? heapType | 'tuple' valueType* | ('shared' | 'exact') heapType | 'on' name (name |
    ///     'switch')`
    IMMEDIATE_AFTER_L_PAREN "immediate_after_l_paren" = Alternation [IMMEDIATE_REF TUPLE_PART
        IMMEDIATE_SHARED_OR_EXACT_HEAP_TYPE IMMEDIATE_ON], subsumes parts, shortest "tuple", as Rest,
        of "immediate";
    /// `'ref' 'null'? heapType`
    IMMEDIATE_REF "immediate_ref" = Sequence [REF OPTIONAL_NULL HEAP_TYPE], fits [IMMEDIATE_AFTER_L_PAREN],
        shortest "ref 0", as Alternative, of "immediate";
    /// `('shared' | 'exact') heapType`
    IMMEDIATE_SHARED_OR_EXACT_HEAP_TYPE "immediate_shared_or_exact_heapType" = Sequence [SHARED_OR_EXACT
        HEAP_TYPE], fits [IMMEDIATE_AFTER_L_PAREN], shortest "exact 0", as Alternative, of "immediate";
    /// `'on' name (name | 'switch')`
    IMMEDIATE_ON "immediate_on" = Sequence [ON NAME IMMEDIATE_NAME_OR_SWITCH], fits [IMMEDIATE_AFTER_L_PAREN],
        shortest "on 0 0", as Alternative, of "immediate";
    /// `name | 'switch'`
    IMMEDIATE_NAME_OR_SWITCH "immediate_name_or_switch" = Alternation [NAME SWITCH], subsumes parts,
        shortest "0", of "immediate";
    /// `block : ('block' | 'loop') ID? blockPart* instruction* 'end' ID? | 'if' ID? blockPart* instruction*
    ///     ('else' ID? instruction*)? 'end' ID? | 'try_table' ID? blockPart* handler* instruction* 'end'
    ///     ID? | 'try' ID? blockPart* instruction* (('catch' ID? name instruction*)* ('catch_all' ID?
    ///     instruction*)? 'end' ID? | 'delegate' name)`
    BLOCK "block" = Alternation [BLOCK_BLOCK_OR_LOOP_OPTIONAL_ID_BLOCK_PARTS BLOCK_IF_END BLOCK_TRY_TABLE_END
        BLOCK_TRY], subsumes parts, fits [INSTRUCTION INSTRUCTIONS_PLAIN_OR_OTHER], shortest "if end";
    /// `('block' | 'loop') ID? blockPart* instruction* 'end' ID?`
    BLOCK_BLOCK_OR_LOOP_OPTIONAL_ID_BLOCK_PARTS "block_block_or_loop_optional_ID_blockParts" = Sequence
        [BLOCK_OR_LOOP OPTIONAL_ID BLOCK_PARTS INSTRUCTIONS_LIST END OPTIONAL_ID], fits [BLOCK],
        shortest "loop end", as Alternative, of "block";
    /// `'block' | 'loop'`
    BLOCK_OR_LOOP "block_or_loop" = Set [BLOCK_KEYWORD LOOP], subsumes parts, fits [FOLDED_BLOCK_OR_LOOP],
        shortest "loop", of "block" "folded";
    /// `blockPart*`
    BLOCK_PARTS "blockParts" = Star [BLOCK_PART], subsumes parts, of "blockPart";
    /// `blockPart : typeUse | parameters | results`
    BLOCK_PART "blockPart" = Alternation [TYPE_USE PARAMETERS RESULTS], subsumes parts, fits [BLOCK_PARTS],
        shortest "( param )";
    /// `'if' ID? blockPart* instruction* ('else' ID? instruction*)? 'end' ID?`
    BLOCK_IF_END "block_if_end" = Sequence [IF OPTIONAL_ID BLOCK_PARTS INSTRUCTIONS_LIST BLOCK_OPTIONAL_ELSE
        END OPTIONAL_ID], fits [BLOCK], shortest "if end", as Alternative, of "block";
    /// `('else' ID? instruction*)?`
    BLOCK_OPTIONAL_ELSE "block_optional_else" = Optional [BLOCK_ELSE], subsumes parts, of "block";
    /// `'else' ID? instruction*`
    BLOCK_ELSE "block_else" = Sequence [ELSE_KEYWORD OPTIONAL_ID INSTRUCTIONS_LIST], subsumes [ELSE_KEYWORD],
        fits [BLOCK_OPTIONAL_ELSE], shortest "else", of "block";
    /// `'try_table' ID? blockPart* handler* instruction* 'end' ID?`
    BLOCK_TRY_TABLE_END "block_try_table_end" = Sequence [TRY_TABLE OPTIONAL_ID BLOCK_PARTS HANDLERS
        INSTRUCTIONS_LIST END OPTIONAL_ID], fits [BLOCK], shortest "try_table end", as Alternative,
        of "block";
    /// `handler*`
    HANDLERS "handlers" = Star [HANDLER], subsumes parts, of "handler";
    /// `handler : '(' ('catch' | 'catch_ref') name name ')' | '(' ('catch_all' | 'catch_all_ref') name ')'`
    /// In normal form `'(' (('catch' | 'catch_ref') name | 'catch_all' | 'catch_all_ref') name ')'`
    HANDLER "handler" = Sequence [L_PAREN HANDLER_AFTER_L_PAREN NAME R_PAREN], fits [HANDLERS],
        shortest "( catch_all 0 )";
    /// `('catch' | 'catch_ref') name | 'catch_all' | 'catch_all_ref'`
    HANDLER_AFTER_L_PAREN "handler_after_l_paren" = Alternation [HANDLER_CATCH_OR_CATCH_REF_NAME CATCH_ALL
        CATCH_ALL_REF], subsumes parts, shortest "catch_all", as Rest, of "handler";
    /// `('catch' | 'catch_ref') name`
    HANDLER_CATCH_OR_CATCH_REF_NAME "handler_catch_or_catch_ref_name" = Sequence [HANDLER_CATCH_OR_CATCH_REF
        NAME], fits [HANDLER_AFTER_L_PAREN], shortest "catch 0", as Alternative, of "handler";
    /// `'catch' | 'catch_ref'`
    HANDLER_CATCH_OR_CATCH_REF "handler_catch_or_catch_ref" = Set [CATCH_KEYWORD CATCH_REF], subsumes parts,
        shortest "catch", of "handler";
    /// `'try' ID? blockPart* instruction* (('catch' ID? name instruction*)* ('catch_all' ID? instruction*)?
    ///     'end' ID? | 'delegate' name)`
    BLOCK_TRY "block_try" = Sequence [TRY OPTIONAL_ID BLOCK_PARTS INSTRUCTIONS_LIST BLOCK_END_OR_DELEGATE],
        fits [BLOCK], shortest "try end", as Alternative, of "block";
    /// `('catch' ID? name instruction*)* ('catch_all' ID? instruction*)? 'end' ID? | 'delegate' name`
    BLOCK_END_OR_DELEGATE "block_end_or_delegate" = Alternation [BLOCK_CATCH_OPTIONAL_ID_NAME_INSTRUCTIONSES
        DELEGATE_PART], subsumes parts, shortest "end", of "block";
    /// `('catch' ID? name instruction*)* ('catch_all' ID? instruction*)? 'end' ID?`
    BLOCK_CATCH_OPTIONAL_ID_NAME_INSTRUCTIONSES "block_catch_optional_ID_name_instructionses" = Sequence
        [BLOCK_CATCHES BLOCK_OPTIONAL_CATCH_ALL END OPTIONAL_ID], subsumes [END],
        fits [BLOCK_END_OR_DELEGATE], shortest "end", as Alternative, of "block";
    /// `('catch' ID? name instruction*)*`
    BLOCK_CATCHES "block_catches" = Star [BLOCK_CATCH], subsumes parts, of "block";
    /// `'catch' ID? name instruction*`
    BLOCK_CATCH "block_catch" = Sequence [CATCH_KEYWORD OPTIONAL_ID NAME INSTRUCTIONS_LIST],
        fits [BLOCK_CATCHES], shortest "catch 0", of "block";
    /// `('catch_all' ID? instruction*)?`
    BLOCK_OPTIONAL_CATCH_ALL "block_optional_catch_all" = Optional [BLOCK_CATCH_ALL], subsumes parts,
        of "block";
    /// `'catch_all' ID? instruction*`
    BLOCK_CATCH_ALL "block_catch_all" = Sequence [CATCH_ALL OPTIONAL_ID INSTRUCTIONS_LIST],
        subsumes [CATCH_ALL], fits [BLOCK_OPTIONAL_CATCH_ALL], shortest "catch_all", of "block";
    /// `'delegate' name`
    DELEGATE_PART "delegate" = Sequence [DELEGATE NAME], fits [BLOCK_END_OR_DELEGATE CATCH_AFTER_L_PAREN],
        shortest "delegate 0", as Alternative, of "block" "catch";
    /// `folded : UNREACHABLE | '(' plain folded* instructions? ')' | '(' ('block' | 'loop') ID? blockPart*
    ///     instruction* ')' | '(' 'if' ID? blockPart* (folded | annotation)* then? else? annotation* ')' |
    ///     '(' 'try_table' ID? blockPart* handler* instruction* ')' | '(' 'try' ID? blockPart* ('(' 'do'
    ///     instruction* ')')? catch* ')'`
    /// In normal form `UNREACHABLE | '(' (folded_plain | folded_block_or_loop | folded_if | folded_try_table
    ///     | folded_try) ')'`
    FOLDED "folded" = Alternation [UNREACHABLE FOLDED_L_PAREN_PLAIN_OR_OTHER_R_PAREN], subsumes parts,
        fits [INSTRUCTION FOLDEDS FOLDED_FOLDED_OR_ANNOTATION TABLE_PART ELEMENT_PART DATA_PART],
        shortest "(unreachable)";
    /// `'(' (plain folded* instructions? | ('block' | 'loop') ID? blockPart* instruction* | 'if' ID?
    ///     blockPart* (folded | annotation)* then? else? annotation* | 'try_table' ID? blockPart* handler*
    ///     instruction* | 'try' ID? blockPart* ('(' 'do' instruction* ')')? catch*) ')'`
    FOLDED_L_PAREN_PLAIN_OR_OTHER_R_PAREN "folded_l_paren_plain_or_other_r_paren" = Sequence [L_PAREN
        FOLDED_AFTER_L_PAREN R_PAREN], fits [FOLDED], shortest "( a )", as Alternative, of "folded";
    /// `plain folded* instructions? | ('block' | 'loop') ID? blockPart* instruction* | 'if' ID? blockPart*
    ///     (folded | annotation)* then? else? annotation* | 'try_table' ID? blockPart* handler*
    ///     instruction* | 'try' ID? blockPart* ('(' 'do' instruction* ')')? catch*`
    FOLDED_AFTER_L_PAREN "folded_after_l_paren" = Alternation [FOLDED_PLAIN FOLDED_BLOCK_OR_LOOP FOLDED_IF
        FOLDED_TRY_TABLE FOLDED_TRY], subsumes parts, shortest "a", as Rest, of "folded";
    /// `plain folded* instructions?`
    FOLDED_PLAIN "folded_plain" = Sequence [PLAIN FOLDEDS OPTIONAL_INSTRUCTIONS], subsumes [PLAIN],
        fits [FOLDED_AFTER_L_PAREN], shortest "a", as Alternative, of "folded";
    /// `folded*`
    FOLDEDS "foldeds" = Star [FOLDED], subsumes parts, of "folded";
    /// `instructions?`
    OPTIONAL_INSTRUCTIONS "optional_instructions" = Optional [INSTRUCTIONS], subsumes parts,
        of "instructions";
    /// `instructions : (plain | block | annotation) instruction*`
    INSTRUCTIONS "instructions" = Sequence [INSTRUCTIONS_PLAIN_OR_OTHER INSTRUCTIONS_LIST],
        subsumes [INSTRUCTIONS_PLAIN_OR_OTHER], fits [OPTIONAL_INSTRUCTIONS], shortest "a";
    /// `plain | block | annotation`
    INSTRUCTIONS_PLAIN_OR_OTHER "instructions_plain_or_other" = Alternation [PLAIN BLOCK ANNOTATION_RULE],
        subsumes parts, fits [INSTRUCTIONS], shortest "a", of "instructions";
    /// `('block' | 'loop') ID? blockPart* instruction*`
    FOLDED_BLOCK_OR_LOOP "folded_block_or_loop" = Sequence [BLOCK_OR_LOOP OPTIONAL_ID BLOCK_PARTS
        INSTRUCTIONS_LIST], subsumes [BLOCK_OR_LOOP], fits [FOLDED_AFTER_L_PAREN], shortest "loop",
        as Alternative, of "folded";
    /// `'if' ID? blockPart* (folded | annotation)* then? else? annotation*`
    FOLDED_IF "folded_if" = Sequence [IF OPTIONAL_ID BLOCK_PARTS FOLDED_FOLDED_OR_ANNOTATIONS OPTIONAL_THEN
        OPTIONAL_ELSE ANNOTATIONS], subsumes [IF], fits [FOLDED_AFTER_L_PAREN], shortest "if", as Alternative,
        of "folded";
    /// `(folded | annotation)*`
    FOLDED_FOLDED_OR_ANNOTATIONS "folded_folded_or_annotations" = Star [FOLDED_FOLDED_OR_ANNOTATION],
        subsumes parts, of "folded";
    /// `folded | annotation`
    FOLDED_FOLDED_OR_ANNOTATION "folded_folded_or_annotation" = Alternation [FOLDED ANNOTATION_RULE],
        subsumes parts, fits [FOLDED_FOLDED_OR_ANNOTATIONS], shortest "(unreachable)", of "folded";
    /// `then?`
    OPTIONAL_THEN "optional_then" = Optional [THEN], subsumes parts, of "then";
    /// `then : '(' 'then' instruction* ')'`
    THEN "then" = Sequence [L_PAREN THEN_KEYWORD INSTRUCTIONS_LIST R_PAREN], fits [OPTIONAL_THEN],
        shortest "( then )";
    /// `else?`
    OPTIONAL_ELSE "optional_else" = Optional [ELSE], subsumes parts, of "else";
    /// `else : '(' 'else' instruction* ')'`
    ELSE "else" = Sequence [L_PAREN ELSE_KEYWORD INSTRUCTIONS_LIST R_PAREN], fits [OPTIONAL_ELSE],
        shortest "( else )";
    /// `'try_table' ID? blockPart* handler* instruction*`
    FOLDED_TRY_TABLE "folded_try_table" = Sequence [TRY_TABLE OPTIONAL_ID BLOCK_PARTS HANDLERS
        INSTRUCTIONS_LIST], subsumes [TRY_TABLE], fits [FOLDED_AFTER_L_PAREN], shortest "try_table",
        as Alternative, of "folded";
    /// `'try' ID? blockPart* ('(' 'do' instruction* ')')? catch*`
    FOLDED_TRY "folded_try" = Sequence [TRY OPTIONAL_ID BLOCK_PARTS FOLDED_OPTIONAL_L_PAREN_DO_R_PAREN
        CATCHES], subsumes [TRY], fits [FOLDED_AFTER_L_PAREN], shortest "try", as Alternative, of "folded";
    /// `('(' 'do' instruction* ')')?`
    FOLDED_OPTIONAL_L_PAREN_DO_R_PAREN "folded_optional_l_paren_do_r_paren" = Optional
        [FOLDED_L_PAREN_DO_R_PAREN], subsumes parts, of "folded";
    /// `'(' 'do' instruction* ')'`
    FOLDED_L_PAREN_DO_R_PAREN "folded_l_paren_do_r_paren" = Sequence [L_PAREN DO INSTRUCTIONS_LIST R_PAREN],
        fits [FOLDED_OPTIONAL_L_PAREN_DO_R_PAREN], shortest "( do )", of "folded";
    /// `catch*`
    CATCHES "catches" = Star [CATCH], subsumes parts, of "catch";
    /// `catch : '(' 'catch' name instruction* ')' | '(' 'catch_all' instruction* ')' | '(' 'delegate' name
    ///     ')'`
    /// In normal form `'(' ('catch' name instruction* | 'catch_all' instruction* | 'delegate' name) ')'`
    CATCH "catch" = Sequence [L_PAREN CATCH_AFTER_L_PAREN R_PAREN], fits [CATCHES], shortest "( catch_all )";
    /// `'catch' name instruction* | 'catch_all' instruction* | 'delegate' name`
    CATCH_AFTER_L_PAREN "catch_after_l_paren" = Alternation [CATCH_LIST CATCH_CATCH_ALL DELEGATE_PART],
        subsumes parts, shortest "catch_all", as Rest, of "catch";
    /// `'catch' name instruction*`
    CATCH_LIST "catch_list" = Sequence [CATCH_KEYWORD NAME INSTRUCTIONS_LIST], fits [CATCH_AFTER_L_PAREN],
        shortest "catch 0", as Alternative, of "catch";
    /// `'catch_all' instruction*`
    CATCH_CATCH_ALL "catch_catch_all" = Sequence [CATCH_ALL INSTRUCTIONS_LIST], subsumes [CATCH_ALL],
        fits [CATCH_AFTER_L_PAREN], shortest "catch_all", as Alternative, of "catch";
    /// `typeDefinition : '(' 'type' ID? annotation* compositeType* annotation* ')'`
    TYPE_DEFINITION "typeDefinition" = Sequence [L_PAREN TYPE OPTIONAL_ID ANNOTATIONS COMPOSITE_TYPES
        ANNOTATIONS R_PAREN], fits [MODULE_FIELD MODULE_FIELD_TYPE_DEFINITION_OR_ANNOTATION],
        shortest "( type )";
    /// `compositeType*`
    COMPOSITE_TYPES "compositeTypes" = Star [COMPOSITE_TYPE], subsumes parts [SOME_COMPOSITE_TYPES],
        fits [SOME_COMPOSITE_TYPES], of "compositeType";
    /// `compositeType : '(' 'func' functionPart* ')' | '(' 'struct' field* ')' | '(' 'array' field* ')' |
    ///     '(' 'sub' 'final'? name* compositeType* annotation* ')' | '(' 'cont' (name | heapType |
    ///     compositeType) ')' | '(' 'shared' compositeType+ ')' | '(' ('descriptor' | 'describes') name
    ///     compositeType* ')'`
    /// In normal form `'(' ('func' functionPart* | 'struct' field* | 'array' field* | 'sub' 'final'? name*
    ///     compositeType* annotation* | 'cont' (name | heapType | compositeType) | 'shared'
    ///     compositeType+ | ('descriptor' | 'describes') name compositeType*) ')'`
    COMPOSITE_TYPE "compositeType" = Sequence [L_PAREN COMPOSITE_TYPE_AFTER_L_PAREN R_PAREN],
        fits [COMPOSITE_TYPES COMPOSITE_TYPE_NAME_OR_OTHER SOME_COMPOSITE_TYPES], shortest "( sub )";
    /// `'func' functionPart* | 'struct' field* | 'array' field* | 'sub' 'final'? name* compositeType*
    ///     annotation* | 'cont' (name | heapType | compositeType) | 'shared' compositeType+ | ('descriptor'
    ///     | 'describes') name compositeType*`
    COMPOSITE_TYPE_AFTER_L_PAREN "compositeType_after_l_paren" = Alternation [COMPOSITE_TYPE_FUNC
        COMPOSITE_TYPE_STRUCT COMPOSITE_TYPE_ARRAY COMPOSITE_TYPE_SUB COMPOSITE_TYPE_CONT
        COMPOSITE_TYPE_SHARED COMPOSITE_TYPE_DESCRIPTOR_OR_DESCRIBES_NAME], subsumes parts, shortest "sub",
        as Rest, of "compositeType";
    /// `'func' functionPart*`
    COMPOSITE_TYPE_FUNC "compositeType_func" = Sequence [FUNC FUNCTION_PARTS], subsumes [FUNC],
        fits [COMPOSITE_TYPE_AFTER_L_PAREN], shortest "func", as Alternative, of "compositeType";
    /// `'struct' field*`
    COMPOSITE_TYPE_STRUCT "compositeType_struct" = Sequence [STRUCT FIELDS], subsumes [STRUCT],
        fits [COMPOSITE_TYPE_AFTER_L_PAREN], shortest "struct", as Alternative, of "compositeType";
    /// `field*`
    FIELDS "fields" = Star [FIELD], subsumes parts, of "field";
    /// `field : '(' 'field' ID? (storageType | annotation)* ')' | storageType | annotation`
    FIELD "field" = Alternation [FIELD_L_PAREN_FIELD_R_PAREN STORAGE_TYPE ANNOTATION_RULE], subsumes parts,
        fits [FIELDS], shortest "i8";
    /// `'(' 'field' ID? (storageType | annotation)* ')'`
    FIELD_L_PAREN_FIELD_R_PAREN "field_l_paren_field_r_paren" = Sequence [L_PAREN FIELD_KEYWORD OPTIONAL_ID
        FIELD_STORAGE_TYPE_OR_ANNOTATIONS R_PAREN], fits [FIELD], shortest "( field )", as Alternative,
        of "field";
    /// `(storageType | annotation)*`
    FIELD_STORAGE_TYPE_OR_ANNOTATIONS "field_storageType_or_annotations" = Star
        [FIELD_STORAGE_TYPE_OR_ANNOTATION], subsumes parts, of "field";
    /// `storageType | annotation`
    FIELD_STORAGE_TYPE_OR_ANNOTATION "field_storageType_or_annotation" = Alternation [STORAGE_TYPE
        ANNOTATION_RULE], subsumes parts, fits [FIELD_STORAGE_TYPE_OR_ANNOTATIONS], shortest "i8", of "field";
    /// `storageType : '(' 'mut' annotation* storageType annotation* ')' | '(' 'shared' 'mut'? storageType
    ///     ')' | valueType`
    /// In normal form `'(' ('mut' annotation* storageType annotation* | 'shared' 'mut'? storageType) ')' |
    ///     valueType`
    STORAGE_TYPE "storageType" = Alternation [STORAGE_TYPE_L_PAREN_MUT_OR_SHARED_R_PAREN VALUE_TYPE],
        subsumes parts, fits [FIELD FIELD_STORAGE_TYPE_OR_ANNOTATION GLOBAL_PART], shortest "i8";
    /// `'(' ('mut' annotation* storageType annotation* | 'shared' 'mut'? storageType) ')'`
    STORAGE_TYPE_L_PAREN_MUT_OR_SHARED_R_PAREN "storageType_l_paren_mut_or_shared_r_paren" = Sequence [L_PAREN
        STORAGE_TYPE_AFTER_L_PAREN R_PAREN], fits [STORAGE_TYPE], shortest "( mut i8 )", as Alternative,
        of "storageType";
    /// `'mut' annotation* storageType annotation* | 'shared' 'mut'? storageType`
    STORAGE_TYPE_AFTER_L_PAREN "storageType_after_l_paren" = Alternation [STORAGE_TYPE_MUT
        STORAGE_TYPE_SHARED], subsumes parts, shortest "mut i8", as Rest, of "storageType";
    /// `'mut' annotation* storageType annotation*`
    STORAGE_TYPE_MUT "storageType_mut" = Sequence [MUT ANNOTATIONS STORAGE_TYPE ANNOTATIONS],
        fits [STORAGE_TYPE_AFTER_L_PAREN], shortest "mut i8", as Alternative, of "storageType";
    /// `'shared' 'mut'? storageType`
    STORAGE_TYPE_SHARED "storageType_shared" = Sequence [SHARED STORAGE_TYPE_OPTIONAL_MUT STORAGE_TYPE],
        fits [STORAGE_TYPE_AFTER_L_PAREN], shortest "shared i8", as Alternative, of "storageType";
    /// `'mut'?`
    STORAGE_TYPE_OPTIONAL_MUT "storageType_optional_mut" = Optional [MUT], subsumes parts, of "storageType";
    /// `'array' field*`
    COMPOSITE_TYPE_ARRAY "compositeType_array" = Sequence [ARRAY FIELDS], subsumes [ARRAY],
        fits [COMPOSITE_TYPE_AFTER_L_PAREN], shortest "array", as Alternative, of "compositeType";
    /// `'sub' 'final'? name* compositeType* annotation*`
    COMPOSITE_TYPE_SUB "compositeType_sub" = Sequence [SUB COMPOSITE_TYPE_OPTIONAL_FINAL NAMES COMPOSITE_TYPES
        ANNOTATIONS], subsumes [SUB], fits [COMPOSITE_TYPE_AFTER_L_PAREN], shortest "sub", as Alternative,
        of "compositeType";
    /// `'final'?`
    COMPOSITE_TYPE_OPTIONAL_FINAL "compositeType_optional_final" = Optional [FINAL], subsumes parts,
        of "compositeType";
    /// `name*`
    NAMES "names" = Star [NAME], subsumes parts, of "name";
    /// `'cont' (name | heapType | compositeType)`
    COMPOSITE_TYPE_CONT "compositeType_cont" = Sequence [CONT COMPOSITE_TYPE_NAME_OR_OTHER],
        fits [COMPOSITE_TYPE_AFTER_L_PAREN], shortest "cont 0", as Alternative, of "compositeType";
    /// `name | heapType | compositeType`
    COMPOSITE_TYPE_NAME_OR_OTHER "compositeType_name_or_other" = Alternation [NAME HEAP_TYPE COMPOSITE_TYPE],
        subsumes parts, shortest "0", of "compositeType";
    /// `'shared' compositeType+`
    COMPOSITE_TYPE_SHARED "compositeType_shared" = Sequence [SHARED SOME_COMPOSITE_TYPES],
        fits [COMPOSITE_TYPE_AFTER_L_PAREN], shortest "shared ( sub )", as Alternative, of "compositeType";
    /// `compositeType+`
    SOME_COMPOSITE_TYPES "some_compositeTypes" = Plus [COMPOSITE_TYPE], subsumes parts [COMPOSITE_TYPES],
        fits [COMPOSITE_TYPES], shortest "( sub )", of "compositeType";
    /// `('descriptor' | 'describes') name compositeType*`
    COMPOSITE_TYPE_DESCRIPTOR_OR_DESCRIBES_NAME "compositeType_descriptor_or_describes_name" = Sequence
        [COMPOSITE_TYPE_DESCRIPTOR_OR_DESCRIBES NAME COMPOSITE_TYPES], fits [COMPOSITE_TYPE_AFTER_L_PAREN],
        shortest "describes 0", as Alternative, of "compositeType";
    /// `'descriptor' | 'describes'`
    COMPOSITE_TYPE_DESCRIPTOR_OR_DESCRIBES "compositeType_descriptor_or_describes" = Set [DESCRIPTOR
        DESCRIBES], subsumes parts, shortest "describes", of "compositeType";
    /// `'(' (moduleField_rec | moduleField_export_STRING | moduleField_table | moduleField_memory |
    ///     moduleField_global | moduleField_tag | moduleField_start | moduleField_elem | moduleField_data)
    ///     ')'`
    MODULE_FIELD_L_PAREN_REC_OR_OTHER_R_PAREN "moduleField_l_paren_rec_or_other_r_paren" = Sequence [L_PAREN
        MODULE_FIELD_AFTER_L_PAREN R_PAREN], fits [MODULE_FIELD], shortest "( tag )", as Alternative,
        of "moduleField";
    /// `'rec' (typeDefinition | annotation)* | 'export' annotation* STRING (index | moduleField)? | 'table'
    ///     ID? tablePart* | 'memory' ID? memoryPart* | 'global' ID? globalPart* instruction* | 'tag' ID?
    ///     functionPart* | 'start' name annotation* | 'elem' ID? elementPart* | 'data' ID? dataPart*`
    MODULE_FIELD_AFTER_L_PAREN "moduleField_after_l_paren" = Alternation [MODULE_FIELD_REC
        MODULE_FIELD_EXPORT_STRING MODULE_FIELD_TABLE MODULE_FIELD_MEMORY MODULE_FIELD_GLOBAL MODULE_FIELD_TAG
        MODULE_FIELD_START MODULE_FIELD_ELEM MODULE_FIELD_DATA], subsumes parts, shortest "tag", as Rest,
        of "moduleField";
    /// `'rec' (typeDefinition | annotation)*`
    MODULE_FIELD_REC "moduleField_rec" = Sequence [REC MODULE_FIELD_TYPE_DEFINITION_OR_ANNOTATIONS],
        subsumes [REC], fits [MODULE_FIELD_AFTER_L_PAREN], shortest "rec", as Alternative, of "moduleField";
    /// `(typeDefinition | annotation)*`
    MODULE_FIELD_TYPE_DEFINITION_OR_ANNOTATIONS "moduleField_typeDefinition_or_annotations" = Star
        [MODULE_FIELD_TYPE_DEFINITION_OR_ANNOTATION], subsumes parts, of "moduleField";
    /// `typeDefinition | annotation`
    MODULE_FIELD_TYPE_DEFINITION_OR_ANNOTATION "moduleField_typeDefinition_or_annotation" = Alternation
        [TYPE_DEFINITION ANNOTATION_RULE], subsumes parts, fits [MODULE_FIELD_TYPE_DEFINITION_OR_ANNOTATIONS],
        shortest "(@a )", of "moduleField";
    /// `'export' annotation* STRING (index | moduleField)?`
    MODULE_FIELD_EXPORT_STRING "moduleField_export_STRING" = Sequence [EXPORT ANNOTATIONS STRING
        MODULE_FIELD_OPTIONAL_INDEX_OR_MODULE_FIELD], fits [MODULE_FIELD_AFTER_L_PAREN],
        shortest "export \"\"", as Alternative, of "moduleField";
    /// `(index | moduleField)?`
    MODULE_FIELD_OPTIONAL_INDEX_OR_MODULE_FIELD "moduleField_optional_index_or_moduleField" = Optional
        [MODULE_FIELD_INDEX_OR_MODULE_FIELD], subsumes parts, of "moduleField";
    /// `index | moduleField`
    MODULE_FIELD_INDEX_OR_MODULE_FIELD "moduleField_index_or_moduleField" = Alternation [INDEX MODULE_FIELD],
        subsumes parts, fits [MODULE_FIELD_OPTIONAL_INDEX_OR_MODULE_FIELD], shortest "(@a )",
        of "moduleField";
    /// `index : '(' ('func' | 'table' | 'memory' | 'global' | 'tag') name annotation* ')'`
    INDEX "index" = Sequence [L_PAREN INDEX_TABLE_OR_OTHER NAME ANNOTATIONS R_PAREN],
        fits [MODULE_FIELD_INDEX_OR_MODULE_FIELD], shortest "( tag 0 )";
    /// `'table' | 'memory' | 'global' | 'tag' | 'func'`
    INDEX_TABLE_OR_OTHER "index_table_or_other" = Set [TABLE MEMORY GLOBAL TAG FUNC], subsumes parts,
        shortest "tag", of "index";
    /// `'table' ID? tablePart*`
    MODULE_FIELD_TABLE "moduleField_table" = Sequence [TABLE OPTIONAL_ID TABLE_PARTS], subsumes [TABLE],
        fits [MODULE_FIELD_AFTER_L_PAREN], shortest "table", as Alternative, of "moduleField";
    /// `tablePart*`
    TABLE_PARTS "tableParts" = Star [TABLE_PART], subsumes parts, of "tablePart";
    /// `tablePart : inlineExport | inlineImport | NUMBER | 'shared' | valueType | '(' 'shared' tablePart*
    ///     ')' | '(' 'elem' elementPart* ')' | folded | annotation`
    /// In normal form `inlineExport | inlineImport | NUMBER | 'shared' | valueType | '(' ('shared'
    ///     tablePart* | 'elem' elementPart*) ')' | folded | annotation`
    TABLE_PART "tablePart" = Alternation [INLINE_EXPORT INLINE_IMPORT NUMBER SHARED VALUE_TYPE
        TABLE_PART_L_PAREN_SHARED_OR_ELEM_R_PAREN FOLDED ANNOTATION_RULE], subsumes parts, fits [TABLE_PARTS],
        shortest "0";
    /// `'(' ('shared' tablePart* | 'elem' elementPart*) ')'`
    TABLE_PART_L_PAREN_SHARED_OR_ELEM_R_PAREN "tablePart_l_paren_shared_or_elem_r_paren" = Sequence [L_PAREN
        TABLE_PART_AFTER_L_PAREN R_PAREN], fits [TABLE_PART], shortest "( elem )", as Alternative,
        of "tablePart";
    /// `'shared' tablePart* | 'elem' elementPart*`
    TABLE_PART_AFTER_L_PAREN "tablePart_after_l_paren" = Alternation [TABLE_PART_SHARED TABLE_PART_ELEM],
        subsumes parts, shortest "elem", as Rest, of "tablePart";
    /// `'shared' tablePart*`
    TABLE_PART_SHARED "tablePart_shared" = Sequence [SHARED TABLE_PARTS], subsumes [SHARED],
        fits [TABLE_PART_AFTER_L_PAREN], shortest "shared", as Alternative, of "tablePart";
    /// `'elem' elementPart*`
    TABLE_PART_ELEM "tablePart_elem" = Sequence [ELEM ELEMENT_PARTS], subsumes [ELEM],
        fits [TABLE_PART_AFTER_L_PAREN], shortest "elem", as Alternative, of "tablePart";
    /// `elementPart*`
    ELEMENT_PARTS "elementParts" = Star [ELEMENT_PART], subsumes parts, of "elementPart";
    /// `elementPart : '(' 'table' name ')' | '(' ('offset' | 'item') instruction* ')' | folded | 'declare' |
    ///     name | valueType | annotation`
    /// In normal form `'(' ('table' name | ('item' | 'offset') instruction*) ')' | folded | 'declare' | name
    ///     | valueType | annotation`
    ELEMENT_PART "elementPart" = Alternation [ELEMENT_PART_L_PAREN_TABLE_OR_ITEM_OR_OFFSET FOLDED DECLARE NAME
        VALUE_TYPE ANNOTATION_RULE], subsumes parts, fits [ELEMENT_PARTS], shortest "0";
    /// `'(' ('table' name | ('item' | 'offset') instruction*) ')'`
    ELEMENT_PART_L_PAREN_TABLE_OR_ITEM_OR_OFFSET "elementPart_l_paren_table_or_item_or_offset" = Sequence
        [L_PAREN ELEMENT_PART_AFTER_L_PAREN R_PAREN], fits [ELEMENT_PART], shortest "( item )",
        as Alternative, of "elementPart";
    /// `'table' name | ('item' | 'offset') instruction*`
    ELEMENT_PART_AFTER_L_PAREN "elementPart_after_l_paren" = Alternation [ELEMENT_PART_TABLE
        ELEMENT_PART_ITEM_OR_OFFSET_INSTRUCTIONS], subsumes parts, shortest "item", as Rest, of "elementPart";
    /// `'table' name`
    ELEMENT_PART_TABLE "elementPart_table" = Sequence [TABLE NAME], fits [ELEMENT_PART_AFTER_L_PAREN],
        shortest "table 0", as Alternative, of "elementPart";
    /// `('item' | 'offset') instruction*`
    ELEMENT_PART_ITEM_OR_OFFSET_INSTRUCTIONS "elementPart_item_or_offset_instructions" = Sequence
        [ELEMENT_PART_ITEM_OR_OFFSET_CHOICE INSTRUCTIONS_LIST], subsumes [ELEMENT_PART_ITEM_OR_OFFSET_CHOICE],
        fits [ELEMENT_PART_AFTER_L_PAREN], shortest "item", as Alternative, of "elementPart";
    /// `'item' | 'offset'`
    ELEMENT_PART_ITEM_OR_OFFSET_CHOICE "elementPart_item_or_offset_choice" = Set [ITEM OFFSET],
        subsumes parts, fits [ELEMENT_PART_ITEM_OR_OFFSET_INSTRUCTIONS], shortest "item", of "elementPart";
    /// `'memory' ID? memoryPart*`
    MODULE_FIELD_MEMORY "moduleField_memory" = Sequence [MEMORY OPTIONAL_ID MEMORY_PARTS], subsumes [MEMORY],
        fits [MODULE_FIELD_AFTER_L_PAREN], shortest "memory", as Alternative, of "moduleField";
    /// `memoryPart*`
    MEMORY_PARTS "memoryParts" = Star [MEMORY_PART], subsumes parts, of "memoryPart";
    /// `memoryPart : inlineExport | inlineImport | NUMBER | 'shared' | 'i32' | 'i64' | '(' 'data' dataPart*
    ///     ')' | '(' 'pagesize' NUMBER ')' | annotation`
    /// In normal form `inlineExport | inlineImport | NUMBER | 'shared' | 'i32' | 'i64' | '(' ('data'
    ///     dataPart* | 'pagesize' NUMBER) ')' | annotation`
    MEMORY_PART "memoryPart" = Alternation [INLINE_EXPORT INLINE_IMPORT NUMBER SHARED I32 I64
        MEMORY_PART_L_PAREN_DATA_OR_PAGESIZE_NUMBER ANNOTATION_RULE], subsumes parts, fits [MEMORY_PARTS],
        shortest "0";
    /// `'(' ('data' dataPart* | 'pagesize' NUMBER) ')'`
    MEMORY_PART_L_PAREN_DATA_OR_PAGESIZE_NUMBER "memoryPart_l_paren_data_or_pagesize_NUMBER" = Sequence
        [L_PAREN MEMORY_PART_AFTER_L_PAREN R_PAREN], fits [MEMORY_PART], shortest "( data )", as Alternative,
        of "memoryPart";
    /// `'data' dataPart* | 'pagesize' NUMBER`
    MEMORY_PART_AFTER_L_PAREN "memoryPart_after_l_paren" = Alternation [MEMORY_PART_DATA
        MEMORY_PART_PAGESIZE_NUMBER], subsumes parts, shortest "data", as Rest, of "memoryPart";
    /// `'data' dataPart*`
    MEMORY_PART_DATA "memoryPart_data" = Sequence [DATA DATA_PARTS], subsumes [DATA],
        fits [MEMORY_PART_AFTER_L_PAREN], shortest "data", as Alternative, of "memoryPart";
    /// `dataPart*`
    DATA_PARTS "dataParts" = Star [DATA_PART], subsumes parts, of "dataPart";
    /// `dataPart : '(' 'memory' name ')' | '(' 'offset' instruction* ')' | folded | STRING | name | '('
    ///     ('i8' | 'i16' | 'i32' | 'i64' | 'f32' | 'f64') NUMBER* ')' | '(' 'v128' vector* ')' | annotation`
    /// In normal form `'(' ('memory' name | 'offset' instruction* | ('i32' | 'i64' | 'i8' | 'i16' | 'f32' |
    ///     'f64') NUMBER* | 'v128' vector*) ')' | folded | STRING | name | annotation`
    DATA_PART "dataPart" = Alternation [DATA_PART_L_PAREN_MEMORY_OR_OTHER_R_PAREN FOLDED STRING NAME
        ANNOTATION_RULE], subsumes parts, fits [DATA_PARTS], shortest "0";
    /// `'(' ('memory' name | 'offset' instruction* | ('i32' | 'i64' | 'i8' | 'i16' | 'f32' | 'f64') NUMBER*
    ///     | 'v128' vector*) ')'`
    DATA_PART_L_PAREN_MEMORY_OR_OTHER_R_PAREN "dataPart_l_paren_memory_or_other_r_paren" = Sequence [L_PAREN
        DATA_PART_AFTER_L_PAREN R_PAREN], fits [DATA_PART], shortest "( i8 )", as Alternative, of "dataPart";
    /// `'memory' name | 'offset' instruction* | ('i32' | 'i64' | 'i8' | 'i16' | 'f32' | 'f64') NUMBER* |
    ///     'v128' vector*`
    DATA_PART_AFTER_L_PAREN "dataPart_after_l_paren" = Alternation [DATA_PART_MEMORY DATA_PART_OFFSET
        DATA_PART_I32_OR_I64_OR_I8_OR_I16_OR_F32_OR_F64_NUMBERS DATA_PART_V128], subsumes parts,
        shortest "i8", as Rest, of "dataPart";
    /// `'memory' name`
    DATA_PART_MEMORY "dataPart_memory" = Sequence [MEMORY NAME], fits [DATA_PART_AFTER_L_PAREN],
        shortest "memory 0", as Alternative, of "dataPart";
    /// `'offset' instruction*`
    DATA_PART_OFFSET "dataPart_offset" = Sequence [OFFSET INSTRUCTIONS_LIST], subsumes [OFFSET],
        fits [DATA_PART_AFTER_L_PAREN], shortest "offset", as Alternative, of "dataPart";
    /// `('i32' | 'i64' | 'i8' | 'i16' | 'f32' | 'f64') NUMBER*`
    DATA_PART_I32_OR_I64_OR_I8_OR_I16_OR_F32_OR_F64_NUMBERS
        "dataPart_i32_or_i64_or_i8_or_i16_or_f32_or_f64_NUMBERs" = Sequence
        [DATA_PART_I32_OR_I64_OR_I8_OR_I16_OR_F32_OR_F64 NUMBERS],
        subsumes [DATA_PART_I32_OR_I64_OR_I8_OR_I16_OR_F32_OR_F64], fits [DATA_PART_AFTER_L_PAREN],
        shortest "i8", as Alternative, of "dataPart";
    /// `'i32' | 'i64' | 'i8' | 'i16' | 'f32' | 'f64'`
    DATA_PART_I32_OR_I64_OR_I8_OR_I16_OR_F32_OR_F64 "dataPart_i32_or_i64_or_i8_or_i16_or_f32_or_f64" = Set
        [I32 I64 I8 I16 F32 F64], subsumes parts,
        fits [DATA_PART_I32_OR_I64_OR_I8_OR_I16_OR_F32_OR_F64_NUMBERS], shortest "i8", of "dataPart";
    /// `NUMBER*`
    NUMBERS "NUMBERs" = Star [NUMBER], subsumes parts, of "dataPart" "vector";
    /// `'v128' vector*`
    DATA_PART_V128 "dataPart_v128" = Sequence [V128 VECTORS], subsumes [V128], fits [DATA_PART_AFTER_L_PAREN],
        shortest "v128", as Alternative, of "dataPart";
    /// `vector*`
    VECTORS "vectors" = Star [VECTOR], subsumes parts, of "vector";
    /// `vector : shape NUMBER*`
    VECTOR "vector" = Sequence [SHAPE NUMBERS], subsumes [SHAPE], fits [VECTORS], shortest "i8x16";
    /// `'pagesize' NUMBER`
    MEMORY_PART_PAGESIZE_NUMBER "memoryPart_pagesize_NUMBER" = Sequence [PAGESIZE NUMBER],
        fits [MEMORY_PART_AFTER_L_PAREN], shortest "pagesize 0", as Alternative, of "memoryPart";
    /// `'global' ID? globalPart* instruction*`
    MODULE_FIELD_GLOBAL "moduleField_global" = Sequence [GLOBAL OPTIONAL_ID GLOBAL_PARTS INSTRUCTIONS_LIST],
        subsumes [GLOBAL], fits [MODULE_FIELD_AFTER_L_PAREN], shortest "global", as Alternative,
        of "moduleField";
    /// `globalPart*`
    GLOBAL_PARTS "globalParts" = Star [GLOBAL_PART], subsumes parts, of "globalPart";
    /// `globalPart : inlineExport | inlineImport | storageType | annotation`
    GLOBAL_PART "globalPart" = Alternation [INLINE_EXPORT INLINE_IMPORT STORAGE_TYPE ANNOTATION_RULE],
        subsumes parts, fits [GLOBAL_PARTS], shortest "i8";
    /// `'tag' ID? functionPart*`
    MODULE_FIELD_TAG "moduleField_tag" = Sequence [TAG OPTIONAL_ID FUNCTION_PARTS], subsumes [TAG],
        fits [MODULE_FIELD_AFTER_L_PAREN], shortest "tag", as Alternative, of "moduleField";
    /// `'start' name annotation*`
    MODULE_FIELD_START "moduleField_start" = Sequence [START NAME ANNOTATIONS],
        fits [MODULE_FIELD_AFTER_L_PAREN], shortest "start 0", as Alternative, of "moduleField";
    /// `'elem' ID? elementPart*`
    MODULE_FIELD_ELEM "moduleField_elem" = Sequence [ELEM OPTIONAL_ID ELEMENT_PARTS], subsumes [ELEM],
        fits [MODULE_FIELD_AFTER_L_PAREN], shortest "elem", as Alternative, of "moduleField";
    /// `'data' ID? dataPart*`
    MODULE_FIELD_DATA "moduleField_data" = Sequence [DATA OPTIONAL_ID DATA_PARTS], subsumes [DATA],
        fits [MODULE_FIELD_AFTER_L_PAREN], shortest "data", as Alternative, of "moduleField";
    /// `import : '(' 'import' (annotation | STRING | moduleField | importItem)* ')'`
    IMPORT "import" = Sequence [L_PAREN IMPORT_KEYWORD IMPORT_ANNOTATION_OR_OTHERS R_PAREN],
        fits [MODULE_FIELD], shortest "( import )";
    /// `(annotation | STRING | moduleField | importItem)*`
    IMPORT_ANNOTATION_OR_OTHERS "import_annotation_or_others" = Star [IMPORT_ANNOTATION_OR_OTHER],
        subsumes parts, of "import";
    /// `annotation | STRING | moduleField | importItem`
    IMPORT_ANNOTATION_OR_OTHER "import_annotation_or_other" = Alternation [ANNOTATION_RULE STRING MODULE_FIELD
        IMPORT_ITEM], subsumes parts, fits [IMPORT_ANNOTATION_OR_OTHERS], shortest "\"\"", of "import";
    /// `importItem : '(' 'item' ID? STRING moduleField? ')'`
    IMPORT_ITEM "importItem" = Sequence [L_PAREN ITEM OPTIONAL_ID STRING OPTIONAL_MODULE_FIELD R_PAREN],
        fits [IMPORT_ANNOTATION_OR_OTHER], shortest "( item \"\" )";
    /// `moduleField?`
    OPTIONAL_MODULE_FIELD "optional_moduleField" = Optional [MODULE_FIELD], subsumes parts, of "moduleField";
    /// `otherField : '(' WORD componentPart* ')'`
    OTHER_FIELD "otherField" = Sequence [L_PAREN WORD COMPONENT_PARTS R_PAREN],
        fits [MODULE_FIELD_OR_OTHER_FIELD], shortest "( a )";
    /// `componentPart*`
    COMPONENT_PARTS "componentParts" = Star [COMPONENT_PART], subsumes parts, of "componentPart";
    /// `componentPart : component | '(' 'core' ('module' name? ((moduleField | otherField)* | STRING+) |
    ///     ~('(' | 'module' | ')' | ANNOTATION) componentPart*)? ')' | '(' (~('(' | ')' | 'component' |
    ///     'core' | ANNOTATION) componentPart*)? ')' | annotation | ~('(' | ')' | ANNOTATION)`
    /// In normal form `component | '(' ('core' componentPart_optional_module_or_any_but_l_paren_or_other |
    ///     componentPart_any_but_l_paren_or_r_paren_or_component_or_core_or_other?) ')' |
    ///     annotation | ~('(' | ')' | ANNOTATION)`
    COMPONENT_PART "componentPart" = Alternation [COMPONENT COMPONENT_PART_L_PAREN_CORE_OR_OTHER_R_PAREN
        ANNOTATION_RULE ANY_BUT_L_PAREN_OR_OTHER], subsumes parts, fits [COMPONENT_PARTS], shortest "0";
    /// `component : '(' 'component' ('definition' | 'instance' | 'binary' | 'quote')? ID? componentPart* ')'`
    COMPONENT "component" = Sequence [L_PAREN COMPONENT_KEYWORD COMPONENT_OPTIONAL_DEFINITION_OR_OTHER
        OPTIONAL_ID COMPONENT_PARTS R_PAREN], fits [COMMAND COMPONENT_PART ACTION_ARGUMENT],
        shortest "( component )";
    /// `('definition' | 'instance' | 'binary' | 'quote')?`
    COMPONENT_OPTIONAL_DEFINITION_OR_OTHER "component_optional_definition_or_other" = Optional
        [COMPONENT_DEFINITION_OR_OTHER], subsumes parts, of "component";
    /// `'definition' | 'instance' | 'binary' | 'quote'`
    COMPONENT_DEFINITION_OR_OTHER "component_definition_or_other" = Set [DEFINITION INSTANCE BINARY QUOTE],
        subsumes parts, fits [COMPONENT_OPTIONAL_DEFINITION_OR_OTHER], shortest "quote", of "component";
    /// `'(' ('core' ('module' name? ((moduleField | otherField)* | STRING+) | ~('(' | 'module' | ')' |
    ///     ANNOTATION) componentPart*)? | (~('(' | ')' | 'component' | 'core' | ANNOTATION)
    ///     componentPart*)?) ')'`
    COMPONENT_PART_L_PAREN_CORE_OR_OTHER_R_PAREN "componentPart_l_paren_core_or_other_r_paren" = Sequence
        [L_PAREN COMPONENT_PART_AFTER_L_PAREN R_PAREN], fits [COMPONENT_PART], shortest "( )", as Alternative,
        of "componentPart";
    /// `'core' ('module' name? ((moduleField | otherField)* | STRING+) | ~('(' | 'module' | ')' |
    ///     ANNOTATION) componentPart*)? | (~('(' | ')' | 'component' | 'core' | ANNOTATION)
    ///     componentPart*)?`
    COMPONENT_PART_AFTER_L_PAREN "componentPart_after_l_paren" = Alternation [COMPONENT_PART_CORE
        COMPONENT_PART_OPTIONAL_ANY_BUT_L_PAREN_OR_OTHER], subsumes parts, as Rest, of "componentPart";
    /// `'core' ('module' name? ((moduleField | otherField)* | STRING+) | ~('(' | 'module' | ')' |
    ///     ANNOTATION) componentPart*)?`
    COMPONENT_PART_CORE "componentPart_core" = Sequence [CORE
        COMPONENT_PART_OPTIONAL_MODULE_OR_ANY_BUT_L_PAREN_OR_OTHER], subsumes [CORE],
        fits [COMPONENT_PART_AFTER_L_PAREN], shortest "core", as Alternative, of "componentPart";
    /// `('module' name? ((moduleField | otherField)* | STRING+) | ~('(' | 'module' | ')' | ANNOTATION)
    ///     componentPart*)?`
    COMPONENT_PART_OPTIONAL_MODULE_OR_ANY_BUT_L_PAREN_OR_OTHER
        "componentPart_optional_module_or_any_but_l_paren_or_other" = Optional
        [COMPONENT_PART_MODULE_OR_ANY_BUT_L_PAREN_OR_OTHER], subsumes parts, of "componentPart";
    /// `'module' name? ((moduleField | otherField)* | STRING+) | ~('(' | 'module' | ')' | ANNOTATION)
    ///     componentPart*`
    COMPONENT_PART_MODULE_OR_ANY_BUT_L_PAREN_OR_OTHER "componentPart_module_or_any_but_l_paren_or_other"
        = Alternation [COMPONENT_PART_MODULE
        COMPONENT_PART_ANY_BUT_L_PAREN_OR_MODULE_OR_R_PAREN_OR_ANNOTATION], subsumes parts,
        fits [COMPONENT_PART_OPTIONAL_MODULE_OR_ANY_BUT_L_PAREN_OR_OTHER], shortest "0", of "componentPart";
    /// `'module' name? ((moduleField | otherField)* | STRING+)`
    COMPONENT_PART_MODULE "componentPart_module" = Sequence [MODULE_KEYWORD OPTIONAL_NAME
        COMPONENT_PART_MODULE_FIELD_OR_OTHER_FIELDS_OR_OTHER], subsumes [MODULE_KEYWORD],
        fits [COMPONENT_PART_MODULE_OR_ANY_BUT_L_PAREN_OR_OTHER], shortest "module", as Alternative,
        of "componentPart";
    /// `name?`
    OPTIONAL_NAME "optional_name" = Optional [NAME], subsumes parts, of "name";
    /// `(moduleField | otherField)* | STRING+`
    COMPONENT_PART_MODULE_FIELD_OR_OTHER_FIELDS_OR_OTHER "componentPart_moduleField_or_otherFields_or_other"
        = Alternation [MODULE_FIELD_OR_OTHER_FIELDS COMPONENT_PART_SOME_STRINGS], subsumes parts,
        of "componentPart";
    /// `STRING+`
    COMPONENT_PART_SOME_STRINGS "componentPart_some_STRINGs" = Plus [STRING], subsumes parts [MODULE_STRINGS],
        fits [COMPONENT_PART_MODULE_FIELD_OR_OTHER_FIELDS_OR_OTHER MODULE_STRINGS], shortest "\"\"",
        of "componentPart";
    /// `~('(' | 'module' | ')' | ANNOTATION) componentPart*`
    COMPONENT_PART_ANY_BUT_L_PAREN_OR_MODULE_OR_R_PAREN_OR_ANNOTATION
        "componentPart_any_but_l_paren_or_module_or_r_paren_or_ANNOTATION" = Sequence
        [COMPONENT_PART_ANY_BUT_L_PAREN_OR_MODULE_OR_R_PAREN_OR_ANNOTATION_2 COMPONENT_PARTS],
        subsumes [COMPONENT_PART_ANY_BUT_L_PAREN_OR_MODULE_OR_R_PAREN_OR_ANNOTATION_2],
        fits [COMPONENT_PART_MODULE_OR_ANY_BUT_L_PAREN_OR_OTHER], shortest "0", as Alternative,
        of "componentPart";
    /// `~('(' | 'module' | ')' | ANNOTATION)`
    COMPONENT_PART_ANY_BUT_L_PAREN_OR_MODULE_OR_R_PAREN_OR_ANNOTATION_2
        "componentPart_any_but_l_paren_or_module_or_r_paren_or_ANNOTATION_2" = Set but [L_PAREN MODULE_KEYWORD
        R_PAREN ANNOTATION], subsumes parts,
        fits [COMPONENT_PART_ANY_BUT_L_PAREN_OR_MODULE_OR_R_PAREN_OR_ANNOTATION], shortest "0", as Set,
        of "componentPart";
    /// `(~('(' | ')' | 'component' | 'core' | ANNOTATION) componentPart*)?`
    COMPONENT_PART_OPTIONAL_ANY_BUT_L_PAREN_OR_OTHER "componentPart_optional_any_but_l_paren_or_other"
        = Optional [COMPONENT_PART_ANY_BUT_L_PAREN_OR_R_PAREN_OR_COMPONENT_OR_CORE_OR_OTHER], subsumes parts,
        fits [COMPONENT_PART_AFTER_L_PAREN], of "componentPart";
    /// `~('(' | ')' | 'component' | 'core' | ANNOTATION) componentPart*`
    COMPONENT_PART_ANY_BUT_L_PAREN_OR_R_PAREN_OR_COMPONENT_OR_CORE_OR_OTHER
        "componentPart_any_but_l_paren_or_r_paren_or_component_or_core_or_other" = Sequence
        [COMPONENT_PART_ANY_BUT_L_PAREN_OR_R_PAREN_OR_COMPONENT_OR_CORE_OR_OTHER_2 COMPONENT_PARTS],
        subsumes [COMPONENT_PART_ANY_BUT_L_PAREN_OR_R_PAREN_OR_COMPONENT_OR_CORE_OR_OTHER_2],
        fits [COMPONENT_PART_OPTIONAL_ANY_BUT_L_PAREN_OR_OTHER], shortest "0", of "componentPart";
    /// `~('(' | ')' | 'component' | 'core' | ANNOTATION)`
    COMPONENT_PART_ANY_BUT_L_PAREN_OR_R_PAREN_OR_COMPONENT_OR_CORE_OR_OTHER_2
        "componentPart_any_but_l_paren_or_r_paren_or_component_or_core_or_other_2" = Set but [L_PAREN R_PAREN
        COMPONENT_KEYWORD CORE ANNOTATION], subsumes parts,
        fits [COMPONENT_PART_ANY_BUT_L_PAREN_OR_R_PAREN_OR_COMPONENT_OR_CORE_OR_OTHER], shortest "0", as Set,
        of "componentPart";
    /// `('binary' | 'quote') STRING*`
    MODULE_BINARY_OR_QUOTE_STRINGS "module_binary_or_quote_STRINGs" = Sequence [MODULE_BINARY_OR_QUOTE_CHOICE
        MODULE_STRINGS], subsumes [MODULE_BINARY_OR_QUOTE_CHOICE],
        fits [MODULE_MODULE_FIELD_OR_OTHER_FIELDS_OR_OTHER], shortest "quote", as Alternative, of "module";
    /// `'binary' | 'quote'`
    MODULE_BINARY_OR_QUOTE_CHOICE "module_binary_or_quote_choice" = Set [BINARY QUOTE], subsumes parts,
        fits [MODULE_BINARY_OR_QUOTE_STRINGS], shortest "quote", of "module";
    /// `STRING*`
    MODULE_STRINGS "module_STRINGs" = Star [STRING], subsumes parts [COMPONENT_PART_SOME_STRINGS],
        fits [COMPONENT_PART_SOME_STRINGS], of "module";
    /// `action : '(' WORD actionArgument* ')'`
    ACTION "action" = Sequence [L_PAREN WORD ACTION_ARGUMENTS R_PAREN], fits [COMMAND ACTION_ARGUMENT],
        shortest "( a )";
    /// `actionArgument*`
    ACTION_ARGUMENTS "actionArguments" = Star [ACTION_ARGUMENT], subsumes parts, of "actionArgument";
    /// `actionArgument : immediate | WORD | action | UNREACHABLE | module | component | '(' 'shared'
    ///     actionArgument* ')'`
    ACTION_ARGUMENT "actionArgument" = Alternation [IMMEDIATE WORD ACTION UNREACHABLE MODULE COMPONENT
        ACTION_ARGUMENT_L_PAREN_SHARED_R_PAREN], subsumes parts, fits [ACTION_ARGUMENTS], shortest "0";
    /// `'(' 'shared' actionArgument* ')'`
    ACTION_ARGUMENT_L_PAREN_SHARED_R_PAREN "actionArgument_l_paren_shared_r_paren" = Sequence [L_PAREN SHARED
        ACTION_ARGUMENTS R_PAREN], fits [ACTION_ARGUMENT], shortest "( shared )", as Alternative,
        of "actionArgument";
  }
}
