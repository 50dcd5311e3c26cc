-- Owners are reminded of every charge that has a due day, an instalment too, and follow their deadlines in their own calendar
-- (decisions 0255, 0281).

ALTER TABLE reminder_days
  DROP CONSTRAINT reminder_days_kind_check,
  ADD CONSTRAINT reminder_days_kind_check CHECK (kind IN ('fee', 'charge', 'nights', 'benefit', 'free-cancel', 'report'));
ALTER TABLE reminders
  DROP CONSTRAINT reminders_kind_check,
  ADD CONSTRAINT reminders_kind_check CHECK (kind IN ('fee', 'charge', 'nights', 'benefit', 'free-cancel', 'report'));

-- The documents that are open and have a due day, out of all that there ever were.
CREATE INDEX transactions_due ON transactions (contract_id, due)
  WHERE due IS NOT NULL AND part IS NULL AND cents < 0 AND status IN ('sent', 'downloaded', 'past-due', 'partial-payment');

-- The private address at which an owner's calendar reads their deadlines: as that of the stays, and apart from it. It ends with the
-- password that it was made under.
CREATE TABLE deadline_feeds (
  owner_id integer PRIMARY KEY REFERENCES owners ON DELETE CASCADE,
  token text NOT NULL UNIQUE CHECK (token ~ '^[A-Za-z0-9_-]{43}$'),
  created_at timestamptz NOT NULL,
  renewed_at timestamptz NOT NULL
);
CREATE OR REPLACE FUNCTION end_calendar_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM calendar_feeds WHERE owner_id = NEW.id;
  DELETE FROM deadline_feeds WHERE owner_id = NEW.id;
  RETURN NULL;
END $$;

-- What such a calendar was told of a deadline last: its sequence grows with what it says, so that a calendar takes the newest.
CREATE TABLE deadline_events (
  owner_id integer NOT NULL REFERENCES owners ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('fee', 'charge', 'nights', 'benefit', 'free-cancel', 'report')),
  subject_id integer NOT NULL,
  sequence integer NOT NULL DEFAULT 0 CHECK (sequence >= 0),
  says text NOT NULL,                      -- the sum of what it said
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, kind, subject_id)
);
