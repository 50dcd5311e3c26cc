-- Mails about what happens to a stay, and which mails an owner wants.

-- What an owner does not want by mail (membership/mail-choices.ts); everything is on where nothing stands. The newsletter has
-- a column of its own.
ALTER TABLE owners ADD COLUMN mails_off text[] NOT NULL DEFAULT '{}'
  CHECK (cardinality(mails_off) <= 40 AND array_position(mails_off, NULL) IS NULL);

-- What the clock has reminded of, each once: that tomorrow is the last day for something, that a stay begins soon. A stay
-- that moves has another day, and is reminded of anew.
CREATE TABLE stay_reminders (
  booking_id integer NOT NULL REFERENCES bookings ON DELETE CASCADE,
  reminder text NOT NULL CHECK (reminder IN ('lapse', 'arrival')),
  day date NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (booking_id, reminder, day)
);

-- The stays that begin soon, out of all that there ever were.
CREATE INDEX bookings_arriving ON bookings (check_in) WHERE status IN ('confirmed', 'pending-modification');

-- What owners were told of lately.
CREATE INDEX lapse_notices_last_day ON lapse_notices (last_day);
