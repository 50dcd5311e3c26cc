import type { Day } from '../../kernel/day.ts'
import type { Currency } from '../../kernel/money.ts'
import { shareOut } from './share-out.ts'

export const QUARTERS = [1, 2, 3, 4] as const
export type Quarter = (typeof QUARTERS)[number]

/** Where a charge run stands; two states wait for the background work. */
export const RUN_STATES = ['prepared', 'publishing', 'published', 'taking-back'] as const
export type RunState = (typeof RUN_STATES)[number]

/** Why a run is not published or taken back. */
export const HINDRANCES = [
  'AREA_MISSING',
  'AREA_EXCEEDED',
  'NOTHING_TO_CHARGE',
  'FEE_TOO_LARGE',
  'RUN_CURRENCY',
  'FEES_PAID',
  'FEES_IN_USE',
] as const
export type Hindrance = (typeof HINDRANCES)[number]

/** A line of a quarter's budget: what the resort pays for it, in cents. */
export interface BudgetLine {
  quarter: Quarter
  position: number
  cents: number
}

/** A contract among those that share a budget. */
export interface Sharer {
  idContract: number
  /** Of its residence by the deed, in hundredths of a square meter; null where the club has not brought it in. */
  area: number | null
  /** The quarters on whose first day the contract runs. */
  runsIn: readonly Quarter[]
  /** Those of which it has a fee already: it is not charged twice. */
  chargedIn: readonly Quarter[]
}

/** A fee that a run makes, with its lines in the places of the budget's. Amounts in cents. */
export interface NewFee {
  idContract: number
  quarter: Quarter
  cents: number
  lines: { position: number; cents: number }[]
}

/** The shares of a quarter: together they are the quarter's budget. */
export interface QuarterSum {
  quarter: Quarter
  budgetCents: number
  /** The fees of the run. */
  feesCents: number
  fees: number
  /** Shares of contracts that have a fee of the quarter already. */
  chargedCents: number
  charged: number
  /** The share of what is under no contract: the club's own. */
  clubCents: number
}

export interface SharedBudget {
  fees: NewFee[]
  quarters: QuarterSum[]
}

/** Whether a run's fees are there. */
export function isCharged({ state }: { state: RunState }): boolean {
  return state === 'published' || state === 'taking-back'
}

/** The first day of a quarter. */
export function quarterStart(year: number, quarter: Quarter): Day {
  return `${year}-${String(quarter * 3 - 2).padStart(2, '0')}-01`
}

/** The largest fee that the books have room for, in cents. */
const MOST_OF_A_FEE = 2_000_000_000

/**
 * What keeps a budget from being shared; null when nothing does. `wholeArea` is that of all residences of the resort, `currencies` are those
 * in which its contracts are charged.
 */
export function hindranceOf(
  {
    lines,
    wholeArea,
    currency,
    currencies,
  }: {
    lines: readonly BudgetLine[]
    wholeArea: number
    currency: Currency
    currencies: readonly Currency[]
  },
  sharers: readonly Sharer[],
): Exclude<Hindrance, 'FEES_PAID' | 'FEES_IN_USE'> | null {
  const budgeted = new Set(lines.map(({ quarter }) => quarter))
  const concerned = (one: Sharer) => one.runsIn.some((quarter) => budgeted.has(quarter))
  if (sharers.some((one) => one.area === null && concerned(one))) return 'AREA_MISSING'
  for (const quarter of budgeted) {
    const areas = sharers.filter(({ runsIn }) => runsIn.includes(quarter))
    if (areas.reduce((sum, { area }) => sum + (area ?? 0), 0) > wholeArea) return 'AREA_EXCEEDED'
  }
  const isLeft = sharers.some((one) =>
    one.runsIn.some((quarter) => budgeted.has(quarter) && !one.chargedIn.includes(quarter)),
  )
  if (!isLeft) return 'NOTHING_TO_CHARGE'
  if (!currencies.includes(currency)) return 'RUN_CURRENCY'
  // No share is more than its exact part and a cent a line: only where that may be too much is the budget shared out to know.
  const largestArea = sharers.reduce((most, { area }) => Math.max(most, area ?? 0), 0)
  const mayBeTooLarge = QUARTERS.some((quarter) => {
    const own = lines.filter((line) => line.quarter === quarter)
    return (
      (own.reduce((sum, { cents }) => sum + cents, 0) / wholeArea) * largestArea + own.length >
      MOST_OF_A_FEE - 1
    )
  })
  if (!mayBeTooLarge) return null
  const { fees } = shareBudget({ lines, wholeArea }, sharers)
  return fees.some(({ cents }) => cents > MOST_OF_A_FEE) ? 'FEE_TOO_LARGE' : null
}

/**
 * Shares each line of a budget out by the areas, to the cent (SPEC's condo fees). What is under no contract is the club's own part,
 * so that fees, parts charged already and the club's are the line together. `hindranceOf` has nothing against it.
 */
