-- What managers change of the club's rules: each change with its day, its value before and after, so that it can be read and taken back.
-- The rules themselves stay where they are: `hotels`, `penalty_tiers`, `wait_rules`, `desk_promises`.
CREATE TABLE setting_changes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  admin_id integer REFERENCES admins ON DELETE SET NULL,
  setting text NOT NULL CHECK (setting IN ('hotel', 'cancelling', 'waiting', 'promise')),
  hotel_id integer REFERENCES hotels,          -- whose rule it is; null for a promise of the desk
  promise text,                                -- the kind of thing that is promised an answer
  from_day date,                               -- the first day on which it holds; null for what holds from the change on
  before jsonb,                                -- null where nothing stood for that day
  after jsonb,                                 -- null where the day has no rule of its own any more
  undoes_id integer UNIQUE REFERENCES setting_changes,
  CHECK ((setting = 'promise') = (promise IS NOT NULL)),
  CHECK ((setting = 'promise') = (hotel_id IS NULL)),
  CHECK ((setting = 'hotel') = (from_day IS NULL))
);
CREATE INDEX setting_changes_of_hotel ON setting_changes (hotel_id, id);
CREATE INDEX setting_changes_by_admin ON setting_changes (admin_id);

-- The trail is added to, and not rewritten.
CREATE FUNCTION refuse_setting_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a change of a setting is not rewritten';
END $$;
CREATE TRIGGER setting_changes_stay BEFORE UPDATE OF at, setting, hotel_id, promise, from_day, before, after, undoes_id ON setting_changes
  FOR EACH ROW EXECUTE FUNCTION refuse_setting_rewrite();
CREATE TRIGGER setting_changes_are_kept BEFORE DELETE ON setting_changes FOR EACH ROW EXECUTE FUNCTION refuse_setting_rewrite();
