import { sql } from 'kysely'
import { heldBy } from '../../../membership/server/whose-contract.store.ts'
import type { QuoteState, RepairStep, VisitState } from '../../../property/repairs/repair.ts'
import { STAGE_FACTS, stageOfRow } from '../../../property/server/repairs/job.store.ts'
import { LIVE_STATUSES } from '../../../reservations/stay/booking.ts'
import type { Database } from '../../../server/database/database.ts'
import type { OwnerAtDesk, OwnerRequests, OwnerStay } from '../../owner/owner.endpoints.ts'

/** As many stays, and of each kind of request, as the page shows. */
export const MOST_STAYS = 100
const MOST_REQUESTS = 6

type Person = Pick<
  OwnerAtDesk,
  'idOwner' | 'name' | 'lastname' | 'email' | 'phone' | 'language' | 'active' | 'locked' | 'restricted'
>

/** An owner as the desk reads them; null for a number that nobody has. */
export async function findPerson(db: Database, ownerId: number): Promise<Person | null> {
  const { rows } = await sql<Person>`
    SELECT o.id AS "idOwner", o.name, o.lastname, o.email, o.phone,
           CASE o.language_code WHEN 'ESP' THEN 'es' ELSE 'en' END AS language, o.active, o.locked_at IS NOT NULL AS locked,
           EXISTS (SELECT FROM held_contracts c JOIN executive_reports r ON r.contract_id = c.id
                    WHERE c.owner_id = o.id AND r.signed_at IS NULL) AS restricted
      FROM owners o WHERE o.id = ${ownerId}`.execute(db)
  return rows[0] ?? null
}

/** The stays of an owner's contracts: those that come or run, the next first; then the rest, the latest first. */
export async function listStaysAtDesk(
  db: Database,
  ownerId: number,
  now: Date,
): Promise<{ data: OwnerStay[]; total: number }> {
  const over = sql`(b.check_out <= (${now}::timestamptz AT TIME ZONE h.zone)::date OR NOT b.status = ANY (${LIVE_STATUSES as string[]}))`
  const { rows } = await sql<OwnerStay & { total: number }>`
    SELECT b.id, b.code, b.hotel_id AS "idHotel", h.name AS hotel, r.name AS room, u.number AS residence,
           b.check_in AS "checkIn", b.check_out AS "checkOut", b.adults, b.children, b.occupant, b.status, ${over} AS over,
           (SELECT jsonb_build_object('way', CASE WHEN b.id IN (p.first_stay_id, p.second_stay_id) THEN 'received' ELSE 'given' END,
                                      'code', x.code)
              FROM trade_proposals p JOIN trades t ON t.id = p.trade_id
              JOIN bookings x ON x.id = CASE b.id WHEN p.first_stay_id THEN p.booking_id WHEN p.second_stay_id THEN t.booking_id
                                                  WHEN t.booking_id THEN p.second_stay_id ELSE p.first_stay_id END
             WHERE p.state = 'agreed' AND (b.id IN (p.first_stay_id, p.second_stay_id, p.booking_id, t.booking_id))
             ORDER BY p.first_stay_id = b.id OR p.second_stay_id = b.id LIMIT 1) AS traded,
           (count(*) OVER ())::int AS total
      FROM bookings b JOIN hotels h ON h.id = b.hotel_id JOIN room_categories r ON r.id = b.category_id
      LEFT JOIN housing u ON u.id = b.housing_id
     WHERE ${heldBy('b.contract_id', ownerId)}
     ORDER BY ${over}, CASE WHEN ${over} THEN NULL ELSE b.check_in END, b.check_in DESC, b.id
     LIMIT ${MOST_STAYS}`.execute(db)
  return { data: rows.map(({ total: _, ...stay }) => stay), total: rows[0]?.total ?? 0 }
}

type RepairRow = Omit<OwnerRequests['repairs'][number], 'stage'> & {
  step: RepairStep | null
  visit: VisitState | null
  quotes: { state: QuoteState; validUntil: string }[]
  today: string
}

/** The latest repairs of an owner's contracts, each as it stands today. */
export async function listRepairsAtDesk(
  db: Database,
  ownerId: number,
  now: Date,
): Promise<OwnerRequests['repairs']> {
  const { rows } = await sql<RepairRow>`
    SELECT m.id, m.code, u.number AS residence, left(m.description, 200) AS words, m.status, to_json(m.created_at) #>> '{}' AS at,
           (${now}::timestamptz AT TIME ZONE h.zone)::date AS today, ${STAGE_FACTS}
      FROM maintenance_requests m JOIN contracts c ON c.id = m.contract_id JOIN housing u ON u.id = c.housing_id
      JOIN hotels h ON h.id = c.hotel_id
     WHERE ${heldBy('m.contract_id', ownerId)} ORDER BY m.created_at DESC, m.id DESC LIMIT ${MOST_REQUESTS}`.execute(
    db,
  )
  return rows.map(({ step, visit, quotes, today, ...row }) => ({
    ...row,
    stage: stageOfRow({ step, visit, quotes }, today),
  }))
}

/** The latest messages of an owner, with their answers. */
export async function listMessagesAtDesk(db: Database, ownerId: number): Promise<OwnerRequests['messages']> {
  const { rows } = await sql<OwnerRequests['messages'][number]>`
    SELECT m.id, m.subject, left(m.body, 400) AS words, to_json(m.created_at) #>> '{}' AS at, left(m.answer, 400) AS answer,
           to_json(m.answered_at) #>> '{}' AS "answeredAt"
      FROM messages m WHERE m.owner_id = ${ownerId} ORDER BY m.created_at DESC, m.id DESC LIMIT ${MOST_REQUESTS}`.execute(
    db,
  )
  return rows
}

/** The latest orders of an owner's contracts, with what is on them; no amounts. */
export async function listOrdersAtDesk(db: Database, ownerId: number): Promise<OwnerRequests['orders']> {
  const { rows } = await sql<OwnerRequests['orders'][number]>`
    SELECT o.id, o.number, h.name AS hotel,
           coalesce((SELECT jsonb_agg(d.name ORDER BY d.position) FROM order_details d WHERE d.order_id = o.id), '[]') AS names,
           (SELECT min(d.operation_day) FROM order_details d WHERE d.order_id = o.id AND d.cancelled_at IS NULL) AS "firstDay",
           to_json(o.created_at) #>> '{}' AS at, o.cancelled_at IS NOT NULL AS cancelled
      FROM orders o JOIN hotels h ON h.id = o.hotel_id
     WHERE ${heldBy('o.contract_id', ownerId)} ORDER BY o.created_at DESC, o.id DESC LIMIT ${MOST_REQUESTS}`.execute(
    db,
  )
  return rows
}
