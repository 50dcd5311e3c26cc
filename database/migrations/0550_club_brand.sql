-- What a manager names the club and how it looks, where the environment (`BRAND_*`, `CONCIERGE_PHONE`) leaves it to them.
CREATE TABLE club_brand (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),  -- one row at most; an empty text is what the house has by itself
  name text NOT NULL CHECK (length(name) <= 60 AND name !~ '[[:cntrl:]]'),
  tagline text NOT NULL CHECK (length(tagline) <= 60 AND tagline !~ '[[:cntrl:]]'),
  tagline_es text NOT NULL CHECK (length(tagline_es) <= 60 AND tagline_es !~ '[[:cntrl:]]'),  -- empty: the same as in English
  promotions text NOT NULL CHECK (length(promotions) <= 60 AND promotions !~ '[[:cntrl:]]'),
  promotions_es text NOT NULL CHECK (length(promotions_es) <= 60 AND promotions_es !~ '[[:cntrl:]]'),
  phone text NOT NULL CHECK (phone = '' OR phone ~ '^[+(0-9][0-9 ().-]{2,30}$'),
  accent text NOT NULL CHECK (accent = '' OR accent ~ '^#[0-9a-f]{6}$'),  -- on paper by day
  night text NOT NULL CHECK (night = '' OR night ~ '^#[0-9a-f]{6}$'),     -- the same on the dark skin
  deep text NOT NULL CHECK (deep = '' OR deep ~ '^#[0-9a-f]{6}$')         -- the panel under light letters
);

-- Each process has the brand at hand and reads it anew when it hears of a change.
CREATE FUNCTION tell_brand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('brand', '');
  RETURN NULL;
END $$;
CREATE TRIGGER club_brand_told AFTER INSERT OR UPDATE OR DELETE ON club_brand FOR EACH STATEMENT EXECUTE FUNCTION tell_brand();

ALTER TABLE setting_changes
  DROP CONSTRAINT setting_changes_setting_check,
  DROP CONSTRAINT setting_changes_of_resort,
  DROP CONSTRAINT setting_changes_dated,
  ADD CONSTRAINT setting_changes_setting_check
    CHECK (setting IN ('hotel', 'cancelling', 'waiting', 'promise', 'sender', 'brand')),
  ADD CONSTRAINT setting_changes_of_resort CHECK ((setting IN ('promise', 'sender', 'brand')) = (hotel_id IS NULL)),
  ADD CONSTRAINT setting_changes_dated CHECK ((setting IN ('hotel', 'sender', 'brand')) = (from_day IS NULL));
