import { addDays, addMonths, type Day, daysBetween } from '../../kernel/day.ts'
import type { Currency } from '../../kernel/money.ts'
import { CAST_CONTRACTS, type ContractRow, coOwners } from '../../membership/cast/contracts.ts'
import type { Dice } from '../../membership/cast/dice.ts'
import type { CastHotel } from '../../membership/cast/hotels.ts'
import type { OwnerRow } from '../../membership/cast/owners.ts'
import { wholeMonths } from './months.ts'

export interface MonthlyProfitRow {
  contract_id: number
  month: Day
  nights_rented: number
  gross_cents: number
  fees_cents: number
  currency: Currency
}

export interface ExecutiveReportRow {
  id: number
  contract_id: number
  month: Day
  income_cents: number
  fees_cents: number
  currency: Currency
  issued_at: string
  signed_at: string | null
  signed_by_owner_id: number | null
  signer: string | null
  cash_back: 'pay-out' | 'set-against-condo-fee' | null
  carried_cents: number | null
  settled_at: string | null
}

/** The share of a month's nights that is rented in a usual year, January to December. */
const OCCUPANCY = [71, 78, 83, 80, 66, 62, 74, 79, 54, 62, 75, 86] as const

/** Pesos to a dollar in the demo's prices: a fixed rate of the demo, never used to convert an amount. */
export const PESOS = 18

/** What the club keeps of rental income, in percent, and each month for its service, in cents of a dollar. */
export const SHARE = 28
export const SERVICE = 9500

/** What the club's performance was in a month, in percent of the nights. */
export function occupancyIn(month: Day): number {
  return OCCUPANCY[Number(month.slice(5, 7)) - 1] ?? 70
}

/** Gross, fees and nights rented, each contract and whole month of the last three years. */
export function castProfits(scene: {
  today: Day
  dice: Dice
  contracts: readonly ContractRow[]
  hotels: readonly CastHotel[]
}): MonthlyProfitRow[] {
  const { dice } = scene
  return scene.contracts.flatMap((contract) => {
    const currency = currencyOf(contract, scene.hotels)
    // What a night brings lies around the hotel's own average (`castPerformance`): some residences are larger.
    const dollars = (232 + contract.hotel_id * 18) * (0.8 + (dice.between(150, 420) - 150) / 540)
    const rate = Math.round(dollars) * 100 * (currency === 'MXN' ? PESOS : 1)
    const months = wholeMonths(scene.today, 36)
    return months.map((month) => {
      const length = daysBetween(month, addMonths(month, 1))
      // What the owner and the pool leave follows the hotel's occupancy: a full month rents more than a quiet one.
      const share = occupancyIn(month) - 45 - (dice.between(35, 75) - 55) / 2
      // Marcos has his newest month closed for repairs: it ends below zero, and waits for his signature.
      const isClosed = contract.id === CAST_CONTRACTS.marcos && month === months.at(-1)
      const nights = isClosed ? 0 : Math.max(1, Math.round((length * share) / 100))
      const gross = nights * rate
      const fixed = SERVICE * (currency === 'MXN' ? PESOS : 1)
      return {
        contract_id: contract.id,
        month,
        nights_rented: nights,
        gross_cents: gross,
        fees_cents: Math.round((gross * SHARE) / 100) + fixed,
        currency,
      }
    })
  })
}

/** How many contracts, the last of the club, still lack their newest report: the desk has some to issue. */
const STILL_TO_ISSUE = 4

/**
 * One report a month and contract, issued on the 10th of the month after, signed within days. Only Marcos has one that
 * waits: his newest. A few are still to be issued.
 */
