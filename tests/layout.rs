//! Candidates of languages with significant lines and indentation.
//!
//! Tokens determine the lines, whatever the input's layout.

use secateur_syntax::format::Format;
use secateur_syntax::lex::tokenize;
use secateur_syntax::parse::Parser;
use secateur_syntax::tree::{Change, Edit, NodeId, Printer, Tree};

fn named(name: &str) -> &'static dyn Format {
    let mut formats = secateur_all::FORMATS.iter();
    let found = formats.find(|format| format.language().name == name);
    *found.expect("the format is shipped")
}

fn python() -> &'static dyn Format {
    named("python")
}

fn parsed(format: &dyn Format, text: &str) -> Tree {
    let tokens = tokenize(format.language(), text.as_bytes()).expect("tokens");
    let syntax = format.parse(&mut Parser::new(format.language()), &tokens);
    let syntax = syntax.expect("a program");
    Tree::new(format.language(), text.as_bytes().to_vec(), tokens, syntax)
}

/// Returns each single change that the grammar allows.
fn changes(format: &dyn Format, tree: &Tree) -> Vec<Change> {
    let language = format.language();
    let all = tree.all();
    let above = |node: NodeId| std::iter::successors(tree.parent(node), |&up| tree.parent(up));
    let mut changes = Vec::new();
    for &node in &all {
        let list = tree.parent(node).filter(|&parent| tree.is_list(parent));
        let several = list.is_some_and(|list| tree.children(list).count() > 1);
        if several || language.is_nullable(tree.slot(node)) {
            changes.push(Change::Delete(node));
        }
    }
    for &by in &all {
        for node in above(by) {
            if language.fits(tree.kind(by), tree.slot(node)) {
                changes.push(Change::Substitute { node, by });
            }
            let in_list = tree.parent(node).filter(|&parent| tree.is_list(parent));
            if let Some(list) = in_list
                && tree.is_list(by)
                && language.fits(tree.kind(by), tree.kind(list))
            {
                changes.push(Change::Unwrap {
                    item: node,
                    list: by,
                });
            }
        }
    }
    changes
}

fn printed(format: &dyn Format, text: &str) -> Vec<Option<String>> {
    let tree = parsed(format, text);
    let printer = Printer::new(format.language());
    let print = |change| {
        let (mut text, mut tokens) = (Vec::new(), Vec::new());
        let candidate = Edit::new([change]).candidate(&tree);
        let printed = printer.print(&tree, &candidate, &mut text, Some(&mut tokens));
        printed.then(|| {
            assert_eq!(
                tokenize(format.language(), &text).as_ref(),
                Ok(&tokens),
                "{change:?} of {text:?}"
            );
            String::from_utf8(text).expect("text")
        })
    };
    changes(format, &tree).into_iter().map(print).collect()
}

fn leaves(text: &str, wanted: &str) {
    leaves_of(python(), text, wanted);
}

fn leaves_of(format: &dyn Format, text: &str, wanted: &str) {
    let all = printed(format, text);
    assert!(
        all.iter().flatten().any(|text| text == wanted),
        "{wanted:?} is none of {all:#?}"
    );
}

#[test]
fn blocks_take_the_place_of_what_is_around_them() {
    let text = "def f():\n    if a:\n        for b in c:\n            d\n            e\n    g\n";
    leaves(
        text,
        "def f():\n    for b in c:\n        d\n        e\n    g\n",
    );
    leaves(text, "def f():\n    if a:\n        d\n        e\n    g\n");
    leaves(text, "if a:\n    for b in c:\n        d\n        e\ng\n");
    let all = printed(python(), text);
    assert!(all.iter().all(Option::is_some), "{all:#?}");
}

#[test]
fn a_line_without_an_end_gets_one() {
    leaves("if a:\n  b\n  c", "b\nc");
    leaves("if a: b\nelse:\n  if c:\n    d", "if a: b\nelse:\n  d");
}

#[test]
fn tabs_and_spaces_stay_what_they_are() {
    leaves(
        "if a:\n\tif b:\n\t\tif c:\n\t\t\td\n\t\t\te\n",
        "if a:\n\tif c:\n\t\td\n\t\te\n",
    );
    leaves(
        "if a:\r\n  if b:\r\n     c\r\n     d\r\n",
        "if a:\r\n  c\r\n  d\r\n",
    );
}

#[test]
fn comments_go_with_their_lines() {
    leaves(
        "if a:\n    if b:\n        c\n\n        # of d\n        d\n",
        "if a:\n    c\n\n    # of d\n    d\n",
    );
    leaves("if a:  # why\n    b\n    c\n", "if a: b\n");
}

#[test]
fn an_expression_leaves_its_brackets_on_one_line() {
    leaves("x = (a +  # first\n     b)\n", "x = a + b\n");
    leaves("f(a,\n  g(b,\n    c))\n", "g(b,\n    c)\n");
    leaves(
        "if a \\\n    and (b or\n    c): d\n",
        "if a \\\n    and b: d\n",
    );
}

#[test]
fn strings_keep_their_text() {
    let text = "f\"{a}b{c:>{d}}{e}\"\n";
    leaves(text, "f\"b{c:>{d}}{e}\"\n");
    leaves(text, "f\"{a}b{e}\"\n");
    leaves(text, "f\"{a}b{c:{d}}{e}\"\n");
}

#[test]
fn what_is_not_touched_prints_as_it_was() {
    for text in [
        "\u{feff}a\n",
        "if a:\n  # b\n\n\n      # c\n  d\n # e\n",
        "if a:\n\tb\n        c\n",
        "if a:\n  \\\n    b\n",
        "a # \\\nb\n",
        "x = f'''{\na}\n{{ {b!r:\n}'''\n\x0c\ndef f(): pass # end",
        "",
        "# nothing",
    ] {
        let tree = parsed(python(), text);
        let mut printed = Vec::new();
        let printer = Printer::new(python().language());
        assert!(printer.print(&tree, &Edit::new([]).candidate(&tree), &mut printed, None));
        assert_eq!(String::from_utf8_lossy(&printed), text);
    }
}

#[test]
fn lines_of_go_are_joined_where_they_would_end() {
    let go = named("go");
    leaves_of(
        go,
        "package p\n\nvar x = f(a,\n\tb, // last\n)\n",
        "package p\n\nvar x = f(a,\n\tb )\n",
    );
    // The line continues where it may.
    leaves_of(
        go,
        "package p\n\nvar x = f(a,\n\tb,\n\tc,\n)\n",
        "package p\n\nvar x = f(a,\n\tb,\n)\n",
    );
}
