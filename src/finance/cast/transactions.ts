import { addDays, type Day } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import type { Currency } from '../../kernel/money.ts'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import { monthInWords } from '../month-name.ts'
import type { DocumentPart, NewDocument } from '../settlement-documents.ts'
import { CHARGES } from './charged-things.ts'
import type { CondoFeeLineRow, CondoFeeRow } from './condo-fees.ts'
import { type ExecutiveReportRow, issueDay, type MonthlyProfitRow, PESOS } from './profits.ts'

export type DocumentStatus = 'partial-payment' | 'paid' | 'downloaded' | 'draft' | 'sent' | 'past-due'

export interface CastTransaction {
  id: number
  contract_id: number
  year: number
  day: Day
  concept: Bilingual
  reference: string
  status: DocumentStatus
  cents: number
  currency: Currency
  /** By when a charge has to be paid; the day on which a payout goes out. */
  due: Day | null
  part: DocumentPart | null
  report_id: number | null
  condo_fee_id: number | null
  /** What a document of no part is of, where the books say so. */
  origin: 'order' | 'repair' | 'payment' | 'instalment' | 'plan' | null
  /** The number of the order, or the code of the maintenance request. */
  origin_number?: string | null
}

export interface TransactionLineRow {
  transaction_id: number
  position: number
  concept: Bilingual
  quantity: number
  unit_cents: number
  cents: number
}

type Line = Pick<TransactionLineRow, 'concept' | 'quantity' | 'unit_cents'>
type Draft = Omit<CastTransaction, 'id' | 'year' | 'cents' | 'origin' | 'due'> & {
  origin?: CastTransaction['origin']
  due?: CastTransaction['due']
  lines: Line[]
}

/** A document that is of no report and no fee. */
const OF_NOTHING = { part: null, report_id: null, condo_fee_id: null }

/**
 * The statement of every contract: the results of its reports and what became of them, quarterly fees and what was paid
 * of them, and now and then a repair or an evening.
 */
export function transactions(scene: {
  today: Day
  profits: readonly MonthlyProfitRow[]
  reports: readonly ExecutiveReportRow[]
  /** What the signatures decided. */
  decided: readonly NewDocument[]
  fees: readonly CondoFeeRow[]
  feeLines: readonly CondoFeeLineRow[]
  /** The order and the maintenance request that the books name for two of Elena's charges. */
  named: Named
}): { transactions: CastTransaction[]; lines: TransactionLineRow[] } {
  const drafts = [
    ...scene.reports.map(resultDraft),
    ...scene.decided.map(decidedDraft),
    ...feeDrafts(scene),
    ...paymentDrafts(scene.fees),
    ...chargeDrafts(scene),
  ].filter((draft) => draft.day <= scene.today)
  drafts.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.contract_id - b.contract_id))
  const rows: CastTransaction[] = []
  const lines: TransactionLineRow[] = []
  for (const [index, { lines: own, ...draft }] of drafts.entries()) {
    const id = index + 1
    const whole = own.map((line, at) => ({
      transaction_id: id,
      position: at + 1,
      ...line,
      cents: line.quantity * line.unit_cents,
    }))
    lines.push(...whole)
    const cents = whole.reduce((total, line) => total + line.cents, 0)
    rows.push({ id, origin: null, due: null, ...draft, year: Number(draft.day.slice(0, 4)), cents })
  }
  return { transactions: rows, lines }
}

function resultDraft(report: ExecutiveReportRow): Draft {
  const name = monthInWords(report.month)
  return {
    contract_id: report.contract_id,
    day: issueDay(report.month),
    concept: { en: `Rental profit, ${name.en}`, es: `Utilidad de renta, ${name.es}` },
    reference: `LQ-${report.month.slice(2, 4)}${report.month.slice(5, 7)}-${report.contract_id}`,
    status: 'sent',
    currency: report.currency,
    part: 'result',
    report_id: report.id,
    condo_fee_id: null,
    lines: [
      {
        concept: { en: 'Rental income', es: 'Ingresos por renta' },
        quantity: 1,
        unit_cents: report.income_cents,
      },
      {
        concept: { en: 'Administration and cleaning', es: 'Administración y limpieza' },
        quantity: 1,
        unit_cents: -report.fees_cents,
      },
    ],
  }
}

function decidedDraft({ contractId, reportId, feeId, lines, ...document }: NewDocument): Draft {
  return {
    ...document,
    contract_id: contractId,
    report_id: reportId,
    condo_fee_id: feeId,
    lines: lines.map(({ concept, cents }) => ({ concept, quantity: 1, unit_cents: cents })),
  }
}

