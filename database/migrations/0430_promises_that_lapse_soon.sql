-- So many hours before a promise lapses its thing is told of: the list says how long is left, and a mail goes to whoever has it.
-- Ten hours before the end of the last day it is two in the afternoon.
ALTER TABLE desk_promises ADD COLUMN alert_hours integer NOT NULL DEFAULT 10 CHECK (alert_hours BETWEEN 1 AND 240);

-- Null where nothing was promised: a meeting, an order that waits for its day.
ALTER TABLE inbox ADD COLUMN alert_at timestamptz;
-- When it was told of; another promise is told of again.
ALTER TABLE inbox ADD COLUMN alerted_at timestamptz;

CREATE FUNCTION inbox_alert_at(of_kind text, state text, since timestamptz, zone text, lapses_at timestamptz) RETURNS timestamptz
LANGUAGE sql STABLE AS $$
  SELECT lapses_at - make_interval(hours => p.alert_hours)
    FROM desk_promises p
   WHERE p.kind = CASE WHEN of_kind = 'maintenance' AND state = 'in-progress' THEN 'begun-maintenance' ELSE of_kind END
     AND p.from_day <= (since AT TIME ZONE zone)::date
   ORDER BY p.from_day DESC LIMIT 1
$$;

CREATE FUNCTION keep_inbox_alert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.alert_at := inbox_alert_at(NEW.kind, NEW.state, NEW.since, NEW.zone, NEW.lapses_at);
  IF TG_OP = 'UPDATE' AND NEW.lapses_at IS DISTINCT FROM OLD.lapses_at THEN NEW.alerted_at := NULL; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER inbox_entered BEFORE INSERT ON inbox FOR EACH ROW EXECUTE FUNCTION keep_inbox_alert();
CREATE TRIGGER inbox_promised_anew BEFORE UPDATE OF kind, state, since, zone, lapses_at ON inbox FOR EACH ROW EXECUTE FUNCTION keep_inbox_alert();

-- Rows that come in without their triggers have no alert until this is run.
CREATE OR REPLACE FUNCTION fill_inbox() RETURNS void LANGUAGE sql AS $$
  DELETE FROM inbox i WHERE NOT EXISTS (SELECT FROM waiting_things w WHERE w.kind = i.kind AND w.thing_id = i.thing_id);
  INSERT INTO inbox (kind, thing_id, state, hotel_id, contract_id, owner_id, code, words, since, zone, answer_by, lapses_at, first_day, last_day,
                     shown_from, shown_until, find)
  SELECT * FROM inbox_rows ON CONFLICT (kind, thing_id) DO NOTHING;
  UPDATE inbox SET alert_at = inbox_alert_at(kind, state, since, zone, lapses_at) WHERE alert_at IS NULL;
$$;

UPDATE inbox SET alert_at = inbox_alert_at(kind, state, since, zone, lapses_at);
-- What had lapsed before anybody was told beforehand is late, and not about to be.
UPDATE inbox SET alerted_at = now() WHERE alert_at <= now();

-- Told of, with nothing written, when its hour comes.
CREATE INDEX inbox_to_tell ON inbox (alert_at) WHERE alerted_at IS NULL AND alert_at IS NOT NULL;
