//! Names that random sentences declare before their use: tables and columns.
//!
//! Columns are not assigned to tables.

use secateur_syntax::sentence::names::{Names, Role};

#[derive(Debug)]
pub(super) struct Sql;

/// Outermost first.
const NAME: [&str; 2] = ["identifier", "shortAlias"];
const TOKEN: &str = "IDENTIFIER";

const TABLE: u8 = 0;
const COLUMN: u8 = 1;

/// Drops the rules of the name itself.
fn outside<'r, 's>(rules: &'r [&'s str]) -> &'r [&'s str] {
    let is_name = |rule: &&str| NAME.contains(rule);
    let inside = rules.iter().rev().take_while(|rule| is_name(rule)).count();
    &rules[..rules.len() - inside]
}

const TYPES: &[&str] = &["integer", "text", "real", "boolean"];

impl Names for Sql {
    fn role(&self, rules: &[&str], token: &str) -> Role {
        let around = outside(rules);
        let means = match around {
            [.., "createTable", "relation"] | [.., "tableElement"] => Role::Declares(0),
            [.., "typeName", "qualifiedName"] => Role::One(TYPES),
            [.., "joinCondition", "names"] => Role::Uses,
            [
                ..,
                "relation" | "term" | "target" | "starOption" | "intervalValue",
            ] => Role::Uses,
            // References to names that are not recorded.
            [.., "joinCondition" | "windowItem" | "list" | "callSuffix"]
            | [.., "where" | "conflict" | "locking" | "tableSuffix"] => Role::Avoided,
            _ => Role::Other,
        };
        match token {
            // No statements of SQL.
            "STDIN_DATA" | "META_COMMAND" | "DOT_COMMAND" => Role::Avoided,
            TOKEN
                if matches!(
                    around.last(),
                    Some(&("createPrefix" | "explained" | "constraintWord"))
                ) =>
            {
                Role::Avoided
            }
            TOKEN => means,
            // Other spellings and parts of relations and columns.
            "STRING" | "QUOTED_IDENTIFIER" | "'.'" | "'interval'" | "'cross'" | "'values'"
            | "'true'" | "'false'" | "'asc'" | "'desc'"
                if matches!(
                    around.last(),
                    Some(&("relation" | "tableElement" | "target" | "starOption"))
                ) =>
            {
                Role::Avoided
            }
            "'.'" if matches!(around.last(), Some(&("term" | "qualifiedName"))) => Role::Avoided,
            "QUOTED_IDENTIFIER" if means == Role::Avoided => means,
            _ if around.len() < rules.len() && means != Role::Other => Role::Avoided,
            _ => Role::Other,
        }
    }

    fn sort(&self, rules: &[&str]) -> u8 {
        match outside(rules).last() {
            Some(&"relation") => TABLE,
            _ => COLUMN,
        }
    }

    fn needs(&self, rule: &str) -> Option<u8> {
        match rule {
            "rowStatement" | "from" | "described" | "explain" => Some(TABLE),
            "targets" | "starOption" => Some(COLUMN),
            _ => None,
        }
    }

    fn is_scope(&self, _: &str) -> bool {
        false
    }

    fn avoids(&self, rules: &[&str], rule: &str) -> bool {
        match rule {
            // Not recorded, or of any meaning.
            "createOther" | "createTrigger" | "createFunction" | "createIndex" | "createView"
            | "command" | "copy" | "prepare" | "with" | "pivot" | "description" | "merge"
            | "label" | "bracketName" | "callArguments" | "definitionWord" | "into"
            | "commandItem" | "parenthesizedItem" | "collate" => true,
            // Made of another table, or only explained.
            "created" | "createWord" => true,
            "createTable" => rules.contains(&"explained"),
            // A type, or not recorded.
            "qualifiedName" => rules.last() != Some(&"typeName"),
            // Of unknown declarations.
            "names" => rules.last() != Some(&"joinCondition"),
            _ => false,
        }
    }

    fn name_rule(&self) -> Option<(&str, &str)> {
        Some((NAME[0], TOKEN))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_and_columns_differ() {
        let of = |rules: &str, token: &str| {
            let rules: Vec<&str> = rules.split(' ').collect();
            (Sql.role(&rules, token), Sql.sort(&rules))
        };
        let name = |rules: &str| of(&format!("{rules} identifier shortAlias"), TOKEN);
        assert_eq!(name("createTable relation"), (Role::Declares(0), TABLE));
        assert_eq!(
            name("createTable tableElement"),
            (Role::Declares(0), COLUMN)
        );
        assert_eq!(name("from source relation"), (Role::Uses, TABLE));
        assert_eq!(name("expression term"), (Role::Uses, COLUMN));
        assert_eq!(name("tableAlias").0, Role::Other);
        assert_eq!(of("term identifier", "'anti'").0, Role::Avoided);
        assert_eq!(of("expression term", "'case'").0, Role::Other);
        assert_eq!(of("from source relation", "'.'").0, Role::Avoided);
        assert_eq!(name("typeName qualifiedName").0, Role::One(TYPES));
        assert!(Sql.avoids(&["explain", "explained"], "createTable"));
        assert!(!Sql.avoids(&["script", "statement"], "createTable"));
    }
}
