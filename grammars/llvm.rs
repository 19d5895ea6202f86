//! Replacement of value numbers by names before a reduction.
//!
//! LLVM demands numbers without gaps, so no numbered instruction could go alone. A value with its
//! number before it (instruction, block, parameter) gets a name. One without (first block,
//! parameters of old files) keeps its number, less the named ones counted before.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use secateur_tables::Kind;

use secateur_syntax::Language;
use secateur_syntax::lex::Token;
use secateur_syntax::tree::Tree;

/// Returns the text with names; `None` if no value has a number or a type has one.
///
/// Numbered types look like values.
#[must_use]
pub fn prepare(language: &Language, tree: &Tree) -> Option<Vec<u8>> {
    let file = File::new(language, tree);
    let at = |at: usize, text: &str| file.text(at) == text.as_bytes();
    if (0..file.tokens.len())
        .any(|t| file.local(t).is_some() && at(t + 1, "=") && at(t + 2, "type"))
    {
        return None;
    }
    let functions = functions(language, tree);
    let defined: Vec<BTreeSet<u64>> = functions.iter().map(|it| file.defined(it)).collect();
    if defined.iter().all(BTreeSet::is_empty) {
        return None;
    }
    let of_name: BTreeMap<&[u8], &BTreeSet<u64>> = functions
        .iter()
        .zip(&defined)
        .map(|(function, defined)| (unquoted(file.text(function.name)), defined))
        .collect();
    let stem = file.stem();
    let mut named = Named::default();
    let mut next = 0;
    for at in 0..file.tokens.len() {
        while functions.get(next).is_some_and(|it| it.all.end <= at) {
            next += 1;
        }
        let within = functions.get(next).filter(|it| it.all.contains(&at));
        let own = within.map(|_| &defined[next]);
        let token = file.tokens[at];
        if let (Some(number), Some(own)) = (file.label(at), own) {
            if own.contains(&number) {
                named.put(tree.text(), token, &format!("{stem}{number}:"));
            }
            continue;
        }
        let Some(number) = file.local(at) else {
            continue;
        };
        let defined = match file.block_of(at) {
            Some(function) => of_name.get(function).copied(),
            None => own,
        };
        let Some(defined) = defined else {
            continue;
        };
        let text = match defined.contains(&number) {
            true => format!("%{stem}{number}"),
            false => format!("%{}", number - defined.range(..number).count() as u64),
        };
        named.put(tree.text(), token, &text);
    }
    named.text.extend_from_slice(&tree.text()[named.copied..]);
    Some(named.text)
}

struct Function {
    all: Range<usize>,
    /// The `@name` before the parameters.
    name: usize,
    parameters: Range<usize>,
}

fn functions(language: &Language, tree: &Tree) -> Vec<Function> {
    let mut found: Vec<Function> = Vec::new();
    let mut all = 0..0;
    for node in tree.all() {
        let first = tree.first_token(node);
        let tokens = first..first + tree.weight(node) as usize;
        match language.kind_name(tree.kind(node)) {
            "function" => all = tokens,
            // The first parameters in a function are its own.
            "parameters" if all.contains(&first) => found.push(Function {
                all: std::mem::take(&mut all),
                name: first - 1,
                parameters: tokens,
            }),
            _ => {}
        }
    }
    found
}

struct File<'a> {
    text: &'a [u8],
    tokens: &'a [Token],
    local: Option<Kind>,
    label: Option<Kind>,
    global: Option<Kind>,
}

impl<'a> File<'a> {
    fn new(language: &Language, tree: &'a Tree) -> Self {
        let kind = |name: &str| {
            let at = language.tokens.iter().position(|token| token.name == name);
            at.map(|at| Kind(at as u16))
        };
        Self {
            text: tree.text(),
            tokens: tree.tokens(),
            local: kind("LOCAL"),
            label: kind("LABEL"),
            global: kind("GLOBAL"),
        }
    }

    /// Returns an empty text behind the last token.
    fn text(&self, at: usize) -> &'a [u8] {
        self.tokens.get(at).map_or(&[], |token| token.of(self.text))
    }

    fn is(&self, at: usize, kind: Option<Kind>) -> bool {
        self.tokens.get(at).map(|token| token.kind) == kind
    }

    fn local(&self, at: usize) -> Option<u64> {
        number(self.text(at).strip_prefix(b"%")?).filter(|_| self.is(at, self.local))
    }

    fn label(&self, at: usize) -> Option<u64> {
        number(self.text(at).strip_suffix(b":")?).filter(|_| self.is(at, self.label))
    }

    fn defined(&self, function: &Function) -> BTreeSet<u64> {
        let mut depth = 0;
        let mut found = BTreeSet::new();
        for at in function.parameters.clone() {
            match self.text(at) {
                b"(" => depth += 1,
                b")" => depth -= 1,
                // Deeper tokens belong to an attribute or a type.
                _ if depth == 1 => found.extend(self.local(at)),
                _ => {}
            }
        }
        for at in function.parameters.end..function.all.end {
            found.extend(self.label(at));
            found.extend(self.local(at).filter(|_| self.text(at + 1) == b"="));
        }
        found
    }

    /// Returns the function whose block a token names for certain.
    fn block_of(&self, at: usize) -> Option<&'a [u8]> {
        let before = |by: usize| at.checked_sub(by).map_or(&[][..], |at| self.text(at));
        let named = before(1) == b"," && self.is(at.checked_sub(2)?, self.global);
        let of_block =
            before(3) == b"uselistorder_bb" || before(3) == b"(" && before(4) == b"blockaddress";
        (named && of_block).then(|| unquoted(before(2)))
    }

    /// Returns a stem that, with a number, is no name of the file.
    fn stem(&self) -> String {
        let taken: BTreeSet<&[u8]> = (0..self.tokens.len())
            .map(|at| {
                let is_sign = |byte: &u8| b"%@$!#:\"".contains(byte);
                let name = self.text(at);
                let from = name.iter().take_while(|byte| is_sign(byte)).count();
                let name = &name[from..];
                let end = name.iter().rposition(|byte| !is_sign(byte));
                let name = &name[..end.map_or(0, |end| end + 1)];
                let stem = name.iter().rposition(|byte| !byte.is_ascii_digit());
                &name[..stem.map_or(0, |stem| stem + 1)]
            })
            .collect();
        let mut stem = "v".to_owned();
        while taken.contains(stem.as_bytes()) {
            stem.push('v');
        }
        stem
    }
}

fn number(text: &[u8]) -> Option<u64> {
    if !text.iter().all(u8::is_ascii_digit) {
        return None;
    }
    std::str::from_utf8(text).ok()?.parse().ok()
}

/// Returns the name of `@f` or `@"f"`; `"5"` is not a number.
fn unquoted(global: &[u8]) -> &[u8] {
    let name = global.get(1..).unwrap_or(&[]);
    let inner = name
        .strip_prefix(b"\"")
        .and_then(|it| it.strip_suffix(b"\""));
    inner.filter(|it| number(it).is_none()).unwrap_or(name)
}

#[derive(Default)]
struct Named {
    text: Vec<u8>,
    copied: usize,
}

impl Named {
    fn put(&mut self, old: &[u8], token: Token, new: &str) {
        self.text
            .extend_from_slice(&old[self.copied..token.start as usize]);
        self.text.extend_from_slice(new.as_bytes());
        self.copied = token.end as usize;
        // A number ends before a letter, a name does not.
        let next = old.get(self.copied);
        if next.is_some_and(|next| next.is_ascii_alphanumeric() || b"-$._\"".contains(next)) {
            self.text.push(b' ');
        }
    }
}
