//! Printing of candidates.
//!
//! Kept tokens are copied with the trivia before them. Where tokens become neighbours (a *seam*),
//! the lexer checks that they stay apart, else a separator goes between. With modes or a hook a
//! seam alone does not decide this: the separator is a guess, and the whole text is lexed. Where
//! indentation is tokens, lines get the white space of these tokens ([`layout`](super::layout)).

use smallvec::SmallVec;

use super::fingerprint::Run;
use super::layout::Layout;
use super::printed::{Notes, Places, Printed};
use super::{Candidate, Tree};
use secateur_tables::{Kind, TokenRole};

use crate::Language;
use crate::lex::{Lexer, MARK, Token};

/// Prints candidates of one language.
#[derive(Clone, Debug)]
pub struct Printer<'a> {
    language: &'a Language,
    /// White space that the lexer skips.
    separator: Option<&'static [u8]>,
    /// `Some` if indentation has a meaning.
    layout: Option<Layout>,
    /// `Some` if ends of lines have a meaning.
    newline: Option<Kind>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seams {
    /// Separated if a lexer at the seam alone joins them.
    Asked,
    /// Never separated, as within a string.
    Bare,
    Apart,
    /// Like [`Self::Asked`], without an end of line between.
    ///
    /// Behind `,` that may end a statement once the `,` is gone.
    Joined,
}

/// Tokens before a seam that are lexed again.
///
/// A token from further back would have to contain all these.
const LOOK_BACK: usize = 8;

