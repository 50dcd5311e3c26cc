-- Somebody else takes a place that was ordered: a pass as visitors have, of a line of an order. The gate reads both alike.
ALTER TABLE access_passes
  ALTER COLUMN access_id DROP NOT NULL,
  ADD COLUMN order_detail_id integer REFERENCES order_details ON DELETE CASCADE,
  -- Where its guest looks at it: 128 bits of chance. A new link ends the one before.
  ADD COLUMN link text UNIQUE CHECK (link ~ '^[A-Za-z0-9_-]{22}$'),
  ADD COLUMN email text CHECK (position('@' IN email) > 1),
  ADD COLUMN language text CHECK (language IN ('en', 'es')),
  -- What its guest was told last by mail: the day and the hour, or that it opens no more.
  ADD COLUMN told text,
  ADD CONSTRAINT access_passes_of CHECK (num_nonnulls(access_id, order_detail_id) = 1),
  ADD CONSTRAINT access_passes_line CHECK (
    (order_detail_id IS NULL) = (link IS NULL) AND (order_detail_id IS NULL) = (language IS NULL));
CREATE UNIQUE INDEX access_passes_line_guest ON access_passes (order_detail_id, guest_position)
  WHERE revoked_at IS NULL AND order_detail_id IS NOT NULL;
CREATE INDEX access_passes_line_last ON access_passes (order_detail_id, id) WHERE order_detail_id IS NOT NULL;
CREATE INDEX access_passes_to_tell ON access_passes (ends_at) WHERE email IS NOT NULL;

-- A pass follows its line, whoever moves or cancels it, and whichever version does.
CREATE FUNCTION passes_follow_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.cancelled_at IS NOT NULL THEN
    UPDATE access_passes SET revoked_at = NEW.cancelled_at, revoked_why = 'withdrawn'
     WHERE order_detail_id = NEW.id AND revoked_at IS NULL;
    RETURN NULL;
  END IF;
  UPDATE access_passes p
     SET starts_at = NEW.operation_day::timestamp AT TIME ZONE h.zone,
         ends_at = (NEW.operation_day + 1)::timestamp AT TIME ZONE h.zone
    FROM orders o JOIN hotels h ON h.id = o.hotel_id
   WHERE p.order_detail_id = NEW.id AND p.revoked_at IS NULL AND o.id = NEW.order_id;
  -- Fewer places: those of the last ones are gone.
  UPDATE access_passes p SET revoked_at = now(), revoked_why = 'withdrawn'
   WHERE p.order_detail_id = NEW.id AND p.revoked_at IS NULL
     AND p.guest_position > coalesce(NEW.travellers, NEW.extra_people + NEW.quantity
           * coalesce((SELECT v.people FROM product_details v WHERE v.id = NEW.detail_id), 1));
  RETURN NULL;
END $$;
CREATE TRIGGER order_details_passes AFTER UPDATE OF operation_day, quantity, cancelled_at ON order_details
  FOR EACH ROW WHEN (NEW.operation_day IS DISTINCT FROM OLD.operation_day
    OR NEW.quantity IS DISTINCT FROM OLD.quantity OR NEW.cancelled_at IS DISTINCT FROM OLD.cancelled_at)
  EXECUTE FUNCTION passes_follow_line();

CREATE FUNCTION passes_end_with_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE access_passes p SET revoked_at = NEW.cancelled_at, revoked_why = 'withdrawn'
    FROM order_details d WHERE d.order_id = NEW.id AND p.order_detail_id = d.id AND p.revoked_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_passes AFTER UPDATE OF cancelled_at ON orders
  FOR EACH ROW WHEN (NEW.cancelled_at IS NOT NULL AND OLD.cancelled_at IS NULL)
  EXECUTE FUNCTION passes_end_with_order();
