use super::Choices;
use crate::follow::Following;
use crate::trace::{Decision, Element};

fn everything(choices: &mut Choices) -> String {
    let numbers = choices.repeat(1..=4, |choices, time| {
        choices.call(|choices| (time, choices.range(-5..=5), choices.real() < 0.5))
    });
    let mut letters = ['a', 'b', 'c', 'd'];
    choices.shuffle(&mut letters);
    let sample = choices.sample(2, 9);
    let maybe = choices.maybe(|choices| *choices.pick(&["x", "y"]));
    let bytes = choices.bytes(0..=4);
    let weighted = choices.weighted(&[0, 1, 7]);
    assert_ne!(weighted, 0);
    format!(
        "{numbers:?}{letters:?}{sample:?}{maybe:?}{bytes:?}{weighted}{}",
        choices.flag()
    )
}

#[test]
fn a_run_is_repeated_by_its_trace() {
    for seed in 0..200 {
        let mut choices = Choices::random(seed);
        let text = everything(&mut choices);
        let trace = choices.into_trace();
        let mut again = Choices::by(trace.clone(), Following::Strict);
        assert_eq!(everything(&mut again), text);
        assert_eq!(again.finish(), Ok(trace));
    }
}

#[test]
fn unrecorded_runs_are_the_same() {
    for seed in 0..50 {
        let mut choices = Choices::unrecorded(seed);
        let text = everything(&mut choices);
        assert!(choices.into_trace().is_empty());
        assert_eq!(everything(&mut Choices::random(seed)), text);
    }
}

#[test]
fn places_are_where_the_generator_asks() {
    let mut choices = Choices::random(1);
    choices.flag();
    let line = line!() - 1;
    let trace = choices.into_trace();
    let Some(Element::Choice(choice)) = trace.nodes().map(|node| trace.element(node)).next() else {
        panic!("a choice");
    };
    let expected = format!("{}:{line}:13", file!());
    assert_eq!(choice.place.name(), expected);
}

#[test]
fn shuffles_are_fair_and_follow_their_order() {
    let mut seen = [[0; 3]; 3];
    for seed in 0..600 {
        let mut choices = Choices::random(seed);
        let mut things = [0, 1, 2];
        choices.shuffle(&mut things);
        for (at, &thing) in things.iter().enumerate() {
            seen[at][thing] += 1;
        }
        let trace = choices.into_trace();
        let choice = trace.choice(trace.nodes().next().unwrap()).unwrap();
        let order: Vec<u32> = things.iter().map(|&thing| thing as u32).collect();
        assert_eq!(choice.decision, Decision::Order(order));
    }
    for row in seen {
        assert!(row.iter().all(|&count| count > 150), "{seen:?}");
    }
}
