import { instantAt } from '../../kernel/day.ts'
import { done, refused } from '../../kernel/outcome.ts'
import type { Deed } from '../../server/handle.ts'
import { notePublication } from '../../server/publications.store.ts'
import { wordsOf } from '../catalogue.ts'
import { endsTooEarly, isElsewhere, mayRemove } from '../publish.ts'
import type {
  listWrittenEvents as listCall,
  saveEvent as saveCall,
  withdrawEvent as withdrawCall,
} from '../publish-events.endpoints.ts'
import { makeSlug } from './goods-on-sale.store.ts'
import {
  lockEvent,
  readWrittenEvents,
  removeEvent,
  takeOffSale,
  writeEvent,
  zoneOfHotel,
} from './publish-events.store.ts'

/** The events as the desk writes them. */
export const listWrittenEvents: Deed<typeof listCall> = async ({ query }, { db, now }) =>
  done(await readWrittenEvents(db, { id: query.id, words: wordsOf(query.q) }, now))

/**
 * Writes an event and, where it is asked for, puts it on sale. Guests who have seats keep what they ordered: their day,
 * hour, resort and currency, and their seats.
 */
export const saveEvent: Deed<typeof saveCall> = async ({ body }, { db, now, caller }) => {
  const { id, version, publish, ...text } = body
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

  const slug = standing?.onceOnSale
    ? standing.slug
    : await makeSlug(db, text.name.en, 'event', standing?.id ?? null)
  const subject = await writeEvent(db, id, { slug, active }, text)
  const deed = standing?.active ? 'changed' : active ? 'published' : 'drafted'
  const noted = { kind: 'event', subject, deed, version } as const
  if (!(await notePublication(db, noted, caller.session.adminId, now))) return refused('CHANGED_MEANWHILE')
  return done({ data: { id: subject, slug, active } })
}

/** Takes an event off sale, or throws away a draft. Orders keep their seats. */
export const withdrawEvent: Deed<typeof withdrawCall> = async ({ body }, { db, now, caller }) => {
  const { id, version, deed } = body
  const event = await lockEvent(db, id)
  if (!event) return refused('NOT_FOUND')
  if (deed === 'remove' && !mayRemove(event)) return refused('OFFER_STAYS')
  const what = deed === 'remove' ? 'removed' : 'withdrawn'
  const noted = { kind: 'event', subject: id, deed: what, version } as const
  if (!(await notePublication(db, noted, caller.session.adminId, now))) return refused('CHANGED_MEANWHILE')
  await (deed === 'remove' ? removeEvent(db, id) : takeOffSale(db, id))
  return done({ data: { active: false as const } })
}
