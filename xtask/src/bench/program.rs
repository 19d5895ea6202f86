//! Generated C programs of any size, deterministic.

use std::fmt::Write;

/// Prefix of functions that reductions keep.
pub const NEEDLE: &str = "needle_";

/// Generates about `tokens` tokens, with `needles` calls of needles spread evenly.
pub fn program(tokens: usize, needles: usize) -> String {
    let mut text = String::from("struct point { int x; int y; struct point *next; };\n");
    let functions = (tokens / TOKENS_PER_FUNCTION).max(1);
    let mut random = 0x9e37_79b9_u64;
    let mut below = move |most: u64| {
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (random >> 33) % most
    };
    for number in 0..functions {
        function(&mut text, number, &mut below);
        // Never two in one place.
        let before = number * needles / functions;
        if (number + 1) * needles / functions > before {
            let _ = writeln!(
                text,
                "int {NEEDLE}{before}(struct point *p) {{ return f{number}(p, {before}) + 1; }}"
            );
        }
    }
    text
}

const TOKENS_PER_FUNCTION: usize = 118;

fn function(text: &mut String, number: usize, below: &mut impl FnMut(u64) -> u64) {
    let _ = writeln!(text, "static int g{number} = {};", below(1000));
    let _ = writeln!(text, "int f{number}(struct point *p, int n) {{");
    let _ = writeln!(text, "  int a = n * {} + g{number}, b = 0;", below(9) + 1);
    let _ = writeln!(text, "  for (int i = 0; i < n; i++) {{");
    let _ = writeln!(text, "    b += p->x * i - (a >> {});", below(7));
    let _ = writeln!(
        text,
        "    if (b > {} && p->next) {{ p = p->next; continue; }}",
        below(500)
    );
    let _ = writeln!(text, "    a ^= b + p->y;\n  }}");
    for _ in 0..below(5) {
        let _ = writeln!(text, "  a = (a + {}) % (b | 1);", below(100));
    }
    match number.checked_sub(1) {
        Some(before) => {
            let _ = writeln!(text, "  return a > b ? f{before}(p, a - b) : b;\n}}");
        }
        None => text.push_str("  return a > b ? a : b;\n}\n"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn needles_are_there() {
        for (tokens, needles) in [(2000, 8), (20_000, 8), (500, 1)] {
            let text = program(tokens, needles);
            for number in 0..needles {
                assert_eq!(text.matches(&format!("int {NEEDLE}{number}(")).count(), 1);
            }
            assert!(!text.contains(&format!("{NEEDLE}{needles}(")));
            assert_eq!(text, program(tokens, needles));
        }
    }
}
