import { daysBetween, formatDay, formatTime } from '../../../kernel/day.ts'
import type { Language, Words, WordValues } from '../../../kernel/language.ts'
import { formatMoney } from '../../../kernel/money.ts'
import type { NewMail } from '../../../server/jobs/outbox.store.ts'
import type { MailTable } from '../../../server/mail/template.ts'
import { say } from '../../../server/words.ts'
import type { LineBack } from '../../stay/ordered.ts'
import { benefitsOfStay, benefitsOfWish } from '../../stay/wish.ts'
import { beforeOf, type MailBenefit, type MailStay, type StayShape, stayOfMail } from './mail-stay.ts'
import { STAY_TABLE as WORDS } from './stay-mail-words.ts'

type Content = NewMail['content']
type Amount = Omit<MailBenefit, 'idYear'>
type Speak = (words: Words, values?: WordValues) => string

const speaker =
  (language: Language): Speak =>
  (words, values) =>
    say(words, language, values)

/** The stay as it stands, and where it is. */
export function stayTables(content: Content, language: Language): MailTable[] {
  const stay = stayOfMail(content)
  if (!stay) return []
  const { title, rows } = stayTable(stay, language)
  return [{ title, rows: [...rows, ...addressRows(stay, language)] }, ...orderedTables(content, language)]
}

const addressRows = ({ arrival: { address } }: MailStay, language: Language): string[][] =>
  address ? [[say(WORDS.address, language), address]] : []

/** What is ordered for the stay and goes with it, line by line, and what each gives back. */
function orderedTables({ ordered }: Content, language: Language): MailTable[] {
  if (typeof ordered !== 'string') return []
  const words = speaker(language)
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

/** The stay, and how one gets there: what the club has said of it. */
export function arrivalTables(content: Content, language: Language): MailTable[] {
  const stay = stayOfMail(content)
  if (!stay) return []
  const words = speaker(language)
  const { door } = stay.arrival
  const { title, rows } = stayTable(stay, language)
  return [
    {
      title,
      rows: [...rows, ...addressRows(stay, language), ...(door ? [[words(WORDS.door), door[language]]] : [])],
    },
  ]
}

/** The stay that is over, what of it is back in the balance, and what it cost. */
export function endTables(content: Content, language: Language): MailTable[] {
  const stay = stayOfMail(content)
  if (!stay) return []
  const words = speaker(language)
  const spent = stay.used.map((one) => ({ ...one, quantity: -one.quantity }))
  const back = stay.moved.filter(({ quantity }) => quantity > 0)
  const list = (some: readonly Amount[]) =>
    some.map((one) => benefitWords(one, language)).join('\n') || words(WORDS.nothing)
  return [
    stayTable(stay, language),
    {
      title: words(WORDS.account),
      rows: [
        [words(WORDS.back), list(back)],
        [words(WORDS.costs), list(spent)],
      ],
    },
    ...orderedTables(content, language),
  ]
}

/** What is different: the stay before beside the stay now, or the stay that stands beside the one that is wished. */
export function changeTables(content: Content, language: Language): MailTable[] {
  const stay = stayOfMail(content)
  if (!stay) return []
  const words = speaker(language)
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
  if (rows.length === 0) return [stayTable(stay, language)]
  const heads = before ? [WORDS.what, WORDS.before, WORDS.now] : [WORDS.what, WORDS.asItIs, WORDS.asWished]
  return [{ title: words(WORDS.difference), heads: heads.map((one) => words(one)), rows }]

  function side(one: StayShape, benefits: readonly Amount[]): [Words, string][] {
    return [
      [WORDS.checkIn, formatDay(one.checkIn, language)],
      [WORDS.checkOut, formatDay(one.checkOut, language)],
      [WORDS.length, String(daysBetween(one.checkIn, one.checkOut))],
      [WORDS.guests, party(one, words)],
      [WORDS.occupant, words(WORDS.who, { occupant: one.occupant })],
      [WORDS.benefits, benefitList(benefits, language)],
      [WORDS.cost, String(one.nightsCost)],
    ]
  }
}

function stayTable(stay: MailStay, language: Language): MailTable {
  const words = speaker(language)
  const { checkIn, checkOut, checkInTime, checkOutTime } = stay
  const held = benefitsOfStay(stay.benefits)
  const { residence } = stay.arrival
  const rows = [
    [words(WORDS.reservation), `${stay.code}, ${stay.resort}`],
    [words(WORDS.room), residence ? `${residence}, ${stay.room[language]}` : stay.room[language]],
    [
      words(WORDS.checkIn),
      words(WORDS.fromTime, { day: formatDay(checkIn, language), time: formatTime(checkInTime) }),
    ],
    [
      words(WORDS.checkOut),
      words(WORDS.byTime, { day: formatDay(checkOut, language), time: formatTime(checkOutTime) }),
    ],
    [words(WORDS.length), String(daysBetween(checkIn, checkOut))],
    [words(WORDS.guests), party(stay, words)],
    ...(held.length > 0 ? [[words(WORDS.benefits), benefitList(held, language)]] : []),
  ]
  return { title: words(WORDS.stay), rows }
}

const party = ({ adults, children }: StayShape, words: Speak) => words(WORDS.party, { adults, children })

const benefitList = (some: readonly Amount[], language: Language) =>
  some.map((one) => benefitWords(one, language)).join('\n') || say(WORDS.none, language)

/** "5 nights", "2 × Round of golf", "US$100.00 Spa credit". */
export function benefitWords({ unit, name, currency, quantity }: Amount, language: Language): string {
  if (unit === 'nights') return say(WORDS.nights, language, { nights: quantity })
  if (unit === 'money' && currency) return `${formatMoney({ cents: quantity, currency })} ${name[language]}`
  return `${quantity} × ${name[language]}`
}
