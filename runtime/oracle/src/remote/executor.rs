use std::collections::{HashSet, VecDeque};
use std::ffi::OsStr;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Read, Write};
use std::net::Shutdown;
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::RemoteService;
use super::place::Placed;
use super::wire::{Answer, Job, Order, Report, Setup, framed, unframed};
use super::worker::Arguments;
use crate::local::watch;
use crate::property::{Judge, LEAST_TIMEOUT, Seen, default_timeout, guards_timeout};
use crate::{Interrupt, LocalOptions, PropertyTest};
use secateur_reduce::executor::{Ending, Event, Executor, OracleError, Outcome, Ticket, Verdict};

/// The program that speaks the protocol of the service.
const CLIENT: &str = "secateur-remote";

/// Runs tests as actions of a remote execution service.
#[derive(Debug)]
pub struct RemoteExecutor {
    judge: Judge,
    name: String,
    options: LocalOptions,
    service: RemoteService,
    commands: Vec<Vec<String>>,
    stream: UnixStream,
    received: Vec<u8>,
    client: Option<Child>,
    interrupt: Option<Interrupt>,
    timeout: Option<Duration>,
    running: Vec<Running>,
    /// Tests that wait for the end of the first, which decides their timeout.
    held: Vec<Running>,
    /// Hashes of the texts that were tested: an equal action would have the same answer.
    asked: HashSet<u64>,
    next: u64,
    /// The number of the next job: a test of several commands has several.
    jobs: u64,
    done: VecDeque<Outcome>,
}

#[derive(Debug)]
struct Running {
    ticket: Ticket,
    job: u64,
    fresh: bool,
    candidate: Vec<u8>,
    seen: Vec<Seen>,
    /// The time of its commands so far.
    elapsed: Duration,
}

impl RemoteExecutor {
    /// Creates an executor, and starts the program `secateur-remote` as its client.
    ///
    /// `name` is that of the candidate's file. Of the options, `temp` and the sandbox do not apply;
    /// the environment of the sandbox's rules is passed.
    ///
    /// # Errors
    /// If there is no such program beside this one or in the `PATH`, or a path is not UTF-8.
    pub fn new(
        test: impl Into<PropertyTest>,
        name: &OsStr,
        options: LocalOptions,
        service: RemoteService,
        interrupt: Option<Interrupt>,
    ) -> Result<Self, OracleError> {
        let (stream, other) = UnixStream::pair().map_err(unconnected)?;
        let program = beside(CLIENT).unwrap_or_else(|| CLIENT.into());
        let client = Command::new(&program)
            .stdin(Stdio::from(OwnedFd::from(other)))
            .stdout(Stdio::null())
            .spawn()
            .map_err(|source| OracleError {
                what: format!(
                    "cannot start {}, which comes with this program",
                    program.display()
                ),
                source,
            })?;
        let mut executor = Self::over(stream, test, name, options, service, interrupt)?;
        executor.client = Some(client);
        Ok(executor)
    }

    /// Creates an executor whose client is at the other end of a socket.
    ///
    /// # Errors
    /// As [`new`](Self::new), or if the socket is closed.
    pub fn over(
        stream: UnixStream,
        test: impl Into<PropertyTest>,
        name: &OsStr,
        options: LocalOptions,
        service: RemoteService,
        interrupt: Option<Interrupt>,
    ) -> Result<Self, OracleError> {
        let test = test.into();
        let placed = Placed::new(&test, &service.inputs).map_err(unconnected)?;
        let name = name.to_str().map(str::to_owned);
        let name = name.ok_or_else(|| unconnected(io::Error::other("the name is not UTF-8")))?;
        let environment = options.sandbox_rules.environment.iter();
        let environment = environment.filter_map(|name| {
            let value = std::env::var(name).ok()?;
            Some((name.to_str()?.to_owned(), value))
        });
        let setup = Setup {
            service: service.clone(),
            files: placed.files,
            environment: environment.collect(),
        };
        let mut executor = Self {
            judge: Judge::new(test, options.timeout_is_interesting, options.keep_output),
            name,
            timeout: options.timeout,
            options,
            service,
            commands: placed.commands,
            stream,
            received: Vec::new(),
            client: None,
            interrupt,
            running: Vec::new(),
            held: Vec::new(),
            asked: HashSet::new(),
            next: 0,
            jobs: 0,
            done: VecDeque::new(),
        };
        executor.send(&setup.encode())?;
        Ok(executor)
    }

