//! Outputs: files, each replaced in one step, and streams.
//!
//! Links are followed to their targets, existing or not, so links, devices and FIFOs stay.
//! [`Output::file`] takes only regular files, [`Output::new`] also a character device or a FIFO
//! with a reader. Both check the place: an unwritable output is an error before the first test.
//!
//! A file that is this program's standard output or error, as `/dev/stdout` may be, is not replaced:
//! what else is written there would be lost. It is written as a stream is.
//!
//! A stream never blocks: data that its reader has not taken waits in memory. At the end the reader
//! has [`PATIENCE`] for each part.

use std::cell::RefCell;
use std::fs::{self, File};
use std::io::{self, BufRead, Write};
use std::os::fd::AsFd;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{FileTypeExt, MetadataExt};
use std::path::{Path, PathBuf};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{Mode, OFlags, fstat};
use rustix::io::Errno;
use tempfile::NamedTempFile;

use crate::held::{append, cut, is_at, taken_away};
use crate::unfinished;

/// Maximal time without a read at the end, in seconds.
const PATIENCE: i64 = 1;

/// Maximal bytes that wait for the reader of a stream.
const WAITING: usize = 1 << 26;

/// Maximal number of links that are followed, as in Linux.
const LINKS: usize = 40;

/// An unsuitable place for an output.
#[derive(Debug, thiserror::Error)]
pub enum OutputError {
    /// The original that an earlier run kept would be lost.
    #[error("{} exists already; move it away, since the original is kept there", .0.display())]
    OriginalKept(PathBuf),
    /// There is no place beside the input.
    #[error("the input {} is not an ordinary file: name the result with --output", .0.display())]
    IsStream(PathBuf),
    /// The input itself.
    #[error("the output {} is the input itself; use --in-place, which keeps the original", .0.display())]
    IsInput(PathBuf),
    /// The usual word for standard output, which would be the name of a file.
    #[error("standard output cannot be the output: name a file (`./-` is the file `-`)")]
    Dash,
    /// A directory, or a device or FIFO where a file is needed.
    #[error("the output {} exists and is not an ordinary file: name another", .0.display())]
    NotFile(PathBuf),
    /// Neither a regular file nor a stream.
    #[error("the output {} is neither an ordinary file nor a character device or FIFO: name another", .0.display())]
    NotStream(PathBuf),
    /// A file that this program has open, and that others may write to.
    #[error("the output {} is a file that this program has open: name another", .0.display())]
    IsOpen(PathBuf),
    /// A FIFO without a reader.
    #[error("no program reads from the FIFO {}: start the reader first", .0.display())]
    NoReader(PathBuf),
    /// The output cannot be written.
    #[error("cannot write to {}: {source}", .path.display())]
    Unwritable {
        /// The output, or its directory.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
}

/// A place that can be written.
#[derive(Debug)]
pub struct Output {
    path: PathBuf,
    stream: Option<RefCell<Stream>>,
}

impl Output {
    /// Takes a regular file, which need not exist.
    ///
    /// # Errors
    /// If the path leads to anything else, or no file can be made beside it.
    pub fn file(path: &Path) -> Result<Self, OutputError> {
        if path.as_os_str() == "-" {
            return Err(OutputError::Dash);
        }
        if path.exists() && !path.is_file() {
            return Err(OutputError::NotFile(path.to_owned()));
        }
        if path.is_file() && (is_descriptor(path) || standard(path).is_some()) {
            return Err(OutputError::IsOpen(path.to_owned()));
        }
        let is_directory = path.as_os_str().as_bytes().ends_with(b"/");
        let path = followed(path);
        for (is_unfit, error) in [
            (is_directory, Errno::ISDIR),
            (path.is_symlink(), Errno::LOOP),
        ] {
            if is_unfit {
                let source = error.into();
                return Err(OutputError::Unwritable { path, source });
            }
        }
        let folder = folder(&path);
        let tried = match folder.is_dir() {
            // Without a name, which a kill would leave.
            true => tempfile::tempfile_in(folder).map(drop),
            false => Err(io::Error::other(
                "there is no such directory, make it first",
            )),
        };
        if let Err(source) = tried {
            return Err(OutputError::Unwritable {
                path: folder.to_owned(),
                source: without_path(source),
            });
        }
        Ok(Self { path, stream: None })
    }

