-- Orders paid by card. Each page that is opened for an order is a payment of it; money that goes back to the card is a payment below zero,
-- of the one that it gives back: so what was paid of an order stays the sum of its payments, and the ledger enters both.
ALTER TABLE payments
  DROP CONSTRAINT payments_cents_check,
  ADD COLUMN session text UNIQUE,                     -- the provider's numbers of its page, and of the payment or the refund
  ADD COLUMN provider_payment text UNIQUE,
  ADD COLUMN link text,                               -- the page
  ADD COLUMN page_language text CHECK (page_language IN ('en', 'es')),
  ADD COLUMN card_last4 text CHECK (card_last4 ~ '^[0-9]{4}$'),
  ADD COLUMN refund_of integer REFERENCES payments,
  ADD CONSTRAINT payments_worth CHECK (cents <> 0 AND (cents < 0) = (refund_of IS NOT NULL));
CREATE INDEX payments_refund_of ON payments (refund_of) WHERE refund_of IS NOT NULL;
-- An order has one card page at a time.
CREATE UNIQUE INDEX payments_open_page ON payments (order_id) WHERE provider = 'stripe' AND state = 'started' AND refund_of IS NULL;
CREATE INDEX payments_refund_asked ON payments (id) WHERE refund_of IS NOT NULL AND state = 'started';

-- A card's money that came, or went back, stays what it is.
CREATE FUNCTION keep_card_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.provider = 'stripe' AND OLD.state = 'paid'
     AND (NEW.order_id, NEW.state, NEW.cents, NEW.currency, NEW.refund_of, NEW.provider_payment)
         IS DISTINCT FROM (OLD.order_id, OLD.state, OLD.cents, OLD.currency, OLD.refund_of, OLD.provider_payment) THEN
    RAISE EXCEPTION 'payment % of an order has come, and does not change', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payments_kept BEFORE UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION keep_card_payment();

-- At the end of a transaction no more has gone back of a payment than came, and all of it of the same order and currency.
CREATE FUNCTION check_order_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM payments y
     WHERE y.id = NEW.refund_of AND y.state = 'paid' AND y.refund_of IS NULL
       AND y.cents + coalesce((SELECT sum(r.cents) FROM payments r WHERE r.refund_of = y.id AND r.state <> 'failed'), 0) >= 0
       AND (y.order_id, y.currency, y.provider) = (NEW.order_id, NEW.currency, NEW.provider)) THEN
    RAISE EXCEPTION 'a refund of payment % gives back what did not come', NEW.refund_of
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_refunds_fit';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payments_refunds_fit AFTER INSERT OR UPDATE ON payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.refund_of IS NOT NULL) EXECUTE FUNCTION check_order_refund();

-- What does not fit of an order's payment waits for the desk beside that of charges.
ALTER TABLE payment_matters
  ADD COLUMN order_payment_id integer REFERENCES payments,
  ADD CONSTRAINT payment_matters_of_one CHECK (num_nonnulls(payment_id, order_payment_id) <= 1);
CREATE INDEX payment_matters_order_payment ON payment_matters (order_payment_id) WHERE order_payment_id IS NOT NULL;
