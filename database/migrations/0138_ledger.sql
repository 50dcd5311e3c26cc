-- The ledger: what moves money of a contract is entered once, in double entry, and never changed (decision 0155). The
-- documents of the statement and the payments of orders are what it is made from, by triggers: every version that writes
-- those writes the ledger, whether it knows of it or not.

-- What a document of the club's books is of, where they say so: an order, a repair, or money received.
ALTER TABLE transactions
  ADD COLUMN origin text CHECK (origin IN ('order', 'repair', 'payment')),
  ADD COLUMN origin_number text CHECK (length(origin_number) BETWEEN 1 AND 40),
  ADD CONSTRAINT transactions_origin_whole CHECK (
    (origin_number IS NULL OR origin IS NOT NULL) AND (origin <> 'payment' OR cents > 0));

CREATE TABLE ledger_entries (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contract_id integer NOT NULL REFERENCES contracts,
  currency currency NOT NULL,
  kind text NOT NULL
    CHECK (kind IN ('charge', 'credit', 'payment', 'pay-out', 'adjustment', 'transfer', 'order', 'reversal')),
  day date NOT NULL,
  source text NOT NULL CHECK (source IN ('transaction', 'payment')),
  source_id integer NOT NULL,               -- no reference: a document that is taken back leaves its entries
  turn integer NOT NULL CHECK (turn >= 1),  -- the first entry of its source, or which after it
  corrects_id integer REFERENCES ledger_entries,
  entered_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (source, source_id, turn),
  CONSTRAINT reversal_names_entry CHECK (kind <> 'reversal' OR corrects_id IS NOT NULL),
  CONSTRAINT correction_comes_later CHECK (corrects_id < id)
);
CREATE INDEX ledger_entries_contract ON ledger_entries (contract_id, currency, day, id);
CREATE UNIQUE INDEX ledger_entries_reversed_once ON ledger_entries (corrects_id) WHERE kind = 'reversal';

-- Cents to the account's credit; a charge on the contract is negative there and positive with the club.
CREATE TABLE ledger_postings (
  entry_id integer NOT NULL REFERENCES ledger_entries,
  account text NOT NULL CHECK (account IN ('contract', 'club', 'provider', 'payout', 'transfer')),
  cents bigint NOT NULL,
  PRIMARY KEY (entry_id, account)
);

-- Whatever posts to an entry leaves it at zero, at the end of each statement; an entry without postings falls at the end
-- of its transaction.
CREATE FUNCTION check_posted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong integer;
BEGIN
  SELECT p.entry_id INTO wrong FROM ledger_postings p WHERE p.entry_id IN (SELECT entry_id FROM added)
   GROUP BY p.entry_id HAVING sum(p.cents) <> 0 LIMIT 1;
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'the postings of ledger entry % do not add up to zero', wrong
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_balance';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_postings_balance AFTER INSERT ON ledger_postings REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION check_posted();

CREATE FUNCTION check_entry_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) >= 2 AND sum(cents) = 0 FROM ledger_postings WHERE entry_id = NEW.id) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'the postings of ledger entry % do not add up to zero', NEW.id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_balance';
END $$;
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_entry_balance();

CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE ON ledger_postings
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entries_stay BEFORE TRUNCATE ON ledger_entries EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_postings_stay BEFORE TRUNCATE ON ledger_postings EXECUTE FUNCTION refuse_change();

-- The entries that hold: no reversal has taken them back. `cents` is what they move on the contract's account.
CREATE VIEW ledger_standing AS
  SELECT e.id, e.contract_id, e.currency, e.kind, e.day, e.source, e.source_id, e.turn, e.corrects_id, e.entered_at,
         coalesce(p.cents, 0) AS cents
    FROM ledger_entries e LEFT JOIN ledger_postings p ON p.entry_id = e.id AND p.account = 'contract'
   WHERE e.kind <> 'reversal'
     AND NOT EXISTS (SELECT FROM ledger_entries r WHERE r.corrects_id = e.id AND r.kind = 'reversal');

