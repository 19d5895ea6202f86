//! An independent check of the normal form and the parser.
//!
//! [`Bnf`] are plain productions, made by separate code from the source grammar and from the normal
//! form. It makes random [sentences](Bnf::sentences) and [recognizes](Bnf::recognizes) them by
//! Earley's algorithm, without normal form or lookahead. Each must recognize the other's sentences.

mod bnf;
mod earley;
mod sentences;

pub use bnf::Bnf;
pub use sentences::Sentences;
