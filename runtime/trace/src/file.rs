//! Traces as JSON lines, in the format of docs/traces.md.

use std::fmt::Write as _;

use rustc_hash::FxHashMap;
use serde_json::{Value, json};

use super::trace::{Choice, Decision, Element, Kind, PartKind, Place, Trace, TraceBuilder};

pub(crate) const VERSION: u64 = 1;

/// An error in a trace file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TraceError {
    /// The first line, of this number, is no header.
    #[error("line {0}: a trace begins with {{\"trace\":{VERSION}}}")]
    NoTrace(usize),
    /// An unknown version of the format.
    #[error("line {line}: this is a trace of version {version}, but only {VERSION} is known")]
    Version {
        /// Line number, from 1.
        line: usize,
        /// The version.
        version: u64,
    },
    /// No JSON, or no entry of the format.
    #[error("line {line}: {what}: {text}")]
    Line {
        /// Line number, from 1.
        line: usize,
        /// The fault.
        what: &'static str,
        /// The line.
        text: String,
    },
}

/// Writes a trace; the first line has the version, then the fields of the object `header`.
#[must_use]
pub fn write(trace: &Trace, header: &Value) -> String {
    let mut first = json!({ "trace": VERSION });
    if trace.is_valued() {
        first["values"] = json!(true);
    }
    if let (Some(first), Some(more)) = (first.as_object_mut(), header.as_object()) {
        first.extend(
            more.iter()
                .map(|(name, value)| (name.clone(), value.clone())),
        );
    }
    let mut text = first.to_string();
    text.push('\n');
    let mut numbers: FxHashMap<Place, usize> = FxHashMap::default();
    let mut open: Vec<usize> = Vec::new();
    for node in trace.nodes() {
        while open.last().is_some_and(|&end| end <= node.index()) {
            open.pop();
            text.push_str("[\"e\"]\n");
        }
        let (Element::Part(_, place) | Element::Choice(Choice { place, .. })) = trace.element(node);
        let next = numbers.len();
        let number = *numbers.entry(place.clone()).or_insert_with(|| {
            let _ = writeln!(text, "{}", json!(["p", next, place.name()]));
            next
        });
        match trace.element(node) {
            Element::Part(kind, _) => {
                open.push(trace.subtree(node).end);
                let _ = writeln!(text, "[\"b\",\"{}\",{number}]", kind.name());
            }
            Element::Choice(choice) => {
                let (kind, low, high) = (choice.kind.name(), choice.low, choice.high);
                let _ = write!(text, "[\"c\",\"{kind}\",{number},{low},{high},");
                match &choice.decision {
                    Decision::Number(number) => {
                        let _ = write!(text, "{number}");
                    }
                    Decision::Order(order) => {
                        let _ = write!(text, "{}", json!(order));
                    }
                    Decision::Bytes(bytes) => {
                        text.push('"');
                        for byte in bytes {
                            let _ = write!(text, "{byte:02x}");
                        }
                        text.push('"');
                    }
                }
                if let Some(value) = &choice.value {
                    let _ = write!(text, ",{}", json!(&**value));
                }
                text.push_str("]\n");
            }
        }
    }
    // The end of the file closes open parts.
    text
}

/// Reads a trace and its header, the first line.
///
/// # Errors
/// If the text is not in this version of the format.
pub fn read(text: &str) -> Result<(Trace, Value), TraceError> {
    let mut reader = TraceReader::new();
    for line in text.lines() {
        reader.line(line)?;
    }
    reader.finish()
}

#[derive(Debug, Default)]
pub(crate) struct TraceReader {
    header: Option<Value>,
    places: Vec<Place>,
    builder: TraceBuilder,
    lines: usize,
}

impl TraceReader {
    #[must_use]
    pub(crate) fn new() -> Self {
        Self::default()
    }

    pub(crate) fn line(&mut self, text: &str) -> Result<(), TraceError> {
        self.lines += 1;
        if text.trim().is_empty() {
            return Ok(());
        }
        let value: Value = serde_json::from_str(text).map_err(|_| self.error("not JSON", text))?;
        self.value(&value, text)
    }

    pub(super) fn value(&mut self, value: &Value, text: &str) -> Result<(), TraceError> {
        if self.header.is_none() {
            let version = value.get("trace").and_then(Value::as_u64);
            let version = version.ok_or(TraceError::NoTrace(self.lines.max(1)))?;
            if version != VERSION {
                let line = self.lines.max(1);
                return Err(TraceError::Version { line, version });
            }
            let valued = value.get("values").and_then(Value::as_bool);
            self.builder = TraceBuilder::valued(valued == Some(true));
            self.header = Some(value.clone());
            return Ok(());
        }
        let read = match value.as_array().map(Vec::as_slice) {
            Some([Value::String(letter), rest @ ..]) => self.entry(letter, rest),
            _ => Err("not a line of a trace"),
        };
        read.map_err(|what| self.error(what, text))
    }

