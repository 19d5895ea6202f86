//! Simulated workers: tests that end in any order and are interrupted.

use std::collections::{HashMap, VecDeque};
use std::rc::Rc;
use std::time::Duration;

use fastrand::Rng;
use secateur_reduce::executor::{Ending, Event, Executor, OracleError, Outcome, Ticket, Verdict};
use secateur_reduce::search::{
    Answers, Observer, Progress, Purpose, Tested, TextChange, TextKey, Warning,
};

/// A test, by the text and the number of its run on that text, from 0.
pub type Property = Rc<dyn Fn(&[u8], u32) -> Verdict>;

/// The verdicts of a run, in journal order.
#[derive(Clone, Debug, Default)]
pub struct Recorded(pub Vec<(Purpose, TextKey, Verdict)>);

impl Recorded {
    pub fn answers(&self) -> Answers {
        let mut answers = Answers::default();
        for &(of, text, verdict) in &self.0 {
            answers.add(of, text, verdict);
        }
        answers
    }

    fn runs(&self, of: Purpose) -> HashMap<TextKey, u32> {
        let mut runs = HashMap::new();
        for (_, text, _) in self.0.iter().filter(|one| one.0 == of) {
            *runs.entry(*text).or_default() += 1;
        }
        runs
    }
}

pub struct Workers {
    jobs: usize,
    property: Property,
    random: Rng,
    /// Ended tests before the run is interrupted.
    patience: u32,
    next: u64,
    /// Started and uncancelled, by text.
    runs: HashMap<TextKey, u32>,
    running: VecDeque<(Ticket, TextKey, Verdict)>,
    /// The first test checks whether the original still passes; no search counts it.
    is_check: bool,
}

impl Workers {
    pub fn new(
        of: Purpose,
        jobs: usize,
        property: &Property,
        seed: u64,
        before: &Recorded,
        patience: u32,
    ) -> Self {
        let runs = before.runs(of);
        Self {
            jobs,
            property: Rc::clone(property),
            random: Rng::with_seed(seed),
            patience,
            next: 0,
            is_check: !runs.is_empty(),
            runs,
            running: VecDeque::new(),
        }
    }
}

impl Executor for Workers {
    fn capacity(&self) -> usize {
        self.jobs
    }

    fn start(&mut self, candidate: &[u8]) -> Result<Ticket, OracleError> {
        let ticket = Ticket(self.next);
        self.next += 1;
        let text = TextKey::of(candidate);
        let verdict = match std::mem::take(&mut self.is_check) {
            true => Verdict::Interesting,
            false => {
                let run = self.runs.entry(text).or_default();
                *run += 1;
                (self.property)(candidate, *run - 1)
            }
        };
        self.running.push_back((ticket, text, verdict));
        assert!(
            self.running.len() <= self.jobs + 1,
            "more tests than workers"
        );
        Ok(ticket)
    }

    fn wait(&mut self) -> Result<Event, OracleError> {
        if self.patience == 0 {
            return Ok(Event::Interrupted);
        }
        self.patience -= 1;
        // The first one may be slow.
        let slow = usize::from(self.running.len() > 1 && self.random.bool());
        let at = self.random.usize(slow..self.running.len());
        let (ticket, _, verdict) = self.running.remove(at).expect("a test runs");
        Ok(Event::Finished(Outcome {
            ticket,
            verdict,
            ending: Ending::InProcess,
            elapsed: Duration::ZERO,
            output: Vec::new(),
        }))
    }

    fn poll(&mut self) -> Result<Option<Event>, OracleError> {
        match self.running.is_empty() || self.random.bool() {
            true => Ok(None),
            false => self.wait().map(Some),
        }
    }

    fn cancel(&mut self, ticket: Ticket) {
        let at = self.running.iter().position(|one| one.0 == ticket);
        let (_, text, _) = self.running.remove(at.expect("it runs")).expect("a test");
        if let Some(runs) = self.runs.get_mut(&text) {
            *runs -= 1;
        }
    }
}

#[derive(Debug)]
pub struct Watcher {
    pub recorded: Recorded,
    pub best: Vec<Vec<u8>>,
    pub warnings: Vec<Warning>,
    before: Vec<u8>,
}

impl Watcher {
    pub fn new(recorded: Recorded, original: &[u8]) -> Self {
        Self {
            recorded,
            best: Vec::new(),
            warnings: Vec::new(),
            before: original.to_vec(),
        }
    }
}

impl Observer for Watcher {
    fn improved(&mut self, text: &[u8], change: &TextChange, _: &Progress) -> std::io::Result<()> {
        if let TextChange::Edit(replaced) = change {
            let mut made = Vec::new();
            let mut at = 0;
            for one in replaced {
                made.extend_from_slice(&self.before[at..one.old.start]);
                made.extend_from_slice(&one.new);
                at = one.old.end;
            }
            made.extend_from_slice(&self.before[at..]);
            assert_eq!(made, text, "the edit makes another text of the one before");
        }
        self.before = text.to_vec();
        self.best.push(text.to_vec());
        Ok(())
    }

    fn warn(&mut self, warning: Warning) {
        self.warnings.push(warning);
    }

    fn tested(&mut self, tested: &Tested) {
        let of = match tested.purpose {
            Purpose::Second | Purpose::Guard => tested.purpose,
            Purpose::Candidate | Purpose::Repetition => Purpose::Candidate,
        };
        let one = (of, tested.text, tested.verdict);
        self.recorded.0.push(one);
    }
}
