//! Languages that no grammar is shipped for, by extension, interpreter and well-known file name.
//!
//! Their texts may happen to parse in another language: much of Perl is Ruby, too. An extension of
//! several languages, one of which has a grammar or is a superset of one that has, is not listed
//! (`.m`, `.cu`, `.inc`).

/// Names of languages, with their extensions, interpreters and files in small letters.
const FOREIGN: &[(&str, &[&str])] = &[
    ("Ada", &["adb", "ads"]),
    ("Assembly", &["asm", "s"]),
    ("AWK", &["awk", "gawk", "mawk", "nawk"]),
    ("Batch", &["bat", "cmd"]),
    ("Clojure", &["clj", "cljc", "cljs"]),
    ("CMake", &["cmake", "cmakelists.txt"]),
    ("CoffeeScript", &["coffee"]),
    ("Crystal", &["cr", "crystal"]),
    ("Dockerfile", &["dockerfile", "containerfile"]),
    ("Elixir", &["ex", "exs", "elixir"]),
    ("Erlang", &["erl", "hrl", "escript"]),
    ("Fortran", &["f", "f90", "f95", "f03", "f08", "for", "ftn"]),
    ("Go template", &["tmpl", "gotmpl"]),
    ("Haskell", &["hs", "lhs", "runghc", "runhaskell"]),
    ("Julia", &["jl", "julia"]),
    ("Kotlin", &["kt", "kts", "kotlin"]),
    ("Lisp", &["lisp", "el", "emacs", "sbcl"]),
    ("Make", &["mk", "mak", "make", "makefile", "gnumakefile"]),
    ("Markdown", &["md", "markdown"]),
    ("Nim", &["nim"]),
    ("Nix", &["nix"]),
    ("OCaml", &["ml", "mli", "ocaml"]),
    ("INI", &["ini"]),
    ("Pascal", &["pas", "dpr"]),
    ("Perl", &["pl", "pm", "pod", "perl"]),
    ("pest", &["pest"]),
    ("PowerShell", &["ps1", "psm1", "psd1", "pwsh"]),
    ("Protocol Buffers", &["proto"]),
    ("R", &["r", "rscript"]),
    ("Raku", &["raku", "rakumod"]),
    ("Scheme", &["scm", "ss", "rkt", "guile", "racket"]),
    ("sed", &["sed"]),
    ("Shell", &["sh", "bash", "dash", "fish", "ksh", "zsh"]),
    ("Swift", &["swift"]),
    ("TableGen", &["td"]),
    ("Tcl", &["tcl", "tk", "tclsh", "wish", "expect"]),
    ("Vim script", &["vim"]),
    ("Visual Basic", &["vb", "bas", "vbs"]),
    ("VHDL", &["vhd", "vhdl"]),
    ("Zig", &["zig"]),
];

/// Returns the language of an extension, an interpreter or a file name.
pub(super) fn foreign(sign: &str) -> Option<&'static str> {
    let found = FOREIGN.iter().find(|(_, signs)| signs.contains(&sign));
    found.map(|(name, _)| *name)
}