-- What a document is entered as. Linking it to its report or fee changes nothing of it.
CREATE FUNCTION ledger_kind(part text, origin text, cents integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN part IN ('pay-out', 'adjustment') THEN part
              WHEN part IN ('set-off', 'fee-set-off') THEN 'transfer'
              WHEN origin = 'payment' AND part IS NULL THEN 'payment'
              WHEN cents < 0 THEN 'charge' ELSE 'credit' END
$$;

-- The account that stands against the contract's.
CREATE FUNCTION ledger_counter(kind text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE kind WHEN 'pay-out' THEN 'payout' WHEN 'payment' THEN 'provider' WHEN 'transfer' THEN 'transfer'
                   ELSE 'club' END
$$;

-- Enters those of these documents that have no standing entry.
CREATE FUNCTION enter_documents(these integer[]) RETURNS void LANGUAGE sql AS $$
  WITH missing AS (
    SELECT t.id, t.contract_id, t.currency, t.day, t.cents, ledger_kind(t.part, t.origin, t.cents) AS kind, last.*
      FROM unnest(these) u (id) JOIN transactions t ON t.id = u.id
      LEFT JOIN LATERAL (SELECT e.turn, e.kind AS last_kind, e.corrects_id FROM ledger_entries e
                          WHERE e.source = 'transaction' AND e.source_id = t.id ORDER BY e.turn DESC LIMIT 1) last ON true
     WHERE coalesce(last.last_kind, 'reversal') = 'reversal'
  ), entered AS (
    INSERT INTO ledger_entries (contract_id, currency, kind, day, source, source_id, turn, corrects_id)
    SELECT contract_id, currency, kind, day, 'transaction', id, coalesce(turn, 0) + 1, corrects_id
      FROM missing ORDER BY id
    RETURNING id, source_id, kind
  )
  INSERT INTO ledger_postings (entry_id, account, cents)
  SELECT e.id, p.account, p.cents FROM entered e JOIN missing m ON m.id = e.source_id
   CROSS JOIN LATERAL (VALUES ('contract', m.cents), (ledger_counter(e.kind), -m.cents)) p (account, cents)
$$;

-- Enters those of these payments of orders that are paid and have no standing entry. What is bought and paid on the spot is the club's
-- income and the provider's debt: the contract's account is not moved.
CREATE FUNCTION enter_payments(these integer[]) RETURNS void LANGUAGE sql AS $$
  WITH missing AS (
    SELECT y.id, o.contract_id, y.currency, y.cents, (y.changed_at AT TIME ZONE h.zone)::date AS day, last.*
      FROM unnest(these) u (id) JOIN payments y ON y.id = u.id JOIN orders o ON o.id = y.order_id JOIN hotels h ON h.id = o.hotel_id
      LEFT JOIN LATERAL (SELECT e.turn, e.kind AS last_kind, e.corrects_id FROM ledger_entries e
                          WHERE e.source = 'payment' AND e.source_id = y.id ORDER BY e.turn DESC LIMIT 1) last ON true
     WHERE y.state = 'paid' AND coalesce(last.last_kind, 'reversal') = 'reversal'
  ), entered AS (
    INSERT INTO ledger_entries (contract_id, currency, kind, day, source, source_id, turn, corrects_id)
    SELECT contract_id, currency, 'order', day, 'payment', id, coalesce(turn, 0) + 1, corrects_id
      FROM missing ORDER BY id
    RETURNING id, source_id
  )
  INSERT INTO ledger_postings (entry_id, account, cents)
  SELECT e.id, p.account, p.cents FROM entered e JOIN missing m ON m.id = e.source_id
   CROSS JOIN LATERAL (VALUES ('club', m.cents), ('provider', -m.cents)) p (account, cents)
$$;

-- Takes the standing entries of sources back, each by an entry that names it, on its own day.
CREATE FUNCTION reverse_entries(of_source text, these integer[]) RETURNS void LANGUAGE sql AS $$
  WITH old AS (
    SELECT e.* FROM ledger_entries e
     WHERE e.source = of_source AND e.source_id = ANY(these) AND e.kind <> 'reversal'
       AND NOT EXISTS (SELECT FROM ledger_entries r WHERE r.corrects_id = e.id AND r.kind = 'reversal')
  ), entered AS (
    INSERT INTO ledger_entries (contract_id, currency, kind, day, source, source_id, turn, corrects_id)
    SELECT contract_id, currency, 'reversal', day, source, source_id, turn + 1, id FROM old ORDER BY id
    RETURNING id, corrects_id
  )
  INSERT INTO ledger_postings (entry_id, account, cents)
  SELECT e.id, p.account, -p.cents FROM entered e JOIN ledger_postings p ON p.entry_id = e.corrects_id
$$;

CREATE FUNCTION enter_new_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM enter_documents(ARRAY(SELECT id FROM added));
  RETURN NULL;
END $$;
CREATE FUNCTION enter_changed_documents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer[];
BEGIN
  SELECT array_agg(n.id) INTO changed FROM became n JOIN was o ON o.id = n.id
   WHERE (n.contract_id, n.currency, n.cents, n.day, ledger_kind(n.part, n.origin, n.cents))
         IS DISTINCT FROM (o.contract_id, o.currency, o.cents, o.day, ledger_kind(o.part, o.origin, o.cents));
  IF changed IS NOT NULL THEN
    PERFORM reverse_entries('transaction', changed);
    PERFORM enter_documents(changed);
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION reverse_gone_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM reverse_entries('transaction', ARRAY(SELECT id FROM gone));
  RETURN NULL;
END $$;
CREATE TRIGGER transactions_enter AFTER INSERT ON transactions REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION enter_new_documents();
CREATE TRIGGER transactions_enter_change AFTER UPDATE ON transactions REFERENCING OLD TABLE AS was NEW TABLE AS became
  FOR EACH STATEMENT EXECUTE FUNCTION enter_changed_documents();
CREATE TRIGGER transactions_reverse AFTER DELETE ON transactions REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION reverse_gone_documents();

CREATE FUNCTION enter_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before payments := CASE TG_OP WHEN 'UPDATE' THEN OLD END;
BEGIN
  IF before.state = 'paid' AND (NEW.state, NEW.cents, NEW.currency) IS DISTINCT FROM ('paid', before.cents, before.currency) THEN
    PERFORM reverse_entries('payment', ARRAY[NEW.id]);
  END IF;
  IF NEW.state = 'paid' THEN
    PERFORM enter_payments(ARRAY[NEW.id]);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER payments_enter AFTER INSERT OR UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION enter_payment();

-- What was there before. The triggers above hold the tables until this is done, so nothing is missed or entered twice.
SELECT enter_documents(ARRAY(SELECT id FROM transactions));
SELECT enter_payments(ARRAY(SELECT id FROM payments));
