//! JavaScript: variables, parameters, functions and classes. All are taken to be visible
//! from their declaration to the end of the block or function that they are in, which `let` is at
//! least.

use super::{Names, Role};

pub(super) struct JavaScript;

/// A name, in the grammar.
const NAME: (&str, &str) = ("identifier", "IDENTIFIER");

impl Names for JavaScript {
    fn role(&self, rules: &[&str], token: &str) -> Role {
        let (rule, around) = match rules {
            [around @ .., rule] => (*rule, around),
            [] => return Role::Other,
        };
        if matches!(token, "PRIVATE_NAME" | "'super'") {
            // Classes would have to be known.
            return Role::Avoided;
        }
        if matches!(token, "'yield'" | "'await'") && matches!(rule, "expression" | "prefix") {
            // Where they are no keywords they are variables.
            return Role::Avoided;
        }
        if rule == "memberName" && around.last() == Some(&"property") && token == NAME.1 {
            // Without a value it is a variable.
            return Role::Uses;
        }
        if rule != NAME.0 {
            return Role::Other;
        }
        if token != NAME.1 {
            // A word that is a name at times.
            return Role::Avoided;
        }
        match around.last().copied() {
            Some("primary" | "decorator") => Role::Uses,
            Some("binding" | "arrow") => Role::Declares(0),
            Some("function" | "class") => {
                // An operand is known to itself alone.
                let operand = around.iter().nth_back(1) == Some(&"primary");
                Role::Declares(usize::from(!operand))
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
                | "forStatement"
                | "switchStatement"
                | "catchClause"
        )
    }

    fn avoids(&self, rules: &[&str], rule: &str) -> bool {
        match rule {
            "importDeclaration" | "exportDeclaration" | "withStatement" | "element"
            | "objectPattern" | "keywordSometimes" => true,
            // Without a value these would be variables.
            "reservedWord" | "freeWord" | "modifierWord" => {
                rules.ends_with(&["property", "memberName"])
            }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roles_are_told_by_the_rules_around() {
        let role = |rules: &str, token: &str| {
            let rules: Vec<&str> = rules.split(' ').collect();
            JavaScript.role(&rules, token)
        };
        let identifier = |rules: &str| role(&format!("{rules} identifier"), "IDENTIFIER");
        assert_eq!(identifier("operand primary"), Role::Uses);
        assert_eq!(identifier("variable binding"), Role::Declares(0));
        assert_eq!(identifier("statement function"), Role::Declares(1));
        assert_eq!(identifier("operand primary function"), Role::Declares(0));
        assert_eq!(identifier("breakStatement"), Role::Avoided);
        assert_eq!(identifier("labelledStatement"), Role::Other);
        assert_eq!(role("primary identifier", "'get'"), Role::Avoided);
        assert_eq!(role("object property memberName", "IDENTIFIER"), Role::Uses);
        assert_eq!(role("suffix name", "IDENTIFIER"), Role::Other);
    }
}
