//! The function of a rule, line by line.

use secateur_tables::{Form, Kind};

use super::decision::{Decision, GoesIn, pattern};
use super::shape::Shape;
use crate::{COLUMNS, Names};

pub(super) struct Body<'a> {
    shape: &'a Shape<'a>,
    names: &'a Names,
    lines: Vec<String>,
    depth: usize,
    /// Variables of the nodes that are begun.
    open: Vec<String>,
}

impl<'a> Body<'a> {
    pub(super) fn function(shape: &'a Shape<'a>, names: &'a Names, rule: Kind) -> String {
        let mut body = Self {
            shape,
            names,
            lines: Vec::new(),
            depth: 1,
            open: Vec::new(),
        };
        body.rule(rule, rule);
        // A call as the last statement is returned.
        let is_outer = |line: &String| !line.starts_with("     ");
        let begins = body.lines.iter().rposition(is_outer);
        let is_call = begins.is_some_and(|at| body.lines[at].starts_with("    p."));
        match body.lines.last_mut() {
            Some(last) if last.ends_with("?;") && is_call => last.truncate(last.len() - 2),
            _ => body.line("Ok(())"),
        }
        let name = names.function(rule);
        let lines = body.lines.join("\n");
        format!("fn {name}(p: &mut Machine<'_>) -> Parsed {{\n{lines}\n}}\n")
    }

    fn line(&mut self, text: &str) {
        let indent = "    ".repeat(self.depth);
        self.lines.push(format!("{indent}{text}"));
    }

    fn block(&mut self, word: &str, condition: &str) {
        let mut line = format!("{word} ");
        let before = self.depth;
        for (at, kind) in condition.split(" | ").enumerate() {
            let sign = if at > 0 { " | " } else { "" };
            if line.len() + sign.len() + kind.len() + " {".len() > self.columns() {
                self.line(&line);
                self.depth = before + 1;
                line = sign.trim_start().to_owned() + kind;
            } else {
                line.push_str(sign);
                line.push_str(kind);
            }
        }
        line.push_str(" {");
        self.line(&line);
        self.depth = before;
    }

    fn columns(&self) -> usize {
        COLUMNS - 4 * self.depth
    }

    fn call(&mut self, function: &str, arguments: &[String]) {
        let mut line = format!("{function}(");
        let before = self.depth;
        for (at, argument) in arguments.iter().enumerate() {
            let is_last = at + 1 == arguments.len();
            let end = if is_last { ")?;" } else { "," };
            let is_head = line.trim_start().is_empty();
            if line.len() + argument.len() + end.len() > self.columns() && !is_head {
                self.line(line.trim_end());
                self.depth = before + 1;
                line.clear();
            }
            line.push_str(argument);
            line.push_str(if is_last { end } else { ", " });
        }
        self.line(&line);
        self.depth = before;
    }

    fn constant(&self, kind: Kind) -> String {
        self.names.constant(kind).to_string()
    }

    fn nested(&mut self, write: impl FnOnce(&mut Self)) {
        self.depth += 1;
        write(self);
        self.depth -= 1;
    }

    /// Begins a node, with a first token if given; returns its variable.
    fn begin(&mut self, name: &str, token: Option<Kind>) -> String {
        let numbered = (2..).map(|number| format!("{name}_{number}"));
        let mut all = std::iter::once(name.to_owned()).chain(numbered);
        let is_free = |name: &String| !self.open.contains(name) && !self.shape.names.contains(name);
        let name = all.find(is_free).expect("there is a higher number");
        match token {
            Some(token) => {
                let token = self.constant(token);
                self.call(&format!("let {name} = p.begin"), &[token]);
            }
            None => self.line(&format!("let {name} = p.open();")),
        }
        self.open.push(name.clone());
        name
    }

    fn is_text(&self, kind: Kind) -> bool {
        self.shape.tables.is_token(kind) && !self.shape.is_bare(kind)
    }

    /// Whether calls are recorded: not those of a set, which predicts nothing.
    fn is_called(&self, kind: Kind) -> bool {
        self.shape.is_function(kind) && self.shape.tables.form(kind) != Some(Form::Set)
    }

    fn end(&mut self, function: &str, name: String, rule: Kind, slot: Kind) {
        self.open.pop();
        let (of, into) = (self.constant(rule), self.constant(slot));
        match rule == slot {
            true => self.call(&format!("p.{function}"), &[name, of]),
            false => self.call(&format!("p.{function}_in"), &[name, of, into]),
        }
    }

