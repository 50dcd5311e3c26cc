-- A transfer's line is one leg: the way there, or the way back. The two of a round trip name the same trip.
ALTER TABLE order_details
  ADD COLUMN leg text CHECK (leg IN ('arrival', 'departure')),
  ADD COLUMN trip_uuid uuid,
  ADD COLUMN travellers integer,
  ADD COLUMN seats integer;

-- What was ordered before is one leg; it keeps the people that were sold, whatever the vehicle is said to hold now.
UPDATE order_details d
   SET leg = CASE d.itinerary ->> 'trip' WHEN 'Departure' THEN 'departure' ELSE 'arrival' END,
       travellers = d.quantity + d.extra_people,
       seats = greatest(d.quantity * v.people, d.quantity + d.extra_people)
  FROM product_details v
 WHERE v.id = d.detail_id AND d.itinerary IS NOT NULL;

SET CONSTRAINTS ALL IMMEDIATE;
ALTER TABLE order_details
  ADD CONSTRAINT order_details_leg_is_seated CHECK (
    (leg IS NULL AND num_nonnulls(itinerary, trip_uuid, travellers, seats) = 0)
    OR (leg IS NOT NULL AND num_nonnulls(itinerary, travellers, seats) = 3 AND travellers BETWEEN 1 AND seats));

-- A trip has one way there and one way back.
CREATE UNIQUE INDEX order_details_legs ON order_details (order_id, trip_uuid, leg) WHERE trip_uuid IS NOT NULL;

-- The seats are the vehicle's, not what somebody says. The version before knows of no leg: its lines get one.
CREATE FUNCTION seat_leg() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.seats := NEW.quantity * (SELECT people FROM product_details WHERE id = NEW.detail_id);
  NEW.leg := coalesce(NEW.leg, CASE NEW.itinerary ->> 'trip' WHEN 'Departure' THEN 'departure' ELSE 'arrival' END);
  NEW.travellers := coalesce(NEW.travellers, least(NEW.seats, NEW.quantity + NEW.extra_people));
  RETURN NEW;
END $$;
CREATE TRIGGER order_details_seats BEFORE INSERT OR UPDATE OF quantity, detail_id ON order_details
  FOR EACH ROW WHEN (NEW.itinerary IS NOT NULL) EXECUTE FUNCTION seat_leg();
