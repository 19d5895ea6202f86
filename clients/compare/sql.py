"""Random SQL scripts: an ordinary generator without knowledge of traces, which keeps a schema.

    python3 sql.py SEED
"""

import random
import sys

TYPES = ["INTEGER", "VARCHAR", "DOUBLE", "DATE", "BOOLEAN", "BIGINT"]


class Table:
    def __init__(self, name, stored=True):
        self.name = name
        self.stored = stored
        self.columns = []


def value(kind):
    if random.random() < 0.15:
        return f"NULL::{kind}"
    if kind in ("INTEGER", "BIGINT"):
        return str(random.randint(-20, 100))
    if kind == "DOUBLE":
        return f"{random.randint(-50, 50) / 4}"
    if kind == "BOOLEAN":
        return random.choice(["TRUE", "FALSE"])
    if kind == "DATE":
        return f"DATE '20{random.randint(10, 29)}-0{random.randint(1, 9)}-1{random.randint(0, 9)}'"
    return "'" + "".join(random.choice("abcxyz") for _ in range(random.randint(0, 4))) + "'"


def create(tables):
    table = Table(f"t{len(tables)}")
    for number in range(random.randint(1, 5)):
        table.columns.append((f"c{number}", random.choice(TYPES)))
    columns = ", ".join(f"{name} {kind}" for name, kind in table.columns)
    print(f"CREATE TABLE {table.name} ({columns});")
    tables.append(table)


def insert(tables):
    table = random.choice([table for table in tables if table.stored])
    rows = []
    for _ in range(random.randint(1, 6)):
        rows.append("(" + ", ".join(value(kind) for _, kind in table.columns) + ")")
    print(f"INSERT INTO {table.name} VALUES {', '.join(rows)};")


def update(tables):
    table = random.choice([table for table in tables if table.stored])
    name, kind = random.choice(table.columns)
    scope = [(table.name, column, of) for column, of in table.columns]
    print(f"UPDATE {table.name} SET {name} = {expression(scope, kind, 2)} WHERE {condition(scope, 2)};")


def delete(tables):
    table = random.choice([table for table in tables if table.stored])
    scope = [(table.name, column, of) for column, of in table.columns]
    print(f"DELETE FROM {table.name} WHERE {condition(scope, 2)};")


def column(scope, kind):
    fitting = [f"{alias}.{name}" for alias, name, of in scope if of == kind]
    return random.choice(fitting) if fitting else value(kind)


def expression(scope, kind, depth):
    if depth == 0 or random.random() < 0.3:
        return column(scope, kind) if random.random() < 0.7 else value(kind)
    deeper = lambda of: expression(scope, of, depth - 1)
    general = [
        lambda: f"CASE WHEN {condition(scope, depth - 1)} THEN {deeper(kind)} ELSE {deeper(kind)} END",
        lambda: f"COALESCE({deeper(kind)}, {deeper(kind)})",
        lambda: f"NULLIF({deeper(kind)}, {deeper(kind)})",
        lambda: f"CAST({deeper('VARCHAR')} AS {kind})" if kind == "VARCHAR" else deeper(kind),
        lambda: f"GREATEST({deeper(kind)}, {deeper(kind)})",
        lambda: f"LEAST({deeper(kind)}, {deeper(kind)})",
    ]
    special = {
        "INTEGER": [
            lambda: f"({deeper(kind)} {random.choice('+-*')} {deeper(kind)})",
            lambda: f"LENGTH({deeper('VARCHAR')})::INTEGER",
            lambda: f"({deeper(kind)} % {deeper(kind)})",
            lambda: f"EXTRACT(year FROM {deeper('DATE')})::INTEGER",
            lambda: f"LIST_EXTRACT([{deeper(kind)}, {deeper(kind)}], {deeper('INTEGER')})",
        ],
        "BIGINT": [
            lambda: f"({deeper(kind)} {random.choice(['+', '-', '*', '&', '|'])} {deeper(kind)})",
            lambda: f"ABS({deeper(kind)})",
            lambda: f"STRPOS({deeper('VARCHAR')}, {deeper('VARCHAR')})",
        ],
        "DOUBLE": [
            lambda: f"({deeper(kind)} {random.choice('+-*/')} {deeper(kind)})",
            lambda: f"ROUND({deeper(kind)})",
            lambda: f"ABS({deeper(kind)})",
        ],
        "VARCHAR": [
            lambda: f"({deeper(kind)} || {deeper(kind)})",
            lambda: f"SUBSTRING({deeper(kind)}, {deeper('INTEGER')}, {deeper('INTEGER')})",
            lambda: f"UPPER({deeper(kind)})",
            lambda: f"REPLACE({deeper(kind)}, {deeper(kind)}, {deeper(kind)})",
            lambda: f"LPAD({deeper(kind)}, 3, {deeper(kind)})",
            lambda: f"({deeper(kind)})[{deeper('INTEGER')}:{deeper('INTEGER')}]",
        ],
        "BOOLEAN": [lambda: f"({condition(scope, depth - 1)})"],
        "DATE": [
            lambda: f"({deeper(kind)} + {random.randint(0, 40)})",
            lambda: f"CAST(DATE_TRUNC('month', {deeper(kind)}) AS DATE)",
        ],
    }
    return random.choice(general + special[kind])()


