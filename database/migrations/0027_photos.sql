-- Photographs that the club's desk uploads, beside the house's illustrations.

-- A photograph in its three widths. Whatever names it in its column `picture` says `photo-<key>`.
CREATE TABLE photos (
  key uuid PRIMARY KEY,
  small uuid NOT NULL UNIQUE REFERENCES stored_files,
  medium uuid NOT NULL UNIQUE REFERENCES stored_files,
  large uuid NOT NULL UNIQUE REFERENCES stored_files,
  alt bilingual,                                       -- what it shows; null until something names it
  -- The key once it is told what it shows: only then can anything name it, and while something does that stays told.
  described uuid UNIQUE GENERATED ALWAYS AS (CASE WHEN alt IS NOT NULL THEN key END) STORED,
  admin_id integer NOT NULL REFERENCES admins,
  uploaded_at timestamptz NOT NULL
);
CREATE INDEX photos_by_upload ON photos (uploaded_at);

-- The photograph that a picture's name is of; null for an illustration.
CREATE FUNCTION photo_of(picture text) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN picture ~ '^photo-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN substr(picture, 7)::uuid END
$$;

ALTER TABLE newsletters ADD COLUMN photo uuid GENERATED ALWAYS AS (photo_of(picture)) STORED REFERENCES photos (described);
ALTER TABLE promotions ADD COLUMN photo uuid GENERATED ALWAYS AS (photo_of(picture)) STORED REFERENCES photos (described);
ALTER TABLE products ADD COLUMN photo uuid GENERATED ALWAYS AS (photo_of(picture)) STORED REFERENCES photos (described);
ALTER TABLE packages ADD COLUMN photo uuid GENERATED ALWAYS AS (photo_of(picture)) STORED REFERENCES photos (described);
ALTER TABLE events ADD COLUMN photo uuid GENERATED ALWAYS AS (photo_of(picture)) STORED REFERENCES photos (described);
ALTER TABLE product_pictures ADD COLUMN photo uuid GENERATED ALWAYS AS (photo_of(picture)) STORED REFERENCES photos (described);
ALTER TABLE package_pictures ADD COLUMN photo uuid GENERATED ALWAYS AS (photo_of(picture)) STORED REFERENCES photos (described);
ALTER TABLE event_pictures ADD COLUMN photo uuid GENERATED ALWAYS AS (photo_of(picture)) STORED REFERENCES photos (described);

CREATE INDEX newsletters_photo ON newsletters (photo) WHERE photo IS NOT NULL;
CREATE INDEX promotions_photo ON promotions (photo) WHERE photo IS NOT NULL;
CREATE INDEX products_photo ON products (photo) WHERE photo IS NOT NULL;
CREATE INDEX packages_photo ON packages (photo) WHERE photo IS NOT NULL;
CREATE INDEX events_photo ON events (photo) WHERE photo IS NOT NULL;
CREATE INDEX product_pictures_photo ON product_pictures (photo) WHERE photo IS NOT NULL;
CREATE INDEX package_pictures_photo ON package_pictures (photo) WHERE photo IS NOT NULL;
CREATE INDEX event_pictures_photo ON event_pictures (photo) WHERE photo IS NOT NULL;

-- Every photograph that something names, once for each that does.
CREATE VIEW named_photos AS
  SELECT photo FROM newsletters WHERE photo IS NOT NULL
  UNION ALL SELECT photo FROM promotions WHERE photo IS NOT NULL
  UNION ALL SELECT photo FROM products WHERE photo IS NOT NULL
  UNION ALL SELECT photo FROM packages WHERE photo IS NOT NULL
  UNION ALL SELECT photo FROM events WHERE photo IS NOT NULL
  UNION ALL SELECT photo FROM product_pictures WHERE photo IS NOT NULL
  UNION ALL SELECT photo FROM package_pictures WHERE photo IS NOT NULL
  UNION ALL SELECT photo FROM event_pictures WHERE photo IS NOT NULL;

-- A photograph with its files, unless something names it. True when it is gone.
CREATE FUNCTION remove_photo(photo_key uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever is about to name it is waited for; what the next statement sees is the state after.
  PERFORM FROM photos WHERE key = photo_key FOR UPDATE;
  WITH gone AS (
    DELETE FROM photos p
     WHERE p.key = photo_key AND NOT EXISTS (SELECT FROM named_photos n WHERE n.photo = p.key)
    RETURNING ARRAY[small, medium, large] AS files
  )
  DELETE FROM stored_files f USING gone WHERE f.key = ANY (gone.files);
  RETURN FOUND;
END $$;

-- What nothing names any more goes with the last that named it. Asked at the end: pictures are taken out and put in anew.
CREATE FUNCTION forget_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM remove_photo(OLD.photo);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER newsletters_forget_photo AFTER UPDATE OF picture OR DELETE ON newsletters
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.photo IS NOT NULL) EXECUTE FUNCTION forget_photo();
CREATE CONSTRAINT TRIGGER promotions_forget_photo AFTER UPDATE OF picture OR DELETE ON promotions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.photo IS NOT NULL) EXECUTE FUNCTION forget_photo();
CREATE CONSTRAINT TRIGGER products_forget_photo AFTER UPDATE OF picture OR DELETE ON products
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.photo IS NOT NULL) EXECUTE FUNCTION forget_photo();
CREATE CONSTRAINT TRIGGER packages_forget_photo AFTER UPDATE OF picture OR DELETE ON packages
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.photo IS NOT NULL) EXECUTE FUNCTION forget_photo();
CREATE CONSTRAINT TRIGGER events_forget_photo AFTER UPDATE OF picture OR DELETE ON events
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.photo IS NOT NULL) EXECUTE FUNCTION forget_photo();
CREATE CONSTRAINT TRIGGER product_pictures_forget_photo AFTER UPDATE OF picture OR DELETE ON product_pictures
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.photo IS NOT NULL) EXECUTE FUNCTION forget_photo();
CREATE CONSTRAINT TRIGGER package_pictures_forget_photo AFTER UPDATE OF picture OR DELETE ON package_pictures
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.photo IS NOT NULL) EXECUTE FUNCTION forget_photo();
CREATE CONSTRAINT TRIGGER event_pictures_forget_photo AFTER UPDATE OF picture OR DELETE ON event_pictures
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.photo IS NOT NULL) EXECUTE FUNCTION forget_photo();
