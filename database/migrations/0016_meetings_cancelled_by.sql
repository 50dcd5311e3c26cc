-- Who took a meeting back, where an admin did it for the owner.

ALTER TABLE meetings ADD COLUMN cancelled_by_admin_id integer REFERENCES admins;
ALTER TABLE meetings ADD CONSTRAINT meetings_cancelled_by
  CHECK (cancelled_by_admin_id IS NULL OR cancelled_at IS NOT NULL);
CREATE INDEX meetings_staff ON meetings (staff_id, starts_at);
