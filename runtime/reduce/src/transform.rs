//! Programs that propose other texts for the base: plug-ins and formatters.
//!
//! Such a program applies instance *number* of a transformation to a text, or says that there is
//! none (Regehr, "A Simple Interface for Pluggable Test-Case Reduction"). It may use the meaning of
//! a language (types, unused functions, inlining). The search parses its texts before their tests.
//! `secateur-oracle` runs such programs as processes.

use std::ffi::OsStr;
use std::fmt::Debug;
use std::io;

/// A program with transformations.
pub trait Transformer: Debug + Send + Sync {
    /// Returns the name for messages.
    fn name(&self) -> &str;

    /// Returns the transformations in their order.
    fn transformations(&self) -> &[String];

    /// Returns the number of the first instance.
    fn first(&self) -> u64;

    /// Whether instances are tried from the last to the first.
    fn is_backwards(&self) -> bool;

    /// Opens the tool for texts with a file name, of which `at_once` may be worked on at once.
    ///
    /// # Errors
    /// If the program cannot be started.
    fn open(&self, file: &OsStr, at_once: usize) -> io::Result<Box<dyn Instances + '_>>;
}

/// The instances of transformations on a text.
pub trait Instances {
    /// Returns the instances of the first transformation; `None` if they cannot be counted.
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
    /// There is no such instance.
    Nothing,
}
