import { daysBetween, formatDay, formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import type { Language, Words } from '../../../kernel/language.ts'
import { formatMoney } from '../../../kernel/money.ts'
import type { NewMail } from '../../../server/jobs/outbox.store.ts'
import type { MailTable } from '../../../server/mail/template.ts'
import { say } from '../../../server/words.ts'
import type { LineBack } from '../../stay/ordered.ts'
import { benefitsOfStay, benefitsOfWish } from '../../stay/wish.ts'
import { beforeOf, type MailBenefit, type MailStay, type StayShape, stayOfMail } from './mail-stay.ts'
import { type Speak, speakIn } from './speak-in.ts'
import { STAY_TABLE as WORDS } from './stay-mail-words.ts'
import {
  arrivalRows,
  balanceRows,
  cancelRows,
  changeRows,
  costOf,
  costWords,
  guestNames,
  leftRows,
} from './stay-rows.ts'

type Content = NewMail['content']
type Amount = Omit<MailBenefit, 'idYear'>

/** The stay as it stands: who comes, what it takes and leaves, what cancelling it means, and where it is. */
export function stayTables(content: Content, language: Language): MailTable[] {
  const stay = stayOfMail(content)
  return stay ? [wholeStay(stay, language), ...orderedTables(content, language)] : []
}

function wholeStay(stay: MailStay, language: Language): MailTable {
  const { title, rows } = stayTable(stay, language)
  return {
    title,
    rows: [
      ...rows,
      ...balanceRows(stay, language),
      ...changeRows(stay, language),
      ...cancelRows(stay, language),
      ...arrivalRows(stay, language),
    ],
  }
}

/** What is ordered for the stay and goes with it, line by line, and what each gives back. */
function orderedTables({ ordered }: Content, language: Language): MailTable[] {
  if (typeof ordered !== 'string') return []
  const words = speakIn(language)
  const rows = (JSON.parse(ordered) as LineBack[]).map((line) => [
    `${words(WORDS.line, { qty: line.qty, name: line.name[language] })}\n${formatDay(line.day, language)}, ${formatTime(line.time)}`,
    [
      line.cents > 0 &&
        words(line.paid ? WORDS.refund : WORDS.notDue, {
          amount: `${formatMoney({ cents: line.cents, currency: line.currency })} ${line.currency}`,
        }),
      line.benefit && words(line.benefit === 'passes' ? WORDS.benefitBack : WORDS.creditBack),
    ]
      .filter(Boolean)
      .join('\n'),
  ])
  return [{ title: words(WORDS.ordered), heads: [words(WORDS.what), words(WORDS.givesBack)], rows }]
}

/** The stay that is over, what of it is back in the balance, and what it cost. */
export function endTables(content: Content, language: Language): MailTable[] {
  const stay = stayOfMail(content)
  if (!stay) return []
  const words = speakIn(language)
  const spent = stay.used.map((one) => ({ ...one, quantity: -one.quantity }))
  const back = stay.moved.filter(({ quantity }) => quantity > 0)
  const list = (some: readonly Amount[]) =>
    some.map((one) => benefitWords(one, language)).join('\n') || words(WORDS.nothing)
  return [
    stayTable(stay, language),
    {
      title: words(WORDS.account),
      rows: [[words(WORDS.back), list(back)], [words(WORDS.costs), list(spent)], ...leftRows(stay, language)],
    },
    ...orderedTables(content, language),
  ]
}

/**
 * What is different: the stay before beside the stay now, or the stay that stands beside the one that is wished. A change that
 * has come true is followed by the stay as it is now.
 */
export function changeTables(content: Content, language: Language): MailTable[] {
  const stay = stayOfMail(content)
  if (!stay) return []
  const words = speakIn(language)
  const { nightPercent } = stay
  const before = beforeOf(content)
  const named = (some: readonly { idYear: number; quantity: number }[]) =>
    some.flatMap(({ idYear, quantity }) => {
      const known = stay.benefits.find((one) => one.idYear === idYear)
      return known ? [{ ...known, quantity }] : []
    })
  const [old, next] = before
    ? [side(before, named(before.benefits)), side(stay, benefitsOfStay(stay.benefits))]
    : [side(stay, benefitsOfStay(stay.benefits)), side(stay.wish ?? stay, benefitsOfWish(stay.benefits))]
  const rows = old.flatMap(([label, value], at) => {
    const other = next[at]?.[1] ?? ''
    return value === other ? [] : [[words(label), value, other]]
  })
  // Other people on the same days: there is nothing to set side by side.
  if (rows.length === 0) return [wholeStay(stay, language)]
  const heads = before ? [WORDS.what, WORDS.before, WORDS.now] : [WORDS.what, WORDS.asItIs, WORDS.asWished]
  const difference = { title: words(WORDS.difference), heads: heads.map((one) => words(one)), rows }
  return before ? [difference, wholeStay(stay, language)] : [difference]

  function side(one: StayShape, benefits: readonly Amount[]): [Words, string][] {
    return [
      [WORDS.checkIn, dayInWords(one.checkIn, language)],
      [WORDS.checkOut, dayInWords(one.checkOut, language)],
      [WORDS.length, String(daysBetween(one.checkIn, one.checkOut))],
      [WORDS.guests, party(one, words)],
      [WORDS.occupant, words(WORDS.who, { occupant: one.occupant })],
      [WORDS.benefits, benefitList(benefits, language)],
      [WORDS.cost, costWords(costOf(one, nightPercent), language)],
    ]
  }
}

function stayTable(stay: MailStay, language: Language): MailTable {
  const words = speakIn(language)
  const { checkIn, checkOut, checkInTime, checkOutTime } = stay
  const held = benefitsOfStay(stay.benefits)
  const refused = stay.benefits.filter(({ refusedNow }) => refusedNow)
  const { residence } = stay.arrival
  const rows = [
    [words(WORDS.reservation), `${stay.code}, ${stay.resort}`],
    [words(WORDS.room), residence ? `${residence}, ${stay.room[language]}` : stay.room[language]],
    [
      words(WORDS.checkIn),
      words(WORDS.fromTime, { day: dayInWords(checkIn, language), time: formatTime(checkInTime) }),
    ],
    [
      words(WORDS.checkOut),
      words(WORDS.byTime, { day: dayInWords(checkOut, language), time: formatTime(checkOutTime) }),
    ],
    [words(WORDS.length), String(daysBetween(checkIn, checkOut))],
    [words(WORDS.guests), [party(stay, words), guestNames(stay, words)].filter(Boolean).join('\n')],
    ...(held.length > 0 ? [[words(WORDS.benefits), heldList(held, words, language)]] : []),
    ...(refused.length > 0 ? [[words(WORDS.refusedNow), benefitList(refused, language)]] : []),
  ]
  return { title: words(WORDS.stay), rows }
}

const party = ({ adults, children }: StayShape, words: Speak) => words(WORDS.party, { adults, children })

const benefitList = (some: readonly Amount[], language: Language) =>
  some.map((one) => benefitWords(one, language)).join('\n') || say(WORDS.none, language)

/** Benefits of a stay, those that its owner has yet to authorize marked as such. */
const heldList = (held: MailStay['benefits'], words: Speak, language: Language) =>
  held
    .map((one) => {
      const benefit = benefitWords(one, language)
      return one.state === 'pending' ? words(WORDS.benefitToAuthorize, { benefit }) : benefit
    })
    .join('\n')

/** "5 nights", "Golf rounds (2)", "Spa credit ($100.00 USD)". */
export function benefitWords({ unit, name, currency, quantity }: Amount, language: Language): string {
  if (unit === 'nights') return say(WORDS.nights, language, { nights: quantity })
  const amount =
    unit === 'money' && currency
      ? `${formatMoney({ cents: quantity, currency })} ${currency}`
      : String(quantity)
  return say(WORDS.benefit, language, { name: name[language], amount })
}
