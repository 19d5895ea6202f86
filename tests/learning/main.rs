//! Models: their facts are the texts', and filters and guides lose no edit for good.

mod corpus;
mod estimates;
mod forest;
#[path = "../harness/mod.rs"]
mod harness;

use harness::parsed;
use secateur_learn::{Facts, Gatherer};
use secateur_reduce::executor::FnExecutor;
use secateur_reduce::search::{End, Oracle, Reduction, SearchOptions, reduce};
use secateur_syntax::format::Format;
use secateur_tables::Kind;

const C: &dyn Format = &secateur_c::FORMAT;
const JSON: &dyn Format = &secateur_json::FORMAT;

fn kind(format: &dyn Format, name: &str) -> Kind {
    let language = format.language();
    (0..language.kinds() as u16)
        .map(Kind)
        .find(|&kind| language.kind_name(kind) == name)
        .unwrap_or_else(|| panic!("there is no {name}"))
}

fn facts_of(format: &dyn Format, texts: &[&str]) -> Facts {
    let mut gatherer = Gatherer::new(format.language());
    let mut facts = Facts::new(format.language());
    for text in texts {
        facts.merge(&gatherer.count(&parsed(format, text.as_bytes())));
    }
    facts
}

fn reduced(
    format: &dyn Format,
    text: &str,
    options: SearchOptions,
    property: &dyn Fn(&str) -> bool,
) -> Reduction {
    let ask = |text: &[u8]| property(&String::from_utf8_lossy(text));
    let mut executor = FnExecutor::new(ask);
    let oracle = Oracle::new(&mut executor);
    let reduction = reduce(format, text.as_bytes(), oracle, options, &mut ());
    let reduction = reduction.expect("a good start");
    assert!(matches!(reduction.end, End::Fixpoint));
    reduction
}
