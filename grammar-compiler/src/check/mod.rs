//! An independent check of the normal form and the parser.
//!
//! [`Bnf`] are plain productions, made by separate code from the source grammar and from the normal
//! form. Each recognizes ([`recognizes`](Bnf::recognizes)) by Earley's algorithm, without
//! lookahead, random [sentences](Bnf::sentences) of the other.

mod bnf;
mod earley;
mod sentences;

pub use bnf::Bnf;
pub use sentences::Sentences;
