use std::io;
use std::os::unix::process::ExitStatusExt;
use std::process::ExitStatus;

use super::running::{Current, Running};
use super::{LEAST, LocalExecutor, PATIENCE, unwatched, unwritten};
use crate::property::{Complaints, Seen};
use secateur_reduce::executor::{Ending, Limit, OracleError, Outcome, Verdict};

use crate::{Limits, processes};

impl LocalExecutor {
    /// Continues after a command's end with the next command or the verdict.
    ///
    /// `killed` is the reason for which a command was killed that has not ended by itself.
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
            Ending::Exited(_) | Ending::Signalled(_) if over => Ending::OverLimit(Limit::Output),
            other => other,
        };
        let (stdout, stderr) = std::mem::take(&mut test.current.capture).into_kept();
        test.seen.push(Seen {
            ending,
            stdout,
            stderr,
        });
        let verdict = match ending {
            Ending::Killed if self.options.timeout_is_interesting => Verdict::Interesting,
            Ending::Killed => Verdict::TimedOut,
            Ending::OverLimit(_) => Verdict::OverLimit,
            _ => {
                if number == 0 {
                    self.test.learn(&test.seen, &mut self.first);
                }
                let objection = self.test.objection(&test.seen, &self.first);
                if objection.is_none() && test.seen.len() < self.test.steps() {
                    return self.next_step(test);
                }
                let verdict = match objection {
                    None => Verdict::Interesting,
                    Some(_) => Verdict::Uninteresting,
                };
                if number == 0 && self.asks_more_than_status() {
                    self.objection = objection;
                }
                verdict
            }
        };
        self.finish(test, verdict, ending);
        Ok(())
    }

    fn asks_more_than_status(&self) -> bool {
        !self.test.properties.is_empty() || !self.test.differ.is_empty()
    }

    fn next_step(&mut self, mut test: Running) -> Result<(), OracleError> {
        test.slot = self
            .workdir
            .refill(test.slot, &test.candidate)
            .map_err(unwritten)?;
        match self.launch(test.ticket.0, test.seen.len(), &test.slot) {
            Ok(current) => {
                test.current = current;
                self.running.push(test);
                Ok(())
            }
            Err(error) => {
                self.workdir.give_back(test.slot);
                Err(error)
            }
        }
    }

    fn finish(&mut self, test: Running, verdict: Verdict, ending: Ending) {
        let elapsed = test.began.elapsed();
        let number = test.ticket.0;
        if number == 0 && self.timeout.is_none() {
            self.timeout = Some((elapsed * PATIENCE).max(LEAST));
        }
        let mut output = Vec::new();
        if !self.test.guards.is_empty() {
            output = self.complaints(number);
        } else if number < self.options.keep_output
            && let Some(last) = test.seen.last()
        {
            output.extend_from_slice(last.stdout.tail());
            output.extend_from_slice(last.stderr.tail());
        }
        self.workdir.give_back(test.slot);
        self.done.push_back(Outcome {
            ticket: test.ticket,
            verdict,
            ending,
            elapsed,
            output,
        });
    }

    /// Returns the complaints of the guards on the first test, one a line.
    fn complaints(&self, number: u64) -> Vec<u8> {
        let complaints = self.first.complaints.iter().filter(|_| number == 0);
        let mut lines: Vec<&str> = complaints.flat_map(Complaints::iter).collect();
        lines.sort_unstable();
        lines.dedup();
        lines.join("\n").into_bytes()
    }

    pub(super) fn end(
        &self,
        current: &mut Current,
        alive: bool,
        number: u64,
    ) -> io::Result<ExitStatus> {
        let marker = self.marker(number);
        let status = processes::end(current.pid, alive, &marker, self.only_children);
        if let Some(interrupt) = &self.interrupt {
            interrupt.forget(current.pid);
        }
        status
    }
}

fn ending(status: ExitStatus, limits: &Limits) -> Ending {
    use signal_hook::consts::SIGXFSZ;
    let ending = match status.code() {
        Some(code) => Ending::Exited(code),
        None => Ending::Signalled(status.signal().unwrap_or(0)),
    };
    match ending {
        // A shell reports so a signal of a program that it ran.
        Ending::Signalled(signal) if signal == SIGXFSZ && limits.file.is_some() => {
            Ending::OverLimit(Limit::File)
        }
        Ending::Exited(status) if status == 128 + SIGXFSZ && limits.file.is_some() => {
            Ending::OverLimit(Limit::File)
        }
        other => other,
    }
}
