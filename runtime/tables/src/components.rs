//! Strongly connected components.

/// Computes the component of each node; no edge leads to a component of a greater number.
///
/// Tarjan, "Depth-first search and linear graph algorithms", SIAM J. Comput. 1972.
pub(crate) fn components(edges: &[Vec<u32>]) -> Vec<u32> {
    const NEW: u32 = u32::MAX;
    let mut component = vec![NEW; edges.len()];
    let mut count = 0;
    // By node: when it was met, and the earliest node on the stack that it leads to.
    let mut met = vec![NEW; edges.len()];
    let mut low = vec![0u32; edges.len()];
    let mut clock = 0;
    let mut open: Vec<u32> = Vec::new();
    let mut work: Vec<(u32, usize)> = Vec::new();
    for root in 0..edges.len() as u32 {
        if met[root as usize] == NEW {
            work.push((root, 0));
        }
        while let Some((node, edge)) = work.pop() {
            let at = node as usize;
            if edge == 0 {
                met[at] = clock;
                low[at] = clock;
                clock += 1;
                open.push(node);
            }
            if edge > 0 {
                let to = edges[at][edge - 1] as usize;
                low[at] = low[at].min(low[to]);
            }
            let rest = edges[at].iter().enumerate().skip(edge);
            let mut next = None;
            for (index, &to) in rest {
                if met[to as usize] == NEW {
                    next = Some((index, to));
                    break;
                }
                if component[to as usize] == NEW {
                    low[at] = low[at].min(met[to as usize]);
                }
            }
            if let Some((index, to)) = next {
                work.push((node, index + 1));
                work.push((to, 0));
                continue;
            }
            if low[at] == met[at] {
                while let Some(member) = open.pop() {
                    component[member as usize] = count;
                    if member == node {
                        break;
                    }
                }
                count += 1;
            }
        }
    }
    component
}

#[cfg(test)]
mod tests {
    use super::components;

    #[test]
    fn cycles_are_one_component_and_edges_lead_to_earlier_ones() {
        // 0 → 1 ⇄ 2 → 3, 4 → 4, 0 → 3, 5 → 0
        let edges = [vec![1, 3], vec![2], vec![1, 3], vec![], vec![4], vec![0]];
        let found = components(&edges);
        assert_eq!(found[1], found[2]);
        let mut distinct = found.clone();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(distinct.len(), 5);
        for (from, to) in edges.iter().enumerate() {
            assert!(to.iter().all(|&to| found[to as usize] <= found[from]));
        }
    }
}
