//! The log of a run: a few instructions for each choice; the tree is built on demand.

use super::sites::{Site, SiteNames};
use super::trace::{Choice, Decision, Kind, PartKind, Place, Trace, TraceBuilder};

#[derive(Clone, Debug, Default)]
pub(super) struct Log {
    events: Vec<Event>,
    /// Range and decision of each [`Event::Number`]: high − low, low, decision − low.
    numbers: Vec<(u64, i64, u64)>,
    others: Vec<(i128, i128, Decision)>,
    names: SiteNames,
}

#[derive(Clone, Copy, Debug)]
enum Event {
    Begin(PartKind, Site),
    End,
    Number(Kind, Site),
    Other(Kind, Site),
}

impl Log {
    pub(super) fn named(&mut self, place: Place) -> Site {
        self.names.intern(place)
    }

    #[inline]
    pub(super) fn begin(&mut self, kind: PartKind, site: Site) {
        self.events.push(Event::Begin(kind, site));
    }

    #[inline]
    pub(super) fn end(&mut self) {
        self.events.push(Event::End);
    }

    #[inline]
    pub(super) fn number(
        &mut self,
        kind: Kind,
        site: Site,
        (low, high): (i128, i128),
        number: i128,
    ) {
        match i64::try_from(low) {
            Ok(least) => {
                self.events.push(Event::Number(kind, site));
                let (width, above) = ((high - low) as u64, (number - low) as u64);
                self.numbers.push((width, least, above));
            }
            Err(_) => self.other(kind, site, (low, high), Decision::Number(number)),
        }
    }

    /// Records a decision that is not a number of at most 64 bits.
    pub(super) fn other(
        &mut self,
        kind: Kind,
        site: Site,
        (low, high): (i128, i128),
        decision: Decision,
    ) {
        self.events.push(Event::Other(kind, site));
        self.others.push((low, high, decision));
    }

    pub(super) fn into_trace(self) -> Trace {
        let Self {
            events,
            numbers,
            others,
            mut names,
        } = self;
        let (mut numbers, mut others) = (numbers.into_iter(), others.into_iter());
        let mut builder = TraceBuilder::new();
        for event in events {
            let (kind, site, chosen) = match event {
                Event::Begin(kind, site) => {
                    builder.begin(kind, names.place(site));
                    continue;
                }
                Event::End => {
                    builder.end();
                    continue;
                }
                Event::Number(kind, site) => {
                    let wide = |(width, least, above): (u64, i64, u64)| {
                        let low = i128::from(least);
                        let number = low + i128::from(above);
                        (low, low + i128::from(width), Decision::Number(number))
                    };
                    (kind, site, numbers.next().map(wide))
                }
                Event::Other(kind, site) => (kind, site, others.next()),
            };
            if let Some((low, high, decision)) = chosen {
                builder.choose(Choice {
                    kind,
                    place: names.place(site),
                    low,
                    high,
                    decision,
                    value: None,
                });
            }
        }
        builder.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::Element;

    #[test]
    fn numbers_of_all_ranges_are_kept() {
        let (least, most) = (i128::from(i64::MIN), i128::from(u64::MAX));
        let ranges = [
            (0, 9, 3),
            (-5, 5, -5),
            (i128::from(i64::MAX), most, most),
            (most - 1, most, most),
            (least, least + most, least + most),
        ];
        let mut log = Log::default();
        let site = log.named(Place::new("x"));
        for (low, high, number) in ranges {
            log.begin(PartKind::Call, site);
            log.begin(PartKind::Call, site);
            log.end();
            log.end();
            log.number(Kind::Range, site, (low, high), number);
        }
        let trace = log.into_trace();
        let choices = trace.nodes().map(|node| match trace.element(node) {
            Element::Choice(choice) => (choice.low, choice.high, choice.number().unwrap_or(0)),
            Element::Part(..) => panic!("a part in which nothing was chosen"),
        });
        assert_eq!(choices.collect::<Vec<_>>(), ranges);
    }
}
