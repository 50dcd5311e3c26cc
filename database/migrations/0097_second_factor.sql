-- The second factor of an account: the secret that an app makes six digits of, and ten recovery codes.
CREATE TABLE second_factors (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id integer UNIQUE REFERENCES owners ON DELETE CASCADE,
  admin_id integer UNIQUE REFERENCES admins ON DELETE CASCADE,
  -- Sealed: nonce, ciphertext and tag (AES-256-GCM).
  secret bytea NOT NULL CHECK (length(secret) BETWEEN 40 AND 200),
  begun_at timestamptz NOT NULL,
  -- The time step of the digits that were used last: digits open once, and none that are older.
  last_step bigint,
  -- Null while it is being set up: then it opens and asks nothing.
  on_at timestamptz,
  CHECK (num_nonnulls(owner_id, admin_id) = 1),
  CHECK (on_at IS NULL OR last_step IS NOT NULL)
);

-- A recovery code opens once.
CREATE TABLE recovery_codes (
  factor_id integer NOT NULL REFERENCES second_factors ON DELETE CASCADE,
  code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
  used_at timestamptz,
  PRIMARY KEY (factor_id, code_hash)
);

-- A sign-in whose password was right and whose second factor is awaited.
CREATE TABLE sign_in_steps (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  owner_id integer REFERENCES owners ON DELETE CASCADE,
  admin_id integer REFERENCES admins ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  CHECK (num_nonnulls(owner_id, admin_id) = 1)
);
CREATE INDEX sign_in_steps_owner ON sign_in_steps (owner_id);
CREATE INDEX sign_in_steps_admin ON sign_in_steps (admin_id);
CREATE INDEX sign_in_steps_end ON sign_in_steps (expires_at);

-- It waits no longer once the password is another one, or the account is locked.
CREATE FUNCTION end_sign_in_steps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'owners' THEN
    DELETE FROM sign_in_steps WHERE owner_id = NEW.id;
  ELSE
    DELETE FROM sign_in_steps WHERE admin_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER owners_steps_end AFTER UPDATE OF password_hash, locked_at ON owners
  FOR EACH ROW WHEN (NEW.password_hash IS DISTINCT FROM OLD.password_hash OR NEW.locked_at IS DISTINCT FROM OLD.locked_at)
  EXECUTE FUNCTION end_sign_in_steps();
CREATE TRIGGER admins_steps_end AFTER UPDATE OF password_hash, locked_at ON admins
  FOR EACH ROW WHEN (NEW.password_hash IS DISTINCT FROM OLD.password_hash OR NEW.locked_at IS DISTINCT FROM OLD.locked_at)
  EXECUTE FUNCTION end_sign_in_steps();

-- Until when a device is asked for no second factor.
ALTER TABLE known_devices ADD COLUMN factor_until timestamptz;

-- Whether the session began with two factors. The version before knows of none.
ALTER TABLE sessions ADD COLUMN has_two_factors boolean NOT NULL DEFAULT false;
CREATE TRIGGER sessions_factors_told AFTER UPDATE OF has_two_factors ON sessions
  FOR EACH ROW WHEN (NEW.has_two_factors IS DISTINCT FROM OLD.has_two_factors)
  EXECUTE FUNCTION tell_of_session();

-- With a factor that is turned on or taken away, no device is remembered for it.
CREATE FUNCTION ask_devices_again() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of second_factors := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  UPDATE known_devices SET factor_until = NULL
   WHERE factor_until IS NOT NULL AND (owner_id = of.owner_id OR admin_id = of.admin_id);
  RETURN NULL;
END $$;
CREATE TRIGGER second_factors_ask_again AFTER DELETE OR UPDATE OF on_at ON second_factors
  FOR EACH ROW EXECUTE FUNCTION ask_devices_again();

INSERT INTO access_kinds (kind) VALUES ('factor-on'), ('factor-off'), ('factor-refused'), ('codes-renewed'), ('code-used');
