-- How many stood before a wait when it got its place: its owner sees how far it has come since. Unknown of waits before this one.
ALTER TABLE waits ADD COLUMN placed_behind integer CHECK (placed_behind >= 0);
