//! The messages between a reducer and a generator's client, as in docs/protocol.md.

use std::io::{self, BufRead, Read, Write};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::file::{self, TraceReader};
use super::follow::Following;
use super::generator::{Answer, Run};
use super::trace::Trace;

/// The version of the protocol.
pub const VERSION: u64 = 1;

/// The environment variable that is set for clients.
pub const VARIABLE: &str = "GREDUCE";

/// The first line of a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Greeting {
    /// The version of the protocol.
    pub protocol: u64,
    /// Name and version of the client.
    pub client: String,
}

/// A request to a client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Run the generator with its own decisions.
    Record {
        seed: Option<u64>,
        /// Maximal number of choices.
        limit: u64,
    },
    /// Run the generator by a trace.
    Replay {
        trace: Trace,
        following: Following,
        /// Maximal number of choices.
        limit: u64,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "run", rename_all = "kebab-case")]
enum RequestLine {
    Record {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
        limit: u64,
    },
    Replay {
        strict: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        arbitrary: Option<u64>,
        limit: u64,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "end", rename_all = "kebab-case")]
enum EndLine {
    Trace,
    Done { output: u64 },
    Halted { at: usize },
    Limit,
    Failed { message: String },
}

/// Maximal bytes of an input.
const MOST: u64 = 1 << 30;

fn invalid(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, error)
}

fn line(from: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut text = Vec::new();
    if from.read_until(b'\n', &mut text)? == 0 {
        return Ok(None);
    }
    let text = String::from_utf8(text).map_err(invalid)?;
    Ok(Some(text.trim_end_matches(['\n', '\r']).to_owned()))
}

fn parsed(text: &str) -> io::Result<Value> {
    serde_json::from_str(text).map_err(|error| {
        let shown: String = text.chars().take(80).collect();
        invalid(format!(
            "this is not a line of the protocol: {shown} ({error})"
        ))
    })
}

impl Greeting {
    /// Reads a greeting; fails if there is none, or the line is none.
    pub fn read(from: &mut dyn BufRead) -> io::Result<Self> {
        let text = line(from)?.ok_or_else(|| {
            let message = "it ended before its greeting";
            io::Error::new(io::ErrorKind::UnexpectedEof, message)
        })?;
        let greeting: Self = serde_json::from_value(parsed(&text)?).map_err(invalid)?;
        if greeting.protocol != VERSION {
            return Err(invalid(format!(
                "it speaks version {} of the protocol, but only {VERSION} is known",
                greeting.protocol
            )));
        }
        Ok(greeting)
    }

    /// Writes the greeting.
    pub fn write(&self, to: &mut dyn Write) -> io::Result<()> {
        writeln!(to, "{}", json!(self))?;
        to.flush()
    }
}

impl Request {
    /// Writes the request.
    pub fn write(&self, to: &mut dyn Write) -> io::Result<()> {
        match self {
            Self::Record { seed, limit } => {
                let (seed, limit) = (*seed, *limit);
                writeln!(to, "{}", json!(RequestLine::Record { seed, limit }))?;
            }
            Self::Replay {
                trace,
                following,
                limit,
            } => {
                let line = RequestLine::Replay {
                    strict: *following == Following::Strict,
                    arbitrary: match following {
                        Following::Arbitrary(seed) => Some(*seed),
                        Following::Strict | Following::Nearest => None,
                    },
                    limit: *limit,
                };
                writeln!(to, "{}", json!(line))?;
                to.write_all(file::write(trace, &Value::Null).as_bytes())?;
                writeln!(to, "{}", json!(EndLine::Trace))?;
            }
        }
        to.flush()
    }

    /// Reads the next request; `None` at the end. Fails if a message is not a request.
    pub fn read(from: &mut dyn BufRead) -> io::Result<Option<Self>> {
        let Some(text) = line(from)? else {
            return Ok(None);
        };
        let (following, limit) = match serde_json::from_value(parsed(&text)?).map_err(invalid)? {
            RequestLine::Record { seed, limit } => {
                return Ok(Some(Self::Record { seed, limit }));
            }
            RequestLine::Replay {
                strict,
                arbitrary,
                limit,
            } => {
                let other = arbitrary.map_or(Following::Nearest, Following::Arbitrary);
                (if strict { Following::Strict } else { other }, limit)
            }
        };
        let (trace, end) = read_trace(from)?;
        match end {
            EndLine::Trace => Ok(Some(Self::Replay {
                trace: trace.ok_or_else(|| invalid("a trace is missing"))?,
                following,
                limit,
            })),
            _ => Err(invalid(
                "a trace in a request ends with {\"end\":\"trace\"}",
            )),
        }
    }
}

