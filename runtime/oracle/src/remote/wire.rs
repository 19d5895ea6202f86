//! The messages between a search and the client of a remote execution service.
//!
//! A message is its length (4 bytes, little endian) and as many bytes: numbers of fixed width, and
//! texts and lists behind their lengths. The search sends a [`Setup`], then [`Order`]s; the client
//! sends an [`Answer`] to each job. A report is the file that the worker writes.

use std::ffi::OsString;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::PathBuf;
use std::time::Duration;

use super::RemoteService;
use crate::kept::Kept;
use secateur_reduce::executor::{Ending, ResourceLimit};

/// The first message: the service, and what all actions have in common.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// The service.
    pub service: RemoteService,
    /// Files and directories of this machine, and their paths in the action.
    pub files: Vec<(PathBuf, String)>,
    /// The environment of the command.
    pub environment: Vec<(String, String)>,
}

/// A test to run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// Distinguishes jobs of one connection.
    pub id: u64,
    /// Whether it has to run, even if a verdict is known.
    pub fresh: bool,
    /// The arguments of the worker, after the number of candidates.
    pub arguments: Vec<String>,
    /// The candidate.
    pub candidate: Vec<u8>,
}

/// A message after the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Runs a test.
    Start(Job),
    /// Drops the test with this number.
    Cancel(u64),
}

/// The end of a job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The job.
    pub id: u64,
    /// The worker's report, or why there is none.
    pub report: Result<Vec<u8>, String>,
}

/// A worker's record of a command's end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The command's time.
    pub elapsed: Duration,
    pub(crate) ending: Ending,
    pub(crate) stdout: Kept,
    pub(crate) stderr: Kept,
}

impl Setup {
    /// Returns the message.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        let mut out = Out::default();
        let RemoteService {
            endpoint,
            instance,
            headers,
            tls_ca,
            platform,
            salt,
            inputs: _,
            worker,
            batch,
            attempts,
            fresh,
        } = &self.service;
        out.text(endpoint);
        out.text(instance);
        out.pairs(headers);
        out.path(tls_ca.as_ref());
        out.pairs(platform);
        out.text(salt);
        out.path(worker.as_ref());
        out.number(u64::from(*batch));
        out.number(u64::from(*attempts));
        out.flag(*fresh);
        out.number(self.files.len() as u64);
        for (from, to) in &self.files {
            out.bytes(from.as_os_str().as_bytes());
            out.text(to);
        }
        out.pairs(&self.environment);
        out.0
    }

    /// Reads a message; `None` if it is malformed.
    #[must_use]
    pub fn decode(message: &[u8]) -> Option<Self> {
        let mut from = In(message);
        let service = RemoteService {
            endpoint: from.text()?,
            instance: from.text()?,
            headers: from.pairs()?,
            tls_ca: from.path()?,
            platform: from.pairs()?,
            salt: from.text()?,
            inputs: Vec::new(),
            worker: from.path()?,
            batch: from.number()?.try_into().ok()?,
            attempts: from.number()?.try_into().ok()?,
            fresh: from.flag()?,
        };
        let files = from.list(|from| Some((path(from.bytes()?), from.text()?)))?;
        let environment = from.pairs()?;
        from.end(Self {
            service,
            files,
            environment,
        })
    }
}

impl Order {
    /// Returns the message.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        let mut out = Out::default();
        match self {
            Self::Cancel(id) => {
                out.flag(false);
                out.number(*id);
            }
            Self::Start(job) => {
                out.flag(true);
                out.number(job.id);
                out.flag(job.fresh);
                out.number(job.arguments.len() as u64);
                for argument in &job.arguments {
                    out.text(argument);
                }
                out.bytes(&job.candidate);
            }
        }
        out.0
    }

    /// Reads a message; `None` if it is malformed.
    #[must_use]
    pub fn decode(message: &[u8]) -> Option<Self> {
        let mut from = In(message);
        let order = match from.flag()? {
            false => Self::Cancel(from.number()?),
            true => Self::Start(Job {
                id: from.number()?,
                fresh: from.flag()?,
                arguments: from.list(In::text)?,
                candidate: from.bytes()?.to_vec(),
            }),
        };
        from.end(order)
    }
}

