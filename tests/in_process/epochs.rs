//! Epochs: edits of one text are tested, then merged.

use std::cell::RefCell;
use std::io;
use std::sync::Arc;

use secateur_reduce::executor::FnExecutor;
use secateur_reduce::search::{
    Observer, Oracle, Plan, Polish, Progress, SearchOptions, TextChange, reduce,
};
use secateur_reduce::transform::Transformer;

use crate::C;
use crate::lines::Lines;

type Property = fn(&str) -> bool;

/// Returns the result and the tested texts behind those of the original.
fn run(text: &str, options: SearchOptions, passes: Property) -> (String, Vec<String>) {
    let mut tested = Vec::new();
    let mut executor = FnExecutor::new(|text: &[u8]| {
        let text = String::from_utf8(text.to_vec()).unwrap();
        tested.push(text);
        passes(tested.last().unwrap())
    });
    let options = SearchOptions {
        width: 16,
        ..options
    };
    let oracle = Oracle::new(&mut executor);
    let reduction = reduce(C, text.as_bytes(), oracle, options, &mut ()).unwrap();
    drop(executor);
    tested.retain(|other| other != text && !other.is_empty());
    (String::from_utf8(reduction.text).unwrap(), tested)
}

#[test]
fn instances_of_a_plugin_are_merged() {
    for backwards in [false, true] {
        let plugin = Arc::new(Lines {
            backwards,
            names: vec!["line".to_owned()],
        });
        let options = SearchOptions {
            plan: Plan::chain("lines", None, &[plugin as Arc<dyn Transformer>]).unwrap(),
            ..SearchOptions::default()
        };
        let text = "int a;\nint b;\nint c;\nint d;\n";
        let (result, tested) = run(text, options, |text| text.contains('c'));
        assert_eq!(result, "int c;\n");
        let mut singles = vec![
            "int b;\nint c;\nint d;\n",
            "int a;\nint c;\nint d;\n",
            "int a;\nint b;\nint d;\n",
            "int a;\nint b;\nint c;\n",
        ];
        if backwards {
            singles.reverse();
        }
        assert_eq!(tested[..4], singles);
        assert_eq!(tested[4], "int c;\n");
    }
}

#[test]
fn comments_are_dropped_together() {
    let options = SearchOptions {
        plan: Plan::chain("alone", None, &[]).unwrap(),
        polish: Some(Polish {
            drop_comments: true,
            ..Polish::default()
        }),
        ..SearchOptions::default()
    };
    let text = "/*a*/int/*b*/x/*keep*/;/*d*/\n";
    let (result, tested) = run(text, options, |text| {
        text.contains("keep") && text.contains("int") && text.contains('x')
    });
    assert_eq!(result, "int x/*keep*/;\n");
    assert!(
        tested.contains(&"int x/*keep*/;\n".to_owned()),
        "{tested:?}"
    );
}

#[test]
fn a_short_epoch_has_edits_of_the_next_stage() {
    let text = "int alpha;\n;\n";
    let tested = |names| {
        let options = SearchOptions {
            plan: Plan::chain(names, None, &[]).unwrap(),
            ..SearchOptions::default()
        };
        run(text, options, |text| text.contains("int alpha"))
    };
    let (_, by_one) = tested("alone");
    let (result, by_both) = tested("alone,lexical");
    assert_eq!(result, "int alpha;\n");
    // On the base without the last line the second stage has none of these.
    let mut further = by_both.iter().filter(|text| !by_one.contains(text));
    let early = further.any(|text| text.matches(';').count() == 2);
    assert!(early, "{by_both:?}");
}

#[test]
fn edits_of_the_next_stage_may_delete_what_a_stage_renames() {
    for stage in ["readable", "lexical", "rename"] {
        let options = SearchOptions {
            plan: Plan::chain(&format!("{stage},tree"), None, &[]).unwrap(),
            ..SearchOptions::default()
        };
        let text = "int alpha;\nint omega;\nint omicron = omega;\n";
        let (result, _) = run(text, options, |text| text.contains("alpha"));
        assert!(result.len() <= "int alpha;\n".len(), "{stage}: {result}");
    }
}

