//! Programs that propose other texts for the base: plug-ins and formatters.
//!
//! Such a program applies instance *number* of a transformation to a text and says
//! whether there was one (Regehr, "A Simple Interface for Pluggable Test-Case Reduction").
//! What it knows of the meaning of a language (types, unused functions, inlining) goes
//! beyond a grammar. The search parses what it makes before it is tested. How the program
//! runs is up to the implementation, `secateur-oracle`'s is a process.

use std::ffi::OsStr;
use std::fmt::Debug;
use std::io;

/// A program with transformations.
pub trait Transformer: Debug + Send + Sync {
    /// Its name in messages.
    fn name(&self) -> &str;

    /// Its transformations in the order in which they are tried.
    fn transformations(&self) -> &[String];

    /// The number of the first instance.
    fn first(&self) -> u64;

    /// Whether instances are tried from the last to the first.
    fn is_backwards(&self) -> bool;

    /// Sets it to work on texts of a file name, so many at once.
    ///
    /// # Errors
    /// If the program cannot be started.
    fn open(&self, file: &OsStr, at_once: usize) -> io::Result<Box<dyn Instances + '_>>;
}

/// The instances of transformations on a text.
pub trait Instances {
    /// Returns the number of instances of the first transformation; `None` if it cannot be counted.
    ///
    /// The other transformations are likely to be counted next.
    ///
    /// # Errors
    /// If the program cannot be run.
    fn count(&mut self, text: &[u8], transformations: &[String]) -> io::Result<Option<u64>>;

    /// Applies the first of some instances; the others are likely to be applied next.
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
