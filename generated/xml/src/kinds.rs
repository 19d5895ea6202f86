// @generated from grammars/xml.toml by `cargo xtask gen` (blake3 e4c4b10cb3f36215)

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
    /// `COMMENT : Comment`
    COMMENT "COMMENT" shortest "<!---->";
    /// `CDATA_OPEN : '<![CDATA[' -> pushMode(CDATA)`
    CDATA_OPEN "CDATA_OPEN" shortest "<![CDATA[";
    /// `DOCTYPE : '<!DOCTYPE' -> pushMode(DECLARATION)`
    DOCTYPE "DOCTYPE" shortest "<!DOCTYPE";
    /// `ELEMENT : '<!ELEMENT' -> pushMode(DECLARATION)`
    ELEMENT "ELEMENT" shortest "<!ELEMENT";
    /// `ATTLIST : '<!ATTLIST' -> pushMode(DECLARATION)`
    ATTLIST "ATTLIST" shortest "<!ATTLIST";
    /// `ENTITY : '<!ENTITY' -> pushMode(DECLARATION)`
    ENTITY "ENTITY" shortest "<!ENTITY";
    /// `NOTATION : '<!NOTATION' -> pushMode(DECLARATION)`
    NOTATION "NOTATION" shortest "<!NOTATION";
    /// `SECTION : '<![' Space* (Name | ParameterReference) Space* '['`
    SECTION "SECTION" shortest "<![a[";
    /// `IGNORED : Ignored`
    IGNORED "IGNORED" shortest "<![IGNORE[]]>";
    SECTION_END "SECTION_END" shortest "]]>";
    /// `INSTRUCTION : '<?' Name -> pushMode(INSTRUCTION_TEXT)`
    INSTRUCTION "INSTRUCTION" shortest "<?a";
    /// `OPEN : '<' -> pushMode(TAG)`
    OPEN "OPEN" shortest "<";
    /// `OPEN_END : '</' -> pushMode(TAG)`
    OPEN_END "OPEN_END" shortest "</";
    /// `REFERENCE : Reference`
    REFERENCE "REFERENCE" shortest "&a;";
    /// `PARAMETER_REFERENCE : ParameterReference`
    PARAMETER_REFERENCE "PARAMETER_REFERENCE" shortest "%a;";
    /// `WORD : WordPart+ | ~[\t-\n\r &<\u{FEFF}]`
    WORD "WORD" shortest "a" is Close;
    /// `SPACE : (Space | '\u{FEFF}')+ -> skip`
    SPACE "SPACE";
    /// `NAME : Name`
    NAME "NAME" shortest "a";
    /// `CODE_NAME : Space+ ('style' | 'd' | 'on' [a-z]+) -> pushMode(CODE)`
    CODE_NAME "CODE_NAME" shortest " d";
    /// `ATTRIBUTE_NAME : Space+ Name`
    ATTRIBUTE_NAME "ATTRIBUTE_NAME" shortest " a";
    EQUALS "EQUALS" shortest "=";
    /// `QUOTE : '"' -> pushMode(QUOTED)`
    QUOTE "QUOTE" shortest "\"";
    /// `APOSTROPHE : '\'' -> pushMode(IN_APOSTROPHES)`
    APOSTROPHE "APOSTROPHE" shortest "'";
    /// `CLOSE : '>' -> popMode`
    CLOSE "CLOSE" shortest ">";
    /// `CLOSE_EMPTY : '/>' -> popMode`
    CLOSE_EMPTY "CLOSE_EMPTY" shortest "/>";
    /// `TAG_OPEN : [<] -> type(OPEN)`
    TAG_OPEN "TAG_OPEN";
    /// `TAG_OPEN_END : [<] '/' -> type(OPEN_END)`
    TAG_OPEN_END "TAG_OPEN_END";
    /// `TAG_SPACE : Space+ -> skip`
    TAG_SPACE "TAG_SPACE";
    /// `VALUE : Space* '=' Space* ('"' ~["<]* '"' | '\'' ~['<]* '\'') -> popMode`
    VALUE "VALUE" shortest "=\"\"";
    /// `CODE_EQUALS : [=] -> type(EQUALS), popMode`
    CODE_EQUALS "CODE_EQUALS";
    /// `CODE_CLOSE : [>] -> type(CLOSE), popMode, popMode`
    CODE_CLOSE "CODE_CLOSE";
    /// `CODE_CLOSE_EMPTY : [/] '>' -> type(CLOSE_EMPTY), popMode, popMode`
    CODE_CLOSE_EMPTY "CODE_CLOSE_EMPTY";
    /// `CODE_OPEN : [<] -> type(OPEN), popMode`
    CODE_OPEN "CODE_OPEN";
    /// `CODE_SPACE : Space+ -> skip`
    CODE_SPACE "CODE_SPACE";
    /// `QUOTED_OPEN : [<] -> type(OPEN), popMode`
    QUOTED_OPEN "QUOTED_OPEN";
    /// `QUOTED_OPEN_END : [<] '/' -> type(OPEN_END), popMode`
    QUOTED_OPEN_END "QUOTED_OPEN_END";
    /// `QUOTE_END : ["] -> type(QUOTE), popMode`
    QUOTE_END "QUOTE_END";
    /// `QUOTED_REFERENCE : Reference -> type(REFERENCE)`
    QUOTED_REFERENCE "QUOTED_REFERENCE";
    /// `QUOTED_WORD : (WordPart+ | ~[\t-\n\r "&<]) -> type(WORD)`
    QUOTED_WORD "QUOTED_WORD";
    /// `QUOTED_SPACE : Space+ -> skip`
    QUOTED_SPACE "QUOTED_SPACE";
    /// `APOSTROPHES_OPEN : [<] -> type(OPEN), popMode`
    APOSTROPHES_OPEN "APOSTROPHES_OPEN";
    /// `APOSTROPHES_OPEN_END : [<] '/' -> type(OPEN_END), popMode`
    APOSTROPHES_OPEN_END "APOSTROPHES_OPEN_END";
    /// `APOSTROPHE_END : ['] -> type(APOSTROPHE), popMode`
    APOSTROPHE_END "APOSTROPHE_END";
    /// `APOSTROPHES_REFERENCE : Reference -> type(REFERENCE)`
    APOSTROPHES_REFERENCE "APOSTROPHES_REFERENCE";
    /// `APOSTROPHES_WORD : (WordPart+ | ~[\t-\n\r &-'<]) -> type(WORD)`
    APOSTROPHES_WORD "APOSTROPHES_WORD";
    /// `APOSTROPHES_SPACE : Space+ -> skip`
    APOSTROPHES_SPACE "APOSTROPHES_SPACE";
    /// `CDATA_END : ']]' [>] -> type(SECTION_END), popMode`
    CDATA_END "CDATA_END";
    /// `CDATA_BODY : (~[\t-\n\r \]] | CdataBracket) (~[\]] | CdataBracket)*`
    CDATA_BODY "CDATA_BODY" shortest "a";
    /// `CDATA_WORD : [\]] -> type(WORD)`
    CDATA_WORD "CDATA_WORD";
    /// `CDATA_SPACE : Space+ -> skip`
    CDATA_SPACE "CDATA_SPACE";
    /// `INSTRUCTION_END : '?>' -> popMode`
    INSTRUCTION_END "INSTRUCTION_END" shortest "?>";
    /// `INSTRUCTION_WORD : (WordPart+ (Space* '=' Space* ('"' ~["?]* '"' | '\'' ~['?]* '\''))? |
    ///     ~[\t-\n\r ]) -> type(WORD)`
    INSTRUCTION_WORD "INSTRUCTION_WORD";
    /// `INSTRUCTION_SPACE : Space+ -> skip`
    INSTRUCTION_SPACE "INSTRUCTION_SPACE";
    SYSTEM "SYSTEM" shortest "SYSTEM";
    PUBLIC "PUBLIC" shortest "PUBLIC";
    NDATA "NDATA" shortest "NDATA";
    /// `HASH_NAME : '#' Name`
    HASH_NAME "HASH_NAME" shortest "#a";
    /// `DECLARATION_NAME : NamePart+ -> type(NAME)`
    DECLARATION_NAME "DECLARATION_NAME";
    /// `DECLARATION_REFERENCE : ParameterReference -> type(PARAMETER_REFERENCE)`
    DECLARATION_REFERENCE "DECLARATION_REFERENCE";
    PERCENT "PERCENT" shortest "%";
    /// `STRING : '"' ~["]* '"' | '\'' ~[']* '\''`
    STRING "STRING" shortest "\"\"";
    LEFT "LEFT" shortest "(" is Open;
    RIGHT "RIGHT" shortest ")" is Close;
    BAR "BAR" shortest "|";
    COMMA "COMMA" shortest ",";
    STAR "STAR" shortest "*";
    PLUS "PLUS" shortest "+";
    OPTIONAL "OPTIONAL" shortest "?";
    /// `SUBSET_BEGIN : '[' -> pushMode(SUBSET)`
    SUBSET_BEGIN "SUBSET_BEGIN" shortest "[" is Open;
    /// `DECLARATION_END : [>] -> type(CLOSE), popMode`
    DECLARATION_END "DECLARATION_END";
    /// `DECLARATION_SPACE : Space+ -> skip`
    DECLARATION_SPACE "DECLARATION_SPACE";
    /// `SUBSET_COMMENT : Comment -> type(COMMENT)`
    SUBSET_COMMENT "SUBSET_COMMENT";
    /// `SUBSET_ELEMENT : '<!' [E] 'LEMENT' -> type(ELEMENT), pushMode(DECLARATION)`
    SUBSET_ELEMENT "SUBSET_ELEMENT";
    /// `SUBSET_ATTLIST : '<!' [A] 'TTLIST' -> type(ATTLIST), pushMode(DECLARATION)`
    SUBSET_ATTLIST "SUBSET_ATTLIST";
    /// `SUBSET_ENTITY : '<!' [E] 'NTITY' -> type(ENTITY), pushMode(DECLARATION)`
    SUBSET_ENTITY "SUBSET_ENTITY";
    /// `SUBSET_NOTATION : '<!' [N] 'OTATION' -> type(NOTATION), pushMode(DECLARATION)`
    SUBSET_NOTATION "SUBSET_NOTATION";
    /// `SUBSET_INSTRUCTION : '<?' Name -> type(INSTRUCTION), pushMode(INSTRUCTION_TEXT)`
    SUBSET_INSTRUCTION "SUBSET_INSTRUCTION";
    /// `SUBSET_REFERENCE : ParameterReference -> type(PARAMETER_REFERENCE)`
    SUBSET_REFERENCE "SUBSET_REFERENCE";
    /// `SUBSET_END : ']' -> popMode`
    SUBSET_END "SUBSET_END" shortest "]" is Close;
    /// `SUBSET_SPACE : Space+ -> skip`
    SUBSET_SPACE "SUBSET_SPACE";
  }
  rules {
    /// `file : fileItem* EOF`
    FILE "file" = Sequence [FILE_ITEMS EOF], subsumes [FILE_ITEMS];
    /// `fileItem*`
    FILE_ITEMS "fileItems" = Star [FILE_ITEM], subsumes parts, fits [FILE], of "fileItem";
    /// `fileItem : item | doctype | declaration | section`
    FILE_ITEM "fileItem" = Alternation [ITEM DOCTYPE_RULE DECLARATION SECTION_RULE], subsumes parts,
        fits [FILE_ITEMS], shortest "a";
    /// `item : element | text | REFERENCE | cdata | instruction | COMMENT`
    ITEM "item" = Alternation [ELEMENT_RULE TEXT REFERENCE CDATA INSTRUCTION_RULE COMMENT], subsumes parts,
        fits [FILE_ITEM ITEMS], shortest "a";
    /// `element : OPEN NAME attribute* (CLOSE_EMPTY | CLOSE item* OPEN_END NAME CLOSE)`
    ELEMENT_RULE "element" = Sequence [OPEN NAME ATTRIBUTES ELEMENT_CLOSE_EMPTY_OR_OTHER], fits [ITEM],
        shortest "< a />";
    /// `attribute*`
    ATTRIBUTES "attributes" = Star [ATTRIBUTE], subsumes parts, of "attribute";
    /// `attribute : ATTRIBUTE_NAME EQUALS (QUOTE part* QUOTE | APOSTROPHE part* APOSTROPHE) | CODE_NAME
    ///     VALUE`
    ATTRIBUTE "attribute" = Alternation [ATTRIBUTE_ATTRIBUTE_NAME_EQUALS ATTRIBUTE_CODE_NAME_VALUE],
        subsumes parts, fits [ATTRIBUTES], shortest " d =\"\"";
    /// `ATTRIBUTE_NAME EQUALS (QUOTE part* QUOTE | APOSTROPHE part* APOSTROPHE)`
    ATTRIBUTE_ATTRIBUTE_NAME_EQUALS "attribute_ATTRIBUTE_NAME_EQUALS" = Sequence [ATTRIBUTE_NAME EQUALS
        ATTRIBUTE_QUOTE_QUOTE_OR_APOSTROPHE_APOSTROPHE], fits [ATTRIBUTE], shortest " a = ' '",
        as Alternative, of "attribute";
    /// `QUOTE part* QUOTE | APOSTROPHE part* APOSTROPHE`
    ATTRIBUTE_QUOTE_QUOTE_OR_APOSTROPHE_APOSTROPHE "attribute_QUOTE_QUOTE_or_APOSTROPHE_APOSTROPHE"
        = Alternation [ATTRIBUTE_QUOTE_QUOTE ATTRIBUTE_APOSTROPHE_APOSTROPHE], subsumes parts, shortest "' '",
        of "attribute";
    /// `QUOTE part* QUOTE`
    ATTRIBUTE_QUOTE_QUOTE "attribute_QUOTE_QUOTE" = Sequence [QUOTE PARTS QUOTE],
        fits [ATTRIBUTE_QUOTE_QUOTE_OR_APOSTROPHE_APOSTROPHE], shortest "\" \"", as Alternative,
        of "attribute";
    /// `part*`
    PARTS "parts" = Star [PART], subsumes parts, of "part";
    /// `part : WORD | REFERENCE`
    PART "part" = Set [REFERENCE WORD], subsumes parts, fits [PARTS], shortest "a";
    /// `APOSTROPHE part* APOSTROPHE`
    ATTRIBUTE_APOSTROPHE_APOSTROPHE "attribute_APOSTROPHE_APOSTROPHE" = Sequence [APOSTROPHE PARTS
        APOSTROPHE], fits [ATTRIBUTE_QUOTE_QUOTE_OR_APOSTROPHE_APOSTROPHE], shortest "' '", as Alternative,
        of "attribute";
    /// `CODE_NAME VALUE`
    ATTRIBUTE_CODE_NAME_VALUE "attribute_CODE_NAME_VALUE" = Sequence [CODE_NAME VALUE], fits [ATTRIBUTE],
        shortest " d =\"\"", as Alternative, of "attribute";
    /// `CLOSE_EMPTY | CLOSE item* OPEN_END NAME CLOSE`
    ELEMENT_CLOSE_EMPTY_OR_OTHER "element_CLOSE_EMPTY_or_other" = Alternation [CLOSE_EMPTY
        ELEMENT_CLOSE_OPEN_END_NAME_CLOSE], subsumes parts, shortest "/>", of "element";
    /// `CLOSE item* OPEN_END NAME CLOSE`
    ELEMENT_CLOSE_OPEN_END_NAME_CLOSE "element_CLOSE_OPEN_END_NAME_CLOSE" = Sequence [CLOSE ITEMS OPEN_END
        NAME CLOSE], fits [ELEMENT_CLOSE_EMPTY_OR_OTHER], shortest "> </ a >", as Alternative, of "element";
    /// `item*`
    ITEMS "items" = Star [ITEM], subsumes parts, of "item";
    /// `text : WORD | PARAMETER_REFERENCE`
    TEXT "text" = Set [PARAMETER_REFERENCE WORD], subsumes parts, fits [ITEM], shortest "a";
    /// `cdata : CDATA_OPEN CDATA_BODY? WORD* SECTION_END`
    CDATA "cdata" = Sequence [CDATA_OPEN CDATA_OPTIONAL_CDATA_BODY WORDS SECTION_END], fits [ITEM],
        shortest "<![CDATA[ ]]>";
    /// `CDATA_BODY?`
    CDATA_OPTIONAL_CDATA_BODY "cdata_optional_CDATA_BODY" = Optional [CDATA_BODY], subsumes parts, of "cdata";
    /// `WORD*`
    WORDS "WORDs" = Star [WORD], subsumes parts, of "cdata" "instruction";
    /// `instruction : INSTRUCTION WORD* INSTRUCTION_END`
    INSTRUCTION_RULE "instruction" = Sequence [INSTRUCTION WORDS INSTRUCTION_END], fits [ITEM SUBSET_ITEM],
        shortest "<?a ?>";
    /// `doctype : DOCTYPE NAME externalIdentifier? (SUBSET_BEGIN subsetItem* SUBSET_END)? CLOSE`
    DOCTYPE_RULE "doctype" = Sequence [DOCTYPE NAME OPTIONAL_EXTERNAL_IDENTIFIER
        DOCTYPE_OPTIONAL_SUBSET_BEGIN_SUBSET_END CLOSE], fits [FILE_ITEM], shortest "<!DOCTYPE a >";
    /// `externalIdentifier?`
    OPTIONAL_EXTERNAL_IDENTIFIER "optional_externalIdentifier" = Optional [EXTERNAL_IDENTIFIER],
        subsumes parts, of "externalIdentifier";
    /// `externalIdentifier : SYSTEM STRING | PUBLIC STRING STRING? | PARAMETER_REFERENCE`
    EXTERNAL_IDENTIFIER "externalIdentifier" = Alternation [EXTERNAL_IDENTIFIER_SYSTEM_STRING
        EXTERNAL_IDENTIFIER_PUBLIC_STRING PARAMETER_REFERENCE], subsumes parts,
        fits [OPTIONAL_EXTERNAL_IDENTIFIER ENTITY_DECLARATION_EXTERNAL_IDENTIFIER], shortest "%a;";
    /// `SYSTEM STRING`
    EXTERNAL_IDENTIFIER_SYSTEM_STRING "externalIdentifier_SYSTEM_STRING" = Sequence [SYSTEM STRING],
        fits [EXTERNAL_IDENTIFIER], shortest "SYSTEM \"\"", as Alternative, of "externalIdentifier";
    /// `PUBLIC STRING STRING?`
    EXTERNAL_IDENTIFIER_PUBLIC_STRING "externalIdentifier_PUBLIC_STRING" = Sequence [PUBLIC STRING
        OPTIONAL_STRING], fits [EXTERNAL_IDENTIFIER], shortest "PUBLIC \"\"", as Alternative,
        of "externalIdentifier";
    /// `STRING?`
    OPTIONAL_STRING "optional_STRING" = Optional [STRING], subsumes parts, of "attributeDefault"
        "externalIdentifier";
    /// `(SUBSET_BEGIN subsetItem* SUBSET_END)?`
    DOCTYPE_OPTIONAL_SUBSET_BEGIN_SUBSET_END "doctype_optional_SUBSET_BEGIN_SUBSET_END" = Optional
        [DOCTYPE_SUBSET_BEGIN_SUBSET_END], subsumes parts, of "doctype";
    /// `SUBSET_BEGIN subsetItem* SUBSET_END`
    DOCTYPE_SUBSET_BEGIN_SUBSET_END "doctype_SUBSET_BEGIN_SUBSET_END" = Sequence [SUBSET_BEGIN SUBSET_ITEMS
        SUBSET_END], fits [DOCTYPE_OPTIONAL_SUBSET_BEGIN_SUBSET_END], shortest "[ ]", of "doctype";
    /// `subsetItem*`
    SUBSET_ITEMS "subsetItems" = Star [SUBSET_ITEM], subsumes parts, of "subsetItem";
    /// `subsetItem : declaration | instruction | COMMENT | PARAMETER_REFERENCE`
    SUBSET_ITEM "subsetItem" = Alternation [DECLARATION INSTRUCTION_RULE COMMENT PARAMETER_REFERENCE],
        subsumes parts, fits [SUBSET_ITEMS SECTION_ITEM], shortest "%a;";
    /// `declaration : elementDeclaration | attributeDeclaration | entityDeclaration | notationDeclaration`
    DECLARATION "declaration" = Alternation [ELEMENT_DECLARATION ATTRIBUTE_DECLARATION ENTITY_DECLARATION
        NOTATION_DECLARATION], subsumes parts, fits [FILE_ITEM SUBSET_ITEM], shortest "<!ATTLIST a >";
    /// `elementDeclaration : ELEMENT declaredName model+ CLOSE`
    ELEMENT_DECLARATION "elementDeclaration" = Sequence [ELEMENT DECLARED_NAME MODELS CLOSE],
        fits [DECLARATION], shortest "<!ELEMENT a a >";
    /// `declaredName : NAME | PARAMETER_REFERENCE | SYSTEM | PUBLIC | NDATA`
    DECLARED_NAME "declaredName" = Set [PARAMETER_REFERENCE NAME SYSTEM PUBLIC NDATA], subsumes parts,
        fits [MODEL_DECLARED_NAME_OR_OTHER ATTRIBUTE_TYPE_DECLARED_NAME], shortest "a";
    /// `model+`
    MODELS "models" = Plus [MODEL], subsumes parts, shortest "a", of "model";
    /// `model : (declaredName | HASH_NAME | group) (OPTIONAL | STAR | PLUS)?`
    MODEL "model" = Sequence [MODEL_DECLARED_NAME_OR_OTHER MODEL_OPTIONAL_STAR_OR_OTHER],
        subsumes [MODEL_DECLARED_NAME_OR_OTHER], fits [MODELS GROUP_MODELS_AFTER_LEFT GROUP_MODEL],
        shortest "a";
    /// `declaredName | HASH_NAME | group`
    MODEL_DECLARED_NAME_OR_OTHER "model_declaredName_or_other" = Alternation [DECLARED_NAME HASH_NAME GROUP],
        subsumes parts, fits [MODEL], shortest "a", of "model";
    /// `group : LEFT (model ((BAR | COMMA)? model)*)? RIGHT`
    GROUP "group" = Sequence [LEFT GROUP_OPTIONAL_MODELS RIGHT], fits [MODEL_DECLARED_NAME_OR_OTHER
        ATTRIBUTE_TYPE OPTIONAL_GROUP], shortest "( )";
    /// `(model ((BAR | COMMA)? model)*)?`
    GROUP_OPTIONAL_MODELS "group_optional_models" = Optional [GROUP_MODELS_AFTER_LEFT], subsumes parts,
        of "group";
    /// `model ((BAR | COMMA)? model)*`
    GROUP_MODELS_AFTER_LEFT "group_models_after_LEFT" = Sequence [MODEL GROUP_MODELS_AFTER_MODEL],
        subsumes [MODEL], fits [GROUP_OPTIONAL_MODELS], shortest "a", of "group";
    /// `((BAR | COMMA)? model)*`
    GROUP_MODELS_AFTER_MODEL "group_models_after_model" = Star [GROUP_MODEL], subsumes parts, of "group";
    /// `(BAR | COMMA)? model`
    GROUP_MODEL "group_model" = Sequence [GROUP_OPTIONAL_BAR_OR_COMMA MODEL], subsumes [MODEL],
        fits [GROUP_MODELS_AFTER_MODEL], shortest "a", of "group";
    /// `(BAR | COMMA)?`
    GROUP_OPTIONAL_BAR_OR_COMMA "group_optional_BAR_or_COMMA" = Optional [GROUP_BAR_OR_COMMA], subsumes parts,
        of "group";
    /// `BAR | COMMA`
    GROUP_BAR_OR_COMMA "group_BAR_or_COMMA" = Set [BAR COMMA], subsumes parts,
        fits [GROUP_OPTIONAL_BAR_OR_COMMA], shortest "|", of "group";
    /// `(STAR | PLUS | OPTIONAL)?`
    MODEL_OPTIONAL_STAR_OR_OTHER "model_optional_STAR_or_other" = Optional [MODEL_STAR_OR_OTHER],
        subsumes parts, of "model";
    /// `STAR | PLUS | OPTIONAL`
    MODEL_STAR_OR_OTHER "model_STAR_or_other" = Set [STAR PLUS OPTIONAL], subsumes parts,
        fits [MODEL_OPTIONAL_STAR_OR_OTHER], shortest "*", of "model";
    /// `attributeDeclaration : ATTLIST declaredName attributeDefinition* CLOSE`
    ATTRIBUTE_DECLARATION "attributeDeclaration" = Sequence [ATTLIST DECLARED_NAME ATTRIBUTE_DEFINITIONS
        CLOSE], fits [DECLARATION], shortest "<!ATTLIST a >";
    /// `attributeDefinition*`
    ATTRIBUTE_DEFINITIONS "attributeDefinitions" = Star [ATTRIBUTE_DEFINITION], subsumes parts,
        of "attributeDefinition";
    /// `attributeDefinition : declaredName attributeType attributeDefault? | PARAMETER_REFERENCE
    ///     attributeDefault?`
    ATTRIBUTE_DEFINITION "attributeDefinition" = Alternation
        [ATTRIBUTE_DEFINITION_DECLARED_NAME_ATTRIBUTE_TYPE ATTRIBUTE_DEFINITION_PARAMETER_REFERENCE],
        subsumes parts, fits [ATTRIBUTE_DEFINITIONS], shortest "%a;";
    /// `declaredName attributeType attributeDefault?`
    ATTRIBUTE_DEFINITION_DECLARED_NAME_ATTRIBUTE_TYPE "attributeDefinition_declaredName_attributeType"
        = Sequence [DECLARED_NAME ATTRIBUTE_TYPE OPTIONAL_ATTRIBUTE_DEFAULT], fits [ATTRIBUTE_DEFINITION],
        shortest "a a", as Alternative, of "attributeDefinition";
    /// `attributeType : declaredName group? | group`
    ATTRIBUTE_TYPE "attributeType" = Alternation [ATTRIBUTE_TYPE_DECLARED_NAME GROUP], subsumes parts,
        shortest "a";
    /// `declaredName group?`
    ATTRIBUTE_TYPE_DECLARED_NAME "attributeType_declaredName" = Sequence [DECLARED_NAME OPTIONAL_GROUP],
        subsumes [DECLARED_NAME], fits [ATTRIBUTE_TYPE], shortest "a", as Alternative, of "attributeType";
    /// `group?`
    OPTIONAL_GROUP "optional_group" = Optional [GROUP], subsumes parts, of "group";
    /// `attributeDefault?`
    OPTIONAL_ATTRIBUTE_DEFAULT "optional_attributeDefault" = Optional [ATTRIBUTE_DEFAULT], subsumes parts,
        of "attributeDefault";
    /// `attributeDefault : HASH_NAME STRING? | STRING | PARAMETER_REFERENCE`
    ATTRIBUTE_DEFAULT "attributeDefault" = Alternation [ATTRIBUTE_DEFAULT_HASH_NAME STRING
        PARAMETER_REFERENCE], subsumes parts, fits [OPTIONAL_ATTRIBUTE_DEFAULT], shortest "\"\"";
    /// `HASH_NAME STRING?`
    ATTRIBUTE_DEFAULT_HASH_NAME "attributeDefault_HASH_NAME" = Sequence [HASH_NAME OPTIONAL_STRING],
        subsumes [HASH_NAME], fits [ATTRIBUTE_DEFAULT], shortest "#a", as Alternative, of "attributeDefault";
    /// `PARAMETER_REFERENCE attributeDefault?`
    ATTRIBUTE_DEFINITION_PARAMETER_REFERENCE "attributeDefinition_PARAMETER_REFERENCE" = Sequence
        [PARAMETER_REFERENCE OPTIONAL_ATTRIBUTE_DEFAULT], subsumes [PARAMETER_REFERENCE],
        fits [ATTRIBUTE_DEFINITION], shortest "%a;", as Alternative, of "attributeDefinition";
    /// `entityDeclaration : ENTITY PERCENT? declaredName (NAME? STRING | externalIdentifier (NDATA
    ///     declaredName)?) CLOSE`
    ENTITY_DECLARATION "entityDeclaration" = Sequence [ENTITY ENTITY_DECLARATION_OPTIONAL_PERCENT
        DECLARED_NAME ENTITY_DECLARATION_STRING_OR_EXTERNAL_IDENTIFIER CLOSE], fits [DECLARATION],
        shortest "<!ENTITY a \"\" >";
    /// `PERCENT?`
    ENTITY_DECLARATION_OPTIONAL_PERCENT "entityDeclaration_optional_PERCENT" = Optional [PERCENT],
        subsumes parts, of "entityDeclaration";
    /// `NAME? STRING | externalIdentifier (NDATA declaredName)?`
    ENTITY_DECLARATION_STRING_OR_EXTERNAL_IDENTIFIER "entityDeclaration_STRING_or_externalIdentifier"
        = Alternation [ENTITY_DECLARATION_STRING ENTITY_DECLARATION_EXTERNAL_IDENTIFIER], subsumes parts,
        shortest "\"\"", of "entityDeclaration";
    /// `NAME? STRING`
    ENTITY_DECLARATION_STRING "entityDeclaration_STRING" = Sequence [ENTITY_DECLARATION_OPTIONAL_NAME STRING],
        subsumes [STRING], fits [ENTITY_DECLARATION_STRING_OR_EXTERNAL_IDENTIFIER], shortest "\"\"",
        as Alternative, of "entityDeclaration";
    /// `NAME?`
    ENTITY_DECLARATION_OPTIONAL_NAME "entityDeclaration_optional_NAME" = Optional [NAME], subsumes parts,
        of "entityDeclaration";
    /// `externalIdentifier (NDATA declaredName)?`
    ENTITY_DECLARATION_EXTERNAL_IDENTIFIER "entityDeclaration_externalIdentifier" = Sequence
        [EXTERNAL_IDENTIFIER ENTITY_DECLARATION_OPTIONAL_NDATA], subsumes [EXTERNAL_IDENTIFIER],
        fits [ENTITY_DECLARATION_STRING_OR_EXTERNAL_IDENTIFIER], shortest "%a;", as Alternative,
        of "entityDeclaration";
    /// `(NDATA declaredName)?`
    ENTITY_DECLARATION_OPTIONAL_NDATA "entityDeclaration_optional_NDATA" = Optional
        [ENTITY_DECLARATION_NDATA], subsumes parts, of "entityDeclaration";
    /// `NDATA declaredName`
    ENTITY_DECLARATION_NDATA "entityDeclaration_NDATA" = Sequence [NDATA DECLARED_NAME],
        fits [ENTITY_DECLARATION_OPTIONAL_NDATA], shortest "NDATA a", of "entityDeclaration";
    /// `notationDeclaration : NOTATION declaredName externalIdentifier CLOSE`
    NOTATION_DECLARATION "notationDeclaration" = Sequence [NOTATION DECLARED_NAME EXTERNAL_IDENTIFIER CLOSE],
        fits [DECLARATION], shortest "<!NOTATION a %a; >";
    /// `section : SECTION sectionItem* SECTION_END | IGNORED`
    SECTION_RULE "section" = Alternation [SECTION_SECTION_SECTION_END IGNORED], subsumes parts,
        fits [FILE_ITEM SECTION_ITEM], shortest "<![IGNORE[]]>";
    /// `SECTION sectionItem* SECTION_END`
    SECTION_SECTION_SECTION_END "section_SECTION_SECTION_END" = Sequence [SECTION SECTION_ITEMS SECTION_END],
        fits [SECTION_RULE], shortest "<![a[ ]]>", as Alternative, of "section";
    /// `sectionItem*`
    SECTION_ITEMS "sectionItems" = Star [SECTION_ITEM], subsumes parts, of "sectionItem";
    /// `sectionItem : section | subsetItem`
    SECTION_ITEM "sectionItem" = Alternation [SECTION_RULE SUBSET_ITEM], subsumes parts, fits [SECTION_ITEMS],
        shortest "%a;";
  }
}
