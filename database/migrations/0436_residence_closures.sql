-- Nights on which a repair closes its residence (decision 0416). Such a night is sold no more: of its category's rooms one less is
-- free, and `closed` says how many are closed. What is taken of a night is capacity - free - closed.
ALTER TABLE room_nights
  ADD COLUMN closed integer NOT NULL DEFAULT 0 CHECK (closed >= 0),
  ADD CONSTRAINT room_nights_closed_fit CHECK (free + closed <= capacity);

CREATE TABLE residence_closures (
  request_id integer PRIMARY KEY REFERENCES repair_jobs ON DELETE CASCADE,
  housing_id integer NOT NULL,
  category_id integer NOT NULL,
  first_night date NOT NULL,
  last_night date NOT NULL CHECK (last_night >= first_night AND last_night - first_night < 60),
  made_at timestamptz NOT NULL,
  admin_id integer REFERENCES admins,                  -- none: a club's folder brought it
  FOREIGN KEY (category_id, housing_id) REFERENCES housing (category_id, id),
  -- int4range stands in for "=" so that no extension is needed.
  CONSTRAINT residence_closures_night_once EXCLUDE USING gist (
    int4range(housing_id, housing_id, '[]') WITH &&,
    daterange(first_night, last_night, '[]') WITH &&
  )
);
CREATE INDEX residence_closures_residence ON residence_closures (category_id, housing_id, first_night);
CREATE INDEX residence_closures_admin ON residence_closures (admin_id) WHERE admin_id IS NOT NULL;

-- A closure takes its nights from what is sold, and gives them back. It lies over no stay: whoever places one holds the
-- residence's row too.
CREATE FUNCTION count_residence_closure() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted integer;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM 1 FROM room_nights WHERE category_id = OLD.category_id AND night BETWEEN OLD.first_night AND OLD.last_night
      ORDER BY night FOR NO KEY UPDATE;
    UPDATE room_nights SET free = free + 1, closed = closed - 1
     WHERE category_id = OLD.category_id AND night BETWEEN OLD.first_night AND OLD.last_night;
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN NULL; END IF;
  PERFORM 1 FROM housing WHERE id = NEW.housing_id FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM bookings b WHERE b.housing_id = NEW.housing_id AND b.status NOT IN ('cancelled', 'rejected')
               AND daterange(b.check_in, b.check_out) && daterange(NEW.first_night, NEW.last_night, '[]')) THEN
    RAISE EXCEPTION 'A stay is in the residence on one of these nights'
      USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'residence_closures_empty';
  END IF;
  PERFORM 1 FROM room_nights WHERE category_id = NEW.category_id AND night BETWEEN NEW.first_night AND NEW.last_night
    ORDER BY night FOR NO KEY UPDATE;
  UPDATE room_nights SET free = free - 1, closed = closed + 1
   WHERE category_id = NEW.category_id AND night BETWEEN NEW.first_night AND NEW.last_night;
  GET DIAGNOSTICS counted = ROW_COUNT;
  IF counted <> NEW.last_night - NEW.first_night + 1 THEN
    RAISE EXCEPTION 'A closed night is one that is open' USING ERRCODE = 'check_violation', CONSTRAINT = 'residence_closures_open';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER residence_closures_counted AFTER INSERT OR UPDATE OR DELETE ON residence_closures
  FOR EACH ROW EXECUTE FUNCTION count_residence_closure();

-- And no stay is placed in a residence that a repair closes.
CREATE FUNCTION check_residence_open() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM housing WHERE id = NEW.housing_id FOR SHARE;
  IF EXISTS (SELECT FROM residence_closures k WHERE k.housing_id = NEW.housing_id AND k.category_id = NEW.category_id
               AND daterange(k.first_night, k.last_night, '[]') && daterange(NEW.check_in, NEW.check_out)) THEN
    RAISE EXCEPTION 'The residence is closed for a repair on one of these nights'
      USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'bookings_residence_open';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER bookings_residence_open AFTER INSERT OR UPDATE OF housing_id, check_in, check_out, status ON bookings
  FOR EACH ROW WHEN (NEW.housing_id IS NOT NULL AND NEW.status NOT IN ('cancelled', 'rejected'))
  EXECUTE FUNCTION check_residence_open();

-- Once the work is done, or the job has ended, the nights from that day on are open again.
CREATE FUNCTION open_residence_again() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today date := (SELECT (NEW.changed_at AT TIME ZONE h.zone)::date
                   FROM maintenance_requests m JOIN contracts c ON c.id = m.contract_id JOIN hotels h ON h.id = c.hotel_id
                  WHERE m.id = NEW.request_id);
BEGIN
  DELETE FROM residence_closures WHERE request_id = NEW.request_id AND first_night >= today;
  UPDATE residence_closures SET last_night = today - 1 WHERE request_id = NEW.request_id AND last_night >= today;
  RETURN NULL;
END $$;
CREATE TRIGGER repair_jobs_open_again AFTER UPDATE OF step ON repair_jobs FOR EACH ROW
  WHEN (OLD.step IN ('planned', 'working') AND NEW.step NOT IN ('planned', 'working'))
  EXECUTE FUNCTION open_residence_again();
