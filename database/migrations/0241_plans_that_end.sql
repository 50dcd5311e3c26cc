-- A plan that ends gives what is open of it back to the charges that it took over (decision 0276), and a correction closes the charge that it
-- corrects (decision 0277).

-- The way `correction`: a credit that corrects a charge is set against that charge. No money came, so it has no receipt.
ALTER TABLE contract_payments
  DROP CONSTRAINT contract_payments_way_check,
  ADD CONSTRAINT contract_payments_way_check CHECK (way IN ('resort', 'link', 'card', 'profit', 'credit', 'plan', 'correction')),
  DROP CONSTRAINT contract_payments_worth,
  ADD CONSTRAINT contract_payments_worth CHECK (cents + credit_cents > 0 AND (way NOT IN ('credit', 'correction') OR cents = 0));
DROP TRIGGER contract_payments_receipt ON contract_payments;
CREATE CONSTRAINT TRIGGER contract_payments_receipt AFTER INSERT OR UPDATE ON contract_payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.state = 'paid' AND NEW.way NOT IN ('plan', 'correction'))
  EXECUTE FUNCTION check_payment_receipt();

-- What went back of a plan is not missing from what it took over: a folder brings plans in that have ended.
CREATE OR REPLACE FUNCTION check_plan() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked integer;
  fits boolean;
BEGIN
  IF TG_TABLE_NAME = 'instalment_plans' THEN checked := NEW.id; ELSE checked := NEW.plan_id; END IF;
  SELECT sums.count >= 2 AND sums.last = sums.count AND sums.cents = n.total_cents AND sums.fit
         AND y.way = 'plan' AND y.state = 'paid' AND y.cents = n.total_cents AND y.contract_id = n.contract_id
         AND (SELECT coalesce(sum(l.cents), 0) FROM contract_payment_lines l WHERE l.payment_id = y.id)
           + (SELECT coalesce(sum(g.cents), 0) FROM contract_refunds g WHERE g.payment_id = y.id AND g.state = 'done') = n.total_cents
         AND (SELECT coalesce(sum(t.cents), 0) FROM transactions t WHERE t.payment_id = y.id AND t.origin = 'plan') = n.total_cents
    INTO fits
    FROM instalment_plans n JOIN contract_payments y ON y.id = n.payment_id
   CROSS JOIN LATERAL (
     SELECT count(*) AS count, max(p.position) AS last, sum(p.cents) AS cents,
            bool_and((t.origin, t.payment_id, t.contract_id, t.currency, -t.cents)
              IS NOT DISTINCT FROM ('instalment', y.id, y.contract_id, y.currency, p.cents)
              AND NOT EXISTS (SELECT FROM instalment_parts o
                               WHERE o.plan_id = p.plan_id AND o.position < p.position AND o.due >= p.due)) AS fit
       FROM instalment_parts p JOIN transactions t ON t.id = p.transaction_id WHERE p.plan_id = n.id) sums
   WHERE n.id = checked;
  IF fits THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'the parts of plan % are not what was agreed to', checked
    USING ERRCODE = 'check_violation', CONSTRAINT = 'instalment_plans_add_up';
END $$;
