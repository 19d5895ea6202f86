//! Ruby's tokens, which depend on what stands before them.
//!
//! Behind a value there is an operator, elsewhere an operand begins. Behind a name
//! there may be either, and white space tells: `a -b` calls `a`, `a - b` does not,
//! unless `a` is a variable. So the hook keeps what came last, the variables, and
//! what is open: brackets, and words that `end` closes.
//!
//! The arguments of a call without parentheses stand between two tokens without
//! text. An end of a line is a token where it ends a statement; the bodies of
//! here-documents that began on the line belong to it.

use std::collections::HashSet;

use secateur_runtime::hooks::{Answer, Call, Family, Hook, LexedToken, Look, Output, Place};
use secateur_runtime::language::{Kind, Language};

/// Ruby alone.
pub static FAMILY: Family = Family {
    name: "ruby",
    bases: &[],
    predicate: |_| Answer::Ask,
    action: |_| false,
    watches: true,
    make: |language| Box::new(Ruby::new(language)),
};

/// Before these a statement may end without a terminator.
const CLOSERS: &[&str] = &[
    "'end'", "'}'", "')'", "'else'", "'elsif'", "'when'", "'in'", "'rescue'", "'ensure'", "DATA",
];

/// Operators that are names of methods, longer ones first.
const METHODS: &[&str] = &[
    "[]=", "<=>", "===", "**", "+@", "-@", "!@", "~@", "[]", "==", "=~", "!~", "!=", "<<", ">>",
    "<=", ">=", "+", "-", "*", "/", "%", "<", ">", "!", "~", "^", "&", "|", "`",
];

/// What came last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Nothing, or an operator: an operand begins.
    Operand,
    /// An operand.
    Value,
    /// A name that may take arguments; a variable only what cannot be an operator.
    Name { variable: bool },
    /// `return`, which may take arguments.
    Return,
    /// `rescue`, behind which the end of the line counts.
    Rescue,
    /// `def`: the name of a method follows.
    Method,
    /// `.`: likewise.
    Dot,
}

/// What is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Open {
    File,
    /// Up to `end`.
    Word,
    /// Parentheses around statements.
    Group,
    /// Parentheses of arguments or parameters, and square brackets.
    List,
    Hash,
    Block,
    /// `#{`
    Interpolation(Literal),
}

/// A text between delimiters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Literal {
    open: u8,
    close: u8,
    /// Open delimiters within.
    depth: u32,
    interpolates: bool,
    /// Letters may follow.
    regex: bool,
    /// Behind a colon it may be a label.
    plain: bool,
}

struct Level {
    open: Open,
    /// Conditions that wait for their colon.
    conditions: u32,
    /// Calls without parentheses, with the conditions that were open.
    calls: Vec<u32>,
    /// `->` whose block has not come.
    lambdas: u32,
    /// A `do` is that of a loop.
    in_loop: bool,
    /// `for` without its `in`.
    in_for: bool,
    /// The pattern of `in`.
    in_pattern: bool,
    /// The name and the parameters of `def`: names are variables.
    header: bool,
    parameters: bool,
    /// Parameters between bars.
    bars: bool,
    /// Has variables of its own.
    scope: bool,
    /// How many variables there were.
    variables: usize,
}

impl Level {
    fn new(open: Open) -> Self {
        Self {
            open,
            conditions: 0,
            calls: Vec::new(),
            lambdas: 0,
            in_loop: false,
            in_for: false,
            in_pattern: false,
            header: false,
            parameters: false,
            bars: false,
            scope: false,
            variables: 0,
        }
    }
}

/// The variables of a definition, as they came.
#[derive(Default)]
struct Variables {
    names: HashSet<Vec<u8>>,
    order: Vec<Vec<u8>>,
}

impl Variables {
    fn add(&mut self, name: &[u8]) {
        if self.names.insert(name.to_vec()) {
            self.order.push(name.to_vec());
        }
    }

    /// Forgets those that came last.
    fn keep(&mut self, count: usize) {
        for name in self.order.drain(count.min(self.order.len())..) {
            self.names.remove(&name);
        }
    }
}

/// A here-document whose body has not come.
struct Document {
    word: Vec<u8>,
    indented: bool,
}

/// A token and what is around it.
#[derive(Clone, Copy)]
struct Spot<'a> {
    text: &'a [u8],
    start: usize,
    end: usize,
    /// White space stands before it.
    space: bool,
    kind: Kind,
}

impl<'a> Spot<'a> {
    fn own(&self) -> &'a [u8] {
        &self.text[self.start..self.end]
    }

    fn from(&self) -> &'a [u8] {
        &self.text[self.start..]
    }

    fn behind(&self) -> &'a [u8] {
        &self.text[self.end..]
    }

    /// Nothing but white space is between it and what follows.
    fn is_apart(&self) -> bool {
        self.behind().first().is_none_or(u8::is_ascii_whitespace)
    }
}

