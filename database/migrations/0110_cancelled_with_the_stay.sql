-- What was ordered for a stay and is to be cancelled with it, as its owner asked: done when the club agrees to the cancellation.
-- A request is known by when it was asked (`booking_events`, ask-to-cancel); older requests of the same stay count no more.
CREATE TABLE booking_cancel_lines (
  booking_id integer NOT NULL REFERENCES bookings ON DELETE CASCADE,
  asked_at timestamptz NOT NULL,
  order_detail_id integer NOT NULL REFERENCES order_details ON DELETE CASCADE,
  -- What it gives back then, as the owner was told; the desk reads it before it agrees.
  back_cents integer NOT NULL CHECK (back_cents >= 0),
  benefit text CHECK (benefit IN ('passes', 'money')),
  -- It was paid: the amount comes back rather than being due no longer.
  paid boolean NOT NULL,
  PRIMARY KEY (booking_id, asked_at, order_detail_id)
);
CREATE INDEX booking_cancel_lines_detail ON booking_cancel_lines (order_detail_id);
