-- A slot of one day is closed for a reason, which owners read: nothing more of it is sold, not even the place that somebody
-- gives back. Its capacity is what is taken, whichever version writes the row.
ALTER TABLE slot_allotment
  ADD COLUMN closed bilingual,
  ADD COLUMN closed_at timestamptz,
  ADD COLUMN closed_by_admin_id integer REFERENCES admins;

CREATE FUNCTION keep_slot_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.capacity := CASE TG_OP WHEN 'INSERT' THEN NEW.taken ELSE least(OLD.capacity, NEW.taken) END;
  RETURN NEW;
END $$;
CREATE TRIGGER slot_allotment_closed BEFORE INSERT OR UPDATE ON slot_allotment
  FOR EACH ROW WHEN (NEW.closed IS NOT NULL) EXECUTE FUNCTION keep_slot_closed();
