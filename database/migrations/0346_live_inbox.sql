-- Who has the inbox open, and which thing of it: colleagues see it, and the list is told of changes while somebody looks.
CREATE TABLE inbox_readers (
  admin_id integer PRIMARY KEY REFERENCES admins ON DELETE CASCADE,
  kind text,
  thing_id integer,
  seen_at timestamptz NOT NULL,
  CHECK ((kind IS NULL) = (thing_id IS NULL))
);

-- While nobody has the inbox open nobody is told: a commit that notifies waits for every other that does.
CREATE FUNCTION tell_inbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM inbox_readers) THEN PERFORM pg_notify('inbox', ''); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER inbox_changes AFTER INSERT OR UPDATE OR DELETE ON inbox FOR EACH ROW EXECUTE FUNCTION tell_inbox();
CREATE TRIGGER inbox_notes_change AFTER INSERT ON inbox_notes FOR EACH ROW EXECUTE FUNCTION tell_inbox();
CREATE TRIGGER held_answers_change AFTER INSERT OR UPDATE OR DELETE ON held_answers FOR EACH ROW EXECUTE FUNCTION tell_inbox();
CREATE TRIGGER inbox_readers_come AFTER INSERT OR DELETE ON inbox_readers FOR EACH ROW EXECUTE FUNCTION tell_inbox();
CREATE TRIGGER inbox_readers_turn AFTER UPDATE ON inbox_readers FOR EACH ROW
  WHEN ((OLD.kind, OLD.thing_id) IS DISTINCT FROM (NEW.kind, NEW.thing_id)) EXECUTE FUNCTION tell_inbox();
