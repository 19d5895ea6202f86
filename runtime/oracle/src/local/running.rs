//! A test on its way.

use std::os::fd::OwnedFd;
use std::time::{Duration, Instant};

use rustix::process::Pid;

use super::capture::Capture;
use super::workdir::Slot;
use crate::property::Seen;
use secateur_reduce::executor::{Limit, Ticket};

use crate::{Limits, processes};

/// A test of which a command is running.
#[derive(Debug)]
pub(super) struct Running {
    pub(super) ticket: Ticket,
    /// Its commands that ended.
    pub(super) seen: Vec<Seen>,
    /// The text, if another command has to get it too.
    pub(super) candidate: Vec<u8>,
    pub(super) slot: Slot,
    /// When the first command started.
    pub(super) began: Instant,
    pub(super) current: Current,
}

/// The command that is running.
#[derive(Debug)]
pub(super) struct Current {
    pub(super) pid: Pid,
    /// See [`super::watch::handle`].
    pub(super) handle: Option<OwnedFd>,
    pub(super) capture: Capture,
    /// When to look at what it uses; far off if nothing is limited.
    pub(super) look: Instant,
    pub(super) began: Instant,
}

/// Usage of a test is measured after this share of its time so far …
const SHARE: u32 = 8;
/// … but not more often than this, so that quick tests are not looked at …
const SOONEST: Duration = Duration::from_millis(20);
/// … and at least this often, within which a process gets hold of some hundred
/// megabytes at most.
const LATEST: Duration = Duration::from_millis(100);

impl Current {
    /// The limit that the command is over, with all its processes. `marker` is
    /// the test's, and so is `slot`.
    pub(super) fn excess(&mut self, limits: &Limits, marker: &str, slot: &Slot) -> Option<Limit> {
        if limits
            .output
            .is_some_and(|most| self.capture.total() > most)
        {
            return Some(Limit::Output);
        }
        let now = Instant::now();
        if now < self.look {
            return None;
        }
        self.look = now + (self.began.elapsed() / SHARE).clamp(SOONEST, LATEST);
        let mut all = vec![self.pid];
        all.extend(processes::descendants(self.pid));
        for orphan in processes::orphans_of(self.pid, marker) {
            all.push(orphan);
            all.extend(processes::descendants(orphan));
        }
        let [own, shared] = processes::unmarked_of(self.pid);
        let with_descendants = |orphans: &[Pid]| -> Vec<Pid> {
            let all = orphans.iter().flat_map(|&orphan| {
                let descendants = processes::descendants(orphan);
                descendants.into_iter().chain([orphan])
            });
            all.collect()
        };
        all.extend(with_descendants(&own));
        let limit = Self::exceeded(limits, &all, slot);
        if limit.is_none() && !shared.is_empty() {
            // Whose they are cannot be told: they go, and no test is blamed.
            all.extend(with_descendants(&shared));
            if Self::exceeded(limits, &all, slot).is_some() {
                processes::kill(&shared);
            }
        }
        limit
    }

    /// The limit that these processes are over together.
    fn exceeded(limits: &Limits, all: &[Pid], slot: &Slot) -> Option<Limit> {
        let mut used = processes::usage(all);
        if slot.is_in_memory() {
            if limits.memory.is_some() {
                used.memory = used.memory.saturating_add(slot.held());
            }
        } else if limits.written.is_some() {
            // The figures of processes without a wait are gone with them.
            used.written = used.written.max(slot.held());
        }
        if limits.memory.is_some_and(|most| used.memory > most) {
            Some(Limit::Memory)
        } else if limits.processor.is_some_and(|most| used.processor > most) {
            Some(Limit::Processor)
        } else if limits.written.is_some_and(|most| used.written > most) {
            Some(Limit::Written)
        } else if limits.processes.is_some_and(|most| used.processes > most) {
            Some(Limit::Processes)
        } else {
            None
        }
    }

    /// When to look first at a command that starts now.
    pub(super) fn first_look(limits: &Limits) -> Instant {
        const NEVER: Duration = Duration::from_secs(100 * 365 * 24 * 3600);
        let wait = if limits.are_watched() { SOONEST } else { NEVER };
        Instant::now() + wait
    }
}
