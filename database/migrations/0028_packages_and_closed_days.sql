-- Packages and a product's closed days are written at the desk; what was brought in obeys the same rules.

ALTER TABLE publications
  DROP CONSTRAINT publications_kind_check,
  ADD CONSTRAINT publications_kind_check CHECK (
    kind IN ('newsletter', 'promotion', 'general-document', 'contract-document', 'report', 'product', 'event', 'package',
             'allotment', 'blackout', 'closed-days'));

-- Owners who find a product have something to choose, those that were brought in as well: the rows of one transaction
-- may arrive in any order.
UPDATE products p SET active = false
 WHERE active AND NOT EXISTS (SELECT FROM product_details d WHERE d.product_id = p.id AND d.active);
CREATE OR REPLACE FUNCTION check_product_sells_something() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked integer := CASE TG_TABLE_NAME WHEN 'products' THEN (to_jsonb(NEW) ->> 'id')::integer
                                        ELSE (to_jsonb(OLD) ->> 'product_id')::integer END;
  named text := (SELECT slug FROM products WHERE id = checked AND active);
BEGIN
  IF named IS NOT NULL AND NOT EXISTS (SELECT FROM product_details WHERE product_id = checked AND active) THEN
    RAISE EXCEPTION 'product % is on sale, and none of its variants is', named
      USING ERRCODE = 'check_violation', CONSTRAINT = 'product_sells_something';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER product_begins_selling AFTER INSERT ON products
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.active)
  EXECUTE FUNCTION check_product_sells_something();

-- Nor is an empty package on sale.
UPDATE packages k SET active = false
 WHERE active AND NOT EXISTS (SELECT FROM package_lines l WHERE l.package_id = k.id);
CREATE FUNCTION check_package_holds_something() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked integer := CASE TG_TABLE_NAME WHEN 'packages' THEN (to_jsonb(NEW) ->> 'id')::integer
                                        ELSE (to_jsonb(OLD) ->> 'package_id')::integer END;
  named text := (SELECT slug FROM packages WHERE id = checked AND active);
BEGIN
  IF named IS NOT NULL AND NOT EXISTS (SELECT FROM package_lines WHERE package_id = checked) THEN
    RAISE EXCEPTION 'package % is on sale, and holds nothing', named
      USING ERRCODE = 'check_violation', CONSTRAINT = 'package_holds_something';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER package_holds_something AFTER INSERT OR UPDATE OF active ON packages
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.active)
  EXECUTE FUNCTION check_package_holds_something();
CREATE CONSTRAINT TRIGGER package_keeps_something AFTER DELETE ON package_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_package_holds_something();

-- What is in a package has the package's currency: prices of two currencies are never added up. Those that are there
-- already are asked when they are written anew.
CREATE FUNCTION check_package_one_currency() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(NEW);
  mixed text := (
    SELECT k.slug
      FROM packages k
      JOIN package_lines l ON l.package_id = k.id
      JOIN product_details d ON d.id = l.detail_id
      JOIN products p ON p.id = d.product_id
     WHERE k.currency <> p.currency
       AND CASE TG_TABLE_NAME WHEN 'products' THEN p.id = (changed ->> 'id')::integer
                              WHEN 'packages' THEN k.id = (changed ->> 'id')::integer
                              ELSE k.id = (changed ->> 'package_id')::integer END
     LIMIT 1);
BEGIN
  IF mixed IS NOT NULL THEN
    RAISE EXCEPTION 'package % holds something in another currency', mixed
      USING ERRCODE = 'check_violation', CONSTRAINT = 'package_one_currency';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER package_line_currency AFTER INSERT OR UPDATE ON package_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_package_one_currency();
CREATE CONSTRAINT TRIGGER package_currency AFTER UPDATE OF currency ON packages
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.currency <> OLD.currency)
  EXECUTE FUNCTION check_package_one_currency();
CREATE CONSTRAINT TRIGGER product_currency AFTER UPDATE OF currency ON products
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.currency <> OLD.currency)
  EXECUTE FUNCTION check_package_one_currency();

-- A day of a product is closed once, for one reason. Where two spans lay over each other the earlier one keeps the day:
-- as many days are closed as before.
WITH ordered AS (
  SELECT id, max(last_day) OVER earlier AS until FROM product_blackouts
  WINDOW earlier AS (PARTITION BY product_id ORDER BY first_day, last_day DESC, id
                     ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
), swallowed AS (
  DELETE FROM product_blackouts b USING ordered o WHERE b.id = o.id AND b.last_day <= o.until
)
UPDATE product_blackouts b SET first_day = o.until + 1
  FROM ordered o WHERE b.id = o.id AND b.first_day <= o.until AND b.last_day > o.until;
-- int4range stands in for "=" so that no extension is needed.
ALTER TABLE product_blackouts ADD CONSTRAINT product_blackouts_day_once EXCLUDE USING gist (
  int4range(product_id, product_id, '[]') WITH &&,
  daterange(first_day, last_day, '[]') WITH &&
);
