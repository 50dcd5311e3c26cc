-- What papers for the tax authorities say beside the money (decision 0241). The club's books bring it in.

-- Who issues a resort's invoices: the data of a CFDI's "Emisor".
CREATE TABLE tax_issuers (
  hotel_id integer PRIMARY KEY REFERENCES hotels,
  tax_id text NOT NULL CHECK (tax_id ~ '^[A-ZÑ&]{3,4}[0-9]{6}[A-Z0-9]{3}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 254),
  regime text NOT NULL CHECK (regime ~ '^[0-9]{3}$'),
  postal_code text NOT NULL CHECK (postal_code ~ '^[0-9]{5}$')
);

-- As whom an owner is invoiced: the data of a CFDI's "Receptor".
CREATE TABLE owner_tax_ids (
  owner_id integer PRIMARY KEY REFERENCES owners ON DELETE CASCADE,
  tax_id text NOT NULL CHECK (tax_id ~ '^[A-ZÑ&]{3,4}[0-9]{6}[A-Z0-9]{3}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 254),
  regime text NOT NULL CHECK (regime ~ '^[0-9]{3}$'),
  postal_code text NOT NULL CHECK (postal_code ~ '^[0-9]{5}$')
);

-- How many pesos one unit of a currency is, from a day on.
CREATE TABLE exchange_rates (
  currency currency NOT NULL CHECK (currency <> 'MXN'),
  day date NOT NULL,
  pesos text NOT NULL CHECK (pesos ~ '^[0-9]{1,6}([.][0-9]{1,6})?$' AND pesos ~ '[1-9]'),  -- as it is published, 18.4402
  source text NOT NULL CHECK (length(source) BETWEEN 1 AND 120),
  PRIMARY KEY (currency, day)
);
