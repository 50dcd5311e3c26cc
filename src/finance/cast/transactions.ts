import { addDays, addMonths, type Day } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import type { Currency } from '../../kernel/money.ts'
import type { Dice } from '../../membership/cast/dice.ts'
import type { CondoFeeLineRow, CondoFeeRow } from './condo-fees.ts'
import { monthName } from './months.ts'
import { type MonthlyProfitRow, PESOS } from './profits.ts'

export type DocumentStatus = 'partial-payment' | 'paid' | 'downloaded' | 'draft' | 'sent' | 'past-due'

export interface TransactionRow {
  id: number
  contract_id: number
  year: number
  day: Day
  concept: Bilingual
  reference: string
  status: DocumentStatus
  cents: number
  currency: Currency
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
type Draft = Omit<TransactionRow, 'id' | 'year' | 'cents'> & { lines: Line[] }

/** The statement of every contract: monthly profits, quarterly fees, and now and then a repair or an evening. */
export function transactions(scene: {
  today: Day
  dice: Dice
  profits: readonly MonthlyProfitRow[]
  fees: readonly CondoFeeRow[]
  feeLines: readonly CondoFeeLineRow[]
}): { transactions: TransactionRow[]; lines: TransactionLineRow[] } {
  const drafts = [
    ...scene.profits.map((profit) => profitDraft(profit, scene.dice)),
    ...feeDrafts(scene),
    ...chargeDrafts(scene),
  ].filter((draft) => draft.day <= scene.today)
  drafts.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.contract_id - b.contract_id))
  const rows: TransactionRow[] = []
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
    rows.push({ id, ...draft, year: Number(draft.day.slice(0, 4)), cents })
  }
  return { transactions: rows, lines }
}

function profitDraft(profit: MonthlyProfitRow, dice: Dice): Draft {
  const name = monthName(profit.month)
  return {
    contract_id: profit.contract_id,
    day: addDays(addMonths(profit.month, 1), 14),
    concept: { en: `Rental profit, ${name.en}`, es: `Utilidad de renta, ${name.es}` },
    reference: `LQ-${profit.month.slice(2, 4)}${profit.month.slice(5, 7)}-${profit.contract_id}`,
    status: dice.chance(80) ? 'paid' : 'downloaded',
    currency: profit.currency,
    lines: [
      {
        concept: { en: 'Rental income', es: 'Ingresos por renta' },
        quantity: 1,
        unit_cents: profit.gross_cents,
      },
      {
        concept: { en: 'Administration and cleaning', es: 'Administración y limpieza' },
        quantity: 1,
        unit_cents: -profit.fees_cents,
      },
    ],
  }
}

function feeDrafts(scene: { fees: readonly CondoFeeRow[]; feeLines: readonly CondoFeeLineRow[] }): Draft[] {
  const linesOf = Map.groupBy(scene.feeLines, (line) => line.condo_fee_id)
  return scene.fees.map((fee) => {
    const short = String(fee.year).slice(2)
    const partly = fee.paid_cents > 0 && fee.paid_cents < fee.cents
    return {
      contract_id: fee.contract_id,
      day: addDays(fee.due, -14),
      concept: {
        en: `Condo fee, Q${fee.quarter} ${fee.year}`,
        es: `Cuota de condominio, T${fee.quarter} ${fee.year}`,
      },
      reference: `CF-${short}0${fee.quarter}-${fee.contract_id}`,
      status: fee.paid_cents === fee.cents ? 'paid' : partly ? 'partial-payment' : 'sent',
      currency: fee.currency,
      lines: (linesOf.get(fee.id) ?? []).map((line) => ({
        concept: line.concept,
        quantity: 1,
        unit_cents: -line.cents,
      })),
    }
  })
}

const CHARGES: readonly { letter: string; concept: Bilingual; quantity: number; dollars: number }[] = [
  {
    letter: 'OR',
    concept: { en: 'Catamaran to the outer islands', es: 'Catamarán a las islas' },
    quantity: 2,
    dollars: 180,
  },
  {
    letter: 'OR',
    concept: { en: 'Private airport transfer', es: 'Traslado privado al aeropuerto' },
    quantity: 1,
    dollars: 65,
  },
  {
    letter: 'MT',
    concept: { en: 'Minor maintenance, terrace door', es: 'Mantenimiento menor, puerta de terraza' },
    quantity: 1,
    dollars: 214,
  },
  {
    letter: 'OR',
    concept: { en: 'The stone ritual', es: 'El ritual de las piedras' },
    quantity: 2,
    dollars: 140,
  },
  {
    letter: 'MT',
    concept: { en: 'Air conditioning service', es: 'Servicio de aire acondicionado' },
    quantity: 3,
    dollars: 48,
  },
]
const AGES = [4, 11, 23, 36, 58, 120, 200, 290, 400, 560, 700, 900] as const

/** A few charges for each contract; the newest are drafts or just sent, one of last month's was left unpaid. */
function chargeDrafts(scene: { today: Day; profits: readonly MonthlyProfitRow[] }): Draft[] {
  const currencies = new Map(scene.profits.map((profit) => [profit.contract_id, profit.currency]))
  return [...currencies].flatMap(([contract_id, currency]) =>
    AGES.filter((age, index) => age < 60 || (index + contract_id) % 2 === 0).map((age): Draft => {
      const charge = CHARGES[(age + contract_id) % CHARGES.length] ?? CHARGES[0]!
      return {
        contract_id,
        day: addDays(scene.today, -age),
        concept: charge.concept,
        reference: `${charge.letter}-${contract_id}-${addDays(scene.today, -age).slice(2).replaceAll('-', '')}`,
        status: age < 10 ? 'draft' : age < 20 ? 'sent' : age === 36 ? 'past-due' : 'paid',
        currency,
        lines: [
          {
            concept: charge.concept,
            quantity: charge.quantity,
            unit_cents: -charge.dollars * 100 * (currency === 'MXN' ? PESOS : 1),
          },
        ],
      }
    }),
  )
}
