//! Deep inputs need no stack.

use secateur_reduce::Reducer;

use crate::harness::parsed;
use crate::{C, JSON};

/// Recursion would overflow this stack.
fn on_a_small_stack(work: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new()
        .stack_size(512 << 10)
        .spawn(work);
    thread
        .expect("a thread")
        .join()
        .expect("no overflow and no failed assertion");
}

#[test]
fn deep_nesting_needs_no_stack() {
    const DEEP: usize = 100_000;
    on_a_small_stack(|| {
        let text = format!("{}1{}", "[".repeat(DEEP), "]".repeat(DEEP));
        let tree = parsed(JSON, text.as_bytes());
        assert_eq!(tree.tokens().len(), 2 * DEEP + 1);
        let text = format!("{}1{}", "[".repeat(DEEP / 5), "]".repeat(DEEP / 5));
        let property = |text: &[u8]| text.contains(&b'1');
        let reduction = Reducer::new(JSON).reduce(text.as_bytes(), property);
        assert_eq!(reduction.expect("a start").text, b"1");
    });
    on_a_small_stack(|| {
        let text = format!("int x = {}1{};", "(".repeat(DEEP), ")".repeat(DEEP));
        parsed(C, text.as_bytes());
        let text = format!("int f(void) {{{}{}}}", "{".repeat(DEEP), "}".repeat(DEEP));
        parsed(C, text.as_bytes());
        let text = format!("int f(void) {{{};}}", "if (a) ".repeat(DEEP / 10));
        parsed(C, text.as_bytes());
    });
}
