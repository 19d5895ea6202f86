//! Packed automata of shipped languages: unpacked, damaged, of another version.

use fastrand::Rng;
use secateur_syntax::Language;
use secateur_syntax::format::{Format, TableFormat};
use secateur_syntax::lex::tokenize_recovering;
use secateur_syntax::parse::Parser;
use secateur_syntax::sentence::Sentences;
use secateur_tables::packed::{Section, join};
use secateur_tables::{Automata, Damaged, Kind, Tables};

fn format(name: &str) -> &'static dyn Format {
    let is_it = |format: &&&dyn Format| format.description().name == name;
    *secateur_all::FORMATS.iter().find(is_it).expect("a format")
}

#[test]
fn what_is_unpacked_packs_to_the_same_bytes() {
    for format in secateur_all::FORMATS {
        let tables: &Tables = format.language();
        let packed = tables.automata().unpack().pack(tables);
        assert!(packed == tables.automata().bytes(), "{}", tables.name);
    }
}

#[test]
fn another_version_is_refused() {
    let mut bytes = format("json").language().automata().bytes().to_vec();
    bytes[8] += 1;
    let error = Automata::load(bytes).expect_err("another version");
    let found = Automata::VERSION + 1;
    assert_eq!(error, Damaged::Version { found });
    let shown = error.to_string();
    let version = Automata::VERSION;
    assert!(shown.contains(&format!(
        "version {found} of the format, this program reads version {version}"
    )));
    assert!(shown.ends_with("generate the language again"));
}

#[test]
fn what_is_cut_off_is_refused() {
    let bytes = format("json").language().automata().bytes();
    for len in 0..bytes.len() {
        assert!(Automata::load(bytes.slice(..len)).is_err(), "{len} bytes");
    }
    assert!(Automata::load([bytes, &b"x"[..]].concat()).is_err());
}

#[test]
fn automata_of_another_language_are_refused() {
    let [json, dot] = ["json", "dot"].map(format);
    let bytes = dot.language().automata().bytes().clone();
    let loaded = Tables::new(json.description(), bytes);
    assert_eq!(
        loaded.err(),
        Some(Damaged::Content("automata of another language"))
    );
}

#[test]
fn a_changed_byte_is_refused() {
    let bytes = format("json").language().automata().bytes();
    for at in 0..bytes.len() {
        let mut bytes = bytes.to_vec();
        bytes[at] ^= 1;
        let error = Automata::load(bytes).expect_err("a changed byte");
        assert!(!matches!(error, Damaged::Content(_)), "{at}: {error}");
    }
}

fn damage(section: &mut Section, random: &mut Rng) {
    let mut bytes = section.bytes.to_vec();
    for _ in 0..random.usize(1..4) {
        let at = random.usize(..=bytes.len());
        if at == bytes.len() {
            bytes.push(random.u8(..));
            continue;
        }
        match random.u8(..8) {
            0 => bytes.insert(at, random.u8(..)),
            1 => drop(bytes.remove(at)),
            2 | 3 => bytes[at] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF][random.usize(..6)],
            4 => {
                let other = random.usize(..bytes.len());
                bytes.swap(at, other);
            }
            _ => bytes[at] ^= 1 << random.u8(..8),
        }
    }
    section.bytes = bytes.into();
}

#[test]
fn damaged_sections_are_refused_or_do_no_harm() {
    // Without a program, with one, with predicates and a hook.
    for name in ["json", "dot", "lua"] {
        let format = format(name);
        let language = format.language();
        let sections: Vec<Section> = language.automata().sections().collect();
        assert!(join(&sections) == language.automata().bytes());
        let mut random = Rng::with_seed(31);
        let mut texts: Vec<Vec<u8>> = (0..4)
            .filter_map(|seed| Sentences::new(format).make(seed, 60))
            .map(|made| made.written.text)
            .collect();
        texts.push("/* \"é' [[ -- <a".into());
        let (mut loaded, mut refused) = (0, 0);
        for _ in 0..2_000 {
            let mut sections = sections.clone();
            let at = random.usize(..sections.len());
            damage(&mut sections[at], &mut random);
            let Ok(tables) = Tables::new(format.description(), join(&sections)) else {
                refused += 1;
                continue;
            };
            loaded += 1;
            use_up(
                &TableFormat::new(Language::new(tables).with_hook(language.family())),
                &texts,
            );
        }
        assert!(loaded > 200 && refused > 200, "{name}: {loaded}, {refused}");
    }
}

fn use_up(format: &TableFormat, texts: &[Vec<u8>]) {
    let language = format.language();
    let mut parser = Parser::new(language);
    for text in texts {
        let (tokens, _) = tokenize_recovering(language, text);
        format.parse(&mut parser, &tokens).ok();
    }
    for kind in (0..language.kinds() as u16).map(Kind) {
        assert!(language.shortest(kind).all(|it| language.is_token(it)));
    }
}
