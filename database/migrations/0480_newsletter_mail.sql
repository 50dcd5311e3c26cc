-- A newsletter's draft may lack a language; its mail has an hour, is tested before it goes, and may be stopped.

-- Only what owners see is whole.
ALTER TABLE newsletters
  DROP CONSTRAINT newsletters_title_check, DROP CONSTRAINT newsletters_summary_check, DROP CONSTRAINT newsletters_body_check;
ALTER TABLE newsletters
  ADD CONSTRAINT newsletters_title_check CHECK (length(title) <= 160 AND (title <> '' OR NOT status)),
  ADD CONSTRAINT newsletters_summary_check CHECK (length(summary) <= 400 AND (summary <> '' OR NOT status)),
  ADD CONSTRAINT newsletters_body_check CHECK (body <> '' OR NOT status);

-- What was decided of an edition's mail when it was published; an edition without a row is mailed as its day begins.
CREATE TABLE newsletter_plans (
  edition integer PRIMARY KEY,
  by_mail boolean NOT NULL,                          -- false: published without mail, or its mail was stopped
  leaves_at time NOT NULL                            -- on the edition's day, by the club's clock
);

-- The last test of an edition that one of the desk had in their own mailbox.
CREATE TABLE newsletter_tests (
  edition integer NOT NULL,
  admin_id integer NOT NULL REFERENCES admins,
  version integer NOT NULL,                          -- the version of the words that were tested (publications.id)
  at timestamptz NOT NULL,
  PRIMARY KEY (edition, admin_id)
);

-- Of an edition's mails those that wait or were given up; all others have gone out.
CREATE INDEX outbox_newsletters ON outbox ((content ->> 'edition')) WHERE kind = 'newsletter' AND sent_at IS NULL;
