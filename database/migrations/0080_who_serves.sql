-- What an owner has to know on the day: what to bring along, who serves it and how they are reached. Where one meets stands
-- in `meeting_point` already.

ALTER TABLE products
  ADD COLUMN bring bilingual,
  ADD COLUMN contact_name text CHECK (length(contact_name) BETWEEN 1 AND 120),
  ADD COLUMN contact_phone text CHECK (length(contact_phone) BETWEEN 1 AND 30);
