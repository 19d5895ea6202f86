use std::sync::{Arc, Once};

use crate::args::config::Config;
use crate::exit::{Exit, Failure};
use crate::run::end::say;
use secateur_learn::{Guidance, TrainedModel};
use secateur_oracle::Interrupt;
use secateur_oracle::{Layout, LocalExecutor, LocalOptions, PropertyTest};
use secateur_reduce::search::{Budget, Plan, SearchOptions};

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

/// Makes the executors of the property test and of the second test, if any.
pub(crate) fn executors(
    config: &Config,
    options: &LocalOptions,
    interrupt: &Interrupt,
    layout: &Layout,
) -> Result<(LocalExecutor, Option<LocalExecutor>), Failure> {
    let executor = |test: PropertyTest| {
        LocalExecutor::new(
            test,
            layout.clone(),
            options.clone(),
            Some(interrupt.clone()),
        )
        .map_err(|error| (Exit::Broken, error.to_string()))
        .map(|executor| match config.alone {
            true => executor.with_only_children(),
            false => executor,
        })
    };
    let then = config.then.clone().map(|test| executor(test.into()));
    let executors = (executor(config.test.clone())?, then.transpose()?);
    say_once(executors.0.notice());
    Ok(executors)
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
        confirm: config.confirm,
        ..SearchOptions::default()
    }
}
