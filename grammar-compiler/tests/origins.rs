//! The origin of each rule of a normal form, for all of the project's grammars.

use std::path::Path;

use grammar_compiler::load::{Loader, grammars_in};
use grammar_compiler::normalize::{Origin, Pnf, normalize};
use secateur_tables::Part;

fn normal_form(loader: &Loader) -> (Vec<String>, Pnf) {
    let grammar = loader.load().expect("a good grammar").grammar;
    let rules = grammar.rules().map(str::to_owned).collect();
    (rules, normalize(&grammar).expect("a normal form"))
}

#[test]
fn outlined_rules_refer_to_rules_of_the_grammar() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../grammars");
    let formats = grammars_in(&folder).expect("the grammars");
    assert!(formats.len() > 30);
    for path in formats {
        let (written, pnf) = normal_form(&Loader::new([path]));
        for rule in &pnf.rules {
            match &rule.origin {
                Origin::Written => assert!(written.contains(&rule.name), "{rule:?}"),
                Origin::Outlined { of, part, .. } => {
                    assert!(written.contains(of), "{rule:?}");
                    assert_ne!(*part, Part::Nothing, "{rule:?}");
                }
            }
        }
    }
}

#[test]
fn a_rule_of_the_grammar_may_have_any_name() {
    let text = "grammar names; file : list_part* EOF ; list_part : 'a' ('b' 'c' | 'd')? ';' | sum '.' ;\n\
                sum : sum '+' sum | 'n' ;";
    let (_, pnf) = normal_form(&Loader::text("names.g4", text));
    let of = |name: &str| pnf.rules.iter().find(|rule| rule.name == name).unwrap();
    assert_eq!(of("list_part").origin, Origin::Written);
    assert_eq!(of("list_part").known_as(), "list_part");
    assert_eq!(of("list_parts").known_as(), "list_part");
    let tail = of("sum_tails");
    assert_eq!(tail.known_as(), "sum");
    let is_star =
        matches!(&tail.origin, Origin::Outlined { of, part: Part::Star, .. } if of == "sum");
    assert!(is_star, "{tail:?}");
}
