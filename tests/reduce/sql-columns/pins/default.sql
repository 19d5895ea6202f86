CREATE TABLE a(b);
INSERT INTO a VALUES
('north'),
('south')
