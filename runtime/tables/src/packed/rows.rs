//! Matrices of similar rows, packed by their differences.
//!
//! ```text
//! row = back count (gap length value){count}
//! ```
//!
//! A row is a copy of the row `back` rows before, or of zeros if that is 0, but for runs of
//! neighbouring cells with one value: each begins `gap` cells behind the run before and has
//! `length` + 1 cells. Numbers are in LEB128: seven bits per byte, lowest first, the eighth bit if
//! more follow.
//!
//! [`expand`] copies rows to plain cells, as fast as a check of all cells.

use bytes::Bytes;

use super::sections::Section;
use crate::Damaged;

/// Maximal distance of a row from the row that it is packed by.
///
/// 255 would take longer and save only 4 % of the bytes of shipped languages.
const BACK: usize = 64;

/// Maximal bytes of a matrix, lest a few damaged bytes take all memory.
const MOST: usize = 1 << 28;

/// Expands a packed matrix, row by row, to little-endian numbers of `WIDTH` bytes.
///
/// # Errors
/// If the section has another width or is no matrix of so many columns, or a value does not fit.
pub(super) fn expand<const WIDTH: usize>(
    section: &Section,
    columns: usize,
    fits: impl FnMut(u16) -> bool,
) -> Result<Bytes, Damaged> {
    let damaged = Damaged::Content(section.name);
    let is_wide = usize::from(section.width) == WIDTH;
    let cells = is_wide.then(|| cells::<WIDTH>(&section.bytes, columns, fits));
    cells.flatten().map(Bytes::from).ok_or(damaged)
}

fn cells<const WIDTH: usize>(
    mut packed: &[u8],
    columns: usize,
    mut fits: impl FnMut(u16) -> bool,
) -> Option<Vec<u8>> {
    let stride = columns.checked_mul(WIDTH).filter(|&row| row <= MOST)?;
    let mut cells = Vec::new();
    while !packed.is_empty() {
        let first = cells.len();
        if first + stride > MOST {
            return None;
        }
        match usize::from(number(&mut packed)?) {
            0 => cells.resize(first + stride, 0),
            back => {
                let base = first.checked_sub(back.checked_mul(stride)?)?;
                cells.extend_from_within(base..base + stride);
            }
        }
        let row = cells[first..].as_chunks_mut::<WIDTH>().0;
        let mut column = 0;
        for _ in 0..number(&mut packed)? {
            let run = column + usize::from(number(&mut packed)?);
            column = run + usize::from(number(&mut packed)?) + 1;
            let value = number(&mut packed)?;
            if !fits(value) || WIDTH == 1 && value > u8::MAX.into() {
                return None;
            }
            let cell = value.to_le_bytes();
            row.get_mut(run..column)?.fill(*cell.first_chunk()?);
        }
    }
    Some(cells)
}

#[inline]
fn number(bytes: &mut &[u8]) -> Option<u16> {
    let mut number = 0u32;
    for shift in [0, 7, 14] {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= u32::from(byte & 0x7F) << shift;
        if byte < 0x80 {
            return u16::try_from(number).ok();
        }
    }
    None
}

pub(super) fn pack<'a>(rows: impl IntoIterator<Item = &'a [u16]>) -> Vec<u8> {
    let mut packed = Vec::new();
    let mut before: Vec<&[u16]> = Vec::new();
    for row in rows {
        let runs = runs(row);
        let zeros = vec![0; row.len()];
        let (mut back, mut base) = (0, &zeros[..]);
        let mut least = differences(row, &runs, base).count();
        for (at, &other) in (1..=BACK).zip(before.iter().rev()) {
            let count = differences(row, &runs, other).take(least).count();
            if count < least {
                (back, base, least) = (at, other, count);
            }
        }
        push(back, &mut packed);
        push(least, &mut packed);
        let mut column = 0;
        for (first, end) in differences(row, &runs, base) {
            push(first - column, &mut packed);
            push(end - first - 1, &mut packed);
            push(row[first].into(), &mut packed);
            column = end;
        }
        before.push(row);
    }
    packed
}

