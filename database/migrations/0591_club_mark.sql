-- The club's logo: pictures that a manager brought, drawn small, and which of them are worn by day and by night.
CREATE TABLE club_marks (
  key uuid PRIMARY KEY,
  png bytea NOT NULL CHECK (length(png) BETWEEN 1 AND 200000),
  reads_by_day boolean NOT NULL,    -- on the grounds of the light skin and on paper
  reads_by_night boolean NOT NULL,  -- on those of the dark skin and on the deep panel
  uploaded_at timestamptz NOT NULL
);

CREATE TABLE club_mark (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),  -- one row at most; without one the house's own mark
  day uuid REFERENCES club_marks,
  night uuid REFERENCES club_marks,                 -- none: that of the day
  CHECK (day IS NOT NULL OR night IS NULL)
);
CREATE INDEX club_mark_day ON club_mark (day);
CREATE INDEX club_mark_night ON club_mark (night);

-- Each process has the logo at hand and reads it anew when it hears of a change.
CREATE FUNCTION tell_mark() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('mark', '');
  RETURN NULL;
END $$;
CREATE TRIGGER club_mark_told AFTER INSERT OR UPDATE OR DELETE ON club_mark FOR EACH STATEMENT EXECUTE FUNCTION tell_mark();

ALTER TABLE setting_changes
  DROP CONSTRAINT setting_changes_setting_check,
  DROP CONSTRAINT setting_changes_of_resort,
  DROP CONSTRAINT setting_changes_dated,
  ADD CONSTRAINT setting_changes_setting_check
    CHECK (setting IN ('hotel', 'cancelling', 'waiting', 'promise', 'sender', 'brand', 'mark', 'modules', 'payments')),
  ADD CONSTRAINT setting_changes_of_resort
    CHECK ((setting IN ('promise', 'sender', 'brand', 'mark', 'modules', 'payments')) = (hotel_id IS NULL)),
  ADD CONSTRAINT setting_changes_dated
    CHECK ((setting IN ('hotel', 'sender', 'brand', 'mark', 'modules', 'payments')) = (from_day IS NULL));
