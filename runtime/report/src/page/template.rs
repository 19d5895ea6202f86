//! The pages' frames, filled in.

use std::io::{self, Write};
use std::path::Path;

use minijinja::value::Serde;
use minijinja::{Environment, Value};
use serde::Serialize;

const FRAME: &str = include_str!("frame.html");
const PAGE: &str = include_str!("page.html");
const COMPARISON: &str = include_str!("comparison.html");
const STYLE: &str = include_str!("style.css");
const SCRIPT: &str = include_str!("script.js");

/// The page of a reduction.
pub(super) fn page(sheet: &impl Serialize) -> String {
    fill("page.html", PAGE, sheet)
}

/// The page of a comparison.
pub(super) fn compared(sheet: &impl Serialize) -> String {
    fill("comparison.html", COMPARISON, sheet)
}

/// Fills in a template: text is escaped, but for what was drawn here.
fn fill(name: &'static str, template: &'static str, sheet: &impl Serialize) -> String {
    let mut environment = Environment::new();
    environment.add_global("style", Value::from_safe_string(STYLE.to_owned()));
    environment.add_global("script", Value::from_safe_string(SCRIPT.to_owned()));
    let filled = environment
        .add_template("frame.html", FRAME)
        .and_then(|()| environment.add_template(name, template))
        .and_then(|()| environment.get_template(name))
        .and_then(|template| template.render(Value::from(Serde(sheet))));
    filled.unwrap_or_else(|error| {
        // The templates are a part of the program, and tests fill them in.
        debug_assert!(false, "{error:#}");
        String::new()
    })
}

/// Writes a page in one step: whoever looks at it sees a whole one.
pub(super) fn write(path: &Path, html: &str) -> io::Result<()> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let mut file = tempfile::NamedTempFile::new_in(folder.unwrap_or(Path::new(".")))?;
    file.write_all(html.as_bytes())?;
    // A temporary file is for its owner alone; a page is for whoever may read here.
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let all = std::fs::Permissions::from_mode(0o644);
        file.as_file().set_permissions(all)?;
    }
    file.persist(path)?;
    Ok(())
}

/// Text that may stand between tags or in an attribute.
pub(crate) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            // No control character may stand in a page.
            '\n' | '\t' => safe.push(character),
            '\r' => {}
            _ if character.is_control() => safe.push('\u{fffd}'),
            _ => safe.push(character),
        }
    }
    safe
}