    /// Takes a regular file, a character device or a FIFO that is read from.
    ///
    /// # Errors
    /// If the path leads to anything else or cannot be written, or no process reads from the FIFO.
    pub fn new(path: &Path) -> Result<Self, OutputError> {
        let Ok(data) = fs::metadata(path) else {
            return Self::file(path);
        };
        let kind = data.file_type();
        if kind.is_file() {
            return match standard(path) {
                None => Self::file(path),
                Some(file) => Ok(Self {
                    path: path.to_owned(),
                    stream: Some(RefCell::new(Stream::of(file))),
                }),
            };
        }
        if !kind.is_char_device() && !kind.is_fifo() {
            return Err(OutputError::NotStream(path.to_owned()));
        }
        let stream = Stream::open(path).map_err(|error| match error {
            Errno::NXIO if kind.is_fifo() => OutputError::NoReader(path.to_owned()),
            error => OutputError::Unwritable {
                path: path.to_owned(),
                source: error.into(),
            },
        })?;
        Ok(Self {
            path: path.to_owned(),
            stream: Some(RefCell::new(stream)),
        })
    }

    /// Returns the path of a file, at the end of all links, or that of a stream as named.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether each text that is written goes behind the one before.
    #[must_use]
    pub const fn is_stream(&self) -> bool {
        self.stream.is_some()
    }

    /// Writes a whole output: a file is replaced in one step.
    ///
    /// Its permissions are these bits less the user's mask, else those of the replaced file.
    ///
    /// # Errors
    /// If it cannot be written, or a stream's reader does not take it; an old file then remains.
    pub fn write(&self, text: &[u8], mode: Option<u32>) -> io::Result<()> {
        if let Some(stream) = &self.stream {
            let mut stream = stream.borrow_mut();
            stream.write_all(text)?;
            return stream.finish();
        }
        unfinished::remove_left(&self.path);
        let mut file = unfinished::make(&self.path, Some(mode.unwrap_or(0o666)))?;
        file.write_all(text).map_err(without_path)?;
        if mode.is_none()
            && let Ok(data) = fs::metadata(&self.path)
        {
            file.as_file().set_permissions(data.permissions())?;
        }
        replace(file, &self.path)?;
        Ok(())
    }

    /// Opens an output that is written in parts.
    ///
    /// A file is replaced, so that another name of the old file keeps its text. The new one has the
    /// old one's permissions, else is for this user alone. If it `goes_on`, it begins with the old
    /// one's complete lines.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub fn log(self, goes_on: bool) -> io::Result<Log> {
        if let Some(stream) = self.stream {
            return Ok(Log(Kind::Stream(stream.into_inner())));
        }
        unfinished::remove_left(&self.path);
        let mut new = unfinished::make(&self.path, None)?;
        if let Ok(old) = File::open(&self.path) {
            new.as_file()
                .set_permissions(old.metadata()?.permissions())?;
            if goes_on {
                copy_lines(old, &mut new).map_err(without_path)?;
            }
        }
        let file = replace(new, &self.path)?;
        append(&file)?;
        Ok(Log(Kind::File {
            len: file.metadata()?.len(),
            file: io::BufWriter::new(file),
            path: self.path,
        }))
    }
}

/// An output that is written in parts.
#[derive(Debug)]
pub struct Log(Kind);

#[derive(Debug)]
enum Kind {
    File {
        file: io::BufWriter<File>,
        path: PathBuf,
        /// Bytes in all.
        len: u64,
    },
    Stream(Stream),
}

