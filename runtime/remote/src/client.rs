use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use bazel_remote_apis::build::bazel::remote::execution::v2::{
    ActionResult, ExecuteRequest, ExecuteResponse, GetActionResultRequest, GetCapabilitiesRequest,
    WaitExecutionRequest, digest_function,
};
use bazel_remote_apis::google::longrunning::operation::Result as Finished;
use bazel_remote_apis::google::longrunning::{CancelOperationRequest, Operation};
use prost::Message;
use secateur_oracle::remote::wire::{Job, Report, Setup};
use secateur_oracle::remote::{CANNOT_RUN, WORKER};
use tonic::{Code, Streaming};

use crate::action::{Made, make};
use crate::connection::{CONNECTIONS, Connection, STREAMS};
use crate::failure::Failure;
use crate::inputs::Inputs;
use crate::store::{BATCH, Store};

/// The first wait after a failure, which doubles …
const SOONEST: Duration = Duration::from_millis(100);
/// … up to this.
const LATEST: Duration = Duration::from_secs(10);

/// Attempts to reach the service at the start, when nothing is lost yet.
const FIRST: u32 = 3;

/// A stream that ends so soon was not cut by a limit of its time.
const BRIEF: Duration = Duration::from_secs(5);

/// Bytes of a worker's messages in an error.
const SHOWN: usize = 2000;

/// Runs actions of one search.
#[derive(Debug)]
pub(crate) struct Client {
    setup: Setup,
    inputs: Inputs,
    store: Store,
    /// Distinguishes searches.
    run: u64,
    next: AtomicU64,
    /// Counts the losses of blobs, so that inputs are uploaded once after each.
    losses: AtomicU64,
    uploaded: tokio::sync::Mutex<Option<u64>>,
    /// Whether the service cancels operations.
    cancels: AtomicBool,
    /// Operations of each connection.
    under_way: [AtomicUsize; CONNECTIONS],
    /// Operations that are being cancelled.
    pub(crate) cancelling: AtomicUsize,
}

impl Client {
    /// Reads the inputs and looks for the service.
    ///
    /// The error is for a person.
    pub(crate) async fn new(mut setup: Setup) -> Result<Self, String> {
        let worker = setup.service.worker.clone().map_or_else(worker, Ok)?;
        setup.files.push((worker, WORKER.to_owned()));
        let inputs = Inputs::new(&setup.files)?;
        let store = Store {
            instance: setup.service.instance.clone(),
            connection: Connection::new(&setup.service)?,
            batch: BATCH,
        };
        let mut client = Self {
            setup,
            inputs,
            store,
            run: fastrand::u64(..),
            next: AtomicU64::new(0),
            losses: AtomicU64::new(0),
            uploaded: tokio::sync::Mutex::new(None),
            cancels: AtomicBool::new(true),
            under_way: Default::default(),
            cancelling: AtomicUsize::new(0),
        };
        let service = &client.setup.service;
        let mut patience = Patience::new(FIRST.min(service.attempts));
        client.store.batch = loop {
            match client.look().await {
                Ok(batch) => break batch,
                Err(failure) => {
                    let waited = patience.wait(&failure).await;
                    waited.map_err(|message| format!("{}: {message}", service.endpoint))?;
                }
            }
        };
        Ok(client)
    }

    /// Checks what the service can do; returns the maximal bytes of blobs in a request.
    async fn look(&self) -> Result<usize, Failure> {
        let request = GetCapabilitiesRequest {
            instance_name: self.store.instance.clone(),
        };
        let mut client = self.store.connection.capabilities.clone();
        let found = match client.get_capabilities(request).await {
            Ok(response) => response.into_inner(),
            // Some have no such service.
            Err(status) if status.code() == Code::Unimplemented => return Ok(BATCH),
            Err(status) => return Err(status.into()),
        };
        let cache = found.cache_capabilities.unwrap_or_default();
        let sha256 = digest_function::Value::Sha256 as i32;
        if !cache.digest_functions.is_empty() && !cache.digest_functions.contains(&sha256) {
            return Err(Failure::Broken(
                "the service does not support SHA-256, which is needed: name another".to_owned(),
            ));
        }
        if found
            .execution_capabilities
            .is_some_and(|it| !it.exec_enabled)
        {
            let message =
                "the service stores results, but executes nothing: name an execution service";
            return Err(Failure::Broken(message.to_owned()));
        }
        let most = usize::try_from(cache.max_batch_total_size_bytes).unwrap_or_default();
        Ok(match most {
            0 => BATCH,
            most => most.min(BATCH),
        })
    }