    /// Tests whether the current token, one of `tokens`, surely belongs to a token or set.
    ///
    /// False if `tokens` is empty, so unknown.
    fn is_read(&self, symbol: Kind, tokens: &[Kind]) -> bool {
        let set = match self.shape.tables.form(symbol) {
            None => &[symbol],
            Some(Form::Set) if !self.shape.is_function(symbol) => {
                self.shape.tables.symbols_of(symbol)
            }
            Some(_) => return false,
        };
        let fits = |token: &Kind| set.contains(token) && !self.shape.is_bare(*token);
        !tokens.is_empty() && tokens.iter().all(fits)
    }

    /// Writes a symbol that begins with one of `tokens`.
    fn begun(&mut self, rule: Kind, place: usize, symbol: Kind, tokens: &[Kind]) {
        match self.is_read(symbol, tokens) {
            true => {
                let slot = self.constant(symbol);
                self.call("p.take", &[slot]);
            }
            false => self.symbol(rule, place, symbol),
        }
    }

    /// Writes the only symbol of a rule, in a slot, which begins with one of `tokens`.
    fn only(&mut self, rule: Kind, place: usize, symbol: Kind, slot: Kind, tokens: &[Kind]) {
        let (shape, name) = (self.shape, self.constant(symbol));
        if self.is_read(symbol, tokens) {
            let slot = self.constant(slot);
            self.call("p.take", &[slot]);
        } else if shape.is_function(symbol) || shape.is_bare(symbol) {
            self.symbol(rule, place, symbol);
            self.slot(slot);
        } else if shape.tables.is_token(symbol) {
            let slot = self.constant(slot);
            self.call("p.set", &[slot, format!("p.peek() == {name}")]);
        } else {
            self.rule(symbol, slot);
        }
    }

    /// Writes a symbol by its place, from 1.
    fn symbol(&mut self, rule: Kind, place: usize, symbol: Kind) {
        let (shape, name) = (self.shape, self.constant(symbol));
        if symbol == Kind::EOF {
            self.line("p.end()?;");
        } else if shape.is_guard(symbol) {
            self.call("p.guard", &[name]);
        } else if shape.tables.is_token(symbol) {
            self.call("p.token", &[name]);
        } else if shape.is_function(symbol) {
            let function = self.names.function(symbol).to_string();
            if !self.is_called(symbol) {
                return self.line(&format!("{function}(p)?;"));
            }
            let rule = self.constant(rule);
            self.call("p.call", &[rule, place.to_string(), function]);
        } else {
            self.rule(symbol, symbol);
        }
    }

    fn rule(&mut self, rule: Kind, slot: Kind) {
        match self.shape.tables.form(rule) {
            None => {}
            Some(Form::Sequence) => self.sequence(rule, slot),
            Some(Form::Alternation) => self.alternation(rule, slot),
            Some(Form::Star) => self.star(rule, slot),
            Some(Form::Plus) => self.plus(rule, slot),
            Some(Form::Optional) => self.optional(rule, slot),
            Some(Form::Set) => self.set(rule, slot),
        }
    }

    fn sequence(&mut self, rule: Kind, slot: Kind) {
        let shape = self.shape;
        let symbols = shape.tables.symbols_of(rule);
        let count = |test: &dyn Fn(Kind) -> bool| symbols.iter().filter(|it| test(**it)).count();
        let possible = count(&|symbol| !shape.is_bare(symbol));
        let sure = count(&|symbol| shape.is_sure(symbol));
        if possible == 0 || (possible, sure) == (1, 1) {
            for (place, &symbol) in (1..).zip(symbols) {
                match shape.is_bare(symbol) {
                    true => self.symbol(rule, place, symbol),
                    false => self.only(rule, place, symbol, slot, &[]),
                }
            }
            return;
        }
        if let [token, function] = *symbols
            && self.is_text(token)
            && self.is_called(function)
            && sure == 2
            && slot == rule
        {
            let [rule, token] = [rule, token].map(|kind| self.constant(kind));
            let function = self.names.function(function).to_string();
            return self.call("p.pair", &[rule, token, function]);
        }
        let is_text = |kind: &Kind| self.is_text(*kind);
        let token = symbols.first().copied().filter(is_text);
        let start = self.begin(self.shape.free(["start", "first"]), token);
        let rest = usize::from(token.is_some());
        for (place, &symbol) in (1..).zip(symbols).skip(rest) {
            self.symbol(rule, place, symbol);
        }
        let function = if sure > 1 { "node" } else { "close" };
        self.end(function, start, rule, slot);
    }