export function shareBudget(
  { lines, wholeArea }: { lines: readonly BudgetLine[]; wholeArea: number },
  sharers: readonly Sharer[],
): SharedBudget {
  const fees: NewFee[] = []
  const quarters: QuarterSum[] = []
  for (const quarter of QUARTERS) {
    const own = lines.filter((line) => line.quarter === quarter)
    if (own.length === 0) continue
    const among = sharers.filter(({ runsIn }) => runsIn.includes(quarter))
    const areas = among.map(({ area }) => area ?? 0)
    const rest = wholeArea - areas.reduce((sum, area) => sum + area, 0)
    const made = among.map(({ idContract }): NewFee => ({ idContract, quarter, cents: 0, lines: [] }))
    let clubCents = 0
    for (const { position, cents } of own) {
      const parts = shareOut(cents, [...areas, rest])
      clubCents += parts.at(-1) ?? 0
      for (const [at, fee] of made.entries()) {
        const part = parts[at] ?? 0
        if (part === 0) continue
        fee.cents += part
        fee.lines.push({ position, cents: part })
      }
    }
    const isCharged = (at: number) => among[at]?.chargedIn.includes(quarter) ?? false
    const charged = made.filter((_, at) => isCharged(at))
    const left = made.filter((fee, at) => !isCharged(at) && fee.cents > 0)
    fees.push(...left)
    quarters.push({
      quarter,
      budgetCents: own.reduce((sum, { cents }) => sum + cents, 0),
      feesCents: sumOf(left),
      fees: left.length,
      chargedCents: sumOf(charged),
      charged: charged.length,
      clubCents,
    })
  }
  return { fees, quarters }
}

function sumOf(fees: readonly NewFee[]): number {
  return fees.reduce((sum, { cents }) => sum + cents, 0)
}

/** The sums that are confirmed twice where they are large: all fees together, and each contract's, in cents. */
export function feeSums(fees: readonly Pick<NewFee, 'idContract' | 'cents'>[]): number[] {
  const sums = new Map<number, number>()
  for (const { idContract, cents } of fees) sums.set(idContract, (sums.get(idContract) ?? 0) + cents)
  const each = [...sums.values()]
  return [each.reduce((sum, cents) => sum + cents, 0), ...each]
}

/** A contract's fees of a run beside those of the same quarters a year before, null where it had none. */
export interface Compared {
  idContract: number
  cents: number
  beforeCents: number | null
}

type Fee = Omit<NewFee, 'lines'>

/** The fees of each contract together, beside its fees of the same quarters a year before. */
export function compareYears(fees: readonly Fee[], before: readonly Fee[]): Compared[] {
  const keyOf = ({ idContract, quarter }: Fee) => `${idContract}/${quarter}`
  const earlier = new Map(before.map((fee) => [keyOf(fee), fee.cents]))
  return [...Map.groupBy(fees, ({ idContract }) => idContract)].map(([idContract, own]) => {
    const known = own.flatMap((fee) => earlier.get(keyOf(fee)) ?? [])
    return {
      idContract,
      cents: own.reduce((sum, { cents }) => sum + cents, 0),
      // A year before that lacks a quarter cannot be compared with.
      beforeCents: known.length === own.length ? known.reduce((sum, cents) => sum + cents, 0) : null,
    }
  })
}

/** How far a contract's change may be from the resort's, in hundredths of a percent, before somebody should look at it. */
export const OUTLIER_BASIS_POINTS = 200

export interface Outlier extends Compared {
  /** The fees of the year together are a sum that the club calls large. */
  isLarge: boolean
  /** The change from the year before, in hundredths of a percent; null where there is nothing to compare with. */
  changeBasisPoints: number | null
}

/**
 * The change of all that can be compared, and the contracts that somebody should look at: first those whose fees together are large for the
 * club (`largeFrom`, in cents), then those that differ from the change by more than two percent of the year before, the farthest first;
 * those without a year before come last.
 */
export function outliersOf(
  all: readonly Compared[],
  largeFrom: number,
): {
  changeBasisPoints: number | null
  outliers: Outlier[]
} {
  const known = all.filter(({ beforeCents }) => (beforeCents ?? 0) > 0)
  const before = known.reduce((sum, { beforeCents }) => sum + (beforeCents ?? 0), 0)
  const now = known.reduce((sum, { cents }) => sum + cents, 0)
  const whole = before > 0 ? changeOf(now, before) : null
  const far = ({ changeBasisPoints }: Outlier) =>
    changeBasisPoints === null ? -1 : Math.abs(changeBasisPoints - (whole ?? 0))
  const outliers = all
    .map((one) => ({
      ...one,
      isLarge: one.cents >= largeFrom,
      changeBasisPoints: one.beforeCents ? changeOf(one.cents, one.beforeCents) : null,
    }))
    .filter((one) => one.isLarge || one.changeBasisPoints === null || far(one) > OUTLIER_BASIS_POINTS)
    .sort((a, b) => Number(b.isLarge) - Number(a.isLarge) || far(b) - far(a) || a.idContract - b.idContract)
  return { changeBasisPoints: whole, outliers }
}

function changeOf(cents: number, before: number): number {
  return Math.round(((cents - before) / before) * 10_000)
}
