//! A whole reduction: checks, then rounds to a fixpoint.

use super::judge::{Judge, Stop};
use super::round::Round;
use super::{End, Observer, ReduceError, Reduction, SearchOptions};
use crate::format::Format;
use crate::language::Language;
use crate::lex::{Token, tokenize};
use crate::oracle::{Executor, Verdict};
use crate::parse::{Parser, Syntax};
use crate::strategy::STRATEGIES;
use crate::tree::{Printer, Tree};

/// Reduces an input to the smallest text of its language that was found to have
/// the property. Between rounds the best text is parsed anew, since what is left
/// may be seen differently by the grammar; the search ends with a round in which
/// nothing became smaller.
///
/// # Errors
/// If the input is not in the language, the property test refuses it or cannot
/// be run. Once the search has begun, trouble ends it with the best so far
/// ([`Reduction::end`]).
pub fn reduce(
    format: &dyn Format,
    input: &[u8],
    executor: &mut dyn Executor,
    options: &SearchOptions,
    observer: &mut dyn Observer,
) -> Result<Reduction, ReduceError> {
    let language = format.language();
    let mut parser = Parser::new(language);
    let (tokens, syntax) = read(format, &mut parser, input).map_err(ReduceError::Syntax)?;
    let mut tree = Tree::new(language, input.to_vec(), tokens, &syntax);
    drop(syntax);

    let mut judge = Judge::new(executor, observer);
    judge.progress.tokens_before = tree.tokens().len();
    judge.progress.tokens_now = tree.tokens().len();
    judge.progress.bytes_before = input.len();
    judge.progress.bytes_now = input.len();
    let stopped = |stop| match stop {
        Stop::Interrupted => ReduceError::Interrupted,
        Stop::Broken(error) => ReduceError::Oracle(error),
    };
    let original = judge.run(input).map_err(stopped)?;
    if original.verdict != Verdict::Interesting {
        return Err(ReduceError::OriginalRefused {
            ending: original.ending,
            output: original.output,
        });
    }
    let empty = judge.run(b"").map_err(stopped)?;

    if empty.verdict == Verdict::Interesting {
        judge.observer.too_weak();
    }

    let mut round = Round {
        format,
        printer: Printer::new(language),
        // What a hook answers, an edit may change: such candidates are parsed.
        verifier: (options.verify_syntax || language.hook.is_some()).then(|| Parser::new(language)),
        rejected_by_grammar: 0,
    };
    let strategy = STRATEGIES[0];
    judge.progress.strategy = strategy.name;
    let end = loop {
        judge.progress.round += 1;
        let successes = judge.progress.successes;
        let start = (strategy.start)(&tree);
        if let Some(end) = round.run(&mut judge, &mut tree, start) {
            break end;
        }
        if judge.progress.successes == successes || tree.tokens().is_empty() {
            break End::Fixpoint;
        }
        match read(format, &mut parser, tree.text()) {
            Ok((tokens, syntax)) => {
                tree = Tree::new(language, tree.text().to_vec(), tokens, &syntax);
            }
            Err(_) => {
                // The search made a text that its own grammar refuses.
                round.rejected_by_grammar += 1;
                break End::Fixpoint;
            }
        }
    };
    judge.measure();
    Ok(Reduction {
        text: tree.text().to_vec(),
        progress: judge.progress,
        end,
        empty_is_interesting: empty.verdict == Verdict::Interesting,
        rejected_by_grammar: round.rejected_by_grammar,
    })
}

/// Lexes and parses a text; the error is for a person.
fn read(
    format: &dyn Format,
    parser: &mut Parser,
    text: &[u8],
) -> Result<(Vec<Token>, Syntax), String> {
    let language: &Language = format.language();
    let tokens = tokenize(language, text).map_err(|error| error.to_string())?;
    let syntax = format
        .parse(parser, &tokens)
        .map_err(|failure| failure.describe(language, text, &tokens))?;
    Ok((tokens, syntax))
}
