//! Application of an edit to the tree.

use super::{Change, Edit, Links, NONE, NodeId, Sentence, Tree};
use crate::Halt;
use crate::lex::Token;
use crate::parse::{SyntaxId, SyntaxNode};

impl Tree {
    /// Applies an edit with its text and tokens, from [`Printer::print`](super::Printer::print).
    ///
    /// Linear in the tree.
    ///
    /// # Panics
    /// In debug builds, if the tokens are not those that the edit leaves.
    pub fn apply(&mut self, edit: &Edit, text: Vec<u8>, tokens: Vec<Token>) {
        let candidate = edit.candidate(self);
        let unchanged = candidate.splices.first().map_or(0, |first| first.out.start);
        // Moves nodes first, so that removals around do not reach them.
        let mut homes = Vec::new();
        for change in edit.changes() {
            match *change {
                Change::Substitute { node, by } => {
                    homes.push(self.links[by.0 as usize].parent);
                    self.substitute(node, by);
                }
                Change::Unwrap { item, list } => self.unwrap(item, list),
                Change::Put { node, sentence } => self.put(node, edit.sentence(sentence)),
                Change::Delete(_) => {}
            }
        }
        // All deletions of a list at once: there may be many.
        let mut parents = Vec::new();
        for change in edit.changes() {
            if let Change::Delete(node) = *change
                && self.is_alive(node)
            {
                parents.push(self.links[node.0 as usize].parent);
                self.bury(node.0);
            }
        }
        parents.sort_unstable();
        parents.dedup();
        for &parent in &parents {
            self.sweep(parent);
        }
        for parent in parents {
            if parent != NONE && self.is_alive(NodeId(parent)) {
                self.tidy(parent);
            }
        }
        // Last, since such a node may have been deleted as well.
        for home in homes {
            if home != NONE && self.is_alive(NodeId(home)) {
                self.tidy(home);
            }
        }
        self.text = text;
        self.tokens = tokens;
        let known = unchanged as usize;
        self.sums
            .extend(&Halt::default(), known, &self.text, &self.tokens);
        self.renumber(unchanged);
    }

    fn substitute(&mut self, node: NodeId, by: NodeId) {
        self.detach(by.0);
        self.replace(node.0, by.0, by.0);
        self.links[by.0 as usize].parent = self.links[node.0 as usize].parent;
        self.nodes[by.0 as usize].slot = self.get(node).slot;
        self.bury(node.0);
    }

    /// Puts a sentence in a node's place, without an inside until it is parsed.
    fn put(&mut self, node: NodeId, sentence: &Sentence) {
        let mut child = self.get(node).first_child.0;
        while child != NONE {
            self.bury(child);
            child = self.nodes[child as usize].next.0;
        }
        let node = &mut self.nodes[node.0 as usize];
        node.first_child = SyntaxNode::NONE;
        node.kind = match &sentence.tokens[..] {
            [(kind, _)] => *kind,
            _ => sentence.kind,
        };
        node.tokens = sentence.tokens.len() as u32;
    }

    fn unwrap(&mut self, item: NodeId, list: NodeId) {
        let (parent, slot) = (self.links[item.0 as usize].parent, self.get(item).slot);
        let first = self.get(list).first_child.0;
        let mut last = first;
        let mut child = first;
        while child != NONE {
            self.links[child as usize].parent = parent;
            let node = &mut self.nodes[child as usize];
            node.slot = slot;
            last = child;
            child = node.next.0;
        }
        self.nodes[list.0 as usize].first_child = SyntaxNode::NONE;
        self.replace(item.0, first, last);
        self.bury(item.0);
    }

    /// Links the chain `first..=last` in the place of `node`.
    fn replace(&mut self, node: u32, first: u32, last: u32) {
        let next = self.nodes[node as usize].next;
        self.nodes[last as usize].next = next;
        if next != SyntaxNode::NONE {
            self.links[next.0 as usize].previous = last;
        }
        self.relink(node, first);
    }

    fn detach(&mut self, node: u32) {
        let next = self.nodes[node as usize].next.0;
        self.relink(node, next);
        self.nodes[node as usize].next = SyntaxNode::NONE;
    }

    fn sweep(&mut self, parent: u32) {
        if parent == NONE {
            self.root = NONE;
            return;
        }
        let mut child = self.nodes[parent as usize].first_child.0;
        while child != NONE {
            let next = self.nodes[child as usize].next.0;
            if self.nodes[child as usize].tokens == 0 {
                self.detach(child);
            }
            child = next;
        }
    }

    /// Lets all links to `node` lead to `target`.
    fn relink(&mut self, node: u32, target: u32) {
        let Links { parent, previous } = self.links[node as usize];
        if target != NONE {
            self.links[target as usize].previous = previous;
        }
        match (parent, previous) {
            (NONE, _) => self.root = target,
            (_, NONE) => self.nodes[parent as usize].first_child = SyntaxId(target),
            _ => self.nodes[previous as usize].next = SyntaxId(target),
        }
    }

    /// Marks a subtree as out of the tree.
    fn bury(&mut self, node: u32) {
        let mut work = vec![node];
        while let Some(id) = work.pop() {
            self.nodes[id as usize].tokens = 0;
            let mut child = self.nodes[id as usize].first_child.0;
            while child != NONE {
                work.push(child);
                child = self.nodes[child as usize].next.0;
            }
        }
    }

    /// Restores an invariant upwards from a node.
    ///
    /// No node is empty, and only lists have a single child.
    fn tidy(&mut self, mut id: u32) {
        while id != NONE {
            let node = self.nodes[id as usize];
            let parent = self.links[id as usize].parent;
            let only = node.first_child.0;
            if only == NONE {
                self.detach(id);
                self.nodes[id as usize].tokens = 0;
                id = parent;
                continue;
            }
            let is_single = self.nodes[only as usize].next == SyntaxNode::NONE;
            if is_single && !self.is_list(NodeId(id)) {
                self.replace(id, only, only);
                self.links[only as usize].parent = parent;
                self.nodes[only as usize].slot = node.slot;
                self.nodes[id as usize].tokens = 0;
            }
            return;
        }
    }

    /// Ends a node before the token `at`, and those around that end there; returns what follows.
    fn end(&mut self, mut id: u32, at: u32) -> u32 {
        loop {
            let node = &mut self.nodes[id as usize];
            node.tokens = at - node.first_token;
            if id == self.root {
                return NONE;
            }
            match node.next.0 {
                NONE => id = self.links[id as usize].parent,
                next => return next,
            }
        }
    }

    /// Computes the tokens of each node; the first `unchanged` ones are as before.
    fn renumber(&mut self, unchanged: u32) {
        let (mut at, mut id) = (0, self.root);
        while id != NONE {
            let node = &mut self.nodes[id as usize];
            node.first_token = at;
            let mut child = node.first_child.0;
            if child == NONE {
                at += node.tokens;
            }
            while child != NONE {
                let node = &self.nodes[child as usize];
                let same = node.first_token == at && node.tokens > 0;
                if !same || at + node.tokens > unchanged {
                    break;
                }
                at += node.tokens;
                child = node.next.0;
            }
            id = match child {
                NONE => self.end(id, at),
                child => child,
            };
        }
        debug_assert_eq!(
            at as usize,
            self.tokens.len(),
            "the tree has the text's tokens"
        );
    }
}
