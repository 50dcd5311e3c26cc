-- When the person of a session last proved who they are; null: when it began, as with the sessions of the version before.
ALTER TABLE sessions ADD COLUMN proven_at timestamptz;
CREATE TRIGGER sessions_proven_told AFTER UPDATE OF proven_at ON sessions
  FOR EACH ROW WHEN (NEW.proven_at IS DISTINCT FROM OLD.proven_at)
  EXECUTE FUNCTION tell_of_session();

-- What may happen at an owner’s door, as rows: a slice adds its own without naming those of the others.
CREATE TABLE access_kinds (kind text PRIMARY KEY);
INSERT INTO access_kinds (kind) VALUES ('signed-in'), ('signed-in-new'), ('refused'), ('locked'), ('reset-asked'),
  ('password-changed'), ('device-ended'), ('devices-ended'), ('not-me'), ('file'), ('link'), ('proof-refused');
ALTER TABLE access_events DROP CONSTRAINT access_events_kind_check;
ALTER TABLE access_events ADD FOREIGN KEY (kind) REFERENCES access_kinds;