#[derive(Default)]
struct Kinds {
    newline: Option<Kind>,
    name: Option<Kind>,
    data: Option<Kind>,
    label: Option<Kind>,
    label_colon: Option<Kind>,
    symbol: Option<Kind>,
    heredoc: Option<Kind>,
    character: Option<Kind>,
    string_start: Option<Kind>,
    string_text: Option<Kind>,
    string_end: Option<Kind>,
    interpolation: Option<Kind>,
    arguments: Option<Kind>,
    arguments_end: Option<Kind>,
    endless: Option<Kind>,
    block_do: Option<Kind>,
    loop_do: Option<Kind>,
    lambda_do: Option<Kind>,
    lambda_open: Option<Kind>,
    block_open: Option<Kind>,
    pipe: Option<Kind>,
    pipes: Option<Kind>,
    modifier: Option<Kind>,
    matches: Option<Kind>,
}

impl Kinds {
    fn new(language: &Language) -> Self {
        let kind = |name| {
            let mut tokens = language.tokens.iter();
            let at = tokens.position(|token| token.name == name);
            at.map(|at| Kind(at as u16))
        };
        Self {
            newline: kind("NEWLINE"),
            name: kind("NAME"),
            data: kind("DATA"),
            label: kind("LABEL"),
            label_colon: kind("LABEL_COLON"),
            symbol: kind("SYMBOL"),
            heredoc: kind("HEREDOC"),
            character: kind("CHARACTER"),
            string_start: kind("STRING_START"),
            string_text: kind("STRING_TEXT"),
            string_end: kind("STRING_END"),
            interpolation: kind("INTERPOLATION"),
            arguments: kind("ARGUMENTS"),
            arguments_end: kind("ARGUMENTS_END"),
            endless: kind("ENDLESS"),
            block_do: kind("DO"),
            loop_do: kind("LOOP_DO"),
            lambda_do: kind("LAMBDA_DO"),
            lambda_open: kind("LAMBDA_OPEN"),
            block_open: kind("BLOCK_OPEN"),
            pipe: kind("PIPE"),
            pipes: kind("PIPES"),
            modifier: kind("MODIFIER"),
            matches: kind("MATCHES"),
        }
    }
}

struct Ruby {
    kinds: Kinds,
    state: State,
    /// Where the last token ended.
    end: usize,
    levels: Vec<Level>,
    scopes: Vec<Variables>,
    /// Names of this statement that `=` may make variables.
    assigned: Vec<Vec<u8>>,
    documents: Vec<Document>,
    /// Names that `alias` still takes.
    aliased: u32,
    /// The names of `undef`.
    undefined: bool,
    /// The last token was `class`.
    class: bool,
    /// The last token began a block: bars are those of parameters.
    block: bool,
    /// The last token was `->`.
    arrow: bool,
    /// The last token was `=>`.
    rocket: bool,
    /// The last token was a label.
    label: bool,
}

impl Hook for Ruby {
    fn lexer_predicate(&mut self, call: &Call, _: &Look<'_>) -> bool {
        call.name != "never"
    }

    fn token(&mut self, token: LexedToken, look: &Look<'_>, output: &mut Output) {
        if token.channel != 0 {
            output.push(token);
            return;
        }
        if Some(token.kind) == self.kinds.newline {
            self.newline(token, look.text, output);
            return;
        }
        let spot = Spot {
            text: look.text,
            start: token.start,
            end: token.end,
            space: token.start > self.end,
            kind: token.kind,
        };
        self.visible(spot, output);
    }

    fn end(&mut self, look: &Look<'_>, output: &mut Output) {
        while let Some(level) = self.levels.pop() {
            for _ in level.calls {
                output.add(self.kinds.arguments_end, look.text.len());
            }
        }
    }

    fn parser_predicate(&self, call: &Call, place: &Place<'_>) -> bool {
        call.name != "closes" || place.token(1).is_none() || CLOSERS.contains(&place.token_name(1))
    }
}

impl Ruby {
    fn new(language: &Language) -> Self {
        Self {
            kinds: Kinds::new(language),
            state: State::Operand,
            end: 0,
            levels: vec![Level::new(Open::File)],
            scopes: vec![Variables::default()],
            assigned: Vec::new(),
            documents: Vec::new(),
            aliased: 0,
            undefined: false,
            class: false,
            block: false,
            arrow: false,
            rocket: false,
            label: false,
        }
    }

    fn level(&mut self) -> &mut Level {
        if self.levels.is_empty() {
            self.levels.push(Level::new(Open::File));
        }
        let last = self.levels.len() - 1;
        &mut self.levels[last]
    }

    /// An operand has ended, or could have.
    fn ended(&self) -> bool {
        matches!(
            self.state,
            State::Value | State::Name { .. } | State::Return
        )
    }

    // -----------------------------------------------------------------------
    // What is passed on

