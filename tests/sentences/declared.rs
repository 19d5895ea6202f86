//! Whether random sentences declare names before uses.
//!
//! Resolvers that know nothing of the generation read the tree from its beginning.

use libtest_mimic::Failed;
use secateur_syntax::format::Format;
use secateur_tables::Kind;

use secateur_syntax::Language;
use secateur_syntax::parse::Parser;
use secateur_syntax::sentence::Sentences;
use secateur_syntax::tree::{NodeId, Tree};

const SENTENCES: u64 = 200;
/// Approximate length in tokens.
const SIZE: usize = 150;

/// Checks C: each name in the place of a number occurred before where no number could stand.
pub fn in_c(format: &dyn Format) -> Result<(), Failed> {
    let language = format.language();
    let number = kind(language, "INTEGER_CONSTANT")?;
    let (identifier, int) = (kind(language, "IDENTIFIER")?, kind(language, "'int'")?);
    check(format, |tree| {
        let mut names = Names::new();
        for node in tokens(tree) {
            if tree.kind(node) != identifier {
                continue;
            }
            let name = tree.token_text(node);
            let slot = tree.slot(node);
            // A declarator without a type, where one could be, is read as a type.
            if language.fits(int, slot) || !language.fits(number, slot) {
                names.declare(Sort::Value, name);
            } else {
                names.used(Sort::Value, name);
            }
        }
        names
    })
}

/// JavaScript's rules that bind names.
const BINDS: [&str; 6] = [
    "parameters",
    "arrow",
    "catchClause",
    "forInitialization_CONST_or_variableKind_variable",
    "variableStatement_CONST",
    "variableStatement_variableKind_variable",
];

/// Checks JavaScript: names as operands or short properties are declared in an outer scope before.
pub fn in_javascript(format: &dyn Format) -> Result<(), Failed> {
    let language = format.language();
    let (identifier, private) = (
        kind(language, "IDENTIFIER")?,
        kind(language, "PRIVATE_NAME")?,
    );
    // Operands, and names of properties.
    let (operand, member) = (
        kind(language, "REGULAR_EXPRESSION")?,
        kind(language, "STRING")?,
    );
    let statement = kind(language, "SEMICOLON")?;
    let words = [
        "accessor", "as", "assert", "async", "await", "from", "get", "let", "of", "set", "static",
        "using", "yield",
    ];
    let scope = |kind: Kind| match language.kind_name(kind) {
        // Declared before a loop's body.
        "statement" => Some(Scope::Statement),
        "block"
        | "function"
        | "class"
        | "classElement_alt_2"
        | "expression"
        | "property_memberName_parameters_block_or_COLON"
        | "switchStatement"
        | "catchClause" => Some(Scope::Block),
        _ => None,
    };
    check(format, |tree| {
        let mut names = Names::new();
        names.declare(Sort::Value, b"undefined");
        walk(tree, &mut |node, entering| {
            if !tree.is_token(node) {
                match (scope(tree.kind(node)), entering) {
                    (None, _) => {}
                    (Some(scope), true) => names.open(scope),
                    (Some(_), false) => names.close(),
                }
                return;
            }
            if !entering {
                return;
            }
            let (slot, name) = (tree.slot(node), tree.token_text(node));
            let rule_of = |node: NodeId| language.written_name(tree.kind(node));
            let of = tree.parent(node).map_or("", rule_of);
            let around = tree
                .parent(node)
                .map(|node| language.kind_name(tree.kind(node)));
            let around = around.unwrap_or_default();
            let is_word = words.iter().any(|word| word.as_bytes() == name);
            let is_name = tree.kind(node) == identifier || is_word;
            let stands_for_a_value = ["property", "object"].contains(&language.written_name(slot))
                || around == "identifier_optional_ASSIGN_expression";
            if language.fits(operand, slot) {
                if is_name || tree.kind(node) == private {
                    names.used(Sort::Value, name);
                }
            } else if is_name && stands_for_a_value {
                names.used(Sort::Value, name);
            } else if language.fits(member, slot) {
                // A member's name.
            } else if around == "decorator" && is_name {
                names.used(Sort::Value, name);
            } else if tree.kind(node) == identifier {
                let up = |node: &NodeId| tree.parent(*node);
                let mut around = std::iter::successors(tree.parent(node), up);
                match of {
                    // Labels and members' names.
                    "statement" | "suffix" | "primary" | "operand" => {}
                    "function" | "class" => {
                        // An expression's name is known to itself alone.
                        let itself = around.next().map(|around| tree.slot(around));
                        if itself.is_some_and(|slot| language.fits(statement, slot)) {
                            names.declare_in_block(1, Sort::Value, name);
                        } else {
                            names.declare(Sort::Value, name);
                        }
                    }
                    _ => {
                        let mut around = around.map(|node| language.kind_name(tree.kind(node)));
                        let owner = around.find(|kind| BINDS.contains(kind));
                        match owner {
                            Some(owner) if owner.starts_with("variableStatement") => {
                                names.declare_in_block(0, Sort::Value, name);
                            }
                            _ => names.declare(Sort::Value, name),
                        }
                    }
                }
            }
        });
        names
    })
}

