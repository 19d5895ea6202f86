//! Code as calls and conditions.

/// An argument of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A whole number.
    Number(i64),
    /// A text in quotes.
    Text(String),
    /// Other code, as written.
    Other(String),
}

/// A call such as `next('>')`: a name with arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The function.
    pub name: String,
    /// The arguments.
    pub arguments: Vec<Value>,
}

impl Call {
    /// `inside=true` is a call of `inside=`.
    pub(super) fn assignment(code: &str) -> Option<Self> {
        let (name, right) = code.split_once('=')?;
        is_name(name).then(|| Self {
            name: format!("{name}="),
            arguments: vec![value(right)],
        })
    }

    /// Returns the first argument, if it is a text.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        match self.arguments.first() {
            Some(Value::Text(text)) => Some(text),
            _ => None,
        }
    }

    /// Returns the first argument, if it is a number.
    #[must_use]
    pub fn number(&self) -> Option<i64> {
        match self.arguments.first() {
            Some(Value::Number(number)) => Some(*number),
            _ => None,
        }
    }
}

/// The condition of a predicate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// One call.
    Call(Call),
    /// The negation of one.
    Not(Box<Condition>),
    /// All of these.
    All(Vec<Condition>),
    /// One of these.
    Any(Vec<Condition>),
}

impl Condition {
    /// Parses a predicate without white space; `None` for other code.
    ///
    /// Calls with `!`, `&&`, `||`, parentheses, and comparisons of a call with a constant:
    /// `LA(1)!='<'` negates a call of `LA==` with two arguments.
    #[must_use]
    pub fn parse(code: &str) -> Option<Self> {
        let code = strip(code);
        let any = split(code, "||")?;
        if any.len() > 1 {
            let parts: Option<Vec<_>> = any.into_iter().map(Self::parse).collect();
            return parts.map(Self::Any);
        }
        let all = split(code, "&&")?;
        if all.len() > 1 {
            let parts: Option<Vec<_>> = all.into_iter().map(Self::parse).collect();
            return parts.map(Self::All);
        }
        if let Some(rest) = code.strip_prefix('!') {
            return Self::parse(rest).map(|inner| Self::Not(Box::new(inner)));
        }
        for (sign, name) in [
            ("!=", "=="),
            ("==", "=="),
            (">=", ">="),
            ("<=", "<="),
            (">", ">"),
            ("<", "<"),
        ] {
            let sides = split(code, sign)?;
            if let [left, right] = sides[..] {
                let mut call = parse_call(left)?;
                call.name.push_str(name);
                call.arguments.push(value(right));
                let call = Self::Call(call);
                return Some(match sign {
                    "!=" => Self::Not(Box::new(call)),
                    _ => call,
                });
            }
        }
        parse_call(code).map(Self::Call)
    }

    /// Answers the condition, given the answers to its calls.
    pub fn answer(&self, ask: &mut dyn FnMut(&Call) -> bool) -> bool {
        match self {
            Self::Call(call) => ask(call),
            Self::Not(inner) => !inner.answer(ask),
            Self::All(all) => all.iter().all(|part| part.answer(ask)),
            Self::Any(any) => any.iter().any(|part| part.answer(ask)),
        }
    }

    /// Returns all calls.
    #[must_use]
    pub fn calls(&self) -> Vec<&Call> {
        match self {
            Self::Call(call) => vec![call],
            Self::Not(inner) => inner.calls(),
            Self::All(parts) | Self::Any(parts) => parts.iter().flat_map(Self::calls).collect(),
        }
    }
}

fn strip(mut code: &str) -> &str {
    while let Some(inner) = code
        .strip_prefix('(')
        .and_then(|code| code.strip_suffix(')'))
    {
        // These two are a pair if all inside is balanced.
        if split(inner, ",").is_none() {
            break;
        }
        code = inner;
    }
    code
}

/// Splits outside of parentheses and quotes; `None` if unbalanced.
fn split<'a>(code: &'a str, separator: &str) -> Option<Vec<&'a str>> {
    let mut parts = Vec::new();
    let (mut depth, mut from, mut quote) = (0i32, 0, None);
    let mut escaped = false;
    for (at, c) in code.char_indices() {
        match quote {
            Some(_) if escaped => escaped = false,
            Some(_) if c == '\\' => escaped = true,
            Some(open) if c == open => quote = None,
            Some(_) => {}
            None => {
                match c {
                    '"' | '\'' => quote = Some(c),
                    '(' => depth += 1,
                    ')' => depth -= 1,
                    _ => {}
                }
                if depth < 0 {
                    return None;
                }
                if depth == 0 && at >= from && code[at..].starts_with(separator) {
                    parts.push(&code[from..at]);
                    from = at + separator.len();
                }
            }
        }
    }
    (depth == 0).then(|| {
        parts.push(&code[from..]);
        parts
    })
}

