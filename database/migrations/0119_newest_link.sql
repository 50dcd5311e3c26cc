-- The newest link for a new password is the only one that works. Whoever opens one for an account waits for another that is
-- being opened for it, so that of two in the same second one is left.

UPDATE password_resets r SET discarded_at = now()
 WHERE used_at IS NULL AND discarded_at IS NULL
   AND EXISTS (SELECT FROM password_resets n
                WHERE n.used_at IS NULL AND n.discarded_at IS NULL
                  AND (n.owner_id = r.owner_id OR n.admin_id = r.admin_id OR n.trusted_id = r.trusted_id)
                  AND (n.created_at, n.token_hash) > (r.created_at, r.token_hash));

CREATE FUNCTION discard_older_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The account's row is the lock.
  IF NEW.owner_id IS NOT NULL THEN
    PERFORM FROM owners WHERE id = NEW.owner_id FOR NO KEY UPDATE;
  ELSIF NEW.admin_id IS NOT NULL THEN
    PERFORM FROM admins WHERE id = NEW.admin_id FOR NO KEY UPDATE;
  ELSE
    PERFORM FROM trusted_people WHERE id = NEW.trusted_id FOR NO KEY UPDATE;
  END IF;
  UPDATE password_resets SET discarded_at = NEW.created_at
   WHERE used_at IS NULL AND discarded_at IS NULL
     AND (owner_id = NEW.owner_id OR admin_id = NEW.admin_id OR trusted_id = NEW.trusted_id);
  RETURN NEW;
END $$;
CREATE TRIGGER password_resets_newest BEFORE INSERT ON password_resets
  FOR EACH ROW EXECUTE FUNCTION discard_older_links();

CREATE UNIQUE INDEX password_resets_owner_living ON password_resets (owner_id)
  WHERE used_at IS NULL AND discarded_at IS NULL AND owner_id IS NOT NULL;
CREATE UNIQUE INDEX password_resets_admin_living ON password_resets (admin_id)
  WHERE used_at IS NULL AND discarded_at IS NULL AND admin_id IS NOT NULL;
CREATE UNIQUE INDEX password_resets_trusted_living ON password_resets (trusted_id)
  WHERE used_at IS NULL AND discarded_at IS NULL AND trusted_id IS NOT NULL;