export function executiveReports(scene: {
  today: Day
  dice: Dice
  contracts: readonly ContractRow[]
  owners: readonly OwnerRow[]
  profits: readonly MonthlyProfitRow[]
}): ExecutiveReportRow[] {
  const { today, dice, owners } = scene
  const contractOf = new Map(scene.contracts.map((contract) => [contract.id, contract]))
  const issued = scene.profits.filter(({ month }) => issueDay(month) < today)
  const newest = issued.reduce((latest, { month }) => (month > latest ? month : latest), '')
  const later = new Set(scene.contracts.slice(-STILL_TO_ISSUE).map(({ id }) => id))
  const rows = issued.map((profit, index) => {
    const contract = contractOf.get(profit.contract_id)
    const owner = owners.find((one) => one.id === contract?.owner_id)
    if (!contract || !owner) throw new Error(`Contract ${profit.contract_id} has no owner`)
    const row = {
      id: index + 1,
      contract_id: profit.contract_id,
      month: profit.month,
      income_cents: profit.gross_cents,
      fees_cents: profit.fees_cents,
      currency: profit.currency,
      issued_at: `${issueDay(profit.month)}T15:00:00Z`,
    }
    if (contract.id === CAST_CONTRACTS.marcos && profit.month === newest)
      return {
        ...row,
        signed_at: null,
        signed_by_owner_id: null,
        signer: null,
        cash_back: null,
        carried_cents: null,
        settled_at: null,
      }
    const wished = addDays(issueDay(profit.month), dice.between(1, 9))
    const yesterday = addDays(today, -1)
    const signed_at = `${wished < yesterday ? wished : yesterday}T17:30:00Z`
    const carried_cents = Math.max(profit.gross_cents - profit.fees_cents, 0)
    return {
      ...row,
      signed_at,
      signed_by_owner_id: owner.id,
      signer: `${owner.name} ${owner.lastname}`,
      cash_back: carried_cents > 0 ? cashBackOf(profit, { dice, today }) : null,
      carried_cents,
      settled_at: signed_at,
    }
  })
  return rows.filter((row) => row.month !== newest || !later.has(row.contract_id))
}

/** Before a quarter begins some set the balance against its fee; the others have theirs paid out. */
function cashBackOf(
  { contract_id, month }: MonthlyProfitRow,
  { dice, today }: { dice: Dice; today: Day },
): 'pay-out' | 'set-against-condo-fee' {
  const beforeQuarter = Number(month.slice(5, 7)) % 3 === 2
  const isChosen = beforeQuarter && dice.chance(35)
  // Whose newest fee is paid in part (`condoFees`) has nothing set against it: something is left to settle.
  const staysOpen = contract_id % 3 === 1 && month >= addMonths(today, -6)
  return isChosen && !staysOpen ? 'set-against-condo-fee' : 'pay-out'
}

export interface ReportSignatureRow {
  report_id: number
  owner_id: number
  signer: string
  signed_at: string
  signed_from: string | null
  cash_back: ExecutiveReportRow['cash_back']
}

/** What both owners have signed of each report of the contract that asks for all: she first, he at the end of the day. */
export function coSignatures({
  reports,
  contracts,
  owners,
}: {
  reports: readonly ExecutiveReportRow[]
  contracts: readonly ContractRow[]
  owners: readonly OwnerRow[]
}): ReportSignatureRow[] {
  const held = coOwners(contracts)
  return reports.flatMap((report) => {
    const her = held.find(({ contract_id }) => contract_id === report.contract_id)
    const owner = owners.find(({ id }) => id === her?.owner_id)
    const { id: report_id, signed_at, signed_by_owner_id, signer, cash_back } = report
    if (!owner || signed_at === null || signed_by_owner_id === null || signer === null) return []
    const common = { report_id, signed_from: null, cash_back }
    const earlier = new Date(Date.parse(signed_at) - 78 * 60_000).toISOString()
    return [
      { ...common, owner_id: owner.id, signer: `${owner.name} ${owner.lastname}`, signed_at: earlier },
      { ...common, owner_id: signed_by_owner_id, signer, signed_at },
    ]
  })
}

/** A report is issued on the 10th of the month after its own. */
export function issueDay(month: Day): Day {
  return addDays(addMonths(month, 1), 9)
}

/** The currency in which a contract's resort settles. */
export function currencyOf(contract: ContractRow, hotels: readonly CastHotel[]): Currency {
  return hotels.find((hotel) => hotel.id === contract.hotel_id)?.currency ?? 'USD'
}
