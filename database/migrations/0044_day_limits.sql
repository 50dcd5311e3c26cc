-- What an owner has used up of a limit a day: it counts for 24 hours from the first time, then anew.
CREATE TABLE day_limits (
  owner_id integer NOT NULL REFERENCES owners ON DELETE CASCADE,
  of text NOT NULL CHECK (of ~ '^[a-z-]{2,40}$'),
  begun_at timestamptz NOT NULL,
  used integer NOT NULL CHECK (used > 0),
  PRIMARY KEY (owner_id, of)
);
