-- Cars are driven through the night too: hours of a transfer may close on the morning after they open.

ALTER TABLE product_details
  DROP CONSTRAINT product_details_hours,
  ADD CONSTRAINT product_details_hours CHECK (
    CASE times WHEN 'hours' THEN opens IS NOT NULL AND closes IS NOT NULL AND opens <> closes
               ELSE opens IS NULL AND closes IS NULL END);

-- When something begins at the latest so that it ends before it closes; never before it opens. In quarters. Through the night it
-- begins until it closes.
CREATE OR REPLACE FUNCTION last_start(opens text, closes text, minutes integer) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN closes < opens THEN closes ELSE to_char(time '00:00' + make_interval(mins => greatest(
           substring(opens, 1, 2)::integer * 60 + substring(opens, 4, 2)::integer,
           (substring(closes, 1, 2)::integer * 60 + substring(closes, 4, 2)::integer - coalesce(minutes, 0)) / 15 * 15)),
         'HH24:MI') END
$$;

-- What takes its time ends on the day on which it begins: the hours of a night are a transfer's alone.
CREATE FUNCTION check_hours_of_night() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked integer := CASE TG_TABLE_NAME WHEN 'product_details' THEN (to_jsonb(NEW) ->> 'product_id')::integer
                                        ELSE (to_jsonb(NEW) ->> 'id')::integer END;
  fault record;
BEGIN
  SELECT p.slug, d.position INTO fault
    FROM products p JOIN product_details d ON d.product_id = p.id
   WHERE p.id = checked AND NOT p.transfer AND d.closes < d.opens LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'variant % of product % closes before it opens, and is no transfer', fault.position, fault.slug
      USING ERRCODE = 'check_violation', CONSTRAINT = 'hours_of_night';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER hours_of_night AFTER INSERT OR UPDATE OF opens, closes ON product_details
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.closes < NEW.opens) EXECUTE FUNCTION check_hours_of_night();
CREATE CONSTRAINT TRIGGER hours_of_night AFTER UPDATE OF transfer ON products
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NOT NEW.transfer) EXECUTE FUNCTION check_hours_of_night();
