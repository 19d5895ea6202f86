//! Notations of grammars, and their detection.

/// A notation of grammars.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// ANTLR 4 (`.g4`).
    Antlr,
    /// Backus-Naur form (`.bnf`).
    Bnf,
    /// ISO/IEC 14977 (`.ebnf`).
    Iso,
    /// The notation of the W3C (`.w3c`, `.ebnf`).
    W3c,
}

impl Notation {
    /// Detects the notation by extension, then by text.
    pub fn of(name: &str, text: &str) -> Option<Self> {
        let (_, extension) = name.rsplit_once('.')?;
        match extension {
            "g4" => Some(Notation::Antlr),
            "bnf" => Some(Notation::Bnf),
            "w3c" => Some(Notation::W3c),
            "ebnf" => Some(Self::of_text(text)),
            _ => None,
        }
    }

    /// Returns the notation in which most lines begin a rule.
    fn of_text(text: &str) -> Self {
        let mut counts = [(Notation::Iso, 0), (Notation::W3c, 0), (Notation::Bnf, 0)];
        for found in text.lines().filter_map(Self::of_line) {
            for (notation, count) in &mut counts {
                *count += usize::from(*notation == found);
            }
        }
        let [first, others @ ..] = counts;
        let most = |a: (Notation, usize), b: (Notation, usize)| if b.1 > a.1 { b } else { a };
        others.into_iter().fold(first, most).0
    }

    fn of_line(line: &str) -> Option<Self> {
        let (name, rest) = line.split_once('=')?;
        let mut name = name.trim();
        let Some(before) = name.strip_suffix("::") else {
            let part = |c: char| c.is_alphanumeric() || matches!(c, '_' | ' ' | '\t');
            let begins = name.starts_with(char::is_alphabetic) && name.chars().all(part);
            return (begins && !rest.starts_with('=')).then_some(Notation::Iso);
        };
        name = before.trim_end();
        if name.starts_with('[')
            && let Some((_, rest)) = name.split_once(']')
        {
            name = rest.trim_start();
        }
        let part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '-' | '@');
        match name.strip_prefix('<') {
            Some(rest) => rest.ends_with('>').then_some(Notation::Bnf),
            None => (!name.is_empty() && name.chars().all(part)).then_some(Notation::W3c),
        }
    }
}