    /// Runs jobs with the same arguments as one action; returns their reports.
    ///
    /// The error is for a person.
    pub(crate) async fn run(self: &Arc<Self>, jobs: &[Job]) -> Result<Vec<Vec<u8>>, String> {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let unique = format!("{:016x}.{number}", self.run);
        let made = make(&self.setup, &self.inputs, jobs, &unique);
        let mut patience = Patience::new(self.setup.service.attempts);
        loop {
            let losses = self.losses.load(Ordering::Relaxed);
            let failure = match self.attempt(&made).await {
                Ok(reports) => return Ok(reports),
                Err(failure) => failure,
            };
            if matches!(failure, Failure::Missing(_)) {
                // Once, if several actions find it.
                let (order, next) = (Ordering::Relaxed, losses + 1);
                let _ = self.losses.compare_exchange(losses, next, order, order);
            }
            patience.wait(&failure).await?;
        }
    }

    async fn attempt(self: &Arc<Self>, made: &Made) -> Result<Vec<Vec<u8>>, Failure> {
        let mut stored = made.is_cached;
        if stored && let Some(result) = self.known(made).await? {
            match self.reports(made, &result).await {
                // Some services store failed actions, too.
                Ok(_) if result.exit_code != 0 => stored = false,
                Ok(reports) => return Ok(reports),
                Err(Failure::Lost(message)) => return Err(Failure::Lost(message)),
                // The service forgot a report, but not that there was one.
                Err(_) => stored = false,
            }
        }
        self.upload_inputs().await?;
        self.store.upload(&made.blobs).await?;
        let mut response = self.execute(made, stored).await?;
        let is_failed = |result: &ActionResult| result.exit_code != 0;
        if response.cached_result && response.result.as_ref().is_some_and(is_failed) {
            response = self.execute(made, false).await?;
        }
        if let Some(status) = response.status.filter(|status| status.code != 0) {
            let code = Code::from(status.code);
            return Err(Failure::of(code, &status.message));
        }
        let result = response.result.unwrap_or_default();
        self.reports(made, &result).await
    }

    /// Looks for a stored result.
    async fn known(&self, made: &Made) -> Result<Option<ActionResult>, Failure> {
        let request = GetActionResultRequest {
            instance_name: self.store.instance.clone(),
            action_digest: Some(made.digest.clone()),
            inline_output_files: made.reports.clone(),
            ..GetActionResultRequest::default()
        };
        let mut client = self.store.connection.cache.clone();
        match client.get_action_result(request).await {
            Ok(response) => Ok(Some(response.into_inner())),
            Err(status) => match status.code() {
                Code::NotFound | Code::Unimplemented | Code::PermissionDenied => Ok(None),
                _ => Err(status.into()),
            },
        }
    }

    /// Uploads what all actions contain, at the start and after a loss of blobs.
    async fn upload_inputs(&self) -> Result<(), Failure> {
        let mut uploaded = self.uploaded.lock().await;
        let losses = self.losses.load(Ordering::Relaxed);
        if *uploaded != Some(losses) {
            self.store.complete(&self.inputs.blobs).await?;
            *uploaded = Some(losses);
        }
        Ok(())
    }

    async fn execute(
        self: &Arc<Self>,
        made: &Made,
        stored: bool,
    ) -> Result<ExecuteResponse, Failure> {
        let request = ExecuteRequest {
            instance_name: self.store.instance.clone(),
            skip_cache_lookup: !stored,
            action_digest: Some(made.digest.clone()),
            inline_output_files: made.reports.clone(),
            ..ExecuteRequest::default()
        };
        let mut under_way = UnderWay {
            client: Arc::clone(self),
            name: None,
            connection: self.least_used(),
        };
        let mut client = self.store.connection.executions[under_way.connection].clone();
        let mut stream = client.execute(request).await?.into_inner();
        let mut lost = match under_way.follow(&mut stream).await {
            Ok(response) => return Ok(response),
            Err(failure) => failure,
        };
        // The action may still run where only the stream was cut, as some proxies do in time.
        while let Some(name) = under_way.name.clone().filter(|_| lost.is_loss()) {
            let began = Instant::now();
            let request = WaitExecutionRequest { name };
            let Ok(response) = client.wait_execution(request).await else {
                break;
            };
            under_way.name = None;
            match under_way.follow(&mut response.into_inner()).await {
                Ok(response) => return Ok(response),
                Err(failure) => lost = failure,
            }
            if began.elapsed() < BRIEF {
                break;
            }
        }
        under_way.name = None;
        Err(lost)
    }

    /// Returns a connection for an operation that begins.
    fn least_used(&self) -> usize {
        let used = |&at: &usize| self.under_way[at].load(Ordering::Relaxed);
        let free = (0..CONNECTIONS).find(|at| used(at) < STREAMS);
        let connection = free.or_else(|| (0..CONNECTIONS).min_by_key(used));
        let connection = connection.unwrap_or_default();
        self.under_way[connection].fetch_add(1, Ordering::Relaxed);
        connection
    }

