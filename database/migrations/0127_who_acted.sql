-- What somebody trusted does to a stay is the owner's, for whom they do it; the history names them beside. The version
-- before reads it as the owner's own.
ALTER TABLE booking_events ADD COLUMN actor_trust_id integer REFERENCES trusts ON DELETE SET NULL;
ALTER TABLE booking_events ADD CHECK (actor_trust_id IS NULL OR actor_owner_id IS NOT NULL);
CREATE INDEX booking_events_trust ON booking_events (actor_trust_id) WHERE actor_trust_id IS NOT NULL;
