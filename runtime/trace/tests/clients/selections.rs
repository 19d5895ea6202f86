//! Selections (GReduce, section 3.4) that a client's traces do not declare.

use secateur_reduce::executor::FnExecutor;
use secateur_reduce::search::Oracle;
use secateur_trace::strategy::find;
use secateur_trace::{Policy, Run, TraceOptions, reduce_run};

use super::Program;
use super::checks::{LIMIT, MOST_SEEDS, Runner, run, same};

/// Each block, and a strategy and a policy that remove it.
const REMOVALS: [(&str, &str, Policy); 6] = [
    ("ab", "greduce-sequence", Policy::Halt),
    ("ab", "greduce-tree", Policy::Bypass),
    ("b", "greduce-tree", Policy::Halt),
    ("c", "greduce-sequence", Policy::Bypass),
    ("d", "greduce-tree", Policy::Halt),
    ("e", "greduce-sequence", Policy::Halt),
];

pub fn removed(runner: &mut Runner) -> Result<(), String> {
    for seed in 0..MOST_SEEDS {
        let Some(mut generator) = runner.start(Program::Blocks, seed) else {
            return Ok(());
        };
        let whole: Run = run(secateur_trace::Generator::record(
            &mut generator,
            Some(seed.into()),
            LIMIT,
        ))?;
        let text = String::from_utf8_lossy(&whole.output).into_owned();
        if text.lines().count() < 5 {
            continue;
        }
        for (block, strategy, policy) in REMOVALS {
            let rest = text.lines().filter(|line| !block.contains(&line[..1]));
            let rest: String = rest.flat_map(|line| [line, "\n"]).collect();
            let accepts = |input: &[u8]| [text.as_bytes(), rest.as_bytes()].contains(&input);
            let mut executor = FnExecutor::new(accepts);
            let options = TraceOptions {
                strategies: vec![find(strategy).ok_or("no such strategy")?],
                policy,
                ..TraceOptions::default()
            };
            let oracle = Oracle::new(&mut executor);
            let reduced = reduce_run(&mut generator, whole.clone(), oracle, options, &mut ());
            let reduced = reduced.map_err(|error| error.to_string())?;
            let left = String::from_utf8_lossy(&reduced.run.output).into_owned();
            same(&format!("{strategy} without {block}"), &left, &rest)?;
        }
        return Ok(());
    }
    Err(format!("none of {MOST_SEEDS} seeds makes all blocks"))
}