    fn slot(&mut self, rule: Kind) {
        let rule = self.constant(rule);
        self.call("p.slot", &[rule]);
    }

    fn set(&mut self, rule: Kind, slot: Kind) {
        let into = self.constant(slot);
        let pattern = pattern(self.names, self.shape.tables.symbols_of(rule));
        let whole = format!("p.set({into}, matches!(p.peek(), {pattern}))?;");
        match whole.len() <= self.columns() {
            true => self.line(&whole),
            false => {
                let set = self.constant(rule);
                self.call("p.one_of", &[set]);
                if rule != slot {
                    self.slot(slot);
                }
            }
        }
    }

    fn star(&mut self, rule: Kind, slot: Kind) {
        let body = self.shape.tables.symbols_of(rule)[0];
        let list = self.begin(self.shape.free(["list", "items"]), None);
        let tokens = self.condition("while", rule);
        self.nested(|inner| inner.begun(rule, 1, body, &tokens));
        self.line("}");
        self.end("list", list, rule, slot);
    }

    fn plus(&mut self, rule: Kind, slot: Kind) {
        let body = self.shape.tables.symbols_of(rule)[0];
        let list = self.begin(self.shape.free(["list", "items"]), None);
        self.line("loop {");
        self.nested(|inner| {
            inner.symbol(rule, 1, body);
            let goes_in = inner.goes_in("if !() {", rule).expression;
            inner.block("if", &not(&goes_in));
            inner.nested(|inner| inner.line("break;"));
            inner.line("}");
        });
        self.line("}");
        self.end("list", list, rule, slot);
    }

    fn optional(&mut self, rule: Kind, slot: Kind) {
        let shape = self.shape;
        let body = shape.tables.symbols_of(rule)[0];
        if self.is_called(body) && shape.is_sure(body) && slot == rule {
            let function = self.names.function(body).to_string();
            let goes_in = self.goes_in("p.optional(, , )?;", rule).expression;
            let name = self.constant(rule);
            // A decision by name depends on the call that it is an argument of.
            if !goes_in.contains("p.goes_in(") && goes_in.len() < self.columns() {
                return self.call("p.optional", &[goes_in, name, function]);
            }
        }
        let GoesIn { expression, tokens } = self.goes_in("p.optional_token(, )?;", rule);
        if self.is_read(body, &tokens)
            && !expression.contains("p.goes_in(")
            && expression.len() < self.columns()
        {
            let slot = self.constant(slot);
            return self.call("p.optional_token", &[expression, slot]);
        }
        let tokens = self.condition("if", rule);
        self.nested(|inner| match shape.is_sure(body) {
            true => inner.only(rule, 1, body, slot, &tokens),
            false => {
                let start = inner.begin(shape.free(["start", "first"]), None);
                inner.symbol(rule, 1, body);
                inner.end("close", start, rule, slot);
            }
        });
        self.line("}");
    }

    fn goes_in(&self, line: &str, rule: Kind) -> GoesIn {
        let columns = self.columns() - line.len();
        GoesIn::of(self.shape.tables, self.names, rule, columns)
    }

    /// Writes the head of a loop or branch; returns the tokens that enter it, if known.
    fn condition(&mut self, word: &str, rule: Kind) -> Vec<Kind> {
        let goes_in = self.goes_in("while  {", rule);
        self.block(word, &goes_in.expression);
        goes_in.tokens
    }

    fn alternation(&mut self, rule: Kind, slot: Kind) {
        let shape = self.shape;
        let symbols = shape.tables.symbols_of(rule);
        let sure = symbols.iter().all(|&symbol| shape.is_sure(symbol));
        let start = (!sure).then(|| self.begin(self.shape.free(["start", "first"]), None));
        let decision = Decision::of(shape.tables, rule, symbols.len());
        match decision.open[..] {
            [] => self.by_token(rule, &decision),
            _ => self.by_number(rule, &decision),
        }
        match start {
            Some(start) => self.end("close", start, rule, slot),
            None => self.slot(slot),
        }
    }

    /// Tests whether a token decides for itself alone.
    fn is_taken(&self, symbol: Kind, settled: &[Kind]) -> bool {
        self.is_text(symbol) && settled == [symbol]
    }

