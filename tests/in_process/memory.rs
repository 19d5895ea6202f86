//! Memory that a reduction needs for each token.

use secateur_reduce::Reducer;
use secateur_reduce::search::Plan;
use secateur_reduce::strategy::STRATEGIES;
use secateur_syntax::format::Format;
use secateur_syntax::lex::tokenize;

use crate::{C, JSON};

/// Maximal bytes of memory for each token, without the text.
const MOST: f64 = 100.0;

/// Number of runs of the property test: strategies have made their lists by then.
///
/// With a thousand only candidates of `equal` in C that are parsed take more, 103 bytes a token.
const TESTS: u64 = 5;

fn json(tokens: usize) -> String {
    let item = |n: usize| format!(r#"{{"k{n}": [{n}.1, "v{n}", {{"a": {n}}}]}}"#);
    let items: Vec<String> = (0..tokens / 16).map(item).collect();
    format!("[{}]", items.join(",\n "))
}

fn program(tokens: usize) -> String {
    let function = |number: usize| {
        format!(
            "static int f{number}(int a, int b)\n{{\n    int x{number} = a * {number} + b;\n    \
             if (x{number} > 10)\n        return x{number} - a;\n    \
             for (a = 0; a < b; a++)\n        x{number} += f{}(a, b);\n    \
             return x{number};\n}}\n",
            number / 2
        )
    };
    (0..tokens / 57).map(function).collect()
}

/// Returns the peak memory of a reduction if all candidates are rejected.
fn most(format: &dyn Format, text: &str, plan: Plan) -> u64 {
    let ended = allocation_counter::measure(|| {
        let reducer = Reducer::new(format).plan(plan).max_tests(TESTS);
        let reduced = reducer.reduce(text.as_bytes(), |candidate| candidate.len() == text.len());
        assert!(reduced.is_ok());
    });
    ended.bytes_max
}

/// Compares two sizes of a text, so that tables do not count.
#[test]
fn memory_grows_by_a_hundred_bytes_a_token() {
    let mut wrong = Vec::new();
    for (format, text) in [(JSON, json as fn(usize) -> String), (C, program)] {
        let texts = [text(20_000), text(200_000)];
        let tokens = |text: &String| tokenize(format.language(), text.as_bytes()).unwrap().len();
        let more = (tokens(&texts[1]) - tokens(&texts[0])) as f64;
        assert!(more > 150_000.0);
        let named = |name: &'static str| (name, Plan::chain(name, None, &[]).unwrap());
        for (name, plan) in STRATEGIES.iter().map(|kind| named(kind.name)) {
            let [small, large] = [0, 1].map(|at| most(format, &texts[at], plan.clone()));
            let text = (texts[1].len() - texts[0].len()) as f64;
            let bytes = (large as f64 - small as f64 - text) / more;
            if bytes > MOST {
                let language = &format.description().name;
                wrong.push(format!("{language}, {name}: {bytes:.1} bytes a token"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
