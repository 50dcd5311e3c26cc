import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../kernel/money.ts'
import type { ReadFigures } from '../../liquidations/figures.endpoints.ts'
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

/** In what a line differs from the books, as a sentence: what the file says, then what the books do. */
export function DifferenceWords({
  difference: { kind, known },
  line: { incomeCents, feesCents, currency },
}: {
  difference: FiguresDifference
  line: Pick<ReadFigures['lines'][number], 'incomeCents' | 'feesCents' | 'currency'>
}) {
  const amount = formatMoney({ cents: known, currency })
  const income = formatMoney({ cents: incomeCents, currency })
  const fees = formatMoney({ cents: feesCents, currency })
  const profit = formatMoney({ cents: incomeCents - feesCents, currency })
  const words: Record<DifferenceKind, ReactNode> = {
    'profit-income': (
      <Trans>
        Income: {income} in the file, {amount} in the month’s profit.
      </Trans>
    ),
    'profit-fees': (
      <Trans>
        Fees: {fees} in the file, {amount} in the month’s profit.
      </Trans>
    ),
    'nights-income': (
      <Trans>
        Income: {income} in the file, {amount} from the nights rented.
      </Trans>
    ),
    'nights-count': (
      <Plural value={known} one="The books know # night rented." other="The books know # nights rented." />
    ),
    statement: (
      <Trans>
        Profit: {profit} in the file, {amount} as a credit of the month after.
      </Trans>
    ),
  }
  return words[kind]
}