def condition(scope, depth):
    kind = random.choice(TYPES)
    if depth == 0:
        return f"{column(scope, kind)} {random.choice(['=', '<', '>=', '<>'])} {value(kind)}"
    deeper = lambda: expression(scope, kind, depth - 1)
    shapes = [
        lambda: f"{deeper()} {random.choice(['=', '<', '>=', '<>', 'IS DISTINCT FROM'])} {deeper()}",
        lambda: f"{deeper()} BETWEEN {deeper()} AND {deeper()}",
        lambda: f"{deeper()} IS {random.choice(['', 'NOT '])}NULL",
        lambda: f"{deeper()} IN ({deeper()}, {deeper()})",
        lambda: f"NOT ({condition(scope, depth - 1)})",
        lambda: f"({condition(scope, depth - 1)} {random.choice(['AND', 'OR'])} {condition(scope, depth - 1)})",
        lambda: f"{expression(scope, 'VARCHAR', depth - 1)} LIKE '{random.choice('abx%_')}%'",
    ]
    return random.choice(shapes)()


def aggregate(scope):
    kind = random.choice(TYPES)
    of = expression(scope, kind, 1)
    functions = ["COUNT", "MIN", "MAX", "FIRST", "COUNT(DISTINCT", "LIST", "MODE", "ARG_MIN"]
    if kind in ("INTEGER", "BIGINT", "DOUBLE"):
        functions += ["SUM", "AVG", "MEDIAN", "STDDEV", "QUANTILE_CONT"]
    name = random.choice(functions)
    if name == "COUNT(DISTINCT":
        return f"COUNT(DISTINCT {of})"
    if name == "ARG_MIN":
        return f"ARG_MIN({of}, {expression(scope, 'INTEGER', 1)})"
    if name == "QUANTILE_CONT":
        return f"QUANTILE_CONT({of}, 0.{random.randint(1, 9)})"
    made = f"{name}({of})"
    if random.random() < 0.3:
        made += f" FILTER (WHERE {condition(scope, 1)})"
    return made


def window(scope):
    name = random.choice(
        ["ROW_NUMBER()", "RANK()", "LAG({})", "LEAD({}, 2)", "SUM({})", "MIN({})", "NTILE(3)", "FIRST_VALUE({})"]
    ).format(expression(scope, "INTEGER", 1))
    frame = random.choice(
        [
            "",
            " ROWS BETWEEN 1 PRECEDING AND CURRENT ROW",
            " ROWS BETWEEN UNBOUNDED PRECEDING AND 1 FOLLOWING",
            f" ROWS BETWEEN {expression(scope, 'INTEGER', 1)} PRECEDING AND 2 FOLLOWING",
        ]
    )
    parts = f"PARTITION BY {expression(scope, random.choice(TYPES), 1)} " if random.random() < 0.5 else ""
    return f"{name} OVER ({parts}ORDER BY {expression(scope, random.choice(TYPES), 1)}{frame})"


