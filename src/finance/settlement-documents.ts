import type { Day } from '../kernel/day.ts'
import type { Bilingual } from '../kernel/language.ts'
import type { Currency } from '../kernel/money.ts'
import { payoutDay } from './account/account.ts'
import type { INVOICE_STATUSES } from './invoice.ts'
import { monthInWords } from './month-name.ts'
import type { SettlementDecision } from './settlement.ts'

/** What a document of the statement is of: a report's result or what its signature decided, a fee, or a set-off on it. */
export const DOCUMENT_PARTS = ['result', 'adjustment', 'pay-out', 'set-off', 'fee', 'fee-set-off'] as const
export type DocumentPart = (typeof DOCUMENT_PARTS)[number]

/** A document for the statement; its amount is the sum of its lines, each of one piece. */
export interface NewDocument {
  contractId: number
  day: Day
  concept: Bilingual
  reference: string
  status: (typeof INVOICE_STATUSES)[number]
  currency: Currency
  part: DocumentPart
  reportId: number | null
  feeId: number | null
  /** When it has to be paid, or goes out; none where nothing is to be done. */
  due?: Day | null
  lines: { concept: Bilingual; cents: number }[]
}

/** The report that documents are written of. */
export interface Reported {
  id: number
  contractId: number
  contractNumber: string
  /** The first day of the month that it closes. */
  month: Day
  currency: Currency
  incomeCents: number
  feesCents: number
}

export interface NamedFee {
  id: number
  year: number
  quarter: number
}

/** A document's own reference: "PO-2610-41201". */
function referenceOf(letters: string, { month, contractNumber }: Reported): string {
  return `${letters}-${month.slice(2, 4)}${month.slice(5, 7)}-${contractNumber}`
}

/** The month's result as the statement lists it, from the report's issue on. Until it is signed it waits. */
export function resultDocument(report: Reported, day: Day): NewDocument {
  const month = monthInWords(report.month)
  return {
    ...whole('result', report, day),
    reference: referenceOf('ER', report),
    concept: { en: `Rental profit, ${month.en}`, es: `Utilidad de renta, ${month.es}` },
    status: 'sent',
    lines: [
      { concept: { en: 'Rental income', es: 'Ingresos por renta' }, cents: report.incomeCents },
      { concept: { en: 'Fees and charges', es: 'Cuotas y cargos' }, cents: -report.feesCents },
    ],
  }
}

/**
 * The documents of what a signature decided. A set-off is two, which together are zero: one takes from the report's
 * credit, the other stands on the fee. A payout is `sent` until the club's books say that it is paid.
 */
export function decisionDocuments(
  report: Reported,
  decision: SettlementDecision,
  { day, fee, status = 'sent' }: { day: Day; fee?: NamedFee | undefined; status?: NewDocument['status'] },
): NewDocument[] {
  const month = monthInWords(report.month)
  const { cents } = decision
  const one = (
    part: 'adjustment' | 'pay-out',
    letters: string,
    concept: Bilingual,
    stands: NewDocument['status'],
  ) => ({
    ...whole(part, report, day),
    reference: referenceOf(letters, report),
    concept,
    status: stands,
    lines: [{ concept, cents }],
  })
  if (decision.part === 'adjustment')
    return [
      one(
        'adjustment',
        'AJ',
        { en: `Adjustment to zero, ${month.en}`, es: `Ajuste a cero, ${month.es}` },
        'paid',
      ),
    ]
  if (decision.part === 'pay-out')
    return [
      {
        ...one(
          'pay-out',
          'PO',
          { en: `Payout to you, ${month.en}`, es: `Depósito a usted, ${month.es}` },
          status,
        ),
        due: payoutDay(day),
      },
    ]
  if (!fee) throw new Error(`The set-off of report ${report.id} names no fee`)
  const quarter = { en: `Q${fee.quarter} ${fee.year}`, es: `T${fee.quarter} ${fee.year}` }
  const taken = {
    en: `Put towards the condo fee ${quarter.en}, ${month.en}`,
    es: `Abonado a la cuota de condominio ${quarter.es}, ${month.es}`,
  }
  const given = {
    en: `Condo fee ${quarter.en}, covered by ${month.en}`,
    es: `Cuota de condominio ${quarter.es}, abono de ${month.es}`,
  }
  const on = `${String(fee.year).slice(2)}Q${fee.quarter}`
  const shared = { ...whole('set-off', report, day), feeId: fee.id, status: 'paid' as const }
  return [
    {
      ...shared,
      reference: `${referenceOf('SO', report)}-${on}`,
      concept: taken,
      lines: [{ concept: taken, cents }],
    },
    {
      ...shared,
      part: 'fee-set-off',
      reference: `${referenceOf('CS', report)}-${on}`,
      concept: given,
      lines: [{ concept: given, cents: -cents }],
    },
  ]
}

function whole(part: DocumentPart, { id, contractId, currency }: Reported, day: Day) {
  return { contractId, day, currency, part, reportId: id, feeId: null as number | null }
}
