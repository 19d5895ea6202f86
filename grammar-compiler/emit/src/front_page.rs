//! The documentation of a generated crate, with an example that runs.

use proc_macro2::TokenStream;
use quote::quote;

use secateur_tables::Tables;

/// Returns the documentation of a language's crate.
pub fn front_page(tables: &Tables) -> TokenStream {
    let name = &tables.name;
    let library = name.replace('-', "_");
    let extension = tables.extensions.first().unwrap_or(name);
    let notes = match &*tables.notes {
        "" => String::new(),
        notes => format!(": {notes}"),
    };
    let text = format!(
        "The language `{name}`{notes}.

The crate was generated from a grammar. [`LANGUAGE`] holds the tables that a lexer, a parser
and a reducer read, [`kinds`] names what they number, and [`FORMAT`] adds the parser as compiled
functions. The search is in `secateur-reduce`, which knows no language. The program
`secateur-{name}` is a package of its own, `secateur-{name}-cli`:

```sh
secateur-{name} ./interesting.sh input.{extension}
```

A fuzzer or a test framework, which has the failure in its own process, depends on this
crate and on `secateur-reduce`:

```
use secateur_{library}::FORMAT;
use secateur_reduce::Reducer;
use secateur_syntax::sentence::Sentences;

// Any input of the language; here the grammar makes one.
let made = Sentences::new(&FORMAT).make(1, 40);
let input = made.expect(\"the grammar has sentences\").written.text;

// Whatever fails; here it is the length.
let fails = |text: &[u8]| text.len() * 2 >= input.len();
let smallest = Reducer::new(&FORMAT).reduce(&input, fails)?;
assert!(fails(&smallest.text) && smallest.text.len() <= input.len());
# Ok::<(), secateur_reduce::search::ReduceError>(())
```"
    );
    documentation(&text)
}

/// Returns the documentation of the crate of all languages.
pub fn front_page_of_all() -> TokenStream {
    documentation(
        "All generated languages, for programs that choose one when they run.

The command `secateur` is such a program. A program that knows the language depends on
its crate alone, which is compiled in seconds.

```
use secateur_all::FORMATS;
use secateur_reduce::Reducer;

let json = FORMATS.iter().find(|format| format.description().name == \"json\");
let reducer = Reducer::new(*json.expect(\"it is there\"));
let fails = |text: &[u8]| text.windows(3).any(|three| three == b\"bug\");
let input = b\"[1, {\\\"a\\\": \\\"bug\\\"}, 2]\";
let smallest = reducer.reduce(input, fails)?;
assert_eq!(smallest.text, b\"\\\"bug\\\"\");
# Ok::<(), secateur_reduce::search::ReduceError>(())
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
