//! An executor on a service, with its client in a thread.

use std::ffi::OsStr;
use std::os::unix::net::UnixStream;
use std::thread::{self, JoinHandle};

use secateur_oracle::remote::{RemoteExecutor, RemoteService};
use secateur_oracle::{LocalExecutor, LocalOptions, PropertyTest, TestCommand};
use secateur_reduce::executor::{Event, Executor, Outcome, Ticket};

use tempfile::TempDir;

use crate::casd::{Casd, script};

pub(crate) const NAME: &str = "input.txt";

pub(crate) fn service(casd: &Casd) -> RemoteService {
    service_at(casd.endpoint())
}

pub(crate) fn service_at(endpoint: String) -> RemoteService {
    RemoteService {
        endpoint,
        worker: Some(env!("CARGO_BIN_EXE_secateur-worker").into()),
        batch: 1,
        attempts: 10,
        ..RemoteService::default()
    }
}

pub(crate) fn options(jobs: usize) -> LocalOptions {
    LocalOptions {
        jobs,
        keep_output: u64::MAX,
        ..LocalOptions::default()
    }
}

/// Runs a script that is written to a directory.
pub(crate) fn test(folder: &TempDir, text: &str) -> PropertyTest {
    let path = script(folder.path(), text);
    TestCommand::from_test(path.as_os_str()).unwrap().into()
}

pub(crate) fn local(test: &PropertyTest, options: LocalOptions) -> LocalExecutor {
    LocalExecutor::new(test.clone(), OsStr::new(NAME), options, None).unwrap()
}

pub(crate) struct Remote {
    pub(crate) executor: Option<RemoteExecutor>,
    client: Option<JoinHandle<std::io::Result<()>>>,
}

impl Remote {
    pub(crate) fn new(test: &PropertyTest, options: LocalOptions, service: RemoteService) -> Self {
        let (one, other) = UnixStream::pair().unwrap();
        let client = thread::spawn(move || secateur_remote::serve(other));
        let name = OsStr::new(NAME);
        let executor = RemoteExecutor::over(one, test.clone(), name, options, service, None);
        Self {
            executor: Some(executor.unwrap()),
            client: Some(client),
        }
    }

    pub(crate) fn executor(&mut self) -> &mut RemoteExecutor {
        self.executor.as_mut().unwrap()
    }
}

impl Drop for Remote {
    fn drop(&mut self) {
        self.executor = None;
        if let Some(client) = self.client.take() {
            client.join().unwrap().unwrap();
        }
    }
}

/// Tests all candidates, as many at once as the executor runs; returns the outcomes in order.
pub(crate) fn judge(executor: &mut dyn Executor, candidates: &[String]) -> Vec<Outcome> {
    judge_and(executor, candidates, |_| {})
}

/// Judges as [`judge`] does, and calls a function with the number of outcomes so far.
pub(crate) fn judge_and(
    executor: &mut dyn Executor,
    candidates: &[String],
    mut then: impl FnMut(usize),
) -> Vec<Outcome> {
    let mut outcomes: Vec<Outcome> = Vec::new();
    let mut started = 0;
    while outcomes.len() < candidates.len() {
        while started < candidates.len() && started - outcomes.len() < executor.capacity() {
            let ticket = executor.start(candidates[started].as_bytes()).unwrap();
            assert_eq!(ticket, Ticket(started as u64));
            started += 1;
        }
        match executor.wait().unwrap() {
            Event::Finished(outcome) => {
                outcomes.push(outcome);
                then(outcomes.len());
            }
            Event::Interrupted => panic!("nobody interrupted"),
        }
    }
    outcomes.sort_by_key(|outcome| outcome.ticket);
    outcomes
}
