-- Passkeys: keys of a device or a password manager that open an account by themselves.
CREATE TABLE passkeys (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id integer REFERENCES owners ON DELETE CASCADE,
  admin_id integer REFERENCES admins ON DELETE CASCADE,
  -- Base64url, as browsers say it. A key opens one account.
  credential_id text NOT NULL UNIQUE CHECK (length(credential_id) BETWEEN 1 AND 1400),
  public_key bytea NOT NULL,
  -- How often it signed, where it counts; it never goes back.
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text NOT NULL CHECK (length(transports) <= 200),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  CHECK (num_nonnulls(owner_id, admin_id) = 1)
);
CREATE INDEX passkeys_owner ON passkeys (owner_id);
CREATE INDEX passkeys_admin ON passkeys (admin_id);

-- What a passkey is asked to sign: once, for five minutes. At the door nobody knows yet who it will be.
CREATE TABLE passkey_challenges (
  challenge text PRIMARY KEY CHECK (length(challenge) BETWEEN 20 AND 200),
  purpose text NOT NULL CHECK (purpose IN ('add', 'sign-in', 'prove')),
  owner_id integer REFERENCES owners ON DELETE CASCADE,
  admin_id integer REFERENCES admins ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  CHECK (num_nonnulls(owner_id, admin_id) = CASE purpose WHEN 'sign-in' THEN 0 ELSE 1 END)
);
CREATE INDEX passkey_challenges_owner ON passkey_challenges (owner_id);
CREATE INDEX passkey_challenges_admin ON passkey_challenges (admin_id);
CREATE INDEX passkey_challenges_end ON passkey_challenges (expires_at);

INSERT INTO access_kinds (kind) VALUES ('passkey-added'), ('passkey-removed');
