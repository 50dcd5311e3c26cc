import type { Currency } from '../../kernel/money.ts'
import { amountText, centsTyped } from '../../kernel/money.ts'
import type { ReadyContract } from '../publish.endpoints.ts'
import { MOST_REPORT_CENTS, type ReportFigures } from '../publish-report.ts'
import type { Report } from '../reports.endpoints.ts'

/** A report's figures as they are being typed. */
export interface TypedFigures {
  income: string
  fees: string
  currency: Currency
}

/** What the portal knows of the month; empty fields where it knows nothing. */
export function knownFigures({ known, currency }: ReadyContract): TypedFigures {
  if (!known) return { income: '', fees: '', currency }
  return {
    income: amountText(known.incomeCents),
    fees: amountText(known.feesCents),
    currency: known.currency,
  }
}

/** The figures that a report has. */
export function figuresOf({ incomeCents, feesCents, currency }: ReportFigures): TypedFigures {
  return { income: amountText(incomeCents), fees: amountText(feesCents), currency }
}

/** An amount that a report takes, in cents; null when what is typed is none. */
export function reportCents(text: string): number | null {
  const cents = centsTyped(text)
  return cents !== null && cents <= MOST_REPORT_CENTS ? cents : null
}

/** The figures in cents; null while one of them is none. */
export function figuresInCents({ income, fees, currency }: TypedFigures): ReportFigures | null {
  const incomeCents = reportCents(income)
  const feesCents = reportCents(fees)
  return incomeCents === null || feesCents === null ? null : { incomeCents, feesCents, currency }
}

interface Place {
  idContract: number
  hotel: string
  residence: string
}

/** A report that waits for its owner, as it would be with these figures. */
export function waitingReport(
  month: string,
  { idContract, hotel, residence }: Place,
  figures: ReportFigures,
) {
  const report: Report = {
    id: 0,
    idContract,
    month,
    ...figures,
    balanceCents: figures.incomeCents - figures.feesCents,
    issuedAt: new Date().toISOString(),
    signed: false,
    signer: null,
    account: null,
    signedAt: null,
    carriedCents: null,
    resultStatus: 'sent',
    payoutDay: null,
    cashBack: null,
    setOffs: [],
    creditCents: 0,
    idResult: null,
    sealing: false,
    sealed: false,
    signatures: [],
    waitsFor: [],
  }
  return { ...report, place: { resort: hotel, residence } }
}
