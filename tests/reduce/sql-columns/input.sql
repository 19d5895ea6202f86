-- Where the sensors stand, and what they said.
CREATE TABLE place (id INTEGER PRIMARY KEY, city TEXT, height REAL DEFAULT 0);
CREATE TABLE sensor (id INTEGER, tag TEXT NOT NULL, side TEXT, height REAL CHECK (height < 9000), place INTEGER);
CREATE INDEX tags ON sensor (tag);
INSERT INTO place VALUES (1, 'Bergen', 12.5), (2, 'Ushuaia', 23);
INSERT INTO sensor VALUES
    (1, 'a-1', 'north', 120.5, 1),
    (2, 'b-7', 'east', 4.25 * 2, 1),
    (3, upper('c') || '-9', 'south', NULL, (SELECT max(id) FROM place));
UPDATE sensor SET height = height + 1 WHERE place IN (SELECT id FROM place WHERE city LIKE 'B%');
SELECT side, count(*) FROM sensor GROUP BY side HAVING count(*) > 0 ORDER BY 1;
