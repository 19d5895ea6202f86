//! Writes compiled grammars as Rust source.
//!
//! [`grammar_compiler`] derives the tables of a language; this crate writes them as a
//! crate of their own ([`language`], for `cargo xtask gen`) or as one module for
//! `include!` ([`module`], behind [`build()`] for build scripts). It is apart from the
//! compiler because the tools that write Rust (syn, quote, prettyplease) are of no use to
//! a program that reads a grammar and reduces.
//!
//! What is generated is data and thin code; logic lives in the runtime. The same
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

pub use build::{Build, BuildError, build};
pub use model::Model;
pub use registry::registry;

use grammar_compiler::compile::Compiled;
use grammar_compiler::own_hook::OwnHook;

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

/// The crate of a language: manifest, library and program.
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
    let prepares = hook.is_some_and(OwnHook::prepares);
    let format = format(model.is_some(), prepares);
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
            secateur_runtime::cli::main(&#library_name::FORMAT)
        }
    };
    let mut files = vec![
        GeneratedFile {
            path: "Cargo.toml".to_owned(),
            text: manifest(name, origin),
        },
        rust("src/lib.rs", &library, origin)?,
        rust("src/main.rs", &program, origin)?,
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
    let prepares = hook.is_some_and(OwnHook::prepares);
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
    let format = format(false, prepares);
    let all = quote! {
        mod decisions { #decisions }
        #hook_module
        mod tables { #tables }

        #format
    };
    Ok(rust("", &all, origin)?.text.replacen(SKIP, "", 1))
}

/// What a generated crate or module shows of itself; with a model if there is one beside it,
/// with what the hook does to an original if it does anything.
fn format(has_model: bool, prepares: bool) -> TokenStream {
    let model = has_model.then(|| {
        quote! {
            fn model(&self) -> Option<&'static ModelTables> {
                Some(&model::MODEL)
            }
        }
    });
    let uses = has_model.then(|| {
        quote!(
            use secateur_runtime::learn::ModelTables;
        )
    });
    let prepare = prepares.then(|| {
        quote! {
            fn prepare(&self) -> Option<Prepare> {
                Some(hook::prepare)
            }
        }
    });
    let use_format = match prepares {
        true => quote!(
            use secateur_runtime::format::{Format, Prepare};
        ),
        false => quote!(
            use secateur_runtime::format::Format;
        ),
    };
    quote! {
        #use_format
        use secateur_runtime::language::Language;
        #uses
        use secateur_runtime::lex::Token;
        use secateur_runtime::parse::{ParseFailure, Parser, Syntax};

        pub use tables::LANGUAGE;

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

fn manifest(name: &str, origin: &Origin) -> String {
    format!(
        "{}\n[package]\nname = \"secateur-{name}\"\ndescription = \"Shrinks failing {name} inputs\"\n\
         version.workspace = true\nedition.workspace = true\nrust-version.workspace = true\n\
         license.workspace = true\n\
         documentation = \"https://docs.rs/secateur-{name}\"\n\n[dependencies]\nsecateur-runtime.workspace = true\n\n\
         [lints]\nworkspace = true\n",
        header("#", origin)
    )
}
