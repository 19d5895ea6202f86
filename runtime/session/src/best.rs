//! The best result so far, as a file.

use std::cell::{Cell, OnceCell};
use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rustix::fs::{Mode, OFlags};

use crate::journal::aside::all_moved;
use crate::names::{
    CHANGED, EARLIER, FINISHED, Numbered, ORIGINAL, beside, first_free, is_free, may_give,
    moved_to_free, with_end,
};
use crate::output::{
    Output, OutputError, followed, is_descriptor, no_longer_ordinary, replace, without_path,
};
use crate::unfinished;

/// The best result so far, on disk at all times; replaced in one step.
#[derive(Debug)]
pub struct Best {
    input: PathBuf,
    output: PathBuf,
    /// Set if the result replaces the input.
    original: Option<PathBuf>,
    /// Whether the input is a file, which a test may overwrite.
    is_file: bool,
    /// Whether the original is kept since the input has another text.
    is_rescued: Cell<bool>,
    /// Ends of the names of an earlier run's files that move away before this run's first result.
    moves_away: Cell<&'static [&'static str]>,
    earlier: OnceCell<PathBuf>,
    /// Whether files that a killed run left are removed.
    swept: Cell<bool>,
    /// The input's permissions at the start.
    permissions: Option<fs::Permissions>,
    /// The last time when the result was made safe from a crash of the machine.
    synced: Cell<Option<Instant>>,
}

/// Minimal time between two syncs to disk, which can take longer than a test.
///
/// Unsynced results survive the end of the process, but not a crash of the machine.
const SYNC: Duration = Duration::from_secs(2);

impl Best {
    /// Creates the result of `input`: `output`, or `input.reduced.ext` beside it.
    ///
    /// With `in_place` it finally replaces the input, kept as `input.orig.ext`. An earlier file at
    /// a default place moves away.
    ///
    /// # Errors
    /// If the place is unsuitable.
    pub fn new(input: &Path, output: Option<&Path>, in_place: bool) -> Result<Self, OutputError> {
        let input = &if in_place {
            followed(input)
        } else {
            input.to_owned()
        };
        let original = in_place.then(|| beside(input, "orig"));
        if let Some(original) = original
            .as_ref()
            .filter(|path| path.symlink_metadata().is_ok())
        {
            return Err(OutputError::OriginalKept(original.clone()));
        }
        Self::at(input, output, original)
    }

    /// Creates the result of a run with `in_place` that has replaced its input, or was about to.
    ///
    /// The files stay as they are until [`reopen`](Self::reopen). `None` if the original is not
    /// kept.
    ///
    /// # Errors
    /// If the place is unsuitable.
    pub fn replaced(input: &Path, original: &[u8]) -> Result<Option<Self>, OutputError> {
        let input = followed(input);
        let kept = beside(&input, "orig");
        match has_itself(&kept, original) {
            true => Self::at(&input, None, Some(kept)).map(Some),
            false => Ok(None),
        }
    }

    fn at(
        input: &Path,
        output: Option<&Path>,
        original: Option<PathBuf>,
    ) -> Result<Self, OutputError> {
        let in_place = original.is_some();
        let is_named = output.is_some();
        let is_stream = input.exists() && !input.is_file() || !in_place && is_descriptor(input);
        if !is_named && is_stream {
            return Err(OutputError::IsStream(input.to_owned()));
        }
        let output = output.map_or_else(|| Self::usual(input), Path::to_owned);
        let full = |path: &Path| fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        if full(&output) == full(input) {
            return Err(OutputError::IsInput(output));
        }
        let output = Output::file(&output)?.path().to_owned();
        let moves = !is_named && output.exists();
        let moves_away = Cell::new(if moves { &FINISHED[..1] } else { &[] });
        Ok(Self {
            input: input.to_owned(),
            output,
            original,
            is_file: !is_stream,
            is_rescued: Cell::new(false),
            moves_away,
            earlier: OnceCell::new(),
            swept: Cell::new(false),
            permissions: fs::metadata(input).ok().map(|data| data.permissions()),
            synced: Cell::new(None),
        })
    }

    /// Returns the default path of an input's result.
    #[must_use]
    pub fn usual(input: &Path) -> PathBuf {
        beside(input, "reduced")
    }

    /// Keeps the file at the result's place, which a resumed run made.
    pub fn take_over(&self) {
        self.moves_away.set(&[]);
    }

