//! A thread that is restricted to some directories and starts processes there.
//!
//! Landlock and a control group restrict a thread and its descendants for good. So where one of
//! them is used each pair of test directories has a thread; the program stays unrestricted.

use std::io;
use std::os::fd::{OwnedFd, RawFd};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, JoinHandle};

use rustix::process::Pid;

use super::sandbox;
use crate::processes::{self, Group};
use crate::system::Start;

#[derive(Debug)]
pub(super) struct Restriction {
    /// Whether Landlock restricts the thread; otherwise it has only a control group.
    pub(super) landlock: bool,
    pub(super) root: PathBuf,
    /// Writable directories outside.
    pub(super) writable: Vec<PathBuf>,
    /// Descriptors that tests do not get.
    pub(super) inherited: Vec<RawFd>,
}

/// The thread, which ends on drop.
#[derive(Debug)]
pub(super) struct Starter {
    /// `None` once the thread has to end.
    orders: Option<SyncSender<Order>>,
    thread: Option<JoinHandle<()>>,
    /// Removed after the thread has ended.
    _group: Option<Arc<Group>>,
}

type Order = (Start, SyncSender<(io::Result<Pid>, Start)>);

impl Starter {
    /// Starts a thread whose processes may write to `own`; without directories it is a trial.
    ///
    /// The error is for a person, of the system's kind.
    pub(super) fn new(restriction: Arc<Restriction>, own: Vec<OwnedFd>) -> io::Result<Self> {
        let other = |what: &str| Err(io::Error::other(what));
        let (sender, orders): (_, Receiver<Order>) = sync_channel(1);
        let (reply, restricted) = sync_channel(1);
        let body = move || {
            let Restriction {
                landlock,
                root,
                writable,
                inherited,
            } = &*restriction;
            // While the thread can still write to the group's files.
            let group = (!own.is_empty()).then(Group::enter).flatten();
            let restricted = match landlock {
                true => sandbox::restrict_thread(root, &own, writable),
                false => Ok(true),
            };
            drop(own);
            let works = matches!(restricted, Ok(true));
            let group = group.map(Arc::new);
            if reply.send((restricted, group.clone())).is_err() || !works {
                return;
            }
            for (start, reply) in orders {
                let child = processes::spawn(&start, inherited);
                if let (Some(group), Ok(child)) = (&group, &child) {
                    group.has(*child);
                }
                // The executor may have ended.
                let _ = reply.send((child, start));
            }
        };
        let thread = thread::Builder::new()
            .name("spawner".to_owned())
            .spawn(body)
            .map_err(|error| {
                let what = format!("cannot start a thread that starts tests ({error})");
                io::Error::new(error.kind(), what)
            })?;
        match restricted.recv() {
            Ok((Ok(true), group)) => Ok(Self {
                orders: Some(sender),
                thread: Some(thread),
                _group: group,
            }),
            Ok((Ok(false), _)) if cfg!(target_os = "linux") => other("this kernel has no Landlock"),
            Ok((Ok(false), _)) => other("this system has no Landlock"),
            Ok((Err(error), _)) => other(&format!("Landlock does not work here ({error})")),
            Err(_) => other("the thread that starts tests has ended"),
        }
    }

    /// Starts a program; also returns its description.
    pub(super) fn start(&self, start: Start) -> io::Result<(io::Result<Pid>, Start)> {
        let gone = || io::Error::other("the thread that starts tests has ended");
        let (reply, child) = sync_channel(1);
        let orders = self.orders.as_ref().ok_or_else(gone)?;
        orders.send((start, reply)).map_err(|_| gone())?;
        child.recv().map_err(|_| gone())
    }
}

impl Drop for Starter {
    fn drop(&mut self) {
        self.orders = None;
        // A thread that ends while the children of all threads are listed hides some.
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