/// Returns the longest runs (start, end) of one value.
fn runs(row: &[u16]) -> Vec<(usize, usize)> {
    let mut end = 0;
    row.chunk_by(|one, other| one == other)
        .map(|run| {
            let first = end;
            end += run.len();
            (first, end)
        })
        .collect()
}

/// Returns the fewest runs (start, end) of one value that cover all differences between rows.
fn differences(
    row: &[u16],
    runs: &[(usize, usize)],
    base: &[u16],
) -> impl Iterator<Item = (usize, usize)> {
    runs.iter().filter_map(|&(first, end)| {
        let (run, base) = (&row[first..end], &base[first..end]);
        // A comparison of slices is fast in debug builds, too.
        if run == base {
            return None;
        }
        let differs = |&cell: &u16| cell != run[0];
        let least = base.iter().position(differs)?;
        let last = base.iter().rposition(differs)?;
        Some((first + least, first + last + 1))
    })
}

fn push(mut number: usize, to: &mut Vec<u8>) {
    debug_assert!(number <= u16::MAX.into(), "it has room in a cell");
    while number >= 0x80 {
        to.push(number as u8 | 0x80);
        number >>= 7;
    }
    to.push(number as u8);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn section(bytes: Vec<u8>) -> Section {
        Section {
            name: "rows",
            width: 2,
            bytes: bytes.into(),
        }
    }

    fn plain(cells: &Bytes) -> Vec<u16> {
        let cells = cells.as_chunks().0.iter();
        cells.map(|&cell| u16::from_le_bytes(cell)).collect()
    }

    #[test]
    fn rows_are_what_they_were() {
        let rows: [&[u16]; 5] = [
            &[0, 0, 0, 0, 0],
            &[7, 7, 7, 7, 0],
            &[7, 7, 300, 7, u16::MAX],
            &[0, 0, 300, 0, u16::MAX],
            &[7, 7, 300, 7, u16::MAX],
        ];
        let packed = pack(rows);
        assert_eq!(packed[..7], [0, 0, 0, 1, 0, 3, 7]);
        assert_eq!(packed[packed.len() - 2..], [2, 0], "the last row is a copy");
        let cells = expand::<2>(&section(packed), 5, |_| true).unwrap();
        assert_eq!(plain(&cells), rows.concat());
    }

    #[test]
    fn a_run_goes_over_cells_that_are_right_already() {
        let packed = pack([&[1, 0, 1, 0, 9][..], &[1, 1, 1, 1, 9]]);
        assert_eq!(packed[2 + 3 * 3..], [1, 1, 1, 2, 1]);
    }

    #[test]
    fn what_is_no_matrix_is_refused() {
        let columns = 3;
        let refused = |bytes: &[u8], why: &str| {
            let cells = expand::<2>(&section(bytes.to_vec()), columns, |value| value < 9);
            assert_eq!(cells, Err(Damaged::Content("rows")), "{why}");
        };
        refused(&[1, 0], "a row before the first");
        refused(&[0, 1, 1, 2, 5], "a run beyond the row");
        refused(&[0, 1, 0, 2, 9], "a value that does not fit");
        refused(&[0, 1, 0, 2], "a run without a value");
        let wide = section(vec![0, 1, 0, 0, 0x80, 2]);
        let narrow = Section { width: 1, ..wide };
        let cells = expand::<1>(&narrow, columns, |_| true);
        assert!(cells.is_err(), "a value that has no room in a cell");
        refused(&[0, 0x80, 0x80, 4], "a number beyond two bytes");
        let narrow = expand::<1>(&section(vec![0, 0]), columns, |_| true);
        assert!(narrow.is_err(), "another width");
        let cells = expand::<2>(&section(vec![0, 0]), MOST / 2 + 1, |_| true);
        assert!(cells.is_err(), "more than there is room for");
    }
}