/// Paths such as `a.b` are names.
fn is_name(name: &str) -> bool {
    let mut parts = name.split('.');
    parts.all(|part| {
        part.starts_with(|c: char| c.is_alphabetic() || c == '_')
            && part.chars().all(|c| c.is_alphanumeric() || c == '_')
    })
}

fn parse_call(code: &str) -> Option<Call> {
    let Some(open) = code.find('(') else {
        return is_name(code).then(|| Call {
            name: code.to_owned(),
            arguments: Vec::new(),
        });
    };
    let (name, rest) = code.split_at(open);
    // A chain such as `_input.LT(1).getText().equals("x")` is one name with all arguments.
    let mut name = name.to_owned();
    let mut arguments = Vec::new();
    let mut rest = rest;
    loop {
        let close = closing(rest)?;
        let inside = &rest[1..close];
        if !inside.is_empty() {
            arguments.extend(split(inside, ",")?.into_iter().map(value));
        }
        rest = &rest[close + 1..];
        if rest.is_empty() {
            break;
        }
        let open = rest.find('(').unwrap_or(rest.len());
        name.push_str(&rest[..open]);
        rest = &rest[open..];
        if rest.is_empty() {
            break;
        }
    }
    is_name(&name).then_some(Call { name, arguments })
}

fn closing(code: &str) -> Option<usize> {
    let (mut depth, mut quote) = (0, None);
    let mut chars = code.char_indices();
    while let Some((at, c)) = chars.next() {
        match quote {
            Some(_) if c == '\\' => {
                chars.next();
            }
            Some(open) if c == open => quote = None,
            Some(_) => {}
            None => match c {
                '"' | '\'' => quote = Some(c),
                '(' => depth += 1,
                ')' => {
                    depth -= 1;
                    if depth == 0 {
                        return Some(at);
                    }
                }
                _ => {}
            },
        }
    }
    None
}

fn value(text: &str) -> Value {
    if let Ok(number) = text.parse() {
        return Value::Number(number);
    }
    for quote in ['"', '\''] {
        let inner = text
            .strip_prefix(quote)
            .and_then(|text| text.strip_suffix(quote));
        if let Some(inner) = inner {
            return Value::Text(unescape(inner));
        }
    }
    Value::Other(text.to_owned())
}

fn unescape(text: &str) -> String {
    let mut plain = String::new();
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' => match chars.next() {
                Some('n') => plain.push('\n'),
                Some('r') => plain.push('\r'),
                Some('t') => plain.push('\t'),
                Some(other) => plain.push(other),
                None => {}
            },
            _ => plain.push(c),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call(name: &str, arguments: Vec<Value>) -> Condition {
        Condition::Call(Call {
            name: name.to_owned(),
            arguments,
        })
    }

    #[test]
    fn conditions_are_read() {
        let a = || call("a", vec![]);
        let b = || call("b", vec![Value::Number(-1), Value::Text("x,)".to_owned())]);
        assert_eq!(Condition::parse("a()"), Some(a()));
        assert_eq!(
            Condition::parse("!(a())"),
            Some(Condition::Not(Box::new(a())))
        );
        assert_eq!(
            Condition::parse("(a()&&b(-1,'x,)'))||a"),
            Some(Condition::Any(vec![Condition::All(vec![a(), b()]), a()]))
        );
        let quote = || Value::Text("')".to_owned());
        assert_eq!(
            Condition::parse(r"a('\')')"),
            Some(call("a", vec![quote()]))
        );
        assert_eq!(
            Condition::parse("_input.LA(1)!='<'"),
            Some(Condition::Not(Box::new(call(
                "_input.LA==",
                vec![Value::Number(1), Value::Text("<".to_owned())]
            ))))
        );
        assert_eq!(
            Condition::parse("_input.LT(2).getText().equals(\"a\\n\")"),
            Some(call(
                "_input.LT.getText.equals",
                vec![Value::Number(2), Value::Text("a\n".to_owned())]
            ))
        );
        for bad in ["a(", "a)", "1+2", "a;b", "", "a()b("] {
            assert_eq!(Condition::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn conditions_are_answered() {
        let condition = Condition::parse("a()&&!b()||c()").expect("a condition");
        for bits in 0..8 {
            let (a, b, c) = (bits & 1 == 1, bits & 2 == 2, bits & 4 == 4);
            let answer = condition.answer(&mut |call| match call.name.as_str() {
                "a" => a,
                "b" => b,
                _ => c,
            });
            assert_eq!(answer, (a && !b) || c);
        }
        assert_eq!(condition.calls().len(), 3);
    }
}
