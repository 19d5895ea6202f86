//! Writes compiled grammars as Rust source.
//!
//! [`grammar_compiler`] derives the tables of a language; this crate writes them as a
//! crate of their own ([`language`], for `cargo xtask gen`) or as one module for
//! `include!` ([`module`], behind [`build()`] for build scripts). It is apart from the
//! compiler because the tools that write Rust (syn, quote, prettyplease) are of no use to
//! a program that reads a grammar and reduces.
//!
//! What is generated is data and thin code; logic lives in `runtime/`. The same
//! grammar gives the same bytes each time, so that generated code can be
//! compared with its grammar.
//!
//! ```no_run
//! // build.rs
//! fn main() -> Result<(), grammar_emitter::BuildError> {
//!     grammar_emitter::build("grammar/ini.g4")
//! }
//! ```

#![warn(missing_docs)]

mod build;
mod decisions;
mod front_page;
mod hook;
mod model;
mod registry;
mod tables;

use proc_macro2::TokenStream;
use quote::quote;
use secateur_tables::Tables;

pub use build::{Build, BuildError, build};
pub use model::Model;
pub use registry::registry;

use grammar_compiler::OwnHook;
use grammar_compiler::compile::Compiled;

/// A generated file: its path within the crate, and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GeneratedFile {
    /// The path, with slashes.
    pub path: String,
    /// The whole text.
    pub text: String,
}

/// Where a generated file comes from; its first line says so.
#[derive(Clone, Debug)]
pub struct Origin {
    /// The command that makes it.
    pub command: String,
    /// The grammar's path in the workspace.
    pub grammar: String,
    /// A hash of the grammar and its settings.
    pub hash: String,
}

