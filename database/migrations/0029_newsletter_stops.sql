-- Each owner's part of the address at which the newsletter by mail is stopped without signing in. Whoever has a mail has
-- the address, and may do that and nothing else with it.
ALTER TABLE owners ADD COLUMN newsletter_key uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE;
