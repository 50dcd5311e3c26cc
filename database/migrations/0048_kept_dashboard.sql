-- What the dashboard shows alike to every owner, the newsletters and the hotels' months, is kept as the catalogue is: a
-- number counts the transactions that changed it.

CREATE TABLE club_news_version (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  version bigint NOT NULL,
  counted_in bigint NOT NULL
);
INSERT INTO club_news_version (version, counted_in) VALUES (1, txid_current());

CREATE FUNCTION count_club_news_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE club_news_version SET version = version + 1, counted_in = txid_current() WHERE counted_in <> txid_current();
  RETURN NULL;
END $$;

DO $$
DECLARE source text;
BEGIN
  FOREACH source IN ARRAY ARRAY['newsletters', 'hotel_performance', 'hotels', 'photos'] LOOP
    EXECUTE format('CREATE CONSTRAINT TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I '
                   'DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_club_news_change()',
                   source || '_counted_as_news', source);
  END LOOP;
END $$;

-- The dashboard's latest documents, whatever the year and however many there are.
CREATE INDEX transactions_latest ON transactions (contract_id, day DESC, id DESC);
