-- An owner changes the account's address and telephone. A new address holds once the link that goes there is pressed; “this
-- wasn't me” puts the one of before back. What was before stands here, for that and for the club's folder, which may go
-- on naming an owner by it.

CREATE TABLE address_changes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id integer NOT NULL REFERENCES owners ON DELETE CASCADE,
  old_email text NOT NULL,
  new_email text NOT NULL CHECK (new_email = lower(new_email) AND position('@' IN new_email) > 1 AND new_email <> old_email),
  -- Of the link that confirms it.
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > asked_at),
  confirmed_at timestamptz CHECK (confirmed_at < expires_at),
  -- A newer one took its place, its owner withdrew it, or it was put back.
  ended_at timestamptz
);
-- The newest link alone works.
CREATE UNIQUE INDEX address_changes_waiting ON address_changes (owner_id) WHERE confirmed_at IS NULL AND ended_at IS NULL;
CREATE INDEX address_changes_owner ON address_changes (owner_id, asked_at);
CREATE INDEX address_changes_before ON address_changes (old_email) WHERE confirmed_at IS NOT NULL AND ended_at IS NULL;

CREATE TABLE phone_changes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id integer NOT NULL REFERENCES owners ON DELETE CASCADE,
  at timestamptz NOT NULL,
  old_phone text,
  new_phone text,
  -- When it was put back.
  ended_at timestamptz,
  CHECK (old_phone IS DISTINCT FROM new_phone)
);
CREATE INDEX phone_changes_owner ON phone_changes (owner_id, at);

INSERT INTO access_kinds (kind) VALUES ('address-asked'), ('address-changed'), ('address-put-back'), ('phone-changed'),
  ('phone-put-back'), ('link-opened'), ('refused-waiting'), ('refused-locked');
