// @generated from grammars/python.g4 by `cargo xtask gen` (blake3 eee1752f1c1f555d)

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
    PASS "'pass'" shortest "pass";
    BREAK "'break'" shortest "break";
    CONTINUE "'continue'" shortest "continue";
    RETURN "'return'" shortest "return";
    RAISE "'raise'" shortest "raise";
    FROM "'from'" shortest "from";
    GLOBAL "'global'" shortest "global";
    COMMA "','" shortest ",";
    NONLOCAL "'nonlocal'" shortest "nonlocal";
    DEL "'del'" shortest "del";
    ASSERT "'assert'" shortest "assert";
    EQ "'='" shortest "=";
    COLON "':'" shortest ":";
    PLUS_EQ "'+='" shortest "+=";
    MINUS_EQ "'-='" shortest "-=";
    STAR_EQ "'*='" shortest "*=";
    SLASH_EQ "'/='" shortest "/=";
    SLASH_SLASH_EQ "'//='" shortest "//=";
    PERCENT_EQ "'%='" shortest "%=";
    AT_EQ "'@='" shortest "@=";
    AMP_EQ "'&='" shortest "&=";
    PIPE_EQ "'|='" shortest "|=";
    CARET_EQ "'^='" shortest "^=";
    GT_GT_EQ "'>>='" shortest ">>=";
    LT_LT_EQ "'<<='" shortest "<<=";
    STAR_STAR_EQ "'**='" shortest "**=";
    TYPE "'type'" shortest "type";
    IMPORT "'import'" shortest "import";
    AS "'as'" shortest "as";
    DOT "'.'" shortest ".";
    DOT_DOT_DOT "'...'" shortest "...";
    STAR "'*'" shortest "*";
    L_PAREN "'('" shortest "(" is Open;
    R_PAREN "')'" shortest ")" is Close;
    IF "'if'" shortest "if";
    ELIF "'elif'" shortest "elif";
    ELSE "'else'" shortest "else";
    WHILE "'while'" shortest "while";
    ASYNC "'async'" shortest "async";
    FOR "'for'" shortest "for";
    IN "'in'" shortest "in";
    TRY "'try'" shortest "try";
    EXCEPT "'except'" shortest "except";
    FINALLY "'finally'" shortest "finally";
    WITH "'with'" shortest "with";
    AT "'@'" shortest "@";
    DEF "'def'" shortest "def";
    MINUS_GT "'->'" shortest "->";
    CLASS "'class'" shortest "class";
    STAR_STAR "'**'" shortest "**";
    SLASH "'/'" shortest "/";
    L_BRACKET "'['" shortest "[" is Open;
    R_BRACKET "']'" shortest "]" is Close;
    MATCH "'match'" shortest "match";
    CASE "'case'" shortest "case";
    PIPE "'|'" shortest "|";
    MINUS "'-'" shortest "-";
    PLUS "'+'" shortest "+";
    NONE "'None'" shortest "None";
    TRUE "'True'" shortest "True";
    FALSE "'False'" shortest "False";
    L_BRACE "'{'" shortest "{" is Open;
    R_BRACE "'}'" shortest "}" is Close;
    COLON_EQ "':='" shortest ":=";
    LAMBDA "'lambda'" shortest "lambda";
    OR "'or'" shortest "or";
    AND "'and'" shortest "and";
    NOT "'not'" shortest "not";
    IS "'is'" shortest "is";
    LT "'<'" shortest "<";
    GT "'>'" shortest ">";
    LT_EQ "'<='" shortest "<=";
    GT_EQ "'>='" shortest ">=";
    EQ_EQ "'=='" shortest "==";
    BANG_EQ "'!='" shortest "!=";
    CARET "'^'" shortest "^";
    AMP "'&'" shortest "&";
    LT_LT "'<<'" shortest "<<";
    GT_GT "'>>'" shortest ">>";
    SLASH_SLASH "'//'" shortest "//";
    PERCENT "'%'" shortest "%";
    TILDE "'~'" shortest "~";
    AWAIT "'await'" shortest "await";
    YIELD "'yield'" shortest "yield";
    BANG "'!'" shortest "!";
    /// `NEWLINE : '\r'? '\n' | '\r'`
    NEWLINE "NEWLINE" shortest "\n" is Newline;
    /// `WHITESPACE : ([\t\u{C} \u{FEFF}] | '\\' ('\r'? '\n' | '\r'))+ -> skip`
    WHITESPACE "WHITESPACE";
    /// `COMMENT : '#' ~[\n\r]* -> channel(HIDDEN)`
    COMMENT "COMMENT" shortest "#";
    /// `NUMBER : (Digits ('.' Digits?)? Exponent? | '.' Digits Exponent?) [Jj]? | '0' [Xx] ('_'?
    ///     [0-9A-Fa-f])+ | '0' [Oo] ('_'? [0-7])+ | '0' [Bb] ('_'? [0-1])+`
    NUMBER "NUMBER" shortest "0";
    /// `NAME : [A-Z_a-z\u{80}-\u{FEFE}\u{FF00}-\u{10FFFF}] [0-9A-Z_a-z\u{80}-\u{FEFE}\u{FF00}-\u{10FFFF}]*`
    NAME "NAME" shortest "a";
    /// `STRING : StringPrefix? ('\'' (~[\n\r'\\] | Escape)* '\'' | '"' (~[\n\r"\\] | Escape)* '"' | '\'\'\''
    ///     ('\'' '\''? (~['\\] | Escape) | ~['\\] | Escape)* '\'\'\'' | '"""' ('"' '"'? (~["\\] | Escape) |
    ///     ~["\\] | Escape)* '"""')`
    STRING "STRING" shortest "\"\"";
    /// `FSTRING_START : ([FTft] | [FTft] [Rr] | [Rr] [FTft]) ('\'' | '"' | '\'\'\'' | '"""')`
    FSTRING_START "FSTRING_START" shortest "f\"";
    /// No shortest text: a hook makes it.
    INDENT "INDENT" is Indent;
    /// No shortest text: a hook makes it.
    DEDENT "DEDENT" is Dedent;
    /// No shortest text: a hook makes it.
    FSTRING_TEXT "FSTRING_TEXT";
    /// No shortest text: a hook makes it.
    FSTRING_END "FSTRING_END";
  }
  rules {
    /// `file : statement* EOF`
    FILE "file" = Sequence [STATEMENTS EOF], subsumes [STATEMENTS];
    /// `statement*`
    STATEMENTS "statements" = Star [STATEMENT], subsumes parts [SOME_STATEMENTS], fits [FILE SOME_STATEMENTS],
        of "statement";
    /// `statement : simpleStatements | compoundStatement`
    STATEMENT "statement" = Alternation [SIMPLE_STATEMENTS COMPOUND_STATEMENT], subsumes parts,
        fits [STATEMENTS SOME_STATEMENTS], shortest "a \n";
    /// `simpleStatements : simpleStatement (';' simpleStatement)* ';'? NEWLINE`
    SIMPLE_STATEMENTS "simpleStatements" = Sequence [SIMPLE_STATEMENT SIMPLE_STATEMENTS_NEXT_SIMPLE_STATEMENTS
        SIMPLE_STATEMENTS_OPTIONAL_SEMICOLON NEWLINE], fits [STATEMENT BLOCK], shortest "a \n";
    /// `simpleStatement : expressionStatement | typeAlias | 'pass' | 'break' | 'continue' | 'return'
    ///     expressionList? | 'raise' (expression ('from' expression)?)? | 'global' name (',' name)* |
    ///     'nonlocal' name (',' name)* | 'del' expressionList | 'assert' expression (',' expression)? |
    ///     importStatement`
    SIMPLE_STATEMENT "simpleStatement" = Alternation [EXPRESSION_STATEMENT TYPE_ALIAS PASS BREAK CONTINUE
        SIMPLE_STATEMENT_RETURN SIMPLE_STATEMENT_RAISE SIMPLE_STATEMENT_GLOBAL SIMPLE_STATEMENT_NONLOCAL
        SIMPLE_STATEMENT_DEL SIMPLE_STATEMENT_ASSERT IMPORT_STATEMENT], subsumes parts, shortest "a";
    /// `expressionStatement : value assignment?`
    EXPRESSION_STATEMENT "expressionStatement" = Sequence [VALUE OPTIONAL_ASSIGNMENT], subsumes [VALUE],
        fits [SIMPLE_STATEMENT], shortest "a";
    /// `value : expressionList | yieldExpression`
    VALUE "value" = Alternation [EXPRESSION_LIST YIELD_EXPRESSION], subsumes parts,
        fits [EXPRESSION_STATEMENT], shortest "a";
    /// `expressionList : element (',' element)* ','?`
    EXPRESSION_LIST "expressionList" = Sequence [ELEMENT NEXT_ELEMENTS OPTIONAL_COMMA], subsumes [ELEMENT],
        fits [VALUE OPTIONAL_EXPRESSION_LIST], shortest "a";
    /// `element : expression | '*' operation`
    ELEMENT "element" = Alternation [EXPRESSION ELEMENT_STAR_OPERATION], subsumes parts, fits [EXPRESSION_LIST
        ELEMENTS ENTRY_ELEMENT SUBSCRIPT], shortest "a";
    /// `expression : operation conditional? | name ':=' expression | 'lambda' lambdaParameters? ':'
    ///     expression`
    /// In normal form `(name ':=' | 'lambda' lambdaParameters? ':')* operation ('if' operation 'else' (name
    ///     ':=' | 'lambda' lambdaParameters? ':')* operation)*`
    EXPRESSION "expression" = Sequence [EXPRESSION_OPERAND EXPRESSION_TAILS_AFTER_OPERAND],
        subsumes [EXPRESSION_OPERAND], fits [ELEMENT OPTIONAL_EXPRESSION ARGUMENT_EXPRESSION
        SIMPLE_STATEMENT_EXPRESSION CAUGHT_EXCEPTION WITH_ITEM], shortest "a";
    /// `(name ':=' | 'lambda' lambdaParameters? ':')* operation`
    EXPRESSION_OPERAND "expression_operand" = Sequence [EXPRESSION_TAILS_LIST OPERATION],
        subsumes [OPERATION], fits [EXPRESSION], shortest "a", as Operand, of "expression";
    /// `(name ':=' | 'lambda' lambdaParameters? ':')*`
    EXPRESSION_TAILS_LIST "expression_tails_list" = Star [EXPRESSION_TAIL_CHOICE], subsumes parts,
        of "expression";
    /// `name ':=' | 'lambda' lambdaParameters? ':'`
    EXPRESSION_TAIL_CHOICE "expression_tail_choice" = Alternation [EXPRESSION_NAME_COLON_EQ
        EXPRESSION_LAMBDA], subsumes parts, fits [EXPRESSION_TAILS_LIST], shortest "a :=", as Tail,
        of "expression";
    /// `name ':='`
    EXPRESSION_NAME_COLON_EQ "expression_name_colon_eq" = Sequence [NAME_RULE COLON_EQ],
        fits [EXPRESSION_TAIL_CHOICE], shortest "a :=", as Alternative, of "expression";
    /// `name : NAME | 'match' | 'case' | 'type'`
    NAME_RULE "name" = Set [TYPE MATCH CASE NAME], subsumes parts, fits [LAMBDA_PARAMETER_NAME OPTIONAL_NAME
        ATOM TYPE_PARAMETER DOTTED_NAME IMPORTED_NAME PARAMETER_OPTIONAL_STAR_STAR_NAME_OPTIONAL_ANNOTATION
        PARAMETER_NAME_AFTER_STAR], shortest "a";
    /// `'lambda' lambdaParameters? ':'`
    EXPRESSION_LAMBDA "expression_lambda" = Sequence [LAMBDA OPTIONAL_LAMBDA_PARAMETERS COLON],
        fits [EXPRESSION_TAIL_CHOICE], shortest "lambda :", as Alternative, of "expression";
    /// `lambdaParameters?`
    OPTIONAL_LAMBDA_PARAMETERS "optional_lambdaParameters" = Optional [LAMBDA_PARAMETERS], subsumes parts,
        of "lambdaParameters";
    /// `lambdaParameters : lambdaParameter (',' lambdaParameter)* ','?`
    LAMBDA_PARAMETERS "lambdaParameters" = Sequence [LAMBDA_PARAMETER LAMBDA_PARAMETERS_NEXT_LAMBDA_PARAMETERS
        OPTIONAL_COMMA], subsumes [LAMBDA_PARAMETER], fits [OPTIONAL_LAMBDA_PARAMETERS], shortest "/";
    /// `lambdaParameter : '**'? name ('=' expression)? | '*' name? | '/'`
    LAMBDA_PARAMETER "lambdaParameter" = Alternation [LAMBDA_PARAMETER_NAME LAMBDA_PARAMETER_STAR SLASH],
        subsumes parts, fits [LAMBDA_PARAMETERS], shortest "/";
    /// `'**'? name ('=' expression)?`
    LAMBDA_PARAMETER_NAME "lambdaParameter_name" = Sequence [OPTIONAL_STAR_STAR NAME_RULE
        OPTIONAL_EQ_EXPRESSION], subsumes [NAME_RULE], fits [LAMBDA_PARAMETER], shortest "a", as Alternative,
        of "lambdaParameter";
    /// `'**'?`
    OPTIONAL_STAR_STAR "optional_star_star" = Optional [STAR_STAR], subsumes parts, of "parameter"
        "lambdaParameter";
    /// `('=' expression)?`
    OPTIONAL_EQ_EXPRESSION "optional_eq_expression" = Optional [EQ_EXPRESSION], subsumes parts,
        of "lambdaParameter" "parameter";
    /// `'=' expression`
    EQ_EXPRESSION "eq_expression" = Sequence [EQ EXPRESSION], fits [OPTIONAL_EQ_EXPRESSION
        ARGUMENT_COMPREHENSION_OR_EQ_EXPRESSION], shortest "= a", of "lambdaParameter" "argument" "parameter";
    /// `'*' name?`
    LAMBDA_PARAMETER_STAR "lambdaParameter_star" = Sequence [STAR OPTIONAL_NAME], subsumes [STAR],
        fits [LAMBDA_PARAMETER], shortest "*", as Alternative, of "lambdaParameter";
    /// `name?`
    OPTIONAL_NAME "optional_name" = Optional [NAME_RULE], subsumes parts, of "name";
    /// `(',' lambdaParameter)*`
    LAMBDA_PARAMETERS_NEXT_LAMBDA_PARAMETERS "lambdaParameters_next_lambdaParameters" = Star
        [LAMBDA_PARAMETERS_NEXT_LAMBDA_PARAMETER], subsumes parts, of "lambdaParameters";
    /// `',' lambdaParameter`
    LAMBDA_PARAMETERS_NEXT_LAMBDA_PARAMETER "lambdaParameters_next_lambdaParameter" = Sequence [COMMA
        LAMBDA_PARAMETER], fits [LAMBDA_PARAMETERS_NEXT_LAMBDA_PARAMETERS], shortest ", /",
        of "lambdaParameters";
    /// `','?`
    OPTIONAL_COMMA "optional_comma" = Optional [COMMA], subsumes parts,
        fits [ELEMENTS_NEXT_ELEMENTS_OPTIONAL_COMMA ENTRIES_NEXT_ENTRIES_OPTIONAL_COMMA], of "importedNames"
        "expressionList" "lambdaParameters" and 11 others;
    /// `operation : operation operator operation | prefix operation | primary`
    /// In normal form `prefix* primary (operator prefix* primary)*`
    OPERATION "operation" = Sequence [OPERATION_OPERAND OPERATION_TAILS], subsumes [OPERATION_OPERAND],
        fits [EXPRESSION_OPERAND COMPREHENSION_IF_OPERATION_OR_LAMBDA], shortest "a";
    /// `prefix* primary`
    OPERATION_OPERAND "operation_operand" = Sequence [PREFIXES PRIMARY], subsumes [PRIMARY], fits [OPERATION],
        shortest "a", as Operand, of "operation";
    /// `prefix*`
    PREFIXES "prefixes" = Star [PREFIX], subsumes parts, of "prefix";
    /// `prefix : 'not' | '+' | '-' | '~' | 'await'`
    PREFIX "prefix" = Set [MINUS PLUS NOT TILDE AWAIT], subsumes parts, fits [PREFIXES], shortest "-";
    /// `primary : primary '.' name | primary '[' subscripts ']' | primary '(' arguments? ')' | atom`
    /// In normal form `atom ('.' name | '[' subscripts ']' | '(' arguments? ')')*`
    PRIMARY "primary" = Sequence [ATOM PRIMARY_NEXT_NAME_OR_OTHERS], subsumes [ATOM], fits [OPERATION_OPERAND
        STAR_TARGET], shortest "a";
    /// `atom : name | NUMBER | string+ | '...' | 'None' | 'True' | 'False' | '(' (yieldExpression |
    ///     elements)? ')' | '[' elements? ']' | '{' entries? '}'`
    ATOM "atom" = Alternation [NAME_RULE NUMBER STRINGS DOT_DOT_DOT NONE TRUE FALSE ATOM_L_PAREN_R_PAREN
        ATOM_L_BRACKET_R_BRACKET ATOM_L_BRACE_R_BRACE], subsumes parts, fits [PRIMARY], shortest "a";
    /// `string+`
    STRINGS "strings" = Plus [STRING_RULE], subsumes parts, fits [ATOM PATTERN_OPERAND], shortest "\"\"",
        of "string";
    /// `string : STRING | fstring`
    STRING_RULE "string" = Alternation [STRING FSTRING], subsumes parts, fits [STRINGS], shortest "\"\"";
    /// `fstring : FSTRING_START fstringPart* FSTRING_END`
    FSTRING "fstring" = Sequence [FSTRING_START FSTRING_PARTS FSTRING_END], fits [STRING_RULE],
        shortest "f\" FSTRING_END";
    /// `fstringPart*`
    FSTRING_PARTS "fstringParts" = Star [FSTRING_PART], subsumes parts, of "fstringPart";
    /// `fstringPart : FSTRING_TEXT | '{' value '='? ('!' name)? (':' fstringPart*)? '}'`
    FSTRING_PART "fstringPart" = Alternation [FSTRING_TEXT FSTRING_PART_L_BRACE_VALUE_R_BRACE],
        subsumes parts, fits [FSTRING_PARTS], shortest "FSTRING_TEXT";
    /// `'{' value '='? ('!' name)? (':' fstringPart*)? '}'`
    FSTRING_PART_L_BRACE_VALUE_R_BRACE "fstringPart_l_brace_value_r_brace" = Sequence [L_BRACE VALUE
        FSTRING_PART_OPTIONAL_EQ FSTRING_PART_OPTIONAL_BANG_NAME FSTRING_PART_OPTIONAL_COLON R_BRACE],
        fits [FSTRING_PART], shortest "{ a }", as Alternative, of "fstringPart";
    /// `'='?`
    FSTRING_PART_OPTIONAL_EQ "fstringPart_optional_eq" = Optional [EQ], subsumes parts, of "fstringPart";
    /// `('!' name)?`
    FSTRING_PART_OPTIONAL_BANG_NAME "fstringPart_optional_bang_name" = Optional [FSTRING_PART_BANG_NAME],
        subsumes parts, of "fstringPart";
    /// `'!' name`
    FSTRING_PART_BANG_NAME "fstringPart_bang_name" = Sequence [BANG NAME_RULE],
        fits [FSTRING_PART_OPTIONAL_BANG_NAME], shortest "! a", of "fstringPart";
    /// `(':' fstringPart*)?`
    FSTRING_PART_OPTIONAL_COLON "fstringPart_optional_colon" = Optional [FSTRING_PART_COLON], subsumes parts,
        of "fstringPart";
    /// `':' fstringPart*`
    FSTRING_PART_COLON "fstringPart_colon" = Sequence [COLON FSTRING_PARTS], subsumes [COLON],
        fits [FSTRING_PART_OPTIONAL_COLON], shortest ":", of "fstringPart";
    /// `'(' (yieldExpression | elements)? ')'`
    ATOM_L_PAREN_R_PAREN "atom_l_paren_r_paren" = Sequence [L_PAREN ATOM_OPTIONAL_YIELD_EXPRESSION_OR_ELEMENTS
        R_PAREN], fits [ATOM], shortest "( )", as Alternative, of "atom";
    /// `(yieldExpression | elements)?`
    ATOM_OPTIONAL_YIELD_EXPRESSION_OR_ELEMENTS "atom_optional_yieldExpression_or_elements" = Optional
        [ATOM_YIELD_EXPRESSION_OR_ELEMENTS], subsumes parts, of "atom";
    /// `yieldExpression | elements`
    ATOM_YIELD_EXPRESSION_OR_ELEMENTS "atom_yieldExpression_or_elements" = Alternation [YIELD_EXPRESSION
        ELEMENTS], subsumes parts, fits [ATOM_OPTIONAL_YIELD_EXPRESSION_OR_ELEMENTS], shortest "a", of "atom";
    /// `yieldExpression : 'yield' expressionList? | 'yield' 'from' expression`
    /// In normal form `'yield' (expressionList? | 'from' expression)`
    YIELD_EXPRESSION "yieldExpression" = Sequence [YIELD YIELD_EXPRESSION_AFTER_YIELD], subsumes [YIELD],
        fits [VALUE ATOM_YIELD_EXPRESSION_OR_ELEMENTS], shortest "yield";
    /// `expressionList? | 'from' expression`
    YIELD_EXPRESSION_AFTER_YIELD "yieldExpression_after_yield" = Alternation [OPTIONAL_EXPRESSION_LIST
        FROM_PART], subsumes parts, as Rest, of "yieldExpression";
    /// `expressionList?`
    OPTIONAL_EXPRESSION_LIST "optional_expressionList" = Optional [EXPRESSION_LIST], subsumes parts,
        fits [YIELD_EXPRESSION_AFTER_YIELD], of "expressionList";
    /// `'from' expression`
    FROM_PART "from" = Sequence [FROM EXPRESSION], fits [YIELD_EXPRESSION_AFTER_YIELD
        SIMPLE_STATEMENT_OPTIONAL_FROM], shortest "from a", of "simpleStatement" "yieldExpression";
    /// `elements : element (comprehension | (',' element)* ','?)`
    ELEMENTS "elements" = Sequence [ELEMENT ELEMENTS_COMPREHENSION_OR_OTHER], subsumes [ELEMENT],
        fits [ATOM_YIELD_EXPRESSION_OR_ELEMENTS OPTIONAL_ELEMENTS], shortest "a";
    /// `comprehension | (',' element)* ','?`
    ELEMENTS_COMPREHENSION_OR_OTHER "elements_comprehension_or_other" = Alternation [COMPREHENSION
        ELEMENTS_NEXT_ELEMENTS_OPTIONAL_COMMA], subsumes parts, of "elements";
    /// `comprehension : comprehensionFor (comprehensionFor | comprehensionIf)*`
    COMPREHENSION "comprehension" = Sequence [COMPREHENSION_FOR
        COMPREHENSION_COMPREHENSION_FOR_OR_COMPREHENSION_IFS], subsumes [COMPREHENSION_FOR],
        fits [ELEMENTS_COMPREHENSION_OR_OTHER ENTRIES_COMPREHENSION_OR_OTHER
        ARGUMENT_COMPREHENSION_OR_EQ_EXPRESSION], shortest "for a in a";
    /// `comprehensionFor : 'async'? 'for' targetList 'in' operation`
    COMPREHENSION_FOR "comprehensionFor" = Sequence [OPTIONAL_ASYNC FOR TARGET_LIST IN OPERATION],
        fits [COMPREHENSION COMPREHENSION_COMPREHENSION_FOR_OR_COMPREHENSION_IF], shortest "for a in a";
    /// `'async'?`
    OPTIONAL_ASYNC "optional_async" = Optional [ASYNC], subsumes parts, of "forStatement" "comprehensionFor"
        "withStatement" "functionDefinition";
    /// `targetList : starTarget (',' starTarget)* ','?`
    TARGET_LIST "targetList" = Sequence [STAR_TARGET TARGET_LIST_NEXT_STAR_TARGETS OPTIONAL_COMMA],
        subsumes [STAR_TARGET], shortest "a";
    /// `starTarget : '*'? target`
    /// In normal form `'*'? primary`
    STAR_TARGET "starTarget" = Sequence [OPTIONAL_STAR PRIMARY], subsumes [PRIMARY], fits [TARGET_LIST],
        shortest "a";
    /// `'*'?`
    OPTIONAL_STAR "optional_star" = Optional [STAR], subsumes parts, of "exceptClause" "starTarget";
    /// `(',' starTarget)*`
    TARGET_LIST_NEXT_STAR_TARGETS "targetList_next_starTargets" = Star [TARGET_LIST_NEXT_STAR_TARGET],
        subsumes parts, of "targetList";
    /// `',' starTarget`
    TARGET_LIST_NEXT_STAR_TARGET "targetList_next_starTarget" = Sequence [COMMA STAR_TARGET],
        fits [TARGET_LIST_NEXT_STAR_TARGETS], shortest ", a", of "targetList";
    /// `(comprehensionFor | comprehensionIf)*`
    COMPREHENSION_COMPREHENSION_FOR_OR_COMPREHENSION_IFS "comprehension_comprehensionFor_or_comprehensionIfs"
        = Star [COMPREHENSION_COMPREHENSION_FOR_OR_COMPREHENSION_IF], subsumes parts, of "comprehension";
    /// `comprehensionFor | comprehensionIf`
    COMPREHENSION_COMPREHENSION_FOR_OR_COMPREHENSION_IF "comprehension_comprehensionFor_or_comprehensionIf"
        = Alternation [COMPREHENSION_FOR COMPREHENSION_IF], subsumes parts,
        fits [COMPREHENSION_COMPREHENSION_FOR_OR_COMPREHENSION_IFS], shortest "if a", of "comprehension";
    /// `comprehensionIf : 'if' (operation | 'lambda' lambdaParameters? ':' expression)`
    COMPREHENSION_IF "comprehensionIf" = Sequence [IF COMPREHENSION_IF_OPERATION_OR_LAMBDA],
        fits [COMPREHENSION_COMPREHENSION_FOR_OR_COMPREHENSION_IF], shortest "if a";
    /// `operation | 'lambda' lambdaParameters? ':' expression`
    COMPREHENSION_IF_OPERATION_OR_LAMBDA "comprehensionIf_operation_or_lambda" = Alternation [OPERATION
        COMPREHENSION_IF_LAMBDA], subsumes parts, shortest "a", of "comprehensionIf";
    /// `'lambda' lambdaParameters? ':' expression`
    COMPREHENSION_IF_LAMBDA "comprehensionIf_lambda" = Sequence [LAMBDA OPTIONAL_LAMBDA_PARAMETERS COLON
        EXPRESSION], fits [COMPREHENSION_IF_OPERATION_OR_LAMBDA], shortest "lambda : a", as Alternative,
        of "comprehensionIf";
    /// `(',' element)* ','?`
    ELEMENTS_NEXT_ELEMENTS_OPTIONAL_COMMA "elements_next_elements_optional_comma" = Sequence [NEXT_ELEMENTS
        OPTIONAL_COMMA], subsumes [NEXT_ELEMENTS OPTIONAL_COMMA], fits [ELEMENTS_COMPREHENSION_OR_OTHER],
        as Alternative, of "elements";
    /// `(',' element)*`
    NEXT_ELEMENTS "next_elements" = Star [NEXT_ELEMENT], subsumes parts,
        fits [ELEMENTS_NEXT_ELEMENTS_OPTIONAL_COMMA], of "elements" "expressionList";
    /// `',' element`
    NEXT_ELEMENT "next_element" = Sequence [COMMA ELEMENT], fits [NEXT_ELEMENTS], shortest ", a",
        of "elements" "expressionList";
    /// `'[' elements? ']'`
    ATOM_L_BRACKET_R_BRACKET "atom_l_bracket_r_bracket" = Sequence [L_BRACKET OPTIONAL_ELEMENTS R_BRACKET],
        fits [ATOM], shortest "[ ]", as Alternative, of "atom";
    /// `elements?`
    OPTIONAL_ELEMENTS "optional_elements" = Optional [ELEMENTS], subsumes parts, of "elements";
    /// `'{' entries? '}'`
    ATOM_L_BRACE_R_BRACE "atom_l_brace_r_brace" = Sequence [L_BRACE OPTIONAL_ENTRIES R_BRACE], fits [ATOM],
        shortest "{ }", as Alternative, of "atom";
    /// `entries?`
    OPTIONAL_ENTRIES "optional_entries" = Optional [ENTRIES], subsumes parts, of "entries";
    /// `entries : entry (comprehension | (',' entry)* ','?)`
    ENTRIES "entries" = Sequence [ENTRY ENTRIES_COMPREHENSION_OR_OTHER], subsumes [ENTRY],
        fits [OPTIONAL_ENTRIES], shortest "a";
    /// `entry : element (':' expression)? | '**' operation`
    ENTRY "entry" = Alternation [ENTRY_ELEMENT ENTRY_STAR_STAR_OPERATION], subsumes parts, fits [ENTRIES],
        shortest "a";
    /// `element (':' expression)?`
    ENTRY_ELEMENT "entry_element" = Sequence [ELEMENT OPTIONAL_COLON_EXPRESSION], subsumes [ELEMENT],
        fits [ENTRY], shortest "a", as Alternative, of "entry";
    /// `(':' expression)?`
    OPTIONAL_COLON_EXPRESSION "optional_colon_expression" = Optional [COLON_EXPRESSION], subsumes parts,
        of "entry" "typeParameter";
    /// `':' expression`
    COLON_EXPRESSION "colon_expression" = Sequence [COLON EXPRESSION], fits [OPTIONAL_COLON_EXPRESSION],
        shortest ": a", of "entry" "typeParameter";
    /// `'**' operation`
    ENTRY_STAR_STAR_OPERATION "entry_star_star_operation" = Sequence [STAR_STAR OPERATION], fits [ENTRY],
        shortest "** a", as Alternative, of "entry";
    /// `comprehension | (',' entry)* ','?`
    ENTRIES_COMPREHENSION_OR_OTHER "entries_comprehension_or_other" = Alternation [COMPREHENSION
        ENTRIES_NEXT_ENTRIES_OPTIONAL_COMMA], subsumes parts, of "entries";
    /// `(',' entry)* ','?`
    ENTRIES_NEXT_ENTRIES_OPTIONAL_COMMA "entries_next_entries_optional_comma" = Sequence [ENTRIES_NEXT_ENTRIES
        OPTIONAL_COMMA], subsumes [ENTRIES_NEXT_ENTRIES OPTIONAL_COMMA],
        fits [ENTRIES_COMPREHENSION_OR_OTHER], as Alternative, of "entries";
    /// `(',' entry)*`
    ENTRIES_NEXT_ENTRIES "entries_next_entries" = Star [ENTRIES_NEXT_ENTRY], subsumes parts,
        fits [ENTRIES_NEXT_ENTRIES_OPTIONAL_COMMA], of "entries";
    /// `',' entry`
    ENTRIES_NEXT_ENTRY "entries_next_entry" = Sequence [COMMA ENTRY], fits [ENTRIES_NEXT_ENTRIES],
        shortest ", a", of "entries";
    /// `('.' name | '[' subscripts ']' | '(' arguments? ')')*`
    PRIMARY_NEXT_NAME_OR_OTHERS "primary_next_name_or_others" = Star [PRIMARY_NEXT_NAME_OR_OTHER],
        subsumes parts, of "primary";
    /// `'.' name | '[' subscripts ']' | '(' arguments? ')'`
    PRIMARY_NEXT_NAME_OR_OTHER "primary_next_name_or_other" = Alternation [NEXT_NAME
        PRIMARY_L_BRACKET_SUBSCRIPTS_R_BRACKET L_PAREN_R_PAREN], subsumes parts,
        fits [PRIMARY_NEXT_NAME_OR_OTHERS], shortest ". a", as Rest, of "primary";
    /// `'.' name`
    NEXT_NAME "next_name" = Sequence [DOT NAME_RULE], fits [PRIMARY_NEXT_NAME_OR_OTHER
        DOTTED_NAME_NEXT_NAMES], shortest ". a", of "dottedName" "primary";
    /// `'[' subscripts ']'`
    PRIMARY_L_BRACKET_SUBSCRIPTS_R_BRACKET "primary_l_bracket_subscripts_r_bracket" = Sequence [L_BRACKET
        SUBSCRIPTS R_BRACKET], fits [PRIMARY_NEXT_NAME_OR_OTHER], shortest "[ : ]", as Alternative,
        of "primary";
    /// `subscripts : subscript (',' subscript)* ','?`
    SUBSCRIPTS "subscripts" = Sequence [SUBSCRIPT SUBSCRIPTS_NEXT_SUBSCRIPTS OPTIONAL_COMMA],
        subsumes [SUBSCRIPT], shortest ":";
    /// `subscript : element | expression? ':' expression? (':' expression?)?`
    SUBSCRIPT "subscript" = Alternation [ELEMENT SUBSCRIPT_OPTIONAL_EXPRESSION_COLON_OPTIONAL_EXPRESSION],
        subsumes parts, fits [SUBSCRIPTS], shortest ":";
    /// `expression? ':' expression? (':' expression?)?`
    SUBSCRIPT_OPTIONAL_EXPRESSION_COLON_OPTIONAL_EXPRESSION
        "subscript_optional_expression_colon_optional_expression" = Sequence [OPTIONAL_EXPRESSION COLON
        OPTIONAL_EXPRESSION SUBSCRIPT_OPTIONAL_COLON], subsumes [COLON], fits [SUBSCRIPT], shortest ":",
        as Alternative, of "subscript";
    /// `expression?`
    OPTIONAL_EXPRESSION "optional_expression" = Optional [EXPRESSION], subsumes parts, of "expression";
    /// `(':' expression?)?`
    SUBSCRIPT_OPTIONAL_COLON "subscript_optional_colon" = Optional [SUBSCRIPT_COLON_AFTER_COLON],
        subsumes parts, of "subscript";
    /// `':' expression?`
    SUBSCRIPT_COLON_AFTER_COLON "subscript_colon_after_colon" = Sequence [COLON OPTIONAL_EXPRESSION],
        subsumes [COLON], fits [SUBSCRIPT_OPTIONAL_COLON], shortest ":", of "subscript";
    /// `(',' subscript)*`
    SUBSCRIPTS_NEXT_SUBSCRIPTS "subscripts_next_subscripts" = Star [SUBSCRIPTS_NEXT_SUBSCRIPT],
        subsumes parts, of "subscripts";
    /// `',' subscript`
    SUBSCRIPTS_NEXT_SUBSCRIPT "subscripts_next_subscript" = Sequence [COMMA SUBSCRIPT],
        fits [SUBSCRIPTS_NEXT_SUBSCRIPTS], shortest ", :", of "subscripts";
    /// `'(' arguments? ')'`
    L_PAREN_R_PAREN "l_paren_r_paren" = Sequence [L_PAREN OPTIONAL_ARGUMENTS R_PAREN],
        fits [PRIMARY_NEXT_NAME_OR_OTHER CLASS_DEFINITION_OPTIONAL_L_PAREN_R_PAREN], shortest "( )",
        of "classDefinition" "primary";
    /// `arguments?`
    OPTIONAL_ARGUMENTS "optional_arguments" = Optional [ARGUMENTS], subsumes parts, of "arguments";
    /// `arguments : argument (',' argument)* ','?`
    ARGUMENTS "arguments" = Sequence [ARGUMENT ARGUMENTS_NEXT_ARGUMENTS OPTIONAL_COMMA], subsumes [ARGUMENT],
        fits [OPTIONAL_ARGUMENTS], shortest "a";
    /// `argument : expression (comprehension | '=' expression)? | ('*' | '**') expression`
    ARGUMENT "argument" = Alternation [ARGUMENT_EXPRESSION ARGUMENT_STAR_OR_STAR_STAR_EXPRESSION],
        subsumes parts, fits [ARGUMENTS], shortest "a";
    /// `expression (comprehension | '=' expression)?`
    ARGUMENT_EXPRESSION "argument_expression" = Sequence [EXPRESSION
        ARGUMENT_OPTIONAL_COMPREHENSION_OR_EQ_EXPRESSION], subsumes [EXPRESSION], fits [ARGUMENT],
        shortest "a", as Alternative, of "argument";
    /// `(comprehension | '=' expression)?`
    ARGUMENT_OPTIONAL_COMPREHENSION_OR_EQ_EXPRESSION "argument_optional_comprehension_or_eq_expression"
        = Optional [ARGUMENT_COMPREHENSION_OR_EQ_EXPRESSION], subsumes parts, of "argument";
    /// `comprehension | '=' expression`
    ARGUMENT_COMPREHENSION_OR_EQ_EXPRESSION "argument_comprehension_or_eq_expression" = Alternation
        [COMPREHENSION EQ_EXPRESSION], subsumes parts,
        fits [ARGUMENT_OPTIONAL_COMPREHENSION_OR_EQ_EXPRESSION], shortest "= a", of "argument";
    /// `('*' | '**') expression`
    ARGUMENT_STAR_OR_STAR_STAR_EXPRESSION "argument_star_or_star_star_expression" = Sequence
        [STAR_OR_STAR_STAR EXPRESSION], fits [ARGUMENT], shortest "* a", as Alternative, of "argument";
    /// `'*' | '**'`
    STAR_OR_STAR_STAR "star_or_star_star" = Set [STAR STAR_STAR], subsumes parts,
        fits [TYPE_PARAMETER_OPTIONAL_STAR_OR_STAR_STAR], shortest "*", of "argument" "typeParameter";
    /// `(',' argument)*`
    ARGUMENTS_NEXT_ARGUMENTS "arguments_next_arguments" = Star [ARGUMENTS_NEXT_ARGUMENT], subsumes parts,
        of "arguments";
    /// `',' argument`
    ARGUMENTS_NEXT_ARGUMENT "arguments_next_argument" = Sequence [COMMA ARGUMENT],
        fits [ARGUMENTS_NEXT_ARGUMENTS], shortest ", a", of "arguments";
    /// `(operator prefix* primary)*`
    OPERATION_TAILS "operation_tails" = Star [OPERATION_TAIL], subsumes parts, of "operation";
    /// `operator prefix* primary`
    OPERATION_TAIL "operation_tail" = Sequence [OPERATOR OPERATION_OPERAND], fits [OPERATION_TAILS],
        shortest "< a", as Tail, of "operation";
    /// `operator : 'or' | 'and' | 'in' | 'not' 'in' | 'is' | '<' | '>' | '<=' | '>=' | '==' | '!=' | '|' |
    ///     '^' | '&' | '<<' | '>>' | '+' | '-' | '*' | '/' | '//' | '%' | '@' | '**'`
    /// In normal form `'or' | 'and' | 'not'? 'in' | 'is' | '<' | '>' | '<=' | '>=' | '==' | '!=' | '|' | '^'
    ///     | '&' | '<<' | '>>' | '+' | '-' | '*' | '/' | '//' | '%' | '@' | '**'`
    OPERATOR "operator" = Alternation [OR AND OPERATOR_IN IS LT GT LT_EQ GT_EQ EQ_EQ BANG_EQ PIPE CARET AMP
        LT_LT GT_GT PLUS MINUS STAR SLASH SLASH_SLASH PERCENT AT STAR_STAR], subsumes parts, shortest "<";
    /// `'not'? 'in'`
    OPERATOR_IN "operator_in" = Sequence [OPERATOR_OPTIONAL_NOT IN], subsumes [IN], fits [OPERATOR],
        shortest "in", as Alternative, of "operator";
    /// `'not'?`
    OPERATOR_OPTIONAL_NOT "operator_optional_not" = Optional [NOT], subsumes parts, of "operator";
    /// `('if' operation 'else' (name ':=' | 'lambda' lambdaParameters? ':')* operation)*`
    EXPRESSION_TAILS_AFTER_OPERAND "expression_tails_after_operand" = Star [EXPRESSION_IF_TO_OPERAND],
        subsumes parts, of "expression";
    /// `'if' operation 'else' (name ':=' | 'lambda' lambdaParameters? ':')* operation`
    EXPRESSION_IF_TO_OPERAND "expression_if_to_operand" = Sequence [IF OPERATION ELSE EXPRESSION_OPERAND],
        fits [EXPRESSION_TAILS_AFTER_OPERAND], shortest "if a else a", as Tail, of "expression";
    /// `'*' operation`
    ELEMENT_STAR_OPERATION "element_star_operation" = Sequence [STAR OPERATION], fits [ELEMENT],
        shortest "* a", as Alternative, of "element";
    /// `assignment?`
    OPTIONAL_ASSIGNMENT "optional_assignment" = Optional [ASSIGNMENT], subsumes parts, of "assignment";
    /// `assignment : ('=' value)+ | augmentedOperator value | ':' expression ('=' value)?`
    ASSIGNMENT "assignment" = Alternation [ASSIGNMENT_EQ_VALUES ASSIGNMENT_AUGMENTED_OPERATOR_VALUE
        ASSIGNMENT_COLON_EXPRESSION], subsumes parts, fits [OPTIONAL_ASSIGNMENT], shortest ": a";
    /// `('=' value)+`
    ASSIGNMENT_EQ_VALUES "assignment_eq_values" = Plus [ASSIGNMENT_EQ_VALUE], subsumes parts,
        fits [ASSIGNMENT], shortest "= a", of "assignment";
    /// `'=' value`
    ASSIGNMENT_EQ_VALUE "assignment_eq_value" = Sequence [EQ VALUE], fits [ASSIGNMENT_EQ_VALUES
        ASSIGNMENT_OPTIONAL_EQ_VALUE], shortest "= a", of "assignment";
    /// `augmentedOperator value`
    ASSIGNMENT_AUGMENTED_OPERATOR_VALUE "assignment_augmentedOperator_value" = Sequence [AUGMENTED_OPERATOR
        VALUE], fits [ASSIGNMENT], shortest "+= a", as Alternative, of "assignment";
    /// `augmentedOperator : '+=' | '-=' | '*=' | '/=' | '//=' | '%=' | '@=' | '&=' | '|=' | '^=' | '>>=' |
    ///     '<<=' | '**='`
    AUGMENTED_OPERATOR "augmentedOperator" = Set [PLUS_EQ MINUS_EQ STAR_EQ SLASH_EQ SLASH_SLASH_EQ PERCENT_EQ
        AT_EQ AMP_EQ PIPE_EQ CARET_EQ GT_GT_EQ LT_LT_EQ STAR_STAR_EQ], subsumes parts, shortest "+=";
    /// `':' expression ('=' value)?`
    ASSIGNMENT_COLON_EXPRESSION "assignment_colon_expression" = Sequence [COLON EXPRESSION
        ASSIGNMENT_OPTIONAL_EQ_VALUE], fits [ASSIGNMENT], shortest ": a", as Alternative, of "assignment";
    /// `('=' value)?`
    ASSIGNMENT_OPTIONAL_EQ_VALUE "assignment_optional_eq_value" = Optional [ASSIGNMENT_EQ_VALUE],
        subsumes parts, of "assignment";
    /// `typeAlias : 'type' name typeParameters? '=' expression`
    TYPE_ALIAS "typeAlias" = Sequence [TYPE NAME_RULE OPTIONAL_TYPE_PARAMETERS EQ EXPRESSION],
        fits [SIMPLE_STATEMENT], shortest "type a = a";
    /// `typeParameters?`
    OPTIONAL_TYPE_PARAMETERS "optional_typeParameters" = Optional [TYPE_PARAMETERS], subsumes parts,
        of "typeParameters";
    /// `typeParameters : '[' typeParameter (',' typeParameter)* ','? ']'`
    TYPE_PARAMETERS "typeParameters" = Sequence [L_BRACKET TYPE_PARAMETER TYPE_PARAMETERS_NEXT_TYPE_PARAMETERS
        OPTIONAL_COMMA R_BRACKET], fits [OPTIONAL_TYPE_PARAMETERS], shortest "[ a ]";
    /// `typeParameter : ('*' | '**')? name (':' expression)? ('=' element)?`
    TYPE_PARAMETER "typeParameter" = Sequence [TYPE_PARAMETER_OPTIONAL_STAR_OR_STAR_STAR NAME_RULE
        OPTIONAL_COLON_EXPRESSION TYPE_PARAMETER_OPTIONAL_EQ_ELEMENT], subsumes [NAME_RULE], shortest "a";
    /// `('*' | '**')?`
    TYPE_PARAMETER_OPTIONAL_STAR_OR_STAR_STAR "typeParameter_optional_star_or_star_star" = Optional
        [STAR_OR_STAR_STAR], subsumes parts, of "typeParameter";
    /// `('=' element)?`
    TYPE_PARAMETER_OPTIONAL_EQ_ELEMENT "typeParameter_optional_eq_element" = Optional
        [TYPE_PARAMETER_EQ_ELEMENT], subsumes parts, of "typeParameter";
    /// `'=' element`
    TYPE_PARAMETER_EQ_ELEMENT "typeParameter_eq_element" = Sequence [EQ ELEMENT],
        fits [TYPE_PARAMETER_OPTIONAL_EQ_ELEMENT], shortest "= a", of "typeParameter";
    /// `(',' typeParameter)*`
    TYPE_PARAMETERS_NEXT_TYPE_PARAMETERS "typeParameters_next_typeParameters" = Star
        [TYPE_PARAMETERS_NEXT_TYPE_PARAMETER], subsumes parts, of "typeParameters";
    /// `',' typeParameter`
    TYPE_PARAMETERS_NEXT_TYPE_PARAMETER "typeParameters_next_typeParameter" = Sequence [COMMA TYPE_PARAMETER],
        fits [TYPE_PARAMETERS_NEXT_TYPE_PARAMETERS], shortest ", a", of "typeParameters";
    /// `'return' expressionList?`
    SIMPLE_STATEMENT_RETURN "simpleStatement_return" = Sequence [RETURN OPTIONAL_EXPRESSION_LIST],
        subsumes [RETURN], fits [SIMPLE_STATEMENT], shortest "return", as Alternative, of "simpleStatement";
    /// `'raise' (expression ('from' expression)?)?`
    SIMPLE_STATEMENT_RAISE "simpleStatement_raise" = Sequence [RAISE SIMPLE_STATEMENT_OPTIONAL_EXPRESSION],
        subsumes [RAISE], fits [SIMPLE_STATEMENT], shortest "raise", as Alternative, of "simpleStatement";
    /// `(expression ('from' expression)?)?`
    SIMPLE_STATEMENT_OPTIONAL_EXPRESSION "simpleStatement_optional_expression" = Optional
        [SIMPLE_STATEMENT_EXPRESSION], subsumes parts, of "simpleStatement";
    /// `expression ('from' expression)?`
    SIMPLE_STATEMENT_EXPRESSION "simpleStatement_expression" = Sequence [EXPRESSION
        SIMPLE_STATEMENT_OPTIONAL_FROM], subsumes [EXPRESSION], fits [SIMPLE_STATEMENT_OPTIONAL_EXPRESSION],
        shortest "a", of "simpleStatement";
    /// `('from' expression)?`
    SIMPLE_STATEMENT_OPTIONAL_FROM "simpleStatement_optional_from" = Optional [FROM_PART], subsumes parts,
        of "simpleStatement";
    /// `'global' name (',' name)*`
    SIMPLE_STATEMENT_GLOBAL "simpleStatement_global" = Sequence [GLOBAL NAME_RULE
        SIMPLE_STATEMENT_NEXT_NAMES], fits [SIMPLE_STATEMENT], shortest "global a", as Alternative,
        of "simpleStatement";
    /// `(',' name)*`
    SIMPLE_STATEMENT_NEXT_NAMES "simpleStatement_next_names" = Star [SIMPLE_STATEMENT_NEXT_NAME],
        subsumes parts, of "simpleStatement";
    /// `',' name`
    SIMPLE_STATEMENT_NEXT_NAME "simpleStatement_next_name" = Sequence [COMMA NAME_RULE],
        fits [SIMPLE_STATEMENT_NEXT_NAMES], shortest ", a", of "simpleStatement";
    /// `'nonlocal' name (',' name)*`
    SIMPLE_STATEMENT_NONLOCAL "simpleStatement_nonlocal" = Sequence [NONLOCAL NAME_RULE
        SIMPLE_STATEMENT_NEXT_NAMES], fits [SIMPLE_STATEMENT], shortest "nonlocal a", as Alternative,
        of "simpleStatement";
    /// `'del' expressionList`
    SIMPLE_STATEMENT_DEL "simpleStatement_del" = Sequence [DEL EXPRESSION_LIST], fits [SIMPLE_STATEMENT],
        shortest "del a", as Alternative, of "simpleStatement";
    /// `'assert' expression (',' expression)?`
    SIMPLE_STATEMENT_ASSERT "simpleStatement_assert" = Sequence [ASSERT EXPRESSION
        SIMPLE_STATEMENT_OPTIONAL_NEXT_EXPRESSION], fits [SIMPLE_STATEMENT], shortest "assert a",
        as Alternative, of "simpleStatement";
    /// `(',' expression)?`
    SIMPLE_STATEMENT_OPTIONAL_NEXT_EXPRESSION "simpleStatement_optional_next_expression" = Optional
        [NEXT_EXPRESSION], subsumes parts, of "simpleStatement";
    /// `',' expression`
    NEXT_EXPRESSION "next_expression" = Sequence [COMMA EXPRESSION],
        fits [SIMPLE_STATEMENT_OPTIONAL_NEXT_EXPRESSION CAUGHT_EXCEPTION_NEXT_EXPRESSIONS], shortest ", a",
        of "simpleStatement" "caughtException";
    /// `importStatement : 'import' importedModule (',' importedModule)* | 'from' importedFrom 'import'
    ///     importedNames`
    IMPORT_STATEMENT "importStatement" = Alternation [IMPORT_STATEMENT_IMPORT IMPORT_STATEMENT_FROM_IMPORT],
        subsumes parts, fits [SIMPLE_STATEMENT], shortest "import a";
    /// `'import' importedModule (',' importedModule)*`
    IMPORT_STATEMENT_IMPORT "importStatement_import" = Sequence [IMPORT IMPORTED_MODULE
        IMPORT_STATEMENT_NEXT_IMPORTED_MODULES], fits [IMPORT_STATEMENT], shortest "import a", as Alternative,
        of "importStatement";
    /// `importedModule : dottedName ('as' name)?`
    IMPORTED_MODULE "importedModule" = Sequence [DOTTED_NAME OPTIONAL_AS], subsumes [DOTTED_NAME],
        shortest "a";
    /// `dottedName : name ('.' name)*`
    DOTTED_NAME "dottedName" = Sequence [NAME_RULE DOTTED_NAME_NEXT_NAMES], subsumes [NAME_RULE],
        fits [IMPORTED_MODULE IMPORTED_FROM OPTIONAL_DOTTED_NAME PATTERN_DOTTED_NAME], shortest "a";
    /// `('.' name)*`
    DOTTED_NAME_NEXT_NAMES "dottedName_next_names" = Star [NEXT_NAME], subsumes parts, of "dottedName";
    /// `('as' name)?`
    OPTIONAL_AS "optional_as" = Optional [AS_PART], subsumes parts, of "importedModule" "importedName"
        "caughtException";
    /// `'as' name`
    AS_PART "as" = Sequence [AS NAME_RULE], fits [OPTIONAL_AS PATTERN_NEXT_PATTERN_OR_AS], shortest "as a",
        of "importedModule" "importedName" "caughtException" "pattern";
    /// `(',' importedModule)*`
    IMPORT_STATEMENT_NEXT_IMPORTED_MODULES "importStatement_next_importedModules" = Star
        [IMPORT_STATEMENT_NEXT_IMPORTED_MODULE], subsumes parts, of "importStatement";
    /// `',' importedModule`
    IMPORT_STATEMENT_NEXT_IMPORTED_MODULE "importStatement_next_importedModule" = Sequence [COMMA
        IMPORTED_MODULE], fits [IMPORT_STATEMENT_NEXT_IMPORTED_MODULES], shortest ", a", of "importStatement";
    /// `'from' importedFrom 'import' importedNames`
    IMPORT_STATEMENT_FROM_IMPORT "importStatement_from_import" = Sequence [FROM IMPORTED_FROM IMPORT
        IMPORTED_NAMES], fits [IMPORT_STATEMENT], shortest "from a import *", as Alternative,
        of "importStatement";
    /// `importedFrom : ('.' | '...')+ dottedName? | dottedName`
    IMPORTED_FROM "importedFrom" = Alternation [IMPORTED_FROM_DOT_OR_DOT_DOT_DOTS_OPTIONAL_DOTTED_NAME
        DOTTED_NAME], subsumes parts, shortest "a";
    /// `('.' | '...')+ dottedName?`
    IMPORTED_FROM_DOT_OR_DOT_DOT_DOTS_OPTIONAL_DOTTED_NAME
        "importedFrom_dot_or_dot_dot_dots_optional_dottedName" = Sequence
        [IMPORTED_FROM_SOME_DOT_OR_DOT_DOT_DOTS OPTIONAL_DOTTED_NAME],
        subsumes [IMPORTED_FROM_SOME_DOT_OR_DOT_DOT_DOTS], fits [IMPORTED_FROM], shortest ".", as Alternative,
        of "importedFrom";
    /// `('.' | '...')+`
    IMPORTED_FROM_SOME_DOT_OR_DOT_DOT_DOTS "importedFrom_some_dot_or_dot_dot_dots" = Plus
        [IMPORTED_FROM_DOT_OR_DOT_DOT_DOT], subsumes parts,
        fits [IMPORTED_FROM_DOT_OR_DOT_DOT_DOTS_OPTIONAL_DOTTED_NAME], shortest ".", of "importedFrom";
    /// `'.' | '...'`
    IMPORTED_FROM_DOT_OR_DOT_DOT_DOT "importedFrom_dot_or_dot_dot_dot" = Set [DOT DOT_DOT_DOT],
        subsumes parts, fits [IMPORTED_FROM_SOME_DOT_OR_DOT_DOT_DOTS], shortest ".", of "importedFrom";
    /// `dottedName?`
    OPTIONAL_DOTTED_NAME "optional_dottedName" = Optional [DOTTED_NAME], subsumes parts, of "dottedName";
    /// `importedNames : '*' | importedName (',' importedName)* | '(' importedName (',' importedName)* ','?
    ///     ')'`
    IMPORTED_NAMES "importedNames" = Alternation [STAR IMPORTED_NAMES_LIST
        IMPORTED_NAMES_L_PAREN_IMPORTED_NAME_R_PAREN], subsumes parts, shortest "*";
    /// `importedName (',' importedName)*`
    IMPORTED_NAMES_LIST "importedNames_list" = Sequence [IMPORTED_NAME IMPORTED_NAMES_NEXT_IMPORTED_NAMES],
        subsumes [IMPORTED_NAME], fits [IMPORTED_NAMES], shortest "a", as Alternative, of "importedNames";
    /// `importedName : name ('as' name)?`
    IMPORTED_NAME "importedName" = Sequence [NAME_RULE OPTIONAL_AS], subsumes [NAME_RULE],
        fits [IMPORTED_NAMES_LIST], shortest "a";
    /// `(',' importedName)*`
    IMPORTED_NAMES_NEXT_IMPORTED_NAMES "importedNames_next_importedNames" = Star
        [IMPORTED_NAMES_NEXT_IMPORTED_NAME], subsumes parts, of "importedNames";
    /// `',' importedName`
    IMPORTED_NAMES_NEXT_IMPORTED_NAME "importedNames_next_importedName" = Sequence [COMMA IMPORTED_NAME],
        fits [IMPORTED_NAMES_NEXT_IMPORTED_NAMES], shortest ", a", of "importedNames";
    /// `'(' importedName (',' importedName)* ','? ')'`
    IMPORTED_NAMES_L_PAREN_IMPORTED_NAME_R_PAREN "importedNames_l_paren_importedName_r_paren" = Sequence
        [L_PAREN IMPORTED_NAME IMPORTED_NAMES_NEXT_IMPORTED_NAMES OPTIONAL_COMMA R_PAREN],
        fits [IMPORTED_NAMES], shortest "( a )", as Alternative, of "importedNames";
    /// `(';' simpleStatement)*`
    SIMPLE_STATEMENTS_NEXT_SIMPLE_STATEMENTS "simpleStatements_next_simpleStatements" = Star
        [SIMPLE_STATEMENTS_NEXT_SIMPLE_STATEMENT], subsumes parts, of "simpleStatements";
    /// `';' simpleStatement`
    SIMPLE_STATEMENTS_NEXT_SIMPLE_STATEMENT "simpleStatements_next_simpleStatement" = Sequence [SEMICOLON
        SIMPLE_STATEMENT], fits [SIMPLE_STATEMENTS_NEXT_SIMPLE_STATEMENTS], shortest "; a",
        of "simpleStatements";
    /// `';'?`
    SIMPLE_STATEMENTS_OPTIONAL_SEMICOLON "simpleStatements_optional_semicolon" = Optional [SEMICOLON],
        subsumes parts, of "simpleStatements";
    /// `compoundStatement : ifStatement | whileStatement | forStatement | tryStatement | withStatement |
    ///     matchStatement | definition`
    COMPOUND_STATEMENT "compoundStatement" = Alternation [IF_STATEMENT WHILE_STATEMENT FOR_STATEMENT
        TRY_STATEMENT WITH_STATEMENT MATCH_STATEMENT DEFINITION], subsumes parts, fits [STATEMENT],
        shortest "if a : a \n";
    /// `ifStatement : 'if' expression ':' block elifClause* elseClause?`
    IF_STATEMENT "ifStatement" = Sequence [IF EXPRESSION COLON BLOCK ELIF_CLAUSES OPTIONAL_ELSE_CLAUSE],
        fits [COMPOUND_STATEMENT], shortest "if a : a \n";
    /// `block : simpleStatements | NEWLINE INDENT statement+ DEDENT`
    BLOCK "block" = Alternation [SIMPLE_STATEMENTS BLOCK_NEWLINE_INDENT_DEDENT], subsumes parts,
        shortest "a \n";
    /// `NEWLINE INDENT statement+ DEDENT`
    BLOCK_NEWLINE_INDENT_DEDENT "block_NEWLINE_INDENT_DEDENT" = Sequence [NEWLINE INDENT SOME_STATEMENTS
        DEDENT], fits [BLOCK], shortest "\n INDENT a \n DEDENT", as Alternative, of "block";
    /// `statement+`
    SOME_STATEMENTS "some_statements" = Plus [STATEMENT], subsumes parts [STATEMENTS], fits [STATEMENTS],
        shortest "a \n", of "statement";
    /// `elifClause*`
    ELIF_CLAUSES "elifClauses" = Star [ELIF_CLAUSE], subsumes parts, of "elifClause";
    /// `elifClause : 'elif' expression ':' block`
    ELIF_CLAUSE "elifClause" = Sequence [ELIF EXPRESSION COLON BLOCK], fits [ELIF_CLAUSES],
        shortest "elif a : a \n";
    /// `elseClause?`
    OPTIONAL_ELSE_CLAUSE "optional_elseClause" = Optional [ELSE_CLAUSE], subsumes parts, of "elseClause";
    /// `elseClause : 'else' ':' block`
    ELSE_CLAUSE "elseClause" = Sequence [ELSE COLON BLOCK], fits [OPTIONAL_ELSE_CLAUSE],
        shortest "else : a \n";
    /// `whileStatement : 'while' expression ':' block elseClause?`
    WHILE_STATEMENT "whileStatement" = Sequence [WHILE EXPRESSION COLON BLOCK OPTIONAL_ELSE_CLAUSE],
        fits [COMPOUND_STATEMENT], shortest "while a : a \n";
    /// `forStatement : 'async'? 'for' targetList 'in' expressionList ':' block elseClause?`
    FOR_STATEMENT "forStatement" = Sequence [OPTIONAL_ASYNC FOR TARGET_LIST IN EXPRESSION_LIST COLON BLOCK
        OPTIONAL_ELSE_CLAUSE], fits [COMPOUND_STATEMENT], shortest "for a in a : a \n";
    /// `tryStatement : 'try' ':' block (exceptClause+ elseClause? finallyClause? | finallyClause)`
    TRY_STATEMENT "tryStatement" = Sequence [TRY COLON BLOCK TRY_STATEMENT_EXCEPT_CLAUSES_OR_FINALLY_CLAUSE],
        fits [COMPOUND_STATEMENT], shortest "try : a \n except : a \n";
    /// `exceptClause+ elseClause? finallyClause? | finallyClause`
    TRY_STATEMENT_EXCEPT_CLAUSES_OR_FINALLY_CLAUSE "tryStatement_exceptClauses_or_finallyClause" = Alternation
        [TRY_STATEMENT_EXCEPT_CLAUSES FINALLY_CLAUSE], subsumes parts, shortest "except : a \n",
        of "tryStatement";
    /// `exceptClause+ elseClause? finallyClause?`
    TRY_STATEMENT_EXCEPT_CLAUSES "tryStatement_exceptClauses" = Sequence [EXCEPT_CLAUSES OPTIONAL_ELSE_CLAUSE
        OPTIONAL_FINALLY_CLAUSE], subsumes [EXCEPT_CLAUSES],
        fits [TRY_STATEMENT_EXCEPT_CLAUSES_OR_FINALLY_CLAUSE], shortest "except : a \n", as Alternative,
        of "tryStatement";
    /// `exceptClause+`
    EXCEPT_CLAUSES "exceptClauses" = Plus [EXCEPT_CLAUSE], subsumes parts,
        fits [TRY_STATEMENT_EXCEPT_CLAUSES], shortest "except : a \n", of "exceptClause";
    /// `exceptClause : 'except' '*'? caughtException? ':' block`
    EXCEPT_CLAUSE "exceptClause" = Sequence [EXCEPT OPTIONAL_STAR OPTIONAL_CAUGHT_EXCEPTION COLON BLOCK],
        fits [EXCEPT_CLAUSES], shortest "except : a \n";
    /// `caughtException?`
    OPTIONAL_CAUGHT_EXCEPTION "optional_caughtException" = Optional [CAUGHT_EXCEPTION], subsumes parts,
        of "caughtException";
    /// `caughtException : expression (',' expression)* ','? ('as' name)?`
    CAUGHT_EXCEPTION "caughtException" = Sequence [EXPRESSION CAUGHT_EXCEPTION_NEXT_EXPRESSIONS OPTIONAL_COMMA
        OPTIONAL_AS], subsumes [EXPRESSION], fits [OPTIONAL_CAUGHT_EXCEPTION], shortest "a";
    /// `(',' expression)*`
    CAUGHT_EXCEPTION_NEXT_EXPRESSIONS "caughtException_next_expressions" = Star [NEXT_EXPRESSION],
        subsumes parts, of "caughtException";
    /// `finallyClause?`
    OPTIONAL_FINALLY_CLAUSE "optional_finallyClause" = Optional [FINALLY_CLAUSE], subsumes parts,
        of "finallyClause";
    /// `finallyClause : 'finally' ':' block`
    FINALLY_CLAUSE "finallyClause" = Sequence [FINALLY COLON BLOCK],
        fits [TRY_STATEMENT_EXCEPT_CLAUSES_OR_FINALLY_CLAUSE OPTIONAL_FINALLY_CLAUSE],
        shortest "finally : a \n";
    /// `withStatement : 'async'? 'with' (withItem (',' withItem)* | '(' withItem (',' withItem)* ','? ')')
    ///     ':' block`
    WITH_STATEMENT "withStatement" = Sequence [OPTIONAL_ASYNC WITH WITH_STATEMENT_WITH_ITEMS_OR_OTHER COLON
        BLOCK], fits [COMPOUND_STATEMENT], shortest "with a : a \n";
    /// `withItem (',' withItem)* | '(' withItem (',' withItem)* ','? ')'`
    WITH_STATEMENT_WITH_ITEMS_OR_OTHER "withStatement_withItems_or_other" = Alternation
        [WITH_STATEMENT_WITH_ITEMS WITH_STATEMENT_L_PAREN_WITH_ITEM_R_PAREN], subsumes parts, shortest "a",
        of "withStatement";
    /// `withItem (',' withItem)*`
    WITH_STATEMENT_WITH_ITEMS "withStatement_withItems" = Sequence [WITH_ITEM WITH_STATEMENT_NEXT_WITH_ITEMS],
        subsumes [WITH_ITEM], fits [WITH_STATEMENT_WITH_ITEMS_OR_OTHER], shortest "a", as Alternative,
        of "withStatement";
    /// `withItem : expression ('as' target)?`
    /// In normal form `expression ('as' primary)?`
    WITH_ITEM "withItem" = Sequence [EXPRESSION WITH_ITEM_OPTIONAL_AS], subsumes [EXPRESSION],
        fits [WITH_STATEMENT_WITH_ITEMS], shortest "a";
    /// `('as' primary)?`
    WITH_ITEM_OPTIONAL_AS "withItem_optional_as" = Optional [WITH_ITEM_AS], subsumes parts, of "withItem";
    /// `'as' primary`
    WITH_ITEM_AS "withItem_as" = Sequence [AS PRIMARY], fits [WITH_ITEM_OPTIONAL_AS], shortest "as a",
        of "withItem";
    /// `(',' withItem)*`
    WITH_STATEMENT_NEXT_WITH_ITEMS "withStatement_next_withItems" = Star [WITH_STATEMENT_NEXT_WITH_ITEM],
        subsumes parts, of "withStatement";
    /// `',' withItem`
    WITH_STATEMENT_NEXT_WITH_ITEM "withStatement_next_withItem" = Sequence [COMMA WITH_ITEM],
        fits [WITH_STATEMENT_NEXT_WITH_ITEMS], shortest ", a", of "withStatement";
    /// `'(' withItem (',' withItem)* ','? ')'`
    WITH_STATEMENT_L_PAREN_WITH_ITEM_R_PAREN "withStatement_l_paren_withItem_r_paren" = Sequence [L_PAREN
        WITH_ITEM WITH_STATEMENT_NEXT_WITH_ITEMS OPTIONAL_COMMA R_PAREN],
        fits [WITH_STATEMENT_WITH_ITEMS_OR_OTHER], shortest "( a )", as Alternative, of "withStatement";
    /// `matchStatement : 'match' expressionList ':' NEWLINE INDENT caseClause+ DEDENT`
    MATCH_STATEMENT "matchStatement" = Sequence [MATCH EXPRESSION_LIST COLON NEWLINE INDENT CASE_CLAUSES
        DEDENT], fits [COMPOUND_STATEMENT], shortest "match a : \n INDENT case 0 : a \n DEDENT";
    /// `caseClause+`
    CASE_CLAUSES "caseClauses" = Plus [CASE_CLAUSE], subsumes parts, shortest "case 0 : a \n",
        of "caseClause";
    /// `caseClause : 'case' patternList ('if' expression)? ':' block`
    CASE_CLAUSE "caseClause" = Sequence [CASE PATTERN_LIST CASE_CLAUSE_OPTIONAL_IF COLON BLOCK],
        fits [CASE_CLAUSES], shortest "case 0 : a \n";
    /// `patternList : pattern (',' pattern)* ','?`
    PATTERN_LIST "patternList" = Sequence [PATTERN PATTERN_LIST_NEXT_PATTERNS OPTIONAL_COMMA],
        subsumes [PATTERN], fits [OPTIONAL_PATTERN_LIST], shortest "0";
    /// `pattern : pattern '|' pattern | pattern 'as' name | '*' name | '-'? NUMBER (('+' | '-') NUMBER)? |
    ///     string+ | 'None' | 'True' | 'False' | dottedName ('(' (patternArgument (',' patternArgument)*
    ///     ','?)? ')')? | '(' patternList? ')' | '[' patternList? ']' | '{' (patternEntry (','
    ///     patternEntry)* ','?)? '}'`
    /// In normal form `pattern_operand pattern_next_pattern_or_ases`
    PATTERN "pattern" = Sequence [PATTERN_OPERAND PATTERN_NEXT_PATTERN_OR_ASES], subsumes [PATTERN_OPERAND],
        fits [PATTERN_LIST PATTERN_ARGUMENT], shortest "0";
    /// `'*' name | '-'? NUMBER (('-' | '+') NUMBER)? | string+ | 'None' | 'True' | 'False' | dottedName ('('
    ///     (patternArgument (',' patternArgument)* ','?)? ')')? | '(' patternList? ')' | '[' patternList?
    ///     ']' | '{' (patternEntry (',' patternEntry)* ','?)? '}'`
    PATTERN_OPERAND "pattern_operand" = Alternation [PATTERN_STAR_NAME PATTERN_OPTIONAL_MINUS_NUMBER STRINGS
        NONE TRUE FALSE PATTERN_DOTTED_NAME PATTERN_L_PAREN_OPTIONAL_PATTERN_LIST_R_PAREN
        PATTERN_L_BRACKET_R_BRACKET PATTERN_L_BRACE_R_BRACE], subsumes parts, fits [PATTERN], shortest "0",
        as Operand, of "pattern";
    /// `'*' name`
    PATTERN_STAR_NAME "pattern_star_name" = Sequence [STAR NAME_RULE], fits [PATTERN_OPERAND], shortest "* a",
        as Alternative, of "pattern";
    /// `'-'? NUMBER (('-' | '+') NUMBER)?`
    PATTERN_OPTIONAL_MINUS_NUMBER "pattern_optional_minus_NUMBER" = Sequence [PATTERN_OPTIONAL_MINUS NUMBER
        PATTERN_OPTIONAL_NUMBER], subsumes [NUMBER], fits [PATTERN_OPERAND], shortest "0", as Alternative,
        of "pattern";
    /// `'-'?`
    PATTERN_OPTIONAL_MINUS "pattern_optional_minus" = Optional [MINUS], subsumes parts, of "pattern";
    /// `(('-' | '+') NUMBER)?`
    PATTERN_OPTIONAL_NUMBER "pattern_optional_NUMBER" = Optional [PATTERN_NUMBER_AFTER_NUMBER],
        subsumes parts, of "pattern";
    /// `('-' | '+') NUMBER`
    PATTERN_NUMBER_AFTER_NUMBER "pattern_NUMBER_after_NUMBER" = Sequence [PATTERN_MINUS_OR_PLUS NUMBER],
        fits [PATTERN_OPTIONAL_NUMBER], shortest "- 0", of "pattern";
    /// `'-' | '+'`
    PATTERN_MINUS_OR_PLUS "pattern_minus_or_plus" = Set [MINUS PLUS], subsumes parts, shortest "-",
        of "pattern";
    /// `dottedName ('(' (patternArgument (',' patternArgument)* ','?)? ')')?`
    PATTERN_DOTTED_NAME "pattern_dottedName" = Sequence [DOTTED_NAME PATTERN_OPTIONAL_L_PAREN_R_PAREN],
        subsumes [DOTTED_NAME], fits [PATTERN_OPERAND], shortest "a", as Alternative, of "pattern";
    /// `('(' (patternArgument (',' patternArgument)* ','?)? ')')?`
    PATTERN_OPTIONAL_L_PAREN_R_PAREN "pattern_optional_l_paren_r_paren" = Optional
        [PATTERN_L_PAREN_R_PAREN_AFTER_DOTTED_NAME], subsumes parts, of "pattern";
    /// `'(' (patternArgument (',' patternArgument)* ','?)? ')'`
    PATTERN_L_PAREN_R_PAREN_AFTER_DOTTED_NAME "pattern_l_paren_r_paren_after_dottedName" = Sequence [L_PAREN
        PATTERN_OPTIONAL_PATTERN_ARGUMENT R_PAREN], fits [PATTERN_OPTIONAL_L_PAREN_R_PAREN], shortest "( )",
        of "pattern";
    /// `(patternArgument (',' patternArgument)* ','?)?`
    PATTERN_OPTIONAL_PATTERN_ARGUMENT "pattern_optional_patternArgument" = Optional
        [PATTERN_PATTERN_ARGUMENT], subsumes parts, of "pattern";
    /// `patternArgument (',' patternArgument)* ','?`
    PATTERN_PATTERN_ARGUMENT "pattern_patternArgument" = Sequence [PATTERN_ARGUMENT
        PATTERN_NEXT_PATTERN_ARGUMENTS OPTIONAL_COMMA], subsumes [PATTERN_ARGUMENT],
        fits [PATTERN_OPTIONAL_PATTERN_ARGUMENT], shortest "0", of "pattern";
    /// `patternArgument : (name '=')? pattern`
    PATTERN_ARGUMENT "patternArgument" = Sequence [PATTERN_ARGUMENT_OPTIONAL_NAME_EQ PATTERN],
        subsumes [PATTERN], fits [PATTERN_PATTERN_ARGUMENT], shortest "0";
    /// `(name '=')?`
    PATTERN_ARGUMENT_OPTIONAL_NAME_EQ "patternArgument_optional_name_eq" = Optional
        [PATTERN_ARGUMENT_NAME_EQ], subsumes parts, of "patternArgument";
    /// `name '='`
    PATTERN_ARGUMENT_NAME_EQ "patternArgument_name_eq" = Sequence [NAME_RULE EQ],
        fits [PATTERN_ARGUMENT_OPTIONAL_NAME_EQ], shortest "a =", of "patternArgument";
    /// `(',' patternArgument)*`
    PATTERN_NEXT_PATTERN_ARGUMENTS "pattern_next_patternArguments" = Star [PATTERN_NEXT_PATTERN_ARGUMENT],
        subsumes parts, of "pattern";
    /// `',' patternArgument`
    PATTERN_NEXT_PATTERN_ARGUMENT "pattern_next_patternArgument" = Sequence [COMMA PATTERN_ARGUMENT],
        fits [PATTERN_NEXT_PATTERN_ARGUMENTS], shortest ", 0", of "pattern";
    /// `'(' patternList? ')'`
    PATTERN_L_PAREN_OPTIONAL_PATTERN_LIST_R_PAREN "pattern_l_paren_optional_patternList_r_paren" = Sequence
        [L_PAREN OPTIONAL_PATTERN_LIST R_PAREN], fits [PATTERN_OPERAND], shortest "( )", as Alternative,
        of "pattern";
    /// `patternList?`
    OPTIONAL_PATTERN_LIST "optional_patternList" = Optional [PATTERN_LIST], subsumes parts, of "patternList";
    /// `'[' patternList? ']'`
    PATTERN_L_BRACKET_R_BRACKET "pattern_l_bracket_r_bracket" = Sequence [L_BRACKET OPTIONAL_PATTERN_LIST
        R_BRACKET], fits [PATTERN_OPERAND], shortest "[ ]", as Alternative, of "pattern";
    /// `'{' (patternEntry (',' patternEntry)* ','?)? '}'`
    PATTERN_L_BRACE_R_BRACE "pattern_l_brace_r_brace" = Sequence [L_BRACE PATTERN_OPTIONAL_PATTERN_ENTRY
        R_BRACE], fits [PATTERN_OPERAND], shortest "{ }", as Alternative, of "pattern";
    /// `(patternEntry (',' patternEntry)* ','?)?`
    PATTERN_OPTIONAL_PATTERN_ENTRY "pattern_optional_patternEntry" = Optional [PATTERN_PATTERN_ENTRY],
        subsumes parts, of "pattern";
    /// `patternEntry (',' patternEntry)* ','?`
    PATTERN_PATTERN_ENTRY "pattern_patternEntry" = Sequence [PATTERN_ENTRY PATTERN_NEXT_PATTERN_ENTRIES
        OPTIONAL_COMMA], subsumes [PATTERN_ENTRY], fits [PATTERN_OPTIONAL_PATTERN_ENTRY], shortest "** a",
        of "pattern";
    /// `patternEntry : pattern ':' pattern | '**' name`
    PATTERN_ENTRY "patternEntry" = Alternation [PATTERN_ENTRY_PATTERN_COLON_PATTERN
        PATTERN_ENTRY_STAR_STAR_NAME], subsumes parts, fits [PATTERN_PATTERN_ENTRY], shortest "** a";
    /// `pattern ':' pattern`
    PATTERN_ENTRY_PATTERN_COLON_PATTERN "patternEntry_pattern_colon_pattern" = Sequence [PATTERN COLON
        PATTERN], fits [PATTERN_ENTRY], shortest "0 : 0", as Alternative, of "patternEntry";
    /// `'**' name`
    PATTERN_ENTRY_STAR_STAR_NAME "patternEntry_star_star_name" = Sequence [STAR_STAR NAME_RULE],
        fits [PATTERN_ENTRY], shortest "** a", as Alternative, of "patternEntry";
    /// `(',' patternEntry)*`
    PATTERN_NEXT_PATTERN_ENTRIES "pattern_next_patternEntries" = Star [PATTERN_NEXT_PATTERN_ENTRY],
        subsumes parts, of "pattern";
    /// `',' patternEntry`
    PATTERN_NEXT_PATTERN_ENTRY "pattern_next_patternEntry" = Sequence [COMMA PATTERN_ENTRY],
        fits [PATTERN_NEXT_PATTERN_ENTRIES], shortest ", ** a", of "pattern";
    /// `('|' pattern | 'as' name)*`
    PATTERN_NEXT_PATTERN_OR_ASES "pattern_next_pattern_or_ases" = Star [PATTERN_NEXT_PATTERN_OR_AS],
        subsumes parts, of "pattern";
    /// `'|' pattern | 'as' name`
    PATTERN_NEXT_PATTERN_OR_AS "pattern_next_pattern_or_as" = Alternation [PATTERN_NEXT_PATTERN AS_PART],
        subsumes parts, fits [PATTERN_NEXT_PATTERN_OR_ASES], shortest "| 0", as Rest, of "pattern";
    /// `'|' pattern`
    PATTERN_NEXT_PATTERN "pattern_next_pattern" = Sequence [PIPE PATTERN], fits [PATTERN_NEXT_PATTERN_OR_AS],
        shortest "| 0", as Alternative, of "pattern";
    /// `(',' pattern)*`
    PATTERN_LIST_NEXT_PATTERNS "patternList_next_patterns" = Star [PATTERN_LIST_NEXT_PATTERN], subsumes parts,
        of "patternList";
    /// `',' pattern`
    PATTERN_LIST_NEXT_PATTERN "patternList_next_pattern" = Sequence [COMMA PATTERN],
        fits [PATTERN_LIST_NEXT_PATTERNS], shortest ", 0", of "patternList";
    /// `('if' expression)?`
    CASE_CLAUSE_OPTIONAL_IF "caseClause_optional_if" = Optional [CASE_CLAUSE_IF], subsumes parts,
        of "caseClause";
    /// `'if' expression`
    CASE_CLAUSE_IF "caseClause_if" = Sequence [IF EXPRESSION], fits [CASE_CLAUSE_OPTIONAL_IF],
        shortest "if a", of "caseClause";
    /// `definition : decorator* (functionDefinition | classDefinition)`
    DEFINITION "definition" = Sequence [DECORATORS DEFINITION_FUNCTION_DEFINITION_OR_OTHER],
        subsumes [DEFINITION_FUNCTION_DEFINITION_OR_OTHER], fits [COMPOUND_STATEMENT],
        shortest "class a : a \n";
    /// `decorator*`
    DECORATORS "decorators" = Star [DECORATOR], subsumes parts, of "decorator";
    /// `decorator : '@' expression NEWLINE`
    DECORATOR "decorator" = Sequence [AT EXPRESSION NEWLINE], fits [DECORATORS], shortest "@ a \n";
    /// `functionDefinition | classDefinition`
    DEFINITION_FUNCTION_DEFINITION_OR_OTHER "definition_functionDefinition_or_other" = Alternation
        [FUNCTION_DEFINITION CLASS_DEFINITION], subsumes parts, fits [DEFINITION], shortest "class a : a \n",
        of "definition";
    /// `functionDefinition : 'async'? 'def' name typeParameters? '(' parameters? ')' ('->' expression)? ':'
    ///     block`
    FUNCTION_DEFINITION "functionDefinition" = Sequence [OPTIONAL_ASYNC DEF NAME_RULE OPTIONAL_TYPE_PARAMETERS
        L_PAREN OPTIONAL_PARAMETERS R_PAREN FUNCTION_DEFINITION_OPTIONAL_MINUS_GT_EXPRESSION COLON BLOCK],
        fits [DEFINITION_FUNCTION_DEFINITION_OR_OTHER], shortest "def a ( ) : a \n";
    /// `parameters?`
    OPTIONAL_PARAMETERS "optional_parameters" = Optional [PARAMETERS], subsumes parts, of "parameters";
    /// `parameters : parameter (',' parameter)* ','?`
    PARAMETERS "parameters" = Sequence [PARAMETER PARAMETERS_NEXT_PARAMETERS OPTIONAL_COMMA],
        subsumes [PARAMETER], fits [OPTIONAL_PARAMETERS], shortest "/";
    /// `parameter : '**'? name annotation? ('=' expression)? | '*' (name annotation?)? | '/'`
    PARAMETER "parameter" = Alternation [PARAMETER_OPTIONAL_STAR_STAR_NAME_OPTIONAL_ANNOTATION PARAMETER_STAR
        SLASH], subsumes parts, fits [PARAMETERS], shortest "/";
    /// `'**'? name annotation? ('=' expression)?`
    PARAMETER_OPTIONAL_STAR_STAR_NAME_OPTIONAL_ANNOTATION
        "parameter_optional_star_star_name_optional_annotation" = Sequence [OPTIONAL_STAR_STAR NAME_RULE
        OPTIONAL_ANNOTATION OPTIONAL_EQ_EXPRESSION], subsumes [NAME_RULE], fits [PARAMETER], shortest "a",
        as Alternative, of "parameter";
    /// `annotation?`
    OPTIONAL_ANNOTATION "optional_annotation" = Optional [ANNOTATION], subsumes parts, of "annotation";
    /// `annotation : ':' element`
    ANNOTATION "annotation" = Sequence [COLON ELEMENT], fits [OPTIONAL_ANNOTATION], shortest ": a";
    /// `'*' (name annotation?)?`
    PARAMETER_STAR "parameter_star" = Sequence [STAR PARAMETER_OPTIONAL_NAME], subsumes [STAR],
        fits [PARAMETER], shortest "*", as Alternative, of "parameter";
    /// `(name annotation?)?`
    PARAMETER_OPTIONAL_NAME "parameter_optional_name" = Optional [PARAMETER_NAME_AFTER_STAR], subsumes parts,
        of "parameter";
    /// `name annotation?`
    PARAMETER_NAME_AFTER_STAR "parameter_name_after_star" = Sequence [NAME_RULE OPTIONAL_ANNOTATION],
        subsumes [NAME_RULE], fits [PARAMETER_OPTIONAL_NAME], shortest "a", of "parameter";
    /// `(',' parameter)*`
    PARAMETERS_NEXT_PARAMETERS "parameters_next_parameters" = Star [PARAMETERS_NEXT_PARAMETER],
        subsumes parts, of "parameters";
    /// `',' parameter`
    PARAMETERS_NEXT_PARAMETER "parameters_next_parameter" = Sequence [COMMA PARAMETER],
        fits [PARAMETERS_NEXT_PARAMETERS], shortest ", /", of "parameters";
    /// `('->' expression)?`
    FUNCTION_DEFINITION_OPTIONAL_MINUS_GT_EXPRESSION "functionDefinition_optional_minus_gt_expression"
        = Optional [FUNCTION_DEFINITION_MINUS_GT_EXPRESSION], subsumes parts, of "functionDefinition";
    /// `'->' expression`
    FUNCTION_DEFINITION_MINUS_GT_EXPRESSION "functionDefinition_minus_gt_expression" = Sequence [MINUS_GT
        EXPRESSION], fits [FUNCTION_DEFINITION_OPTIONAL_MINUS_GT_EXPRESSION], shortest "-> a",
        of "functionDefinition";
    /// `classDefinition : 'class' name typeParameters? ('(' arguments? ')')? ':' block`
    CLASS_DEFINITION "classDefinition" = Sequence [CLASS NAME_RULE OPTIONAL_TYPE_PARAMETERS
        CLASS_DEFINITION_OPTIONAL_L_PAREN_R_PAREN COLON BLOCK],
        fits [DEFINITION_FUNCTION_DEFINITION_OR_OTHER], shortest "class a : a \n";
    /// `('(' arguments? ')')?`
    CLASS_DEFINITION_OPTIONAL_L_PAREN_R_PAREN "classDefinition_optional_l_paren_r_paren" = Optional
        [L_PAREN_R_PAREN], subsumes parts, of "classDefinition";
  }
}