/// Checks SQL: used tables were created, and columns are a table's.
pub fn in_sql(format: &dyn Format) -> Result<(), Failed> {
    let language = format.language();
    let fits = |token: &str| {
        let token = kind(language, token)?;
        Ok::<_, Failed>(move |slot: Kind| language.fits(token, slot))
    };
    // Possible as a table, an operand, any word, a declared column.
    let (table, operand, word) = (fits("'cross'")?, fits("'case'")?, fits("'select'")?);
    let element = fits("'asc'")?;
    let names_one = [
        kind(language, "IDENTIFIER")?,
        kind(language, "STRING")?,
        kind(language, "QUOTED_IDENTIFIER")?,
    ];
    let [_, string, _] = names_one;
    check(format, |tree| {
        let mut names = Names::new();
        for node in tokens(tree) {
            let (kind, slot) = (tree.kind(node), tree.slot(node));
            if !names_one.contains(&kind) {
                continue;
            }
            let name = tree.token_text(node).to_ascii_lowercase();
            let around = tree.parent(node).map(|around| tree.kind(around));
            let of = around.map_or("", |kind| language.written_name(kind));
            if word(slot) {
                // An alias.
            } else if operand(slot) || (of == "term" && language.written_name(slot) == "identifier")
            {
                if kind != string {
                    names.used(Sort::Column, &name);
                }
            } else if table(slot) {
                match of {
                    "createTable" => names.declare(Sort::Table, &name),
                    _ => names.used(Sort::Table, &name),
                }
            } else if element(slot) {
                names.declare(Sort::Column, &name);
            } else if matches!(of, "target" | "targets" | "names" | "starOption") {
                names.used(Sort::Column, &name);
            }
        }
        names
    })
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sort {
    Value,
    Table,
    Column,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scope {
    /// A block, a function, an expression with parameters.
    Block,
    /// A statement with its loops' heads.
    Statement,
}

type Declared = Vec<(Sort, Vec<u8>)>;

/// The names of a text up to some place.
struct Names {
    /// Outermost scope first.
    scopes: Vec<(Scope, Declared)>,
    uses: usize,
    /// Used but undeclared names.
    missing: Vec<String>,
}

impl Names {
    fn new() -> Self {
        Self {
            scopes: vec![(Scope::Block, Vec::new())],
            uses: 0,
            missing: Vec::new(),
        }
    }

    fn open(&mut self, scope: Scope) {
        self.scopes.push((scope, Vec::new()));
    }

    fn close(&mut self) {
        self.scopes.pop();
    }

    fn declare(&mut self, sort: Sort, name: &[u8]) {
        if let Some((_, names)) = self.scopes.last_mut() {
            names.push((sort, name.to_vec()));
        }
    }

    /// Declares a name in the innermost block outside the last `inside` scopes.
    fn declare_in_block(&mut self, inside: usize, sort: Sort, name: &[u8]) {
        let blocks = self.scopes.iter_mut().rev().skip(inside);
        let mut blocks = blocks.filter(|(scope, _)| *scope == Scope::Block);
        if let Some((_, names)) = blocks.next() {
            names.push((sort, name.to_vec()));
        }
    }

    fn used(&mut self, sort: Sort, name: &[u8]) {
        self.uses += 1;
        let mut known = self.scopes.iter().flat_map(|(_, names)| names);
        if !known.any(|(of, known)| *of == sort && known == name) {
            self.missing
                .push(String::from_utf8_lossy(name).into_owned());
        }
    }
}

fn tokens(tree: &Tree) -> Vec<NodeId> {
    let mut found = Vec::new();
    walk(tree, &mut |node, entering| {
        if entering && tree.is_token(node) {
            found.push(node);
        }
    });
    found
}

/// Visits all nodes, each before and after its descendants.
fn walk(tree: &Tree, visit: &mut dyn FnMut(NodeId, bool)) {
    fn below(tree: &Tree, node: NodeId, visit: &mut dyn FnMut(NodeId, bool)) {
        visit(node, true);
        for child in tree.children(node) {
            below(tree, child, visit);
        }
        visit(node, false);
    }
    if let Some(root) = tree.root() {
        below(tree, root, visit);
    }
}

fn kind(language: &Language, name: &str) -> Result<Kind, Failed> {
    let at = language
        .tokens
        .iter()
        .position(|token| &*token.name == name);
    Ok(at.map(|at| Kind(at as u16)).ok_or(format!("no {name}"))?)
}

/// Resolves the names of random sentences: none may be missing, many must be used.
fn check(format: &dyn Format, resolve: impl Fn(&Tree) -> Names) -> Result<(), Failed> {
    let language = format.language();
    let sentences = Sentences::new(format);
    let mut uses = 0;
    for seed in 0..SENTENCES {
        let made = sentences.make(seed, SIZE);
        let written = made.ok_or(format!("no sentence for seed {seed}"))?.written;
        let syntax = format.parse(&mut Parser::new(language), &written.tokens);
        let syntax = syntax.map_err(|failure| format!("{failure:?}"))?;
        let shown = String::from_utf8_lossy(&written.text).into_owned();
        let names = resolve(&Tree::new(language, written.text, written.tokens, syntax));
        if let [first, ..] = &names.missing[..] {
            let missing = format!("{first} is used before it is declared, seed {seed}");
            return Err(format!("{missing}:\n{shown}").into());
        }
        uses += names.uses;
    }
    if uses < SENTENCES as usize {
        return Err(format!("only {uses} names are used: this shows nothing").into());
    }
    Ok(())
}
