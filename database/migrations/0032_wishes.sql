-- A change that the club has to agree to. The row of the booking is the stay that stands; the wish lies beside it until
-- the club has answered or the owner takes it back. Both hold their nights, a night of both once.

-- What waited for such a change until now holds the wished stay only: its old dates were given up when it was asked for,
-- and may be somebody else's. So it becomes what it is, a stay that waits: for the owner's word where a benefit has none,
-- else for the club. One that is over has happened as it held.
WITH moved AS (
  UPDATE bookings b SET sequence = b.sequence + 1, changed_at = now(), status = CASE
           WHEN b.check_out <= (now() AT TIME ZONE h.zone)::date THEN 'confirmed'
           WHEN EXISTS (SELECT FROM booking_benefits u WHERE u.booking_id = b.id AND u.state = 'pending')
             THEN 'to-authorize'
           ELSE 'pending-confirmation' END
    FROM hotels h
   WHERE h.id = b.hotel_id AND b.status = 'pending-modification'
  RETURNING b.id, b.status)
INSERT INTO booking_events (booking_id, at, deed, from_status, to_status)
SELECT id, now(), 'wait-anew', 'pending-modification', status FROM moved;

CREATE TABLE booking_wishes (
  booking_id integer PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  from_status text NOT NULL CHECK (from_status IN ('pending', 'pending-confirmation', 'confirmed')),
  asked_at timestamptz NOT NULL,
  check_in date NOT NULL,
  check_out date NOT NULL,
  adults integer NOT NULL CHECK (adults BETWEEN 1 AND 20),
  children integer NOT NULL CHECK (children BETWEEN 0 AND 20),
  occupant text NOT NULL CHECK (occupant IN ('owner', 'guest')),
  nights_cost integer NOT NULL CHECK (nights_cost >= 0),
  note text CHECK (length(note) <= 1000),
  guests jsonb CHECK (jsonb_typeof(guests) = 'array'),    -- rows of booking_guests; none: those of the stay
  penalty_kept jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(penalty_kept) = 'array'),
  CHECK (check_out > check_in AND check_out - check_in <= 60)
);

-- What pays for the nights: of the stay that stands and of the wished one. The ledger holds the larger of the two.
CREATE TABLE booking_wish_payments (
  booking_id integer NOT NULL REFERENCES booking_wishes ON DELETE CASCADE,
  benefit_year_id integer NOT NULL REFERENCES benefit_years,
  stay_quantity integer NOT NULL CHECK (stay_quantity >= 0),
  quantity integer NOT NULL CHECK (quantity >= 0),
  PRIMARY KEY (booking_id, benefit_year_id),
  CHECK (stay_quantity + quantity > 0)
);

-- A booking waits for a change exactly as long as it has a wish. Both are written in one transaction, in any order.
ALTER TABLE bookings
  ADD COLUMN wish_id integer GENERATED ALWAYS AS (CASE WHEN status = 'pending-modification' THEN id END) STORED,
  -- Nights that were moved inside their penalty window, [{checkIn, nights}]: the penalty counts from those check-ins.
  ADD COLUMN penalty_kept jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(penalty_kept) = 'array'),
  ADD CONSTRAINT bookings_wish FOREIGN KEY (wish_id) REFERENCES booking_wishes DEFERRABLE INITIALLY DEFERRED;

CREATE FUNCTION refuse_wish_alone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM booking_wishes w JOIN bookings b ON b.id = w.booking_id
              WHERE w.booking_id = CASE TG_TABLE_NAME WHEN 'bookings' THEN (to_jsonb(NEW) ->> 'id')::int
                                        ELSE (to_jsonb(NEW) ->> 'booking_id')::int END
                AND b.status <> 'pending-modification') THEN
    RAISE EXCEPTION 'A booking that waits for no change has a wish'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_wishes_not_alone';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER booking_wishes_not_alone AFTER INSERT ON booking_wishes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_wish_alone();
CREATE CONSTRAINT TRIGGER bookings_no_wish_alone AFTER UPDATE OF status ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.status = 'pending-modification' AND NEW.status <> 'pending-modification')
  EXECUTE FUNCTION refuse_wish_alone();

-- Whether a benefit belongs to the stay that stands, to the wished one, or, as without a wish, to what there is.
ALTER TABLE booking_benefits
  ADD COLUMN part text NOT NULL DEFAULT 'both' CHECK (part IN ('both', 'stay', 'wish'));
