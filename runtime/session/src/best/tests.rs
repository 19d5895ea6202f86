use super::*;

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
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::write(at("x.c"), "original").unwrap();
    fs::set_permissions(at("x.c"), fs::Permissions::from_mode(0o640)).unwrap();
    let best = Best::new(&at("x.c"), None, true).unwrap();
    best.save(b"smaller").unwrap();
    assert_eq!(best.rescue(b"original").unwrap(), None);
    fs::rename(at("x.c"), at("keep.c")).unwrap();
    fs::create_dir(at("x.c")).unwrap();
    best.finish(b"original").unwrap_err();
    assert_eq!(fs::read(at("x.orig.c")).unwrap(), b"original");
    // Not with those of the directory.
    let mode = fs::metadata(at("x.orig.c")).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o640);
    assert_eq!(best.rescue(b"original").unwrap(), None, "once");
    // A resumed run finds it.
    let best = Best::replaced(&at("x.c"), b"original");
    fs::remove_dir(at("x.c")).unwrap();
    assert!(matches!(best, Err(OutputError::IsStream(_))));
    fs::remove_file(at("x.orig.c")).unwrap();
    symlink("keep.c", at("x.c")).unwrap();
    let best = Best {
        input: at("x.c"),
        original: Some(at("x.orig.c")),
        ..Best::new(&at("y.c"), Some(&at("x.reduced.c")), false).unwrap()
    };
    // A link to the text does not keep it.
    for name in ["x.orig.c", "y.orig.c"] {
        symlink("keep.c", at(name)).unwrap();
    }
    assert!(Best::replaced(&at("y.c"), b"original").unwrap().is_none());
    // Another file has the usual name.
    let kept = best.rescue(b"original").unwrap();
    assert_eq!(kept, Some(at("x.orig.1.c")));
    let (_, changed) = best.finish(b"original").unwrap();
    assert_eq!(changed, Some(at("x.changed-1.c")));
    assert!(has_itself(&at("x.orig.1.c"), b"original"));
    assert!(at("x.orig.c").is_symlink());
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
fn an_input_that_is_no_file_is_not_kept() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    rustix::fs::mkfifoat(rustix::fs::CWD, at("x.c"), Mode::RUSR | Mode::WUSR).unwrap();
    let best = Best::new(&at("x.c"), Some(&at("y.c")), false).unwrap();
    assert_eq!(best.rescue(b"original").unwrap(), None);
    // One that is gone is.
    let best = Best::new(&at("z.c"), Some(&at("y.c")), false).unwrap();
    assert_eq!(best.rescue(b"original").unwrap(), Some(at("z.orig.c")));
    assert_eq!(fs::read(at("z.orig.c")).unwrap(), b"original");
}

#[test]
fn earlier_results_are_kept_unless_they_are_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::write(at("x.c"), "original").unwrap();
    fs::write(at("x.reduced.c"), "earlier").unwrap();
    fs::write(at("x.reduced.c.trace"), "of a generator's run, or a user's").unwrap();
    let best = Best::new(&at("x.c"), None, false).unwrap();
    assert_eq!(best.earlier(), None);
    for text in ["smaller", "small"] {
        best.save(text.as_bytes()).unwrap();
    }
    assert_eq!(best.earlier(), Some(&*at("x.reduced.1.c")));
    best.finish(b"original").unwrap();
    assert_eq!(fs::read(at("x.reduced.1.c")).unwrap(), b"earlier");
    fs::remove_file(at("x.reduced.c.trace")).expect("it stays in its place");
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
