import { todayIn } from '../../../kernel/day.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { openPress } from '../../../server/press/press.ts'
import type { readConfirmation as call } from '../../year.endpoints.ts'
import { readOwnBooking } from '../bookings.store.ts'
import { readPaperFacts } from './confirmation.store.ts'
import type { StayPaper } from './stay-paper.ts'
import { confirmationFileName, writeConfirmation } from './write-confirmation.ts'

/** The process's press for the papers of stays. */
const press = openPress<StayPaper, Uint8Array>({
  program: new URL('./confirmation-worker.ts', import.meta.url),
})

/** One of the owner's stays as a PDF, as it stands now, in the language of the screen that asks. Nothing of it is kept. */
export const readConfirmation: Deed<typeof call> = async ({ query }, { db, now, caller, config }) => {
  const booking = await readOwnBooking(db, ownerOf(caller.session), query.idBooking)
  if (!booking) return refused('BOOKING_NOT_FOUND')
  const facts = await readPaperFacts(db, booking.id)
  const stay = { booking, facts, language: caller.screen, today: todayIn(booking.zone, now) }
  const made = await press(writeConfirmation(stay, config))
  if (!made.ok) return refused('CONFIRMATION_NOT_MADE')
  return done({ name: confirmationFileName(stay), mediaType: 'application/pdf', content: made.value })
}