    /// Passes on a token and goes behind it.
    fn pass(
        &mut self,
        kind: Option<Kind>,
        start: usize,
        end: usize,
        state: State,
        output: &mut Output,
    ) {
        push(kind, start, end, output);
        output.skip_to(end);
        self.end = end;
        self.state = state;
    }

    /// An operand begins: behind a name it is its first argument.
    fn operand(&mut self, start: usize, output: &mut Output) {
        if matches!(self.state, State::Name { .. } | State::Return) {
            output.add(self.kinds.arguments, start);
            self.assigned.clear();
            let level = self.level();
            level.calls.push(level.conditions);
        }
    }

    /// Whether what could be an operator begins an operand.
    fn is_operand(&self, spot: &Spot<'_>) -> bool {
        match self.state {
            State::Operand | State::Return | State::Rescue | State::Method => true,
            State::Name { variable } => !variable && spot.space && !spot.is_apart(),
            State::Value | State::Dot => false,
        }
    }

    /// The arguments of calls end, those that began in as many conditions.
    fn end_calls(&mut self, conditions: u32, at: usize, output: &mut Output) {
        while self
            .level()
            .calls
            .last()
            .is_some_and(|&call| call >= conditions)
        {
            self.level().calls.pop();
            output.add(self.kinds.arguments_end, at);
        }
    }

    fn close(&mut self, at: usize, output: &mut Output) {
        self.end_calls(0, at, output);
        let Some(level) = self.levels.pop() else {
            return;
        };
        if level.scope {
            self.scopes.pop();
        } else if let Some(scope) = self.scopes.last_mut() {
            // Those of a block end with it.
            scope.keep(level.variables);
        }
    }

    fn open(&mut self, open: Open) -> &mut Level {
        self.levels.push(Level::new(open));
        // Other brackets keep what they declare.
        let keeps = open != Open::Block;
        let count = self.scopes.last().map_or(0, |scope| scope.order.len());
        let level = self.level();
        level.variables = if keeps { usize::MAX } else { count };
        level
    }

    /// The same for `do`.
    fn open_do(&mut self) {
        let count = self.scopes.last().map_or(0, |scope| scope.order.len());
        self.open(Open::Word).variables = count;
    }

