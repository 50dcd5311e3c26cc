-- The desk's inbox: everything that waits for the club's people, one row a thing, so that ten thousand are sorted, filtered and
-- searched by an index. What waits is said once, by the view `waiting_things`; triggers keep the rows as the view has them.

-- By how many working days a kind of thing has its answer, from a day on. Owners are told "within one working day".
CREATE TABLE desk_promises (
  kind text NOT NULL CHECK (kind IN ('bookings', 'agreements', 'questions', 'payments', 'matters', 'maintenance', 'begun-maintenance',
                                     'messages', 'reviews', 'suspicions', 'losses')),
  from_day date NOT NULL,
  working_days integer NOT NULL CHECK (working_days BETWEEN 1 AND 60),
  PRIMARY KEY (kind, from_day)
);
INSERT INTO desk_promises (kind, from_day, working_days)
VALUES ('bookings', '2000-01-01', 1), ('agreements', '2000-01-01', 1), ('questions', '2000-01-01', 1), ('payments', '2000-01-01', 5),
       ('matters', '2000-01-01', 1), ('maintenance', '2000-01-01', 1), ('begun-maintenance', '2000-01-01', 5), ('messages', '2000-01-01', 1),
       ('reviews', '2000-01-01', 5), ('suspicions', '2000-01-01', 1), ('losses', '2000-01-01', 1);

-- The last day of an answer: so many days from Monday to Friday after the day on which it was asked for.
CREATE FUNCTION promised_by(of_kind text, asked date) RETURNS date LANGUAGE plpgsql STABLE AS $$
DECLARE
  answer date := asked;
  still integer := coalesce((SELECT p.working_days FROM desk_promises p
                              WHERE p.kind = of_kind AND p.from_day <= asked ORDER BY p.from_day DESC LIMIT 1), 1);
BEGIN
  WHILE still > 0 LOOP
    answer := answer + 1;
    IF extract(isodow FROM answer) < 6 THEN still := still - 1; END IF;
  END LOOP;
  RETURN answer;
END $$;

