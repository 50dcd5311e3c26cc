-- What is told in the owner's list: the desk noted a lost factor, or declined to remove it; an invited person said no.
INSERT INTO access_kinds (kind) VALUES ('factor-lost-noted'), ('factor-lost-declined'), ('trusted-declined');

-- A second factor is set up in one session: what another one begins is another factor. The version before writes none.
ALTER TABLE second_factors
  ADD COLUMN begun_in bytea,
  -- How often its recovery codes were made: of two that renew them at once, one is told that the other's count.
  ADD COLUMN codes_made integer NOT NULL DEFAULT 0;

-- Whom an owner trusts changes the language of their own account; every process that remembers a session hears of it.
CREATE FUNCTION tell_sessions_of_trusted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions', encode(token_hash, 'hex')) FROM sessions WHERE trusted_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER trusted_language_told AFTER UPDATE OF language_name ON trusted_people
  FOR EACH ROW WHEN (NEW.language_name IS DISTINCT FROM OLD.language_name)
  EXECUTE FUNCTION tell_sessions_of_trusted();