    fn declare(&mut self, name: &[u8]) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.add(name);
        }
    }

    /// A statement ends, but not what it is in.
    fn end_statement(&mut self, at: usize, output: &mut Output) {
        self.end_calls(0, at, output);
        self.assigned.clear();
        self.undefined = false;
        self.aliased = 0;
        let bars = self.level().bars;
        let level = self.level();
        level.conditions = 0;
        level.in_loop = false;
        level.in_pattern = false;
        level.header = false;
        level.parameters = bars;
        self.state = State::Operand;
    }

    // -----------------------------------------------------------------------
    // Lines

    fn newline(&mut self, mut token: LexedToken, text: &[u8], output: &mut Output) {
        for document in self.documents.drain(..) {
            token.end = document.end(text, token.end);
        }
        let in_pattern = self.level().in_pattern;
        let counts = self.ended() || self.state == State::Rescue || self.label && in_pattern;
        let in_list = matches!(self.level().open, Open::List | Open::Hash);
        output.skip_to(token.end);
        self.end = token.end;
        self.level().header = false;
        let conditional = self.level().conditions > 0 && colon_follows(&text[token.end..]);
        if counts && !in_list && !conditional && !continues(&text[token.end..]) {
            self.end_statement(token.start, output);
            self.label = false;
        } else {
            token.channel = 1;
        }
        output.push(token);
    }

    // -----------------------------------------------------------------------
    // Tokens

    fn visible(&mut self, spot: Spot<'_>, output: &mut Output) {
        let class = std::mem::take(&mut self.class);
        let block = std::mem::take(&mut self.block);
        let arrow = std::mem::take(&mut self.arrow);
        let rocket = std::mem::take(&mut self.rocket);
        self.label = false;
        if matches!(self.state, State::Method | State::Dot) && self.method_name(&spot, output) {
            return;
        }
        let named = self.state != State::Method && self.state != State::Dot;
        if named && self.level().header && !matches!(spot.own(), b"(" | b"=" | b"." | b"::") {
            let bare = self.state == State::Value && spot.own() != b";";
            let level = self.level();
            level.header = false;
            level.parameters = bare;
        }
        let first = spot.own()[0];
        if !matches!(first, b',' | b'*' | b'(' | b')' | b'=') && !is_word(first) {
            self.assigned.clear();
        }
        match first {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | 0x80.. => self.word(spot, rocket, output),
            b'0'..=b'9' | b'@' | b'$' => {
                self.operand(spot.start, output);
                self.pass(Some(spot.kind), spot.start, spot.end, State::Value, output);
            }
            b'"' | b'\'' => {
                self.operand(spot.start, output);
                let literal = Literal::new(first, first, first == b'"', true);
                self.literal(literal, spot.start, spot.start + 1, spot.text, output);
            }
            b'`' => {
                self.operand(spot.start, output);
                let literal = Literal::new(first, first, true, false);
                self.literal(literal, spot.start, spot.start + 1, spot.text, output);
            }
            b'(' | b'[' | b'{' => self.bracket(spot, first, arrow, output),
            b')' | b']' | b'}' => self.end_bracket(spot, first, output),
            b'|' if block && spot.own() == b"||" => {
                self.pass(
                    self.kinds.pipes,
                    spot.start,
                    spot.end,
                    State::Operand,
                    output,
                );
            }
            b'|' if block || self.level().bars => self.bar(spot, block, output),
            b'?' => self.question(spot, output),
            b':' => self.colon(spot, output),
            b'/' if self.is_operand(&spot) => {
                self.operand(spot.start, output);
                let mut literal = Literal::new(b'/', b'/', true, false);
                literal.regex = true;
                self.literal(literal, spot.start, spot.start + 1, spot.text, output);
            }
            b'%' if self.is_operand(&spot) && percent(spot.from()).is_some() => {
                if let Some((length, literal)) = percent(spot.from()) {
                    self.operand(spot.start, output);
                    self.literal(literal, spot.start, spot.start + length, spot.text, output);
                }
            }
            b'<' if !class && spot.own().starts_with(b"<<") && self.is_operand(&spot) => {
                match Document::read(spot.from()) {
                    Some((length, document)) => {
                        self.operand(spot.start, output);
                        self.documents.push(document);
                        let end = spot.start + length;
                        self.pass(self.kinds.heredoc, spot.start, end, State::Value, output);
                    }
                    None => self.operator(spot, output),
                }
            }
            _ => self.operator(spot, output),
        }
        if self.aliased > 0 && self.state == State::Value {
            self.aliased -= 1;
            if self.aliased > 0 {
                self.state = State::Method;
            }
        }
    }

    /// The name of a method behind `def`, `alias` or a dot, which may be a keyword or an operator.
    fn method_name(&mut self, spot: &Spot<'_>, output: &mut Output) -> bool {
        let defined = self.state == State::Method || self.level().header;
        let end = match spot.own()[0] {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | 0x80.. => {
                let end = spot.start + with_suffix(spot.from());
                let setter = defined && end == spot.start + word_length(spot.from()) && {
                    let behind = &spot.text[end..];
                    behind.first() == Some(&b'=')
                        && !matches!(behind.get(1), Some(b'~' | b'>' | b'='))
                        && (self.aliased > 0
                            || self.undefined
                            || behind.get(1).is_none_or(|byte| b"( ;\r\n".contains(byte)))
                };
                end + usize::from(setter)
            }
            _ => match METHODS
                .iter()
                .find(|name| spot.from().starts_with(name.as_bytes()))
            {
                Some(name) => spot.start + name.len(),
                None => return false,
            },
        };
        let state = match self.state {
            _ if defined => State::Value,
            _ => State::Name { variable: false },
        };
        self.pass(self.kinds.name, spot.start, end, state, output);
        if self.aliased > 0 {
            self.aliased -= 1;
            if self.aliased > 0 {
                self.state = State::Method;
            }
        }
        true
    }

    fn operator(&mut self, spot: Spot<'_>, output: &mut Output) {
        let own = spot.own();
        let mut kind = Some(spot.kind);
        let mut state = State::Operand;
        match own {
            b"-" | b"+" | b"*" | b"**" | b"&" | b"!" | b"~" if self.is_operand(&spot) => {
                self.operand(spot.start, output);
            }
            b".." | b"..." if self.state == State::Return => self.operand(spot.start, output),
            b".." | b"..." if self.ended() && ends_range(spot.behind()) => {
                kind = self.kinds.endless;
                state = State::Value;
            }
            b"->" => {
                self.operand(spot.start, output);
                self.level().lambdas += 1;
                self.arrow = true;
            }
            b"." | b"&." => state = State::Dot,
            b";" => {
                self.end_statement(spot.start, output);
                self.pass(
                    Some(spot.kind),
                    spot.start,
                    spot.end,
                    State::Operand,
                    output,
                );
                return;
            }
            b"," if self.undefined => state = State::Method,
            b"=" => self.assignment(output),
            b"=>" => self.rocket = true,
            _ => {}
        }
        self.pass(kind, spot.start, spot.end, state, output);
    }

    /// Behind the head of `def` is an expression; otherwise the names before are variables.
    fn assignment(&mut self, output: &mut Output) {
        if self.level().header {
            self.close(self.end, output);
        }
        for name in std::mem::take(&mut self.assigned) {
            self.declare(&name);
        }
    }

    // -----------------------------------------------------------------------
    // Brackets

    fn bracket(&mut self, spot: Spot<'_>, first: u8, arrow: bool, output: &mut Output) {
        let in_name = matches!(self.state, State::Name { .. });
        let named = self.state != State::Method;
        let variable = self.state == State::Name { variable: true };
        let mut kind = Some(spot.kind);
        let mut open = Open::List;
        let mut parameters = false;
        match first {
            b'(' if arrow || named && self.level().header => parameters = true,
            b'(' if self.state == State::Value || self.state == State::Dot => {}
            b'(' if in_name && !spot.space => {}
            b'(' => {
                self.operand(spot.start, output);
                open = Open::Group;
            }
            b'[' if in_name && (variable || !spot.space) => {}
            b'[' => self.operand(spot.start, output),
            _ if self.level().lambdas > 0 => {
                self.level().lambdas -= 1;
                kind = self.kinds.lambda_open;
                open = Open::Block;
            }
            _ if self.state == State::Value || in_name => {
                kind = self.kinds.block_open;
                open = Open::Block;
                self.block = true;
            }
            _ => {
                self.operand(spot.start, output);
                open = Open::Hash;
            }
        }
        self.open(open).parameters = parameters;
        self.pass(kind, spot.start, spot.end, State::Operand, output);
    }

    fn end_bracket(&mut self, spot: Spot<'_>, first: u8, output: &mut Output) {
        let fits = |level: &Level| match level.open {
            Open::File | Open::Word => false,
            Open::Group => first == b')',
            Open::List => first != b'}',
            Open::Hash | Open::Block | Open::Interpolation(_) => first == b'}',
        };
        let found = self.levels.iter().rposition(fits);
        let mut open = Open::File;
        if let Some(found) = found {
            while self.levels.len() > found {
                open = self.level().open;
                self.close(spot.start, output);
            }
        }
        // The body may follow the parameters of `def` at once.
        let state = match self.level().header {
            true => State::Operand,
            false => State::Value,
        };
        self.pass(Some(spot.kind), spot.start, spot.end, state, output);
        if let Open::Interpolation(literal) = open {
            self.resume(literal, spot.end, spot.text, output);
        }
    }

    fn bar(&mut self, spot: Spot<'_>, begins: bool, output: &mut Output) {
        self.end_calls(0, spot.start, output);
        let level = self.level();
        level.bars = begins;
        level.parameters = begins;
        self.pass(
            self.kinds.pipe,
            spot.start,
            spot.start + 1,
            State::Operand,
            output,
        );
    }

    // -----------------------------------------------------------------------
    // Words

    fn word(&mut self, spot: Spot<'_>, rocket: bool, output: &mut Output) {
        let mut end = spot.start + with_suffix(spot.from());
        if spot.own() == b"defined?" {
            end = spot.end;
        }
        let word = &spot.text[spot.start..end];
        let behind = &spot.text[end..];
        let labels = behind.first() == Some(&b':') && behind.get(1) != Some(&b':');
        if labels && self.level().conditions == 0 {
            self.operand(spot.start, output);
            if self.level().parameters || self.level().in_pattern {
                self.declare(word);
            }
            self.pass(
                self.kinds.label,
                spot.start,
                end + 1,
                State::Operand,
                output,
            );
            self.label = true;
            return;
        }
        if word == b"__END__" && is_alone(spot.text, spot.start, end) {
            let all = spot.text.len();
            self.pass(self.kinds.data, spot.start, all, State::Operand, output);
            return;
        }
        if !self.keyword(spot, word, output) {
            self.operand(spot.start, output);
            self.name(word, behind, rocket);
            let state = self.state;
            self.pass(self.kinds.name, spot.start, end, state, output);
        }
    }

    /// Sets the state behind a name that is no keyword.
    fn name(&mut self, word: &[u8], behind: &[u8], rocket: bool) {
        const VALUES: &[&[u8]] = &[
            b"nil",
            b"true",
            b"false",
            b"self",
            b"redo",
            b"retry",
            b"__FILE__",
            b"__LINE__",
            b"__ENCODING__",
            b"__dir__",
        ];
        if VALUES.contains(&word) {
            self.state = State::Value;
            return;
        }
        let level = self.level();
        let declared = level.parameters || level.in_for || level.in_pattern || rocket;
        if declared || is_assigned(behind) {
            self.declare(word);
        } else {
            self.assigned.push(word.to_vec());
        }
        let scope = self.scopes.last();
        let variable = scope.is_some_and(|scope| scope.names.contains(word));
        self.state = State::Name { variable };
    }

    /// Passes on a keyword, if the word is one.
    fn keyword(&mut self, spot: Spot<'_>, word: &[u8], output: &mut Output) -> bool {
        let start = spot.start;
        let mut kind = Some(spot.kind);
        let mut state = State::Operand;
        match word {
            b"if" | b"unless" | b"while" | b"until" => {
                if self.ended() {
                    self.end_calls(0, start, output);
                    kind = self.kinds.modifier;
                } else {
                    self.open(Open::Word).in_loop = matches!(word, b"while" | b"until");
                }
            }
            b"rescue" => {
                if self.ended() {
                    self.end_calls(0, start, output);
                    kind = self.kinds.modifier;
                } else {
                    state = State::Rescue;
                }
            }
            b"and" | b"or" | b"else" | b"elsif" | b"when" | b"ensure" => {
                self.end_calls(0, start, output);
            }
            b"then" => {
                self.end_calls(0, start, output);
                self.level().in_pattern = false;
            }
            b"in" => {
                let ended = self.ended();
                self.end_calls(0, start, output);
                let level = self.level();
                if level.in_for {
                    level.in_for = false;
                    level.in_loop = true;
                } else if ended {
                    kind = self.kinds.matches;
                } else {
                    level.in_pattern = true;
                }
            }
            b"do" if self.level().lambdas > 0 => {
                self.level().lambdas -= 1;
                self.open_do();
                kind = self.kinds.lambda_do;
            }
            b"do" => {
                self.end_calls(0, start, output);
                let level = self.level();
                if level.in_loop {
                    level.in_loop = false;
                    kind = self.kinds.loop_do;
                } else {
                    self.open_do();
                    self.block = true;
                    kind = self.kinds.block_do;
                }
            }
            b"end" => {
                if self.level().open == Open::Word {
                    self.close(start, output);
                }
                state = State::Value;
            }
            b"case" | b"begin" => {
                self.operand(start, output);
                self.open(Open::Word);
            }
            b"for" => {
                self.operand(start, output);
                self.open(Open::Word).in_for = true;
            }
            b"class" | b"module" | b"def" => {
                self.operand(start, output);
                let level = self.open(Open::Word);
                level.scope = true;
                level.header = word == b"def";
                self.scopes.push(Variables::default());
                self.class = word == b"class";
                if word == b"def" {
                    state = State::Method;
                }
            }
            b"alias" => {
                state = State::Method;
                self.aliased = 2;
            }
            b"undef" => {
                state = State::Method;
                self.undefined = true;
            }
            b"BEGIN" | b"END" => state = State::Value,
            b"return" | b"break" | b"next" => {
                self.operand(start, output);
                state = State::Return;
            }
            b"yield" | b"super" => {
                self.operand(start, output);
                kind = self.kinds.name;
                state = State::Name { variable: false };
            }
            b"not" | b"defined?" => self.operand(start, output),
            _ => return false,
        }
        self.pass(kind, start, spot.end, state, output);
        true
    }

    // -----------------------------------------------------------------------
    // Literals

    /// A character, or a condition.
    fn question(&mut self, spot: Spot<'_>, output: &mut Output) {
        if self.is_operand(&spot)
            && let Some(length) = character(spot.from())
            && length <= spot.from().len()
        {
            self.operand(spot.start, output);
            let end = spot.start + length;
            self.pass(self.kinds.character, spot.start, end, State::Value, output);
        } else {
            self.level().conditions += 1;
            let end = spot.start + 1;
            self.pass(Some(spot.kind), spot.start, end, State::Operand, output);
        }
    }

    /// A symbol, the colon of a condition, or two colons.
    fn colon(&mut self, spot: Spot<'_>, output: &mut Output) {
        if spot.own() == b"::" {
            if self.is_operand(&spot)
                || matches!(self.state, State::Name { .. }) && spot.space && !spot.is_apart()
            {
                self.operand(spot.start, output);
            }
            self.pass(Some(spot.kind), spot.start, spot.end, State::Dot, output);
            return;
        }
        let conditions = self.level().conditions;
        let is_value = self.ended() && (conditions > 0 || self.state == State::Value);
        if is_value {
            self.end_calls(conditions, spot.start, output);
            self.level().conditions = conditions.saturating_sub(1);
            self.pass(
                Some(spot.kind),
                spot.start,
                spot.end,
                State::Operand,
                output,
            );
            return;
        }
        let quote = spot.text.get(spot.end).copied();
        if let Some(quote @ (b'"' | b'\'')) = quote {
            self.operand(spot.start, output);
            let literal = Literal::new(quote, quote, quote == b'"', false);
            self.literal(literal, spot.start, spot.end + 1, spot.text, output);
        } else if let Some(length) = symbol(spot.behind())
            && length <= spot.behind().len()
        {
            self.operand(spot.start, output);
            let end = spot.end + length;
            self.pass(self.kinds.symbol, spot.start, end, State::Value, output);
        } else {
            self.pass(
                Some(spot.kind),
                spot.start,
                spot.end,
                State::Operand,
                output,
            );
        }
    }

    /// A literal whose beginning is known.
    fn literal(
        &mut self,
        literal: Literal,
        start: usize,
        at: usize,
        text: &[u8],
        output: &mut Output,
    ) {
        push(self.kinds.string_start, start, at, output);
        self.resume(literal, at, text, output);
    }

    /// Reads a literal up to its end or an expression in it.
    fn resume(&mut self, mut literal: Literal, from: usize, text: &[u8], output: &mut Output) {
        let mut at = from;
        while at < text.len() {
            let byte = text[at];
            if byte == b'\\' && literal.close != byte {
                at += 2;
            } else if literal.interpolates && text[at..].starts_with(b"#{") {
                push(self.kinds.string_text, from, at, output);
                self.open(Open::Interpolation(literal));
                self.pass(self.kinds.interpolation, at, at + 2, State::Operand, output);
                return;
            } else if byte == literal.close && literal.depth == 0 {
                push(self.kinds.string_text, from, at, output);
                self.end_literal(literal, at, text, output);
                return;
            } else {
                if byte == literal.close {
                    literal.depth -= 1;
                } else if byte == literal.open {
                    literal.depth += 1;
                }
                at += 1;
            }
        }
        self.pass(
            self.kinds.string_text,
            from,
            text.len(),
            State::Value,
            output,
        );
    }

    fn end_literal(&mut self, literal: Literal, at: usize, text: &[u8], output: &mut Output) {
        let mut end = at + 1;
        if literal.regex {
            end += text[end..]
                .iter()
                .take_while(|byte| byte.is_ascii_lowercase())
                .count();
        }
        self.pass(self.kinds.string_end, at, end, State::Value, output);
        let labels = text.get(end) == Some(&b':') && text.get(end + 1) != Some(&b':');
        if literal.plain && labels && self.level().conditions == 0 {
            self.pass(self.kinds.label_colon, end, end + 1, State::Operand, output);
        }
    }
}

