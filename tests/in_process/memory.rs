//! Memory that a reduction needs for each token.

use secateur_reduce::executor::FnExecutor;
use secateur_reduce::search::{Budget, Effort, Oracle, Plan, Polish, SearchOptions, reduce};
use secateur_reduce::strategy::STRATEGIES;
use secateur_syntax::format::Format;
use secateur_syntax::lex::tokenize;

use crate::{C, JSON};

/// Maximal bytes of memory for each token, without the text.
const MOST: f64 = 100.0;

/// Number of runs of the property test: strategies have made their lists by then.
const TESTS: u64 = 5;

/// The same for `equal`, of whose candidates only some are parsed.
const EQUAL: u64 = 100;

/// The same for the final passes, each candidate of which is parsed.
const PASSES: u64 = 10;

/// The same for the default as a whole.
const DEFAULT: u64 = 60;

/// A text of about so many tokens.
type Text = fn(usize) -> String;

fn json(tokens: usize) -> String {
    let item = |n: usize| format!(r#"{{"k{n}": [{n}.1, "v{n}", {{"a": {n}}}]}}"#);
    let items: Vec<String> = (0..tokens / 16).map(item).collect();
    format!("[{}]", items.join(",\n "))
}

fn program(tokens: usize) -> String {
    functions(tokens, "")
}

fn with_comments(tokens: usize) -> String {
    functions(tokens, "    // a comment\n")
}

fn functions(tokens: usize, comment: &str) -> String {
    let function = |number: usize| {
        format!(
            "static int f{number}(int a, int b)\n{{\n{comment}    int x{number} = a * {number} + b;\n    \
             if (x{number} > 10)\n        return x{number} - a;\n    \
             for (a = 0; a < b; a++)\n        x{number} += f{}(a, b);\n    \
             return x{number};\n}}\n",
            number / 2
        )
    };
    (0..tokens / 57).map(function).collect()
}

/// Whether a candidate passes, given the original.
type Property = fn(&[u8], &[u8]) -> bool;

fn rejecting(candidate: &[u8], original: &[u8]) -> bool {
    candidate == original
}

/// A candidate of at least nine tenths of the bytes passes.
fn accepting(candidate: &[u8], original: &[u8]) -> bool {
    candidate.len() * 10 >= original.len() * 9
}

/// Returns the peak memory of a reduction.
fn most(format: &dyn Format, text: &str, property: Property, options: SearchOptions) -> u64 {
    let ended = allocation_counter::measure(|| {
        let mut executor = FnExecutor::new(|candidate| property(candidate, text.as_bytes()));
        let oracle = Oracle::new(&mut executor);
        let reduced = reduce(format, text.as_bytes(), oracle, options, &mut ());
        assert!(reduced.is_ok());
    });
    ended.bytes_max
}

/// Returns the bytes for each token, without the text.
///
/// Compares two sizes of a text, so that tables do not count.
fn growth(format: &dyn Format, text: Text, property: Property, options: &SearchOptions) -> f64 {
    let texts = [text(20_000), text(200_000)];
    let tokens = |text: &String| tokenize(format.language(), text.as_bytes()).unwrap().len();
    let more = (tokens(&texts[1]) - tokens(&texts[0])) as f64;
    assert!(more > 150_000.0);
    let [small, large] = [0, 1].map(|at| most(format, &texts[at], property, options.clone()));
    let text = (texts[1].len() - texts[0].len()) as f64;
    (large as f64 - small as f64 - text) / more
}

fn options(plan: Plan, polish: Option<Polish>, tests: u64) -> SearchOptions {
    SearchOptions {
        plan,
        polish,
        budget: Budget {
            tests: Some(tests),
            ..Budget::default()
        },
        ..SearchOptions::default()
    }
}

#[test]
fn memory_grows_by_a_hundred_bytes_a_token() {
    let mut wrong = Vec::new();
    for (format, text) in [(JSON, json as Text), (C, program)] {
        for name in STRATEGIES.iter().map(|kind| kind.name) {
            let plan = Plan::chain(name, None, &[]).unwrap();
            let tests = if name == "equal" { EQUAL } else { TESTS };
            let bytes = growth(format, text, rejecting, &options(plan, None, tests));
            if bytes > MOST {
                let language = &format.description().name;
                wrong.push(format!("{language}, {name}: {bytes:.1} bytes a token"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn memory_of_the_final_passes_grows_by_a_hundred_bytes_a_token() {
    for (format, text) in [(JSON, json as Text), (C, program), (C, with_comments)] {
        let polish = Polish {
            drop_comments: true,
            ..Polish::default()
        };
        // Without a strategy the passes begin at once.
        let options = options(Plan::Chain(Vec::new()), Some(polish), PASSES);
        let bytes = growth(format, text, rejecting, &options);
        let language = &format.description().name;
        assert!(bytes <= MOST, "{language}: {bytes:.1} bytes a token");
    }
}

#[test]
fn memory_of_the_default_grows_by_a_hundred_bytes_a_token() {
    for (format, text) in [(JSON, json as Text), (C, program)] {
        for property in [rejecting as Property, accepting] {
            let options = options(Plan::Default(Effort::Usual, Vec::new()), None, DEFAULT);
            let bytes = growth(format, text, property, &options);
            let language = &format.description().name;
            assert!(bytes <= MOST, "{language}: {bytes:.1} bytes a token");
        }
    }
}
