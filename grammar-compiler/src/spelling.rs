//! Suggestions for misspelt names.

/// Suggests the known name most similar to a misspelt one.
pub(crate) fn similar<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<String> {
    let lower = name.to_lowercase();
    known
        .map(|candidate| (distance(&lower, &candidate.to_lowercase()), candidate))
        .filter(|(distance, candidate)| *distance <= 1 + candidate.len().min(name.len()) / 4)
        .min()
        .map(|(_, candidate)| format!("did you mean `{candidate}`?"))
}

fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let change = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}
