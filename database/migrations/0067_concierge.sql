-- One thread with the club: a message carries pictures, an answer may have come by mail, and its owner has read it or not.
ALTER TABLE messages
  ADD COLUMN answer_staff_id integer REFERENCES staff,  -- who wrote it, where it came by mail; the admin entered it
  ADD COLUMN answer_read_at timestamptz;
UPDATE messages SET answer_read_at = answered_at;
CREATE INDEX messages_unread ON messages (owner_id) WHERE answered_at IS NOT NULL AND answer_read_at IS NULL;

CREATE TABLE message_pictures (
  message_id integer NOT NULL REFERENCES messages ON DELETE CASCADE,
  position integer NOT NULL CONSTRAINT message_holds_four CHECK (position BETWEEN 1 AND 4),
  file_key uuid NOT NULL UNIQUE REFERENCES stored_files,
  PRIMARY KEY (message_id, position)
);