    fn by_token(&mut self, rule: Kind, decision: &Decision) {
        let symbols = self.shape.tables.symbols_of(rule);
        let settled = &decision.settled;
        let columns = self.columns().saturating_sub(16);
        let long = |at: &usize| pattern(self.names, &settled[*at]).len() > columns;
        let longest = (0..symbols.len()).max_by_key(|&at| pattern(self.names, &settled[at]).len());
        let rest = longest.filter(long);
        self.line("match p.peek() {");
        self.nested(|inner| {
            let taken = (0..symbols.len()).filter(|&at| inner.is_taken(symbols[at], &settled[at]));
            let taken: Vec<Kind> = taken.map(|at| symbols[at]).collect();
            for (at, &symbol) in symbols.iter().enumerate() {
                let tokens = &settled[at];
                if Some(at) != rest && !tokens.is_empty() && !taken.contains(&symbol) {
                    inner.arm(&pattern(inner.names, tokens), |inner| {
                        inner.begun(rule, 1 + at, symbol, tokens);
                    });
                }
            }
            if !taken.is_empty() {
                inner.arm(&pattern(inner.names, &taken), |inner| {
                    let rule = inner.constant(rule);
                    inner.call("p.take", &[rule]);
                });
            }
            match rest {
                Some(at) => inner.arm("_", |inner| inner.symbol(rule, 1 + at, symbols[at])),
                None => inner.line("_ => return p.stop(),"),
            }
        });
        self.line("}");
    }

    fn by_number(&mut self, rule: Kind, decision: &Decision) {
        let symbols = self.shape.tables.symbols_of(rule);
        let name = self.constant(rule);
        self.line(&format!("match p.decide({name})? {{"));
        self.nested(|inner| {
            let all = 0..symbols.len();
            let is_taken: Vec<bool> = all
                .clone()
                .map(|at| inner.is_taken(symbols[at], &decision.settled[at]))
                .collect();
            let (taken, others): (Vec<usize>, Vec<usize>) = all.partition(|&at| is_taken[at]);
            let mut arms: Vec<Vec<usize>> = others.into_iter().map(|at| vec![at]).collect();
            if !taken.is_empty() {
                arms.push(taken);
            }
            arms.sort();
            let last = arms.len() - 1;
            for (index, arm) in arms.iter().enumerate() {
                let numbers = match index == last {
                    true => "_".to_owned(),
                    false => numbers(arm),
                };
                inner.arm(&numbers, |inner| match is_taken[arm[0]] {
                    true => {
                        let rule = inner.constant(rule);
                        inner.call("p.take", &[rule]);
                    }
                    false => inner.symbol(rule, 1 + arm[0], symbols[arm[0]]),
                });
            }
        });
        self.line("}");
    }

    fn arm(&mut self, pattern: &str, body: impl FnOnce(&mut Self)) {
        let before = self.lines.len();
        self.nested(body);
        let lines = self.lines.split_off(before);
        let mut words = pattern.split(" | ");
        let mut head = words.next().unwrap_or_default().to_owned();
        for word in words {
            let last = head.rsplit('\n').next().map_or(0, str::len);
            if last + word.len() + 8 > self.columns() {
                self.line(&head);
                head = format!("| {word}");
            } else {
                head.push_str(" | ");
                head.push_str(word);
            }
        }
        if let [only] = &lines[..]
            && let Some(body) = only.trim_start().strip_suffix(';')
            && head.len() + body.len() + " => ,".len() <= self.columns()
        {
            return self.line(&format!("{head} => {body},"));
        }
        self.line(&format!("{head} => {{"));
        self.lines.extend(lines);
        self.line("}");
    }
}

/// Returns the numbers of alternatives, which count from 1, as a pattern.
fn numbers(alternatives: &[usize]) -> String {
    let runs = alternatives.chunk_by(|one, next| one + 1 == *next);
    let runs = runs.map(|run| match *run {
        [only] => (only + 1).to_string(),
        [first, .., last] => format!("{}..={}", first + 1, last + 1),
        [] => String::new(),
    });
    runs.collect::<Vec<_>>().join(" | ")
}

fn not(condition: &str) -> String {
    if let Some((first, rest)) = condition.split_once(" || ") {
        let rest = not(rest);
        return match rest.contains(" || ") {
            true => format!("{} && ({rest})", not(first)),
            false => format!("{} && {rest}", not(first)),
        };
    }
    if let Some((first, rest)) = condition.split_once(" && ") {
        return format!("{} || {}", not(first), not(rest));
    }
    if condition.contains(" != ") {
        return condition.replace(" != ", " == ");
    }
    if condition.contains(" == ") {
        return condition.replace(" == ", " != ");
    }
    match condition.strip_prefix('!') {
        Some(condition) => condition.to_owned(),
        None => format!("!{condition}"),
    }
}
