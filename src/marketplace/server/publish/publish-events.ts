import { instantAt } from '../../../kernel/day.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { wordsOf } from '../../catalogue.ts'
import { endsTooEarly, isElsewhere } from '../../publish/publish.ts'
import type {
  listWrittenEvents as listCall,
  saveEvent as saveCall,
  withdrawEvent as withdrawCall,
} from '../../publish/publish-events.endpoints.ts'
import { lockEvent, readWrittenEvents, writeEvent, zoneOfHotel } from './publish-events.store.ts'
import { saveGoods, takeAway } from './save-goods.ts'

/** The events as the desk writes them. */
export const listWrittenEvents: Deed<typeof listCall> = async ({ query }, { db, now }) =>
  done(await readWrittenEvents(db, { id: query.id, words: wordsOf(query.q) }, now))

/**
 * Writes an event and, where it is asked for, puts it on sale. Guests who have seats keep what they ordered: their day,
 * hour, resort and currency, and their seats.
 */
export const saveEvent: Deed<typeof saveCall> = async ({ body }, context) => {
  const { db, now } = context
  const { id, version, publish, unfinished, ...text } = body
  const standing = id === null ? null : await lockEvent(db, id)
  const zone = await zoneOfHotel(db, text.hotelId)
  if (zone === null || (id !== null && !standing)) return refused('NOT_FOUND')
  const active = publish || (standing?.active ?? false)
  const taken = standing?.taken ?? 0
  if (endsTooEarly(text)) return refused('EVENT_BACKWARDS')
  if (active && instantAt(text.endDate, text.endTime, zone) <= now) return refused('EVENT_OVER')
  if (standing?.onceOnSale && standing.currency !== text.currency) return refused('CURRENCY_STAYS')
  if (standing && taken > 0 && isElsewhere(standing, text)) return refused('EVENT_HAS_GUESTS', { taken })
  if (text.capacity < taken) return refused('SEATS_TAKEN', { taken })

  const write = (slug: string) => writeEvent(db, id, { slug, active }, text)
  return saveGoods({ kind: 'event', standing, text, version, unfinished, active, write }, context)
}

/** Takes an event off sale, or throws away a draft. Orders keep their seats. */
export const withdrawEvent: Deed<typeof withdrawCall> = async ({ body }, context) =>
  takeAway('event', body, await lockEvent(context.db, body.id), context)