    /// Returns the property that the first test lacked, and what was seen instead.
    ///
    /// Only if properties were given and the test ended by itself.
    #[must_use]
    pub fn objection(&self) -> Option<&str> {
        self.judge.objection()
    }

    fn send(&mut self, message: &[u8]) -> Result<(), OracleError> {
        self.stream.write_all(&framed(message)).map_err(lost)
    }

    /// Requests the next command of a test.
    fn order(&mut self, mut test: Running) -> Result<(), OracleError> {
        let step = test.seen.len();
        let arguments = Arguments {
            name: self.name.clone(),
            wanted: self.judge.wanted(step, test.ticket.0),
            timeout: self.timeout,
            limits: self.options.limits,
            words: self.commands.get(step).cloned().unwrap_or_default(),
        };
        let keeps = self.judge.test.keeps_candidate(step);
        test.job = self.jobs;
        self.jobs += 1;
        let order = Order::Start(Job {
            id: test.job,
            fresh: test.fresh,
            arguments: arguments.to_words(),
            candidate: match keeps {
                true => test.candidate.clone(),
                false => std::mem::take(&mut test.candidate),
            },
        });
        self.running.push(test);
        self.send(&order.encode())
    }

    fn first_runs(&self) -> bool {
        self.running.iter().any(|test| test.ticket == Ticket(0))
    }

    /// Handles the answers that have come.
    fn receive(&mut self) -> Result<(), OracleError> {
        let mut buffer = [0; 64 << 10];
        loop {
            let now = Some(Duration::ZERO);
            if !watch::wait(&[self.stream.as_fd()], now, false).map_err(lost)? {
                break;
            }
            match self.stream.read(&mut buffer) {
                Ok(0) => return Err(lost(io::ErrorKind::UnexpectedEof.into())),
                Ok(len) => self.received.extend_from_slice(&buffer[..len]),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(lost(error)),
            }
        }
        while let Some(message) = unframed(&mut self.received) {
            let answer = Answer::decode(&message).ok_or_else(|| lost(malformed()))?;
            self.answered(answer)?;
        }
        Ok(())
    }

    fn answered(&mut self, answer: Answer) -> Result<(), OracleError> {
        let at = self.running.iter().position(|test| test.job == answer.id);
        // It may have been cancelled.
        let Some(at) = at else {
            return Ok(());
        };
        let report = answer.report.map_err(|message| OracleError {
            what: "cannot run the property test remotely".to_owned(),
            source: io::Error::other(message),
        })?;
        let report = Report::decode(&report).ok_or_else(|| lost(malformed()))?;
        let mut test = self.running.swap_remove(at);
        test.elapsed += report.elapsed;
        let late = self.timeout.is_some_and(|limit| test.elapsed >= limit);
        let ending = match late {
            true => Ending::Killed,
            false => report.ending,
        };
        test.seen.push(Seen {
            ending,
            stdout: report.stdout,
            stderr: report.stderr,
        });
        match self
            .judge
            .verdict(test.ticket.0, &test.candidate, &test.seen)
        {
            None => self.order(test),
            Some(verdict) => {
                self.finish(&test, verdict, ending);
                Ok(())
            }
        }
    }

    fn finish(&mut self, test: &Running, verdict: Verdict, ending: Ending) {
        let number = test.ticket.0;
        if number == 0 && self.options.timeout.is_none() {
            self.timeout = Some(stable(default_timeout(test.elapsed)));
        }
        self.done.push_back(Outcome {
            ticket: test.ticket,
            verdict,
            ending,
            elapsed: test.elapsed,
            output: self.judge.output(number, &test.seen),
        });
    }
}

/// Rounds a timeout above the minimum up, so that actions are the same in the next run.
fn stable(timeout: Duration) -> Duration {
    match timeout <= LEAST_TIMEOUT {
        true => timeout,
        false => Duration::from_secs((timeout.as_secs() + 1).next_power_of_two()),
    }
}

impl Executor for RemoteExecutor {
    fn capacity(&self) -> usize {
        let batch = self.service.batch.max(1) as usize;
        self.options.jobs.max(1).saturating_mul(batch)
    }

