CREATE TABLE a(maximum_weight_in_kilograms CHECK(maximum_weight_in_kilograms));
INSERT INTO a VALUES(1);
UPDATE a SET maximum_weight_in_kilograms=0
