import { done, refused } from '../../kernel/outcome.ts'
import { ownerOf, scopeCovers } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import { writeCalendar } from '../year/ics.ts'
import type { exportStay as call } from '../year.endpoints.ts'
import { findCalendarStay } from './calendar/calendar-stays.store.ts'
import { stayEvent } from './calendar/stay-event.ts'
import type { OrderedForStay } from './ordered-for-stay.ts'

/**
 * One stay as an iCalendar file, in the language of the screen that asks: the stay, and beside it each thing that is ordered for it,
 * at its hour (decision 0292). Whom an owner trusts with stays alone gets no orders.
 */
export const exportStay =
  (ordered: OrderedForStay): Deed<typeof call> =>
  async ({ query }, { db, config, caller }) => {
    const of = { ownerId: ownerOf(caller.session), bookingId: query.idBooking }
    const stay = await findCalendarStay(db, of.ownerId, of.bookingId)
    if (!stay) return refused('BOOKING_NOT_FOUND')
    const by = { language: caller.screen, config }
    const lines = scopeCovers(caller.session, 'order') ? await ordered.calendar(db, of, by) : []
    const text = writeCalendar({
      product: config.brand.name,
      events: [stayEvent(stay, caller.screen, config), ...lines],
    })
    return done({ name: `${stay.code}.ics`, text })
  }
