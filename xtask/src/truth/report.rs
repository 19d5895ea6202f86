//! The report of a comparison.

use serde::Serialize;

use super::expected::{ExpectedExample, ExpectedGrammar};
use super::supervise::{Found, Outcome};

#[derive(Debug, Default)]
pub struct Report {
    grammars: Vec<Compared>,
}

#[derive(Debug, Serialize)]
pub struct Finished<'a> {
    agree: usize,
    /// Examples with a verdict.
    total: usize,
    /// Of grammars without target-language code.
    agree_without_code: usize,
    total_without_code: usize,
    agree_with_code: usize,
    total_with_code: usize,
    /// Grammars that compile.
    compiled: usize,
    grammars_total: usize,
    grammars: &'a [Compared],
}

#[derive(Debug, Serialize)]
struct Compared {
    dir: String,
    parser: String,
    needs_target_code: bool,
    compiled: bool,
    compile_seconds: f64,
    kinds: usize,
    lexer_states: usize,
    failure: Option<String>,
    warnings: String,
    agree: usize,
    total: usize,
    examples: Vec<ComparedExample>,
}

#[derive(Debug, Serialize)]
struct ComparedExample {
    path: String,
    agrees: bool,
    cause: Option<String>,
    seconds: Option<f64>,
}

impl Report {
    /// Adds a grammar; prints it if it differs.
    pub fn add(&mut self, expected: &ExpectedGrammar, outcome: Outcome) {
        let mut compared = Compared {
            dir: expected.dir.clone(),
            parser: expected.parser.clone(),
            needs_target_code: expected.needs_target_code,
            compiled: outcome.compiled.is_some(),
            compile_seconds: 0.0,
            kinds: 0,
            lexer_states: 0,
            failure: outcome.failure,
            warnings: String::new(),
            agree: 0,
            total: 0,
            examples: Vec::new(),
        };
        if let Some(compiled) = outcome.compiled {
            compared.compile_seconds = compiled.seconds;
            compared.kinds = compiled.kinds;
            compared.lexer_states = compiled.lexer_states;
            compared.warnings = compiled.warnings;
        }
        for (expected, found) in expected.examples.iter().zip(outcome.found) {
            if expected.ok.is_none() {
                continue;
            }
            let cause = match &found {
                None if compared.compiled => Some("took too long, or the worker died".to_owned()),
                None => Some("the grammar does not compile".to_owned()),
                Some(found) => difference(expected, found),
            };
            compared.total += 1;
            compared.agree += usize::from(cause.is_none());
            compared.examples.push(ComparedExample {
                path: expected.path.clone(),
                agrees: cause.is_none(),
                cause,
                seconds: found.map(|found| found.seconds),
            });
        }
        compared.print();
        self.grammars.push(compared);
    }

    pub fn print_sums(&self) {
        let compiled = self.grammars.iter().filter(|g| g.compiled).count();
        println!("compile {compiled}/{}", self.grammars.len());
        for (code, what) in [(false, "no target code"), (true, "target code")] {
            let (agree, total) = self.sums(Some(code));
            println!("agree {agree}/{total} ({what})");
        }
    }

    pub fn finish(&self) -> Finished<'_> {
        let (agree, total) = self.sums(None);
        let (agree_without_code, total_without_code) = self.sums(Some(false));
        let (agree_with_code, total_with_code) = self.sums(Some(true));
        Finished {
            agree,
            total,
            agree_without_code,
            total_without_code,
            agree_with_code,
            total_with_code,
            compiled: self.grammars.iter().filter(|g| g.compiled).count(),
            grammars_total: self.grammars.len(),
            grammars: &self.grammars,
        }
    }

    fn sums(&self, code: Option<bool>) -> (usize, usize) {
        let wanted = |g: &&Compared| code.is_none_or(|code| g.needs_target_code == code);
        let some = self.grammars.iter().filter(wanted);
        some.fold((0, 0), |sum, g| (sum.0 + g.agree, sum.1 + g.total))
    }
}

impl Compared {
    fn print(&self) {
        let code = if self.needs_target_code {
            " (target code)"
        } else {
            ""
        };
        let first = |text: &str| text.lines().take(3).collect::<Vec<_>>().join(" | ");
        if !self.compiled {
            let why = self.failure.as_deref().unwrap_or("");
            println!("{}{code}: does not compile: {}", self.parser, first(why));
        } else if self.agree < self.total {
            let differing = self.examples.iter().find(|e| !e.agrees);
            let (path, cause) = differing
                .map(|e| (e.path.as_str(), e.cause.as_deref().unwrap_or("")))
                .unwrap_or_default();
            println!(
                "{}{code}: {}/{} agree; {path}: {}",
                self.parser,
                self.agree,
                self.total,
                first(cause)
            );
        }
    }
}

fn difference(expected: &ExpectedExample, found: &Found) -> Option<String> {
    let message = || {
        let message = found.message.as_deref().unwrap_or("accepted");
        message.to_owned()
    };
    if expected.ok != Some(found.ok) {
        return Some(match found.ok {
            true => "accepted, the reference refuses it".to_owned(),
            false => format!("refused: {}", message()),
        });
    }
    if expected.tokens.is_some_and(|tokens| tokens != found.tokens) {
        return Some(format!(
            "{} tokens, the reference has {}",
            found.tokens,
            expected.tokens.unwrap_or(0)
        ));
    }
    if expected
        .token_hash
        .as_ref()
        .is_some_and(|hash| *hash != found.token_hash)
    {
        return Some("other token types than the reference".to_owned());
    }
    if found.ok && expected.not_at_eof != found.not_at_eof {
        return Some(format!(
            "stops {} the end, unlike the reference",
            if found.not_at_eof { "before" } else { "at" }
        ));
    }
    None
}
