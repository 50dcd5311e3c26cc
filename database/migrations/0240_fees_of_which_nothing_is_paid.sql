-- A charge run is taken back while nothing of its fees is paid (decision 0275). What was paid and went back whole, as by a refund or a plan
-- that ended, pays nothing: its lines stay, with the fee's name and number, and only the fee that they name goes.

ALTER TABLE contract_payment_lines
  DROP CONSTRAINT contract_payment_lines_condo_fee_id_fkey,
  ADD FOREIGN KEY (condo_fee_id) REFERENCES condo_fees ON DELETE SET NULL,
  DROP CONSTRAINT contract_payment_lines_check,
  ADD CONSTRAINT contract_payment_lines_of_one CHECK (num_nonnulls(transaction_id, condo_fee_id) <= 1);

CREATE FUNCTION keep_payment_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.condo_fee_id IS NOT NULL AND NEW.condo_fee_id IS NULL
     AND to_jsonb(NEW) - 'condo_fee_id' = to_jsonb(OLD) - 'condo_fee_id'
     AND NOT EXISTS (SELECT FROM condo_fees WHERE id = OLD.condo_fee_id) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'contract_payment_lines is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
DROP TRIGGER contract_payment_lines_append_only ON contract_payment_lines;
CREATE TRIGGER contract_payment_lines_append_only BEFORE UPDATE OR DELETE ON contract_payment_lines
  FOR EACH ROW EXECUTE FUNCTION keep_payment_line();

-- A fee of which something is paid stays, in the club's books or in the portal.
CREATE OR REPLACE FUNCTION keep_paid_fee() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.paid_cents > 0 OR (SELECT coalesce(sum(l.cents), 0) FROM contract_payment_lines l WHERE l.condo_fee_id = OLD.id) > 0 THEN
    RAISE EXCEPTION 'something of condo fee % is paid, and it stays', OLD.id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'condo_fees_paid_stay';
  END IF;
  RETURN OLD;
END $$;
DROP TRIGGER condo_fees_paid_stay ON condo_fees;
CREATE TRIGGER condo_fees_paid_stay BEFORE DELETE ON condo_fees FOR EACH ROW EXECUTE FUNCTION keep_paid_fee();

-- A line of a fee that is gone says nothing against it.
CREATE OR REPLACE FUNCTION check_paid_charge() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fits boolean;
BEGIN
  IF num_nonnulls(NEW.condo_fee_id, NEW.transaction_id) = 0 THEN
    RETURN NULL;
  ELSIF NEW.condo_fee_id IS NOT NULL THEN
    SELECT sum(l.cents) BETWEEN 0 AND f.cents INTO fits
      FROM condo_fees f JOIN contract_payment_lines l ON l.condo_fee_id = f.id WHERE f.id = NEW.condo_fee_id GROUP BY f.id;
  ELSE
    -- A charge takes up to what it is, a credit gives up to what it is.
    SELECT CASE WHEN t.cents < 0 THEN sum(l.cents) BETWEEN 0 AND -t.cents ELSE -sum(l.cents) BETWEEN 0 AND t.cents END INTO fits
      FROM transactions t JOIN contract_payment_lines l ON l.transaction_id = t.id WHERE t.id = NEW.transaction_id GROUP BY t.id;
  END IF;
  IF fits THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'a payment pays more of a charge, or uses more of a credit, than there is'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'contract_payment_lines_fit';
END $$;

-- A fee has room in the books: a run whose budget makes one larger than that is not published.
ALTER TABLE charge_runs
  DROP CONSTRAINT charge_runs_hindrance_check,
  ADD CONSTRAINT charge_runs_hindrance_check CHECK (hindrance IN (
    'AREA_MISSING', 'AREA_EXCEEDED', 'NOTHING_TO_CHARGE', 'FEE_TOO_LARGE', 'RUN_CURRENCY', 'FEES_PAID', 'FEES_IN_USE'));