    /// Returns the reports of an action that ended.
    async fn reports(&self, made: &Made, result: &ActionResult) -> Result<Vec<Vec<u8>>, Failure> {
        let mut reports = Vec::new();
        for name in &made.reports {
            let file = result.output_files.iter().find(|file| file.path == *name);
            let Some(file) = file else {
                return Err(self.unreported(result).await);
            };
            let report = match &file.digest {
                Some(digest) if file.contents.len() as i64 != digest.size_bytes => {
                    self.store.read(digest).await?
                }
                _ => file.contents.clone(),
            };
            if Report::decode(&report).is_none() {
                return Err(Failure::Missing("a malformed report".to_owned()));
            }
            reports.push(report);
        }
        Ok(reports)
    }

    /// Returns why a worker left no report.
    async fn unreported(&self, result: &ActionResult) -> Failure {
        let mut text = result.stderr_raw.clone();
        if let Some(digest) = result.stderr_digest.as_ref().filter(|_| text.is_empty()) {
            text = self.store.read(digest).await.unwrap_or_default();
        }
        text.truncate(SHOWN);
        let text = String::from_utf8_lossy(&text);
        let text = text.trim();
        match result.exit_code {
            code if code == i32::from(CANNOT_RUN) => Failure::Broken(text.to_owned()),
            code => Failure::Lost(format!("a worker ended with status {code}: {text}")),
        }
    }

    async fn cancel(&self, name: String) {
        if !self.cancels.load(Ordering::Relaxed) {
            return;
        }
        let mut client = self.store.connection.operations.clone();
        let request = CancelOperationRequest { name };
        if let Err(status) = client.cancel_operation(request).await
            && status.code() == Code::Unimplemented
        {
            self.cancels.store(false, Ordering::Relaxed);
        }
    }
}

/// The attempts of an action.
struct Patience {
    attempts: u32,
    failed: u32,
    wait: Duration,
}

impl Patience {
    const fn new(attempts: u32) -> Self {
        Self {
            attempts,
            failed: 0,
            wait: SOONEST,
        }
    }

    /// Waits for the next attempt; the error is for a person, if there is none.
    async fn wait(&mut self, failure: &Failure) -> Result<(), String> {
        let message = failure.message();
        if matches!(failure, Failure::Broken(_)) {
            return Err(message.to_owned());
        }
        self.failed += 1;
        if self.failed >= self.attempts {
            let failed = self.failed;
            return Err(format!(
                "{failed} attempts failed, the last with: {message}"
            ));
        }
        tokio::time::sleep(self.wait).await;
        self.wait = (2 * self.wait).min(LATEST);
        Ok(())
    }
}

/// An operation, cancelled on drop unless it ended.
struct UnderWay {
    client: Arc<Client>,
    name: Option<String>,
    connection: usize,
}

impl UnderWay {
    /// Reads the states of the operation until its end.
    async fn follow(
        &mut self,
        stream: &mut Streaming<Operation>,
    ) -> Result<ExecuteResponse, Failure> {
        while let Some(operation) = stream.message().await? {
            let Operation {
                name, done, result, ..
            } = operation;
            if !done {
                self.name = Some(name);
                continue;
            }
            self.name = None;
            return match result {
                Some(Finished::Response(any)) => ExecuteResponse::decode(&*any.value)
                    .map_err(|error| Failure::Lost(format!("a malformed response: {error}"))),
                Some(Finished::Error(status)) => {
                    Err(Failure::of(Code::from(status.code), &status.message))
                }
                None => Err(Failure::Lost("an operation without a result".to_owned())),
            };
        }
        let message = "the service ended the operation's stream";
        Err(Failure::Lost(message.to_owned()))
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        self.client.under_way[self.connection].fetch_sub(1, Ordering::Relaxed);
        let Some(name) = self.name.take().filter(|name| !name.is_empty()) else {
            return;
        };
        let client = Arc::clone(&self.client);
        client.cancelling.fetch_add(1, Ordering::Relaxed);
        tokio::spawn(async move {
            client.cancel(name).await;
            client.cancelling.fetch_sub(1, Ordering::Relaxed);
        });
    }
}

/// Returns the worker that comes with this program.
fn worker() -> Result<PathBuf, String> {
    let beside = std::env::current_exe().ok();
    let beside = beside.map(|path| path.with_file_name(WORKER));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).map(|folder| folder.join(WORKER));
    beside
        .into_iter()
        .chain(folders)
        .find(|path| path.is_file())
        .ok_or_else(|| {
            format!("there is no {WORKER} beside secateur-remote or in the PATH: install it there")
        })
}
