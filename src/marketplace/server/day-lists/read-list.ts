import { createHash } from 'node:crypto'
import { instantAt, timeIn, todayIn } from '../../../kernel/day.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { endOf, type ListSlot, listOf, notingOf, readingOf } from '../../day-lists/day-list.ts'
import type {
  exportDayList as exportCall,
  listDayLists as listCall,
  noteCame as noteCall,
  readDayList as readCall,
} from '../../day-lists/day-lists.endpoints.ts'
import { readRule } from './by-mail.store.ts'
import {
  type ListFacts,
  lockServed,
  readListFacts,
  readLists,
  readServingHotels,
  saveCame,
} from './day-lists.store.ts'
import { dayListCsv, listFileName } from './list-file.ts'

/** The lists of a day at a resort. */
export const listDayLists: Deed<typeof listCall> = async ({ query }, { db, now }) => {
  const hotels = await readServingHotels(db)
  const hotel = hotels.find(({ id }) => id === query.hotel) ?? hotels[0]
  if (!hotel) return refused('NOT_FOUND')
  const today = todayIn(hotel.zone, now)
  const day = query.day ?? today
  const lists = await readLists(db, hotel.id, day)
  return done({
    data: { day, today, hotel: hotel.id, hotels: hotels.map(({ id, name }) => ({ id, name })), lists },
  })
}

/** What the list says, and its digest, by which a later change is told. */
export function slotsOf(facts: ListFacts) {
  const slots = listOf(facts.lines)
  return { slots, digest: createHash('sha256').update(readingOf(slots)).digest('hex') }
}

/** One list. */
export const readDayList: Deed<typeof readCall> = async ({ query }, { db, now }) => {
  const [facts, rule] = await Promise.all([readListFacts(db, query), readRule(db, query)])
  if (!facts) return refused('NOT_FOUND')
  const { slots, digest } = slotsOf(facts)
  const { name, hotel, contact, zone, places } = facts
  return done({
    data: {
      ...{ name, hotel, zone, contact },
      begun: query.day <= todayIn(zone, now),
      over: query.day < todayIn(zone, now),
      people: slots.reduce((total, { people }) => total + people, 0),
      slots: withEmpty(slots, facts).map((slot) => {
        const counted = places.find(({ time }) => time === slot.time)
        return {
          ...slot,
          places: counted ? { of: counted.of, taken: counted.taken } : null,
          closed: counted?.closed ?? null,
          over: instantAt(query.day, slot.time, zone) <= now,
          noting: notingOf({ day: query.day, time: slot.hour ? slot.time : null }, zone, now),
          rows: slot.rows.map((row) => ({
            ...row,
            noted: row.noted && { ...row.noted, at: clockOf(new Date(row.noted.at), zone) },
          })),
        }
      }),
      byMail: rule && {
        email: rule.email,
        language: rule.language,
        time: rule.time,
        before: rule.before,
        whenEmpty: rule.whenEmpty,
      },
      sent: rule?.sentAt ? { at: clockOf(rule.sentAt, zone), changed: rule.digest !== digest } : null,
    },
  })
}

/** The slots of a product's day, those of which nothing is ordered among them. */
function withEmpty(slots: readonly ListSlot[], { places, minutes }: ListFacts): ListSlot[] {
  const empty = places
    .filter(({ time }) => !slots.some((slot) => slot.time === time))
    .map(({ time }) => ({ time, hour: true, until: endOf(time, minutes), people: 0, rows: [] }))
  return [...slots, ...empty].toSorted((one, other) => (one.time < other.time ? -1 : 1))
}

/** An instant as `yyyy-mm-dd hh:mm` of the clock at a place. */
function clockOf(at: Date, zone: string): string {
  return `${todayIn(zone, at)} ${timeIn(zone, at)}`
}

/** One list as CSV. */
export const exportDayList: Deed<typeof exportCall> = async ({ query }, { db, caller }) => {
  const facts = await readListFacts(db, query)
  if (!facts) return refused('NOT_FOUND')
  const { screen } = caller
  return done({
    name: listFileName(facts.name, query.day, screen),
    mediaType: 'text/csv; charset=utf-8',
    content: new TextEncoder().encode(dayListCsv(slotsOf(facts).slots, query.day, screen)),
  })
}

/** Notes who came. Rows are only added: what was noted before stays in the book. */
export const noteCame: Deed<typeof noteCall> = async ({ body }, { db, now, caller }) => {
  const lines = [...new Set(body.lines)]
  const served = await lockServed(db, lines)
  if (served.length < lines.length) return refused('NOT_FOUND')
  const noting = new Set(served.map((line) => notingOf(line, line.zone, now)))
  if (noting.has('early')) return refused('DAY_NOT_BEGUN')
  if (noting.has('over')) return refused('DAY_OVER')
  await saveCame(db, lines, { came: body.came, adminId: caller.session.adminId }, now)
  return done({})
}
