//! `generate`: random texts of a language.

use std::io::Write;
use std::path::Path;

use crate::args::task::GenerateArguments;
use crate::exit::{Exit, Failure};
use crate::input::languages::Languages;
use secateur_syntax::sentence::Sentences;

/// Writes random texts.
pub(crate) fn generate(
    languages: &Languages<'_>,
    arguments: &GenerateArguments,
) -> Result<Exit, Failure> {
    let chosen = languages.choose(&arguments.language, Path::new(""))?;
    let format = chosen.format();
    let name = &format.language().name;
    let sentences = Sentences::new(format);
    let broken = |error: std::io::Error| (Exit::Broken, error.to_string());
    if let Some(dir) = &arguments.dir {
        std::fs::create_dir_all(dir).map_err(broken)?;
    }
    let (mut first, mut tokens, mut missing) = (0, 0, 0);
    for seed in (0..arguments.count).map(|more| arguments.seed.wrapping_add(more)) {
        let Some(made) = sentences.make(seed, arguments.size) else {
            missing += 1;
            continue;
        };
        first += u64::from(made.failed == 0);
        tokens += made.written.tokens.len();
        let Some(dir) = &arguments.dir else {
            let mut out = std::io::stdout().lock();
            out.write_all(&made.written.text).map_err(broken)?;
            if !made.written.text.ends_with(b"\n") {
                out.write_all(b"\n").map_err(broken)?;
            }
            continue;
        };
        let extension = format.language().extensions.first();
        let extension = extension.map_or("txt", |extension| &**extension);
        let path = dir.join(format!("{name}-{seed}.{extension}"));
        std::fs::write(path, &made.written.text).map_err(broken)?;
    }
    let made = arguments.count - missing;
    if arguments.dir.is_some() {
        let _ = writeln!(
            std::io::stderr(),
            "{name}: {made} texts, {tokens} tokens; {first} parsed at once, {} after other decisions",
            made - first
        );
    }
    if missing > 0 {
        let of = arguments.count;
        let message = format!("{name}: no text was found for {missing} of {of} seeds");
        return Err((Exit::Refused, message));
    }
    Ok(Exit::Done)
}
