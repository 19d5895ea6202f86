//! Families whose predicates are a table; see [`super::neighbours`].

use super::neighbours::{Neighbours, Table, Test, family};
use secateur_syntax::hook::{Call, Family, Look, Place};

/// All of them.
pub(super) static FAMILIES: &[Family] = &[
    family!(ADA, &["AdaLexerBase"]),
    family!(AWK, &["awkLexerBase"]),
    family!(BNF, &["bnfParserBase"]),
    family!(BCPL, &["bcplParserBase"]),
    family!(
        COLUMNS,
        &[
            "ASN_3gppLexerBase",
            "Fortran77LexerBase",
            "Fortran90LexerBase"
        ]
    ),
    family!(DATABANK, &["DatabankParserBase"]),
    family!(EIFFEL, &["EiffelLexerBase", "EiffelParserBase"]),
    family!(GO, &["GoParserBase"]),
    family!(GVPR, &["GvprLexerBase", "GvprParserBase"]),
    family!(JAVA, &["JavaParserBase"]),
    family!(JAVA9, &["Java9LexerBase"]),
    family!(LANGIUM, &["LangiumLexerBase"]),
    family!(PLSQL, &["PlSqlLexerBase", "PlSqlParserBase"]),
    family!(REXX, &["RexxParserBase"]),
    family!(RUST, &["RustLexerBase", "RustParserBase"]),
    family!(
        XPATH,
        &["XPath20ParserBase", "XPath31ParserBase", "XPath4ParserBase"]
    ),
    family!(ZED, &["ZLexer"]),
];

static ADA: Table = Table {
    name: "ada",
    // A tick behind these begins an attribute.
    tests: &[(
        "IsCharLiteralAllowed",
        Test::LastIsNot(&["IDENTIFIER_", "RP", "ALL"]),
    )],
};

static AWK: Table = Table {
    name: "awk",
    tests: &[(
        "IsNotAfterExpr",
        Test::LastIsNot(&[
            "WORD",
            "NUMBER",
            "STRING",
            "BUILTIN_FUNC_NAME",
            "INCR",
            "DECR",
            "Rp",
            "Rb",
        ]),
    )],
};

static BNF: Table = Table {
    name: "bnf",
    tests: &[("NotNL", Test::IsNot(1, &["NL"]))],
};

static BCPL: Table = Table {
    name: "bcpl",
    tests: &[
        ("IsNl", Test::Place(|_, place| line_ends(place))),
        ("IsNotNl", Test::Place(|_, place| !line_ends(place))),
    ],
};

/// Whether a line ends between the tokens.
fn line_ends(place: &Place<'_>) -> bool {
    place.between().contains(&b'\n')
}

static COLUMNS: Table = Table {
    name: "columns",
    tests: &[
        (
            "IsColumnZero",
            Test::Look(|_, look| look.column_is(look.at, 0)),
        ),
        ("VerifyNotOperator", Test::Look(|_, look| no_operator(look))),
    ],
};

/// Whether a dot is that of a number, not of `.and.` or `.or.`.
fn no_operator(look: &Look<'_>) -> bool {
    let rest = &look.text[look.at..];
    !rest.starts_with(b"and.") && !rest.starts_with(b"or.")
}

static DATABANK: Table = Table {
    name: "databank",
    tests: &[(
        "isdatatype",
        Test::Place(|_, place| matches!(place.token_text(-1), b"-1" | b"-4" | b"-12")),
    )],
};

static EIFFEL: Table = Table {
    name: "eiffel",
    tests: &[
        (
            "IsFreeOperator",
            Test::Look(|_, look| {
                let none: [&[u8]; 7] = [b":=.", b":=+", b":=-", b"<<-", b"<<+", b"<<>", b"<<>>"];
                !none.contains(&look.matched())
            }),
        ),
        (
            "IsNone",
            Test::Place(|_, place| place.token_text(2).eq_ignore_ascii_case(b"none")),
        ),
        (
            "IsTuple",
            Test::Place(|_, place| place.token_text(1).eq_ignore_ascii_case(b"tuple")),
        ),
    ],
};

