-- Payments go from one club to another by names (docs/club-folder.md): the charges that one was begun for are rows of their own, and
-- a refund is named by its payment and its place there.
CREATE TABLE contract_payment_choices (
  payment_id integer NOT NULL REFERENCES contract_payments,
  position integer NOT NULL CHECK (position >= 1),
  transaction_id integer REFERENCES transactions ON DELETE CASCADE,
  condo_fee_id integer REFERENCES condo_fees ON DELETE CASCADE,
  cents integer NOT NULL CHECK (cents > 0),
  PRIMARY KEY (payment_id, position),
  CHECK (num_nonnulls(transaction_id, condo_fee_id) = 1)
);
CREATE INDEX contract_payment_choices_transaction ON contract_payment_choices (transaction_id) WHERE transaction_id IS NOT NULL;
CREATE INDEX contract_payment_choices_fee ON contract_payment_choices (condo_fee_id) WHERE condo_fee_id IS NOT NULL;
INSERT INTO contract_payment_choices (payment_id, position, transaction_id, condo_fee_id, cents)
SELECT y.id, c.place, t.id, f.id, (c.one ->> 'cents')::int
  FROM contract_payments y CROSS JOIN LATERAL jsonb_array_elements(y.chosen) WITH ORDINALITY c(one, place)
  LEFT JOIN transactions t ON c.one ->> 'kind' = 'document' AND t.id = (c.one ->> 'id')::int
  LEFT JOIN condo_fees f ON c.one ->> 'kind' = 'fee' AND f.id = (c.one ->> 'id')::int
 WHERE num_nonnulls(t.id, f.id) = 1;
ALTER TABLE contract_payments DROP COLUMN chosen;

ALTER TABLE contract_refunds ADD COLUMN position integer CHECK (position >= 1);
SET CONSTRAINTS ALL IMMEDIATE;
UPDATE contract_refunds r SET position = n.position
  FROM (SELECT id, row_number() OVER (PARTITION BY payment_id ORDER BY id) AS position FROM contract_refunds) n WHERE n.id = r.id;
ALTER TABLE contract_refunds ALTER COLUMN position SET NOT NULL, ADD UNIQUE (payment_id, position);
DROP INDEX contract_refunds_payment;

-- A payment that came has its receipt.
CREATE FUNCTION check_payment_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM receipts WHERE payment_id = NEW.id) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'payment % has come and has no receipt', NEW.id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'contract_payments_receipt';
END $$;
CREATE CONSTRAINT TRIGGER contract_payments_receipt AFTER INSERT OR UPDATE ON contract_payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.state = 'paid') EXECUTE FUNCTION check_payment_receipt();

-- A charge does not get smaller than what payments in the portal have paid of it, nor a credit than what they have used: what is too
-- much goes back first.
CREATE FUNCTION keep_what_is_paid() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid bigint;
  fits boolean;
BEGIN
  IF TG_TABLE_NAME = 'condo_fees' THEN
    SELECT coalesce(sum(cents), 0) INTO paid FROM contract_payment_lines WHERE condo_fee_id = NEW.id;
    fits := paid <= NEW.cents;
  ELSE
    SELECT coalesce(sum(cents), 0) INTO paid FROM contract_payment_lines WHERE transaction_id = NEW.id;
    fits := paid BETWEEN least(0, -NEW.cents) AND greatest(0, -NEW.cents);
  END IF;
  IF fits AND (paid = 0 OR (NEW.contract_id, NEW.currency) = (OLD.contract_id, OLD.currency)) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% has % paid or used of it in the portal', NEW.id, abs(paid)
    USING ERRCODE = 'check_violation', CONSTRAINT = 'contract_payments_hold';
END $$;
CREATE TRIGGER condo_fees_hold_payments BEFORE UPDATE OF cents, currency, contract_id ON condo_fees
  FOR EACH ROW EXECUTE FUNCTION keep_what_is_paid();
CREATE TRIGGER transactions_hold_payments BEFORE UPDATE OF cents, currency, contract_id ON transactions
  FOR EACH ROW EXECUTE FUNCTION keep_what_is_paid();
