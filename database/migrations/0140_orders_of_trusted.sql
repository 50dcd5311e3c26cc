-- What somebody trusted orders, changes or cancels is the owner's, for whom they do it; the order names them beside. The
-- version before reads it as the owner's own.
ALTER TABLE orders
  ADD COLUMN created_by_trust_id integer REFERENCES trusts ON DELETE SET NULL,
  ADD COLUMN cancelled_by_trust_id integer REFERENCES trusts ON DELETE SET NULL;
ALTER TABLE orders ADD CHECK (created_by_trust_id IS NULL OR created_by_admin_id IS NULL);
ALTER TABLE orders ADD CHECK (cancelled_by_trust_id IS NULL OR cancelled_by_admin_id IS NULL);
CREATE INDEX orders_created_by_trust ON orders (created_by_trust_id) WHERE created_by_trust_id IS NOT NULL;
CREATE INDEX orders_cancelled_by_trust ON orders (cancelled_by_trust_id) WHERE cancelled_by_trust_id IS NOT NULL;
ALTER TABLE order_changes ADD COLUMN trust_id integer REFERENCES trusts ON DELETE SET NULL;
ALTER TABLE order_changes ADD CHECK (trust_id IS NULL OR admin_id IS NULL);
CREATE INDEX order_changes_trust ON order_changes (trust_id) WHERE trust_id IS NOT NULL;
