//! Growing of a random forest (Breiman, "Random Forests", Machine Learning 2001).
//!
//! Each tree has a bootstrap sample, each split is the best of a random part of the features.
//! Libraries are rejected: they want a matrix with a column for each kind and role; features as
//! sets allow a split in time linear in the sets of its rows.

use std::collections::{BTreeMap, HashMap};

use fastrand::Rng;
use secateur_learn::{Deletion, StoredForest};
use secateur_tables::model::{Feature, ForestNode, Group};

#[derive(Clone, Copy)]
pub struct Settings {
    pub trees: usize,
    pub depth: usize,
    /// Minimal rows in a leaf.
    pub leaf: usize,
    pub seed: u64,
}

#[derive(Default)]
pub struct Grown {
    roots: Vec<u32>,
    nodes: Vec<ForestNode>,
}

impl Grown {
    /// Returns the probability that such a deletion is valid.
    pub fn chance(&self, has: impl Fn(Feature) -> bool) -> f32 {
        let leaf = |&root: &u32| {
            let mut at = root;
            loop {
                match self.nodes[at as usize] {
                    ForestNode::Leaf(share) => return share,
                    ForestNode::Split(feature, with, without) => {
                        at = if has(feature) { with } else { without };
                    }
                }
            }
        };
        self.roots.iter().map(leaf).sum::<f32>() / self.roots.len().max(1) as f32
    }

    /// Converts to the stored form, with the used names only.
    pub fn stored(&self, names: &[String]) -> StoredForest {
        let mut used: BTreeMap<u16, u16> = BTreeMap::new();
        for node in &self.nodes {
            if let ForestNode::Split(feature, ..) = *node {
                let _ = feature.renumbered(|kind| {
                    used.insert(kind, 0);
                    kind
                });
            }
        }
        for (number, place) in used.values_mut().enumerate() {
            *place = number as u16;
        }
        let node = |node: &ForestNode| match *node {
            ForestNode::Leaf(share) => ForestNode::Leaf((share * 1000.0).round() / 1000.0),
            ForestNode::Split(feature, with, without) => {
                let feature = feature.renumbered(|kind| used[&kind]);
                ForestNode::Split(feature, with, without)
            }
        };
        StoredForest {
            names: used
                .keys()
                .map(|&kind| names[usize::from(kind)].clone())
                .collect(),
            roots: self.roots.clone(),
            nodes: self.nodes.iter().map(node).collect(),
        }
    }
}

/// Grows a forest on these groups of features.
pub fn grow(rows: &[&Deletion], groups: &[Group], settings: Settings) -> Grown {
    let mut forest = Grown::default();
    let mut random = Rng::with_seed(settings.seed);
    let seen = |row: &&Deletion| -> (Vec<Feature>, bool) {
        let wanted = |feature: &&Feature| groups.contains(&feature.group());
        (
            row.features.iter().filter(wanted).copied().collect(),
            row.valid,
        )
    };
    let rows: Vec<(Vec<Feature>, bool)> = rows.iter().map(seen).collect();
    for _ in 0..settings.trees {
        let sample: Vec<usize> = (0..rows.len())
            .map(|_| random.usize(..rows.len()))
            .collect();
        let root = branch(&rows, sample, 0, settings, &mut random, &mut forest.nodes);
        forest.roots.push(root);
    }
    forest
}

/// Adds a sample's tree to the nodes; returns the root.
fn branch(
    rows: &[(Vec<Feature>, bool)],
    sample: Vec<usize>,
    depth: usize,
    settings: Settings,
    random: &mut Rng,
    nodes: &mut Vec<ForestNode>,
) -> u32 {
    let here = nodes.len();
    let valid = sample.iter().filter(|&&row| rows[row].1).count();
    nodes.push(ForestNode::Leaf(valid as f32 / sample.len().max(1) as f32));
    let pure = valid == 0 || valid == sample.len();
    if pure || depth == settings.depth {
        return here as u32;
    }
    let Some(feature) = split(rows, &sample, valid, settings.leaf, random) else {
        return here as u32;
    };
    let (with, without): (Vec<usize>, Vec<usize>) = sample
        .into_iter()
        .partition(|&row| rows[row].0.binary_search(&feature).is_ok());
    let with = branch(rows, with, depth + 1, settings, random, nodes);
    let without = branch(rows, without, depth + 1, settings, random, nodes);
    nodes[here] = ForestNode::Split(feature, with, without);
    here as u32
}