#[test]
fn the_second_test_runs_on_a_union_of_tested_edits() {
    let text = "int a;\nint b;\nint c;\nint d;\nint e;\n";
    let mut test = FnExecutor::new(|text: &[u8]| text.windows(5).any(|it| it == b"int a"));
    let contains = |text: &[u8], name: u8| text.contains(&name);
    let mut second = FnExecutor::new(|text: &[u8]| contains(text, b'b') || contains(text, b'c'));
    let options = SearchOptions {
        plan: Plan::chain("tree", None, &[]).unwrap(),
        width: 16,
        ..SearchOptions::default()
    };
    let oracle = Oracle::new(&mut test).then(&mut second, 1);
    let reduction = reduce(C, text.as_bytes(), oracle, options, &mut ()).unwrap();
    let result = String::from_utf8(reduction.text).unwrap();
    assert!(result.contains('b') != result.contains('c'), "{result}");
    assert!(!result.contains('d'), "{result}");
}

/// Tested texts that passed, and saved texts, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Event {
    Passed(usize),
    Saved(usize),
}

struct Saves<'e>(&'e RefCell<Vec<Event>>);

impl Observer for Saves<'_> {
    fn improved(&mut self, text: &[u8], _: &TextChange, _: &Progress) -> io::Result<()> {
        self.0.borrow_mut().push(Event::Saved(text.len()));
        Ok(())
    }
}

/// Returns the bytes of texts of a search at a width, as they pass and as they are saved.
fn events(text: &str, stages: &str, width: usize, passes: Property) -> Vec<Event> {
    let events = RefCell::new(Vec::new());
    let mut executor = FnExecutor::new(|text: &[u8]| {
        let passed = passes(std::str::from_utf8(text).unwrap());
        if passed {
            events.borrow_mut().push(Event::Passed(text.len()));
        }
        passed
    });
    let options = SearchOptions {
        plan: Plan::chain(stages, None, &[]).unwrap(),
        width,
        ..SearchOptions::default()
    };
    let oracle = Oracle::new(&mut executor);
    reduce(C, text.as_bytes(), oracle, options, &mut Saves(&events)).unwrap();
    drop(executor);
    events.into_inner()
}

#[test]
fn a_smaller_text_is_saved_at_once_and_stays() {
    let cases: [(&str, &str, Property); 3] = [
        // The first deletion does not go with the others.
        (
            "int a(){return 1+2+3+4+5+6+7+8;}\nint b;\nint c;\nint d;\n",
            "tree",
            |text| text.contains('a') || ["b", "c", "d"].iter().all(|it| text.contains(it)),
        ),
        // The passing edits are those of the next stages.
        (
            "int alpha;\n;\nint beta = 1 + 2;\n",
            "lexical,alone,tree",
            |text| text.contains("int alpha"),
        ),
        (
            "int f(int alpha){ if (alpha) { return 1 + alpha; } return 2; }\n",
            "rename,alone,tree",
            |text| text.contains("return") && text.contains("alpha"),
        ),
    ];
    for (text, stages, passes) in cases {
        for width in [2, 4, 16] {
            let events = events(text, stages, width, passes);
            let mut saved = text.len();
            for (at, event) in events.iter().enumerate() {
                match *event {
                    Event::Passed(size) if size < saved => {
                        let next = events.get(at + 1);
                        assert_eq!(
                            next,
                            Some(&Event::Saved(size)),
                            "{stages} {width}: {events:?}"
                        );
                    }
                    Event::Passed(_) => {}
                    Event::Saved(size) => {
                        assert!(size <= saved, "{stages} {width}: {events:?}");
                        saved = size;
                    }
                }
            }
        }
    }
}
