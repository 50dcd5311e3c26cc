-- How many seats of a free event one membership may have, in all of its orders; the club's own row says another number.
ALTER TABLE hotels ADD COLUMN free_event_seats integer NOT NULL DEFAULT 6 CHECK (free_event_seats BETWEEN 1 AND 500);
