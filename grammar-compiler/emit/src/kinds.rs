//! The table of a language's kinds: a constant and a row for each.

use grammar_compiler::compile::Compiled;
use grammar_compiler::print::{Expression, LexerRuleText, lexer_rules};
use proc_macro2::Literal;
use secateur_tables::{
    Disposition, Form, Kind, Origin, Part, Rule, Tables, TokenRole, all_but, lacks_few,
};

use crate::COLUMNS;
use crate::names::Names;
use crate::notation;

/// Number of owners named for a shared part.
const OWNERS: usize = 3;

const INDENT: &str = "    ";

const COMMENT: usize = COLUMNS - INDENT.len() - "/// ".len();

const HEAD: &str = "\
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
";

pub(super) fn kinds(compiled: &Compiled, names: &Names) -> String {
    let table = Table {
        tables: &compiled.tables,
        names,
        above: above(&compiled.tables),
        owners: notation::owners(&compiled.tables),
    };
    let mut text = HEAD.to_owned();
    let lexer: Vec<LexerRuleText> = lexer_rules(&compiled.grammar).collect();
    for number in 0..table.tables.tokens.len() as u16 {
        for line in table.about_token(Kind(number), &lexer) {
            text.push_str(&format!("{INDENT}/// {line}\n"));
        }
        write(&mut text, table.token(Kind(number)));
    }
    text.push_str("  }\n  rules {\n");
    let written = |rule: &str| Expression::of_rule(&compiled.grammar, rule);
    for (rule, number) in table.tables.rules.iter().zip(table.tables.tokens.len()..) {
        let kind = Kind(number as u16);
        for line in notation::about(table.tables, &written, kind, COMMENT) {
            text.push_str(&format!("{INDENT}/// {line}\n"));
        }
        write(&mut text, table.rule(kind, rule));
    }
    text.push_str("  }\n}\n");
    text
}

fn write(text: &mut String, words: Vec<String>) {
    let mut column = 0;
    let last = words.len() - 1;
    for (at, word) in words.into_iter().enumerate() {
        let end = usize::from(at == last);
        if column > 0 && column + 1 + word.len() + end <= COLUMNS {
            text.push(' ');
            column += 1;
        } else {
            let indent = if column > 0 { "\n        " } else { INDENT };
            text.push_str(indent);
            column = indent.trim_start_matches('\n').len();
        }
        text.push_str(&word);
        column += word.len();
    }
    text.push_str(";\n");
}

/// By kind: the rules that directly subsume it.
fn above(tables: &Tables) -> Vec<Vec<Kind>> {
    let mut above = vec![Vec::new(); tables.kinds()];
    for (rule, number) in tables.rules.iter().zip(tables.tokens.len()..) {
        for below in rule.subsumes.iter() {
            above[below.index()].push(Kind(number as u16));
        }
    }
    above
}

/// The words of a row; a comma precedes each column.
struct Row(Vec<String>);

impl Row {
    fn column(&mut self, name: &str, words: impl IntoIterator<Item = String>) {
        if let Some(last) = self.0.last_mut() {
            last.push(',');
        }
        let mut words = words.into_iter();
        let first = words.next().unwrap_or_default();
        self.0.push(format!("{name} {first}"));
        self.0.extend(words);
    }
}

struct Table<'a> {
    tables: &'a Tables,
    names: &'a Names,
    above: Vec<Vec<Kind>>,
    /// By kind: the written rules with it as a part.
    owners: Vec<Vec<&'a str>>,
}

