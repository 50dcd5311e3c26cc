-- When a variant is had: at any time, at a quarter between two hours, or at slots with places each.

ALTER TABLE product_details
  ADD COLUMN times text NOT NULL DEFAULT 'any' CHECK (times IN ('any', 'hours', 'slots')),
  ADD COLUMN opens text CHECK (opens ~ '^([01][0-9]|2[0-3]):(00|15|30|45)$'),
  ADD COLUMN closes text CHECK (closes ~ '^([01][0-9]|2[0-3]):(00|15|30|45)$'),
  ADD CONSTRAINT product_details_hours CHECK (
    CASE times WHEN 'hours' THEN opens IS NOT NULL AND closes IS NOT NULL AND opens < closes
               ELSE opens IS NULL AND closes IS NULL END),
  -- Places are counted for the day or for its slots, never for both.
  ADD CONSTRAINT product_details_slots_have_places CHECK (times <> 'slots' OR daily_capacity IS NULL);

-- So long before it begins it may be ordered at the latest, and cancelled free of charge. No limit of its own for
-- cancelling: until the day before, as ever.
ALTER TABLE products
  ADD COLUMN lead_minutes integer NOT NULL DEFAULT 0 CHECK (lead_minutes BETWEEN 0 AND 43200),
  ADD COLUMN cancel_hours integer CHECK (cancel_hours BETWEEN 0 AND 720);

-- The slots of a variant: an hour of the day, with as many places. One that was ordered stays, and is no longer offered.
CREATE TABLE detail_slots (
  detail_id integer NOT NULL REFERENCES product_details ON DELETE CASCADE,
  starts text NOT NULL CHECK (starts ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  places integer NOT NULL CHECK (places > 0),
  active boolean NOT NULL DEFAULT true,
  PRIMARY KEY (detail_id, starts)
);

-- What is taken of a slot on a day. Without a row all its places are free, as with the days of `allotment`.
CREATE TABLE slot_allotment (
  detail_id integer NOT NULL,
  starts text NOT NULL,
  day date NOT NULL,
  capacity integer NOT NULL CHECK (capacity >= 0),
  taken integer NOT NULL DEFAULT 0,
  PRIMARY KEY (detail_id, day, starts),
  FOREIGN KEY (detail_id, starts) REFERENCES detail_slots,
  CONSTRAINT slot_allotment_not_oversold CHECK (taken BETWEEN 0 AND capacity)
) WITH (fillfactor = 70);

-- The slot that a line took its places of; a line without one took them of its day, or none.
ALTER TABLE order_details
  ADD COLUMN slot text,
  ADD FOREIGN KEY (detail_id, slot) REFERENCES detail_slots (detail_id, starts),
  ADD CONSTRAINT order_details_slot_taken CHECK (slot IS NULL OR (took_places AND slot = operation_time));

-- A variant with slots that is sold has one that is offered; one without slots offers none.
CREATE FUNCTION check_detail_has_slots() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked integer := CASE TG_TABLE_NAME WHEN 'product_details' THEN (to_jsonb(NEW) ->> 'id')::integer
                                        ELSE (to_jsonb(coalesce(NEW, OLD)) ->> 'detail_id')::integer END;
  variant record;
  offered boolean := EXISTS (SELECT FROM detail_slots WHERE detail_id = checked AND active);
BEGIN
  SELECT d.times, d.active, p.slug, d.position INTO variant
    FROM product_details d JOIN products p ON p.id = d.product_id WHERE d.id = checked;
  IF FOUND AND variant.active AND offered <> (variant.times = 'slots') THEN
    RAISE EXCEPTION 'variant % of product % has slots to offer, or is had at slots, but not both',
      variant.position, variant.slug USING ERRCODE = 'check_violation', CONSTRAINT = 'detail_has_slots';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER detail_has_slots AFTER INSERT OR UPDATE OF times, active ON product_details
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_detail_has_slots();
CREATE CONSTRAINT TRIGGER detail_keeps_slots AFTER INSERT OR UPDATE OF active OR DELETE ON detail_slots
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_detail_has_slots();

CREATE CONSTRAINT TRIGGER detail_slots_counted AFTER INSERT OR UPDATE OR DELETE ON detail_slots
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_catalogue_change();
