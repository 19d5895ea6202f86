//! Epochs of plug-ins and of the final passes: edits of one text are tested, then merged.

use std::sync::Arc;

use secateur_reduce::executor::FnExecutor;
use secateur_reduce::search::{Oracle, Plan, Polish, SearchOptions, reduce};
use secateur_reduce::transform::Transformer;

use crate::C;
use crate::lines::Lines;

/// Returns the result and the tested texts behind those of the original.
fn run(text: &str, options: SearchOptions, passes: fn(&str) -> bool) -> (String, Vec<String>) {
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
