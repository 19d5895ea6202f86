use std::sync::{Arc, Once};

use crate::args::config::Config;
use crate::args::testing::Width;
use crate::exit::{Exit, Failure};
use crate::run::end::say;
use secateur_learn::{Guidance, TrainedModel};
use secateur_oracle::Interrupt;
use secateur_oracle::{Layout, LocalExecutor, LocalOptions, PropertyTest};
use secateur_reduce::search::{Budget, Oracle, Plan, SearchOptions};
use secateur_session::Journal;

pub(crate) fn options(config: &Config) -> LocalOptions {
    LocalOptions {
        jobs: config.jobs,
        timeout: config.timeout,
        timeout_is_interesting: config.timeout_is_interesting,
        keep_output: 1,
        limits: config.limits,
        sandbox_rules: config.sandbox_rules.clone(),
        temp: config.temp.clone(),
    }
}

/// The executors of a reduction.
pub(crate) struct Executors {
    pub(crate) test: LocalExecutor,
    pub(crate) then: Option<LocalExecutor>,
    pub(crate) guard: Option<LocalExecutor>,
}

impl Executors {
    pub(crate) fn oracle(&mut self, config: &Config) -> Oracle<'_> {
        let mut oracle = Oracle::new(&mut self.test);
        if let Some(then) = &mut self.then {
            oracle = oracle.then(then, config.every);
        }
        match &mut self.guard {
            None => oracle,
            Some(guard) => oracle.guarded(guard),
        }
    }

    /// Records the directories of the tests.
    pub(crate) fn record(&self, journal: &mut Journal) {
        let others = self.then.iter().chain(&self.guard);
        for executor in std::iter::once(&self.test).chain(others) {
            journal.temporary(executor.folder());
        }
    }
}

/// Makes the executors of the property test, and of the second test and the guards, if any.
pub(crate) fn executors(
    config: &Config,
    options: &LocalOptions,
    interrupt: &Interrupt,
    layout: &Layout,
) -> Result<Executors, Failure> {
    let executor = |test: PropertyTest, options: LocalOptions| {
        LocalExecutor::new(test, layout.clone(), options, Some(interrupt.clone()))
            .map_err(|error| (Exit::Broken, error.to_string()))
            .map(|executor| match config.alone {
                true => executor.with_only_children(),
                false => executor,
            })
    };
    let then = config.then.clone();
    let then = then.map(|test| executor(test.into(), options.clone()));
    // A guard has a limit by its own time on the original.
    let guard = config.guards.test().map(|test| {
        let options = LocalOptions {
            timeout: None,
            timeout_is_interesting: false,
            ..options.clone()
        };
        executor(test, options)
    });
    let executors = Executors {
        test: executor(config.test.clone(), options.clone())?,
        then: then.transpose()?,
        guard: guard.transpose()?,
    };
    say_once(executors.test.notice());
    say_missing(&config.guards.missing);
    Ok(executors)
}

/// Prints once, also when quiet, which tools of the guards are missing.
fn say_missing(missing: &[String]) {
    static SAID: Once = Once::new();
    SAID.call_once(|| {
        for what in missing {
            say(&format!("warning: {what}"));
        }
    });
}

/// Prints once, also when quiet, that the system has no sandbox.
pub(crate) fn say_once(notice: Option<&str>) {
    static SAID: Once = Once::new();
    if let Some(notice) = notice {
        SAID.call_once(|| say(notice));
    }
}

pub(crate) fn search(
    config: &Config,
    plan: Plan,
    model: Option<Arc<TrainedModel>>,
) -> SearchOptions {
    SearchOptions {
        guidance: model.map(|model| model as Arc<dyn Guidance>),
        unguided: config.model.off,
        corpus_order: config.model.corpus_order,
        verify_syntax: cfg!(debug_assertions),
        plan,
        budget: Budget {
            tests: config.max_tests,
            time: config.max_time,
        },
        name: config.input.file_name().unwrap_or_default().to_owned(),
        distrust: true,
        flaky: config.flaky,
        width: match config.width {
            Width::Edits(width) => width,
            Width::Auto => 0,
        },
        auto_width: matches!(config.width, Width::Auto),
        ..SearchOptions::default()
    }
}
