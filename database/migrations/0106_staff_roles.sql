-- Somebody of the club may have several roles. The column role stays for the version before, which may run beside this
-- one: it is what that version has to take somebody for, and what it writes there counts.

ALTER TABLE admins ADD COLUMN roles text[] NOT NULL DEFAULT '{}';

-- What each role of the version before could do: an admin ran the portal's people by the command line, so the
-- screens for that are theirs too; the desk acted for owners and published reports.
CREATE FUNCTION roles_of(role text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE role WHEN 'desk' THEN ARRAY['admin', 'desk', 'finance']
                   WHEN 'gate' THEN ARRAY['gate']
                   ELSE ARRAY['admin', 'manager'] END
$$;
UPDATE admins SET roles = roles_of(role);

CREATE FUNCTION keep_roles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF cardinality(NEW.roles) = 0 THEN NEW.roles := roles_of(NEW.role); END IF;
  ELSE
    -- None given is none changed.
    IF cardinality(NEW.roles) = 0 THEN NEW.roles := OLD.roles; END IF;
    IF NEW.roles = OLD.roles AND NEW.role <> OLD.role THEN NEW.roles := roles_of(NEW.role); END IF;
  END IF;
  NEW.roles := ARRAY(SELECT r FROM unnest(ARRAY['admin', 'desk', 'finance', 'gate', 'manager']) WITH ORDINALITY AS u(r, place)
                      WHERE r = ANY (NEW.roles) ORDER BY place);
  -- For the version before: who has none of its roles may do the least of them there.
  NEW.role := CASE WHEN 'desk' = ANY (NEW.roles) THEN 'desk' WHEN 'admin' = ANY (NEW.roles) THEN 'admin' ELSE 'gate' END;
  RETURN NEW;
END $$;
CREATE TRIGGER admins_roles_kept BEFORE INSERT OR UPDATE OF role, roles ON admins
  FOR EACH ROW EXECUTE FUNCTION keep_roles();
ALTER TABLE admins ADD CONSTRAINT admins_roles_known CHECK (cardinality(roles) > 0);

-- Whoever is signed in has the new roles with the next call.
CREATE FUNCTION tell_of_roles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions', encode(token_hash, 'hex')) FROM sessions WHERE admin_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER admins_roles_told AFTER UPDATE OF role, roles ON admins
  FOR EACH ROW WHEN (NEW.roles IS DISTINCT FROM OLD.roles) EXECUTE FUNCTION tell_of_roles();

-- What was done to an account, and by whom: nobody (a command, an import) where admin is empty.
CREATE TABLE account_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('invited', 'roles', 'disabled', 'enabled')),
  owner_id integer REFERENCES owners ON DELETE CASCADE,
  staff_id integer REFERENCES admins,
  by_admin_id integer REFERENCES admins,
  before text[],
  after text[],
  reason text CHECK (length(reason) <= 500),
  CHECK (num_nonnulls(owner_id, staff_id) = 1)
);
CREATE INDEX account_changes_owner ON account_changes (owner_id, at DESC) WHERE owner_id IS NOT NULL;
CREATE INDEX account_changes_staff ON account_changes (at DESC, id DESC) WHERE staff_id IS NOT NULL;

CREATE FUNCTION keep_account_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What goes with its owner goes by the foreign key's own trigger.
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'What was done to an account is not rewritten';
END $$;
CREATE TRIGGER account_changes_stay BEFORE UPDATE OR DELETE ON account_changes
  FOR EACH ROW EXECUTE FUNCTION keep_account_changes();

-- Who is invited to the club's people sets a password by a link, as an owner does.
ALTER TABLE password_resets ADD COLUMN admin_id integer REFERENCES admins ON DELETE CASCADE;
ALTER TABLE password_resets DROP CONSTRAINT password_resets_check2;
ALTER TABLE password_resets ADD CONSTRAINT password_resets_whose CHECK (num_nonnulls(owner_id, admin_id, trusted_id) = 1);
CREATE INDEX password_resets_admin ON password_resets (admin_id);
