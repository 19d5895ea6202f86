//! Layered layout of an acyclic graph, from left to right (Sugiyama's method).
//!
//! Each box is in the layer after its last predecessor; order and coordinates follow the
//! neighbours' barycentres. All edges to one box that cross layers share a lane and are drawn as
//! one.

use std::collections::BTreeMap;

const BETWEEN: f64 = 56.0;
const GAP: f64 = 10.0;
const LANE: f64 = 3.0;
const SWEEPS: usize = 12;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

#[derive(Clone, Debug, Default)]
pub struct Layout {
    /// Upper left corner of each box.
    pub corners: Vec<Point>,
    pub routes: Vec<Vec<Point>>,
    pub size: Point,
}

struct Slot {
    layer: usize,
    height: f64,
    width: f64,
    y: f64,
    before: Vec<usize>,
    after: Vec<usize>,
}

/// Lays out boxes; edges must not form a cycle.
pub fn layout(sizes: &[Point], edges: &[(usize, usize)]) -> Layout {
    let layers = layers(sizes.len(), edges);
    let mut slots: Vec<Slot> = sizes
        .iter()
        .zip(&layers)
        .map(|(size, &layer)| Slot {
            layer,
            height: size.y,
            width: size.x,
            y: 0.0,
            before: Vec::new(),
            after: Vec::new(),
        })
        .collect();
    let lanes = lanes(&mut slots, edges);
    let mut order = initial_order(&slots);
    for sweep in 0..SWEEPS {
        let forward = sweep % 2 == 0;
        sort_layers(&slots, &mut order, forward);
    }
    for column in &order {
        let mut y = 0.0;
        for &slot in column {
            slots[slot].y = y;
            y += slots[slot].height + GAP;
        }
    }
    for sweep in 0..SWEEPS {
        align(&mut slots, &order, sweep % 2 == 0);
    }
    finish(sizes.len(), &slots, &order, edges, &lanes)
}