impl Literal {
    fn new(open: u8, close: u8, interpolates: bool, plain: bool) -> Self {
        Self {
            open,
            close,
            depth: 0,
            interpolates,
            regex: false,
            plain,
        }
    }
}

impl Document {
    /// `<<~WORD`, with its length.
    fn read(text: &[u8]) -> Option<(usize, Self)> {
        let indented = matches!(text.get(2), Some(b'~' | b'-'));
        let at = 2 + usize::from(indented);
        let (length, word) = match text.get(at)? {
            quote @ (b'"' | b'\'' | b'`') => {
                let word = text[at + 1..]
                    .split(|byte| byte == quote || *byte == b'\n')
                    .next()?;
                if text.get(at + 1 + word.len()) != Some(quote) {
                    return None;
                }
                (word.len() + 2, word)
            }
            _ => {
                let length = word_length(&text[at..]);
                (length, &text[at..at + length])
            }
        };
        let document = Self {
            word: word.to_vec(),
            indented,
        };
        (length > 0).then_some((at + length, document))
    }

    /// Where it ends whose body begins at `at`: before the end of its last line.
    fn end(&self, text: &[u8], mut at: usize) -> usize {
        while at < text.len() {
            let line = text[at..]
                .split_inclusive(|&byte| byte == b'\n')
                .next()
                .unwrap_or(&[]);
            at += line.len();
            let line = line.strip_suffix(b"\n").unwrap_or(line);
            let line = line.strip_suffix(b"\r").unwrap_or(line);
            let word = if self.indented {
                line.trim_ascii_start()
            } else {
                line
            };
            if word == self.word {
                break;
            }
        }
        at
    }
}

