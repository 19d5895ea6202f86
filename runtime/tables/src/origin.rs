//! Origins of rules: the grammar, or a pass that outlined a part of a rule.

use crate::Form;

/// The origin of a rule.
///
/// Names are entries of [`Description::origin_names`](crate::Description::origin_names).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The grammar has it, or tolerant parsing added it.
    Written,
    /// A pass made it.
    Outlined {
        /// The grammar's rule of which it was a part; the normal form may be without that rule.
        ///
        /// A part of several rules counts for the first of them, a repetition for the repeated
        /// rule.
        of: u16,
        /// The part.
        part: Part,
    },
}

/// The part of a rule that became a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Part {
    /// Symbols in parentheses, or in a gap that some alternatives have.
    Group,
    /// A sequence within an alternation.
    Alternative,
    /// `x?`
    Optional,
    /// `x*`
    Star,
    /// `x+`
    Plus,
    /// The symbols after a common beginning, or after the first turn of a list.
    Rest,
    /// An operand between operators.
    Operand,
    /// An operator before an operand.
    Prefix,
    /// An operand without its prefix.
    Base,
    /// An operator and its operand behind.
    Tail,
    /// An item of a list that was a right recursion.
    Item,
    /// The non-empty matches of a rule.
    Some,
    /// One of several tokens.
    Set,
    /// No text, while passes run.
    Nothing,
}

impl Part {
    /// The part that a rule of this form is unless its row says otherwise: quantifier or group.
    #[must_use]
    pub const fn of_form(form: Form) -> Self {
        match form {
            Form::Star => Self::Star,
            Form::Plus => Self::Plus,
            Form::Optional => Self::Optional,
            Form::Sequence | Form::Alternation | Form::Set => Self::Group,
        }
    }

    /// Whether messages name such a part itself, rather than the rule around it.
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
