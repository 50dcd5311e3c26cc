import { done, refused } from '../../../kernel/outcome.ts'
import { writeCalendar } from '../../../reservations/year/ics.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { exportOrder as call } from '../../orders/orders.endpoints.ts'
import { readCalendarLines } from './export-order.store.ts'
import { lineEvent } from './order-calendar.ts'

/** An order's lines as a file for a calendar, in the language of the screen that asks. */
export const exportOrder: Deed<typeof call> = async ({ query }, { db, caller, config }) => {
  const lines = await readCalendarLines(db, ownerOf(caller.session), query.idOrder)
  const [first] = lines
  if (!first) return refused('ORDER_NOT_FOUND')
  const text = writeCalendar({
    product: config.brand.name,
    method: 'PUBLISH',
    events: lines.map((line) => lineEvent(line, caller.screen, config)),
  })
  return done({
    name: `${first.number}.ics`,
    mediaType: 'text/calendar; charset=utf-8',
    content: new TextEncoder().encode(text),
  })
}