impl Answer {
    pub(crate) fn write(&self, to: &mut dyn Write) -> io::Result<()> {
        let end = match self {
            Self::Done(Run { trace, output }) => {
                to.write_all(file::write(trace, &Value::Null).as_bytes())?;
                let output = output.len() as u64;
                EndLine::Done { output }
            }
            Self::Halted { at } => EndLine::Halted { at: *at },
            Self::Limit => EndLine::Limit,
            Self::Failed { message } => EndLine::Failed {
                message: message.clone(),
            },
        };
        writeln!(to, "{}", json!(end))?;
        if let Self::Done(run) = self {
            to.write_all(&run.output)?;
        }
        to.flush()
    }

    pub(crate) fn read(from: &mut dyn BufRead) -> io::Result<Option<Self>> {
        if from.fill_buf()?.is_empty() {
            return Ok(None);
        }
        let (trace, end) = read_trace(from)?;
        Ok(Some(match end {
            EndLine::Trace => return Err(invalid("this ends a request, not an answer")),
            EndLine::Halted { at } => Self::Halted { at },
            EndLine::Limit => Self::Limit,
            EndLine::Failed { message } => Self::Failed { message },
            EndLine::Done { output } if output > MOST => {
                let message = format!("it printed {output} bytes");
                io::copy(&mut from.take(output), &mut io::sink())?;
                Self::Failed { message }
            }
            EndLine::Done { output: bytes } => {
                let mut output = Vec::new();
                from.take(bytes).read_to_end(&mut output)?;
                if (output.len() as u64) < bytes {
                    let message = "it ended within the output";
                    return Err(io::Error::new(io::ErrorKind::UnexpectedEof, message));
                }
                let trace = trace.ok_or_else(|| invalid("the trace of a run is missing"))?;
                Self::Done(Run { trace, output })
            }
        }))
    }
}

/// Reads a trace, if any, and the line that ends it.
fn read_trace(from: &mut dyn BufRead) -> io::Result<(Option<Trace>, EndLine)> {
    let mut reader = TraceReader::new();
    let mut begun = false;
    loop {
        let text = line(from)?.ok_or_else(|| {
            let message = "it ended within a trace";
            io::Error::new(io::ErrorKind::UnexpectedEof, message)
        })?;
        let value = parsed(&text)?;
        if value.get("end").is_none() {
            reader.value(&value, &text).map_err(invalid)?;
            begun = true;
            continue;
        }
        let end = serde_json::from_value(value).map_err(invalid)?;
        let trace = if begun {
            Some(reader.finish().map_err(invalid)?.0)
        } else {
            None
        };
        return Ok((trace, end));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Choices;

    fn trace() -> Trace {
        let mut choices = Choices::random(1);
        choices.repeat(2..5, |choices, _| choices.bytes(0..5));
        choices.into_trace()
    }

    #[test]
    fn written_text_is_read_back() {
        let requests = [
            Request::Record {
                seed: Some(u64::MAX),
                limit: 5,
            },
            Request::Record {
                seed: None,
                limit: 5,
            },
            Request::Replay {
                trace: trace(),
                following: Following::Strict,
                limit: 9,
            },
            Request::Replay {
                trace: trace(),
                following: Following::Arbitrary((1 << 53) - 1),
                limit: 9,
            },
        ];
        let mut text = Vec::new();
        for request in &requests {
            request.write(&mut text).unwrap();
        }
        let mut from = &text[..];
        for request in requests {
            assert_eq!(Request::read(&mut from).unwrap(), Some(request));
        }
        assert_eq!(Request::read(&mut from).unwrap(), None);

        let answers = [
            Answer::Done(Run {
                trace: trace(),
                output: b"\n\xff\"".to_vec(),
            }),
            Answer::Done(Run {
                trace: Trace::default(),
                output: Vec::new(),
            }),
            Answer::Halted { at: 3 },
            Answer::Limit,
            Answer::Failed {
                message: "\"no\"\n".to_owned(),
            },
        ];
        let mut text = Vec::new();
        for answer in &answers {
            answer.write(&mut text).unwrap();
        }
        let mut from = &text[..];
        for answer in answers {
            assert_eq!(Answer::read(&mut from).unwrap(), Some(answer));
        }
        assert_eq!(Answer::read(&mut from).unwrap(), None);
    }

    #[test]
    fn broken_messages_are_errors() {
        let mut text = Vec::new();
        let output = b"12345".to_vec();
        let run = Run {
            trace: trace(),
            output,
        };
        Answer::Done(run).write(&mut text).unwrap();
        for end in 1..text.len() {
            assert!(Answer::read(&mut &text[..end]).is_err(), "{end}");
        }
        let error = Answer::read(&mut &b"int main() {}\n"[..]).unwrap_err();
        assert!(error.to_string().contains("int main"), "{error}");
        let other = b"{\"protocol\":2,\"client\":\"x\"}\n";
        let error = Greeting::read(&mut &other[..]).unwrap_err();
        assert!(error.to_string().contains("version 2"), "{error}");
    }
}