-- What waits, thing by thing. `answer_by` is the last day of the promise in `zone`; before `shown_from` and after `shown_until` a thing
-- is not in the inbox, without anybody writing it. `first_day` and `last_day` are the days that it is about.
CREATE VIEW waiting_things AS
SELECT w.*, coalesce(w.due, promised_by(w.promise, (w.since AT TIME ZONE w.zone)::date)) AS answer_by
  FROM (
    SELECT 'bookings'::text AS kind, b.id::integer AS thing_id, b.status AS state, b.hotel_id, b.contract_id,
           coalesce((SELECT e.actor_owner_id FROM booking_events e
                      WHERE e.booking_id = b.id AND e.actor_owner_id IS NOT NULL ORDER BY e.id DESC LIMIT 1), c.owner_id) AS owner_id,
           b.code, b.changed_at AS since, 'bookings'::text AS promise,
           CASE WHEN b.status = 'to-authorize' THEN b.check_in - h.authorization_days END AS due, h.zone,
           coalesce(w.check_in, b.check_in) AS first_day, coalesce(w.check_out, b.check_out) AS last_day,
           CASE WHEN b.status = 'to-authorize' THEN (b.check_in - h.authorization_days - h.lapse_notice_days - 1)::timestamp AT TIME ZONE 'UTC' END
             AS shown_from,
           (greatest(b.check_out, w.check_out) + 1)::timestamp AT TIME ZONE h.zone AS shown_until,
           coalesce(CASE WHEN b.status = 'pending-cancel' THEN b.cancel_note ELSE coalesce(w.note, b.note) END, '') AS words
      FROM bookings b
      JOIN contracts c ON c.id = b.contract_id
      JOIN hotels h ON h.id = b.hotel_id
      LEFT JOIN booking_wishes w ON w.booking_id = b.wish_id
     WHERE b.status IN ('to-authorize', 'pending', 'pending-confirmation', 'pending-cancel', 'pending-modification')
    UNION ALL
    SELECT 'agreements', a.id::integer, '', c.hotel_id, a.contract_id, a.answered_by_owner_id, a.year::text, a.answered_at, 'agreements', NULL,
           h.zone, NULL, NULL, NULL, NULL, a.comment
      FROM transaction_agreements a JOIN contracts c ON c.id = a.contract_id JOIN hotels h ON h.id = c.hotel_id
     WHERE a.answer = 'rejected' AND a.response IS NULL
       AND NOT EXISTS (SELECT FROM transaction_agreements n
                        WHERE n.contract_id = a.contract_id AND n.year = a.year AND n.id > a.id
                          AND n.answered_by_owner_id = a.answered_by_owner_id)
    UNION ALL
    SELECT 'questions', q.id::integer, '', c.hotel_id, q.contract_id, q.owner_id, q.reference, q.asked_at, 'questions', NULL, h.zone,
           NULL, NULL, NULL, NULL, q.words
      FROM money_questions q JOIN contracts c ON c.id = q.contract_id JOIN hotels h ON h.id = c.hotel_id
     WHERE q.settled_at IS NULL
    UNION ALL
    SELECT 'payments', y.id::integer, '', c.hotel_id, y.contract_id, coalesce(y.owner_id, c.owner_id), y.reference, y.created_at, 'payments',
           NULL, h.zone, NULL, NULL, NULL, NULL, ''
      FROM contract_payments y JOIN contracts c ON c.id = y.contract_id JOIN hotels h ON h.id = c.hotel_id
     WHERE y.state = 'started' AND y.way = 'resort'
    UNION ALL
    SELECT 'matters', m.id::integer, m.reason, c.hotel_id, c.id, coalesce(y.owner_id, bought.owner_id, c.owner_id), m.provider_reference,
           m.opened_at, 'matters', NULL, coalesce(h.zone, 'America/Cancun'), NULL, NULL, NULL, NULL, coalesce(bought.number, '')
      FROM payment_matters m
      LEFT JOIN contract_payments y ON y.id = m.payment_id
      LEFT JOIN payments p ON p.id = m.order_payment_id
      LEFT JOIN orders bought ON bought.id = p.order_id
      LEFT JOIN contracts c ON c.id = coalesce(y.contract_id, bought.contract_id)
      LEFT JOIN hotels h ON h.id = c.hotel_id
     WHERE m.closed_at IS NULL
    UNION ALL
    SELECT 'maintenance', r.id::integer, r.status, c.hotel_id, r.contract_id,
           coalesce((SELECT l.actor_owner_id FROM maintenance_log l WHERE l.request_id = r.id AND l.deed = 'created' LIMIT 1), c.owner_id),
           r.code, CASE WHEN r.status = 'in-progress' THEN r.changed_at ELSE r.created_at END,
           CASE WHEN r.status = 'in-progress' THEN 'begun-maintenance' ELSE 'maintenance' END, NULL, h.zone, r.first_day, r.last_day,
           NULL, NULL, r.description
      FROM maintenance_requests r JOIN contracts c ON c.id = r.contract_id JOIN hotels h ON h.id = c.hotel_id
     WHERE r.closed_at IS NULL
    UNION ALL
    SELECT 'messages', m.id::integer, '', c.hotel_id, m.contract_id, m.owner_id, m.subject, m.created_at, 'messages', NULL,
           coalesce(h.zone, 'America/Cancun'), NULL, NULL, NULL, NULL, m.body
      FROM messages m LEFT JOIN contracts c ON c.id = m.contract_id LEFT JOIN hotels h ON h.id = c.hotel_id
     WHERE m.answered_at IS NULL
    UNION ALL
    SELECT 'meetings', m.id::integer, m.channel, c.hotel_id, m.contract_id, m.owner_id, m.subject, m.created_at, '',
           (m.starts_at AT TIME ZONE s.zone)::date, s.zone, (m.starts_at AT TIME ZONE s.zone)::date, (m.starts_at AT TIME ZONE s.zone)::date,
           NULL, m.starts_at, coalesce(m.note, '')
      FROM meetings m JOIN staff s ON s.id = m.staff_id LEFT JOIN contracts c ON c.id = m.contract_id
     WHERE m.cancelled_at IS NULL
    UNION ALL
    SELECT 'orders', o.id::integer, '', o.hotel_id, o.contract_id, o.owner_id, o.number, o.created_at, '', d.last_day, h.zone,
           d.first_day, d.last_day, NULL,
           (d.last_day + CASE WHEN o.payment_link IS NULL AND o.total_cents > 0 THEN 61 ELSE 1 END)::timestamp AT TIME ZONE h.zone,
           d.words
      FROM orders o
      JOIN hotels h ON h.id = o.hotel_id
      CROSS JOIN LATERAL (
        SELECT min(x.operation_day) AS first_day, max(x.operation_day) AS last_day,
               string_agg(x.name ->> 'en' || ' ' || (x.name ->> 'es'), ' ' ORDER BY x.position) AS words
          FROM order_details x WHERE x.order_id = o.id AND x.cancelled_at IS NULL) d
     WHERE o.status = 1 AND d.last_day IS NOT NULL
    UNION ALL
    SELECT 'reviews', r.order_detail_id::integer, r.stars::text, o.hotel_id, o.contract_id, o.owner_id, o.number, r.changed_at, 'reviews', NULL,
           h.zone, NULL, NULL, NULL, r.created_at + interval '90 days', r.words
      FROM reviews r JOIN order_details d ON d.id = r.order_detail_id JOIN orders o ON o.id = d.order_id JOIN hotels h ON h.id = o.hotel_id
     WHERE r.words IS NOT NULL AND r.answer IS NULL AND r.hidden_at IS NULL
    UNION ALL
    SELECT 'suspicions', s.id::integer, s.kind, NULL, NULL, s.owner_id, coalesce(s.code, ''), s.at, 'suspicions', NULL, 'America/Cancun',
           NULL, NULL, NULL, NULL, coalesce(s.words, '')
      FROM suspicions s WHERE s.closed_at IS NULL
    UNION ALL
    SELECT 'losses', l.id::integer, CASE WHEN l.due_at IS NULL THEN '' ELSE 'granted' END, NULL, NULL, l.owner_id, '', l.asked_at, 'losses', NULL,
           'America/Cancun', NULL, NULL, NULL, NULL, ''
      FROM lost_factors l WHERE l.ended_at IS NULL
  ) w;

