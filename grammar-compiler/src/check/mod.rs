//! Is the language the same? A second opinion on normal form and parser.
//!
//! [`Bnf`] is the plainest form of a grammar: productions over numbers. It is
//! made from the source grammar and from the normal form by different ways, makes
//! random [sentences](Bnf::sentences) and [recognises](Bnf::recognizes) them by
//! Earley's algorithm, which needs no normal form and no lookahead. Sentences of
//! the one must be recognised by the other.

mod bnf;
mod earley;
mod sentences;

pub use bnf::Bnf;
pub use sentences::Sentences;
