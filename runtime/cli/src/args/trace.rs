use std::path::PathBuf;

use clap::Args;

use crate::args::numbers::number;
use secateur_reduce::minimize::{self, MinimizerKind};
use secateur_trace::Policy;
use secateur_trace::strategy::{self, DEFAULT, TraceStrategyKind};

/// The options of runs of generators.
#[derive(Debug, Args)]
#[command(next_help_heading = "The generator")]
pub(crate) struct RunArguments {
    /// Give the input this name when TEST runs; its extension selects the language.
    #[arg(long, value_name = "NAME", required = true)]
    pub(crate) name: PathBuf,

    /// Start with this trace instead of recording a run.
    #[arg(long, value_name = "FILE")]
    pub(crate) trace: Option<PathBuf>,

    /// Seed the generator's random numbers [default: the generator's own seed].
    #[arg(long, value_name = "NUMBER", value_parser = number::<u64>)]
    pub(crate) seed: Option<u64>,

    /// Reject a run that leaves its trace (`halt`), delete that part (`bypass`), or `realign`.
    #[arg(long, value_name = "WHAT", default_value = "realign")]
    policy: String,

    /// Reduce the run by: queue, numbers, sorted, hdd, sequence, greduce-sequence, -tree, -tree-star.
    #[arg(long, value_name = "NAMES[:MINIMIZER]")]
    trace_strategy: Option<String>,

    /// Keep the text of the smallest run instead of reducing it further.
    #[arg(long)]
    pub(crate) only_trace: bool,

    /// Reduce only the text of the smallest run, and not also that of the original, which may
    /// end smaller.
    #[arg(long)]
    pub(crate) one_start: bool,
}

pub(crate) struct Wanted {
    pub(crate) policy: Policy,
    pub(crate) strategies: Vec<TraceStrategyKind>,
    pub(crate) lists: Option<MinimizerKind>,
}

impl RunArguments {
    /// Validates the options; the error is a message with the unknown name.
    pub(crate) fn wanted(&self) -> Result<Wanted, String> {
        let policy = &self.policy;
        let policy = Policy::ALL.into_iter().find(|known| known.name() == policy);
        let policy = policy.ok_or_else(|| {
            let names = Policy::ALL.map(Policy::name).join(", ");
            format!(
                "there is no policy `{}`; the policies are {names}",
                self.policy
            )
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
                            "there is no strategy `{name}` for runs; the strategies are {}",
                            known.join(", ")
                        )
                    })
                })
                .collect::<Result<_, _>>()?,
        };
        let lists = match lists {
            None => None,
            Some(name) => Some(minimize::find(name).ok_or_else(|| {
                format!("there is no list minimizer `{name}`; `list strategies` shows them")
            })?),
        };
        Ok(Wanted {
            policy,
            strategies,
            lists,
        })
    }
}
