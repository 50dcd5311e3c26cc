import { type RawBuilder, sql } from 'kysely'
import { UNANSWERED } from '../cancel/unanswered.ts'

/** What tells it of a booking `b` in a statement that has not joined them: its resort's rule, and its state before a change that waits. */
const OF_BOOKING = {
  confirmsItself: sql<boolean>`(SELECT q.confirms_itself FROM hotels q WHERE q.id = b.hotel_id)`,
  stands: sql<string>`coalesce((SELECT q.from_status FROM booking_wishes q WHERE q.booking_id = b.wish_id), b.status)`,
}

/** `isUnanswered` of a booking `b`, in SQL: the resort has still to answer the request (decision 0493). */
export const unansweredStay = ({ confirmsItself, stands } = OF_BOOKING): RawBuilder<boolean> => sql<boolean>`
  (CASE b.status
     WHEN 'to-authorize' THEN NOT (b.occupant = 'owner' AND ${confirmsItself})
     ELSE ${stands} IN (${sql.join(UNANSWERED.map((status) => sql.lit(status)))}) END)`
