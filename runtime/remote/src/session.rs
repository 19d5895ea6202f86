use std::collections::HashMap;
use std::io;
use std::os::unix::net;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use secateur_oracle::remote::wire::{Answer, Job, Order, Report, Setup, framed};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::UnixStream;
use tokio::net::unix::OwnedReadHalf;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;

use crate::client::Client;

/// Time to wait for more candidates of an action.
const GATHERING: Duration = Duration::from_millis(2);

/// The time that an action of several candidates shall take.
const FULL: Duration = Duration::from_secs(1);

/// Time for the service to hear of cancelled operations at the end.
const END: Duration = Duration::from_secs(1);

/// Ended actions of which the handles are kept.
const KEPT: usize = 1024;

/// An action under way.
#[derive(Clone, Debug)]
struct Action {
    /// Jobs that are not cancelled.
    wanted: Arc<AtomicUsize>,
    handle: AbortHandle,
}

struct Session {
    client: Arc<Client>,
    batch: usize,
    waiting: Vec<Job>,
    actions: HashMap<u64, Action>,
    answers: mpsc::UnboundedSender<Answer>,
    /// The mean time of a test in microseconds, or 0.
    mean: Arc<AtomicUsize>,
}

/// Runs the jobs of a search until it closes the socket.
pub(crate) async fn run(stream: net::UnixStream) -> io::Result<()> {
    stream.set_nonblocking(true)?;
    let (mut reader, mut writer) = UnixStream::from_std(stream)?.into_split();
    let setup = match message(&mut reader).await? {
        Some(message) => Setup::decode(&message).ok_or_else(malformed)?,
        None => return Ok(()),
    };
    let (answers, mut outgoing) = mpsc::unbounded_channel::<Answer>();
    let writing = tokio::spawn(async move {
        while let Some(answer) = outgoing.recv().await {
            if writer.write_all(&framed(&answer.encode())).await.is_err() {
                break;
            }
        }
    });
    let (incoming, mut orders) = mpsc::unbounded_channel();
    let reading = tokio::spawn(async move {
        while let Some(message) = message(&mut reader).await? {
            let order = Order::decode(&message).ok_or_else(malformed)?;
            if incoming.send(order).is_err() {
                break;
            }
        }
        io::Result::Ok(())
    });
    let batch = setup.service.batch.max(1) as usize;
    match Client::new(setup).await {
        Ok(client) => {
            let session = Session {
                client: Arc::new(client),
                batch,
                waiting: Vec::new(),
                actions: HashMap::new(),
                answers,
                mean: Arc::new(AtomicUsize::new(0)),
            };
            session.run(&mut orders).await;
        }
        Err(message) => {
            while let Some(order) = orders.recv().await {
                if let Order::Start(job) = order {
                    let report = Err(message.clone());
                    let _ = answers.send(Answer { id: job.id, report });
                }
            }
        }
    }
    writing.abort();
    reading.await.unwrap_or(Ok(()))
}

/// Reads a message; `None` at the end of the stream.
async fn message(reader: &mut OwnedReadHalf) -> io::Result<Option<Vec<u8>>> {
    let len = match reader.read_u32_le().await {
        Ok(len) => len,
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(None),
        // The other end was dropped with messages that it had not read.
        Err(error) if error.kind() == io::ErrorKind::ConnectionReset => return Ok(None),
        Err(error) => return Err(error),
    };
    let mut message = vec![0; len as usize];
    reader.read_exact(&mut message).await?;
    Ok(Some(message))
}

fn malformed() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "a malformed message")
}

impl Session {
    async fn run(mut self, orders: &mut mpsc::UnboundedReceiver<Order>) {
        loop {
            let order = if self.waiting.is_empty() {
                orders.recv().await
            } else {
                match tokio::time::timeout(GATHERING, orders.recv()).await {
                    Ok(order) => order,
                    Err(_) => {
                        self.start();
                        continue;
                    }
                }
            };
            match order {
                None => break,
                Some(Order::Cancel(id)) => self.cancel(id),
                Some(Order::Start(job)) => {
                    let others = self.waiting.first();
                    if others.is_some_and(|other| other.arguments != job.arguments) {
                        self.start();
                    }
                    self.waiting.push(job);
                    if self.waiting.len() >= self.size() {
                        self.start();
                    }
                }
            }
        }
        for action in self.actions.values() {
            action.handle.abort();
        }
        // Aborted tasks begin to cancel when they are dropped.
        let cancelled = async {
            tokio::task::yield_now().await;
            while self.client.cancelling.load(Ordering::Relaxed) > 0 {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        };
        let _ = tokio::time::timeout(END, cancelled).await;
    }

    /// Returns the number of candidates for an action.
    fn size(&self) -> usize {
        let mean = self.mean.load(Ordering::Relaxed);
        match mean {
            0 => 1,
            mean => (FULL.as_micros() as usize / mean).clamp(1, self.batch),
        }
    }

    /// Starts the waiting jobs as one action.
    fn start(&mut self) {
        let jobs = std::mem::take(&mut self.waiting);
        let ids: Vec<u64> = jobs.iter().map(|job| job.id).collect();
        let client = Arc::clone(&self.client);
        let answers = self.answers.clone();
        let mean = Arc::clone(&self.mean);
        let task = tokio::spawn(async move {
            let reports: Vec<Result<Vec<u8>, String>> = match client.run(&jobs).await {
                Ok(reports) => reports.into_iter().map(Ok).collect(),
                Err(message) => jobs.iter().map(|_| Err(message.clone())).collect(),
            };
            for (job, report) in jobs.iter().zip(reports) {
                if let Some(report) = report.as_ref().ok().and_then(|it| Report::decode(it)) {
                    record(&mean, report.elapsed);
                }
                let _ = answers.send(Answer { id: job.id, report });
            }
        });
        let action = Action {
            wanted: Arc::new(AtomicUsize::new(ids.len())),
            handle: task.abort_handle(),
        };
        if self.actions.len() >= KEPT {
            self.actions
                .retain(|_, action| !action.handle.is_finished());
        }
        self.actions
            .extend(ids.into_iter().map(|id| (id, action.clone())));
    }

    fn cancel(&mut self, id: u64) {
        self.waiting.retain(|job| job.id != id);
        if let Some(action) = self.actions.remove(&id)
            && action.wanted.fetch_sub(1, Ordering::Relaxed) == 1
        {
            action.handle.abort();
        }
    }
}

/// Adds a test's time to the mean of the latest.
fn record(mean: &AtomicUsize, time: Duration) {
    let time = (time.as_micros() as usize).max(1);
    let old = mean.load(Ordering::Relaxed);
    let new = match old {
        0 => time,
        old => (7 * old + time) / 8,
    };
    mean.store(new.max(1), Ordering::Relaxed);
}
