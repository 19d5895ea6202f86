//! Readable names of the rules that normalization made.
//!
//! Passes name a rule before its final use is known, so this last pass renames it. A part of one
//! written rule is named by rule and content: `(',' member)*` in `object` is `object_next_members`;
//! a shared part by content: `optional_comma`. Content is:
//!
//! - of a list the plural of its item, of `x?` `optional_x`;
//! - of a sequence its keywords, else its first symbols;
//! - behind a common beginning that beginning (`locking_after_for`);
//! - of left recursion the name of that pass (`_tail`, `_operand`).
//!
//! Each rule has several names of increasing length; rules with equal names all take their next. A
//! number is the last resort.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use secateur_tables::{Form, Kind, Part, all_but, lacks_few};

use super::cfg::Symbol;
use super::origin::Origin;
use super::pnf::{Pnf, PnfRule};
use crate::names::{free, sign};

/// Maximal bytes of a description before words are left out.
const SHORT: usize = 36;

/// [`SHORT`] of the longer descriptions.
const LONG: usize = 48;

/// Maximal bytes of the description before a part.
const BEFORE: usize = 24;

/// Maximal depth of rules in a description.
const DEPTH: usize = 6;

pub(super) fn rename(pnf: &mut Pnf, tokens: &[String]) {
    let names = Describe::of(pnf, tokens).names();
    for (rule, name) in pnf.rules.iter_mut().zip(names) {
        rule.name = name;
    }
}

struct Describe<'a> {
    pnf: &'a Pnf,
    tokens: &'a [String],
    /// Literals: a punctuation mark with the name of one gets the suffix `_sign`.
    keywords: BTreeSet<&'a str>,
    /// By rule: the written rules with it as a part.
    owners: Vec<BTreeSet<u32>>,
    /// By rule: each use, as rule and position.
    users: Vec<Vec<(u32, usize)>>,
}

impl<'a> Describe<'a> {
    fn of(pnf: &'a Pnf, tokens: &'a [String]) -> Self {
        let mut owners = vec![BTreeSet::new(); pnf.rules.len()];
        let mut users = vec![Vec::new(); pnf.rules.len()];
        for (user, at) in pnf.rules.iter().zip(0..) {
            for (place, symbol) in user.symbols.iter().enumerate() {
                if let Symbol::Rule(rule) = *symbol {
                    users[rule as usize].push((at, place));
                }
            }
            let mut work = match user.origin {
                Origin::Written => vec![at],
                Origin::Outlined { .. } => Vec::new(),
            };
            while let Some(rule) = work.pop() {
                let rules = pnf.rules[rule as usize].symbols.iter();
                work.extend(rules.filter_map(|symbol| match *symbol {
                    Symbol::Rule(part) => {
                        let is_written = pnf.rules[part as usize].origin == Origin::Written;
                        (!is_written && owners[part as usize].insert(at)).then_some(part)
                    }
                    Symbol::Token(_) => None,
                }));
            }
        }
        let keywords = tokens.iter().filter_map(|name| literal(name));
        Self {
            pnf,
            tokens,
            keywords: keywords.collect(),
            owners,
            users,
        }
    }

    fn names(&self) -> Vec<String> {
        let rules = &self.pnf.rules;
        let choices: Vec<Vec<String>> = (0..).zip(rules).map(|(at, _)| self.choices(at)).collect();
        let mut chosen = vec![0; rules.len()];
        loop {
            let mut by_name: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
            for (at, choices) in choices.iter().enumerate() {
                by_name.entry(&choices[chosen[at]]).or_default().push(at);
            }
            let mut more = false;
            let is_token = |name: &str| self.tokens.iter().any(|token| token == name);
            for (name, same) in &by_name {
                let is_token = is_token(name);
                if same.len() < 2 && !is_token {
                    continue;
                }
                // A quantifier of a written rule keeps its name if possible.
                let keeps = |at: &&usize| self.is_of_written(&rules[**at]);
                let others = same.iter().filter(|at| !keeps(at));
                let any_other = others.clone().next().is_some();
                let has_written = same.iter().any(|&at| rules[at].origin == Origin::Written);
                let bumped: Vec<usize> = match any_other && !has_written && !is_token {
                    true => others.copied().collect(),
                    false => same.clone(),
                };
                for at in bumped {
                    if chosen[at] + 1 < choices[at].len() {
                        chosen[at] += 1;
                        more = true;
                    }
                }
            }
            if !more {
                break;
            }
        }
        let is_written = |rule: &&PnfRule| rule.origin == Origin::Written;
        let written = rules.iter().filter(is_written);
        let mut taken: HashSet<String> = written.map(|rule| rule.name.clone()).collect();
        taken.extend(self.tokens.iter().cloned());
        let names = rules
            .iter()
            .enumerate()
            .map(|(at, rule)| match rule.origin {
                Origin::Written => rule.name.clone(),
                Origin::Outlined { .. } => free(choices[at][chosen[at]].clone(), &mut taken),
            });
        names.collect()
    }

