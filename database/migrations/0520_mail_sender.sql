-- Who mails come from, as a manager names them: beside the address, which is the environment's (`BRAND_MAIL_FROM`), for mail servers
-- are set up for it.
CREATE TABLE mail_sender (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),  -- one row at most
  name text NOT NULL CHECK (length(name) <= 80 AND name !~ '[[:cntrl:]<>@]'),  -- empty: the club's own, as the environment has it
  reply_to text NOT NULL CHECK (reply_to = lower(reply_to) AND length(reply_to) <= 200)  -- empty: answers go to the address they came from
);

ALTER TABLE setting_changes
  DROP CONSTRAINT setting_changes_setting_check,
  DROP CONSTRAINT setting_changes_check1,
  DROP CONSTRAINT setting_changes_check2,
  ADD CONSTRAINT setting_changes_setting_check CHECK (setting IN ('hotel', 'cancelling', 'waiting', 'promise', 'sender')),
  -- What is of the whole club is of no resort.
  ADD CONSTRAINT setting_changes_of_resort CHECK ((setting IN ('promise', 'sender')) = (hotel_id IS NULL)),
  ADD CONSTRAINT setting_changes_dated CHECK ((setting IN ('hotel', 'sender')) = (from_day IS NULL));
