-- A wait may take the place of a stay (decision 0450): once its nights are taken the stay is given up, in the same transaction.
ALTER TABLE waits
  ADD COLUMN swap_booking_id integer REFERENCES bookings,
  -- The nights of penalty that its owner saw as they asked: more than these are never taken without asking again.
  ADD COLUMN swap_penalty integer NOT NULL DEFAULT 0 CHECK (swap_penalty >= 0);
-- A stay is given up once.
CREATE UNIQUE INDEX waits_swap ON waits (swap_booking_id) WHERE state = 'waiting' AND swap_booking_id IS NOT NULL;

CREATE FUNCTION swaps_within_a_contract() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM bookings b WHERE b.id = NEW.swap_booking_id AND b.contract_id = NEW.contract_id) THEN
    RAISE EXCEPTION 'a wait takes the place of a stay of its own contract' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER waits_swap_contract AFTER INSERT OR UPDATE OF swap_booking_id, contract_id ON waits
  FOR EACH ROW WHEN (NEW.swap_booking_id IS NOT NULL) EXECUTE FUNCTION swaps_within_a_contract();