def source(tables, depth, number):
    """Return an operand of FROM and its columns."""
    alias = f"a{depth}{number}"
    if depth > 0 and random.random() < 0.35:
        text, columns = select(tables, depth - 1, None)
        return f"({text}) AS {alias}", [(alias, name, kind) for name, kind in columns]
    table = random.choice(tables)
    return f"{table.name} AS {alias}", [(alias, name, kind) for name, kind in table.columns]


def select(tables, depth, outer):
    text, scope = source(tables, depth, 0)
    for number in range(random.randint(0, 2)):
        more, columns = source(tables, depth, number + 1)
        join = random.choice(["JOIN", "LEFT JOIN", "FULL JOIN", "RIGHT JOIN", "SEMI", "CROSS JOIN", "ASOF"])
        if join == "CROSS JOIN":
            text += f" CROSS JOIN {more}"
        elif join in ("SEMI", "ASOF"):
            text += f", {more}"
        else:
            text += f" {join} {more} ON {condition(scope + columns, 1)}"
        scope = scope + columns
    inner = scope + (outer or [])
    where = f" WHERE {condition(inner, 2)}" if random.random() < 0.6 else ""
    if where and depth > 0 and random.random() < 0.4:
        below, columns = select(tables, depth - 1, scope)
        kind = columns[0][1]
        negated = random.choice(["", "NOT "])
        if random.random() < 0.5:
            where += f" AND {negated}EXISTS ({below})"
        else:
            first = f"SELECT x.{columns[0][0]} FROM ({below}) AS x"
            where += f" AND {expression(inner, kind, 1)} {negated}IN ({first})"
    items, columns, group = [], [], ""
    grouped = random.random() < 0.35
    if grouped:
        keys = [
            f"CAST({expression(scope, kind, 1)} AS {kind})" for kind in random.sample(TYPES, random.randint(1, 2))
        ]
        how = random.choice(["{}", "ROLLUP ({})", "CUBE ({})", "GROUPING SETS (({}), ())"])
        group = " GROUP BY " + how.format(", ".join(keys))
        if random.random() < 0.3:
            group += f" HAVING {aggregate(scope)} IS NOT NULL"
    for number in range(random.randint(1, 4)):
        kind = random.choice(TYPES)
        if grouped:
            item, kind = f"CAST(COUNT(*) + {random.randint(0, 3)} AS INTEGER)", "INTEGER"
            if random.random() < 0.8:
                item, kind = f"CAST({aggregate(scope)} AS VARCHAR)", "VARCHAR"
        elif random.random() < 0.2:
            item, kind = f"CAST({window(scope)} AS INTEGER)", "INTEGER"
        else:
            item = expression(inner, kind, 2)
        items.append(f"{item} AS x{number}")
        columns.append((f"x{number}", kind))
    distinct = "DISTINCT " if random.random() < 0.15 else ""
    made = f"SELECT {distinct}{', '.join(items)} FROM {text}{where}{group}"
    if random.random() < 0.2:
        other = ", ".join(expression([], kind, 1) for _, kind in columns)
        made += f" {random.choice(['UNION', 'UNION ALL', 'EXCEPT', 'INTERSECT'])} SELECT {other}"
    if random.random() < 0.3:
        made += f" ORDER BY {random.randint(1, len(columns))}"
        if random.random() < 0.6:
            made += f" LIMIT {random.randint(0, 5)}"
            if random.random() < 0.4:
                made += f" OFFSET {random.randint(0, 3)}"
    return made, columns


def view(tables):
    text, columns = select(tables, 1, None)
    stored = random.random() < 0.5
    made = Table(f"t{len(tables)}", stored)
    made.columns = columns
    tables.append(made)
    print(f"CREATE {'TABLE' if stored else 'VIEW'} {made.name} AS {text};")


def query(tables):
    text, columns = select(tables, 2, None)
    if random.random() < 0.2:
        name, kind = random.choice(columns)
        print(f"WITH w AS ({text}) SELECT * FROM w AS a, w AS b WHERE a.{name} = b.{name};")
    else:
        print(f"{text};")


def main():
    random.seed(int(sys.argv[1]))
    tables = []
    for _ in range(random.randint(1, 3)):
        create(tables)
    for _ in range(random.randint(5, 14)):
        random.choice([insert, insert, update, delete, query, query, query, view])(tables)


if __name__ == "__main__":
    main()
