-- Stays that nobody decides are settled by the clock, and their owners are told before.

ALTER TABLE hotels
  -- So many days before check-in is the last day on which an owner may authorize the benefits of a stay.
  ADD COLUMN authorization_days integer NOT NULL DEFAULT 7 CHECK (authorization_days BETWEEN 0 AND 60),
  -- So many days before the last day an owner is told what will lapse.
  ADD COLUMN lapse_notice_days integer NOT NULL DEFAULT 2 CHECK (lapse_notice_days BETWEEN 0 AND 30);

-- The last days that owners were told of, each once: a clock that runs often, or in several processes, tells nobody twice.
CREATE TABLE lapse_notices (
  booking_id integer NOT NULL REFERENCES bookings ON DELETE CASCADE,
  lapse text NOT NULL CHECK (lapse IN ('authorization', 'decision', 'cancellation', 'change')),
  last_day date NOT NULL,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (booking_id, lapse, last_day)
);

-- What the clock looks for; a table of bookings is mostly of those that wait for nothing.
CREATE INDEX bookings_undecided ON bookings (check_in)
  WHERE status IN ('to-authorize', 'pending', 'pending-confirmation', 'pending-cancel', 'pending-modification');
CREATE INDEX booking_benefits_undecided ON booking_benefits (booking_id) WHERE state = 'pending';