    /// Lets an earlier result move away although the place is named, since the caller chose the name.
    ///
    /// With `traces` also those of its generator's run, even if there is no result.
    pub fn move_earlier(&self, traces: bool) {
        self.moves_away
            .set(if traces { FINISHED } else { &FINISHED[..1] });
    }

    /// Moves an earlier run's files away, unless that was done.
    ///
    /// # Errors
    /// If a file cannot be moved.
    pub fn make_way(&self) -> io::Result<()> {
        let ends = self.moves_away.get();
        let mut files = ends.iter().map(|end| with_end(&self.output, end));
        if files.any(|file| file.is_file()) {
            let kept = all_moved(&self.output, EARLIER, ends)?;
            self.earlier.get_or_init(|| kept);
        }
        self.moves_away.set(&[]);
        Ok(())
    }

    /// Returns the new place of an earlier result.
    #[must_use]
    pub fn earlier(&self) -> Option<&Path> {
        self.earlier.get().map(PathBuf::as_path)
    }

    /// Replaces the result in one step, with the input's permissions.
    ///
    /// Returns whether it was synced.
    ///
    /// # Errors
    /// If it cannot be written; the old one then remains.
    pub fn save(&self, text: &[u8]) -> io::Result<bool> {
        self.make_way()?;
        if !self.swept.replace(true) {
            unfinished::remove_left(&self.output);
        }
        let mut file = unfinished::make(&self.output, None)?;
        file.write_all(text).map_err(without_path)?;
        file.flush().map_err(without_path)?;
        if let Some(permissions) = &self.permissions {
            let _ = file.as_file().set_permissions(permissions.clone());
        }
        let sync = self.synced.get().is_none_or(|at| at.elapsed() >= SYNC);
        if sync {
            file.as_file().sync_data()?;
            self.synced.set(Some(Instant::now()));
        }
        replace(file, &self.output)?;
        Ok(sync)
    }

