import type { Currency } from '../../kernel/money.ts'

/** Why a part of an account's balance is not what is owed, in the order in which it is told. */
export const APART = [
  'drafts',
  'coming',
  'in-question',
  'unlisted',
  'unlisted-paid',
  'to-sign',
  'for-fee',
  'credit',
  'books',
] as const
export type Apart = (typeof APART)[number]

/** A step from the balance of a year's statement to what is owed now. */
export type BridgeStep = 'statement' | 'before' | 'after' | Apart | 'owed'

/** What a year's documents come to, and what of that its drafts are; signed cents. */
export interface StandingYear {
  year: number
  cents: number
  draftCents: number
}

/** An account's statement by its years, and what of all of it is not owed now; signed cents to the owner's credit. */
export interface Standing {
  currency: Currency
  years: StandingYear[]
  /** What each reason takes off the balance or adds to it; none that is zero. */
  apart: { what: Apart; cents: number }[]
  /** What is owed, as the account says it: above zero. */
  owedCents: number
}

/** What the statement's documents come to, beside what the account says of them; signed cents. */
export interface StandingBooks {
  currency: Currency
  years: StandingYear[]
  /** The results of reports that nobody has signed. */
  unsignedCents: number
  /** What payments in the portal and signed reports have paid of fees that have no document yet: the statement has the money, and not the charge. */
  unlistedPaidCents: number
}

/** What an account says of the same currency (`accountOf`). */
interface OfAccount {
  currency: Currency
  charges: readonly {
    idTransaction: number | null
    openCents: number
    coming: boolean
    inQuestion: boolean
  }[]
  waiting: readonly { waits: 'sign' | 'fee'; cents: number }[]
  owedCents: number
  creditCents: number
}

type OfCharge = OfAccount['charges'][number]

/**
 * From what the statement comes to in all its years to what is owed now, for each currency. What no other reason takes is `books`: the
 * club's books call a line paid or settled, and no other line of the statement says with what.
 */
export function standingsOf(books: readonly StandingBooks[], accounts: readonly OfAccount[]): Standing[] {
  const currencies = [...new Set([...books, ...accounts].map(({ currency }) => currency))].sort()
  return currencies.map((currency) => {
    const statement = books.find((one) => one.currency === currency)
    const account = accounts.find((one) => one.currency === currency)
    const charges = account?.charges ?? []
    const open = (which: (charge: OfCharge) => boolean) =>
      charges.filter(which).reduce((sum, { openCents }) => sum + openCents, 0)
    const years = statement?.years ?? []
    const owedCents = account?.owedCents ?? 0
    const isListed = ({ idTransaction }: OfCharge) => idTransaction !== null
    const parts: Record<Exclude<Apart, 'books'>, number> = {
      drafts: -years.reduce((sum, { draftCents }) => sum + draftCents, 0),
      coming: open((one) => isListed(one) && one.coming && !one.inQuestion),
      'in-question': open((one) => isListed(one) && one.inQuestion),
      unlisted: -open((one) => !isListed(one) && !one.coming && !one.inQuestion),
      'unlisted-paid': -(statement?.unlistedPaidCents ?? 0),
      'to-sign': -(statement?.unsignedCents ?? 0),
      'for-fee': -(account?.waiting ?? [])
        .filter(({ waits }) => waits === 'fee')
        .reduce((sum, { cents }) => sum + cents, 0),
      credit: -(account?.creditCents ?? 0),
    }
    const balance = years.reduce((sum, { cents }) => sum + cents, 0)
    const explained = Object.values(parts).reduce((sum, cents) => sum + cents, balance)
    const all = { ...parts, books: -owedCents - explained }
    return {
      currency,
      years,
      apart: APART.map((what) => ({ what, cents: all[what] })).filter(({ cents }) => cents !== 0),
      owedCents,
    }
  })
}

/**
 * The same from one year's balance: the years before and after it without their drafts, then each reason, of drafts those of the year; the
 * last step is what is owed now, below zero, and the sum of all before it. Only the balance where that is it.
 */
export function bridgeOf(
  { years, apart, owedCents }: Standing,
  year: number,
): { what: BridgeStep; cents: number }[] {
  const charged = (which: (of: number) => boolean) =>
    years.filter((one) => which(one.year)).reduce((all, { cents, draftCents }) => all + cents - draftCents, 0)
  const own = years.find((one) => one.year === year)
  const drafts = 0 - (own?.draftCents ?? 0)
  const others = [
    { what: 'before' as const, cents: charged((of) => of < year) },
    { what: 'after' as const, cents: charged((of) => of > year) },
  ].filter(({ cents }) => cents !== 0)
  return [
    { what: 'statement', cents: own?.cents ?? 0 },
    ...others,
    ...(drafts === 0 ? [] : [{ what: 'drafts' as const, cents: drafts }]),
    ...apart.filter(({ what }) => what !== 'drafts'),
    // No zero below zero: it would be written with a sign.
    { what: 'owed', cents: owedCents === 0 ? 0 : -owedCents },
  ]
}
