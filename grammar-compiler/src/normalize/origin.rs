//! Where the rules of a normal form come from: the grammar, or a pass that made a rule of
//! a part of one.
//!
//! A rule's origin is set when it is made and stays: passes move bodies between rules,
//! but a rule keeps its name and what the name says.

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

/// Which part of a rule became a rule of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Part {
    /// What stands in parentheses, or in a gap that some alternatives have.
    Group,
    /// A sequence within an alternation.
    Alternative,
    /// `x?`
    Optional,
    /// `x*`
    Star,
    /// `x+`
    Plus,
    /// What follows a common beginning, or the first turn of a list.
    Rest,
    /// What operators stand between.
    Operand,
    /// An operator before an operand.
    Prefix,
    /// An operand without what may stand before it.
    Base,
    /// An operator with the operand behind it.
    Tail,
    /// What a list is of that was a right recursion.
    Item,
    /// What a rule matches when it is not empty.
    Some,
    /// One of several tokens.
    Set,
    /// What matches no text, for as long as the passes run.
    Nothing,
}

impl Part {
    /// The name that a rule gets for such a part of the rule `owner`, if it is not taken.
    #[must_use]
    pub fn name(self, owner: &str) -> String {
        let suffix = match self {
            Self::Group => "part",
            Self::Alternative => "alt",
            Self::Optional => "opt",
            Self::Star => "star",
            Self::Plus => "plus",
            Self::Rest => "rest",
            Self::Operand => "operand",
            Self::Prefix => "prefix",
            Self::Base => "base",
            Self::Tail => "tail",
            Self::Item => "item",
            Self::Some => "some",
            Self::Set => return "token_set".to_owned(),
            Self::Nothing => return "nothing".to_owned(),
        };
        format!("{owner}_{suffix}")
    }

    /// Whether messages name such a part by itself, rather than the rule around it.
    #[must_use]
    pub fn is_known_by_itself(self) -> bool {
        match self {
            Self::Group
            | Self::Alternative
            | Self::Optional
            | Self::Star
            | Self::Plus
            | Self::Rest
            | Self::Operand => false,
            Self::Prefix
            | Self::Base
            | Self::Tail
            | Self::Item
            | Self::Some
            | Self::Set
            | Self::Nothing => true,
        }
    }
}

impl Origin {
    /// The origin of a rule, by its name, that a pass makes for a part of another one, by
    /// that rule's name and origin.
    pub(super) fn outlined(name: &str, part: Part, owner: &str, owner_origin: &Self) -> Self {
        let (of, around) = match owner_origin {
            Self::Written => (owner, owner),
            Self::Outlined { of, known_as, .. } => (of.as_str(), known_as.as_str()),
        };
        let known_as = match part.is_known_by_itself() {
            true => name,
            false => around,
        };
        Self::Outlined {
            of: of.to_owned(),
            part,
            known_as: known_as.to_owned(),
        }
    }
}
