use super::*;
use crate::file;
use crate::generator::Run;
use crate::trace::{Choice, REAL_HIGH};

/// Makes a run from letters.
///
/// A digit is a number at place `n`, a letter a choice at its place, brackets a call at the place
/// before.
fn base(text: &str) -> Base {
    let mut lines = String::from("{\"trace\":1}\n");
    for (number, place) in ('a'..='z').enumerate() {
        lines.push_str(&format!("[\"p\",{number},\"{place}\"]\n"));
    }
    let place = |letter: char| letter as u32 - 'a' as u32;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        lines.push_str(&match letter {
            ')' => "[\"e\"]\n".to_owned(),
            '0'..='9' => format!("[\"c\",\"range\",{},0,9,{letter}]\n", place('n')),
            _ if letters.next_if_eq(&'(').is_some() => {
                format!("[\"b\",\"call\",{}]\n", place(letter))
            }
            _ => format!("[\"c\",\"pick\",{},0,1,0]\n", place(letter)),
        });
    }
    let (trace, _) = file::read(&lines).unwrap();
    Base::new(Run {
        trace,
        output: Vec::new(),
    })
}

type Shown = (Option<i128>, Vec<(u32, usize)>);

fn shown(text: &str) -> Vec<Shown> {
    let base = base(text);
    let units = Units::of(&base);
    let list = |list: ListId| {
        let list = units.get_list(list);
        let count = list.count.and_then(|name| base.node(name));
        let count = count.and_then(|node| base.trace().choice(node)?.number());
        let of = |&unit: &UnitId| {
            let roots = &units.get(unit).roots;
            (base.node(roots[0]).unwrap().0, roots.len())
        };
        (count, list.units.iter().map(of).collect())
    };
    units.lists().map(list).collect()
}

#[test]
fn a_place_that_comes_by_again_is_a_repetition() {
    // for _ in range(randint()): a; b
    assert_eq!(shown("3abababc"), [(Some(3), vec![(1, 2), (3, 2), (5, 2)])]);
    // while r: a
    assert_eq!(shown("rararc"), [(None, vec![(0, 2), (2, 2), (4, 1)])]);
    let calls = shown("2f(x)f(y)g(z)");
    assert_eq!(calls, [(Some(2), vec![(1, 1), (3, 1)])]);
    assert_eq!(shown("abcf(d)"), []);
}

#[test]
fn a_count_may_be_somewhere_else() {
    // A helper draws the count; the body is a function.
    assert_eq!(shown("h(3)aaa"), [(Some(3), vec![(2, 1), (3, 1), (4, 1)])]);
    assert_eq!(shown("2f(g(a)g(b))"), [(Some(2), vec![(2, 1), (4, 1)])]);
    // One more than drawn, then two choices on one line each time.
    assert_eq!(shown("1f(a)f(b)"), [(Some(1), vec![(1, 1), (3, 1)])]);
    assert_eq!(shown("2aabaab")[0], (Some(2), vec![(1, 3), (4, 3)]));
    // Another choice comes in between.
    assert_eq!(shown("9xf(a)f(b)"), [(None, vec![(2, 1), (4, 1)])]);
}

#[test]
fn a_share_is_kept() {
    let real = |share: f64| {
        let text = format!(
            "{{\"trace\":1}}\n[\"p\",0,\"r\"]\n[\"p\",1,\"f\"]\n[\"c\",\"real\",0,0,{},{}]\n",
            REAL_HIGH,
            (share * (REAL_HIGH + 1) as f64) as i128
        );
        text + &"[\"b\",\"call\",1]\n[\"c\",\"pick\",1,0,1,0]\n[\"e\"]\n".repeat(7)
    };
    // floor(random() * 10), and 1 + floor(random() * 10).
    for (share, more) in [(0.7, 0), (0.7999, 0), (0.6, 1), (0.6999, 1)] {
        let (trace, _) = file::read(&real(share)).unwrap();
        let base = Base::new(Run {
            trace,
            output: Vec::new(),
        });
        let units = Units::of(&base);
        for gone in 1..=7 - more {
            let units_gone: Vec<UnitId> = units.ids().take(gone).collect();
            let mut edit = TraceEdit::new();
            units.delete(&base, &units_gone, &mut edit);
            let (trace, _) = edit.apply(base.trace());
            let number = trace.choice(NodeId(0)).and_then(Choice::number).unwrap();
            let drawn = number as f64 / (REAL_HIGH + 1) as f64;
            assert_eq!((drawn * 10.0) as usize + more, 7 - gone, "{share} {gone}");
        }
    }
}

#[test]
fn repetitions_may_be_nested() {
    let nested = shown("abbabbb");
    assert_eq!(
        nested,
        [
            (None, vec![(0, 3), (3, 4)]),
            (None, vec![(1, 1), (2, 1)]),
            (None, vec![(4, 1), (5, 1), (6, 1)]),
        ]
    );
    let within = shown("f(2aa)f(3bbb)");
    assert_eq!(within[1], (Some(2), vec![(2, 1), (3, 1)]));
    assert_eq!(within[2], (Some(3), vec![(6, 1), (7, 1), (8, 1)]));
}

#[test]
fn a_deleted_unit_lowers_its_count() {
    let base = base("3f(a)f(b)f(c)");
    let units = Units::of(&base);
    let list = ListId(0);
    assert_eq!(units.least(&base, list), 0);
    let mut edit = TraceEdit::new();
    units.delete(&base, &[UnitId(0), UnitId(2)], &mut edit);
    let (trace, _) = edit.apply(base.trace());
    assert_eq!(trace.choices(), 2);
    let count = trace.choice(NodeId(0)).unwrap();
    assert_eq!(count.number(), Some(1));
}
