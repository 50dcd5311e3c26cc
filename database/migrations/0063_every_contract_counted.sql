-- A demo club that was filled in without asking its rows (npm start without a server) had contracts whose changes nothing
-- counted: what was kept of them stayed as it was.

INSERT INTO contract_versions (contract_id) SELECT id FROM contracts ON CONFLICT DO NOTHING;