static GO: Table = Table {
    name: "go",
    tests: &[
        (
            "closingBracket",
            Test::Place(|_, place| {
                place.token(1).is_none() || matches!(place.token_name(1), "R_PAREN" | "R_CURLY")
            }),
        ),
        ("isNotReceive", Test::IsNot(2, &["RECEIVE"])),
        ("isConversion", Test::IsNot(1, &["IDENTIFIER"])),
        (
            "isOperand",
            Test::Place(|_, place| !is_package_member(place)),
        ),
        (
            "isMethodExpr",
            Test::Place(|_, place| match place.token_name(1) {
                "STAR" => true,
                "IDENTIFIER" => !is_import(place, place.token_text(1)),
                _ => false,
            }),
        ),
        (
            "isTypeArgument",
            Test::Place(|_, place| is_type_argument(place)),
        ),
        (
            "isExpressionArgument",
            Test::Place(|_, place| !is_type_argument(place)),
        ),
    ],
};

/// Whether `x.y` stands here and `x` is no import: then it may be a method.
fn is_package_member(place: &Place<'_>) -> bool {
    place.token_text(1) != b"err"
        && place.token_name(1) == "IDENTIFIER"
        && place.token_name(2) == "DOT"
        && place.token_name(3) != "L_PAREN"
        && !is_import(place, place.token_text(1))
}

/// Whether a name is that of an imported package: its own name there, or the
/// last part of its path.
fn is_import(place: &Place<'_>, name: &[u8]) -> bool {
    let mut importing = false;
    let mut before: &[u8] = b"";
    for token in &place.tokens[..place.at] {
        let text = token.of(place.text);
        match place.language.kind_name(token.kind) {
            "IMPORT" => importing = true,
            "FUNC" | "TYPE" | "VAR" | "CONST" => importing = false,
            "INTERPRETED_STRING_LIT" | "RAW_STRING_LIT" if importing => {
                let path = text.get(1..text.len().saturating_sub(1)).unwrap_or(&[]);
                let last = path.rsplit(|&b| b == b'/').next().unwrap_or(path);
                let last = last.rsplit(|&b| b == b'.').next().unwrap_or(last);
                if name == if before.is_empty() { last } else { before } {
                    return true;
                }
                before = b"";
            }
            "IDENTIFIER" if importing => before = text,
            _ => {}
        }
    }
    false
}

fn is_type_argument(place: &Place<'_>) -> bool {
    place.token_name(-2) == "IDENTIFIER" && matches!(place.token_text(-2), b"make" | b"new")
}

static GVPR: Table = Table {
    name: "gvpr",
    tests: &[
        // Asked behind the first character.
        (
            "IsColumnZero",
            Test::Look(|_, look| look.column_is(look.at, 1)),
        ),
        ("IsSemiRequired", Test::IsNot(-1, &["CCBC"])),
        ("IsSemiNotRequired", Test::Is(-1, &["CCBC"])),
    ],
};

static JAVA: Table = Table {
    name: "java",
    tests: &[
        (
            "IsNotIdentifierAssign",
            Test::Place(|_, place| {
                !(JAVA_NAMES.contains(&place.token_name(1)) && place.token_name(2) == "ASSIGN")
            }),
        ),
        ("DoLastRecordComponent", Test::Always(true)),
    ],
};

/// Token types that may be a name in Java.
const JAVA_NAMES: &[&str] = &[
    "IDENTIFIER",
    "MODULE",
    "OPEN",
    "REQUIRES",
    "EXPORTS",
    "OPENS",
    "TO",
    "USES",
    "PROVIDES",
    "WHEN",
    "WITH",
    "TRANSITIVE",
    "YIELD",
    "SEALED",
    "PERMITS",
    "RECORD",
    "VAR",
];

static JAVA9: Table = Table {
    name: "java9",
    tests: &[
        ("Check1", Test::Look(|_, look| is_java(look, true))),
        ("Check2", Test::Look(|_, look| is_java(look, true))),
        ("Check3", Test::Look(|_, look| is_java(look, false))),
        ("Check4", Test::Look(|_, look| is_java(look, false))),
    ],
};