/// The tokens printed last, which a seam can change.
struct Recent {
    tokens: SmallVec<[Token; LOOK_BACK * 2]>,
    /// Tokens since the last seam.
    since: usize,
    /// Whether no seam needs a check of the whole text.
    certain: bool,
    how: Seams,
    seams: usize,
    separated: usize,
    /// Number of seams with an end of line.
    lines: usize,
    /// Whether the token before the next one was removed.
    orphaned: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Seam {
    /// Unchanged tokens, whatever follows.
    Holds,
    /// Unchanged tokens that later text may change: `/` and `*` before the end of a comment.
    Open,
    Broken,
}

impl<'a> Printer<'a> {
    /// Makes a printer.
    #[must_use]
    pub fn new(language: &'a Language) -> Self {
        let passes = |text: &[u8]| {
            let found = Lexer::new(language).next(text, 0);
            found.is_ok_and(|m| !m.visible() && m.end == text.len())
        };
        let candidates: [&'static [u8]; 3] = [b" ", b"\n", b"\t"];
        Self {
            language,
            separator: candidates.into_iter().find(|text| passes(text)),
            layout: Layout::new(language),
            newline: language.token_with(TokenRole::Newline),
        }
    }

    /// Prints a candidate to `text`, and its tokens to `tokens` if given.
    ///
    /// Returns false if tokens would run together and no separator exists: the edit is skipped.
    pub fn print(
        &self,
        tree: &Tree,
        candidate: &Candidate,
        text: &mut Vec<u8>,
        tokens: Option<&mut Vec<Token>>,
    ) -> bool {
        if self.seams_suffice() {
            let notes = tokens.map_or(Notes::Nothing, Notes::Tokens);
            return self.print_at_once(tree, candidate, text, notes);
        }
        let mut own = Vec::new();
        self.print_and_read(tree, candidate, text, tokens.unwrap_or(&mut own))
    }

    /// Prints like [`Self::print`], with the places of the tokens.
    pub fn print_into(&self, tree: &Tree, candidate: &Candidate, printed: &mut Printed) -> bool {
        let Printed { text, places } = printed;
        if self.seams_suffice() {
            if let Places::Tokens(_) = places {
                *places = Places::default();
            }
            return match places {
                Places::Starts(starts) => {
                    self.print_at_once(tree, candidate, text, Notes::Starts(starts))
                }
                Places::Tokens(_) => false,
            };
        }
        let mut tokens = Vec::new();
        let holds = self.print_and_read(tree, candidate, text, &mut tokens);
        *places = Places::Tokens(tokens);
        holds
    }

    /// Prints where each seam can be checked alone.
    fn print_at_once(
        &self,
        tree: &Tree,
        candidate: &Candidate,
        text: &mut Vec<u8>,
        mut notes: Notes<'_>,
    ) -> bool {
        self.assemble(tree, candidate, Seams::Asked, text, &mut notes)
            .is_some_and(|recent| recent.certain || self.lexes_as(tree, candidate, text))
    }

    /// Prints where only the whole text can be checked.
    fn print_and_read(
        &self,
        tree: &Tree,
        candidate: &Candidate,
        text: &mut Vec<u8>,
        tokens: &mut Vec<Token>,
    ) -> bool {
        let mut asked: Option<Recent> = None;
        for how in [Seams::Asked, Seams::Joined, Seams::Bare, Seams::Apart] {
            let same = asked.as_ref().is_some_and(|asked| match how {
                Seams::Asked => false,
                Seams::Joined => asked.lines == 0,
                Seams::Bare => asked.separated == 0,
                Seams::Apart => asked.separated == asked.seams,
            });
            if same {
                continue;
            }
            let recent = self.assemble(tree, candidate, how, text, &mut Notes::Tokens(tokens));
            let Some(recent) = recent else {
                return false;
            };
            asked.get_or_insert(recent);
            if let Some(layout) = &self.layout {
                layout.apply(tree, candidate, text, tokens);
            }
            if self.read_back(text, tokens) {
                return true;
            }
        }
        // In a text that does not parse, the layout may mistake lines.
        self.layout.is_some()
            && self
                .assemble(
                    tree,
                    candidate,
                    Seams::Asked,
                    text,
                    &mut Notes::Tokens(tokens),
                )
                .is_some()
            && self.read_back(text, tokens)
    }

    /// Returns `None` if tokens would run together.
    fn assemble(
        &self,
        tree: &Tree,
        candidate: &Candidate,
        how: Seams,
        text: &mut Vec<u8>,
        notes: &mut Notes<'_>,
    ) -> Option<Recent> {
        text.clear();
        notes.clear();
        let mut recent = Recent {
            tokens: SmallVec::new(),
            since: 0,
            certain: self.seams_suffice(),
            how,
            seams: 0,
            separated: 0,
            lines: 0,
            orphaned: false,
        };
        // Replacements take the trivia of the place, not their own.
        for (number, (place, run)) in candidate.runs(tree).enumerate() {
            let printed = match run {
                Run::Base(run) if run.is_empty() => {
                    // Every second run replaces removed tokens.
                    recent.orphaned |= number % 2 == 1;
                    continue;
                }
                Run::Base(run) => self.run(tree, place, run, text, &mut recent, notes),
                Run::New(new) => self.new_tokens(tree, place, new, text, &mut recent, notes),
            };
            if !printed {
                return None;
            }
            recent.orphaned = false;
        }
        let all = tree.tokens.len() as u32;
        let seam = text.len();
        let end = &tree.text[end_before(tree, all)..];
        let last = candidate
            .splices
            .last()
            .filter(|splice| splice.out.end == all);
        text.extend_from_slice(if last.is_some_and(|splice| splice.by.is_nothing()) {
            // Trivia behind a removed token goes with it, but for the end of the line.
            match end.iter().position(|&byte| byte == b'\n') {
                Some(at) if end[..at].ends_with(b"\r") => b"\r\n",
                Some(_) => b"\n",
                None => b"",
            }
        } else {
            end
        });
        // An unchanged end of the text needs no check.
        let as_before = last.is_none() && recent.since >= LOOK_BACK;
        let holds = as_before || self.join(text, &mut recent, seam, None);
        holds.then_some(recent)
    }

    fn run(
        &self,
        tree: &Tree,
        place: u32,
        run: std::ops::Range<u32>,
        text: &mut Vec<u8>,
        recent: &mut Recent,
        notes: &mut Notes<'_>,
    ) -> bool {
        let seam = text.len();
        let base = &tree.tokens[run.start as usize..run.end as usize];
        self.push_trivia(tree, place, recent.orphaned, text);
        let start = text.len();
        let shift = start as i64 - i64::from(base[0].start);
        let end = base[base.len() - 1].end;
        text.extend_from_slice(&tree.text[base[0].start as usize..end as usize]);
        let before = text.len();
        if !self.join(text, recent, seam, Some((base[0].kind, start))) {
            return false;
        }
        let shift = shift + text.len() as i64 - before as i64;
        let moved = |token: &Token| token.moved(shift);
        recent.since = base.len();
        let last = base.len().saturating_sub(LOOK_BACK);
        recent.tokens.extend(base[last..].iter().map(moved));
        let old = recent.tokens.len().saturating_sub(LOOK_BACK);
        recent.tokens.drain(..old);
        match notes {
            Notes::Starts(starts) => starts.push(moved(&base[0]).start),
            Notes::Tokens(tokens) => tokens.extend(base.iter().map(moved)),
            Notes::Nothing => {}
        }
        true
    }

    /// Appends the trivia before token `place`.
    ///
    /// A comment on the line of the token before is dropped with that token.
    fn push_trivia(&self, tree: &Tree, place: u32, orphaned: bool, text: &mut Vec<u8>) {
        let mut trivia = &tree.text[end_before(tree, place)..start_of(tree, place)];
        if orphaned && let Some(line) = trivia.iter().position(|&byte| byte == b'\n') {
            let said = &trivia[..line];
            if !said.trim_ascii().is_empty() && self.passes_over(trivia, line) {
                trivia = &trivia[line..];
            }
        }
        if text.is_empty() && place > 0 {
            // A byte-order mark belongs to the text, not to its first token.
            if start_of(tree, 0) >= MARK.len() && tree.text.starts_with(MARK) {
                text.extend_from_slice(MARK);
            }
            // Blank lines behind removed text go with it.
            trivia = without_blank_lines(trivia);
        }
        text.extend_from_slice(trivia);
    }

    /// Whether no comment spans the end of line at `line`: the lexer can start there.
    fn passes_over(&self, trivia: &[u8], line: usize) -> bool {
        if !self.seams_suffice() {
            return false;
        }
        let mut lexer = Lexer::new(self.language);
        let mut at = 0;
        while at < line {
            match lexer.next(trivia, at) {
                Ok(found) if !found.visible() && found.end > at => at = found.end,
                _ => return false,
            }
        }
        // Some comments include the end of their line.
        at == line || at == line + 1
    }

    fn new_tokens(
        &self,
        tree: &Tree,
        place: u32,
        new: &[(Kind, Box<[u8]>)],
        text: &mut Vec<u8>,
        recent: &mut Recent,
        notes: &mut Notes<'_>,
    ) -> bool {
        for (number, (kind, new)) in new.iter().enumerate() {
            let seam = text.len();
            if number == 0 {
                self.push_trivia(tree, place, recent.orphaned, text);
            }
            let start = text.len();
            text.extend_from_slice(new);
            let before = text.len();
            if !self.join(text, recent, seam, Some((*kind, start))) {
                return false;
            }
            let start = start + text.len() - before;
            let token = Token::new(*kind, start as u32, text.len() as u32);
            recent.since = 1;
            recent.tokens.push(token);
            let old = recent.tokens.len().saturating_sub(LOOK_BACK);
            recent.tokens.drain(..old);
            match notes {
                Notes::Starts(starts) => starts.push(token.start),
                Notes::Tokens(tokens) => tokens.push(token),
                Notes::Nothing => {}
            }
        }
        true
    }

    /// Keeps the tokens around byte `seam` apart, with a separator if needed.
    fn join(
        &self,
        text: &mut Vec<u8>,
        recent: &mut Recent,
        seam: usize,
        next: Option<(Kind, usize)>,
    ) -> bool {
        if !self.seams_suffice() {
            if let (Some(next), Some(last)) = (next, recent.tokens.last()) {
                let last = last.kind;
                self.guess(text, recent, seam, last, next);
            }
            return true;
        }
        let bare = self.seam(text, &recent.tokens, next);
        if bare == Seam::Holds {
            return true;
        }
        let mut apart = Seam::Broken;
        if let Some(separator) = self.separator {
            text.splice(seam..seam, separator.iter().copied());
            let next = next.map(|(kind, start)| (kind, start + separator.len()));
            apart = self.seam(text, &recent.tokens, next);
            if apart == Seam::Broken && bare == Seam::Open {
                text.drain(seam..seam + separator.len());
            }
        }
        recent.certain &= apart == Seam::Holds;
        apart != Seam::Broken || bare != Seam::Broken
    }

    /// Changes the text at a seam where only the whole text can decide.
    fn guess(
        &self,
        text: &mut Vec<u8>,
        recent: &mut Recent,
        seam: usize,
        last: Kind,
        next: (Kind, usize),
    ) {
        if let Some(newline) = self.newline
            && self.layout.is_none()
            && last != newline
            && next.0 != newline
            && text[seam..next.1].contains(&b'\n')
        {
            recent.lines += 1;
            if recent.how == Seams::Joined {
                text.splice(seam..next.1, [b' ']);
                return;
            }
        }
        if let Some(separator) = self.separator
            && !text.get(seam).is_none_or(u8::is_ascii_whitespace)
        {
            let apart = match recent.how {
                Seams::Asked | Seams::Joined => self.joins(text, &recent.tokens, next),
                Seams::Bare => false,
                Seams::Apart => true,
            };
            recent.seams += 1;
            if apart {
                recent.separated += 1;
                text.splice(seam..seam, separator.iter().copied());
            }
        }
    }

    /// Whether a lexer at the seam alone changes the tokens there; empty tokens are skipped.
    fn joins(&self, text: &[u8], before: &[Token], next: (Kind, usize)) -> bool {
        let last = before.iter().rposition(|token| token.end > token.start);
        let Some(last) = last.filter(|_| next.1 < text.len()) else {
            return false;
        };
        self.seam(text, &before[last..=last], Some(next)) == Seam::Broken
    }

    /// Whether seams can be checked alone.
    ///
    /// With modes or a hook the lexer's state there is unknown.
    fn seams_suffice(&self) -> bool {
        self.language.lexer.mode_names.len() == 1 && self.language.hook.is_none()
    }

    /// Lexes the tokens around a seam; without `next`, only trivia may follow.
    fn seam(&self, text: &[u8], before: &[Token], next: Option<(Kind, usize)>) -> Seam {
        let mut lexer = Lexer::new(self.language);
        let mut at = before.first().map_or(0, |token| token.start as usize);
        let mut before = before.iter();
        let mut seam = Seam::Holds;
        while at < text.len() {
            let Ok(found) = lexer.next(text, at) else {
                return Seam::Broken;
            };
            if found.visible() {
                let Some(token) = before.next() else {
                    return if next == Some((found.kind, at)) {
                        seam
                    } else {
                        Seam::Broken
                    };
                };
                let same = found.kind == token.kind
                    && at == token.start as usize
                    && found.end == token.end as usize;
                if !same {
                    return Seam::Broken;
                }
            }
            if found.open && next.is_some() {
                seam = Seam::Open;
            }
            at = found.end;
        }
        if next.is_none() && before.next().is_none() {
            seam
        } else {
            Seam::Broken
        }
    }

    /// Whether the whole text has these tokens; records their places.
    ///
    /// Only tokens of white space may have moved.
    fn read_back(&self, text: &[u8], tokens: &mut Vec<Token>) -> bool {
        let Ok(found) = crate::lex::tokenize(self.language, text) else {
            return false;
        };
        let same = |(found, token): (&Token, &Token)| {
            let place = (found.start, found.end) == (token.start, token.end);
            found.kind == token.kind && (place || token.of(text).trim_ascii().is_empty())
        };
        let all = found.len() == tokens.len() && found.iter().zip(&*tokens).all(same);
        if all {
            *tokens = found;
        }
        all
    }

    fn lexes_as(&self, tree: &Tree, candidate: &Candidate, text: &[u8]) -> bool {
        let Ok(tokens) = crate::lex::tokenize(self.language, text) else {
            return false;
        };
        let mut kinds: Vec<Kind> = Vec::with_capacity(tokens.len());
        for (_, run) in candidate.runs(tree) {
            match run {
                Run::Base(run) => {
                    let base = &tree.tokens[run.start as usize..run.end as usize];
                    kinds.extend(base.iter().map(|token| token.kind));
                }
                Run::New(new) => kinds.extend(new.iter().map(|(kind, _)| *kind)),
            }
        }
        tokens.iter().map(|token| token.kind).eq(kinds)
    }
}

fn end_before(tree: &Tree, token: u32) -> usize {
    match token {
        0 => 0,
        _ => tree.tokens[token as usize - 1].end as usize,
    }
}

fn start_of(tree: &Tree, token: u32) -> usize {
    tree.tokens
        .get(token as usize)
        .map_or(tree.text.len(), |t| t.start as usize)
}

fn without_blank_lines(trivia: &[u8]) -> &[u8] {
    let blank = trivia
        .iter()
        .take_while(|b| b.is_ascii_whitespace())
        .count();
    let line = trivia[..blank].iter().rposition(|&b| b == b'\n');
    &trivia[line.map_or(0, |at| at + 1)..]
}
