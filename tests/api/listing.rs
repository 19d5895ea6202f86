//! A crate's listing, a public item a line.
//!
//! ```text
//! fn reduce(format, input, property, options) -> Result<Reduction, ReduceError>
//! struct Options { .., new, jobs }                a type with public fields and two methods
//! use Thing = tree::Thing                         a second name for an item
//! use secateur_reduce::learning::Guidance         an item of another crate
//! mod tree
//! enum tree::Shape { Leaf, Inner, is_leaf }       variants, then methods
//! trait tree::Node { Id, id }                     all items of the trait
//! ```
//!
//! Implementations of traits and items of the crate's macros are not listed. A long line continues
//! in the next, and counts twice.

use std::collections::{BTreeMap, BTreeSet};

use quote::ToTokens;
use syn::{Fields, FnArg, ImplItem, Item, Pat, ReturnType, TraitItem, Type, Visibility};

use crate::source::{Definition, Found, ModulePath, Source, imports, is_public, joined, name_of};

pub const WIDTH: usize = 160;

#[derive(Default)]
struct Shown {
    names: BTreeMap<Definition, BTreeSet<ModulePath>>,
    modules: BTreeSet<ModulePath>,
    /// Items of other crates: name here, path there.
    foreign: BTreeSet<(ModulePath, String)>,
}

pub fn listing(source: &Source) -> String {
    let mut shown = Shown::default();
    walk(
        source,
        &Vec::new(),
        &Vec::new(),
        &mut Vec::new(),
        &mut shown,
    );
    let members = members(source);
    // By module, itself first.
    let mut lines: BTreeSet<(ModulePath, bool, String, String)> = BTreeSet::new();
    for path in &shown.modules {
        let line = format!("mod {}", path.join("::"));
        lines.insert((path.clone(), false, String::new(), line));
    }
    for (definition, names) in &shown.names {
        let first = names.iter().min_by_key(|name| name.len()).expect("a name");
        let none = Vec::new();
        let members = members.get(definition).unwrap_or(&none);
        for name in names {
            let line = match name == first {
                true => line(source.item(definition), &name.join("::"), members),
                false => format!("use {} = {}", name.join("::"), first.join("::")),
            };
            let (own, module) = name.split_last().expect("a name");
            lines.insert((module.to_vec(), true, own.clone(), line));
        }
    }
    for (name, path) in &shown.foreign {
        let (own, module) = name.split_last().expect("a name");
        let renamed = !path.ends_with(&format!("::{own}"));
        let line = match module.is_empty() && !renamed {
            true => format!("use {path}"),
            false => format!("use {} = {path}", name.join("::")),
        };
        lines.insert((module.to_vec(), true, own.clone(), line));
    }
    let lines = lines.into_iter().map(|(.., line)| broken(&line));
    lines.collect()
}

/// Records a module's items under their names from outside.
fn walk(
    source: &Source,
    module: &ModulePath,
    name: &ModulePath,
    above: &mut Vec<ModulePath>,
    shown: &mut Shown,
) {
    if above.contains(module) {
        return;
    }
    above.push(module.clone());
    for (index, item) in source.modules[module].iter().enumerate() {
        let definition = (module.clone(), index);
        match item {
            Item::Macro(found)
                if found
                    .attrs
                    .iter()
                    .any(|a| a.path().is_ident("macro_export")) =>
            {
                let own = name_of(item).expect("a macro with a name");
                let names = shown.names.entry(definition).or_default();
                names.insert(vec![format!("{own}!")]);
            }
            item if !is_public(item) => {
                // An exported macro is at the root.
                if let Item::Mod(inner) = item {
                    macros(source, &joined(module, &inner.ident.to_string()), shown);
                }
            }
            Item::Mod(inner) => {
                let own = inner.ident.to_string();
                let name = joined(name, &own);
                shown.modules.insert(name.clone());
                walk(source, &joined(module, &own), &name, above, shown);
            }
            Item::Use(used) => {
                for import in imports(&used.tree) {
                    for found in source.resolve(module, &import.path) {
                        match (found, &import.name) {
                            (Found::Module(module), None) => {
                                walk(source, &module, name, above, shown);
                            }
                            (Found::Module(module), Some(own)) => {
                                // A module beside an item of its name is not shown with it.
                                if is_shown(source, &module) {
                                    let name = joined(name, own);
                                    shown.modules.insert(name.clone());
                                    walk(source, &module, &name, above, shown);
                                }
                            }
                            (Found::Item(definition), Some(own)) => {
                                if is_public(source.item(&definition)) {
                                    let names = shown.names.entry(definition).or_default();
                                    names.insert(joined(name, own));
                                }
                            }
                            (Found::Item(_), None) => {}
                            (Found::Foreign(path), own) => {
                                let own = own.as_deref().unwrap_or("*");
                                let path = path.join("::");
                                shown.foreign.insert((joined(name, own), path));
                            }
                        }
                    }
                }
            }
            item => {
                if let Some(own) = name_of(item) {
                    let names = shown.names.entry(definition).or_default();
                    names.insert(joined(name, &own));
                }
            }
        }
    }
    above.pop();
}

fn macros(source: &Source, module: &ModulePath, shown: &mut Shown) {
    for (index, item) in source.modules.get(module).into_iter().flatten().enumerate() {
        match item {
            Item::Macro(found)
                if found
                    .attrs
                    .iter()
                    .any(|a| a.path().is_ident("macro_export")) =>
            {
                let own = name_of(item).expect("a macro with a name");
                let names = shown.names.entry((module.clone(), index)).or_default();
                names.insert(vec![format!("{own}!")]);
            }
            Item::Mod(inner) => macros(source, &joined(module, &inner.ident.to_string()), shown),
            _ => {}
        }
    }
}

