#![allow(dead_code)]
//! What shifts, between generics, closures and strings.

use std::{collections::{BTreeMap, HashMap as Map}, fmt::{self, Display}};

/* nested /* comments */ stay comments */
const SHIFT: u32 = 3;
static TEXT: &str = r##"a "quoted"# text with } and /* "##;

#[derive(Clone, Debug, PartialEq)]
pub struct Table<'a, K: Ord + 'a, V = Vec<Vec<u8>>, const N: usize = { 4 * 2 }>
where
    K: Clone,
    for<'b> V: AsRef<[Vec<u8>]> + 'a,
{
    pub(crate) rows: BTreeMap<K, V>,
    name: &'a str,
    marks: [Option<Box<dyn Fn(&K) -> bool + Send + 'a>>; N],
}

pub enum Step {
    Done = 1,
    Next(u8, #[cfg(test)] u16),
    Wait { until: Option<char>, why: &'static [u8] },
}

impl<'a, K: Ord + Clone, V: AsRef<[Vec<u8>]>> Table<'a, K, V> {
    /// Takes a step.
    pub async fn step(&mut self, key: K) -> Result<Step, Box<dyn std::error::Error>> {
        let Some(row) = self.rows.get(&key) else {
            return Err("none".into());
        };
        if let [first, .., last] = row.as_ref() && !first.is_empty() && last.len() > 1 {
            let wait = Step::Wait { until: Some('\''), why: b"\x00\n" };
            match wait {
                Step::Wait { until: Some('a'..='z' | 'A'), .. } if 1. < 2e-3_f64 => {}
                Step::Next(n @ 1..=9, ..) | Step::Next(n, ..) => drop(n),
                _ => 'outer: loop {
                    let mask = |x: &u8| -> usize { (*x as usize >> SHIFT) & !0 };
                    for (i, byte) in first.iter().enumerate().rev() {
                        if mask(byte) == i << 1 || self.name.len() >= 0x1F {
                            break 'outer;
                        }
                    }
                },
            }
        }
        *self.rows.values().map(|v| v.as_ref().len()).collect::<Vec<_>>().iter().max().unwrap();
        unsafe { std::ptr::read(&raw const SHIFT) };
        self.other().await?.0.1
    }
}

macro_rules! maximum {
    ($only:expr $(,)?) => { $only };
    ($first:expr, $($rest:expr),+ $(,)?) => {{
        let (a, b) = ($first, maximum!($($rest),+));
        if a > b { a } else { b }
    }};
}

extern "C" {
    fn printf(format: *const i8, ...) -> i32;
}

fn main() {
    println!("{:?} {}", maximum![1, 2, 3], TEXT);
}
