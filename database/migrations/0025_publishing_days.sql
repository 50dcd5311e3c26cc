-- Days that the desk publishes: what is left of a variant's day, and the nights that a resort closes.

-- A closed day sells nothing more, not even the place that somebody gives back: its capacity is what is taken.
ALTER TABLE allotment
  ADD COLUMN closed boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT allotment_closed_is_full CHECK (NOT closed OR capacity = taken);

-- A night of a resort is closed once, for one reason. Where two lay over each other the earlier one keeps the night:
-- as many nights are closed as before.
DO $$
DECLARE
  one record;
  hotel integer;
  until date;
BEGIN
  FOR one IN SELECT id, hotel_id, first_night, last_night FROM blackouts
              ORDER BY hotel_id, first_night, last_night DESC, id LOOP
    IF hotel IS DISTINCT FROM one.hotel_id OR one.first_night > until THEN
      hotel := one.hotel_id;
      until := one.last_night;
    ELSIF one.last_night <= until THEN
      DELETE FROM blackouts WHERE id = one.id;
    ELSE
      UPDATE blackouts SET first_night = until + 1 WHERE id = one.id;
      until := one.last_night;
    END IF;
  END LOOP;
END $$;
-- int4range stands in for "=" so that no extension is needed.
ALTER TABLE blackouts ADD CONSTRAINT blackouts_night_once EXCLUDE USING gist (
  int4range(hotel_id, hotel_id, '[]') WITH &&,
  daterange(first_night, last_night, '[]') WITH &&
);
