-- Who changes a password because somebody else had it wants that one out of the calendar as well: its address ends with
-- the password that it was made under, and the owner makes a new one.
CREATE FUNCTION end_calendar_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM calendar_feeds WHERE owner_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER owners_password_ends_calendar AFTER UPDATE OF password_hash ON owners
  FOR EACH ROW WHEN (NEW.password_hash IS DISTINCT FROM OLD.password_hash)
  EXECUTE FUNCTION end_calendar_address();
