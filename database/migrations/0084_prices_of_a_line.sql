-- A line of which more was taken after its price had changed keeps how many were bought at which price; null: all of them
-- at one. `unit_cents` is then the highest of them.
ALTER TABLE order_details ADD COLUMN bought jsonb CHECK (jsonb_typeof(bought) = 'array');
