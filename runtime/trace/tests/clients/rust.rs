//! The client in Rust with its programs.

use std::process::ExitCode;
use std::sync::atomic::{AtomicU32, Ordering};

use secateur_trace::{Choices, serve as serve_generator};

pub const WORD: &str = "generator";

fn item(choices: &mut Choices, depth: usize) -> String {
    choices.call(|choices| {
        let number: i32 = choices.range(-20..=20);
        if depth < 3 && choices.flag() {
            let inner = choices.repeat(0..=3, |choices, _| item(choices, depth + 1));
            return format!("({number} {})", inner.join(" "));
        }
        let mut letters = ['a', 'b', 'c', 'd'];
        choices.shuffle(&mut letters);
        let some = choices.pick(&["x", "y", "z"]);
        let real = choices.maybe(|choices| choices.real());
        format!(
            "{number}{}{some}{real:?}",
            letters.iter().collect::<String>()
        )
    })
}

fn lists(choices: &mut Choices) -> Vec<u8> {
    // Some iterations make no choice.
    let lines = choices.repeat(1..=6, |choices, at| match at % 3 {
        1 => "-\n".to_owned(),
        _ => item(choices, 0) + "\n",
    });
    let bytes = choices.bytes(0..=4);
    format!("{}{bytes:?}", lines.concat()).into_bytes()
}

fn fails(choices: &mut Choices) -> Vec<u8> {
    let number: u8 = choices.range(0..=9);
    assert!(number < 5, "{number} is too much");
    number.to_string().into_bytes()
}

fn state(choices: &mut Choices) -> Vec<u8> {
    static STATE: AtomicU32 = AtomicU32::new(0);
    choices.flag();
    let before = STATE.fetch_add(1, Ordering::Relaxed);
    (before + 1).to_string().into_bytes()
}

fn blocks(choices: &mut Choices) -> Vec<u8> {
    let mut made = String::new();
    if choices.real() < 0.9 {
        made += &format!("a {}\n", choices.range(0..=9));
        if choices.real() < 0.9 {
            made += &format!("b {}\n", choices.range(0..=9));
        }
    }
    if choices.real() < 0.9 {
        made += &format!("c {}\n", choices.range(0..=9));
    }
    if choices.flag() {
        made += "d\n";
    }
    if choices.real() < 0.9 {
        made += "e\n";
    }
    made.into_bytes()
}

fn values(choices: &mut Choices) -> Vec<u8> {
    let mut letters = vec!['b', 'c'];
    if choices.flag() {
        letters.insert(0, 'a');
    }
    choices.pick_valued(&letters).to_string().into_bytes()
}

fn bytes(choices: &mut Choices) -> Vec<u8> {
    choices.flag();
    let mut all: Vec<u8> = (0..=255).collect();
    // A function has no standard input to read.
    all.push(b'0');
    all
}

pub fn serve() -> Option<ExitCode> {
    let mut words = std::env::args().skip(1);
    if words.next().as_deref() != Some(WORD) {
        return None;
    }
    // Keeps panics of failing runs out of the output.
    std::panic::set_hook(Box::new(|_| {}));
    let generate = match words.next().as_deref() {
        Some("fails") => fails,
        Some("state") => state,
        Some("bytes") => bytes,
        Some("blocks") => blocks,
        Some("values") => values,
        _ => lists,
    };
    Some(match serve_generator("tests", generate) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    })
}
