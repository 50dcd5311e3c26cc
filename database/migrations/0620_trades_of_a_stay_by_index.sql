-- What ends with a stay is found by its number, through the indexes of both tables: before, every open proposal was joined with its
-- offer and looked at, at each cancellation and each change of any stay. An open proposal's offer is open, so those of an offer that
-- ends here are all that there are.
CREATE OR REPLACE FUNCTION end_trades_of_stay() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  because text := CASE WHEN NEW.status IN ('cancelled', 'rejected', 'pending-cancel') THEN 'cancelled' ELSE 'changed' END;
  offered integer;
BEGIN
  IF current_setting('veranda.trading', true) = 'yes' THEN RETURN NULL; END IF;
  UPDATE trades SET state = 'ended', ended_at = NEW.changed_at
   WHERE booking_id = NEW.id AND state = 'open' RETURNING id INTO offered;
  WITH due AS (
    SELECT p.id FROM trade_proposals p
     WHERE p.id IN (SELECT id FROM trade_proposals WHERE booking_id = NEW.id AND state = 'open'
                    UNION SELECT id FROM trade_proposals WHERE trade_id = offered AND state = 'open')
     ORDER BY p.id FOR UPDATE)
  UPDATE trade_proposals p
     SET state = 'ended', ended_at = NEW.changed_at, ended_because = because, ended_booking_id = NEW.id
    FROM due WHERE p.id = due.id AND p.state = 'open';
  RETURN NULL;
END $$;
