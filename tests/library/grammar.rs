//! A language that is not compiled in: its grammar is read when the program runs. Run it
//! with `cargo run --example grammar`.

use std::error::Error;

use grammar_compiler::load::Loader;
use secateur_reduce::Reducer;

const SUMS: &str = "
    grammar sums;
    sums : sum+ EOF ;
    sum  : sum '+' sum | NUMBER ;
    NUMBER : [0-9]+ ;
    SPACE  : [ \\n]+ -> skip ;
";

pub fn main() -> Result<(), Box<dyn Error>> {
    // `Loader::new([path])` reads a file, with the settings beside it.
    let loaded = Loader::text("sums.g4", SUMS)
        .hooks(grammar_compiler::hook_library!(secateur_hooks))
        .load()?;
    eprint!("{}", loaded.warnings);
    let tables = loaded.compile()?.tables;
    let format = secateur_hooks::link(tables)?;

    let fails = |text: &[u8]| text.contains(&b'7');
    let reduction = Reducer::new(&format).reduce(b"1 + 2\n3 + 7 + 4", fails)?;
    assert_eq!(reduction.text, b"7");
    Ok(())
}
