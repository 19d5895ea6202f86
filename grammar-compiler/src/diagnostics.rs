//! Errors and warnings about a grammar, shown with the source line.
//!
//! A stage pushes to a `&mut Diagnostics` and continues; then the caller checks
//! [`Diagnostics::has_errors`]:
//!
//! ```
//! use grammar_compiler::diagnostics::{Diagnostic, Diagnostics, Sources, Span};
//!
//! let mut sources = Sources::new();
//! let file = sources.add("Sum.g4", "grammar Sum;\nsum : NUMER ;\n");
//! let mut diagnostics = Diagnostics::new();
//! diagnostics.push(
//!     Diagnostic::error(Span::new(file, 19..24), "there is no token `NUMER`")
//!         .label("not defined in this grammar")
//!         .help("did you mean `NUMBER`?"),
//! );
//! assert_eq!(
//!     diagnostics.render(&sources),
//!     "\
//! error: there is no token `NUMER`
//!  --> Sum.g4:2:7
//!   |
//! 2 | sum : NUMER ;
//!   |       ^^^^^ not defined in this grammar
//!   |
//!   = help: did you mean `NUMBER`?
//! "
//! );
//! ```

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use std::ops::Range;

/// A range of bytes in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Span {
    /// Index into [`Sources`].
    pub file: u32,
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// Creates the span of the bytes `range` of `file`.
    ///
    /// # Panics
    /// If an offset exceeds 32 bits; [`Sources::add`] admits no such file.
    pub fn new(file: u32, range: Range<usize>) -> Self {
        let offset = |at: usize| u32::try_from(at).expect("a grammar file is smaller than 4 GiB");
        Span {
            file,
            start: offset(range.start),
            end: offset(range.end),
        }
    }

    pub(crate) fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

#[derive(Clone, Debug)]
struct Source {
    name: String,
    text: String,
    /// Byte offsets of the lines.
    lines: Vec<u32>,
}

/// Files of a grammar.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    files: Vec<Source>,
    settings: Option<Source>,
}

const SETTINGS: u32 = u32::MAX;

impl Sources {
    /// Creates an empty collection.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a file and returns its [`Span::file`].
    ///
    /// # Panics
    /// If it is larger than 4 GiB.
    pub fn add(&mut self, name: impl Into<String>, text: impl Into<String>) -> u32 {
        self.files.push(Source::new(name.into(), text.into()));
        self.files.len() as u32 - 1
    }

    /// Sets the settings beside the grammar and returns their [`Span::file`].
    ///
    /// # Panics
    /// If they are larger than 4 GiB.
    pub(crate) fn add_settings(&mut self, name: &str, text: &str) -> u32 {
        self.settings = Some(Source::new(name.to_owned(), text.to_owned()));
        SETTINGS
    }

    fn source(&self, file: u32) -> &Source {
        match (file, &self.settings) {
            (SETTINGS, Some(settings)) => settings,
            _ => &self.files[file as usize],
        }
    }

    /// Returns the name of a file.
    pub fn name(&self, file: u32) -> &str {
        &self.source(file).name
    }

    pub(crate) fn text(&self, file: u32) -> &str {
        &self.source(file).text
    }

    /// Returns name and text of the grammar's files in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let files = self.files.iter();
        files.map(|file| (file.name.as_str(), file.text.as_str()))
    }

    pub(crate) fn slice(&self, span: Span) -> &str {
        &self.text(span.file)[span.range()]
    }

    /// Returns line and column of the start, from 1; columns count characters.
    pub(crate) fn line_column(&self, span: Span) -> (usize, usize) {
        let source = self.source(span.file);
        let line = source.line_of(span.start);
        let before = &source.text[source.lines[line] as usize..span.start as usize];
        (line + 1, before.chars().count() + 1)
    }
}

impl Source {
    fn new(name: String, text: String) -> Self {
        assert!(
            u32::try_from(text.len()).is_ok(),
            "a grammar file is smaller than 4 GiB"
        );
        let mut lines = vec![0];
        lines.extend(text.match_indices('\n').map(|(at, _)| at as u32 + 1));
        Self { name, text, lines }
    }

    /// Returns the line of a byte offset, from 0.
    fn line_of(&self, offset: u32) -> usize {
        self.lines.partition_point(|&start| start <= offset) - 1
    }

