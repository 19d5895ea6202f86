//! Diagnostics of faulty grammars; the cases are in `errors.txt`.
//!
//! A case is `=== file name: subject`, the grammar, a line `---` and the diagnostics.
//! `SECATEUR_UPDATE=1 cargo test -p grammar-compiler front::plain` rewrites them.

use super::show_with;
use crate::hints::Hints;

const CASES: &str = include_str!("errors.txt");

#[test]
fn reports() {
    let mut now = String::new();
    for case in CASES.split("=== ").skip(1) {
        let (title, rest) = case.split_once('\n').expect("a case has a name");
        let (grammar, _) = rest.split_once("---\n").expect("a case has a line `---`");
        let (file, about) = title.split_once(": ").expect("a case has a file");
        let mut hints = Hints::default();
        if let Some((_, name)) = about.split_once(" tokens ") {
            hints.tokens.push(name.to_owned());
        }
        if let Some((_, name)) = about.split_once(" skip ") {
            hints.skip.push(name.to_owned());
        }
        let shown = show_with(file, grammar, &hints);
        assert!(shown.starts_with("error"), "{title} is in order:\n{shown}");
        now.push_str(&format!("=== {title}\n{grammar}---\n{shown}\n"));
    }
    if std::env::var_os("SECATEUR_UPDATE").is_some() {
        let path = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/src/front/plain/tests/errors.txt"
        );
        std::fs::write(path, &now).expect("the cases can be written");
        return;
    }
    for (now, before) in now.split("=== ").zip(CASES.split("=== ")) {
        assert_eq!(now, before);
    }
}
