import { done, refused } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import { writeCalendar } from '../year/ics.ts'
import type { exportStay as call } from '../year.endpoints.ts'
import { findCalendarStay } from './calendar/calendar-stays.store.ts'
import { stayEvent } from './calendar/stay-event.ts'

/** One stay as an iCalendar file, in the language of the screen that asks. */
export const exportStay: Deed<typeof call> = async ({ query }, { db, config, caller }) => {
  const stay = await findCalendarStay(db, ownerOf(caller.session), query.idBooking)
  if (!stay) return refused('BOOKING_NOT_FOUND')
  const text = writeCalendar({
    product: config.brand.name,
    events: [stayEvent(stay, caller.screen, config)],
  })
  return done({ name: `${stay.code}.ics`, text })
}
