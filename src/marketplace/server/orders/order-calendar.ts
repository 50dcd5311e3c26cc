import { addDays, instantAt } from '../../../kernel/day.ts'
import type { Language } from '../../../kernel/language.ts'
import { type CalendarEvent, writeCalendar } from '../../../reservations/year/ics.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { NewMail } from '../../../server/jobs/outbox.store.ts'
import type { MailAttachment, MailHouse } from '../../../server/mail/template.ts'
import { say } from '../../../server/words.ts'
import type { Goods } from '../../goods.ts'
import { namesHour } from '../../times/lead.ts'
import { TOLD_WORDS } from '../words.ts'
import type { CalendarLine } from './export-order.store.ts'
import type { NewOrderRow } from './new-order.store.ts'
import type { WrittenOrder } from './new-order-parts.store.ts'
import { toldLines } from './order-mail.ts'

/** How long something takes whose length is not said (minutes). */
const USUAL_MINUTES = 60

/**
 * A line as a calendar's event, the same for ever in the file of the order and in its mails (UID): with its hour where it names one, else for its day.
 */
export function lineEvent(
  line: CalendarLine,
  language: Language,
  { publicUrl, calendarDomain }: Pick<Config, 'publicUrl' | 'calendarDomain'>,
): CalendarEvent {
  const { day, time, zone, told, hotel } = line
  const name = line.name[language]
  const isHourly = line.kind === 'event' || namesHour(line.times === 'any' ? { kind: 'any' } : NAMED, time)
  const from = instantAt(day, time, zone)
  const minutes = line.minutes ?? USUAL_MINUTES
  return {
    uid: `${line.number}-${line.uuid}@${calendarDomain}`,
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
      ...(line.flight ? [say(TOLD_WORDS.flight, language, { flight: line.flight })] : []),
      ...(told ? toldLines(told, language).map(([label, text]) => `${label}: ${text}`) : []),
    ].join('\n'),
    url: `${publicUrl}/things-to-do?view=orders&order=${line.idOrder}`,
  }
}

const NAMED = { kind: 'slots', slots: [] } as const

/** The lines of orders that are being placed, as a calendar has them. */
export function calendarOf(
  orders: readonly WrittenOrder[],
  placed: readonly NewOrderRow[],
  goods: Goods,
  now: Date,
): CalendarLine[] {
  return orders.flatMap(({ resort, currency, details }) => {
    const order = placed.find((one) => one.hotelId === resort.id && one.currency === currency)
    if (!order) return []
    return details
      .filter(({ kind }) => kind !== 'package')
      .map((line) => {
        const detail = line.detail_id === null ? undefined : goods.details.get(line.detail_id)
        const event = line.event_id === null ? undefined : goods.events.get(line.event_id)
        return {
          uuid: line.line_uuid,
          idOrder: order.id,
          number: order.number,
          kind: line.kind,
          name: line.name,
          day: line.operation_day,
          time: line.operation_time,
          qty: line.quantity,
          times: detail?.times.kind ?? 'any',
          minutes: detail?.minutes ?? event?.minutes ?? null,
          hotel: resort.name,
          zone: resort.zone,
          told: line.told ?? null,
          flight: line.itinerary?.flight ?? '',
          cancelled: false,
          sequence: 0,
          changedAt: now.toISOString(),
        }
      })
  })
}

/** What a mail keeps of lines, to bring them as a file. */
export function calendarContent(lines: readonly CalendarLine[]): { calendar: string } | undefined {
  return lines.length > 0 ? { calendar: JSON.stringify(lines) } : undefined
}

/**
 * The lines of a mail as a file for the reader's calendar: each the same entry as in the order's own file, with the number of its
 * changes (SEQUENCE), so that a later mail changes what an earlier one brought, or marks it as cancelled.
 */
export function orderFile(
  content: NewMail['content'],
  language: Language,
  house: MailHouse,
): MailAttachment[] {
  // A mail that the version before has left to be sent brings none.
  if (!content.calendar) return []
  const lines: CalendarLine[] = JSON.parse(String(content.calendar))
  const text = writeCalendar({
    product: house.brand.name,
    method: 'PUBLISH',
    events: lines.map((line) => lineEvent(line, language, house)),
  })
  return [
    {
      name: `${content.numbers}.ics`.replaceAll(', ', '-'),
      mediaType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: text,
    },
  ]
}
