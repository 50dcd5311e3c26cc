-- When an owner who was brought in was invited to set a password: nobody is invited twice.

ALTER TABLE owners ADD COLUMN invited_at timestamptz;