/// The crate of a language, and in its folder `program` the package of its reducer, which
/// depends on the command line: whoever embeds the language does not.
///
/// # Errors
/// If the generated code is no Rust: a bug of the emitter.
///
/// `hook` is the format's own hook, `model` what was learnt of the language,
/// if there is such a thing.
pub fn language(
    compiled: &Compiled,
    hook: Option<&OwnHook>,
    model: Option<&Model>,
    origin: &Origin,
) -> Result<Vec<GeneratedFile>, syn::Error> {
    let name = &compiled.tables.name;
    let hook_module = hook.map(|_| {
        quote!(
            mod hook;
        )
    });
    let model_module = model.map(|_| {
        quote!(
            mod model;
        )
    });
    let title = format!(" Shrinks failing {name} inputs.");
    let front_page = front_page::front_page(&compiled.tables);
    let format = format(&compiled.tables, hook, model.is_some());
    let library = quote! {
        #front_page

        mod decisions;
        #hook_module
        #model_module
        mod tables;

        #format
    };
    let library_name = proc_macro2::Ident::new(
        &format!("secateur_{}", name.replace('-', "_")),
        proc_macro2::Span::call_site(),
    );
    let program = quote! {
        #![doc = #title]

        fn main() -> std::process::ExitCode {
            secateur_cli::main(&#library_name::FORMAT)
        }
    };
    let mut files = vec![
        GeneratedFile {
            path: "Cargo.toml".to_owned(),
            text: manifest(&compiled.tables, origin),
        },
        rust("src/lib.rs", &library, origin)?,
        GeneratedFile {
            path: "program/Cargo.toml".to_owned(),
            text: program_manifest(&compiled.tables, origin),
        },
        rust("program/src/main.rs", &program, origin)?,
        rust("src/decisions.rs", &decisions::decisions(compiled), origin)?,
        rust("src/tables.rs", &tables::tables(&compiled.tables), origin)?,
    ];
    if let Some(hook) = hook {
        files.push(GeneratedFile {
            path: "src/hook.rs".to_owned(),
            text: format!("{}{}", header("//", origin), hook.main),
        });
        files.extend(hook.modules.iter().map(|(path, text)| GeneratedFile {
            path: format!("src/hook/{path}"),
            text: format!("{}{text}", header("//", origin)),
        }));
    }
    if let Some(model) = model {
        let text = model::model(model, &compiled.tables);
        syn::parse_file(&text)?;
        files.push(GeneratedFile {
            path: "src/model.rs".to_owned(),
            text: format!("{}\n{SKIP}{text}", header("//", origin)),
        });
    }
    Ok(files)
}

/// A language as one Rust module without a name of its own: for `include!`.
///
/// # Errors
/// If the generated code or the hook is no Rust.
pub fn module(compiled: &Compiled, hook: Option<&OwnHook>, origin: &Origin) -> syn::Result<String> {
    let hook_module = match hook {
        None => None,
        Some(hook) => {
            let hook = hook::inlined(hook)?;
            Some(quote! {
                mod hook { #hook }
            })
        }
    };
    let decisions = decisions::decisions(compiled);
    let tables = tables::tables(&compiled.tables);
    let format = format(&compiled.tables, hook, false);
    let all = quote! {
        mod decisions { #decisions }
        #hook_module
        mod tables { #tables }

        #format
    };
    Ok(rust("", &all, origin)?.text.replacen(SKIP, "", 1))
}

/// What a generated crate or module shows of itself: with what its hook has, and with a
/// model if there is one beside it.
fn format(tables: &Tables, hook: Option<&OwnHook>, has_model: bool) -> TokenStream {
    let language = match tables.hook.as_deref() {
        None => quote!(Language::new(tables::TABLES)),
        Some(Tables::OWN_HOOK) => {
            quote!(Language::new(tables::TABLES).with_hook(Some(&hook::FAMILY)))
        }
        Some(name) => {
            quote!(Language::new(tables::TABLES).with_hook(secateur_hooks::family(#name)))
        }
    };
    let model = has_model.then(|| {
        quote! {
            fn model(&self) -> Option<&'static ModelTables> {
                Some(&model::MODEL)
            }
        }
    });
    let uses = has_model.then(|| {
        quote!(
            use secateur_tables::model::ModelTables;
        )
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
        #use_format
        use secateur_syntax::Language;
        use secateur_syntax::lex::Token;
        use secateur_syntax::parse::{ParseFailure, Parser, Syntax};
        #use_names
        #uses

        #[doc = " The language: its tables and its hook."]
        pub static LANGUAGE: Language = #language;

        #[doc = " The format: its tables, and its parser with compiled decisions."]
        #[derive(Clone, Copy, Debug)]
        pub struct Generated;

        #[doc = " The format, for the command line and for libraries."]
        pub static FORMAT: Generated = Generated;

        impl Format for Generated {
            fn language(&self) -> &Language {
                &LANGUAGE
            }

            fn parse(&self, parser: &mut Parser, tokens: &[Token]) -> Result<Syntax, ParseFailure> {
                parser.parse(&LANGUAGE, &decisions::Compiled, tokens)
            }

            #model
            #prepare
            #names
        }
    }
}

/// The formatter has its own mind; what it leaves alone stays as generated.
const SKIP: &str = "#![cfg_attr(rustfmt, rustfmt_skip)]\n";

/// A Rust file, checked and formatted.
fn rust(path: &str, code: &TokenStream, origin: &Origin) -> Result<GeneratedFile, syn::Error> {
    let file: syn::File = syn::parse2(code.clone())?;
    Ok(GeneratedFile {
        path: path.to_owned(),
        text: format!(
            "{}\n{SKIP}{}",
            header("//", origin),
            prettyplease::unparse(&file)
        ),
    })
}

fn header(comment: &str, origin: &Origin) -> String {
    format!(
        "{comment} @generated by `{}` from {} ({})\n",
        origin.command, origin.grammar, origin.hash
    )
}

fn manifest(tables: &Tables, origin: &Origin) -> String {
    let name = &tables.name;
    let hooks = match tables.hook.as_deref() {
        None | Some(Tables::OWN_HOOK) => "",
        Some(_) => "secateur-hooks.workspace = true\n",
    };
    format!(
        "{}\n{}[dependencies]\n{hooks}secateur-syntax.workspace = true\n\
         secateur-tables.workspace = true\n\n\
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
         # The library has the same name.\ndoc = false\n\n\
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

/// All crates of the workspace have one version.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The package section of a manifest.
pub(crate) fn package(name: &str, description: &str) -> String {
    format!(
        "[package]\nname = \"{name}\"\ndescription = \"{description}\"\n\
         version.workspace = true\nedition.workspace = true\nrust-version.workspace = true\n\
         license.workspace = true\ndocumentation = \"https://docs.rs/{name}\"\n\n"
    )
}
