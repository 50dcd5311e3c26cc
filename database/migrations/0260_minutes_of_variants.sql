-- A variant may take another time than its product: a massage of 50 minutes beside one of 80. Null: as long as the product takes.

ALTER TABLE product_details
  ADD COLUMN duration_minutes integer CHECK (duration_minutes > 0);
