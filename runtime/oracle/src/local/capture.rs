use std::io::{self, PipeReader, PipeWriter, Read};
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};

use crate::kept::{Kept, SEARCHED, SHOWN};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    Nothing,
    /// Both streams, in the order of writing, for messages.
    Shown,
    /// Each stream by itself, and more of it, for properties.
    Searched,
}

#[derive(Debug, Default)]
pub(super) struct Capture {
    /// Standard output, or both streams if alone.
    streams: Vec<Reader>,
}

#[derive(Debug)]
struct Reader {
    pipe: PipeReader,
    kept: Kept,
    open: bool,
}

#[derive(Debug)]
pub(super) struct Sinks {
    pub(super) out: Sink,
    pub(super) err: Sink,
}

#[derive(Debug)]
pub(super) enum Sink {
    Null,
    Pipe(PipeWriter),
}

impl Sinks {
    pub(super) fn streams(self) -> [Option<OwnedFd>; 3] {
        [None, self.out.stream(), self.err.stream()]
    }
}

impl Sink {
    fn stream(self) -> Option<OwnedFd> {
        match self {
            Self::Null => None,
            Self::Pipe(writer) => Some(writer.into()),
        }
    }
}

impl Capture {
    pub(super) fn new(wanted: Wanted) -> io::Result<(Self, Sinks)> {
        let mut streams = Vec::new();
        let mut open = |each| {
            let (pipe, writer) = io::pipe()?;
            rustix::fs::fcntl_setfl(&pipe, rustix::fs::OFlags::NONBLOCK)?;
            // A test then seldom waits for this process; less is good enough.
            #[cfg(target_os = "linux")]
            let _ = rustix::pipe::fcntl_setpipe_size(&writer, 1 << 18);
            streams.push(Reader {
                pipe,
                kept: Kept::new(each),
                open: true,
            });
            io::Result::Ok(writer)
        };
        let sinks = match wanted {
            Wanted::Nothing => Sinks {
                out: Sink::Null,
                err: Sink::Null,
            },
            Wanted::Shown => {
                let writer = open(SHOWN)?;
                Sinks {
                    out: Sink::Pipe(writer.try_clone()?),
                    err: Sink::Pipe(writer),
                }
            }
            Wanted::Searched => Sinks {
                out: Sink::Pipe(open(SEARCHED)?),
                err: Sink::Pipe(open(SEARCHED)?),
            },
        };
        Ok((Self { streams }, sinks))
    }

    /// Reads the available output; returns even if the writer never stops.
    pub(super) fn read(&mut self) {
        for stream in &mut self.streams {
            stream.read();
        }
    }

    pub(super) fn total(&self) -> u64 {
        self.streams.iter().map(|stream| stream.kept.total()).sum()
    }

    pub(super) fn descriptors(&self) -> impl Iterator<Item = BorrowedFd<'_>> {
        let open = self.streams.iter().filter(|stream| stream.open);
        open.map(|stream| stream.pipe.as_fd())
    }

    /// Returns standard output (or all) and standard error.
    pub(super) fn into_kept(self) -> (Kept, Kept) {
        let mut kept = self.streams.into_iter().map(|mut stream| {
            stream.kept.trim();
            stream.kept
        });
        let out = kept.next().unwrap_or_default();
        (out, kept.next().unwrap_or_default())
    }
}

impl Reader {
    fn read(&mut self) {
        let mut buffer = [0; 32 << 10];
        for _ in 0..64 {
            if !self.open {
                break;
            }
            match self.pipe.read(&mut buffer) {
                Ok(0) => self.open = false,
                Ok(len) => self.kept.push(&buffer[..len]),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(_) => break,
            }
        }
    }
}
