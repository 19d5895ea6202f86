//! A running test: its process, its limits and what was seen of earlier steps.

use std::os::fd::OwnedFd;
use std::time::{Duration, Instant};

use rustix::process::Pid;

use super::capture::Capture;
use super::workdir::Slot;
use crate::property::Seen;
use secateur_reduce::executor::{ResourceLimit, Ticket};

use crate::{Limits, processes};

#[derive(Debug)]
pub(super) struct Running {
    pub(super) ticket: Ticket,
    pub(super) seen: Vec<Seen>,
    /// Kept if another command needs it.
    pub(super) candidate: Vec<u8>,
    /// Bytes of the candidate, all its files together.
    pub(super) length: u64,
    pub(super) slot: Slot,
    /// Start of the first command.
    pub(super) began: Instant,
    pub(super) current: Current,
}

#[derive(Debug)]
pub(super) struct Current {
    pub(super) pid: Pid,
    /// See [`super::watch::handle`].
    pub(super) handle: Option<OwnedFd>,
    pub(super) capture: Capture,
    /// Next measurement of usage; far off if nothing is limited.
    pub(super) look: Instant,
    pub(super) began: Instant,
}

/// Usage is measured again after this share of the test's time so far …
const SHARE: u32 = 8;
/// … but not more often than this, for quick tests …
const SOONEST: Duration = Duration::from_millis(20);
/// … and at least this often: time to allocate a few hundred megabytes.
const LATEST: Duration = Duration::from_millis(100);

impl Current {
    pub(super) fn excess(
        &mut self,
        limits: &Limits,
        marker: &str,
        slot: &Slot,
    ) -> Option<ResourceLimit> {
        if limits
            .output
            .is_some_and(|most| self.capture.total() > most)
        {
            return Some(ResourceLimit::Output);
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
            // Their test is unknown: they are killed, and no test is blamed.
            all.extend(with_descendants(&shared));
            if Self::exceeded(limits, &all, slot).is_some() {
                processes::kill(&shared);
            }
        }
        limit
    }

    fn exceeded(limits: &Limits, all: &[Pid], slot: &Slot) -> Option<ResourceLimit> {
        let mut used = processes::usage(all);
        if slot.is_in_memory() {
            if limits.memory.is_some() {
                used.memory = used.memory.saturating_add(slot.held());
            }
        } else if limits.written.is_some() {
            // Unreaped processes take their figures with them.
            used.written = used.written.max(slot.held());
        }
        if limits.memory.is_some_and(|most| used.memory > most) {
            Some(ResourceLimit::Memory)
        } else if limits.processor.is_some_and(|most| used.processor > most) {
            Some(ResourceLimit::Processor)
        } else if limits.written.is_some_and(|most| used.written > most) {
            Some(ResourceLimit::Written)
        } else if limits.processes.is_some_and(|most| used.processes > most) {
            Some(ResourceLimit::Processes)
        } else {
            None
        }
    }

    pub(super) fn first_look(limits: &Limits) -> Instant {
        const NEVER: Duration = Duration::from_secs(100 * 365 * 24 * 3600);
        let wait = if limits.are_watched() { SOONEST } else { NEVER };
        Instant::now() + wait
    }
}
