//! Names that random sentences declare before they use them.
//!
//! Variables, parameters, functions and classes are visible from the declaration to the end of the
//! block or function, the scope of `let`.

use secateur_syntax::sentence::names::{Names, Role};

/// Declarations and uses of names.
pub static NAMES: &dyn Names = &JavaScript;

#[derive(Debug)]
struct JavaScript;

const NAME: (&str, &str) = ("identifier", "IDENTIFIER");

impl Names for JavaScript {
    fn role(&self, rules: &[&str], token: &str) -> Role {
        let (rule, around) = match rules {
            [around @ .., rule] => (*rule, around),
            [] => return Role::Other,
        };
        match (token, rule) {
            // Their classes would have to be known.
            ("PRIVATE_NAME" | "SUPER", _) => return Role::Avoided,
            // Variables outside of generators and async functions.
            ("YIELD", "expression") | ("AWAIT", "prefix") => return Role::Avoided,
            ("AWAIT", "forStatement") | ("AWAIT" | "USING", "variableKind") => {
                return Role::Avoided;
            }
            // A property of the object may hide a variable.
            ("WITH", "statement") => return Role::Avoided,
            // Few names are valid there.
            ("DOT", "primary") => return Role::Avoided,
            _ => {}
        }
        if rule != NAME.0 {
            return Role::Other;
        }
        if token != NAME.1 {
            // A keyword that may be a name.
            return Role::Avoided;
        }
        match around.last().copied() {
            // Patterns, which are avoided, share their part with properties.
            Some("primary" | "decorator" | "property" | "propertyPattern") => Role::Uses,
            Some("arrow") => Role::Declares(0),
            Some("binding") => match around.iter().rev().find(|rule| OWNERS.contains(rule)) {
                Some(&"variableStatement") if !heads_loop(around) => {
                    Role::Declares(self.outside(around))
                }
                _ => Role::Declares(0),
            },
            Some("function" | "class") => {
                // The name of an operand is visible only in it.
                let operand = around.iter().nth_back(1) == Some(&"primary");
                Role::Declares(if operand { 0 } else { self.outside(around) })
            }
            Some("breakStatement" | "continueStatement") => Role::Avoided,
            _ => Role::Other,
        }
    }

    fn is_scope(&self, rule: &str) -> bool {
        matches!(
            rule,
            "block"
                | "function"
                | "class"
                | "classElement"
                | "property"
                | "expression"
                | "statement"
                | "switchStatement"
                | "catchClause"
        )
    }

    fn avoids(&self, rules: &[&str], rule: &str) -> bool {
        let within = |rule: &str| rules.last() == Some(&rule);
        match rule {
            "importDeclaration" | "exportDeclaration" | "element" | "objectPattern"
            | "keywordSometimes" => true,
            // The object may be a pattern.
            "reservedWord" | "freeWord" | "modifierWord" => {
                rules.ends_with(&["property", "memberName"])
            }
            "parameter" => within("property"),
            // Only loops with a rule around their body are recognized.
            "breakStatement" => !jumps(rules, &["doStatement", "switchStatement"]),
            "continueStatement" => !jumps(rules, &["doStatement"]),
            _ => false,
        }
    }

    fn name_rule(&self) -> Option<(&str, &str)> {
        Some(NAME)
    }

    fn always(&self) -> Option<&str> {
        Some("undefined")
    }
}

/// Rules around the names in a binding.
const OWNERS: [&str; 4] = [
    "parameters",
    "catchClause",
    "forInitialization",
    "variableStatement",
];

impl JavaScript {
    /// Counts scopes from the enclosing statement, outside of which its names are visible.
    fn outside(&self, rules: &[&str]) -> usize {
        let statement = rules.iter().rposition(|rule| *rule == "statement");
        let within = rules[statement.unwrap_or(0)..].iter();
        within.filter(|rule| self.is_scope(rule)).count()
    }
}

fn heads_loop(rules: &[&str]) -> bool {
    let statement = rules.iter().rev().take_while(|rule| **rule != "statement");
    statement
        .into_iter()
        .any(|rule| *rule == "forInitialization")
}

/// Tests whether one of `to` encloses the rules in the same function.
fn jumps(rules: &[&str], to: &[&str]) -> bool {
    let function = ["function", "classElement", "property", "expression"];
    let within = rules.iter().rev();
    let mut within = within.take_while(|rule| !function.contains(*rule));
    within.any(|rule| to.contains(rule))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roles_follow_from_the_rules_around() {
        let role = |rules: &str, token: &str| {
            let rules: Vec<&str> = rules.split(' ').collect();
            JavaScript.role(&rules, token)
        };
        let identifier = |rules: &str| role(&format!("{rules} identifier"), "IDENTIFIER");
        assert_eq!(identifier("operand primary"), Role::Uses);
        let variable = "statement variableStatement variable binding";
        assert_eq!(identifier(variable), Role::Declares(1));
        for more in ["", "variableStatement "] {
            let variable = format!("statement forHead forInitialization {more}variable binding");
            assert_eq!(identifier(&variable), Role::Declares(0));
        }
        assert_eq!(identifier("block statement function"), Role::Declares(2));
        assert_eq!(identifier("operand primary function"), Role::Declares(0));
        let parameter = "statement function parameters parameter binding";
        assert_eq!(identifier(parameter), Role::Declares(0));
        assert_eq!(identifier("breakStatement"), Role::Avoided);
        assert_eq!(identifier("labelledStatement"), Role::Other);
        assert_eq!(role("primary identifier", "GET"), Role::Avoided);
        assert_eq!(identifier("object property"), Role::Uses);
        assert_eq!(
            role("object property memberName", "IDENTIFIER"),
            Role::Other
        );
        assert_eq!(role("suffix name", "IDENTIFIER"), Role::Other);
    }

    #[test]
    fn what_jumps_has_somewhere_to_go() {
        let avoids = |rules: &str| {
            let rules: Vec<&str> = rules.split(' ').collect();
            JavaScript.avoids(&rules, "breakStatement")
        };
        assert!(!avoids("statement doStatement statement block statement"));
        assert!(avoids(
            "statement doStatement expressions expression primary function block"
        ));
        assert!(avoids("program statement"));
    }
}