impl Table<'_> {
    /// Describes a token type, except a literal, and why it has no shortest text.
    fn about_token(&self, token: Kind, lexer: &[LexerRuleText]) -> Vec<String> {
        let about = &self.tables.tokens[token.index()];
        if token == Kind::EOF || about.name.starts_with('\'') {
            return Vec::new();
        }
        if self.tables.guard_bit(token).is_some() {
            return vec!["A predicate of the parser: no text.".to_owned()];
        }
        let rule = lexer.iter().find(|rule| rule.name == about.name);
        // Its shortest text is the literal.
        let is_literal = |rule: &&LexerRuleText| {
            about.shortest.is_some() && matches!(&rule.words[..], [only] if only.starts_with('\''))
        };
        let shown = rule.filter(|rule| !is_literal(rule));
        let mut lines = shown.map_or_else(Vec::new, |rule| {
            let head = format!("{} :", rule.name);
            notation::code(&head, rule.words.clone(), COMMENT)
        });
        if about.shortest.is_none() {
            let mut makers = self
                .tables
                .lexer
                .rules
                .iter()
                .filter(|it| it.token == token);
            let is_skipped = |it: &secateur_tables::LexerRule| {
                it.disposition == Disposition::Skip || it.channel != 0
            };
            let reason = match (rule, &self.tables.hook) {
                (Some(_), _) if makers.clone().all(is_skipped) => return lines,
                (None, Some(_)) => "No shortest text: a hook makes it.",
                (None, None) => "No shortest text: no lexer rule makes it.",
                (Some(rule), Some(_))
                    if makers.any(|it| !it.code.is_empty())
                        || rule.words.iter().any(|word| word.contains("}?")) =>
                {
                    "No shortest text: a hook decides what it is."
                }
                _ => "No shortest text: a hook may give it to a rule before this one.",
            };
            lines.push(reason.to_owned());
        }
        lines
    }

    fn token(&self, token: Kind) -> Vec<String> {
        let about = &self.tables.tokens[token.index()];
        let mut words = vec![
            self.names.constant(token).to_string(),
            Literal::string(&about.name).to_string(),
        ];
        if let Some(shortest) = &about.shortest {
            words.push(format!("shortest {}", Literal::string(shortest)));
        }
        if about.role != TokenRole::Plain {
            words.push(format!("is {:?}", about.role));
        }
        words
    }

    fn rule(&self, kind: Kind, rule: &Rule) -> Vec<String> {
        let parts = self.tables.symbols_of(kind);
        let mut row = Row(vec![
            self.names.constant(kind).to_string(),
            Literal::string(&rule.name).to_string(),
            format!("= {:?}", rule.form),
        ]);
        match rule.form == Form::Set && lacks_few(parts, self.tables.first_guard) {
            true => {
                row.0.push("but".to_owned());
                let others: Vec<Kind> = all_but(parts, self.tables.first_guard).collect();
                row.0.extend(self.list(&others));
            }
            false => row.0.extend(self.list(parts)),
        }
        if rule.lazy {
            row.0.push("lazy".to_owned());
        }
        let is_all = rule.form != Form::Sequence && rule.subsumes.starts_with(parts);
        match &rule.subsumes[..] {
            [] => {}
            all if is_all => {
                row.column("subsumes", ["parts".to_owned()]);
                if all.len() > parts.len() {
                    row.0.extend(self.list(&all[parts.len()..]));
                }
            }
            all => row.column("subsumes", self.list(all)),
        }
        if !self.above[kind.index()].is_empty() {
            row.column("fits", self.list(&self.above[kind.index()]));
        }
        let shortest = self.shortest(kind);
        if !shortest.is_empty() {
            row.column("shortest", [Literal::string(&shortest).to_string()]);
        }
        if let Origin::Outlined { part, .. } = rule.origin {
            if part != Part::of_form(rule.form) {
                row.column("as", [format!("{part:?}")]);
            }
            let owners = &self.owners[kind.index()];
            // One more name is as short as the number of the others.
            let shown = match owners.len() <= OWNERS + 1 {
                true => owners.len(),
                false => OWNERS,
            };
            let named = owners[..shown]
                .iter()
                .map(|name| Literal::string(name).to_string());
            row.column("of", named);
            if owners.len() > shown {
                row.0.push(format!("and {} others", owners.len() - shown));
            }
        }
        row.0
    }

    fn list(&self, kinds: &[Kind]) -> Vec<String> {
        let names = kinds
            .iter()
            .map(|&kind| self.names.constant(kind).to_string());
        let mut names: Vec<String> = names.collect();
        match names.len() {
            0 => names.push("[]".to_owned()),
            count => {
                names[0].insert(0, '[');
                names[count - 1].push(']');
            }
        }
        names
    }

    /// Joins the texts of the shortest sentence, or the names of tokens without text.
    fn shortest(&self, kind: Kind) -> String {
        let texts = self.tables.shortest(kind).map(|token| {
            let token = &self.tables.tokens[token.index()];
            token.shortest.as_deref().unwrap_or(&token.name)
        });
        texts.collect::<Vec<_>>().join(" ")
    }
}