/// Whether the character before may begin a name, or go on with one.
fn is_java(look: &Look<'_>, begins: bool) -> bool {
    look.char_at(-1).is_some_and(|c| {
        let begin = c.is_alphabetic() || matches!(c, '$' | '_' | '¢'..='¥' | '€');
        begin || (!begins && c.is_alphanumeric())
    })
}

static LANGIUM: Table = Table {
    name: "langium",
    tests: &[(
        "NoSlash",
        Test::Look(|_, look| look.char_at(1) != Some('/')),
    )],
};

static PLSQL: Table = Table {
    name: "plsql",
    tests: &[
        (
            "IsNewlineAtPos",
            Test::Look(|call, look| {
                let found = look.char_at(call.number().unwrap_or(-1));
                found.is_none_or(|c| c == '\n')
            }),
        ),
        ("isVersion10", Test::Always(true)),
        ("isVersion11", Test::Always(true)),
        ("isVersion12", Test::Always(true)),
        ("isLastUnitSql", Test::Always(true)),
        (
            "IsNotNumericFunction",
            Test::Place(|_, place| {
                const FUNCTIONS: &[&str] = &[
                    "SUM", "COUNT", "AVG", "MIN", "MAX", "ROUND", "LEAST", "GREATEST",
                ];
                !(FUNCTIONS.contains(&place.token_name(1)) && place.token_name(2) == "LEFT_PAREN")
            }),
        ),
        (
            "isNotStartOfJoin",
            Test::IsNot(
                1,
                &[
                    "INNER",
                    "CROSS",
                    "NATURAL",
                    "PARTITION",
                    "FULL",
                    "LEFT",
                    "RIGHT",
                    "OUTER",
                ],
            ),
        ),
        (
            "isSolidusSeparator",
            Test::Place(|_, place| is_alone(place)),
        ),
    ],
};

/// Whether a `/` stands on a line of its own.
fn is_alone(place: &Place<'_>) -> bool {
    let behind = Place {
        at: place.at + 1,
        ..*place
    };
    place.token_name(1) == "SOLIDUS"
        && (place.token(-1).is_none() || line_ends(place))
        && (place.token(2).is_none() || line_ends(&behind))
}

static REXX: Table = Table {
    name: "rexx",
    tests: &[
        (
            "is_prev_token_whitespace",
            Test::Place(|_, place| !place.between().is_empty()),
        ),
        (
            "is_prev_token_not_whitespace",
            Test::Place(|_, place| place.between().is_empty()),
        ),
    ],
};

static RUST: Table = Table {
    name: "rust",
    tests: &[
        ("SOF", Test::Look(|_, look| look.char_at(-1).is_none())),
        (
            "FloatDotPossible",
            Test::Look(|_, look| float_may_end(look)),
        ),
        (
            "floatDotPossible",
            Test::Look(|_, look| float_may_end(look)),
        ),
        ("FloatLiteralPossible", Test::Last(float_may_begin)),
        ("floatLiteralPossible", Test::Last(float_may_begin)),
        ("NextGT", Test::Is(1, &["GT"])),
        ("NextLT", Test::Is(1, &["LT"])),
        (
            "next",
            Test::Place(|call, place| call.text().map(str::as_bytes) == Some(place.token_text(1))),
        ),
    ],
};

/// Behind the dot of `1.` only a suffix may follow; `1..2`, `1._x` and `1.x` are
/// a whole number and more.
fn float_may_end(look: &Look<'_>) -> bool {
    let rest = &look.text[look.at..];
    match rest.first() {
        Some(b'f') => rest.starts_with(b"f32") || rest.starts_with(b"f64"),
        Some(b'.' | b'_') => false,
        Some(letter) => !letter.is_ascii_alphabetic(),
        None => true,
    }
}

