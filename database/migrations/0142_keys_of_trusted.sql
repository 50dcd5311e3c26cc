-- Whom an owner trusts may have a second factor and passkeys, like owners and the club's people. The version before knows
-- of none of theirs, and asks them for the password alone while it runs beside this one.
ALTER TABLE second_factors ADD COLUMN trusted_id integer UNIQUE REFERENCES trusted_people ON DELETE CASCADE;
ALTER TABLE second_factors DROP CONSTRAINT second_factors_check;
ALTER TABLE second_factors ADD CONSTRAINT second_factors_whose CHECK (num_nonnulls(owner_id, admin_id, trusted_id) = 1);

ALTER TABLE sign_in_steps ADD COLUMN trusted_id integer REFERENCES trusted_people ON DELETE CASCADE;
ALTER TABLE sign_in_steps DROP CONSTRAINT sign_in_steps_check;
ALTER TABLE sign_in_steps ADD CONSTRAINT sign_in_steps_whose CHECK (num_nonnulls(owner_id, admin_id, trusted_id) = 1);
CREATE INDEX sign_in_steps_trusted ON sign_in_steps (trusted_id);

ALTER TABLE passkeys ADD COLUMN trusted_id integer REFERENCES trusted_people ON DELETE CASCADE;
ALTER TABLE passkeys DROP CONSTRAINT passkeys_check;
ALTER TABLE passkeys ADD CONSTRAINT passkeys_whose CHECK (num_nonnulls(owner_id, admin_id, trusted_id) = 1);
CREATE INDEX passkeys_trusted ON passkeys (trusted_id);

ALTER TABLE passkey_challenges ADD COLUMN trusted_id integer REFERENCES trusted_people ON DELETE CASCADE;
ALTER TABLE passkey_challenges DROP CONSTRAINT passkey_challenges_check;
ALTER TABLE passkey_challenges ADD CONSTRAINT passkey_challenges_whose
  CHECK (num_nonnulls(owner_id, admin_id, trusted_id) = CASE purpose WHEN 'sign-in' THEN 0 ELSE 1 END);
CREATE INDEX passkey_challenges_trusted ON passkey_challenges (trusted_id);

CREATE OR REPLACE FUNCTION end_sign_in_steps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'owners' THEN
    DELETE FROM sign_in_steps WHERE owner_id = NEW.id;
  ELSIF TG_TABLE_NAME = 'admins' THEN
    DELETE FROM sign_in_steps WHERE admin_id = NEW.id;
  ELSE
    DELETE FROM sign_in_steps WHERE trusted_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER trusted_steps_end AFTER UPDATE OF password_hash, locked_at ON trusted_people
  FOR EACH ROW WHEN (NEW.password_hash IS DISTINCT FROM OLD.password_hash OR NEW.locked_at IS DISTINCT FROM OLD.locked_at)
  EXECUTE FUNCTION end_sign_in_steps();

CREATE OR REPLACE FUNCTION ask_devices_again() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of second_factors := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  UPDATE known_devices SET factor_until = NULL
   WHERE factor_until IS NOT NULL
     AND (owner_id = of.owner_id OR admin_id = of.admin_id OR trusted_id = of.trusted_id);
  RETURN NULL;
END $$;
