-- A cart that is sent again is found by its lines: it is one order, however often it comes.
CREATE INDEX order_details_cart_line ON order_details (line_uuid);
