//! Names that random sentences declare before their use: variables, functions, enumerators.
//!
//! Types that a program defines are not recorded, so sentences have none.

use secateur_syntax::sentence::names::{Names, Role};

/// Declarations and uses of names.
pub static NAMES: &dyn Names = &C;

#[derive(Debug)]
struct C;

/// Rules that declare names visible behind them.
const DECLARATIONS: [&str; 2] = ["externalDeclaration", "declaration"];
/// Scopes of the names in them.
const BLOCKS: [&str; 2] = ["compoundStatement", "forStatement"];

impl Names for C {
    fn role(&self, rules: &[&str], token: &str) -> Role {
        if token != "IDENTIFIER" {
            return Role::Other;
        }
        let scope = rules.iter().rposition(|rule| self.is_scope(rule));
        let within = &rules[scope.map_or(0, |at| at + 1)..];
        // Names are visible in the enclosing block or the file.
        let block = rules.iter().rposition(|rule| BLOCKS.contains(rule));
        let around = rules[block.map_or(0, |at| at + 1)..].iter();
        let outside = around.filter(|rule| self.is_scope(rule)).count();
        match rules.last().copied() {
            Some("primaryExpression") => Role::Uses,
            Some("enumerator") => Role::Declares(outside),
            Some("namedDeclarator" | "directParameterDeclarator") => {
                if within.contains(&"memberDeclarator") {
                    return Role::Other;
                }
                let parameter = within.contains(&"parameterDeclaration");
                Role::Declares(if parameter { 0 } else { outside })
            }
            // A program's type, or a label.
            Some(
                "typeName"
                | "typeSpecifiers"
                | "simpleType"
                | "keywordTypeSpecifiers"
                | "keywordSpecifiers"
                | "declarationType"
                | "declarationSpecifiers"
                | "declaration"
                | "enumeratorBlock"
                | "cast"
                | "castExpression"
                | "operandExpression"
                | "jumpStatement"
                | "asmLabels",
            ) => Role::Avoided,
            _ => Role::Other,
        }
    }

    fn is_scope(&self, rule: &str) -> bool {
        DECLARATIONS.contains(&rule) || BLOCKS.contains(&rule)
    }

    fn avoids(&self, _: &[&str], rule: &str) -> bool {
        matches!(
            rule,
            "typedefName"
                | "parenthesizedDeclaration"
                | "oldStyleDeclaration"
                | "genericSelection"
                | "builtinCall"
                | "attribute"
                | "asmStatement"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roles_follow_from_the_rules_around() {
        let role = |rules: &str| {
            let rules: Vec<&str> = rules.split(' ').collect();
            C.role(&rules, "IDENTIFIER")
        };
        assert_eq!(role("compoundStatement primaryExpression"), Role::Uses);
        let declared = "externalDeclaration externalDeclaration declaration namedDeclarator";
        assert_eq!(role(declared), Role::Declares(3));
        assert_eq!(
            role("externalDeclaration compoundStatement declaration namedDeclarator"),
            Role::Declares(1)
        );
        assert_eq!(
            role("externalDeclaration initDeclarator namedDeclarator"),
            Role::Declares(1)
        );
        assert_eq!(
            role(
                "externalDeclaration functionDeclarator parameterDeclaration directParameterDeclarator"
            ),
            Role::Declares(0)
        );
        assert_eq!(
            role("declaration memberDeclarator namedDeclarator"),
            Role::Other
        );
        assert_eq!(role("declaration declarationSpecifiers"), Role::Avoided);
        assert_eq!(role("label"), Role::Other);
    }
}
