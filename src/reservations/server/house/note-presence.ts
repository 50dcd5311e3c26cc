import { done, refused } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { mayNotePresence } from '../../house/house.ts'
import type { notePresence as call } from '../../house.endpoints.ts'
import { lockPresence, savePresence } from './presence.store.ts'

/** Notes that somebody arrived or left. Rows are only added; what is noted already is not noted again. */
export const notePresence: Deed<typeof call> = async ({ body }, { db, now, caller }) => {
  const stay = await lockPresence(db, body.idBooking, body.kind, now)
  if (!stay) return refused('BOOKING_NOT_FOUND')
  const allowed = mayNotePresence(stay, stay.today)
  if (!allowed.ok) return allowed
  if (stay.happened !== body.happened) await savePresence(db, body, caller.session.adminId, now)
  return done({})
}