    fn choices(&self, at: u32) -> Vec<String> {
        let rule = &self.pnf.rules[at as usize];
        let Origin::Outlined { of, part } = &rule.origin else {
            return vec![rule.name.clone()];
        };
        let [short, long] = [SHORT, LONG].map(|longest| self.rule(rule, longest, DEPTH));
        let behind = self.behind(at).map(|before| format!("after_{before}"));
        let mut whats = Vec::new();
        if *part == Part::Rest {
            whats.extend(behind.clone());
        }
        whats.push(short.clone());
        if rule.lazy {
            whats.push(format!("lazy_{short}"));
        }
        if rule.form == Form::Plus {
            let is_star = |other: &PnfRule| other.form == Form::Star;
            let mut stars = self.pnf.rules.iter().filter(|other| is_star(other));
            // The list that may be empty has the plain name.
            if stars.any(|star| star.symbols == rule.symbols) {
                whats.clear();
            }
            whats.push(format!("some_{short}"));
        }
        whats.extend(behind.map(|behind| format!("{short}_{behind}")));
        whats.push(long.clone());
        if let [first, .., last] = rule.symbols[..]
            && rule.form == Form::Sequence
        {
            let [first, last] = [first, last].map(|symbol| self.symbol(symbol, SHORT, DEPTH));
            whats.push(format!("{first}_to_{last}"));
        }
        whats.push(match rule.form {
            Form::Sequence => format!("{short}_sequence"),
            Form::Alternation | Form::Set => format!("{short}_choice"),
            Form::Optional => format!("{short}_option"),
            Form::Star | Form::Plus => format!("{short}_list"),
        });
        let owners = &self.owners[at as usize];
        let owner = match owners.first() {
            Some(&only) if owners.len() == 1 => Some(&self.pnf.rules[only as usize].name),
            _ => None,
        };
        let mut names: Vec<String> = whats
            .into_iter()
            .map(|what| match owner {
                // A quantifier of a written rule belongs to no other.
                Some(owner) if !self.is_of_written(rule) => match what == *owner {
                    true => format!("{owner}_list"),
                    false => format!("{owner}_{what}"),
                },
                _ => what,
            })
            .collect();
        names.extend([short, long].map(|what| format!("{of}_{what}")));
        names.dedup();
        names
    }

    /// Tests for a quantifier of the written rule of which it was made.
    fn is_of_written(&self, rule: &PnfRule) -> bool {
        let Origin::Outlined { of, .. } = &rule.origin else {
            return false;
        };
        let is_written = |symbol: &Symbol| match symbol {
            Symbol::Rule(rule) => self.pnf.rules[*rule as usize].name == *of,
            Symbol::Token(_) => false,
        };
        matches!(rule.form, Form::Star | Form::Plus | Form::Optional)
            && rule.symbols.iter().all(is_written)
    }

    /// Describes the symbols before a rule with a single use.
    fn behind(&self, at: u32) -> Option<String> {
        let [(user, place)] = self.users[at as usize][..] else {
            return None;
        };
        let rule = &self.pnf.rules[user as usize];
        match rule.form {
            Form::Sequence if place > 0 => {
                let before = self.sequence(&rule.symbols[..place], BEFORE, DEPTH);
                Some(before)
            }
            Form::Optional => self.behind(user),
            _ => None,
        }
    }

    fn rule(&self, rule: &PnfRule, longest: usize, depth: usize) -> String {
        let part = match &rule.origin {
            Origin::Written => return rule.name.clone(),
            Origin::Outlined { part, .. } => *part,
        };
        let fixed = match part {
            Part::Tail => Some("tail"),
            Part::Prefix => Some("prefix"),
            Part::Base => Some("base"),
            Part::Operand => Some("operand"),
            Part::Item => Some("item"),
            _ => None,
        };
        let inner = |symbol: &Symbol| self.symbol(*symbol, longest, depth);
        match (rule.form, fixed) {
            (Form::Star | Form::Plus, _) => plural(&inner(&rule.symbols[0])),
            (Form::Optional, _) => {
                let inner = inner(&rule.symbols[0]);
                match inner.starts_with("optional_") {
                    true => inner,
                    false => format!("optional_{inner}"),
                }
            }
            (_, Some(fixed)) => fixed.to_owned(),
            (Form::Sequence, None) => self.sequence(&rule.symbols, longest, depth),
            (Form::Alternation | Form::Set, None) => {
                let kinds = rule.symbols.iter().filter_map(|symbol| match symbol {
                    Symbol::Token(token) => Some(Kind(token.0)),
                    Symbol::Rule(_) => None,
                });
                let kinds: Vec<Kind> = kinds.collect();
                if rule.form == Form::Set && lacks_few(&kinds, Kind(self.pnf.first_guard.0)) {
                    return self.but(&kinds, longest);
                }
                let words: Vec<String> = rule.symbols.iter().map(inner).collect();
                either(&words, longest)
            }
        }
    }