fn layers(count: usize, edges: &[(usize, usize)]) -> Vec<usize> {
    let mut layers = vec![0; count];
    // At most as many rounds as layers.
    for _ in 0..count {
        let mut changed = false;
        for &(from, to) in edges {
            if layers[to] < layers[from] + 1 {
                layers[to] = layers[from] + 1;
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    layers
}

/// Adds lanes; returns their slots by target and layer.
fn lanes(slots: &mut Vec<Slot>, edges: &[(usize, usize)]) -> BTreeMap<(usize, usize), usize> {
    let mut lanes: BTreeMap<(usize, usize), usize> = BTreeMap::new();
    for &(from, to) in edges {
        let mut last = from;
        for layer in slots[from].layer + 1..slots[to].layer {
            let next = *lanes.entry((to, layer)).or_insert_with(|| {
                slots.push(Slot {
                    layer,
                    height: LANE,
                    width: 0.0,
                    y: 0.0,
                    before: Vec::new(),
                    after: Vec::new(),
                });
                slots.len() - 1
            });
            link(slots, last, next);
            last = next;
        }
        link(slots, last, to);
    }
    lanes
}

fn link(slots: &mut [Slot], from: usize, to: usize) {
    if !slots[from].after.contains(&to) {
        slots[from].after.push(to);
        slots[to].before.push(from);
    }
}

fn initial_order(slots: &[Slot]) -> Vec<Vec<usize>> {
    let count = slots.iter().map(|slot| slot.layer + 1).max().unwrap_or(0);
    let mut order = vec![Vec::new(); count];
    let mut seen = vec![false; slots.len()];
    let roots = (0..slots.len()).filter(|&slot| slots[slot].before.is_empty());
    let mut work: Vec<usize> = roots.collect();
    work.reverse();
    while let Some(slot) = work.pop() {
        if std::mem::replace(&mut seen[slot], true) {
            continue;
        }
        order[slots[slot].layer].push(slot);
        work.extend(slots[slot].after.iter().rev());
    }
    order
}

/// Orders each layer by the barycentres in the layer before or after.
fn sort_layers(slots: &[Slot], order: &mut [Vec<usize>], forward: bool) {
    let mut rank = vec![0.0; slots.len()];
    let mut columns: Vec<usize> = (0..order.len()).collect();
    if !forward {
        columns.reverse();
    }
    for column in columns {
        let mut keys: Vec<(f64, usize)> = Vec::new();
        for (at, &slot) in order[column].iter().enumerate() {
            let near = if forward {
                &slots[slot].before
            } else {
                &slots[slot].after
            };
            let key = mean(near.iter().map(|&other| rank[other])).unwrap_or(at as f64);
            keys.push((key, slot));
        }
        keys.sort_by(|a, b| a.0.total_cmp(&b.0));
        order[column] = keys.into_iter().map(|(_, slot)| slot).collect();
        for (at, &slot) in order[column].iter().enumerate() {
            rank[slot] = at as f64;
        }
    }
}

fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = values.fold((0.0, 0), |(sum, count), value| (sum + value, count + 1));
    (count > 0).then(|| sum / f64::from(count))
}

/// Moves slots towards their neighbours, keeping order and distances.
fn align(slots: &mut [Slot], order: &[Vec<usize>], forward: bool) {
    let mut columns: Vec<&Vec<usize>> = order.iter().collect();
    if !forward {
        columns.reverse();
    }
    for column in columns {
        let centre = |slot: usize| slots[slot].y + slots[slot].height / 2.0;
        let wanted: Vec<f64> = column
            .iter()
            .map(|&slot| {
                let Slot { before, after, .. } = &slots[slot];
                let near = if forward { before } else { after };
                let middle = mean(near.iter().map(|&other| centre(other)));
                middle.unwrap_or(centre(slot)) - slots[slot].height / 2.0
            })
            .collect();
        // The mean of the highest and the lowest positions keeps the distances, too.
        let mut down = wanted.clone();
        for at in 1..column.len() {
            let free = down[at - 1] + slots[column[at - 1]].height + GAP;
            down[at] = down[at].max(free);
        }
        let mut up = wanted;
        for at in (1..column.len()).rev() {
            let free = up[at] - slots[column[at - 1]].height - GAP;
            up[at - 1] = up[at - 1].min(free);
        }
        for (at, &slot) in column.iter().enumerate() {
            slots[slot].y = (down[at] + up[at]) / 2.0;
        }
    }
}

fn finish(
    boxes: usize,
    slots: &[Slot],
    order: &[Vec<usize>],
    edges: &[(usize, usize)],
    lanes: &BTreeMap<(usize, usize), usize>,
) -> Layout {
    let top = slots.iter().map(|slot| slot.y).fold(f64::MAX, f64::min);
    let bottom = slots.iter().map(|slot| slot.y + slot.height);
    let bottom = bottom.fold(f64::MIN, f64::max);
    let mut starts = Vec::new();
    let mut widths = Vec::new();
    let mut x = 0.0;
    for column in order {
        let width = column.iter().map(|&slot| slots[slot].width);
        let width = width.fold(0.0, f64::max);
        starts.push(x);
        widths.push(width);
        x += width + BETWEEN;
    }
    let corner = |slot: &Slot| Point {
        x: starts[slot.layer],
        y: slot.y - top,
    };
    let route = |&(from, to): &(usize, usize)| {
        let between = slots[from].layer + 1..slots[to].layer;
        let through = between.filter_map(|layer| lanes.get(&(to, layer)));
        let ends = |&slot: &usize| {
            let at = corner(&slots[slot]);
            let y = at.y + LANE / 2.0;
            let end = at.x + widths[slots[slot].layer];
            [Point { x: at.x, y }, Point { x: end, y }]
        };
        through.flat_map(ends).collect()
    };
    Layout {
        corners: slots[..boxes].iter().map(corner).collect(),
        routes: edges.iter().map(route).collect(),
        size: Point {
            x: (x - BETWEEN).max(0.0),
            y: (bottom - top).max(0.0),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_do_not_overlap_and_edges_go_right() {
        let sizes = vec![Point { x: 30.0, y: 20.0 }; 40];
        let edges: Vec<(usize, usize)> = (0..40usize)
            .flat_map(|from| (from + 1..40).map(move |to| (from, to)))
            .filter(|(from, to)| (from * 7 + to * 3) % 5 == 0)
            .collect();
        let layout = layout(&sizes, &edges);
        for (one, a) in layout.corners.iter().enumerate() {
            assert!(a.x >= 0.0 && a.y >= 0.0);
            assert!(a.x + 30.0 <= layout.size.x && a.y + 20.0 <= layout.size.y + 0.001);
            for b in &layout.corners[one + 1..] {
                assert!(a.x != b.x || (a.y - b.y).abs() > 20.0);
            }
        }
        for (&(from, to), route) in edges.iter().zip(&layout.routes) {
            let mut x = layout.corners[from].x;
            for point in route.iter().chain([&layout.corners[to]]) {
                assert!(point.x >= x);
                x = point.x;
            }
        }
    }

    #[test]
    fn nothing_takes_no_space() {
        let layout = layout(&[], &[]);
        assert_eq!(layout.corners, []);
    }
}
