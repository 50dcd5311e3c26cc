-- An attempt is counted before the password is looked at, and given back where it was right: a count may return to none.
ALTER TABLE sign_in_failures DROP CONSTRAINT sign_in_failures_failures_check;
ALTER TABLE sign_in_failures ADD CONSTRAINT sign_in_failures_failures_check CHECK (failures >= 0);
-- From when no limit looks at the row any more: the sweep takes it.
ALTER TABLE sign_in_failures ADD COLUMN forget_at timestamptz NOT NULL DEFAULT now() + interval '1 day';
CREATE INDEX sign_in_failures_forgotten ON sign_in_failures (forget_at);

-- Browsers that have signed in to an account: what strangers guess does not keep them out.
CREATE TABLE known_devices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL CHECK (length(token_hash) = 32),
  owner_id integer REFERENCES owners ON DELETE CASCADE,
  admin_id integer REFERENCES admins ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  CHECK (num_nonnulls(owner_id, admin_id) = 1)
);
CREATE UNIQUE INDEX known_devices_owner ON known_devices (owner_id, token_hash) WHERE owner_id IS NOT NULL;
CREATE UNIQUE INDEX known_devices_admin ON known_devices (admin_id, token_hash) WHERE admin_id IS NOT NULL;
CREATE INDEX known_devices_token ON known_devices (token_hash);
CREATE INDEX known_devices_used ON known_devices (last_used_at);

-- However a password is changed, the devices that knew the old one are strangers.
CREATE FUNCTION forget_devices_of_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM known_devices WHERE owner_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER owners_password_ends_devices AFTER UPDATE OF password_hash ON owners
  FOR EACH ROW WHEN (NEW.password_hash IS DISTINCT FROM OLD.password_hash)
  EXECUTE FUNCTION forget_devices_of_owner();

CREATE FUNCTION forget_devices_of_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM known_devices WHERE admin_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER admins_password_ends_devices AFTER UPDATE OF password_hash ON admins
  FOR EACH ROW WHEN (NEW.password_hash IS DISTINCT FROM OLD.password_hash)
  EXECUTE FUNCTION forget_devices_of_admin();