    fn but(&self, set: &[Kind], longest: usize) -> String {
        let others = all_but(set, Kind(self.pnf.first_guard.0));
        let others: Vec<String> = others.map(|kind| self.words(kind.index())).collect();
        match others.is_empty() {
            true => "any".to_owned(),
            false => format!("any_but_{}", either(&others, longest)),
        }
    }

    fn symbol(&self, symbol: Symbol, longest: usize, depth: usize) -> String {
        match symbol {
            Symbol::Token(token) => self.words(usize::from(token.0)),
            Symbol::Rule(rule) => match depth.checked_sub(1) {
                Some(depth) => self.rule(&self.pnf.rules[rule as usize], longest, depth),
                None => "part".to_owned(),
            },
        }
    }

    fn sequence(&self, symbols: &[Symbol], longest: usize, depth: usize) -> String {
        let is_text = |symbol: &Symbol| self.is_text(*symbol);
        let symbols: Vec<Symbol> = symbols.iter().copied().filter(is_text).collect();
        let described = |symbol: Symbol| self.symbol(symbol, longest, depth);
        if let Some(item) = self.separated(&symbols) {
            let item = described(item);
            return match longest == LONG {
                true => format!("{item}_list"),
                false => plural(&item),
            };
        }
        let is_sign = |symbol: &Symbol| match symbol {
            Symbol::Token(token) => {
                let name = &self.tokens[usize::from(token.0)];
                name.starts_with('\'') && !name.contains(char::is_alphanumeric)
            }
            Symbol::Rule(_) => false,
        };
        let keywords: Vec<String> = symbols
            .iter()
            .filter(|symbol| matches!(symbol, Symbol::Token(_)) && !is_sign(symbol))
            .map(|symbol| described(*symbol))
            .collect();
        // A separator before one symbol: an item that follows in a list.
        if let [separator, content] = symbols[..]
            && is_separator(&described(separator))
            && is_sign(&separator)
            && !is_sign(&content)
        {
            return format!("next_{}", described(content));
        }
        let first_is_word = symbols.first().is_some_and(|symbol| !is_sign(symbol));
        let needed: Vec<Symbol> = match longest == LONG {
            true => Vec::new(),
            false => symbols
                .iter()
                .copied()
                .filter(|it| !self.is_optional(*it))
                .collect(),
        };
        let shown = if needed.is_empty() { &symbols } else { &needed };
        let parts: Vec<String> = match keywords.is_empty() || !first_is_word || longest == LONG {
            false => keywords,
            true => shown.iter().map(|&symbol| described(symbol)).collect(),
        };
        let mut parts = parts.into_iter();
        let mut name = parts.next().unwrap_or_else(|| "nothing".to_owned());
        for part in parts {
            if name.len() + 1 + part.len() > longest {
                break;
            }
            name.push('_');
            name.push_str(&part);
        }
        name
    }

    fn is_text(&self, symbol: Symbol) -> bool {
        match symbol {
            Symbol::Token(token) => token.0 != 0 && token < self.pnf.first_guard,
            Symbol::Rule(_) => true,
        }
    }

    fn is_optional(&self, symbol: Symbol) -> bool {
        match symbol {
            Symbol::Token(_) => false,
            Symbol::Rule(rule) => {
                let form = self.pnf.rules[rule as usize].form;
                matches!(form, Form::Optional | Form::Star)
            }
        }
    }

    /// Returns the item of `x (',' x)*`.
    fn separated(&self, symbols: &[Symbol]) -> Option<Symbol> {
        let [item, Symbol::Rule(list)] = *symbols else {
            return None;
        };
        let list = &self.pnf.rules[list as usize];
        let Symbol::Rule(next) = *list.symbols.first()? else {
            return None;
        };
        let next = &self.pnf.rules[next as usize];
        let ends_so = next.form == Form::Sequence && next.symbols.last() == Some(&item);
        let is_list =
            matches!(list.form, Form::Star | Form::Plus) && list.origin != Origin::Written;
        (is_list && ends_so && next.origin != Origin::Written).then_some(item)
    }

