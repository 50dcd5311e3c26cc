-- The desk's list of placed orders goes by the last day of an order's lines: what was placed long ago and never settled is
-- not looked at any more. Written with the order. Where it is not known (an order of the version before), the lines say.

ALTER TABLE orders ADD COLUMN last_day date;
UPDATE orders o SET last_day = (SELECT max(d.operation_day) FROM order_details d WHERE d.order_id = o.id)
 WHERE o.status = 1;
CREATE INDEX orders_placed_last_day ON orders (coalesce(last_day, 'infinity'::date)) WHERE status = 1;
