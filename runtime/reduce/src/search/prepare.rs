//! The form of the original that its format likes better to begin with.

use super::assurance::Assurance;
use super::judge::{Judge, Stop};
use super::state::Search;
use crate::executor::Verdict;

/// What it is called among the strategies.
const NAME: &str = "prepare";

impl Search<'_> {
    /// Takes what the format makes of the original for the base, if that passes: one
    /// test, and nothing else happens if it does not.
    pub(super) fn prepare(
        &mut self,
        judge: &mut Judge<'_>,
        assurance: &mut Assurance<'_>,
    ) -> Result<(), Stop> {
        let format = self.round.format;
        let Some(prepare) = format.prepare() else {
            return Ok(());
        };
        let Some(text) = prepare(format.language(), &self.tree) else {
            return Ok(());
        };
        let Ok(tree) = format.read(&mut self.round.parser, &text) else {
            self.round.rejected_by_grammar += 1;
            return Ok(());
        };
        let (fingerprint, tokens) = (tree.fingerprint(), tree.tokens().len());
        if tokens > self.tree.tokens().len() || fingerprint == self.tree.fingerprint() {
            return Ok(());
        }
        judge.progress.strategy = NAME.into();
        judge.begin_round();
        let passed = match judge.known(fingerprint)? {
            Some(passed) => passed,
            None => {
                let outcome = judge.run(&text)?;
                judge.learn(fingerprint, tokens, &outcome);
                outcome.verdict == Verdict::Interesting
            }
        };
        if !passed {
            return Ok(());
        }
        if !assurance.confirms(judge, &text)? {
            judge.refuse(fingerprint, tokens);
            return Ok(());
        }
        self.tree = tree;
        if judge.improved(self.tree.text(), tokens)? {
            assurance.accepted(judge, self.tree.text())?;
        }
        Ok(())
    }
}
