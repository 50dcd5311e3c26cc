-- What the portal reads of one contract over and over (the dashboard, the accounts that pay for a stay) stays as it is
-- until somebody writes something of it: a number for each contract counts the transactions that did. It is counted when a
-- transaction ends, and is seen together with what it counts. What a resort's stays stand on alike for all contracts
-- (its rules, rooms, seasons, closed nights, the kinds of benefits) has one number of its own.

CREATE TABLE contract_versions (
  contract_id integer PRIMARY KEY REFERENCES contracts ON DELETE CASCADE,
  version bigint NOT NULL DEFAULT 1
) WITH (fillfactor = 50);
INSERT INTO contract_versions (contract_id) SELECT id FROM contracts;

CREATE TABLE resort_version (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  version bigint NOT NULL
);
INSERT INTO resort_version (version) VALUES (1);

CREATE FUNCTION begin_contract_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO contract_versions (contract_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER contracts_begin_version AFTER INSERT ON contracts FOR EACH ROW EXECUTE FUNCTION begin_contract_version();

-- A transaction counts once, whatever it changes: xmin is the one that wrote the number last.
CREATE FUNCTION count_contract_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_ARGV[0]
  WHEN 'contract' THEN
    UPDATE contract_versions SET version = version + 1
     WHERE contract_id IN (OLD.contract_id, NEW.contract_id) AND xmin <> pg_current_xact_id()::xid;
  WHEN 'booking' THEN
    UPDATE contract_versions SET version = version + 1
     WHERE contract_id IN (SELECT contract_id FROM bookings WHERE id IN (OLD.booking_id, NEW.booking_id))
       AND xmin <> pg_current_xact_id()::xid;
  WHEN 'benefit year' THEN
    UPDATE contract_versions SET version = version + 1
     WHERE contract_id IN (SELECT contract_id FROM benefit_years
                            WHERE id IN (OLD.benefit_year_id, NEW.benefit_year_id))
       AND xmin <> pg_current_xact_id()::xid;
  WHEN 'itself' THEN
    UPDATE contract_versions SET version = version + 1
     WHERE contract_id = NEW.id AND xmin <> pg_current_xact_id()::xid;
  END CASE;
  RETURN NULL;
END $$;

CREATE FUNCTION count_resort_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE resort_version SET version = version + 1 WHERE xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END $$;

DO $$
DECLARE source record;
BEGIN
  FOR source IN
    SELECT * FROM (VALUES
      ('bookings', 'contract'), ('booking_wishes', 'booking'), ('booking_guests', 'booking'),
      ('booking_benefits', 'booking'), ('booking_events', 'booking'), ('lapse_notices', 'booking'),
      ('benefit_years', 'contract'), ('benefit_entries', 'benefit year'),
      ('transactions', 'contract'), ('condo_fees', 'contract'), ('executive_reports', 'contract')) AS s (name, whose)
  LOOP
    EXECUTE format('CREATE CONSTRAINT TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I DEFERRABLE INITIALLY DEFERRED '
                   'FOR EACH ROW EXECUTE FUNCTION count_contract_change(%L)',
                   source.name || '_counted_for_contract', source.name, source.whose);
  END LOOP;
  FOR source IN
    SELECT unnest(ARRAY['hotels', 'room_categories', 'seasons', 'blackouts', 'penalty_tiers', 'benefits']) AS name
  LOOP
    EXECUTE format('CREATE CONSTRAINT TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I DEFERRABLE INITIALLY DEFERRED '
                   'FOR EACH ROW EXECUTE FUNCTION count_resort_change()',
                   source.name || '_counted_for_resort', source.name);
  END LOOP;
END $$;

-- Its row begins with the contract itself.
CREATE CONSTRAINT TRIGGER contracts_counted_for_contract AFTER UPDATE ON contracts DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION count_contract_change('itself');
