import type { Day } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import type { Bilingual, Language, Words } from '../../../kernel/language.ts'
import { CURRENCIES, type Currency, namedMoney } from '../../../kernel/money.ts'
import type { NewMail } from '../../../server/jobs/outbox.store.ts'
import type { FreshContent, MailHouse, MailList, MailTable } from '../../../server/mail/template.ts'
import { say } from '../../../server/words.ts'
import { accountOfCurrency, toPay } from '../../account/whole-account.ts'
import { readContractNames } from '../contract-names.store.ts'
import { readBooks } from './account.store.ts'

/** How many charges a mail lists; the others are behind its press. */
const LISTED = 8

const WORDS = {
  title: /*i18n*/ { id: 'mail.still-open.title', message: 'Still open on contract {contract}' },
  due: /*i18n*/ { id: 'mail.still-open.due', message: '{amount}, due {day}' },
  announced: /*i18n*/ {
    id: 'mail.still-open.announced',
    message: '{words}; {announced} of it announced at the resort, not received yet',
  },
  allAnnounced: /*i18n*/ {
    id: 'mail.still-open.all-announced',
    message: '{words}; all of it announced at the resort, not received yet',
  },
  late: /*i18n*/ { id: 'mail.still-open.late', message: '{amount}, past due since {day}' },
  undated: /*i18n*/ { id: 'mail.still-open.undated', message: '{amount}' },
  others: /*i18n*/ {
    id: 'mail.still-open.others',
    message: '{count, plural, one {One more charge} other {# more charges}}',
  },
  mark: /*i18n*/ { id: 'mail.still-open.mark', message: 'Still to pay' },
  pastDue: /*i18n*/ { id: 'mail.still-open.past-due', message: '{amount} past due' },
  inAll: /*i18n*/ { id: 'mail.still-open.in-all', message: '{amount} open in all' },
  text: /*i18n*/ { id: 'mail.still-open.text', message: 'You may pay all of it or a part, in two presses.' },
  credit: /*i18n*/ {
    id: 'mail.still-open.credit',
    message: 'Your credit of {credit} is used first. You may pay all of it or a part, in two presses.',
  },
  press: /*i18n*/ { id: 'mail.still-open.press', message: 'Pay what is open' },
} satisfies Record<string, Words>

/** What a contract owes when a mail about its payment goes out; amounts in cents. */
interface StillOpen {
  /** How the contract is named. */
  contract: Bilingual
  charges: { concept: Bilingual; due: Day | null; pastDue: boolean; cents: number; announcedCents?: number }[]
  creditCents: number
}

/**
 * Reads what is open once a mail about a payment goes out: what is owed now, but for what is on its way, and
 * what of it is announced. A mail of an older
 * version names no contract, and goes out as it was written.
 */
export const readStillOpen: FreshContent = async (db, content, now) => {
  const { idContract } = content
  const currency = currencyIn(content)
  if (typeof idContract !== 'number' || !currency) return content
  const books = await readBooks(db, idContract, now)
  const { charges, creditCents } = accountOfCurrency(books, currency, now)
  const contractOf = await readContractNames(db, [idContract])
  const open: StillOpen = {
    contract: contractOf(idContract),
    charges: toPay(charges)
      .filter(({ openCents, coming, inQuestion }) => openCents > 0 && !coming && !inQuestion)
      .map(({ concept, due, pastDue, openCents: cents, announcedCents }) => ({
        concept,
        due,
        pastDue,
        cents,
        announcedCents: Math.min(cents, announcedCents),
      })),
    creditCents,
  }
  return { ...content, stillOpen: JSON.stringify(open) }
}

type Content = NewMail['content']

function openIn({ stillOpen }: Content): StillOpen | null {
  const open: StillOpen | null = typeof stillOpen === 'string' ? JSON.parse(stillOpen) : null
  return open && open.charges.length > 0 ? open : null
}

function currencyIn({ currency }: Content): Currency | null {
  return CURRENCIES.find((one) => one === currency) ?? null
}

const moneyIn = (content: Content, cents: number) =>
  namedMoney({ cents, currency: currencyIn(content) ?? 'USD' })

/** The charges that are open, each with its due day and amount. */
export function stillOpenTable(content: Content, language: Language): MailTable[] {
  const open = openIn(content)
  if (!open) return []
  const words = ({ due, pastDue, cents }: StillOpen['charges'][number]) => {
    const amount = moneyIn(content, cents)
    if (due === null) return say(WORDS.undated, language, { amount })
    return say(pastDue ? WORDS.late : WORDS.due, language, { day: dayInWords(due, language), amount })
  }
  const withAnnounced = (one: StillOpen['charges'][number]) => {
    const { cents, announcedCents = 0 } = one
    if (announcedCents === 0) return words(one)
    const announced = moneyIn(content, announcedCents)
    const said = announcedCents < cents ? WORDS.announced : WORDS.allAnnounced
    return say(said, language, { words: words(one), announced })
  }
  const rows = open.charges.slice(0, LISTED).map((one) => [one.concept[language], withAnnounced(one)])
  const others = open.charges.slice(LISTED)
  if (others.length > 0) {
    const cents = others.reduce((sum, one) => sum + one.cents, 0)
    rows.push([say(WORDS.others, language, { count: others.length }), moneyIn(content, cents)])
  }
  return [{ title: say(WORDS.title, language, { contract: open.contract[language] }), rows }]
}

/** The one press that pays it, with what it comes to. */
export function stillOpenPress(
  content: Content,
  language: Language,
  { publicUrl }: MailHouse,
): MailList | null {
  const open = openIn(content)
  // What is announced whole has nothing to press: it is paid at the resort.
  if (!open?.charges.some(({ cents, announcedCents = 0 }) => announcedCents < cents)) return null
  const sumOf = (charges: StillOpen['charges']) => charges.reduce((sum, { cents }) => sum + cents, 0)
  const total = moneyIn(content, sumOf(open.charges))
  const late = open.charges.filter(({ pastDue }) => pastDue)
  const isLate = late.length > 0
  const credit = moneyIn(content, open.creditCents)
  return {
    items: [
      {
        mark: isLate
          ? { text: say(WORDS.pastDue, language, { amount: moneyIn(content, sumOf(late)) }), tone: 'bad' }
          : { text: say(WORDS.mark, language), tone: 'pending' },
        // The sum of all beside a sum that is late: neither is taken for the other.
        title:
          late.length < open.charges.length && isLate ? say(WORDS.inAll, language, { amount: total }) : total,
        text: say(open.creditCents > 0 ? WORDS.credit : WORDS.text, language, { credit }),
        label: say(WORDS.press, language),
        link: `${publicUrl}/my-reports?contract=${content.idContract}&pay=${content.currency}`,
        filled: false,
      },
    ],
    title: '',
    lines: [],
  }
}