    /// Returns the bytes of the lines `first..=last`, without line ends at their end.
    fn line_bytes(&self, first: usize, last: usize) -> Range<usize> {
        let start = self.lines[first] as usize;
        let end = match self.lines.get(last + 1) {
            Some(&next) => next as usize,
            None => self.text.len(),
        };
        let line = self.text[start..end].trim_end_matches(['\n', '\r']);
        start..start + line.len()
    }
}

/// The severity of a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Severity {
    /// Stops the compilation.
    Error,
    /// Leaves the grammar usable.
    Warning,
}

/// An error or warning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Error or warning.
    pub severity: Severity,
    /// The fault, in one line without a full stop.
    pub message: String,
    /// Location.
    pub span: Span,
    /// Words beside the marked text; may be empty.
    pub label: String,
    /// A remedy.
    pub help: Option<String>,
}

impl Diagnostic {
    /// Creates an error without label and remedy.
    pub fn error(span: Span, message: impl Into<String>) -> Self {
        Diagnostic {
            severity: Severity::Error,
            message: message.into(),
            span,
            label: String::new(),
            help: None,
        }
    }

    /// Creates a warning without label and remedy.
    pub fn warning(span: Span, message: impl Into<String>) -> Self {
        Diagnostic {
            severity: Severity::Warning,
            ..Self::error(span, message)
        }
    }

    /// Sets the words beside the marked text.
    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.label = label.into();
        self
    }

    /// Sets the remedy.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }
}

const SHOWN: usize = 100;

/// Diagnostics in the order of discovery.
#[derive(Clone, Debug, Default)]
pub struct Diagnostics {
    list: Vec<Diagnostic>,
}

impl Diagnostics {
    /// Creates an empty list.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a diagnostic.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        self.list.push(diagnostic);
    }

    /// Tests for an error.
    pub fn has_errors(&self) -> bool {
        self.count(Severity::Error) > 0
    }

    /// Counts the diagnostics of a severity.
    pub fn count(&self, severity: Severity) -> usize {
        self.iter().filter(|one| one.severity == severity).count()
    }

    pub(crate) fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.list.iter()
    }

    #[cfg(test)]
    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Formats the first 100 diagnostics in the order of the source, without colour.
    pub fn render(&self, sources: &Sources) -> String {
        self.render_with(sources, &Renderer::plain())
    }

    /// Returns a line for each diagnostic in the order of the source.
    ///
    /// Its form is `FILE:LINE:COLUMN: message; label; remedy`.
    pub fn lines(&self, sources: &Sources) -> Vec<String> {
        let mut ordered: Vec<&Diagnostic> = self.iter().collect();
        ordered.sort_by_key(|one| (one.span.file, one.span.start));
        let line = |one: &Diagnostic| {
            let (line, column) = sources.line_column(one.span);
            let mut text = format!("{}:{line}:{column}: ", sources.name(one.span.file));
            let rest = [one.label.as_str(), one.help.as_deref().unwrap_or_default()];
            text.push_str(&one.message);
            for part in rest.into_iter().filter(|part| !part.is_empty()) {
                text.push_str("; ");
                text.push_str(part);
            }
            text
        };
        ordered.into_iter().map(line).collect()
    }

    /// Formats like [`render`](Self::render), with terminal escapes for colour.
    pub fn render_coloured(&self, sources: &Sources) -> String {
        self.render_with(sources, &Renderer::styled())
    }

    fn render_with(&self, sources: &Sources, renderer: &Renderer) -> String {
        let mut ordered: Vec<&Diagnostic> = self.iter().collect();
        ordered.sort_by_key(|one| (one.span.file, one.span.start));
        let mut text = String::new();
        for one in ordered.iter().take(SHOWN) {
            if !text.is_empty() {
                text.push('\n');
            }
            text.push_str(&render_one(one, sources, renderer));
            text.push('\n');
        }
        if let Some(more @ 1..) = ordered.len().checked_sub(SHOWN) {
            text.push_str(&format!("\n... and {more} more\n"));
        }
        text
    }
}

impl<'a> IntoIterator for &'a Diagnostics {
    type Item = &'a Diagnostic;
    type IntoIter = std::slice::Iter<'a, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl Extend<Diagnostic> for Diagnostics {
    fn extend<I: IntoIterator<Item = Diagnostic>>(&mut self, more: I) {
        self.list.extend(more);
    }
}

