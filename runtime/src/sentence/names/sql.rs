//! SQL: tables and columns. Those of all tables are in one list each: that a column is one
//! of the tables at hand is not seen to.

use super::{Names, Role};

pub(super) struct Sql;

/// The rules that a name is made of, the outer one first.
const NAME: [&str; 2] = ["identifier", "shortAlias"];
/// The token of a name.
const TOKEN: &str = "IDENTIFIER";

const TABLE: u8 = 0;
const COLUMN: u8 = 1;

/// The rules without those that are the name itself.
fn outside<'r, 's>(rules: &'r [&'s str]) -> &'r [&'s str] {
    let is_name = |rule: &&str| NAME.contains(rule);
    let inside = rules.iter().rev().take_while(|rule| is_name(rule)).count();
    &rules[..rules.len() - inside]
}

impl Names for Sql {
    fn role(&self, rules: &[&str], token: &str) -> Role {
        let around = outside(rules);
        let means = match around {
            [.., "createTable", "relation"] | [.., "tableElement"] => Role::Declares(0),
            [.., "relation" | "term" | "target" | "qualifiedName"] => Role::Uses,
            _ => Role::Other,
        };
        match token {
            TOKEN => means,
            // What a relation or a column is called otherwise.
            "STRING" | "QUOTED_IDENTIFIER"
                if matches!(around.last(), Some(&"relation" | &"tableElement")) =>
            {
                Role::Avoided
            }
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
        matches!(rule, "rowStatement" | "from" | "described").then_some(TABLE)
    }

    fn is_scope(&self, _: &str) -> bool {
        false
    }

    fn avoids(&self, rule: &str) -> bool {
        matches!(
            rule,
            // What is not kept, or can be anything.
            "createOther"
                | "createTrigger"
                | "createFunction"
                | "createIndex"
                | "createView"
                | "command"
                | "copy"
                | "prepare"
                | "with"
                | "pivot"
                | "description"
                | "merge"
                | "label"
                | "bracketName"
                | "callArguments"
                | "definitionWord"
        )
    }

    fn name_rule(&self) -> Option<(&str, &str)> {
        Some((NAME[0], TOKEN))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_and_columns_are_told_apart() {
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
    }
}
