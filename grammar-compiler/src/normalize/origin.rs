//! Origins of rules: the grammar, or a pass that outlined a part.
//!
//! Passes move bodies between rules, but a rule keeps its name and origin.

use secateur_tables::Part;

/// The origin of a rule: [`secateur_tables::Origin`] by name.
///
/// Numbers are not final while passes add and drop rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A rule of the grammar.
    Written,
    /// A rule made by a pass.
    Outlined {
        /// The written rule of the part, possibly absent from the normal form.
        ///
        /// A shared part belongs to its first rule, a repeated part to the repeated rule.
        of: String,
        /// Role of the part.
        part: Part,
    },
}

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
