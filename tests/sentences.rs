//! Random sentences of every shipped language.
//!
//! They parse, print unchanged and can be reduced; their runs are traces.

#[path = "sentences/declared.rs"]
mod declared;

use libtest_mimic::{Arguments, Failed, Trial};
use secateur_reduce::Reducer;
use secateur_reduce::search::{Effort, Plan};
use secateur_syntax::format::Format;
use secateur_syntax::lex::tokenize;
use secateur_syntax::parse::Parser;
use secateur_syntax::sentence::{Scripted, Sentences};
use secateur_syntax::tree::{Edit, Printer, Tree};
use secateur_trace::{Answer, Following, Generator, GrammarGenerator};

const SENTENCES: u64 = 12;

/// Approximate length in tokens.
const SIZE: usize = 60;

type Check = fn(&dyn Format) -> Result<(), Failed>;

fn main() {
    let mut trials = Vec::new();
    for &format in secateur_all::FORMATS {
        let name = &format.language().name;
        let mut add = |what: &str, test: Check| {
            trials.push(Trial::test(format!("{name}: {what}"), move || test(format)));
        };
        add("sentences parse and print back", parse_and_print);
        add("runs are traces", are_traces);
        add("sentences reduce", reduces);
    }
    let checks: [(&str, Check); 3] = [
        ("c", declared::in_c),
        ("javascript", declared::in_javascript),
        ("sql", declared::in_sql),
    ];
    for (name, check) in checks {
        let is_it = |format: &&&dyn Format| *format.language().name == *name;
        let format = secateur_all::FORMATS.iter().find(is_it);
        let test = move || check(*format.ok_or("there is no such language")?);
        let what = format!("{name}: names are declared before use");
        trials.push(Trial::test(what, test));
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

fn parse_and_print(format: &dyn Format) -> Result<(), Failed> {
    let language = format.language();
    let sentences = Sentences::new(format);
    let (mut tokens, mut different) = (0, std::collections::BTreeSet::new());
    for seed in 0..SENTENCES {
        let made = sentences.make(seed, SIZE);
        let made = made.ok_or_else(|| format!("no sentence for seed {seed}"))?;
        let text = made.written.text.clone();
        let shown = String::from_utf8_lossy(&text).into_owned();
        if std::str::from_utf8(&text).is_err() {
            return Err(format!("no text: {shown:?}").into());
        }
        if sentences.make(seed, SIZE).as_ref() != Some(&made) {
            return Err(format!("another sentence for the same seed: {shown}").into());
        }
        let mut script = Scripted {
            list: made.decisions.clone(),
            asked: 0,
        };
        if sentences.follow(&mut script, SIZE).as_ref() != Some(&made.written) {
            return Err(format!("its decisions do not make it: {shown}").into());
        }
        let read = tokenize(language, &text).map_err(|error| format!("{error}\n{shown}"))?;
        let syntax = format
            .parse(&mut Parser::new(language), &read)
            .map_err(|failure| failure.describe(language, &text, &read))?;
        let tree = Tree::new(language, text.clone(), read, syntax);
        let mut printed = Vec::new();
        let whole = Edit::new([]).candidate(&tree);
        if !Printer::new(language).print(&tree, &whole, &mut printed, None) || printed != text {
            return Err(format!("it does not print back: {shown}").into());
        }
        tokens += tree.tokens().len();
        different.insert(text);
    }
    let mean = tokens / SENTENCES as usize;
    if !(SIZE / 4..SIZE * 4).contains(&mean) {
        return Err(format!("sentences have {mean} tokens instead of about {SIZE}").into());
    }
    if (different.len() as u64) < SENTENCES - 1 {
        return Err(format!("only {} different sentences", different.len()).into());
    }
    Ok(())
}

fn are_traces(format: &dyn Format) -> Result<(), Failed> {
    let mut generator = GrammarGenerator::new(format, SIZE);
    let Answer::Done(run) = generator.record(Some(3), 100_000)? else {
        return Err("no run".into());
    };
    let made = Sentences::new(format).make(3, SIZE);
    if made.map(|made| made.written.text) != Some(run.output.clone()) {
        return Err("the run is another".into());
    }
    for following in [Following::Nearest, Following::Strict] {
        if generator.replay(&run.trace, following, 100_000)? != Answer::Done(run.clone()) {
            return Err("the run does not repeat".into());
        }
    }
    // Without a trace's decisions a run ends, too; only a hook may object to its text.
    match generator.replay(&Default::default(), Following::Nearest, 100_000)? {
        Answer::Done(_) => Ok(()),
        Answer::Failed { .. } if format.language().hook.is_some() => Ok(()),
        other => Err(format!("{other:?}").into()),
    }
}

fn reduces(format: &dyn Format) -> Result<(), Failed> {
    let language = format.language();
    let sentences = Sentences::new(format);
    for seed in 0..2 {
        let made = sentences.make(seed, SIZE).ok_or("no sentence")?;
        let tokens = &made.written.tokens;
        let middle = tokens[tokens.len() / 2];
        let wanted = middle.of(&made.written.text).to_vec();
        let has = |text: &[u8]| {
            let read = tokenize(language, text).unwrap_or_default();
            read.iter()
                .any(|token| token.kind == middle.kind && token.of(text) == wanted)
        };
        let reduced = Reducer::new(format)
            .strict()
            .plan(Plan::Default(Effort::Fast, Vec::new()))
            .max_tests(300)
            .reduce(&made.written.text, has)?;
        if !has(&reduced.text) {
            return Err("the result does not have the property".into());
        }
        let left = tokenize(language, &reduced.text)?.len();
        if left * 2 > tokens.len() && tokens.len() > 30 {
            let shown = String::from_utf8_lossy(&reduced.text).into_owned();
            return Err(format!("{left} of {} tokens are left: {shown}", tokens.len()).into());
        }
    }
    Ok(())
}
