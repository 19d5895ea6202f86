//! Set-up and watching of a reduction.
//!
//! [`setup`] makes executors and search options, [`model`] finds models, [`journal`] begins or
//! finds a journal, [`trace`] reads and writes a generator's runs, [`outputs`] checks the places of
//! other outputs. During a search [`watcher`] saves and shows, [`watched`] limits the time. [`end`]
//! reports the reason for the end, [`refusal`] that for no begin, with a hint by [`denied`] if the
//! sandbox is the cause.

pub(crate) mod denied;
pub(crate) mod end;
pub(crate) mod journal;
pub(crate) mod model;
pub(crate) mod outputs;
pub(crate) mod refusal;
pub(crate) mod setup;
pub(crate) mod trace;
pub(crate) mod watched;
pub(crate) mod watcher;
