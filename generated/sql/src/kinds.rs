// @generated from grammars/sql.g4 by `cargo xtask gen` (blake3 c267944ddfb33147)

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
    WITH_KEYWORD "'with'" shortest "with";
    RECURSIVE "'recursive'" shortest "recursive";
    COMMA "','" shortest ",";
    USING "'using'" shortest "using";
    KEY "'key'" shortest "key";
    L_PAREN "'('" shortest "(" is Open;
    R_PAREN "')'" shortest ")" is Close;
    AS "'as'" shortest "as";
    NOT "'not'" shortest "not";
    MATERIALIZED "'materialized'" shortest "materialized";
    FIRST "'first'" shortest "first";
    BY "'by'" shortest "by";
    SET "'set'" shortest "set";
    TO "'to'" shortest "to";
    DEFAULT "'default'" shortest "default";
    UNION "'union'" shortest "union";
    INTERSECT "'intersect'" shortest "intersect";
    EXCEPT "'except'" shortest "except";
    ALL "'all'" shortest "all";
    DISTINCT "'distinct'" shortest "distinct";
    NAME "'name'" shortest "name";
    VALUES "'values'" shortest "values";
    TABLE_KEYWORD "'table'" shortest "table";
    ONLY "'only'" shortest "only";
    STAR "'*'" shortest "*";
    DESCRIBE "'describe'" shortest "describe";
    DESC "'desc'" shortest "desc";
    SUMMARIZE "'summarize'" shortest "summarize";
    SHOW "'show'" shortest "show";
    HAVING "'having'" shortest "having";
    WINDOW "'window'" shortest "window";
    QUALIFY "'qualify'" shortest "qualify";
    SAMPLE_KEYWORD "'sample'" shortest "sample";
    SELECT_KEYWORD "'select'" shortest "select";
    ON "'on'" shortest "on";
    COLON "':'" shortest ":";
    UESCAPE "'uescape'" shortest "uescape";
    INTO_KEYWORD "'into'" shortest "into";
    TEMP "'temp'" shortest "temp";
    TEMPORARY "'temporary'" shortest "temporary";
    UNLOGGED "'unlogged'" shortest "unlogged";
    LOCAL "'local'" shortest "local";
    STRICT "'strict'" shortest "strict";
    WHERE_KEYWORD "'where'" shortest "where";
    CURRENT "'current'" shortest "current";
    OF "'of'" shortest "of";
    GROUP "'group'" shortest "group";
    GROUPING "'grouping'" shortest "grouping";
    SETS "'sets'" shortest "sets";
    ORDER "'order'" shortest "order";
    ASC "'asc'" shortest "asc";
    NULLS "'nulls'" shortest "nulls";
    LAST "'last'" shortest "last";
    LIMIT_KEYWORD "'limit'" shortest "limit";
    PERCENT "'%'" shortest "%";
    PERCENT_KEYWORD "'percent'" shortest "percent";
    OFFSET "'offset'" shortest "offset";
    ROW_KEYWORD "'row'" shortest "row";
    ROWS_KEYWORD "'rows'" shortest "rows";
    FETCH "'fetch'" shortest "fetch";
    NEXT "'next'" shortest "next";
    TIES "'ties'" shortest "ties";
    FOR "'for'" shortest "for";
    NO "'no'" shortest "no";
    UPDATE_KEYWORD "'update'" shortest "update";
    SHARE "'share'" shortest "share";
    NOWAIT "'nowait'" shortest "nowait";
    SKIP "'skip'" shortest "skip";
    LOCKED "'locked'" shortest "locked";
    READ "'read'" shortest "read";
    PARTITION "'partition'" shortest "partition";
    RANGE "'range'" shortest "range";
    GROUPS "'groups'" shortest "groups";
    BETWEEN "'between'" shortest "between";
    AND "'and'" shortest "and";
    EXCLUDE "'exclude'" shortest "exclude";
    UNBOUNDED "'unbounded'" shortest "unbounded";
    PRECEDING "'preceding'" shortest "preceding";
    FOLLOWING "'following'" shortest "following";
    FROM_KEYWORD "'from'" shortest "from";
    JOIN_KEYWORD "'join'" shortest "join";
    NATURAL "'natural'" shortest "natural";
    INNER "'inner'" shortest "inner";
    LEFT "'left'" shortest "left";
    RIGHT "'right'" shortest "right";
    FULL "'full'" shortest "full";
    OUTER "'outer'" shortest "outer";
    CROSS "'cross'" shortest "cross";
    SEMI "'semi'" shortest "semi";
    ANTI "'anti'" shortest "anti";
    ASOF "'asof'" shortest "asof";
    POSITIONAL "'positional'" shortest "positional";
    LATERAL "'lateral'" shortest "lateral";
    ORDINALITY "'ordinality'" shortest "ordinality";
    TABLESAMPLE "'tablesample'" shortest "tablesample";
    INDEXED "'indexed'" shortest "indexed";
    PIVOT_KEYWORD "'pivot'" shortest "pivot";
    UNPIVOT "'unpivot'" shortest "unpivot";
    INCLUDE "'include'" shortest "include";
    AT "'at'" shortest "at";
    INTERVAL "'interval'" shortest "interval";
    VALUE "'value'" shortest "value";
    INSERT_KEYWORD "'insert'" shortest "insert";
    OR "'or'" shortest "or";
    REPLACE "'replace'" shortest "replace";
    IGNORE "'ignore'" shortest "ignore";
    POSITION "'position'" shortest "position";
    OVERRIDING "'overriding'" shortest "overriding";
    TRUE "'true'" shortest "true";
    FALSE "'false'" shortest "false";
    DOT "'.'" shortest ".";
    CONFLICT_KEYWORD "'conflict'" shortest "conflict";
    CONSTRAINT_KEYWORD "'constraint'" shortest "constraint";
    DO "'do'" shortest "do";
    NOTHING "'nothing'" shortest "nothing";
    RETURNING_KEYWORD "'returning'" shortest "returning";
    DELETE_KEYWORD "'delete'" shortest "delete";
    MERGE_KEYWORD "'merge'" shortest "merge";
    WHEN_KEYWORD "'when'" shortest "when";
    MATCHED "'matched'" shortest "matched";
    THEN "'then'" shortest "then";
    CREATE "'create'" shortest "create";
    UNIQUE "'unique'" shortest "unique";
    FOREIGN "'foreign'" shortest "foreign";
    IF "'if'" shortest "if";
    EXISTS "'exists'" shortest "exists";
    DATA "'data'" shortest "data";
    CHECK "'check'" shortest "check";
    IDENTITY "'identity'" shortest "identity";
    PERIOD "'period'" shortest "period";
    PRIMARY "'primary'" shortest "primary";
    NULL "'null'" shortest "null";
    COLLATE "'collate'" shortest "collate";
    REFERENCES "'references'" shortest "references";
    GENERATED "'generated'" shortest "generated";
    ALWAYS "'always'" shortest "always";
    ACTION "'action'" shortest "action";
    MATCH "'match'" shortest "match";
    DEFERRABLE "'deferrable'" shortest "deferrable";
    VALID "'valid'" shortest "valid";
    ENFORCED "'enforced'" shortest "enforced";
    INDEX "'index'" shortest "index";
    COLON_COLON "'::'" shortest "::";
    OPTIONS "'options'" shortest "options";
    LIKE "'like'" shortest "like";
    OVERLAPS "'overlaps'" shortest "overlaps";
    OPERATOR_KEYWORD "'operator'" shortest "operator";
    TABLESPACE "'tablespace'" shortest "tablespace";
    VIEW "'view'" shortest "view";
    TRIGGER "'trigger'" shortest "trigger";
    BEGIN "'begin'" shortest "begin";
    END "'end'" shortest "end";
    FUNCTION "'function'" shortest "function";
    MACRO "'macro'" shortest "macro";
    PROCEDURE "'procedure'" shortest "procedure";
    ATOMIC "'atomic'" shortest "atomic";
    RETURN "'return'" shortest "return";
    EXPLAIN_KEYWORD "'explain'" shortest "explain";
    ANALYZE "'analyze'" shortest "analyze";
    VERBOSE "'verbose'" shortest "verbose";
    QUERY_KEYWORD "'query'" shortest "query";
    PLAN "'plan'" shortest "plan";
    PREPARE_KEYWORD "'prepare'" shortest "prepare";
    COPY_KEYWORD "'copy'" shortest "copy";
    HASH "'#'" shortest "#";
    ISNULL "'isnull'" shortest "isnull";
    NOTNULL "'notnull'" shortest "notnull";
    BANG "'!'" shortest "!";
    IS "'is'" shortest "is";
    NORMALIZED "'normalized'" shortest "normalized";
    ARRAY_KEYWORD "'array'" shortest "array";
    OBJECT "'object'" shortest "object";
    SCALAR "'scalar'" shortest "scalar";
    WITHOUT "'without'" shortest "without";
    CASE "'case'" shortest "case";
    ELSE "'else'" shortest "else";
    MAP "'map'" shortest "map";
    L_BRACE "'{'" shortest "{" is Open;
    R_BRACE "'}'" shortest "}" is Close;
    LAMBDA "'lambda'" shortest "lambda";
    VARYING "'varying'" shortest "varying";
    TIME "'time'" shortest "time";
    TIMESTAMP "'timestamp'" shortest "timestamp";
    ZONE "'zone'" shortest "zone";
    COLUMNS "'columns'" shortest "columns";
    L_BRACKET "'['" shortest "[" is Open;
    R_BRACKET "']'" shortest "]" is Close;
    IN "'in'" shortest "in";
    FILTER "'filter'" shortest "filter";
    OVER "'over'" shortest "over";
    WITHIN "'within'" shortest "within";
    RESPECT "'respect'" shortest "respect";
    EXPORT_STATE "'export_state'" shortest "export_state";
    RENAME "'rename'" shortest "rename";
    SECOND "'second'" shortest "second";
    MINUS "'-'" shortest "-";
    VARIADIC "'variadic'" shortest "variadic";
    LEADING "'leading'" shortest "leading";
    TRAILING "'trailing'" shortest "trailing";
    BOTH "'both'" shortest "both";
    PLACING "'placing'" shortest "placing";
    SIMILAR "'similar'" shortest "similar";
    ILIKE "'ilike'" shortest "ilike";
    PLUS "'+'" shortest "+";
    TILDE "'~'" shortest "~";
    AT_SIGN "'@'" shortest "@";
    GLOB "'glob'" shortest "glob";
    REGEXP "'regexp'" shortest "regexp";
    ESCAPE "'escape'" shortest "escape";
    SLASH "'/'" shortest "/";
    CARET "'^'" shortest "^";
    EQ "'='" shortest "=";
    LT "'<'" shortest "<";
    GT "'>'" shortest ">";
    COLON_EQ "':='" shortest ":=";
    QUESTION "'?'" shortest "?";
    PIPE "'|'" shortest "|";
    AMP "'&'" shortest "&";
    SETOF "'setof'" shortest "setof";
    PRECISION "'precision'" shortest "precision";
    /// `STDIN_DATA : [Ss] [Tt] [Dd] [Ii] [Nn] ~[;]* ';' [\t ]* ('--' ~[\n\r]*)? '\r'? '\n' (.*? '\n')? '\\.'`
    STDIN_DATA "STDIN_DATA" shortest "stdin;\n\\.";
    /// `META_COMMAND : '\\' ~[\n\r]*`
    META_COMMAND "META_COMMAND" shortest "\\";
    /// `DOT_COMMAND : [\t-\n\r ]* [\n\r] '.' [A-Za-z] ~[\n\r]*`
    DOT_COMMAND "DOT_COMMAND" shortest "\n.a";
    /// `STRING : [BNXbnx]? '\'' (~['] | '\'\'')* '\'' | [Uu] [&] '\'' (~['] | '\'\'')* '\'' | [Ee] '\''
    ///     (~['\\] | '\\' . | '\'\'')* '\''`
    STRING "STRING" shortest "''";
    /// `DOLLAR_STRING : '$' (Letter (Letter | [0-9])*)? '$' .*? '$' {closed()}?`
    /// No shortest text: a hook decides what it is.
    DOLLAR_STRING "DOLLAR_STRING";
    /// `NUMBER : ([0-9] [0-9_]* ('.' ([0-9] [0-9_]*)?)? | '.' [0-9] [0-9_]*) ([Ee] [+\-]? [0-9] [0-9_]*)? |
    ///     [0] [Xx] [0-9A-F_a-f]+ | [0] [Bb] [0-1_]+ | [0] [Oo] [0-7_]+`
    NUMBER "NUMBER" shortest "0";
    /// `PARAMETER : '$' [0-9]+ | [$@] '::'? Letter (Letter | [$0-9] | '::')* | '$' '::'? Letter (Letter |
    ///     [0-9] | '::')* '(' ~[\t-\n\r (-)]* ')' | '?' [0-9]+`
    PARAMETER "PARAMETER" shortest "$a";
    /// `` QUOTED_IDENTIFIER : ([Uu] [&])? '"' (~["] | '""')* '"' | '`' (~[`] | '``')* '`' ``
    QUOTED_IDENTIFIER "QUOTED_IDENTIFIER" shortest "\"\"";
    /// `IDENTIFIER : Letter (Letter | [$0-9])*`
    IDENTIFIER "IDENTIFIER" shortest "a";
    /// `LINE_COMMENT : '--' ~[\n\r]* -> channel(HIDDEN)`
    LINE_COMMENT "LINE_COMMENT" shortest "--";
    /// `OPERATOR : OperatorPart* Special OperatorPart* | [<->] [<->]+ | '*' [<->]+ | '<'* '-' '>'+ | '<+>' |
    ///     '**' | '//' | '@?' | '?|' | '?&' | '?-' | '?#' | '?||' | '?-|'`
    OPERATOR "OPERATOR" shortest "!!";
    /// `BLOCK_COMMENT : '/*' (BLOCK_COMMENT | .)*? '*/' -> channel(HIDDEN)`
    BLOCK_COMMENT "BLOCK_COMMENT" shortest "/**/";
    /// `WHITESPACE : [\t-\r \u{A0}\u{FEFF}]+ -> skip`
    WHITESPACE "WHITESPACE";
  }
  rules {
    /// `script : statement? (separator statement?)* EOF`
    SCRIPT "script" = Sequence [OPTIONAL_STATEMENT SCRIPT_SEPARATORS EOF], subsumes [OPTIONAL_STATEMENT
        SCRIPT_SEPARATORS];
    /// `statement?`
    OPTIONAL_STATEMENT "optional_statement" = Optional [STATEMENT], subsumes parts, fits [SCRIPT],
        of "statement";
    /// `statement : rowStatement | createTable | createView | createIndex | createTrigger | createFunction |
    ///     createOther | explain | prepare | copy | command`
    STATEMENT "statement" = Alternation [ROW_STATEMENT CREATE_TABLE CREATE_VIEW CREATE_INDEX CREATE_TRIGGER
        CREATE_FUNCTION CREATE_OTHER EXPLAIN PREPARE COPY COMMAND], subsumes parts, fits [OPTIONAL_STATEMENT
        CREATED], shortest "a";
    /// `rowStatement : with? (query | insert | update | delete | merge)`
    ROW_STATEMENT "rowStatement" = Sequence [OPTIONAL_WITH ROW_STATEMENT_QUERY_OR_OTHER],
        subsumes [ROW_STATEMENT_QUERY_OR_OTHER], fits [STATEMENT FUNCTION_STATEMENT_ROW_STATEMENT_OR_OTHER
        EXPLAINED], shortest "desc";
    /// `with?`
    OPTIONAL_WITH "optional_with" = Optional [WITH], subsumes parts, of "with";
    /// `with : 'with' 'recursive'? commonTable (',' commonTable)* ','?`
    WITH "with" = Sequence [WITH_KEYWORD WITH_OPTIONAL_RECURSIVE COMMON_TABLE WITH_NEXT_COMMON_TABLES
        OPTIONAL_COMMA], fits [OPTIONAL_WITH], shortest "with a as ( a )";
    /// `'recursive'?`
    WITH_OPTIONAL_RECURSIVE "with_optional_recursive" = Optional [RECURSIVE], subsumes parts, of "with";
    /// `commonTable : (identifier | STRING) names? ('using' 'key' '(' selectItem (',' selectItem)* ')')?
    ///     'as' ('not'? 'materialized')? '(' statement ')' commonTableOption*`
    COMMON_TABLE "commonTable" = Sequence [IDENTIFIER_OR_STRING OPTIONAL_NAMES COMMON_TABLE_OPTIONAL_USING_KEY
        AS COMMON_TABLE_OPTIONAL_MATERIALIZED L_PAREN STATEMENT R_PAREN COMMON_TABLE_OPTIONS],
        shortest "a as ( a )";
    /// `identifier | STRING`
    IDENTIFIER_OR_STRING "identifier_or_STRING" = Alternation [IDENTIFIER_RULE STRING], subsumes parts,
        shortest "a", of "commonTable" "table" "constraintStart";
    /// `identifier : shortAlias | 'anti' | 'array' | 'asof' | 'at' | 'begin' | 'do' | 'escape' | 'exclude' |
    ///     'filter' | 'following' | 'glob' | 'grouping' | 'ignore' | 'index' | 'indexed' | 'macro' |
    ///     'match' | 'operator' | 'over' | 'overlaps' | 'overriding' | 'positional' | 'preceding' |
    ///     'regexp' | 'rename' | 'replace' | 'respect' | 'sample' | 'semi' | 'setof' | 'ties' | 'uescape' |
    ///     'unbounded' | 'within' | 'without' | 'export_state' | 'normalized' | 'object' | 'scalar' |
    ///     'options'`
    IDENTIFIER_RULE "identifier" = Alternation [SHORT_ALIAS ANTI ARRAY_KEYWORD ASOF AT BEGIN DO ESCAPE EXCLUDE
        FILTER FOLLOWING GLOB GROUPING IGNORE INDEX INDEXED MACRO MATCH OPERATOR_KEYWORD OVER OVERLAPS
        OVERRIDING POSITIONAL PRECEDING REGEXP RENAME REPLACE RESPECT SAMPLE_KEYWORD SEMI SETOF TIES UESCAPE
        UNBOUNDED WITHIN WITHOUT EXPORT_STATE NORMALIZED OBJECT SCALAR OPTIONS], subsumes parts,
        fits [IDENTIFIER_OR_STRING RELATION_IDENTIFIER_OR_OTHER LABEL QUALIFIED_NAME OPTIONAL_IDENTIFIER
        PARAMETER_IDENTIFIER_OR_OTHER ALIAS_COLUMN_IDENTIFIER_OR_OTHER TARGET_IDENTIFIER_OR_OTHER
        INTERVAL_VALUE TERM_IDENTIFIER CALL_SUFFIX_IDENTIFIER_OR_WINDOW_BLOCK
        TABLE_ELEMENT_IDENTIFIER_OR_OTHER_CHOICE], shortest "a";
    /// `shortAlias : IDENTIFIER | QUOTED_IDENTIFIER | 'range' | 'row' | 'next' | 'current' | 'value' |
    ///     'first' | 'last' | 'groups' | 'percent' | 'time' | 'timestamp' | 'view' | 'function' |
    ///     'procedure' | 'trigger' | 'partition' | 'zone' | 'return' | 'rows' | 'action' | 'always' |
    ///     'analyze' | 'atomic' | 'by' | 'conflict' | 'copy' | 'data' | 'deferrable' | 'describe' |
    ///     'enforced' | 'exists' | 'explain' | 'identity' | 'if' | 'include' | 'key' | 'lambda' | 'local' |
    ///     'locked' | 'map' | 'matched' | 'materialized' | 'merge' | 'name' | 'no' | 'nothing' | 'nowait' |
    ///     'of' | 'ordinality' | 'period' | 'plan' | 'position' | 'prepare' | 'query' | 'read' |
    ///     'recursive' | 'second' | 'sets' | 'share' | 'show' | 'skip' | 'strict' | 'summarize' |
    ///     'tablespace' | 'temp' | 'temporary' | 'unlogged' | 'valid' | 'verbose' | 'columns' | 'nulls' |
    ///     'outer'`
    SHORT_ALIAS "shortAlias" = Set [RECURSIVE KEY MATERIALIZED FIRST BY NAME DESCRIBE SUMMARIZE SHOW TEMP
        TEMPORARY UNLOGGED LOCAL STRICT CURRENT OF SETS NULLS LAST PERCENT_KEYWORD ROW_KEYWORD ROWS_KEYWORD
        NEXT NO SHARE NOWAIT SKIP LOCKED READ PARTITION RANGE GROUPS OUTER ORDINALITY INCLUDE VALUE POSITION
        CONFLICT_KEYWORD NOTHING MERGE_KEYWORD MATCHED IF EXISTS DATA IDENTITY PERIOD ALWAYS ACTION DEFERRABLE
        VALID ENFORCED TABLESPACE VIEW TRIGGER FUNCTION PROCEDURE ATOMIC RETURN EXPLAIN_KEYWORD ANALYZE
        VERBOSE QUERY_KEYWORD PLAN PREPARE_KEYWORD COPY_KEYWORD MAP LAMBDA TIME TIMESTAMP ZONE COLUMNS SECOND
        QUOTED_IDENTIFIER IDENTIFIER], subsumes parts, fits [IDENTIFIER_RULE ALIAS TABLE_ALIAS_SHORT_ALIAS],
        shortest "a";
    /// `names?`
    OPTIONAL_NAMES "optional_names" = Optional [NAMES], subsumes parts, of "names";
    /// `names : '(' identifier (',' identifier)* ')'`
    NAMES "names" = Sequence [L_PAREN IDENTIFIER_RULE NEXT_IDENTIFIERS R_PAREN], fits [OPTIONAL_NAMES],
        shortest "( a )";
    /// `(',' identifier)*`
    NEXT_IDENTIFIERS "next_identifiers" = Star [NEXT_IDENTIFIER], subsumes parts, of "names" "term"
        "pivotPart" "list";
    /// `',' identifier`
    NEXT_IDENTIFIER "next_identifier" = Sequence [COMMA IDENTIFIER_RULE], fits [NEXT_IDENTIFIERS],
        shortest ", a", of "names" "term" "pivotPart" "list";
    /// `('using' 'key' '(' selectItem (',' selectItem)* ')')?`
    COMMON_TABLE_OPTIONAL_USING_KEY "commonTable_optional_using_key" = Optional [COMMON_TABLE_USING_KEY],
        subsumes parts, of "commonTable";
    /// `'using' 'key' '(' selectItem (',' selectItem)* ')'`
    COMMON_TABLE_USING_KEY "commonTable_using_key" = Sequence [USING KEY L_PAREN SELECT_ITEM NEXT_SELECT_ITEMS
        R_PAREN], fits [COMMON_TABLE_OPTIONAL_USING_KEY], shortest "using key ( 0 )", of "commonTable";
    /// `selectItem : expression alias? | identifier ':' expression`
    SELECT_ITEM "selectItem" = Alternation [SELECT_ITEM_EXPRESSION SELECT_ITEM_IDENTIFIER_COLON_EXPRESSION],
        subsumes parts, fits [SELECT_SELECT_ITEM], shortest "0";
    /// `expression alias?`
    SELECT_ITEM_EXPRESSION "selectItem_expression" = Sequence [EXPRESSION OPTIONAL_ALIAS],
        subsumes [EXPRESSION], fits [SELECT_ITEM], shortest "0", as Alternative, of "selectItem";
    /// `expression : term (binaryOperator term)*`
    EXPRESSION "expression" = Sequence [TERM EXPRESSION_BINARY_OPERATOR_TERMS], subsumes [TERM],
        fits [SELECT_ITEM_EXPRESSION OPTIONAL_EXPRESSION EXPRESSIONS ARGUMENT_EXPRESSION SORT_ITEM
        LIMIT_EXPRESSION WHERE_CURRENT_OF_OR_EXPRESSION GROUP_ITEM ROWS ELEMENT_EXPRESSION
        SLICE_EXPRESSION_OR_MINUS INDEX_ITEM MACRO_BODY_TABLE_OR_OTHER], shortest "0";
    /// `term : prefixOperator term | term '.' (label | STRING | bracketName | '*' | '#'? NUMBER | '('
    ///     expression ')') | term subscript | term '::' typeName array? | term callArguments | term
    ///     callSuffix | term ('isnull' | 'notnull' | 'not' 'null' | '!') | term 'is' 'not'? IDENTIFIER
    ///     ('normalized' | 'array' | 'object' | 'scalar' | 'value') | term ('with' | 'without') 'unique'
    ///     IDENTIFIER? | term starOption | 'case' expression? when* ('else' expression)? 'end' | '('
    ///     (innerQuery | argument (',' argument)* ','? clause* setOperation*)? ')' | list | 'map'? '{'
    ///     (field (',' field)* ','?)? '}' | 'interval' (callArguments? intervalValue intervalUnit?)? |
    ///     functionWord callArguments | 'lambda' identifier (',' identifier)* ':' expression | identifier
    ///     'varying'? (STRING+ | DOLLAR_STRING | ':' STRING) | identifier 'for' '(' expression ')' |
    ///     ('time' | 'timestamp') callArguments? ('with' | 'without') 'time' 'zone' STRING | identifier |
    ///     literal | parameter | '*' ('columns' callArguments)? | 'default'`
    /// In normal form `prefixOperators term_base term_next_label_or_others`
    TERM "term" = Sequence [PREFIX_OPERATORS TERM_BASE TERM_NEXT_LABEL_OR_OTHERS], subsumes [TERM_BASE],
        fits [EXPRESSION], shortest "0";
    /// `prefixOperator*`
    PREFIX_OPERATORS "prefixOperators" = Star [PREFIX_OPERATOR], subsumes parts, of "prefixOperator";
    /// `prefixOperator : '!' | '+' | '-' | '~' | 'not' | '@' | '#' | OPERATOR`
    PREFIX_OPERATOR "prefixOperator" = Set [NOT HASH BANG MINUS PLUS TILDE AT_SIGN OPERATOR], subsumes parts,
        fits [PREFIX_OPERATORS], shortest "#";
    /// `term_case_end | term_l_paren_r_paren | list | term_l_brace_r_brace | term_interval |
    ///     term_functionWord_callArguments | term_lambda | term_identifier | term_time_zone_STRING |
    ///     literal | parameter | term_star | 'default'`
    TERM_BASE "term_base" = Alternation [TERM_CASE_END TERM_L_PAREN_R_PAREN LIST TERM_L_BRACE_R_BRACE
        TERM_INTERVAL TERM_FUNCTION_WORD_CALL_ARGUMENTS TERM_LAMBDA TERM_IDENTIFIER TERM_TIME_ZONE_STRING
        LITERAL PARAMETER_RULE TERM_STAR DEFAULT], subsumes parts, fits [TERM], shortest "0", as Base,
        of "term";
    /// `'case' expression? when* ('else' expression)? 'end'`
    TERM_CASE_END "term_case_end" = Sequence [CASE OPTIONAL_EXPRESSION WHENS TERM_OPTIONAL_ELSE END],
        fits [TERM_BASE], shortest "case end", as Alternative, of "term";
    /// `expression?`
    OPTIONAL_EXPRESSION "optional_expression" = Optional [EXPRESSION], subsumes parts, of "expression";
    /// `when*`
    WHENS "whens" = Star [WHEN], subsumes parts, of "when";
    /// `when : 'when' expression 'then' expression`
    WHEN "when" = Sequence [WHEN_KEYWORD EXPRESSION THEN EXPRESSION], fits [WHENS], shortest "when 0 then 0";
    /// `('else' expression)?`
    TERM_OPTIONAL_ELSE "term_optional_else" = Optional [TERM_ELSE], subsumes parts, of "term";
    /// `'else' expression`
    TERM_ELSE "term_else" = Sequence [ELSE EXPRESSION], fits [TERM_OPTIONAL_ELSE], shortest "else 0",
        of "term";
    /// `'(' (innerQuery | argument (',' argument)* ','? clause* setOperation*)? ')'`
    TERM_L_PAREN_R_PAREN "term_l_paren_r_paren" = Sequence [L_PAREN TERM_OPTIONAL_INNER_QUERY_OR_ARGUMENT
        R_PAREN], fits [TERM_BASE], shortest "( )", as Alternative, of "term";
    /// `(innerQuery | argument (',' argument)* ','? clause* setOperation*)?`
    TERM_OPTIONAL_INNER_QUERY_OR_ARGUMENT "term_optional_innerQuery_or_argument" = Optional
        [TERM_INNER_QUERY_OR_ARGUMENT], subsumes parts, of "term";
    /// `innerQuery | argument (',' argument)* ','? clause* setOperation*`
    TERM_INNER_QUERY_OR_ARGUMENT "term_innerQuery_or_argument" = Alternation [INNER_QUERY TERM_ARGUMENT],
        subsumes parts, fits [TERM_OPTIONAL_INNER_QUERY_OR_ARGUMENT], shortest "0", of "term";
    /// `innerQuery : with? innerStart | with '(' statement ')' clause* setOperation*`
    INNER_QUERY "innerQuery" = Alternation [INNER_QUERY_INNER_START
        INNER_QUERY_WITH_L_PAREN_STATEMENT_R_PAREN], subsumes parts, fits [TERM_INNER_QUERY_OR_ARGUMENT
        CALL_ARGUMENTS_INNER_QUERY TABLE_CORE_INNER_QUERY_OR_TABLES MACRO_BODY_TABLE_OR_OTHER],
        shortest "desc";
    /// `with? innerStart`
    INNER_QUERY_INNER_START "innerQuery_innerStart" = Sequence [OPTIONAL_WITH INNER_START],
        subsumes [INNER_START], fits [INNER_QUERY], shortest "desc", as Alternative, of "innerQuery";
    /// `innerStart : queryStart clause* setOperation* | description setOperation* | insert | update | delete`
    INNER_START "innerStart" = Alternation [INNER_START_QUERY_START INNER_START_DESCRIPTION INSERT UPDATE
        DELETE], subsumes parts, fits [INNER_QUERY_INNER_START], shortest "desc";
    /// `queryStart clause* setOperation*`
    INNER_START_QUERY_START "innerStart_queryStart" = Sequence [QUERY_START CLAUSES SET_OPERATIONS],
        subsumes [QUERY_START], fits [INNER_START], shortest "select", as Alternative, of "innerStart";
    /// `queryStart : select | from | 'values' rows? | 'table' 'only'? relation '*'? | pivot`
    QUERY_START "queryStart" = Alternation [SELECT FROM QUERY_START_VALUES QUERY_START_TABLE PIVOT],
        subsumes parts, fits [INNER_START_QUERY_START QUERY_TERM_QUERY_START], shortest "select";
    /// `select : 'select' selectQuantifier? (selectItem (',' selectItem)* ','?)?`
    SELECT "select" = Sequence [SELECT_KEYWORD OPTIONAL_SELECT_QUANTIFIER SELECT_OPTIONAL_SELECT_ITEM],
        subsumes [SELECT_KEYWORD], fits [QUERY_START CLAUSE], shortest "select";
    /// `selectQuantifier?`
    OPTIONAL_SELECT_QUANTIFIER "optional_selectQuantifier" = Optional [SELECT_QUANTIFIER], subsumes parts,
        of "selectQuantifier";
    /// `selectQuantifier : 'all' | 'distinct' ('on' '(' expressions ')')?`
    SELECT_QUANTIFIER "selectQuantifier" = Alternation [ALL SELECT_QUANTIFIER_DISTINCT], subsumes parts,
        fits [OPTIONAL_SELECT_QUANTIFIER], shortest "all";
    /// `'distinct' ('on' '(' expressions ')')?`
    SELECT_QUANTIFIER_DISTINCT "selectQuantifier_distinct" = Sequence [DISTINCT
        SELECT_QUANTIFIER_OPTIONAL_ON], subsumes [DISTINCT], fits [SELECT_QUANTIFIER], shortest "distinct",
        as Alternative, of "selectQuantifier";
    /// `('on' '(' expressions ')')?`
    SELECT_QUANTIFIER_OPTIONAL_ON "selectQuantifier_optional_on" = Optional [SELECT_QUANTIFIER_ON],
        subsumes parts, of "selectQuantifier";
    /// `'on' '(' expressions ')'`
    SELECT_QUANTIFIER_ON "selectQuantifier_on" = Sequence [ON L_PAREN EXPRESSIONS R_PAREN],
        fits [SELECT_QUANTIFIER_OPTIONAL_ON], shortest "on ( 0 )", of "selectQuantifier";
    /// `expressions : expression (',' expression)*`
    EXPRESSIONS "expressions" = Sequence [EXPRESSION NEXT_EXPRESSIONS], subsumes [EXPRESSION],
        fits [MERGE_ACTION_STAR_OR_EXPRESSIONS], shortest "0";
    /// `(',' expression)*`
    NEXT_EXPRESSIONS "next_expressions" = Star [NEXT_EXPRESSION], subsumes parts, of "expressions" "rows";
    /// `',' expression`
    NEXT_EXPRESSION "next_expression" = Sequence [COMMA EXPRESSION], fits [NEXT_EXPRESSIONS
        LIMIT_OPTIONAL_NEXT_EXPRESSION], shortest ", 0", of "expressions" "limit" "rows";
    /// `(selectItem (',' selectItem)* ','?)?`
    SELECT_OPTIONAL_SELECT_ITEM "select_optional_selectItem" = Optional [SELECT_SELECT_ITEM], subsumes parts,
        of "select";
    /// `selectItem (',' selectItem)* ','?`
    SELECT_SELECT_ITEM "select_selectItem" = Sequence [SELECT_ITEM NEXT_SELECT_ITEMS OPTIONAL_COMMA],
        subsumes [SELECT_ITEM], fits [SELECT_OPTIONAL_SELECT_ITEM], shortest "0", of "select";
    /// `(',' selectItem)*`
    NEXT_SELECT_ITEMS "next_selectItems" = Star [NEXT_SELECT_ITEM], subsumes parts, of "select" "commonTable"
        "pivotPart" and 2 others;
    /// `',' selectItem`
    NEXT_SELECT_ITEM "next_selectItem" = Sequence [COMMA SELECT_ITEM], fits [NEXT_SELECT_ITEMS],
        shortest ", 0", of "select" "commonTable" "pivotPart" and 2 others;
    /// `','?`
    OPTIONAL_COMMA "optional_comma" = Optional [COMMA], subsumes parts, of "with" "term" "select"
        and 14 others;
    /// `from : 'from' source (',' source)* ','?`
    FROM "from" = Sequence [FROM_KEYWORD SOURCE FROM_NEXT_SOURCES OPTIONAL_COMMA], fits [QUERY_START CLAUSE],
        shortest "from ?";
    /// `source : joinedTable | 'values' row (',' row)* ','? tableSuffix* join*`
    SOURCE "source" = Alternation [JOINED_TABLE SOURCE_VALUES], subsumes parts, shortest "?";
    /// `joinedTable : table joinCondition* join*`
    JOINED_TABLE "joinedTable" = Sequence [TABLE JOIN_CONDITIONS JOINS], subsumes [TABLE], fits [SOURCE
        TABLES], shortest "?";
    /// `table : ((identifier | STRING) ':')? 'only'? 'lateral'? tableCore tableSuffix*`
    TABLE "table" = Sequence [TABLE_OPTIONAL_IDENTIFIER_OR_STRING_COLON OPTIONAL_ONLY TABLE_OPTIONAL_LATERAL
        TABLE_CORE TABLE_SUFFIXES], subsumes [TABLE_CORE], fits [JOINED_TABLE PIVOT_TABLE], shortest "?";
    /// `((identifier | STRING) ':')?`
    TABLE_OPTIONAL_IDENTIFIER_OR_STRING_COLON "table_optional_identifier_or_STRING_colon" = Optional
        [TABLE_IDENTIFIER_OR_STRING_COLON], subsumes parts, of "table";
    /// `(identifier | STRING) ':'`
    TABLE_IDENTIFIER_OR_STRING_COLON "table_identifier_or_STRING_colon" = Sequence [IDENTIFIER_OR_STRING
        COLON], fits [TABLE_OPTIONAL_IDENTIFIER_OR_STRING_COLON], shortest "a :", of "table";
    /// `'only'?`
    OPTIONAL_ONLY "optional_only" = Optional [ONLY], subsumes parts, of "queryStart" "table" "createIndex";
    /// `'lateral'?`
    TABLE_OPTIONAL_LATERAL "table_optional_lateral" = Optional [LATERAL], subsumes parts, of "table";
    /// `tableCore : relation '*'? callArguments? | parameter | '(' (innerQuery | tables clause*
    ///     setOperation*) ')' | 'rows' 'from' '(' tables ')'`
    TABLE_CORE "tableCore" = Alternation [TABLE_CORE_RELATION PARAMETER_RULE
        TABLE_CORE_L_PAREN_INNER_QUERY_OR_TABLES_R_PAREN TABLE_CORE_ROWS_FROM], subsumes parts, fits [TABLE],
        shortest "?";
    /// `relation '*'? callArguments?`
    TABLE_CORE_RELATION "tableCore_relation" = Sequence [RELATION OPTIONAL_STAR OPTIONAL_CALL_ARGUMENTS],
        subsumes [RELATION], fits [TABLE_CORE], shortest "a", as Alternative, of "tableCore";
    /// `relation : (identifier | STRING | bracketName | 'interval' | 'cross') ('.' (label | STRING |
    ///     bracketName))*`
    RELATION "relation" = Sequence [RELATION_IDENTIFIER_OR_OTHER RELATION_NEXT_LABEL_OR_OTHERS],
        subsumes [RELATION_IDENTIFIER_OR_OTHER], fits [TABLE_CORE_RELATION DESCRIBED OPTIONAL_RELATION],
        shortest "a";
    /// `identifier | STRING | bracketName | 'interval' | 'cross'`
    RELATION_IDENTIFIER_OR_OTHER "relation_identifier_or_other" = Alternation [IDENTIFIER_RULE STRING
        BRACKET_NAME INTERVAL CROSS], subsumes parts, fits [RELATION], shortest "a", of "relation";
    /// `bracketName : '[' ~(';' | ']')+ ']'`
    BRACKET_NAME "bracketName" = Sequence [L_BRACKET BRACKET_NAME_ANY_BUT_SEMICOLON_OR_R_BRACKETS R_BRACKET],
        fits [RELATION_IDENTIFIER_OR_OTHER LABEL_OR_OTHER TARGET_IDENTIFIER_OR_OTHER TERM_LABEL_OR_OTHER
        TABLE_ELEMENT_IDENTIFIER_OR_OTHER_CHOICE TABLE_ELEMENT_TYPE_NAME_OR_BRACKET_NAME], shortest "[ , ]";
    /// `~(';' | ']')+`
    BRACKET_NAME_ANY_BUT_SEMICOLON_OR_R_BRACKETS "bracketName_any_but_semicolon_or_r_brackets" = Plus
        [BRACKET_NAME_ANY_BUT_SEMICOLON_OR_R_BRACKET], subsumes parts, shortest ",", of "bracketName";
    /// `~(';' | ']')`
    BRACKET_NAME_ANY_BUT_SEMICOLON_OR_R_BRACKET "bracketName_any_but_semicolon_or_r_bracket" = Set but
        [SEMICOLON R_BRACKET], subsumes parts, fits [BRACKET_NAME_ANY_BUT_SEMICOLON_OR_R_BRACKETS],
        shortest ",", as Set, of "bracketName";
    /// `('.' (label | STRING | bracketName))*`
    RELATION_NEXT_LABEL_OR_OTHERS "relation_next_label_or_others" = Star [RELATION_NEXT_LABEL_OR_OTHER],
        subsumes parts, of "relation";
    /// `'.' (label | STRING | bracketName)`
    RELATION_NEXT_LABEL_OR_OTHER "relation_next_label_or_other" = Sequence [DOT LABEL_OR_OTHER],
        fits [RELATION_NEXT_LABEL_OR_OTHERS], shortest ". a", of "relation";
    /// `label | STRING | bracketName`
    LABEL_OR_OTHER "label_or_other" = Alternation [LABEL STRING BRACKET_NAME], subsumes parts,
        fits [TABLE_ALIAS_LABEL_OR_OTHER], shortest "a", of "relation" "alias" "tableAlias";
    /// `label : identifier | 'generated' | 'interval' | 'precision' | 'varying' | 'all' | 'and' | 'as' |
    ///     'asc' | 'between' | 'both' | 'case' | 'check' | 'collate' | 'constraint' | 'create' | 'cross' |
    ///     'default' | 'delete' | 'desc' | 'distinct' | 'else' | 'end' | 'except' | 'false' | 'fetch' |
    ///     'for' | 'foreign' | 'from' | 'full' | 'group' | 'having' | 'ilike' | 'in' | 'inner' | 'insert' |
    ///     'intersect' | 'into' | 'is' | 'isnull' | 'join' | 'lateral' | 'leading' | 'left' | 'like' |
    ///     'limit' | 'natural' | 'not' | 'notnull' | 'null' | 'offset' | 'on' | 'only' | 'or' | 'order' |
    ///     'pivot' | 'placing' | 'primary' | 'qualify' | 'references' | 'returning' | 'right' | 'select' |
    ///     'set' | 'similar' | 'table' | 'tablesample' | 'then' | 'to' | 'trailing' | 'true' | 'union' |
    ///     'unique' | 'unpivot' | 'update' | 'using' | 'values' | 'variadic' | 'when' | 'where' | 'window'
    ///     | 'with'`
    LABEL "label" = Alternation [IDENTIFIER_RULE GENERATED INTERVAL PRECISION VARYING ALL AND AS ASC BETWEEN
        BOTH CASE CHECK COLLATE CONSTRAINT_KEYWORD CREATE CROSS DEFAULT DELETE_KEYWORD DESC DISTINCT ELSE END
        EXCEPT FALSE FETCH FOR FOREIGN FROM_KEYWORD FULL GROUP HAVING ILIKE IN INNER INSERT_KEYWORD INTERSECT
        INTO_KEYWORD IS ISNULL JOIN_KEYWORD LATERAL LEADING LEFT LIKE LIMIT_KEYWORD NATURAL NOT NOTNULL NULL
        OFFSET ON ONLY OR ORDER PIVOT_KEYWORD PLACING PRIMARY QUALIFY REFERENCES RETURNING_KEYWORD RIGHT
        SELECT_KEYWORD SET SIMILAR TABLE_KEYWORD TABLESAMPLE THEN TO TRAILING TRUE UNION UNIQUE UNPIVOT
        UPDATE_KEYWORD USING VALUES VARIADIC WHEN_KEYWORD WHERE_KEYWORD WINDOW WITH_KEYWORD], subsumes parts,
        fits [LABEL_OR_OTHER TERM_LABEL_OR_OTHER CONSTRAINT_START_IDENTITY_OR_LABEL_CHOICE], shortest "a";
    /// `'*'?`
    OPTIONAL_STAR "optional_star" = Optional [STAR], subsumes parts, of "queryStart" "tableCore";
    /// `callArguments?`
    OPTIONAL_CALL_ARGUMENTS "optional_callArguments" = Optional [CALL_ARGUMENTS], subsumes parts,
        of "callArguments";
    /// `callArguments : '(' ('distinct' | 'all')? (innerQuery resultType? | (argument (',' argument)* ','?)?
    ///     argumentTail*) ')'`
    CALL_ARGUMENTS "callArguments" = Sequence [L_PAREN OPTIONAL_ALL_OR_DISTINCT
        CALL_ARGUMENTS_INNER_QUERY_OR_OTHER R_PAREN], fits [OPTIONAL_CALL_ARGUMENTS
        TERM_NEXT_LABEL_OR_OTHER_CHOICE], shortest "( )";
    /// `('all' | 'distinct')?`
    OPTIONAL_ALL_OR_DISTINCT "optional_all_or_distinct" = Optional [ALL_OR_DISTINCT], subsumes parts,
        of "callArguments" "groupBy" "setOperation";
    /// `'all' | 'distinct'`
    ALL_OR_DISTINCT "all_or_distinct" = Set [ALL DISTINCT], subsumes parts, fits [OPTIONAL_ALL_OR_DISTINCT],
        shortest "all", of "callArguments" "groupBy" "setOperation";
    /// `innerQuery resultType? | (argument (',' argument)* ','?)? argumentTail*`
    CALL_ARGUMENTS_INNER_QUERY_OR_OTHER "callArguments_innerQuery_or_other" = Alternation
        [CALL_ARGUMENTS_INNER_QUERY CALL_ARGUMENTS_OPTIONAL_ARGUMENT_ARGUMENT_TAILS], subsumes parts,
        of "callArguments";
    /// `innerQuery resultType?`
    CALL_ARGUMENTS_INNER_QUERY "callArguments_innerQuery" = Sequence [INNER_QUERY OPTIONAL_RESULT_TYPE],
        subsumes [INNER_QUERY], fits [CALL_ARGUMENTS_INNER_QUERY_OR_OTHER], shortest "desc", as Alternative,
        of "callArguments";
    /// `resultType?`
    OPTIONAL_RESULT_TYPE "optional_resultType" = Optional [RESULT_TYPE], subsumes parts, of "resultType";
    /// `resultType : 'returning' typeName IDENTIFIER*`
    RESULT_TYPE "resultType" = Sequence [RETURNING_KEYWORD TYPE_NAME RESULT_TYPE_IDENTIFIERS],
        fits [OPTIONAL_RESULT_TYPE ARGUMENT ARGUMENT_PART ARGUMENT_TAIL], shortest "returning a";
    /// `typeName : 'setof'? qualifiedName typePart* | 'union' typePart+ | 'interval' intervalUnit? typePart*
    ///     | 'null'`
    TYPE_NAME "typeName" = Alternation [TYPE_NAME_QUALIFIED_NAME TYPE_NAME_UNION TYPE_NAME_INTERVAL NULL],
        subsumes parts, fits [TYPE_ARGUMENT_TYPE_NAME OPTIONAL_TYPE_NAME
        TABLE_ELEMENT_TYPE_NAME_OR_BRACKET_NAME CONSTRAINT_START_TYPE_NAME_OR_STRING], shortest "a";
    /// `'setof'? qualifiedName typePart*`
    TYPE_NAME_QUALIFIED_NAME "typeName_qualifiedName" = Sequence [TYPE_NAME_OPTIONAL_SETOF QUALIFIED_NAME
        TYPE_PARTS], subsumes [QUALIFIED_NAME], fits [TYPE_NAME], shortest "a", as Alternative, of "typeName";
    /// `'setof'?`
    TYPE_NAME_OPTIONAL_SETOF "typeName_optional_setof" = Optional [SETOF], subsumes parts, of "typeName";
    /// `qualifiedName : identifier ('.' label)*`
    QUALIFIED_NAME "qualifiedName" = Sequence [IDENTIFIER_RULE QUALIFIED_NAME_NEXT_LABELS],
        subsumes [IDENTIFIER_RULE], fits [TYPE_NAME_QUALIFIED_NAME INDEX_ITEM_QUALIFIED_NAME
        CONSTRAINT_START_QUALIFIED_NAME_OR_STRING CREATE_FUNCTION_SET_OR_QUALIFIED_NAME], shortest "a";
    /// `('.' label)*`
    QUALIFIED_NAME_NEXT_LABELS "qualifiedName_next_labels" = Star [NEXT_LABEL], subsumes parts,
        of "qualifiedName";
    /// `'.' label`
    NEXT_LABEL "next_label" = Sequence [DOT LABEL], fits [QUALIFIED_NAME_NEXT_LABELS
        TARGET_NEXT_LABEL_OR_SUBSCRIPT], shortest ". a", of "qualifiedName" "target";
    /// `typePart*`
    TYPE_PARTS "typeParts" = Star [TYPE_PART], subsumes parts [SOME_TYPE_PARTS], fits [SOME_TYPE_PARTS],
        of "typePart";
    /// `typePart : 'precision' | 'varying' | ('with' | 'without') 'time' 'zone' | '[' expression? ']' | '%'
    ///     IDENTIFIER | '(' (typeArgument (',' typeArgument)* ','?)? ')'`
    TYPE_PART "typePart" = Alternation [PRECISION VARYING TYPE_PART_TIME_ZONE L_BRACKET_R_BRACKET
        TYPE_PART_PERCENT_SIGN_IDENTIFIER TYPE_PART_L_PAREN_R_PAREN], subsumes parts, fits [TYPE_PARTS
        SOME_TYPE_PARTS], shortest "varying";
    /// `('with' | 'without') 'time' 'zone'`
    TYPE_PART_TIME_ZONE "typePart_time_zone" = Sequence [WITH_OR_WITHOUT TIME ZONE], fits [TYPE_PART],
        shortest "with time zone", as Alternative, of "typePart";
    /// `'with' | 'without'`
    WITH_OR_WITHOUT "with_or_without" = Set [WITH_KEYWORD WITHOUT], subsumes parts, shortest "with",
        of "typePart" "term" "argumentPart";
    /// `'[' expression? ']'`
    L_BRACKET_R_BRACKET "l_bracket_r_bracket" = Sequence [L_BRACKET OPTIONAL_EXPRESSION R_BRACKET],
        fits [TYPE_PART ARRAY_OPTIONAL_L_BRACKET_R_BRACKET], shortest "[ ]", of "array" "typePart";
    /// `'%' IDENTIFIER`
    TYPE_PART_PERCENT_SIGN_IDENTIFIER "typePart_percent_sign_IDENTIFIER" = Sequence [PERCENT IDENTIFIER],
        fits [TYPE_PART], shortest "% a", as Alternative, of "typePart";
    /// `'(' (typeArgument (',' typeArgument)* ','?)? ')'`
    TYPE_PART_L_PAREN_R_PAREN "typePart_l_paren_r_paren" = Sequence [L_PAREN TYPE_PART_OPTIONAL_TYPE_ARGUMENT
        R_PAREN], fits [TYPE_PART], shortest "( )", as Alternative, of "typePart";
    /// `(typeArgument (',' typeArgument)* ','?)?`
    TYPE_PART_OPTIONAL_TYPE_ARGUMENT "typePart_optional_typeArgument" = Optional [TYPE_PART_TYPE_ARGUMENT],
        subsumes parts, of "typePart";
    /// `typeArgument (',' typeArgument)* ','?`
    TYPE_PART_TYPE_ARGUMENT "typePart_typeArgument" = Sequence [TYPE_ARGUMENT TYPE_PART_NEXT_TYPE_ARGUMENTS
        OPTIONAL_COMMA], subsumes [TYPE_ARGUMENT], fits [TYPE_PART_OPTIONAL_TYPE_ARGUMENT], shortest "0",
        of "typePart";
    /// `typeArgument : identifier typeName | typeName | ('+' | '-')? NUMBER IDENTIFIER? | STRING`
    /// In normal form `identifier? typeName | ('-' | '+')? NUMBER IDENTIFIER? | STRING`
    TYPE_ARGUMENT "typeArgument" = Alternation [TYPE_ARGUMENT_TYPE_NAME TYPE_ARGUMENT_NUMBER STRING],
        subsumes parts, fits [TYPE_PART_TYPE_ARGUMENT], shortest "0";
    /// `identifier? typeName`
    TYPE_ARGUMENT_TYPE_NAME "typeArgument_typeName" = Sequence [OPTIONAL_IDENTIFIER TYPE_NAME],
        subsumes [TYPE_NAME], fits [TYPE_ARGUMENT], shortest "a", as Alternative, of "typeArgument";
    /// `identifier?`
    OPTIONAL_IDENTIFIER "optional_identifier" = Optional [IDENTIFIER_RULE], subsumes parts, of "identifier";
    /// `('-' | '+')? NUMBER IDENTIFIER?`
    TYPE_ARGUMENT_NUMBER "typeArgument_NUMBER" = Sequence [TYPE_ARGUMENT_OPTIONAL_MINUS_OR_PLUS NUMBER
        OPTIONAL_IDENTIFIER_PART], subsumes [NUMBER], fits [TYPE_ARGUMENT], shortest "0", as Alternative,
        of "typeArgument";
    /// `('-' | '+')?`
    TYPE_ARGUMENT_OPTIONAL_MINUS_OR_PLUS "typeArgument_optional_minus_or_plus" = Optional
        [TYPE_ARGUMENT_MINUS_OR_PLUS], subsumes parts, of "typeArgument";
    /// `'-' | '+'`
    TYPE_ARGUMENT_MINUS_OR_PLUS "typeArgument_minus_or_plus" = Set [MINUS PLUS], subsumes parts,
        fits [TYPE_ARGUMENT_OPTIONAL_MINUS_OR_PLUS], shortest "-", of "typeArgument";
    /// `IDENTIFIER?`
    OPTIONAL_IDENTIFIER_PART "optional_IDENTIFIER" = Optional [IDENTIFIER], subsumes parts, of "described"
        "term" "typeArgument" and 3 others;
    /// `(',' typeArgument)*`
    TYPE_PART_NEXT_TYPE_ARGUMENTS "typePart_next_typeArguments" = Star [TYPE_PART_NEXT_TYPE_ARGUMENT],
        subsumes parts, of "typePart";
    /// `',' typeArgument`
    TYPE_PART_NEXT_TYPE_ARGUMENT "typePart_next_typeArgument" = Sequence [COMMA TYPE_ARGUMENT],
        fits [TYPE_PART_NEXT_TYPE_ARGUMENTS], shortest ", 0", of "typePart";
    /// `'union' typePart+`
    TYPE_NAME_UNION "typeName_union" = Sequence [UNION SOME_TYPE_PARTS], fits [TYPE_NAME],
        shortest "union varying", as Alternative, of "typeName";
    /// `typePart+`
    SOME_TYPE_PARTS "some_typeParts" = Plus [TYPE_PART], subsumes parts [TYPE_PARTS], fits [TYPE_PARTS],
        shortest "varying", of "typePart";
    /// `'interval' intervalUnit? typePart*`
    TYPE_NAME_INTERVAL "typeName_interval" = Sequence [INTERVAL OPTIONAL_INTERVAL_UNIT TYPE_PARTS],
        subsumes [INTERVAL], fits [TYPE_NAME], shortest "interval", as Alternative, of "typeName";
    /// `intervalUnit?`
    OPTIONAL_INTERVAL_UNIT "optional_intervalUnit" = Optional [INTERVAL_UNIT], subsumes parts,
        of "intervalUnit";
    /// `intervalUnit : (IDENTIFIER | 'second') callArguments? ('to' (IDENTIFIER | 'second') callArguments?)?`
    INTERVAL_UNIT "intervalUnit" = Sequence [INTERVAL_UNIT_SECOND_OR_IDENTIFIER OPTIONAL_CALL_ARGUMENTS
        INTERVAL_UNIT_OPTIONAL_TO], subsumes [INTERVAL_UNIT_SECOND_OR_IDENTIFIER],
        fits [OPTIONAL_INTERVAL_UNIT], shortest "a";
    /// `'second' | IDENTIFIER`
    INTERVAL_UNIT_SECOND_OR_IDENTIFIER "intervalUnit_second_or_IDENTIFIER" = Set [SECOND IDENTIFIER],
        subsumes parts, fits [INTERVAL_UNIT], shortest "a", of "intervalUnit";
    /// `('to' ('second' | IDENTIFIER) callArguments?)?`
    INTERVAL_UNIT_OPTIONAL_TO "intervalUnit_optional_to" = Optional [INTERVAL_UNIT_TO], subsumes parts,
        of "intervalUnit";
    /// `'to' ('second' | IDENTIFIER) callArguments?`
    INTERVAL_UNIT_TO "intervalUnit_to" = Sequence [TO INTERVAL_UNIT_SECOND_OR_IDENTIFIER
        OPTIONAL_CALL_ARGUMENTS], fits [INTERVAL_UNIT_OPTIONAL_TO], shortest "to a", of "intervalUnit";
    /// `IDENTIFIER*`
    RESULT_TYPE_IDENTIFIERS "resultType_IDENTIFIERs" = Star [IDENTIFIER], subsumes parts
        [LIST_SOME_IDENTIFIERS], fits [LIST_SOME_IDENTIFIERS], of "resultType";
    /// `(argument (',' argument)* ','?)? argumentTail*`
    CALL_ARGUMENTS_OPTIONAL_ARGUMENT_ARGUMENT_TAILS "callArguments_optional_argument_argumentTails" = Sequence
        [CALL_ARGUMENTS_OPTIONAL_ARGUMENT ARGUMENT_TAILS], subsumes [CALL_ARGUMENTS_OPTIONAL_ARGUMENT
        ARGUMENT_TAILS], fits [CALL_ARGUMENTS_INNER_QUERY_OR_OTHER], as Alternative, of "callArguments";
    /// `(argument (',' argument)* ','?)?`
    CALL_ARGUMENTS_OPTIONAL_ARGUMENT "callArguments_optional_argument" = Optional [CALL_ARGUMENTS_ARGUMENT],
        subsumes parts, fits [CALL_ARGUMENTS_OPTIONAL_ARGUMENT_ARGUMENT_TAILS], of "callArguments";
    /// `argument (',' argument)* ','?`
    CALL_ARGUMENTS_ARGUMENT "callArguments_argument" = Sequence [ARGUMENT NEXT_ARGUMENTS OPTIONAL_COMMA],
        subsumes [ARGUMENT], fits [CALL_ARGUMENTS_OPTIONAL_ARGUMENT], shortest "0", of "callArguments";
    /// `argument : 'variadic'? expression argumentPart* | ('leading' | 'trailing' | 'both') expression?
    ///     ('from' expression)? | 'from' expression | resultType`
    ARGUMENT "argument" = Alternation [ARGUMENT_EXPRESSION
        ARGUMENT_LEADING_OR_TRAILING_OR_BOTH_OPTIONAL_EXPRESSION FROM_EXPRESSION RESULT_TYPE], subsumes parts,
        fits [CALL_ARGUMENTS_ARGUMENT TERM_ARGUMENT], shortest "0";
    /// `'variadic'? expression argumentPart*`
    ARGUMENT_EXPRESSION "argument_expression" = Sequence [ARGUMENT_OPTIONAL_VARIADIC EXPRESSION
        ARGUMENT_PARTS], subsumes [EXPRESSION], fits [ARGUMENT], shortest "0", as Alternative, of "argument";
    /// `'variadic'?`
    ARGUMENT_OPTIONAL_VARIADIC "argument_optional_variadic" = Optional [VARIADIC], subsumes parts,
        of "argument";
    /// `argumentPart*`
    ARGUMENT_PARTS "argumentParts" = Star [ARGUMENT_PART], subsumes parts, of "argumentPart";
    /// `argumentPart : 'as' typeName array? | 'from' expression | 'for' expression | 'placing' expression |
    ///     'using' identifier | 'value' expression? | ':' expression | 'collate' qualifiedName | 'similar'
    ///     expression | resultType | 'on' label | 'not'? 'null' | 'default' expression | ('with' |
    ///     'without') (IDENTIFIER | 'unique')+ | alias`
    ARGUMENT_PART "argumentPart" = Alternation [ARGUMENT_PART_AS FROM_EXPRESSION ARGUMENT_PART_FOR
        ARGUMENT_PART_PLACING USING_PART ARGUMENT_PART_VALUE ARGUMENT_PART_COLON_EXPRESSION
        ARGUMENT_PART_COLLATE ARGUMENT_PART_SIMILAR RESULT_TYPE ARGUMENT_PART_ON ARGUMENT_PART_NULL
        DEFAULT_PART ARGUMENT_PART_WITH_OR_WITHOUT ALIAS], subsumes parts, fits [ARGUMENT_PARTS],
        shortest "a";
    /// `'as' typeName array?`
    ARGUMENT_PART_AS "argumentPart_as" = Sequence [AS TYPE_NAME OPTIONAL_ARRAY], fits [ARGUMENT_PART],
        shortest "as a", as Alternative, of "argumentPart";
    /// `array?`
    OPTIONAL_ARRAY "optional_array" = Optional [ARRAY], subsumes parts, of "array";
    /// `array : 'array' ('[' expression? ']')?`
    ARRAY "array" = Sequence [ARRAY_KEYWORD ARRAY_OPTIONAL_L_BRACKET_R_BRACKET], subsumes [ARRAY_KEYWORD],
        fits [OPTIONAL_ARRAY], shortest "array";
    /// `('[' expression? ']')?`
    ARRAY_OPTIONAL_L_BRACKET_R_BRACKET "array_optional_l_bracket_r_bracket" = Optional [L_BRACKET_R_BRACKET],
        subsumes parts, of "array";
    /// `'from' expression`
    FROM_EXPRESSION "from_expression" = Sequence [FROM_KEYWORD EXPRESSION], fits [ARGUMENT ARGUMENT_PART
        ARGUMENT_OPTIONAL_FROM], shortest "from 0", of "argument" "argumentPart";
    /// `'for' expression`
    ARGUMENT_PART_FOR "argumentPart_for" = Sequence [FOR EXPRESSION], fits [ARGUMENT_PART], shortest "for 0",
        as Alternative, of "argumentPart";
    /// `'placing' expression`
    ARGUMENT_PART_PLACING "argumentPart_placing" = Sequence [PLACING EXPRESSION], fits [ARGUMENT_PART],
        shortest "placing 0", as Alternative, of "argumentPart";
    /// `'using' identifier`
    USING_PART "using" = Sequence [USING IDENTIFIER_RULE], fits [ARGUMENT_PART OPTIONAL_USING],
        shortest "using a", of "constraintStart" "argumentPart" "createIndex";
    /// `'value' expression?`
    ARGUMENT_PART_VALUE "argumentPart_value" = Sequence [VALUE OPTIONAL_EXPRESSION], subsumes [VALUE],
        fits [ARGUMENT_PART], shortest "value", as Alternative, of "argumentPart";
    /// `':' expression`
    ARGUMENT_PART_COLON_EXPRESSION "argumentPart_colon_expression" = Sequence [COLON EXPRESSION],
        fits [ARGUMENT_PART], shortest ": 0", as Alternative, of "argumentPart";
    /// `'collate' qualifiedName`
    ARGUMENT_PART_COLLATE "argumentPart_collate" = Sequence [COLLATE QUALIFIED_NAME], fits [ARGUMENT_PART],
        shortest "collate a", as Alternative, of "argumentPart";
    /// `'similar' expression`
    ARGUMENT_PART_SIMILAR "argumentPart_similar" = Sequence [SIMILAR EXPRESSION], fits [ARGUMENT_PART],
        shortest "similar 0", as Alternative, of "argumentPart";
    /// `'on' label`
    ARGUMENT_PART_ON "argumentPart_on" = Sequence [ON LABEL], fits [ARGUMENT_PART], shortest "on a",
        as Alternative, of "argumentPart";
    /// `'not'? 'null'`
    ARGUMENT_PART_NULL "argumentPart_null" = Sequence [OPTIONAL_NOT NULL], subsumes [NULL],
        fits [ARGUMENT_PART], shortest "null", as Alternative, of "argumentPart";
    /// `'not'?`
    OPTIONAL_NOT "optional_not" = Optional [NOT], subsumes parts, of "commonTable" "term" "argumentPart"
        and 4 others;
    /// `'default' expression`
    DEFAULT_PART "default" = Sequence [DEFAULT EXPRESSION], fits [ARGUMENT_PART CONSTRAINT_START],
        shortest "default 0", as Alternative, of "argumentPart" "constraintStart";
    /// `('with' | 'without') ('unique' | IDENTIFIER)+`
    ARGUMENT_PART_WITH_OR_WITHOUT "argumentPart_with_or_without" = Sequence [WITH_OR_WITHOUT
        ARGUMENT_PART_UNIQUE_OR_IDENTIFIERS], fits [ARGUMENT_PART], shortest "with a", as Alternative,
        of "argumentPart";
    /// `('unique' | IDENTIFIER)+`
    ARGUMENT_PART_UNIQUE_OR_IDENTIFIERS "argumentPart_unique_or_IDENTIFIERs" = Plus
        [ARGUMENT_PART_UNIQUE_OR_IDENTIFIER], subsumes parts, shortest "a", of "argumentPart";
    /// `'unique' | IDENTIFIER`
    ARGUMENT_PART_UNIQUE_OR_IDENTIFIER "argumentPart_unique_or_IDENTIFIER" = Set [UNIQUE IDENTIFIER],
        subsumes parts, fits [ARGUMENT_PART_UNIQUE_OR_IDENTIFIERS], shortest "a", of "argumentPart";
    /// `alias : 'as' (label | STRING | bracketName) ('uescape' STRING)? | shortAlias | STRING`
    ALIAS "alias" = Alternation [ALIAS_AS SHORT_ALIAS STRING], subsumes parts, fits [ARGUMENT_PART
        OPTIONAL_ALIAS], shortest "a";
    /// `'as' (label | STRING | bracketName) ('uescape' STRING)?`
    ALIAS_AS "alias_as" = Sequence [AS LABEL_OR_OTHER ALIAS_OPTIONAL_UESCAPE_STRING], fits [ALIAS],
        shortest "as a", as Alternative, of "alias";
    /// `('uescape' STRING)?`
    ALIAS_OPTIONAL_UESCAPE_STRING "alias_optional_uescape_STRING" = Optional [ALIAS_UESCAPE_STRING],
        subsumes parts, of "alias";
    /// `'uescape' STRING`
    ALIAS_UESCAPE_STRING "alias_uescape_STRING" = Sequence [UESCAPE STRING],
        fits [ALIAS_OPTIONAL_UESCAPE_STRING], shortest "uescape ''", of "alias";
    /// `('leading' | 'trailing' | 'both') expression? ('from' expression)?`
    ARGUMENT_LEADING_OR_TRAILING_OR_BOTH_OPTIONAL_EXPRESSION
        "argument_leading_or_trailing_or_both_optional_expression" = Sequence
        [ARGUMENT_LEADING_OR_TRAILING_OR_BOTH OPTIONAL_EXPRESSION ARGUMENT_OPTIONAL_FROM],
        subsumes [ARGUMENT_LEADING_OR_TRAILING_OR_BOTH], fits [ARGUMENT], shortest "both", as Alternative,
        of "argument";
    /// `'leading' | 'trailing' | 'both'`
    ARGUMENT_LEADING_OR_TRAILING_OR_BOTH "argument_leading_or_trailing_or_both" = Set [LEADING TRAILING BOTH],
        subsumes parts, fits [ARGUMENT_LEADING_OR_TRAILING_OR_BOTH_OPTIONAL_EXPRESSION], shortest "both",
        of "argument";
    /// `('from' expression)?`
    ARGUMENT_OPTIONAL_FROM "argument_optional_from" = Optional [FROM_EXPRESSION], subsumes parts,
        of "argument";
    /// `(',' argument)*`
    NEXT_ARGUMENTS "next_arguments" = Star [NEXT_ARGUMENT], subsumes parts, of "callArguments" "term";
    /// `',' argument`
    NEXT_ARGUMENT "next_argument" = Sequence [COMMA ARGUMENT], fits [NEXT_ARGUMENTS], shortest ", 0",
        of "callArguments" "term";
    /// `argumentTail*`
    ARGUMENT_TAILS "argumentTails" = Star [ARGUMENT_TAIL], subsumes parts,
        fits [CALL_ARGUMENTS_OPTIONAL_ARGUMENT_ARGUMENT_TAILS], of "argumentTail";
    /// `argumentTail : orderBy | limit | where | groupBy | setOperation | resultType | ('ignore' |
    ///     'respect') 'nulls'`
    ARGUMENT_TAIL "argumentTail" = Alternation [ORDER_BY LIMIT WHERE GROUP_BY SET_OPERATION RESULT_TYPE
        NULLS_PART], subsumes parts, fits [ARGUMENT_TAILS], shortest "where 0";
    /// `orderBy : 'order' 'by' ('all' sortOption* | sortItem (',' sortItem)*)`
    ORDER_BY "orderBy" = Sequence [ORDER BY ORDER_BY_ALL_OR_SORT_ITEMS], fits [ARGUMENT_TAIL CLAUSE
        WINDOW_ITEM RETURNING_ORDER_BY_OR_LIMIT], shortest "order by 0";
    /// `'all' sortOption* | sortItem (',' sortItem)*`
    ORDER_BY_ALL_OR_SORT_ITEMS "orderBy_all_or_sortItems" = Alternation [ORDER_BY_ALL ORDER_BY_SORT_ITEMS],
        subsumes parts, shortest "0", of "orderBy";
    /// `'all' sortOption*`
    ORDER_BY_ALL "orderBy_all" = Sequence [ALL SORT_OPTIONS], subsumes [ALL],
        fits [ORDER_BY_ALL_OR_SORT_ITEMS], shortest "all", as Alternative, of "orderBy";
    /// `sortOption*`
    SORT_OPTIONS "sortOptions" = Star [SORT_OPTION], subsumes parts, of "sortOption";
    /// `sortOption : 'asc' | 'desc' | 'using' indexOperator | 'nulls' ('first' | 'last')`
    SORT_OPTION "sortOption" = Alternation [ASC DESC SORT_OPTION_USING SORT_OPTION_NULLS], subsumes parts,
        fits [SORT_OPTIONS INDEX_ITEM_SORT_OPTION_OR_IDENTIFIER_OVERLAPS], shortest "asc";
    /// `'using' indexOperator`
    SORT_OPTION_USING "sortOption_using" = Sequence [USING INDEX_OPERATOR], fits [SORT_OPTION],
        shortest "using *", as Alternative, of "sortOption";
    /// `indexOperator : operator | 'operator' '(' (identifier '.')* operator ')'`
    INDEX_OPERATOR "indexOperator" = Alternation [OPERATOR_RULE OPERATOR_L_PAREN_IDENTIFIER_DOTS_OPERATOR],
        subsumes parts, shortest "*";
    /// `operator : '+' | '-' | '*' | '/' | '%' | '^' | '=' | '<' | '>' | ':=' | '~' | '?' | '@' | '#' | '|'
    ///     | '&' | OPERATOR`
    OPERATOR_RULE "operator" = Set [STAR PERCENT HASH MINUS PLUS TILDE AT_SIGN SLASH CARET EQ LT GT COLON_EQ
        QUESTION PIPE AMP OPERATOR], subsumes parts, fits [INDEX_OPERATOR BINARY_OPERATOR], shortest "*";
    /// `'operator' '(' (identifier '.')* operator ')'`
    OPERATOR_L_PAREN_IDENTIFIER_DOTS_OPERATOR "operator_l_paren_identifier_dots_operator" = Sequence
        [OPERATOR_KEYWORD L_PAREN IDENTIFIER_DOTS OPERATOR_RULE R_PAREN], fits [INDEX_OPERATOR
        BINARY_OPERATOR], shortest "operator ( * )", as Alternative, of "indexOperator" "binaryOperator";
    /// `(identifier '.')*`
    IDENTIFIER_DOTS "identifier_dots" = Star [IDENTIFIER_DOT], subsumes parts, of "indexOperator"
        "binaryOperator";
    /// `identifier '.'`
    IDENTIFIER_DOT "identifier_dot" = Sequence [IDENTIFIER_RULE DOT], fits [IDENTIFIER_DOTS], shortest "a .",
        of "indexOperator" "binaryOperator";
    /// `'nulls' ('first' | 'last')`
    SORT_OPTION_NULLS "sortOption_nulls" = Sequence [NULLS SORT_OPTION_FIRST_OR_LAST], fits [SORT_OPTION],
        shortest "nulls last", as Alternative, of "sortOption";
    /// `'first' | 'last'`
    SORT_OPTION_FIRST_OR_LAST "sortOption_first_or_last" = Set [FIRST LAST], subsumes parts, shortest "last",
        of "sortOption";
    /// `sortItem (',' sortItem)*`
    ORDER_BY_SORT_ITEMS "orderBy_sortItems" = Sequence [SORT_ITEM ORDER_BY_NEXT_SORT_ITEMS],
        subsumes [SORT_ITEM], fits [ORDER_BY_ALL_OR_SORT_ITEMS], shortest "0", as Alternative, of "orderBy";
    /// `sortItem : expression sortOption*`
    SORT_ITEM "sortItem" = Sequence [EXPRESSION SORT_OPTIONS], subsumes [EXPRESSION],
        fits [ORDER_BY_SORT_ITEMS], shortest "0";
    /// `(',' sortItem)*`
    ORDER_BY_NEXT_SORT_ITEMS "orderBy_next_sortItems" = Star [ORDER_BY_NEXT_SORT_ITEM], subsumes parts,
        of "orderBy";
    /// `',' sortItem`
    ORDER_BY_NEXT_SORT_ITEM "orderBy_next_sortItem" = Sequence [COMMA SORT_ITEM],
        fits [ORDER_BY_NEXT_SORT_ITEMS], shortest ", 0", of "orderBy";
    /// `limit : 'limit' ('all' | expression ('%' | 'percent')?) (',' expression)? | 'offset' expression
    ///     ('row' | 'rows')? | 'fetch' ('first' | 'next') expression? ('row' | 'rows') ('only' | 'with'
    ///     'ties')`
    LIMIT "limit" = Alternation [LIMIT_LIST LIMIT_OFFSET LIMIT_FETCH], subsumes parts, fits [ARGUMENT_TAIL
        CLAUSE RETURNING_ORDER_BY_OR_LIMIT], shortest "limit 0";
    /// `'limit' ('all' | expression ('%' | 'percent')?) (',' expression)?`
    LIMIT_LIST "limit_list" = Sequence [LIMIT_KEYWORD LIMIT_ALL_OR_EXPRESSION LIMIT_OPTIONAL_NEXT_EXPRESSION],
        fits [LIMIT], shortest "limit 0", as Alternative, of "limit";
    /// `'all' | expression ('%' | 'percent')?`
    LIMIT_ALL_OR_EXPRESSION "limit_all_or_expression" = Alternation [ALL LIMIT_EXPRESSION], subsumes parts,
        shortest "0", of "limit";
    /// `expression ('%' | 'percent')?`
    LIMIT_EXPRESSION "limit_expression" = Sequence [EXPRESSION LIMIT_OPTIONAL_PERCENT_SIGN_OR_PERCENT],
        subsumes [EXPRESSION], fits [LIMIT_ALL_OR_EXPRESSION], shortest "0", as Alternative, of "limit";
    /// `('%' | 'percent')?`
    LIMIT_OPTIONAL_PERCENT_SIGN_OR_PERCENT "limit_optional_percent_sign_or_percent" = Optional
        [LIMIT_PERCENT_SIGN_OR_PERCENT], subsumes parts, of "limit";
    /// `'%' | 'percent'`
    LIMIT_PERCENT_SIGN_OR_PERCENT "limit_percent_sign_or_percent" = Set [PERCENT PERCENT_KEYWORD],
        subsumes parts, fits [LIMIT_OPTIONAL_PERCENT_SIGN_OR_PERCENT], shortest "%", of "limit";
    /// `(',' expression)?`
    LIMIT_OPTIONAL_NEXT_EXPRESSION "limit_optional_next_expression" = Optional [NEXT_EXPRESSION],
        subsumes parts, of "limit";
    /// `'offset' expression ('row' | 'rows')?`
    LIMIT_OFFSET "limit_offset" = Sequence [OFFSET EXPRESSION LIMIT_OPTIONAL_ROW_OR_ROWS], fits [LIMIT],
        shortest "offset 0", as Alternative, of "limit";
    /// `('row' | 'rows')?`
    LIMIT_OPTIONAL_ROW_OR_ROWS "limit_optional_row_or_rows" = Optional [LIMIT_ROW_OR_ROWS], subsumes parts,
        of "limit";
    /// `'row' | 'rows'`
    LIMIT_ROW_OR_ROWS "limit_row_or_rows" = Set [ROW_KEYWORD ROWS_KEYWORD], subsumes parts,
        fits [LIMIT_OPTIONAL_ROW_OR_ROWS], shortest "row", of "limit";
    /// `'fetch' ('first' | 'next') expression? ('row' | 'rows') ('only' | 'with' 'ties')`
    LIMIT_FETCH "limit_fetch" = Sequence [FETCH LIMIT_FIRST_OR_NEXT OPTIONAL_EXPRESSION LIMIT_ROW_OR_ROWS
        LIMIT_ONLY_OR_WITH_TIES], fits [LIMIT], shortest "fetch next row only", as Alternative, of "limit";
    /// `'first' | 'next'`
    LIMIT_FIRST_OR_NEXT "limit_first_or_next" = Set [FIRST NEXT], subsumes parts, shortest "next", of "limit";
    /// `'only' | 'with' 'ties'`
    LIMIT_ONLY_OR_WITH_TIES "limit_only_or_with_ties" = Alternation [ONLY LIMIT_WITH_TIES], subsumes parts,
        shortest "only", of "limit";
    /// `'with' 'ties'`
    LIMIT_WITH_TIES "limit_with_ties" = Sequence [WITH_KEYWORD TIES], fits [LIMIT_ONLY_OR_WITH_TIES],
        shortest "with ties", as Alternative, of "limit";
    /// `where : 'where' ('current' 'of' identifier | expression)`
    WHERE "where" = Sequence [WHERE_KEYWORD WHERE_CURRENT_OF_OR_EXPRESSION], fits [ARGUMENT_TAIL CLAUSE
        OPTIONAL_WHERE INDEX_OPTION], shortest "where 0";
    /// `'current' 'of' identifier | expression`
    WHERE_CURRENT_OF_OR_EXPRESSION "where_current_of_or_expression" = Alternation [WHERE_CURRENT_OF
        EXPRESSION], subsumes parts, shortest "0", of "where";
    /// `'current' 'of' identifier`
    WHERE_CURRENT_OF "where_current_of" = Sequence [CURRENT OF IDENTIFIER_RULE],
        fits [WHERE_CURRENT_OF_OR_EXPRESSION], shortest "current of a", as Alternative, of "where";
    /// `groupBy : 'group' 'by' ('all' | ('all' | 'distinct')? groupItem (',' groupItem)* ','?)`
    GROUP_BY "groupBy" = Sequence [GROUP BY GROUP_BY_ALL_OR_GROUP_ITEM], fits [ARGUMENT_TAIL CLAUSE],
        shortest "group by 0";
    /// `'all' | ('all' | 'distinct')? groupItem (',' groupItem)* ','?`
    GROUP_BY_ALL_OR_GROUP_ITEM "groupBy_all_or_groupItem" = Alternation [ALL GROUP_BY_GROUP_ITEM],
        subsumes parts, shortest "0", of "groupBy";
    /// `('all' | 'distinct')? groupItem (',' groupItem)* ','?`
    GROUP_BY_GROUP_ITEM "groupBy_groupItem" = Sequence [OPTIONAL_ALL_OR_DISTINCT GROUP_ITEM NEXT_GROUP_ITEMS
        OPTIONAL_COMMA], subsumes [GROUP_ITEM], fits [GROUP_BY_ALL_OR_GROUP_ITEM], shortest "0",
        as Alternative, of "groupBy";
    /// `groupItem : expression | 'grouping' 'sets' '(' groupItem (',' groupItem)* ')'`
    GROUP_ITEM "groupItem" = Alternation [EXPRESSION GROUP_ITEM_GROUPING_SETS], subsumes parts,
        fits [GROUP_BY_GROUP_ITEM], shortest "0";
    /// `'grouping' 'sets' '(' groupItem (',' groupItem)* ')'`
    GROUP_ITEM_GROUPING_SETS "groupItem_grouping_sets" = Sequence [GROUPING SETS L_PAREN GROUP_ITEM
        NEXT_GROUP_ITEMS R_PAREN], fits [GROUP_ITEM], shortest "grouping sets ( 0 )", as Alternative,
        of "groupItem";
    /// `(',' groupItem)*`
    NEXT_GROUP_ITEMS "next_groupItems" = Star [NEXT_GROUP_ITEM], subsumes parts, of "groupItem" "groupBy";
    /// `',' groupItem`
    NEXT_GROUP_ITEM "next_groupItem" = Sequence [COMMA GROUP_ITEM], fits [NEXT_GROUP_ITEMS], shortest ", 0",
        of "groupItem" "groupBy";
    /// `setOperation : ('union' | 'intersect' | 'except') ('all' | 'distinct')? ('by' 'name')? queryTerm`
    SET_OPERATION "setOperation" = Sequence [SET_OPERATION_UNION_OR_OTHER OPTIONAL_ALL_OR_DISTINCT
        OPTIONAL_BY_NAME QUERY_TERM], fits [ARGUMENT_TAIL SET_OPERATIONS], shortest "union desc";
    /// `'union' | 'intersect' | 'except'`
    SET_OPERATION_UNION_OR_OTHER "setOperation_union_or_other" = Set [UNION INTERSECT EXCEPT], subsumes parts,
        shortest "union", of "setOperation";
    /// `('by' 'name')?`
    OPTIONAL_BY_NAME "optional_by_name" = Optional [BY_NAME], subsumes parts, of "setOperation" "mergeAction";
    /// `'by' 'name'`
    BY_NAME "by_name" = Sequence [BY NAME], fits [OPTIONAL_BY_NAME MERGE_ACTION_BY_NAME_OR_SET],
        shortest "by name", of "setOperation" "mergeAction";
    /// `queryTerm : queryStart clause* | description | '(' statement ')' clause*`
    QUERY_TERM "queryTerm" = Alternation [QUERY_TERM_QUERY_START DESCRIPTION
        QUERY_TERM_L_PAREN_STATEMENT_R_PAREN], subsumes parts, fits [QUERY], shortest "desc";
    /// `queryStart clause*`
    QUERY_TERM_QUERY_START "queryTerm_queryStart" = Sequence [QUERY_START CLAUSES], subsumes [QUERY_START],
        fits [QUERY_TERM], shortest "select", as Alternative, of "queryTerm";
    /// `clause*`
    CLAUSES "clauses" = Star [CLAUSE], subsumes parts, of "clause";
    /// `clause : select | from | into | where | groupBy | 'having' expression | 'window' namedWindow (','
    ///     namedWindow)* | 'qualify' expression | orderBy | limit | locking | 'using' 'sample' sample+`
    CLAUSE "clause" = Alternation [SELECT FROM INTO WHERE GROUP_BY CLAUSE_HAVING CLAUSE_WINDOW CLAUSE_QUALIFY
        ORDER_BY LIMIT LOCKING CLAUSE_USING_SAMPLE], subsumes parts, fits [CLAUSES], shortest "select";
    /// `into : 'into' ('temp' | 'temporary' | 'table' | 'unlogged' | 'local' | 'strict')* qualifiedName`
    INTO "into" = Sequence [INTO_KEYWORD INTO_TABLE_OR_OTHERS QUALIFIED_NAME], fits [CLAUSE],
        shortest "into a";
    /// `('table' | 'temp' | 'temporary' | 'unlogged' | 'local' | 'strict')*`
    INTO_TABLE_OR_OTHERS "into_table_or_others" = Star [INTO_TABLE_OR_OTHER], subsumes parts, of "into";
    /// `'table' | 'temp' | 'temporary' | 'unlogged' | 'local' | 'strict'`
    INTO_TABLE_OR_OTHER "into_table_or_other" = Set [TABLE_KEYWORD TEMP TEMPORARY UNLOGGED LOCAL STRICT],
        subsumes parts, fits [INTO_TABLE_OR_OTHERS], shortest "temp", of "into";
    /// `'having' expression`
    CLAUSE_HAVING "clause_having" = Sequence [HAVING EXPRESSION], fits [CLAUSE], shortest "having 0",
        as Alternative, of "clause";
    /// `'window' namedWindow (',' namedWindow)*`
    CLAUSE_WINDOW "clause_window" = Sequence [WINDOW NAMED_WINDOW CLAUSE_NEXT_NAMED_WINDOWS], fits [CLAUSE],
        shortest "window a as ( )", as Alternative, of "clause";
    /// `namedWindow : identifier 'as' windowBlock`
    NAMED_WINDOW "namedWindow" = Sequence [IDENTIFIER_RULE AS WINDOW_BLOCK], shortest "a as ( )";
    /// `windowBlock : '(' windowItem* ')'`
    WINDOW_BLOCK "windowBlock" = Sequence [L_PAREN WINDOW_ITEMS R_PAREN],
        fits [CALL_SUFFIX_IDENTIFIER_OR_WINDOW_BLOCK], shortest "( )";
    /// `windowItem*`
    WINDOW_ITEMS "windowItems" = Star [WINDOW_ITEM], subsumes parts, of "windowItem";
    /// `windowItem : IDENTIFIER | QUOTED_IDENTIFIER | 'partition' 'by' expressions | orderBy | frame`
    WINDOW_ITEM "windowItem" = Alternation [IDENTIFIER QUOTED_IDENTIFIER WINDOW_ITEM_PARTITION_BY ORDER_BY
        FRAME], subsumes parts, fits [WINDOW_ITEMS], shortest "a";
    /// `'partition' 'by' expressions`
    WINDOW_ITEM_PARTITION_BY "windowItem_partition_by" = Sequence [PARTITION BY EXPRESSIONS],
        fits [WINDOW_ITEM], shortest "partition by 0", as Alternative, of "windowItem";
    /// `frame : ('rows' | 'range' | 'groups') (frameBound | 'between' frameBound 'and' frameBound)
    ///     ('exclude' ('current' 'row' | 'group' | 'ties' | 'no' IDENTIFIER))?`
    /// In normal form `('rows' | 'range' | 'groups') ('between' frameBound 'and')? frameBound ('exclude'
    ///     ('current' 'row' | 'group' | 'ties' | 'no' IDENTIFIER))?`
    FRAME "frame" = Sequence [FRAME_ROWS_OR_OTHER FRAME_OPTIONAL_BETWEEN_AND FRAME_BOUND
        FRAME_OPTIONAL_EXCLUDE], fits [WINDOW_ITEM], shortest "rows current row";
    /// `'rows' | 'range' | 'groups'`
    FRAME_ROWS_OR_OTHER "frame_rows_or_other" = Set [ROWS_KEYWORD RANGE GROUPS], subsumes parts,
        shortest "rows", of "frame";
    /// `('between' frameBound 'and')?`
    FRAME_OPTIONAL_BETWEEN_AND "frame_optional_between_and" = Optional [FRAME_BETWEEN_AND], subsumes parts,
        of "frame";
    /// `'between' frameBound 'and'`
    FRAME_BETWEEN_AND "frame_between_and" = Sequence [BETWEEN FRAME_BOUND AND],
        fits [FRAME_OPTIONAL_BETWEEN_AND], shortest "between current row and", of "frame";
    /// `frameBound : 'unbounded' ('preceding' | 'following') | 'current' 'row' | expression ('preceding' |
    ///     'following')`
    FRAME_BOUND "frameBound" = Alternation [FRAME_BOUND_UNBOUNDED CURRENT_ROW
        FRAME_BOUND_EXPRESSION_PRECEDING_OR_FOLLOWING], subsumes parts, shortest "current row";
    /// `'unbounded' ('preceding' | 'following')`
    FRAME_BOUND_UNBOUNDED "frameBound_unbounded" = Sequence [UNBOUNDED FRAME_BOUND_PRECEDING_OR_FOLLOWING],
        fits [FRAME_BOUND], shortest "unbounded preceding", as Alternative, of "frameBound";
    /// `'preceding' | 'following'`
    FRAME_BOUND_PRECEDING_OR_FOLLOWING "frameBound_preceding_or_following" = Set [PRECEDING FOLLOWING],
        subsumes parts, shortest "preceding", of "frameBound";
    /// `'current' 'row'`
    CURRENT_ROW "current_row" = Sequence [CURRENT ROW_KEYWORD], fits [FRAME_BOUND FRAME_CURRENT_ROW_OR_OTHER],
        shortest "current row", as Alternative, of "frameBound" "frame";
    /// `expression ('preceding' | 'following')`
    FRAME_BOUND_EXPRESSION_PRECEDING_OR_FOLLOWING "frameBound_expression_preceding_or_following" = Sequence
        [EXPRESSION FRAME_BOUND_PRECEDING_OR_FOLLOWING], fits [FRAME_BOUND], shortest "0 preceding",
        as Alternative, of "frameBound";
    /// `('exclude' ('current' 'row' | 'group' | 'ties' | 'no' IDENTIFIER))?`
    FRAME_OPTIONAL_EXCLUDE "frame_optional_exclude" = Optional [FRAME_EXCLUDE], subsumes parts, of "frame";
    /// `'exclude' ('current' 'row' | 'group' | 'ties' | 'no' IDENTIFIER)`
    FRAME_EXCLUDE "frame_exclude" = Sequence [EXCLUDE FRAME_CURRENT_ROW_OR_OTHER],
        fits [FRAME_OPTIONAL_EXCLUDE], shortest "exclude ties", of "frame";
    /// `'current' 'row' | 'group' | 'ties' | 'no' IDENTIFIER`
    FRAME_CURRENT_ROW_OR_OTHER "frame_current_row_or_other" = Alternation [CURRENT_ROW GROUP TIES
        FRAME_NO_IDENTIFIER], subsumes parts, shortest "ties", of "frame";
    /// `'no' IDENTIFIER`
    FRAME_NO_IDENTIFIER "frame_no_IDENTIFIER" = Sequence [NO IDENTIFIER], fits [FRAME_CURRENT_ROW_OR_OTHER],
        shortest "no a", as Alternative, of "frame";
    /// `(',' namedWindow)*`
    CLAUSE_NEXT_NAMED_WINDOWS "clause_next_namedWindows" = Star [CLAUSE_NEXT_NAMED_WINDOW], subsumes parts,
        of "clause";
    /// `',' namedWindow`
    CLAUSE_NEXT_NAMED_WINDOW "clause_next_namedWindow" = Sequence [COMMA NAMED_WINDOW],
        fits [CLAUSE_NEXT_NAMED_WINDOWS], shortest ", a as ( )", of "clause";
    /// `'qualify' expression`
    CLAUSE_QUALIFY "clause_qualify" = Sequence [QUALIFY EXPRESSION], fits [CLAUSE], shortest "qualify 0",
        as Alternative, of "clause";
    /// `locking : 'for' ('no' 'key')? ('update' | 'key'? 'share') ('of' qualifiedName (',' qualifiedName)*)?
    ///     ('nowait' | 'skip' 'locked')? | 'for' 'read' 'only'`
    /// In normal form `'for' (('no' 'key')? ('update' | 'key'? 'share') ('of' qualifiedName (','
    ///     qualifiedName)*)? ('nowait' | 'skip' 'locked')? | 'read' 'only')`
    LOCKING "locking" = Sequence [FOR LOCKING_AFTER_FOR], fits [CLAUSE OPTIONAL_LOCKING],
        shortest "for share";
    /// `('no' 'key')? ('update' | 'key'? 'share') ('of' qualifiedName (',' qualifiedName)*)? ('nowait' |
    ///     'skip' 'locked')? | 'read' 'only'`
    LOCKING_AFTER_FOR "locking_after_for" = Alternation [LOCKING_OPTIONAL_NO_KEY_UPDATE_OR_OPTIONAL_KEY_SHARE
        LOCKING_READ_ONLY], subsumes parts, shortest "share", as Rest, of "locking";
    /// `('no' 'key')? ('update' | 'key'? 'share') ('of' qualifiedName (',' qualifiedName)*)? ('nowait' |
    ///     'skip' 'locked')?`
    LOCKING_OPTIONAL_NO_KEY_UPDATE_OR_OPTIONAL_KEY_SHARE
        "locking_optional_no_key_update_or_optional_key_share" = Sequence [LOCKING_OPTIONAL_NO_KEY
        LOCKING_UPDATE_OR_SHARE_AFTER_OPTIONAL_NO_KEY LOCKING_OPTIONAL_OF
        LOCKING_OPTIONAL_NOWAIT_OR_SKIP_LOCKED], subsumes [LOCKING_UPDATE_OR_SHARE_AFTER_OPTIONAL_NO_KEY],
        fits [LOCKING_AFTER_FOR], shortest "share", as Alternative, of "locking";
    /// `('no' 'key')?`
    LOCKING_OPTIONAL_NO_KEY "locking_optional_no_key" = Optional [LOCKING_NO_KEY], subsumes parts,
        of "locking";
    /// `'no' 'key'`
    LOCKING_NO_KEY "locking_no_key" = Sequence [NO KEY], fits [LOCKING_OPTIONAL_NO_KEY], shortest "no key",
        of "locking";
    /// `'update' | 'key'? 'share'`
    LOCKING_UPDATE_OR_SHARE_AFTER_OPTIONAL_NO_KEY "locking_update_or_share_after_optional_no_key"
        = Alternation [UPDATE_KEYWORD LOCKING_SHARE], subsumes parts,
        fits [LOCKING_OPTIONAL_NO_KEY_UPDATE_OR_OPTIONAL_KEY_SHARE], shortest "share", of "locking";
    /// `'key'? 'share'`
    LOCKING_SHARE "locking_share" = Sequence [LOCKING_OPTIONAL_KEY SHARE], subsumes [SHARE],
        fits [LOCKING_UPDATE_OR_SHARE_AFTER_OPTIONAL_NO_KEY], shortest "share", as Alternative, of "locking";
    /// `'key'?`
    LOCKING_OPTIONAL_KEY "locking_optional_key" = Optional [KEY], subsumes parts, of "locking";
    /// `('of' qualifiedName (',' qualifiedName)*)?`
    LOCKING_OPTIONAL_OF "locking_optional_of" = Optional [LOCKING_OF], subsumes parts, of "locking";
    /// `'of' qualifiedName (',' qualifiedName)*`
    LOCKING_OF "locking_of" = Sequence [OF QUALIFIED_NAME LOCKING_NEXT_QUALIFIED_NAMES],
        fits [LOCKING_OPTIONAL_OF], shortest "of a", of "locking";
    /// `(',' qualifiedName)*`
    LOCKING_NEXT_QUALIFIED_NAMES "locking_next_qualifiedNames" = Star [LOCKING_NEXT_QUALIFIED_NAME],
        subsumes parts, of "locking";
    /// `',' qualifiedName`
    LOCKING_NEXT_QUALIFIED_NAME "locking_next_qualifiedName" = Sequence [COMMA QUALIFIED_NAME],
        fits [LOCKING_NEXT_QUALIFIED_NAMES], shortest ", a", of "locking";
    /// `('nowait' | 'skip' 'locked')?`
    LOCKING_OPTIONAL_NOWAIT_OR_SKIP_LOCKED "locking_optional_nowait_or_skip_locked" = Optional
        [LOCKING_NOWAIT_OR_SKIP_LOCKED], subsumes parts, of "locking";
    /// `'nowait' | 'skip' 'locked'`
    LOCKING_NOWAIT_OR_SKIP_LOCKED "locking_nowait_or_skip_locked" = Alternation [NOWAIT LOCKING_SKIP_LOCKED],
        subsumes parts, fits [LOCKING_OPTIONAL_NOWAIT_OR_SKIP_LOCKED], shortest "nowait", of "locking";
    /// `'skip' 'locked'`
    LOCKING_SKIP_LOCKED "locking_skip_locked" = Sequence [SKIP LOCKED], fits [LOCKING_NOWAIT_OR_SKIP_LOCKED],
        shortest "skip locked", as Alternative, of "locking";
    /// `'read' 'only'`
    LOCKING_READ_ONLY "locking_read_only" = Sequence [READ ONLY], fits [LOCKING_AFTER_FOR],
        shortest "read only", as Alternative, of "locking";
    /// `'using' 'sample' sample+`
    CLAUSE_USING_SAMPLE "clause_using_sample" = Sequence [USING SAMPLE_KEYWORD SAMPLES], fits [CLAUSE],
        shortest "using sample 0", as Alternative, of "clause";
    /// `sample+`
    SAMPLES "samples" = Plus [SAMPLE], subsumes parts, shortest "0", of "sample";
    /// `sample : NUMBER | '%' | 'percent' | 'rows' | IDENTIFIER | '(' parenthesizedItem* ')'`
    SAMPLE "sample" = Alternation [NUMBER PERCENT PERCENT_KEYWORD ROWS_KEYWORD IDENTIFIER L_PAREN_R_PAREN],
        subsumes parts, fits [SAMPLES], shortest "0";
    /// `'(' parenthesizedItem* ')'`
    L_PAREN_R_PAREN "l_paren_r_paren" = Sequence [L_PAREN PARENTHESIZED_ITEMS R_PAREN], fits [SAMPLE
        PARENTHESIZED_ITEM COMMAND_ITEM OPTIONAL_L_PAREN_R_PAREN CONSTRAINT_START_OPTIONS_OR_L_PAREN_R_PAREN
        DEFINITION_ITEM TRIGGER_ITEM FUNCTION_PART FIRST_ITEM], shortest "( )", of "constraintStart" "sample"
        "parenthesizedItem" and 6 others;
    /// `parenthesizedItem*`
    PARENTHESIZED_ITEMS "parenthesizedItems" = Star [PARENTHESIZED_ITEM], subsumes parts,
        of "parenthesizedItem";
    /// `parenthesizedItem : ~('(' | ')') | '(' parenthesizedItem* ')'`
    PARENTHESIZED_ITEM "parenthesizedItem" = Alternation [PARENTHESIZED_ITEM_ANY_BUT_L_PAREN_OR_R_PAREN
        L_PAREN_R_PAREN], subsumes parts, fits [PARENTHESIZED_ITEMS], shortest ";";
    /// `~('(' | ')')`
    PARENTHESIZED_ITEM_ANY_BUT_L_PAREN_OR_R_PAREN "parenthesizedItem_any_but_l_paren_or_r_paren" = Set but
        [L_PAREN R_PAREN], subsumes parts, fits [PARENTHESIZED_ITEM], shortest ";", as Set,
        of "parenthesizedItem";
    /// `description : ('describe' | 'desc') described? | 'summarize' described | 'show' commandItem*`
    DESCRIPTION "description" = Alternation [DESCRIPTION_DESCRIBE_OR_DESC_OPTIONAL_DESCRIBED
        DESCRIPTION_SUMMARIZE DESCRIPTION_SHOW], subsumes parts, fits [QUERY_TERM INNER_START_DESCRIPTION],
        shortest "desc";
    /// `('describe' | 'desc') described?`
    DESCRIPTION_DESCRIBE_OR_DESC_OPTIONAL_DESCRIBED "description_describe_or_desc_optional_described"
        = Sequence [DESCRIPTION_DESCRIBE_OR_DESC_CHOICE OPTIONAL_DESCRIBED],
        subsumes [DESCRIPTION_DESCRIBE_OR_DESC_CHOICE], fits [DESCRIPTION], shortest "desc", as Alternative,
        of "description";
    /// `'describe' | 'desc'`
    DESCRIPTION_DESCRIBE_OR_DESC_CHOICE "description_describe_or_desc_choice" = Set [DESCRIBE DESC],
        subsumes parts, fits [DESCRIPTION_DESCRIBE_OR_DESC_OPTIONAL_DESCRIBED], shortest "desc",
        of "description";
    /// `described?`
    OPTIONAL_DESCRIBED "optional_described" = Optional [DESCRIBED], subsumes parts, of "described";
    /// `described : with? query | relation | 'all' IDENTIFIER?`
    DESCRIBED "described" = Alternation [OPTIONAL_WITH_QUERY RELATION DESCRIBED_ALL], subsumes parts,
        fits [OPTIONAL_DESCRIBED], shortest "a";
    /// `with? query`
    OPTIONAL_WITH_QUERY "optional_with_query" = Sequence [OPTIONAL_WITH QUERY], subsumes [QUERY],
        fits [DESCRIBED INSERT_SOURCE], shortest "desc", as Alternative, of "described" "insertSource";
    /// `query : queryTerm setOperation*`
    QUERY "query" = Sequence [QUERY_TERM SET_OPERATIONS], subsumes [QUERY_TERM], fits [OPTIONAL_WITH_QUERY
        ROW_STATEMENT_QUERY_OR_OTHER], shortest "desc";
    /// `setOperation*`
    SET_OPERATIONS "setOperations" = Star [SET_OPERATION], subsumes parts, of "setOperation";
    /// `'all' IDENTIFIER?`
    DESCRIBED_ALL "described_all" = Sequence [ALL OPTIONAL_IDENTIFIER_PART], subsumes [ALL], fits [DESCRIBED],
        shortest "all", as Alternative, of "described";
    /// `'summarize' described`
    DESCRIPTION_SUMMARIZE "description_summarize" = Sequence [SUMMARIZE DESCRIBED], fits [DESCRIPTION],
        shortest "summarize a", as Alternative, of "description";
    /// `'show' commandItem*`
    DESCRIPTION_SHOW "description_show" = Sequence [SHOW COMMAND_ITEMS], subsumes [SHOW], fits [DESCRIPTION],
        shortest "show", as Alternative, of "description";
    /// `commandItem*`
    COMMAND_ITEMS "commandItems" = Star [COMMAND_ITEM], subsumes parts, of "commandItem";
    /// `commandItem : ~(';' | '(' | ')') | '(' parenthesizedItem* ')'`
    COMMAND_ITEM "commandItem" = Alternation [ANY_BUT_SEMICOLON_OR_OTHER L_PAREN_R_PAREN], subsumes parts,
        fits [COMMAND_ITEMS], shortest ",";
    /// `~(';' | '(' | ')')`
    ANY_BUT_SEMICOLON_OR_OTHER "any_but_semicolon_or_other" = Set but [SEMICOLON L_PAREN R_PAREN],
        subsumes parts, fits [COMMAND_ITEM COPY_L_PAREN_STATEMENT_R_PAREN_OR_OTHER], shortest ",", as Set,
        of "copy" "commandItem";
    /// `'(' statement ')' clause*`
    QUERY_TERM_L_PAREN_STATEMENT_R_PAREN "queryTerm_l_paren_statement_r_paren" = Sequence [L_PAREN STATEMENT
        R_PAREN CLAUSES], fits [QUERY_TERM], shortest "( a )", as Alternative, of "queryTerm";
    /// `('ignore' | 'respect') 'nulls'`
    NULLS_PART "nulls" = Sequence [IGNORE_OR_RESPECT NULLS], fits [ARGUMENT_TAIL CALL_SUFFIX],
        shortest "ignore nulls", as Alternative, of "argumentTail" "callSuffix";
    /// `'ignore' | 'respect'`
    IGNORE_OR_RESPECT "ignore_or_respect" = Set [IGNORE RESPECT], subsumes parts, shortest "ignore",
        of "argumentTail" "callSuffix";
    /// `parameter : PARAMETER | '?' | ':' (identifier | reservedWord | STRING | NUMBER)`
    PARAMETER_RULE "parameter" = Alternation [PARAMETER QUESTION PARAMETER_COLON_IDENTIFIER_OR_OTHER],
        subsumes parts, fits [TERM_BASE TABLE_CORE INTERVAL_VALUE FUNCTION_PART_STRING_OR_OTHER EXPLAINED
        COMMAND_WORD], shortest "?";
    /// `':' (identifier | reservedWord | STRING | NUMBER)`
    PARAMETER_COLON_IDENTIFIER_OR_OTHER "parameter_colon_identifier_or_other" = Sequence [COLON
        PARAMETER_IDENTIFIER_OR_OTHER], fits [PARAMETER_RULE], shortest ": 0", as Alternative, of "parameter";
    /// `identifier | reservedWord | STRING | NUMBER`
    PARAMETER_IDENTIFIER_OR_OTHER "parameter_identifier_or_other" = Alternation [IDENTIFIER_RULE RESERVED_WORD
        STRING NUMBER], subsumes parts, shortest "0", of "parameter";
    /// `reservedWord : 'and' | 'as' | 'asc' | 'check' | 'create' | 'delete' | 'desc' | 'end' | 'from' |
    ///     'group' | 'having' | 'insert' | 'into' | 'is' | 'join' | 'limit' | 'offset' | 'on' | 'or' |
    ///     'order' | 'primary' | 'references' | 'select' | 'table' | 'then' | 'to' | 'update' | 'using' |
    ///     'when' | 'where'`
    RESERVED_WORD "reservedWord" = Set [USING AS TO TABLE_KEYWORD DESC HAVING SELECT_KEYWORD ON INTO_KEYWORD
        WHERE_KEYWORD GROUP ORDER ASC LIMIT_KEYWORD OFFSET UPDATE_KEYWORD AND FROM_KEYWORD JOIN_KEYWORD
        INSERT_KEYWORD OR DELETE_KEYWORD WHEN_KEYWORD THEN CREATE CHECK PRIMARY REFERENCES END IS],
        subsumes parts, fits [PARAMETER_IDENTIFIER_OR_OTHER LIST_AFTER_L_BRACKET], shortest "as";
    /// `'(' (innerQuery | tables clause* setOperation*) ')'`
    TABLE_CORE_L_PAREN_INNER_QUERY_OR_TABLES_R_PAREN "tableCore_l_paren_innerQuery_or_tables_r_paren"
        = Sequence [L_PAREN TABLE_CORE_INNER_QUERY_OR_TABLES R_PAREN], fits [TABLE_CORE], shortest "( ? )",
        as Alternative, of "tableCore";
    /// `innerQuery | tables clause* setOperation*`
    TABLE_CORE_INNER_QUERY_OR_TABLES "tableCore_innerQuery_or_tables" = Alternation [INNER_QUERY
        TABLE_CORE_TABLES], subsumes parts, shortest "?", of "tableCore";
    /// `tables clause* setOperation*`
    TABLE_CORE_TABLES "tableCore_tables" = Sequence [TABLES CLAUSES SET_OPERATIONS], subsumes [TABLES],
        fits [TABLE_CORE_INNER_QUERY_OR_TABLES], shortest "?", as Alternative, of "tableCore";
    /// `tables : joinedTable (',' joinedTable)*`
    TABLES "tables" = Sequence [JOINED_TABLE TABLES_NEXT_JOINED_TABLES], subsumes [JOINED_TABLE],
        fits [TABLE_CORE_TABLES], shortest "?";
    /// `(',' joinedTable)*`
    TABLES_NEXT_JOINED_TABLES "tables_next_joinedTables" = Star [TABLES_NEXT_JOINED_TABLE], subsumes parts,
        of "tables";
    /// `',' joinedTable`
    TABLES_NEXT_JOINED_TABLE "tables_next_joinedTable" = Sequence [COMMA JOINED_TABLE],
        fits [TABLES_NEXT_JOINED_TABLES], shortest ", ?", of "tables";
    /// `'rows' 'from' '(' tables ')'`
    TABLE_CORE_ROWS_FROM "tableCore_rows_from" = Sequence [ROWS_KEYWORD FROM_KEYWORD L_PAREN TABLES R_PAREN],
        fits [TABLE_CORE], shortest "rows from ( ? )", as Alternative, of "tableCore";
    /// `tableSuffix*`
    TABLE_SUFFIXES "tableSuffixes" = Star [TABLE_SUFFIX], subsumes parts, of "tableSuffix";
    /// `tableSuffix : tableAlias | 'with' 'ordinality' | 'tablesample' sample+ | 'indexed' 'by' identifier |
    ///     'not' 'indexed' | ('pivot' | 'unpivot') ('include' | 'exclude' | 'nulls')* '('
    ///     parenthesizedItem* ')' | 'at' '(' parenthesizedItem* ')'`
    TABLE_SUFFIX "tableSuffix" = Alternation [TABLE_ALIAS TABLE_SUFFIX_WITH_ORDINALITY
        TABLE_SUFFIX_TABLESAMPLE TABLE_SUFFIX_INDEXED_BY TABLE_SUFFIX_NOT_INDEXED
        TABLE_SUFFIX_PIVOT_OR_UNPIVOT_L_PAREN_R_PAREN TABLE_SUFFIX_AT], subsumes parts, fits [TABLE_SUFFIXES],
        shortest "a";
    /// `tableAlias : 'values' aliasColumns | 'as' (label | STRING | bracketName) aliasColumns? | 'as'
    ///     aliasColumns | shortAlias aliasColumns?`
    /// In normal form `'values' aliasColumns | 'as' ((label | STRING | bracketName) aliasColumns? |
    ///     aliasColumns) | shortAlias aliasColumns?`
    TABLE_ALIAS "tableAlias" = Alternation [TABLE_ALIAS_VALUES TABLE_ALIAS_AS TABLE_ALIAS_SHORT_ALIAS],
        subsumes parts, fits [TABLE_SUFFIX], shortest "a";
    /// `'values' aliasColumns`
    TABLE_ALIAS_VALUES "tableAlias_values" = Sequence [VALUES ALIAS_COLUMNS], fits [TABLE_ALIAS],
        shortest "values ( a )", as Alternative, of "tableAlias";
    /// `aliasColumns : '(' aliasColumn (',' aliasColumn)* ')'`
    ALIAS_COLUMNS "aliasColumns" = Sequence [L_PAREN ALIAS_COLUMN ALIAS_COLUMNS_NEXT_ALIAS_COLUMNS R_PAREN],
        fits [TABLE_ALIAS_AFTER_AS OPTIONAL_ALIAS_COLUMNS], shortest "( a )";
    /// `aliasColumn : (identifier | STRING | 'values' | 'interval') typeName?`
    ALIAS_COLUMN "aliasColumn" = Sequence [ALIAS_COLUMN_IDENTIFIER_OR_OTHER OPTIONAL_TYPE_NAME],
        subsumes [ALIAS_COLUMN_IDENTIFIER_OR_OTHER], shortest "a";
    /// `identifier | STRING | 'values' | 'interval'`
    ALIAS_COLUMN_IDENTIFIER_OR_OTHER "aliasColumn_identifier_or_other" = Alternation [IDENTIFIER_RULE STRING
        VALUES INTERVAL], subsumes parts, fits [ALIAS_COLUMN], shortest "a", of "aliasColumn";
    /// `typeName?`
    OPTIONAL_TYPE_NAME "optional_typeName" = Optional [TYPE_NAME], subsumes parts, of "typeName";
    /// `(',' aliasColumn)*`
    ALIAS_COLUMNS_NEXT_ALIAS_COLUMNS "aliasColumns_next_aliasColumns" = Star
        [ALIAS_COLUMNS_NEXT_ALIAS_COLUMN], subsumes parts, of "aliasColumns";
    /// `',' aliasColumn`
    ALIAS_COLUMNS_NEXT_ALIAS_COLUMN "aliasColumns_next_aliasColumn" = Sequence [COMMA ALIAS_COLUMN],
        fits [ALIAS_COLUMNS_NEXT_ALIAS_COLUMNS], shortest ", a", of "aliasColumns";
    /// `'as' ((label | STRING | bracketName) aliasColumns? | aliasColumns)`
    TABLE_ALIAS_AS "tableAlias_as" = Sequence [AS TABLE_ALIAS_AFTER_AS], fits [TABLE_ALIAS], shortest "as a",
        as Alternative, of "tableAlias";
    /// `(label | STRING | bracketName) aliasColumns? | aliasColumns`
    TABLE_ALIAS_AFTER_AS "tableAlias_after_as" = Alternation [TABLE_ALIAS_LABEL_OR_OTHER ALIAS_COLUMNS],
        subsumes parts, shortest "a", as Rest, of "tableAlias";
    /// `(label | STRING | bracketName) aliasColumns?`
    TABLE_ALIAS_LABEL_OR_OTHER "tableAlias_label_or_other" = Sequence [LABEL_OR_OTHER OPTIONAL_ALIAS_COLUMNS],
        subsumes [LABEL_OR_OTHER], fits [TABLE_ALIAS_AFTER_AS], shortest "a", as Alternative, of "tableAlias";
    /// `aliasColumns?`
    OPTIONAL_ALIAS_COLUMNS "optional_aliasColumns" = Optional [ALIAS_COLUMNS], subsumes parts,
        of "aliasColumns";
    /// `shortAlias aliasColumns?`
    TABLE_ALIAS_SHORT_ALIAS "tableAlias_shortAlias" = Sequence [SHORT_ALIAS OPTIONAL_ALIAS_COLUMNS],
        subsumes [SHORT_ALIAS], fits [TABLE_ALIAS], shortest "a", as Alternative, of "tableAlias";
    /// `'with' 'ordinality'`
    TABLE_SUFFIX_WITH_ORDINALITY "tableSuffix_with_ordinality" = Sequence [WITH_KEYWORD ORDINALITY],
        fits [TABLE_SUFFIX], shortest "with ordinality", as Alternative, of "tableSuffix";
    /// `'tablesample' sample+`
    TABLE_SUFFIX_TABLESAMPLE "tableSuffix_tablesample" = Sequence [TABLESAMPLE SAMPLES], fits [TABLE_SUFFIX],
        shortest "tablesample 0", as Alternative, of "tableSuffix";
    /// `'indexed' 'by' identifier`
    TABLE_SUFFIX_INDEXED_BY "tableSuffix_indexed_by" = Sequence [INDEXED BY IDENTIFIER_RULE],
        fits [TABLE_SUFFIX], shortest "indexed by a", as Alternative, of "tableSuffix";
    /// `'not' 'indexed'`
    TABLE_SUFFIX_NOT_INDEXED "tableSuffix_not_indexed" = Sequence [NOT INDEXED], fits [TABLE_SUFFIX],
        shortest "not indexed", as Alternative, of "tableSuffix";
    /// `('pivot' | 'unpivot') ('nulls' | 'exclude' | 'include')* '(' parenthesizedItem* ')'`
    TABLE_SUFFIX_PIVOT_OR_UNPIVOT_L_PAREN_R_PAREN "tableSuffix_pivot_or_unpivot_l_paren_r_paren" = Sequence
        [PIVOT_OR_UNPIVOT TABLE_SUFFIX_NULLS_OR_OTHERS L_PAREN PARENTHESIZED_ITEMS R_PAREN],
        fits [TABLE_SUFFIX], shortest "pivot ( )", as Alternative, of "tableSuffix";
    /// `'pivot' | 'unpivot'`
    PIVOT_OR_UNPIVOT "pivot_or_unpivot" = Set [PIVOT_KEYWORD UNPIVOT], subsumes parts, shortest "pivot",
        of "tableSuffix" "pivot";
    /// `('nulls' | 'exclude' | 'include')*`
    TABLE_SUFFIX_NULLS_OR_OTHERS "tableSuffix_nulls_or_others" = Star [TABLE_SUFFIX_NULLS_OR_OTHER],
        subsumes parts, of "tableSuffix";
    /// `'nulls' | 'exclude' | 'include'`
    TABLE_SUFFIX_NULLS_OR_OTHER "tableSuffix_nulls_or_other" = Set [NULLS EXCLUDE INCLUDE], subsumes parts,
        fits [TABLE_SUFFIX_NULLS_OR_OTHERS], shortest "nulls", of "tableSuffix";
    /// `'at' '(' parenthesizedItem* ')'`
    TABLE_SUFFIX_AT "tableSuffix_at" = Sequence [AT L_PAREN PARENTHESIZED_ITEMS R_PAREN], fits [TABLE_SUFFIX],
        shortest "at ( )", as Alternative, of "tableSuffix";
    /// `joinCondition*`
    JOIN_CONDITIONS "joinConditions" = Star [JOIN_CONDITION], subsumes parts, of "joinCondition";
    /// `joinCondition : 'on' expression | 'using' names ('as' identifier)? | NUMBER? 'by' IDENTIFIER
    ///     expression`
    JOIN_CONDITION "joinCondition" = Alternation [JOIN_CONDITION_ON JOIN_CONDITION_USING
        JOIN_CONDITION_BY_IDENTIFIER], subsumes parts, fits [JOIN_CONDITIONS], shortest "on 0";
    /// `'on' expression`
    JOIN_CONDITION_ON "joinCondition_on" = Sequence [ON EXPRESSION], fits [JOIN_CONDITION], shortest "on 0",
        as Alternative, of "joinCondition";
    /// `'using' names ('as' identifier)?`
    JOIN_CONDITION_USING "joinCondition_using" = Sequence [USING NAMES JOIN_CONDITION_OPTIONAL_AS],
        fits [JOIN_CONDITION], shortest "using ( a )", as Alternative, of "joinCondition";
    /// `('as' identifier)?`
    JOIN_CONDITION_OPTIONAL_AS "joinCondition_optional_as" = Optional [AS_PART], subsumes parts,
        of "joinCondition";
    /// `'as' identifier`
    AS_PART "as" = Sequence [AS IDENTIFIER_RULE], fits [JOIN_CONDITION_OPTIONAL_AS INSERT_AS_OR_IDENTIFIER],
        shortest "as a", of "joinCondition" "insert";
    /// `NUMBER? 'by' IDENTIFIER expression`
    JOIN_CONDITION_BY_IDENTIFIER "joinCondition_by_IDENTIFIER" = Sequence [JOIN_CONDITION_OPTIONAL_NUMBER BY
        IDENTIFIER EXPRESSION], fits [JOIN_CONDITION], shortest "by a 0", as Alternative, of "joinCondition";
    /// `NUMBER?`
    JOIN_CONDITION_OPTIONAL_NUMBER "joinCondition_optional_NUMBER" = Optional [NUMBER], subsumes parts,
        of "joinCondition";
    /// `join*`
    JOINS "joins" = Star [JOIN], subsumes parts, of "join";
    /// `join : joinKind* 'join' ('by' '(' parenthesizedItem* ')')? table joinCondition*`
    JOIN "join" = Sequence [JOIN_KINDS JOIN_KEYWORD JOIN_OPTIONAL_BY TABLE JOIN_CONDITIONS], fits [JOINS],
        shortest "join ?";
    /// `joinKind*`
    JOIN_KINDS "joinKinds" = Star [JOIN_KIND], subsumes parts, of "joinKind";
    /// `joinKind : 'natural' | 'inner' | 'left' | 'right' | 'full' | 'outer' | 'cross' | 'semi' | 'anti' |
    ///     'asof' | 'positional'`
    JOIN_KIND "joinKind" = Set [NATURAL INNER LEFT RIGHT FULL OUTER CROSS SEMI ANTI ASOF POSITIONAL],
        subsumes parts, fits [JOIN_KINDS], shortest "left";
    /// `('by' '(' parenthesizedItem* ')')?`
    JOIN_OPTIONAL_BY "join_optional_by" = Optional [JOIN_BY], subsumes parts, of "join";
    /// `'by' '(' parenthesizedItem* ')'`
    JOIN_BY "join_by" = Sequence [BY L_PAREN PARENTHESIZED_ITEMS R_PAREN], fits [JOIN_OPTIONAL_BY],
        shortest "by ( )", of "join";
    /// `'values' row (',' row)* ','? tableSuffix* join*`
    SOURCE_VALUES "source_values" = Sequence [VALUES ROW NEXT_ROWS OPTIONAL_COMMA TABLE_SUFFIXES JOINS],
        fits [SOURCE], shortest "values ( 0 )", as Alternative, of "source";
    /// `row : '(' expressions ','? ')'`
    ROW "row" = Sequence [L_PAREN EXPRESSIONS OPTIONAL_COMMA R_PAREN], shortest "( 0 )";
    /// `(',' row)*`
    NEXT_ROWS "next_rows" = Star [NEXT_ROW], subsumes parts, of "source" "pivot";
    /// `',' row`
    NEXT_ROW "next_row" = Sequence [COMMA ROW], fits [NEXT_ROWS], shortest ", ( 0 )", of "source" "pivot";
    /// `(',' source)*`
    FROM_NEXT_SOURCES "from_next_sources" = Star [FROM_NEXT_SOURCE], subsumes parts, of "from";
    /// `',' source`
    FROM_NEXT_SOURCE "from_next_source" = Sequence [COMMA SOURCE], fits [FROM_NEXT_SOURCES], shortest ", ?",
        of "from";
    /// `'values' rows?`
    QUERY_START_VALUES "queryStart_values" = Sequence [VALUES OPTIONAL_ROWS], subsumes [VALUES],
        fits [QUERY_START], shortest "values", as Alternative, of "queryStart";
    /// `rows?`
    OPTIONAL_ROWS "optional_rows" = Optional [ROWS], subsumes parts, of "rows";
    /// `rows : expression (',' expression)* ','?`
    ROWS "rows" = Sequence [EXPRESSION NEXT_EXPRESSIONS OPTIONAL_COMMA], subsumes [EXPRESSION],
        fits [OPTIONAL_ROWS], shortest "0";
    /// `'table' 'only'? relation '*'?`
    QUERY_START_TABLE "queryStart_table" = Sequence [TABLE_KEYWORD OPTIONAL_ONLY RELATION OPTIONAL_STAR],
        fits [QUERY_START], shortest "table a", as Alternative, of "queryStart";
    /// `pivot : ('pivot' | 'unpivot') (table join* | 'values' row (',' row)* tableSuffix*) pivotPart*`
    PIVOT "pivot" = Sequence [PIVOT_OR_UNPIVOT PIVOT_TABLE_OR_VALUES PIVOT_PARTS], fits [QUERY_START],
        shortest "pivot ?";
    /// `table join* | 'values' row (',' row)* tableSuffix*`
    PIVOT_TABLE_OR_VALUES "pivot_table_or_values" = Alternation [PIVOT_TABLE PIVOT_VALUES], subsumes parts,
        shortest "?", of "pivot";
    /// `table join*`
    PIVOT_TABLE "pivot_table" = Sequence [TABLE JOINS], subsumes [TABLE], fits [PIVOT_TABLE_OR_VALUES],
        shortest "?", as Alternative, of "pivot";
    /// `'values' row (',' row)* tableSuffix*`
    PIVOT_VALUES "pivot_values" = Sequence [VALUES ROW NEXT_ROWS TABLE_SUFFIXES],
        fits [PIVOT_TABLE_OR_VALUES], shortest "values ( 0 )", as Alternative, of "pivot";
    /// `pivotPart*`
    PIVOT_PARTS "pivotParts" = Star [PIVOT_PART], subsumes parts, of "pivotPart";
    /// `pivotPart : 'on' selectItem (',' selectItem)* ','? | 'using' selectItem (',' selectItem)* ','? |
    ///     'into' 'name' identifier ('value' | 'values') identifier (',' identifier)* ','?`
    PIVOT_PART "pivotPart" = Alternation [PIVOT_PART_ON PIVOT_PART_USING PIVOT_PART_INTO_NAME],
        subsumes parts, fits [PIVOT_PARTS], shortest "on 0";
    /// `'on' selectItem (',' selectItem)* ','?`
    PIVOT_PART_ON "pivotPart_on" = Sequence [ON SELECT_ITEM NEXT_SELECT_ITEMS OPTIONAL_COMMA],
        fits [PIVOT_PART], shortest "on 0", as Alternative, of "pivotPart";
    /// `'using' selectItem (',' selectItem)* ','?`
    PIVOT_PART_USING "pivotPart_using" = Sequence [USING SELECT_ITEM NEXT_SELECT_ITEMS OPTIONAL_COMMA],
        fits [PIVOT_PART], shortest "using 0", as Alternative, of "pivotPart";
    /// `'into' 'name' identifier ('values' | 'value') identifier (',' identifier)* ','?`
    PIVOT_PART_INTO_NAME "pivotPart_into_name" = Sequence [INTO_KEYWORD NAME IDENTIFIER_RULE
        PIVOT_PART_VALUES_OR_VALUE IDENTIFIER_RULE NEXT_IDENTIFIERS OPTIONAL_COMMA], fits [PIVOT_PART],
        shortest "into name a value a", as Alternative, of "pivotPart";
    /// `'values' | 'value'`
    PIVOT_PART_VALUES_OR_VALUE "pivotPart_values_or_value" = Set [VALUES VALUE], subsumes parts,
        shortest "value", of "pivotPart";
    /// `description setOperation*`
    INNER_START_DESCRIPTION "innerStart_description" = Sequence [DESCRIPTION SET_OPERATIONS],
        subsumes [DESCRIPTION], fits [INNER_START], shortest "desc", as Alternative, of "innerStart";
    /// `insert : ('insert' ('or' (IDENTIFIER | 'replace' | 'ignore'))? | 'replace') 'into'? relation ('as'
    ///     identifier | IDENTIFIER)? ('by' ('name' | 'position'))? targets? ('overriding' IDENTIFIER
    ///     'value')? insertSource? conflict* returning?`
    INSERT "insert" = Sequence [INSERT_INSERT_OR_REPLACE INSERT_OPTIONAL_INTO RELATION
        INSERT_OPTIONAL_AS_OR_IDENTIFIER INSERT_OPTIONAL_BY OPTIONAL_TARGETS
        OPTIONAL_OVERRIDING_IDENTIFIER_VALUE OPTIONAL_INSERT_SOURCE CONFLICTS OPTIONAL_RETURNING],
        fits [INNER_START ROW_STATEMENT_QUERY_OR_OTHER], shortest "insert a";
    /// `'insert' ('or' ('replace' | 'ignore' | IDENTIFIER))? | 'replace'`
    INSERT_INSERT_OR_REPLACE "insert_insert_or_replace" = Alternation [INSERT_LIST REPLACE], subsumes parts,
        shortest "insert", of "insert";
    /// `'insert' ('or' ('replace' | 'ignore' | IDENTIFIER))?`
    INSERT_LIST "insert_list" = Sequence [INSERT_KEYWORD OPTIONAL_OR], subsumes [INSERT_KEYWORD],
        fits [INSERT_INSERT_OR_REPLACE], shortest "insert", as Alternative, of "insert";
    /// `('or' ('replace' | 'ignore' | IDENTIFIER))?`
    OPTIONAL_OR "optional_or" = Optional [OR_PART], subsumes parts, of "insert" "update";
    /// `'or' ('replace' | 'ignore' | IDENTIFIER)`
    OR_PART "or" = Sequence [OR REPLACE_OR_OTHER], fits [OPTIONAL_OR], shortest "or a", of "insert" "update";
    /// `'replace' | 'ignore' | IDENTIFIER`
    REPLACE_OR_OTHER "replace_or_other" = Set [REPLACE IGNORE IDENTIFIER], subsumes parts, shortest "a",
        of "insert" "update" "constraintStart";
    /// `'into'?`
    INSERT_OPTIONAL_INTO "insert_optional_into" = Optional [INTO_KEYWORD], subsumes parts, of "insert";
    /// `('as' identifier | IDENTIFIER)?`
    INSERT_OPTIONAL_AS_OR_IDENTIFIER "insert_optional_as_or_IDENTIFIER" = Optional [INSERT_AS_OR_IDENTIFIER],
        subsumes parts, of "insert";
    /// `'as' identifier | IDENTIFIER`
    INSERT_AS_OR_IDENTIFIER "insert_as_or_IDENTIFIER" = Alternation [AS_PART IDENTIFIER], subsumes parts,
        fits [INSERT_OPTIONAL_AS_OR_IDENTIFIER], shortest "a", of "insert";
    /// `('by' ('name' | 'position'))?`
    INSERT_OPTIONAL_BY "insert_optional_by" = Optional [INSERT_BY], subsumes parts, of "insert";
    /// `'by' ('name' | 'position')`
    INSERT_BY "insert_by" = Sequence [BY INSERT_NAME_OR_POSITION], fits [INSERT_OPTIONAL_BY],
        shortest "by name", of "insert";
    /// `'name' | 'position'`
    INSERT_NAME_OR_POSITION "insert_name_or_position" = Set [NAME POSITION], subsumes parts, shortest "name",
        of "insert";
    /// `targets?`
    OPTIONAL_TARGETS "optional_targets" = Optional [TARGETS], subsumes parts, of "targets";
    /// `targets : '(' target (',' target)* ','? ')'`
    TARGETS "targets" = Sequence [L_PAREN TARGET TARGETS_NEXT_TARGETS OPTIONAL_COMMA R_PAREN],
        fits [OPTIONAL_TARGETS], shortest "( a )";
    /// `target : (identifier | STRING | bracketName | 'true' | 'false') ('.' label | subscript)*`
    TARGET "target" = Sequence [TARGET_IDENTIFIER_OR_OTHER TARGET_NEXT_LABEL_OR_SUBSCRIPTS],
        subsumes [TARGET_IDENTIFIER_OR_OTHER], shortest "a";
    /// `identifier | STRING | bracketName | 'true' | 'false'`
    TARGET_IDENTIFIER_OR_OTHER "target_identifier_or_other" = Alternation [IDENTIFIER_RULE STRING BRACKET_NAME
        TRUE FALSE], subsumes parts, fits [TARGET], shortest "a", of "target";
    /// `('.' label | subscript)*`
    TARGET_NEXT_LABEL_OR_SUBSCRIPTS "target_next_label_or_subscripts" = Star [TARGET_NEXT_LABEL_OR_SUBSCRIPT],
        subsumes parts, of "target";
    /// `'.' label | subscript`
    TARGET_NEXT_LABEL_OR_SUBSCRIPT "target_next_label_or_subscript" = Alternation [NEXT_LABEL SUBSCRIPT],
        subsumes parts, fits [TARGET_NEXT_LABEL_OR_SUBSCRIPTS], shortest ". a", of "target";
    /// `subscript : '[' (element (',' element)* ','?)? ']'`
    SUBSCRIPT "subscript" = Sequence [L_BRACKET OPTIONAL_ELEMENT R_BRACKET],
        fits [TARGET_NEXT_LABEL_OR_SUBSCRIPT TERM_NEXT_LABEL_OR_OTHER_CHOICE], shortest "[ ]";
    /// `(element (',' element)* ','?)?`
    OPTIONAL_ELEMENT "optional_element" = Optional [ELEMENT_NEXT_ELEMENTS_OPTIONAL_COMMA], subsumes parts,
        fits [LIST_AFTER_L_BRACKET], of "subscript" "list";
    /// `element (',' element)* ','?`
    ELEMENT_NEXT_ELEMENTS_OPTIONAL_COMMA "element_next_elements_optional_comma" = Sequence [ELEMENT
        NEXT_ELEMENTS OPTIONAL_COMMA], subsumes [ELEMENT], fits [OPTIONAL_ELEMENT], shortest ":",
        of "subscript" "list";
    /// `element : expression (':' slice?)? | ':' slice?`
    ELEMENT "element" = Alternation [ELEMENT_EXPRESSION ELEMENT_COLON], subsumes parts,
        fits [ELEMENT_NEXT_ELEMENTS_OPTIONAL_COMMA], shortest ":";
    /// `expression (':' slice?)?`
    ELEMENT_EXPRESSION "element_expression" = Sequence [EXPRESSION ELEMENT_OPTIONAL_COLON],
        subsumes [EXPRESSION], fits [ELEMENT], shortest "0", as Alternative, of "element";
    /// `(':' slice?)?`
    ELEMENT_OPTIONAL_COLON "element_optional_colon" = Optional [ELEMENT_COLON], subsumes parts, of "element";
    /// `':' slice?`
    ELEMENT_COLON "element_colon" = Sequence [COLON OPTIONAL_SLICE], subsumes [COLON], fits [ELEMENT
        ELEMENT_OPTIONAL_COLON], shortest ":", of "element";
    /// `slice?`
    OPTIONAL_SLICE "optional_slice" = Optional [SLICE], subsumes parts, of "slice";
    /// `slice : (expression | '-') (':' expression?)?`
    SLICE "slice" = Sequence [SLICE_EXPRESSION_OR_MINUS SLICE_OPTIONAL_COLON],
        subsumes [SLICE_EXPRESSION_OR_MINUS], fits [OPTIONAL_SLICE], shortest "-";
    /// `expression | '-'`
    SLICE_EXPRESSION_OR_MINUS "slice_expression_or_minus" = Alternation [EXPRESSION MINUS], subsumes parts,
        fits [SLICE], shortest "-", of "slice";
    /// `(':' expression?)?`
    SLICE_OPTIONAL_COLON "slice_optional_colon" = Optional [SLICE_COLON], subsumes parts, of "slice";
    /// `':' expression?`
    SLICE_COLON "slice_colon" = Sequence [COLON OPTIONAL_EXPRESSION], subsumes [COLON],
        fits [SLICE_OPTIONAL_COLON], shortest ":", of "slice";
    /// `(',' element)*`
    NEXT_ELEMENTS "next_elements" = Star [NEXT_ELEMENT], subsumes parts, of "subscript" "list";
    /// `',' element`
    NEXT_ELEMENT "next_element" = Sequence [COMMA ELEMENT], fits [NEXT_ELEMENTS], shortest ", :",
        of "subscript" "list";
    /// `(',' target)*`
    TARGETS_NEXT_TARGETS "targets_next_targets" = Star [TARGETS_NEXT_TARGET], subsumes parts, of "targets";
    /// `',' target`
    TARGETS_NEXT_TARGET "targets_next_target" = Sequence [COMMA TARGET], fits [TARGETS_NEXT_TARGETS],
        shortest ", a", of "targets";
    /// `('overriding' IDENTIFIER 'value')?`
    OPTIONAL_OVERRIDING_IDENTIFIER_VALUE "optional_overriding_IDENTIFIER_value" = Optional
        [OVERRIDING_IDENTIFIER_VALUE], subsumes parts, of "insert" "mergeAction";
    /// `'overriding' IDENTIFIER 'value'`
    OVERRIDING_IDENTIFIER_VALUE "overriding_IDENTIFIER_value" = Sequence [OVERRIDING IDENTIFIER VALUE],
        fits [OPTIONAL_OVERRIDING_IDENTIFIER_VALUE], shortest "overriding a value", of "insert" "mergeAction";
    /// `insertSource?`
    OPTIONAL_INSERT_SOURCE "optional_insertSource" = Optional [INSERT_SOURCE], subsumes parts,
        of "insertSource";
    /// `insertSource : 'default' 'values' | with? query | 'set' expressions`
    INSERT_SOURCE "insertSource" = Alternation [DEFAULT_VALUES OPTIONAL_WITH_QUERY INSERT_SOURCE_SET],
        subsumes parts, fits [OPTIONAL_INSERT_SOURCE], shortest "desc";
    /// `'default' 'values'`
    DEFAULT_VALUES "default_values" = Sequence [DEFAULT VALUES], fits [INSERT_SOURCE
        MERGE_ACTION_DEFAULT_VALUES_OR_OTHER], shortest "default values", as Alternative, of "insertSource"
        "mergeAction";
    /// `'set' expressions`
    INSERT_SOURCE_SET "insertSource_set" = Sequence [SET EXPRESSIONS], fits [INSERT_SOURCE], shortest "set 0",
        as Alternative, of "insertSource";
    /// `conflict*`
    CONFLICTS "conflicts" = Star [CONFLICT], subsumes parts, of "conflict";
    /// `conflict : 'on' 'conflict' ('(' indexItem (',' indexItem)* ')' where? | 'on' 'constraint'
    ///     identifier)? 'do' ('nothing' | 'update' 'set' expressions where? | 'select' locking? where?)`
    CONFLICT "conflict" = Sequence [ON CONFLICT_KEYWORD CONFLICT_OPTIONAL_L_PAREN_INDEX_ITEM_R_PAREN_OR_OTHER
        DO CONFLICT_NOTHING_OR_OTHER], fits [CONFLICTS], shortest "on conflict do select";
    /// `('(' indexItem (',' indexItem)* ')' where? | 'on' 'constraint' identifier)?`
    CONFLICT_OPTIONAL_L_PAREN_INDEX_ITEM_R_PAREN_OR_OTHER
        "conflict_optional_l_paren_indexItem_r_paren_or_other" = Optional
        [CONFLICT_L_PAREN_INDEX_ITEM_R_PAREN_OR_OTHER], subsumes parts, of "conflict";
    /// `'(' indexItem (',' indexItem)* ')' where? | 'on' 'constraint' identifier`
    CONFLICT_L_PAREN_INDEX_ITEM_R_PAREN_OR_OTHER "conflict_l_paren_indexItem_r_paren_or_other" = Alternation
        [CONFLICT_L_PAREN_INDEX_ITEM_R_PAREN CONFLICT_ON_CONSTRAINT], subsumes parts,
        fits [CONFLICT_OPTIONAL_L_PAREN_INDEX_ITEM_R_PAREN_OR_OTHER], shortest "( 0 )", of "conflict";
    /// `'(' indexItem (',' indexItem)* ')' where?`
    CONFLICT_L_PAREN_INDEX_ITEM_R_PAREN "conflict_l_paren_indexItem_r_paren" = Sequence [L_PAREN INDEX_ITEM
        NEXT_INDEX_ITEMS R_PAREN OPTIONAL_WHERE], fits [CONFLICT_L_PAREN_INDEX_ITEM_R_PAREN_OR_OTHER],
        shortest "( 0 )", as Alternative, of "conflict";
    /// `indexItem : expression (qualifiedName callArguments?)? (sortOption | IDENTIFIER 'overlaps')*`
    INDEX_ITEM "indexItem" = Sequence [EXPRESSION INDEX_ITEM_OPTIONAL_QUALIFIED_NAME
        INDEX_ITEM_SORT_OPTION_OR_IDENTIFIER_OVERLAPSES], subsumes [EXPRESSION], shortest "0";
    /// `(qualifiedName callArguments?)?`
    INDEX_ITEM_OPTIONAL_QUALIFIED_NAME "indexItem_optional_qualifiedName" = Optional
        [INDEX_ITEM_QUALIFIED_NAME], subsumes parts, of "indexItem";
    /// `qualifiedName callArguments?`
    INDEX_ITEM_QUALIFIED_NAME "indexItem_qualifiedName" = Sequence [QUALIFIED_NAME OPTIONAL_CALL_ARGUMENTS],
        subsumes [QUALIFIED_NAME], fits [INDEX_ITEM_OPTIONAL_QUALIFIED_NAME], shortest "a", of "indexItem";
    /// `(sortOption | IDENTIFIER 'overlaps')*`
    INDEX_ITEM_SORT_OPTION_OR_IDENTIFIER_OVERLAPSES "indexItem_sortOption_or_IDENTIFIER_overlapses" = Star
        [INDEX_ITEM_SORT_OPTION_OR_IDENTIFIER_OVERLAPS], subsumes parts, of "indexItem";
    /// `sortOption | IDENTIFIER 'overlaps'`
    INDEX_ITEM_SORT_OPTION_OR_IDENTIFIER_OVERLAPS "indexItem_sortOption_or_IDENTIFIER_overlaps" = Alternation
        [SORT_OPTION INDEX_ITEM_IDENTIFIER_OVERLAPS], subsumes parts,
        fits [INDEX_ITEM_SORT_OPTION_OR_IDENTIFIER_OVERLAPSES], shortest "asc", of "indexItem";
    /// `IDENTIFIER 'overlaps'`
    INDEX_ITEM_IDENTIFIER_OVERLAPS "indexItem_IDENTIFIER_overlaps" = Sequence [IDENTIFIER OVERLAPS],
        fits [INDEX_ITEM_SORT_OPTION_OR_IDENTIFIER_OVERLAPS], shortest "a overlaps", as Alternative,
        of "indexItem";
    /// `(',' indexItem)*`
    NEXT_INDEX_ITEMS "next_indexItems" = Star [NEXT_INDEX_ITEM], subsumes parts, of "conflict" "indexItems";
    /// `',' indexItem`
    NEXT_INDEX_ITEM "next_indexItem" = Sequence [COMMA INDEX_ITEM], fits [NEXT_INDEX_ITEMS], shortest ", 0",
        of "conflict" "indexItems";
    /// `where?`
    OPTIONAL_WHERE "optional_where" = Optional [WHERE], subsumes parts, of "where";
    /// `'on' 'constraint' identifier`
    CONFLICT_ON_CONSTRAINT "conflict_on_constraint" = Sequence [ON CONSTRAINT_KEYWORD IDENTIFIER_RULE],
        fits [CONFLICT_L_PAREN_INDEX_ITEM_R_PAREN_OR_OTHER], shortest "on constraint a", as Alternative,
        of "conflict";
    /// `'nothing' | 'update' 'set' expressions where? | 'select' locking? where?`
    CONFLICT_NOTHING_OR_OTHER "conflict_nothing_or_other" = Alternation [NOTHING CONFLICT_UPDATE_SET
        CONFLICT_SELECT], subsumes parts, shortest "select", of "conflict";
    /// `'update' 'set' expressions where?`
    CONFLICT_UPDATE_SET "conflict_update_set" = Sequence [UPDATE_KEYWORD SET EXPRESSIONS OPTIONAL_WHERE],
        fits [CONFLICT_NOTHING_OR_OTHER], shortest "update set 0", as Alternative, of "conflict";
    /// `'select' locking? where?`
    CONFLICT_SELECT "conflict_select" = Sequence [SELECT_KEYWORD OPTIONAL_LOCKING OPTIONAL_WHERE],
        subsumes [SELECT_KEYWORD], fits [CONFLICT_NOTHING_OR_OTHER], shortest "select", as Alternative,
        of "conflict";
    /// `locking?`
    OPTIONAL_LOCKING "optional_locking" = Optional [LOCKING], subsumes parts, of "locking";
    /// `returning?`
    OPTIONAL_RETURNING "optional_returning" = Optional [RETURNING], subsumes parts, of "returning";
    /// `returning : 'returning' ('with' '(' parenthesizedItem* ')')? selectItem (',' selectItem)* (orderBy |
    ///     limit)*`
    RETURNING "returning" = Sequence [RETURNING_KEYWORD RETURNING_OPTIONAL_WITH SELECT_ITEM NEXT_SELECT_ITEMS
        RETURNING_ORDER_BY_OR_LIMITS], fits [OPTIONAL_RETURNING], shortest "returning 0";
    /// `('with' '(' parenthesizedItem* ')')?`
    RETURNING_OPTIONAL_WITH "returning_optional_with" = Optional [WITH_L_PAREN_PARENTHESIZED_ITEMS_R_PAREN],
        subsumes parts, of "returning";
    /// `'with' '(' parenthesizedItem* ')'`
    WITH_L_PAREN_PARENTHESIZED_ITEMS_R_PAREN "with_l_paren_parenthesizedItems_r_paren" = Sequence
        [WITH_KEYWORD L_PAREN PARENTHESIZED_ITEMS R_PAREN], fits [RETURNING_OPTIONAL_WITH INDEX_OPTION],
        shortest "with ( )", of "returning" "indexOption";
    /// `(orderBy | limit)*`
    RETURNING_ORDER_BY_OR_LIMITS "returning_orderBy_or_limits" = Star [RETURNING_ORDER_BY_OR_LIMIT],
        subsumes parts, of "returning";
    /// `orderBy | limit`
    RETURNING_ORDER_BY_OR_LIMIT "returning_orderBy_or_limit" = Alternation [ORDER_BY LIMIT], subsumes parts,
        fits [RETURNING_ORDER_BY_OR_LIMITS], shortest "limit 0", of "returning";
    /// `update : 'update' ('or' (IDENTIFIER | 'replace' | 'ignore'))? table ('set' expressions ','? clause*
    ///     returning?)?`
    UPDATE "update" = Sequence [UPDATE_KEYWORD OPTIONAL_OR TABLE UPDATE_OPTIONAL_SET], fits [INNER_START
        ROW_STATEMENT_QUERY_OR_OTHER], shortest "update ?";
    /// `('set' expressions ','? clause* returning?)?`
    UPDATE_OPTIONAL_SET "update_optional_set" = Optional [UPDATE_SET], subsumes parts, of "update";
    /// `'set' expressions ','? clause* returning?`
    UPDATE_SET "update_set" = Sequence [SET EXPRESSIONS OPTIONAL_COMMA CLAUSES OPTIONAL_RETURNING],
        fits [UPDATE_OPTIONAL_SET], shortest "set 0", of "update";
    /// `delete : 'delete' 'from' table ('using' tables)? clause* returning?`
    DELETE "delete" = Sequence [DELETE_KEYWORD FROM_KEYWORD TABLE DELETE_OPTIONAL_USING CLAUSES
        OPTIONAL_RETURNING], fits [INNER_START ROW_STATEMENT_QUERY_OR_OTHER], shortest "delete from ?";
    /// `('using' tables)?`
    DELETE_OPTIONAL_USING "delete_optional_using" = Optional [DELETE_USING], subsumes parts, of "delete";
    /// `'using' tables`
    DELETE_USING "delete_using" = Sequence [USING TABLES], fits [DELETE_OPTIONAL_USING], shortest "using ?",
        of "delete";
    /// `with '(' statement ')' clause* setOperation*`
    INNER_QUERY_WITH_L_PAREN_STATEMENT_R_PAREN "innerQuery_with_l_paren_statement_r_paren" = Sequence [WITH
        L_PAREN STATEMENT R_PAREN CLAUSES SET_OPERATIONS], fits [INNER_QUERY],
        shortest "with a as ( a ) ( a )", as Alternative, of "innerQuery";
    /// `argument (',' argument)* ','? clause* setOperation*`
    TERM_ARGUMENT "term_argument" = Sequence [ARGUMENT NEXT_ARGUMENTS OPTIONAL_COMMA CLAUSES SET_OPERATIONS],
        subsumes [ARGUMENT], fits [TERM_INNER_QUERY_OR_ARGUMENT], shortest "0", as Alternative, of "term";
    /// `list : '[' (element (',' element)* ','?)? ']' | '[' expression 'for' identifier (',' identifier)*
    ///     'in' expression ('if' expression)? ']' | '[' reservedWord ']' | '[' IDENTIFIER IDENTIFIER+ ']'`
    /// In normal form `'[' ((element (',' element)* ','?)? | expression 'for' identifier (',' identifier)*
    ///     'in' expression ('if' expression)? | reservedWord | IDENTIFIER IDENTIFIER+) ']'`
    LIST "list" = Sequence [L_BRACKET LIST_AFTER_L_BRACKET R_BRACKET], fits [TERM_BASE], shortest "[ ]";
    /// `(element (',' element)* ','?)? | expression 'for' identifier (',' identifier)* 'in' expression ('if'
    ///     expression)? | reservedWord | IDENTIFIER IDENTIFIER+`
    LIST_AFTER_L_BRACKET "list_after_l_bracket" = Alternation [OPTIONAL_ELEMENT LIST_FOR_IN RESERVED_WORD
        LIST_IDENTIFIER], subsumes parts, as Rest, of "list";
    /// `expression 'for' identifier (',' identifier)* 'in' expression ('if' expression)?`
    LIST_FOR_IN "list_for_in" = Sequence [EXPRESSION FOR IDENTIFIER_RULE NEXT_IDENTIFIERS IN EXPRESSION
        LIST_OPTIONAL_IF], fits [LIST_AFTER_L_BRACKET], shortest "0 for a in 0", as Alternative, of "list";
    /// `('if' expression)?`
    LIST_OPTIONAL_IF "list_optional_if" = Optional [LIST_IF], subsumes parts, of "list";
    /// `'if' expression`
    LIST_IF "list_if" = Sequence [IF EXPRESSION], fits [LIST_OPTIONAL_IF], shortest "if 0", of "list";
    /// `IDENTIFIER IDENTIFIER+`
    LIST_IDENTIFIER "list_IDENTIFIER" = Sequence [IDENTIFIER LIST_SOME_IDENTIFIERS],
        fits [LIST_AFTER_L_BRACKET], shortest "a a", as Alternative, of "list";
    /// `IDENTIFIER+`
    LIST_SOME_IDENTIFIERS "list_some_IDENTIFIERs" = Plus [IDENTIFIER], subsumes parts
        [RESULT_TYPE_IDENTIFIERS], fits [RESULT_TYPE_IDENTIFIERS], shortest "a", of "list";
    /// `'map'? '{' (field (',' field)* ','?)? '}'`
    TERM_L_BRACE_R_BRACE "term_l_brace_r_brace" = Sequence [TERM_OPTIONAL_MAP L_BRACE TERM_OPTIONAL_FIELD
        R_BRACE], fits [TERM_BASE], shortest "{ }", as Alternative, of "term";
    /// `'map'?`
    TERM_OPTIONAL_MAP "term_optional_map" = Optional [MAP], subsumes parts, of "term";
    /// `(field (',' field)* ','?)?`
    TERM_OPTIONAL_FIELD "term_optional_field" = Optional [TERM_FIELD], subsumes parts, of "term";
    /// `field (',' field)* ','?`
    TERM_FIELD "term_field" = Sequence [FIELD TERM_NEXT_FIELDS OPTIONAL_COMMA], subsumes [FIELD],
        fits [TERM_OPTIONAL_FIELD], shortest "0 : 0", of "term";
    /// `field : expression ':' expression`
    FIELD "field" = Sequence [EXPRESSION COLON EXPRESSION], fits [TERM_FIELD], shortest "0 : 0";
    /// `(',' field)*`
    TERM_NEXT_FIELDS "term_next_fields" = Star [TERM_NEXT_FIELD], subsumes parts, of "term";
    /// `',' field`
    TERM_NEXT_FIELD "term_next_field" = Sequence [COMMA FIELD], fits [TERM_NEXT_FIELDS], shortest ", 0 : 0",
        of "term";
    /// `'interval' (callArguments? intervalValue intervalUnit?)?`
    TERM_INTERVAL "term_interval" = Sequence [INTERVAL TERM_OPTIONAL_INTERVAL_VALUE], subsumes [INTERVAL],
        fits [TERM_BASE], shortest "interval", as Alternative, of "term";
    /// `(callArguments? intervalValue intervalUnit?)?`
    TERM_OPTIONAL_INTERVAL_VALUE "term_optional_intervalValue" = Optional [TERM_INTERVAL_VALUE],
        subsumes parts, of "term";
    /// `callArguments? intervalValue intervalUnit?`
    TERM_INTERVAL_VALUE "term_intervalValue" = Sequence [OPTIONAL_CALL_ARGUMENTS INTERVAL_VALUE
        OPTIONAL_INTERVAL_UNIT], subsumes [INTERVAL_VALUE], fits [TERM_OPTIONAL_INTERVAL_VALUE], shortest "0",
        of "term";
    /// `intervalValue : STRING | NUMBER | identifier | parameter`
    INTERVAL_VALUE "intervalValue" = Alternation [STRING NUMBER IDENTIFIER_RULE PARAMETER_RULE],
        subsumes parts, fits [TERM_INTERVAL_VALUE], shortest "0";
    /// `functionWord callArguments`
    TERM_FUNCTION_WORD_CALL_ARGUMENTS "term_functionWord_callArguments" = Sequence [FUNCTION_WORD
        CALL_ARGUMENTS], fits [TERM_BASE], shortest "set ( )", as Alternative, of "term";
    /// `functionWord : 'left' | 'right' | 'like' | 'ilike' | 'all' | 'unique' | 'set' | 'grouping' |
    ///     'replace'`
    FUNCTION_WORD "functionWord" = Set [SET ALL GROUPING LEFT RIGHT REPLACE UNIQUE LIKE ILIKE],
        subsumes parts, shortest "set";
    /// `'lambda' identifier (',' identifier)* ':' expression`
    TERM_LAMBDA "term_lambda" = Sequence [LAMBDA IDENTIFIER_RULE NEXT_IDENTIFIERS COLON EXPRESSION],
        fits [TERM_BASE], shortest "lambda a : 0", as Alternative, of "term";
    /// `identifier ('varying'? (STRING+ | DOLLAR_STRING | ':' STRING) | 'for' '(' expression ')')?`
    TERM_IDENTIFIER "term_identifier" = Sequence [IDENTIFIER_RULE TERM_AFTER_IDENTIFIER],
        subsumes [IDENTIFIER_RULE], fits [TERM_BASE], shortest "a", as Alternative, of "term";
    /// `('varying'? (STRING+ | DOLLAR_STRING | ':' STRING) | 'for' '(' expression ')')?`
    TERM_AFTER_IDENTIFIER "term_after_identifier" = Optional [TERM_STRINGS_OR_FOR], subsumes parts, as Rest,
        of "term";
    /// `'varying'? (STRING+ | DOLLAR_STRING | ':' STRING) | 'for' '(' expression ')'`
    TERM_STRINGS_OR_FOR "term_STRINGs_or_for" = Alternation [TERM_OPTIONAL_VARYING_TO_STRINGS_OR_OTHER
        TERM_FOR], subsumes parts, fits [TERM_AFTER_IDENTIFIER], shortest "''", as Some, of "term";
    /// `'varying'? (STRING+ | DOLLAR_STRING | ':' STRING)`
    TERM_OPTIONAL_VARYING_TO_STRINGS_OR_OTHER "term_optional_varying_to_STRINGs_or_other" = Sequence
        [TERM_OPTIONAL_VARYING_OPTION TERM_STRINGS_OR_OTHER_AFTER_OPTIONAL_VARYING],
        subsumes [TERM_STRINGS_OR_OTHER_AFTER_OPTIONAL_VARYING], fits [TERM_STRINGS_OR_FOR], shortest "''",
        as Alternative, of "term";
    /// `'varying'?`
    TERM_OPTIONAL_VARYING_OPTION "term_optional_varying_option" = Optional [VARYING], subsumes parts,
        of "term";
    /// `STRING+ | DOLLAR_STRING | ':' STRING`
    TERM_STRINGS_OR_OTHER_AFTER_OPTIONAL_VARYING "term_STRINGs_or_other_after_optional_varying" = Alternation
        [STRINGS DOLLAR_STRING TERM_COLON_STRING], subsumes parts,
        fits [TERM_OPTIONAL_VARYING_TO_STRINGS_OR_OTHER], shortest "''", of "term";
    /// `STRING+`
    STRINGS "STRINGs" = Plus [STRING], subsumes parts, fits [TERM_STRINGS_OR_OTHER_AFTER_OPTIONAL_VARYING
        LITERAL], shortest "''", of "term" "literal";
    /// `':' STRING`
    TERM_COLON_STRING "term_colon_STRING" = Sequence [COLON STRING],
        fits [TERM_STRINGS_OR_OTHER_AFTER_OPTIONAL_VARYING], shortest ": ''", as Alternative, of "term";
    /// `'for' '(' expression ')'`
    TERM_FOR "term_for" = Sequence [FOR L_PAREN EXPRESSION R_PAREN], fits [TERM_STRINGS_OR_FOR],
        shortest "for ( 0 )", as Alternative, of "term";
    /// `('time' | 'timestamp') callArguments? ('with' | 'without') 'time' 'zone' STRING`
    TERM_TIME_ZONE_STRING "term_time_zone_STRING" = Sequence [TERM_TIME_OR_TIMESTAMP OPTIONAL_CALL_ARGUMENTS
        WITH_OR_WITHOUT TIME ZONE STRING], fits [TERM_BASE], shortest "time with time zone ''",
        as Alternative, of "term";
    /// `'time' | 'timestamp'`
    TERM_TIME_OR_TIMESTAMP "term_time_or_timestamp" = Set [TIME TIMESTAMP], subsumes parts, shortest "time",
        of "term";
    /// `literal : NUMBER | STRING+ | DOLLAR_STRING | 'null' | 'true' | 'false'`
    LITERAL "literal" = Alternation [NUMBER STRINGS DOLLAR_STRING NULL TRUE FALSE], subsumes parts,
        fits [TERM_BASE EXPLAIN_SETTING_IDENTIFIER_OR_OTHER], shortest "0";
    /// `'*' ('columns' callArguments)?`
    TERM_STAR "term_star" = Sequence [STAR TERM_OPTIONAL_COLUMNS], subsumes [STAR], fits [TERM_BASE],
        shortest "*", as Alternative, of "term";
    /// `('columns' callArguments)?`
    TERM_OPTIONAL_COLUMNS "term_optional_columns" = Optional [TERM_COLUMNS], subsumes parts, of "term";
    /// `'columns' callArguments`
    TERM_COLUMNS "term_columns" = Sequence [COLUMNS CALL_ARGUMENTS], fits [TERM_OPTIONAL_COLUMNS],
        shortest "columns ( )", of "term";
    /// `('.' term_label_or_other | subscript | '::' typeName optional_array | callArguments | callSuffix |
    ///     'isnull' | 'notnull' | 'not' 'null' | '!' | 'is' optional_not IDENTIFIER term_value_or_other |
    ///     with_or_without 'unique' optional_IDENTIFIER | starOption)*`
    TERM_NEXT_LABEL_OR_OTHERS "term_next_label_or_others" = Star [TERM_NEXT_LABEL_OR_OTHER_CHOICE],
        subsumes parts, of "term";
    /// `'.' term_label_or_other | subscript | '::' typeName optional_array | callArguments | callSuffix |
    ///     'isnull' | 'notnull' | 'not' 'null' | '!' | 'is' optional_not IDENTIFIER term_value_or_other |
    ///     with_or_without 'unique' optional_IDENTIFIER | starOption`
    TERM_NEXT_LABEL_OR_OTHER_CHOICE "term_next_label_or_other_choice" = Alternation
        [TERM_DOT_TO_LABEL_OR_OTHER SUBSCRIPT TERM_COLON_COLON_TYPE_NAME CALL_ARGUMENTS CALL_SUFFIX ISNULL
        NOTNULL TERM_NOT_NULL BANG TERM_IS_IDENTIFIER TERM_UNIQUE STAR_OPTION], subsumes parts,
        fits [TERM_NEXT_LABEL_OR_OTHERS], shortest "!", as Rest, of "term";
    /// `'.' (label | STRING | bracketName | '*' | '#'? NUMBER | '(' expression ')')`
    TERM_DOT_TO_LABEL_OR_OTHER "term_dot_to_label_or_other" = Sequence [DOT TERM_LABEL_OR_OTHER],
        fits [TERM_NEXT_LABEL_OR_OTHER_CHOICE], shortest ". *", as Alternative, of "term";
    /// `label | STRING | bracketName | '*' | '#'? NUMBER | '(' expression ')'`
    TERM_LABEL_OR_OTHER "term_label_or_other" = Alternation [LABEL STRING BRACKET_NAME STAR TERM_NUMBER
        L_PAREN_EXPRESSION_R_PAREN], subsumes parts, shortest "*", of "term";
    /// `'#'? NUMBER`
    TERM_NUMBER "term_NUMBER" = Sequence [TERM_OPTIONAL_HASH NUMBER], subsumes [NUMBER],
        fits [TERM_LABEL_OR_OTHER], shortest "0", as Alternative, of "term";
    /// `'#'?`
    TERM_OPTIONAL_HASH "term_optional_hash" = Optional [HASH], subsumes parts, of "term";
    /// `'(' expression ')'`
    L_PAREN_EXPRESSION_R_PAREN "l_paren_expression_r_paren" = Sequence [L_PAREN EXPRESSION R_PAREN],
        fits [TERM_LABEL_OR_OTHER CONSTRAINT_START_AFTER_AS], shortest "( 0 )", as Alternative, of "term"
        "constraintStart";
    /// `'::' typeName array?`
    TERM_COLON_COLON_TYPE_NAME "term_colon_colon_typeName" = Sequence [COLON_COLON TYPE_NAME OPTIONAL_ARRAY],
        fits [TERM_NEXT_LABEL_OR_OTHER_CHOICE], shortest ":: a", as Alternative, of "term";
    /// `callSuffix : 'filter' '(' 'where'? expression ')' | 'over' (identifier | windowBlock) | 'within'
    ///     'group' '(' orderBy ')' | ('ignore' | 'respect') 'nulls' | 'export_state'`
    CALL_SUFFIX "callSuffix" = Alternation [CALL_SUFFIX_FILTER CALL_SUFFIX_OVER CALL_SUFFIX_WITHIN_GROUP
        NULLS_PART EXPORT_STATE], subsumes parts, fits [TERM_NEXT_LABEL_OR_OTHER_CHOICE],
        shortest "export_state";
    /// `'filter' '(' 'where'? expression ')'`
    CALL_SUFFIX_FILTER "callSuffix_filter" = Sequence [FILTER L_PAREN CALL_SUFFIX_OPTIONAL_WHERE EXPRESSION
        R_PAREN], fits [CALL_SUFFIX], shortest "filter ( 0 )", as Alternative, of "callSuffix";
    /// `'where'?`
    CALL_SUFFIX_OPTIONAL_WHERE "callSuffix_optional_where" = Optional [WHERE_KEYWORD], subsumes parts,
        of "callSuffix";
    /// `'over' (identifier | windowBlock)`
    CALL_SUFFIX_OVER "callSuffix_over" = Sequence [OVER CALL_SUFFIX_IDENTIFIER_OR_WINDOW_BLOCK],
        fits [CALL_SUFFIX], shortest "over a", as Alternative, of "callSuffix";
    /// `identifier | windowBlock`
    CALL_SUFFIX_IDENTIFIER_OR_WINDOW_BLOCK "callSuffix_identifier_or_windowBlock" = Alternation
        [IDENTIFIER_RULE WINDOW_BLOCK], subsumes parts, shortest "a", of "callSuffix";
    /// `'within' 'group' '(' orderBy ')'`
    CALL_SUFFIX_WITHIN_GROUP "callSuffix_within_group" = Sequence [WITHIN GROUP L_PAREN ORDER_BY R_PAREN],
        fits [CALL_SUFFIX], shortest "within group ( order by 0 )", as Alternative, of "callSuffix";
    /// `'not' 'null'`
    TERM_NOT_NULL "term_not_null" = Sequence [NOT NULL], fits [TERM_NEXT_LABEL_OR_OTHER_CHOICE],
        shortest "not null", as Alternative, of "term";
    /// `'is' 'not'? IDENTIFIER ('value' | 'normalized' | 'array' | 'object' | 'scalar')`
    TERM_IS_IDENTIFIER "term_is_IDENTIFIER" = Sequence [IS OPTIONAL_NOT IDENTIFIER TERM_VALUE_OR_OTHER],
        fits [TERM_NEXT_LABEL_OR_OTHER_CHOICE], shortest "is a value", as Alternative, of "term";
    /// `'value' | 'normalized' | 'array' | 'object' | 'scalar'`
    TERM_VALUE_OR_OTHER "term_value_or_other" = Set [VALUE NORMALIZED ARRAY_KEYWORD OBJECT SCALAR],
        subsumes parts, shortest "value", of "term";
    /// `('with' | 'without') 'unique' IDENTIFIER?`
    TERM_UNIQUE "term_unique" = Sequence [WITH_OR_WITHOUT UNIQUE OPTIONAL_IDENTIFIER_PART],
        fits [TERM_NEXT_LABEL_OR_OTHER_CHOICE], shortest "with unique", as Alternative, of "term";
    /// `starOption : ('exclude' | 'replace' | 'rename') ('(' selectItem (',' selectItem)* ','? ')' |
    ///     IDENTIFIER | QUOTED_IDENTIFIER)`
    STAR_OPTION "starOption" = Sequence [STAR_OPTION_EXCLUDE_OR_OTHER
        STAR_OPTION_L_PAREN_SELECT_ITEM_R_PAREN_OR_OTHER], fits [TERM_NEXT_LABEL_OR_OTHER_CHOICE],
        shortest "rename a";
    /// `'exclude' | 'replace' | 'rename'`
    STAR_OPTION_EXCLUDE_OR_OTHER "starOption_exclude_or_other" = Set [EXCLUDE REPLACE RENAME], subsumes parts,
        shortest "rename", of "starOption";
    /// `'(' selectItem (',' selectItem)* ','? ')' | IDENTIFIER | QUOTED_IDENTIFIER`
    STAR_OPTION_L_PAREN_SELECT_ITEM_R_PAREN_OR_OTHER "starOption_l_paren_selectItem_r_paren_or_other"
        = Alternation [STAR_OPTION_L_PAREN_SELECT_ITEM_R_PAREN IDENTIFIER QUOTED_IDENTIFIER], subsumes parts,
        shortest "a", of "starOption";
    /// `'(' selectItem (',' selectItem)* ','? ')'`
    STAR_OPTION_L_PAREN_SELECT_ITEM_R_PAREN "starOption_l_paren_selectItem_r_paren" = Sequence [L_PAREN
        SELECT_ITEM NEXT_SELECT_ITEMS OPTIONAL_COMMA R_PAREN],
        fits [STAR_OPTION_L_PAREN_SELECT_ITEM_R_PAREN_OR_OTHER], shortest "( 0 )", as Alternative,
        of "starOption";
    /// `(binaryOperator term)*`
    EXPRESSION_BINARY_OPERATOR_TERMS "expression_binaryOperator_terms" = Star
        [EXPRESSION_BINARY_OPERATOR_TERM], subsumes parts, of "expression";
    /// `binaryOperator term`
    EXPRESSION_BINARY_OPERATOR_TERM "expression_binaryOperator_term" = Sequence [BINARY_OPERATOR TERM],
        fits [EXPRESSION_BINARY_OPERATOR_TERMS], shortest "* 0", of "expression";
    /// `binaryOperator : operator | 'and' | 'or' | 'is' | 'is' 'not'? 'distinct' 'from' | 'not'? ('in' |
    ///     'like' | 'ilike' | 'glob' | 'regexp' | 'match' | 'between' IDENTIFIER? | 'similar' 'to') |
    ///     'escape' | 'collate' | 'at' 'time' 'zone' | 'overlaps' | 'uescape' | 'operator' '(' (identifier
    ///     '.')* operator ')'`
    /// In normal form `operator | 'and' | 'or' | binaryOperator_is | binaryOperator_optional_not | 'escape'
    ///     | 'collate' | binaryOperator_at_time_zone | 'overlaps' | 'uescape' |
    ///     operator_l_paren_identifier_dots_operator`
    BINARY_OPERATOR "binaryOperator" = Alternation [OPERATOR_RULE AND OR BINARY_OPERATOR_IS
        BINARY_OPERATOR_OPTIONAL_NOT ESCAPE COLLATE BINARY_OPERATOR_AT_TIME_ZONE OVERLAPS UESCAPE
        OPERATOR_L_PAREN_IDENTIFIER_DOTS_OPERATOR], subsumes parts, shortest "*";
    /// `'is' ('not'? 'distinct' 'from')?`
    BINARY_OPERATOR_IS "binaryOperator_is" = Sequence [IS BINARY_OPERATOR_AFTER_IS], subsumes [IS],
        fits [BINARY_OPERATOR], shortest "is", as Alternative, of "binaryOperator";
    /// `('not'? 'distinct' 'from')?`
    BINARY_OPERATOR_AFTER_IS "binaryOperator_after_is" = Optional [BINARY_OPERATOR_DISTINCT_FROM],
        subsumes parts, as Rest, of "binaryOperator";
    /// `'not'? 'distinct' 'from'`
    BINARY_OPERATOR_DISTINCT_FROM "binaryOperator_distinct_from" = Sequence [OPTIONAL_NOT DISTINCT
        FROM_KEYWORD], fits [BINARY_OPERATOR_AFTER_IS], shortest "distinct from", as Some,
        of "binaryOperator";
    /// `'not'? ('in' | 'like' | 'ilike' | 'glob' | 'regexp' | 'match' | 'between' IDENTIFIER? | 'similar'
    ///     'to')`
    BINARY_OPERATOR_OPTIONAL_NOT "binaryOperator_optional_not" = Sequence [OPTIONAL_NOT
        BINARY_OPERATOR_IN_OR_OTHER_AFTER_OPTIONAL_NOT],
        subsumes [BINARY_OPERATOR_IN_OR_OTHER_AFTER_OPTIONAL_NOT], fits [BINARY_OPERATOR], shortest "in",
        as Alternative, of "binaryOperator";
    /// `'in' | 'like' | 'ilike' | 'glob' | 'regexp' | 'match' | 'between' IDENTIFIER? | 'similar' 'to'`
    BINARY_OPERATOR_IN_OR_OTHER_AFTER_OPTIONAL_NOT "binaryOperator_in_or_other_after_optional_not"
        = Alternation [IN LIKE ILIKE GLOB REGEXP MATCH BINARY_OPERATOR_BETWEEN BINARY_OPERATOR_SIMILAR_TO],
        subsumes parts, fits [BINARY_OPERATOR_OPTIONAL_NOT], shortest "in", of "binaryOperator";
    /// `'between' IDENTIFIER?`
    BINARY_OPERATOR_BETWEEN "binaryOperator_between" = Sequence [BETWEEN OPTIONAL_IDENTIFIER_PART],
        subsumes [BETWEEN], fits [BINARY_OPERATOR_IN_OR_OTHER_AFTER_OPTIONAL_NOT], shortest "between",
        as Alternative, of "binaryOperator";
    /// `'similar' 'to'`
    BINARY_OPERATOR_SIMILAR_TO "binaryOperator_similar_to" = Sequence [SIMILAR TO],
        fits [BINARY_OPERATOR_IN_OR_OTHER_AFTER_OPTIONAL_NOT], shortest "similar to", as Alternative,
        of "binaryOperator";
    /// `'at' 'time' 'zone'`
    BINARY_OPERATOR_AT_TIME_ZONE "binaryOperator_at_time_zone" = Sequence [AT TIME ZONE],
        fits [BINARY_OPERATOR], shortest "at time zone", as Alternative, of "binaryOperator";
    /// `alias?`
    OPTIONAL_ALIAS "optional_alias" = Optional [ALIAS], subsumes parts, of "alias";
    /// `identifier ':' expression`
    SELECT_ITEM_IDENTIFIER_COLON_EXPRESSION "selectItem_identifier_colon_expression" = Sequence
        [IDENTIFIER_RULE COLON EXPRESSION], fits [SELECT_ITEM], shortest "a : 0", as Alternative,
        of "selectItem";
    /// `('not'? 'materialized')?`
    COMMON_TABLE_OPTIONAL_MATERIALIZED "commonTable_optional_materialized" = Optional
        [COMMON_TABLE_MATERIALIZED], subsumes parts, of "commonTable";
    /// `'not'? 'materialized'`
    COMMON_TABLE_MATERIALIZED "commonTable_materialized" = Sequence [OPTIONAL_NOT MATERIALIZED],
        subsumes [MATERIALIZED], fits [COMMON_TABLE_OPTIONAL_MATERIALIZED], shortest "materialized",
        of "commonTable";
    /// `commonTableOption*`
    COMMON_TABLE_OPTIONS "commonTableOptions" = Star [COMMON_TABLE_OPTION], subsumes parts,
        of "commonTableOption";
    /// `commonTableOption : IDENTIFIER IDENTIFIER 'first' 'by' expressions 'set' identifier | IDENTIFIER
    ///     expressions 'set' identifier ('to' expression 'default' expression)? 'using' identifier`
    /// In normal form `IDENTIFIER (IDENTIFIER 'first' 'by' expressions 'set' | expressions 'set' identifier
    ///     ('to' expression 'default' expression)? 'using') identifier`
    COMMON_TABLE_OPTION "commonTableOption" = Sequence [IDENTIFIER COMMON_TABLE_OPTION_AFTER_IDENTIFIER
        IDENTIFIER_RULE], fits [COMMON_TABLE_OPTIONS], shortest "a 0 set a using a";
    /// `IDENTIFIER 'first' 'by' expressions 'set' | expressions 'set' identifier ('to' expression 'default'
    ///     expression)? 'using'`
    COMMON_TABLE_OPTION_AFTER_IDENTIFIER "commonTableOption_after_IDENTIFIER" = Alternation
        [COMMON_TABLE_OPTION_IDENTIFIER_FIRST_BY_SET COMMON_TABLE_OPTION_SET_USING], subsumes parts,
        shortest "0 set a using", as Rest, of "commonTableOption";
    /// `IDENTIFIER 'first' 'by' expressions 'set'`
    COMMON_TABLE_OPTION_IDENTIFIER_FIRST_BY_SET "commonTableOption_IDENTIFIER_first_by_set" = Sequence
        [IDENTIFIER FIRST BY EXPRESSIONS SET], fits [COMMON_TABLE_OPTION_AFTER_IDENTIFIER],
        shortest "a first by 0 set", as Alternative, of "commonTableOption";
    /// `expressions 'set' identifier ('to' expression 'default' expression)? 'using'`
    COMMON_TABLE_OPTION_SET_USING "commonTableOption_set_using" = Sequence [EXPRESSIONS SET IDENTIFIER_RULE
        COMMON_TABLE_OPTION_OPTIONAL_TO_DEFAULT USING], fits [COMMON_TABLE_OPTION_AFTER_IDENTIFIER],
        shortest "0 set a using", as Alternative, of "commonTableOption";
    /// `('to' expression 'default' expression)?`
    COMMON_TABLE_OPTION_OPTIONAL_TO_DEFAULT "commonTableOption_optional_to_default" = Optional
        [COMMON_TABLE_OPTION_TO_DEFAULT], subsumes parts, of "commonTableOption";
    /// `'to' expression 'default' expression`
    COMMON_TABLE_OPTION_TO_DEFAULT "commonTableOption_to_default" = Sequence [TO EXPRESSION DEFAULT
        EXPRESSION], fits [COMMON_TABLE_OPTION_OPTIONAL_TO_DEFAULT], shortest "to 0 default 0",
        of "commonTableOption";
    /// `(',' commonTable)*`
    WITH_NEXT_COMMON_TABLES "with_next_commonTables" = Star [WITH_NEXT_COMMON_TABLE], subsumes parts,
        of "with";
    /// `',' commonTable`
    WITH_NEXT_COMMON_TABLE "with_next_commonTable" = Sequence [COMMA COMMON_TABLE],
        fits [WITH_NEXT_COMMON_TABLES], shortest ", a as ( a )", of "with";
    /// `query | insert | update | delete | merge`
    ROW_STATEMENT_QUERY_OR_OTHER "rowStatement_query_or_other" = Alternation [QUERY INSERT UPDATE DELETE
        MERGE], subsumes parts, fits [ROW_STATEMENT], shortest "desc", of "rowStatement";
    /// `merge : 'merge' 'into' table 'using' joinedTable mergeCase* returning?`
    MERGE "merge" = Sequence [MERGE_KEYWORD INTO_KEYWORD TABLE USING JOINED_TABLE MERGE_CASES
        OPTIONAL_RETURNING], fits [ROW_STATEMENT_QUERY_OR_OTHER], shortest "merge into ? using ?";
    /// `mergeCase*`
    MERGE_CASES "mergeCases" = Star [MERGE_CASE], subsumes parts, of "mergeCase";
    /// `mergeCase : 'when' 'not'? 'matched' ('by' identifier)? ('and' expression)? 'then' mergeAction`
    MERGE_CASE "mergeCase" = Sequence [WHEN_KEYWORD OPTIONAL_NOT MATCHED MERGE_CASE_OPTIONAL_BY
        MERGE_CASE_OPTIONAL_AND THEN MERGE_ACTION], fits [MERGE_CASES], shortest "when matched then a";
    /// `('by' identifier)?`
    MERGE_CASE_OPTIONAL_BY "mergeCase_optional_by" = Optional [MERGE_CASE_BY], subsumes parts, of "mergeCase";
    /// `'by' identifier`
    MERGE_CASE_BY "mergeCase_by" = Sequence [BY IDENTIFIER_RULE], fits [MERGE_CASE_OPTIONAL_BY],
        shortest "by a", of "mergeCase";
    /// `('and' expression)?`
    MERGE_CASE_OPTIONAL_AND "mergeCase_optional_and" = Optional [MERGE_CASE_AND], subsumes parts,
        of "mergeCase";
    /// `'and' expression`
    MERGE_CASE_AND "mergeCase_and" = Sequence [AND EXPRESSION], fits [MERGE_CASE_OPTIONAL_AND],
        shortest "and 0", of "mergeCase";
    /// `mergeAction : 'insert' ('by' 'name')? targets? ('overriding' IDENTIFIER 'value')? ('default'
    ///     'values' | 'values' rows | '*')? | 'update' ('by' 'name' | 'set' ('*' | expressions))? |
    ///     'delete' | 'do' 'nothing' | IDENTIFIER expression?`
    MERGE_ACTION "mergeAction" = Alternation [MERGE_ACTION_INSERT MERGE_ACTION_UPDATE DELETE_KEYWORD
        MERGE_ACTION_DO_NOTHING MERGE_ACTION_IDENTIFIER], subsumes parts, shortest "a";
    /// `'insert' ('by' 'name')? targets? ('overriding' IDENTIFIER 'value')? ('default' 'values' | 'values'
    ///     rows | '*')?`
    MERGE_ACTION_INSERT "mergeAction_insert" = Sequence [INSERT_KEYWORD OPTIONAL_BY_NAME OPTIONAL_TARGETS
        OPTIONAL_OVERRIDING_IDENTIFIER_VALUE MERGE_ACTION_OPTIONAL_DEFAULT_VALUES_OR_OTHER],
        subsumes [INSERT_KEYWORD], fits [MERGE_ACTION], shortest "insert", as Alternative, of "mergeAction";
    /// `('default' 'values' | 'values' rows | '*')?`
    MERGE_ACTION_OPTIONAL_DEFAULT_VALUES_OR_OTHER "mergeAction_optional_default_values_or_other" = Optional
        [MERGE_ACTION_DEFAULT_VALUES_OR_OTHER], subsumes parts, of "mergeAction";
    /// `'default' 'values' | 'values' rows | '*'`
    MERGE_ACTION_DEFAULT_VALUES_OR_OTHER "mergeAction_default_values_or_other" = Alternation [DEFAULT_VALUES
        MERGE_ACTION_VALUES STAR], subsumes parts, fits [MERGE_ACTION_OPTIONAL_DEFAULT_VALUES_OR_OTHER],
        shortest "*", of "mergeAction";
    /// `'values' rows`
    MERGE_ACTION_VALUES "mergeAction_values" = Sequence [VALUES ROWS],
        fits [MERGE_ACTION_DEFAULT_VALUES_OR_OTHER], shortest "values 0", as Alternative, of "mergeAction";
    /// `'update' ('by' 'name' | 'set' ('*' | expressions))?`
    MERGE_ACTION_UPDATE "mergeAction_update" = Sequence [UPDATE_KEYWORD MERGE_ACTION_OPTIONAL_BY_NAME_OR_SET],
        subsumes [UPDATE_KEYWORD], fits [MERGE_ACTION], shortest "update", as Alternative, of "mergeAction";
    /// `('by' 'name' | 'set' ('*' | expressions))?`
    MERGE_ACTION_OPTIONAL_BY_NAME_OR_SET "mergeAction_optional_by_name_or_set" = Optional
        [MERGE_ACTION_BY_NAME_OR_SET], subsumes parts, of "mergeAction";
    /// `'by' 'name' | 'set' ('*' | expressions)`
    MERGE_ACTION_BY_NAME_OR_SET "mergeAction_by_name_or_set" = Alternation [BY_NAME MERGE_ACTION_SET],
        subsumes parts, fits [MERGE_ACTION_OPTIONAL_BY_NAME_OR_SET], shortest "set *", of "mergeAction";
    /// `'set' ('*' | expressions)`
    MERGE_ACTION_SET "mergeAction_set" = Sequence [SET MERGE_ACTION_STAR_OR_EXPRESSIONS],
        fits [MERGE_ACTION_BY_NAME_OR_SET], shortest "set *", as Alternative, of "mergeAction";
    /// `'*' | expressions`
    MERGE_ACTION_STAR_OR_EXPRESSIONS "mergeAction_star_or_expressions" = Alternation [STAR EXPRESSIONS],
        subsumes parts, shortest "*", of "mergeAction";
    /// `'do' 'nothing'`
    MERGE_ACTION_DO_NOTHING "mergeAction_do_nothing" = Sequence [DO NOTHING], fits [MERGE_ACTION],
        shortest "do nothing", as Alternative, of "mergeAction";
    /// `IDENTIFIER expression?`
    MERGE_ACTION_IDENTIFIER "mergeAction_IDENTIFIER" = Sequence [IDENTIFIER OPTIONAL_EXPRESSION],
        subsumes [IDENTIFIER], fits [MERGE_ACTION], shortest "a", as Alternative, of "mergeAction";
    /// `createTable : createPrefix 'table' ifNotExists? relation ('(' (tableElement (',' tableElement)*
    ///     ','?)? ')')? (definitionWord definitionItem*)? ('as' created)?`
    CREATE_TABLE "createTable" = Sequence [CREATE_PREFIX TABLE_KEYWORD OPTIONAL_IF_NOT_EXISTS RELATION
        CREATE_TABLE_OPTIONAL_L_PAREN_R_PAREN CREATE_TABLE_OPTIONAL_DEFINITION_WORD CREATE_TABLE_OPTIONAL_AS],
        fits [STATEMENT FUNCTION_STATEMENT_ROW_STATEMENT_OR_OTHER EXPLAINED], shortest "create table a";
    /// `createPrefix : 'create' ('or' 'replace')? createWord* IDENTIFIER? createWord*`
    CREATE_PREFIX "createPrefix" = Sequence [CREATE OPTIONAL_OR_REPLACE CREATE_WORDS OPTIONAL_IDENTIFIER_PART
        CREATE_WORDS], subsumes [CREATE], shortest "create";
    /// `('or' 'replace')?`
    OPTIONAL_OR_REPLACE "optional_or_replace" = Optional [OR_REPLACE], subsumes parts, of "createPrefix"
        "createOther";
    /// `'or' 'replace'`
    OR_REPLACE "or_replace" = Sequence [OR REPLACE], fits [OPTIONAL_OR_REPLACE], shortest "or replace",
        of "createPrefix" "createOther";
    /// `createWord*`
    CREATE_WORDS "createWords" = Star [CREATE_WORD], subsumes parts, of "createWord";
    /// `createWord : 'unique' | 'temp' | 'temporary' | 'recursive' | 'materialized' | 'unlogged' | 'local' |
    ///     'constraint' | 'foreign'`
    CREATE_WORD "createWord" = Set [RECURSIVE MATERIALIZED TEMP TEMPORARY UNLOGGED LOCAL CONSTRAINT_KEYWORD
        UNIQUE FOREIGN], subsumes parts, fits [CREATE_WORDS], shortest "temp";
    /// `ifNotExists?`
    OPTIONAL_IF_NOT_EXISTS "optional_ifNotExists" = Optional [IF_NOT_EXISTS], subsumes parts,
        of "ifNotExists";
    /// `ifNotExists : 'if' 'not' 'exists'`
    IF_NOT_EXISTS "ifNotExists" = Sequence [IF NOT EXISTS], fits [OPTIONAL_IF_NOT_EXISTS],
        shortest "if not exists";
    /// `('(' (tableElement (',' tableElement)* ','?)? ')')?`
    CREATE_TABLE_OPTIONAL_L_PAREN_R_PAREN "createTable_optional_l_paren_r_paren" = Optional
        [CREATE_TABLE_L_PAREN_R_PAREN], subsumes parts, of "createTable";
    /// `'(' (tableElement (',' tableElement)* ','?)? ')'`
    CREATE_TABLE_L_PAREN_R_PAREN "createTable_l_paren_r_paren" = Sequence [L_PAREN
        CREATE_TABLE_OPTIONAL_TABLE_ELEMENT R_PAREN], fits [CREATE_TABLE_OPTIONAL_L_PAREN_R_PAREN],
        shortest "( )", of "createTable";
    /// `(tableElement (',' tableElement)* ','?)?`
    CREATE_TABLE_OPTIONAL_TABLE_ELEMENT "createTable_optional_tableElement" = Optional
        [CREATE_TABLE_TABLE_ELEMENT], subsumes parts, of "createTable";
    /// `tableElement (',' tableElement)* ','?`
    CREATE_TABLE_TABLE_ELEMENT "createTable_tableElement" = Sequence [TABLE_ELEMENT
        CREATE_TABLE_NEXT_TABLE_ELEMENTS OPTIONAL_COMMA], subsumes [TABLE_ELEMENT],
        fits [CREATE_TABLE_OPTIONAL_TABLE_ELEMENT], shortest "a", of "createTable";
    /// `tableElement : (identifier | STRING | bracketName | 'interval' | 'values' | 'true' | 'false' | 'asc'
    ///     | 'desc') (typeName | bracketName)* constraint* | constraint+`
    TABLE_ELEMENT "tableElement" = Alternation [TABLE_ELEMENT_IDENTIFIER_OR_OTHER_TO_CONSTRAINTS
        SOME_CONSTRAINTS], subsumes parts, fits [CREATE_TABLE_TABLE_ELEMENT], shortest "a";
    /// `(identifier | STRING | bracketName | 'interval' | 'values' | 'true' | 'false' | 'asc' | 'desc')
    ///     (typeName | bracketName)* constraint*`
    TABLE_ELEMENT_IDENTIFIER_OR_OTHER_TO_CONSTRAINTS "tableElement_identifier_or_other_to_constraints"
        = Sequence [TABLE_ELEMENT_IDENTIFIER_OR_OTHER_CHOICE TABLE_ELEMENT_TYPE_NAME_OR_BRACKET_NAMES
        CONSTRAINTS], subsumes [TABLE_ELEMENT_IDENTIFIER_OR_OTHER_CHOICE], fits [TABLE_ELEMENT], shortest "a",
        as Alternative, of "tableElement";
    /// `identifier | STRING | bracketName | 'interval' | 'values' | 'true' | 'false' | 'asc' | 'desc'`
    TABLE_ELEMENT_IDENTIFIER_OR_OTHER_CHOICE "tableElement_identifier_or_other_choice" = Alternation
        [IDENTIFIER_RULE STRING BRACKET_NAME INTERVAL VALUES TRUE FALSE ASC DESC], subsumes parts,
        fits [TABLE_ELEMENT_IDENTIFIER_OR_OTHER_TO_CONSTRAINTS], shortest "a", of "tableElement";
    /// `(typeName | bracketName)*`
    TABLE_ELEMENT_TYPE_NAME_OR_BRACKET_NAMES "tableElement_typeName_or_bracketNames" = Star
        [TABLE_ELEMENT_TYPE_NAME_OR_BRACKET_NAME], subsumes parts, of "tableElement";
    /// `typeName | bracketName`
    TABLE_ELEMENT_TYPE_NAME_OR_BRACKET_NAME "tableElement_typeName_or_bracketName" = Alternation [TYPE_NAME
        BRACKET_NAME], subsumes parts, fits [TABLE_ELEMENT_TYPE_NAME_OR_BRACKET_NAMES], shortest "a",
        of "tableElement";
    /// `constraint*`
    CONSTRAINTS "constraints" = Star [CONSTRAINT], subsumes parts [SOME_CONSTRAINTS], fits [SOME_CONSTRAINTS],
        of "constraint";
    /// `constraint : constraintStart constraintWord*`
    CONSTRAINT "constraint" = Sequence [CONSTRAINT_START CONSTRAINT_WORDS], subsumes [CONSTRAINT_START],
        fits [CONSTRAINTS SOME_CONSTRAINTS], shortest "null";
    /// `constraintStart : 'constraint' (identifier | STRING) | 'primary' 'key' indexItems? | 'unique'
    ///     ('nulls' 'not'? 'distinct')? indexItems? | 'not'? 'null' | 'check' '(' expression ')' |
    ///     'default' expression | 'collate' (qualifiedName | STRING) | 'references' relation indexItems? |
    ///     'foreign' 'key' indexItems | 'generated' ('always' | 'by' 'default')? | 'as' '(' expression ')'
    ///     | 'as' ('identity' | label) ('(' parenthesizedItem* ')')? | 'on' ('delete' | 'update') ('set'
    ///     ('null' | 'default') names? | 'no' 'action' | IDENTIFIER) | 'on' 'conflict' (IDENTIFIER |
    ///     'replace' | 'ignore') | 'match' ('full' | IDENTIFIER) | 'not'? ('deferrable' | 'valid' |
    ///     'enforced') | 'using' ('index' IDENTIFIER)? identifier (typeName | STRING)? ('::' typeName)? |
    ///     'options' '(' parenthesizedItem* ')' | 'with' ('options' | '(' parenthesizedItem* ')') |
    ///     'exclude' ('using' identifier)? '(' indexItem 'with' indexOperator (',' indexItem 'with'
    ///     indexOperator)* ')' | 'like' qualifiedName | 'where' '(' expression ')'`
    /// In normal form `constraintStart_constraint | constraintStart_primary_key | constraintStart_unique |
    ///     constraintStart_null_or_other | constraintStart_check | default |
    ///     constraintStart_collate | constraintStart_references |
    ///     constraintStart_foreign_key | constraintStart_generated | constraintStart_as |
    ///     constraintStart_on | constraintStart_match | constraintStart_using |
    ///     constraintStart_options | constraintStart_with | constraintStart_exclude_with |
    ///     constraintStart_like | constraintStart_where`
    CONSTRAINT_START "constraintStart" = Alternation [CONSTRAINT_START_CONSTRAINT CONSTRAINT_START_PRIMARY_KEY
        CONSTRAINT_START_UNIQUE CONSTRAINT_START_NULL_OR_OTHER CONSTRAINT_START_CHECK DEFAULT_PART
        CONSTRAINT_START_COLLATE CONSTRAINT_START_REFERENCES CONSTRAINT_START_FOREIGN_KEY
        CONSTRAINT_START_GENERATED CONSTRAINT_START_AS CONSTRAINT_START_ON CONSTRAINT_START_MATCH
        CONSTRAINT_START_USING CONSTRAINT_START_OPTIONS CONSTRAINT_START_WITH CONSTRAINT_START_EXCLUDE_WITH
        CONSTRAINT_START_LIKE CONSTRAINT_START_WHERE], subsumes parts, fits [CONSTRAINT], shortest "null";
    /// `'constraint' (identifier | STRING)`
    CONSTRAINT_START_CONSTRAINT "constraintStart_constraint" = Sequence [CONSTRAINT_KEYWORD
        IDENTIFIER_OR_STRING], fits [CONSTRAINT_START], shortest "constraint a", as Alternative,
        of "constraintStart";
    /// `'primary' 'key' indexItems?`
    CONSTRAINT_START_PRIMARY_KEY "constraintStart_primary_key" = Sequence [PRIMARY KEY OPTIONAL_INDEX_ITEMS],
        fits [CONSTRAINT_START], shortest "primary key", as Alternative, of "constraintStart";
    /// `indexItems?`
    OPTIONAL_INDEX_ITEMS "optional_indexItems" = Optional [INDEX_ITEMS], subsumes parts, of "indexItems";
    /// `indexItems : '(' indexItem (',' indexItem)* ')'`
    INDEX_ITEMS "indexItems" = Sequence [L_PAREN INDEX_ITEM NEXT_INDEX_ITEMS R_PAREN],
        fits [OPTIONAL_INDEX_ITEMS], shortest "( 0 )";
    /// `'unique' ('nulls' 'not'? 'distinct')? indexItems?`
    CONSTRAINT_START_UNIQUE "constraintStart_unique" = Sequence [UNIQUE
        CONSTRAINT_START_OPTIONAL_NULLS_DISTINCT OPTIONAL_INDEX_ITEMS], subsumes [UNIQUE],
        fits [CONSTRAINT_START], shortest "unique", as Alternative, of "constraintStart";
    /// `('nulls' 'not'? 'distinct')?`
    CONSTRAINT_START_OPTIONAL_NULLS_DISTINCT "constraintStart_optional_nulls_distinct" = Optional
        [NULLS_DISTINCT], subsumes parts, of "constraintStart";
    /// `'nulls' 'not'? 'distinct'`
    NULLS_DISTINCT "nulls_distinct" = Sequence [NULLS OPTIONAL_NOT DISTINCT],
        fits [CONSTRAINT_START_OPTIONAL_NULLS_DISTINCT INDEX_OPTION], shortest "nulls distinct",
        of "constraintStart" "indexOption";
    /// `'not'? ('null' | 'deferrable' | 'valid' | 'enforced')`
    CONSTRAINT_START_NULL_OR_OTHER "constraintStart_null_or_other" = Sequence [OPTIONAL_NOT
        CONSTRAINT_START_AFTER_OPTIONAL_NOT], subsumes [CONSTRAINT_START_AFTER_OPTIONAL_NOT],
        fits [CONSTRAINT_START], shortest "null", as Alternative, of "constraintStart";
    /// `'null' | 'deferrable' | 'valid' | 'enforced'`
    CONSTRAINT_START_AFTER_OPTIONAL_NOT "constraintStart_after_optional_not" = Set [NULL DEFERRABLE VALID
        ENFORCED], subsumes parts, fits [CONSTRAINT_START_NULL_OR_OTHER], shortest "null", as Rest,
        of "constraintStart";
    /// `'check' '(' expression ')'`
    CONSTRAINT_START_CHECK "constraintStart_check" = Sequence [CHECK L_PAREN EXPRESSION R_PAREN],
        fits [CONSTRAINT_START], shortest "check ( 0 )", as Alternative, of "constraintStart";
    /// `'collate' (qualifiedName | STRING)`
    CONSTRAINT_START_COLLATE "constraintStart_collate" = Sequence [COLLATE
        CONSTRAINT_START_QUALIFIED_NAME_OR_STRING], fits [CONSTRAINT_START], shortest "collate a",
        as Alternative, of "constraintStart";
    /// `qualifiedName | STRING`
    CONSTRAINT_START_QUALIFIED_NAME_OR_STRING "constraintStart_qualifiedName_or_STRING" = Alternation
        [QUALIFIED_NAME STRING], subsumes parts, shortest "a", of "constraintStart";
    /// `'references' relation indexItems?`
    CONSTRAINT_START_REFERENCES "constraintStart_references" = Sequence [REFERENCES RELATION
        OPTIONAL_INDEX_ITEMS], fits [CONSTRAINT_START], shortest "references a", as Alternative,
        of "constraintStart";
    /// `'foreign' 'key' indexItems`
    CONSTRAINT_START_FOREIGN_KEY "constraintStart_foreign_key" = Sequence [FOREIGN KEY INDEX_ITEMS],
        fits [CONSTRAINT_START], shortest "foreign key ( 0 )", as Alternative, of "constraintStart";
    /// `'generated' ('always' | 'by' 'default')?`
    CONSTRAINT_START_GENERATED "constraintStart_generated" = Sequence [GENERATED
        CONSTRAINT_START_OPTIONAL_ALWAYS_OR_BY_DEFAULT], subsumes [GENERATED], fits [CONSTRAINT_START],
        shortest "generated", as Alternative, of "constraintStart";
    /// `('always' | 'by' 'default')?`
    CONSTRAINT_START_OPTIONAL_ALWAYS_OR_BY_DEFAULT "constraintStart_optional_always_or_by_default" = Optional
        [CONSTRAINT_START_ALWAYS_OR_BY_DEFAULT], subsumes parts, of "constraintStart";
    /// `'always' | 'by' 'default'`
    CONSTRAINT_START_ALWAYS_OR_BY_DEFAULT "constraintStart_always_or_by_default" = Alternation [ALWAYS
        CONSTRAINT_START_BY_DEFAULT], subsumes parts, fits [CONSTRAINT_START_OPTIONAL_ALWAYS_OR_BY_DEFAULT],
        shortest "always", of "constraintStart";
    /// `'by' 'default'`
    CONSTRAINT_START_BY_DEFAULT "constraintStart_by_default" = Sequence [BY DEFAULT],
        fits [CONSTRAINT_START_ALWAYS_OR_BY_DEFAULT], shortest "by default", as Alternative,
        of "constraintStart";
    /// `'as' ('(' expression ')' | ('identity' | label) ('(' parenthesizedItem* ')')?)`
    CONSTRAINT_START_AS "constraintStart_as" = Sequence [AS CONSTRAINT_START_AFTER_AS],
        fits [CONSTRAINT_START], shortest "as a", as Alternative, of "constraintStart";
    /// `'(' expression ')' | ('identity' | label) ('(' parenthesizedItem* ')')?`
    CONSTRAINT_START_AFTER_AS "constraintStart_after_as" = Alternation [L_PAREN_EXPRESSION_R_PAREN
        CONSTRAINT_START_IDENTITY_OR_LABEL_TO_OPTIONAL_L_PAREN_R_PAREN], subsumes parts, shortest "a",
        as Rest, of "constraintStart";
    /// `('identity' | label) ('(' parenthesizedItem* ')')?`
    CONSTRAINT_START_IDENTITY_OR_LABEL_TO_OPTIONAL_L_PAREN_R_PAREN
        "constraintStart_identity_or_label_to_optional_l_paren_r_paren" = Sequence
        [CONSTRAINT_START_IDENTITY_OR_LABEL_CHOICE OPTIONAL_L_PAREN_R_PAREN],
        subsumes [CONSTRAINT_START_IDENTITY_OR_LABEL_CHOICE], fits [CONSTRAINT_START_AFTER_AS], shortest "a",
        as Alternative, of "constraintStart";
    /// `'identity' | label`
    CONSTRAINT_START_IDENTITY_OR_LABEL_CHOICE "constraintStart_identity_or_label_choice" = Alternation
        [IDENTITY LABEL], subsumes parts,
        fits [CONSTRAINT_START_IDENTITY_OR_LABEL_TO_OPTIONAL_L_PAREN_R_PAREN], shortest "a",
        of "constraintStart";
    /// `('(' parenthesizedItem* ')')?`
    OPTIONAL_L_PAREN_R_PAREN "optional_l_paren_r_paren" = Optional [L_PAREN_R_PAREN], subsumes parts,
        of "constraintStart" "prepare";
    /// `'on' (('update' | 'delete') ('set' ('default' | 'null') names? | 'no' 'action' | IDENTIFIER) |
    ///     'conflict' ('replace' | 'ignore' | IDENTIFIER))`
    CONSTRAINT_START_ON "constraintStart_on" = Sequence [ON CONSTRAINT_START_AFTER_ON],
        fits [CONSTRAINT_START], shortest "on update a", as Alternative, of "constraintStart";
    /// `('update' | 'delete') ('set' ('default' | 'null') names? | 'no' 'action' | IDENTIFIER) | 'conflict'
    ///     ('replace' | 'ignore' | IDENTIFIER)`
    CONSTRAINT_START_AFTER_ON "constraintStart_after_on" = Alternation
        [CONSTRAINT_START_UPDATE_OR_DELETE_SET_OR_OTHER CONSTRAINT_START_CONFLICT], subsumes parts,
        shortest "update a", as Rest, of "constraintStart";
    /// `('update' | 'delete') ('set' ('default' | 'null') names? | 'no' 'action' | IDENTIFIER)`
    CONSTRAINT_START_UPDATE_OR_DELETE_SET_OR_OTHER "constraintStart_update_or_delete_set_or_other" = Sequence
        [CONSTRAINT_START_UPDATE_OR_DELETE CONSTRAINT_START_SET_OR_OTHER], fits [CONSTRAINT_START_AFTER_ON],
        shortest "update a", as Alternative, of "constraintStart";
    /// `'update' | 'delete'`
    CONSTRAINT_START_UPDATE_OR_DELETE "constraintStart_update_or_delete" = Set [UPDATE_KEYWORD
        DELETE_KEYWORD], subsumes parts, shortest "update", of "constraintStart";
    /// `'set' ('default' | 'null') names? | 'no' 'action' | IDENTIFIER`
    CONSTRAINT_START_SET_OR_OTHER "constraintStart_set_or_other" = Alternation [CONSTRAINT_START_SET
        CONSTRAINT_START_NO_ACTION IDENTIFIER], subsumes parts, shortest "a", of "constraintStart";
    /// `'set' ('default' | 'null') names?`
    CONSTRAINT_START_SET "constraintStart_set" = Sequence [SET CONSTRAINT_START_DEFAULT_OR_NULL
        OPTIONAL_NAMES], fits [CONSTRAINT_START_SET_OR_OTHER], shortest "set null", as Alternative,
        of "constraintStart";
    /// `'default' | 'null'`
    CONSTRAINT_START_DEFAULT_OR_NULL "constraintStart_default_or_null" = Set [DEFAULT NULL], subsumes parts,
        shortest "null", of "constraintStart";
    /// `'no' 'action'`
    CONSTRAINT_START_NO_ACTION "constraintStart_no_action" = Sequence [NO ACTION],
        fits [CONSTRAINT_START_SET_OR_OTHER], shortest "no action", as Alternative, of "constraintStart";
    /// `'conflict' ('replace' | 'ignore' | IDENTIFIER)`
    CONSTRAINT_START_CONFLICT "constraintStart_conflict" = Sequence [CONFLICT_KEYWORD REPLACE_OR_OTHER],
        fits [CONSTRAINT_START_AFTER_ON], shortest "conflict a", as Alternative, of "constraintStart";
    /// `'match' ('full' | IDENTIFIER)`
    CONSTRAINT_START_MATCH "constraintStart_match" = Sequence [MATCH CONSTRAINT_START_FULL_OR_IDENTIFIER],
        fits [CONSTRAINT_START], shortest "match a", as Alternative, of "constraintStart";
    /// `'full' | IDENTIFIER`
    CONSTRAINT_START_FULL_OR_IDENTIFIER "constraintStart_full_or_IDENTIFIER" = Set [FULL IDENTIFIER],
        subsumes parts, shortest "a", of "constraintStart";
    /// `'using' ('index' IDENTIFIER)? identifier (typeName | STRING)? ('::' typeName)?`
    CONSTRAINT_START_USING "constraintStart_using" = Sequence [USING
        CONSTRAINT_START_OPTIONAL_INDEX_IDENTIFIER IDENTIFIER_RULE
        CONSTRAINT_START_OPTIONAL_TYPE_NAME_OR_STRING CONSTRAINT_START_OPTIONAL_COLON_COLON_TYPE_NAME],
        fits [CONSTRAINT_START], shortest "using a", as Alternative, of "constraintStart";
    /// `('index' IDENTIFIER)?`
    CONSTRAINT_START_OPTIONAL_INDEX_IDENTIFIER "constraintStart_optional_index_IDENTIFIER" = Optional
        [CONSTRAINT_START_INDEX_IDENTIFIER], subsumes parts, of "constraintStart";
    /// `'index' IDENTIFIER`
    CONSTRAINT_START_INDEX_IDENTIFIER "constraintStart_index_IDENTIFIER" = Sequence [INDEX IDENTIFIER],
        fits [CONSTRAINT_START_OPTIONAL_INDEX_IDENTIFIER], shortest "index a", of "constraintStart";
    /// `(typeName | STRING)?`
    CONSTRAINT_START_OPTIONAL_TYPE_NAME_OR_STRING "constraintStart_optional_typeName_or_STRING" = Optional
        [CONSTRAINT_START_TYPE_NAME_OR_STRING], subsumes parts, of "constraintStart";
    /// `typeName | STRING`
    CONSTRAINT_START_TYPE_NAME_OR_STRING "constraintStart_typeName_or_STRING" = Alternation [TYPE_NAME
        STRING], subsumes parts, fits [CONSTRAINT_START_OPTIONAL_TYPE_NAME_OR_STRING], shortest "a",
        of "constraintStart";
    /// `('::' typeName)?`
    CONSTRAINT_START_OPTIONAL_COLON_COLON_TYPE_NAME "constraintStart_optional_colon_colon_typeName" = Optional
        [CONSTRAINT_START_COLON_COLON_TYPE_NAME], subsumes parts, of "constraintStart";
    /// `'::' typeName`
    CONSTRAINT_START_COLON_COLON_TYPE_NAME "constraintStart_colon_colon_typeName" = Sequence [COLON_COLON
        TYPE_NAME], fits [CONSTRAINT_START_OPTIONAL_COLON_COLON_TYPE_NAME], shortest ":: a",
        of "constraintStart";
    /// `'options' '(' parenthesizedItem* ')'`
    CONSTRAINT_START_OPTIONS "constraintStart_options" = Sequence [OPTIONS L_PAREN PARENTHESIZED_ITEMS
        R_PAREN], fits [CONSTRAINT_START], shortest "options ( )", as Alternative, of "constraintStart";
    /// `'with' ('options' | '(' parenthesizedItem* ')')`
    CONSTRAINT_START_WITH "constraintStart_with" = Sequence [WITH_KEYWORD
        CONSTRAINT_START_OPTIONS_OR_L_PAREN_R_PAREN], fits [CONSTRAINT_START], shortest "with options",
        as Alternative, of "constraintStart";
    /// `'options' | '(' parenthesizedItem* ')'`
    CONSTRAINT_START_OPTIONS_OR_L_PAREN_R_PAREN "constraintStart_options_or_l_paren_r_paren" = Alternation
        [OPTIONS L_PAREN_R_PAREN], subsumes parts, shortest "options", of "constraintStart";
    /// `'exclude' ('using' identifier)? '(' indexItem 'with' indexOperator (',' indexItem 'with'
    ///     indexOperator)* ')'`
    CONSTRAINT_START_EXCLUDE_WITH "constraintStart_exclude_with" = Sequence [EXCLUDE OPTIONAL_USING L_PAREN
        INDEX_ITEM WITH_KEYWORD INDEX_OPERATOR CONSTRAINT_START_COMMA_INDEX_ITEM_WITH_INDEX_OPERATORS
        R_PAREN], fits [CONSTRAINT_START], shortest "exclude ( 0 with * )", as Alternative,
        of "constraintStart";
    /// `('using' identifier)?`
    OPTIONAL_USING "optional_using" = Optional [USING_PART], subsumes parts, of "constraintStart"
        "createIndex";
    /// `(',' indexItem 'with' indexOperator)*`
    CONSTRAINT_START_COMMA_INDEX_ITEM_WITH_INDEX_OPERATORS
        "constraintStart_comma_indexItem_with_indexOperators" = Star
        [CONSTRAINT_START_COMMA_INDEX_ITEM_WITH_INDEX_OPERATOR], subsumes parts, of "constraintStart";
    /// `',' indexItem 'with' indexOperator`
    CONSTRAINT_START_COMMA_INDEX_ITEM_WITH_INDEX_OPERATOR "constraintStart_comma_indexItem_with_indexOperator"
        = Sequence [COMMA INDEX_ITEM WITH_KEYWORD INDEX_OPERATOR],
        fits [CONSTRAINT_START_COMMA_INDEX_ITEM_WITH_INDEX_OPERATORS], shortest ", 0 with *",
        of "constraintStart";
    /// `'like' qualifiedName`
    CONSTRAINT_START_LIKE "constraintStart_like" = Sequence [LIKE QUALIFIED_NAME], fits [CONSTRAINT_START],
        shortest "like a", as Alternative, of "constraintStart";
    /// `'where' '(' expression ')'`
    CONSTRAINT_START_WHERE "constraintStart_where" = Sequence [WHERE_KEYWORD L_PAREN EXPRESSION R_PAREN],
        fits [CONSTRAINT_START], shortest "where ( 0 )", as Alternative, of "constraintStart";
    /// `constraintWord*`
    CONSTRAINT_WORDS "constraintWords" = Star [CONSTRAINT_WORD], subsumes parts, of "constraintWord";
    /// `constraintWord : IDENTIFIER | 'asc' | 'desc' | 'no' | 'identity' | 'include' indexItems | 'period' |
    ///     'all'`
    CONSTRAINT_WORD "constraintWord" = Alternation [IDENTIFIER ASC DESC NO IDENTITY INCLUDE_PART PERIOD ALL],
        subsumes parts, fits [CONSTRAINT_WORDS], shortest "a";
    /// `'include' indexItems`
    INCLUDE_PART "include" = Sequence [INCLUDE INDEX_ITEMS], fits [CONSTRAINT_WORD INDEX_OPTION],
        shortest "include ( 0 )", as Alternative, of "constraintWord" "indexOption";
    /// `constraint+`
    SOME_CONSTRAINTS "some_constraints" = Plus [CONSTRAINT], subsumes parts [CONSTRAINTS], fits [TABLE_ELEMENT
        CONSTRAINTS], shortest "null", of "constraint";
    /// `(',' tableElement)*`
    CREATE_TABLE_NEXT_TABLE_ELEMENTS "createTable_next_tableElements" = Star
        [CREATE_TABLE_NEXT_TABLE_ELEMENT], subsumes parts, of "createTable";
    /// `',' tableElement`
    CREATE_TABLE_NEXT_TABLE_ELEMENT "createTable_next_tableElement" = Sequence [COMMA TABLE_ELEMENT],
        fits [CREATE_TABLE_NEXT_TABLE_ELEMENTS], shortest ", a", of "createTable";
    /// `(definitionWord definitionItem*)?`
    CREATE_TABLE_OPTIONAL_DEFINITION_WORD "createTable_optional_definitionWord" = Optional
        [CREATE_TABLE_DEFINITION_WORD], subsumes parts, of "createTable";
    /// `definitionWord definitionItem*`
    CREATE_TABLE_DEFINITION_WORD "createTable_definitionWord" = Sequence [DEFINITION_WORD DEFINITION_ITEMS],
        subsumes [DEFINITION_WORD], fits [CREATE_TABLE_OPTIONAL_DEFINITION_WORD], shortest ",",
        of "createTable";
    /// `definitionWord : ~(';' | '(' | ')' | 'as')`
    DEFINITION_WORD "definitionWord" = Set but [SEMICOLON L_PAREN R_PAREN AS], subsumes parts,
        fits [CREATE_TABLE_DEFINITION_WORD DEFINITION_ITEM], shortest ",";
    /// `definitionItem*`
    DEFINITION_ITEMS "definitionItems" = Star [DEFINITION_ITEM], subsumes parts, of "definitionItem";
    /// `definitionItem : definitionWord | '(' parenthesizedItem* ')'`
    DEFINITION_ITEM "definitionItem" = Alternation [DEFINITION_WORD L_PAREN_R_PAREN], subsumes parts,
        fits [DEFINITION_ITEMS], shortest ",";
    /// `('as' created)?`
    CREATE_TABLE_OPTIONAL_AS "createTable_optional_as" = Optional [CREATE_TABLE_AS], subsumes parts,
        of "createTable";
    /// `'as' created`
    CREATE_TABLE_AS "createTable_as" = Sequence [AS CREATED], fits [CREATE_TABLE_OPTIONAL_AS],
        shortest "as a", of "createTable";
    /// `created : statement createdOption*`
    CREATED "created" = Sequence [STATEMENT CREATED_OPTIONS], subsumes [STATEMENT], shortest "a";
    /// `createdOption*`
    CREATED_OPTIONS "createdOptions" = Star [CREATED_OPTION], subsumes parts, of "createdOption";
    /// `createdOption : 'with' 'no'? 'data' | 'with' ('local' | IDENTIFIER)? 'check' IDENTIFIER`
    /// In normal form `'with' ('no'? 'data' | ('local' | IDENTIFIER)? 'check' IDENTIFIER)`
    CREATED_OPTION "createdOption" = Sequence [WITH_KEYWORD CREATED_OPTION_AFTER_WITH],
        fits [CREATED_OPTIONS], shortest "with data";
    /// `'no'? 'data' | ('local' | IDENTIFIER)? 'check' IDENTIFIER`
    CREATED_OPTION_AFTER_WITH "createdOption_after_with" = Alternation [CREATED_OPTION_DATA
        CREATED_OPTION_CHECK_IDENTIFIER], subsumes parts, shortest "data", as Rest, of "createdOption";
    /// `'no'? 'data'`
    CREATED_OPTION_DATA "createdOption_data" = Sequence [CREATED_OPTION_OPTIONAL_NO DATA], subsumes [DATA],
        fits [CREATED_OPTION_AFTER_WITH], shortest "data", as Alternative, of "createdOption";
    /// `'no'?`
    CREATED_OPTION_OPTIONAL_NO "createdOption_optional_no" = Optional [NO], subsumes parts,
        of "createdOption";
    /// `('local' | IDENTIFIER)? 'check' IDENTIFIER`
    CREATED_OPTION_CHECK_IDENTIFIER "createdOption_check_IDENTIFIER" = Sequence
        [CREATED_OPTION_OPTIONAL_LOCAL_OR_IDENTIFIER CHECK IDENTIFIER], fits [CREATED_OPTION_AFTER_WITH],
        shortest "check a", as Alternative, of "createdOption";
    /// `('local' | IDENTIFIER)?`
    CREATED_OPTION_OPTIONAL_LOCAL_OR_IDENTIFIER "createdOption_optional_local_or_IDENTIFIER" = Optional
        [CREATED_OPTION_LOCAL_OR_IDENTIFIER], subsumes parts, of "createdOption";
    /// `'local' | IDENTIFIER`
    CREATED_OPTION_LOCAL_OR_IDENTIFIER "createdOption_local_or_IDENTIFIER" = Set [LOCAL IDENTIFIER],
        subsumes parts, fits [CREATED_OPTION_OPTIONAL_LOCAL_OR_IDENTIFIER], shortest "a", of "createdOption";
    /// `createView : createPrefix 'view' ifNotExists? relation definitionItem* 'as' created`
    CREATE_VIEW "createView" = Sequence [CREATE_PREFIX VIEW OPTIONAL_IF_NOT_EXISTS RELATION DEFINITION_ITEMS
        AS CREATED], fits [STATEMENT EXPLAINED], shortest "create view a as a";
    /// `createIndex : createPrefix 'index' IDENTIFIER? ifNotExists? relation? 'on' 'only'? relation ('using'
    ///     identifier)? indexItems indexOption*`
    CREATE_INDEX "createIndex" = Sequence [CREATE_PREFIX INDEX OPTIONAL_IDENTIFIER_PART OPTIONAL_IF_NOT_EXISTS
        OPTIONAL_RELATION ON OPTIONAL_ONLY RELATION OPTIONAL_USING INDEX_ITEMS INDEX_OPTIONS], fits [STATEMENT
        EXPLAINED], shortest "create index on a ( 0 )";
    /// `relation?`
    OPTIONAL_RELATION "optional_relation" = Optional [RELATION], subsumes parts, of "relation";
    /// `indexOption*`
    INDEX_OPTIONS "indexOptions" = Star [INDEX_OPTION], subsumes parts, of "indexOption";
    /// `indexOption : 'include' indexItems | 'nulls' 'not'? 'distinct' | 'with' '(' parenthesizedItem* ')' |
    ///     'tablespace' identifier | where`
    INDEX_OPTION "indexOption" = Alternation [INCLUDE_PART NULLS_DISTINCT
        WITH_L_PAREN_PARENTHESIZED_ITEMS_R_PAREN INDEX_OPTION_TABLESPACE WHERE], subsumes parts,
        fits [INDEX_OPTIONS], shortest "where 0";
    /// `'tablespace' identifier`
    INDEX_OPTION_TABLESPACE "indexOption_tablespace" = Sequence [TABLESPACE IDENTIFIER_RULE],
        fits [INDEX_OPTION], shortest "tablespace a", as Alternative, of "indexOption";
    /// `createTrigger : createPrefix 'trigger' ifNotExists? triggerItem* ('begin' triggerStatement* 'end')?`
    CREATE_TRIGGER "createTrigger" = Sequence [CREATE_PREFIX TRIGGER OPTIONAL_IF_NOT_EXISTS TRIGGER_ITEMS
        CREATE_TRIGGER_OPTIONAL_BEGIN_END], fits [STATEMENT EXPLAINED], shortest "create trigger";
    /// `triggerItem*`
    TRIGGER_ITEMS "triggerItems" = Star [TRIGGER_ITEM], subsumes parts, of "triggerItem";
    /// `triggerItem : ~(';' | '(' | ')' | 'begin') | '(' parenthesizedItem* ')'`
    TRIGGER_ITEM "triggerItem" = Alternation [TRIGGER_ITEM_ANY_BUT_SEMICOLON_OR_OTHER L_PAREN_R_PAREN],
        subsumes parts, fits [TRIGGER_ITEMS], shortest ",";
    /// `~(';' | '(' | ')' | 'begin')`
    TRIGGER_ITEM_ANY_BUT_SEMICOLON_OR_OTHER "triggerItem_any_but_semicolon_or_other" = Set but [SEMICOLON
        L_PAREN R_PAREN BEGIN], subsumes parts, fits [TRIGGER_ITEM], shortest ",", as Set, of "triggerItem";
    /// `('begin' triggerStatement* 'end')?`
    CREATE_TRIGGER_OPTIONAL_BEGIN_END "createTrigger_optional_begin_end" = Optional
        [CREATE_TRIGGER_BEGIN_END], subsumes parts, of "createTrigger";
    /// `'begin' triggerStatement* 'end'`
    CREATE_TRIGGER_BEGIN_END "createTrigger_begin_end" = Sequence [BEGIN TRIGGER_STATEMENTS END],
        fits [CREATE_TRIGGER_OPTIONAL_BEGIN_END], shortest "begin end", of "createTrigger";
    /// `triggerStatement*`
    TRIGGER_STATEMENTS "triggerStatements" = Star [TRIGGER_STATEMENT], subsumes parts, of "triggerStatement";
    /// `triggerStatement : rowStatement ';'`
    TRIGGER_STATEMENT "triggerStatement" = Sequence [ROW_STATEMENT SEMICOLON], fits [TRIGGER_STATEMENTS],
        shortest "desc ;";
    /// `createFunction : createPrefix ('function' | 'macro' | 'procedure') ifNotExists? ('set' |
    ///     qualifiedName) functionPart* functionEnd?`
    CREATE_FUNCTION "createFunction" = Sequence [CREATE_PREFIX CREATE_FUNCTION_FUNCTION_OR_OTHER
        OPTIONAL_IF_NOT_EXISTS CREATE_FUNCTION_SET_OR_QUALIFIED_NAME FUNCTION_PARTS OPTIONAL_FUNCTION_END],
        fits [STATEMENT EXPLAINED], shortest "create macro a";
    /// `'function' | 'macro' | 'procedure'`
    CREATE_FUNCTION_FUNCTION_OR_OTHER "createFunction_function_or_other" = Set [FUNCTION MACRO PROCEDURE],
        subsumes parts, shortest "macro", of "createFunction";
    /// `'set' | qualifiedName`
    CREATE_FUNCTION_SET_OR_QUALIFIED_NAME "createFunction_set_or_qualifiedName" = Alternation [SET
        QUALIFIED_NAME], subsumes parts, shortest "a", of "createFunction";
    /// `functionPart*`
    FUNCTION_PARTS "functionParts" = Star [FUNCTION_PART], subsumes parts, of "functionPart";
    /// `functionPart : 'as' (STRING | DOLLAR_STRING | parameter) (',' STRING)? | 'begin' 'atomic'
    ///     functionStatement* 'end' | ~(';' | '(' | ')' | 'as' | 'begin' | 'return') | '('
    ///     parenthesizedItem* ')'`
    FUNCTION_PART "functionPart" = Alternation [FUNCTION_PART_AS FUNCTION_PART_BEGIN_ATOMIC_END
        FUNCTION_PART_ANY_BUT_SEMICOLON_OR_OTHER L_PAREN_R_PAREN], subsumes parts, fits [FUNCTION_PARTS],
        shortest ",";
    /// `'as' (STRING | DOLLAR_STRING | parameter) (',' STRING)?`
    FUNCTION_PART_AS "functionPart_as" = Sequence [AS FUNCTION_PART_STRING_OR_OTHER
        FUNCTION_PART_OPTIONAL_NEXT_STRING], fits [FUNCTION_PART], shortest "as ?", as Alternative,
        of "functionPart";
    /// `STRING | DOLLAR_STRING | parameter`
    FUNCTION_PART_STRING_OR_OTHER "functionPart_STRING_or_other" = Alternation [STRING DOLLAR_STRING
        PARAMETER_RULE], subsumes parts, shortest "?", of "functionPart";
    /// `(',' STRING)?`
    FUNCTION_PART_OPTIONAL_NEXT_STRING "functionPart_optional_next_STRING" = Optional
        [FUNCTION_PART_NEXT_STRING], subsumes parts, of "functionPart";
    /// `',' STRING`
    FUNCTION_PART_NEXT_STRING "functionPart_next_STRING" = Sequence [COMMA STRING],
        fits [FUNCTION_PART_OPTIONAL_NEXT_STRING], shortest ", ''", of "functionPart";
    /// `'begin' 'atomic' functionStatement* 'end'`
    FUNCTION_PART_BEGIN_ATOMIC_END "functionPart_begin_atomic_end" = Sequence [BEGIN ATOMIC
        FUNCTION_STATEMENTS END], fits [FUNCTION_PART], shortest "begin atomic end", as Alternative,
        of "functionPart";
    /// `functionStatement*`
    FUNCTION_STATEMENTS "functionStatements" = Star [FUNCTION_STATEMENT], subsumes parts,
        of "functionStatement";
    /// `functionStatement : (rowStatement | createTable | 'return' expression)? ';'`
    FUNCTION_STATEMENT "functionStatement" = Sequence [FUNCTION_STATEMENT_OPTIONAL_ROW_STATEMENT_OR_OTHER
        SEMICOLON], subsumes [SEMICOLON], fits [FUNCTION_STATEMENTS], shortest ";";
    /// `(rowStatement | createTable | 'return' expression)?`
    FUNCTION_STATEMENT_OPTIONAL_ROW_STATEMENT_OR_OTHER "functionStatement_optional_rowStatement_or_other"
        = Optional [FUNCTION_STATEMENT_ROW_STATEMENT_OR_OTHER], subsumes parts, of "functionStatement";
    /// `rowStatement | createTable | 'return' expression`
    FUNCTION_STATEMENT_ROW_STATEMENT_OR_OTHER "functionStatement_rowStatement_or_other" = Alternation
        [ROW_STATEMENT CREATE_TABLE RETURN_PART], subsumes parts,
        fits [FUNCTION_STATEMENT_OPTIONAL_ROW_STATEMENT_OR_OTHER], shortest "desc", of "functionStatement";
    /// `'return' expression`
    RETURN_PART "return" = Sequence [RETURN EXPRESSION], fits [FUNCTION_STATEMENT_ROW_STATEMENT_OR_OTHER
        FUNCTION_END], shortest "return 0", as Alternative, of "functionStatement" "functionEnd";
    /// `~(';' | '(' | ')' | 'as' | 'begin' | 'return')`
    FUNCTION_PART_ANY_BUT_SEMICOLON_OR_OTHER "functionPart_any_but_semicolon_or_other" = Set but [SEMICOLON
        L_PAREN R_PAREN AS BEGIN RETURN], subsumes parts, fits [FUNCTION_PART], shortest ",", as Set,
        of "functionPart";
    /// `functionEnd?`
    OPTIONAL_FUNCTION_END "optional_functionEnd" = Optional [FUNCTION_END], subsumes parts, of "functionEnd";
    /// `functionEnd : 'return' expression | macroBody (',' '(' parenthesizedItem* ')' macroBody)*`
    FUNCTION_END "functionEnd" = Alternation [RETURN_PART FUNCTION_END_MACRO_BODIES], subsumes parts,
        fits [OPTIONAL_FUNCTION_END], shortest "as 0";
    /// `macroBody (',' '(' parenthesizedItem* ')' macroBody)*`
    FUNCTION_END_MACRO_BODIES "functionEnd_macroBodies" = Sequence [MACRO_BODY
        FUNCTION_END_COMMA_L_PAREN_R_PAREN_MACRO_BODIES], subsumes [MACRO_BODY], fits [FUNCTION_END],
        shortest "as 0", as Alternative, of "functionEnd";
    /// `macroBody : 'as' ('table' rowStatement | innerQuery | expression)`
    MACRO_BODY "macroBody" = Sequence [AS MACRO_BODY_TABLE_OR_OTHER], fits [FUNCTION_END_MACRO_BODIES],
        shortest "as 0";
    /// `'table' rowStatement | innerQuery | expression`
    MACRO_BODY_TABLE_OR_OTHER "macroBody_table_or_other" = Alternation [MACRO_BODY_TABLE INNER_QUERY
        EXPRESSION], subsumes parts, shortest "0", of "macroBody";
    /// `'table' rowStatement`
    MACRO_BODY_TABLE "macroBody_table" = Sequence [TABLE_KEYWORD ROW_STATEMENT],
        fits [MACRO_BODY_TABLE_OR_OTHER], shortest "table desc", as Alternative, of "macroBody";
    /// `(',' '(' parenthesizedItem* ')' macroBody)*`
    FUNCTION_END_COMMA_L_PAREN_R_PAREN_MACRO_BODIES "functionEnd_comma_l_paren_r_paren_macroBodies" = Star
        [FUNCTION_END_COMMA_L_PAREN_R_PAREN_MACRO_BODY], subsumes parts, of "functionEnd";
    /// `',' '(' parenthesizedItem* ')' macroBody`
    FUNCTION_END_COMMA_L_PAREN_R_PAREN_MACRO_BODY "functionEnd_comma_l_paren_r_paren_macroBody" = Sequence
        [COMMA L_PAREN PARENTHESIZED_ITEMS R_PAREN MACRO_BODY],
        fits [FUNCTION_END_COMMA_L_PAREN_R_PAREN_MACRO_BODIES], shortest ", ( ) as 0", of "functionEnd";
    /// `createOther : 'create' ('or' 'replace')? createWord* (IDENTIFIER createWord* (otherItem
    ///     commandItem*)? | firstItem commandItem*)`
    CREATE_OTHER "createOther" = Sequence [CREATE OPTIONAL_OR_REPLACE CREATE_WORDS
        CREATE_OTHER_IDENTIFIER_OR_FIRST_ITEM], fits [STATEMENT EXPLAINED], shortest "create a";
    /// `IDENTIFIER createWord* (otherItem commandItem*)? | firstItem commandItem*`
    CREATE_OTHER_IDENTIFIER_OR_FIRST_ITEM "createOther_IDENTIFIER_or_firstItem" = Alternation
        [CREATE_OTHER_IDENTIFIER CREATE_OTHER_FIRST_ITEM], subsumes parts, shortest "a", of "createOther";
    /// `IDENTIFIER createWord* (otherItem commandItem*)?`
    CREATE_OTHER_IDENTIFIER "createOther_IDENTIFIER" = Sequence [IDENTIFIER CREATE_WORDS
        CREATE_OTHER_OPTIONAL_OTHER_ITEM], subsumes [IDENTIFIER],
        fits [CREATE_OTHER_IDENTIFIER_OR_FIRST_ITEM], shortest "a", as Alternative, of "createOther";
    /// `(otherItem commandItem*)?`
    CREATE_OTHER_OPTIONAL_OTHER_ITEM "createOther_optional_otherItem" = Optional [CREATE_OTHER_OTHER_ITEM],
        subsumes parts, of "createOther";
    /// `otherItem commandItem*`
    CREATE_OTHER_OTHER_ITEM "createOther_otherItem" = Sequence [OTHER_ITEM COMMAND_ITEMS],
        subsumes [OTHER_ITEM], fits [CREATE_OTHER_OPTIONAL_OTHER_ITEM], shortest "a", of "createOther";
    /// `otherItem : firstItem | IDENTIFIER`
    OTHER_ITEM "otherItem" = Alternation [FIRST_ITEM IDENTIFIER], subsumes parts,
        fits [CREATE_OTHER_OTHER_ITEM], shortest "a";
    /// `firstItem : ~(';' | 'recursive' | '(' | ')' | 'materialized' | 'table' | 'temp' | 'temporary' |
    ///     'unlogged' | 'local' | 'or' | 'constraint' | 'unique' | 'foreign' | 'index' | 'view' | 'trigger'
    ///     | 'function' | 'macro' | 'procedure' | IDENTIFIER) | '(' parenthesizedItem* ')'`
    FIRST_ITEM "firstItem" = Alternation [FIRST_ITEM_ANY_BUT_SEMICOLON_OR_OTHER L_PAREN_R_PAREN],
        subsumes parts, fits [OTHER_ITEM CREATE_OTHER_FIRST_ITEM], shortest ",";
    /// `~(';' | 'recursive' | '(' | ')' | 'materialized' | 'table' | 'temp' | 'temporary' | 'unlogged' |
    ///     'local' | 'or' | 'constraint' | 'unique' | 'foreign' | 'index' | 'view' | 'trigger' | 'function'
    ///     | 'macro' | 'procedure' | IDENTIFIER)`
    FIRST_ITEM_ANY_BUT_SEMICOLON_OR_OTHER "firstItem_any_but_semicolon_or_other" = Set but [SEMICOLON
        RECURSIVE L_PAREN R_PAREN MATERIALIZED TABLE_KEYWORD TEMP TEMPORARY UNLOGGED LOCAL OR
        CONSTRAINT_KEYWORD UNIQUE FOREIGN INDEX VIEW TRIGGER FUNCTION MACRO PROCEDURE IDENTIFIER],
        subsumes parts, fits [FIRST_ITEM], shortest ",", as Set, of "firstItem";
    /// `firstItem commandItem*`
    CREATE_OTHER_FIRST_ITEM "createOther_firstItem" = Sequence [FIRST_ITEM COMMAND_ITEMS],
        subsumes [FIRST_ITEM], fits [CREATE_OTHER_IDENTIFIER_OR_FIRST_ITEM], shortest ",", as Alternative,
        of "createOther";
    /// `explain : 'explain' explainOption* explained?`
    EXPLAIN "explain" = Sequence [EXPLAIN_KEYWORD EXPLAIN_OPTIONS OPTIONAL_EXPLAINED],
        subsumes [EXPLAIN_KEYWORD], fits [STATEMENT], shortest "explain";
    /// `explainOption*`
    EXPLAIN_OPTIONS "explainOptions" = Star [EXPLAIN_OPTION], subsumes parts, of "explainOption";
    /// `explainOption : 'analyze' | 'verbose' | 'query' 'plan' | '(' explainSetting (',' explainSetting)*
    ///     ')'`
    EXPLAIN_OPTION "explainOption" = Alternation [ANALYZE VERBOSE EXPLAIN_OPTION_QUERY_PLAN
        EXPLAIN_OPTION_L_PAREN_EXPLAIN_SETTING_R_PAREN], subsumes parts, fits [EXPLAIN_OPTIONS],
        shortest "analyze";
    /// `'query' 'plan'`
    EXPLAIN_OPTION_QUERY_PLAN "explainOption_query_plan" = Sequence [QUERY_KEYWORD PLAN],
        fits [EXPLAIN_OPTION], shortest "query plan", as Alternative, of "explainOption";
    /// `'(' explainSetting (',' explainSetting)* ')'`
    EXPLAIN_OPTION_L_PAREN_EXPLAIN_SETTING_R_PAREN "explainOption_l_paren_explainSetting_r_paren" = Sequence
        [L_PAREN EXPLAIN_SETTING EXPLAIN_OPTION_NEXT_EXPLAIN_SETTINGS R_PAREN], fits [EXPLAIN_OPTION],
        shortest "( a )", as Alternative, of "explainOption";
    /// `explainSetting : (IDENTIFIER | 'analyze' | 'verbose') (IDENTIFIER | 'on' | literal)?`
    EXPLAIN_SETTING "explainSetting" = Sequence [EXPLAIN_SETTING_ANALYZE_OR_OTHER
        EXPLAIN_SETTING_OPTIONAL_IDENTIFIER_OR_OTHER], subsumes [EXPLAIN_SETTING_ANALYZE_OR_OTHER],
        shortest "a";
    /// `'analyze' | 'verbose' | IDENTIFIER`
    EXPLAIN_SETTING_ANALYZE_OR_OTHER "explainSetting_analyze_or_other" = Set [ANALYZE VERBOSE IDENTIFIER],
        subsumes parts, fits [EXPLAIN_SETTING], shortest "a", of "explainSetting";
    /// `(IDENTIFIER | 'on' | literal)?`
    EXPLAIN_SETTING_OPTIONAL_IDENTIFIER_OR_OTHER "explainSetting_optional_IDENTIFIER_or_other" = Optional
        [EXPLAIN_SETTING_IDENTIFIER_OR_OTHER], subsumes parts, of "explainSetting";
    /// `IDENTIFIER | 'on' | literal`
    EXPLAIN_SETTING_IDENTIFIER_OR_OTHER "explainSetting_IDENTIFIER_or_other" = Alternation [IDENTIFIER ON
        LITERAL], subsumes parts, fits [EXPLAIN_SETTING_OPTIONAL_IDENTIFIER_OR_OTHER], shortest "a",
        of "explainSetting";
    /// `(',' explainSetting)*`
    EXPLAIN_OPTION_NEXT_EXPLAIN_SETTINGS "explainOption_next_explainSettings" = Star
        [EXPLAIN_OPTION_NEXT_EXPLAIN_SETTING], subsumes parts, of "explainOption";
    /// `',' explainSetting`
    EXPLAIN_OPTION_NEXT_EXPLAIN_SETTING "explainOption_next_explainSetting" = Sequence [COMMA
        EXPLAIN_SETTING], fits [EXPLAIN_OPTION_NEXT_EXPLAIN_SETTINGS], shortest ", a", of "explainOption";
    /// `explained?`
    OPTIONAL_EXPLAINED "optional_explained" = Optional [EXPLAINED], subsumes parts, of "explained";
    /// `explained : rowStatement | createTable | createView | createIndex | createFunction | createTrigger |
    ///     createOther | copy | prepare | (IDENTIFIER | 'begin' | 'set' | 'end') commandItem* | parameter`
    EXPLAINED "explained" = Alternation [ROW_STATEMENT CREATE_TABLE CREATE_VIEW CREATE_INDEX CREATE_FUNCTION
        CREATE_TRIGGER CREATE_OTHER COPY PREPARE EXPLAINED_SET_OR_BEGIN_OR_END_OR_IDENTIFIER_COMMAND_ITEMS
        PARAMETER_RULE], subsumes parts, fits [OPTIONAL_EXPLAINED], shortest "?";
    /// `copy : 'copy' ('(' statement ')' | ~(';' | '(' | ')')) commandItem*`
    COPY "copy" = Sequence [COPY_KEYWORD COPY_L_PAREN_STATEMENT_R_PAREN_OR_OTHER COMMAND_ITEMS],
        fits [STATEMENT EXPLAINED], shortest "copy ,";
    /// `'(' statement ')' | ~(';' | '(' | ')')`
    COPY_L_PAREN_STATEMENT_R_PAREN_OR_OTHER "copy_l_paren_statement_r_paren_or_other" = Alternation
        [COPY_L_PAREN_STATEMENT_R_PAREN ANY_BUT_SEMICOLON_OR_OTHER], subsumes parts, shortest ",", of "copy";
    /// `'(' statement ')'`
    COPY_L_PAREN_STATEMENT_R_PAREN "copy_l_paren_statement_r_paren" = Sequence [L_PAREN STATEMENT R_PAREN],
        fits [COPY_L_PAREN_STATEMENT_R_PAREN_OR_OTHER], shortest "( a )", as Alternative, of "copy";
    /// `prepare : 'prepare' identifier ('(' parenthesizedItem* ')')? (('as' | 'from') statement | STRING)?`
    PREPARE "prepare" = Sequence [PREPARE_KEYWORD IDENTIFIER_RULE OPTIONAL_L_PAREN_R_PAREN
        PREPARE_OPTIONAL_AS_OR_FROM_STATEMENT_OR_STRING], fits [STATEMENT EXPLAINED], shortest "prepare a";
    /// `(('as' | 'from') statement | STRING)?`
    PREPARE_OPTIONAL_AS_OR_FROM_STATEMENT_OR_STRING "prepare_optional_as_or_from_statement_or_STRING"
        = Optional [PREPARE_AS_OR_FROM_STATEMENT_OR_STRING], subsumes parts, of "prepare";
    /// `('as' | 'from') statement | STRING`
    PREPARE_AS_OR_FROM_STATEMENT_OR_STRING "prepare_as_or_from_statement_or_STRING" = Alternation
        [PREPARE_AS_OR_FROM_STATEMENT STRING], subsumes parts,
        fits [PREPARE_OPTIONAL_AS_OR_FROM_STATEMENT_OR_STRING], shortest "''", of "prepare";
    /// `('as' | 'from') statement`
    PREPARE_AS_OR_FROM_STATEMENT "prepare_as_or_from_statement" = Sequence [PREPARE_AS_OR_FROM STATEMENT],
        fits [PREPARE_AS_OR_FROM_STATEMENT_OR_STRING], shortest "as a", as Alternative, of "prepare";
    /// `'as' | 'from'`
    PREPARE_AS_OR_FROM "prepare_as_or_from" = Set [AS FROM_KEYWORD], subsumes parts, shortest "as",
        of "prepare";
    /// `('set' | 'begin' | 'end' | IDENTIFIER) commandItem*`
    EXPLAINED_SET_OR_BEGIN_OR_END_OR_IDENTIFIER_COMMAND_ITEMS
        "explained_set_or_begin_or_end_or_IDENTIFIER_commandItems" = Sequence
        [EXPLAINED_SET_OR_BEGIN_OR_END_OR_IDENTIFIER COMMAND_ITEMS],
        subsumes [EXPLAINED_SET_OR_BEGIN_OR_END_OR_IDENTIFIER], fits [EXPLAINED], shortest "a",
        as Alternative, of "explained";
    /// `'set' | 'begin' | 'end' | IDENTIFIER`
    EXPLAINED_SET_OR_BEGIN_OR_END_OR_IDENTIFIER "explained_set_or_begin_or_end_or_IDENTIFIER" = Set [SET BEGIN
        END IDENTIFIER], subsumes parts, fits [EXPLAINED_SET_OR_BEGIN_OR_END_OR_IDENTIFIER_COMMAND_ITEMS],
        shortest "a", of "explained";
    /// `command : commandWord commandItem*`
    COMMAND "command" = Sequence [COMMAND_WORD COMMAND_ITEMS], subsumes [COMMAND_WORD], fits [STATEMENT],
        shortest "a";
    /// `commandWord : IDENTIFIER | 'analyze' | 'begin' | 'end' | 'set' | 'local' | 'fetch' | 'check' |
    ///     'references' | 'return' | 'constraint' | 'do' | parameter`
    COMMAND_WORD "commandWord" = Alternation [IDENTIFIER ANALYZE BEGIN END SET LOCAL FETCH CHECK REFERENCES
        RETURN CONSTRAINT_KEYWORD DO PARAMETER_RULE], subsumes parts, fits [COMMAND], shortest "a";
    /// `(separator statement?)*`
    SCRIPT_SEPARATORS "script_separators" = Star [SCRIPT_SEPARATOR], subsumes parts, fits [SCRIPT],
        of "script";
    /// `separator statement?`
    SCRIPT_SEPARATOR "script_separator" = Sequence [SEPARATOR OPTIONAL_STATEMENT], subsumes [SEPARATOR],
        fits [SCRIPT_SEPARATORS], shortest ";", of "script";
    /// `separator : ';' | STDIN_DATA | META_COMMAND | DOT_COMMAND`
    SEPARATOR "separator" = Set [SEMICOLON STDIN_DATA META_COMMAND DOT_COMMAND], subsumes parts,
        fits [SCRIPT_SEPARATOR], shortest ";";
  }
}
