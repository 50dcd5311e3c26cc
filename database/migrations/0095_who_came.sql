-- Who came to an account, and from where: a device says what it is, a session which device it belongs to and when it
-- ends at the latest, and what happened at the door is kept for the account's owner.

ALTER TABLE known_devices
  ADD COLUMN browser text,
  ADD COLUMN system text,
  ADD COLUMN place text,
  ADD COLUMN network text;

ALTER TABLE sessions
  ADD COLUMN device_id bigint REFERENCES known_devices ON DELETE SET NULL,
  ADD COLUMN expires_at timestamptz;
UPDATE sessions SET expires_at = created_at
  + CASE WHEN admin_id IS NULL THEN interval '30 days' ELSE interval '12 hours' END;
-- The version before, which goes on running beside this one for a while, names no end: its sessions get the shorter life.
ALTER TABLE sessions
  ALTER COLUMN expires_at SET DEFAULT now() + interval '12 hours',
  ALTER COLUMN expires_at SET NOT NULL;
CREATE INDEX sessions_device ON sessions (device_id);

-- Set by “this wasn’t me”: no password opens the account until a new one is set by a link.
ALTER TABLE owners ADD COLUMN locked_at timestamptz;
ALTER TABLE admins ADD COLUMN locked_at timestamptz;

CREATE FUNCTION unlock_by_new_password() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.locked_at := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER owners_password_unlocks BEFORE UPDATE OF password_hash ON owners
  FOR EACH ROW WHEN (NEW.password_hash IS DISTINCT FROM OLD.password_hash)
  EXECUTE FUNCTION unlock_by_new_password();
CREATE TRIGGER admins_password_unlocks BEFORE UPDATE OF password_hash ON admins
  FOR EACH ROW WHEN (NEW.password_hash IS DISTINCT FROM OLD.password_hash)
  EXECUTE FUNCTION unlock_by_new_password();

-- The link of the mail about a new device: “this wasn’t me”.
CREATE TABLE device_alarms (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  owner_id integer REFERENCES owners ON DELETE CASCADE,
  admin_id integer REFERENCES admins ON DELETE CASCADE,
  at timestamptz NOT NULL,
  browser text,
  system text,
  place text,
  network text,
  raised_at timestamptz,
  CHECK (num_nonnulls(owner_id, admin_id) = 1)
);
CREATE INDEX device_alarms_owner ON device_alarms (owner_id);
CREATE INDEX device_alarms_admin ON device_alarms (admin_id);
CREATE INDEX device_alarms_age ON device_alarms (at);

-- What happened at an owner’s door. What admins did stands in deeds and acting_turns.
CREATE TABLE access_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id integer NOT NULL REFERENCES owners ON DELETE CASCADE,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('signed-in', 'signed-in-new', 'refused', 'locked', 'reset-asked',
    'password-changed', 'device-ended', 'devices-ended', 'not-me', 'file', 'link')),
  browser text,
  system text,
  place text,
  network text,
  -- Of a file or a link: the call that gave it.
  subject text CHECK (length(subject) <= 200),
  -- Of a file that an admin took for the owner.
  admin_id integer REFERENCES admins,
  CHECK (subject IS NOT NULL OR kind NOT IN ('file', 'link'))
);
CREATE INDEX access_events_owner ON access_events (owner_id, at DESC, id DESC);
CREATE INDEX access_events_age ON access_events (at);

-- Nobody changes a line, and nobody removes one that is younger than 13 months.
CREATE FUNCTION keep_access_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    RAISE EXCEPTION 'What happened at an account is not rewritten';
  END IF;
  -- A line that goes with its owner goes by the foreign key’s own trigger.
  IF pg_trigger_depth() = 1 AND OLD.at > now() - interval '13 months' THEN
    RAISE EXCEPTION 'What happened at an account is kept for 13 months';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER access_events_stay BEFORE UPDATE OR DELETE ON access_events
  FOR EACH ROW EXECUTE FUNCTION keep_access_events();
