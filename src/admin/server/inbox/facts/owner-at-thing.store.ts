import { sql } from 'kysely'
import type { Language } from '../../../../kernel/language.ts'
import { heldBy } from '../../../../membership/server/whose-contract.store.ts'
import { LIVE_STATUSES, TOOK_PLACE } from '../../../../reservations/stay/booking.ts'
import type { Database } from '../../../../server/database/database.ts'
import type { OwnerThingFacts } from '../../../inbox/facts.shape.ts'

/** What was, and what comes next, of all contracts of an owner. */
export async function findOwnersStays(
  db: Database,
  ownerId: number,
  now: Date,
): Promise<Pick<OwnerThingFacts, 'history' | 'next'>> {
  const today = sql`(${now}::timestamptz AT TIME ZONE h.zone)::date`
  const { rows } = await sql<Pick<OwnerThingFacts, 'history' | 'next'>>`
    SELECT (SELECT jsonb_build_object(
                     'stays', count(*) FILTER (WHERE b.status = ANY (${TOOK_PLACE as string[]}) AND b.check_out <= ${today}),
                     'since', extract(year FROM min(b.check_in) FILTER (
                                WHERE b.status = ANY (${TOOK_PLACE as string[]}) AND b.check_out <= ${today}))::int,
                     'rejected', count(*) FILTER (WHERE b.status = 'rejected'),
                     'cancelled', count(*) FILTER (WHERE b.status = 'cancelled'),
                     'changed', coalesce(sum((SELECT count(*) FROM booking_events e
                                               WHERE e.booking_id = b.id AND e.from_status = 'pending-modification'
                                                 AND e.deed = 'confirm-booking')), 0))
              FROM bookings b JOIN hotels h ON h.id = b.hotel_id WHERE ${heldBy('b.contract_id', ownerId)}) AS history,
           (SELECT jsonb_build_object('code', b.code, 'hotel', h.name, 'checkIn', b.check_in, 'checkOut', b.check_out)
              FROM bookings b JOIN hotels h ON h.id = b.hotel_id
             WHERE ${heldBy('b.contract_id', ownerId)} AND b.status = ANY (${LIVE_STATUSES as string[]}) AND b.check_out > ${today}
             ORDER BY b.check_in, b.id LIMIT 1) AS next`.execute(db)
  return rows[0] ?? { history: null, next: null }
}

/** An owner's language, and the contract and zone of their thing: the first where the thing is of none, null where they have none. */
interface ContractOfThing {
  id: number | null
  zone: string | null
  language: Language
}

/** The contract of a thing; null where there is no such owner. */
export async function findContractOfThing(
  db: Database,
  { kind, id, ownerId }: { kind: string; id: number; ownerId: number },
): Promise<ContractOfThing | null> {
  const { rows } = await sql<ContractOfThing>`
    SELECT c.id, h.zone, CASE o.language_code WHEN 'ESP' THEN 'es' ELSE 'en' END AS language
      FROM owners o LEFT JOIN held_contracts c ON c.owner_id = o.id LEFT JOIN hotels h ON h.id = c.hotel_id
     WHERE o.id = ${ownerId}
     ORDER BY c.id IS DISTINCT FROM (SELECT i.contract_id FROM inbox i WHERE i.kind = ${kind} AND i.thing_id = ${id}), c.id LIMIT 1`.execute(
    db,
  )
  return rows[0] ?? null
}