/// Behind `x.` a number is a field of a tuple, not a fraction.
fn float_may_begin([last, before]: [&str; 2]) -> bool {
    const VALUES: &[&str] = &[
        "CHAR_LITERAL",
        "STRING_LITERAL",
        "RAW_STRING_LITERAL",
        "BYTE_LITERAL",
        "BYTE_STRING_LITERAL",
        "RAW_BYTE_STRING_LITERAL",
        "INTEGER_LITERAL",
        "DEC_LITERAL",
        "HEX_LITERAL",
        "OCT_LITERAL",
        "BIN_LITERAL",
        "KW_SUPER",
        "KW_SELFVALUE",
        "KW_SELFTYPE",
        "KW_CRATE",
        "KW_DOLLARCRATE",
        "GT",
        "RCURLYBRACE",
        "RSQUAREBRACKET",
        "RPAREN",
        "KW_AWAIT",
        "NON_KEYWORD_IDENTIFIER",
        "RAW_IDENTIFIER",
        "KW_MACRORULES",
    ];
    last != "DOT" || !VALUES.contains(&before)
}

static XPATH: Table = Table {
    name: "xpath",
    tests: &[("IsFuncCall", Test::Place(is_function))],
};

/// Whether a name may be that of a function: some words begin other things.
pub(super) fn is_function(_: &Call, place: &Place<'_>) -> bool {
    const OTHERS: &[&str] = &[
        "KW_ARRAY",
        "KW_ATTRIBUTE",
        "KW_COMMENT",
        "KW_DOCUMENT_NODE",
        "KW_ELEMENT",
        "KW_EMPTY_SEQUENCE",
        "KW_FN",
        "KW_FUNCTION",
        "KW_GNODE",
        "KW_IF",
        "KW_ITEM",
        "KW_JNODE",
        "KW_MAP",
        "KW_NAMESPACE_NODE",
        "KW_NODE",
        "KW_PROCESSING_INSTRUCTION",
        "KW_RECORD",
        "KW_SCHEMA_ATTRIBUTE",
        "KW_SCHEMA_ELEMENT",
        "KW_SWITCH",
        "KW_TEXT",
        "KW_TYPESWITCH",
    ];
    !OTHERS.contains(&place.token_name(1))
}

static ZED: Table = Table {
    name: "zed",
    // A new line ends a phrase, but not behind what asks for more.
    tests: &[("shouldNL", Test::LastIsNot(ZED_OPEN))],
};

/// Token types of Z behind which a phrase goes on.
const ZED_OPEN: &[&str] = &[
    "ELSE",
    "FUNCTION",
    "GENERIC",
    "LEFTASSOC",
    "PARENTS",
    "RELATION",
    "RIGHTASSOC",
    "SECTION",
    "THEN",
    "FREE_EQUALS",
    "VERTICAL_LINE",
    "LEFT_DOUBLE_ANGLE_BRACKET",
    "RIGHT_DOUBLE_ANGLE_BRACKET",
    "AMPERSAND",
    "RIGHT_TACK",
    "LIST",
    "LOGICAL_AND",
    "LOGICAL_OR",
    "RIGHTWARDS_DOUBLE_ARROW",
    "LEFT_RIGHT_DOUBLE_ARROW",
    "MULTIPLICATION_SIGN",
    "SOLIDUS",
    "EQUALS_SIGN",
    "ELEMENT_OF",
    "DEFINE_EQUAL",
    "COLON",
    "SEMICOLON",
    "COMMA",
    "FULL_STOP",
    "SPOT",
    "BIG_REVERSE_SOLIDUS",
    "SCHEMA_PROJECTION",
    "SCHEMA_COMPOSITION",
    "SCHEMA_PIPING",
    "IF",
    "LET",
    "PRE_KEY",
    "LEFT_SQUARE_BRACKET",
    "ARGUMENT",
    "NOT_SIGN",
    "FOR_ALL",
    "THERE_EXISTS",
    "POWERSET",
    "LEFT_PARENTHESIS",
    "LEFT_CURLY_BRACKET",
    "LEFT_BINDING_BRACKET",
    "GREEK_SMALL_LETTER_LAMBDA",
    "GREEK_SMALL_LETTER_MU",
    "GREEK_SMALL_LETTER_THETA",
    "ZED",
    "AX",
    "SCH",
];
