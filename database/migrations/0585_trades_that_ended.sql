-- A stay that stands in a trade and is cancelled or changed ends it, whoever does it and however, in the same transaction, and
-- what ended it stays written (decision 0485). `told_at` is when both owners were written to.
ALTER TABLE trade_proposals
  ADD COLUMN ended_because text CHECK (ended_because IN ('cancelled', 'changed')),
  ADD COLUMN ended_booking_id integer REFERENCES bookings, -- whose end it was: of the stay offered or of that proposed
  ADD COLUMN told_at timestamptz,
  ADD CHECK (ended_because IS NULL OR state = 'ended'),
  ADD CHECK ((ended_because IS NULL) = (ended_booking_id IS NULL));
CREATE INDEX trade_proposals_to_tell ON trade_proposals (id) WHERE ended_because IS NOT NULL AND told_at IS NULL;
CREATE INDEX trade_proposals_ended_by ON trade_proposals (ended_booking_id) WHERE ended_booking_id IS NOT NULL;

-- A trade that comes true gives both stays away itself: it says so by `veranda.trading`, in its transaction.
CREATE FUNCTION end_trades_of_stay() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  because text := CASE WHEN NEW.status IN ('cancelled', 'rejected', 'pending-cancel') THEN 'cancelled' ELSE 'changed' END;
BEGIN
  IF current_setting('veranda.trading', true) = 'yes' THEN RETURN NULL; END IF;
  UPDATE trades SET state = 'ended', ended_at = NEW.changed_at
   WHERE booking_id = NEW.id AND state = 'open';
  WITH due AS (
    SELECT p.id FROM trade_proposals p JOIN trades t ON t.id = p.trade_id
     WHERE p.state = 'open' AND (p.booking_id = NEW.id OR t.booking_id = NEW.id) ORDER BY p.id FOR UPDATE OF p)
  UPDATE trade_proposals p
     SET state = 'ended', ended_at = NEW.changed_at, ended_because = because, ended_booking_id = NEW.id
    FROM due WHERE p.id = due.id AND p.state = 'open';
  RETURN NULL;
END $$;
CREATE TRIGGER bookings_end_trades AFTER UPDATE OF status, check_in, check_out, category_id ON bookings FOR EACH ROW
  WHEN (OLD.status = 'confirmed'
        AND (NEW.status, NEW.check_in, NEW.check_out, NEW.category_id)
            IS DISTINCT FROM (OLD.status, OLD.check_in, OLD.check_out, OLD.category_id))
  EXECUTE FUNCTION end_trades_of_stay();
