-- Words are listed once several owners have searched for them: each owner is one of 64 marks, which many share (decision 0471).
-- What was counted before says nothing of how many it were, and is listed once owners search for it again.
ALTER TABLE vain_searches ADD COLUMN marks bit(64) NOT NULL DEFAULT 0::bigint::bit(64);