/// Tests whether a `pub use` can name a module.
fn is_shown(source: &Source, module: &ModulePath) -> bool {
    let Some((own, above)) = module.split_last() else {
        return false;
    };
    let mut items = source.modules[above].iter();
    items.any(|item| matches!(item, Item::Mod(inner) if inner.ident == own && is_public(item)))
}

/// Returns each type's public methods and constants, those beside the type first.
fn members(source: &Source) -> BTreeMap<Definition, Vec<String>> {
    let mut members: BTreeMap<Definition, Vec<String>> = BTreeMap::new();
    let mut further: BTreeMap<Definition, Vec<String>> = BTreeMap::new();
    for (module, items) in &source.modules {
        for item in items {
            let Item::Impl(found) = item else { continue };
            let (None, Type::Path(own)) = (&found.trait_, &*found.self_ty) else {
                continue;
            };
            let segments = own.path.segments.iter();
            let path: Vec<String> = segments.map(|part| part.ident.to_string()).collect();
            let resolved = source.resolve(module, &path);
            let definition = resolved.into_iter().find_map(|found| match found {
                Found::Item(definition) => Some(definition),
                _ => None,
            });
            let definition = definition.unwrap_or_else(|| {
                panic!("{}: impl {}", module.join("::"), path.join("::"));
            });
            let names = found.items.iter().filter_map(|item| match item {
                ImplItem::Fn(item) => public(&item.vis).then(|| item.sig.ident.to_string()),
                ImplItem::Const(item) => public(&item.vis).then(|| item.ident.to_string()),
                _ => None,
            });
            let beside = definition.0 == *module;
            let into = if beside { &mut members } else { &mut further };
            into.entry(definition).or_default().extend(names);
        }
    }
    for (definition, names) in further {
        members.entry(definition).or_default().extend(names);
    }
    members
}

fn public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

fn line(item: &Item, path: &str, members: &[String]) -> String {
    match item {
        Item::Const(item) => format!("const {path}: {}", compact(&item.ty)),
        Item::Static(item) => format!("static {path}: {}", compact(&item.ty)),
        Item::Type(_) => format!("type {path}"),
        Item::Macro(_) => format!("macro {path}"),
        Item::Fn(item) => {
            let inputs = item.sig.inputs.iter().map(|input| match input {
                FnArg::Receiver(_) => "self".to_owned(),
                FnArg::Typed(input) => match &*input.pat {
                    Pat::Ident(name) => name.ident.to_string(),
                    pattern => compact(pattern),
                },
            });
            let inputs: Vec<String> = inputs.collect();
            let output = match &item.sig.output {
                ReturnType::Default => String::new(),
                ReturnType::Type(_, output) => format!(" -> {}", compact(output)),
            };
            format!("fn {path}({}){output}", inputs.join(", "))
        }
        Item::Struct(item) => {
            let fields = match &item.fields {
                Fields::Unit => false,
                fields => fields.iter().any(|field| public(&field.vis)),
            };
            let fields = fields.then(|| "..".to_owned());
            with_members("struct", path, fields.iter().chain(members))
        }
        Item::Union(_) => with_members("union", path, members),
        Item::Enum(item) => {
            let variants = item
                .variants
                .iter()
                .map(|variant| variant.ident.to_string());
            let variants: Vec<String> = variants.collect();
            with_members("enum", path, variants.iter().chain(members))
        }
        Item::Trait(item) => {
            let names = item.items.iter().filter_map(|item| match item {
                TraitItem::Const(item) => Some(item.ident.to_string()),
                TraitItem::Fn(item) => Some(item.sig.ident.to_string()),
                TraitItem::Type(item) => Some(item.ident.to_string()),
                _ => None,
            });
            let names: Vec<String> = names.collect();
            with_members("trait", path, &names)
        }
        _ => panic!("{path}: an item of an unknown form"),
    }
}

fn with_members<'a>(
    kind: &str,
    path: &str,
    members: impl IntoIterator<Item = &'a String>,
) -> String {
    let members: Vec<&str> = members.into_iter().map(|name| &**name).collect();
    match members.is_empty() {
        true => format!("{kind} {path}"),
        false => format!("{kind} {path} {{ {} }}", members.join(", ")),
    }
}

fn compact(code: &impl ToTokens) -> String {
    let mut text = code.to_token_stream().to_string();
    let pairs = [
        (" :: ", "::"),
        (":: ", "::"),
        (" < ", "<"),
        (" <", "<"),
        ("< ", "<"),
        (" >", ">"),
        (" ,", ","),
        (" ;", ";"),
        ("& ", "&"),
        ("( ", "("),
        (" )", ")"),
        ("[ ", "["),
        (" ]", "]"),
        ("-> ", "->"),
        ("->", " -> "),
        ("  ", " "),
    ];
    for (from, to) in pairs {
        text = text.replace(from, to);
    }
    text
}

fn broken(line: &str) -> String {
    let mut text = String::new();
    let mut rest = line;
    let mut indent = "";
    while indent.len() + rest.len() > WIDTH {
        let room = WIDTH - indent.len();
        let Some(end) = rest[..room].rfind(", ").map(|at| at + 1) else {
            break;
        };
        text.push_str(&format!("{indent}{}\n", &rest[..end]));
        rest = &rest[end + 1..];
        indent = "    ";
    }
    format!("{text}{indent}{rest}\n")
}
