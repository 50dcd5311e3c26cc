import type { Day } from '../kernel/day.ts'
import type { Language } from '../kernel/language.ts'
import type { Currency } from '../kernel/money.ts'
import type { CashBack } from './report.ts'

/** A month of a contract's profit, in cents of the report's currency. */
export interface MonthOfProfit {
  /** Its first day. */
  month: Day
  nights: number
  incomeCents: number
  feesCents: number
}

/** A signature: what was signed, by whom, when and from where. */
export interface Signature {
  /** The name as it was typed. */
  signer: string
  /** The owner whose account signed. */
  account: string
  /** That owner's number. */
  accountId: number
  /** An ISO moment. */
  at: string
  /** The network address; null where it was not recorded. */
  from: string | null
  /** Null where the balance left nothing to choose. */
  cashBack: CashBack | null
  carriedCents: number
  /** On which day the payout was to go out, where that was chosen. */
  payoutDay: Day | null
  /** What condo fees took of the balance with the signature; the rest is a credit for the next. */
  setOffs: { year: number; quarter: number; cents: number }[]
  /** Each owner's, the first one first, where the contract asked for all of them; else none. */
  parts: PartOfSignature[]
}

/** One owner's part of a signature that took all of the contract's owners. */
export interface PartOfSignature {
  idOwner: number
  account: string
  signer: string
  signedAt: string
  from: string | null
}

/** Everything that a report's document tells. */
export interface ReportFacts {
  id: number
  contractId: number
  contractNumber: string
  membershipCode: string
  resort: string
  residence: string
  /** The resort's IANA zone. */
  zone: string
  ownerName: string
  /** The owner's language; the document is written in it. */
  language: Language
  month: Day
  incomeCents: number
  feesCents: number
  currency: Currency
  issuedAt: Date
  /** Null until it is signed. */
  signature: Signature | null
  /** The twelve months up to the report's, the oldest first; a month without data is missing. */
  months: MonthOfProfit[]
}
