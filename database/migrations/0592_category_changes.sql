-- What a kind of residence is called, how it is told, and what a night in it takes is a setting too: of its resort, in the trail with the kind.
ALTER TABLE setting_changes ADD COLUMN category_id integer REFERENCES room_categories;
CREATE INDEX setting_changes_of_category ON setting_changes (category_id, id) WHERE category_id IS NOT NULL;
ALTER TABLE setting_changes
  DROP CONSTRAINT setting_changes_setting_check,
  DROP CONSTRAINT setting_changes_dated,
  ADD CONSTRAINT setting_changes_setting_check CHECK (setting IN
    ('hotel', 'category', 'cancelling', 'waiting', 'promise', 'sender', 'brand', 'mark', 'modules', 'payments')),
  ADD CONSTRAINT setting_changes_of_one_category CHECK ((setting = 'category') = (category_id IS NOT NULL)),
  ADD CONSTRAINT setting_changes_dated CHECK
    ((setting IN ('hotel', 'category', 'sender', 'brand', 'mark', 'modules', 'payments')) = (from_day IS NULL));
DROP TRIGGER setting_changes_stay ON setting_changes;
CREATE TRIGGER setting_changes_stay
  BEFORE UPDATE OF at, setting, hotel_id, contract_id, category_id, promise, from_day, before, after, undoes_id ON setting_changes
  FOR EACH ROW EXECUTE FUNCTION refuse_setting_rewrite();
