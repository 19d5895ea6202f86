use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use minijinja::value::Serde;
use minijinja::{Environment, Value};
use serde::Serialize;

use secateur_session::Output;

const FRAME: &str = include_str!("frame.html");
const PAGE: &str = include_str!("page.html");
const COMPARISON: &str = include_str!("comparison.html");
const STYLE: &str = include_str!("style.css");
const SCRIPT: &str = include_str!("script.js");

/// SHA-256 hashes of style and script in Base64, for the page's security policy.
///
/// A script from data does not run, even if it is not escaped.
const STYLE_HASH: &str = "MkBVIWKzTB4B49J3buWZ8lwX84gZMKT2zI3tvlkPryw=";
const SCRIPT_HASH: &str = "jwGPdDzqHP1FZIEGUHr4Mq8AClaz36bKN/BFoUEdD6s=";

pub(super) fn page(sheet: &impl Serialize) -> String {
    fill("page.html", PAGE, sheet)
}

pub(super) fn compared(sheet: &impl Serialize) -> String {
    fill("comparison.html", COMPARISON, sheet)
}

/// Fills in a template: text is escaped, drawings are not.
fn fill(name: &'static str, template: &'static str, sheet: &impl Serialize) -> String {
    let mut environment = Environment::new();
    environment.add_global("style", Value::from_safe_string(STYLE.to_owned()));
    environment.add_global("script", Value::from_safe_string(SCRIPT.to_owned()));
    // Base64 has characters that would be escaped.
    environment.add_global("style_hash", Value::from_safe_string(STYLE_HASH.to_owned()));
    environment.add_global(
        "script_hash",
        Value::from_safe_string(SCRIPT_HASH.to_owned()),
    );
    let filled = environment
        .add_template("frame.html", FRAME)
        .and_then(|()| environment.add_template(name, template))
        .and_then(|()| environment.get_template(name))
        .and_then(|template| template.render(Value::from(Serde(sheet))));
    filled.unwrap_or_else(|error| {
        // Templates are part of the program and tested.
        debug_assert!(false, "{error:#}");
        String::new()
    })
}

/// Writes a page, with at most the permissions of the input, which it shows.
pub(super) fn write(output: &Output, input: &Path, html: &str) -> io::Result<()> {
    let data = input.metadata();
    let mode = data.map_or(0, |data| data.permissions().mode() & 0o066);
    output.write(html.as_bytes(), Some(0o600 | mode))
}

pub(crate) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            // No control character may occur in a page.
            '\n' | '\t' => safe.push(character),
            '\r' => {}
            _ if character.is_control() => safe.push('\u{fffd}'),
            _ => safe.push(character),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use sha2::{Digest, Sha256};

    use super::*;

    #[test]
    fn the_policy_allows_style_and_script_as_they_are() {
        for (text, hash) in [(STYLE, STYLE_HASH), (SCRIPT, SCRIPT_HASH)] {
            assert_eq!(base64(&Sha256::digest(text)), hash);
        }
        for element in [
            "<style>{{ style }}</style>",
            "<script>{{ script }}</script>",
        ] {
            assert!(FRAME.contains(element), "all of it is hashed");
        }
    }

    fn base64(bytes: &[u8]) -> String {
        const DIGITS: &[u8; 64] =
            b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        let mut text = String::new();
        for three in bytes.chunks(3) {
            let byte = |at: usize| u32::from(three.get(at).copied().unwrap_or(0));
            let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
            for at in 0..4 {
                text.push(match at <= three.len() {
                    true => DIGITS[(bits >> (18 - 6 * at) & 63) as usize].into(),
                    false => '=',
                });
            }
        }
        text
    }
}
