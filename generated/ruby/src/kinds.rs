// @generated from grammars/ruby.g4 by `cargo xtask gen` (blake3 83aed54c4395eed9)

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
    ALIAS "'alias'" shortest "alias";
    UNDEF "'undef'" shortest "undef";
    COMMA "','" shortest ",";
    BEGIN "'BEGIN'" shortest "BEGIN";
    END "'END'" shortest "END";
    THEN_KEYWORD "'then'" shortest "then";
    RESCUE "'rescue'" shortest "rescue";
    EQ_GT "'=>'" shortest "=>";
    ELSE "'else'" shortest "else";
    ENSURE "'ensure'" shortest "ensure";
    STAR "'*'" shortest "*";
    EQ "'='" shortest "=";
    STAR_STAR "'**'" shortest "**";
    AMP "'&'" shortest "&";
    DOT_DOT_DOT "'...'" shortest "...";
    QUESTION "'?'" shortest "?";
    COLON "':'" shortest ":";
    DEF "'def'" shortest "def";
    L_PAREN "'('" shortest "(" is Open;
    R_PAREN "')'" shortest ")" is Close;
    DOT "'.'" shortest ".";
    AMP_DOT "'&.'" shortest "&.";
    COLON_COLON "'::'" shortest "::";
    L_BRACKET "'['" shortest "[" is Open;
    R_BRACKET "']'" shortest "]" is Close;
    PLUS_EQ "'+='" shortest "+=";
    MINUS_EQ "'-='" shortest "-=";
    STAR_EQ "'*='" shortest "*=";
    SLASH_EQ "'/='" shortest "/=";
    PERCENT_EQ "'%='" shortest "%=";
    STAR_STAR_EQ "'**='" shortest "**=";
    AMP_EQ "'&='" shortest "&=";
    PIPE_EQ "'|='" shortest "|=";
    CARET_EQ "'^='" shortest "^=";
    LT_LT_EQ "'<<='" shortest "<<=";
    GT_GT_EQ "'>>='" shortest ">>=";
    AMP_AMP_EQ "'&&='" shortest "&&=";
    PIPE_PIPE_EQ "'||='" shortest "||=";
    AND "'and'" shortest "and";
    OR "'or'" shortest "or";
    AMP_AMP "'&&'" shortest "&&";
    PIPE_PIPE "'||'" shortest "||";
    DOT_DOT "'..'" shortest "..";
    EQ_EQ "'=='" shortest "==";
    BANG_EQ "'!='" shortest "!=";
    EQ_EQ_EQ "'==='" shortest "===";
    EQ_TILDE "'=~'" shortest "=~";
    BANG_TILDE "'!~'" shortest "!~";
    LT_EQ_GT "'<=>'" shortest "<=>";
    LT "'<'" shortest "<";
    GT "'>'" shortest ">";
    LT_EQ "'<='" shortest "<=";
    GT_EQ "'>='" shortest ">=";
    PIPE_SIGN "'|'" shortest "|";
    CARET "'^'" shortest "^";
    LT_LT "'<<'" shortest "<<";
    GT_GT "'>>'" shortest ">>";
    PLUS "'+'" shortest "+";
    MINUS "'-'" shortest "-";
    SLASH "'/'" shortest "/";
    PERCENT "'%'" shortest "%";
    BANG "'!'" shortest "!";
    TILDE "'~'" shortest "~";
    NOT "'not'" shortest "not";
    DEFINED_QUESTION "'defined?'" shortest "defined?";
    L_BRACE "'{'" shortest "{" is Open;
    R_BRACE "'}'" shortest "}" is Close;
    RETURN "'return'" shortest "return";
    BREAK "'break'" shortest "break";
    NEXT "'next'" shortest "next";
    BEGIN_KEYWORD "'begin'" shortest "begin";
    END_KEYWORD "'end'" shortest "end";
    MINUS_GT "'->'" shortest "->";
    IF "'if'" shortest "if";
    UNLESS "'unless'" shortest "unless";
    ELSIF "'elsif'" shortest "elsif";
    WHILE "'while'" shortest "while";
    UNTIL "'until'" shortest "until";
    FOR "'for'" shortest "for";
    IN "'in'" shortest "in";
    CASE "'case'" shortest "case";
    WHEN "'when'" shortest "when";
    CLASS "'class'" shortest "class";
    MODULE "'module'" shortest "module";
    /// `WHITESPACE : ([\t\u{B}-\r \u{FEFF}] | '\\' '\r'? '\n')+ -> channel(HIDDEN)`
    WHITESPACE "WHITESPACE" shortest " ";
    NEWLINE "NEWLINE" shortest "\n" is Newline;
    /// `COMMENT : '#' ~[\n]* -> channel(HIDDEN)`
    COMMENT "COMMENT" shortest "#";
    /// `BLOCK_COMMENT : '=begin' ([\t-\n\r ] .*?)? '\n=end' ~[\n]* -> channel(HIDDEN)`
    BLOCK_COMMENT "BLOCK_COMMENT" shortest "=begin\n=end";
    /// `NAME : Name`
    NAME "NAME" shortest "a";
    /// `` VARIABLE : '@' '@'? Name | '$' (Name | [0-9]+ | '-' [0-9A-Z_a-z]? | [!-,.-/:-@[-^`{-~]) ``
    VARIABLE "VARIABLE" shortest "$a";
    /// `NUMBER : (Digits ('.' Digits)? ([Ee] [+\-]? Digits)? | '0' [Xx] [0-9A-F_a-f]+ | '0' [BDObdo]
    ///     [0-9_]+) 'r'? 'i'?`
    NUMBER "NUMBER" shortest "0";
    /// `OTHER : .`
    OTHER "OTHER" shortest "\"";
    /// No shortest text: a hook makes it.
    ARGUMENTS "ARGUMENTS";
    /// No shortest text: a hook makes it.
    ARGUMENTS_END "ARGUMENTS_END";
    /// No shortest text: a hook makes it.
    BLOCK_OPEN "BLOCK_OPEN";
    /// No shortest text: a hook makes it.
    CHARACTER "CHARACTER";
    /// No shortest text: a hook makes it.
    DATA "DATA";
    /// No shortest text: a hook makes it.
    DO "DO";
    /// No shortest text: a hook makes it.
    ENDLESS "ENDLESS";
    /// No shortest text: a hook makes it.
    HEREDOC "HEREDOC";
    /// No shortest text: a hook makes it.
    INTERPOLATION "INTERPOLATION";
    /// No shortest text: a hook makes it.
    LABEL "LABEL";
    /// No shortest text: a hook makes it.
    LABEL_COLON "LABEL_COLON";
    /// No shortest text: a hook makes it.
    LAMBDA_DO "LAMBDA_DO";
    /// No shortest text: a hook makes it.
    LAMBDA_OPEN "LAMBDA_OPEN";
    /// No shortest text: a hook makes it.
    LOOP_DO "LOOP_DO";
    /// No shortest text: a hook makes it.
    MATCHES "MATCHES";
    /// No shortest text: a hook makes it.
    MODIFIER "MODIFIER";
    /// No shortest text: a hook makes it.
    PIPE "PIPE";
    /// No shortest text: a hook makes it.
    PIPES "PIPES";
    /// No shortest text: a hook makes it.
    STRING_END "STRING_END";
    /// No shortest text: a hook makes it.
    STRING_START "STRING_START";
    /// No shortest text: a hook makes it.
    STRING_TEXT "STRING_TEXT";
    /// No shortest text: a hook makes it.
    SYMBOL "SYMBOL";
    /// A predicate of the parser: no text.
    CLOSES "{closes()}?";
  }
  rules {
    /// `program : statements DATA? EOF`
    PROGRAM "program" = Sequence [STATEMENTS PROGRAM_OPTIONAL_DATA EOF], subsumes [STATEMENTS
        PROGRAM_OPTIONAL_DATA];
    /// `statements : (terminatedStatement | NEWLINE | ';')*`
    STATEMENTS "statements" = Star [STATEMENTS_TERMINATED_STATEMENT_OR_OTHER], subsumes parts, fits [PROGRAM
        BODY];
    /// `terminatedStatement | NEWLINE | ';'`
    STATEMENTS_TERMINATED_STATEMENT_OR_OTHER "statements_terminatedStatement_or_other" = Alternation
        [TERMINATED_STATEMENT NEWLINE SEMICOLON], subsumes parts, fits [STATEMENTS], shortest "\n",
        of "statements";
    /// `terminatedStatement : statement terminator`
    TERMINATED_STATEMENT "terminatedStatement" = Sequence [STATEMENT TERMINATOR], subsumes [STATEMENT],
        fits [STATEMENTS_TERMINATED_STATEMENT_OR_OTHER], shortest "*";
    /// `statement : items modifier* | 'alias' methodName methodName modifier* | 'undef' methodName (','
    ///     methodName)* modifier* | ('BEGIN' | 'END') braceBlock`
    STATEMENT "statement" = Alternation [STATEMENT_ITEMS STATEMENT_ALIAS STATEMENT_UNDEF
        STATEMENT_BEGIN_OR_END_BRACE_BLOCK], subsumes parts, fits [TERMINATED_STATEMENT], shortest "*";
    /// `items modifier*`
    STATEMENT_ITEMS "statement_items" = Sequence [ITEMS MODIFIERS], subsumes [ITEMS], fits [STATEMENT],
        shortest "*", as Alternative, of "statement";
    /// `items : item (',' item)* ','?`
    ITEMS "items" = Sequence [ITEM ITEMS_NEXT_ITEMS OPTIONAL_COMMA], subsumes [ITEM], fits [STATEMENT_ITEMS
        PARAMETERS_ITEMS OPTIONAL_ITEMS LAMBDA_L_PAREN_R_PAREN_OR_ITEMS
        RESCUE_CLAUSE_ITEMS_OR_EQ_GT_EXPRESSION], shortest "*";
    /// `item : expression (('=>' | LABEL_COLON) expression?)? | LABEL (expression ('=>' expression)?)? |
    ///     '*'? '=' expression | '=>' expression | '*' | '**' | '&' | '...'`
    ITEM "item" = Alternation [ITEM_EXPRESSION_TO_OPTIONAL_EQ_GT_OR_LABEL_COLON ITEM_LABEL ITEM_EQ_EXPRESSION
        EQ_GT_EXPRESSION STAR STAR_STAR AMP DOT_DOT_DOT], subsumes parts, fits [ITEMS], shortest "*";
    /// `expression (('=>' | LABEL_COLON) expression?)?`
    ITEM_EXPRESSION_TO_OPTIONAL_EQ_GT_OR_LABEL_COLON "item_expression_to_optional_eq_gt_or_LABEL_COLON"
        = Sequence [EXPRESSION ITEM_OPTIONAL_EQ_GT_OR_LABEL_COLON], subsumes [EXPRESSION], fits [ITEM],
        shortest "a", as Alternative, of "item";
    /// `expression : expression binaryOperator expression | expression '?' expression ':' expression |
    ///     prefixOperator expression | 'def' definedName '=' expression | 'def' definedName '(' parameters?
    ///     ')' '=' expression | expression ENDLESS | expression ('.' | '&.' | '::') NAME | expression ('.'
    ///     | '&.' | '::') arguments | expression arguments | expression '[' items? ']' | expression
    ///     ARGUMENTS items ARGUMENTS_END | expression block | operand`
    /// In normal form `expression_prefix* operand (ENDLESS | expression_NAME | expression_arguments |
    ///     l_bracket_r_bracket | expression_ARGUMENTS_ARGUMENTS_END | block |
    ///     expression_binaryOperator_or_other_operand)*`
    EXPRESSION "expression" = Sequence [EXPRESSION_OPERAND EXPRESSION_TAILS], subsumes [EXPRESSION_OPERAND],
        fits [ITEM_EXPRESSION_TO_OPTIONAL_EQ_GT_OR_LABEL_COLON CONDITION OPTIONAL_EXPRESSION
        ITEM_EXPRESSION_AFTER_LABEL], shortest "a";
    /// `(prefixOperator | 'def' definedName ('(' parameters? ')')?? '=')* operand`
    EXPRESSION_OPERAND "expression_operand" = Sequence [EXPRESSION_PREFIXES OPERAND], subsumes [OPERAND],
        fits [EXPRESSION], shortest "a", as Operand, of "expression";
    /// `(prefixOperator | 'def' definedName ('(' parameters? ')')?? '=')*`
    EXPRESSION_PREFIXES "expression_prefixes" = Star [EXPRESSION_PREFIX], subsumes parts, of "expression";
    /// `prefixOperator | 'def' definedName ('(' parameters? ')')?? '='`
    EXPRESSION_PREFIX "expression_prefix" = Alternation [PREFIX_OPERATOR EXPRESSION_DEF], subsumes parts,
        fits [EXPRESSION_PREFIXES], shortest "*", as Prefix, of "expression";
    /// `prefixOperator : '!' | '~' | '+' | '-' | '*' | '**' | '&' | '^' | '::' | '..' | '...' | 'not' |
    ///     'defined?'`
    PREFIX_OPERATOR "prefixOperator" = Set [STAR STAR_STAR AMP DOT_DOT_DOT COLON_COLON DOT_DOT CARET PLUS
        MINUS BANG TILDE NOT DEFINED_QUESTION], subsumes parts, fits [EXPRESSION_PREFIX], shortest "*";
    /// `'def' definedName ('(' parameters? ')')?? '='`
    EXPRESSION_DEF "expression_def" = Sequence [DEF DEFINED_NAME EXPRESSION_AFTER_DEF EQ],
        fits [EXPRESSION_PREFIX], shortest "def a =", as Alternative, of "expression";
    /// `definedName : (definedOn ('.' | '::'))? NAME`
    DEFINED_NAME "definedName" = Sequence [DEFINED_NAME_OPTIONAL_DEFINED_ON_DOT_OR_COLON_COLON NAME],
        subsumes [NAME], shortest "a";
    /// `(definedOn ('.' | '::'))?`
    DEFINED_NAME_OPTIONAL_DEFINED_ON_DOT_OR_COLON_COLON "definedName_optional_definedOn_dot_or_colon_colon"
        = Optional [DEFINED_NAME_DEFINED_ON_DOT_OR_COLON_COLON], subsumes parts, of "definedName";
    /// `definedOn ('.' | '::')`
    DEFINED_NAME_DEFINED_ON_DOT_OR_COLON_COLON "definedName_definedOn_dot_or_colon_colon" = Sequence
        [DEFINED_ON DEFINED_NAME_DOT_OR_COLON_COLON],
        fits [DEFINED_NAME_OPTIONAL_DEFINED_ON_DOT_OR_COLON_COLON], shortest "a .", of "definedName";
    /// `definedOn : NAME | VARIABLE | '(' statements ')'`
    DEFINED_ON "definedOn" = Alternation [NAME VARIABLE L_PAREN_STATEMENTS_R_PAREN], subsumes parts,
        shortest "a";
    /// `'(' statements ')'`
    L_PAREN_STATEMENTS_R_PAREN "l_paren_statements_r_paren" = Sequence [L_PAREN STATEMENTS R_PAREN],
        fits [DEFINED_ON OPERAND], shortest "( )", as Alternative, of "definedOn" "operand";
    /// `'.' | '::'`
    DEFINED_NAME_DOT_OR_COLON_COLON "definedName_dot_or_colon_colon" = Set [DOT COLON_COLON], subsumes parts,
        shortest ".", of "definedName";
    /// `('(' parameters? ')')??`
    EXPRESSION_AFTER_DEF "expression_after_def" = Optional [L_PAREN_OPTIONAL_PARAMETERS_R_PAREN] lazy,
        subsumes parts, as Rest, of "expression";
    /// `'(' parameters? ')'`
    L_PAREN_OPTIONAL_PARAMETERS_R_PAREN "l_paren_optional_parameters_r_paren" = Sequence [L_PAREN
        OPTIONAL_PARAMETERS R_PAREN], fits [EXPRESSION_AFTER_DEF LAMBDA_L_PAREN_R_PAREN_OR_ITEMS
        DEFINITION_L_PAREN_R_PAREN_OR_OTHER], shortest "( )", as Some, of "expression" "lambda" "definition";
    /// `parameters?`
    OPTIONAL_PARAMETERS "optional_parameters" = Optional [PARAMETERS], subsumes parts, of "parameters";
    /// `parameters : items (';' items)? | ';' items`
    PARAMETERS "parameters" = Alternation [PARAMETERS_ITEMS PARAMETERS_NEXT_ITEMS], subsumes parts,
        fits [OPTIONAL_PARAMETERS], shortest "*";
    /// `items (';' items)?`
    PARAMETERS_ITEMS "parameters_items" = Sequence [ITEMS PARAMETERS_OPTIONAL_NEXT_ITEMS], subsumes [ITEMS],
        fits [PARAMETERS], shortest "*", as Alternative, of "parameters";
    /// `(';' items)?`
    PARAMETERS_OPTIONAL_NEXT_ITEMS "parameters_optional_next_items" = Optional [PARAMETERS_NEXT_ITEMS],
        subsumes parts, of "parameters";
    /// `';' items`
    PARAMETERS_NEXT_ITEMS "parameters_next_items" = Sequence [SEMICOLON ITEMS], fits [PARAMETERS
        PARAMETERS_OPTIONAL_NEXT_ITEMS], shortest "; *", of "parameters";
    /// `operand : NAME | VARIABLE | NUMBER | SYMBOL | string | '(' statements ')' | '[' items? ']' | '{'
    ///     items? '}' | 'return' | 'break' | 'next' | lambda | ifExpression | loop | caseExpression |
    ///     'begin' body 'end' | definition`
    OPERAND "operand" = Alternation [NAME VARIABLE NUMBER SYMBOL STRING L_PAREN_STATEMENTS_R_PAREN
        L_BRACKET_R_BRACKET OPERAND_L_BRACE_R_BRACE RETURN BREAK NEXT LAMBDA IF_EXPRESSION LOOP
        CASE_EXPRESSION OPERAND_BEGIN_END DEFINITION], subsumes parts, fits [EXPRESSION_OPERAND],
        shortest "a";
    /// `string : stringPart+`
    STRING "string" = Plus [STRING_PART], subsumes parts, fits [OPERAND METHOD_NAME], shortest "HEREDOC";
    /// `stringPart : STRING_START stringContent* STRING_END | HEREDOC | CHARACTER`
    STRING_PART "stringPart" = Alternation [STRING_PART_STRING_START_STRING_END HEREDOC CHARACTER],
        subsumes parts, fits [STRING], shortest "HEREDOC";
    /// `STRING_START stringContent* STRING_END`
    STRING_PART_STRING_START_STRING_END "stringPart_STRING_START_STRING_END" = Sequence [STRING_START
        STRING_CONTENTS STRING_END], fits [STRING_PART], shortest "STRING_START STRING_END", as Alternative,
        of "stringPart";
    /// `stringContent*`
    STRING_CONTENTS "stringContents" = Star [STRING_CONTENT], subsumes parts, of "stringContent";
    /// `stringContent : STRING_TEXT | INTERPOLATION statements '}'`
    STRING_CONTENT "stringContent" = Alternation [STRING_TEXT STRING_CONTENT_INTERPOLATION], subsumes parts,
        fits [STRING_CONTENTS], shortest "STRING_TEXT";
    /// `INTERPOLATION statements '}'`
    STRING_CONTENT_INTERPOLATION "stringContent_INTERPOLATION" = Sequence [INTERPOLATION STATEMENTS R_BRACE],
        fits [STRING_CONTENT], shortest "INTERPOLATION }", as Alternative, of "stringContent";
    /// `'[' items? ']'`
    L_BRACKET_R_BRACKET "l_bracket_r_bracket" = Sequence [L_BRACKET OPTIONAL_ITEMS R_BRACKET], fits [OPERAND
        EXPRESSION_TAIL], shortest "[ ]", as Alternative, of "operand" "expression";
    /// `items?`
    OPTIONAL_ITEMS "optional_items" = Optional [ITEMS], subsumes parts, of "items";
    /// `'{' items? '}'`
    OPERAND_L_BRACE_R_BRACE "operand_l_brace_r_brace" = Sequence [L_BRACE OPTIONAL_ITEMS R_BRACE],
        fits [OPERAND], shortest "{ }", as Alternative, of "operand";
    /// `lambda : '->' ('(' parameters? ')' | items)? (LAMBDA_OPEN statements '}' | LAMBDA_DO body 'end')`
    LAMBDA "lambda" = Sequence [MINUS_GT LAMBDA_OPTIONAL_L_PAREN_R_PAREN_OR_ITEMS
        LAMBDA_LAMBDA_OPEN_OR_LAMBDA_DO_END], fits [OPERAND], shortest "-> LAMBDA_OPEN }";
    /// `('(' parameters? ')' | items)?`
    LAMBDA_OPTIONAL_L_PAREN_R_PAREN_OR_ITEMS "lambda_optional_l_paren_r_paren_or_items" = Optional
        [LAMBDA_L_PAREN_R_PAREN_OR_ITEMS], subsumes parts, of "lambda";
    /// `'(' parameters? ')' | items`
    LAMBDA_L_PAREN_R_PAREN_OR_ITEMS "lambda_l_paren_r_paren_or_items" = Alternation
        [L_PAREN_OPTIONAL_PARAMETERS_R_PAREN ITEMS], subsumes parts,
        fits [LAMBDA_OPTIONAL_L_PAREN_R_PAREN_OR_ITEMS], shortest "*", of "lambda";
    /// `LAMBDA_OPEN statements '}' | LAMBDA_DO body 'end'`
    LAMBDA_LAMBDA_OPEN_OR_LAMBDA_DO_END "lambda_LAMBDA_OPEN_or_LAMBDA_DO_end" = Alternation
        [LAMBDA_LAMBDA_OPEN LAMBDA_LAMBDA_DO_END], subsumes parts, shortest "LAMBDA_OPEN }", of "lambda";
    /// `LAMBDA_OPEN statements '}'`
    LAMBDA_LAMBDA_OPEN "lambda_LAMBDA_OPEN" = Sequence [LAMBDA_OPEN STATEMENTS R_BRACE],
        fits [LAMBDA_LAMBDA_OPEN_OR_LAMBDA_DO_END], shortest "LAMBDA_OPEN }", as Alternative, of "lambda";
    /// `LAMBDA_DO body 'end'`
    LAMBDA_LAMBDA_DO_END "lambda_LAMBDA_DO_end" = Sequence [LAMBDA_DO BODY END_KEYWORD],
        fits [LAMBDA_LAMBDA_OPEN_OR_LAMBDA_DO_END], shortest "LAMBDA_DO end", as Alternative, of "lambda";
    /// `body : statements rescueClause* elseClause? ensureClause?`
    BODY "body" = Sequence [STATEMENTS RESCUE_CLAUSES OPTIONAL_ELSE_CLAUSE OPTIONAL_ENSURE_CLAUSE],
        subsumes [STATEMENTS RESCUE_CLAUSES OPTIONAL_ELSE_CLAUSE OPTIONAL_ENSURE_CLAUSE];
    /// `rescueClause*`
    RESCUE_CLAUSES "rescueClauses" = Star [RESCUE_CLAUSE], subsumes parts, fits [BODY], of "rescueClause";
    /// `rescueClause : 'rescue' (items | '=>' expression)? then statements`
    RESCUE_CLAUSE "rescueClause" = Sequence [RESCUE RESCUE_CLAUSE_OPTIONAL_ITEMS_OR_EQ_GT_EXPRESSION THEN
        STATEMENTS], fits [RESCUE_CLAUSES], shortest "rescue ;";
    /// `(items | '=>' expression)?`
    RESCUE_CLAUSE_OPTIONAL_ITEMS_OR_EQ_GT_EXPRESSION "rescueClause_optional_items_or_eq_gt_expression"
        = Optional [RESCUE_CLAUSE_ITEMS_OR_EQ_GT_EXPRESSION], subsumes parts, of "rescueClause";
    /// `items | '=>' expression`
    RESCUE_CLAUSE_ITEMS_OR_EQ_GT_EXPRESSION "rescueClause_items_or_eq_gt_expression" = Alternation [ITEMS
        EQ_GT_EXPRESSION], subsumes parts, fits [RESCUE_CLAUSE_OPTIONAL_ITEMS_OR_EQ_GT_EXPRESSION],
        shortest "*", of "rescueClause";
    /// `'=>' expression`
    EQ_GT_EXPRESSION "eq_gt_expression" = Sequence [EQ_GT EXPRESSION], fits [ITEM
        RESCUE_CLAUSE_ITEMS_OR_EQ_GT_EXPRESSION ITEM_OPTIONAL_EQ_GT_EXPRESSION], shortest "=> a", of "item"
        "rescueClause";
    /// `then : (NEWLINE | ';') 'then'? | 'then'`
    THEN "then" = Alternation [THEN_SEMICOLON_OR_NEWLINE THEN_KEYWORD], subsumes parts, shortest ";";
    /// `(';' | NEWLINE) 'then'?`
    THEN_SEMICOLON_OR_NEWLINE "then_semicolon_or_NEWLINE" = Sequence [SEMICOLON_OR_NEWLINE
        THEN_OPTIONAL_THEN], subsumes [SEMICOLON_OR_NEWLINE], fits [THEN], shortest ";", as Alternative,
        of "then";
    /// `';' | NEWLINE`
    SEMICOLON_OR_NEWLINE "semicolon_or_NEWLINE" = Set [SEMICOLON NEWLINE], subsumes parts,
        fits [THEN_SEMICOLON_OR_NEWLINE CASE_EXPRESSION_SEMICOLON_OR_NEWLINES
        DEFINITION_SEMICOLON_OR_NEWLINE], shortest ";", of "then" "caseExpression" "definition";
    /// `'then'?`
    THEN_OPTIONAL_THEN "then_optional_then" = Optional [THEN_KEYWORD], subsumes parts, of "then";
    /// `elseClause?`
    OPTIONAL_ELSE_CLAUSE "optional_elseClause" = Optional [ELSE_CLAUSE], subsumes parts, fits [BODY],
        of "elseClause";
    /// `elseClause : 'else' statements`
    ELSE_CLAUSE "elseClause" = Sequence [ELSE STATEMENTS], subsumes [ELSE], fits [OPTIONAL_ELSE_CLAUSE],
        shortest "else";
    /// `ensureClause?`
    OPTIONAL_ENSURE_CLAUSE "optional_ensureClause" = Optional [ENSURE_CLAUSE], subsumes parts, fits [BODY],
        of "ensureClause";
    /// `ensureClause : 'ensure' statements`
    ENSURE_CLAUSE "ensureClause" = Sequence [ENSURE STATEMENTS], subsumes [ENSURE],
        fits [OPTIONAL_ENSURE_CLAUSE], shortest "ensure";
    /// `ifExpression : ('if' | 'unless') condition then statements elsifClause* elseClause? 'end'`
    IF_EXPRESSION "ifExpression" = Sequence [IF_EXPRESSION_IF_OR_UNLESS CONDITION THEN STATEMENTS
        ELSIF_CLAUSES OPTIONAL_ELSE_CLAUSE END_KEYWORD], fits [OPERAND], shortest "if a ; end";
    /// `'if' | 'unless'`
    IF_EXPRESSION_IF_OR_UNLESS "ifExpression_if_or_unless" = Set [IF UNLESS], subsumes parts, shortest "if",
        of "ifExpression";
    /// `condition : expression modifier*`
    CONDITION "condition" = Sequence [EXPRESSION MODIFIERS], subsumes [EXPRESSION], fits [OPTIONAL_CONDITION],
        shortest "a";
    /// `modifier*`
    MODIFIERS "modifiers" = Star [MODIFIER_RULE], subsumes parts, of "modifier";
    /// `modifier : MODIFIER expression`
    MODIFIER_RULE "modifier" = Sequence [MODIFIER EXPRESSION], fits [MODIFIERS OPTIONAL_MODIFIER],
        shortest "MODIFIER a";
    /// `elsifClause*`
    ELSIF_CLAUSES "elsifClauses" = Star [ELSIF_CLAUSE], subsumes parts, of "elsifClause";
    /// `elsifClause : 'elsif' condition then statements`
    ELSIF_CLAUSE "elsifClause" = Sequence [ELSIF CONDITION THEN STATEMENTS], fits [ELSIF_CLAUSES],
        shortest "elsif a ;";
    /// `loop : ('while' | 'until') condition loopStart statements 'end' | 'for' expression (',' expression)*
    ///     ','? 'in' items loopStart statements 'end'`
    LOOP "loop" = Alternation [LOOP_END LOOP_FOR_IN_END], subsumes parts, fits [OPERAND],
        shortest "while a ; end";
    /// `('while' | 'until') condition loopStart statements 'end'`
    LOOP_END "loop_end" = Sequence [LOOP_WHILE_OR_UNTIL CONDITION LOOP_START STATEMENTS END_KEYWORD],
        fits [LOOP], shortest "while a ; end", as Alternative, of "loop";
    /// `'while' | 'until'`
    LOOP_WHILE_OR_UNTIL "loop_while_or_until" = Set [WHILE UNTIL], subsumes parts, shortest "while",
        of "loop";
    /// `loopStart : NEWLINE | ';' | LOOP_DO`
    LOOP_START "loopStart" = Set [SEMICOLON NEWLINE LOOP_DO], subsumes parts, shortest ";";
    /// `'for' expression (',' expression)* ','? 'in' items loopStart statements 'end'`
    LOOP_FOR_IN_END "loop_for_in_end" = Sequence [FOR EXPRESSION LOOP_NEXT_EXPRESSIONS OPTIONAL_COMMA IN ITEMS
        LOOP_START STATEMENTS END_KEYWORD], fits [LOOP], shortest "for a in * ; end", as Alternative,
        of "loop";
    /// `(',' expression)*`
    LOOP_NEXT_EXPRESSIONS "loop_next_expressions" = Star [LOOP_NEXT_EXPRESSION], subsumes parts, of "loop";
    /// `',' expression`
    LOOP_NEXT_EXPRESSION "loop_next_expression" = Sequence [COMMA EXPRESSION], fits [LOOP_NEXT_EXPRESSIONS],
        shortest ", a", of "loop";
    /// `','?`
    OPTIONAL_COMMA "optional_comma" = Optional [COMMA], subsumes parts, of "items" "loop";
    /// `caseExpression : 'case' condition? (NEWLINE | ';')* caseClause* elseClause? 'end'`
    CASE_EXPRESSION "caseExpression" = Sequence [CASE OPTIONAL_CONDITION CASE_EXPRESSION_SEMICOLON_OR_NEWLINES
        CASE_CLAUSES OPTIONAL_ELSE_CLAUSE END_KEYWORD], fits [OPERAND], shortest "case end";
    /// `condition?`
    OPTIONAL_CONDITION "optional_condition" = Optional [CONDITION], subsumes parts, of "condition";
    /// `(';' | NEWLINE)*`
    CASE_EXPRESSION_SEMICOLON_OR_NEWLINES "caseExpression_semicolon_or_NEWLINEs" = Star
        [SEMICOLON_OR_NEWLINE], subsumes parts, of "caseExpression";
    /// `caseClause*`
    CASE_CLAUSES "caseClauses" = Star [CASE_CLAUSE], subsumes parts, of "caseClause";
    /// `caseClause : 'when' items then statements | 'in' items modifier? then statements`
    CASE_CLAUSE "caseClause" = Alternation [CASE_CLAUSE_WHEN CASE_CLAUSE_IN], subsumes parts,
        fits [CASE_CLAUSES], shortest "in * ;";
    /// `'when' items then statements`
    CASE_CLAUSE_WHEN "caseClause_when" = Sequence [WHEN ITEMS THEN STATEMENTS], fits [CASE_CLAUSE],
        shortest "when * ;", as Alternative, of "caseClause";
    /// `'in' items modifier? then statements`
    CASE_CLAUSE_IN "caseClause_in" = Sequence [IN ITEMS OPTIONAL_MODIFIER THEN STATEMENTS],
        fits [CASE_CLAUSE], shortest "in * ;", as Alternative, of "caseClause";
    /// `modifier?`
    OPTIONAL_MODIFIER "optional_modifier" = Optional [MODIFIER_RULE], subsumes parts, of "modifier";
    /// `'begin' body 'end'`
    OPERAND_BEGIN_END "operand_begin_end" = Sequence [BEGIN_KEYWORD BODY END_KEYWORD], fits [OPERAND],
        shortest "begin end", as Alternative, of "operand";
    /// `definition : 'class' '<<'? expression body 'end' | 'module' expression body 'end' | 'def'
    ///     definedName ('(' parameters? ')' | items? (NEWLINE | ';')) body 'end'`
    DEFINITION "definition" = Alternation [DEFINITION_CLASS_END DEFINITION_MODULE_END DEFINITION_DEF_END],
        subsumes parts, fits [OPERAND], shortest "class a end";
    /// `'class' '<<'? expression body 'end'`
    DEFINITION_CLASS_END "definition_class_end" = Sequence [CLASS DEFINITION_OPTIONAL_LT_LT EXPRESSION BODY
        END_KEYWORD], fits [DEFINITION], shortest "class a end", as Alternative, of "definition";
    /// `'<<'?`
    DEFINITION_OPTIONAL_LT_LT "definition_optional_lt_lt" = Optional [LT_LT], subsumes parts, of "definition";
    /// `'module' expression body 'end'`
    DEFINITION_MODULE_END "definition_module_end" = Sequence [MODULE EXPRESSION BODY END_KEYWORD],
        fits [DEFINITION], shortest "module a end", as Alternative, of "definition";
    /// `'def' definedName ('(' parameters? ')' | items? (';' | NEWLINE)) body 'end'`
    DEFINITION_DEF_END "definition_def_end" = Sequence [DEF DEFINED_NAME DEFINITION_L_PAREN_R_PAREN_OR_OTHER
        BODY END_KEYWORD], fits [DEFINITION], shortest "def a ; end", as Alternative, of "definition";
    /// `'(' parameters? ')' | items? (';' | NEWLINE)`
    DEFINITION_L_PAREN_R_PAREN_OR_OTHER "definition_l_paren_r_paren_or_other" = Alternation
        [L_PAREN_OPTIONAL_PARAMETERS_R_PAREN DEFINITION_SEMICOLON_OR_NEWLINE], subsumes parts, shortest ";",
        of "definition";
    /// `items? (';' | NEWLINE)`
    DEFINITION_SEMICOLON_OR_NEWLINE "definition_semicolon_or_NEWLINE" = Sequence [OPTIONAL_ITEMS
        SEMICOLON_OR_NEWLINE], subsumes [SEMICOLON_OR_NEWLINE], fits [DEFINITION_L_PAREN_R_PAREN_OR_OTHER],
        shortest ";", as Alternative, of "definition";
    /// `(ENDLESS | ('.' | '&.' | '::') NAME | ('.' | '&.' | '::')? arguments | '[' items? ']' | ARGUMENTS
    ///     items ARGUMENTS_END | block | (binaryOperator | '?' expression ':') (prefixOperator | 'def'
    ///     definedName ('(' parameters? ')')?? '=')* operand)*`
    EXPRESSION_TAILS "expression_tails" = Star [EXPRESSION_TAIL], subsumes parts, of "expression";
    /// `ENDLESS | ('.' | '&.' | '::') NAME | ('.' | '&.' | '::')? arguments | '[' items? ']' | ARGUMENTS
    ///     items ARGUMENTS_END | block | (binaryOperator | '?' expression ':') (prefixOperator | 'def'
    ///     definedName ('(' parameters? ')')?? '=')* operand`
    EXPRESSION_TAIL "expression_tail" = Alternation [ENDLESS EXPRESSION_NAME EXPRESSION_ARGUMENTS
        L_BRACKET_R_BRACKET EXPRESSION_ARGUMENTS_ARGUMENTS_END BLOCK
        EXPRESSION_BINARY_OPERATOR_OR_OTHER_OPERAND], subsumes parts, fits [EXPRESSION_TAILS],
        shortest "ENDLESS", as Tail, of "expression";
    /// `('.' | '&.' | '::') NAME`
    EXPRESSION_NAME "expression_NAME" = Sequence [EXPRESSION_DOT_OR_OTHER NAME], fits [EXPRESSION_TAIL],
        shortest ". a", as Alternative, of "expression";
    /// `'.' | '&.' | '::'`
    EXPRESSION_DOT_OR_OTHER "expression_dot_or_other" = Set [DOT AMP_DOT COLON_COLON], subsumes parts,
        fits [EXPRESSION_OPTIONAL_DOT_OR_OTHER], shortest ".", of "expression";
    /// `('.' | '&.' | '::')? arguments`
    EXPRESSION_ARGUMENTS "expression_arguments" = Sequence [EXPRESSION_OPTIONAL_DOT_OR_OTHER ARGUMENTS_RULE],
        subsumes [ARGUMENTS_RULE], fits [EXPRESSION_TAIL], shortest "( )", as Alternative, of "expression";
    /// `('.' | '&.' | '::')?`
    EXPRESSION_OPTIONAL_DOT_OR_OTHER "expression_optional_dot_or_other" = Optional [EXPRESSION_DOT_OR_OTHER],
        subsumes parts, of "expression";
    /// `arguments : '(' items? ')'`
    ARGUMENTS_RULE "arguments" = Sequence [L_PAREN OPTIONAL_ITEMS R_PAREN], fits [EXPRESSION_ARGUMENTS],
        shortest "( )";
    /// `ARGUMENTS items ARGUMENTS_END`
    EXPRESSION_ARGUMENTS_ARGUMENTS_END "expression_ARGUMENTS_ARGUMENTS_END" = Sequence [ARGUMENTS ITEMS
        ARGUMENTS_END], fits [EXPRESSION_TAIL], shortest "ARGUMENTS * ARGUMENTS_END", as Alternative,
        of "expression";
    /// `block : braceBlock | DO blockParameters? body 'end'`
    BLOCK "block" = Alternation [BRACE_BLOCK BLOCK_DO_END], subsumes parts, fits [EXPRESSION_TAIL],
        shortest "BLOCK_OPEN }";
    /// `braceBlock : BLOCK_OPEN blockParameters? statements '}'`
    BRACE_BLOCK "braceBlock" = Sequence [BLOCK_OPEN OPTIONAL_BLOCK_PARAMETERS STATEMENTS R_BRACE],
        fits [BLOCK], shortest "BLOCK_OPEN }";
    /// `blockParameters?`
    OPTIONAL_BLOCK_PARAMETERS "optional_blockParameters" = Optional [BLOCK_PARAMETERS], subsumes parts,
        of "blockParameters";
    /// `blockParameters : PIPE parameters? PIPE | PIPES`
    BLOCK_PARAMETERS "blockParameters" = Alternation [BLOCK_PARAMETERS_PIPE_PIPE PIPES], subsumes parts,
        fits [OPTIONAL_BLOCK_PARAMETERS], shortest "PIPES";
    /// `PIPE parameters? PIPE`
    BLOCK_PARAMETERS_PIPE_PIPE "blockParameters_PIPE_PIPE" = Sequence [PIPE OPTIONAL_PARAMETERS PIPE],
        fits [BLOCK_PARAMETERS], shortest "PIPE PIPE", as Alternative, of "blockParameters";
    /// `DO blockParameters? body 'end'`
    BLOCK_DO_END "block_DO_end" = Sequence [DO OPTIONAL_BLOCK_PARAMETERS BODY END_KEYWORD], fits [BLOCK],
        shortest "DO end", as Alternative, of "block";
    /// `(binaryOperator | '?' expression ':') (prefixOperator | 'def' definedName ('(' parameters? ')')??
    ///     '=')* operand`
    EXPRESSION_BINARY_OPERATOR_OR_OTHER_OPERAND "expression_binaryOperator_or_other_operand" = Sequence
        [EXPRESSION_BINARY_OPERATOR_OR_OTHER EXPRESSION_OPERAND], fits [EXPRESSION_TAIL], shortest "* a",
        as Alternative, of "expression";
    /// `binaryOperator | '?' expression ':'`
    EXPRESSION_BINARY_OPERATOR_OR_OTHER "expression_binaryOperator_or_other" = Alternation [BINARY_OPERATOR
        EXPRESSION_QUESTION_EXPRESSION_COLON], subsumes parts, shortest "*", as Rest, of "expression";
    /// `binaryOperator : '=' | '+=' | '-=' | '*=' | '/=' | '%=' | '**=' | '&=' | '|=' | '^=' | '<<=' | '>>='
    ///     | '&&=' | '||=' | 'and' | 'or' | '&&' | '||' | '..' | '...' | '==' | '!=' | '===' | '=~' | '!~'
    ///     | '<=>' | '<' | '>' | '<=' | '>=' | '|' | '^' | '&' | '<<' | '>>' | '+' | '-' | '*' | '/' | '%'
    ///     | '**' | MATCHES`
    BINARY_OPERATOR "binaryOperator" = Set [STAR EQ STAR_STAR AMP DOT_DOT_DOT PLUS_EQ MINUS_EQ STAR_EQ
        SLASH_EQ PERCENT_EQ STAR_STAR_EQ AMP_EQ PIPE_EQ CARET_EQ LT_LT_EQ GT_GT_EQ AMP_AMP_EQ PIPE_PIPE_EQ AND
        OR AMP_AMP PIPE_PIPE DOT_DOT EQ_EQ BANG_EQ EQ_EQ_EQ EQ_TILDE BANG_TILDE LT_EQ_GT LT GT LT_EQ GT_EQ
        PIPE_SIGN CARET LT_LT GT_GT PLUS MINUS SLASH PERCENT MATCHES], subsumes parts,
        fits [EXPRESSION_BINARY_OPERATOR_OR_OTHER], shortest "*";
    /// `'?' expression ':'`
    EXPRESSION_QUESTION_EXPRESSION_COLON "expression_question_expression_colon" = Sequence [QUESTION
        EXPRESSION COLON], fits [EXPRESSION_BINARY_OPERATOR_OR_OTHER], shortest "? a :", as Alternative,
        of "expression";
    /// `(('=>' | LABEL_COLON) expression?)?`
    ITEM_OPTIONAL_EQ_GT_OR_LABEL_COLON "item_optional_eq_gt_or_LABEL_COLON" = Optional
        [ITEM_EQ_GT_OR_LABEL_COLON_AFTER_EXPRESSION], subsumes parts, of "item";
    /// `('=>' | LABEL_COLON) expression?`
    ITEM_EQ_GT_OR_LABEL_COLON_AFTER_EXPRESSION "item_eq_gt_or_LABEL_COLON_after_expression" = Sequence
        [ITEM_EQ_GT_OR_LABEL_COLON_CHOICE OPTIONAL_EXPRESSION], subsumes [ITEM_EQ_GT_OR_LABEL_COLON_CHOICE],
        fits [ITEM_OPTIONAL_EQ_GT_OR_LABEL_COLON], shortest "=>", of "item";
    /// `'=>' | LABEL_COLON`
    ITEM_EQ_GT_OR_LABEL_COLON_CHOICE "item_eq_gt_or_LABEL_COLON_choice" = Set [EQ_GT LABEL_COLON],
        subsumes parts, fits [ITEM_EQ_GT_OR_LABEL_COLON_AFTER_EXPRESSION], shortest "=>", of "item";
    /// `expression?`
    OPTIONAL_EXPRESSION "optional_expression" = Optional [EXPRESSION], subsumes parts, of "expression";
    /// `LABEL (expression ('=>' expression)?)?`
    ITEM_LABEL "item_LABEL" = Sequence [LABEL ITEM_OPTIONAL_EXPRESSION], subsumes [LABEL], fits [ITEM],
        shortest "LABEL", as Alternative, of "item";
    /// `(expression ('=>' expression)?)?`
    ITEM_OPTIONAL_EXPRESSION "item_optional_expression" = Optional [ITEM_EXPRESSION_AFTER_LABEL],
        subsumes parts, of "item";
    /// `expression ('=>' expression)?`
    ITEM_EXPRESSION_AFTER_LABEL "item_expression_after_LABEL" = Sequence [EXPRESSION
        ITEM_OPTIONAL_EQ_GT_EXPRESSION], subsumes [EXPRESSION], fits [ITEM_OPTIONAL_EXPRESSION], shortest "a",
        of "item";
    /// `('=>' expression)?`
    ITEM_OPTIONAL_EQ_GT_EXPRESSION "item_optional_eq_gt_expression" = Optional [EQ_GT_EXPRESSION],
        subsumes parts, of "item";
    /// `'*'? '=' expression`
    ITEM_EQ_EXPRESSION "item_eq_expression" = Sequence [ITEM_OPTIONAL_STAR EQ EXPRESSION], fits [ITEM],
        shortest "= a", as Alternative, of "item";
    /// `'*'?`
    ITEM_OPTIONAL_STAR "item_optional_star" = Optional [STAR], subsumes parts, of "item";
    /// `(',' item)*`
    ITEMS_NEXT_ITEMS "items_next_items" = Star [ITEMS_NEXT_ITEM], subsumes parts, of "items";
    /// `',' item`
    ITEMS_NEXT_ITEM "items_next_item" = Sequence [COMMA ITEM], fits [ITEMS_NEXT_ITEMS], shortest ", *",
        of "items";
    /// `'alias' methodName methodName modifier*`
    STATEMENT_ALIAS "statement_alias" = Sequence [ALIAS METHOD_NAME METHOD_NAME MODIFIERS], fits [STATEMENT],
        shortest "alias a a", as Alternative, of "statement";
    /// `methodName : NAME | SYMBOL | VARIABLE | string`
    METHOD_NAME "methodName" = Alternation [NAME SYMBOL VARIABLE STRING], subsumes parts, shortest "a";
    /// `'undef' methodName (',' methodName)* modifier*`
    STATEMENT_UNDEF "statement_undef" = Sequence [UNDEF METHOD_NAME STATEMENT_NEXT_METHOD_NAMES MODIFIERS],
        fits [STATEMENT], shortest "undef a", as Alternative, of "statement";
    /// `(',' methodName)*`
    STATEMENT_NEXT_METHOD_NAMES "statement_next_methodNames" = Star [STATEMENT_NEXT_METHOD_NAME],
        subsumes parts, of "statement";
    /// `',' methodName`
    STATEMENT_NEXT_METHOD_NAME "statement_next_methodName" = Sequence [COMMA METHOD_NAME],
        fits [STATEMENT_NEXT_METHOD_NAMES], shortest ", a", of "statement";
    /// `('BEGIN' | 'END') braceBlock`
    STATEMENT_BEGIN_OR_END_BRACE_BLOCK "statement_BEGIN_or_END_braceBlock" = Sequence [STATEMENT_BEGIN_OR_END
        BRACE_BLOCK], fits [STATEMENT], shortest "END BLOCK_OPEN }", as Alternative, of "statement";
    /// `'BEGIN' | 'END'`
    STATEMENT_BEGIN_OR_END "statement_BEGIN_or_END" = Set [BEGIN END], subsumes parts, shortest "END",
        of "statement";
    /// `terminator : NEWLINE | ';' | {closes()}?`
    TERMINATOR "terminator" = Alternation [SEMICOLON NEWLINE CLOSES], subsumes parts;
    /// `DATA?`
    PROGRAM_OPTIONAL_DATA "program_optional_DATA" = Optional [DATA], subsumes parts, fits [PROGRAM],
        of "program";
  }
}
