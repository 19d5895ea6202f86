//! Random plans: inputs, strategies, options, and property tests.

use std::ffi::OsStr;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::rc::Rc;
use std::sync::Arc;

use fastrand::Rng;
use secateur_reduce::executor::Verdict;
use secateur_reduce::minimize::MINIMIZERS;
use secateur_reduce::search::{Budget, Effort, Plan, Polish};
use secateur_reduce::strategy::STRATEGIES;
use secateur_reduce::transform::{Instances, Transformed, Transformer};
use secateur_syntax::format::Format;
use secateur_trace::Policy;
use secateur_trace::strategy as traces;

use super::workers::Property;

/// All that a run depends on but the workers.
#[derive(Clone)]
pub struct Case {
    pub what: What,
    pub property: Property,
    pub second: Option<(Property, u32)>,
    pub guard: Option<Property>,
    pub budget: Budget,
    pub distrust: bool,
    pub flaky: bool,
    pub width: usize,
}

#[derive(Clone)]
pub enum What {
    Text {
        format: &'static dyn Format,
        text: String,
        plan: Plan,
        polish: Option<Polish>,
        explain: bool,
    },
    Run {
        choices: u64,
        strategies: Vec<traces::TraceStrategyKind>,
        lists: Option<secateur_reduce::minimize::MinimizerKind>,
        policy: Policy,
    },
}

impl Case {
    pub fn of(seed: u64) -> Self {
        let mut random = Rng::with_seed(seed);
        let what = match random.u8(..4) {
            0 => run(&mut random),
            _ => text(&mut random),
        };
        let property = property(&mut random);
        let second = (random.u8(..3) == 0).then(|| {
            let keeps = super::plan::property(&mut random);
            let first = Rc::clone(&property);
            // The first test accepts most of what the second one does.
            let second: Property = Rc::new(move |text, run| match first(text, 0) {
                Verdict::Interesting => keeps(text, run),
                other => other,
            });
            (second, random.u32(1..5))
        });
        // Flaky, too: a rejected candidate is not asked about again.
        let guard = (random.u8(..3) == 0).then(|| super::plan::property(&mut random));
        Self {
            what,
            property,
            second,
            guard,
            budget: Budget {
                tests: Some(match random.u8(..3) {
                    0 => random.u64(1..200),
                    _ => 600,
                }),
                time: None,
            },
            distrust: random.bool(),
            flaky: random.u8(..3) == 0,
            width: [1, 1, 2, 4, 64][random.usize(..5)],
        }
    }
}

const WORDS: [&str; 6] = ["alpha", "beta", "gamma", "delta", "eps", "zeta"];

fn number(text: &[u8], salt: u64) -> u64 {
    let mut hasher = DefaultHasher::new();
    (text, salt).hash(&mut hasher);
    hasher.finish()
}

/// A test that may be flaky, time out, or reject some texts for no reason.
fn property(random: &mut Rng) -> Property {
    let words: Vec<&str> = (0..random.usize(..3))
        .map(|_| WORDS[random.usize(..6)])
        .collect();
    let salt = random.u64(..);
    // One in this many verdicts is wrong, the same one in each run of the plan.
    let wrong = [0, 0, 0, 4, 20, 100][random.usize(..6)];
    let refuses = [0, 0, 5][random.usize(..3)];
    let hangs = [0, 0, 10][random.usize(..3)];
    Rc::new(move |text, run| {
        let has = |word: &&str| text.windows(word.len()).any(|part| part == word.as_bytes());
        let chance =
            |one_in: u64, salt: u64| one_in > 0 && number(text, salt).is_multiple_of(one_in);
        let long = text.len() > 150;
        if !long && chance(hangs, salt ^ 1) {
            return Verdict::TimedOut;
        }
        let right = long || (words.iter().all(has) && !chance(refuses, salt ^ 2));
        let wrong = chance(wrong, salt.wrapping_add(u64::from(run) + 3));
        match right != wrong {
            true => Verdict::Interesting,
            false => Verdict::Uninteresting,
        }
    })
}

fn text(random: &mut Rng) -> What {
    let json = random.bool();
    let size = random.usize(2..9);
    let text = match json {
        true => document(random, size),
        false => program(random, size),
    };
    let format: &'static dyn Format = match json {
        true => &secateur_json::FORMAT,
        false => &secateur_c::FORMAT,
    };
    let polish = random.bool().then(|| Polish {
        drop_comments: random.bool(),
        least: random.bool(),
        formatter: random
            .bool()
            .then(|| Arc::new(Formatter) as Arc<dyn Transformer>),
    });
    What::Text {
        format,
        text,
        plan: plan(random),
        polish,
        explain: random.bool(),
    }
}

fn document(random: &mut Rng, size: usize) -> String {
    let items: Vec<String> = (0..size)
        .map(|_| match random.u8(..5) {
            0 => format!("{{\"{}\": {}}}", word(random), random.u8(..)),
            1 => format!("[{}, [\"{}\"]]", random.bool(), word(random)),
            2 => "{}".to_owned(),
            3 => format!(
                "{{\"a\": [{}, {{\"b\": \"{}\"}}]}}",
                random.u8(..),
                word(random)
            ),
            _ => format!("\"{}\"", word(random)),
        })
        .collect();
    format!("[{}]", items.join(",\n "))
}