    fn halt(&self) -> Box<dyn Fn() -> bool + Send + Sync> {
        let interrupt = self.interrupt.clone();
        Box::new(move || interrupt.as_ref().is_some_and(Interrupt::ends))
    }

    fn start(&mut self, candidate: &[u8]) -> Result<Ticket, OracleError> {
        let ticket = Ticket(self.next);
        self.next += 1;
        let again = !self.asked.insert(hash(candidate));
        let test = Running {
            ticket,
            job: 0,
            fresh: again || ticket.0 == 0 || self.service.fresh,
            candidate: candidate.to_vec(),
            seen: Vec::new(),
            elapsed: Duration::ZERO,
        };
        let needs_first = self.timeout.is_none() || self.judge.compares();
        match needs_first && self.first_runs() {
            true => self.held.push(test),
            false => self.order(test)?,
        }
        Ok(ticket)
    }

    fn wait(&mut self) -> Result<Event, OracleError> {
        loop {
            if let Some(event) = self.poll()? {
                return Ok(event);
            }
            assert!(
                !self.running.is_empty() || self.interrupt.is_some(),
                "nothing runs that could be waited for"
            );
            let mut descriptors = vec![self.stream.as_fd()];
            descriptors.extend(self.interrupt.as_ref().and_then(Interrupt::descriptor));
            let left = self.interrupt.as_ref().and_then(Interrupt::left);
            watch::wait(&descriptors, left, false).map_err(lost)?;
        }
    }

    fn poll(&mut self) -> Result<Option<Event>, OracleError> {
        if self.interrupt.as_ref().is_some_and(Interrupt::take) {
            return Ok(Some(Event::Interrupted));
        }
        self.receive()?;
        if !self.held.is_empty() && !self.first_runs() {
            for test in std::mem::take(&mut self.held) {
                self.order(test)?;
            }
        }
        if let Some(outcome) = self.done.pop_front() {
            return Ok(Some(Event::Finished(outcome)));
        }
        let is_over = self.interrupt.as_ref().is_some_and(Interrupt::is_over);
        Ok(is_over.then_some(Event::Interrupted))
    }

    fn limit_first(&mut self, other: Duration) {
        if self.next == 0 {
            self.timeout.get_or_insert(stable(guards_timeout(other)));
        }
    }

    fn cancel(&mut self, ticket: Ticket) {
        self.done.retain(|outcome| outcome.ticket != ticket);
        self.held.retain(|test| test.ticket != ticket);
        if let Some(at) = self.running.iter().position(|test| test.ticket == ticket) {
            let test = self.running.swap_remove(at);
            // A lost client is found by the next wait.
            let _ = self.send(&Order::Cancel(test.job).encode());
        }
    }
}

impl Drop for RemoteExecutor {
    fn drop(&mut self) {
        let _ = self.stream.shutdown(Shutdown::Both);
        if let Some(client) = &mut self.client {
            let began = Instant::now();
            while matches!(client.try_wait(), Ok(None)) {
                if began.elapsed() > END {
                    let _ = client.kill();
                    let _ = client.wait();
                    break;
                }
                std::thread::sleep(NAP);
            }
        }
    }
}

/// Time for the client to cancel what runs.
const END: Duration = Duration::from_secs(2);
const NAP: Duration = Duration::from_millis(2);

/// Returns a program beside this one.
fn beside(name: &str) -> Option<PathBuf> {
    let path = std::env::current_exe().ok()?.with_file_name(name);
    path.is_file().then_some(path)
}

fn hash(text: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

fn malformed() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "a malformed message")
}

fn unconnected(source: io::Error) -> OracleError {
    OracleError {
        what: "cannot use the remote execution service".to_owned(),
        source,
    }
}

fn lost(source: io::Error) -> OracleError {
    OracleError {
        what: "the connection to secateur-remote is lost".to_owned(),
        source,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_timeout_is_the_same_in_another_run() {
        let seconds = Duration::from_secs_f64;
        assert_eq!(stable(default_timeout(seconds(0.1))), LEAST_TIMEOUT);
        assert_eq!(stable(seconds(20.1)), seconds(32.0));
        assert_eq!(stable(seconds(29.0)), seconds(32.0));
    }
}
