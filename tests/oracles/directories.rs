//! Files in a test's directory, before and after.

use crate::case::*;

#[test]
fn the_candidate_is_alone_in_its_directory() {
    within_reason(|| {
        let script = "ls -A; cat \"$1\"; [ \"$1\" = input.txt ]";
        let outcome = Case::new(script).judge(None);
        assert_eq!(outcome.verdict, Verdict::Interesting);
        assert_eq!(outcome.output, b"input.txt\ncandidate");
    });
}

#[test]
fn the_directory_may_be_removed() {
    within_reason(|| {
        for script in [
            "folder=$(pwd); cd /; rm -rf \"$folder\"",
            "folder=$(pwd); rm -rf \"$folder\"",
            "rm -rf \"$(pwd)/..\" 2>/dev/null; root=$(pwd); rm -rf \"${root%/*}\"; true",
        ] {
            let outcome = Case::new(script).judge(None);
            assert_eq!(outcome.verdict, Verdict::Interesting, "{script}");
        }
    });
}

#[test]
fn permissions_may_be_taken_away() {
    within_reason(|| {
        let script = "mkdir -p a/b; touch a/b/c; chmod 000 a/b/c a/b a input.txt .";
        let outcome = Case::new(script).judge(None);
        assert_eq!(outcome.verdict, Verdict::Interesting);
    });
}

#[test]
fn odd_files_are_removed() {
    within_reason(|| {
        let script = "mkfifo pipe; ln -s / all; ln -s nowhere link; touch -- '-rf' 'a b'; \
                      touch \"$here/kept\"; ln -s \"$here\" here";
        let case = Case::new(script);
        assert_eq!(case.judge(None).verdict, Verdict::Interesting);
        assert!(case.path("kept").exists(), "links are not followed");
    });
}
