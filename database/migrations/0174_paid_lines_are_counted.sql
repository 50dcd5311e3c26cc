-- Cache version of a contract's home: what a payment put towards a fee is on it, and a payment from credit alone writes no document.

CREATE OR REPLACE FUNCTION count_contract_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
  WHEN 'payment' THEN
    UPDATE contract_versions SET version = version + 1
     WHERE contract_id IN (SELECT contract_id FROM contract_payments WHERE id = NEW.payment_id)
       AND xmin <> pg_current_xact_id()::xid;
  WHEN 'itself' THEN
    UPDATE contract_versions SET version = version + 1
     WHERE contract_id = NEW.id AND xmin <> pg_current_xact_id()::xid;
  END CASE;
  RETURN NULL;
END $$;

-- Lines are only ever added.
CREATE CONSTRAINT TRIGGER contract_payment_lines_counted_for_contract AFTER INSERT ON contract_payment_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_contract_change('payment');
