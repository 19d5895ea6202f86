//! The best result so far, as a file.

use std::cell::{Cell, OnceCell};
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, Read, Write};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rustix::fs::{Mode, OFlags};

use crate::output::{
    Output, OutputError, folder, followed, is_descriptor, moved_to_free, no_longer_ordinary,
    replace, without_path,
};

/// The best result so far, on disk at all times; replaced in one step.
#[derive(Debug)]
pub struct Best {
    input: PathBuf,
    output: PathBuf,
    /// Set if the result replaces the input.
    original: Option<PathBuf>,
    /// Whether the original is kept since the input has another text.
    is_rescued: Cell<bool>,
    /// Whether an earlier result moves away before the first of this run.
    moves_away: Cell<bool>,
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
        let moves_away = Cell::new(!is_named && output.exists());
        Ok(Self {
            input: input.to_owned(),
            output,
            original,
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
        self.moves_away.set(false);
    }

    /// Lets an earlier file move away although the place is named, since the caller chose the name.
    pub fn move_earlier(&self) {
        self.moves_away.set(self.output.exists());
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
        if self.moves_away.replace(false) && self.output.exists() {
            let kept = renamed(&self.output, "")?;
            self.earlier.get_or_init(|| kept);
        }
        if !self.swept.replace(true) {
            remove_left(&self.output);
        }
        let file = tempfile::Builder::new()
            .prefix(&unfinished(&self.output))
            .suffix(UNFINISHED)
            .rand_bytes(RANDOM)
            .tempfile_in(folder(&self.output));
        let mut file = file.map_err(without_path)?;
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
        if let Some(earlier) = self.earlier()
            && ordinary(earlier).is_ok_and(|earlier| earlier == result)
        {
            fs::remove_file(earlier)?;
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
            true => Some(renamed(&self.input, "changed-")?),
            false => None,
        };
        fs::rename(&self.output, &self.input)?;
        Ok((&self.input, changed))
    }

    /// Keeps the original of an input that the result replaces, if that has changed.
    ///
    /// Returns the new path, once.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn rescue(&self, original: &[u8]) -> io::Result<Option<&Path>> {
        let Some(kept) = &self.original else {
            return Ok(None);
        };
        if self.is_rescued.get() || has_itself(&self.input, original) {
            return Ok(None);
        }
        let is_kept = has_itself(kept, original);
        if !is_kept {
            self.keep(original, kept)?;
        }
        self.is_rescued.set(true);
        Ok(Some(kept).filter(|_| !is_kept).map(PathBuf::as_path))
    }

    fn keep(&self, original: &[u8], kept: &Path) -> io::Result<()> {
        let mut to = fs::File::create_new(kept)?;
        to.write_all(original)?;
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
                renamed(output, "")?;
            }
            let mut file = tempfile::NamedTempFile::new_in(folder(output))?;
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

    /// Returns the path of the best result.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.output
    }
}

/// The end of the name of a result that is not complete.
const UNFINISHED: &str = ".unfinished";
/// Random characters of such a name.
const RANDOM: usize = 6;
/// Bytes of a result's name at most that such a name contains.
const NAME: usize = 200;

/// Returns the beginning of such a name: hidden, and the result's unless that is long.
fn unfinished(output: &Path) -> OsString {
    let mut start = OsString::from(".");
    if let Some(name) = output.file_name().filter(|name| name.len() <= NAME) {
        start.push(name);
        start.push(".");
    }
    start
}

