-- What stands behind the @ of every calendar entry's UID, for as long as the club lives: a calendar knows an entry again by its UID, also
-- once the portal has another address. A new club gets one of its own. A club that has sent entries under its address keeps that address:
-- the first start writes it.
CREATE TABLE calendar_domain (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  domain text NOT NULL CHECK (domain ~ '^[a-z0-9.:_-]+$' AND length(domain) <= 255)
);
INSERT INTO calendar_domain (domain)
SELECT gen_random_uuid()::text WHERE NOT EXISTS (SELECT FROM bookings) AND NOT EXISTS (SELECT FROM owners);
