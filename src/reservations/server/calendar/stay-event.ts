import { daysBetween, formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Config } from '../../../server/boot/config.ts'
import { say } from '../../../server/words.ts'
import { isLive } from '../../stay/booking.ts'
import { CALENDAR_WORDS } from '../../year/calendar-words.ts'
import type { CalendarEvent } from '../../year/ics.ts'
import type { CalendarStay } from './calendar-stays.store.ts'

/** A stay as a calendar's event in a language. The check-out day is its exclusive end, as RFC 5545 wants. */
export function stayEvent(
  stay: CalendarStay,
  language: Language,
  {
    publicUrl,
    conciergePhone,
    calendarDomain,
  }: Pick<Config, 'publicUrl' | 'conciergePhone' | 'calendarDomain'>,
): CalendarEvent {
  const { resort } = stay
  return {
    uid: `booking-${stay.id}@${calendarDomain}`,
    sequence: stay.sequence,
    status: statusOf(stay),
    firstDay: stay.checkIn,
    endDay: stay.checkOut,
    changedAt: stay.changedAt,
    summary: say(summaryWords(stay), language, { resort }),
    location: say(CALENDAR_WORDS.location, language, { resort, place: stay.address ?? stay.place[language] }),
    description: [
      ...linesAbout(stay, language),
      say(CALENDAR_WORDS.concierge, language, { phone: conciergePhone }),
    ].join('\n'),
    url: `${publicUrl}/my-reservations/${stay.id}`,
  }
}

function statusOf({ status }: CalendarStay): CalendarEvent['status'] {
  if (status === 'confirmed') return 'CONFIRMED'
  return isLive(status) ? 'TENTATIVE' : 'CANCELLED'
}

function summaryWords({ status }: CalendarStay) {
  if (status === 'confirmed') return CALENDAR_WORDS.confirmed
  if (status === 'cancelled') return CALENDAR_WORDS.cancelled
  if (status === 'pending-cancel') return CALENDAR_WORDS.leaving
  return status === 'rejected' ? CALENDAR_WORDS.rejected : CALENDAR_WORDS.tentative
}

function linesAbout(stay: CalendarStay, language: Language): string[] {
  const nights = daysBetween(stay.checkIn, stay.checkOut)
  const day = (value: string) => dayInWords(value, language)
  return [
    say(CALENDAR_WORDS.reservation, language, { code: stay.code }),
    say(CALENDAR_WORDS.room, language, { room: stay.room[language], nights }),
    say(CALENDAR_WORDS.party, language, { adults: stay.adults, children: stay.children }),
    ...wishLines(stay, language),
    say(CALENDAR_WORDS.checkIn, language, { day: day(stay.checkIn), time: formatTime(stay.checkInTime) }),
    say(CALENDAR_WORDS.checkOut, language, { day: day(stay.checkOut), time: formatTime(stay.checkOutTime) }),
  ]
}

/** A wish is named as one: the event lies on the days of the stay that stands. */
function wishLines({ wish, checkIn, checkOut }: CalendarStay, language: Language): string[] {
  if (!wish) return []
  if (wish.checkIn === checkIn && wish.checkOut === checkOut)
    return [say(CALENDAR_WORDS.otherPeople, language)]
  const [from, to] = [dayInWords(wish.checkIn, language), dayInWords(wish.checkOut, language)]
  return [say(CALENDAR_WORDS.otherDays, language, { from, to })]
}
