//! The ways to reduce a generated input.

use secateur_trace::Policy;

#[derive(Clone, Copy, Debug)]
pub enum Way {
    /// The run, by a policy and strategies, if not the default ones.
    Run(&'static [&'static str], Policy),
    /// The text, by a chain of strategies, or the default ones.
    Text(Option<&'static str>),
    /// The text that another setting leaves, by the default strategies.
    Then(&'static str),
}

pub struct Setting {
    pub name: &'static str,
    pub way: Way,
}

pub const DEFAULT: &str = "our default";
/// The setting that the others are compared with.
pub const BASELINE: &str = "text alone, `perses-fixpoint`";

const SEQUENCE: &[&str] = &["greduce-sequence"];
const TREE: &[&str] = &["greduce-tree"];

const fn setting(name: &'static str, way: Way) -> Setting {
    Setting { name, way }
}

/// All settings, in the order of the tables.
pub const SETTINGS: [Setting; 11] = [
    setting("sequence, halt", Way::Run(SEQUENCE, Policy::Halt)),
    setting("sequence, bypass", Way::Run(SEQUENCE, Policy::Bypass)),
    setting("sequence, re-align", Way::Run(SEQUENCE, Policy::Realign)),
    setting("tree, halt", Way::Run(TREE, Policy::Halt)),
    setting("tree, bypass", Way::Run(TREE, Policy::Bypass)),
    setting("tree, re-align", Way::Run(TREE, Policy::Realign)),
    setting(DEFAULT, Way::Run(&[], Policy::Realign)),
    setting("our default, then its text", Way::Then(DEFAULT)),
    setting("text alone, `perses`", Way::Text(Some("perses"))),
    setting(BASELINE, Way::Text(Some("perses-fixpoint"))),
    setting("text alone, ours", Way::Text(None)),
];

pub fn find(name: &str) -> Option<&'static Setting> {
    SETTINGS.iter().find(|setting| setting.name == name)
}
