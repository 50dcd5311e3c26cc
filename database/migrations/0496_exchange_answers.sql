-- The club's answer to weeks that an owner gave (an exchange is found, or the club ends it) is mailed once, whoever wrote it.
ALTER TABLE exchange_events ADD COLUMN told_at timestamptz;
UPDATE exchange_events SET told_at = at;
CREATE INDEX exchange_events_to_tell ON exchange_events (id)
  WHERE told_at IS NULL AND deed IN ('matched', 'ended') AND actor_owner_id IS NULL;
