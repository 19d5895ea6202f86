//! The headings of `--help`: one for each task of a person with a failing input.

pub(crate) const INPUT: &str = "The input";
pub(crate) const PROPERTY: &str =
    "What a candidate must show (all that are given; exit status 0 if none is)";
pub(crate) const TESTS: &str = "How tests run";
pub(crate) const SEARCH: &str = "How to search";
pub(crate) const RESULT: &str = "The result";
pub(crate) const SHOW: &str = "What is shown and recorded";
