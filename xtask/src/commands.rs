//! The handbook's page of commands, from the texts of `--help`.

use std::fmt::Write as _;

use clap::{Arg, ArgAction, Command};

pub const PAGE: &str = "docs/commands.md";

const INTRODUCTION: &str = "\
# All commands

`cargo xtask book` writes this page from the texts of `--help`, which manual pages and completions have, too.
`secateur-NAME`, the reducer of one language, has the commands and options of `secateur` but `--grammar` and `--start`.
";

#[must_use]
pub fn page(secateur: Command, mut xtask: Command) -> String {
    let mut text = INTRODUCTION.to_owned();
    let mut secateur = secateur.bin_name("secateur");
    secateur.build();
    let common: Vec<Arg> = secateur.get_arguments().cloned().collect();
    describe(&mut text, &secateur, "secateur", &[]);
    for command in secateur.get_subcommands() {
        nested(&mut text, command, "secateur", &common);
    }
    xtask.build();
    for command in xtask.get_subcommands() {
        nested(&mut text, command, "cargo xtask", &[]);
    }
    text
}

fn nested(text: &mut String, command: &Command, above: &str, common: &[Arg]) {
    if command.is_hide_set() || command.get_name() == "help" {
        return;
    }
    let name = format!("{above} {}", command.get_name());
    describe(text, command, &name, common);
    for below in command.get_subcommands() {
        nested(text, below, &name, common);
    }
}

/// Writes a command's section; options that equal one of `common` are only named.
fn describe(text: &mut String, command: &Command, name: &str, common: &[Arg]) {
    let about = command.get_long_about().or_else(|| command.get_about());
    let about = about.map(ToString::to_string).unwrap_or_default();
    let usage = command.clone().render_usage().to_string();
    let usage = usage.trim_start_matches("Usage: ");
    let usage: Vec<&str> = usage.lines().map(str::trim).collect();
    let _ = write!(
        text,
        "\n## {name}\n\n{}\n\n```text\n{}\n```\n",
        sentence(&about),
        usage.join("\n")
    );
    let shown = || {
        let arguments = command.get_arguments().filter(|argument| {
            !argument.is_hide_set() && !matches!(argument.get_id().as_str(), "help" | "version")
        });
        arguments.partition::<Vec<_>, _>(|argument| !common.iter().any(|one| same(one, argument)))
    };
    let (own, shared) = shown();
    let mut headings: Vec<Option<&str>> = Vec::new();
    for argument in &own {
        let heading = argument.get_help_heading();
        if !headings.contains(&heading) {
            headings.push(heading);
        }
    }
    // A group may be flattened in two places, but is one table.
    headings.sort_by_key(Option::is_some);
    for heading in headings {
        let title = heading.unwrap_or_default();
        let _ = write!(text, "\n| {title} | |\n|---|---|\n");
        for argument in own.iter().filter(|one| one.get_help_heading() == heading) {
            let _ = writeln!(text, "| {} | {} |", signature(argument), help(argument));
        }
    }
    if !shared.is_empty() {
        let names: Vec<String> = shared.iter().map(|one| signature(one)).collect();
        let _ = write!(text, "\nAs for `secateur`: {}.\n", names.join(", "));
    }
    if let Some(after) = command.get_after_long_help() {
        let _ = write!(text, "\n{after}\n");
    }
}

fn same(one: &Arg, other: &Arg) -> bool {
    signature(one) == signature(other) && help(one) == help(other)
}

fn signature(argument: &Arg) -> String {
    let names = argument.get_value_names().unwrap_or_default();
    let several = match argument.get_action() {
        ArgAction::Append if argument.is_positional() => "…",
        _ => "",
    };
    let values = match argument.get_action().takes_values() {
        true => names.join(" ") + several,
        false => String::new(),
    };
    let short = argument.get_short().map(|short| format!("-{short}"));
    let long = argument.get_long().map(|long| format!("--{long}"));
    let options: Vec<String> = short.into_iter().chain(long).collect();
    let whole = format!("{} {values}", options.join(", "));
    format!("`{}`", whole.trim().replace('|', "\\|"))
}

fn help(argument: &Arg) -> String {
    let help = argument.get_long_help().or_else(|| argument.get_help());
    let mut text = sentence(&help.map(ToString::to_string).unwrap_or_default());
    if argument.get_action().takes_values() {
        let shown = argument.get_possible_values();
        let values: Vec<String> = shown
            .iter()
            .filter(|value| !value.is_hide_set())
            .map(|value| match value.get_help() {
                Some(help) => format!("`{}`: {help}", value.get_name()),
                None => format!("`{}`", value.get_name()),
            })
            .collect();
        if !values.is_empty() {
            let _ = write!(text, " Values: {}.", values.join("; "));
        }
        let defaults: Vec<String> = argument
            .get_default_values()
            .iter()
            .map(|value| format!("`{}`", value.to_string_lossy()))
            .collect();
        if !defaults.is_empty() {
            let _ = write!(text, " Default: {}.", defaults.join(", "));
        }
    }
    text.replace('|', "\\|")
        .replace('<', "&lt;")
        .replace("\n\n", " ")
        .replace('\n', " ")
}

fn sentence(text: &str) -> String {
    let text = text.trim_end();
    match text.ends_with(['.', ']', ')', '?']) || text.is_empty() {
        true => text.to_owned(),
        false => format!("{text}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_named_once() {
        let jobs = Arg::new("jobs").short('j').long("jobs").value_name("N");
        let jobs = jobs.help("Run N tests at once");
        let kind = Arg::new("kind").long("kind").value_parser(["a|b", "c"]);
        let secateur = Command::new("secateur")
            .arg(&jobs)
            .subcommand(Command::new("below").about("Nested").arg(jobs).arg(kind));
        let text = page(secateur, Command::new("x"));
        assert_eq!(
            text.matches("| `-j, --jobs N` | Run N tests at once. |")
                .count(),
            1
        );
        let (_, below) = text.split_once("\n## secateur below\n\nNested.\n").unwrap();
        assert!(
            below.contains("As for `secateur`: `-j, --jobs N`."),
            "{below}"
        );
        assert!(below.contains(r"Values: `a\|b`; `c`."), "{below}");
    }
}
