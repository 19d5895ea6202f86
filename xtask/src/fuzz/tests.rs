//! A few thousand inputs, always the same.

use std::sync::Mutex;

use super::Campaign;
use super::automata::Packed;
use super::readers::Readers;
use super::texts::Texts;
use super::worker::attempt;

fn smoke(campaign: &mut dyn Campaign, count: u64) {
    let messages = Mutex::new(String::new());
    let first = campaign.shapes();
    for index in first..first + count {
        let found = attempt(campaign, 7, index, &messages);
        assert_eq!(found, None, "input {index}");
    }
}

#[test]
fn damaged_grammars_do_no_harm() {
    smoke(&mut Readers::new(&[]).unwrap(), 1000);
}

#[test]
fn damaged_texts_do_no_harm() {
    smoke(&mut Texts::new(&[], false).unwrap(), 2000);
}

#[test]
fn damaged_automata_do_no_harm() {
    smoke(&mut Packed::new(&[]).unwrap(), 1000);
}
