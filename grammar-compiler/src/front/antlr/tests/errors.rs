//! Diagnostics of faulty grammars; the cases are in `errors.txt`.
//!
//! A case is `=== name`, the grammar, a line `---` and the diagnostics. `SECATEUR_UPDATE=1 cargo
//! test -p grammar-compiler front::antlr` rewrites them.

use super::report;

const CASES: &str = include_str!("errors.txt");

#[test]
fn reports() {
    let mut now = String::new();
    for case in CASES.split("=== ").skip(1) {
        let (name, rest) = case.split_once('\n').expect("a case has a name");
        let (grammar, _) = rest.split_once("---\n").expect("a case has a line `---`");
        now.push_str(&format!("=== {name}\n{grammar}---\n{}\n", report(grammar)));
    }
    if std::env::var_os("SECATEUR_UPDATE").is_some() {
        let path = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/src/front/antlr/tests/errors.txt"
        );
        std::fs::write(path, &now).expect("the cases can be written");
        return;
    }
    for (now, before) in now.split("=== ").zip(CASES.split("=== ")) {
        assert_eq!(now, before);
    }
}
