-- Is this really the club? Every mail has a code that anybody can ask about, and a caller of the desk reads digits that
-- the owner sees at the same moment. What seems suspicious is reported to the desk.

-- Ten letters and digits of chance (50 bits), without I, L, O and U.
CREATE FUNCTION new_mail_code() RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(u.bytes, at) & 31) + 1, 1), '')
    FROM (SELECT uuid_send(gen_random_uuid()) AS bytes) u,
         -- The other bytes hold the version of the UUID, and less chance.
         unnest(ARRAY[0, 1, 2, 3, 4, 5, 9, 10, 11, 12]) AS at
$$;
-- Mails that were queued before have none, and print none.
ALTER TABLE outbox ADD COLUMN code text CHECK (code ~ '^[0-9A-HJKMNP-TV-Z]{10}$');
ALTER TABLE outbox ALTER COLUMN code SET DEFAULT new_mail_code();
CREATE UNIQUE INDEX outbox_code ON outbox (code) WHERE code IS NOT NULL;

-- The number that an owner and the desk see together for two minutes.
CREATE TABLE caller_checks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id integer NOT NULL REFERENCES owners ON DELETE CASCADE,
  digits text NOT NULL CHECK (digits ~ '^[0-9]{6}$'),
  opened_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > opened_at),
  -- Who of the desk had it on the screen first.
  read_at timestamptz,
  read_by_admin_id integer REFERENCES admins,
  -- What the owner said of the caller.
  heard text CHECK (heard IN ('right', 'wrong')),
  heard_at timestamptz,
  CHECK ((read_at IS NULL) = (read_by_admin_id IS NULL)),
  CHECK ((heard IS NULL) = (heard_at IS NULL))
);
CREATE INDEX caller_checks_owner ON caller_checks (owner_id, opened_at DESC);
CREATE INDEX caller_checks_age ON caller_checks (opened_at);

-- What somebody found suspicious, until the desk has looked at it.
CREATE TABLE suspicions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('mail', 'call')),
  -- The code as it was typed.
  code text CHECK (length(code) <= 40),
  words text CHECK (length(words) <= 2000),
  -- Where somebody who has not signed in can be answered.
  contact text CHECK (length(contact) <= 200),
  language text NOT NULL CHECK (language IN ('en', 'es')),
  owner_id integer REFERENCES owners ON DELETE SET NULL,
  check_id bigint REFERENCES caller_checks ON DELETE SET NULL,
  answer text CHECK (length(answer) <= 2000),
  closed_at timestamptz,
  closed_by_admin_id integer REFERENCES admins,
  CHECK ((closed_at IS NULL) = (closed_by_admin_id IS NULL))
);
CREATE INDEX suspicions_open ON suspicions (at, id) WHERE closed_at IS NULL;
CREATE INDEX suspicions_age ON suspicions (at);
