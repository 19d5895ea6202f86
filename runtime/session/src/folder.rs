use std::fs::{self, DirBuilder, File};
use std::io::{self, Read, Write};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};

use tempfile::TempDir;
use walkdir::WalkDir;

use secateur_syntax::Halt;

use crate::lock::Lock;
use crate::output::followed;

/// Bytes of a copy between two looks whether to stop.
const STEP: u64 = 1 << 26;

/// The best result of a directory, on disk at all times; changed in single steps.
#[derive(Debug)]
pub struct ResultFolder {
    input: PathBuf,
    output: PathBuf,
    /// Relative to the directory, in order.
    files: Vec<PathBuf>,
    /// Devices, FIFOs and links that lead nowhere.
    left_out: Vec<PathBuf>,
    /// An earlier result, moved away.
    earlier: Option<PathBuf>,
    /// The input as it was read, if the result replaces it.
    original: Option<Original>,
    _lock: Lock,
}

/// A copy of the input that no test sees.
#[derive(Debug)]
struct Original {
    /// With the copy in `new`.
    place: TempDir,
    files: Vec<(PathBuf, Stamp)>,
}

/// Values that any change of a file changes: inode, size and time of the last change.
type Stamp = (u64, u64, i64, i64);

/// A directory that cannot be reduced, or an unsuitable place for the result.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// A file's name contains a line end.
    #[error("{} has a line end in its name: rename it", .0.display())]
    OddName(PathBuf),
    /// There is nothing to reduce.
    #[error("{} has no files: name the directory of the failing input", .0.display())]
    Empty(PathBuf),
    /// The directory would be copied into itself.
    #[error("the output {} is inside the input: name another with --output", .0.display())]
    Inside(PathBuf),
    /// The input would move away with an earlier result.
    #[error("the output {} contains the input: name another with --output", .0.display())]
    Around(PathBuf),
    /// A link to a file outside, perhaps a secret, which would become a part of the result.
    #[error("{} is a link to {}, outside the directory: put a copy in its place, or remove it", .link.display(), .to.display())]
    Outside {
        /// The link.
        link: PathBuf,
        /// The target of the link.
        to: PathBuf,
    },
    /// A device or file would be moved away.
    #[error("the output {} exists and is not a directory: name another", .0.display())]
    NotFolder(PathBuf),
    /// Another run writes there.
    #[error("a reduction that writes {} is running: wait for its end, or stop it", .0.display())]
    Busy(PathBuf),
    /// The kept original would be overwritten.
    #[error("{} exists already; move it away, since the original is kept there", .0.display())]
    OriginalKept(PathBuf),
    /// A request to stop came before the copy was complete.
    #[error("stopped before {} is copied", .0.display())]
    Halted(PathBuf),
    /// The system reports an error.
    #[error("cannot copy {} to {}: {source}", .from.display(), .to.display())]
    Copy {
        /// The input.
        from: PathBuf,
        /// The result.
        to: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
}

