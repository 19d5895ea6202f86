//! Ruby's token types by their names in the grammar.

use secateur_syntax::hook::kind;
use secateur_tables::{Kind, Tables};

#[derive(Default)]
pub(super) struct Kinds {
    pub(super) newline: Option<Kind>,
    pub(super) name: Option<Kind>,
    pub(super) data: Option<Kind>,
    pub(super) label: Option<Kind>,
    pub(super) label_colon: Option<Kind>,
    pub(super) symbol: Option<Kind>,
    pub(super) heredoc: Option<Kind>,
    pub(super) character: Option<Kind>,
    pub(super) string_start: Option<Kind>,
    pub(super) string_text: Option<Kind>,
    pub(super) string_end: Option<Kind>,
    pub(super) interpolation: Option<Kind>,
    pub(super) arguments: Option<Kind>,
    pub(super) arguments_end: Option<Kind>,
    pub(super) endless: Option<Kind>,
    pub(super) block_do: Option<Kind>,
    pub(super) loop_do: Option<Kind>,
    pub(super) lambda_do: Option<Kind>,
    pub(super) lambda_open: Option<Kind>,
    pub(super) block_open: Option<Kind>,
    pub(super) pipe: Option<Kind>,
    pub(super) pipes: Option<Kind>,
    pub(super) modifier: Option<Kind>,
    pub(super) matches: Option<Kind>,
}

impl Kinds {
    pub(super) fn new(language: &Tables) -> Self {
        let kind = |name| kind(language, name);
        Self {
            newline: kind("NEWLINE"),
            name: kind("NAME"),
            data: kind("DATA"),
            label: kind("LABEL"),
            label_colon: kind("LABEL_COLON"),
            symbol: kind("SYMBOL"),
            heredoc: kind("HEREDOC"),
            character: kind("CHARACTER"),
            string_start: kind("STRING_START"),
            string_text: kind("STRING_TEXT"),
            string_end: kind("STRING_END"),
            interpolation: kind("INTERPOLATION"),
            arguments: kind("ARGUMENTS"),
            arguments_end: kind("ARGUMENTS_END"),
            endless: kind("ENDLESS"),
            block_do: kind("DO"),
            loop_do: kind("LOOP_DO"),
            lambda_do: kind("LAMBDA_DO"),
            lambda_open: kind("LAMBDA_OPEN"),
            block_open: kind("BLOCK_OPEN"),
            pipe: kind("PIPE"),
            pipes: kind("PIPES"),
            modifier: kind("MODIFIER"),
            matches: kind("MATCHES"),
        }
    }
}
