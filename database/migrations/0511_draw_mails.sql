-- Owners hear of a round when its wishes open, and before they close where they have none: each once.
ALTER TABLE draw_rounds
  ADD COLUMN opened_told_at timestamptz,
  ADD COLUMN closing_told_at timestamptz;
