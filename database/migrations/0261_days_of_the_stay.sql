-- What belongs to a day of the stay is had on that day alone: a late check-out on that of departure, an early check-in on that of
-- arrival. Null: on any day. A transfer has a leg for each.

ALTER TABLE products
  ADD COLUMN stay_day text CHECK (stay_day IN ('arrival', 'departure')),
  ADD CONSTRAINT products_stay_day CHECK (stay_day IS NULL OR NOT transfer);
