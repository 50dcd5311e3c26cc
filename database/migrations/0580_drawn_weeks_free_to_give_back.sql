-- A round says until which day what it gave is given back for nothing (decision 0457); null where only the rules of any stay hold.
ALTER TABLE draw_rounds ADD COLUMN free_until date CHECK (free_until > (number_at AT TIME ZONE 'UTC')::date);

-- The day that holds: a result that came late leaves three days at least.
CREATE FUNCTION draw_free_until(round draw_rounds) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT greatest(round.free_until, (round.drawn_at AT TIME ZONE h.zone)::date + 3)
    FROM hotels h WHERE h.id = round.hotel_id AND round.free_until IS NOT NULL
$$;

-- That of a stay: while it stands as it was drawn.
CREATE FUNCTION drawn_stay_free_until(stay integer) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT draw_free_until(r) FROM draw_results g
    JOIN draw_rounds r ON r.id = g.round_id
    JOIN draw_places p ON p.id = g.place_id
    JOIN bookings b ON b.id = g.booking_id AND b.check_in = p.check_in AND b.check_out = p.check_out
   WHERE g.booking_id = stay
$$;

CREATE FUNCTION keep_draw_free_until() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the published rules of a round never change' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER draw_free_until_kept BEFORE UPDATE OF free_until ON draw_rounds
  FOR EACH ROW WHEN (OLD.free_until IS DISTINCT FROM NEW.free_until) EXECUTE FUNCTION keep_draw_free_until();
