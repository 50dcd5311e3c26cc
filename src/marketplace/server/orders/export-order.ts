import { addDays, instantAt } from '../../../kernel/day.ts'
import type { Language } from '../../../kernel/language.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { type CalendarEvent, writeCalendar } from '../../../reservations/year/ics.ts'
import type { Config } from '../../../server/boot/config.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { say } from '../../../server/words.ts'
import type { exportOrder as call } from '../../orders/orders.endpoints.ts'
import { namesHour } from '../../times/lead.ts'
import { TOLD_WORDS } from '../words.ts'
import { type CalendarLine, readCalendarLines } from './export-order.store.ts'
import { toldLines } from './order-mail.ts'

/** How long something takes whose length is not said (minutes). */
const USUAL_MINUTES = 60

/** An order's lines as a file for a calendar, in the language of the screen that asks. */
export const exportOrder: Deed<typeof call> = async ({ query }, { db, caller, config }) => {
  const lines = await readCalendarLines(db, ownerOf(caller.session), query.idOrder)
  const [first] = lines
  if (!first) return refused('ORDER_NOT_FOUND')
  const text = writeCalendar({
    product: config.brand.name,
    method: 'PUBLISH',
    events: lines.map((line) => eventOf(line, caller.screen, config)),
  })
  return done({
    name: `${first.number}.ics`,
    mediaType: 'text/calendar; charset=utf-8',
    content: new TextEncoder().encode(text),
  })
}

/** A line as a calendar's event: with its hour where it names one, else for its day. */
function eventOf(
  line: CalendarLine,
  language: Language,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): CalendarEvent {
  const { day, time, zone, told, hotel } = line
  const name = line.name[language]
  const isHourly = line.kind === 'event' || namesHour(line.times === 'any' ? { kind: 'any' } : NAMED, time)
  const from = instantAt(day, time, zone)
  const minutes = line.minutes ?? USUAL_MINUTES
  return {
    uid: `order-line-${line.id}@${new URL(publicUrl).hostname}`,
    sequence: line.sequence,
    status: line.cancelled ? 'CANCELLED' : 'CONFIRMED',
    firstDay: day,
    endDay: addDays(day, 1),
    ...(isHourly && { hours: { from, until: new Date(from.getTime() + minutes * 60_000) } }),
    changedAt: new Date(line.changedAt),
    summary: line.cancelled ? say(TOLD_WORDS.cancelled, language, { name }) : `${line.qty} × ${name}`,
    location: [told?.meetingPoint?.[language], hotel].filter(Boolean).join(', '),
    description: [
      say(TOLD_WORDS.order, language, { number: line.number }),
      ...(told ? toldLines(told, language).map(([label, text]) => `${label}: ${text}`) : []),
    ].join('\n'),
    url: `${publicUrl}/things-to-do?view=orders&order=${line.idOrder}`,
  }
}

const NAMED = { kind: 'slots', slots: [] } as const
