-- Shipments of the forwarding company, with the containers that they went in.
CREATE TABLE shipping_containers (
    container_identifier INTEGER PRIMARY KEY,
    registration_code TEXT NOT NULL DEFAULT 'not yet registered with the authorities',
    maximum_weight_in_kilograms REAL CHECK (maximum_weight_in_kilograms < 100000.0)
);

CREATE TABLE forwarded_shipments (
    shipment_identifier INTEGER PRIMARY KEY,
    container_identifier INTEGER REFERENCES shipping_containers (container_identifier),
    destination_harbour TEXT,
    departure_date TEXT DEFAULT '1970-01-01 00:00:00'
);

INSERT INTO shipping_containers VALUES (1000001, 'HLXU-2026-000017-NORTH', 28750.25);
INSERT INTO shipping_containers VALUES (1000002, 'HLXU-2026-000018-NORTH', 30480.75);
INSERT INTO forwarded_shipments VALUES (5000001, 1000001, 'Rotterdam, Maasvlakte II', '2026-11-24 08:30:00');
INSERT INTO forwarded_shipments VALUES (5000002, 1000002, 'Hamburg, Altenwerder', '2026-11-25 17:45:00');

SELECT destination_harbour, COUNT(*) AS number_of_shipments
FROM forwarded_shipments NATURAL JOIN shipping_containers
WHERE registration_code LIKE 'HLXU-2026-%' AND maximum_weight_in_kilograms > 25000.00
GROUP BY destination_harbour HAVING COUNT(*) >= 1;

CREATE VIEW shipments_by_weight AS
SELECT shipment_identifier, maximum_weight_in_kilograms * 2.204622 AS weight_in_pounds
FROM forwarded_shipments JOIN shipping_containers USING (container_identifier);

UPDATE shipping_containers SET maximum_weight_in_kilograms = 125000.50
WHERE registration_code = 'HLXU-2026-000018-NORTH';
