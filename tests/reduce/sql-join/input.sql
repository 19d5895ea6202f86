-- A small library, and who has borrowed what.
PRAGMA foreign_keys = ON;
CREATE TABLE IF NOT EXISTS reader (
    id INTEGER PRIMARY KEY,
    name VARCHAR(40) NOT NULL DEFAULT 'nobody',
    joined TIMESTAMP WITH TIME ZONE CHECK (joined > '2001-01-01'),
    UNIQUE (name, joined)
) WITHOUT ROWID;
CREATE TABLE loan AS
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10)
    SELECT i AS id, i % 3 AS reader, 'book ' || i AS title, DATE '2020-02-29' + i AS due FROM n;
CREATE UNIQUE INDEX loans ON loan (reader, lower(title) DESC) WHERE due IS NOT NULL;
CREATE TRIGGER late AFTER UPDATE ON loan WHEN new.due > old.due BEGIN
    UPDATE reader SET name = name || '!' WHERE id = new.reader;
    INSERT INTO log VALUES (new.id, CURRENT_TIMESTAMP);
END;
CREATE MACRO twice(x) AS 2 * x;
CREATE FUNCTION one() RETURNS int AS $body$ SELECT 1; $body$ LANGUAGE sql;
INSERT INTO reader (id, name) VALUES (0, 'Ada'), (1, 'Bert''s'), (2, E'C\tD')
    ON CONFLICT (id) DO UPDATE SET name = excluded.name RETURNING *;
/* Now the questions. */
SELECT r.name, count(*) FILTER (WHERE l.due > now()) AS late,
       rank() OVER (PARTITION BY r.id ORDER BY l.due DESC NULLS LAST
                    ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) AS place,
       CASE WHEN r.id IN (0, 2) THEN 'even' WHEN r.id BETWEEN 3 AND 5 THEN NULL ELSE 'odd' END,
       CAST(l.title AS text) LIKE 'b%' ESCAPE '\', l.id::double precision, [1, 2, 3][1:2], {'a': 1}
  FROM reader r LEFT JOIN loan AS l ON l.reader = r.id AND NOT EXISTS (SELECT 1 FROM log WHERE log.id = l.id),
       generate_series(1, 10) AS s(x)
 WHERE r.name NOT LIKE '%x%' AND (r.id, l.id) <> (1, 2)
 GROUP BY ALL HAVING sum(l.id) > 3 ORDER BY 1 LIMIT 10 OFFSET 2;
DELETE FROM loan USING reader WHERE loan.reader = reader.id;
EXPLAIN QUERY PLAN SELECT * FROM loan UNION (VALUES (1, 2, 3, 4) EXCEPT SELECT 1, 2, 3, 4);
FROM loan SELECT title WHERE id = $1;
