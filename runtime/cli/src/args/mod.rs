//! Raw arguments, and the validated configuration that is made of them.
//!
//! [`reduce`] holds the options of a reduction, with those of one subject each
//! ([`language`], [`limits`], [`model`], [`plugins`], [`property`], [`sandbox`]); [`task`] the
//! subcommands; [`compare`] and [`generator`] what is given to the two subcommands that
//! take a reduction's options, too. [`config`] validates a reduction's, once.

pub(crate) mod compare;
pub(crate) mod config;
pub(crate) mod generator;
pub(crate) mod language;
pub(crate) mod limits;
pub(crate) mod model;
pub(crate) mod plugins;
pub(crate) mod property;
pub(crate) mod reduce;
pub(crate) mod sandbox;
pub(crate) mod task;
