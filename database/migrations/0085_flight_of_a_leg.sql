-- A leg's flight is changed after it was ordered; its history keeps what it was. Null: the flight stayed.
ALTER TABLE order_changes
  ADD COLUMN old_flight jsonb,
  ADD COLUMN new_flight jsonb,
  ADD CONSTRAINT order_changes_flight CHECK ((old_flight IS NULL) = (new_flight IS NULL));
