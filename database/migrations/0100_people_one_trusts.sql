-- People whom an owner trusts: each with an account of their own, and with what one owner lets them do, for chosen
-- contracts, until a day. One person may be trusted by several owners.

CREATE TABLE trusted_people (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  -- Written as one with the name; there for what asks any account for it.
  lastname text NOT NULL DEFAULT '',
  email text NOT NULL UNIQUE CHECK (email = lower(email) AND position('@' IN email) > 1),
  language_name text NOT NULL DEFAULT 'English',
  password_hash text,
  locked_at timestamptz,
  created_at timestamptz NOT NULL
);

CREATE FUNCTION forget_devices_of_trusted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM known_devices WHERE trusted_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER trusted_password_unlocks BEFORE UPDATE OF password_hash ON trusted_people
  FOR EACH ROW WHEN (NEW.password_hash IS DISTINCT FROM OLD.password_hash)
  EXECUTE FUNCTION unlock_by_new_password();

-- What one owner lets somebody do. The account is there once the invitation is accepted.
CREATE TABLE trusts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id integer NOT NULL REFERENCES owners ON DELETE CASCADE,
  trusted_id integer REFERENCES trusted_people ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  email text NOT NULL CHECK (email = lower(email) AND position('@' IN email) > 1),
  relation text NOT NULL CHECK (relation IN ('spouse', 'child', 'heir', 'assistant', 'accountant', 'lawyer')),
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0 AND scopes <@ ARRAY['stays', 'book', 'money', 'documents',
    'visitors', 'maintenance', 'order']),
  -- The last day, by the club's clock, and the midnight at which it is over; both or neither.
  last_day date,
  ends_at timestamptz,
  invited_at timestamptz NOT NULL,
  accepted_at timestamptz,
  ended_at timestamptz,
  last_here_at timestamptz,
  CHECK ((last_day IS NULL) = (ends_at IS NULL)),
  CHECK ((accepted_at IS NULL) = (trusted_id IS NULL))
);
CREATE INDEX trusts_owner ON trusts (owner_id, id);
CREATE INDEX trusts_trusted ON trusts (trusted_id);
-- Nobody is let in twice by one owner.
CREATE UNIQUE INDEX trusts_once ON trusts (owner_id, email) WHERE ended_at IS NULL;

CREATE TABLE trust_contracts (
  trust_id integer NOT NULL REFERENCES trusts ON DELETE CASCADE,
  contract_id integer NOT NULL REFERENCES contracts ON DELETE CASCADE,
  PRIMARY KEY (trust_id, contract_id)
);
CREATE INDEX trust_contracts_contract ON trust_contracts (contract_id);

CREATE TABLE trust_invitations (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  trust_id integer NOT NULL REFERENCES trusts ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  used_at timestamptz
);
CREATE INDEX trust_invitations_trust ON trust_invitations (trust_id);

-- A session of theirs names the person and for whom they are here. The version before finds neither owner nor admin in
-- it, and lets it make no call about an owner.
ALTER TABLE sessions
  ADD COLUMN trusted_id integer REFERENCES trusted_people ON DELETE CASCADE,
  ADD COLUMN trust_id integer REFERENCES trusts ON DELETE CASCADE;
ALTER TABLE sessions DROP CONSTRAINT sessions_check;
ALTER TABLE sessions
  ADD CHECK (num_nonnulls(owner_id, admin_id, trusted_id) = 1),
  ADD CHECK ((trust_id IS NULL) = (trusted_id IS NULL));
CREATE INDEX sessions_trusted ON sessions (trusted_id);
CREATE INDEX sessions_trust ON sessions (trust_id);

ALTER TABLE known_devices ADD COLUMN trusted_id integer REFERENCES trusted_people ON DELETE CASCADE;
ALTER TABLE known_devices DROP CONSTRAINT known_devices_check;
ALTER TABLE known_devices ADD CHECK (num_nonnulls(owner_id, admin_id, trusted_id) = 1);
CREATE UNIQUE INDEX known_devices_trusted ON known_devices (trusted_id, token_hash) WHERE trusted_id IS NOT NULL;
CREATE TRIGGER trusted_password_ends_devices AFTER UPDATE OF password_hash ON trusted_people
  FOR EACH ROW WHEN (NEW.password_hash IS DISTINCT FROM OLD.password_hash)
  EXECUTE FUNCTION forget_devices_of_trusted();

ALTER TABLE device_alarms ADD COLUMN trusted_id integer REFERENCES trusted_people ON DELETE CASCADE;
ALTER TABLE device_alarms DROP CONSTRAINT device_alarms_check;
ALTER TABLE device_alarms ADD CHECK (num_nonnulls(owner_id, admin_id, trusted_id) = 1);
CREATE INDEX device_alarms_trusted ON device_alarms (trusted_id);

-- A password of theirs is forgotten and set anew like an owner's.
ALTER TABLE password_resets ADD COLUMN trusted_id integer REFERENCES trusted_people ON DELETE CASCADE;
ALTER TABLE password_resets ALTER COLUMN owner_id DROP NOT NULL;
ALTER TABLE password_resets ADD CHECK (num_nonnulls(owner_id, trusted_id) = 1);
CREATE INDEX password_resets_trusted ON password_resets (trusted_id);

-- What they did stands in the owner's trail, and when they came in the list of who came.
ALTER TABLE deeds ADD COLUMN actor_trust_id integer REFERENCES trusts ON DELETE CASCADE;
ALTER TABLE deeds DROP CONSTRAINT deeds_check;
ALTER TABLE deeds ADD CHECK (num_nonnulls(actor_owner_id, actor_admin_id, actor_trust_id) = 1);
CREATE INDEX deeds_trust ON deeds (actor_trust_id);

ALTER TABLE access_events ADD COLUMN trust_id integer REFERENCES trusts ON DELETE CASCADE;
INSERT INTO access_kinds (kind) VALUES
  ('trusted-invited'), ('trusted-joined'), ('trusted-came'), ('trusted-changed'), ('trusted-ended');
ALTER TABLE access_events ADD CHECK (trust_id IS NOT NULL OR kind NOT LIKE 'trusted-%');
CREATE INDEX access_events_trust ON access_events (trust_id);

-- However a trust ends, its sessions end with it. What it allows changes what was remembered of them.
CREATE FUNCTION end_sessions_of_trust() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.ended_at IS NOT NULL THEN
    DELETE FROM sessions WHERE trust_id = NEW.id;
  ELSE
    PERFORM pg_notify('sessions', encode(token_hash, 'hex')) FROM sessions WHERE trust_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER trusts_told AFTER UPDATE OF scopes, ends_at, ended_at, name, relation ON trusts
  FOR EACH ROW EXECUTE FUNCTION end_sessions_of_trust();
CREATE TRIGGER sessions_of_trust_told AFTER UPDATE OF trust_id ON sessions
  FOR EACH ROW WHEN (NEW.trust_id IS DISTINCT FROM OLD.trust_id)
  EXECUTE FUNCTION tell_of_session();
