-- A stay or an order that begins to wait enters the inbox by one statement that names its kind: the statement is planned for that kind's
-- tables alone. `refresh_inbox` has the kind as a value, so its kept plan holds the tables of all kinds, and opened them at each commit.
-- Nothing of a new thing is in the inbox yet, but where `fill_inbox` ran in the same transaction: then its row is as the view has it.
CREATE FUNCTION enter_inbox_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO inbox (kind, thing_id, state, hotel_id, contract_id, owner_id, code, words, since, zone, answer_by, lapses_at, first_day, last_day,
                     shown_from, shown_until, find)
  SELECT * FROM inbox_rows r WHERE r.kind = 'bookings' AND r.thing_id = NEW.id
      ON CONFLICT (kind, thing_id) DO NOTHING;
  RETURN NULL;
END $$;

CREATE FUNCTION enter_inbox_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO inbox (kind, thing_id, state, hotel_id, contract_id, owner_id, code, words, since, zone, answer_by, lapses_at, first_day, last_day,
                     shown_from, shown_until, find)
  SELECT * FROM inbox_rows r WHERE r.kind = 'orders' AND r.thing_id = NEW.id
      ON CONFLICT (kind, thing_id) DO NOTHING;
  RETURN NULL;
END $$;

DROP TRIGGER bookings_begin_to_wait ON bookings;
CREATE CONSTRAINT TRIGGER bookings_begin_to_wait AFTER INSERT ON bookings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status IN ('to-authorize', 'pending', 'pending-confirmation', 'pending-cancel', 'pending-modification'))
  EXECUTE FUNCTION enter_inbox_booking();

DROP TRIGGER orders_begin_to_wait ON orders;
CREATE CONSTRAINT TRIGGER orders_begin_to_wait AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status = 1) EXECUTE FUNCTION enter_inbox_order();

-- The hotel of a row is that of its stay, contract or order, which refer to it themselves. A second reference had all who ask for a stay at
-- a hotel lock the one row of it, together: each of them wrote that row's list of lockers anew.
ALTER TABLE inbox DROP CONSTRAINT inbox_hotel_id_fkey;
DROP INDEX inbox_by_hotel;
