-- What owners say of what they have done: one word for each line of an order, and what the club answers.
CREATE TABLE reviews (
  order_detail_id integer PRIMARY KEY REFERENCES order_details ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  stars integer NOT NULL CHECK (stars BETWEEN 1 AND 5),
  words text CHECK (length(words) BETWEEN 1 AND 400),
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  answer text CHECK (length(answer) BETWEEN 1 AND 1000),
  answered_at timestamptz,
  answered_by_admin_id integer REFERENCES admins,
  -- Hidden words are read by nobody but their owner; the stars still count.
  hidden_reason text CHECK (length(hidden_reason) BETWEEN 1 AND 1000),
  hidden_at timestamptz,
  hidden_by_admin_id integer REFERENCES admins,
  CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CHECK ((hidden_reason IS NULL) = (hidden_at IS NULL))
);
CREATE INDEX reviews_product ON reviews (product_id, created_at DESC);
-- What the desk has not looked at yet.
CREATE INDEX reviews_waiting ON reviews (created_at) WHERE words IS NOT NULL AND answer IS NULL AND hidden_at IS NULL;

-- Counted when they are written, so that a card of the catalogue asks for no row of them.
ALTER TABLE products
  ADD COLUMN review_count integer NOT NULL DEFAULT 0,
  ADD COLUMN review_stars integer NOT NULL DEFAULT 0;

CREATE FUNCTION count_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was integer := CASE WHEN TG_OP = 'INSERT' THEN 0 ELSE OLD.stars END;
  is_now integer := CASE WHEN TG_OP = 'DELETE' THEN 0 ELSE NEW.stars END;
BEGIN
  UPDATE products
     SET review_count = review_count + CASE TG_OP WHEN 'INSERT' THEN 1 WHEN 'DELETE' THEN -1 ELSE 0 END,
         review_stars = review_stars + is_now - was
   WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.product_id ELSE NEW.product_id END;
  RETURN NULL;
END $$;
CREATE TRIGGER reviews_counted AFTER INSERT OR UPDATE OF stars OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION count_reviews();

-- Until when an owner has said that they do not want to be asked.
CREATE TABLE review_asks (
  owner_id integer PRIMARY KEY REFERENCES owners ON DELETE CASCADE,
  until_detail_id integer NOT NULL
);

-- What else the owners who took a product at a resort took there in the last twelve months: counted by the clock, by contracts, and
-- never for fewer than five of them.
CREATE TABLE also_taken (
  hotel_id integer NOT NULL REFERENCES hotels,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  also_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  contracts integer NOT NULL CHECK (contracts >= 5),
  counted_on date NOT NULL,
  PRIMARY KEY (hotel_id, product_id, also_id),
  CHECK (also_id <> product_id)
);
