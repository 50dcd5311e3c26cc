-- The stay that came of an offer is looked up from the stay: who booked it, and what goes with it when it is removed.
CREATE INDEX wait_offers_booking ON wait_offers (booking_id) WHERE booking_id IS NOT NULL;
