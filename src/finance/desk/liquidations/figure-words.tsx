import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Currency, formatMoney } from '../../../kernel/money.ts'
import type { DifferenceKind, FiguresDifference, FiguresFault } from '../../liquidations/figures.ts'

/** What is wrong with a line, as a sentence. */
export function FaultWords({ fault }: { fault: FiguresFault }) {
  const words: Record<FiguresFault, ReactNode> = {
    'contract-unknown': <Trans>No contract has this number.</Trans>,
    'contract-twice': <Trans>The contract stands in a line above already.</Trans>,
    'not-running': <Trans>The contract did not run in this month.</Trans>,
    'has-report': <Trans>The contract has its report of this month already.</Trans>,
    income: (
      <Trans>The income is no amount that is read here: write 1200.50, or 1,200.50 in quotation marks.</Trans>
    ),
    fees: (
      <Trans>The fees are no amount that is read here: write 1200.50, or 1,200.50 in quotation marks.</Trans>
    ),
    nights: <Trans>The nights are no whole number from 0 to 31.</Trans>,
    currency: <Trans>The contract is not settled in this currency.</Trans>,
  }
  return words[fault]
}

/** In what a line differs from the books, as a sentence. */
export function DifferenceWords({
  difference: { kind, known },
  currency,
}: {
  difference: FiguresDifference
  currency: Currency
}) {
  const amount = formatMoney({ cents: known, currency })
  const words: Record<DifferenceKind, ReactNode> = {
    'profit-income': <Trans>The month’s profit has the income {amount}.</Trans>,
    'profit-fees': <Trans>The month’s profit has the fees {amount}.</Trans>,
    'nights-income': <Trans>The nights rented make {amount}.</Trans>,
    'nights-count': (
      <Plural value={known} one="The books know # night rented." other="The books know # nights rented." />
    ),
    statement: <Trans>The ledger has a credit of {amount} in the month after.</Trans>,
  }
  return words[kind]
}