impl Answer {
    /// Returns the message.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        let mut out = Out::default();
        out.number(self.id);
        out.flag(self.report.is_ok());
        match &self.report {
            Ok(report) => out.bytes(report),
            Err(message) => out.text(message),
        }
        out.0
    }

    /// Reads a message; `None` if it is malformed.
    #[must_use]
    pub fn decode(message: &[u8]) -> Option<Self> {
        let mut from = In(message);
        let id = from.number()?;
        let report = match from.flag()? {
            true => Ok(from.bytes()?.to_vec()),
            false => Err(from.text()?),
        };
        from.end(Self { id, report })
    }
}

/// By their numbers in a report.
const LIMITS: [ResourceLimit; 6] = [
    ResourceLimit::Memory,
    ResourceLimit::Processor,
    ResourceLimit::Output,
    ResourceLimit::File,
    ResourceLimit::Written,
    ResourceLimit::Processes,
];

impl Report {
    /// Returns the report's bytes.
    pub(crate) fn encode(&self) -> Vec<u8> {
        let mut out = Out::default();
        out.number(self.elapsed.as_micros() as u64);
        let (kind, number) = match self.ending {
            Ending::Exited(status) => (0, status as u32),
            Ending::Signalled(signal) => (1, signal as u32),
            Ending::Killed | Ending::InProcess => (2, 0),
            Ending::OverLimit(limit) => {
                let at = LIMITS.iter().position(|&other| other == limit);
                (3, at.unwrap_or_default() as u32)
            }
        };
        out.number(kind);
        out.number(u64::from(number));
        for kept in [&self.stdout, &self.stderr] {
            let (bytes, missing, each) = kept.fields();
            out.number(each as u64);
            out.number(missing);
            out.bytes(bytes);
        }
        out.0
    }

    /// Reads a report; `None` if it is malformed.
    #[must_use]
    pub fn decode(report: &[u8]) -> Option<Self> {
        let mut from = In(report);
        let elapsed = Duration::from_micros(from.number()?);
        let kind = from.number()?;
        let number = u32::try_from(from.number()?).ok()?;
        let ending = match kind {
            0 => Ending::Exited(number as i32),
            1 => Ending::Signalled(number as i32),
            2 => Ending::Killed,
            3 => Ending::OverLimit(*LIMITS.get(number as usize)?),
            _ => return None,
        };
        let mut kept = || {
            let each = usize::try_from(from.number()?).ok()?;
            let missing = from.number()?;
            Kept::from_fields(from.bytes()?.to_vec(), missing, each)
        };
        let (stdout, stderr) = (kept()?, kept()?);
        from.end(Self {
            elapsed,
            ending,
            stdout,
            stderr,
        })
    }

    /// Whether the command exceeded its time or a limit.
    #[must_use]
    pub const fn is_limited(&self) -> bool {
        matches!(self.ending, Ending::Killed | Ending::OverLimit(_))
    }
}

/// Adds the length to a message.
#[must_use]
pub fn framed(message: &[u8]) -> Vec<u8> {
    let mut all = (message.len() as u32).to_le_bytes().to_vec();
    all.extend_from_slice(message);
    all
}

/// Removes the first complete message from received bytes.
pub(super) fn unframed(received: &mut Vec<u8>) -> Option<Vec<u8>> {
    let (len, rest) = received.split_first_chunk::<4>()?;
    let len = u32::from_le_bytes(*len) as usize;
    let message = rest.get(..len)?.to_vec();
    received.drain(..4 + len);
    Some(message)
}

#[derive(Default)]
struct Out(Vec<u8>);

impl Out {
    fn number(&mut self, number: u64) {
        self.0.extend_from_slice(&number.to_le_bytes());
    }

    fn flag(&mut self, flag: bool) {
        self.0.push(flag.into());
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.number(bytes.len() as u64);
        self.0.extend_from_slice(bytes);
    }

    fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    fn path(&mut self, path: Option<&PathBuf>) {
        self.flag(path.is_some());
        if let Some(path) = path {
            self.bytes(path.as_os_str().as_bytes());
        }
    }

    fn pairs(&mut self, pairs: &[(String, String)]) {
        self.number(pairs.len() as u64);
        for (name, value) in pairs {
            self.text(name);
            self.text(value);
        }
    }
}

struct In<'a>(&'a [u8]);

impl<'a> In<'a> {
    fn number(&mut self) -> Option<u64> {
        let (number, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(u64::from_le_bytes(*number))
    }

    fn flag(&mut self) -> Option<bool> {
        let (&flag, rest) = self.0.split_first()?;
        self.0 = rest;
        (flag <= 1).then_some(flag == 1)
    }

    fn bytes(&mut self) -> Option<&'a [u8]> {
        let len = usize::try_from(self.number()?).ok()?;
        let (bytes, rest) = self.0.split_at_checked(len)?;
        self.0 = rest;
        Some(bytes)
    }

    fn text(&mut self) -> Option<String> {
        String::from_utf8(self.bytes()?.to_vec()).ok()
    }

    fn path(&mut self) -> Option<Option<PathBuf>> {
        match self.flag()? {
            true => Some(Some(path(self.bytes()?))),
            false => Some(None),
        }
    }

    fn list<T>(&mut self, mut item: impl FnMut(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let len = self.number()?;
        let mut items = Vec::new();
        for _ in 0..len {
            items.push(item(self)?);
        }
        Some(items)
    }

    fn pairs(&mut self) -> Option<Vec<(String, String)>> {
        self.list(|from| Some((from.text()?, from.text()?)))
    }

    fn end<T>(&self, value: T) -> Option<T> {
        self.0.is_empty().then_some(value)
    }
}

fn path(bytes: &[u8]) -> PathBuf {
    OsString::from_vec(bytes.to_vec()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read_as_they_were_written() {
        let pair = |name: &str| (name.to_owned(), String::new());
        let setup = Setup {
            service: RemoteService {
                endpoint: "grpc://x:1".to_owned(),
                headers: vec![pair("a"), pair("b")],
                tls_ca: Some("ca".into()),
                batch: 3,
                fresh: true,
                ..RemoteService::default()
            },
            files: vec![("/a".into(), "test/a".to_owned())],
            environment: vec![pair("PATH")],
        };
        assert_eq!(Setup::decode(&setup.encode()), Some(setup));
        let orders = [
            Order::Cancel(7),
            Order::Start(Job {
                id: 1,
                fresh: true,
                arguments: vec!["x".to_owned(), String::new()],
                candidate: vec![0, 255],
            }),
        ];
        for order in orders {
            let message = order.encode();
            assert_eq!(Order::decode(&message), Some(order));
            for end in 0..message.len() {
                assert_eq!(Order::decode(&message[..end]), None);
            }
        }
        for report in [Ok(vec![1, 2]), Err("lost".to_owned())] {
            let answer = Answer { id: 2, report };
            assert_eq!(Answer::decode(&answer.encode()), Some(answer));
        }
    }

    #[test]
    fn reports_have_all_endings() {
        let mut endings = vec![Ending::Exited(3), Ending::Signalled(11), Ending::Killed];
        endings.extend(LIMITS.map(Ending::OverLimit));
        for ending in endings {
            let mut stdout = Kept::new(3);
            stdout.push(b"0123456789");
            stdout.trim();
            let report = Report {
                elapsed: Duration::from_micros(5),
                ending,
                stdout,
                stderr: Kept::default(),
            };
            assert_eq!(Report::decode(&report.encode()), Some(report));
        }
    }

    #[test]
    fn messages_come_in_pieces() {
        let all = [framed(b"one"), framed(b""), framed(b"two")].concat();
        let (mut received, mut messages) = (Vec::new(), Vec::new());
        for byte in all {
            received.push(byte);
            messages.extend(unframed(&mut received));
        }
        assert_eq!(messages, [&b"one"[..], b"", b"two"]);
        assert!(received.is_empty());
    }
}
