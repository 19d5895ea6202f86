//! The link from generated code to a format's hook.

use grammar_compiler::OwnHook;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// Links the hook from the crate of hooks, so that the crate can be published.
///
/// # Errors
/// If the file name cannot name a module.
pub(crate) fn of_grammars(hook: &OwnHook) -> syn::Result<TokenStream> {
    let name = name(hook)?;
    Ok(quote! {
        use secateur_grammars::#name as hook;
    })
}

/// Links the hook as a file of the crate that includes the code.
///
/// # Errors
/// As [`of_grammars`].
pub(crate) fn of_file(hook: &OwnHook) -> syn::Result<TokenStream> {
    let name = name(hook)?;
    // Generated code is in another folder. With a path on the hook's module itself, Rust would
    // search that module's modules beside it instead of in its folder.
    let path = std::path::absolute(&hook.path).unwrap_or_else(|_| hook.path.clone());
    let folder = path.parent().unwrap_or(&path).to_string_lossy();
    Ok(quote! {
        #[path = #folder]
        mod beside {
            pub(super) mod #name;
        }
        use beside::#name as hook;
    })
}

fn name(hook: &OwnHook) -> syn::Result<Ident> {
    let stem = hook.path.file_stem().unwrap_or_default().to_string_lossy();
    // Keywords name modules as raw identifiers.
    syn::parse_str(&stem).or_else(|_| syn::parse_str(&format!("r#{stem}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hook_of_several_files_is_compiled_where_it_lies() {
        let folder = tempfile::tempdir().unwrap();
        let write = |path: &str, text: &str| {
            let path = folder.path().join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(&path, text).unwrap();
            path
        };
        let main = "//! A hook.\nmod a;\npub const HOOK: u8 = a::deep::DEEP;\n";
        let hook = OwnHook {
            path: write("grammar/match.rs", main),
            main: main.to_owned(),
            modules: Vec::new(),
        };
        write("grammar/match/a.rs", "pub mod deep;\n");
        write("grammar/match/a/deep.rs", "pub const DEEP: u8 = 7;\n");
        let linked = of_file(&hook).unwrap();
        let generated = quote!(#linked pub const LINKED: [(); 7] = [(); hook::HOOK as usize];);
        write("out/generated.rs", &generated.to_string());
        let crate_root = write(
            "src/lib.rs",
            "pub mod format { include!(\"../out/generated.rs\"); }\n",
        );
        let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
        let output = std::process::Command::new(rustc)
            .args(["--edition=2024", "--crate-type=lib", "--emit=metadata"])
            .arg("--out-dir")
            .arg(folder.path())
            .arg(crate_root)
            .output()
            .unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{errors}");
    }

    #[test]
    fn a_hook_is_a_module_of_the_crate_of_hooks() {
        let hook = |path: &str| OwnHook {
            path: path.into(),
            main: String::new(),
            modules: Vec::new(),
        };
        let linked = of_grammars(&hook("grammars/a_b.rs")).unwrap();
        assert_eq!(linked.to_string(), "use secateur_grammars :: a_b as hook ;");
        assert!(of_file(&hook("grammars/1.rs")).is_err());
    }
}
