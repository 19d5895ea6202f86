//! The headings of `--help`: one for each task of a person with a failing input.

pub(crate) const INPUT: &str = "The input";
pub(crate) const PROPERTY: &str =
    "The property of a candidate (all options together; without any, exit status 0)";
pub(crate) const TESTS: &str = "Tests";
pub(crate) const REMOTE: &str = "Tests on other machines";
pub(crate) const SEARCH: &str = "The search";
pub(crate) const RESULT: &str = "The result";
pub(crate) const SHOW: &str = "Output";
