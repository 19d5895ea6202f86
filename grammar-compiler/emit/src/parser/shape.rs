//! The rules that become functions, and properties of their nodes.

use std::collections::{HashSet, VecDeque};

use secateur_tables::{Form, Kind, Origin, Tables};

use crate::Names;

/// Maximal nesting of loops and branches.
const DEPTH: u32 = 7;

/// Maximal lines of a function whose parts can be functions, estimated.
const LONG: usize = 70;

/// Minimal lines of such a part.
const PART: usize = 5;

pub(super) struct Shape<'a> {
    pub(super) tables: &'a Tables,
    /// Names that no variable may have.
    pub(super) names: HashSet<String>,
    functions: Vec<bool>,
    surely: Vec<bool>,
}

impl<'a> Shape<'a> {
    pub(super) fn of(tables: &'a Tables, names: &Names) -> Self {
        let mut shape = Self {
            tables,
            names: HashSet::new(),
            functions: vec![false; tables.kinds()],
            surely: vec![false; tables.kinds()],
        };
        shape.find_functions();
        shape.find_sure();
        let functions = shape.rules().filter(|&rule| shape.is_function(rule));
        shape.names = functions
            .map(|rule| names.function(rule).to_string())
            .collect();
        shape
    }

    pub(super) fn rules(&self) -> impl Iterator<Item = Kind> + use<> {
        let (first, behind) = (self.tables.tokens.len(), self.tables.kinds());
        (first..behind).map(|rule| Kind(rule as u16))
    }

    /// Tests whether a rule is a function: written, shared, too deep or too long.
    pub(super) fn is_function(&self, kind: Kind) -> bool {
        self.functions[kind.index()]
    }

    pub(super) fn free<'b>(&self, names: [&'b str; 2]) -> &'b str {
        match self.names.contains(names[0]) {
            true => names[1],
            false => names[0],
        }
    }

    pub(super) fn is_guard(&self, kind: Kind) -> bool {
        self.tables.guard_bit(kind).is_some()
    }

    /// Tests whether a symbol has no text and so no node.
    pub(super) fn is_bare(&self, kind: Kind) -> bool {
        kind == Kind::EOF || self.is_guard(kind)
    }

    /// Tests whether a symbol always makes a node.
    pub(super) fn is_sure(&self, kind: Kind) -> bool {
        self.surely[kind.index()]
    }

    fn is_written(&self, rule: Kind) -> bool {
        let origin = self.tables.rule(rule).map(|rule| rule.origin);
        origin == Some(Origin::Written) || rule == self.tables.start
    }

    fn is_set(&self, rule: Kind) -> bool {
        self.tables.form(rule) == Some(Form::Set)
    }

    fn callees(&self, rule: Kind) -> impl Iterator<Item = Kind> + use<'_> {
        let symbols = match self.is_set(rule) {
            true => &[],
            false => self.tables.symbols_of(rule),
        };
        let is_call = |kind: &&Kind| !self.tables.is_token(**kind) && !self.is_set(**kind);
        symbols.iter().filter(is_call).copied()
    }

    fn find_functions(&mut self) {
        let mut callers = vec![0; self.tables.kinds()];
        for rule in self.rules() {
            for callee in self.callees(rule) {
                callers[callee.index()] += 1;
            }
        }
        for rule in self.rules() {
            let is_shared = !self.is_set(rule) && callers[rule.index()] != 1;
            self.functions[rule.index()] = self.is_written(rule) || is_shared;
        }
        let all = self.rules().filter(|&rule| self.is_function(rule));
        let mut within: VecDeque<(Kind, u32)> = all.map(|rule| (rule, 0)).collect();
        while let Some((rule, depth)) = within.pop_front() {
            let nested = match self.tables.form(rule) {
                None | Some(Form::Set) => continue,
                Some(Form::Sequence) => 0,
                Some(Form::Alternation) => 2,
                Some(Form::Star | Form::Plus | Form::Optional) => 1,
            };
            let callees: Vec<Kind> = self.callees(rule).collect();
            for callee in callees {
                if self.is_function(callee) {
                    continue;
                }
                let too_deep = depth + nested > DEPTH && self.callees(callee).next().is_some();
                self.functions[callee.index()] = too_deep;
                within.push_back((callee, if too_deep { 0 } else { depth + nested }));
            }
        }
        let all: Vec<Kind> = self.rules().filter(|&it| self.is_function(it)).collect();
        for rule in all {
            self.split(rule);
        }
    }

    /// Makes functions of the longest parts of long rules; returns the estimated lines.
    fn split(&mut self, rule: Kind) -> usize {
        let symbols = self.tables.symbols_of(rule).len();
        let own = match self.tables.form(rule) {
            None | Some(Form::Set) => 1,
            Some(Form::Sequence) => symbols + 2,
            Some(Form::Alternation) => symbols * 2 + 3,
            Some(Form::Star | Form::Plus | Form::Optional) => 4,
        };
        let callees: Vec<Kind> = self.callees(rule).collect();
        let parts = callees.into_iter().filter(|&it| !self.is_function(it));
        let parts: Vec<Kind> = parts.collect();
        let mut parts: Vec<(usize, Kind)> =
            parts.into_iter().map(|it| (self.split(it), it)).collect();
        // Stable: of equal parts the first.
        parts.sort_by_key(|&(lines, _)| std::cmp::Reverse(lines));
        let mut lines = own + parts.iter().map(|(lines, _)| lines).sum::<usize>();
        for (part, kind) in parts {
            if lines > LONG && part >= PART {
                self.functions[kind.index()] = true;
                lines -= part;
            }
        }
        lines
    }

    fn find_sure(&mut self) {
        let tables = self.tables;
        for token in 1..tables.first_guard.index() {
            self.surely[token] = true;
        }
        loop {
            let mut more = false;
            for rule in self.rules() {
                let symbols = tables.symbols_of(rule);
                let mut sure = symbols.iter().map(|&symbol| self.is_sure(symbol));
                let is_sure = match tables.form(rule) {
                    Some(Form::Sequence) => sure.any(|sure| sure),
                    Some(Form::Star | Form::Optional) | None => false,
                    Some(Form::Plus | Form::Alternation | Form::Set) => sure.all(|sure| sure),
                };
                more |= is_sure && !self.is_sure(rule);
                self.surely[rule.index()] |= is_sure;
            }
            if !more {
                return;
            }
        }
    }
}
