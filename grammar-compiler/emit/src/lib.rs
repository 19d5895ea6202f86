//! Writes compiled grammars as Rust source.
//!
//! Tables of [`grammar_compiler`] become a crate ([`language`], for `cargo xtask gen`) or a module
//! for `include!` ([`module`], behind [`build()`] for build scripts). The crate is separate, since
//! programs that only read a grammar need no syn, quote and prettyplease.
//!
//! Generated code is data and thin functions; logic lives in `runtime/`. Output is deterministic,
//! for comparison with the grammar.
//!
//! ```no_run
//! // build.rs
//! fn main() -> Result<(), grammar_emitter::BuildError> {
//!     grammar_emitter::build("grammar/ini.g4")
//! }
//! ```

#![warn(missing_docs)]

mod build;
mod front_page;
mod hook;
mod kinds;
mod model;
mod names;
mod notation;
mod parser;
mod registry;
mod tables;

use std::collections::BTreeSet;

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use secateur_tables::{Description, Tables};

pub use build::{Build, BuildError, build};
pub use model::Model;
pub use names::Names;
pub use registry::registry;

use grammar_compiler::OwnHook;
use grammar_compiler::compile::Compiled;

/// A generated file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GeneratedFile {
    /// Path within the crate, with slashes.
    pub path: String,
    /// Contents.
    pub bytes: Vec<u8>,
}

const COLUMNS: usize = 110;

const AUTOMATA: &str = "automata.bin";

const MODEL: &str = "model.bin";

/// Origin of a generated file, for its first line.
#[derive(Clone, Debug)]
pub struct Origin {
    /// Command that makes the file.
    pub command: String,
    /// Path of the grammar in the workspace.
    pub grammar: String,
    /// Hash of the grammar and its settings.
    pub hash: String,
}

