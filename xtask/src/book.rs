//! `cargo xtask book`: checks the handbook in `docs/` and builds it.
//!
//! Every page is a chapter of at most 1,500 words, every link has a target. Pictures, the page of
//! commands, and tables and figures of benchmarks are made here, the book by mdBook, if installed.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::bench::page;
use crate::{commands, curve, graph, recording, speed_up};

/// Arguments of `book`.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// Only check; fail if anything is wrong, outdated pictures included.
    #[arg(long)]
    check: bool,
}

/// Grammar, whether in normal form, and picture.
const PICTURES: [(&str, bool, &str); 2] = [
    ("docs/pictures/sums.g4", false, "docs/pictures/sums.svg"),
    (
        "docs/pictures/sums.g4",
        true,
        "docs/pictures/sums-normal.svg",
    ),
];

const CURVE: &str = "docs/pictures/learning.svg";
const SPEED_UP: &str = "docs/pictures/scale-out.svg";
const REDUCERS: &str = "docs/pictures/reducers.svg";

/// Terminal transcript, which `tests/handbook.rs` repeats, and its picture.
const RECORDING: [&str; 2] = ["docs/pictures/esbuild.txt", "docs/pictures/esbuild.svg"];

#[derive(Clone, Debug, PartialEq, Eq)]
struct Link {
    line: usize,
    to: String,
}

pub fn run(root: &Path, arguments: &Arguments) -> Result<()> {
    pictures(root, arguments.check)?;
    let described = commands::page(
        secateur_cli::command("secateur", true),
        crate::description(),
    );
    settle(&root.join(commands::PAGE), &described, arguments.check)?;
    let docs = root.join("docs");
    let summary = with_languages(&docs)?;
    settle(&docs.join("SUMMARY.md"), &summary, arguments.check)?;
    let page = docs.join("grammar-settings.md");
    settle(&page, &with_keys(root, &page)?, arguments.check)?;
    let mut wrong = Vec::new();
    let pages = pages(&docs)?;
    let mut read = pages.clone();
    read.push(root.join("README.md"));
    let data = page::Data::read(root)?;
    settle(&root.join(REDUCERS), &page::picture(&data), arguments.check)?;
    page::fill(root, &data, &read, |page, text| {
        settle(page, text, arguments.check)
    })?;
    for page in &read {
        let text = std::fs::read_to_string(page)
            .with_context(|| format!("cannot read {}", page.display()))?;
        let shown = page.strip_prefix(root).unwrap_or(page).display();
        for link in links(&text) {
            let kept = page.starts_with(&docs).then_some(&*docs);
            if let Err(why) = check_target(page, &text, &link.to, kept) {
                wrong.push(format!("{shown}:{}: {}: {why}", link.line, link.to));
            }
        }
    }
    wrong.extend(chapter_faults(&docs, &pages)?);
    if !wrong.is_empty() {
        bail!("{}", wrong.join("\n"));
    }
    println!("{} pages, all chapters, no link leads nowhere", pages.len());
    match Command::new("mdbook").arg("--version").output() {
        Ok(_) if !arguments.check => {
            let status = Command::new("mdbook").arg("build").arg(&docs).status()?;
            ensure!(status.success(), "mdbook failed");
        }
        Ok(_) => {
            // mdBook continues after warnings.
            let built = Command::new("mdbook").arg("build").arg(&docs).output()?;
            let said = String::from_utf8_lossy(&built.stderr);
            let bad = said
                .lines()
                .filter(|l| l.contains("WARN") || l.contains("ERROR"));
            let bad: Vec<&str> = bad.collect();
            ensure!(built.status.success() && bad.is_empty(), "mdbook: {said}");
        }
        Err(_) => println!("mdbook is not installed (cargo install mdbook): the book is not built"),
    }
    Ok(())
}

fn pictures(root: &Path, check: bool) -> Result<()> {
    for (grammar, normal_form, path) in PICTURES {
        let drawn = graph::picture(&root.join(grammar), normal_form)?;
        settle(&root.join(path), &drawn, check)?;
    }
    settle(&root.join(CURVE), &curve::picture(root)?, check)?;
    settle(&root.join(SPEED_UP), &speed_up::picture(root)?, check)?;
    let [transcript, picture] = RECORDING.map(|path| root.join(path));
    let transcript = std::fs::read_to_string(&transcript)
        .with_context(|| format!("cannot read {}", transcript.display()))?;
    settle(&picture, &recording::picture(&transcript), check)
}

