-- What the desk finds from anywhere. Owners by the beginning of any word of their name and address; contracts and residences by the beginning of
-- their numbers. Stays are found by their codes, which are unique already.
ALTER TABLE owners ADD COLUMN find tsvector
  GENERATED ALWAYS AS (to_tsvector('simple', inbox_words(name || ' ' || lastname || ' ' || email))) STORED;
CREATE INDEX owners_found ON owners USING gin (find) WITH (fastupdate = off);
CREATE INDEX contracts_number_begins ON contracts (number text_pattern_ops);
CREATE INDEX housing_number_begins ON housing (number text_pattern_ops);
