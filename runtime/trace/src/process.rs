//! Generators in another process: the reducer's side of the protocol.

use std::ffi::OsString;
use std::fmt;
use std::io::{self, BufReader, Read, Write};
use std::os::unix::process::CommandExt;
use std::process::{Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process_group};

use super::follow::Following;
use super::generator::{Answer, Generator, GeneratorError};
use super::protocol::{Greeting, Request, VARIABLE, VERSION};
use super::trace::Trace;

/// A generator in another process, run by its client.
///
/// The client starts on demand, serves many runs, and restarts after it ended or took too long.
pub struct ProcessGenerator {
    words: Vec<OsString>,
    timeout: Option<Duration>,
    /// Whether to end the current run.
    stops: Stops,
    client: Option<Client>,
    // Dropped after the client, whose directories it may own.
    launcher: Launcher,
    /// Whether a client has ever answered.
    answers: bool,
}

/// Starts a command, with additional environment variables.
type Launcher = Box<dyn FnMut(&[OsString], &[(&str, OsString)]) -> io::Result<Started>>;

type Stops = Box<dyn Fn() -> bool>;

/// Looks for the end of a process, or brings it about.
type End = Box<dyn FnMut(bool) -> io::Result<Option<ExitStatus>> + Send>;

/// A started process.
pub struct Started {
    /// Its standard input.
    pub to: Box<dyn Write + Send>,
    /// Its standard output.
    pub from: Box<dyn Read + Send>,
    /// Returns how it ended, `None` if it still runs; given `true`, kills it first.
    ///
    /// It can be called again.
    pub end: End,
}

impl fmt::Debug for Started {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Started").finish_non_exhaustive()
    }
}

impl fmt::Debug for ProcessGenerator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ProcessGenerator")
            .field("words", &self.words)
            .field("timeout", &self.timeout)
            .finish_non_exhaustive()
    }
}

struct Client {
    end: End,
    /// Requests, written by a thread: a client need not read to the end. Its input is closed with it.
    to: Option<Sender<Vec<u8>>>,
    messages: Receiver<io::Result<Message>>,
}

#[derive(Debug)]
enum Message {
    Greeting(Greeting),
    Answer(Answer),
}

const HASH_SEED: &str = "PYTHONHASHSEED";
const GREETING_TIMEOUT: Duration = Duration::from_secs(60);
/// Time for the end of a client that has closed its output.
const ENDING: Duration = Duration::from_secs(5);
/// Time between two looks whether to end a run.
const LOOK: Duration = Duration::from_millis(100);

impl ProcessGenerator {
    /// Creates a generator of a [command](super::client_command) that speaks the protocol.
    ///
    /// Runs end at the timeout.
    ///
    /// # Panics
    /// If the command is empty.
    #[must_use]
    pub fn new(words: Vec<OsString>, timeout: Option<Duration>) -> Self {
        assert!(!words.is_empty(), "a command has a program");
        Self {
            words,
            timeout,
            stops: Box::new(|| false),
            client: None,
            launcher: Box::new(start),
            answers: false,
        }
    }

    /// Sets the function that starts the client, for instance in a sandbox; the default has none.
    #[must_use]
    pub fn started_by(
        mut self,
        launcher: impl FnMut(&[OsString], &[(&str, OsString)]) -> io::Result<Started> + 'static,
    ) -> Self {
        self.launcher = Box::new(launcher);
        self
    }

    /// Ends runs while this function returns `true`; it is called every 100 ms of a run.
    pub fn stop_when(&mut self, stops: impl Fn() -> bool + 'static) {
        self.stops = Box::new(stops);
    }

    /// Sets the time limit of later runs.
    pub const fn set_timeout(&mut self, timeout: Option<Duration>) {
        self.timeout = timeout;
    }

    fn error(&self, what: &str, source: io::Error) -> GeneratorError {
        let shown: Vec<_> = self
            .words
            .iter()
            .map(|word| word.to_string_lossy())
            .collect();
        GeneratorError {
            what: format!("{what} `{}`", shown.join(" ")),
            source,
        }
    }

    fn start(&mut self) -> Result<(), GeneratorError> {
        if self.client.is_none() {
            let client = Client::start(&mut self.launcher, &self.words)
                .map_err(|error| self.error("cannot start the generator", error))?;
            self.client = Some(client);
            let client = self.client.as_mut().expect("it was started");
            let timeout = self
                .timeout
                .map_or(GREETING_TIMEOUT, |run| run.min(GREETING_TIMEOUT));
            let greeted = client.greeting(timeout, &self.stops);
            if let Err(error) = greeted {
                self.client = None;
                return Err(self.error(
                    "no greeting of the protocol (docs/protocol.md) came from",
                    error,
                ));
            }
        }
        Ok(())
    }