    fn words(&self, token: usize) -> String {
        let name = &self.tokens[token];
        let Some(text) = literal(name) else {
            return name.clone();
        };
        let mut words: Vec<String> = Vec::new();
        let mut in_word = false;
        for character in text.chars() {
            let is_word = character.is_alphanumeric() || character == '_';
            if is_word && in_word {
                if let Some(word) = words.last_mut() {
                    word.push(character);
                }
            } else if is_word {
                words.push(character.to_string());
            } else {
                words.push(match sign(character) {
                    Some(word) => word.to_lowercase(),
                    None => format!("u{:x}", u32::from(character)),
                });
            }
            in_word = is_word;
        }
        let words: Vec<&str> = words.iter().map(|word| word.trim_matches('_')).collect();
        let name = words.join("_");
        let is_sign = !text.contains(char::is_alphanumeric);
        match is_sign && self.keywords.contains(&*name) {
            true => format!("{name}_sign"),
            false => name,
        }
    }
}

/// Returns the text of a literal; `None` for the name of a lexer rule.
fn literal(name: &str) -> Option<&str> {
    name.strip_prefix('\'')?.strip_suffix('\'')
}

fn either(words: &[String], longest: usize) -> String {
    let Some((first, others)) = words.split_first() else {
        return "nothing".to_owned();
    };
    let first = match others {
        [] => first,
        _ => first.strip_suffix("_or_other").unwrap_or(first),
    };
    let all = format!("{first}_or_{}", others.join("_or_"));
    let few = if longest == SHORT { 1 } else { usize::MAX };
    match others {
        [] => first.to_owned(),
        _ if others.len() <= few && all.len() <= longest => all,
        _ if longest == SHORT => format!("{first}_or_other"),
        _ => {
            let mut name = first.to_owned();
            for word in others {
                if name.len() + word.len() + "_or_".len() + "_or_other".len() > longest {
                    break;
                }
                name.push_str("_or_");
                name.push_str(word);
            }
            name + "_or_other"
        }
    }
}

fn is_separator(word: &str) -> bool {
    matches!(word, "comma" | "semicolon" | "dot" | "pipe")
}

fn plural(one: &str) -> String {
    let stem = one.strip_suffix('y');
    let stem = stem.filter(|stem| !stem.ends_with(['a', 'e', 'i', 'o', 'u']));
    match stem {
        Some(stem) => format!("{stem}ies"),
        None if one.ends_with(['s', 'x', 'z']) || one.ends_with("ch") || one.ends_with("sh") => {
            format!("{one}es")
        }
        None => format!("{one}s"),
    }
}

#[cfg(test)]
mod tests {
    use crate::load::Loader;
    use crate::normalize::Origin;

    fn made(grammar: &str) -> Vec<String> {
        let text = format!("grammar G; {grammar}");
        let compiled = Loader::text("G.g4", &text).compile().expect("a grammar");
        let rules = compiled.pnf.rules.into_iter();
        let made = rules.filter(|rule| rule.origin != Origin::Written);
        made.map(|rule| rule.name).collect()
    }

    #[test]
    fn a_part_is_called_after_its_rule() {
        assert_eq!(
            made("list : '[' (NAME (',' NAME)*)? ']' ; NAME : 'n' ;"),
            [
                "list_optional_NAMEs",
                "list_NAMEs",
                "list_next_NAMEs",
                "list_next_NAME",
            ]
        );
    }

    #[test]
    fn a_shared_part_is_called_by_what_it_is() {
        assert_eq!(
            made("a : 'x' ','? 'y' b ; b : 'z' ','? 'w' ;"),
            ["optional_comma"]
        );
    }

    #[test]
    fn what_follows_a_common_beginning_says_so() {
        assert_eq!(
            made("a : 'for' 'update' | 'for' 'share' 'x' ;"),
            ["a_after_for", "a_share_x"]
        );
    }

    #[test]
    fn no_part_is_called_as_a_rule_or_token() {
        let names =
            made("a : b* '-' (bs | NAME 'x'?)* NAME ; b : 'b' 'd' ; bs : 'c' b+ ; NAME : 'n' ;");
        assert!(!names.contains(&"bs".to_owned()), "{names:?}");
        assert!(!names.contains(&"NAME".to_owned()), "{names:?}");
        assert!(names.contains(&"some_bs".to_owned()), "{names:?}");
    }

    #[test]
    fn a_sign_that_is_called_as_a_word_says_that_it_is_one() {
        assert_eq!(
            made("a : 'x' ('%' | 'percent')? 'y' ;"),
            [
                "a_optional_percent_sign_or_percent",
                "a_percent_sign_or_percent",
            ]
        );
    }
}
