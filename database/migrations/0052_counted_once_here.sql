-- A transaction counts once, whatever it changes. It was known by its number, which a restore brought along into another
-- server's database: there the transaction that happens to have the number was not counted. A row's own xmin is of the
-- database that it is in. The column `counted_in` is read no more.

CREATE OR REPLACE FUNCTION count_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_version SET version = version + 1 WHERE xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_club_news_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE club_news_version SET version = version + 1 WHERE xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END $$;