/// Removes what killed runs with the same result left; the journal is locked, so none is running.
fn remove_left(output: &Path) {
    let start = unfinished(output);
    if start == "." {
        return;
    }
    let is_left = |name: &OsStr| {
        let rest = name.as_bytes().strip_prefix(start.as_bytes());
        rest.and_then(|rest| rest.strip_suffix(UNFINISHED.as_bytes()))
            .is_some_and(|rest| rest.len() == RANDOM && rest.iter().all(u8::is_ascii_alphanumeric))
    };
    for entry in fs::read_dir(folder(output)).into_iter().flatten().flatten() {
        if is_left(&entry.file_name()) {
            let _ = fs::remove_file(entry.path());
        }
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

/// Moves a file to the first free name with `word` and a number in it.
fn renamed(path: &Path, word: &str) -> io::Result<PathBuf> {
    moved_to_free(path, |number| beside(path, &format!("{word}{number}")))
}

/// Returns `dir/name.ext` with a word before the extension.
pub(super) fn beside(path: &Path, word: &str) -> PathBuf {
    let mut name = OsString::from(path.file_stem().unwrap_or_default());
    name.push(".");
    name.push(word);
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_killed_run_left_goes() {
        let place = tempfile::tempdir().unwrap();
        let at = |name: &str| place.path().join(name);
        let others = [
            ".x.reduced.c.Ab3.unfinished",
            ".y.reduced.c.Ab3dE6.unfinished",
            "x.c",
        ];
        for name in [&[".x.reduced.c.Ab3dE6.unfinished"][..], &others].concat() {
            fs::write(at(name), "left").unwrap();
        }
        let best = Best::new(&at("x.c"), None, false).unwrap();
        best.save(b"1").unwrap();
        let names = fs::read_dir(place.path()).unwrap();
        let mut names: Vec<_> = names.map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        assert_eq!(names, [&others[..], &["x.reduced.c"]].concat());
        let long = Best::new(&at(&"l".repeat(240)), None, false).unwrap();
        long.save(b"1").unwrap();
    }

    #[test]
    fn names_beside_the_input() {
        let name = |path: &str| beside(Path::new(path), "reduced").display().to_string();
        assert_eq!(name("a/b.c"), "a/b.reduced.c");
        assert_eq!(name("Makefile"), "Makefile.reduced");
        assert_eq!(name("x.tar.gz"), "x.tar.reduced.gz");
    }

    #[test]
    fn in_place_keeps_the_original() {
        let folder = tempfile::tempdir().unwrap();
        let input = folder.path().join("x.c");
        fs::write(&input, "original").unwrap();
        let best = Best::new(&input, None, true).unwrap();
        best.save(b"smaller").unwrap();
        assert_eq!(fs::read(&input).unwrap(), b"original");
        assert_eq!(best.finish(b"original").unwrap(), (&*input, None));
        assert_eq!(fs::read(&input).unwrap(), b"smaller");
        assert_eq!(
            fs::read(folder.path().join("x.orig.c")).unwrap(),
            b"original"
        );
        assert!(!folder.path().join("x.reduced.c").exists());
        assert!(matches!(
            Best::new(&input, None, true),
            Err(OutputError::OriginalKept(_))
        ));
    }

    #[test]
    fn a_replaced_input_becomes_the_original_again() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("x.c"), "original").unwrap();
        let best = Best::new(&at("x.c"), None, true).unwrap();
        best.save(b"smaller").unwrap();
        best.finish(b"original").unwrap();
        let replaced = || Best::replaced(&at("x.c"), b"original").unwrap();
        fs::write(at("x.c"), "edited").unwrap();
        assert!(!best.reopen(b"original", b"smaller").unwrap());
        assert_eq!(fs::read(at("x.c")).unwrap(), b"edited");
        fs::write(at("x.c"), "smaller").unwrap();
        fs::write(at("x.reduced.c"), "another").unwrap();
        let again = replaced().unwrap();
        assert!(again.reopen(b"original", b"smaller").unwrap());
        for (name, text) in [
            ("x.c", "original"),
            ("x.reduced.c", "smaller"),
            ("x.reduced.1.c", "another"),
        ] {
            assert_eq!(fs::read_to_string(at(name)).unwrap(), text);
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
        assert!(replaced().is_none());
        // As if nothing had been undone.
        again.finish(b"original").unwrap();
        assert_eq!(fs::read(at("x.c")).unwrap(), b"smaller");
        assert_eq!(fs::read(at("x.orig.c")).unwrap(), b"original");
    }

    #[test]
    fn a_kill_between_link_and_replacement_does_no_harm() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("x.c"), "original").unwrap();
        fs::write(at("x.reduced.c"), "smaller").unwrap();
        fs::hard_link(at("x.c"), at("x.orig.c")).unwrap();
        let best = Best::replaced(&at("x.c"), b"original");
        let best = best.unwrap().unwrap();
        assert!(!best.reopen(b"original", b"smaller").unwrap());
        assert!(!at("x.orig.c").exists());
        best.finish(b"original").unwrap();
        assert_eq!(fs::read(at("x.c")).unwrap(), b"smaller");
        assert_eq!(fs::read(at("x.orig.c")).unwrap(), b"original");
    }

    #[test]
    fn what_was_read_is_what_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("x.c"), "original").unwrap();
        let best = Best::new(&at("x.c"), None, true).unwrap();
        best.save(b"smaller").unwrap();
        fs::write(at("x.c"), "edited").unwrap();
        let (result, changed) = best.finish(b"original").unwrap();
        assert_eq!((result, changed), (&*at("x.c"), Some(at("x.changed-1.c"))));
        for (name, text) in [
            ("x.c", "smaller"),
            ("x.orig.c", "original"),
            ("x.changed-1.c", "edited"),
        ] {
            assert_eq!(fs::read_to_string(at(name)).unwrap(), text);
        }
    }

    #[test]
    fn the_original_is_kept_whatever_takes_its_place() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("x.c"), "original").unwrap();
        let best = Best::new(&at("x.c"), None, true).unwrap();
        best.save(b"smaller").unwrap();
        assert_eq!(best.rescue(b"original").unwrap(), None);
        fs::rename(at("x.c"), at("keep.c")).unwrap();
        fs::create_dir(at("x.c")).unwrap();
        best.finish(b"original").unwrap_err();
        assert_eq!(fs::read(at("x.orig.c")).unwrap(), b"original");
        // A resumed run finds it.
        let best = Best::replaced(&at("x.c"), b"original");
        fs::remove_dir(at("x.c")).unwrap();
        assert!(matches!(best, Err(OutputError::IsStream(_))));
        fs::remove_file(at("x.orig.c")).unwrap();
        std::os::unix::fs::symlink("keep.c", at("x.c")).unwrap();
        let best = Best {
            input: at("x.c"),
            original: Some(at("x.orig.c")),
            ..Best::new(&at("y.c"), Some(&at("x.reduced.c")), false).unwrap()
        };
        let (_, changed) = best.finish(b"original").unwrap();
        assert_eq!(changed, Some(at("x.changed-1.c")));
        assert!(has_itself(&at("x.orig.c"), b"original"));
        assert!(has_itself(&at("x.c"), b"smaller"));
    }

    #[test]
    fn an_input_that_is_gone_is_kept_as_it_was_read() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("x.c"), "original").unwrap();
        let best = Best::new(&at("x.c"), None, true).unwrap();
        best.save(b"smaller").unwrap();
        fs::remove_file(at("x.c")).unwrap();
        rustix::fs::mkfifoat(rustix::fs::CWD, at("x.c"), Mode::RUSR | Mode::WUSR).unwrap();
        let error = best.finish(b"original").unwrap_err();
        assert!(error.to_string().contains("no longer an ordinary file"));
        fs::remove_file(at("x.c")).unwrap();
        assert_eq!(best.finish(b"original").unwrap(), (&*at("x.c"), None));
        assert_eq!(fs::read(at("x.c")).unwrap(), b"smaller");
        assert_eq!(fs::read(at("x.orig.c")).unwrap(), b"original");
    }

    #[test]
    fn earlier_results_are_kept_unless_they_are_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("x.c"), "original").unwrap();
        fs::write(at("x.reduced.c"), "earlier").unwrap();
        let best = Best::new(&at("x.c"), None, false).unwrap();
        assert_eq!(best.earlier(), None);
        for text in ["smaller", "small"] {
            best.save(text.as_bytes()).unwrap();
        }
        assert_eq!(best.earlier(), Some(&*at("x.reduced.1.c")));
        best.finish(b"original").unwrap();
        assert_eq!(fs::read(at("x.reduced.1.c")).unwrap(), b"earlier");
        let again = Best::new(&at("x.c"), None, false).unwrap();
        again.save(b"small").unwrap();
        again.finish(b"original").unwrap();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
        let resumed = Best::new(&at("x.c"), None, false).unwrap();
        resumed.take_over();
        resumed.save(b"s").unwrap();
        Best::new(&at("x.c"), Some(&at("x.reduced.c")), false)
            .unwrap()
            .save(b"")
            .unwrap();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
    }

    #[test]
    fn the_input_is_no_output() {
        let folder = tempfile::tempdir().unwrap();
        let input = folder.path().join("x.c");
        fs::write(&input, "original").unwrap();
        let dotted = folder.path().join(".").join("x.c");
        assert!(matches!(
            Best::new(&input, Some(&dotted), false),
            Err(OutputError::IsInput(_))
        ));
        let nowhere = folder.path().join("no/where.c");
        let error = Best::new(&input, Some(&nowhere), false).unwrap_err();
        assert!(matches!(error, OutputError::Unwritable { .. }));
        let error = Best::new(&input, Some(folder.path()), false).unwrap_err();
        assert!(matches!(error, OutputError::NotFile(_)));
    }

    #[test]
    fn a_result_replaces_files_only() {
        let folder = tempfile::tempdir().unwrap();
        let input = folder.path().join("x.c");
        fs::write(&input, "original").unwrap();
        for output in [Path::new("/dev/null"), folder.path()] {
            let error = Best::new(&input, Some(output), false).unwrap_err();
            assert!(matches!(error, OutputError::NotFile(_)), "{error}");
        }
        let (real, link) = (folder.path().join("real"), folder.path().join("link"));
        fs::write(&real, "old").unwrap();
        std::os::unix::fs::symlink(&real, &link).unwrap();
        let best = Best::new(&input, Some(&link), false).unwrap();
        best.save(b"new").unwrap();
        assert_eq!(fs::read(&real).unwrap(), b"new");
        assert!(link.is_symlink());
    }

    #[test]
    fn in_place_replaces_what_a_link_names() {
        let folder = tempfile::tempdir().unwrap();
        let (input, link) = (folder.path().join("x.c"), folder.path().join("y.c"));
        fs::write(&input, "original").unwrap();
        std::os::unix::fs::symlink(&input, &link).unwrap();
        let best = Best::new(&link, None, true).unwrap();
        best.save(b"smaller").unwrap();
        best.finish(b"original").unwrap();
        assert!(link.is_symlink());
        assert_eq!(fs::read(&input).unwrap(), b"smaller");
    }

    #[test]
    fn in_place_without_success_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let input = folder.path().join("x.c");
        fs::write(&input, "original").unwrap();
        let best = Best::new(&input, None, true).unwrap();
        best.save(b"original").unwrap();
        best.finish(b"original").unwrap();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn an_original_that_came_meanwhile_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let input = folder.path().join("x.c");
        fs::write(&input, "original").unwrap();
        let best = Best::new(&input, None, true).unwrap();
        best.save(b"smaller").unwrap();
        fs::write(folder.path().join("x.orig.c"), "precious").unwrap();
        assert!(best.finish(b"original").is_err());
        assert_eq!(fs::read(&input).unwrap(), b"original");
        assert_eq!(
            fs::read(folder.path().join("x.orig.c")).unwrap(),
            b"precious"
        );
        assert_eq!(fs::read(best.path()).unwrap(), b"smaller");
    }

    #[test]
    fn the_result_has_the_permissions_of_the_input() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let input = folder.path().join("x.c");
        fs::write(&input, "original").unwrap();
        fs::set_permissions(&input, fs::Permissions::from_mode(0o640)).unwrap();
        let best = Best::new(&input, None, false).unwrap();
        best.save(b"smaller").unwrap();
        let mode = best.path().metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o640);
        // A reader of the old text still has it whole.
        let old = fs::File::open(best.path()).unwrap();
        best.save(b"small").unwrap();
        assert_eq!(io::read_to_string(old).unwrap(), "smaller");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }
}
