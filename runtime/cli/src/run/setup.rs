//! The executor and the sandbox of a run, by its configuration.

use std::ops::Range;
use std::sync::{Arc, Once};
use std::time::{Duration, Instant};

use crate::args::config::Config;
use crate::args::testing::Width;
use crate::exit::{Exit, Failure};
use secateur_learn::{Guidance, TrainedModel};
use secateur_oracle::remote::RemoteExecutor;
use secateur_oracle::{Interrupt, watchdog};
use secateur_oracle::{Layout, LocalExecutor, LocalOptions, PropertyTest};
use secateur_reduce::executor::{Event, Executor, OracleError, Ticket};
use secateur_reduce::search::{Budget, Oracle, Plan, SearchOptions};
use secateur_report::{hurry_when, say};
use secateur_session::Journal;

/// Least limit of a guard's time, which may build what the test does not.
///
/// Without a limit of the test, a guard has that of candidates on the original, then one by its own time.
const GUARD: Duration = Duration::from_secs(10);

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

/// Takes over the signals that end a run, as the deadline does; messages then do not wait.
pub(crate) fn interrupt(deadline: Option<Instant>) -> Result<Interrupt, Failure> {
    let interrupt = Interrupt::new()
        .map_err(|error| (Exit::Broken, format!("cannot handle signals: {error}")))?
        .until(deadline);
    let ends = interrupt.clone();
    hurry_when(move || ends.ends() || watchdog::is_over());
    Ok(interrupt)
}

pub(crate) struct Executors {
    pub(crate) test: Tests,
    pub(crate) then: Option<Tests>,
    pub(crate) guard: Option<Tests>,
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

    pub(crate) fn record(&self, journal: &mut Journal) {
        let others = self.then.iter().chain(&self.guard);
        for executor in std::iter::once(&self.test).chain(others) {
            if let Tests::Here(executor) = executor {
                journal.temporary(executor.folder());
            }
        }
    }
}

/// An executor of tests.
#[derive(Debug)]
pub(crate) enum Tests {
    Here(Box<LocalExecutor>),
    Remote(Box<RemoteExecutor>),
}

impl Tests {
    fn new(
        config: &Config,
        test: PropertyTest,
        options: LocalOptions,
        interrupt: &Interrupt,
        layout: &Layout,
    ) -> Result<Self, OracleError> {
        let interrupt = Some(interrupt.clone());
        if let Some(service) = &config.remote {
            let name = config.input.file_name().unwrap_or_default();
            let executor = RemoteExecutor::new(test, name, options, service.clone(), interrupt)?;
            return Ok(Self::Remote(Box::new(executor)));
        }
        let executor = LocalExecutor::new(test, layout.clone(), options, interrupt)?;
        Ok(Self::Here(Box::new(match config.alone {
            true => executor.with_only_children(),
            false => executor,
        })))
    }

    pub(crate) fn objection(&self) -> Option<&str> {
        match self {
            Self::Here(executor) => executor.objection(),
            Self::Remote(executor) => executor.objection(),
        }
    }

    fn notice(&self) -> Option<&str> {
        match self {
            Self::Here(executor) => executor.notice(),
            Self::Remote(_) => None,
        }
    }

    fn any(&self) -> &dyn Executor {
        match self {
            Self::Here(executor) => &**executor,
            Self::Remote(executor) => &**executor,
        }
    }

    fn any_mut(&mut self) -> &mut dyn Executor {
        match self {
            Self::Here(executor) => &mut **executor,
            Self::Remote(executor) => &mut **executor,
        }
    }
}

impl Executor for Tests {
    fn capacity(&self) -> usize {
        self.any().capacity()
    }

    fn halt(&self) -> Box<dyn Fn() -> bool + Send + Sync> {
        self.any().halt()
    }

    fn start(&mut self, candidate: &[u8]) -> Result<Ticket, OracleError> {
        self.any_mut().start(candidate)
    }

    fn wait(&mut self) -> Result<Event, OracleError> {
        self.any_mut().wait()
    }

    fn poll(&mut self) -> Result<Option<Event>, OracleError> {
        self.any_mut().poll()
    }

    fn wait_for_due(&mut self, times: &Range<Duration>) -> Result<(), OracleError> {
        self.any_mut().wait_for_due(times)
    }

    fn limit_first(&mut self, other: Duration) {
        self.any_mut().limit_first(other);
    }

    fn cancel(&mut self, ticket: Ticket) {
        self.any_mut().cancel(ticket);
    }
}

pub(crate) fn executors(
    config: &Config,
    options: &LocalOptions,
    interrupt: &Interrupt,
    layout: &Layout,
) -> Result<Executors, Failure> {
    let executor = |test: PropertyTest, options: LocalOptions| {
        Tests::new(config, test, options, interrupt, layout)
            .map_err(|error| (Exit::Broken, error.to_string()))
    };
    let then = config.then.clone();
    let then = then.map(|test| executor(test.into(), options.clone()));
    let guard = config.guards.test().map(|test| {
        let options = LocalOptions {
            timeout: options.timeout.map(|limit| limit.max(GUARD)),
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

/// Prints once, also when quiet.
fn say_missing(missing: &[String]) {
    static SAID: Once = Once::new();
    SAID.call_once(|| {
        for what in missing {
            say(&format!("warning: {what}"));
        }
    });
}

/// Prints once, also when quiet.
pub(crate) fn say_once(notice: Option<&str>) {
    static SAID: Once = Once::new();
    if let Some(notice) = notice {
        SAID.call_once(|| say(&format!("warning: {notice}")));
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
        width: config.width.edits(),
        auto_width: matches!(config.width, Width::Auto),
        ..SearchOptions::default()
    }
}