    fn ask(&mut self, request: &Request) -> Result<Answer, GeneratorError> {
        let timeout = self.timeout;
        self.start()?;
        let client = self.client.as_mut().expect("it was started");
        let answer = client.ask(request, timeout, &self.stops);
        match answer {
            Ok(answer) => {
                self.answers = true;
                Ok(answer)
            }
            Err(error) => {
                self.client = None;
                match error.kind() {
                    io::ErrorKind::TimedOut => Ok(Answer::Limit),
                    // Another run may work where this one broke the client.
                    _ if self.answers => Ok(Answer::Failed {
                        message: error.to_string(),
                    }),
                    _ => Err(self.error("no answer from the generator", error)),
                }
            }
        }
    }
}

impl Generator for ProcessGenerator {
    fn record(&mut self, seed: Option<u64>, limit: u64) -> Result<Answer, GeneratorError> {
        self.ask(&Request::Record { seed, limit })
    }

    fn replay(
        &mut self,
        trace: &Trace,
        following: Following,
        limit: u64,
    ) -> Result<Answer, GeneratorError> {
        let trace = trace.clone();
        self.ask(&Request::Replay {
            trace,
            following,
            limit,
        })
    }
}

fn start(words: &[OsString], variables: &[(&str, OsString)]) -> io::Result<Started> {
    let mut child = Command::new(&words[0])
        .args(&words[1..])
        .envs(variables.iter().map(|(name, value)| (name, value)))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        // Ctrl-C is for the reducer.
        .process_group(0)
        .spawn()?;
    let missing = || io::Error::other("a pipe is missing");
    Ok(Started {
        to: Box::new(child.stdin.take().ok_or_else(missing)?),
        from: Box::new(child.stdout.take().ok_or_else(missing)?),
        end: Box::new(move |kill| {
            let ended = child.try_wait()?;
            if !kill || ended.is_some() {
                return Ok(ended);
            }
            let _ = kill_process_group(Pid::from_child(&child), Signal::KILL);
            child.wait().map(Some)
        }),
    })
}

impl Client {
    fn start(launcher: &mut Launcher, words: &[OsString]) -> io::Result<Self> {
        // Gives sets the same order in every client.
        let seed = std::env::var_os(HASH_SEED).unwrap_or_else(|| "0".into());
        let variables = [(VARIABLE, VERSION.to_string().into()), (HASH_SEED, seed)];
        let Started { mut to, from, end } = launcher(words, &variables)?;
        let (sender, messages) = mpsc::channel();
        let (requests, written) = mpsc::channel::<Vec<u8>>();
        let thread = || std::thread::Builder::new().name("generator".to_owned());
        thread().spawn(move || read_messages(from, &sender))?;
        thread().spawn(move || {
            // A pipe that is closed shows in the messages.
            let _ = written.iter().try_for_each(|text| to.write_all(&text));
        })?;
        Ok(Self {
            end,
            to: Some(requests),
            messages,
        })
    }

    fn greeting(&mut self, timeout: Duration, stops: &Stops) -> io::Result<Greeting> {
        match self.next(Some(timeout), stops)? {
            Message::Greeting(greeting) => Ok(greeting),
            Message::Answer(_) => Err(io::Error::other("it answered before the first request")),
        }
    }

    fn ask(
        &mut self,
        request: &Request,
        timeout: Option<Duration>,
        stops: &Stops,
    ) -> io::Result<Answer> {
        let mut text = Vec::new();
        request.write(&mut text)?;
        // A client that has ended has no thread.
        let _ = self.to.as_ref().map(|to| to.send(text));
        match self.next(timeout, stops)? {
            Message::Answer(answer) => Ok(answer),
            Message::Greeting(_) => Err(io::Error::other("it sent a second greeting")),
        }
    }

    fn next(&mut self, timeout: Option<Duration>, stops: &Stops) -> io::Result<Message> {
        let began = Instant::now();
        let messages = loop {
            let left = timeout.map(|timeout| timeout.saturating_sub(began.elapsed()));
            let step = left.map_or(LOOK, |left| left.min(LOOK));
            let is_last = left.is_some_and(|left| left <= LOOK);
            match self.messages.recv_timeout(step) {
                Err(RecvTimeoutError::Timeout) if !is_last && !stops() => {}
                other => break other,
            }
        };
        match messages {
            Ok(message) => message,
            Err(RecvTimeoutError::Timeout) => Err(io::ErrorKind::TimedOut.into()),
            Err(RecvTimeoutError::Disconnected) => {
                let how = match self.ended(stops) {
                    Ok(Some(status)) => format!("it ended ({status})"),
                    Ok(None) => "it closed its output".to_owned(),
                    Err(_) => "it ended".to_owned(),
                };
                Err(io::Error::new(io::ErrorKind::UnexpectedEof, how))
            }
        }
    }

