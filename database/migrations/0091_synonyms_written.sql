-- Who of the desk wrote a synonym, and when; null: it was brought in.
ALTER TABLE search_synonyms
  ADD COLUMN written_by_admin_id integer REFERENCES admins,
  ADD COLUMN written_at timestamptz;
