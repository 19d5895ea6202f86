//! The generators that are compared.

use secateur_syntax::format::Format;

/// A generator, with runs of it that fail.
pub struct Domain {
    pub name: &'static str,
    pub format: &'static dyn Format,
    /// Returns the generator under its client; the seed is last unless the client seeds.
    pub command: fn(seed: u64) -> Vec<String>,
    /// The measured runs, those with the smallest outputs first.
    pub seeds: [u64; 5],
    /// The units of a size.
    pub units: &'static str,
    /// Whether the paper has such a domain: others are measured last.
    pub published: bool,
}

const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// Returns the interpreter of a domain: `PYTHON_DOMAIN`, `PYTHON` or `python3`.
pub fn interpreter(domain: &str) -> String {
    let own = std::env::var(format!("PYTHON_{}", domain.to_uppercase()));
    let usual = || std::env::var("PYTHON");
    own.or_else(|_| usual())
        .unwrap_or_else(|_| "python3".to_owned())
}

fn python(domain: &str, seed: u64) -> Vec<String> {
    vec![
        interpreter(domain),
        "-m".to_owned(),
        "greduce".to_owned(),
        format!("{HERE}/{domain}.py"),
        seed.to_string(),
    ]
}

pub const DOMAINS: [Domain; 4] = [
    Domain {
        name: "graphs",
        format: &secateur_dot::FORMAT,
        command: |seed| python("graphs", seed),
        seeds: [9, 6, 24, 5, 16],
        units: "nodes, edges",
        published: true,
    },
    Domain {
        name: "models",
        format: &secateur_json::FORMAT,
        command: |seed| python("models", seed),
        seeds: [137, 95, 120, 35, 182],
        units: "operators, their inputs",
        published: true,
    },
    Domain {
        name: "programs",
        format: &secateur_javascript::FORMAT,
        command: |_| {
            let script = format!("{HERE}/served_programs.js");
            ["node", &script].map(str::to_owned).to_vec()
        },
        seeds: [784, 60, 476, 1211, 641],
        units: "characters without white space",
        published: true,
    },
    Domain {
        name: "sql",
        format: &secateur_sql::FORMAT,
        command: |seed| python("sql", seed),
        seeds: [329, 380, 103, 136, 268],
        units: "characters without white space",
        published: false,
    },
];

pub fn find(name: &str) -> Option<&'static Domain> {
    DOMAINS.iter().find(|domain| domain.name == name)
}
