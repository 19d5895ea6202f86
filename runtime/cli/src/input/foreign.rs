//! Languages that no grammar is shipped for, by extension, interpreter and well-known file name.
//!
//! Their texts may happen to parse in another language: much of Perl is Ruby, too. An extension of
//! several languages, one of which has a grammar or is a superset of one that has, is not listed
//! (`.m`, `.cu`, `.inc`).

type Names = &'static [&'static str];

/// Names of languages, with their extensions, interpreters and file names in small letters.
const FOREIGN: &[(&str, Names, Names, Names)] = &[
    ("Ada", &["adb", "ads"], &[], &[]),
    ("Assembly", &["asm", "s"], &[], &[]),
    ("AWK", &["awk"], &["awk", "gawk", "mawk", "nawk"], &[]),
    ("Batch", &["bat"], &[], &[]),
    ("Clojure", &["clj", "cljc", "cljs"], &[], &[]),
    ("CMake", &["cmake"], &[], &["cmakelists.txt"]),
    ("CoffeeScript", &["coffee"], &[], &[]),
    ("Crystal", &["cr"], &["crystal"], &[]),
    ("CSV", &["csv", "tsv"], &[], &[]),
    ("Dockerfile", &[], &[], &["dockerfile", "containerfile"]),
    ("Elixir", &["ex", "exs"], &["elixir"], &[]),
    ("Erlang", &["erl", "hrl"], &["escript"], &[]),
    (
        "Fortran",
        &["f", "f90", "f95", "f03", "f08", "for", "ftn"],
        &[],
        &[],
    ),
    ("Go template", &["tmpl", "gotmpl"], &[], &[]),
    ("Haskell", &["hs", "lhs"], &["runghc", "runhaskell"], &[]),
    ("Julia", &["jl"], &["julia"], &[]),
    ("Kotlin", &["kt", "kts"], &["kotlin"], &[]),
    ("Lisp", &["lisp", "el"], &["emacs", "sbcl"], &[]),
    (
        "Make",
        &["mk", "mak"],
        &["make"],
        &["makefile", "gnumakefile"],
    ),
    ("Markdown", &["md", "markdown"], &[], &[]),
    ("Nim", &["nim"], &[], &[]),
    ("Nix", &["nix"], &[], &[]),
    ("OCaml", &["ml", "mli"], &["ocaml"], &[]),
    ("INI", &["ini", "cfg", "desktop", "service"], &[], &[]),
    ("Pascal", &["pas", "dpr"], &[], &[]),
    ("Perl", &["pl", "pm", "pod"], &["perl"], &[]),
    ("pest", &["pest"], &[], &[]),
    ("PowerShell", &["ps1", "psm1", "psd1"], &["pwsh"], &[]),
    ("Protocol Buffers", &["proto"], &[], &[]),
    ("R", &["r"], &["rscript"], &[]),
    ("Raku", &["raku", "rakumod"], &["raku"], &[]),
    ("Scheme", &["scm", "ss", "rkt"], &["guile", "racket"], &[]),
    ("sed", &["sed"], &["sed"], &[]),
    (
        "Shell",
        &["sh", "bash", "fish", "ksh", "zsh"],
        &["sh", "bash", "dash", "fish", "ksh", "zsh"],
        &[],
    ),
    ("Swift", &["swift"], &["swift"], &[]),
    ("TableGen", &["td"], &[], &[]),
    ("Tcl", &["tcl", "tk"], &["tclsh", "wish", "expect"], &[]),
    ("Vim script", &["vim"], &[], &[]),
    ("Visual Basic", &["vb", "bas", "vbs"], &[], &[]),
    ("unified diff", &["diff", "patch"], &[], &[]),
    ("VHDL", &["vhd", "vhdl"], &[], &[]),
    ("Zig", &["zig"], &[], &[]),
];

/// Returns the language of an extension, interpreters or a file name, in small letters.
pub(super) fn foreign(
    extension: Option<&str>,
    interpreters: &[String],
    name: Option<&str>,
) -> Option<&'static str> {
    let found = FOREIGN.iter().find(|(_, extensions, programs, names)| {
        extension.is_some_and(|it| extensions.contains(&it))
            || interpreters.iter().any(|it| programs.contains(&&**it))
            || name.is_some_and(|it| names.contains(&it))
    });
    found.map(|(language, ..)| *language)
}
