import { done, refused } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import {
  compareYears,
  hindranceOf,
  isCharged,
  type NewFee,
  outliersOf,
  type SharedBudget,
  type Sharer,
  shareBudget,
} from '../../charges/charge-run.ts'
import {
  MOST_NAMED,
  type previewChargeRun as preview,
  type RunPreview,
} from '../../charges/charges.endpoints.ts'
import { findLargeFrom } from '../reports/large-figures.store.ts'
import { findRun, findSharers, type HeldRun } from './charge-runs.store.ts'
import { findBefore, findMade, findNames } from './preview.store.ts'

/** What a run would make of its budget by today's contracts, or what it has made, beside the year before. */
export const previewChargeRun: Deed<typeof preview> = async ({ query }, { db }) => {
  const run = await findRun(db, query.id)
  if (!run) return refused('NOT_FOUND')
  const sharers = await findSharers(db, run)
  const made = isCharged(run) ? await findMade(db, run) : null
  const foreseen = foresee(run, sharers)
  const shared = made ? asMade(foreseen.shared, made) : foreseen.shared
  const compared = compareYears(shared.fees, await findBefore(db, run))
  const largeFromCents = await findLargeFrom(db, run.currency)
  const { changeBasisPoints, outliers } = outliersOf(compared, largeFromCents)
  const feesCents = compared.reduce((sum, { cents }) => sum + cents, 0)
  const shown = outliers.slice(0, MOST_NAMED)
  const missing = foreseen.withoutArea.slice(0, MOST_NAMED)
  const names = await findNames(db, [...shown.map(({ idContract }) => idContract), ...missing])
  const named = (idContract: number) => names.get(idContract) ?? { contract: '', residence: '', owner: '' }
  const data: RunPreview = {
    hindrance: foreseen.hindrance,
    quarters: shared.quarters.map((one) => ({ ...one, due: run.dues[one.quarter - 1] ?? '' })),
    contracts: compared.length,
    feesCents,
    largeFromCents,
    largeCount: outliers.filter(({ isLarge }) => isLarge).length,
    isLarge: feesCents >= largeFromCents,
    beforeCents: compared.reduce((sum, { beforeCents }) => sum + (beforeCents ?? 0), 0),
    changeBasisPoints,
    outliers: shown.map((one) => ({ ...one, ...named(one.idContract) })),
    outlierCount: outliers.length,
    withoutArea: missing.map((idContract) => ({ idContract, ...named(idContract) })),
  }
  return done({ data })
}

/** What a prepared run would make; where an area is missing, of the contracts whose area is known. */
function foresee(run: HeldRun, sharers: readonly Sharer[]) {
  const hindrance = isCharged(run) ? null : hindranceOf(run, sharers)
  const withoutArea = sharers
    .filter(({ area, runsIn }) => area === null && runsIn.length > 0)
    .map(({ idContract }) => idContract)
  const known = sharers.filter(({ area }) => area !== null)
  const isTooMuch = hindranceOf(run, known) === 'AREA_EXCEEDED'
  const shared: SharedBudget = isTooMuch ? { fees: [], quarters: [] } : shareBudget(run, known)
  return { hindrance, shared, withoutArea: isCharged(run) ? [] : withoutArea }
}

/** The same with the fees that were made, whatever has become of contracts and areas since. */
function asMade({ quarters }: SharedBudget, fees: readonly Omit<NewFee, 'lines'>[]) {
  const byQuarter = Map.groupBy(fees, ({ quarter }) => quarter)
  return {
    fees,
    quarters: quarters.map((one) => {
      const own = byQuarter.get(one.quarter) ?? []
      const feesCents = own.reduce((sum, { cents }) => sum + cents, 0)
      const clubCents = one.budgetCents - feesCents - one.chargedCents
      return { ...one, feesCents, fees: own.length, clubCents }
    }),
  }
}
