//! Recursion in a grammar is flat in a tree.

use secateur_syntax::tree::NodeId;

use crate::C;
use crate::harness::parsed;
use crate::trees::nodes;

#[test]
fn a_chain_of_operators_is_one_flat_list() {
    for (chain, items) in [
        ("1 + 2 - 3 + 4", 3),
        ("a || b || c", 2),
        ("x = y = z = 1", 3),
    ] {
        let text = format!("int f(void) {{ return {chain}; }}");
        let tree = parsed(C, text.as_bytes());
        let flat = nodes(&tree).into_iter().find(|&node| {
            let children: Vec<NodeId> = tree.children(node).collect();
            tree.is_list(node)
                && children.len() == items
                && children.iter().all(|&item| {
                    let parts: Vec<NodeId> = tree.children(item).collect();
                    parts.len() == 2 && tree.is_token(parts[0])
                })
        });
        assert!(flat.is_some(), "{chain}");
    }
}
