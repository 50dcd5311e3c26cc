-- A refund that is asked for has not gone out: what it will take back still pays its charges until then. Together refunds are no
-- more than came.
CREATE OR REPLACE FUNCTION check_contract_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked integer;
  wrong text;
BEGIN
  IF TG_TABLE_NAME = 'contract_payments' THEN checked := NEW.id; ELSE checked := NEW.payment_id; END IF;
  SELECT CASE
    WHEN y.state = 'paid' AND (used.cents + gone.done > y.cents OR gone.cents > y.cents) THEN 'pays more than came'
    WHEN y.state <> 'paid' AND used.lines > 0 THEN 'pays before it came'
    WHEN y.way IN ('resort', 'link', 'card') AND booked.cents <> CASE WHEN y.state = 'paid' THEN y.cents - gone.done ELSE 0 END
      THEN 'is not what the statement says'
    WHEN used.strangers > 0 THEN 'pays what is of another contract or currency' END INTO wrong
    FROM contract_payments y
   CROSS JOIN LATERAL (
     SELECT coalesce(sum(l.cents), 0) AS cents, count(l.payment_id) AS lines, count(*) FILTER (WHERE
              (t.contract_id, t.currency) IS DISTINCT FROM (y.contract_id, y.currency) AND l.transaction_id IS NOT NULL
              OR (f.contract_id, f.currency) IS DISTINCT FROM (y.contract_id, y.currency) AND l.condo_fee_id IS NOT NULL) AS strangers
       FROM contract_payment_lines l LEFT JOIN transactions t ON t.id = l.transaction_id LEFT JOIN condo_fees f ON f.id = l.condo_fee_id
      WHERE l.payment_id = y.id) used
   CROSS JOIN LATERAL (
     SELECT coalesce(sum(r.cents) FILTER (WHERE r.state <> 'failed'), 0) AS cents,
            coalesce(sum(r.cents) FILTER (WHERE r.state = 'done'), 0) AS done
       FROM contract_refunds r WHERE r.payment_id = y.id) gone
   CROSS JOIN LATERAL (
     SELECT coalesce(sum(t.cents), 0) AS cents FROM transactions t WHERE t.payment_id = y.id AND t.origin = 'payment') booked
   WHERE y.id = checked;
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'payment % %', checked, wrong USING ERRCODE = 'check_violation', CONSTRAINT = 'contract_payments_add_up';
  END IF;
  RETURN NULL;
END $$;

-- What the club's books said of a charge before payments in the portal raised it: a refund or a settlement that is taken back
-- leaves it as it was.
ALTER TABLE transactions
  ADD COLUMN club_status text CHECK (club_status IN ('partial-payment', 'paid', 'downloaded', 'draft', 'sent', 'past-due'));
CREATE OR REPLACE FUNCTION keep_paid_status() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid bigint;
BEGIN
  SELECT coalesce(sum(l.cents), 0) INTO paid FROM contract_payment_lines l WHERE l.transaction_id = NEW.id;
  IF paid > 0 AND NEW.paid_cents + paid >= -NEW.cents AND NEW.status <> 'paid' THEN
    NEW.club_status := NEW.status;
    NEW.status := 'paid';
  ELSIF paid > 0 AND NEW.status = 'sent' THEN
    NEW.club_status := NEW.status;
    NEW.status := 'partial-payment';
  END IF;
  RETURN NEW;
END $$;
