//! `--list-languages` and `--list-strategies`.

use std::io::Write;

use secateur_oracle::plugin::KNOWN;
use secateur_reduce::minimize::MINIMIZERS;
use secateur_reduce::strategy::STRATEGIES;
use secateur_syntax::format::Format;

/// Prints the languages of a program.
pub(crate) fn list_languages(formats: &[&dyn Format]) {
    let mut out = std::io::stdout().lock();
    for format in formats {
        let language = format.language();
        let extensions: Vec<String> = language
            .extensions
            .iter()
            .map(|e| format!(".{e}"))
            .collect();
        let line = format!(
            "{:<12} {:<28} {}",
            language.name,
            extensions.join(" "),
            language.notes
        );
        let _ = writeln!(out, "{}", line.trim_end());
    }
}

/// Prints strategies, list minimisers and plugins.
pub(crate) fn list_strategies() {
    let mut out = std::io::stdout().lock();
    for kind in STRATEGIES {
        let _ = writeln!(out, "{:<14} {}", kind.name, kind.about);
    }
    let _ = writeln!(out, "\nlist minimisers:");
    for kind in MINIMIZERS {
        let _ = writeln!(out, "{:<14} {}", kind.name, kind.about);
    }
    let _ = writeln!(out, "\nplugins:");
    for known in KNOWN {
        let _ = writeln!(out, "{:<14} {}", known.name, known.about);
    }
}
