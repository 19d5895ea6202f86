//! The documentation of a generated crate: what it is, and an example that runs.

use proc_macro2::TokenStream;
use quote::quote;

use grammar_compiler::analyze::Tables;

/// The crate's inner documentation, line by line.
pub fn front_page(tables: &Tables) -> TokenStream {
    let name = &tables.name;
    let library = name.replace('-', "_");
    let extension = tables.extensions.first().unwrap_or(name);
    let notes = match tables.notes.as_str() {
        "" => String::new(),
        notes => format!(": {notes}"),
    };
    let text = format!(
        "Shrinks failing {name} inputs.

How a failing input is shrunk is the affair of [`secateur_runtime`], which knows no
language. This crate knows one, `{name}`{notes}. All of it was made of a grammar:
[`LANGUAGE`] holds the tables that a lexer, a parser and the search for something
smaller go by, [`FORMAT`] adds the parser's decisions as compiled code. The program
`secateur-{name}` is the command line with this language alone:

```sh
secateur-{name} ./interesting.sh input.{extension}
```

A fuzzer or a test framework, which has the failure in its own process, calls
[`reduce`](secateur_runtime::reduce):

```
use secateur_{library}::FORMAT;
use secateur_runtime::sentence::Sentences;
use secateur_runtime::{{Options, reduce}};

// Any input of the language; here the grammar makes one.
let made = Sentences::new(&FORMAT).make(1, 40);
let input = made.expect(\"the grammar has sentences\").written.text;

// Whatever fails; here it is the length.
let fails = |text: &[u8]| text.len() * 2 >= input.len();
let smallest = reduce(&FORMAT, &input, fails, Options::default())?;
assert!(fails(&smallest.text) && smallest.text.len() <= input.len());
# Ok::<(), secateur_runtime::search::ReduceError>(())
```"
    );
    documentation(&text)
}

/// The documentation of the crate of all languages.
pub fn front_page_of_all() -> TokenStream {
    documentation(
        "All generated formats, for programs that choose one when they run.

The command `secateur` is such a program. Whoever knows the language takes its own
crate, which is compiled in seconds.

```
use secateur_all::FORMATS;
use secateur_runtime::{Options, reduce};

let json = FORMATS.iter().find(|format| format.language().name == \"json\");
let fails = |text: &[u8]| text.windows(3).any(|three| three == b\"bug\");
let input = b\"[1, {\\\"a\\\": \\\"bug\\\"}, 2]\";
let smallest = reduce(*json.expect(\"it is there\"), input, fails, Options::default())?;
assert_eq!(smallest.text, b\"\\\"bug\\\"\");
# Ok::<(), secateur_runtime::search::ReduceError>(())
```",
    )
}

fn documentation(text: &str) -> TokenStream {
    let lines = text.lines().map(|line| match line {
        "" => String::new(),
        line => format!(" {line}"),
    });
    quote!(#(#![doc = #lines])*)
}
