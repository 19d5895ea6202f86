//! An independent check of the normal form and the parser.
//!
//! [`Bnf`] is the plainest form of a grammar: productions over numbers. Separate code makes it from
//! the source grammar and from the normal form; it makes random [sentences](Bnf::sentences), and
//! [recognizes](Bnf::recognizes) them by Earley's algorithm, which needs neither normal form nor
//! lookahead. Each must recognize the other's sentences.

mod bnf;
mod earley;
mod sentences;

pub use bnf::Bnf;
pub use sentences::Sentences;