fn program(random: &mut Rng, size: usize) -> String {
    let parts: Vec<String> = (0..size)
        .map(|at| match random.u8(..5) {
            0 => format!("int {}{at} = {};", word(random), random.u8(..)),
            1 => format!(
                "/* {} */ void f{at}(void) {{ g({}); }}",
                word(random),
                random.u8(..)
            ),
            2 => format!(
                "int f{at}(int a) {{ if (a > 1) {{ return {}(a); }} return 0; }}",
                word(random)
            ),
            3 => "\n\n\n// nothing".to_owned(),
            _ => format!("struct {}{at} {{ int a, b; }};", word(random)),
        })
        .collect();
    parts.join("\n") + "\n"
}

fn word(random: &mut Rng) -> &'static str {
    WORDS[random.usize(..6)]
}

fn plan(random: &mut Rng) -> Plan {
    let plugin = |random: &mut Rng| {
        let plugin = Plugin {
            transformations: ["shorten", "double"][..random.usize(1..3)]
                .iter()
                .map(|name| (*name).to_owned())
                .collect(),
            first: random.u64(..2),
            backwards: random.bool(),
            counts: random.bool(),
        };
        Arc::new(plugin) as Arc<dyn Transformer>
    };
    if random.bool() {
        let effort = [Effort::Fast, Effort::Usual, Effort::Thorough][random.usize(..3)];
        let plugins = (0..random.usize(..2)).map(|_| plugin(random)).collect();
        return Plan::Default(effort, plugins);
    }
    let published = secateur_published::STRATEGIES;
    let strategies: Vec<&str> = STRATEGIES
        .iter()
        .chain(published)
        .map(|kind| kind.name)
        .collect();
    let names = (0..random.usize(1..4)).map(|_| match random.u8(..5) {
        0 => "plugin",
        _ => strategies[random.usize(..strategies.len())],
    });
    let names = names.collect::<Vec<_>>().join(",");
    let lists = random
        .bool()
        .then(|| MINIMIZERS[random.usize(..MINIMIZERS.len())].name);
    Plan::chain_of(published, &names, lists, &[plugin(random)]).expect("a plan")
}

fn run(random: &mut Rng) -> What {
    let strategies = match random.bool() {
        true => traces::DEFAULT.to_vec(),
        false => (0..random.usize(1..4))
            .map(|_| traces::STRATEGIES[random.usize(..traces::STRATEGIES.len())])
            .collect(),
    };
    What::Run {
        choices: random.u64(..),
        strategies,
        lists: random
            .bool()
            .then(|| MINIMIZERS[random.usize(..MINIMIZERS.len())]),
        policy: Policy::ALL[random.usize(..3)],
    }
}

#[derive(Clone, Debug)]
struct Plugin {
    transformations: Vec<String>,
    first: u64,
    backwards: bool,
    counts: bool,
}

impl Transformer for Plugin {
    fn name(&self) -> &str {
        "plugin"
    }

    fn transformations(&self) -> &[String] {
        &self.transformations
    }

    fn first(&self) -> u64 {
        self.first
    }

    fn is_backwards(&self) -> bool {
        self.backwards
    }

    fn open(&self, _: &OsStr, _: usize) -> io::Result<Box<dyn Instances + '_>> {
        Ok(Box::new(self.clone()))
    }
}

impl Instances for Plugin {
    fn count(&mut self, text: &[u8], of: &[String]) -> io::Result<Option<u64>> {
        let count = places(text, &of[0]).len() as u64;
        Ok(self.counts.then_some(count))
    }

    fn apply(&mut self, text: &[u8], of: &str, numbers: &[u64]) -> io::Result<Transformed> {
        let places = places(text, of);
        let at = numbers[0].checked_sub(self.first);
        let Some(&(start, end)) = at.and_then(|at| places.get(at as usize)) else {
            return Ok(Transformed::Nothing);
        };
        let (before, word, after) = (&text[..start], &text[start..end], &text[end..]);
        let made = match of {
            "shorten" => [before, b"0", after].concat(),
            _ => [before, word, b", ", word, after].concat(),
        };
        Ok(match made == text {
            true => Transformed::Same,
            false => Transformed::Text(made),
        })
    }
}

fn places(text: &[u8], of: &str) -> Vec<(usize, usize)> {
    let belongs = |byte: &u8| match of {
        "shorten" => byte.is_ascii_digit(),
        _ => byte.is_ascii_alphabetic() || *byte == b'"',
    };
    let mut found = Vec::new();
    let mut at = 0;
    for part in text.chunk_by(|a, b| belongs(a) == belongs(b)) {
        if belongs(&part[0]) {
            found.push((at, at + part.len()));
        }
        at += part.len();
    }
    found
}

#[derive(Clone, Debug)]
struct Formatter;

impl Transformer for Formatter {
    fn name(&self) -> &str {
        "formatter"
    }

    fn transformations(&self) -> &[String] {
        &[]
    }

    fn first(&self) -> u64 {
        0
    }

    fn is_backwards(&self) -> bool {
        false
    }

    fn open(&self, _: &OsStr, _: usize) -> io::Result<Box<dyn Instances + '_>> {
        Ok(Box::new(self.clone()))
    }
}

impl Instances for Formatter {
    fn count(&mut self, _: &[u8], _: &[String]) -> io::Result<Option<u64>> {
        Ok(None)
    }

    fn apply(&mut self, text: &[u8], _: &str, _: &[u64]) -> io::Result<Transformed> {
        let mut made = text.to_vec();
        made.dedup_by(|b, a| *a == b' ' && *b == b' ');
        Ok(Transformed::Text(made))
    }
}
