//! Property tests that run elsewhere, several at a time: an implementation of `Executor`.
//!
//! Elsewhere is here a few threads; it could be other machines. Run it with `cargo run --example
//! elsewhere`.

use std::collections::HashSet;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use secateur_reduce::executor::{Ending, Event, Executor, OracleError, Outcome, Ticket, Verdict};
use secateur_reduce::search::{
    Observer, Oracle, Progress, ReduceError, SearchOptions, TextChange, reduce,
};

/// Tests that were sent out.
struct Elsewhere {
    workers: usize,
    next: u64,
    /// Those whose answers are still wanted.
    wanted: HashSet<Ticket>,
    sender: Sender<Outcome>,
    receiver: Receiver<Outcome>,
}

impl Elsewhere {
    fn new(workers: usize) -> Self {
        let (sender, receiver) = channel();
        Self {
            workers,
            next: 0,
            wanted: HashSet::new(),
            sender,
            receiver,
        }
    }
}

/// The property.
fn fails(candidate: &[u8]) -> bool {
    thread::sleep(Duration::from_millis(1));
    candidate.windows(4).any(|four| four == b"null")
}

impl Executor for Elsewhere {
    fn capacity(&self) -> usize {
        self.workers
    }

    fn start(&mut self, candidate: &[u8]) -> Result<Ticket, OracleError> {
        let ticket = Ticket(self.next);
        self.next += 1;
        self.wanted.insert(ticket);
        let (candidate, sender) = (candidate.to_vec(), self.sender.clone());
        thread::spawn(move || {
            let began = Instant::now();
            let verdict = match fails(&candidate) {
                true => Verdict::Interesting,
                false => Verdict::Uninteresting,
            };
            // After the search no receiver is left.
            let _ = sender.send(Outcome {
                ticket,
                verdict,
                ending: Ending::InProcess,
                elapsed: began.elapsed(),
                output: Vec::new(),
            });
        });
        Ok(ticket)
    }

    fn wait(&mut self) -> Result<Event, OracleError> {
        loop {
            let outcome = self.receiver.recv().expect("there is a sender here");
            if self.wanted.remove(&outcome.ticket) {
                return Ok(Event::Finished(outcome));
            }
        }
    }

    fn poll(&mut self) -> Result<Option<Event>, OracleError> {
        while let Ok(outcome) = self.receiver.try_recv() {
            if self.wanted.remove(&outcome.ticket) {
                return Ok(Some(Event::Finished(outcome)));
            }
        }
        Ok(None)
    }

    fn cancel(&mut self, ticket: Ticket) {
        self.wanted.remove(&ticket);
    }
}

/// Says what is found.
struct Loud;

impl Observer for Loud {
    fn improved(
        &mut self,
        text: &[u8],
        _: &TextChange,
        progress: &Progress,
    ) -> std::io::Result<()> {
        let text = String::from_utf8_lossy(text);
        println!(
            "{} tokens after {} tests: {text}",
            progress.tokens_now, progress.tests
        );
        Ok(())
    }
}

pub fn main() -> Result<(), ReduceError> {
    let mut executor = Elsewhere::new(4);
    let reduction = reduce(
        &secateur_json::FORMAT,
        br#"{"a": [1, 2, {"b": [[3], ["x", null]]}], "c": [true, true]}"#,
        Oracle::new(&mut executor),
        SearchOptions::default(),
        &mut Loud,
    )?;
    assert_eq!(reduction.text, b"null");
    Ok(())
}