impl ResultFolder {
    /// Copies `input` to `output`, or to `INPUT.reduced` beside it.
    ///
    /// With `in_place` the copy finally replaces the input, kept as `INPUT.orig`, and a second
    /// copy is made meanwhile. Links are followed only within the input, and to the output. An
    /// earlier result moves away once the copy is complete.
    ///
    /// # Errors
    /// If the place is unsuitable, the copy fails, or `halt` requests to stop.
    pub fn new(
        input: &Path,
        output: Option<&Path>,
        in_place: bool,
        halt: &Halt,
    ) -> Result<Self, FolderError> {
        let input = fs::canonicalize(input).unwrap_or_else(|_| input.to_owned());
        if in_place && with_suffix(&input, "orig").exists() {
            return Err(FolderError::OriginalKept(with_suffix(&input, "orig")));
        }
        let output = match output {
            Some(output) => std::path::absolute(output).unwrap_or_else(|_| output.to_owned()),
            None => with_suffix(&input, "reduced"),
        };
        // Without a slash at its end, so that names beside it are beside it.
        let output = followed(&output.components().collect::<PathBuf>());
        let is_other = |data: fs::Metadata| !data.is_dir();
        if output.symlink_metadata().is_ok_and(is_other) {
            return Err(FolderError::NotFolder(output));
        }
        let full = fs::canonicalize(&output).unwrap_or_else(|_| output.clone());
        if full.starts_with(&input) {
            return Err(FolderError::Inside(output));
        }
        if input.starts_with(&full) {
            return Err(FolderError::Around(output));
        }
        let (mut files, mut left_out) = (Vec::new(), Vec::new());
        for entry in WalkDir::new(&input).follow_links(true).sort_by_file_name() {
            let entry = match entry {
                Ok(entry) => entry,
                // It leads nowhere, or to a directory around it.
                Err(error) if error.path().is_some_and(Path::is_symlink) => {
                    left_out.extend(error.path().map(Path::to_owned));
                    continue;
                }
                Err(error) => {
                    return Err(FolderError::Copy {
                        from: input.clone(),
                        to: output.clone(),
                        source: error.into(),
                    });
                }
            };
            if halt.look() {
                return Err(FolderError::Halted(input));
            }
            if entry.path_is_symlink()
                && let Ok(to) = fs::canonicalize(entry.path())
                && !to.starts_with(&input)
            {
                let link = entry.path().to_owned();
                return Err(FolderError::Outside { link, to });
            }
            if entry.file_type().is_file() {
                let path = entry.path().strip_prefix(&input).unwrap_or(entry.path());
                if path.as_os_str().as_bytes().contains(&b'\n') {
                    return Err(FolderError::OddName(path.to_owned()));
                }
                files.push(path.to_owned());
            } else if !entry.file_type().is_dir() {
                left_out.push(entry.path().to_owned());
            }
        }
        if files.is_empty() {
            return Err(FolderError::Empty(input));
        }
        let lock = Lock::take(&output)?;
        let copy = || -> io::Result<(Option<PathBuf>, Option<Original>)> {
            let new = beside(&output)?;
            let top = new.path().join("new");
            let original = match in_place {
                true => Some(beside(&output)?),
                false => None,
            };
            let second = original.as_ref().map(|place| place.path().join("new"));
            let mut stamps = Vec::new();
            // The content is as private as the input.
            for top in [Some(&top), second.as_ref()].into_iter().flatten() {
                make_like(&input, top)?;
            }
            for file in &files {
                let (from, to) = (input.join(file), top.join(file));
                if let Some(second) = &second {
                    stamps.push((file.clone(), stamp(&from)?));
                    copy_unless(halt, &from, &to)?;
                    copy_unless(halt, &to, &second.join(file))?;
                } else {
                    copy_unless(halt, &from, &to)?;
                }
            }
            let original = original.map(|place| Original {
                place,
                files: stamps,
            });
            let kept = match output.symlink_metadata() {
                Ok(_) => Some(moved_away(&output, "")?),
                Err(_) => None,
            };
            fs::rename(&top, &output)?;
            Ok((kept, original))
        };
        let (earlier, original) = copy().map_err(|source| match halt.is_found() {
            true => FolderError::Halted(input.clone()),
            false => FolderError::Copy {
                from: input.clone(),
                to: output.clone(),
                source,
            },
        })?;
        Ok(Self {
            input,
            output,
            files,
            left_out,
            earlier,
            original,
            _lock: lock,
        })
    }

    /// Returns devices, FIFOs and links that lead nowhere, which the result lacks.
    #[must_use]
    pub fn left_out(&self) -> &[PathBuf] {
        &self.left_out
    }

    /// Returns the new path of an earlier result.
    #[must_use]
    pub fn earlier(&self) -> Option<&Path> {
        self.earlier.as_deref()
    }

