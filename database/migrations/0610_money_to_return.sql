-- Money of an order that the club owes back and no card takes back by itself: somebody at the desk returns it, and notes how
-- (decision 0500). A return is a payment below zero, of the one that it gives back, like a refund to a card.
ALTER TABLE payments
  ADD COLUMN return_way text CHECK (return_way IN ('cash', 'transfer', 'terminal')),
  ADD COLUMN return_reference text,
  ADD CONSTRAINT payments_returned_by_somebody CHECK (
    (return_way IS NULL) = (return_reference IS NULL)
    AND (return_way IS NULL OR cents < 0 AND state = 'paid' AND provider <> 'stripe' AND taken_by_admin_id IS NOT NULL));

-- What was paid of an order by other means than a card page beyond what it comes to; cents, never below zero.
CREATE FUNCTION money_to_return(of_order integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT greatest(0, coalesce((SELECT sum(y.cents) FROM payments y
                                WHERE y.order_id = o.id AND y.state = 'paid' AND y.provider <> 'stripe'), 0)
                     - CASE WHEN o.status = 3 THEN 0 ELSE o.total_cents END)::integer
    FROM orders o WHERE o.id = of_order
$$;

-- Only what is owed is returned, and once: whoever comes second waits for the first, and finds nothing owed.
CREATE FUNCTION check_money_returned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM orders WHERE id = NEW.order_id FOR UPDATE;
  IF money_to_return(NEW.order_id) < -NEW.cents THEN
    RAISE EXCEPTION 'order %: more is returned than is owed', NEW.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_return_what_is_owed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payments_return_what_is_owed BEFORE INSERT ON payments
  FOR EACH ROW WHEN (NEW.return_way IS NOT NULL) EXECUTE FUNCTION check_money_returned();
CREATE FUNCTION keep_money_returned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'payment % of an order was returned, and does not change', OLD.id USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER payments_returned_kept BEFORE UPDATE ON payments
  FOR EACH ROW WHEN (OLD.return_way IS NOT NULL) EXECUTE FUNCTION keep_money_returned();

-- Such an order waits for the desk until then. As before in all but that.
CREATE OR REPLACE VIEW waiting_things AS
SELECT w.*, coalesce(w.due, promised_by(w.promise, (w.since AT TIME ZONE w.zone)::date)) AS answer_by
  FROM (
    SELECT 'bookings'::text AS kind, b.id::integer AS thing_id, b.status AS state, b.hotel_id, b.contract_id,
           coalesce((SELECT e.actor_owner_id FROM booking_events e
                      WHERE e.booking_id = b.id AND e.actor_owner_id IS NOT NULL ORDER BY e.id DESC LIMIT 1), c.owner_id) AS owner_id,
           b.code, b.changed_at AS since, 'bookings'::text AS promise,
           CASE WHEN b.status = 'to-authorize' THEN b.check_in - h.authorization_days
                ELSE least(promised_by('bookings', (b.changed_at AT TIME ZONE h.zone)::date),
                           greatest(least(b.check_in, w.check_in) - 1, (b.changed_at AT TIME ZONE h.zone)::date)) END AS due, h.zone,
           coalesce(w.check_in, b.check_in) AS first_day, coalesce(w.check_out, b.check_out) AS last_day,
           CASE WHEN b.status = 'to-authorize' THEN (b.check_in - h.authorization_days - h.lapse_notice_days - 1)::timestamp AT TIME ZONE 'UTC' END
             AS shown_from,
           (greatest(b.check_out, w.check_out) + 1)::timestamp AT TIME ZONE h.zone AS shown_until,
           coalesce(CASE WHEN b.status = 'pending-cancel' THEN b.cancel_note ELSE coalesce(w.note, b.note) END, '') AS words
      FROM bookings b
      JOIN contracts c ON c.id = b.contract_id
      JOIN hotels h ON h.id = b.hotel_id
      LEFT JOIN booking_wishes w ON w.booking_id = b.wish_id
     WHERE b.status IN ('to-authorize', 'pending', 'pending-confirmation', 'pending-cancel', 'pending-modification')
    UNION ALL
    SELECT 'agreements', a.id::integer, '', c.hotel_id, a.contract_id, a.answered_by_owner_id, a.year::text, a.answered_at, 'agreements', NULL,
           h.zone, NULL, NULL, NULL, NULL, a.comment
      FROM transaction_agreements a JOIN contracts c ON c.id = a.contract_id JOIN hotels h ON h.id = c.hotel_id
     WHERE a.answer = 'rejected' AND a.response IS NULL
       AND NOT EXISTS (SELECT FROM transaction_agreements n
                        WHERE n.contract_id = a.contract_id AND n.year = a.year AND n.id > a.id
                          AND n.answered_by_owner_id = a.answered_by_owner_id)
    UNION ALL
    SELECT 'questions', q.id::integer, '', c.hotel_id, q.contract_id, q.owner_id, q.reference, q.asked_at, 'questions', NULL, h.zone,
           NULL, NULL, NULL, NULL, q.words
      FROM money_questions q JOIN contracts c ON c.id = q.contract_id JOIN hotels h ON h.id = c.hotel_id
     WHERE q.settled_at IS NULL
    UNION ALL
    SELECT 'payments', y.id::integer, '', c.hotel_id, y.contract_id, coalesce(y.owner_id, c.owner_id), y.reference, y.created_at, 'payments',
           NULL, h.zone, NULL, NULL, NULL, NULL, ''
      FROM contract_payments y JOIN contracts c ON c.id = y.contract_id JOIN hotels h ON h.id = c.hotel_id
     WHERE y.state = 'started' AND y.way = 'resort'
    UNION ALL
    SELECT 'matters', m.id::integer, m.reason, c.hotel_id, c.id, coalesce(y.owner_id, bought.owner_id, c.owner_id), m.provider_reference,
           m.opened_at, 'matters', NULL, coalesce(h.zone, 'America/Cancun'), NULL, NULL, NULL, NULL, coalesce(bought.number, '')
      FROM payment_matters m
      LEFT JOIN contract_payments y ON y.id = m.payment_id
      LEFT JOIN payments p ON p.id = m.order_payment_id
      LEFT JOIN orders bought ON bought.id = p.order_id
      LEFT JOIN contracts c ON c.id = coalesce(y.contract_id, bought.contract_id)
      LEFT JOIN hotels h ON h.id = c.hotel_id
     WHERE m.closed_at IS NULL
    UNION ALL
    SELECT 'maintenance', r.id::integer, r.status, c.hotel_id, r.contract_id,
           coalesce((SELECT l.actor_owner_id FROM maintenance_log l WHERE l.request_id = r.id AND l.deed = 'created' LIMIT 1), c.owner_id),
           r.code, CASE WHEN r.status = 'in-progress' THEN r.changed_at ELSE r.created_at END,
           CASE WHEN r.status = 'in-progress' THEN 'begun-maintenance' ELSE 'maintenance' END, NULL, h.zone, r.first_day, r.last_day,
           NULL, NULL, r.description
      FROM maintenance_requests r JOIN contracts c ON c.id = r.contract_id JOIN hotels h ON h.id = c.hotel_id
     WHERE r.closed_at IS NULL
    UNION ALL
    SELECT 'messages', m.id::integer, '', c.hotel_id, m.contract_id, m.owner_id, m.subject, m.created_at, 'messages', NULL,
           coalesce(h.zone, 'America/Cancun'), NULL, NULL, NULL, NULL, m.body
      FROM messages m LEFT JOIN contracts c ON c.id = m.contract_id LEFT JOIN hotels h ON h.id = c.hotel_id
     WHERE m.answered_at IS NULL
    UNION ALL
    SELECT 'meetings', m.id::integer, m.channel, c.hotel_id, m.contract_id, m.owner_id, m.subject, m.created_at, '',
           (m.starts_at AT TIME ZONE s.zone)::date, s.zone, (m.starts_at AT TIME ZONE s.zone)::date, (m.starts_at AT TIME ZONE s.zone)::date,
           NULL, m.starts_at, coalesce(m.note, '')
      FROM meetings m JOIN staff s ON s.id = m.staff_id LEFT JOIN contracts c ON c.id = m.contract_id
     WHERE m.cancelled_at IS NULL
    UNION ALL
    SELECT 'orders', o.id::integer, CASE WHEN o.status = 1 THEN '' ELSE 'to-return' END, o.hotel_id, o.contract_id, o.owner_id, o.number,
           CASE WHEN o.status = 1 THEN o.created_at ELSE coalesce(o.cancelled_at, o.created_at) END, '', d.last_day, h.zone,
           d.first_day, d.last_day, NULL,
           CASE WHEN o.status = 1 THEN (d.last_day + CASE WHEN o.payment_link IS NULL AND o.total_cents > 0 AND NOT is_order_charged(o.id) THEN 61 ELSE 1 END)::timestamp AT TIME ZONE h.zone END,
           coalesce(d.words, '')
      FROM orders o
      JOIN hotels h ON h.id = o.hotel_id
      CROSS JOIN LATERAL (
        SELECT min(x.operation_day) AS first_day, max(x.operation_day) AS last_day,
               string_agg(x.name ->> 'en' || ' ' || (x.name ->> 'es'), ' ' ORDER BY x.position) AS words
          FROM order_details x WHERE x.order_id = o.id AND (x.cancelled_at IS NULL OR o.status <> 1)) d
     WHERE CASE WHEN o.status = 1 THEN d.last_day IS NOT NULL ELSE money_to_return(o.id) > 0 END
    UNION ALL
    SELECT 'reviews', r.order_detail_id::integer, r.stars::text, o.hotel_id, o.contract_id, o.owner_id, o.number, r.changed_at, 'reviews', NULL,
           h.zone, NULL, NULL, NULL, r.created_at + interval '90 days', r.words
      FROM reviews r JOIN order_details d ON d.id = r.order_detail_id JOIN orders o ON o.id = d.order_id JOIN hotels h ON h.id = o.hotel_id
     WHERE r.words IS NOT NULL AND r.answer IS NULL AND r.hidden_at IS NULL
    UNION ALL
    SELECT 'suspicions', s.id::integer, s.kind, NULL, NULL, s.owner_id, coalesce(s.code, ''), s.at, 'suspicions', NULL, 'America/Cancun',
           NULL, NULL, NULL, NULL, coalesce(s.words, '')
      FROM suspicions s WHERE s.closed_at IS NULL
    UNION ALL
    SELECT 'losses', l.id::integer, CASE WHEN l.due_at IS NULL THEN '' ELSE 'granted' END, NULL, NULL, l.owner_id, '', l.asked_at, 'losses', NULL,
           'America/Cancun', NULL, NULL, NULL, NULL, ''
      FROM lost_factors l WHERE l.ended_at IS NULL
  ) w;

CREATE CONSTRAINT TRIGGER payments_to_return AFTER INSERT OR UPDATE ON payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.provider <> 'stripe' AND NEW.state IN ('paid', 'refunded')) EXECUTE FUNCTION keep_inbox('orders', 'order_id');
CREATE CONSTRAINT TRIGGER orders_to_return AFTER UPDATE ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.status <> 1 AND NEW.status <> 1 AND (OLD.status, OLD.total_cents) IS DISTINCT FROM (NEW.status, NEW.total_cents))
  EXECUTE FUNCTION keep_inbox('orders', 'id');
SELECT refresh_inbox('orders', o.id::integer) FROM orders o WHERE o.status <> 1 AND money_to_return(o.id) > 0;
