//! The preprocessor of C#: `#if` and its kin decide which lines belong to the program.

use std::collections::HashSet;

use secateur_syntax::hook::kind;
use secateur_syntax::hook::{LexedToken, Look};
use secateur_tables::{Kind, Tables};

pub(super) struct Directives {
    kinds: DirectiveKinds,
    /// Of directives; `others` are skipped within one.
    channel: u16,
    others: [Option<u16>; 2],
    symbols: HashSet<Vec<u8>>,
    conditions: Vec<Section>,
    line: Option<Line>,
}

#[derive(Clone, Copy, Debug)]
struct Section {
    /// Whether the current branch is in the program.
    active: bool,
    /// Whether any branch so far was.
    taken: bool,
}

struct Line {
    directive: Directive,
    tokens: Vec<(Kind, Vec<u8>)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Directive {
    Define,
    Undefine,
    If,
    ElseIf,
    Else,
    End,
}

struct DirectiveKinds {
    directives: Vec<(Kind, Directive)>,
    newline: Option<Kind>,
    symbol: Option<Kind>,
    yes: Option<Kind>,
    or: Option<Kind>,
    and: Option<Kind>,
    equal: Option<Kind>,
    unequal: Option<Kind>,
    not: Option<Kind>,
    open: Option<Kind>,
    close: Option<Kind>,
}

impl DirectiveKinds {
    fn new(language: &Tables) -> Self {
        // Versions 6 and 7 have other names than 8.
        let any = |names: &[&str]| names.iter().find_map(|name| kind(language, name));
        let directives = [
            (any(&["DEFINE"]), Directive::Define),
            (any(&["UNDEF"]), Directive::Undefine),
            (any(&["KW_IF", "IF"]), Directive::If),
            (any(&["ELIF"]), Directive::ElseIf),
            (any(&["KW_ELSE", "ELSE"]), Directive::Else),
            (any(&["ENDIF"]), Directive::End),
        ];
        let directives = directives.into_iter();
        Self {
            directives: directives
                .filter_map(|(kind, directive)| Some((kind?, directive)))
                .collect(),
            newline: any(&["DIRECTIVE_NEW_LINE"]),
            symbol: any(&["CONDITIONAL_SYMBOL"]),
            yes: any(&["KW_TRUE", "TRUE"]),
            or: any(&["TK_OR_OR", "OP_OR"]),
            and: any(&["TK_AND_AND", "OP_AND"]),
            equal: any(&["TK_EQ_EQ", "OP_EQ"]),
            unequal: any(&["TK_NOT_EQ", "OP_NE"]),
            not: any(&["TK_NOT", "BANG"]),
            open: any(&["TK_LPAREN", "OPEN_PARENS"]),
            close: any(&["TK_RPAREN", "CLOSE_PARENS"]),
        }
    }
}

impl Directives {
    /// `None` without a channel for directives.
    pub(super) fn new(language: &Tables) -> Option<Self> {
        let channel = |name: &str| {
            let mut names = language.lexer.channel_names.iter();
            names.position(|known| known == name).map(|at| at as u16)
        };
        Some(Self {
            kinds: DirectiveKinds::new(language),
            channel: channel("DIRECTIVE")?,
            others: [channel("HIDDEN"), channel("COMMENTS_CHANNEL")],
            symbols: HashSet::new(),
            conditions: Vec::new(),
            line: None,
        })
    }

    /// Returns where the lexer continues, if not behind the token.
    pub(super) fn token(&mut self, token: LexedToken, look: &Look<'_>) -> Option<usize> {
        let Some(line) = &mut self.line else {
            if token.channel == self.channel {
                let mut directives = self.kinds.directives.iter();
                let found = directives.find(|(kind, _)| *kind == token.kind);
                self.line = found.map(|&(_, directive)| Line {
                    directive,
                    tokens: Vec::new(),
                });
            }
            return None;
        };
        if Some(token.kind) != self.kinds.newline {
            if !self.others.contains(&Some(token.channel)) {
                line.tokens.push((token.kind, look.matched().to_vec()));
            }
            return None;
        }
        let line = self.line.take()?;
        let goes_on = self.obey(&line);
        (!goes_on).then(|| end_of_section(look.text, token.end))
    }

    fn is_active(&self) -> bool {
        self.conditions.last().is_none_or(|section| section.active)
    }