fn settle(path: &Path, text: &str, check: bool) -> Result<()> {
    let there = std::fs::read_to_string(path).unwrap_or_default();
    if there == text {
        return Ok(());
    }
    ensure!(
        !check,
        "{} is not up to date: run `cargo xtask book`",
        path.display()
    );
    std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

fn with_keys(root: &Path, page: &Path) -> Result<String> {
    const HEAD: &str = "| key | |\n|---|---|\n";
    let read = |path: &Path| {
        std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
    };
    let text = read(page)?;
    let (before, _) = text
        .split_once(HEAD)
        .with_context(|| format!("{} has no table of keys", page.display()))?;
    let source = read(&root.join("grammar-compiler/src/sidecar.rs"))?;
    let (_, fields) = source
        .split_once("pub struct Sidecar {\n")
        .context("there is no type of the settings")?;
    let mut text = format!("{before}{HEAD}");
    let mut words: Vec<&str> = Vec::new();
    for line in fields.lines().take_while(|line| *line != "}") {
        let line = line.trim();
        if let Some(comment) = line.strip_prefix("///") {
            words.push(comment.trim());
        } else if let Some((name, _)) = line.strip_prefix("pub ").and_then(|l| l.split_once(':')) {
            let key = name.replace('_', "-");
            text.push_str(&format!("| `{key}` | {} |\n", words.join(" ")));
            words.clear();
        }
    }
    Ok(text)
}

const LANGUAGES: &str = "# Languages\n\n";

/// Adds the pages of languages, under their titles.
fn with_languages(docs: &Path) -> Result<String> {
    let path = docs.join("SUMMARY.md");
    let summary = std::fs::read_to_string(&path)
        .with_context(|| format!("cannot read {}", path.display()))?;
    let (before, rest) = summary
        .split_once(LANGUAGES)
        .context("docs/SUMMARY.md has no part on languages")?;
    let after = rest.find("\n# ").map_or("", |at| &rest[at..]);
    let mut chapters = Vec::new();
    for entry in std::fs::read_dir(docs.join("languages"))? {
        let page = entry?.path();
        let text = std::fs::read_to_string(&page)?;
        let title = text.lines().find_map(|line| line.strip_prefix("# "));
        let title = title.with_context(|| format!("{} has no title", page.display()))?;
        let file = page.file_name().unwrap_or_default().to_string_lossy();
        chapters.push(format!("- [{title}](languages/{file})\n"));
    }
    chapters.sort_by_key(|chapter| chapter.to_lowercase());
    Ok(format!("{before}{LANGUAGES}{}{after}", chapters.concat()))
}

/// Returns all pages but the list of chapters.
fn pages(docs: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut work = vec![docs.to_owned()];
    while let Some(folder) = work.pop() {
        for entry in std::fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() {
                work.push(path);
            } else if path.extension().is_some_and(|extension| extension == "md")
                && path != docs.join("SUMMARY.md")
            {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

fn chapter_faults(docs: &Path, pages: &[PathBuf]) -> Result<Vec<String>> {
    let summary = std::fs::read_to_string(docs.join("SUMMARY.md"))?;
    let mut chapters = BTreeSet::new();
    let mut wrong = Vec::new();
    for link in links(&summary) {
        if !chapters.insert(docs.join(&link.to)) {
            wrong.push(format!(
                "docs/SUMMARY.md:{}: {} is there twice",
                link.line, link.to
            ));
        }
    }
    for page in pages.iter().filter(|page| !chapters.contains(*page)) {
        wrong.push(format!(
            "{} is not a chapter of the book: add it to docs/SUMMARY.md",
            page.display()
        ));
    }
    for chapter in chapters.iter().filter(|chapter| !pages.contains(chapter)) {
        wrong.push(format!(
            "docs/SUMMARY.md: there is no {}",
            chapter.display()
        ));
    }
    Ok(wrong)
}

/// Returns links and pictures outside code.
fn links(text: &str) -> Vec<Link> {
    let mut found = Vec::new();
    let mut in_code = false;
    for (number, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        }
        if in_code {
            continue;
        }
        let plain: String = line.split('`').step_by(2).collect::<Vec<_>>().join("`");
        for part in plain.split("](").skip(1) {
            if let Some((to, _)) = part.split_once(')') {
                found.push(Link {
                    line: number + 1,
                    to: to.to_owned(),
                });
            }
        }
    }
    found
}

/// Checks a link's target, in a book also that the book has it.
fn check_target(page: &Path, own: &str, to: &str, book: Option<&Path>) -> Result<(), String> {
    if to.starts_with("https://") {
        return Ok(());
    }
    let (path, part) = match to.split_once('#') {
        Some((path, part)) => (path, Some(part)),
        None => (to, None),
    };
    let file = match path {
        "" => page.to_owned(),
        path => page.with_file_name(path),
    };
    if !file.exists() {
        return Err("there is no such file".to_owned());
    }
    let whole = |path: &Path| path.canonicalize().map_err(|error| error.to_string());
    if let Some(book) = book
        && !whole(&file)?.starts_with(whole(book)?)
    {
        return Err("it is not in the book: name the file instead".to_owned());
    }
    let Some(part) = part else { return Ok(()) };
    let text = match path {
        "" => own.to_owned(),
        _ => std::fs::read_to_string(&file).map_err(|error| error.to_string())?,
    };
    let headings = text.lines().filter(|line| line.starts_with('#'));
    match headings.map(anchor).any(|anchor| anchor == part) {
        true => Ok(()),
        false => Err("the page has no such heading".to_owned()),
    }
}

/// Returns a heading's anchor, as in mdBook and on the usual hosts.
fn anchor(heading: &str) -> String {
    let text = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = |c: &char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_');
    text.chars()
        .filter(kept)
        .map(|c| if c == ' ' { '-' } else { c })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_seen_where_they_are() {
        let text = "[a](b.md) ![c](d.svg)\n```sh\n[x](y)\n```\n`[x](y)` [e](#f)\n";
        let seen: Vec<(usize, String)> = links(text)
            .into_iter()
            .map(|link| (link.line, link.to))
            .collect();
        let wanted = [(1, "b.md"), (1, "d.svg"), (5, "#f")];
        assert_eq!(seen, wanted.map(|(line, to)| (line, to.to_owned())));
    }

    #[test]
    fn headings_are_called_as_usual() {
        assert_eq!(
            anchor("## What may stand where: `subsumes`"),
            "what-may-stand-where-subsumes"
        );
        assert_eq!(anchor("# C-Reduce"), "c-reduce");
    }

    #[test]
    fn languages_are_chapters() {
        let folder = tempfile::tempdir().unwrap();
        let docs = folder.path();
        let list = "# Summary\n\n# Languages\n\n- [Old](languages/old.md)\n\n# Inside\n";
        std::fs::write(docs.join("SUMMARY.md"), list).unwrap();
        std::fs::create_dir(docs.join("languages")).unwrap();
        for (name, title) in [("zz", "C++"), ("aa", "Go")] {
            let page = docs.join("languages").join(name).with_extension("md");
            std::fs::write(page, format!("# {title}\n\ntext\n")).unwrap();
        }
        let wanted = "# Summary\n\n# Languages\n\n- [C++](languages/zz.md)\n- [Go](languages/aa.md)\n\n# Inside\n";
        assert_eq!(with_languages(docs).unwrap(), wanted);
        settle(&docs.join("SUMMARY.md"), list, true).unwrap();
        assert!(settle(&docs.join("SUMMARY.md"), wanted, true).is_err());
        settle(&docs.join("SUMMARY.md"), wanted, false).unwrap();
        settle(&docs.join("SUMMARY.md"), wanted, true).unwrap();
    }

    #[test]
    fn dead_links_are_named() {
        let folder = tempfile::tempdir().unwrap();
        let page = folder.path().join("a.md");
        let text = "# One\n[x](b.md#two)";
        std::fs::write(&page, text).unwrap();
        std::fs::write(folder.path().join("b.md"), "## Two\n").unwrap();
        let look = |to| check_target(&page, text, to, None);
        for good in ["#one", "b.md", "b.md#two", "https://example.org"] {
            assert_eq!(look(good), Ok(()), "{good}");
        }
        for bad in ["#two", "c.md", "b.md#one"] {
            assert!(look(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_book_holds_what_its_pages_link_to() {
        let folder = tempfile::tempdir().unwrap();
        let book = folder.path().join("book");
        std::fs::create_dir(&book).unwrap();
        for file in ["outside.md", "book/a.md", "book/b.md"] {
            std::fs::write(folder.path().join(file), "# One\n").unwrap();
        }
        let look = |to, book| check_target(&folder.path().join("book/a.md"), "", to, book);
        assert_eq!(look("b.md", Some(&*book)), Ok(()));
        assert_eq!(look("../outside.md", None), Ok(()));
        assert!(look("../outside.md", Some(&*book)).is_err());
    }
}