/// Writes the crate of a language, and its reducer in `program`.
///
/// Only the reducer depends on the command line, so that other programs can embed the language.
///
/// # Errors
/// If the generated code is not Rust: a bug of the emitter.
pub fn language(
    compiled: &Compiled,
    hook: Option<&OwnHook>,
    model: Option<&Model>,
    origin: &Origin,
) -> Result<Vec<GeneratedFile>, syn::Error> {
    let name = &compiled.tables.name;
    let names = Names::of(&compiled.tables);
    let title = format!(" Shrinks failing {name} inputs.");
    let front_page = front_page::front_page(&compiled.tables);
    let automata = quote!(include_bytes!(#AUTOMATA));
    let embedded = embedded(&compiled.tables);
    let format = format(
        &compiled.tables,
        &automata,
        hook,
        model.is_some(),
        &embedded,
    );
    let linked = hook.map(hook::of_grammars).transpose()?;
    let library = quote! {
        #front_page

        pub mod kinds;
        mod parser;
        mod tables;

        #linked
        #format
    };
    let library_name = library_name(name);
    let program = quote! {
        #![doc = #title]

        fn main() -> std::process::ExitCode {
            secateur_cli::main(&#library_name::FORMAT)
        }
    };
    let mut files = vec![
        GeneratedFile {
            path: "Cargo.toml".to_owned(),
            bytes: manifest(&compiled.tables, hook, origin).into(),
        },
        rust("src/lib.rs", &library, origin)?,
        GeneratedFile {
            path: "program/Cargo.toml".to_owned(),
            bytes: program_manifest(&compiled.tables, origin).into(),
        },
        rust("program/src/main.rs", &program, origin)?,
        written("src/kinds.rs", &kinds::kinds(compiled, &names), origin)?,
        written("src/parser.rs", &parser::parser(compiled, &names), origin)?,
        written("src/tables.rs", &tables::tables(compiled, &names), origin)?,
        GeneratedFile {
            path: format!("src/{AUTOMATA}"),
            bytes: compiled.tables.automata().bytes().to_vec(),
        },
    ];
    if let Some(model) = model {
        files.push(GeneratedFile {
            path: format!("src/{MODEL}"),
            bytes: model.packed(&compiled.tables),
        });
    }
    Ok(files)
}

/// Writes a language as a module's contents for `include!`.
///
/// # Errors
/// If the code is not Rust, or the file name of the hook cannot name a module.
pub fn module(compiled: &Compiled, hook: Option<&OwnHook>, origin: &Origin) -> syn::Result<String> {
    let linked = hook.map(hook::of_file).transpose()?;
    let names = Names::of(&compiled.tables);
    let kinds: syn::File = syn::parse_str(&kinds::kinds(compiled, &names))?;
    let parser: syn::File = syn::parse_str(&parser::parser(compiled, &names))?;
    let tables: syn::File = syn::parse_str(&tables::tables(compiled, &names))?;
    let automata = Literal::byte_string(compiled.tables.automata().bytes());
    // A build script cannot link other crates.
    let embedded = TokenStream::new();
    let format = format(&compiled.tables, &quote!(#automata), hook, false, &embedded);
    let all = quote! {
        #[allow(dead_code)]
        pub mod kinds { #kinds }
        mod parser { #parser }
        mod tables { #tables }

        #linked
        #format
    };
    Ok(source(&all, origin)?.replacen(SKIP, "", 1))
}

/// Writes the public items of a crate or module; `automata` is an expression of bytes.
fn format(
    tables: &Tables,
    automata: &TokenStream,
    hook: Option<&OwnHook>,
    has_model: bool,
    embedded: &TokenStream,
) -> TokenStream {
    let with_hook = match tables.hook.as_deref() {
        None => None,
        Some(Description::OWN_HOOK) => Some(quote!(.with_hook(Some(&hook::FAMILY)))),
        Some(name) => Some(quote!(.with_hook(secateur_hooks::family(#name)))),
    };
    let model = has_model.then(|| {
        quote! {
            fn model(&self) -> Option<&'static [u8]> {
                Some(include_bytes!(#MODEL))
            }
        }
    });
    let prepares = hook.is_some_and(OwnHook::prepares);
    let prepare = prepares.then(|| {
        quote! {
            fn prepare(&self) -> Option<Prepare> {
                Some(hook::prepare)
            }
        }
    });
    let use_format = match prepares {
        true => quote!(
            use secateur_syntax::format::{Format, Prepare};
        ),
        false => quote!(
            use secateur_syntax::format::Format;
        ),
    };
    let has_names = hook.is_some_and(OwnHook::names);
    let names = has_names.then(|| {
        quote! {
            fn names(&self) -> Option<&'static dyn Names> {
                Some(hook::NAMES)
            }
        }
    });
    let use_names = has_names.then(|| {
        quote!(
            use secateur_syntax::sentence::names::Names;
        )
    });
    quote! {
        use std::sync::LazyLock;

        #use_format
        use secateur_syntax::Language;
        use secateur_syntax::parse::Rules;
        #use_names
        use secateur_tables::{Description, Tables};

        #[doc = " The language: its tables and its hook. They are loaded when it is first used."]
        pub static LANGUAGE: LazyLock<Language> = LazyLock::new(|| {
            let automata: &'static [u8] = #automata;
            let tables = Tables::new(&tables::DESCRIPTION, automata);
            Language::new(tables.expect("the automata are as they were generated"))#with_hook
        });

        #[doc = " The format: its tables, and its parser as compiled functions."]
        #[derive(Clone, Copy, Debug)]
        pub struct Generated;

        #[doc = " The format, for the command line and for libraries."]
        pub static FORMAT: Generated = Generated;

        impl Format for Generated {
            fn language(&self) -> &Language {
                &LANGUAGE
            }

            fn description(&self) -> &Description {
                &tables::DESCRIPTION
            }

            fn rules(&self) -> Option<&dyn Rules> {
                Some(&parser::Compiled)
            }

            #model
            #prepare
            #names
            #embedded
        }
    }
}

/// Writes the method that returns the embedded languages.
fn embedded(tables: &Tables) -> TokenStream {
    let languages = languages(tables);
    if languages.is_empty() {
        return TokenStream::new();
    }
    let arms = languages.iter().map(|language| {
        let library = library_name(language);
        quote!(#language => Some(&#library::FORMAT))
    });
    quote! {
        fn embedded(&self, language: &str) -> Option<&'static dyn Format> {
            match language {
                #(#arms,)*
                _ => None,
            }
        }
    }
}

fn languages(tables: &Tables) -> BTreeSet<&str> {
    tables.embedded.iter().map(|it| &*it.language).collect()
}

fn library_name(language: &str) -> proc_macro2::Ident {
    let name = format!("secateur_{}", language.replace('-', "_"));
    proc_macro2::Ident::new(&name, proc_macro2::Span::call_site())
}

const SKIP: &str = "#![cfg_attr(rustfmt, rustfmt_skip)]\n";

fn rust(path: &str, code: &TokenStream, origin: &Origin) -> Result<GeneratedFile, syn::Error> {
    Ok(GeneratedFile {
        path: path.to_owned(),
        bytes: source(code, origin)?.into(),
    })
}

fn source(code: &TokenStream, origin: &Origin) -> Result<String, syn::Error> {
    let file: syn::File = syn::parse2(code.clone())?;
    let text = spaced(&prettyplease::unparse(&file));
    Ok(format!("{}\n{SKIP}{text}", header("//", origin)))
}

/// Inserts empty lines between items and functions.
fn spaced(code: &str) -> String {
    let word = |line: &str| line.split([' ', ';']).next().map(str::to_owned);
    let mut text = String::new();
    let mut before = "";
    for line in code.lines() {
        let begins = match before {
            "    }" => line.starts_with("    "),
            "}" | "});" => true,
            _ => {
                let is_item = ["use", "pub", "mod", "///", "fn", "impl"];
                let is_item = is_item
                    .map(|it| word(line).as_deref() == Some(it))
                    .contains(&true);
                let goes_on = ["///", "#["].map(|it| before.starts_with(it));
                is_item
                    && !before.is_empty()
                    && word(before) != word(line)
                    && !goes_on.contains(&true)
            }
        };
        if begins && !line.is_empty() {
            text.push('\n');
        }
        text.push_str(line);
        text.push('\n');
        before = line;
    }
    text
}

fn written(path: &str, code: &str, origin: &Origin) -> Result<GeneratedFile, syn::Error> {
    syn::parse_file(code)?;
    Ok(GeneratedFile {
        path: path.to_owned(),
        bytes: format!("{}\n{SKIP}{code}", header("//", origin)).into(),
    })
}

fn header(comment: &str, origin: &Origin) -> String {
    format!(
        "{comment} @generated from {} by `{}` ({})\n",
        origin.grammar, origin.command, origin.hash
    )
}

fn manifest(tables: &Tables, hook: Option<&OwnHook>, origin: &Origin) -> String {
    let name = &tables.name;
    let grammars = match hook {
        None => "",
        Some(_) => "secateur-grammars.workspace = true\n",
    };
    let hooks = match tables.hook.as_deref() {
        None | Some(Description::OWN_HOOK) => "",
        Some(_) => "secateur-hooks.workspace = true\n",
    };
    let embedded = languages(tables).into_iter().map(|language| {
        format!("secateur-{language} = {{ path = \"../{language}\", version = \"{VERSION}\" }}\n")
    });
    let embedded: String = embedded.collect();
    format!(
        "{}\n{}[lib]\n# A test build would have no tests: the example alone is run.\ntest = false\n\n\
         [dependencies]\n{grammars}{hooks}secateur-syntax.workspace = true\n\
         secateur-tables.workspace = true\n{embedded}\n\
         [dev-dependencies]\nsecateur-reduce.workspace = true\n\n\
         [lints]\nworkspace = true\n",
        header("#", origin),
        package(
            &format!("secateur-{name}"),
            &format!("Tables and parser of the language {name}, for a reducer")
        ),
    )
}

fn program_manifest(tables: &Tables, origin: &Origin) -> String {
    let name = &tables.name;
    format!(
        "{}\n{}[[bin]]\nname = \"secateur-{name}\"\npath = \"src/main.rs\"\n\
         # The library has the same name.\ndoc = false\n\
         # A test build would have no tests.\ntest = false\n\n\
         [features]\n# Strategies as their papers have them.\n\
         published = [\"secateur-cli/published\"]\n\n\
         [dependencies]\nsecateur-cli.workspace = true\n\
         secateur-{name} = {{ path = \"..\", version = \"{VERSION}\" }}\n\n\
         [lints]\nworkspace = true\n",
        header("#", origin),
        package(
            &format!("secateur-{name}-cli"),
            &format!("Shrinks failing {name} inputs")
        ),
    )
}

pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

pub(crate) fn package(name: &str, description: &str) -> String {
    format!(
        "[package]\nname = \"{name}\"\ndescription = \"{description}\"\n\
         version.workspace = true\nedition.workspace = true\nrust-version.workspace = true\n\
         license.workspace = true\ndocumentation = \"https://docs.rs/{name}\"\n\n"
    )
}
