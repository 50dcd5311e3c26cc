-- Visits and repairs that somebody trusted asks for are the owner's; who did it is named beside. The version before reads
-- them as the owner's own.
ALTER TABLE access_records ADD COLUMN created_by_trust_id integer REFERENCES trusts ON DELETE SET NULL;
CREATE INDEX access_records_trust ON access_records (created_by_trust_id) WHERE created_by_trust_id IS NOT NULL;
ALTER TABLE maintenance_requests ADD COLUMN created_by_trust_id integer REFERENCES trusts ON DELETE SET NULL;
CREATE INDEX maintenance_requests_trust ON maintenance_requests (created_by_trust_id) WHERE created_by_trust_id IS NOT NULL;
ALTER TABLE maintenance_log ADD COLUMN actor_trust_id integer REFERENCES trusts ON DELETE SET NULL;
ALTER TABLE maintenance_log ADD CHECK (actor_trust_id IS NULL OR actor_owner_id IS NOT NULL);
CREATE INDEX maintenance_log_trust ON maintenance_log (actor_trust_id) WHERE actor_trust_id IS NOT NULL;
