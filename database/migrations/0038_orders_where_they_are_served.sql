-- An order is filed at the resort that serves it: where its goods are offered, not where the owner happens to stay.

-- A package of which every part with a resort of its own has the same one is that resort's.
UPDATE packages k SET hotel_id = own.hotel_id
  FROM (SELECT l.package_id, min(p.hotel_id) AS hotel_id
          FROM package_lines l
          JOIN product_details d ON d.id = l.detail_id
          JOIN products p ON p.id = d.product_id
         GROUP BY l.package_id
        HAVING count(DISTINCT p.hotel_id) = 1) own
 WHERE own.package_id = k.id AND k.hotel_id IS NULL;

-- Orders that name no resort were read as the contract's.
UPDATE orders o SET hotel_id = c.hotel_id FROM contracts c WHERE c.id = o.contract_id AND o.hotel_id IS NULL;

-- What is still to be served goes to the resort that serves it, where that is one alone. What was served, or is
-- cancelled, stays as it was filed, and so do the amounts.
UPDATE orders o SET hotel_id = own.hotel_id, hotel_sihot_code = NULL
  FROM (SELECT d.order_id, min(coalesce(p.hotel_id, k.hotel_id, e.hotel_id)) AS hotel_id
          FROM order_details d
          LEFT JOIN product_details v ON v.id = d.detail_id
          LEFT JOIN products p ON p.id = v.product_id AND d.package_uuid IS NULL
          LEFT JOIN packages k ON k.id = d.package_id
          LEFT JOIN events e ON e.id = d.event_id
         GROUP BY d.order_id
        HAVING count(DISTINCT coalesce(p.hotel_id, k.hotel_id, e.hotel_id)) = 1
           AND bool_and(coalesce(p.hotel_id, k.hotel_id, e.hotel_id) IS NOT NULL OR d.package_uuid IS NOT NULL)
           AND max(d.operation_day) >= current_date) own
 WHERE own.order_id = o.id AND o.status <> 3 AND o.hotel_id <> own.hotel_id;

UPDATE orders o SET hotel_sihot_code = h.sihot_code FROM hotels h WHERE h.id = o.hotel_id AND o.hotel_sihot_code IS NULL;

ALTER TABLE orders
  ALTER COLUMN hotel_id SET NOT NULL,
  ALTER COLUMN hotel_sihot_code SET NOT NULL;
