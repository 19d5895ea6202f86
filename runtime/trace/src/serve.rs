//! Generators in Rust as processes: the client's side of the protocol.

use std::io::{self, BufRead, Write};

use super::choices::Choices;
use super::generator::{FnGenerator, Generator};
use super::protocol::{Greeting, Request, VARIABLE, VERSION};

/// Turns a generator into a program.
///
/// Its first argument is the seed, 0 without one. Started by `secateur generator`, it serves
/// requests; otherwise it prints the output.
///
/// ```no_run
/// use secateur_trace::serve;
///
/// fn main() -> std::io::Result<()> {
///     serve("letters", |choices| choices.repeat(0..=9, |choices, _| choices.range(b'a'..=b'z')))
/// }
/// ```
///
/// # Errors
/// If standard input or output fail.
pub fn serve(name: &str, generate: impl FnMut(&mut Choices) -> Vec<u8>) -> io::Result<()> {
    let mut generate = generate;
    let (input, output) = (io::stdin().lock(), io::stdout().lock());
    let seed = std::env::args().nth(1).and_then(|word| word.parse().ok());
    let seed = seed.unwrap_or(0);
    if std::env::var_os(VARIABLE).is_some() {
        let generator = FnGenerator::new(generate).seeded(seed);
        return serve_on(name, generator, input, output);
    }
    let made = generate(&mut Choices::random(seed));
    let mut output = output;
    output.write_all(&made)?;
    output.flush()
}

/// Answers requests until there are no more.
///
/// # Errors
/// If a request cannot be read or an answer not be written.
pub fn serve_on(
    name: &str,
    mut generator: impl Generator,
    mut from: impl BufRead,
    mut to: impl Write,
) -> io::Result<()> {
    let greeting = Greeting {
        protocol: VERSION,
        client: format!("{name} in Rust {}", env!("CARGO_PKG_VERSION")),
    };
    greeting.write(&mut to)?;
    while let Some(request) = Request::read(&mut from)? {
        let answer = match &request {
            Request::Record { seed, limit } => generator.record(*seed, *limit),
            Request::Replay {
                trace,
                following,
                limit,
            } => generator.replay(trace, *following, *limit),
        };
        answer.map_err(io::Error::other)?.write(&mut to)?;
    }
    Ok(())
}
