//! A language with room for parts that are not in it.
//!
//! The tables get a token type for characters that no lexer rule begins with, and
//! three rules for what the grammar cannot read:
//!
//! ```text
//! opaque:       opaqueItem*
//! opaqueItem:   opaqueToken | opaque
//! opaqueToken:  any token type
//! ```
//!
//! No other rule refers to them, so the parser reads what it read before.

use secateur_tables::{
    Disposition, Form, Kind, LexerRule, LexerTables, Origin, Rule, Table, Tables, TokenRole,
    TokenType,
};

/// The kinds of what is not in a language.
#[derive(Clone, Copy, Debug)]
pub struct Opaque {
    /// A list of what cannot be read.
    pub list: Kind,
    /// What is in such a list: a token, or a list again.
    pub item: Kind,
}

/// How a text is taken apart without its grammar. The lexer is that of the language, so
/// numbers of tokens can be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plain {
    /// A list of lines, each a list of the tokens that begin on it.
    Lines,
    /// A list of tokens.
    Tokens,
}

/// The rules that are added: their names, the list first.
const RULES: [&str; 3] = ["opaque", "opaqueItem", "opaqueToken"];

/// Adds the kinds to a language; `None` if there is no room for so many kinds or
/// lexer states.
#[must_use]
pub fn with_opaque(language: &Tables) -> Option<(Tables, Opaque)> {
    let kinds = language.kinds() + 1 + RULES.len();
    if kinds >= usize::from(u16::MAX) {
        return None;
    }
    let old_tokens = language.tokens.len();
    let unknown = language.first_guard;
    let moved = |kind: Kind| Kind(kind.0 + u16::from(kind >= unknown));
    let [list, item, token] = [0, 1, 2].map(|at| Kind((language.kinds() + 1 + at) as u16));

    let mut new = language.clone();
    new.lexer = lexer(&language.lexer, unknown, &moved)?;
    new.first_guard = moved(unknown);
    new.tokens.to_mut().insert(
        unknown.index(),
        TokenType {
            name: "unknown character".into(),
            shortest: None,
            role: TokenRole::Plain,
        },
    );
    new.start = moved(language.start);

    let symbols = new.symbols.to_mut();
    for symbol in symbols.iter_mut() {
        *symbol = moved(*symbol);
    }
    // Predicates are no tokens of a text.
    let readable = (1..new.first_guard.0).map(Kind);
    let added: [(Form, Vec<Kind>); 3] = [
        (Form::Star, vec![item]),
        (Form::Alternation, vec![token, list]),
        (Form::Set, readable.collect()),
    ];
    for (name, (form, of)) in RULES.into_iter().zip(added) {
        new.rules.to_mut().push(Rule {
            name: name.into(),
            form,
            first: symbols.len() as u32,
            len: of.len() as u32,
            lazy: false,
            origin: Origin::Written,
        });
        symbols.extend(of);
    }
    new.nullable.to_mut().insert(unknown.index(), false);
    new.nullable.to_mut().extend([true, true, false]);
    new.decision_rows
        .to_mut()
        .extend([Tables::NO_ROW; RULES.len()]);
    new.decisions = language
        .decisions
        .chunks(old_tokens.max(1))
        .flat_map(|row| {
            let (before, behind) = row.split_at(unknown.index());
            before.iter().chain([&0]).chain(behind).copied()
        })
        .collect();
    new.guard_tokens = guard_tokens(language, unknown, new.tokens.len());
    subsume(language, &mut new, unknown, [list, item, token]);

    // Nobody asks for an unknown character, so nobody asks what it is at least.
    let at = new.shortest[unknown.index()];
    new.shortest.to_mut().insert(unknown.index(), at);
    let shortest = new.shortest_tokens.to_mut();
    for token in shortest.iter_mut() {
        *token = moved(*token);
    }
    let nothing = shortest.len() as u32;
    let any = (1..new.first_guard.0).map(Kind).find(|&kind| {
        let text = new.tokens[kind.index()].shortest.as_ref();
        text.is_some_and(|text| !text.is_empty())
    });
    shortest.extend(any);
    let one = shortest.len() as u32;
    // The list, the item, the token; each entry is where the next kind begins.
    new.shortest.to_mut().extend([nothing, nothing, one]);
    Some((new, Opaque { list, item }))
}

