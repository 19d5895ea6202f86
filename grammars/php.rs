//! Text outside of code, and ends of here-documents.

use secateur_syntax::hook::{Answer, Call, Control, Family, Hook, LexedToken, Look, Output};
use secateur_tables::{Kind, Tables};

/// The hook of PHP.
pub static FAMILY: Family = Family {
    name: "php",
    bases: &[],
    predicate: |_| Answer::Ask,
    action: |_| true,
    watches: true,
    make: |language| Box::new(Php::new(language)),
};

struct End {
    line: usize,
    /// End of the marker in the last line.
    word: usize,
}

struct Php {
    /// Enclosing here-documents; expressions nest them.
    open: Vec<End>,
    html: Option<Kind>,
    open_tag: Option<Kind>,
    open_echo_tag: Option<Kind>,
    close_tag: Option<Kind>,
    last_close_tag: Option<Kind>,
}

impl Hook for Php {
    fn lexer_predicate(&mut self, call: &Call, look: &Look<'_>) -> bool {
        match call.name.as_str() {
            "variable" => look.text.get(look.at) == Some(&b'$'),
            "never" => false,
            _ => true,
        }
    }

    fn action(&mut self, call: &Call, control: &mut Control<'_>) {
        match call.name.as_str() {
            "heredoc" => self.open.push(end(control)),
            "nowdoc" => *control.end = end(control).word,
            "text" => self.text(control),
            _ => {}
        }
    }

    /// Emits text outside of code at the beginning and behind code.
    fn token(&mut self, mut token: LexedToken, look: &Look<'_>, output: &mut Output) {
        if token.start == 0 {
            self.html(look.text, 0, output);
        } else if Some(token.kind) == self.close_tag {
            if opening(&look.text[token.end..]).is_none() {
                token.kind = self.last_close_tag.unwrap_or(token.kind);
            }
            output.push(token);
            self.html(look.text, token.end, output);
        } else {
            output.push(token);
        }
    }

    fn texts(&self, token: &str) -> &'static [&'static str] {
        match token {
            "HTML" => &["\n", "<p>\n", "text & more\n", "</p>\n"],
            "OPEN_TAG" => &["<?php\n", "<?php "],
            "OPEN_ECHO_TAG" => &["<?="],
            "LAST_CLOSE_TAG" => &["?>", "?>\n"],
            _ => &[],
        }
    }
}

impl Php {
    fn new(language: &Tables) -> Self {
        let kind = |name| {
            let mut tokens = language.tokens.iter();
            let at = tokens.position(|token| token.name == name);
            at.map(|at| Kind(at as u16))
        };
        Self {
            open: Vec::new(),
            html: kind("HTML"),
            open_tag: kind("OPEN_TAG"),
            open_echo_tag: kind("OPEN_ECHO_TAG"),
            close_tag: kind("CLOSE_TAG"),
            last_close_tag: kind("LAST_CLOSE_TAG"),
        }
    }

    /// Emits a token a line, and the tag behind.
    fn html(&self, text: &[u8], at: usize, output: &mut Output) {
        let length = opening(&text[at..]);
        let to = length.map_or(text.len(), |length| at + length);
        let mut start = at;
        for line in text[at..to].split_inclusive(|&byte| byte == b'\n') {
            push(self.html, start, start + line.len(), output);
            start += line.len();
        }
        let behind = &text[to..];
        let (kind, length) = match behind.get(2) {
            None => return output.skip_to(to),
            Some(b'=') => (self.open_echo_tag, 3),
            Some(b'p' | b'P') => (self.open_tag, 5 + line_end(&behind[5..])),
            Some(_) => (self.open_tag, 2 + line_end(&behind[2..])),
        };
        push(kind, to, to + length, output);
        output.skip_to(to + length);
    }

    /// Ends text at the last line, and the document with that line.
    fn text(&mut self, control: &mut Control<'_>) {
        let Some(end) = self.open.last() else {
            return;
        };
        if control.look.start < end.line {
            *control.end = end.line.min(*control.end);
        } else {
            *control.end = end.word;
            control.set_kind("HEREDOC_END");
            control.pop_mode();
            self.open.pop();
        }
    }
}

/// Returns the end of a here-document; without a marker, that of the text.
fn end(control: &Control<'_>) -> End {
    let text = control.look.text;
    let opening = control.look.matched().rsplit(|&byte| byte == b'<').next();
    let quoted = |byte: &u8| !matches!(byte, b'"' | b'\'' | b' ' | b'\t' | b'\r' | b'\n');
    let word: Vec<u8> = opening
        .into_iter()
        .flatten()
        .copied()
        .filter(quoted)
        .collect();
    let mut line = *control.end;
    while line < text.len() {
        let rest = &text[line..];
        let indent = rest
            .iter()
            .take_while(|byte| matches!(byte, b' ' | b'\t'))
            .count();
        let behind = rest[indent..].strip_prefix(&word[..]);
        if behind.is_some_and(|behind| !behind.first().is_some_and(|&byte| is_word(byte))) {
            let word = line + indent + word.len();
            return End { line, word };
        }
        line += rest
            .iter()
            .position(|&byte| byte == b'\n')
            .map_or(rest.len(), |at| at + 1);
    }
    End {
        line: text.len(),
        word: text.len(),
    }
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80
}

/// Tests for a tag; a short one needs white space, so that it is not `<?xml`.
fn opens(text: &[u8]) -> bool {
    match text {
        [b'<', b'?', b'=' | b' ' | b'\t' | b'\r' | b'\n', ..] => true,
        [b'<', b'?', php @ ..] => php.len() > 2 && php[..3].eq_ignore_ascii_case(b"php"),
        _ => false,
    }
}

fn opening(html: &[u8]) -> Option<usize> {
    (0..html.len()).find(|&at| opens(&html[at..]))
}

/// Returns the length of white space that belongs to the tag.
fn line_end(text: &[u8]) -> usize {
    match text {
        [b'\r', b'\n', ..] => 2,
        [b' ' | b'\t' | b'\n', ..] => 1,
        _ => 0,
    }
}

fn push(kind: Option<Kind>, start: usize, end: usize, output: &mut Output) {
    if let Some(kind) = kind {
        output.push(LexedToken {
            kind,
            channel: 0,
            start,
            end,
        });
    }
}
