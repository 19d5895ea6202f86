//! Where the rules of a normal form come from: the grammar, or a pass that made a rule of
//! a part of one.
//!
//! A rule's origin is set when it is made and stays: passes move bodies between rules,
//! but a rule keeps its name and what the name says.

use secateur_tables::Part;

/// Where a rule comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The grammar has it.
    Written,
    /// A pass made it.
    Outlined {
        /// The name of the grammar's rule for a part of which it was made. A part that
        /// several rules have is made for the first of them; what is repeated counts for
        /// the rule that is repeated. The normal form may be without that rule.
        of: String,
        /// Which part of the rule.
        part: Part,
        /// The name by which people know it: the rule's own, if its part is
        /// [one of its own](Part::is_known_by_itself), or else that of the rule around it.
        known_as: String,
    },
}

/// The name that a rule gets for such a part of the rule `owner`, if it is not taken.
#[must_use]
pub fn part_name(part: Part, owner: &str) -> String {
    let suffix = match part {
        Part::Group => "part",
        Part::Alternative => "alt",
        Part::Optional => "opt",
        Part::Star => "star",
        Part::Plus => "plus",
        Part::Rest => "rest",
        Part::Operand => "operand",
        Part::Prefix => "prefix",
        Part::Base => "base",
        Part::Tail => "tail",
        Part::Item => "item",
        Part::Some => "some",
        Part::Set => return "token_set".to_owned(),
        Part::Nothing => return "nothing".to_owned(),
    };
    format!("{owner}_{suffix}")
}

/// The origin of a rule, by its name, that a pass makes for a part of another one, by
/// that rule's name and origin.
pub(super) fn outlined(name: &str, part: Part, owner: &str, owner_origin: &Origin) -> Origin {
    let (of, around) = match owner_origin {
        Origin::Written => (owner, owner),
        Origin::Outlined { of, known_as, .. } => (of.as_str(), known_as.as_str()),
    };
    let known_as = match part.is_known_by_itself() {
        true => name,
        false => around,
    };
    Origin::Outlined {
        of: of.to_owned(),
        part,
        known_as: known_as.to_owned(),
    }
}
