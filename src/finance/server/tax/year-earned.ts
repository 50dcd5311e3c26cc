import type { Currency } from '../../../kernel/money.ts'
import { type EarnedStep, earnedToPaid } from '../../tax/earned.ts'
import type { TaxYearFacts } from './year.store.ts'

/** What a month's rental earned, in cents: below zero only while its report is not signed. */
export function monthEarned(month: TaxYearFacts['months'][number]): number {
  return month.incomeCents - month.feesCents + month.adjustedCents
}

/** How what the year's months earned in a currency becomes what was paid out in the year. */
export function yearEarned(
  { months, lines, waited }: TaxYearFacts,
  { currency, year }: { currency: Currency; year: number },
): { what: EarnedStep; cents: number }[] {
  return earnedToPaid(year, {
    earnedCents: months
      .filter((one) => one.currency === currency)
      .reduce((sum, one) => sum + monthEarned(one), 0),
    lines: lines.flatMap(({ report, cents, currency: own }) =>
      report && own === currency ? [{ ...report, cents }] : [],
    ),
    waitedCents: Number(waited.find((one) => one.currency === currency)?.cents ?? 0),
  })
}
