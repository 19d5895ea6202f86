//! Options with another name or form in earlier releases.

#[derive(Clone, Copy, Debug)]
pub(crate) struct Renamed {
    pub(crate) old: &'static str,
    pub(crate) new: &'static str,
}

const fn renamed(old: &'static str, new: &'static str) -> Renamed {
    Renamed { old, new }
}

pub(crate) const RENAMED: [Renamed; 24] = [
    renamed("--comments", "`--set comments=keep|drop`"),
    renamed(
        "--confirm",
        "`--flaky`, which repeats tests as often as that decides",
    ),
    renamed("--corpus-order", "`--set corpus-order=on`"),
    renamed("--every", "`--set then-every=K`"),
    renamed("--expect-signal", "`--expect-exit SEGV`, for example"),
    renamed("--keep-learning", "`--set keep-learning=on`"),
    renamed("--limit-cpu", "`--limit cpu=SECONDS`"),
    renamed("--limit-file", "`--limit file=BYTES`"),
    renamed("--limit-memory", "`--limit memory=BYTES`"),
    renamed("--limit-output", "`--limit output=BYTES`"),
    renamed("--limit-processes", "`--limit processes=N`"),
    renamed("--list-languages", "`list languages`"),
    renamed("--list-strategies", "`list strategies`"),
    renamed("--lists", "`--strategy NAMES:MINIMIZER`"),
    renamed("--no-model", "`--model none`"),
    renamed(
        "--plugin-backwards",
        "`backwards = true` in the file of `--plugin FILE.toml`",
    ),
    renamed(
        "--plugin-commands",
        "`commands = [\"…\"]` in the file of `--plugin FILE.toml`",
    ),
    renamed(
        "--plugin-count",
        "`count = \"…\"` in the file of `--plugin FILE.toml`",
    ),
    renamed("--temp", "`--set temp=DIR`"),
    renamed("--tolerant", "the default, and `--strict` its opposite"),
    renamed("--trace-lists", "`--trace-strategy NAMES:MINIMIZER`"),
    renamed("--verbose", "`--json-log FILE`"),
    renamed("--verify-syntax", "what each debug build does"),
    renamed("-v", "`--json-log FILE`"),
];

pub(crate) fn renamed_to(option: &str) -> Option<&'static str> {
    let option = option.split('=').next().unwrap_or_default();
    let found = RENAMED.iter().find(|renamed| renamed.old == option);
    found.map(|renamed| renamed.new)
}
