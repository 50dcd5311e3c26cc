-- An account that is not active: no password opens it, and none is set. It is locked as by “this wasn’t me”, so that the
-- version before, which may run beside this one, keeps it closed too; but no new password unlocks it.

ALTER TABLE owners ADD COLUMN active boolean NOT NULL DEFAULT true, ADD COLUMN disabled_at timestamptz;
ALTER TABLE admins ADD COLUMN active boolean NOT NULL DEFAULT true, ADD COLUMN disabled_at timestamptz;

DROP TRIGGER owners_password_unlocks ON owners;
DROP TRIGGER admins_password_unlocks ON admins;
CREATE TRIGGER owners_password_unlocks BEFORE UPDATE OF password_hash ON owners
  FOR EACH ROW WHEN (NEW.active AND NEW.password_hash IS DISTINCT FROM OLD.password_hash)
  EXECUTE FUNCTION unlock_by_new_password();
CREATE TRIGGER admins_password_unlocks BEFORE UPDATE OF password_hash ON admins
  FOR EACH ROW WHEN (NEW.active AND NEW.password_hash IS DISTINCT FROM OLD.password_hash)
  EXECUTE FUNCTION unlock_by_new_password();

CREATE FUNCTION lock_while_disabled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT NEW.active THEN
    NEW.disabled_at := coalesce(NEW.disabled_at, now());
    NEW.locked_at := coalesce(NEW.locked_at, NEW.disabled_at);
  ELSE
    -- A lock that was there before, or came meanwhile, stays.
    IF NEW.locked_at = NEW.disabled_at THEN NEW.locked_at := NULL; END IF;
    NEW.disabled_at := NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER owners_active_locks BEFORE UPDATE OF active ON owners
  FOR EACH ROW WHEN (NEW.active IS DISTINCT FROM OLD.active) EXECUTE FUNCTION lock_while_disabled();
CREATE TRIGGER admins_active_locks BEFORE UPDATE OF active ON admins
  FOR EACH ROW WHEN (NEW.active IS DISTINCT FROM OLD.active) EXECUTE FUNCTION lock_while_disabled();
CREATE TRIGGER owners_new_active_locks BEFORE INSERT ON owners
  FOR EACH ROW WHEN (NOT NEW.active) EXECUTE FUNCTION lock_while_disabled();
CREATE TRIGGER admins_new_active_locks BEFORE INSERT ON admins
  FOR EACH ROW WHEN (NOT NEW.active) EXECUTE FUNCTION lock_while_disabled();

-- All at once, whoever disabled the account: its sessions, the browsers that it knows, the links that wait. A sign-in
-- under way holds the account's row until its session stands, which then ends too.
CREATE FUNCTION close_disabled_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Those whom the owner trusts are here in the owner's name.
  DELETE FROM sessions WHERE owner_id = NEW.id OR trust_id IN (SELECT id FROM trusts WHERE owner_id = NEW.id);
  DELETE FROM known_devices WHERE owner_id = NEW.id;
  UPDATE password_resets SET discarded_at = now()
   WHERE owner_id = NEW.id AND used_at IS NULL AND discarded_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER owners_disabled_closed AFTER UPDATE OF active ON owners
  FOR EACH ROW WHEN (OLD.active AND NOT NEW.active) EXECUTE FUNCTION close_disabled_owner();
CREATE FUNCTION close_disabled_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sessions WHERE admin_id = NEW.id;
  DELETE FROM known_devices WHERE admin_id = NEW.id;
  UPDATE password_resets SET discarded_at = now()
   WHERE admin_id = NEW.id AND used_at IS NULL AND discarded_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER admins_disabled_closed AFTER UPDATE OF active ON admins
  FOR EACH ROW WHEN (OLD.active AND NOT NEW.active) EXECUTE FUNCTION close_disabled_admin();

-- Where there is somebody who may change roles, there is one afterwards too. Two who take it from each other at once
-- wait for one another: the second one finds itself the last.
CREATE FUNCTION keep_a_manager() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('the last manager'));
  IF NOT EXISTS (SELECT FROM admins WHERE 'manager' = ANY (roles) AND active) THEN
    RAISE EXCEPTION 'The last manager stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'admins_last_manager';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER admins_last_manager AFTER UPDATE ON admins
  FOR EACH ROW WHEN ('manager' = ANY (OLD.roles) AND OLD.active AND NOT ('manager' = ANY (NEW.roles) AND NEW.active))
  EXECUTE FUNCTION keep_a_manager();
CREATE TRIGGER admins_last_manager_gone AFTER DELETE ON admins
  FOR EACH ROW WHEN ('manager' = ANY (OLD.roles) AND OLD.active) EXECUTE FUNCTION keep_a_manager();
