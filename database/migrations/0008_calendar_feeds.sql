-- The private address at which an owner's calendar reads their stays. Whoever knows it may read them, so it is
-- 256 bits of chance; renewing it ends the old one. Kept as it is, for the owner may want to see it again.
CREATE TABLE calendar_feeds (
  owner_id integer PRIMARY KEY REFERENCES owners ON DELETE CASCADE,
  token text NOT NULL UNIQUE CHECK (token ~ '^[A-Za-z0-9_-]{43}$'),
  created_at timestamptz NOT NULL,
  renewed_at timestamptz NOT NULL
);
