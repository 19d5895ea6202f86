//! How the run of a generator is made and reduced.

use std::path::PathBuf;

use clap::Args;

use secateur_reduce::minimize::{self, MinimizerKind};
use secateur_trace::Policy;
use secateur_trace::strategy::{self, DEFAULT, TraceStrategyKind};

/// How the run is made and reduced.
#[derive(Debug, Args)]
#[command(next_help_heading = "The generator")]
pub(crate) struct RunArguments {
    /// Call the input this where TEST runs; the extension tells the language.
    #[arg(long, value_name = "NAME", required = true)]
    pub(crate) name: PathBuf,

    /// Begin with this run instead of recording one.
    #[arg(long, value_name = "FILE")]
    pub(crate) trace: Option<PathBuf>,

    /// Seed the generator's random numbers; otherwise it does that itself.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,

    /// When a run leaves its trace, give the candidate up (`halt`), drop the part around, too
    /// (`bypass`), or go on with any legal decision (`realign`).
    #[arg(long, value_name = "WHAT", default_value = "realign")]
    policy: String,

    /// Reduce the run by these strategies, in order, with commas between them (queue,
    /// numbers, sorted, hdd, sequence), and with the list minimizer behind a colon if one is
    /// there.
    #[arg(long, value_name = "NAMES[:MINIMIZER]")]
    trace_strategy: Option<String>,

    /// Leave the text as the smallest run made it.
    #[arg(long)]
    pub(crate) only_trace: bool,

    /// Reduce the text of the smallest run alone, not that of the original, too, which may
    /// end smaller.
    #[arg(long)]
    pub(crate) one_start: bool,
}

/// What the run is reduced with.
pub(crate) struct Wanted {
    pub(crate) policy: Policy,
    pub(crate) strategies: Vec<TraceStrategyKind>,
    pub(crate) lists: Option<MinimizerKind>,
}

impl RunArguments {
    /// Returns what the run is reduced with.
    ///
    /// # Errors
    /// A message for a person if a name is unknown.
    pub(crate) fn wanted(&self) -> Result<Wanted, String> {
        let policy = &self.policy;
        let policy = Policy::ALL.into_iter().find(|known| known.name() == policy);
        let policy = policy.ok_or_else(|| {
            let names = Policy::ALL.map(Policy::name).join(", ");
            format!("there is no policy `{}`; there are {names}", self.policy)
        })?;
        let named = self.trace_strategy.as_deref();
        let (names, lists) = match named.and_then(|named| named.split_once(':')) {
            Some((names, lists)) => (Some(names), Some(lists)),
            None => (named, None),
        };
        let strategies = match names {
            None => DEFAULT.to_vec(),
            Some(names) => names
                .split(',')
                .map(|name| {
                    strategy::find(name).ok_or_else(|| {
                        let known = strategy::STRATEGIES.iter().map(|kind| kind.name);
                        let known: Vec<&str> = known.collect();
                        format!(
                            "there is no strategy `{name}` for runs; there are {}",
                            known.join(", ")
                        )
                    })
                })
                .collect::<Result<_, _>>()?,
        };
        let lists = match lists {
            None => None,
            Some(name) => Some(minimize::find(name).ok_or_else(|| {
                format!("there is no list minimizer `{name}` (`list strategies`)")
            })?),
        };
        Ok(Wanted {
            policy,
            strategies,
            lists,
        })
    }
}
