//! Programs that propose other texts for the base: plug-ins and formatters.
//!
//! A program applies instance *number* of a transformation to a text, or has none (Regehr, "A
//! Simple Interface for Pluggable Test-Case Reduction"). It may use types or find unused functions.
//! The search parses its texts before their tests. `secateur-oracle` runs programs as processes.

use std::ffi::OsStr;
use std::fmt::Debug;
use std::io;

/// A program that transforms texts.
pub trait Transformer: Debug + Send + Sync {
    /// Returns the name.
    fn name(&self) -> &str;

    /// Returns the transformations, in order.
    fn transformations(&self) -> &[String];

    /// Returns the first instance's number.
    fn first(&self) -> u64;

    /// Whether instances are tried backwards.
    fn is_backwards(&self) -> bool;

    /// Starts the tool for a file name, with at most `at_once` instances at a time.
    ///
    /// # Errors
    /// If the program cannot be started.
    fn open(&self, file: &OsStr, at_once: usize) -> io::Result<Box<dyn Instances + '_>>;
}

/// The instances of transformations on a text.
pub trait Instances {
    /// Returns the number of instances of the first transformation, if known.
    ///
    /// The others are likely to be counted next.
    ///
    /// # Errors
    /// If the program cannot be run.
    fn count(&mut self, text: &[u8], transformations: &[String]) -> io::Result<Option<u64>>;

    /// Applies the first of some instances; the others are likely next.
    ///
    /// # Errors
    /// If the program cannot be run.
    fn apply(
        &mut self,
        text: &[u8],
        transformation: &str,
        numbers: &[u64],
    ) -> io::Result<Transformed>;
}

/// The outcome of a transformation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Transformed {
    /// Another text.
    Text(Vec<u8>),
    /// The same text.
    Same,
    /// No such instance.
    Nothing,
    /// The program was ended, by a signal or the time limit.
    Failed,
}
