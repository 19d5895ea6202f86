CREATE TABLE sensor(side);
INSERT INTO sensor VALUES
('north'),
('south')