/// `%w[`: the length of the beginning, and what follows.
fn percent(text: &[u8]) -> Option<(usize, Literal)> {
    let letter = text.get(1).copied().filter(u8::is_ascii_alphabetic);
    if letter.is_some_and(|letter| !b"qQwWiIrsx".contains(&letter)) {
        return None;
    }
    let at = 1 + usize::from(letter.is_some());
    let open = text.get(at).copied().filter(u8::is_ascii_punctuation)?;
    let close = match open {
        b'(' => b')',
        b'[' => b']',
        b'{' => b'}',
        b'<' => b'>',
        other => other,
    };
    let interpolates = !letter.is_some_and(|letter| b"qwis".contains(&letter));
    let mut literal = Literal::new(open, close, interpolates, false);
    literal.regex = letter == Some(b'r');
    Some((at + 1, literal))
}

/// The length of `?a`.
fn character(text: &[u8]) -> Option<usize> {
    let first = *text.get(1)?;
    if first.is_ascii_whitespace() {
        return None;
    }
    if first == b'\\' {
        return Some(1 + escape(&text[1..]));
    }
    let length = 1 + text[1..]
        .utf8_chunks()
        .next()
        .and_then(|chunk| chunk.valid().chars().next())
        .map_or(1, char::len_utf8);
    let alone = !text.get(length).is_some_and(|&byte| is_word(byte));
    (alone || !is_word(first)).then_some(length)
}

