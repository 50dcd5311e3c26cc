-- A closed account whose roles move money or give out roles is opened again with another manager's yes, as such roles are given.
ALTER TABLE staff_requests
  ADD opening_reason text CHECK (opening_reason IS NULL OR (staff_id IS NOT NULL AND NOT takes_manager));  -- why the account is to be opened again; none: it is about roles, or closes
