-- A settlement from a payout that is taken back stays in the statement: both of its sides, and the two that take them back (decision 0277). All
-- four are transfers within the account, and zero together; none is of the report any more, whose payout is whole again.
ALTER TABLE transactions
  DROP CONSTRAINT transactions_origin_check,
  ADD CONSTRAINT transactions_origin_check CHECK (
    origin IN ('order', 'repair', 'payment', 'correction', 'instalment', 'plan', 'interest', 'discount', 'settlement')),
  DROP CONSTRAINT transactions_origin_side,
  ADD CONSTRAINT transactions_origin_side CHECK (CASE
    WHEN origin = 'interest' THEN cents < 0 AND part IS NULL
    WHEN origin IN ('instalment', 'plan') THEN (cents > 0) = (origin = 'plan') AND part IS NULL AND payment_id IS NOT NULL
    WHEN origin = 'settlement' THEN part IS NULL AND payment_id IS NOT NULL AND status = 'paid'
    ELSE true END),
  DROP CONSTRAINT transactions_payment_origin,
  ADD CONSTRAINT transactions_payment_origin
    CHECK (payment_id IS NULL OR part IS NOT NULL OR origin IN ('payment', 'plan', 'instalment', 'settlement'));

CREATE OR REPLACE FUNCTION ledger_kind(part text, origin text, cents integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN part IN ('pay-out', 'adjustment') THEN part
              WHEN part IN ('set-off', 'fee-set-off') THEN 'transfer'
              WHEN origin IN ('instalment', 'plan', 'settlement') AND part IS NULL THEN 'transfer'
              WHEN origin = 'payment' AND part IS NULL THEN 'payment'
              WHEN cents < 0 THEN 'charge' ELSE 'credit' END
$$;
