-- Which of the ways that are set up owners may pay by: the charges of their contracts, and what they order. Without a row all of them.
CREATE TABLE offered_payments (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),  -- one row at most
  charges text[] NOT NULL CHECK (cardinality(charges) > 0 AND charges <@ ARRAY['card', 'link', 'resort']),
  orders text[] NOT NULL CHECK (cardinality(orders) > 0 AND orders <@ ARRAY['card', 'link', 'resort'])
);

-- Each process has them at hand and reads them anew when it hears of a change.
CREATE FUNCTION tell_offered_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('offered_payments', '');
  RETURN NULL;
END $$;
CREATE TRIGGER offered_payments_told AFTER INSERT OR UPDATE OR DELETE ON offered_payments
  FOR EACH STATEMENT EXECUTE FUNCTION tell_offered_payments();

ALTER TABLE setting_changes
  DROP CONSTRAINT setting_changes_setting_check,
  DROP CONSTRAINT setting_changes_of_resort,
  DROP CONSTRAINT setting_changes_dated,
  ADD CONSTRAINT setting_changes_setting_check
    CHECK (setting IN ('hotel', 'cancelling', 'waiting', 'promise', 'sender', 'brand', 'modules', 'payments')),
  ADD CONSTRAINT setting_changes_of_resort
    CHECK ((setting IN ('promise', 'sender', 'brand', 'modules', 'payments')) = (hotel_id IS NULL)),
  ADD CONSTRAINT setting_changes_dated
    CHECK ((setting IN ('hotel', 'sender', 'brand', 'modules', 'payments')) = (from_day IS NULL));