/// The rows of predicates for so many token types, without those that are no text.
fn guard_tokens(old: &Tables, unknown: Kind, tokens: usize) -> Table<u64> {
    let before = |word: usize| match unknown.index().saturating_sub(word * 64) {
        0 => 0,
        bits @ 1..64 => (1 << bits) - 1,
        _ => u64::MAX,
    };
    let (words, more) = (old.tokens.len().div_ceil(64), tokens.div_ceil(64));
    let rows = old.guard_tokens.chunks(words.max(1));
    let words = |row: &[u64]| -> Vec<u64> {
        let row = row.iter().chain(std::iter::repeat(&0)).take(more);
        row.zip(0..)
            .map(|(bits, word)| bits & before(word))
            .collect()
    };
    rows.flat_map(words).collect()
}

/// Lets the lexer take a character that begins no token for a token.
fn lexer(old: &LexerTables, unknown: Kind, moved: &dyn Fn(Kind) -> Kind) -> Option<LexerTables> {
    let mut new = old.clone();
    for rule in new.rules.to_mut() {
        rule.token = moved(rule.token);
    }
    new.rules.to_mut().push(LexerRule {
        token: unknown,
        disposition: Disposition::Emit,
        channel: 0,
        modes: [].as_slice().into(),
        code: [].as_slice().into(),
    });
    let accept = u16::try_from(new.rules.len()).ok()?;
    let classes = usize::from(old.classes);
    let transitions = new.transitions.to_mut();
    let accepts = new.accepts.to_mut();
    for mode in 0..old.modes.len() {
        let first = old.modes[mode];
        if first == LexerTables::ESCAPE {
            continue;
        }
        // The first state of a mode may be a state within a token as well.
        let start = copy(first, None, classes, transitions, accepts)?;
        let mut alone = 0;
        for class in 0..classes {
            let at = usize::from(start) * classes + class;
            let next = transitions[at];
            if next == LexerTables::ESCAPE {
                continue;
            }
            transitions[at] = match next {
                0 if alone == 0 => {
                    alone = copy(0, Some(accept), classes, transitions, accepts)?;
                    alone
                }
                0 => alone,
                // Where it begins a token that may not be whole, that token is preferred.
                next if accepts[usize::from(next)] == 0 => {
                    copy(next, Some(accept), classes, transitions, accepts)?
                }
                next => next,
            };
        }
        new.modes.to_mut()[mode] = start;
    }
    Some(new)
}

/// Appends a state that goes on as another does.
fn copy(
    state: u16,
    accept: Option<u16>,
    classes: usize,
    transitions: &mut Vec<u16>,
    accepts: &mut Vec<u16>,
) -> Option<u16> {
    let number = u16::try_from(accepts.len()).ok();
    let number = number.filter(|&number| number != LexerTables::ESCAPE)?;
    let from = usize::from(state) * classes;
    transitions.extend_from_within(from..from + classes);
    accepts.push(accept.unwrap_or(accepts[usize::from(state)]));
    Some(number)
}

/// Fills the bit rows anew: the old relation, and any token where something opaque
/// is asked for.
fn subsume(old: &Tables, new: &mut Tables, unknown: Kind, rules: [Kind; 3]) {
    let kinds = new.kinds();
    let words = new.bit_words();
    let mut rows = vec![0_u64; kinds * words];
    let mut set = |slot: usize, kind: usize| {
        rows[slot * words + kind / 64] |= 1 << (kind % 64);
    };
    let moved = |kind: usize| kind + usize::from(kind >= unknown.index());
    for slot in 0..old.kinds() {
        let row = slot * old.bit_words();
        for word in 0..old.bit_words() {
            let mut bits = old.subsumes[row + word];
            while bits != 0 {
                let kind = word * 64 + bits.trailing_zeros() as usize;
                set(moved(slot), moved(kind));
                bits &= bits - 1;
            }
        }
    }
    set(unknown.index(), unknown.index());
    let [list, item, token] = rules;
    let tokens = 1..new.first_guard.index();
    for slot in rules {
        for kind in tokens.clone().chain([token.index()]) {
            set(slot.index(), kind);
        }
    }
    for slot in [list, item] {
        set(slot.index(), list.index());
        set(slot.index(), item.index());
    }
    new.subsumes = rows.into();
}
