-- Receipts of orders that were paid by card or on the provider's page. They are numbered in the one series of the club's year, and say
-- themselves what they are of: orders do not travel with a club's folder, their receipts do, so that the series has no gap.
CREATE TABLE order_receipts (
  year integer NOT NULL CHECK (year BETWEEN 2000 AND 2200),
  number integer NOT NULL CHECK (number >= 1),
  contract_id integer NOT NULL REFERENCES contracts,
  order_number text NOT NULL CHECK (length(order_number) BETWEEN 1 AND 40),
  order_payment_id integer UNIQUE REFERENCES payments,  -- none: the club brought it in
  way text NOT NULL CHECK (way IN ('card', 'link')),
  cents integer NOT NULL CHECK (cents > 0),
  currency currency NOT NULL,
  card_last4 text CHECK (card_last4 ~ '^[0-9]{4}$'),
  provider_payment text CHECK (length(provider_payment) BETWEEN 1 AND 255),
  issued_at timestamptz NOT NULL,
  received_from text NOT NULL CHECK (length(received_from) BETWEEN 1 AND 200),
  PRIMARY KEY (year, number)
);
CREATE INDEX order_receipts_contract ON order_receipts (contract_id, year DESC, number DESC);

-- A number is given once, over both tables.
CREATE OR REPLACE FUNCTION check_receipt_gap() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM receipts r JOIN order_receipts o USING (year, number) WHERE r.year = NEW.year AND r.number = NEW.number) THEN
    RAISE EXCEPTION 'receipt % of % would be there twice', NEW.number, NEW.year
      USING ERRCODE = 'check_violation', CONSTRAINT = 'receipts_numbered_once';
  END IF;
  IF NEW.number = 1 OR EXISTS (SELECT FROM receipts WHERE year = NEW.year AND number = NEW.number - 1)
     OR EXISTS (SELECT FROM order_receipts WHERE year = NEW.year AND number = NEW.number - 1) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'receipt % of % would leave a gap', NEW.number, NEW.year
    USING ERRCODE = 'check_violation', CONSTRAINT = 'receipts_without_gaps';
END $$;
CREATE TRIGGER order_receipts_numbered BEFORE INSERT ON order_receipts FOR EACH ROW EXECUTE FUNCTION number_receipt();
CREATE CONSTRAINT TRIGGER order_receipts_without_gaps AFTER INSERT ON order_receipts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_receipt_gap();
CREATE TRIGGER order_receipts_append_only BEFORE UPDATE OR DELETE ON order_receipts FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_receipts_stay BEFORE TRUNCATE ON order_receipts EXECUTE FUNCTION refuse_change();
