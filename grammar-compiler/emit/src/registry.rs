//! The crate that holds all generated formats.

use proc_macro2::{Ident, Span};
use quote::quote;

use super::front_page::front_page_of_all;
use super::{GeneratedFile, Origin, header, rust};

/// All crates of the workspace have one version.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A crate with the formats of all generated crates, by name.
///
/// # Errors
/// If the generated code is no Rust: a bug of the emitter.
pub fn registry(names: &[String], origin: &Origin) -> Result<Vec<GeneratedFile>, syn::Error> {
    let crates = names.iter().map(|name| {
        Ident::new(
            &format!("secateur_{}", name.replace('-', "_")),
            Span::call_site(),
        )
    });
    let front_page = front_page_of_all();
    let library = quote! {
        #front_page

        use secateur_runtime::format::Format;

        #[doc = " The formats, by name."]
        pub static FORMATS: &[&dyn Format] = &[#(&#crates::FORMAT),*];
    };
    let dependencies: String = names
        .iter()
        .map(|name| {
            format!("secateur-{name} = {{ path = \"../{name}\", version = \"{VERSION}\" }}\n")
        })
        .collect();
    let manifest = format!(
        "{}\n[package]\nname = \"secateur-all\"\ndescription = \"All generated formats\"\n\
         version.workspace = true\nedition.workspace = true\nrust-version.workspace = true\n\
         license.workspace = true\n\
         documentation = \"https://docs.rs/secateur-all\"\n\n[dependencies]\n{dependencies}secateur-runtime.workspace = true\n\n\
         [lints]\nworkspace = true\n",
        header("#", origin)
    );
    Ok(vec![
        GeneratedFile {
            path: "Cargo.toml".to_owned(),
            text: manifest,
        },
        rust("src/lib.rs", &library, origin)?,
    ])
}