    /// Returns the path.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.output
    }

    /// Returns the files, relative to the directory.
    #[must_use]
    pub fn files(&self) -> &[PathBuf] {
        &self.files
    }

    /// Returns the files, one a line.
    #[must_use]
    pub fn listed(&self) -> Vec<u8> {
        let mut text = Vec::new();
        for file in &self.files {
            text.extend_from_slice(file.as_os_str().as_bytes());
            text.push(b'\n');
        }
        text
    }

    /// Returns the size of a file in bytes; 0 if unknown.
    #[must_use]
    pub fn size(&self, file: &Path) -> u64 {
        fs::metadata(self.output.join(file)).map_or(0, |data| data.len())
    }

    /// Returns the size of all files in bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.files.iter().map(|file| self.size(file)).sum()
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read(&self, file: &Path) -> io::Result<Vec<u8>> {
        fs::read(self.output.join(file))
    }

    /// Replaces a file.
    ///
    /// # Errors
    /// If it cannot be written; the old one then remains.
    pub fn write(&mut self, file: &Path, text: &[u8]) -> io::Result<()> {
        let path = self.output.join(file);
        // Not in the directory itself, which tests see.
        let mut new = tempfile::NamedTempFile::new_in(parent(&self.output))?;
        new.write_all(text)?;
        if let Ok(data) = fs::metadata(&path) {
            let _ = new.as_file().set_permissions(data.permissions());
        }
        new.persist(path)?;
        Ok(())
    }

    /// Keeps only these files, in one step: a copy takes the directory's place.
    ///
    /// # Errors
    /// If that fails; the old files then remain.
    pub fn keep(&mut self, files: &[PathBuf]) -> io::Result<()> {
        let new = beside(&self.output)?;
        let top = new.path().join("new");
        make_like(&self.output, &top)?;
        for file in files {
            link_or_copy(&self.output.join(file), &top.join(file))?;
        }
        exchange(&top, &self.output)?;
        self.files = files.to_vec();
        Ok(())
    }

    /// Copies all files into a folder, which later changes leave as it is.
    ///
    /// # Errors
    /// If a file cannot be copied, or `halt` requests to stop.
    pub fn snapshot(&self, folder: &Path, halt: &Halt) -> io::Result<()> {
        for file in &self.files {
            copy_unless(halt, &self.output.join(file), &folder.join(file))?;
        }
        Ok(())
    }

    /// Moves the result to its final place.
    ///
    /// Returns the new path of an input that is no longer the original, as after a test that wrote
    /// to it.
    ///
    /// # Errors
    /// If the directories cannot be moved.
    pub fn finish(&mut self) -> io::Result<Option<PathBuf>> {
        let Some(original) = self.original.take() else {
            return Ok(None);
        };
        let kept = with_suffix(&self.input, "orig");
        let copy = original.place.path().join("new");
        let is_same = original.files.iter().all(|(file, then)| {
            let now = self.input.join(file);
            stamp(&now).is_ok_and(|now| now == *then) || same_text(&now, &copy.join(file))
        });
        let mut changed = None;
        if is_same {
            fs::rename(&self.input, &kept)?;
        } else {
            fs::rename(&copy, &kept)?;
            if self.input.symlink_metadata().is_ok() {
                changed = Some(moved_away(&self.input, "changed-")?);
            }
        }
        fs::rename(&self.output, &self.input)?;
        self.output.clone_from(&self.input);
        Ok(changed)
    }

    /// Removes the directory, which is no result, and moves an earlier one back.
    pub fn discard(&self) {
        let removed = fs::remove_dir_all(&self.output);
        if let (Ok(()), Some(earlier)) = (removed, &self.earlier) {
            let _ = fs::rename(earlier, &self.output);
        }
    }
}

fn parent(path: &Path) -> &Path {
    path.parent().unwrap_or(Path::new("/"))
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".");
    name.push(suffix);
    path.with_file_name(name)
}

/// Moves a directory to the first free name with `word` and a number behind it.
fn moved_away(path: &Path, word: &str) -> io::Result<PathBuf> {
    let free = (1..)
        .map(|number: u32| with_suffix(path, &format!("{word}{number}")))
        .find(|path| path.symlink_metadata().is_err());
    let free = free.ok_or(io::ErrorKind::AlreadyExists)?;
    fs::rename(path, &free)?;
    Ok(free)
}

/// Makes an empty place in the directory of a result.
fn beside(output: &Path) -> io::Result<TempDir> {
    tempfile::Builder::new()
        .prefix(".secateur-")
        .permissions(fs::Permissions::from_mode(0o700))
        .tempdir_in(parent(output))
}

fn stamp(path: &Path) -> io::Result<Stamp> {
    let data = fs::metadata(path)?;
    Ok((data.ino(), data.len(), data.ctime(), data.ctime_nsec()))
}

/// Whether two files have the same text; they need not exist.
fn same_text(one: &Path, other: &Path) -> bool {
    let size = |path: &Path| fs::metadata(path).ok().filter(fs::Metadata::is_file);
    let sizes = size(one).zip(size(other));
    sizes.is_some_and(|(one, other)| one.len() == other.len())
        && fs::read(one).is_ok_and(|one| fs::read(other).is_ok_and(|other| one == other))
}

/// Makes a directory with the permissions of another.
fn make_like(other: &Path, path: &Path) -> io::Result<()> {
    DirBuilder::new().mode(0o700).create(path)?;
    fs::set_permissions(path, fs::metadata(other)?.permissions())
}

fn link_or_copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(parent(to))?;
    if fs::hard_link(from, to).is_err() {
        fs::copy(from, to)?;
    }
    Ok(())
}

