-- What a figure of the statement is made from, down to a night or a line of a budget (decision 0156). The club's books
-- bring it in; where they do not, only totals are told. Nothing here names a guest, nor another residence.

-- By which rule the club shares a resort's rental income, from a day on.
CREATE TABLE rental_rules (
  hotel_id integer NOT NULL REFERENCES hotels,
  since date NOT NULL,
  share_basis_points integer NOT NULL CHECK (share_basis_points BETWEEN 0 AND 10000),
  service_cents integer NOT NULL DEFAULT 0 CHECK (service_cents >= 0),  -- each month, rented or not
  currency currency NOT NULL,
  says bilingual NOT NULL,      -- the rule's own text
  clause bilingual,             -- where it stands
  voted date,
  voted_by bilingual,
  PRIMARY KEY (hotel_id, since)
);

-- A night for which a contract's residence was rented.
CREATE TABLE rented_nights (
  contract_id integer NOT NULL REFERENCES contracts,
  night date NOT NULL,
  folio text NOT NULL CHECK (length(folio) BETWEEN 1 AND 40),  -- the rental's own number; its nights share it
  channel text NOT NULL CHECK (channel IN ('website', 'desk', 'agency')),
  rate text NOT NULL CHECK (rate IN ('weekday', 'weekend', 'season', 'early', 'long-stay')),
  booked date CHECK (booked <= night),
  published_cents integer NOT NULL CHECK (published_cents >= 0),
  reduction_basis_points integer NOT NULL DEFAULT 0 CHECK (reduction_basis_points BETWEEN 0 AND 10000),
  cents integer NOT NULL CHECK (cents BETWEEN 0 AND published_cents),  -- what the night brought before taxes
  commission_cents integer NOT NULL DEFAULT 0 CHECK (commission_cents >= 0),
  tax_cents integer NOT NULL DEFAULT 0 CHECK (tax_cents >= 0),
  currency currency NOT NULL,
  PRIMARY KEY (contract_id, night),
  CHECK (commission_cents <= cents)
);

-- What a resort costs in a year, by the vote of its owners, and how that is shared.
CREATE TABLE budgets (
  hotel_id integer NOT NULL REFERENCES hotels,
  year integer NOT NULL CHECK (year BETWEEN 2000 AND 2200),
  currency currency NOT NULL,
  area integer NOT NULL CHECK (area > 0),        -- of all residences, in hundredths of a square meter
  voted date,
  in_favor_basis_points integer CHECK (in_favor_basis_points BETWEEN 0 AND 10000),
  says bilingual NOT NULL,                       -- the rule by which it is shared
  since date NOT NULL,
  clause bilingual,
  PRIMARY KEY (hotel_id, year)
);
CREATE TABLE budget_lines (
  hotel_id integer NOT NULL,
  year integer NOT NULL,
  quarter integer NOT NULL CHECK (quarter BETWEEN 1 AND 4),
  position integer NOT NULL CHECK (position >= 1),
  concept bilingual NOT NULL,
  cents integer NOT NULL CHECK (cents > 0),
  PRIMARY KEY (hotel_id, year, quarter, position),
  FOREIGN KEY (hotel_id, year) REFERENCES budgets
);
-- The private area of a contract's residence by its deed, in hundredths of a square meter.
CREATE TABLE deeded_areas (
  contract_id integer PRIMARY KEY REFERENCES contracts,
  area integer NOT NULL CHECK (area > 0)
);