    /// Ends the search: with `in_place` the result replaces the original, which is kept aside.
    ///
    /// Returns the path of the result, and that of the input's text if it is no longer the
    /// original.
    ///
    /// # Errors
    /// If a file cannot be moved; the result then stays in place.
    pub fn finish(&self, original: &[u8]) -> io::Result<(&Path, Option<PathBuf>)> {
        let result = ordinary(&self.output)?;
        if let Some(earlier) = self.earlier() {
            let there = FINISHED
                .iter()
                .filter(|end| with_end(earlier, end).exists());
            let is_same = |end: &&&str| {
                let files = [earlier, &self.output].map(|path| ordinary(&with_end(path, end)));
                matches!(files, [Ok(earlier), Ok(new)] if earlier == new)
            };
            if there.clone().all(|end| is_same(&end)) {
                for end in there {
                    fs::remove_file(with_end(earlier, end))?;
                }
            }
        }
        let Some(kept) = &self.original else {
            return Ok((&self.output, None));
        };
        // First, so that the original always has a file.
        self.rescue(original)?;
        let is_there = match ordinary(&self.input) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => false,
            read => read.map(|_| true)?,
        };
        let is_same = !self.is_rescued.get();
        if is_same && original == result {
            fs::remove_file(&self.output)?;
            return Ok((&self.input, None));
        }
        if is_same && let Err(error) = fs::hard_link(&self.input, kept) {
            if error.kind() == io::ErrorKind::AlreadyExists {
                return Err(error);
            }
            // Some file systems have no links.
            self.keep(original, kept)?;
        }
        let changed = match is_there && !is_same {
            true => Some(renamed(&self.input, CHANGED)?),
            false => None,
        };
        fs::rename(&self.output, &self.input)?;
        Ok((&self.input, changed))
    }

    /// Keeps the original of an input that has changed, or that is gone.
    ///
    /// The place is `input.orig.ext` beside the result, or the next free name; where the directory is
    /// gone, in the current or the temporary one. Returns the path, once.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn rescue(&self, original: &[u8]) -> io::Result<Option<PathBuf>> {
        let is_same = || match &self.original {
            Some(_) => has_itself(&self.input, original),
            None => self.input.is_file() && has(&self.input, original),
        };
        if !self.is_file || self.is_rescued.get() || is_same() {
            return Ok(None);
        }
        let kept = self.kept_somewhere(&self.input, ORIGINAL, original)?;
        self.is_rescued.set(true);
        Ok(Some(kept))
    }

    /// Saves the last text in the current or the temporary directory, if the result's is gone.
    ///
    /// Returns the path.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save_elsewhere(&self, text: &[u8]) -> io::Result<PathBuf> {
        self.kept_somewhere(&self.output, EARLIER, text)
    }

    /// Keeps a text beside the result or, where that fails, in another directory.
    ///
    /// The name is the first of a kind that is free or has the text.
    fn kept_somewhere(&self, path: &Path, kind: Numbered, text: &[u8]) -> io::Result<PathBuf> {
        let name = path.file_name().unwrap_or_default();
        let keep = |there: PathBuf| {
            let is_usable = |path: &Path| is_free(path) || has_itself(path, text);
            let kept = first_free(|number| kind(&there, number), is_usable)?;
            if !has_itself(&kept, text) {
                self.keep(text, &kept)?;
            }
            Ok(kept)
        };
        keep(self.output.with_file_name(name)).or_else(|error| {
            let others = [PathBuf::new(), std::env::temp_dir()];
            let mut others = others.iter().map(|folder| keep(folder.join(name)));
            others.find_map(Result::ok).ok_or(error)
        })
    }

    fn keep(&self, text: &[u8], kept: &Path) -> io::Result<()> {
        let mut to = fs::File::create_new(kept)?;
        to.write_all(text)?;
        let like = fs::metadata(&self.input).ok().filter(fs::Metadata::is_file);
        let like = like.map(|data| data.permissions());
        if let Some(permissions) = like.or_else(|| self.permissions.clone()) {
            to.set_permissions(permissions)?;
        }
        to.sync_all()
    }

    /// Undoes [`finish`](Self::finish) with `in_place`, for a run that continues.
    ///
    /// The result moves beside the input, which becomes the original again. Returns whether it was
    /// replaced; nothing changes if the files have other texts.
    ///
    /// # Errors
    /// If a file cannot be moved; each text then still has a name.
    pub fn reopen(&self, original: &[u8], result: &[u8]) -> io::Result<bool> {
        let (input, output) = (&self.input, &self.output);
        let Some(kept) = self.original.as_ref().filter(|kept| has(kept, original)) else {
            return Ok(false);
        };
        if has(input, original) {
            // A kill came between the link and the replacement.
            fs::remove_file(kept)?;
            return Ok(false);
        }
        if !has(input, result) {
            return Ok(false);
        }
        if !has(output, result) {
            if output.symlink_metadata().is_ok() {
                renamed(output, EARLIER)?;
            }
            let mut file = unfinished::make(output, None)?;
            file.write_all(result)?;
            file.as_file()
                .set_permissions(fs::metadata(input)?.permissions())?;
            file.as_file().sync_data()?;
            file.persist(output)?;
        }
        fs::rename(kept, input)?;
        Ok(true)
    }

    /// Returns the place of the original, if the result replaces the input.
    #[must_use]
    pub fn kept(&self) -> Option<&Path> {
        self.original.as_deref()
    }

    /// Whether this run may give a name to a file that it moves or keeps, so no output can have it.
    #[must_use]
    pub fn may_name(&self, path: &Path) -> bool {
        may_give(path, &self.input, &self.output)
    }

    /// Returns the path of the best result.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.output
    }
}

fn has(path: &Path, text: &[u8]) -> bool {
    fs::read(path).is_ok_and(|read| read == text)
}

/// Whether a path is a regular file with this text, no link to one.
fn has_itself(path: &Path, text: &[u8]) -> bool {
    path.symlink_metadata().is_ok_and(|data| data.is_file()) && has(path, text)
}

/// Reads and syncs a file; an error if something else has taken its place, such as a FIFO.
fn ordinary(path: &Path) -> io::Result<Vec<u8>> {
    let flags = OFlags::RDONLY | OFlags::NONBLOCK | OFlags::CLOEXEC | OFlags::NOCTTY;
    let mut file = fs::File::from(rustix::fs::open(path, flags, Mode::empty())?);
    if !file.metadata()?.is_file() {
        return Err(no_longer_ordinary(path));
    }
    file.sync_all()?;
    let mut text = Vec::new();
    file.read_to_end(&mut text)?;
    Ok(text)
}

fn renamed(path: &Path, kind: Numbered) -> io::Result<PathBuf> {
    moved_to_free(path, |number| kind(path, number))
}

#[cfg(test)]
mod tests;
