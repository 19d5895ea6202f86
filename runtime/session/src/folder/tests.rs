use std::sync::atomic::{AtomicUsize, Ordering};

use super::copy::parent;
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
    symlink(input.join("a/x"), input.join("a/absolute")).unwrap();
    symlink("../../in/a", input.join("a/around")).unwrap();
    fs::create_dir(input.join("empty")).unwrap();
    let mut folder = ResultFolder::new(&input, None, true, &Halt::default()).unwrap();
    let all = "a/absolute\na/around\na/loop\na/x\ndangling\nempty\nlink\n";
    assert_eq!(String::from_utf8(folder.listed()).unwrap(), all);
    let copy = tempfile::tempdir().unwrap();
    folder.snapshot(copy.path(), &Halt::default()).unwrap();
    let kept = folder.files().to_vec();
    folder.keep(&kept, copy.path()).unwrap();
    for copy in [copy.path(), folder.path()] {
        for (name, target) in [
            ("a/absolute", "../a/x"),
            ("a/around", "../a"),
            ("a/loop", ".."),
            ("dangling", "nowhere"),
            ("link", "a/x"),
        ] {
            let link = fs::read_link(copy.join(name)).unwrap();
            assert_eq!(link, Path::new(target), "{name}");
        }
        assert!(fs::read_dir(copy.join("empty")).unwrap().next().is_none());
    }
    assert_eq!(folder.bytes(), 6);
    assert_eq!(folder.left_out(), [""; 0].map(PathBuf::from));
    drop(folder);
    let made = std::process::Command::new("mkfifo")
        .arg(input.join("fifo"))
        .status();
    assert!(made.unwrap().success());
    let folder = ResultFolder::new(&input, None, false, &Halt::default()).unwrap();
    assert_eq!(folder.left_out(), [input.join("fifo")]);
    drop(folder);
    for (target, name) in [("../other/secret", "file"), ("../other", "folder")] {
        symlink(target, input.join(name)).unwrap();
        let error = ResultFolder::new(&input, None, false, &Halt::default()).unwrap_err();
        assert!(matches!(error, FolderError::Outside { .. }), "{error}");
        fs::remove_file(input.join(name)).unwrap();
    }
}

/// A directory without write permission can be neither filled nor moved.
#[test]
fn results_can_be_written() {
    use std::os::unix::fs::PermissionsExt;
    let place = tempfile::tempdir().unwrap();
    let input = place.path().join("in");
    fs::create_dir(&input).unwrap();
    fs::write(input.join("x"), "one").unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    fs::set_permissions(&input, fs::Permissions::from_mode(0o550)).unwrap();
    let mut folder = ResultFolder::new(&input, None, true, &Halt::default()).unwrap();
    assert_eq!(mode(folder.path()), 0o750);
    let original = Place::Original.path(folder.path()).join("new");
    assert_eq!(mode(&original), 0o750);
    folder
        .keep(&[PathBuf::from("x")], Path::new("none"))
        .unwrap();
    assert_eq!(mode(folder.path()), 0o750);
    assert_eq!(mode(&input), 0o550);
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
        .keep(
            &[PathBuf::from("a/x"), PathBuf::from("z")],
            Path::new("none"),
        )
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
    folder
        .keep(&[PathBuf::from("x")], Path::new("none"))
        .unwrap();
    fs::write(at("in/x"), "overwritten").unwrap();
    let kept = (at("in.orig"), Some(at("in.changed-1")));
    assert_eq!(folder.finish().unwrap(), Some(kept));
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
fn the_original_of_a_directory_outlives_a_stop_and_a_kill() {
    let place = tempfile::tempdir().unwrap();
    let at = |name: &str| place.path().join(name);
    let new = |in_place| ResultFolder::new(&at("in"), None, in_place, &Halt::default());
    fs::create_dir(at("in")).unwrap();
    fs::create_dir(at("in/empty")).unwrap();
    fs::write(at("in/x"), "one").unwrap();
    std::os::unix::fs::symlink("x", at("in/link")).unwrap();
    assert_eq!(new(true).unwrap().rescue().unwrap(), None);
    let left = Place::Original.path(&at("in.reduced"));
    let mut folder = new(true).unwrap();
    // A link to the text is no file.
    fs::rename(at("in/x"), at("keep")).unwrap();
    std::os::unix::fs::symlink("../keep", at("in/x")).unwrap();
    assert_eq!(folder.rescue().unwrap(), Some(at("in.orig")));
    assert_eq!(fs::read(at("in.orig/x")).unwrap(), b"one");
    drop(folder);
    fs::remove_dir_all(at("in.orig")).unwrap();
    fs::rename(at("keep"), at("in/x")).unwrap();
    let mut folder = new(true).unwrap();
    fs::write(at("in/x"), "overwritten").unwrap();
    fs::rename(left.join("new"), left.join("moved")).unwrap();
    folder.rescue().unwrap_err();
    assert_eq!(fs::read(left.join("moved/x")).unwrap(), b"one");
    fs::remove_dir_all(&left).unwrap();
    drop(folder);
    fs::write(at("in/x"), "one").unwrap();
    let mut folder = new(true).unwrap();
    fs::write(at("in/x"), "overwritten").unwrap();
    assert_eq!(folder.rescue().unwrap(), Some(at("in.orig")));
    drop(folder);
    assert!(matches!(new(true), Err(FolderError::OriginalKept(_))));
    // As a kill leaves it.
    let left = left.join("new");
    for (text, kept) in [("overwritten", None), ("two", Some(at("in.orig.1")))] {
        fs::create_dir_all(&left).unwrap();
        fs::write(left.join("x"), text).unwrap();
        let folder = new(false).unwrap();
        assert_eq!(folder.rescued(), kept.as_deref());
        assert!(!left.exists());
    }
    assert_eq!(fs::read(at("in.orig.1/x")).unwrap(), b"two");
    // Also if only a directory or a link is gone.
    fs::create_dir_all(left.join("gone")).unwrap();
    assert_eq!(new(false).unwrap().rescued(), Some(&*at("in.orig.2")));
    for kept in ["in.orig", "in.orig.1", "in.orig.2"] {
        fs::remove_dir_all(at(kept)).unwrap();
    }
    fs::create_dir_all(&left).unwrap();
    fs::write(left.join("x"), "two").unwrap();
    // Also by a run that is refused.
    assert!(matches!(new(true), Err(FolderError::OriginalKept(_))));
    assert_eq!(fs::read(at("in.orig/x")).unwrap(), b"two");
    fs::remove_dir_all(at("in.orig")).unwrap();
    std::os::unix::fs::symlink("nowhere", at("in.orig")).unwrap();
    assert!(matches!(new(true), Err(FolderError::OriginalKept(_))));
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
    // Files of others.
    for name in ["out.lock", ".secateur-lock-lock"] {
        fs::write(at(name), "precious").unwrap();
    }
    drop(new("out").unwrap());
    let error = new("lock").unwrap_err();
    assert!(matches!(error, FolderError::NotLock(_)), "{error}");
    for name in ["out.lock", ".secateur-lock-lock"] {
        assert_eq!(fs::read(at(name)).unwrap(), b"precious");
    }
    let fifo = at(".secateur-lock-fifo");
    rustix::fs::mkfifoat(rustix::fs::CWD, &fifo, rustix::fs::Mode::RWXU).unwrap();
    let error = new("fifo").unwrap_err();
    assert!(matches!(error, FolderError::NotLock(_)), "{error}");
    assert!(fifo.exists());
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
