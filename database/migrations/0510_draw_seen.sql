-- The owner has looked at what a draw gave: it no longer waits on their home.
ALTER TABLE draw_takers ADD COLUMN seen_at timestamptz;
