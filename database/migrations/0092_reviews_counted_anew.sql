-- The reviews of a product are counted anew at each word, behind a lock of the product: rows that come in with their product’s
-- figures are not counted twice.
CREATE OR REPLACE FUNCTION count_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  product integer := CASE WHEN TG_OP = 'DELETE' THEN OLD.product_id ELSE NEW.product_id END;
BEGIN
  PERFORM FROM products WHERE id = product FOR NO KEY UPDATE;
  UPDATE products p SET review_count = r.count, review_stars = r.stars
    FROM (SELECT count(*)::int AS count, coalesce(sum(stars), 0)::int AS stars FROM reviews WHERE product_id = product) r
   WHERE p.id = product;
  RETURN NULL;
END $$;