CREATE TABLE inbox (
  kind text NOT NULL CHECK (kind IN ('bookings', 'agreements', 'questions', 'payments', 'matters', 'maintenance', 'messages', 'meetings',
                                     'orders', 'reviews', 'suspicions', 'losses')),
  thing_id integer NOT NULL,
  state text NOT NULL,
  hotel_id integer REFERENCES hotels ON DELETE CASCADE,
  contract_id integer REFERENCES contracts ON DELETE CASCADE,
  owner_id integer REFERENCES owners ON DELETE CASCADE,
  code text NOT NULL,
  words text NOT NULL CHECK (char_length(words) <= 400),
  since timestamptz NOT NULL,
  zone text NOT NULL,
  answer_by date NOT NULL,
  lapses_at timestamptz NOT NULL,          -- the end of that day in its zone
  first_day date,
  last_day date,
  shown_from timestamptz,
  shown_until timestamptz,
  find tsvector NOT NULL,
  assigned_admin_id integer REFERENCES admins ON DELETE SET NULL,
  assigned_at timestamptz,
  snoozed_until timestamptz,
  CHECK ((assigned_admin_id IS NULL) OR (assigned_at IS NOT NULL)),
  PRIMARY KEY (kind, thing_id)
);
CREATE INDEX inbox_first_to_lapse ON inbox (lapses_at, since, kind, thing_id);
CREATE INDEX inbox_newest ON inbox (since DESC, kind, thing_id);
CREATE INDEX inbox_found ON inbox USING gin (find) WITH (fastupdate = off);
CREATE INDEX inbox_by_hotel ON inbox (hotel_id);
CREATE INDEX inbox_by_contract ON inbox (contract_id);
CREATE INDEX inbox_by_owner ON inbox (owner_id);
CREATE INDEX inbox_assigned ON inbox (assigned_admin_id) WHERE assigned_admin_id IS NOT NULL;

