-- Signed reports whose file has yet to be sealed. The row is written with the signature and goes with the seal, so that
-- a stop between the two loses nothing. A worker claims a row before it makes the file: nobody holds a lock meanwhile.
CREATE TABLE report_sealings (
  report_id integer PRIMARY KEY REFERENCES executive_reports ON DELETE CASCADE,
  due_at timestamptz NOT NULL,                   -- a failed try moves it
  claimed_until timestamptz,                     -- past it the claim is free: its holder has died
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  last_error text CHECK (length(last_error) <= 500)
);
CREATE INDEX report_sealings_due ON report_sealings (due_at);
