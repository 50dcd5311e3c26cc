import { sql } from 'kysely'
import { UNANSWERED } from '../cancel/unanswered.ts'

/** `isUnanswered` of a booking `b`, in SQL: the resort has still to answer the request (decision 0493). */
export const UNANSWERED_STAY = sql`
  (CASE b.status
     WHEN 'to-authorize'
     THEN NOT (b.occupant = 'owner' AND (SELECT q.confirms_itself FROM hotels q WHERE q.id = b.hotel_id))
     ELSE coalesce((SELECT q.from_status FROM booking_wishes q WHERE q.booking_id = b.wish_id), b.status)
          IN (${sql.join(UNANSWERED.map((status) => sql.lit(status)))}) END)`