-- What a text is found by: its words in lower case and without accents; what stands between letters and digits parts them.
CREATE FUNCTION inbox_words(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(folded(given), '[^[:alnum:]]+', ' ', 'g')
$$;

CREATE VIEW inbox_rows AS
SELECT w.kind, w.thing_id, w.state, w.hotel_id, w.contract_id, w.owner_id, w.code,
       left(regexp_replace(w.words, '\s+', ' ', 'g'), 400) AS words, w.since, w.zone, w.answer_by,
       (w.answer_by + 1)::timestamp AT TIME ZONE w.zone AS lapses_at, w.first_day, w.last_day, w.shown_from, w.shown_until,
       to_tsvector('simple', inbox_words(concat_ws(' ', o.name, o.lastname, o.email, c.number, u.number, h.name, w.code, left(w.words, 4000))))
         AS find
  FROM waiting_things w
  LEFT JOIN owners o ON o.id = w.owner_id
  LEFT JOIN contracts c ON c.id = w.contract_id
  LEFT JOIN housing u ON u.id = c.housing_id
  LEFT JOIN hotels h ON h.id = w.hotel_id;

-- Writes a thing's row anew, or takes it out. What colleagues said of it (whose it is) stays; what was put off comes back when there is
-- something new to read.
CREATE FUNCTION refresh_inbox(of_kind text, of_id integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  thing waiting_things%ROWTYPE;
BEGIN
  -- The thing first, by its number; what it is found by is looked up for that one row.
  SELECT w.* INTO thing FROM waiting_things w WHERE w.kind = of_kind AND w.thing_id = of_id;
  IF NOT FOUND THEN
    DELETE FROM inbox WHERE kind = of_kind AND thing_id = of_id;
    RETURN;
  END IF;
  INSERT INTO inbox (kind, thing_id, state, hotel_id, contract_id, owner_id, code, words, since, zone, answer_by, lapses_at, first_day, last_day,
                     shown_from, shown_until, find)
  VALUES (thing.kind, thing.thing_id, thing.state, thing.hotel_id, thing.contract_id, thing.owner_id, thing.code,
          left(regexp_replace(thing.words, '\s+', ' ', 'g'), 400), thing.since, thing.zone, thing.answer_by,
          (thing.answer_by + 1)::timestamp AT TIME ZONE thing.zone, thing.first_day, thing.last_day, thing.shown_from, thing.shown_until,
          to_tsvector('simple', inbox_words(concat_ws(' ',
            (SELECT o.name || ' ' || o.lastname || ' ' || o.email FROM owners o WHERE o.id = thing.owner_id),
            (SELECT c.number || ' ' || u.number FROM contracts c JOIN housing u ON u.id = c.housing_id WHERE c.id = thing.contract_id),
            (SELECT h.name FROM hotels h WHERE h.id = thing.hotel_id), thing.code, left(thing.words, 4000)))))
  ON CONFLICT (kind, thing_id) DO UPDATE
     SET state = excluded.state, hotel_id = excluded.hotel_id, contract_id = excluded.contract_id, owner_id = excluded.owner_id,
         code = excluded.code, words = excluded.words, since = excluded.since, zone = excluded.zone, answer_by = excluded.answer_by,
         lapses_at = excluded.lapses_at, first_day = excluded.first_day, last_day = excluded.last_day, shown_from = excluded.shown_from,
         shown_until = excluded.shown_until, find = excluded.find,
         snoozed_until = CASE WHEN (inbox.since, inbox.words) IS DISTINCT FROM (excluded.since, excluded.words) THEN NULL
                              ELSE inbox.snoozed_until END;
END $$;

-- At the end of the transaction: what belongs to a thing (its wish, who did it, its lines) is written by then.
CREATE FUNCTION keep_inbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_inbox(TG_ARGV[0], (CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END ->> TG_ARGV[1])::integer);
  RETURN NULL;
END $$;

-- An owner's newer word on a year takes the older one out.
CREATE FUNCTION keep_inbox_of_year() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_inbox('agreements', a.id::integer) FROM transaction_agreements a
    WHERE a.contract_id = NEW.contract_id AND a.year = NEW.year AND a.answer = 'rejected';
  RETURN NULL;
END $$;

-- An owner is found by the new name.
CREATE FUNCTION keep_inbox_of_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_inbox(i.kind, i.thing_id) FROM inbox i WHERE i.owner_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER owners_named_in_inbox AFTER UPDATE OF name, lastname, email ON owners FOR EACH ROW
  WHEN ((OLD.name, OLD.lastname, OLD.email) IS DISTINCT FROM (NEW.name, NEW.lastname, NEW.email)) EXECUTE FUNCTION keep_inbox_of_owner();

CREATE CONSTRAINT TRIGGER bookings_begin_to_wait AFTER INSERT ON bookings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status IN ('to-authorize', 'pending', 'pending-confirmation', 'pending-cancel', 'pending-modification'))
  EXECUTE FUNCTION keep_inbox('bookings', 'id');
CREATE CONSTRAINT TRIGGER bookings_wait AFTER UPDATE ON bookings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.status IN ('to-authorize', 'pending', 'pending-confirmation', 'pending-cancel', 'pending-modification')
        OR NEW.status IN ('to-authorize', 'pending', 'pending-confirmation', 'pending-cancel', 'pending-modification'))
  EXECUTE FUNCTION keep_inbox('bookings', 'id');