    fn entry(&mut self, letter: &str, rest: &[Value]) -> Result<(), &'static str> {
        match (letter, rest) {
            ("p", [number, name]) => {
                let name = name.as_str().ok_or("a place's name is a text")?;
                if number.as_u64() != Some(self.places.len() as u64) {
                    return Err("places are numbered 0, 1, 2, …");
                }
                self.places.push(Place::new(name));
            }
            ("b", [kind, place]) => {
                let place = self.place(place)?;
                let kind = PartKind::ALL.iter().find(|known| kind == known.name());
                self.builder
                    .begin(*kind.ok_or("an unknown kind of part")?, place);
            }
            ("e", []) => {
                if !self.builder.end() {
                    return Err("an end without a beginning");
                }
            }
            ("c", [kind, place, low, high, decision, rest @ ..]) => {
                let value = match rest {
                    [] => None,
                    [value] => Some(value.as_str().ok_or("a value is a text")?.into()),
                    _ => return Err("not a line of a trace"),
                };
                let place = self.place(place)?;
                let kind = Kind::ALL.iter().find(|known| kind == known.name());
                let kind = *kind.ok_or("an unknown kind of choice")?;
                let choice = Choice {
                    kind,
                    place,
                    low: number(low).ok_or("not a number")?,
                    high: number(high).ok_or("not a number")?,
                    decision: decision_of(kind, decision).ok_or("not a decision of this kind")?,
                    value,
                };
                if !choice.is_legal() {
                    return Err("the decision is out of range");
                }
                self.builder.choose(choice);
            }
            _ => return Err("not a line of a trace"),
        }
        Ok(())
    }

    fn place(&self, number: &Value) -> Result<Place, &'static str> {
        let number = number
            .as_u64()
            .and_then(|number| usize::try_from(number).ok());
        let place = number.and_then(|number| self.places.get(number));
        place.cloned().ok_or("a place that was not named")
    }

    fn error(&self, what: &'static str, text: &str) -> TraceError {
        let text = text.chars().take(80).collect();
        let line = self.lines.max(1);
        TraceError::Line { line, what, text }
    }

    pub(crate) fn finish(self) -> Result<(Trace, Value), TraceError> {
        let header = self.header.ok_or(TraceError::NoTrace(self.lines.max(1)))?;
        Ok((self.builder.finish(), header))
    }
}

fn number(value: &Value) -> Option<i128> {
    let signed = value.as_i64().map(i128::from);
    signed.or_else(|| value.as_u64().map(i128::from))
}

fn decision_of(kind: Kind, value: &Value) -> Option<Decision> {
    match kind {
        Kind::Shuffle => {
            let numbers = value.as_array()?.iter();
            let numbers = numbers.map(|number| u32::try_from(number.as_u64()?).ok());
            numbers.collect::<Option<_>>().map(Decision::Order)
        }
        Kind::Bytes => {
            let text = value.as_str()?;
            if !text.is_ascii() || text.len() % 2 != 0 {
                return None;
            }
            let byte = |at: usize| u8::from_str_radix(&text[at..at + 2], 16).ok();
            let bytes = (0..text.len()).step_by(2).map(byte);
            bytes.collect::<Option<_>>().map(Decision::Bytes)
        }
        _ => number(value).map(Decision::Number),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"{"trace":1,"generator":["python3","gen.py","7"]}
["p",0,"gen.py:9"]
["c","range",0,-1,18446744073709551615,2]
["p",1,"gen.py:10 \"x\""]
["b","call",1]
["p",2,"gen.py:4"]
["c","pick",2,0,25,7]
["e"]
["b","loop",1]
["c","count",2,0,25,1]
["b","item",1]
["c","shuffle",0,2,3,[2,0]]
["e"]
["e"]
["c","bytes",0,0,4,"00ff"]
["b","call",1]
["c","real",2,0,9007199254740991,5]
"#;

    #[test]
    fn written_text_is_read_back() {
        let (trace, header) = read(TEXT).unwrap();
        assert_eq!(trace.choices(), 6);
        let header = json!({ "generator": header["generator"] });
        let written = write(&trace, &header);
        let sorted = |text: &str| text.lines().skip(1).collect::<Vec<_>>().join("\n");
        assert_eq!(sorted(&written), sorted(TEXT));
        assert_eq!(read(&written).unwrap().0, trace);
    }

    #[test]
    fn mistakes_are_named() {
        let cases = [
            ("", "line 1: a trace begins with"),
            ("[]", "line 1: a trace begins with"),
            ("{\"trace\":2}", "version 2"),
            (
                "{\"trace\":1}\n[\"x\"]",
                "line 2: not a line of a trace: [\"x\"]",
            ),
            ("{\"trace\":1}\nx", "line 2: not JSON: x"),
            ("{\"trace\":1}\n[\"e\"]", "an end without a beginning"),
            ("{\"trace\":1}\n[\"p\",1,\"a\"]", "places are numbered"),
            ("{\"trace\":1}\n[\"b\",\"call\",0]", "not named"),
            (
                "{\"trace\":1}\n[\"p\",0,\"a\"]\n[\"b\",\"what\",0]",
                "line 3: an unknown kind of part",
            ),
            (
                "{\"trace\":1}\n[\"p\",0,\"a\"]\n[\"c\",\"what\",0,0,1,0]",
                "an unknown kind of choice",
            ),
            (
                "{\"trace\":1}\n[\"p\",0,\"a\"]\n[\"c\",\"pick\",0,0,1,2]",
                "out of range",
            ),
            (
                "{\"trace\":1}\n[\"p\",0,\"a\"]\n[\"c\",\"bytes\",0,0,1,\"é\"]",
                "not a decision of this kind",
            ),
        ];
        for (text, expected) in cases {
            let error = read(text).unwrap_err().to_string();
            assert!(error.contains(expected), "{text}: {error}");
        }
    }
}
