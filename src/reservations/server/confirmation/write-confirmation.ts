import { type Day, formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import type { Language, Words, WordValues } from '../../../kernel/language.ts'
import { brandIn, type Config } from '../../../server/boot/config.ts'
import type { LetterRow } from '../../../server/press/letter.ts'
import { printable } from '../../../server/press/printable.ts'
import { say } from '../../../server/words.ts'
import type { Booking } from '../../reservations.endpoints.ts'
import { benefitsOfStay, standingStatus } from '../../stay/wish.ts'
import { STAY_TABLE } from '../mails/stay-mail-words.ts'
import { sumWords } from '../mails/stay-rows.ts'
import { benefitWords } from '../mails/stay-tables.ts'
import type { PaperFacts } from './confirmation.store.ts'
import { CONFIRMATION_WORDS as WORDS } from './confirmation-words.ts'
import type { StayPaper } from './stay-paper.ts'

/** A stay and what its paper says besides. */
export interface StayToWrite {
  booking: Booking
  facts: PaperFacts
  language: Language
  /** The day at the resort. */
  today: Day
}

type House = Pick<Config, 'brand' | 'conciergePhone'>

/** What the file is called: "Confirmation BK-20812.pdf". */
export function confirmationFileName({ booking, language }: StayToWrite): string {
  const confirmed = isConfirmed(booking) ? 'yes' : 'no'
  return `${say(WORDS.fileName, language, { confirmed, code: booking.code })}.pdf`
}

const isConfirmed = ({ bookingStatus, wish }: Booking) => standingStatus(bookingStatus, wish) === 'confirmed'

/** A stay's paper in the language of the screen that asks: a confirmation only of a stay that is confirmed. */
export function writeConfirmation(stay: StayToWrite, { brand, conciergePhone }: House): StayPaper {
  const { booking, facts, language } = stay
  const club = brandIn(brand, language)
  const words = (one: Words, values?: WordValues) => say(one, language, values)
  const [from, to] = [dayInWords(booking.datein, language), dayInWords(booking.dateout, language)]
  return {
    language,
    brand: club,
    kind: words(isConfirmed(booking) ? WORDS.kind : WORDS.summary),
    number: booking.code,
    title: words(WORDS.title, { code: booking.code }),
    subject: words(WORDS.subject, { resort: booking.resort, from, to }),
    resort: booking.resort,
    place: facts.place[language],
    note: noteOf(stay),
    figures: [
      {
        label: words(STAY_TABLE.checkIn),
        value: from,
        hint: words(WORDS.from, { time: formatTime(booking.checkInTime) }),
      },
      {
        label: words(STAY_TABLE.checkOut),
        value: to,
        hint: words(WORDS.by, { time: formatTime(facts.checkOutTime) }),
      },
      {
        label: words(STAY_TABLE.length),
        value: String(booking.nights),
        hint: words(WORDS.cost, { nights: booking.nightsCost }),
      },
    ],
    sections: sectionsOf(stay),
    wishes: booking.note
      ? { title: words(WORDS.note), text: booking.note.split('\n').map(printable).join('\n') }
      : null,
    footer: words(WORDS.concierge, { club: `${club.name} ${club.tagline}`.trim(), phone: conciergePhone }),
    page: words(WORDS.page, { page: '{page}', pages: '{pages}' }),
  }
}

function noteOf({ booking, language, today }: StayToWrite): StayPaper['note'] {
  const day = dayInWords(today, language)
  const note = (tone: StayPaper['note']['tone'], title: Words, text: Words) => ({
    tone,
    title: say(title, language),
    text: say(text, language, { day }),
  })
  switch (booking.bookingStatus) {
    case 'confirmed':
      return note('good', WORDS.confirmed, WORDS.confirmedText)
    case 'pending-modification':
      return isConfirmed(booking)
        ? note('good', WORDS.confirmed, WORDS.wished)
        : note('waiting', WORDS.waiting, WORDS.wished)
    case 'pending-cancel':
      return note('waiting', WORDS.leaving, WORDS.waitingText)
    case 'cancelled':
      return note('quiet', WORDS.cancelled, WORDS.overText)
    case 'rejected':
      return note('quiet', WORDS.rejected, WORDS.overText)
    default:
      return note('waiting', WORDS.waiting, WORDS.waitingText)
  }
}

function sectionsOf({ booking, facts, language }: StayToWrite): StayPaper['sections'] {
  const words = (one: Words, values?: WordValues) => say(one, language, values)
  const row = (label: Words, value: string | null): LetterRow[] =>
    value ? [{ label: words(label), value: printable(value) }] : []
  const { residence, address, door, nightPercent } = facts
  const room = booking.room[language]
  const held = benefitsOfStay(booking.benefits)
  const all = [
    {
      title: words(STAY_TABLE.stay),
      rows: [
        ...row(WORDS.owner, facts.owner),
        ...row(WORDS.contract, `${facts.contract} · ${facts.membership}`),
        ...row(STAY_TABLE.room, residence ? `${residence}, ${room}` : room),
        ...row(
          STAY_TABLE.cost,
          sumWords({ nights: booking.nights, nightPercent, cost: booking.nightsCost }, language),
        ),
        ...row(STAY_TABLE.benefits, held.map((one) => benefitWords(one, language)).join(', ')),
      ],
    },
    { title: words(STAY_TABLE.guests), rows: guestRows(booking, words) },
    {
      title: words(WORDS.arrival),
      rows: [...row(STAY_TABLE.address, address), ...row(STAY_TABLE.door, door?.[language] ?? null)],
    },
  ]
  return all.filter(({ rows }) => rows.length > 0)
}

function guestRows({ guests }: Booking, words: (one: Words, values?: WordValues) => string): LetterRow[] {
  const counts = { adult: 0, child: 0 }
  return guests.map(({ kind, na, name, lastname, age }) => {
    counts[kind] += 1
    const who = na ? words(WORDS.unnamed) : printable(`${name ?? ''} ${lastname ?? ''}`.trim())
    return {
      label: words(WORDS.guestOf, { kind, number: counts[kind] }),
      value: !na && age !== null ? `${who}, ${words(WORDS.age, { age })}` : who,
    }
  })
}
