-- What the catalogue answers stays as it is until the desk changes something, and is kept until then: a number counts
-- the transactions that changed what its lists and pages are made of. It is counted when a transaction ends, so that an
-- import and the desk do not wait for each other, and it is seen together with what it counts.

CREATE TABLE catalogue_version (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  version bigint NOT NULL,
  -- The transaction that counted last: it counts once, whatever it changes.
  counted_in bigint NOT NULL
);
INSERT INTO catalogue_version (version, counted_in) VALUES (1, txid_current());

CREATE FUNCTION count_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_version SET version = version + 1, counted_in = txid_current() WHERE counted_in <> txid_current();
  RETURN NULL;
END $$;

DO $$
DECLARE source text;
BEGIN
  FOREACH source IN ARRAY ARRAY['products', 'product_details', 'product_promos', 'product_pictures', 'packages',
                                'package_lines', 'package_pictures', 'categories', 'hotels', 'photos'] LOOP
    EXECUTE format('CREATE CONSTRAINT TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I '
                   'DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_catalogue_change()',
                   source || '_counted', source);
  END LOOP;
END $$;

-- When the next promotion begins or ends.
CREATE INDEX product_promos_starts ON product_promos (starts_at);
CREATE INDEX product_promos_ends ON product_promos (ends_at);