/// The length of an escape.
fn escape(text: &[u8]) -> usize {
    let digits = |from: usize, most: usize| {
        let digits = text.iter().skip(from).take(most);
        from + digits.take_while(|byte| byte.is_ascii_hexdigit()).count()
    };
    match text.get(1) {
        Some(b'u') if text.get(2) == Some(&b'{') => text
            .iter()
            .position(|&byte| byte == b'}')
            .map_or(3, |at| at + 1),
        Some(b'u') => digits(2, 4),
        Some(b'x') => digits(2, 2),
        Some(b'0'..=b'7') => digits(1, 3),
        Some(b'C' | b'M') if text.get(2) == Some(&b'-') => match text.get(3) {
            Some(b'\\') => 3 + escape(&text[3..]),
            _ => 4,
        },
        Some(b'c') => match text.get(2) {
            Some(b'\\') => 2 + escape(&text[2..]),
            _ => 3,
        },
        _ => 2,
    }
}

/// The length of a symbol without its colon.
fn symbol(text: &[u8]) -> Option<usize> {
    let sigils = match text {
        [b'@', b'@', ..] => 2,
        [b'@' | b'$', ..] => 1,
        _ => 0,
    };
    let word = word_length(&text[sigils..]);
    if word > 0 && sigils > 0 {
        return Some(sigils + word);
    }
    if sigils == 1 && text[0] == b'$' {
        return Some(2 + usize::from(text.get(1) == Some(&b'-')));
    }
    if word == 0 || text[0].is_ascii_digit() {
        let found = METHODS
            .iter()
            .find(|name| text.starts_with(name.as_bytes()));
        return found.map(|name| name.len());
    }
    let length = with_suffix(text);
    let setter = length == word
        && text.get(length) == Some(&b'=')
        && !matches!(text.get(length + 1), Some(b'~' | b'>' | b'='));
    Some(length + usize::from(setter))
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80
}

