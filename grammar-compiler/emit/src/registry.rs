//! The crate of all generated formats.

use proc_macro2::{Ident, Span};
use quote::quote;

use super::front_page::front_page_of_all;
use super::{GeneratedFile, Origin, VERSION, header, package, rust};

/// Writes a crate with the formats of all generated crates, by name.
///
/// # Errors
/// If the generated code is not Rust: a bug of the emitter.
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

        use secateur_syntax::format::Format;

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
        "{}\n{}[dependencies]\n{dependencies}secateur-syntax.workspace = true\n\n\
         [dev-dependencies]\nsecateur-reduce.workspace = true\n\n\
         [lints]\nworkspace = true\n",
        header("#", origin),
        package("secateur-all", "All generated languages"),
    );
    Ok(vec![
        GeneratedFile {
            path: "Cargo.toml".to_owned(),
            bytes: manifest.into(),
        },
        rust("src/lib.rs", &library, origin)?,
    ])
}