/// Formats a diagnostic with the first line of its span: long rules would bury the message.
fn render_one(one: &Diagnostic, sources: &Sources, renderer: &Renderer) -> String {
    let level = match one.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let source = sources.source(one.span.file);
    let line = source.line_of(one.span.start);
    let shown = source.line_bytes(line, line);
    // The end of a line still gets a caret.
    let marked = one.span.range();
    let start = marked.start.clamp(shown.start, shown.end) - shown.start;
    let end = marked.end.clamp(shown.start, shown.end) - shown.start;
    let mut annotation = AnnotationKind::Primary.span(start..end.max(start));
    if !one.label.is_empty() {
        annotation = annotation.label(one.label.as_str());
    }
    let snippet = Snippet::source(&source.text[shown])
        .line_start(line + 1)
        .path(source.name.as_str())
        .annotation(annotation);
    let mut group = level.primary_title(one.message.as_str()).element(snippet);
    if let Some(help) = &one.help {
        group = group.element(Level::HELP.message(help.as_str()));
    }
    renderer.render(&[group])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> (Sources, u32) {
        let mut sources = Sources::new();
        sources.add("Other.g4", "");
        let file = sources.add("Sum.g4", "grammar Sum;\r\nsum\n  : 'é' PLUS ;");
        (sources, file)
    }

    #[test]
    fn lines_and_columns_count_characters_from_one() {
        let (sources, file) = sample();
        let text = sources.text(file);
        let at = |word: &str| {
            let start = text.find(word).unwrap();
            sources.line_column(Span::new(file, start..start + word.len()))
        };
        assert_eq!(at("grammar"), (1, 1));
        assert_eq!(at("sum"), (2, 1));
        assert_eq!(at("PLUS"), (3, 9));
        let end = text.len();
        assert_eq!(sources.line_column(Span::new(file, end..end)), (3, 15));
    }

    #[test]
    fn findings_are_shown_in_source_order() {
        let (sources, file) = sample();
        let mut diagnostics = Diagnostics::new();
        assert_eq!(diagnostics.render(&sources), "");
        let text = sources.text(file);
        let end = text.len();
        diagnostics.push(
            Diagnostic::error(Span::new(file, end..end), "the file ends too early")
                .label("something is missing here"),
        );
        diagnostics.push(
            Diagnostic::warning(Span::new(file, 8..27), "the name is taken")
                .label("used twice")
                .help("take another one"),
        );
        assert!(diagnostics.has_errors());
        assert_eq!(diagnostics.count(Severity::Warning), 1);
        assert_eq!(
            diagnostics.render(&sources),
            "\
warning: the name is taken
 --> Sum.g4:1:9
  |
1 | grammar Sum;
  |         ^^^^ used twice
  |
  = help: take another one

error: the file ends too early
 --> Sum.g4:3:15
  |
3 |   : 'é' PLUS ;
  |               ^ something is missing here
"
        );
        assert!(diagnostics.render_coloured(&sources).contains("\u{1b}["));
    }

    #[test]
    fn a_line_has_place_label_and_remedy() {
        let (sources, file) = sample();
        let mut diagnostics = Diagnostics::new();
        diagnostics.push(Diagnostic::warning(Span::new(file, 14..17), "the end"));
        let name = Diagnostic::warning(Span::new(file, 8..11), "the name is taken");
        diagnostics.push(name.label("used twice").help("take another one"));
        assert_eq!(
            diagnostics.lines(&sources),
            [
                "Sum.g4:1:9: the name is taken; used twice; take another one",
                "Sum.g4:2:1: the end",
            ]
        );
    }

    #[test]
    fn of_very_many_findings_the_first_are_shown() {
        let (sources, file) = sample();
        let mut diagnostics = Diagnostics::new();
        let one = Diagnostic::error(Span::new(file, 0..7), "again");
        diagnostics.extend(std::iter::repeat_n(one, SHOWN + 5));
        let text = diagnostics.render(&sources);
        assert_eq!(text.matches("error: again").count(), SHOWN);
        assert!(text.ends_with("\n... and 5 more\n"));
    }

    #[test]
    fn an_empty_file_can_be_marked() {
        let (sources, _) = sample();
        let mut diagnostics = Diagnostics::new();
        diagnostics.push(Diagnostic::error(Span::new(0, 0..0), "nothing here"));
        assert_eq!(
            diagnostics.render(&sources),
            "error: nothing here\n --> Other.g4:1:1\n  |\n1 |\n  | ^\n"
        );
    }
}
