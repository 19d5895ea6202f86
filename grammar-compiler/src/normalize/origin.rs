//! Origins of rules: the grammar, or a pass that outlined a part of a rule.
//!
//! A rule's origin is set when it is made and stays: passes move bodies between rules, but a rule
//! keeps its name and what the name says.

use secateur_tables::Part;

/// The origin of a rule: [`secateur_tables::Origin`] with names in place of numbers.
///
/// Numbers are not final while passes make and drop rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A rule of the grammar.
    Written,
    /// A rule that a pass made.
    Outlined {
        /// Name of the grammar's rule that the part belongs to.
        ///
        /// A part of several rules belongs to the first of them; a repeated part, to the repeated
        /// rule. The normal form may lack that rule.
        of: String,
        /// The part of the rule.
        part: Part,
    },
}

/// Returns the name of a rule for a part of `owner`, unless it is taken.
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

/// Returns the origin of a rule that a pass makes for a part of another one.
pub(super) fn outlined(part: Part, owner: &str, owner_origin: &Origin) -> Origin {
    let of = match owner_origin {
        Origin::Written => owner,
        Origin::Outlined { of, .. } => of,
    };
    Origin::Outlined {
        of: of.to_owned(),
        part,
    }
}
