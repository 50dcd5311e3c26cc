-- What the club's desk answers and calls off, with its words: the owner reads them.

ALTER TABLE messages
  ADD COLUMN answer text CHECK (length(trim(answer)) > 0 AND length(answer) <= 4000),
  ADD COLUMN answered_at timestamptz,
  ADD COLUMN answered_by_admin_id integer REFERENCES admins,
  ADD CONSTRAINT messages_answered_whole
    CHECK (num_nonnulls(answer, answered_at, answered_by_admin_id) IN (0, 3));
CREATE INDEX messages_unanswered ON messages (created_at, id) WHERE answered_at IS NULL;

ALTER TABLE meetings
  ADD COLUMN cancel_reason text CHECK (length(trim(cancel_reason)) > 0 AND length(cancel_reason) <= 1000),
  ADD CONSTRAINT meetings_cancel_reason CHECK (cancel_reason IS NULL OR cancelled_by_admin_id IS NOT NULL);

ALTER TABLE orders
  ADD COLUMN cancel_reason text CHECK (length(trim(cancel_reason)) > 0 AND length(cancel_reason) <= 1000),
  ADD CONSTRAINT orders_cancel_reason CHECK (cancel_reason IS NULL OR cancelled_by_admin_id IS NOT NULL);
CREATE INDEX orders_placed ON orders (id) WHERE status = 1;

-- Who took what was paid at the resort; none where a provider took it.
ALTER TABLE payments ADD COLUMN taken_by_admin_id integer REFERENCES admins;
