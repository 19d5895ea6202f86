//! A format's own hook as part of its module.

use grammar_compiler::OwnHook;
use syn::Item;

/// Returns the hook as one file, its modules within.
///
/// # Errors
/// If a file is not Rust.
pub(crate) fn inlined(hook: &OwnHook) -> syn::Result<syn::File> {
    let mut file: syn::File = syn::parse_str(&hook.main)?;
    inline(hook, &mut file.items, "")?;
    Ok(file)
}

fn inline(hook: &OwnHook, items: &mut [Item], folder: &str) -> syn::Result<()> {
    for item in items {
        let Item::Mod(module) = item else {
            continue;
        };
        let path = format!("{folder}{}", module.ident);
        if module.content.is_none()
            && let Some((_, text)) = hook.modules.iter().find(|(known, _)| {
                known
                    .strip_suffix(".rs")
                    .map(|it| it.trim_end_matches("/mod"))
                    == Some(&path)
            })
        {
            let inner: syn::File = syn::parse_str(text)?;
            module.attrs.extend(inner.attrs);
            module.content = Some((syn::token::Brace::default(), inner.items));
            module.semi = None;
        }
        if let Some((_, inner)) = &mut module.content {
            inline(hook, inner, &format!("{path}/"))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_are_put_within() {
        let file = |path: &str, text: &str| (path.to_owned(), text.to_owned());
        let hook = OwnHook {
            main: "//! Main.\nmod a;\nmod b { fn c() {} }\n".to_owned(),
            modules: vec![
                file("a/deep.rs", "const D: u8 = 1;\n"),
                file("a.rs", "//! A.\nmod deep;\nconst A: &str = \"isA\";\n"),
            ],
        };
        let one = prettyplease::unparse(&inlined(&hook).unwrap());
        let expected = "//! Main.\nmod a {\n    //! A.\n    mod deep {\n        const D: u8 = 1;\n    }\n    \
                        const A: &str = \"isA\";\n}\nmod b {\n    fn c() {}\n}\n";
        assert_eq!(one, expected);
    }
}
