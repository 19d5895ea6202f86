//! A reduction's set-up, and what watches it.
//!
//! [`setup`] makes executors and search options of a configuration, [`model`] finds models,
//! [`journal`] begins a journal or finds one, [`trace`] reads and writes a generator's runs,
//! [`outputs`] checks the places of other outputs. [`watcher`] saves and shows while a search runs,
//! [`watched`] limits its time. [`end`] reports why it ended, [`refusal`] why it could not begin,
//! with a hint by [`denied`] where the sandbox is the cause.

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