/// Copies a file with its permissions, in steps between which it looks whether to stop.
fn copy_unless(halt: &Halt, from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(parent(to))?;
    let (from, mut to) = (File::open(from)?, File::create(to)?);
    to.set_permissions(from.metadata()?.permissions())?;
    loop {
        if halt.look() {
            return Err(io::ErrorKind::Interrupted.into());
        }
        if io::copy(&mut (&from).take(STEP), &mut to)? == 0 {
            return Ok(());
        }
    }
}

/// Exchanges two directories, in one step where the system can.
fn exchange(new: &Path, old: &Path) -> io::Result<()> {
    #[cfg(target_os = "linux")]
    {
        use rustix::fs::{CWD, RenameFlags, renameat_with};
        if renameat_with(CWD, new, CWD, old, RenameFlags::EXCHANGE).is_ok() {
            return Ok(());
        }
    }
    let aside = new.with_extension("old");
    fs::rename(old, &aside)?;
    fs::rename(new, old)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn links_bring_nothing_from_outside() {
        use std::os::unix::fs::symlink;
        let place = tempfile::tempdir().unwrap();
        let input = place.path().join("in");
        fs::create_dir_all(input.join("a")).unwrap();
        fs::write(input.join("a/x"), "inside").unwrap();
        fs::create_dir(place.path().join("other")).unwrap();
        fs::write(place.path().join("other/secret"), "secret").unwrap();
        symlink("a/x", input.join("link")).unwrap();
        symlink("nowhere", input.join("dangling")).unwrap();
        symlink("..", input.join("a/loop")).unwrap();
        let folder = ResultFolder::new(&input, None, false, &Halt::default()).unwrap();
        assert_eq!(folder.read(Path::new("link")).unwrap(), b"inside");
        assert_eq!(folder.files().len(), 2);
        assert_eq!(
            folder.left_out(),
            [input.join("a/loop"), input.join("dangling")]
        );
        for (target, name) in [("../other/secret", "file"), ("../other", "folder")] {
            symlink(target, input.join(name)).unwrap();
            let error = ResultFolder::new(&input, None, false, &Halt::default()).unwrap_err();
            assert!(matches!(error, FolderError::Outside { .. }), "{error}");
            fs::remove_file(input.join(name)).unwrap();
        }
    }

    #[test]
    fn files_become_fewer_and_smaller() {
        let place = tempfile::tempdir().unwrap();
        let input = place.path().join("in");
        for (name, text) in [("a/x", "one"), ("a/y", "two"), ("z", "three")] {
            fs::create_dir_all(parent(&input.join(name))).unwrap();
            fs::write(input.join(name), text).unwrap();
        }
        let mut folder = ResultFolder::new(&input, None, true, &Halt::default()).unwrap();
        assert_eq!(folder.earlier(), None);
        assert_eq!(folder.listed(), b"a/x\na/y\nz\n");
        assert_eq!(folder.bytes(), 11);
        folder.write(Path::new("a/x"), b"1").unwrap();
        folder
            .keep(&[PathBuf::from("a/x"), PathBuf::from("z")])
            .unwrap();
        assert!(!folder.path().join("a/y").exists());
        assert_eq!(folder.read(Path::new("a/x")).unwrap(), b"1");
        assert_eq!(fs::read(input.join("a/x")).unwrap(), b"one");
        let busy = ResultFolder::new(&input, None, false, &Halt::default()).unwrap_err();
        assert!(matches!(busy, FolderError::Busy(_)), "{busy}");
        assert_eq!(folder.read(Path::new("a/x")).unwrap(), b"1");
        drop(folder);
        let folder = ResultFolder::new(&input, None, true, &Halt::default()).unwrap();
        let earlier = place.path().join("in.reduced.1");
        assert_eq!(folder.earlier(), Some(&*earlier));
        folder.discard();
        assert_eq!(fs::read(folder.path().join("a/x")).unwrap(), b"1");
        assert!(!earlier.exists());
        drop(folder);
        let mut folder = ResultFolder::new(&input, None, true, &Halt::default()).unwrap();
        folder.output = place.path().join("in.reduced.1");
        assert_eq!(folder.finish().unwrap(), None);
        assert_eq!(fs::read(input.join("a/x")).unwrap(), b"1");
        assert_eq!(fs::read(place.path().join("in.orig/a/y")).unwrap(), b"two");
        drop(folder);
        let names: Vec<_> = fs::read_dir(place.path())
            .unwrap()
            .map(|entry| entry.unwrap().file_name())
            .collect();
        assert_eq!(names.len(), 3, "{names:?}");
    }

    #[test]
    fn the_original_of_a_directory_is_kept_as_it_was_read() {
        let place = tempfile::tempdir().unwrap();
        let at = |name: &str| place.path().join(name);
        fs::create_dir(at("in")).unwrap();
        for (name, text) in [("in/x", "one"), ("in/y", "two")] {
            fs::write(at(name), text).unwrap();
        }
        let mut folder = ResultFolder::new(&at("in"), None, true, &Halt::default()).unwrap();
        folder.write(Path::new("x"), b"1").unwrap();
        folder.keep(&[PathBuf::from("x")]).unwrap();
        fs::write(at("in/x"), "overwritten").unwrap();
        assert_eq!(folder.finish().unwrap(), Some(at("in.changed-1")));
        drop(folder);
        for (name, text) in [
            ("in/x", "1"),
            ("in.orig/x", "one"),
            ("in.orig/y", "two"),
            ("in.changed-1/x", "overwritten"),
        ] {
            assert_eq!(fs::read_to_string(at(name)).unwrap(), text, "{name}");
        }
        assert_eq!(fs::read_dir(place.path()).unwrap().count(), 3);
    }

    #[test]
    fn the_result_of_a_directory_replaces_only_directories() {
        let place = tempfile::tempdir().unwrap();
        let at = |name: &str| place.path().join(name);
        fs::create_dir(at("in")).unwrap();
        fs::write(at("in/x"), "one").unwrap();
        fs::write(at("file"), "text").unwrap();
        std::os::unix::fs::symlink("link", at("link")).unwrap();
        let new =
            |output: &str| ResultFolder::new(&at("in"), Some(&at(output)), false, &Halt::default());
        for output in ["file", "link"] {
            let error = new(output).unwrap_err();
            assert!(matches!(error, FolderError::NotFolder(_)), "{error}");
        }
        let _first = new("out").unwrap();
        let error = new("out/").unwrap_err();
        assert!(matches!(error, FolderError::Busy(_)), "{error}");
    }

    #[test]
    fn an_output_around_the_input_is_refused() {
        let place = tempfile::tempdir().unwrap();
        let input = place.path().join("around/in");
        fs::create_dir_all(&input).unwrap();
        fs::write(input.join("x"), "one").unwrap();
        for output in ["around", "around/in/..", "around/other/../.."] {
            fs::create_dir_all(place.path().join("around/other")).unwrap();
            let error = ResultFolder::new(
                &input,
                Some(&place.path().join(output)),
                false,
                &Halt::default(),
            );
            let error = error.unwrap_err();
            assert!(matches!(error, FolderError::Around(_)), "{error}");
        }
        assert_eq!(fs::read(input.join("x")).unwrap(), b"one");
    }

    /// Returns a request to stop that some looks do not find yet.
    fn after(looks: usize) -> Halt {
        let seen = AtomicUsize::new(0);
        Halt::new(move || seen.fetch_add(1, Ordering::Relaxed) >= looks)
    }

    #[test]
    fn a_stopped_copy_leaves_what_was_there() {
        let place = tempfile::tempdir().unwrap();
        let input = place.path().join("in");
        fs::create_dir(&input).unwrap();
        fs::create_dir(place.path().join("in.reduced")).unwrap();
        fs::write(place.path().join("in.reduced/x"), "earlier").unwrap();
        for name in ["x", "y", "z"] {
            fs::write(input.join(name), "one").unwrap();
        }
        let mut stopped = 0;
        let folder = loop {
            match ResultFolder::new(&input, None, false, &after(stopped)) {
                Ok(folder) => break folder,
                Err(error) => assert!(matches!(error, FolderError::Halted(_)), "{error}"),
            }
            let names = fs::read_dir(place.path()).unwrap();
            let mut names: Vec<_> = names.map(|entry| entry.unwrap().file_name()).collect();
            names.retain(|name| !name.to_string_lossy().ends_with(".lock"));
            names.sort();
            assert_eq!(names, ["in", "in.reduced"], "{stopped}");
            let earlier = fs::read(place.path().join("in.reduced/x")).unwrap();
            assert_eq!(earlier, b"earlier");
            stopped += 1;
        };
        // The directory, three files, and each before a step with bytes and one without.
        assert_eq!(stopped, 10);
        for looks in 0..6 {
            let copy = tempfile::tempdir().unwrap();
            folder.snapshot(copy.path(), &after(looks)).unwrap_err();
        }
        let copy = tempfile::tempdir().unwrap();
        folder.snapshot(copy.path(), &after(6)).unwrap();
    }
}