CREATE CONSTRAINT TRIGGER agreements_wait AFTER INSERT OR UPDATE ON transaction_agreements DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION keep_inbox_of_year();
CREATE CONSTRAINT TRIGGER questions_wait AFTER INSERT OR UPDATE ON money_questions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION keep_inbox('questions', 'id');
CREATE CONSTRAINT TRIGGER payments_begin_to_wait AFTER INSERT ON contract_payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.way = 'resort' AND NEW.state = 'started') EXECUTE FUNCTION keep_inbox('payments', 'id');
CREATE CONSTRAINT TRIGGER payments_wait AFTER UPDATE OF state ON contract_payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.way = 'resort' AND (OLD.state = 'started' OR NEW.state = 'started')) EXECUTE FUNCTION keep_inbox('payments', 'id');
CREATE CONSTRAINT TRIGGER matters_wait AFTER INSERT OR UPDATE ON payment_matters DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION keep_inbox('matters', 'id');
CREATE CONSTRAINT TRIGGER maintenance_waits AFTER INSERT OR UPDATE ON maintenance_requests DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION keep_inbox('maintenance', 'id');
CREATE CONSTRAINT TRIGGER messages_begin_to_wait AFTER INSERT ON messages DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION keep_inbox('messages', 'id');
CREATE CONSTRAINT TRIGGER messages_wait AFTER UPDATE OF answered_at ON messages DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION keep_inbox('messages', 'id');
CREATE CONSTRAINT TRIGGER meetings_wait AFTER INSERT OR UPDATE ON meetings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION keep_inbox('meetings', 'id');
CREATE CONSTRAINT TRIGGER orders_begin_to_wait AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status = 1) EXECUTE FUNCTION keep_inbox('orders', 'id');
CREATE CONSTRAINT TRIGGER orders_wait AFTER UPDATE ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.status = 1 OR NEW.status = 1) EXECUTE FUNCTION keep_inbox('orders', 'id');
CREATE CONSTRAINT TRIGGER reviews_wait AFTER INSERT OR UPDATE ON reviews DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION keep_inbox('reviews', 'order_detail_id');
CREATE CONSTRAINT TRIGGER suspicions_wait AFTER INSERT OR UPDATE OR DELETE ON suspicions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION keep_inbox('suspicions', 'id');
CREATE CONSTRAINT TRIGGER losses_wait AFTER INSERT OR UPDATE ON lost_factors DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION keep_inbox('losses', 'id');

-- Writes all rows anew: for what comes in without its triggers.
CREATE FUNCTION fill_inbox() RETURNS void LANGUAGE sql AS $$
  DELETE FROM inbox i WHERE NOT EXISTS (SELECT FROM waiting_things w WHERE w.kind = i.kind AND w.thing_id = i.thing_id);
  INSERT INTO inbox (kind, thing_id, state, hotel_id, contract_id, owner_id, code, words, since, zone, answer_by, lapses_at, first_day, last_day,
                     shown_from, shown_until, find)
  SELECT * FROM inbox_rows ON CONFLICT (kind, thing_id) DO NOTHING;
$$;
SELECT fill_inbox();

-- What colleagues say to each other about a thing. No owner's call reads it.
CREATE TABLE inbox_notes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  thing_id integer NOT NULL,
  words text NOT NULL CHECK (char_length(words) BETWEEN 1 AND 1000),
  admin_id integer NOT NULL REFERENCES admins,
  at timestamptz NOT NULL
);
CREATE INDEX inbox_notes_of ON inbox_notes (kind, thing_id, id);