impl Log {
    /// Writes the waiting data.
    ///
    /// # Errors
    /// If it cannot be written, a stream's reader does not take it, or another program has removed,
    /// replaced or cut the file.
    pub fn finish(&mut self) -> io::Result<()> {
        match &mut self.0 {
            Kind::File { file, path, len } => {
                file.flush()?;
                if !is_at(path, file.get_ref()) {
                    return Err(taken_away(path));
                }
                match file.get_ref().metadata()?.len() < *len {
                    true => Err(cut(path)),
                    false => Ok(()),
                }
            }
            Kind::Stream(stream) => stream.finish(),
        }
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.0 {
            Kind::File { file, len, .. } => {
                let written = file.write(bytes)?;
                *len += written as u64;
                Ok(written)
            }
            Kind::Stream(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.0 {
            Kind::File { file, .. } => file.flush(),
            Kind::Stream(stream) => stream.flush(),
        }
    }
}

/// A device or FIFO that never blocks.
#[derive(Debug)]
struct Stream {
    file: File,
    waiting: Vec<u8>,
}

impl Stream {
    fn open(path: &Path) -> rustix::io::Result<Self> {
        let flags = OFlags::WRONLY | OFlags::NONBLOCK | OFlags::CLOEXEC | OFlags::NOCTTY;
        let file = File::from(rustix::fs::open(path, flags, Mode::empty())?);
        fstat(&file)?;
        Ok(Self::of(file))
    }

    const fn of(file: File) -> Self {
        Self {
            file,
            waiting: Vec::new(),
        }
    }

    /// Writes what the reader takes at once; returns whether that is all.
    fn drain(&mut self) -> io::Result<bool> {
        let mut done = 0;
        let ended = loop {
            if done == self.waiting.len() {
                break Ok(true);
            }
            match self.file.write(&self.waiting[done..]) {
                Ok(0) => break Err(io::ErrorKind::WriteZero.into()),
                Ok(len) => done += len,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => break Ok(false),
                Err(error) => break Err(error),
            }
        };
        self.waiting.drain(..done);
        ended
    }

    fn finish(&mut self) -> io::Result<()> {
        while !self.drain()? {
            let mut wait = [PollFd::new(&self.file, PollFlags::OUT)];
            let patience = Timespec {
                tv_sec: PATIENCE,
                tv_nsec: 0,
            };
            match poll(&mut wait, Some(&patience)) {
                Ok(0) => {
                    return Err(io::Error::other(
                        "the program that reads it takes nothing more",
                    ));
                }
                Ok(_) | Err(Errno::INTR) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }
}

impl Write for Stream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.waiting.len() + bytes.len() > WAITING && !self.drain()? {
            return Err(io::Error::other("the program that reads it is too slow"));
        }
        self.waiting.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.drain().map(|_| ())
    }
}

/// Copies lines but for one that a kill cut off.
fn copy_lines(from: File, to: &mut impl Write) -> io::Result<()> {
    let mut from = io::BufReader::new(from);
    let mut to = io::BufWriter::new(to);
    let mut line = Vec::new();
    while from.read_until(b'\n', &mut line)? > 0 && line.ends_with(b"\n") {
        to.write_all(&line)?;
        line.clear();
    }
    to.flush()
}

/// Puts a new file in the place of an ordinary one, or of none.
///
/// An error if something else is there, which an output's check did not see.
pub(super) fn replace(new: NamedTempFile, path: &Path) -> io::Result<File> {
    if let Ok(data) = path.symlink_metadata()
        && !data.is_file()
    {
        return Err(no_longer_ordinary(path));
    }
    Ok(new.persist(path)?)
}

/// Returns the error of a path that led to an ordinary file earlier.
pub(super) fn no_longer_ordinary(path: &Path) -> io::Error {
    io::Error::other(format!("{} is no longer an ordinary file", path.display()))
}

/// Returns the target of a path at the end of all links, existing or not.
///
/// That of a cycle of links is one of them.
pub(super) fn followed(path: &Path) -> PathBuf {
    let mut path = path.to_owned();
    for _ in 0..LINKS {
        let Ok(to) = fs::read_link(&path) else { break };
        path = folder(&path).join(to);
    }
    path
}

/// Whether a path is no ordinary file that can be read again later.
#[must_use]
pub fn is_stream(path: &Path) -> bool {
    !path.is_file() || is_descriptor(path)
}

/// Whether a path leads to an open file of this process, as `/dev/stdin` does.
pub(super) fn is_descriptor(path: &Path) -> bool {
    let mut path = path.to_owned();
    for _ in 0..LINKS {
        if path.starts_with("/dev/fd") || path.starts_with("/proc") {
            return true;
        }
        let Ok(to) = fs::read_link(&path) else { break };
        path = folder(&path).join(to);
    }
    false
}

/// Returns this process's standard output or error, if a path leads to its file.
fn standard(path: &Path) -> Option<File> {
    let place = |data: fs::Metadata| (data.dev(), data.ino());
    let named = place(fs::metadata(path).ok()?);
    let (output, error) = (io::stdout(), io::stderr());
    [output.as_fd(), error.as_fd()].into_iter().find_map(|fd| {
        let file = File::from(fd.try_clone_to_owned().ok()?);
        (place(file.metadata().ok()?) == named).then_some(file)
    })
}

/// Returns the system's error without the name of a temporary file, which `tempfile` appends.
pub(super) fn without_path(error: io::Error) -> io::Error {
    let shown = error.to_string();
    match shown.split_once(" at path \"") {
        Some((shown, _)) => io::Error::new(error.kind(), shown),
        None => error,
    }
}

pub(super) fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}

#[cfg(test)]
mod tests {
    use std::fs::Permissions;
    use std::os::unix::fs::{PermissionsExt, symlink};