    /// Waits a moment for the end of a client that has closed its output.
    fn ended(&mut self, stops: &Stops) -> io::Result<Option<ExitStatus>> {
        const NAP: Duration = Duration::from_millis(5);
        let began = Instant::now();
        loop {
            let ended = (self.end)(false)?;
            if ended.is_some() || began.elapsed() >= ENDING || stops() {
                return Ok(ended);
            }
            std::thread::sleep(NAP);
        }
    }
}

fn read_messages(from: impl Read, to: &Sender<io::Result<Message>>) {
    let mut from = BufReader::new(from);
    let mut message = Greeting::read(&mut from).map(|greeting| Some(Message::Greeting(greeting)));
    loop {
        let (said, goes_on) = match message {
            Ok(None) => return,
            Ok(Some(said)) => (Ok(said), true),
            Err(error) => (Err(error), false),
        };
        // The receiver is dropped with the client.
        if to.send(said).is_err() || !goes_on {
            return;
        }
        message = Answer::read(&mut from).map(|answer| answer.map(Message::Answer));
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        // Closed input requests the client's end; killing the process group ends its children.
        self.to = None;
        let _ = (self.end)(true);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str, timeout: Option<Duration>) -> ProcessGenerator {
        let words = ["sh", "-c", script].map(OsString::from);
        ProcessGenerator::new(words.to_vec(), timeout)
    }

    const HELLO: &str = r#"echo '{"protocol":1,"client":"x"}'"#;

    #[test]
    fn one_client_serves_many_runs_and_restarts_when_it_ends() {
        let folder = tempfile::tempdir().unwrap();
        let log = folder.path().join("log");
        let script = format!(
            r#"echo x >> {}; {HELLO}
            read a; echo '{{"trace":1}}'; echo '{{"end":"done","output":2}}'; printf 'ab'
            read a; echo '{{"end":"limit"}}'; exit 3"#,
            log.display()
        );
        let mut generator = shell(&script, None);
        let starts = || std::fs::read_to_string(&log).map_or(0, |text| text.lines().count());
        for round in 1..3 {
            let Ok(Answer::Done(run)) = generator.record(None, 5) else {
                panic!("a run");
            };
            assert_eq!(run.output, b"ab");
            assert_eq!(generator.record(None, 5).unwrap(), Answer::Limit);
            assert_eq!(starts(), round);
            let answer = generator.record(None, 5).unwrap();
            assert!(matches!(answer, Answer::Failed { .. }), "{answer:?}");
        }
    }

    #[test]
    fn long_runs_are_ended() {
        let script = format!("{HELLO}; sleep 600");
        // The time must suffice for the greeting.
        let mut limits = (0..).map(|patience| Duration::from_millis(50 << patience));
        let answer = limits.find_map(|limit| match shell(&script, Some(limit)).record(None, 5) {
            Err(error) if error.source.kind() == io::ErrorKind::TimedOut => None,
            ended => Some(ended.unwrap()),
        });
        assert_eq!(answer, Some(Answer::Limit));
    }

    #[test]
    fn a_run_ends_when_it_is_stopped() {
        let script = format!("{HELLO}; sleep 600");
        let mut generator = shell(&script, None);
        generator.stop_when(|| true);
        assert_eq!(generator.record(None, 5).unwrap(), Answer::Limit);
    }

    #[test]
    fn a_client_without_output_is_ended() {
        let script = format!("{HELLO}; read a; exec >&-; exec sleep 600");
        let error = shell(&script, None).record(None, 5).unwrap_err();
        let text = error.to_string();
        assert!(text.contains("it closed its output"), "{text}");
    }

    #[test]
    fn a_client_that_does_not_read_is_ended() {
        let folder = tempfile::tempdir().unwrap();
        let reads = folder.path().join("reads");
        let script = format!("{HELLO}; read a; touch {}; exec sleep 600", reads.display());
        let mut generator = shell(&script, None);
        generator.stop_when(move || reads.exists());
        let mut choices = crate::choices::Choices::random(0);
        // More than a pipe holds.
        for _ in 0..50_000 {
            choices.flag();
        }
        let answer = generator.replay(&choices.into_trace(), Following::Strict, 5);
        assert_eq!(answer.unwrap(), Answer::Limit);
    }

    #[test]
    fn other_programs_are_reported() {
        for (script, expected) in [
            ("echo int x", "int x"),
            ("true", "before its greeting"),
            (r#"echo '{"protocol":7,"client":"x"}'"#, "version 7"),
        ] {
            let error = shell(script, None).record(None, 5).unwrap_err();
            let text = error.to_string();
            assert!(text.contains(expected) && text.contains("sh -c"), "{text}");
        }
        let words = vec![OsString::from("there-is-no-such-program")];
        let error = ProcessGenerator::new(words, None).record(None, 5);
        assert!(error.unwrap_err().to_string().contains("cannot start"));
    }
}
