-- What may be bought of a product changes while what was bought stays.

-- A variant that is no longer sold stays for the orders and packages that name it.
ALTER TABLE product_details ADD COLUMN active boolean NOT NULL DEFAULT true;

-- Owners who find a product have something to choose. Asked when something is taken off sale or put on it; what is
-- brought in arrives row by row.
CREATE FUNCTION check_product_sells_something() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked integer := CASE TG_TABLE_NAME WHEN 'products' THEN (to_jsonb(NEW) ->> 'id')::integer
                                        ELSE (to_jsonb(OLD) ->> 'product_id')::integer END;
BEGIN
  IF EXISTS (SELECT FROM products WHERE id = checked AND active)
     AND NOT EXISTS (SELECT FROM product_details WHERE product_id = checked AND active) THEN
    RAISE EXCEPTION 'product % is on sale, and none of its variants is', checked
      USING ERRCODE = 'check_violation', CONSTRAINT = 'product_sells_something';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER product_sells_something AFTER UPDATE OF active ON products
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.active AND NOT OLD.active)
  EXECUTE FUNCTION check_product_sells_something();
CREATE CONSTRAINT TRIGGER product_keeps_selling AFTER UPDATE OF active ON product_details
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.active AND NOT NEW.active)
  EXECUTE FUNCTION check_product_sells_something();
CREATE CONSTRAINT TRIGGER product_keeps_a_variant AFTER DELETE ON product_details
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.active)
  EXECUTE FUNCTION check_product_sells_something();