    use super::*;

    fn fifo(path: &Path) {
        rustix::fs::mkfifoat(rustix::fs::CWD, path, Mode::RUSR | Mode::WUSR).unwrap();
    }

    fn reader(path: &Path) -> File {
        let flags = OFlags::RDONLY | OFlags::NONBLOCK;
        rustix::fs::open(path, flags, Mode::empty()).unwrap().into()
    }

    #[test]
    fn files_and_what_links_lead_to_are_replaced() {
        let place = tempfile::tempdir().unwrap();
        let at = |name: &str| place.path().join(name);
        symlink("new", at("dangling")).unwrap();
        symlink("dangling", at("twice")).unwrap();
        for (name, text) in [("plain", "1"), ("dangling", "2"), ("twice", "3")] {
            Output::new(&at(name))
                .unwrap()
                .write(text.as_bytes(), None)
                .unwrap();
            assert_eq!(fs::read_to_string(at(name)).unwrap(), text);
        }
        assert_eq!(fs::read_to_string(at("new")).unwrap(), "3");
        assert!(at("dangling").is_symlink() && at("twice").is_symlink());
        fs::set_permissions(at("new"), Permissions::from_mode(0o604)).unwrap();
        let old = File::open(at("new")).unwrap();
        Output::file(&at("twice"))
            .unwrap()
            .write(b"4", None)
            .unwrap();
        assert_eq!(
            io::read_to_string(old).unwrap(),
            "3",
            "a reader sees a part"
        );
        assert_eq!(
            at("new").metadata().unwrap().permissions().mode() & 0o777,
            0o604
        );
        assert_eq!(fs::read_dir(place.path()).unwrap().count(), 4);
    }