/// Returns the best of a random part of the features.
fn split(
    rows: &[(Vec<Feature>, bool)],
    sample: &[usize],
    valid: usize,
    leaf: usize,
    random: &mut Rng,
) -> Option<Feature> {
    let mut counts: HashMap<Feature, (usize, usize)> = HashMap::new();
    for &row in sample {
        let (features, valid) = &rows[row];
        for &feature in features {
            let count = counts.entry(feature).or_default();
            count.0 += 1;
            count.1 += usize::from(*valid);
        }
    }
    let all = sample.len();
    let mut candidates: Vec<(Feature, (usize, usize))> = counts
        .into_iter()
        .filter(|(_, (with, _))| *with >= leaf && all - *with >= leaf)
        .collect();
    // For a stable order.
    candidates.sort_unstable_by_key(|&(feature, _)| feature);
    random.shuffle(&mut candidates);
    let part = 4 + 2 * (candidates.len() as f64).sqrt() as usize;
    candidates.truncate(part);
    // Gini impurity of both halves, weighted by size.
    let impurity = |valid: usize, all: usize| {
        let share = valid as f64 / all as f64;
        share * (1.0 - share) * all as f64
    };
    let before = impurity(valid, all);
    let gain = |with: usize, of_with: usize| {
        before - impurity(of_with, with) - impurity(valid - of_with, all - with)
    };
    let best = candidates
        .into_iter()
        .map(|(feature, (with, of_with))| (gain(with, of_with), feature))
        .max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1)))?;
    (best.0 > 1e-9).then_some(best.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rows that are valid if of kind 3 or larger than two tokens; the path is noise.
    fn rows() -> Vec<Deletion> {
        let mut random = Rng::with_seed(7);
        let row = |program| {
            let (kind, above) = (random.u16(0..6), random.u16(0..6));
            let large = random.bool();
            let mut features = vec![Feature::Kind(kind), Feature::Above(above)];
            features.extend(large.then_some(Feature::Size(1)));
            Deletion {
                program,
                features,
                valid: kind == 3 || large,
            }
        };
        (0..400).map(row).collect()
    }

    #[test]
    fn a_forest_finds_what_tells_rows_apart() {
        let rows = rows();
        let all: Vec<&Deletion> = rows.iter().collect();
        let settings = Settings {
            trees: 12,
            depth: 8,
            leaf: 2,
            seed: 1,
        };
        let forest = grow(&all, &[Group::Kind, Group::Size, Group::Path], settings);
        let chance = |features: &[Feature]| forest.chance(|feature| features.contains(&feature));
        assert!(chance(&[Feature::Kind(3), Feature::Above(0)]) > 0.7);
        assert!(chance(&[Feature::Kind(1), Feature::Size(1)]) > 0.7);
        assert!(chance(&[Feature::Kind(1), Feature::Above(3)]) < 0.3);
        // Without the relevant feature the forest can only guess.
        let blind = grow(&all, &[Group::Path], settings);
        assert!(blind.chance(|feature| feature == Feature::Above(1)) > 0.4);
        let names: Vec<String> = (0..6).map(|kind| format!("kind{kind}")).collect();
        let stored = forest.stored(&names);
        assert!(stored.names.contains(&"kind3".to_owned()));
        let again = grow(&all, &[Group::Kind, Group::Size, Group::Path], settings);
        assert_eq!(again.stored(&names), stored);
    }
}
