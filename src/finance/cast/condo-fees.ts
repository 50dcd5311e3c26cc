import type { Day } from '../../kernel/day.ts'
import { addDays } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import type { Currency } from '../../kernel/money.ts'
import type { ContractRow } from '../../membership/cast/contracts.ts'
import type { CastHotel } from '../../membership/cast/hotels.ts'
import type { RoomCategoryRow } from '../../membership/cast/room-categories.ts'
import { currencyOf, PESOS } from './profits.ts'

export interface CondoFeeRow {
  id: number
  contract_id: number
  year: number
  quarter: number
  due: Day
  cents: number
  paid_cents: number
  currency: Currency
}

export interface CondoFeeLineRow {
  condo_fee_id: number
  position: number
  concept: Bilingual
  cents: number
}

/** The parts of a fee, in dollars for each square meter and quarter. */
export const PARTS: readonly { concept: Bilingual; rate: number }[] = [
  { concept: { en: 'Common areas and gardens', es: 'Áreas comunes y jardines' }, rate: 6.2 },
  { concept: { en: 'Security and access', es: 'Seguridad y accesos' }, rate: 3.4 },
  { concept: { en: 'Reserve fund', es: 'Fondo de reserva' }, rate: 2.8 },
]

/**
 * The fee of each residence by its size, each quarter of the last three years and the one under way. The newest that is
 * due is paid in part at every third residence; the one that is not due yet is open.
 */
export function condoFees(scene: {
  today: Day
  contracts: readonly ContractRow[]
  categories: readonly RoomCategoryRow[]
  hotels: readonly CastHotel[]
}): { fees: CondoFeeRow[]; lines: CondoFeeLineRow[] } {
  const fees: CondoFeeRow[] = []
  const lines: CondoFeeLineRow[] = []
  const quarters = quartersUntil(scene.today)
  for (const contract of scene.contracts) {
    const currency = currencyOf(contract, scene.hotels)
    const size = scene.categories.find((one) => one.id === contract.category_id)?.square_meters ?? 80
    for (const [index, { year, quarter, due }] of quarters.entries()) {
      const own = PARTS.map((part, at) => ({
        condo_fee_id: fees.length + 1,
        position: at + 1,
        concept: part.concept,
        cents: Math.round(size * part.rate * 100) * (currency === 'MXN' ? PESOS : 1),
      }))
      const cents = own.reduce((total, line) => total + line.cents, 0)
      const inPart = index === quarters.length - 2 && contract.id % 3 === 1
      const paid_cents = due >= scene.today ? 0 : inPart ? Math.round(cents * 0.6) : cents
      fees.push({
        id: fees.length + 1,
        contract_id: contract.id,
        year,
        quarter,
        due,
        cents,
        paid_cents,
        currency,
      })
      lines.push(...own)
    }
  }
  return { fees, lines }
}

/** The quarters of the last three years up to the next due day, oldest first. A fee is due on the 15th of its first month. */
function quartersUntil(today: Day): { year: number; quarter: number; due: Day }[] {
  const thisYear = Number(today.slice(0, 4))
  const all = [-3, -2, -1, 0, 1].flatMap((offset) =>
    [1, 2, 3, 4].map((quarter) => {
      const year = thisYear + offset
      const month = String(quarter * 3 - 2).padStart(2, '0')
      return { year, quarter, due: `${year}-${month}-15` }
    }),
  )
  const coming = all.findIndex((one) => one.due >= today)
  return all.slice(Math.max(0, coming - 12), coming + 1).filter((one) => one.due <= addDays(today, 100))
}
