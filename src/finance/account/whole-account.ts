import { addDays, type Day, daysBetween } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import type { Currency } from '../../kernel/money.ts'
import {
  chargeKey,
  isComing,
  isPastDue,
  isPayoutOpen,
  oldestFirst,
  type Part,
  payoutDay,
  takeCredits,
} from './account.ts'
import {
  type ContractPaymentState,
  type MatterReason,
  PAGE_LASTS_MINUTES,
  type PaymentWay,
} from './payment.ts'
import { quarterConcept } from './plan-words.ts'
import type { PlanOfAccount } from './plans.ts'
import type { ChargeTopic, DayTerms, InstalmentTerms } from './terms.ts'

/** The books of a contract: its charges, credits, payouts and payments; amounts in cents, none of two currencies. */
export interface Books {
  today: Day
  charges: readonly {
    kind: Part['kind']
    id: number
    topic: ChargeTopic
    idTransaction: number | null
    concept: Bilingual | null
    reference: string | null
    year: number
    quarter: number | null
    day: Day
    due: Day | null
    isLate: boolean
    cents: number
    openCents: number
    currency: Currency
    /** Since when a question about it is open. */
    askedAt: string | null
  }[]
  credits: readonly {
    id: number
    concept: Bilingual
    reference: string
    day: Day
    cents: number
    openCents: number
    currency: Currency
  }[]
  payouts: readonly {
    idReport: number
    idTransaction: number
    month: Day
    cents: number
    day: Day
    due: Day | null
    currency: Currency
  }[]
  waiting: readonly {
    idReport: number
    month: Day
    cents: number
    currency: Currency
    waits: 'sign' | 'fee'
  }[]
  payments: readonly {
    id: number
    way: PaymentWay
    state: ContractPaymentState
    cents: number
    currency: Currency
    chosen: readonly Part[]
    createdAt: string
    link: string | null
    bySavedCard: boolean
    matter: MatterReason | null
    leftCents: number
  }[]
  instalments: readonly (InstalmentTerms & { currency: Currency })[]
  early: readonly (DayTerms & { currency: Currency })[]
  late: readonly (DayTerms & { currency: Currency })[]
  plans: readonly (PlanOfAccount & { currency: Currency })[]
}

/** What a contract owes and gets in each currency that it has anything in, in the order of its code. Never a sum over two. */
export function accountsOf(books: Books, now: Date) {
  const all = [...books.charges, ...books.credits, ...books.payouts, ...books.waiting, ...books.payments]
  const currencies = [...new Set(all.map(({ currency }) => currency))].sort()
  return currencies.map((currency) => accountOfCurrency(books, currency, now))
}

/** The same of one currency. */
export function accountOfCurrency(books: Books, currency: Currency, now: Date) {
  const of = <T extends { currency: Currency }>(rows: readonly T[]) =>
    rows.filter((row) => row.currency === currency)
  const { today } = books
  const payments = of(books.payments)
  const aside = keptAside(payments, now)
  const announced = chosenOf(payments.filter(isAnnounced))
  const charges = oldestFirst(
    of(books.charges).map(({ isLate, year, quarter, ...charge }) => ({
      ...charge,
      concept: charge.concept ?? quarterConcept(year, quarter),
      inQuestion: charge.askedAt !== null,
      pastDue: isLate || isPastDue(charge.due, today),
      coming: isComing(charge.due, today),
      dueIn: charge.due === null ? null : daysBetween(today, charge.due),
      /** Kept aside for a payment on its way. */
      asideCents: Math.min(charge.openCents, aside.get(chargeKey(charge)) ?? 0),
      /** Announced at the resort, where it waits for the club. */
      announcedCents: Math.min(charge.openCents, announced.get(chargeKey(charge)) ?? 0),
    })),
  )
  const credits = of(books.credits)
  const payouts = of(books.payouts).map(({ due, day, ...payout }) => {
    const goesOut = due ?? payoutDay(day)
    return { ...payout, goesOut, isOpen: isPayoutOpen(goesOut, today), until: addDays(goesOut, -1) }
  })
  const owed = charges.filter(({ coming, inQuestion }) => !coming && !inQuestion)
  const sum = (rows: readonly { openCents: number }[]) =>
    rows.reduce((total, row) => total + row.openCents, 0)
  const owedCents = sum(owed)
  const creditCents = sum(credits)
  return {
    currency,
    charges,
    credits,
    payouts,
    waiting: of(books.waiting),
    payments,
    instalments: of(books.instalments),
    early: of(books.early),
    late: of(books.late),
    plans: of(books.plans),
    owedCents,
    pastDueCents: sum(owed.filter(({ pastDue }) => pastDue)),
    creditCents,
    payoutCents: payouts.reduce((total, { cents }) => total + cents, 0),
    /** The money to be paid once the credit is used. */
    dueCents: takeCredits(owedCents, credits).leftCents,
  }
}

/**
 * What payments that stand on a provider’s page keep aside, by the charge’s name. An old page keeps nothing; what a saved card makes
 * by itself keeps its charge aside until the provider has answered.
 */
function keptAside(payments: Books['payments'], now: Date): Map<string, number> {
  const since = now.getTime() - PAGE_LASTS_MINUTES * 60_000
  return chosenOf(
    payments.filter(
      (one) =>
        one.state === 'started' &&
        one.way !== 'resort' &&
        (one.bySavedCard || Date.parse(one.createdAt) >= since),
    ),
  )
}

/** Whether a payment is announced at the resort, and waits for the club. */
export function isAnnounced({ way, state }: Pick<Books['payments'][number], 'way' | 'state'>): boolean {
  return way === 'resort' && state === 'started'
}

/** What payments are for together, by the charge's name. */
function chosenOf(payments: readonly Pick<Books['payments'][number], 'chosen'>[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const part of payments.flatMap(({ chosen }) => chosen))
    sums.set(chargeKey(part), (sums.get(chargeKey(part)) ?? 0) + part.cents)
  return sums
}

/** What of charges may be paid now: what is open and not on its way already. */
export function toPay<C extends { openCents: number; asideCents: number }>(charges: readonly C[]): C[] {
  return charges.map((charge) => ({ ...charge, openCents: charge.openCents - charge.asideCents }))
}
