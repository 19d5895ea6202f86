//! The steps of a test: its original command, then what follows, up to the verdict.

use std::io;
use std::os::unix::process::ExitStatusExt;
use std::process::ExitStatus;

use super::running::{Current, Running};
use super::{LocalExecutor, unwatched, unwritten};
use crate::property::{Seen, default_timeout};
use secateur_reduce::executor::{Ending, OracleError, Outcome, ResourceLimit, Verdict};

use crate::{Limits, interrupt, processes};

impl LocalExecutor {
    /// Continues after a command's end with the next command or the verdict.
    ///
    /// `killed` is the reason why a command was killed that has not ended by itself.
    pub(super) fn step_ended(
        &mut self,
        mut test: Running,
        killed: Option<Ending>,
    ) -> Result<(), OracleError> {
        let number = test.ticket.0;
        let status = self
            .end(&mut test.current, killed.is_some(), number)
            .map_err(unwatched)?;
        let limits = &self.options.limits;
        let ending = killed.unwrap_or_else(|| ending(status, limits));
        test.current.capture.read();
        let over = limits
            .output
            .is_some_and(|most| test.current.capture.total() > most);
        let ending = match ending {
            Ending::Exited(_) | Ending::Signalled(_) if over => {
                Ending::OverLimit(ResourceLimit::Output)
            }
            Ending::Exited(_) | Ending::Signalled(_) if left_large_file(limits, &test) => {
                Ending::OverLimit(ResourceLimit::File)
            }
            other => other,
        };
        let (stdout, stderr) = std::mem::take(&mut test.current.capture).into_kept();
        test.seen.push(Seen {
            ending,
            stdout,
            stderr,
        });
        match self.judge.verdict(number, &test.candidate, &test.seen) {
            None => self.next_step(test),
            Some(verdict) => {
                self.finish(test, verdict, ending);
                Ok(())
            }
        }
    }

    fn next_step(&mut self, mut test: Running) -> Result<(), OracleError> {
        let filled = self.workdir.refill(test.slot, &test.candidate);
        test.slot = match filled.map_err(unwritten) {
            Ok(slot) => slot,
            // From its first command on.
            Err(error) => return self.hold(test.ticket, test.candidate, error),
        };
        match self.launch(test.ticket.0, test.seen.len(), &test.slot) {
            Ok(current) => {
                test.current = current;
                self.running.push(test);
                Ok(())
            }
            Err(error) => {
                self.workdir.give_back(test.slot);
                self.hold(test.ticket, test.candidate, error)
            }
        }
    }

    fn finish(&mut self, mut test: Running, verdict: Verdict, ending: Ending) {
        let elapsed = test.began.elapsed();
        let number = test.ticket.0;
        if number == 0 && self.options.timeout.is_none() {
            self.timeout = Some(default_timeout(elapsed));
        }
        let output = self.judge.output(number, &test.seen);
        if self.records {
            self.last = test.seen.pop();
        }
        // To empty the directories takes descriptors.
        drop(test.current);
        self.workdir.give_back(test.slot);
        self.done.push_back(Outcome {
            ticket: test.ticket,
            verdict,
            ending,
            elapsed,
            output,
        });
    }

    pub(super) fn end(
        &self,
        current: &mut Current,
        alive: bool,
        number: u64,
    ) -> io::Result<ExitStatus> {
        let marker = self.marker(number);
        let status = processes::end(current.pid, alive, &marker, self.only_children);
        interrupt::forget(current.pid);
        status
    }
}

/// Whether a file of the test is over the limit.
///
/// The limit reaches a process when it runs already, which may have written much by then.
fn left_large_file(limits: &Limits, test: &Running) -> bool {
    let most = limits.file.filter(|&most| most >= test.length);
    most.is_some_and(|most| test.slot.largest() > most)
}

fn ending(status: ExitStatus, limits: &Limits) -> Ending {
    use signal_hook::consts::SIGXFSZ;
    let ending = match status.code() {
        Some(code) => Ending::Exited(code),
        None => Ending::Signalled(status.signal().unwrap_or(0)),
    };
    match ending {
        // A shell reports so a signal of its program.
        Ending::Signalled(signal) if signal == SIGXFSZ && limits.file.is_some() => {
            Ending::OverLimit(ResourceLimit::File)
        }
        Ending::Exited(status) if status == 128 + SIGXFSZ && limits.file.is_some() => {
            Ending::OverLimit(ResourceLimit::File)
        }
        other => other,
    }
}
