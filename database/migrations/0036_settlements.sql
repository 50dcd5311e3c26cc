-- The statement's documents know what they are: the result of an executive report, what its signature decided, a condo
-- fee, and what was set off against one. The status of a result and of a fee is told from the report and the fee.

ALTER TABLE transactions
  ADD COLUMN part text,
  ADD COLUMN report_id integer REFERENCES executive_reports,
  ADD COLUMN condo_fee_id integer REFERENCES condo_fees,
  ADD CONSTRAINT transactions_part_whole CHECK (CASE
    WHEN part IS NULL THEN num_nonnulls(report_id, condo_fee_id) = 0
    WHEN part = 'fee' THEN condo_fee_id IS NOT NULL AND report_id IS NULL
    WHEN part IN ('result', 'adjustment', 'pay-out') THEN report_id IS NOT NULL AND condo_fee_id IS NULL
    WHEN part IN ('set-off', 'fee-set-off') THEN num_nonnulls(report_id, condo_fee_id) = 2
    ELSE false END),
  ADD CONSTRAINT transactions_part_sign CHECK (CASE
    WHEN part IN ('pay-out', 'set-off', 'fee') THEN cents < 0
    WHEN part IN ('adjustment', 'fee-set-off') THEN cents > 0
    ELSE true END);
-- A report has one result, one adjustment, one payout; a fee one document.
CREATE UNIQUE INDEX transactions_report_once ON transactions (report_id, part)
  WHERE part IN ('result', 'adjustment', 'pay-out');
CREATE UNIQUE INDEX transactions_fee_once ON transactions (condo_fee_id) WHERE part = 'fee';
CREATE INDEX transactions_report ON transactions (report_id, part) WHERE report_id IS NOT NULL;
CREATE INDEX transactions_condo_fee ON transactions (condo_fee_id, part) WHERE condo_fee_id IS NOT NULL;

-- A balance of zero leaves nothing to choose, so a signature may say nothing of the cash-back.
ALTER TABLE executive_reports
  ADD COLUMN settled_at timestamptz,             -- when the statement got what the signature decided
  DROP CONSTRAINT executive_reports_signed_whole,
  ADD CONSTRAINT executive_reports_signed_whole CHECK (
    num_nonnulls(signed_at, signed_by_owner_id, signer, carried_cents) IN (0, 4)
    AND (signed_at IS NOT NULL OR num_nonnulls(cash_back, settled_at) = 0)
    AND (signed_at IS NULL OR carried_cents = 0 OR cash_back IS NOT NULL));
CREATE INDEX executive_reports_unsettled ON executive_reports (signed_at, id)
  WHERE signed_at IS NOT NULL AND settled_at IS NULL;

CREATE OR REPLACE FUNCTION refuse_change_of_signed_report() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  may_change text[] := ARRAY['sealed_at', 'sealed_file_key', 'settled_at', 'balance_cents'];  -- the last is computed, and not yet here
BEGIN
  IF OLD.signed_at IS NULL THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - may_change = to_jsonb(OLD) - may_change
     AND (OLD.settled_at IS NULL OR NEW.settled_at = OLD.settled_at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a signed report does not change' USING ERRCODE = 'restrict_violation';
END $$;

-- At the end of a transaction of the database: what a report moves is its own contract's and currency's, only a
-- signature moves anything, and never more than it carries.
CREATE FUNCTION check_report_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fits boolean;
BEGIN
  SELECT bool_and(t.contract_id = r.contract_id AND t.currency = r.currency)
         AND (count(*) FILTER (WHERE t.part <> 'result') = 0 OR r.signed_at IS NOT NULL)
         AND coalesce(sum(t.cents) FILTER (WHERE t.part = 'adjustment'), 0) <= greatest(-r.balance_cents, 0)
         AND coalesce(-sum(t.cents) FILTER (WHERE t.part IN ('pay-out', 'set-off')), 0) <= coalesce(r.carried_cents, 0)
         AND coalesce(sum(t.cents) FILTER (WHERE t.part IN ('set-off', 'fee-set-off')), 0) = 0
    INTO fits
    FROM executive_reports r JOIN transactions t ON t.report_id = r.id
   WHERE r.id = NEW.report_id GROUP BY r.id;
  IF fits THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'the statement moves what report % does not carry', NEW.report_id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'transactions_settle_report';
END $$;
CREATE CONSTRAINT TRIGGER transactions_settle_report AFTER INSERT OR UPDATE OF cents, report_id, part, currency, contract_id
  ON transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.report_id IS NOT NULL) EXECUTE FUNCTION check_report_settlement();

-- Nor is more set off against a fee than it is.
CREATE FUNCTION check_fee_set_off() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fee integer;
  fits boolean;
BEGIN
  IF TG_TABLE_NAME = 'condo_fees' THEN fee := NEW.id; ELSE fee := NEW.condo_fee_id; END IF;
  SELECT coalesce(sum(t.cents) FILTER (WHERE t.part = 'fee-set-off'), 0) <= f.cents
         AND coalesce(bool_and(t.contract_id = f.contract_id AND t.currency = f.currency), true)
    INTO fits
    FROM condo_fees f LEFT JOIN transactions t ON t.condo_fee_id = f.id
   WHERE f.id = fee GROUP BY f.id;
  IF fits THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'condo fee % is less than what signed reports set off against it', fee
    USING ERRCODE = 'check_violation', CONSTRAINT = 'condo_fees_hold_set_off';
END $$;
CREATE CONSTRAINT TRIGGER condo_fees_hold_set_off AFTER UPDATE OF cents, currency, contract_id ON condo_fees
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_fee_set_off();
CREATE CONSTRAINT TRIGGER transactions_hold_set_off AFTER INSERT OR UPDATE OF cents, condo_fee_id, part, currency, contract_id
  ON transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.condo_fee_id IS NOT NULL) EXECUTE FUNCTION check_fee_set_off();
