import { type Day, daysBetween } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import type { Language } from '../../../kernel/language.ts'
import { say } from '../../../server/words.ts'
import { mayCancel } from '../../cancel/may-cancel.ts'
import { lastCancelDay } from '../../cancel/penalty.ts'
import { nightSum } from '../../request/stay-rules.ts'
import { mayModify, modifiableUntil } from '../../stay/modify.ts'
import type { MailStay, StayShape } from './mail-stay.ts'
import { type Speak, speakIn } from './speak-in.ts'
import { STAY_TABLE as WORDS } from './stay-mail-words.ts'

/** The names of a stay's guests, and how many nobody has named yet; empty in a mail of the version before. */
export function guestNames({ guests = [] }: MailStay, words: Speak): string {
  const names = guests.filter((name) => name !== null)
  const unnamed = guests.length - names.length
  return [names.join(', '), unnamed > 0 && words(WORDS.unnamed, { unnamed })].filter(Boolean).join('\n')
}

/** What a stay takes from the balance of nights, and what it leaves there. */
export function balanceRows(stay: MailStay, language: Language): string[][] {
  return [
    [say(WORDS.cost, language), costWords(costOf(stay, stay.nightPercent), language)],
    ...leftRows(stay, language),
  ]
}

/** Nights slept, what one takes of the balance in hundredths (100 in a mail of the version before), and what all of them take. */
interface Cost {
  nights: number
  nightPercent: number
  cost: number
}

/** What a stay, or the stay that it was or would be, takes. */
export function costOf({ checkIn, checkOut, nightsCost }: StayShape, nightPercent = 100): Cost {
  return { nights: daysBetween(checkIn, checkOut), nightPercent, cost: nightsCost }
}

/** Nights of the balance, and below them how they come from the nights slept where the two differ. */
export function costWords(one: Cost, language: Language): string {
  const cost = say(WORDS.nights, language, { nights: one.cost })
  const sum = sumWords(one, language)
  return sum ? `${cost}\n${sum}` : cost
}

/** "7 nights × 1.1 = 7.7, rounded up to 8"; null where a night is a night. */
export function sumWords({ nights, nightPercent, cost }: Cost, language: Language): string | null {
  const sum = nightSum(nights, nightPercent, cost)
  if (!sum) return null
  const rounded = sum.rounded ? 'yes' : 'no'
  return say(WORDS.nightSum, language, {
    nights,
    cost,
    rounded,
    price: String(sum.price),
    exact: String(sum.exact),
  })
}

/** What is left of each year of nights that pays on the days of a stay. */
export function leftRows({ left = [] }: MailStay, language: Language): string[][] {
  const words = speakIn(language)
  const lines = left.map(({ nights, expires }) =>
    words(WORDS.leftUntil, { nights, day: dayInWords(expires, language) }),
  )
  return lines.length > 0 ? [[words(WORDS.left), lines.join('\n')]] : []
}

/** Until when a stay is cancelled free, else what it costs on the day of the mail; nothing where it cannot be cancelled at all. */
export function cancelRows(stay: MailStay, language: Language): string[][] {
  const { cancelling, checkIn } = stay
  if (!cancelling) return []
  const { today, tiers, kept, unanswered = false, drawnFreeUntil } = cancelling
  const terms = mayCancel(
    { ...stay, penaltyKept: kept, isUnanswered: unanswered, drawnFreeUntil: drawnFreeUntil ?? null },
    tiers,
    today,
  )
  const words = speakIn(language)
  const row = (kind: 'unanswered' | 'free' | 'penalty' | 'call', day: Day, nights = 0) => [
    [words(WORDS.cancelling), words(WORDS.cancelTerms, { kind, day: dayInWords(day, language), nights })],
  ]
  if (!terms.ok) return terms.values?.because === 'late' ? row('call', checkIn) : []
  if (terms.value.kind === 'free')
    return row(terms.value.unanswered ? 'unanswered' : 'free', terms.value.until)
  return row('penalty', lastCancelDay(checkIn), terms.value.nights)
}

/** Until when its owner changes a stay on its page; nothing where something else of it is decided first. */
export function changeRows({ status, checkIn, cancelling }: MailStay, language: Language): string[][] {
  if (!cancelling) return []
  const words = speakIn(language)
  const may = mayModify({ status, checkIn, today: cancelling.today, checkInClosed: false })
  const kind = may.ok ? 'open' : may.values?.because === 'late' ? 'call' : null
  const day = dayInWords(modifiableUntil(checkIn), language)
  return kind ? [[words(WORDS.changing), words(WORDS.changeTerms, { kind, day })]] : []
}

/** Where a stay is, and the way in, as far as the club has said it. */
export function arrivalRows({ arrival: { address, door } }: MailStay, language: Language): string[][] {
  return [
    ...(address ? [[say(WORDS.address, language), address]] : []),
    ...(door ? [[say(WORDS.door, language), door[language]]] : []),
  ]
}
