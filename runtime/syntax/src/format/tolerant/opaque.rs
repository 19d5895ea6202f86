//! A language with kinds for text that is not in it.
//!
//! The tables get a token type for characters that begin no token, and three rules for opaque
//! regions:
//!
//! ```text
//! opaque:       opaqueItem*
//! opaqueItem:   opaqueToken | opaque
//! opaqueToken:  any token type
//! ```
//!
//! No other rule refers to them, so the parser reads the same texts as before.

use secateur_tables::packed::Transitions;
use secateur_tables::{
    Description, Disposition, Form, Kind, LexerRule, Origin, Rule, Tables, TokenRole, TokenType,
    Unpacked,
};

/// The kinds of opaque regions.
#[derive(Clone, Copy, Debug)]
pub struct Opaque {
    /// A list of items.
    pub list: Kind,
    /// An item: a token, or a list again.
    pub item: Kind,
    /// A character that begins no token.
    pub unknown: Kind,
}

/// A way to split a text by the lexer alone, as a base line for numbers of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plain {
    /// A list of lines, each a list of the tokens that begin on it.
    Lines,
    /// A list of tokens.
    Tokens,
}

const RULES: [&str; 3] = ["opaque", "opaqueItem", "opaqueToken"];

/// Adds these kinds; `None` if there are too many kinds or lexer states.
#[must_use]
pub fn with_opaque(language: &Tables) -> Option<(Tables, Opaque)> {
    let kinds = language.kinds() + 1 + RULES.len();
    if kinds >= usize::from(u16::MAX) {
        return None;
    }
    let unknown = language.first_guard;
    let moved = |kind: Kind| Kind(kind.0 + u16::from(kind >= unknown));
    let [list, item, token] = [0, 1, 2].map(|at| Kind((language.kinds() + 1 + at) as u16));

    let mut new = language.description().clone();
    let mut automata = language.automata().unpack();
    read_unknown(&mut new, &mut automata, unknown, &moved)?;
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
            subsumes: [].as_slice().into(),
        });
        symbols.extend(of);
    }
    new.nullable.to_mut().insert(unknown.index(), false);
    new.nullable.to_mut().extend([true, true, false]);
    automata.decision_rows.extend([None; RULES.len()]);
    for row in &mut automata.decisions {
        row.insert(unknown.index(), 0);
    }
    // Further decisions and shortest sentences have only tokens that keep their numbers.
    for kinds in &mut automata.guard_tokens {
        kinds.retain(|&kind| kind < unknown);
    }

    // No slot expects an unknown character, so it needs no shortest text.
    automata.shortest.insert(unknown.index(), Vec::new());
    let any = (1..new.first_guard.0).map(Kind).find(|&kind| {
        let text = new.tokens[kind.index()].shortest.as_ref();
        text.is_some_and(|text| !text.is_empty())
    });
    // By added rule: list, item, token.
    let any = Vec::from_iter(any);
    automata.shortest.extend([Vec::new(), Vec::new(), any]);
    new.relate();
    let packed = automata.pack(&new);
    let tables = Tables::new(&new, packed).expect("a part was added to tables that fit");
    Some((
        tables,
        Opaque {
            list,
            item,
            unknown,
        },
    ))
}

fn read_unknown(
    new: &mut Description,
    automata: &mut Unpacked,
    unknown: Kind,
    moved: &dyn Fn(Kind) -> Kind,
) -> Option<()> {
    let rules = new.lexer.rules.to_mut();
    for rule in rules.iter_mut() {
        rule.token = moved(rule.token);
    }
    rules.push(LexerRule {
        token: unknown,
        disposition: Disposition::Emit,
        channel: 0,
        modes: [].as_slice().into(),
        code: [].as_slice().into(),
    });
    let accept = u16::try_from(rules.len()).ok()?;
    let classes = usize::from(automata.classes);
    let transitions = &mut automata.transitions;
    let accepts = &mut automata.accepts;
    for mode in &mut automata.modes {
        let first = *mode;
        if first == Transitions::ESCAPE {
            continue;
        }
        // The first state of a mode may also be a state within a token.
        let start = copy(first, None, classes, transitions, accepts)?;
        let mut alone = 0;
        for class in 0..classes {
            let at = usize::from(start) * classes + class;
            let next = transitions[at];
            if next == Transitions::ESCAPE {
                continue;
            }
            transitions[at] = match next {
                0 if alone == 0 => {
                    alone = copy(0, Some(accept), classes, transitions, accepts)?;
                    alone
                }
                0 => alone,
                // Prefers a longer token, which may end before its rule does.
                next if accepts[usize::from(next)] == 0 => {
                    copy(next, Some(accept), classes, transitions, accepts)?
                }
                next => next,
            };
        }
        *mode = start;
    }
    Some(())
}

/// Appends a copy of a state; it accepts `accept`, if given.
fn copy(
    state: u16,
    accept: Option<u16>,
    classes: usize,
    transitions: &mut Vec<u16>,
    accepts: &mut Vec<u16>,
) -> Option<u16> {
    let number = u16::try_from(accepts.len()).ok();
    let number = number.filter(|&number| number != Transitions::ESCAPE)?;
    let from = usize::from(state) * classes;
    transitions.extend_from_within(from..from + classes);
    accepts.push(accept.unwrap_or(accepts[usize::from(state)]));
    Some(number)
}
