-- Each guest of a visit has a pass of their own: signed, and with six digits for the guard.

-- The key pair that signs passes. Made once, by whichever process needs it first; the private half never leaves.
CREATE TABLE pass_keys (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  private_key bytea NOT NULL,                              -- PKCS#8
  public_key bytea NOT NULL CHECK (length(public_key) = 32),
  created_at timestamptz NOT NULL
);

-- A pass is a document: what stands on it does not change. Other days or another name are another pass.
ALTER TABLE access_passes
  DROP CONSTRAINT access_passes_access_id_key,
  DROP CONSTRAINT access_passes_code_key,
  DROP CONSTRAINT access_passes_code_check,
  ALTER COLUMN code DROP NOT NULL,
  ADD COLUMN guest_position integer CHECK (guest_position BETWEEN 1 AND 30),  -- none: no longer on the list
  ADD COLUMN name text,
  ADD COLUMN lastname text,
  ADD COLUMN starts_at timestamptz,
  ADD COLUMN ends_at timestamptz,
  ADD COLUMN revoked_why text CHECK (revoked_why IN ('withdrawn', 'replaced'));

-- One pass for a whole visit opens for nobody in particular: those that exist have had their day.
UPDATE access_passes p
   SET code = NULL, guest_position = 1, name = g.name, lastname = g.lastname,
       starts_at = (r.first_day + coalesce(r.time_in, '00:00')::time) AT TIME ZONE h.zone,
       ends_at = CASE WHEN r.all_day THEN (r.last_day + 1)::timestamp AT TIME ZONE h.zone
                      ELSE (r.last_day + r.time_out::time) AT TIME ZONE h.zone END,
       revoked_at = coalesce(p.revoked_at, greatest(p.issued_at, r.changed_at)), revoked_why = 'replaced'
  FROM access_records r
  JOIN contracts c ON c.id = r.contract_id
  JOIN hotels h ON h.id = c.hotel_id
  JOIN LATERAL (SELECT name, lastname FROM access_guests
                 WHERE access_id = r.id ORDER BY position LIMIT 1) g ON true
 WHERE r.id = p.access_id;

ALTER TABLE access_passes
  ALTER COLUMN name SET NOT NULL,
  ALTER COLUMN lastname SET NOT NULL,
  ALTER COLUMN starts_at SET NOT NULL,
  ALTER COLUMN ends_at SET NOT NULL,
  ADD CONSTRAINT access_passes_code_check CHECK (code ~ '^[0-9]{6}$'),
  ADD CONSTRAINT access_passes_window CHECK (ends_at > starts_at),
  ADD CONSTRAINT access_passes_revoked CHECK ((revoked_at IS NULL) = (revoked_why IS NULL));

-- Six digits tell the passes apart that are not over; one that is over gives its digits up when they are needed.
CREATE UNIQUE INDEX access_passes_code ON access_passes (code) WHERE code IS NOT NULL;
CREATE UNIQUE INDEX access_passes_guest ON access_passes (access_id, guest_position) WHERE revoked_at IS NULL;
CREATE INDEX access_passes_revoked_still ON access_passes (ends_at) WHERE revoked_at IS NOT NULL;
CREATE INDEX access_passes_access ON access_passes (access_id, id);

-- An entry is noted once, however often the gate sends it; offline: seen while the gate had no connection.
ALTER TABLE gate_entries
  ADD COLUMN key text UNIQUE CHECK (length(key) BETWEEN 16 AND 64),
  ADD COLUMN offline boolean NOT NULL DEFAULT false;
