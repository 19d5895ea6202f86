// @generated from grammars/llvm.g4 by `cargo xtask gen` (blake3 f3762f89893d1e4a)

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
    SOURCE_FILENAME "'source_filename'" shortest "source_filename";
    EQ "'='" shortest "=";
    TARGET "'target'" shortest "target";
    TRIPLE "'triple'" shortest "triple";
    DATALAYOUT "'datalayout'" shortest "datalayout";
    DEPLIBS "'deplibs'" shortest "deplibs";
    L_BRACKET "'['" shortest "[" is Open;
    COMMA "','" shortest ",";
    R_BRACKET "']'" shortest "]" is Close;
    MODULE_KEYWORD "'module'" shortest "module";
    ASM "'asm'" shortest "asm";
    TYPE_KEYWORD "'type'" shortest "type";
    COMDAT_KEYWORD "'comdat'" shortest "comdat";
    ALIAS "'alias'" shortest "alias";
    IFUNC "'ifunc'" shortest "ifunc";
    ATTRIBUTES "'attributes'" shortest "attributes";
    L_BRACE "'{'" shortest "{" is Open;
    R_BRACE "'}'" shortest "}" is Close;
    DISTINCT "'distinct'" shortest "distinct";
    GLOBAL_KEYWORD "'global'" shortest "global";
    CONSTANT "'constant'" shortest "constant";
    CODE_MODEL "'code_model'" shortest "code_model";
    SECTION_KEYWORD "'section'" shortest "section";
    PARTITION "'partition'" shortest "partition";
    L_PAREN "'('" shortest "(" is Open;
    R_PAREN "')'" shortest ")" is Close;
    ALIGN "'align'" shortest "align";
    DECLARE "'declare'" shortest "declare";
    DEFINE "'define'" shortest "define";
    DOT_DOT_DOT "'...'" shortest "...";
    GC "'gc'" shortest "gc";
    PREFIX "'prefix'" shortest "prefix";
    PROLOGUE "'prologue'" shortest "prologue";
    PERSONALITY "'personality'" shortest "personality";
    USELISTORDER "'uselistorder'" shortest "uselistorder";
    USELISTORDER_BB "'uselistorder_bb'" shortest "uselistorder_bb";
    ADDRSPACE "'addrspace'" shortest "addrspace";
    CC "'cc'" shortest "cc";
    STAR "'*'" shortest "*";
    PTR "'ptr'" shortest "ptr";
    X "'x'" shortest "x";
    LT "'<'" shortest "<";
    VSCALE "'vscale'" shortest "vscale";
    GT "'>'" shortest ">";
    VOID "'void'" shortest "void";
    HALF "'half'" shortest "half";
    BFLOAT "'bfloat'" shortest "bfloat";
    FLOAT_KEYWORD "'float'" shortest "float";
    DOUBLE "'double'" shortest "double";
    FP128 "'fp128'" shortest "fp128";
    X86_FP80 "'x86_fp80'" shortest "x86_fp80";
    PPC_FP128 "'ppc_fp128'" shortest "ppc_fp128";
    X86_MMX "'x86_mmx'" shortest "x86_mmx";
    X86_AMX "'x86_amx'" shortest "x86_amx";
    LABEL_KEYWORD "'label'" shortest "label";
    TOKEN "'token'" shortest "token";
    METADATA_KEYWORD "'metadata'" shortest "metadata";
    OPAQUE "'opaque'" shortest "opaque";
    TRUE "'true'" shortest "true";
    FALSE "'false'" shortest "false";
    NULL "'null'" shortest "null";
    NONE "'none'" shortest "none";
    UNDEF "'undef'" shortest "undef";
    POISON "'poison'" shortest "poison";
    ZEROINITIALIZER "'zeroinitializer'" shortest "zeroinitializer";
    UNWIND_KEYWORD "'unwind'" shortest "unwind";
    BLOCKADDRESS "'blockaddress'" shortest "blockaddress";
    DSO_LOCAL_EQUIVALENT "'dso_local_equivalent'" shortest "dso_local_equivalent";
    NO_CFI "'no_cfi'" shortest "no_cfi";
    PTRAUTH "'ptrauth'" shortest "ptrauth";
    SPLAT "'splat'" shortest "splat";
    TO "'to'" shortest "to";
    GETELEMENTPTR "'getelementptr'" shortest "getelementptr";
    ICMP "'icmp'" shortest "icmp";
    FCMP "'fcmp'" shortest "fcmp";
    FNEG "'fneg'" shortest "fneg";
    SELECT "'select'" shortest "select";
    EXTRACTELEMENT "'extractelement'" shortest "extractelement";
    INSERTELEMENT "'insertelement'" shortest "insertelement";
    SHUFFLEVECTOR "'shufflevector'" shortest "shufflevector";
    EXTRACTVALUE "'extractvalue'" shortest "extractvalue";
    INSERTVALUE "'insertvalue'" shortest "insertvalue";
    UNREACHABLE "'unreachable'" shortest "unreachable";
    RET "'ret'" shortest "ret";
    BR "'br'" shortest "br";
    SWITCH "'switch'" shortest "switch";
    INDIRECTBR "'indirectbr'" shortest "indirectbr";
    RESUME "'resume'" shortest "resume";
    FREEZE "'freeze'" shortest "freeze";
    PHI "'phi'" shortest "phi";
    ALLOCA "'alloca'" shortest "alloca";
    LOAD "'load'" shortest "load";
    STORE "'store'" shortest "store";
    FENCE "'fence'" shortest "fence";
    CMPXCHG "'cmpxchg'" shortest "cmpxchg";
    ATOMICRMW "'atomicrmw'" shortest "atomicrmw";
    VA_ARG "'va_arg'" shortest "va_arg";
    TAIL "'tail'" shortest "tail";
    MUSTTAIL "'musttail'" shortest "musttail";
    NOTAIL "'notail'" shortest "notail";
    CALL_KEYWORD "'call'" shortest "call";
    INVOKE "'invoke'" shortest "invoke";
    CALLBR "'callbr'" shortest "callbr";
    LANDINGPAD "'landingpad'" shortest "landingpad";
    CATCHSWITCH "'catchswitch'" shortest "catchswitch";
    WITHIN "'within'" shortest "within";
    CATCHPAD "'catchpad'" shortest "catchpad";
    CLEANUPPAD "'cleanuppad'" shortest "cleanuppad";
    CATCHRET "'catchret'" shortest "catchret";
    FROM "'from'" shortest "from";
    CLEANUPRET "'cleanupret'" shortest "cleanupret";
    ADD "'add'" shortest "add";
    FADD "'fadd'" shortest "fadd";
    SUB "'sub'" shortest "sub";
    FSUB "'fsub'" shortest "fsub";
    MUL "'mul'" shortest "mul";
    FMUL "'fmul'" shortest "fmul";
    UDIV "'udiv'" shortest "udiv";
    SDIV "'sdiv'" shortest "sdiv";
    FDIV "'fdiv'" shortest "fdiv";
    UREM "'urem'" shortest "urem";
    SREM "'srem'" shortest "srem";
    FREM "'frem'" shortest "frem";
    SHL "'shl'" shortest "shl";
    LSHR "'lshr'" shortest "lshr";
    ASHR "'ashr'" shortest "ashr";
    AND "'and'" shortest "and";
    OR "'or'" shortest "or";
    XOR "'xor'" shortest "xor";
    TRUNC "'trunc'" shortest "trunc";
    ZEXT "'zext'" shortest "zext";
    SEXT "'sext'" shortest "sext";
    FPTRUNC "'fptrunc'" shortest "fptrunc";
    FPEXT "'fpext'" shortest "fpext";
    FPTOUI "'fptoui'" shortest "fptoui";
    FPTOSI "'fptosi'" shortest "fptosi";
    UITOFP "'uitofp'" shortest "uitofp";
    SITOFP "'sitofp'" shortest "sitofp";
    PTRTOINT "'ptrtoint'" shortest "ptrtoint";
    PTRTOADDR "'ptrtoaddr'" shortest "ptrtoaddr";
    INTTOPTR "'inttoptr'" shortest "inttoptr";
    BITCAST "'bitcast'" shortest "bitcast";
    ADDRSPACECAST "'addrspacecast'" shortest "addrspacecast";
    CLEANUP "'cleanup'" shortest "cleanup";
    CATCH "'catch'" shortest "catch";
    FILTER "'filter'" shortest "filter";
    CALLER "'caller'" shortest "caller";
    BANG "'!'" shortest "!";
    PIPE "'|'" shortest "|";
    /// `LABEL : (Letter | [0-9])+ ':' | String ':'`
    LABEL "LABEL" shortest "a:";
    /// `GLOBAL : '@' Name`
    GLOBAL "GLOBAL" shortest "@a";
    /// `LOCAL : '%' Name`
    LOCAL "LOCAL" shortest "%a";
    /// `COMDAT : '$' (Letter (Letter | [0-9])* | String)`
    COMDAT "COMDAT" shortest "$a";
    /// `METADATA : '!' ([0-9]+ | (Letter | '\\') (Letter | [0-9\\])*)`
    METADATA "METADATA" shortest "!a";
    /// `GROUP : '#' [0-9]+`
    GROUP "GROUP" shortest "#0";
    /// `RECORD : '#' [a-z] [0-9A-Z_a-z]*`
    RECORD "RECORD" shortest "#a";
    /// `SUMMARY : '^' [0-9]+`
    SUMMARY "SUMMARY" shortest "^0";
    /// `INTEGER_TYPE : 'i' [0-9]+`
    INTEGER_TYPE "INTEGER_TYPE" shortest "i0";
    /// `NUMBER : [+\-]? [0-9]+ | [su] '0x' [0-9A-Fa-f]+`
    NUMBER "NUMBER" shortest "0";
    /// `FLOAT : [+\-]? [0-9]+ '.' [0-9]* ([Ee] [+\-]? [0-9]+)? | '0x' [HK-MR]? [0-9A-Fa-f]+`
    FLOAT "FLOAT" shortest "0.";
    /// `STRING : String`
    STRING "STRING" shortest "\"\"";
    /// `CHARACTERS : 'c' String`
    CHARACTERS "CHARACTERS" shortest "c\"\"";
    /// `WORD : [A-Z_a-z] [.0-9A-Z_a-z]*`
    WORD "WORD" shortest "a";
    /// `COMMENT : ';' ~[\n\r]* -> channel(HIDDEN)`
    COMMENT "COMMENT" shortest ";";
    /// `WHITESPACE : [\u{0}\t-\n\r ]+ -> skip`
    WHITESPACE "WHITESPACE";
  }
  rules {
    /// `module : entity* EOF`
    MODULE "module" = Sequence [ENTITIES EOF], subsumes [ENTITIES];
    /// `entity*`
    ENTITIES "entities" = Star [ENTITY], subsumes parts, fits [MODULE], of "entity";
    /// `entity : 'source_filename' '=' STRING | 'target' ('triple' | 'datalayout') '=' STRING | 'deplibs'
    ///     '=' '[' (STRING (',' STRING)*)? ']' | 'module' 'asm' STRING | LOCAL '=' 'type' type | COMDAT '='
    ///     'comdat' WORD | globalVariable | GLOBAL '=' attribute* ('alias' | 'ifunc') type ',' (typedValue
    ///     | value) (',' globalPart)* | function | declaration | 'attributes' GROUP '=' '{' attribute* '}'
    ///     | METADATA '=' 'distinct'? metadata | useListOrder | SUMMARY '=' LABEL summaryItem`
    ENTITY "entity" = Alternation [ENTITY_SOURCE_FILENAME_STRING ENTITY_TARGET_STRING ENTITY_DEPLIBS
        ENTITY_MODULE_ASM_STRING ENTITY_LOCAL_TYPE ENTITY_COMDAT_COMDAT_WORD GLOBAL_VARIABLE ENTITY_GLOBAL
        FUNCTION DECLARATION ENTITY_ATTRIBUTES_GROUP ENTITY_METADATA USE_LIST_ORDER ENTITY_SUMMARY_LABEL],
        subsumes parts, fits [ENTITIES], shortest "!a = !a";
    /// `'source_filename' '=' STRING`
    ENTITY_SOURCE_FILENAME_STRING "entity_source_filename_STRING" = Sequence [SOURCE_FILENAME EQ STRING],
        fits [ENTITY], shortest "source_filename = \"\"", as Alternative, of "entity";
    /// `'target' ('triple' | 'datalayout') '=' STRING`
    ENTITY_TARGET_STRING "entity_target_STRING" = Sequence [TARGET ENTITY_TRIPLE_OR_DATALAYOUT EQ STRING],
        fits [ENTITY], shortest "target triple = \"\"", as Alternative, of "entity";
    /// `'triple' | 'datalayout'`
    ENTITY_TRIPLE_OR_DATALAYOUT "entity_triple_or_datalayout" = Set [TRIPLE DATALAYOUT], subsumes parts,
        shortest "triple", of "entity";
    /// `'deplibs' '=' '[' (STRING (',' STRING)*)? ']'`
    ENTITY_DEPLIBS "entity_deplibs" = Sequence [DEPLIBS EQ L_BRACKET ENTITY_OPTIONAL_STRINGS R_BRACKET],
        fits [ENTITY], shortest "deplibs = [ ]", as Alternative, of "entity";
    /// `(STRING (',' STRING)*)?`
    ENTITY_OPTIONAL_STRINGS "entity_optional_STRINGs" = Optional [ENTITY_STRINGS], subsumes parts,
        of "entity";
    /// `STRING (',' STRING)*`
    ENTITY_STRINGS "entity_STRINGs" = Sequence [STRING ENTITY_NEXT_STRINGS], subsumes [STRING],
        fits [ENTITY_OPTIONAL_STRINGS], shortest "\"\"", of "entity";
    /// `(',' STRING)*`
    ENTITY_NEXT_STRINGS "entity_next_STRINGs" = Star [ENTITY_NEXT_STRING], subsumes parts, of "entity";
    /// `',' STRING`
    ENTITY_NEXT_STRING "entity_next_STRING" = Sequence [COMMA STRING], fits [ENTITY_NEXT_STRINGS],
        shortest ", \"\"", of "entity";
    /// `'module' 'asm' STRING`
    ENTITY_MODULE_ASM_STRING "entity_module_asm_STRING" = Sequence [MODULE_KEYWORD ASM STRING], fits [ENTITY],
        shortest "module asm \"\"", as Alternative, of "entity";
    /// `LOCAL '=' 'type' type`
    ENTITY_LOCAL_TYPE "entity_LOCAL_type" = Sequence [LOCAL EQ TYPE_KEYWORD TYPE], fits [ENTITY],
        shortest "%a = type i0", as Alternative, of "entity";
    /// `type : type '*' | type 'addrspace' arguments '*' | type '(' (typeOfParameter (','
    ///     typeOfParameter)*)? ')' | simpleType | INTEGER_TYPE | LOCAL | 'ptr' ('addrspace' arguments)? |
    ///     '[' NUMBER 'x' type ']' | '<' ('vscale' 'x')? NUMBER 'x' type '>' | '<' structure '>' |
    ///     structure | 'target' '(' STRING (',' (type | NUMBER))* ')'`
    /// In normal form `(simpleType | INTEGER_TYPE | LOCAL | 'ptr' type_optional_addrspace | '[' NUMBER 'x'
    ///     type ']' | '<' type_after_lt '>' | structure | 'target' '(' STRING
    ///     type_next_type_or_NUMBERs ')') (type_star | type_l_paren_r_paren)*`
    TYPE "type" = Sequence [TYPE_OPERAND TYPE_STAR_OR_L_PAREN_R_PARENS], subsumes [TYPE_OPERAND],
        fits [STRUCTURE_TYPES TYPE_TYPE_OR_NUMBER TYPE_OF_PARAMETER_TYPE PARAMETER_TYPE], shortest "i0";
    /// `simpleType | INTEGER_TYPE | LOCAL | 'ptr' ('addrspace' arguments)? | '[' NUMBER 'x' type ']' | '<'
    ///     (('vscale' 'x')? NUMBER 'x' type | structure) '>' | structure | 'target' '(' STRING (',' (type |
    ///     NUMBER))* ')'`
    TYPE_OPERAND "type_operand" = Alternation [SIMPLE_TYPE INTEGER_TYPE LOCAL TYPE_PTR
        TYPE_L_BRACKET_NUMBER_X_TYPE_R_BRACKET TYPE_LT_NUMBER_X_OR_STRUCTURE_GT STRUCTURE TYPE_TARGET_STRING],
        subsumes parts, fits [TYPE], shortest "i0", as Operand, of "type";
    /// `simpleType : 'void' | 'half' | 'bfloat' | 'float' | 'double' | 'fp128' | 'x86_fp80' | 'ppc_fp128' |
    ///     'x86_mmx' | 'x86_amx' | 'label' | 'token' | 'metadata' | 'opaque'`
    SIMPLE_TYPE "simpleType" = Set [VOID HALF BFLOAT FLOAT_KEYWORD DOUBLE FP128 X86_FP80 PPC_FP128 X86_MMX
        X86_AMX LABEL_KEYWORD TOKEN METADATA_KEYWORD OPAQUE], subsumes parts, fits [TYPE_OPERAND],
        shortest "void";
    /// `'ptr' ('addrspace' arguments)?`
    TYPE_PTR "type_ptr" = Sequence [PTR TYPE_OPTIONAL_ADDRSPACE], subsumes [PTR], fits [TYPE_OPERAND],
        shortest "ptr", as Alternative, of "type";
    /// `('addrspace' arguments)?`
    TYPE_OPTIONAL_ADDRSPACE "type_optional_addrspace" = Optional [ADDRSPACE_PART], subsumes parts, of "type";
    /// `'addrspace' arguments`
    ADDRSPACE_PART "addrspace" = Sequence [ADDRSPACE ARGUMENTS], fits [TYPE_OPTIONAL_ADDRSPACE ATTRIBUTE
        INSTRUCTION_PART], shortest "addrspace ( )", of "type" "attribute" "instructionPart";
    /// `arguments : '(' argumentPart* ')'`
    ARGUMENTS "arguments" = Sequence [L_PAREN ARGUMENT_PARTS R_PAREN], fits [ARGUMENT_PART
        ATTRIBUTE_ARGUMENTS_OR_EQ_NUMBER OPTIONAL_ARGUMENTS], shortest "( )";
    /// `argumentPart*`
    ARGUMENT_PARTS "argumentParts" = Star [ARGUMENT_PART], subsumes parts, of "argumentPart";
    /// `argumentPart : arguments | ~('(' | ')')`
    ARGUMENT_PART "argumentPart" = Alternation [ARGUMENTS ARGUMENT_PART_ANY_BUT_L_PAREN_OR_R_PAREN],
        subsumes parts, fits [ARGUMENT_PARTS], shortest "=";
    /// `~('(' | ')')`
    ARGUMENT_PART_ANY_BUT_L_PAREN_OR_R_PAREN "argumentPart_any_but_l_paren_or_r_paren" = Set but [L_PAREN
        R_PAREN], subsumes parts, fits [ARGUMENT_PART], shortest "=", as Set, of "argumentPart";
    /// `'[' NUMBER 'x' type ']'`
    TYPE_L_BRACKET_NUMBER_X_TYPE_R_BRACKET "type_l_bracket_NUMBER_x_type_r_bracket" = Sequence [L_BRACKET
        NUMBER X TYPE R_BRACKET], fits [TYPE_OPERAND], shortest "[ 0 x i0 ]", as Alternative, of "type";
    /// `'<' (('vscale' 'x')? NUMBER 'x' type | structure) '>'`
    TYPE_LT_NUMBER_X_OR_STRUCTURE_GT "type_lt_NUMBER_x_or_structure_gt" = Sequence [LT TYPE_AFTER_LT GT],
        fits [TYPE_OPERAND], shortest "< { } >", as Alternative, of "type";
    /// `('vscale' 'x')? NUMBER 'x' type | structure`
    TYPE_AFTER_LT "type_after_lt" = Alternation [TYPE_NUMBER_X STRUCTURE], subsumes parts, shortest "{ }",
        as Rest, of "type";
    /// `('vscale' 'x')? NUMBER 'x' type`
    TYPE_NUMBER_X "type_NUMBER_x" = Sequence [TYPE_OPTIONAL_VSCALE_X NUMBER X TYPE], fits [TYPE_AFTER_LT],
        shortest "0 x i0", as Alternative, of "type";
    /// `('vscale' 'x')?`
    TYPE_OPTIONAL_VSCALE_X "type_optional_vscale_x" = Optional [TYPE_VSCALE_X], subsumes parts, of "type";
    /// `'vscale' 'x'`
    TYPE_VSCALE_X "type_vscale_x" = Sequence [VSCALE X], fits [TYPE_OPTIONAL_VSCALE_X], shortest "vscale x",
        of "type";
    /// `structure : '{' (type (',' type)*)? '}'`
    STRUCTURE "structure" = Sequence [L_BRACE STRUCTURE_OPTIONAL_TYPES R_BRACE], fits [TYPE_OPERAND
        TYPE_AFTER_LT], shortest "{ }";
    /// `(type (',' type)*)?`
    STRUCTURE_OPTIONAL_TYPES "structure_optional_types" = Optional [STRUCTURE_TYPES], subsumes parts,
        of "structure";
    /// `type (',' type)*`
    STRUCTURE_TYPES "structure_types" = Sequence [TYPE STRUCTURE_NEXT_TYPES], subsumes [TYPE],
        fits [STRUCTURE_OPTIONAL_TYPES], shortest "i0", of "structure";
    /// `(',' type)*`
    STRUCTURE_NEXT_TYPES "structure_next_types" = Star [STRUCTURE_NEXT_TYPE], subsumes parts, of "structure";
    /// `',' type`
    STRUCTURE_NEXT_TYPE "structure_next_type" = Sequence [COMMA TYPE], fits [STRUCTURE_NEXT_TYPES],
        shortest ", i0", of "structure";
    /// `'target' '(' STRING (',' (type | NUMBER))* ')'`
    TYPE_TARGET_STRING "type_target_STRING" = Sequence [TARGET L_PAREN STRING TYPE_NEXT_TYPE_OR_NUMBERS
        R_PAREN], fits [TYPE_OPERAND], shortest "target ( \"\" )", as Alternative, of "type";
    /// `(',' (type | NUMBER))*`
    TYPE_NEXT_TYPE_OR_NUMBERS "type_next_type_or_NUMBERs" = Star [TYPE_NEXT_TYPE_OR_NUMBER], subsumes parts,
        of "type";
    /// `',' (type | NUMBER)`
    TYPE_NEXT_TYPE_OR_NUMBER "type_next_type_or_NUMBER" = Sequence [COMMA TYPE_TYPE_OR_NUMBER],
        fits [TYPE_NEXT_TYPE_OR_NUMBERS], shortest ", 0", of "type";
    /// `type | NUMBER`
    TYPE_TYPE_OR_NUMBER "type_type_or_NUMBER" = Alternation [TYPE NUMBER], subsumes parts, shortest "0",
        of "type";
    /// `(('addrspace' arguments)? '*' | '(' (typeOfParameter (',' typeOfParameter)*)? ')')*`
    TYPE_STAR_OR_L_PAREN_R_PARENS "type_star_or_l_paren_r_parens" = Star [TYPE_STAR_OR_L_PAREN_R_PAREN],
        subsumes parts, of "type";
    /// `('addrspace' arguments)? '*' | '(' (typeOfParameter (',' typeOfParameter)*)? ')'`
    TYPE_STAR_OR_L_PAREN_R_PAREN "type_star_or_l_paren_r_paren" = Alternation [TYPE_STAR
        TYPE_L_PAREN_R_PAREN], subsumes parts, fits [TYPE_STAR_OR_L_PAREN_R_PARENS], shortest "*", as Rest,
        of "type";
    /// `('addrspace' arguments)? '*'`
    TYPE_STAR "type_star" = Sequence [TYPE_OPTIONAL_ADDRSPACE STAR], subsumes [STAR],
        fits [TYPE_STAR_OR_L_PAREN_R_PAREN], shortest "*", as Alternative, of "type";
    /// `'(' (typeOfParameter (',' typeOfParameter)*)? ')'`
    TYPE_L_PAREN_R_PAREN "type_l_paren_r_paren" = Sequence [L_PAREN TYPE_OPTIONAL_TYPE_OF_PARAMETERS R_PAREN],
        fits [TYPE_STAR_OR_L_PAREN_R_PAREN], shortest "( )", as Alternative, of "type";
    /// `(typeOfParameter (',' typeOfParameter)*)?`
    TYPE_OPTIONAL_TYPE_OF_PARAMETERS "type_optional_typeOfParameters" = Optional [TYPE_TYPE_OF_PARAMETERS],
        subsumes parts, of "type";
    /// `typeOfParameter (',' typeOfParameter)*`
    TYPE_TYPE_OF_PARAMETERS "type_typeOfParameters" = Sequence [TYPE_OF_PARAMETER
        TYPE_NEXT_TYPE_OF_PARAMETERS], subsumes [TYPE_OF_PARAMETER], fits [TYPE_OPTIONAL_TYPE_OF_PARAMETERS],
        shortest "i0", of "type";
    /// `typeOfParameter : type attribute* | '...'`
    TYPE_OF_PARAMETER "typeOfParameter" = Alternation [TYPE_OF_PARAMETER_TYPE DOT_DOT_DOT], subsumes parts,
        fits [TYPE_TYPE_OF_PARAMETERS], shortest "i0";
    /// `type attribute*`
    TYPE_OF_PARAMETER_TYPE "typeOfParameter_type" = Sequence [TYPE ATTRIBUTES_PART], subsumes [TYPE],
        fits [TYPE_OF_PARAMETER], shortest "i0", as Alternative, of "typeOfParameter";
    /// `attribute*`
    ATTRIBUTES_PART "attributes" = Star [ATTRIBUTE], subsumes parts, of "attribute";
    /// `attribute : WORD (arguments | '=' NUMBER)? | alignment | 'align' '=' NUMBER | 'addrspace' arguments
    ///     | STRING ('=' STRING)? | GROUP | 'cc' NUMBER`
    ATTRIBUTE "attribute" = Alternation [ATTRIBUTE_WORD ALIGNMENT ATTRIBUTE_ALIGN_NUMBER ADDRSPACE_PART
        ATTRIBUTE_STRING GROUP ATTRIBUTE_CC_NUMBER], subsumes parts, fits [ATTRIBUTES_PART FUNCTION_PART
        OPERATION_ATTRIBUTE_OR_BINARY_OPERATOR], shortest "a";
    /// `WORD (arguments | '=' NUMBER)?`
    ATTRIBUTE_WORD "attribute_WORD" = Sequence [WORD ATTRIBUTE_OPTIONAL_ARGUMENTS_OR_EQ_NUMBER],
        subsumes [WORD], fits [ATTRIBUTE], shortest "a", as Alternative, of "attribute";
    /// `(arguments | '=' NUMBER)?`
    ATTRIBUTE_OPTIONAL_ARGUMENTS_OR_EQ_NUMBER "attribute_optional_arguments_or_eq_NUMBER" = Optional
        [ATTRIBUTE_ARGUMENTS_OR_EQ_NUMBER], subsumes parts, of "attribute";
    /// `arguments | '=' NUMBER`
    ATTRIBUTE_ARGUMENTS_OR_EQ_NUMBER "attribute_arguments_or_eq_NUMBER" = Alternation [ARGUMENTS
        ATTRIBUTE_EQ_NUMBER], subsumes parts, fits [ATTRIBUTE_OPTIONAL_ARGUMENTS_OR_EQ_NUMBER],
        shortest "( )", of "attribute";
    /// `'=' NUMBER`
    ATTRIBUTE_EQ_NUMBER "attribute_eq_NUMBER" = Sequence [EQ NUMBER], fits [ATTRIBUTE_ARGUMENTS_OR_EQ_NUMBER],
        shortest "= 0", as Alternative, of "attribute";
    /// `alignment : 'align' (NUMBER | '(' NUMBER ')')`
    ALIGNMENT "alignment" = Sequence [ALIGN ALIGNMENT_NUMBER_OR_L_PAREN_NUMBER_R_PAREN], fits [ATTRIBUTE
        GLOBAL_PART INSTRUCTION_PART], shortest "align 0";
    /// `NUMBER | '(' NUMBER ')'`
    ALIGNMENT_NUMBER_OR_L_PAREN_NUMBER_R_PAREN "alignment_NUMBER_or_l_paren_NUMBER_r_paren" = Alternation
        [NUMBER ALIGNMENT_L_PAREN_NUMBER_R_PAREN], subsumes parts, shortest "0", of "alignment";
    /// `'(' NUMBER ')'`
    ALIGNMENT_L_PAREN_NUMBER_R_PAREN "alignment_l_paren_NUMBER_r_paren" = Sequence [L_PAREN NUMBER R_PAREN],
        fits [ALIGNMENT_NUMBER_OR_L_PAREN_NUMBER_R_PAREN], shortest "( 0 )", as Alternative, of "alignment";
    /// `'align' '=' NUMBER`
    ATTRIBUTE_ALIGN_NUMBER "attribute_align_NUMBER" = Sequence [ALIGN EQ NUMBER], fits [ATTRIBUTE],
        shortest "align = 0", as Alternative, of "attribute";
    /// `STRING ('=' STRING)?`
    ATTRIBUTE_STRING "attribute_STRING" = Sequence [STRING ATTRIBUTE_OPTIONAL_EQ_STRING], subsumes [STRING],
        fits [ATTRIBUTE], shortest "\"\"", as Alternative, of "attribute";
    /// `('=' STRING)?`
    ATTRIBUTE_OPTIONAL_EQ_STRING "attribute_optional_eq_STRING" = Optional [ATTRIBUTE_EQ_STRING],
        subsumes parts, of "attribute";
    /// `'=' STRING`
    ATTRIBUTE_EQ_STRING "attribute_eq_STRING" = Sequence [EQ STRING], fits [ATTRIBUTE_OPTIONAL_EQ_STRING],
        shortest "= \"\"", of "attribute";
    /// `'cc' NUMBER`
    ATTRIBUTE_CC_NUMBER "attribute_cc_NUMBER" = Sequence [CC NUMBER], fits [ATTRIBUTE], shortest "cc 0",
        as Alternative, of "attribute";
    /// `(',' typeOfParameter)*`
    TYPE_NEXT_TYPE_OF_PARAMETERS "type_next_typeOfParameters" = Star [TYPE_NEXT_TYPE_OF_PARAMETER],
        subsumes parts, of "type";
    /// `',' typeOfParameter`
    TYPE_NEXT_TYPE_OF_PARAMETER "type_next_typeOfParameter" = Sequence [COMMA TYPE_OF_PARAMETER],
        fits [TYPE_NEXT_TYPE_OF_PARAMETERS], shortest ", i0", of "type";
    /// `COMDAT '=' 'comdat' WORD`
    ENTITY_COMDAT_COMDAT_WORD "entity_COMDAT_comdat_WORD" = Sequence [COMDAT EQ COMDAT_KEYWORD WORD],
        fits [ENTITY], shortest "$a = comdat a", as Alternative, of "entity";
    /// `globalVariable : GLOBAL '=' attribute* ('global' | 'constant') type value? (',' globalPart)*
    ///     attribute*`
    GLOBAL_VARIABLE "globalVariable" = Sequence [GLOBAL EQ ATTRIBUTES_PART GLOBAL_VARIABLE_GLOBAL_OR_CONSTANT
        TYPE OPTIONAL_VALUE NEXT_GLOBAL_PARTS ATTRIBUTES_PART], fits [ENTITY], shortest "@a = global i0";
    /// `'global' | 'constant'`
    GLOBAL_VARIABLE_GLOBAL_OR_CONSTANT "globalVariable_global_or_constant" = Set [GLOBAL_KEYWORD CONSTANT],
        subsumes parts, shortest "global", of "globalVariable";
    /// `value?`
    OPTIONAL_VALUE "optional_value" = Optional [VALUE], subsumes parts, of "value";
    /// `value : LOCAL | GLOBAL | NUMBER | FLOAT | 'true' | 'false' | 'null' | 'none' | 'undef' | 'poison' |
    ///     'zeroinitializer' | CHARACTERS | '[' typedValues? ']' | '<' typedValues? '>' | '<' '{'
    ///     typedValues? '}' '>' | '{' typedValues? '}' | 'asm' (WORD | 'unwind')* STRING ',' STRING |
    ///     'blockaddress' '(' value ',' value ')' | ('dso_local_equivalent' | 'no_cfi') value | 'ptrauth'
    ///     '(' typedValues ')' | 'splat' '(' typedValue ')' | conversion WORD* '(' typedValue 'to' type ')'
    ///     | 'getelementptr' (WORD arguments?)* '(' type (',' WORD? typedValue)* ')' | constantOperator
    ///     condition* '(' typedValue (',' (typedValue | NUMBER))* ')'`
    /// In normal form `value_dso_local_equivalent_or_no_cfis value_operand`
    VALUE "value" = Sequence [VALUE_DSO_LOCAL_EQUIVALENT_OR_NO_CFIS VALUE_OPERAND], subsumes [VALUE_OPERAND],
        fits [OPTIONAL_VALUE ENTITY_TYPED_VALUE_OR_VALUE], shortest "0";
    /// `('dso_local_equivalent' | 'no_cfi')*`
    VALUE_DSO_LOCAL_EQUIVALENT_OR_NO_CFIS "value_dso_local_equivalent_or_no_cfis" = Star
        [VALUE_DSO_LOCAL_EQUIVALENT_OR_NO_CFI], subsumes parts, of "value";
    /// `'dso_local_equivalent' | 'no_cfi'`
    VALUE_DSO_LOCAL_EQUIVALENT_OR_NO_CFI "value_dso_local_equivalent_or_no_cfi" = Set [DSO_LOCAL_EQUIVALENT
        NO_CFI], subsumes parts, fits [VALUE_DSO_LOCAL_EQUIVALENT_OR_NO_CFIS], shortest "no_cfi", of "value";
    /// `LOCAL | GLOBAL | NUMBER | FLOAT | 'true' | 'false' | 'null' | 'none' | 'undef' | 'poison' |
    ///     'zeroinitializer' | CHARACTERS | value_l_bracket_r_bracket |
    ///     value_lt_optional_typedValues_or_other_gt | value_l_brace_r_brace | value_asm_STRING_STRING |
    ///     value_blockaddress | value_ptrauth | value_splat | value_to | value_getelementptr |
    ///     value_constantOperator_l_paren_typedValue`
    VALUE_OPERAND "value_operand" = Alternation [LOCAL GLOBAL NUMBER FLOAT TRUE FALSE NULL NONE UNDEF POISON
        ZEROINITIALIZER CHARACTERS VALUE_L_BRACKET_R_BRACKET VALUE_LT_OPTIONAL_TYPED_VALUES_OR_OTHER_GT
        VALUE_L_BRACE_R_BRACE VALUE_ASM_STRING_STRING VALUE_BLOCKADDRESS VALUE_PTRAUTH VALUE_SPLAT VALUE_TO
        VALUE_GETELEMENTPTR VALUE_CONSTANT_OPERATOR_L_PAREN_TYPED_VALUE], subsumes parts, fits [VALUE],
        shortest "0", as Operand, of "value";
    /// `'[' typedValues? ']'`
    VALUE_L_BRACKET_R_BRACKET "value_l_bracket_r_bracket" = Sequence [L_BRACKET OPTIONAL_TYPED_VALUES
        R_BRACKET], fits [VALUE_OPERAND], shortest "[ ]", as Alternative, of "value";
    /// `typedValues?`
    OPTIONAL_TYPED_VALUES "optional_typedValues" = Optional [TYPED_VALUES], subsumes parts,
        fits [VALUE_AFTER_LT], of "typedValues";
    /// `typedValues : typedValue (',' typedValue)*`
    TYPED_VALUES "typedValues" = Sequence [TYPED_VALUE TYPED_VALUES_NEXT_TYPED_VALUES],
        subsumes [TYPED_VALUE], fits [OPTIONAL_TYPED_VALUES], shortest "i0 0";
    /// `typedValue : type value`
    TYPED_VALUE "typedValue" = Sequence [TYPE VALUE], fits [TYPED_VALUES VALUE_TYPED_VALUE_OR_NUMBER
        METADATA_OPERAND ENTITY_TYPED_VALUE_OR_VALUE UNWIND_TO_CALLER_OR_TYPED_VALUE], shortest "i0 0";
    /// `(',' typedValue)*`
    TYPED_VALUES_NEXT_TYPED_VALUES "typedValues_next_typedValues" = Star [NEXT_TYPED_VALUE], subsumes parts,
        of "typedValues";
    /// `',' typedValue`
    NEXT_TYPED_VALUE "next_typedValue" = Sequence [COMMA TYPED_VALUE], fits [TYPED_VALUES_NEXT_TYPED_VALUES
        OPERATION_OPTIONAL_NEXT_TYPED_VALUE], shortest ", i0 0", of "typedValues" "operation";
    /// `'<' (typedValues? | '{' typedValues? '}') '>'`
    VALUE_LT_OPTIONAL_TYPED_VALUES_OR_OTHER_GT "value_lt_optional_typedValues_or_other_gt" = Sequence [LT
        VALUE_AFTER_LT GT], fits [VALUE_OPERAND], shortest "< >", as Alternative, of "value";
    /// `typedValues? | '{' typedValues? '}'`
    VALUE_AFTER_LT "value_after_lt" = Alternation [OPTIONAL_TYPED_VALUES VALUE_L_BRACE_R_BRACE],
        subsumes parts, as Rest, of "value";
    /// `'{' typedValues? '}'`
    VALUE_L_BRACE_R_BRACE "value_l_brace_r_brace" = Sequence [L_BRACE OPTIONAL_TYPED_VALUES R_BRACE],
        fits [VALUE_OPERAND VALUE_AFTER_LT], shortest "{ }", as Alternative, of "value";
    /// `'asm' ('unwind' | WORD)* STRING ',' STRING`
    VALUE_ASM_STRING_STRING "value_asm_STRING_STRING" = Sequence [ASM VALUE_UNWIND_OR_WORDS STRING COMMA
        STRING], fits [VALUE_OPERAND], shortest "asm \"\" , \"\"", as Alternative, of "value";
    /// `('unwind' | WORD)*`
    VALUE_UNWIND_OR_WORDS "value_unwind_or_WORDs" = Star [VALUE_UNWIND_OR_WORD], subsumes parts, of "value";
    /// `'unwind' | WORD`
    VALUE_UNWIND_OR_WORD "value_unwind_or_WORD" = Set [UNWIND_KEYWORD WORD], subsumes parts,
        fits [VALUE_UNWIND_OR_WORDS], shortest "a", of "value";
    /// `'blockaddress' '(' value ',' value ')'`
    VALUE_BLOCKADDRESS "value_blockaddress" = Sequence [BLOCKADDRESS L_PAREN VALUE COMMA VALUE R_PAREN],
        fits [VALUE_OPERAND], shortest "blockaddress ( 0 , 0 )", as Alternative, of "value";
    /// `'ptrauth' '(' typedValues ')'`
    VALUE_PTRAUTH "value_ptrauth" = Sequence [PTRAUTH L_PAREN TYPED_VALUES R_PAREN], fits [VALUE_OPERAND],
        shortest "ptrauth ( i0 0 )", as Alternative, of "value";
    /// `'splat' '(' typedValue ')'`
    VALUE_SPLAT "value_splat" = Sequence [SPLAT L_PAREN TYPED_VALUE R_PAREN], fits [VALUE_OPERAND],
        shortest "splat ( i0 0 )", as Alternative, of "value";
    /// `conversion WORD* '(' typedValue 'to' type ')'`
    VALUE_TO "value_to" = Sequence [CONVERSION VALUE_WORDS_AFTER_CONVERSION L_PAREN TYPED_VALUE TO TYPE
        R_PAREN], fits [VALUE_OPERAND], shortest "zext ( i0 0 to i0 )", as Alternative, of "value";
    /// `conversion : 'trunc' | 'zext' | 'sext' | 'fptrunc' | 'fpext' | 'fptoui' | 'fptosi' | 'uitofp' |
    ///     'sitofp' | 'ptrtoint' | 'ptrtoaddr' | 'inttoptr' | 'bitcast' | 'addrspacecast'`
    CONVERSION "conversion" = Set [TRUNC ZEXT SEXT FPTRUNC FPEXT FPTOUI FPTOSI UITOFP SITOFP PTRTOINT
        PTRTOADDR INTTOPTR BITCAST ADDRSPACECAST], subsumes parts, shortest "zext";
    /// `WORD*`
    VALUE_WORDS_AFTER_CONVERSION "value_WORDs_after_conversion" = Star [WORD], subsumes parts, of "value";
    /// `'getelementptr' (WORD arguments?)* '(' type (',' WORD? typedValue)* ')'`
    VALUE_GETELEMENTPTR "value_getelementptr" = Sequence [GETELEMENTPTR VALUE_WORDS_AFTER_GETELEMENTPTR
        L_PAREN TYPE COMMA_TYPED_VALUES R_PAREN], fits [VALUE_OPERAND], shortest "getelementptr ( i0 )",
        as Alternative, of "value";
    /// `(WORD arguments?)*`
    VALUE_WORDS_AFTER_GETELEMENTPTR "value_WORDs_after_getelementptr" = Star [VALUE_WORD], subsumes parts,
        of "value";
    /// `WORD arguments?`
    VALUE_WORD "value_WORD" = Sequence [WORD OPTIONAL_ARGUMENTS], subsumes [WORD],
        fits [VALUE_WORDS_AFTER_GETELEMENTPTR], shortest "a", of "value";
    /// `arguments?`
    OPTIONAL_ARGUMENTS "optional_arguments" = Optional [ARGUMENTS], subsumes parts, of "arguments";
    /// `(',' WORD? typedValue)*`
    COMMA_TYPED_VALUES "comma_typedValues" = Star [COMMA_TYPED_VALUE], subsumes parts, of "value" "operation";
    /// `',' WORD? typedValue`
    COMMA_TYPED_VALUE "comma_typedValue" = Sequence [COMMA OPTIONAL_WORD TYPED_VALUE],
        fits [COMMA_TYPED_VALUES], shortest ", i0 0", of "value" "operation";
    /// `WORD?`
    OPTIONAL_WORD "optional_WORD" = Optional [WORD], subsumes parts, of "value" "operation";
    /// `constantOperator condition* '(' typedValue (',' (typedValue | NUMBER))* ')'`
    VALUE_CONSTANT_OPERATOR_L_PAREN_TYPED_VALUE "value_constantOperator_l_paren_typedValue" = Sequence
        [CONSTANT_OPERATOR CONDITIONS L_PAREN TYPED_VALUE VALUE_NEXT_TYPED_VALUE_OR_NUMBERS R_PAREN],
        fits [VALUE_OPERAND], shortest "or ( i0 0 )", as Alternative, of "value";
    /// `constantOperator : binaryOperator | 'icmp' | 'fcmp' | 'fneg' | 'select' | 'extractelement' |
    ///     'insertelement' | 'shufflevector' | 'extractvalue' | 'insertvalue'`
    CONSTANT_OPERATOR "constantOperator" = Alternation [BINARY_OPERATOR ICMP FCMP FNEG SELECT EXTRACTELEMENT
        INSERTELEMENT SHUFFLEVECTOR EXTRACTVALUE INSERTVALUE], subsumes parts, shortest "or";
    /// `binaryOperator : 'add' | 'fadd' | 'sub' | 'fsub' | 'mul' | 'fmul' | 'udiv' | 'sdiv' | 'fdiv' |
    ///     'urem' | 'srem' | 'frem' | 'shl' | 'lshr' | 'ashr' | 'and' | 'or' | 'xor'`
    BINARY_OPERATOR "binaryOperator" = Set [ADD FADD SUB FSUB MUL FMUL UDIV SDIV FDIV UREM SREM FREM SHL LSHR
        ASHR AND OR XOR], subsumes parts, fits [CONSTANT_OPERATOR OPERATION_ATTRIBUTE_OR_BINARY_OPERATOR],
        shortest "or";
    /// `condition*`
    CONDITIONS "conditions" = Star [CONDITION], subsumes parts [SOME_CONDITIONS], fits [SOME_CONDITIONS],
        of "condition";
    /// `condition : WORD | 'true' | 'false'`
    CONDITION "condition" = Set [TRUE FALSE WORD], subsumes parts, fits [CONDITIONS SOME_CONDITIONS],
        shortest "a";
    /// `(',' (typedValue | NUMBER))*`
    VALUE_NEXT_TYPED_VALUE_OR_NUMBERS "value_next_typedValue_or_NUMBERs" = Star
        [VALUE_NEXT_TYPED_VALUE_OR_NUMBER], subsumes parts, of "value";
    /// `',' (typedValue | NUMBER)`
    VALUE_NEXT_TYPED_VALUE_OR_NUMBER "value_next_typedValue_or_NUMBER" = Sequence [COMMA
        VALUE_TYPED_VALUE_OR_NUMBER], fits [VALUE_NEXT_TYPED_VALUE_OR_NUMBERS], shortest ", 0", of "value";
    /// `typedValue | NUMBER`
    VALUE_TYPED_VALUE_OR_NUMBER "value_typedValue_or_NUMBER" = Alternation [TYPED_VALUE NUMBER],
        subsumes parts, shortest "0", of "value";
    /// `(',' globalPart)*`
    NEXT_GLOBAL_PARTS "next_globalParts" = Star [NEXT_GLOBAL_PART], subsumes parts, of "globalVariable"
        "entity";
    /// `',' globalPart`
    NEXT_GLOBAL_PART "next_globalPart" = Sequence [COMMA GLOBAL_PART], fits [NEXT_GLOBAL_PARTS],
        shortest ", a", of "globalVariable" "entity";
    /// `globalPart : section | comdat | alignment | 'code_model' STRING | attachment | WORD`
    GLOBAL_PART "globalPart" = Alternation [SECTION COMDAT_RULE ALIGNMENT GLOBAL_PART_CODE_MODEL_STRING
        ATTACHMENT WORD], subsumes parts, shortest "a";
    /// `section : ('section' | 'partition') STRING`
    SECTION "section" = Sequence [SECTION_SECTION_OR_PARTITION STRING], fits [GLOBAL_PART FUNCTION_PART],
        shortest "section \"\"";
    /// `'section' | 'partition'`
    SECTION_SECTION_OR_PARTITION "section_section_or_partition" = Set [SECTION_KEYWORD PARTITION],
        subsumes parts, shortest "section", of "section";
    /// `comdat : 'comdat' ('(' COMDAT ')')?`
    COMDAT_RULE "comdat" = Sequence [COMDAT_KEYWORD COMDAT_OPTIONAL_L_PAREN_COMDAT_R_PAREN],
        subsumes [COMDAT_KEYWORD], fits [GLOBAL_PART FUNCTION_PART], shortest "comdat";
    /// `('(' COMDAT ')')?`
    COMDAT_OPTIONAL_L_PAREN_COMDAT_R_PAREN "comdat_optional_l_paren_COMDAT_r_paren" = Optional
        [COMDAT_L_PAREN_COMDAT_R_PAREN], subsumes parts, of "comdat";
    /// `'(' COMDAT ')'`
    COMDAT_L_PAREN_COMDAT_R_PAREN "comdat_l_paren_COMDAT_r_paren" = Sequence [L_PAREN COMDAT R_PAREN],
        fits [COMDAT_OPTIONAL_L_PAREN_COMDAT_R_PAREN], shortest "( $a )", of "comdat";
    /// `'code_model' STRING`
    GLOBAL_PART_CODE_MODEL_STRING "globalPart_code_model_STRING" = Sequence [CODE_MODEL STRING],
        fits [GLOBAL_PART], shortest "code_model \"\"", as Alternative, of "globalPart";
    /// `attachment : METADATA metadata`
    ATTACHMENT "attachment" = Sequence [METADATA METADATA_RULE], fits [GLOBAL_PART FUNCTION_PART
        INSTRUCTION_PART ATTACHMENTS], shortest "!a !a";
    /// `metadata : METADATA | '!' STRING | '!' '{' (metadata (',' metadata)*)? '}' | METADATA '('
    ///     (metadataField (',' metadataField)*)? ')' | typedValue | 'null' | 'distinct' metadata`
    /// In normal form `'distinct'* (METADATA ('(' (metadataField (',' metadataField)*)? ')')? | '!' (STRING
    ///     | '{' (metadata (',' metadata)*)? '}') | typedValue | 'null')`
    METADATA_RULE "metadata" = Sequence [METADATA_DISTINCTS METADATA_OPERAND], subsumes [METADATA_OPERAND],
        fits [METADATA_VALUE METADATAS], shortest "!a";
    /// `'distinct'*`
    METADATA_DISTINCTS "metadata_distincts" = Star [DISTINCT], subsumes parts, of "metadata";
    /// `METADATA ('(' (metadataField (',' metadataField)*)? ')')? | '!' (STRING | '{' (metadata (','
    ///     metadata)*)? '}') | typedValue | 'null'`
    METADATA_OPERAND "metadata_operand" = Alternation [METADATA_METADATA
        METADATA_BANG_STRING_OR_L_BRACE_R_BRACE TYPED_VALUE NULL], subsumes parts, fits [METADATA_RULE],
        shortest "!a", as Operand, of "metadata";
    /// `METADATA ('(' (metadataField (',' metadataField)*)? ')')?`
    METADATA_METADATA "metadata_METADATA" = Sequence [METADATA METADATA_AFTER_METADATA], subsumes [METADATA],
        fits [METADATA_OPERAND], shortest "!a", as Alternative, of "metadata";
    /// `('(' (metadataField (',' metadataField)*)? ')')?`
    METADATA_AFTER_METADATA "metadata_after_METADATA" = Optional [METADATA_L_PAREN_R_PAREN], subsumes parts,
        as Rest, of "metadata";
    /// `'(' (metadataField (',' metadataField)*)? ')'`
    METADATA_L_PAREN_R_PAREN "metadata_l_paren_r_paren" = Sequence [L_PAREN METADATA_OPTIONAL_METADATA_FIELDS
        R_PAREN], fits [METADATA_AFTER_METADATA], shortest "( )", as Some, of "metadata";
    /// `(metadataField (',' metadataField)*)?`
    METADATA_OPTIONAL_METADATA_FIELDS "metadata_optional_metadataFields" = Optional
        [METADATA_METADATA_FIELDS], subsumes parts, of "metadata";
    /// `metadataField (',' metadataField)*`
    METADATA_METADATA_FIELDS "metadata_metadataFields" = Sequence [METADATA_FIELD
        METADATA_NEXT_METADATA_FIELDS], subsumes [METADATA_FIELD], fits [METADATA_OPTIONAL_METADATA_FIELDS],
        shortest "0", of "metadata";
    /// `metadataField : LABEL? metadataValue`
    METADATA_FIELD "metadataField" = Sequence [OPTIONAL_LABEL METADATA_VALUE], subsumes [METADATA_VALUE],
        fits [METADATA_METADATA_FIELDS], shortest "0";
    /// `LABEL?`
    OPTIONAL_LABEL "optional_LABEL" = Optional [LABEL], subsumes parts, of "metadataField" "summaryItem";
    /// `metadataValue : metadata | FLOAT | STRING | flag ('|' flag)* | '{' (metadataValue (','
    ///     metadataValue)*)? '}'`
    METADATA_VALUE "metadataValue" = Alternation [METADATA_RULE FLOAT STRING METADATA_VALUE_FLAGS
        METADATA_VALUE_L_BRACE_R_BRACE], subsumes parts, fits [METADATA_FIELD METADATA_VALUE_METADATA_VALUES],
        shortest "0";
    /// `flag ('|' flag)*`
    METADATA_VALUE_FLAGS "metadataValue_flags" = Sequence [FLAG METADATA_VALUE_NEXT_FLAGS], subsumes [FLAG],
        fits [METADATA_VALUE], shortest "0", as Alternative, of "metadataValue";
    /// `flag : WORD | NUMBER | 'true' | 'false'`
    FLAG "flag" = Set [TRUE FALSE NUMBER WORD], subsumes parts, fits [METADATA_VALUE_FLAGS], shortest "0";
    /// `('|' flag)*`
    METADATA_VALUE_NEXT_FLAGS "metadataValue_next_flags" = Star [METADATA_VALUE_NEXT_FLAG], subsumes parts,
        of "metadataValue";
    /// `'|' flag`
    METADATA_VALUE_NEXT_FLAG "metadataValue_next_flag" = Sequence [PIPE FLAG],
        fits [METADATA_VALUE_NEXT_FLAGS], shortest "| 0", of "metadataValue";
    /// `'{' (metadataValue (',' metadataValue)*)? '}'`
    METADATA_VALUE_L_BRACE_R_BRACE "metadataValue_l_brace_r_brace" = Sequence [L_BRACE
        METADATA_VALUE_OPTIONAL_METADATA_VALUES R_BRACE], fits [METADATA_VALUE], shortest "{ }",
        as Alternative, of "metadataValue";
    /// `(metadataValue (',' metadataValue)*)?`
    METADATA_VALUE_OPTIONAL_METADATA_VALUES "metadataValue_optional_metadataValues" = Optional
        [METADATA_VALUE_METADATA_VALUES], subsumes parts, of "metadataValue";
    /// `metadataValue (',' metadataValue)*`
    METADATA_VALUE_METADATA_VALUES "metadataValue_metadataValues" = Sequence [METADATA_VALUE
        METADATA_VALUE_NEXT_METADATA_VALUES], subsumes [METADATA_VALUE],
        fits [METADATA_VALUE_OPTIONAL_METADATA_VALUES], shortest "0", of "metadataValue";
    /// `(',' metadataValue)*`
    METADATA_VALUE_NEXT_METADATA_VALUES "metadataValue_next_metadataValues" = Star
        [METADATA_VALUE_NEXT_METADATA_VALUE], subsumes parts, of "metadataValue";
    /// `',' metadataValue`
    METADATA_VALUE_NEXT_METADATA_VALUE "metadataValue_next_metadataValue" = Sequence [COMMA METADATA_VALUE],
        fits [METADATA_VALUE_NEXT_METADATA_VALUES], shortest ", 0", of "metadataValue";
    /// `(',' metadataField)*`
    METADATA_NEXT_METADATA_FIELDS "metadata_next_metadataFields" = Star [METADATA_NEXT_METADATA_FIELD],
        subsumes parts, of "metadata";
    /// `',' metadataField`
    METADATA_NEXT_METADATA_FIELD "metadata_next_metadataField" = Sequence [COMMA METADATA_FIELD],
        fits [METADATA_NEXT_METADATA_FIELDS], shortest ", 0", of "metadata";
    /// `'!' (STRING | '{' (metadata (',' metadata)*)? '}')`
    METADATA_BANG_STRING_OR_L_BRACE_R_BRACE "metadata_bang_STRING_or_l_brace_r_brace" = Sequence [BANG
        METADATA_AFTER_BANG], fits [METADATA_OPERAND], shortest "! \"\"", as Alternative, of "metadata";
    /// `STRING | '{' (metadata (',' metadata)*)? '}'`
    METADATA_AFTER_BANG "metadata_after_bang" = Alternation [STRING METADATA_L_BRACE_R_BRACE], subsumes parts,
        shortest "\"\"", as Rest, of "metadata";
    /// `'{' (metadata (',' metadata)*)? '}'`
    METADATA_L_BRACE_R_BRACE "metadata_l_brace_r_brace" = Sequence [L_BRACE OPTIONAL_METADATAS R_BRACE],
        fits [METADATA_AFTER_BANG], shortest "{ }", as Alternative, of "metadata";
    /// `(metadata (',' metadata)*)?`
    OPTIONAL_METADATAS "optional_metadatas" = Optional [METADATAS], subsumes parts, of "metadata"
        "instruction";
    /// `metadata (',' metadata)*`
    METADATAS "metadatas" = Sequence [METADATA_RULE NEXT_METADATAS], subsumes [METADATA_RULE],
        fits [OPTIONAL_METADATAS], shortest "!a", of "metadata" "instruction";
    /// `(',' metadata)*`
    NEXT_METADATAS "next_metadatas" = Star [NEXT_METADATA], subsumes parts, of "metadata" "instruction";
    /// `',' metadata`
    NEXT_METADATA "next_metadata" = Sequence [COMMA METADATA_RULE], fits [NEXT_METADATAS], shortest ", !a",
        of "metadata" "instruction";
    /// `GLOBAL '=' attribute* ('alias' | 'ifunc') type ',' (typedValue | value) (',' globalPart)*`
    ENTITY_GLOBAL "entity_GLOBAL" = Sequence [GLOBAL EQ ATTRIBUTES_PART ENTITY_ALIAS_OR_IFUNC TYPE COMMA
        ENTITY_TYPED_VALUE_OR_VALUE NEXT_GLOBAL_PARTS], fits [ENTITY], shortest "@a = alias i0 , 0",
        as Alternative, of "entity";
    /// `'alias' | 'ifunc'`
    ENTITY_ALIAS_OR_IFUNC "entity_alias_or_ifunc" = Set [ALIAS IFUNC], subsumes parts, shortest "alias",
        of "entity";
    /// `typedValue | value`
    ENTITY_TYPED_VALUE_OR_VALUE "entity_typedValue_or_value" = Alternation [TYPED_VALUE VALUE],
        subsumes parts, shortest "0", of "entity";
    /// `function : 'define' header '{' instruction* block* useListOrder* '}'`
    FUNCTION "function" = Sequence [DEFINE HEADER L_BRACE INSTRUCTIONS BLOCKS USE_LIST_ORDERS R_BRACE],
        fits [ENTITY], shortest "define i0 @a ( ) { }";
    /// `header : attribute* type GLOBAL parameters functionPart*`
    HEADER "header" = Sequence [ATTRIBUTES_PART TYPE GLOBAL PARAMETERS FUNCTION_PARTS], shortest "i0 @a ( )";
    /// `parameters : '(' (parameter (',' parameter)*)? ')'`
    PARAMETERS "parameters" = Sequence [L_PAREN PARAMETERS_OPTIONAL_PARAMETERS R_PAREN], shortest "( )";
    /// `(parameter (',' parameter)*)?`
    PARAMETERS_OPTIONAL_PARAMETERS "parameters_optional_parameters" = Optional [PARAMETERS_LIST],
        subsumes parts, of "parameters";
    /// `parameter (',' parameter)*`
    PARAMETERS_LIST "parameters_list" = Sequence [PARAMETER PARAMETERS_NEXT_PARAMETERS], subsumes [PARAMETER],
        fits [PARAMETERS_OPTIONAL_PARAMETERS], shortest "i0", of "parameters";
    /// `parameter : type attribute* LOCAL? | '...'`
    PARAMETER "parameter" = Alternation [PARAMETER_TYPE DOT_DOT_DOT], subsumes parts, fits [PARAMETERS_LIST],
        shortest "i0";
    /// `type attribute* LOCAL?`
    PARAMETER_TYPE "parameter_type" = Sequence [TYPE ATTRIBUTES_PART PARAMETER_OPTIONAL_LOCAL],
        subsumes [TYPE], fits [PARAMETER], shortest "i0", as Alternative, of "parameter";
    /// `LOCAL?`
    PARAMETER_OPTIONAL_LOCAL "parameter_optional_LOCAL" = Optional [LOCAL], subsumes parts, of "parameter";
    /// `(',' parameter)*`
    PARAMETERS_NEXT_PARAMETERS "parameters_next_parameters" = Star [PARAMETERS_NEXT_PARAMETER],
        subsumes parts, of "parameters";
    /// `',' parameter`
    PARAMETERS_NEXT_PARAMETER "parameters_next_parameter" = Sequence [COMMA PARAMETER],
        fits [PARAMETERS_NEXT_PARAMETERS], shortest ", i0", of "parameters";
    /// `functionPart*`
    FUNCTION_PARTS "functionParts" = Star [FUNCTION_PART], subsumes parts, of "functionPart";
    /// `functionPart : section | comdat | attribute | 'gc' STRING | ('prefix' | 'prologue' | 'personality')
    ///     typedValue | attachment`
    FUNCTION_PART "functionPart" = Alternation [SECTION COMDAT_RULE ATTRIBUTE FUNCTION_PART_GC_STRING
        FUNCTION_PART_PREFIX_OR_OTHER_TYPED_VALUE ATTACHMENT], subsumes parts, fits [FUNCTION_PARTS],
        shortest "a";
    /// `'gc' STRING`
    FUNCTION_PART_GC_STRING "functionPart_gc_STRING" = Sequence [GC STRING], fits [FUNCTION_PART],
        shortest "gc \"\"", as Alternative, of "functionPart";
    /// `('prefix' | 'prologue' | 'personality') typedValue`
    FUNCTION_PART_PREFIX_OR_OTHER_TYPED_VALUE "functionPart_prefix_or_other_typedValue" = Sequence
        [FUNCTION_PART_PREFIX_OR_OTHER TYPED_VALUE], fits [FUNCTION_PART], shortest "prefix i0 0",
        as Alternative, of "functionPart";
    /// `'prefix' | 'prologue' | 'personality'`
    FUNCTION_PART_PREFIX_OR_OTHER "functionPart_prefix_or_other" = Set [PREFIX PROLOGUE PERSONALITY],
        subsumes parts, shortest "prefix", of "functionPart";
    /// `instruction*`
    INSTRUCTIONS "instructions" = Star [INSTRUCTION], subsumes parts, of "instruction";
    /// `instruction : (LOCAL '=')? operation (',' instructionPart)* | RECORD '(' (metadata (',' metadata)*)?
    ///     ')'`
    INSTRUCTION "instruction" = Alternation [INSTRUCTION_OPERATION INSTRUCTION_RECORD], subsumes parts,
        fits [INSTRUCTIONS], shortest "fence";
    /// `(LOCAL '=')? operation (',' instructionPart)*`
    INSTRUCTION_OPERATION "instruction_operation" = Sequence [INSTRUCTION_OPTIONAL_LOCAL OPERATION
        INSTRUCTION_NEXT_INSTRUCTION_PARTS], subsumes [OPERATION], fits [INSTRUCTION], shortest "fence",
        as Alternative, of "instruction";
    /// `(LOCAL '=')?`
    INSTRUCTION_OPTIONAL_LOCAL "instruction_optional_LOCAL" = Optional [INSTRUCTION_LOCAL], subsumes parts,
        of "instruction";
    /// `LOCAL '='`
    INSTRUCTION_LOCAL "instruction_LOCAL" = Sequence [LOCAL EQ], fits [INSTRUCTION_OPTIONAL_LOCAL],
        shortest "%a =", of "instruction";
    /// `operation : 'unreachable' | 'ret' attribute* type value? | 'br' typedValues | 'switch' typedValue
    ///     ',' typedValue '[' case* ']' | 'indirectbr' typedValue ',' '[' typedValues? ']' | ('resume' |
    ///     'freeze') typedValue | 'fneg' attribute* typedValue | binaryOperator attribute* typedValue ','
    ///     value | ('icmp' | 'fcmp') condition+ typedValue ',' value | conversion attribute* typedValue
    ///     'to' type | 'select' attribute* typedValue ',' typedValue ',' typedValue | 'phi' attribute* type
    ///     (incoming (',' incoming)*)? | 'extractelement' typedValue ',' typedValue | ('insertelement' |
    ///     'shufflevector') typedValue ',' typedValue ',' typedValue | 'extractvalue' typedValue (','
    ///     NUMBER)+ | 'insertvalue' typedValue ',' typedValue (',' NUMBER)+ | 'alloca' attribute* type (','
    ///     typedValue)? | 'load' attribute* type ',' typedValue attribute* | 'store' attribute* typedValue
    ///     ',' typedValue attribute* | 'fence' attribute* | 'cmpxchg' attribute* typedValue ',' typedValue
    ///     ',' typedValue attribute* | 'atomicrmw' (attribute | binaryOperator)* typedValue ',' typedValue
    ///     attribute* | 'getelementptr' attribute* type (',' WORD? typedValue)* | 'va_arg' typedValue ','
    ///     type | ('tail' | 'musttail' | 'notail')? 'call' call | 'invoke' call 'to' typedValue 'unwind'
    ///     typedValue | 'callbr' call 'to' typedValue '[' typedValues? ']' | 'landingpad' type clause* |
    ///     'catchswitch' 'within' value '[' typedValues? ']' unwind | ('catchpad' | 'cleanuppad') 'within'
    ///     value '[' (argument (',' argument)*)? ']' | 'catchret' 'from' value 'to' typedValue |
    ///     'cleanupret' 'from' value unwind`
    OPERATION "operation" = Alternation [UNREACHABLE OPERATION_RET OPERATION_BR OPERATION_SWITCH
        OPERATION_INDIRECTBR OPERATION_RESUME_OR_FREEZE_TYPED_VALUE OPERATION_FNEG
        OPERATION_BINARY_OPERATOR_TYPED_VALUE_COMMA OPERATION_ICMP_OR_FCMP_CONDITIONS_TYPED_VALUE OPERATION_TO
        OPERATION_SELECT OPERATION_PHI OPERATION_EXTRACTELEMENT
        OPERATION_INSERTELEMENT_OR_SHUFFLEVECTOR_TYPED_VALUE_COMMA OPERATION_EXTRACTVALUE
        OPERATION_INSERTVALUE OPERATION_ALLOCA OPERATION_LOAD OPERATION_STORE OPERATION_FENCE
        OPERATION_CMPXCHG OPERATION_ATOMICRMW OPERATION_GETELEMENTPTR OPERATION_VA_ARG OPERATION_CALL
        OPERATION_INVOKE_TO_UNWIND OPERATION_CALLBR_TO OPERATION_LANDINGPAD OPERATION_CATCHSWITCH_WITHIN
        OPERATION_WITHIN OPERATION_CATCHRET_FROM_TO OPERATION_CLEANUPRET_FROM], subsumes parts,
        fits [INSTRUCTION_OPERATION], shortest "fence";
    /// `'ret' attribute* type value?`
    OPERATION_RET "operation_ret" = Sequence [RET ATTRIBUTES_PART TYPE OPTIONAL_VALUE], fits [OPERATION],
        shortest "ret i0", as Alternative, of "operation";
    /// `'br' typedValues`
    OPERATION_BR "operation_br" = Sequence [BR TYPED_VALUES], fits [OPERATION], shortest "br i0 0",
        as Alternative, of "operation";
    /// `'switch' typedValue ',' typedValue '[' case* ']'`
    OPERATION_SWITCH "operation_switch" = Sequence [SWITCH TYPED_VALUE COMMA TYPED_VALUE L_BRACKET CASES
        R_BRACKET], fits [OPERATION], shortest "switch i0 0 , i0 0 [ ]", as Alternative, of "operation";
    /// `case*`
    CASES "cases" = Star [CASE], subsumes parts, of "case";
    /// `case : typedValue ',' typedValue`
    CASE "case" = Sequence [TYPED_VALUE COMMA TYPED_VALUE], fits [CASES], shortest "i0 0 , i0 0";
    /// `'indirectbr' typedValue ',' '[' typedValues? ']'`
    OPERATION_INDIRECTBR "operation_indirectbr" = Sequence [INDIRECTBR TYPED_VALUE COMMA L_BRACKET
        OPTIONAL_TYPED_VALUES R_BRACKET], fits [OPERATION], shortest "indirectbr i0 0 , [ ]", as Alternative,
        of "operation";
    /// `('resume' | 'freeze') typedValue`
    OPERATION_RESUME_OR_FREEZE_TYPED_VALUE "operation_resume_or_freeze_typedValue" = Sequence
        [OPERATION_RESUME_OR_FREEZE TYPED_VALUE], fits [OPERATION], shortest "resume i0 0", as Alternative,
        of "operation";
    /// `'resume' | 'freeze'`
    OPERATION_RESUME_OR_FREEZE "operation_resume_or_freeze" = Set [RESUME FREEZE], subsumes parts,
        shortest "resume", of "operation";
    /// `'fneg' attribute* typedValue`
    OPERATION_FNEG "operation_fneg" = Sequence [FNEG ATTRIBUTES_PART TYPED_VALUE], fits [OPERATION],
        shortest "fneg i0 0", as Alternative, of "operation";
    /// `binaryOperator attribute* typedValue ',' value`
    OPERATION_BINARY_OPERATOR_TYPED_VALUE_COMMA "operation_binaryOperator_typedValue_comma" = Sequence
        [BINARY_OPERATOR ATTRIBUTES_PART TYPED_VALUE COMMA VALUE], fits [OPERATION], shortest "or i0 0 , 0",
        as Alternative, of "operation";
    /// `('icmp' | 'fcmp') condition+ typedValue ',' value`
    OPERATION_ICMP_OR_FCMP_CONDITIONS_TYPED_VALUE "operation_icmp_or_fcmp_conditions_typedValue" = Sequence
        [OPERATION_ICMP_OR_FCMP SOME_CONDITIONS TYPED_VALUE COMMA VALUE], fits [OPERATION],
        shortest "icmp a i0 0 , 0", as Alternative, of "operation";
    /// `'icmp' | 'fcmp'`
    OPERATION_ICMP_OR_FCMP "operation_icmp_or_fcmp" = Set [ICMP FCMP], subsumes parts, shortest "icmp",
        of "operation";
    /// `condition+`
    SOME_CONDITIONS "some_conditions" = Plus [CONDITION], subsumes parts [CONDITIONS], fits [CONDITIONS],
        shortest "a", of "condition";
    /// `conversion attribute* typedValue 'to' type`
    OPERATION_TO "operation_to" = Sequence [CONVERSION ATTRIBUTES_PART TYPED_VALUE TO TYPE], fits [OPERATION],
        shortest "zext i0 0 to i0", as Alternative, of "operation";
    /// `'select' attribute* typedValue ',' typedValue ',' typedValue`
    OPERATION_SELECT "operation_select" = Sequence [SELECT ATTRIBUTES_PART TYPED_VALUE COMMA TYPED_VALUE COMMA
        TYPED_VALUE], fits [OPERATION], shortest "select i0 0 , i0 0 , i0 0", as Alternative, of "operation";
    /// `'phi' attribute* type (incoming (',' incoming)*)?`
    OPERATION_PHI "operation_phi" = Sequence [PHI ATTRIBUTES_PART TYPE OPERATION_OPTIONAL_INCOMINGS],
        fits [OPERATION], shortest "phi i0", as Alternative, of "operation";
    /// `(incoming (',' incoming)*)?`
    OPERATION_OPTIONAL_INCOMINGS "operation_optional_incomings" = Optional [OPERATION_INCOMINGS],
        subsumes parts, of "operation";
    /// `incoming (',' incoming)*`
    OPERATION_INCOMINGS "operation_incomings" = Sequence [INCOMING OPERATION_NEXT_INCOMINGS],
        subsumes [INCOMING], fits [OPERATION_OPTIONAL_INCOMINGS], shortest "[ 0 , 0 ]", of "operation";
    /// `incoming : '[' value ',' value ']'`
    INCOMING "incoming" = Sequence [L_BRACKET VALUE COMMA VALUE R_BRACKET], fits [OPERATION_INCOMINGS],
        shortest "[ 0 , 0 ]";
    /// `(',' incoming)*`
    OPERATION_NEXT_INCOMINGS "operation_next_incomings" = Star [OPERATION_NEXT_INCOMING], subsumes parts,
        of "operation";
    /// `',' incoming`
    OPERATION_NEXT_INCOMING "operation_next_incoming" = Sequence [COMMA INCOMING],
        fits [OPERATION_NEXT_INCOMINGS], shortest ", [ 0 , 0 ]", of "operation";
    /// `'extractelement' typedValue ',' typedValue`
    OPERATION_EXTRACTELEMENT "operation_extractelement" = Sequence [EXTRACTELEMENT TYPED_VALUE COMMA
        TYPED_VALUE], fits [OPERATION], shortest "extractelement i0 0 , i0 0", as Alternative, of "operation";
    /// `('insertelement' | 'shufflevector') typedValue ',' typedValue ',' typedValue`
    OPERATION_INSERTELEMENT_OR_SHUFFLEVECTOR_TYPED_VALUE_COMMA
        "operation_insertelement_or_shufflevector_typedValue_comma" = Sequence
        [OPERATION_INSERTELEMENT_OR_SHUFFLEVECTOR_CHOICE TYPED_VALUE COMMA TYPED_VALUE COMMA TYPED_VALUE],
        fits [OPERATION], shortest "insertelement i0 0 , i0 0 , i0 0", as Alternative, of "operation";
    /// `'insertelement' | 'shufflevector'`
    OPERATION_INSERTELEMENT_OR_SHUFFLEVECTOR_CHOICE "operation_insertelement_or_shufflevector_choice" = Set
        [INSERTELEMENT SHUFFLEVECTOR], subsumes parts, shortest "insertelement", of "operation";
    /// `'extractvalue' typedValue (',' NUMBER)+`
    OPERATION_EXTRACTVALUE "operation_extractvalue" = Sequence [EXTRACTVALUE TYPED_VALUE
        OPERATION_SOME_NEXT_NUMBERS], fits [OPERATION], shortest "extractvalue i0 0 , 0", as Alternative,
        of "operation";
    /// `(',' NUMBER)+`
    OPERATION_SOME_NEXT_NUMBERS "operation_some_next_NUMBERs" = Plus [NEXT_NUMBER], subsumes parts
        [INDEXES_NEXT_NUMBERS], fits [INDEXES_NEXT_NUMBERS], shortest ", 0", of "operation";
    /// `',' NUMBER`
    NEXT_NUMBER "next_NUMBER" = Sequence [COMMA NUMBER], fits [OPERATION_SOME_NEXT_NUMBERS
        INDEXES_NEXT_NUMBERS], shortest ", 0", of "operation" "indexes";
    /// `'insertvalue' typedValue ',' typedValue (',' NUMBER)+`
    OPERATION_INSERTVALUE "operation_insertvalue" = Sequence [INSERTVALUE TYPED_VALUE COMMA TYPED_VALUE
        OPERATION_SOME_NEXT_NUMBERS], fits [OPERATION], shortest "insertvalue i0 0 , i0 0 , 0",
        as Alternative, of "operation";
    /// `'alloca' attribute* type (',' typedValue)?`
    OPERATION_ALLOCA "operation_alloca" = Sequence [ALLOCA ATTRIBUTES_PART TYPE
        OPERATION_OPTIONAL_NEXT_TYPED_VALUE], fits [OPERATION], shortest "alloca i0", as Alternative,
        of "operation";
    /// `(',' typedValue)?`
    OPERATION_OPTIONAL_NEXT_TYPED_VALUE "operation_optional_next_typedValue" = Optional [NEXT_TYPED_VALUE],
        subsumes parts, of "operation";
    /// `'load' attribute* type ',' typedValue attribute*`
    OPERATION_LOAD "operation_load" = Sequence [LOAD ATTRIBUTES_PART TYPE COMMA TYPED_VALUE ATTRIBUTES_PART],
        fits [OPERATION], shortest "load i0 , i0 0", as Alternative, of "operation";
    /// `'store' attribute* typedValue ',' typedValue attribute*`
    OPERATION_STORE "operation_store" = Sequence [STORE ATTRIBUTES_PART TYPED_VALUE COMMA TYPED_VALUE
        ATTRIBUTES_PART], fits [OPERATION], shortest "store i0 0 , i0 0", as Alternative, of "operation";
    /// `'fence' attribute*`
    OPERATION_FENCE "operation_fence" = Sequence [FENCE ATTRIBUTES_PART], subsumes [FENCE], fits [OPERATION],
        shortest "fence", as Alternative, of "operation";
    /// `'cmpxchg' attribute* typedValue ',' typedValue ',' typedValue attribute*`
    OPERATION_CMPXCHG "operation_cmpxchg" = Sequence [CMPXCHG ATTRIBUTES_PART TYPED_VALUE COMMA TYPED_VALUE
        COMMA TYPED_VALUE ATTRIBUTES_PART], fits [OPERATION], shortest "cmpxchg i0 0 , i0 0 , i0 0",
        as Alternative, of "operation";
    /// `'atomicrmw' (attribute | binaryOperator)* typedValue ',' typedValue attribute*`
    OPERATION_ATOMICRMW "operation_atomicrmw" = Sequence [ATOMICRMW OPERATION_ATTRIBUTE_OR_BINARY_OPERATORS
        TYPED_VALUE COMMA TYPED_VALUE ATTRIBUTES_PART], fits [OPERATION], shortest "atomicrmw i0 0 , i0 0",
        as Alternative, of "operation";
    /// `(attribute | binaryOperator)*`
    OPERATION_ATTRIBUTE_OR_BINARY_OPERATORS "operation_attribute_or_binaryOperators" = Star
        [OPERATION_ATTRIBUTE_OR_BINARY_OPERATOR], subsumes parts, of "operation";
    /// `attribute | binaryOperator`
    OPERATION_ATTRIBUTE_OR_BINARY_OPERATOR "operation_attribute_or_binaryOperator" = Alternation [ATTRIBUTE
        BINARY_OPERATOR], subsumes parts, fits [OPERATION_ATTRIBUTE_OR_BINARY_OPERATORS], shortest "a",
        of "operation";
    /// `'getelementptr' attribute* type (',' WORD? typedValue)*`
    OPERATION_GETELEMENTPTR "operation_getelementptr" = Sequence [GETELEMENTPTR ATTRIBUTES_PART TYPE
        COMMA_TYPED_VALUES], fits [OPERATION], shortest "getelementptr i0", as Alternative, of "operation";
    /// `'va_arg' typedValue ',' type`
    OPERATION_VA_ARG "operation_va_arg" = Sequence [VA_ARG TYPED_VALUE COMMA TYPE], fits [OPERATION],
        shortest "va_arg i0 0 , i0", as Alternative, of "operation";
    /// `('tail' | 'musttail' | 'notail')? 'call' call`
    OPERATION_CALL "operation_call" = Sequence [OPERATION_OPTIONAL_TAIL_OR_OTHER CALL_KEYWORD CALL],
        fits [OPERATION], shortest "call i0 0 ( )", as Alternative, of "operation";
    /// `('tail' | 'musttail' | 'notail')?`
    OPERATION_OPTIONAL_TAIL_OR_OTHER "operation_optional_tail_or_other" = Optional [OPERATION_TAIL_OR_OTHER],
        subsumes parts, of "operation";
    /// `'tail' | 'musttail' | 'notail'`
    OPERATION_TAIL_OR_OTHER "operation_tail_or_other" = Set [TAIL MUSTTAIL NOTAIL], subsumes parts,
        fits [OPERATION_OPTIONAL_TAIL_OR_OTHER], shortest "tail", of "operation";
    /// `call : attribute* type value '(' (argument (',' argument)*)? ')' attribute* bundles?`
    CALL "call" = Sequence [ATTRIBUTES_PART TYPE VALUE L_PAREN OPTIONAL_ARGUMENT_LIST R_PAREN ATTRIBUTES_PART
        OPTIONAL_BUNDLES], shortest "i0 0 ( )";
    /// `(argument (',' argument)*)?`
    OPTIONAL_ARGUMENT_LIST "optional_argument_list" = Optional [ARGUMENT_LIST], subsumes parts, of "call"
        "operation" "bundle";
    /// `argument (',' argument)*`
    ARGUMENT_LIST "argument_list" = Sequence [ARGUMENT NEXT_ARGUMENTS], subsumes [ARGUMENT],
        fits [OPTIONAL_ARGUMENT_LIST], shortest "...", of "call" "operation" "bundle";
    /// `argument : 'metadata' attribute* metadata | type attribute* value | '...'`
    ARGUMENT "argument" = Alternation [ARGUMENT_METADATA ARGUMENT_TYPE_VALUE DOT_DOT_DOT], subsumes parts,
        fits [ARGUMENT_LIST], shortest "...";
    /// `'metadata' attribute* metadata`
    ARGUMENT_METADATA "argument_metadata" = Sequence [METADATA_KEYWORD ATTRIBUTES_PART METADATA_RULE],
        fits [ARGUMENT], shortest "metadata !a", as Alternative, of "argument";
    /// `type attribute* value`
    ARGUMENT_TYPE_VALUE "argument_type_value" = Sequence [TYPE ATTRIBUTES_PART VALUE], fits [ARGUMENT],
        shortest "i0 0", as Alternative, of "argument";
    /// `(',' argument)*`
    NEXT_ARGUMENTS "next_arguments" = Star [NEXT_ARGUMENT], subsumes parts, of "call" "operation" "bundle";
    /// `',' argument`
    NEXT_ARGUMENT "next_argument" = Sequence [COMMA ARGUMENT], fits [NEXT_ARGUMENTS], shortest ", ...",
        of "call" "operation" "bundle";
    /// `bundles?`
    OPTIONAL_BUNDLES "optional_bundles" = Optional [BUNDLES], subsumes parts, of "bundles";
    /// `bundles : '[' (bundle (',' bundle)*)? ']'`
    BUNDLES "bundles" = Sequence [L_BRACKET BUNDLES_OPTIONAL_BUNDLES R_BRACKET], fits [OPTIONAL_BUNDLES],
        shortest "[ ]";
    /// `(bundle (',' bundle)*)?`
    BUNDLES_OPTIONAL_BUNDLES "bundles_optional_bundles" = Optional [BUNDLES_LIST], subsumes parts,
        of "bundles";
    /// `bundle (',' bundle)*`
    BUNDLES_LIST "bundles_list" = Sequence [BUNDLE BUNDLES_NEXT_BUNDLES], subsumes [BUNDLE],
        fits [BUNDLES_OPTIONAL_BUNDLES], shortest "\"\" ( )", of "bundles";
    /// `bundle : STRING '(' (argument (',' argument)*)? ')'`
    BUNDLE "bundle" = Sequence [STRING L_PAREN OPTIONAL_ARGUMENT_LIST R_PAREN], fits [BUNDLES_LIST],
        shortest "\"\" ( )";
    /// `(',' bundle)*`
    BUNDLES_NEXT_BUNDLES "bundles_next_bundles" = Star [BUNDLES_NEXT_BUNDLE], subsumes parts, of "bundles";
    /// `',' bundle`
    BUNDLES_NEXT_BUNDLE "bundles_next_bundle" = Sequence [COMMA BUNDLE], fits [BUNDLES_NEXT_BUNDLES],
        shortest ", \"\" ( )", of "bundles";
    /// `'invoke' call 'to' typedValue 'unwind' typedValue`
    OPERATION_INVOKE_TO_UNWIND "operation_invoke_to_unwind" = Sequence [INVOKE CALL TO TYPED_VALUE
        UNWIND_KEYWORD TYPED_VALUE], fits [OPERATION], shortest "invoke i0 0 ( ) to i0 0 unwind i0 0",
        as Alternative, of "operation";
    /// `'callbr' call 'to' typedValue '[' typedValues? ']'`
    OPERATION_CALLBR_TO "operation_callbr_to" = Sequence [CALLBR CALL TO TYPED_VALUE L_BRACKET
        OPTIONAL_TYPED_VALUES R_BRACKET], fits [OPERATION], shortest "callbr i0 0 ( ) to i0 0 [ ]",
        as Alternative, of "operation";
    /// `'landingpad' type clause*`
    OPERATION_LANDINGPAD "operation_landingpad" = Sequence [LANDINGPAD TYPE CLAUSES], fits [OPERATION],
        shortest "landingpad i0", as Alternative, of "operation";
    /// `clause*`
    CLAUSES "clauses" = Star [CLAUSE], subsumes parts, of "clause";
    /// `clause : 'cleanup' | ('catch' | 'filter') typedValue`
    CLAUSE "clause" = Alternation [CLEANUP CLAUSE_CATCH_OR_FILTER_TYPED_VALUE], subsumes parts,
        fits [CLAUSES], shortest "cleanup";
    /// `('catch' | 'filter') typedValue`
    CLAUSE_CATCH_OR_FILTER_TYPED_VALUE "clause_catch_or_filter_typedValue" = Sequence [CLAUSE_CATCH_OR_FILTER
        TYPED_VALUE], fits [CLAUSE], shortest "catch i0 0", as Alternative, of "clause";
    /// `'catch' | 'filter'`
    CLAUSE_CATCH_OR_FILTER "clause_catch_or_filter" = Set [CATCH FILTER], subsumes parts, shortest "catch",
        of "clause";
    /// `'catchswitch' 'within' value '[' typedValues? ']' unwind`
    OPERATION_CATCHSWITCH_WITHIN "operation_catchswitch_within" = Sequence [CATCHSWITCH WITHIN VALUE L_BRACKET
        OPTIONAL_TYPED_VALUES R_BRACKET UNWIND], fits [OPERATION],
        shortest "catchswitch within 0 [ ] unwind i0 0", as Alternative, of "operation";
    /// `unwind : 'unwind' ('to' 'caller' | typedValue)`
    UNWIND "unwind" = Sequence [UNWIND_KEYWORD UNWIND_TO_CALLER_OR_TYPED_VALUE], shortest "unwind i0 0";
    /// `'to' 'caller' | typedValue`
    UNWIND_TO_CALLER_OR_TYPED_VALUE "unwind_to_caller_or_typedValue" = Alternation [UNWIND_TO_CALLER
        TYPED_VALUE], subsumes parts, shortest "i0 0", of "unwind";
    /// `'to' 'caller'`
    UNWIND_TO_CALLER "unwind_to_caller" = Sequence [TO CALLER], fits [UNWIND_TO_CALLER_OR_TYPED_VALUE],
        shortest "to caller", as Alternative, of "unwind";
    /// `('catchpad' | 'cleanuppad') 'within' value '[' (argument (',' argument)*)? ']'`
    OPERATION_WITHIN "operation_within" = Sequence [OPERATION_CATCHPAD_OR_CLEANUPPAD WITHIN VALUE L_BRACKET
        OPTIONAL_ARGUMENT_LIST R_BRACKET], fits [OPERATION], shortest "catchpad within 0 [ ]", as Alternative,
        of "operation";
    /// `'catchpad' | 'cleanuppad'`
    OPERATION_CATCHPAD_OR_CLEANUPPAD "operation_catchpad_or_cleanuppad" = Set [CATCHPAD CLEANUPPAD],
        subsumes parts, shortest "catchpad", of "operation";
    /// `'catchret' 'from' value 'to' typedValue`
    OPERATION_CATCHRET_FROM_TO "operation_catchret_from_to" = Sequence [CATCHRET FROM VALUE TO TYPED_VALUE],
        fits [OPERATION], shortest "catchret from 0 to i0 0", as Alternative, of "operation";
    /// `'cleanupret' 'from' value unwind`
    OPERATION_CLEANUPRET_FROM "operation_cleanupret_from" = Sequence [CLEANUPRET FROM VALUE UNWIND],
        fits [OPERATION], shortest "cleanupret from 0 unwind i0 0", as Alternative, of "operation";
    /// `(',' instructionPart)*`
    INSTRUCTION_NEXT_INSTRUCTION_PARTS "instruction_next_instructionParts" = Star
        [INSTRUCTION_NEXT_INSTRUCTION_PART], subsumes parts, of "instruction";
    /// `',' instructionPart`
    INSTRUCTION_NEXT_INSTRUCTION_PART "instruction_next_instructionPart" = Sequence [COMMA INSTRUCTION_PART],
        fits [INSTRUCTION_NEXT_INSTRUCTION_PARTS], shortest ", !a !a", of "instruction";
    /// `instructionPart : alignment | 'addrspace' arguments | attachment`
    INSTRUCTION_PART "instructionPart" = Alternation [ALIGNMENT ADDRSPACE_PART ATTACHMENT], subsumes parts,
        shortest "!a !a";
    /// `RECORD '(' (metadata (',' metadata)*)? ')'`
    INSTRUCTION_RECORD "instruction_RECORD" = Sequence [RECORD L_PAREN OPTIONAL_METADATAS R_PAREN],
        fits [INSTRUCTION], shortest "#a ( )", as Alternative, of "instruction";
    /// `block*`
    BLOCKS "blocks" = Star [BLOCK], subsumes parts, of "block";
    /// `block : LABEL instruction*`
    BLOCK "block" = Sequence [LABEL INSTRUCTIONS], subsumes [LABEL], fits [BLOCKS], shortest "a:";
    /// `useListOrder*`
    USE_LIST_ORDERS "useListOrders" = Star [USE_LIST_ORDER], subsumes parts, of "useListOrder";
    /// `useListOrder : 'uselistorder' typedValue ',' indexes | 'uselistorder_bb' value ',' value ',' indexes`
    USE_LIST_ORDER "useListOrder" = Alternation [USE_LIST_ORDER_USELISTORDER USE_LIST_ORDER_USELISTORDER_BB],
        subsumes parts, fits [ENTITY USE_LIST_ORDERS], shortest "uselistorder i0 0 , { 0 }";
    /// `'uselistorder' typedValue ',' indexes`
    USE_LIST_ORDER_USELISTORDER "useListOrder_uselistorder" = Sequence [USELISTORDER TYPED_VALUE COMMA
        INDEXES], fits [USE_LIST_ORDER], shortest "uselistorder i0 0 , { 0 }", as Alternative,
        of "useListOrder";
    /// `indexes : '{' NUMBER (',' NUMBER)* '}'`
    INDEXES "indexes" = Sequence [L_BRACE NUMBER INDEXES_NEXT_NUMBERS R_BRACE], shortest "{ 0 }";
    /// `(',' NUMBER)*`
    INDEXES_NEXT_NUMBERS "indexes_next_NUMBERs" = Star [NEXT_NUMBER], subsumes parts
        [OPERATION_SOME_NEXT_NUMBERS], fits [OPERATION_SOME_NEXT_NUMBERS], of "indexes";
    /// `'uselistorder_bb' value ',' value ',' indexes`
    USE_LIST_ORDER_USELISTORDER_BB "useListOrder_uselistorder_bb" = Sequence [USELISTORDER_BB VALUE COMMA
        VALUE COMMA INDEXES], fits [USE_LIST_ORDER], shortest "uselistorder_bb 0 , 0 , { 0 }", as Alternative,
        of "useListOrder";
    /// `declaration : 'declare' attachment* header`
    DECLARATION "declaration" = Sequence [DECLARE ATTACHMENTS HEADER], fits [ENTITY],
        shortest "declare i0 @a ( )";
    /// `attachment*`
    ATTACHMENTS "attachments" = Star [ATTACHMENT], subsumes parts, of "attachment";
    /// `'attributes' GROUP '=' '{' attribute* '}'`
    ENTITY_ATTRIBUTES_GROUP "entity_attributes_GROUP" = Sequence [ATTRIBUTES GROUP EQ L_BRACE ATTRIBUTES_PART
        R_BRACE], fits [ENTITY], shortest "attributes #0 = { }", as Alternative, of "entity";
    /// `METADATA '=' 'distinct'? metadata`
    ENTITY_METADATA "entity_METADATA" = Sequence [METADATA EQ ENTITY_OPTIONAL_DISTINCT METADATA_RULE],
        fits [ENTITY], shortest "!a = !a", as Alternative, of "entity";
    /// `'distinct'?`
    ENTITY_OPTIONAL_DISTINCT "entity_optional_distinct" = Optional [DISTINCT], subsumes parts, of "entity";
    /// `SUMMARY '=' LABEL summaryItem`
    ENTITY_SUMMARY_LABEL "entity_SUMMARY_LABEL" = Sequence [SUMMARY EQ LABEL SUMMARY_ITEM], fits [ENTITY],
        shortest "^0 = a: =", as Alternative, of "entity";
    /// `summaryItem : LABEL? summaryValue+`
    SUMMARY_ITEM "summaryItem" = Sequence [OPTIONAL_LABEL SUMMARY_VALUES], subsumes [SUMMARY_VALUES],
        fits [SUMMARY_VALUE_SUMMARY_ITEMS], shortest "=";
    /// `summaryValue+`
    SUMMARY_VALUES "summaryValues" = Plus [SUMMARY_VALUE], subsumes parts, fits [SUMMARY_ITEM], shortest "=",
        of "summaryValue";
    /// `summaryValue : '(' (summaryItem (',' summaryItem)*)? ')' | '[' (summaryItem (',' summaryItem)*)? ']'
    ///     | ~('[' | ',' | ']' | '(' | ')' | LABEL)`
    SUMMARY_VALUE "summaryValue" = Alternation [SUMMARY_VALUE_L_PAREN_R_PAREN
        SUMMARY_VALUE_L_BRACKET_R_BRACKET SUMMARY_VALUE_ANY_BUT_L_BRACKET_OR_OTHER], subsumes parts,
        fits [SUMMARY_VALUES], shortest "=";
    /// `'(' (summaryItem (',' summaryItem)*)? ')'`
    SUMMARY_VALUE_L_PAREN_R_PAREN "summaryValue_l_paren_r_paren" = Sequence [L_PAREN
        SUMMARY_VALUE_OPTIONAL_SUMMARY_ITEMS R_PAREN], fits [SUMMARY_VALUE], shortest "( )", as Alternative,
        of "summaryValue";
    /// `(summaryItem (',' summaryItem)*)?`
    SUMMARY_VALUE_OPTIONAL_SUMMARY_ITEMS "summaryValue_optional_summaryItems" = Optional
        [SUMMARY_VALUE_SUMMARY_ITEMS], subsumes parts, of "summaryValue";
    /// `summaryItem (',' summaryItem)*`
    SUMMARY_VALUE_SUMMARY_ITEMS "summaryValue_summaryItems" = Sequence [SUMMARY_ITEM
        SUMMARY_VALUE_NEXT_SUMMARY_ITEMS], subsumes [SUMMARY_ITEM],
        fits [SUMMARY_VALUE_OPTIONAL_SUMMARY_ITEMS], shortest "=", of "summaryValue";
    /// `(',' summaryItem)*`
    SUMMARY_VALUE_NEXT_SUMMARY_ITEMS "summaryValue_next_summaryItems" = Star
        [SUMMARY_VALUE_NEXT_SUMMARY_ITEM], subsumes parts, of "summaryValue";
    /// `',' summaryItem`
    SUMMARY_VALUE_NEXT_SUMMARY_ITEM "summaryValue_next_summaryItem" = Sequence [COMMA SUMMARY_ITEM],
        fits [SUMMARY_VALUE_NEXT_SUMMARY_ITEMS], shortest ", =", of "summaryValue";
    /// `'[' (summaryItem (',' summaryItem)*)? ']'`
    SUMMARY_VALUE_L_BRACKET_R_BRACKET "summaryValue_l_bracket_r_bracket" = Sequence [L_BRACKET
        SUMMARY_VALUE_OPTIONAL_SUMMARY_ITEMS R_BRACKET], fits [SUMMARY_VALUE], shortest "[ ]", as Alternative,
        of "summaryValue";
    /// `~('[' | ',' | ']' | '(' | ')' | LABEL)`
    SUMMARY_VALUE_ANY_BUT_L_BRACKET_OR_OTHER "summaryValue_any_but_l_bracket_or_other" = Set but [L_BRACKET
        COMMA R_BRACKET L_PAREN R_PAREN LABEL], subsumes parts, fits [SUMMARY_VALUE], shortest "=", as Set,
        of "summaryValue";
  }
}
