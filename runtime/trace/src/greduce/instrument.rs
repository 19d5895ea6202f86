use rustc_hash::FxHashSet;

use super::MOST_CHOICES;
use crate::base::{Base, Name, origins_of};
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
/// One run for each possible condition, two for a real number.
pub(crate) fn instrument(
    generator: &mut dyn Generator,
    base: &Base,
) -> Result<(Units, u64), GeneratorError> {
    let trace = base.trace();
    let counts: FxHashSet<Name> = {
        let units = Units::of(base);
        let lists = units.lists();
        lists
            .filter_map(|list| units.get_list(list).count)
            .collect()
    };
    let mut selections = Selections::default();
    let mut runs = 0;
    for node in trace.nodes() {
        let Some(choice) = trace.choice(node) else {
            continue;
        };
        if counts.contains(&base.name(node)) || is_declared(trace, node) {
            continue;
        }
        let mut bare = None;
        for out in other_ends(choice) {
            let mut edit = TraceEdit::new();
            edit.decide(node, Decision::Number(out));
            let (changed, _) = edit.apply(trace);
            runs += 1;
            let answer = generator.replay(&changed, Following::Nearest, MOST_CHOICES)?;
            let Answer::Done(run) = answer else {
                continue;
            };
            match block(base, node, out, &changed, &run) {
                Some(found) if choice.kind == Kind::Real && found.1.len == 0 => bare = Some(found),
                Some((top, selection)) => {
                    selections.insert(top, selection);
                    break;
                }
                // The number is compared: a smaller one makes the same input.
                None if out < REAL_HIGH && run.output == base.output() => {
                    selections.extend(bare.take())
                }
                None => {}
            }
        }
    }
    Ok((Units::of_patterns(base, selections), runs))
}

fn is_declared(trace: &Trace, node: NodeId) -> bool {
    let part = trace.parent(node).and_then(|part| trace.part(part));
    let first = trace.children(trace.parent(node)).next();
    matches!(part, Some((PartKind::Branch, _))) && first == Some(node)
}

/// Returns the decisions that could make a condition false.
fn other_ends(choice: &Choice) -> Vec<i128> {
    let Some(now) = choice.number() else {
        return Vec::new();
    };
    match choice.kind {
        // Conditions such as `random() < p` are more common than `random() > p`.
        Kind::Real => vec![REAL_HIGH, 0],
        Kind::Branch | Kind::Pick | Kind::Range if choice.high - choice.low == 1 => {
            vec![choice.low + choice.high - now]
        }
        _ => Vec::new(),
    }
}

/// Returns the block that is missing in a run with the other decision of a choice.
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
        let is_only = trace.weight(parent.unwrap_or(top)) == 1;
        match parent {
            // A function that draws: the block follows its call.
            Some(part) if is_only => top = part,
            _ => {
                let is_flag = match trace.choice(choice)?.kind {
                    Kind::Branch => out == 0,
                    Kind::Real => out == REAL_HIGH,
                    _ => false,
                };
                // A change behind the block is Case 1 of section 4.4.1.
                let behind = missing.is_empty() || instead;
                let bare = is_flag && behind && run.output != base.output();
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