    #[test]
    fn cycles_of_links_and_what_took_a_place_are_not_replaced() {
        let place = tempfile::tempdir().unwrap();
        let at = |name: &str| place.path().join(name);
        symlink("loop", at("loop")).unwrap();
        for take in [Output::new, Output::file] {
            for name in ["loop", "new/"] {
                let error = take(&at(name)).unwrap_err();
                assert!(matches!(error, OutputError::Unwritable { .. }), "{error}");
            }
        }
        let output = Output::new(&at("page")).unwrap();
        fifo(&at("page"));
        let error = output.write(b"page", None).unwrap_err().to_string();
        assert!(error.ends_with("is no longer an ordinary file"), "{error}");
        assert!(fs::metadata(at("page")).unwrap().file_type().is_fifo());
    }

    #[test]
    fn another_name_of_a_log_keeps_the_old_text() {
        let place = tempfile::tempdir().unwrap();
        let at = |name: &str| place.path().join(name);
        fs::write(at("input"), "text").unwrap();
        fs::set_permissions(at("input"), Permissions::from_mode(0o640)).unwrap();
        fs::hard_link(at("input"), at("log")).unwrap();
        let mut log = Output::new(&at("log")).unwrap().log(false).unwrap();
        log.write_all(b"event").unwrap();
        log.finish().unwrap();
        assert_eq!(fs::read_to_string(at("input")).unwrap(), "text");
        assert_eq!(fs::read_to_string(at("log")).unwrap(), "event");
        let mode = at("log").metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o640);
    }

    #[test]
    fn a_log_goes_on_behind_its_complete_lines() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("log");
        for (old, all) in [("", "3\n"), ("1\n2\n", "1\n2\n3\n"), ("1\n2", "1\n3\n")] {
            fs::write(&path, old).unwrap();
            let mut log = Output::new(&path).unwrap().log(true).unwrap();
            log.write_all(b"3\n").unwrap();
            log.finish().unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), all);
        }
    }

    #[test]
    fn temporary_files_are_not_named() {
        // No file can be made there, by anybody.
        let error = Output::file(Path::new("/proc/none")).unwrap_err();
        assert!(!error.to_string().contains("at path"), "{error}");
    }

    #[test]
    fn what_a_killed_run_left_goes() {
        let place = tempfile::tempdir().unwrap();
        let at = |name: &str| place.path().join(name);
        for write in [
            |output: Output| output.write(b"page", None).unwrap(),
            |output: Output| output.log(false).unwrap().finish().unwrap(),
        ] {
            fs::write(at(".page.Ab3dE6.unfinished"), "left").unwrap();
            write(Output::file(&at("page")).unwrap());
            assert_eq!(fs::read_dir(place.path()).unwrap().count(), 1);
        }
    }

    #[test]
    fn streams_stay_and_do_not_block() {
        let place = tempfile::tempdir().unwrap();
        let pipe = place.path().join("pipe");
        fifo(&pipe);
        assert!(matches!(Output::new(&pipe), Err(OutputError::NoReader(_))));
        assert!(matches!(Output::file(&pipe), Err(OutputError::NotFile(_))));
        assert!(matches!(
            Output::new(place.path()),
            Err(OutputError::NotStream(_))
        ));
        let mut from = reader(&pipe);
        Output::new(&pipe).unwrap().write(b"page", None).unwrap();
        let mut text = String::new();
        io::Read::read_to_string(&mut from, &mut text).unwrap();
        assert_eq!(text, "page");
        // More than a pipe holds, and a reader that takes nothing.
        let mut log = Output::new(&pipe).unwrap().log(true).unwrap();
        log.write_all(&vec![b'x'; 1 << 20]).unwrap();
        log.flush().unwrap();
        let error = log.finish().unwrap_err().to_string();
        assert_eq!(error, "the program that reads it takes nothing more");
        assert!(fs::metadata(&pipe).unwrap().file_type().is_fifo());
        Output::new(Path::new("/dev/null"))
            .unwrap()
            .write(b"x", None)
            .unwrap();
        assert!(
            Output::new(Path::new("/dev/full"))
                .unwrap()
                .write(b"x", None)
                .is_err()
        );
    }
}
