-- How many people one of a variant is for (what a vehicle holds, a table seats), for how many of them its price is, how
-- many of it a line may have, and whether it is a child's.
ALTER TABLE product_details
  ADD COLUMN people integer NOT NULL DEFAULT 1 CHECK (people BETWEEN 1 AND 100),
  ADD COLUMN people_in_price integer,
  ADD COLUMN most_of_a_line integer NOT NULL DEFAULT 20 CHECK (most_of_a_line BETWEEN 1 AND 500),
  ADD COLUMN child boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT product_details_people_in_price CHECK (people_in_price BETWEEN 1 AND people);

-- What is there says it in its name, if at all. A vehicle that does not is small; of anything else as many may be named
-- as before, until the desk says how many.
UPDATE product_details d
   SET people = CASE WHEN d.name ->> 'en' ~* 'up to [1-9][0-9]?([^0-9]|$)'
                       THEN substring(lower(d.name ->> 'en') FROM 'up to ([1-9][0-9]?)')::integer
                     WHEN d.name ->> 'en' ~* 'for two|couple' THEN 2
                     WHEN d.name ->> 'en' ~* '^(adult|child|kid|one |single)' THEN 1
                     WHEN p.transfer THEN 4
                     ELSE 20 END,
       child = d.name ->> 'en' ~* '^(child|kid|infant|junior)',
       most_of_a_line = CASE WHEN p.transfer THEN 4 ELSE 20 END
  FROM products p
 WHERE p.id = d.product_id;
