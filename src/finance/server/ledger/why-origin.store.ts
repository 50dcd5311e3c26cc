import { sql } from 'kysely'
import type { DocumentReason } from '../../ledger.endpoints.ts'

type Order = NonNullable<DocumentReason['order']>

/** An order as the tables have it: a line's `cents` are without its tax, which the order has of all lines together. */
export interface SoldOrder extends Omit<Order, 'lines'> {
  taxCents: number
  lines: (Omit<Order['lines'][number], 'taxCents'> & { cents: number })[]
}

/** A repair as the tables have it; who may not open its photographs is not told of them. */
export interface ChargedRepair extends Omit<NonNullable<DocumentReason['repair']>, 'pictures'> {
  pictures: Omit<NonNullable<DocumentReason['repair']>['pictures'][number], 'fileRoute'>[]
}

/** What a benefit pays of the detail `d`: passes, or cents with their tax. */
const PAID_BY = sql`(SELECT jsonb_build_object('name', f.name, 'unit', f.unit, 'quantity', g.quantity)
  FROM order_benefits g JOIN benefit_years y ON y.id = g.benefit_year_id JOIN benefits f ON f.id = y.benefit_id
 WHERE g.order_detail_id = d.id AND g.state <> 'returned')`

/** The lines of the order `o` as it was sold, days at the resort `h`; what a package holds is part of its one price, and a cancelled one costs nothing. */
export const LINES_OF_ORDER = sql`(SELECT coalesce(jsonb_agg(jsonb_build_object(
    'name', d.name, 'quantity', d.quantity, 'day', d.operation_day, 'time', d.operation_time, 'unitCents', d.unit_cents,
    'extraCents', d.extra_people_cents, 'discountCents', d.discount_cents,
    'cents', CASE WHEN d.cancelled_at IS NULL THEN d.total_cents ELSE 0 END, 'benefit', ${PAID_BY},
    'cancelledDay', (d.cancelled_at AT TIME ZONE h.zone)::date) ORDER BY d.position), '[]')
  FROM order_details d WHERE d.order_id = o.id AND d.package_uuid IS NULL)`

/** What was changed, cancelled, paid and given back of the order `o`, the earliest first; what goes back is below zero. */
const MOVES = sql`(SELECT coalesce(jsonb_agg(x.told || jsonb_build_object('day', (x.at AT TIME ZONE h.zone)::date) ORDER BY x.at, x.place), '[]')
  FROM (SELECT c.at, c.id AS place, jsonb_build_object('kind', c.kind, 'name', e.name, 'cents', c.difference_cents, 'last4', NULL,
                 'before', jsonb_build_object('day', c.old_day, 'quantity', c.old_quantity),
                 'after', CASE WHEN c.kind = 'changed' THEN jsonb_build_object('day', c.new_day, 'quantity', c.new_quantity) END) AS told
          FROM order_changes c JOIN order_details e ON e.id = c.order_detail_id WHERE c.order_id = o.id
         UNION ALL
        SELECT y.changed_at, 2147483647, jsonb_build_object('kind', CASE WHEN y.refund_of IS NULL THEN 'paid' ELSE 'given-back' END,
                 'name', NULL, 'cents', y.cents, 'last4', y.card_last4, 'before', NULL, 'after', NULL)
          FROM payments y WHERE y.order_id = o.id AND y.state = 'paid') x)`

/** The order that the books name for the document `t`, if it is the contract's and was sold in the same currency. */
export const ORDER_OF_DOCUMENT = sql`(SELECT jsonb_build_object('id', o.id, 'number', o.number,
    'day', (o.created_at AT TIME ZONE h.zone)::date, 'resort', s.name, 'cancelledDay', (o.cancelled_at AT TIME ZONE h.zone)::date,
    'totalCents', o.total_cents, 'taxCents', o.tax_cents, 'lines', ${LINES_OF_ORDER}, 'moves', ${MOVES})
  FROM orders o LEFT JOIN hotels s ON s.id = o.hotel_id
 WHERE t.origin = 'order' AND o.number = t.origin_number AND o.contract_id = t.contract_id AND o.currency = t.currency)`

/** The quote of the request `q` that is approved, and what of it the document `t` bills. */
const APPROVED_QUOTE = sql`(SELECT jsonb_build_object('number', 'QT-' || (1000 + u.request_id) || '-' || u.position,
    'sentDay', (u.sent_at AT TIME ZONE h.zone)::date,
    'lines', (SELECT coalesce(jsonb_agg(jsonb_build_object('what', l.what, 'quantity', l.quantity, 'unitCents', l.unit_cents,
                       'cents', l.cents) ORDER BY l.position), '[]') FROM repair_quote_lines l WHERE l.quote_id = u.id),
    'taxBasisPoints', u.tax_basis_points, 'taxCents', u.tax_cents, 'totalCents', u.total_cents,
    'approvedDay', (u.answered_at AT TIME ZONE h.zone)::date, 'approvedBy', w.name || ' ' || w.lastname, 'proven', u.proven,
    'billedCents', CASE WHEN j.transaction_id = t.id THEN -t.cents END)
  FROM repair_quotes u JOIN repair_jobs j ON j.request_id = u.request_id JOIN owners w ON w.id = u.answered_by_owner_id
 WHERE u.request_id = q.id AND u.state = 'approved' AND u.currency = t.currency)`

/** The photographs of the request `q`: those that came with it, and those of whoever repaired it. */
const PICTURES = sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('key', f.key, 'name', f.name, 'moment', x.moment,
    'day', (x.at AT TIME ZONE h.zone)::date) ORDER BY x.place, x.position), '[]')
  FROM (SELECT file_key, 'asked' AS moment, 0 AS place, position, q.created_at AS at
          FROM maintenance_files WHERE request_id = q.id AND kind = 'image'
         UNION ALL
        SELECT file_key, moment, CASE moment WHEN 'before' THEN 1 ELSE 2 END, position, at
          FROM repair_photos WHERE request_id = q.id) x JOIN stored_files f ON f.key = x.file_key)`

/** The maintenance request that the books name for the document `t`, as it stands now, if it is the contract's. */
export const REPAIR_OF_DOCUMENT = sql`(SELECT jsonb_build_object('id', q.id, 'code', q.code,
    'askedDay', (q.created_at AT TIME ZONE h.zone)::date, 'firstDay', q.first_day, 'lastDay', q.last_day,
    'description', q.description,
    'provider', coalesce((SELECT e.name FROM repair_jobs j JOIN technicians e ON e.id = j.technician_id WHERE j.request_id = q.id), q.provider),
    'status', q.status, 'resolution', q.resolution,
    'closedDay', (q.closed_at AT TIME ZONE h.zone)::date,
    'quote', ${APPROVED_QUOTE}, 'pictures', ${PICTURES},
    'images', (SELECT count(*) FROM maintenance_files x WHERE x.request_id = q.id AND x.kind = 'image')
            + (SELECT count(*) FROM repair_photos x WHERE x.request_id = q.id),
    'papers', (SELECT count(*) FROM maintenance_files x WHERE x.request_id = q.id AND x.kind = 'file'))
  FROM maintenance_requests q
 WHERE t.origin = 'repair' AND q.code = t.origin_number AND q.contract_id = t.contract_id)`
