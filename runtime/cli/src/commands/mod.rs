//! The subcommands, a file each.
//!
//! [`reduce`] is what is done without one, [`directory`] if the input is a directory;
//! [`compare`], [`resume`] and [`generator`] reduce, too. [`tree`], [`corpus`],
//! [`trace`], [`transform`], [`generate`], [`learn`], [`collect`],
//! [`replay`], [`model`] and [`list`] work without a property test of an input. None
//! imports from another.

pub(crate) mod collect;
pub(crate) mod compare;
pub(crate) mod corpus;
pub(crate) mod directory;
pub(crate) mod generate;
pub(crate) mod generator;
pub(crate) mod learn;
pub(crate) mod list;
pub(crate) mod model;
pub(crate) mod reduce;
pub(crate) mod replay;
pub(crate) mod resume;
pub(crate) mod trace;
pub(crate) mod transform;
pub(crate) mod tree;
