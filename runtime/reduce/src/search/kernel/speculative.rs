//! Tests that run before their verdicts are requested.

use std::collections::{BTreeMap, VecDeque};

use rustc_hash::FxHashMap;

use super::answers::TextKey;
use crate::executor::Ticket;

/// Tests without a request, and the texts of all running tests.
#[derive(Debug, Default)]
pub(super) struct SpeculativeTests {
    /// By text, the oldest first.
    tickets: FxHashMap<TextKey, VecDeque<Ticket>>,
    /// Those of them that run.
    running: BTreeMap<Ticket, TextKey>,
    /// The texts of running tests.
    texts: FxHashMap<Ticket, TextKey>,
    /// Requested verdicts that are not consumed, by text.
    asked: FxHashMap<TextKey, usize>,
}

impl SpeculativeTests {
    pub(super) fn started(&mut self, ticket: Ticket, text: TextKey) {
        self.texts.insert(ticket, text);
    }

    pub(super) fn add(&mut self, ticket: Ticket, text: TextKey) {
        self.started(ticket, text);
        self.tickets.entry(text).or_default().push_back(ticket);
        self.running.insert(ticket, text);
    }

    pub(super) fn ended(&mut self, ticket: Ticket) -> Option<TextKey> {
        self.running.remove(&ticket);
        self.texts.remove(&ticket)
    }

    pub(super) fn asked(&mut self, text: TextKey) {
        *self.asked.entry(text).or_default() += 1;
    }

    /// Records a request; returns the oldest test of the text without one.
    pub(super) fn ask(&mut self, text: TextKey) -> Option<Ticket> {
        self.asked(text);
        let ticket = *self.tickets.get(&text)?.front()?;
        self.remove(ticket, text);
        Some(ticket)
    }

    /// Records that a requested verdict is consumed or unwanted.
    pub(super) fn settled(&mut self, text: TextKey) {
        if let Some(asked) = self.asked.get_mut(&text) {
            *asked -= 1;
            if *asked == 0 {
                self.asked.remove(&text);
            }
        }
    }

    /// Tests of a text whose verdicts are not consumed.
    pub(super) fn runs(&self, text: TextKey) -> usize {
        let waiting = self.tickets.get(&text).map_or(0, VecDeque::len);
        waiting + self.asked.get(&text).copied().unwrap_or(0)
    }

    /// Whether a test of a text has no request.
    pub(super) fn waits(&self, text: TextKey) -> bool {
        self.tickets.contains_key(&text)
    }

    /// Removes the youngest running test whose text is not wanted.
    pub(super) fn drop_youngest(&mut self, wants: impl Fn(TextKey) -> bool) -> Option<Ticket> {
        let mut all = self.running.iter().rev();
        let (&ticket, &text) = all.find(|&(_, &text)| !wants(text))?;
        self.remove(ticket, text);
        self.texts.remove(&ticket);
        Some(ticket)
    }

    pub(super) fn drain(&mut self) -> Vec<Ticket> {
        self.running.clear();
        let mut tickets: Vec<Ticket> = self.tickets.drain().flat_map(|(_, all)| all).collect();
        tickets.sort_unstable();
        tickets
    }

    fn remove(&mut self, ticket: Ticket, text: TextKey) {
        if let Some(tickets) = self.tickets.get_mut(&text) {
            tickets.retain(|other| *other != ticket);
            if tickets.is_empty() {
                self.tickets.remove(&text);
            }
        }
        self.running.remove(&ticket);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_of_a_text_are_given_out_in_their_order() {
        let (mut tests, text) = (SpeculativeTests::default(), TextKey(7));
        tests.add(Ticket(1), text);
        tests.add(Ticket(2), text);
        assert_eq!((tests.ask(text), tests.runs(text)), (Some(Ticket(1)), 2));
        assert_eq!(tests.ask(text), Some(Ticket(2)));
        assert_eq!((tests.ask(text), tests.runs(text)), (None, 3));
        tests.settled(text);
        assert_eq!(tests.runs(text), 2);
    }

    #[test]
    fn the_youngest_unwanted_test_frees_its_worker() {
        let mut tests = SpeculativeTests::default();
        for number in 0..4 {
            tests.add(Ticket(number), TextKey(number));
        }
        tests.ended(Ticket(3));
        let wants = |text| text == TextKey(2);
        assert_eq!(tests.drop_youngest(wants), Some(Ticket(1)));
        assert_eq!(tests.drop_youngest(wants), Some(Ticket(0)));
        assert_eq!(tests.drop_youngest(wants), None);
        assert_eq!(tests.drain(), [Ticket(2), Ticket(3)]);
    }
}
