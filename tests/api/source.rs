//! A crate's modules, read from its sources, and the meaning of their names.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use syn::{Attribute, Item, UseTree, Visibility};

pub type ModulePath = Vec<String>;

/// Module, and index among its items.
pub type Definition = (ModulePath, usize);

pub struct Source {
    pub modules: BTreeMap<ModulePath, Vec<Item>>,
}

#[derive(Clone)]
pub struct Import {
    pub path: Vec<String>,
    /// `None` for a glob.
    pub name: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    Module(ModulePath),
    Item(Definition),
    /// A path into another crate.
    Foreign(Vec<String>),
}

/// Maximal chain of imports; a longer one counts as a circle.
const DEPTH: usize = 16;

impl Source {
    /// # Panics
    /// If the sources cannot be read or are no Rust.
    pub fn read(root: &Path) -> Self {
        let mut source = Self {
            modules: BTreeMap::new(),
        };
        source.add_file(Vec::new(), root, root.parent().expect("a folder"));
        source
    }

    /// Adds a file's module; modules below are in `folder`.
    fn add_file(&mut self, path: ModulePath, file: &Path, folder: &Path) {
        let text = fs::read_to_string(file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        let parsed = syn::parse_file(&text).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        self.add(path, parsed.items, folder);
    }

    fn add(&mut self, path: ModulePath, items: Vec<Item>, folder: &Path) {
        let items: Vec<Item> = items.into_iter().filter(|item| !is_test(item)).collect();
        for item in &items {
            let Item::Mod(module) = item else { continue };
            let name = module.ident.to_string();
            let below = folder.join(&name);
            let path = joined(&path, &name);
            match &module.content {
                Some((_, items)) => self.add(path, items.clone(), &below),
                None => {
                    let file = folder.join(format!("{name}.rs"));
                    let file = match file.exists() {
                        true => file,
                        false => below.join("mod.rs"),
                    };
                    self.add_file(path, &file, &below);
                }
            }
        }
        self.modules.insert(path, items);
    }

    pub fn item(&self, (module, index): &Definition) -> &Item {
        &self.modules[module][*index]
    }

    pub fn resolve(&self, module: &ModulePath, path: &[String]) -> Vec<Found> {
        self.resolve_within(module, path, DEPTH)
    }

    fn resolve_within(&self, module: &ModulePath, path: &[String], depth: usize) -> Vec<Found> {
        let Some(depth) = depth.checked_sub(1) else {
            return Vec::new();
        };
        let mut at = module.clone();
        let last = path.len() - 1;
        for (index, name) in path.iter().enumerate() {
            match &**name {
                "crate" => at.clear(),
                "self" => {}
                "super" => drop(at.pop()),
                name if index == last => return self.named(&at, name, depth),
                name if self.modules.contains_key(&joined(&at, name)) => at.push(name.to_owned()),
                name => {
                    let found = self.imported(&at, name, depth);
                    let found = found
                        .into_iter()
                        .find(|found| !matches!(found, Found::Item(_)));
                    let rest = &path[index + 1..];
                    match found {
                        Some(Found::Module(path)) => at = path,
                        Some(Found::Foreign(path)) => {
                            return vec![Found::Foreign([&*path, rest].concat())];
                        }
                        // An unknown name is a crate.
                        _ if index == 0 => return vec![Found::Foreign(path.to_vec())],
                        _ => return Vec::new(),
                    }
                }
            }
        }
        vec![Found::Module(at)]
    }

    fn named(&self, module: &ModulePath, name: &str, depth: usize) -> Vec<Found> {
        let items = self.modules[module].iter().enumerate();
        let defined = items.filter(|(_, item)| name_of(item).is_some_and(|own| own == name));
        let mut found: Vec<Found> = defined
            .map(|(index, _)| Found::Item((module.clone(), index)))
            .collect();
        let below = joined(module, name);
        if self.modules.contains_key(&below) {
            found.push(Found::Module(below));
        }
        found.extend(self.imported(module, name, depth));
        found
    }

    fn imported(&self, module: &ModulePath, name: &str, depth: usize) -> Vec<Found> {
        let uses = self.modules[module].iter().filter_map(|item| match item {
            Item::Use(used) => Some(imports(&used.tree)),
            _ => None,
        });
        let mut found = Vec::new();
        for import in uses.flatten() {
            match &import.name {
                Some(own) if own == name => {
                    found.extend(self.resolve_within(module, &import.path, depth));
                }
                Some(_) => {}
                None => {
                    let path = joined(&import.path, name);
                    let behind = self.resolve_within(module, &path, depth);
                    // Whether another crate has the name cannot be seen.
                    let here = |found: &Found| !matches!(found, Found::Foreign(_));
                    found.extend(behind.into_iter().filter(here));
                }
            }
        }
        found
    }
}

pub fn joined(path: &ModulePath, name: &str) -> ModulePath {
    let mut path = path.clone();
    path.push(name.to_owned());
    path
}

pub fn imports(tree: &UseTree) -> Vec<Import> {
    fn walk(tree: &UseTree, path: &ModulePath, found: &mut Vec<Import>) {
        match tree {
            UseTree::Path(tree) => walk(&tree.tree, &joined(path, &tree.ident.to_string()), found),
            UseTree::Name(name) if name.ident == "self" => found.push(Import {
                path: path.clone(),
                name: path.last().cloned(),
            }),
            UseTree::Name(name) => found.push(Import {
                path: joined(path, &name.ident.to_string()),
                name: Some(name.ident.to_string()),
            }),
            UseTree::Rename(name) => found.push(Import {
                path: joined(path, &name.ident.to_string()),
                name: Some(name.rename.to_string()),
            }),
            UseTree::Glob(_) => found.push(Import {
                path: path.clone(),
                name: None,
            }),
            UseTree::Group(group) => {
                for tree in &group.items {
                    walk(tree, path, found);
                }
            }
        }
    }
    let mut found = Vec::new();
    walk(tree, &Vec::new(), &mut found);
    found
}

pub fn name_of(item: &Item) -> Option<String> {
    let ident = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::TraitAlias(item) => &item.ident,
        Item::Type(item) => &item.ident,
        Item::Union(item) => &item.ident,
        Item::Macro(item) => item.ident.as_ref()?,
        _ => return None,
    };
    Some(ident.to_string())
}

pub fn is_public(item: &Item) -> bool {
    let visibility = match item {
        Item::Const(item) => &item.vis,
        Item::Enum(item) => &item.vis,
        Item::Fn(item) => &item.vis,
        Item::Mod(item) => &item.vis,
        Item::Static(item) => &item.vis,
        Item::Struct(item) => &item.vis,
        Item::Trait(item) => &item.vis,
        Item::TraitAlias(item) => &item.vis,
        Item::Type(item) => &item.vis,
        Item::Union(item) => &item.vis,
        Item::Use(item) => &item.vis,
        _ => return false,
    };
    matches!(visibility, Visibility::Public(_))
}

fn is_test(item: &Item) -> bool {
    let attributes: &[Attribute] = match item {
        Item::Const(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    };
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && attribute
                .parse_args::<syn::Path>()
                .is_ok_and(|what| what.is_ident("test"))
    })
}