    /// Executes a directive; returns whether the lines behind it are in the program.
    fn obey(&mut self, line: &Line) -> bool {
        let mut tokens = line.tokens.iter();
        let symbol = tokens.find(|(kind, _)| Some(*kind) == self.kinds.symbol);
        match (line.directive, symbol) {
            (Directive::Define, Some((_, symbol))) => {
                if self.is_active() {
                    self.symbols.insert(symbol.clone());
                }
                true
            }
            (Directive::Undefine, Some((_, symbol))) => {
                if self.is_active() {
                    self.symbols.remove(symbol);
                }
                true
            }
            (Directive::If, _) => {
                let active = self.is_active() && self.holds(line);
                self.conditions.push(Section {
                    active,
                    taken: active,
                });
                active
            }
            (Directive::ElseIf | Directive::Else, _) => {
                let taken = self.conditions.pop().is_some_and(|section| section.taken);
                let last = line.directive == Directive::Else;
                let active = !taken && self.is_active() && (last || self.holds(line));
                self.conditions.push(Section {
                    active,
                    taken: taken || active || last,
                });
                active
            }
            (Directive::End, _) => {
                self.conditions.pop();
                true
            }
            (Directive::Define | Directive::Undefine, None) => true,
        }
    }

    fn holds(&self, line: &Line) -> bool {
        let mut reader = Reader {
            kinds: &self.kinds,
            symbols: &self.symbols,
            tokens: &line.tokens,
            depth: 0,
        };
        reader.any()
    }
}

struct Reader<'a> {
    kinds: &'a DirectiveKinds,
    symbols: &'a HashSet<Vec<u8>>,
    tokens: &'a [(Kind, Vec<u8>)],
    depth: usize,
}

/// Maximal nesting; a deeper condition is false.
const DEPTH: usize = 200;

impl Reader<'_> {
    fn take(&mut self, wanted: Option<Kind>) -> bool {
        match self.tokens {
            [(kind, _), rest @ ..] if Some(*kind) == wanted => {
                self.tokens = rest;
                true
            }
            _ => false,
        }
    }

    fn any(&mut self) -> bool {
        let mut value = self.all();
        while self.take(self.kinds.or) {
            value |= self.all();
        }
        value
    }

    fn all(&mut self) -> bool {
        let mut value = self.equality();
        while self.take(self.kinds.and) {
            value &= self.equality();
        }
        value
    }

    fn equality(&mut self) -> bool {
        let value = self.unary();
        if self.take(self.kinds.equal) {
            value == self.unary()
        } else if self.take(self.kinds.unequal) {
            value != self.unary()
        } else {
            value
        }
    }

    fn unary(&mut self) -> bool {
        let mut negated = false;
        while self.take(self.kinds.not) {
            negated = !negated;
        }
        negated != self.primary()
    }

    fn primary(&mut self) -> bool {
        if self.depth < DEPTH && self.take(self.kinds.open) {
            self.depth += 1;
            let value = self.any();
            self.depth -= 1;
            self.take(self.kinds.close);
            return value;
        }
        if self.take(self.kinds.yes) {
            return true;
        }
        match self.tokens {
            [(kind, text), rest @ ..] if Some(*kind) == self.kinds.symbol => {
                self.tokens = rest;
                self.symbols.contains(text)
            }
            // `false`, or no condition.
            [_, rest @ ..] => {
                self.tokens = rest;
                false
            }
            [] => false,
        }
    }
}

/// Returns the start of its directive, or the end of the text.
fn end_of_section(text: &[u8], from: usize) -> usize {
    let mut at = from;
    let mut depth = 1;
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        let blank = rest
            .iter()
            .take_while(|b| matches!(b, b' ' | b'\t'))
            .count();
        if let Some(b'#') = rest.get(blank) {
            match keyword(&rest[blank + 1..]) {
                b"if" => depth += 1,
                b"endif" => depth -= 1,
                b"else" | b"elif" if depth == 1 => depth = 0,
                _ => {}
            }
            if depth == 0 {
                return at + blank;
            }
        }
        at += line_len(rest);
    }
    text.len()
}

fn keyword(behind: &[u8]) -> &[u8] {
    let from = behind
        .iter()
        .take_while(|b| matches!(b, b' ' | b'\t'))
        .count();
    let word = &behind[from..];
    let len = word.iter().take_while(|b| b.is_ascii_alphabetic()).count();
    &word[..len]
}

/// Includes the end of the line, maybe one of Unicode's.
fn line_len(text: &[u8]) -> usize {
    for at in 0..text.len() {
        match text[at..] {
            [b'\r', b'\n', ..] => return at + 2,
            [b'\r' | b'\n', ..] => return at + 1,
            [0xC2, 0x85, ..] => return at + 2,
            [0xE2, 0x80, 0xA8 | 0xA9, ..] => return at + 3,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::end_of_section;

    #[test]
    fn sections_end_at_their_directive() {
        let end = |text: &str| {
            let at = end_of_section(text.as_bytes(), 0);
            text[at..].to_owned()
        };
        assert_eq!(end("a\n  #endif\nb"), "#endif\nb");
        assert_eq!(end("#if x\n#else\n#endif\r\n # else\nb"), "# else\nb");
        assert_eq!(end("a #endif\n#endi\u{2028}#elif"), "#elif");
        assert_eq!(end("a\n#if\n#endif"), "");
        assert_eq!(end("#"), "");
    }
}
