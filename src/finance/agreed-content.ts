import type { Day } from '../kernel/day.ts'
import type { Bilingual, Language } from '../kernel/language.ts'
import type { Currency } from '../kernel/money.ts'
import { writtenName } from './signed-content.ts'

/** Everything that an agreement's document tells; amounts in cents. */
export interface AgreementFacts {
  id: number
  /** "41207-1". */
  number: string
  contractId: number
  contractNumber: string
  membershipCode: string
  resort: string
  residence: string
  zone: string
  ownerName: string
  language: Language
  currency: Currency
  /** What the club calls the rule. */
  rule: string
  basisPoints: number
  baseCents: number
  feeCents: number
  totalCents: number
  /** What was taken over, the fee among it: above zero a charge, below zero the credit used. */
  lines: { concept: Bilingual; reference: string; cents: number }[]
  parts: { due: Day; cents: number }[]
  signer: string
  accountId: number
  account: string
  /** An ISO moment. */
  signedAt: string
  from: string | null
  sealedFileKey: string | null
}

/** What was agreed to as one line of text, in the form in which a report's signed content is. It never changes its form, only its version. */
export function agreedContent(facts: AgreementFacts): string {
  return [
    'instalment-agreement/1',
    `plan=${facts.number}`,
    `contract=${facts.contractNumber}`,
    `currency=${facts.currency}`,
    `base=${facts.baseCents}`,
    `fee=${facts.feeCents}`,
    `total=${facts.totalCents}`,
    ...facts.parts.map(({ due, cents }) => `part=${due}:${cents}`),
    `owner=${facts.accountId}`,
    `signer=${writtenName(facts.signer)}`,
    `signed=${facts.signedAt}`,
    `from=${facts.from ?? '-'}`,
  ].join('; ')
}
