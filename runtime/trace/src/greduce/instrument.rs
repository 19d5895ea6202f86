use super::MOST_CHOICES;
use crate::base::{Base, origins_of};
use crate::edit::TraceEdit;
use crate::follow::Following;
use crate::generator::{Answer, Generator, GeneratorError, Run};
use crate::trace::{Choice, Decision, Element, Kind, NodeId, PartKind, REAL_HIGH, Trace};
use crate::units::{Selection, Selections, Units};

/// Repeats a run and records the values of its alternatives; `None` if the run differs.
pub(crate) fn valued(
    generator: &mut dyn Generator,
    base: &Base,
) -> Result<Option<Run>, GeneratorError> {
    let trace = base.trace().clone().valued(true);
    let answer = generator.replay(&trace, Following::Strict, MOST_CHOICES)?;
    Ok(match answer {
        Answer::Done(run) if run.output == base.output() => Some(run),
        _ => None,
    })
}

/// Returns the reducible parts of a run, and the number of runs that found them.
///
/// One run for each choice that may be a true condition, two for a real number before a bare block.
pub(crate) fn instrument(
    generator: &mut dyn Generator,
    base: &Base,
) -> Result<(Units, u64), GeneratorError> {
    let trace = base.trace();
    let mut selections = Selections::default();
    let mut runs = 0;
    for node in trace.nodes() {
        let Some(choice) = trace.choice(node) else {
            continue;
        };
        if is_declared(trace, node) {
            continue;
        }
        let Some(out) = decided_false(choice) else {
            continue;
        };
        let mut decided = |number| {
            let mut edit = TraceEdit::new();
            edit.decide(node, Decision::Number(number));
            let (changed, _) = edit.apply(trace);
            runs += 1;
            let answer = generator.replay(&changed, Following::Nearest, MOST_CHOICES)?;
            Ok(match answer {
                Answer::Done(run) => Some((changed, run)),
                _ => None,
            })
        };
        let Some((changed, run)) = decided(out)? else {
            continue;
        };
        let Some((top, selection)) = block(base, node, out, &changed, &run) else {
            continue;
        };
        if choice.kind == Kind::Real && selection.len == 0 {
            // The number may be printed; if it is compared, a smaller one makes the same input.
            let smaller = decided(0)?;
            if smaller.is_none_or(|(_, run)| run.output != base.output()) {
                continue;
            }
        }
        selections.insert(top, selection);
    }
    Ok((Units::of_patterns(base, selections), runs))
}

fn is_declared(trace: &Trace, node: NodeId) -> bool {
    let part = trace.parent(node).and_then(|part| trace.part(part));
    let first = trace.children(trace.parent(node)).next();
    matches!(part, Some((PartKind::Branch, _))) && first == Some(node)
}

/// Texts of the value true, by the clients for Python, numpy, JavaScript and Rust.
const TRUE: [&str; 4] = ["True", "np.True_", "boolean true", "true"];

/// Returns the decision that makes a condition false; `None` if it is false or no condition.
///
/// A real number is one that is below its bound, as in `random() < p`: the highest is not.
fn decided_false(choice: &Choice) -> Option<i128> {
    let now = choice.number()?;
    let is_true = |value: &str| TRUE.contains(&value);
    match choice.kind {
        Kind::Real => Some(REAL_HIGH),
        Kind::Branch if now == 1 => Some(0),
        Kind::Pick if choice.high - choice.low == 1 => {
            let is_true = choice.value.as_deref().is_some_and(is_true);
            is_true.then_some(choice.low + choice.high - now)
        }
        _ => None,
    }
}

/// Returns the block that is missing in a run whose condition is false.
fn block(
    base: &Base,
    choice: NodeId,
    out: i128,
    changed: &Trace,
    run: &Run,
) -> Option<(NodeId, Selection)> {
    let trace = base.trace();
    // The changed trace has the nodes of the base's.
    let origins = origins_of(&run.trace, changed);
    let mut counterparts: Vec<Option<NodeId>> = vec![None; trace.len()];
    for (node, origin) in run.trace.nodes().zip(origins.iter().copied()) {
        if let Some(origin) = origin {
            counterparts[origin.index()] = Some(node);
        }
    }
    let counterpart = counterparts[choice.index()]?;
    let decided = run.trace.choice(counterpart).and_then(Choice::number);
    if decided != Some(out) {
        return None;
    }
    let mut top = choice;
    loop {
        let parent = trace.parent(top);
        let mut after = trace.children(parent).filter(|&sibling| sibling > top);
        let missing = after.by_ref();
        let missing: Vec<NodeId> = missing
            .take_while(|node| counterparts[node.index()].is_none())
            .collect();
        let here = counterparts[top.index()]?;
        let mut siblings = run.trace.children(run.trace.parent(here));
        let next = siblings.find(|&sibling| sibling > here);
        // A node in its place: the block has an alternative.
        let instead = next.is_some_and(|next| origins[next.index()].is_none());
        // The condition of a loop recurs after its first iteration.
        let again = missing.iter().any(|&node| same_point(trace, node, top));
        let found = |len| (top, Selection { choice, out, len });
        if !missing.is_empty() && !instead && !again {
            return Some(found(missing.len()));
        }
        let draws = |&part: &NodeId| {
            let is_call = matches!(trace.part(part), Some((PartKind::Call, _)));
            is_call && trace.weight(part) == 1
        };
        match parent.filter(draws) {
            // A function that draws: the block follows its call.
            Some(part) => top = part,
            None => {
                // A change behind the block is Case 1 of section 4.4.1.
                let behind = missing.is_empty() || instead;
                let bare = behind && run.output != base.output();
                return bare.then(|| found(0));
            }
        }
    }
}

fn same_point(trace: &Trace, one: NodeId, other: NodeId) -> bool {
    match (trace.element(one), trace.element(other)) {
        (Element::Part(kind, place), Element::Part(other_kind, other_place)) => {
            kind == other_kind && place == other_place
        }
        (Element::Choice(one), Element::Choice(other)) => {
            one.kind == other.kind && one.place == other.place
        }
        _ => false,
    }
}