function feeDrafts(scene: { fees: readonly CondoFeeRow[]; feeLines: readonly CondoFeeLineRow[] }): Draft[] {
  const linesOf = Map.groupBy(scene.feeLines, (line) => line.condo_fee_id)
  return scene.fees.map((fee) => {
    const short = String(fee.year).slice(2)
    return {
      contract_id: fee.contract_id,
      day: addDays(fee.due, -14),
      concept: {
        en: `Condo fee, Q${fee.quarter} ${fee.year}`,
        es: `Cuota de condominio, T${fee.quarter} ${fee.year}`,
      },
      reference: `CF-${short}0${fee.quarter}-${fee.contract_id}`,
      status: 'sent',
      currency: fee.currency,
      part: 'fee',
      report_id: null,
      condo_fee_id: fee.id,
      lines: (linesOf.get(fee.id) ?? []).map((line) => ({
        concept: line.concept,
        quantity: 1,
        unit_cents: -line.cents,
      })),
    }
  })
}

/** What owners paid of their fees. */
function paymentDrafts(fees: readonly CondoFeeRow[]): Draft[] {
  return fees
    .filter(({ paid_cents }) => paid_cents > 0)
    .map((fee) => {
      const concept = {
        en: `Payment received, condo fee Q${fee.quarter} ${fee.year}`,
        es: `Pago recibido, cuota de condominio T${fee.quarter} ${fee.year}`,
      }
      return {
        ...OF_NOTHING,
        origin: 'payment',
        contract_id: fee.contract_id,
        day: addDays(fee.due, -3),
        concept,
        reference: `PY-${String(fee.year).slice(2)}0${fee.quarter}-${fee.contract_id}`,
        status: 'paid',
        currency: fee.currency,
        lines: [{ concept, quantity: 1, unit_cents: fee.paid_cents }],
      }
    })
}

/** A charge has to be paid within so many days. */
const DAYS_TO_PAY = 30
const AGES = [4, 11, 23, 36, 58, 120, 200, 290, 400, 560, 700, 900] as const

/**
 * A few charges for each contract; the newest are drafts or just sent, one of last month's was left unpaid, and the
 * others were paid within days.
 */
function chargeDrafts(scene: { today: Day; profits: readonly MonthlyProfitRow[]; named: Named }): Draft[] {
  const currencies = new Map(scene.profits.map((profit) => [profit.contract_id, profit.currency]))
  return [...currencies].flatMap(([contract_id, currency]) =>
    AGES.filter((age, index) => age < 60 || (index + contract_id) % 2 === 0).flatMap((age): Draft[] => {
      // Each once: nobody's terrace door is mended twice.
      const charge = CHARGES[(AGES.indexOf(age) + contract_id) % CHARGES.length] ?? CHARGES[0]!
      const day = addDays(scene.today, -age)
      const number = `${contract_id}-${day.slice(2).replaceAll('-', '')}`
      const unit_cents = charge.dollars * 100 * (currency === 'MXN' ? PESOS : 1)
      const status = statusOfCharge(age)
      const origin_number = contract_id === CAST_CONTRACTS.elena ? numberOf(age, scene.named) : null
      const shared = { ...OF_NOTHING, contract_id, currency }
      const charged: Draft = {
        ...shared,
        origin: charge.letter === 'OR' ? 'order' : 'repair',
        origin_number,
        day,
        due: addDays(day, DAYS_TO_PAY),
        concept: charge.concept,
        reference: `${charge.letter}-${number}`,
        status,
        lines: billOf(origin_number, scene.named) ?? [
          { concept: charge.concept, quantity: charge.quantity, unit_cents: -unit_cents },
        ],
      }
      if (status !== 'paid') return [charged]
      const concept = {
        en: `Payment received, ${charge.concept.en}`,
        es: `Pago recibido, ${charge.concept.es}`,
      }
      const paid: Draft = {
        ...shared,
        origin: 'payment',
        day: addDays(day, 4),
        concept,
        reference: `PY-${number}`,
        status: 'paid',
        lines: [{ concept, quantity: charge.quantity, unit_cents }],
      }
      return [charged, paid]
    }),
  )
}

/** The numbers of what is charged to Elena's contract, the oldest first. */
interface Named {
  orders: readonly string[]
  repairs: readonly {
    code: string
    bill: readonly { concept: Bilingual; quantity: number; unitCents: number }[] | null
  }[]
}

/** What is behind a charge of Elena's, by its age in days: each but the draft and the very old ones. */
function numberOf(age: number, { orders, repairs }: Named): string | null {
  const behind: Record<number, string | undefined> = {
    ...{ 58: orders[0], 23: orders[1] },
    ...{ 36: repairs[0]?.code, 11: repairs[1]?.code },
  }
  return behind[age] ?? null
}

/** The lines of a repair that was billed by its quote. */
function billOf(code: string | null, { repairs }: Named): Line[] | null {
  const bill = repairs.find((one) => one.code === code)?.bill
  return (
    bill?.map(({ concept, quantity, unitCents }) => ({ concept, quantity, unit_cents: unitCents })) ?? null
  )
}

function statusOfCharge(age: number): DocumentStatus {
  if (age < 10) return 'draft'
  if (age < 20) return 'sent'
  if (age === 23) return 'downloaded'
  return age === 36 ? 'past-due' : 'paid'
}