fn word_length(text: &[u8]) -> usize {
    text.iter().take_while(|&&byte| is_word(byte)).count()
}

/// The length of a word with its question or exclamation mark.
fn with_suffix(text: &[u8]) -> usize {
    let length = word_length(text);
    let compares = text.get(length + 1) == Some(&b'=')
        && !matches!(text.get(length + 2), Some(b'=' | b'~' | b'>'));
    length + usize::from(matches!(text.get(length), Some(b'?' | b'!')) && !compares)
}

/// Whether an assignment follows: `=`, `+=`, `||=`.
fn is_assigned(behind: &[u8]) -> bool {
    let behind = behind.trim_ascii_start();
    let operator = behind
        .iter()
        .take_while(|byte| b"+-*/%&|^<>".contains(byte))
        .count();
    let compares = operator == 1 && matches!(behind[0], b'<' | b'>');
    behind.get(operator) == Some(&b'=')
        && !compares
        && !matches!(behind.get(operator + 1), Some(b'=' | b'~' | b'>'))
}

/// Whether a range has no end: no operand begins behind its dots.
fn ends_range(behind: &[u8]) -> bool {
    const WORDS: &[&[u8]] = &[
        b"then", b"do", b"if", b"unless", b"and", b"or", b"in", b"while", b"until", b"end",
    ];
    let space = behind
        .iter()
        .take_while(|byte| matches!(byte, b' ' | b'\t'))
        .count();
    let behind = &behind[space..];
    match behind.first() {
        None | Some(b')' | b']' | b'}' | b',' | b';' | b'\n' | b'\r' | b'#' | b'=') => true,
        _ => WORDS.contains(&&behind[..word_length(behind)]),
    }
}

/// Whether a word is all there is on its line.
fn is_alone(text: &[u8], start: usize, end: usize) -> bool {
    let begins = start == 0 || text[start - 1] == b'\n';
    begins && matches!(text.get(end), None | Some(b'\n' | b'\r'))
}

/// Whether the statement goes on with what follows a line's end: a dot or a logical operator.
fn continues(mut text: &[u8]) -> bool {
    loop {
        text = text.trim_ascii_start();
        match text.first() {
            Some(b'#') => {
                let line = text.iter().position(|&byte| byte == b'\n');
                text = &text[line.unwrap_or(text.len())..];
            }
            Some(b'.') => return text.get(1) != Some(&b'.'),
            Some(b'&') => return matches!(text.get(1), Some(b'.' | b'&')),
            Some(b'|') => return text.get(1) == Some(&b'|'),
            _ => return false,
        }
    }
}

/// Whether the next line begins with the colon of a condition.
fn colon_follows(text: &[u8]) -> bool {
    let text = text.trim_ascii_start();
    text.first() == Some(&b':') && text.get(1).is_some_and(u8::is_ascii_whitespace)
}

/// Passes on a token; nothing if there is no such type or no text.
fn push(kind: Option<Kind>, start: usize, end: usize, output: &mut Output) {
    if let Some(kind) = kind.filter(|_| start < end) {
        output.push(LexedToken {
            kind,
            channel: 0,
            start,
            end,
        });
    }
}
