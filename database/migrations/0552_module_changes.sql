-- Which parts of the portal a contract has is a setting too, in the trail with the contract that it is of.
ALTER TABLE setting_changes ADD COLUMN contract_id integer REFERENCES contracts;
CREATE INDEX setting_changes_of_contract ON setting_changes (contract_id, id) WHERE contract_id IS NOT NULL;
ALTER TABLE setting_changes
  DROP CONSTRAINT setting_changes_setting_check,
  DROP CONSTRAINT setting_changes_of_resort,
  DROP CONSTRAINT setting_changes_dated,
  ADD CONSTRAINT setting_changes_setting_check
    CHECK (setting IN ('hotel', 'cancelling', 'waiting', 'promise', 'sender', 'brand', 'modules')),
  ADD CONSTRAINT setting_changes_of_resort
    CHECK ((setting IN ('promise', 'sender', 'brand', 'modules')) = (hotel_id IS NULL)),
  ADD CONSTRAINT setting_changes_of_one_contract CHECK ((setting = 'modules') = (contract_id IS NOT NULL)),
  ADD CONSTRAINT setting_changes_dated CHECK ((setting IN ('hotel', 'sender', 'brand', 'modules')) = (from_day IS NULL));
DROP TRIGGER setting_changes_stay ON setting_changes;
CREATE TRIGGER setting_changes_stay
  BEFORE UPDATE OF at, setting, hotel_id, contract_id, promise, from_day, before, after, undoes_id ON setting_changes
  FOR EACH ROW EXECUTE FUNCTION refuse_setting_rewrite();
