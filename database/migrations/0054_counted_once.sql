-- A booking is written by few statements, and each that counts costs it something. An entry of a benefit moves the balance
-- of its year, which counts. Of what happened to a stay only that the clock closed it is read with the stay.

DROP TRIGGER benefit_entries_counted_for_contract ON benefit_entries;

DROP TRIGGER booking_events_counted_for_contract ON booking_events;
CREATE CONSTRAINT TRIGGER booking_events_counted_for_contract AFTER INSERT ON booking_events DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.deed = 'lapse-booking') EXECUTE FUNCTION count_contract_change('booking');
