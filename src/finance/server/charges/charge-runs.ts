import { done, type Refusal, refused } from '../../../kernel/outcome.ts'
import { readClubDay } from '../../../membership/server/club-day.store.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { notePublication } from '../../../server/publications.store.ts'
import { say } from '../../../server/words.ts'
import { feeSums, hindranceOf, QUARTERS, quarterStart, shareBudget } from '../../charges/charge-run.ts'
import type {
  listChargeRuns as list,
  publishChargeRun as publish,
  removeChargeRun as remove,
  saveChargeRun as save,
  takeChargeRunBack as takeBack,
} from '../../charges/charges.endpoints.ts'
import { largeFigure } from '../reports/large-figures.ts'
import { FINANCE_REFUSALS } from '../words.ts'
import {
  deleteRun,
  findInBooks,
  findSharers,
  holdRun,
  listHotelsWithBudgets,
  listRuns,
  markRun,
  saveRun,
} from './charge-runs.store.ts'
import { isPaid } from './enter-fees.store.ts'

/** The runs, and the resorts with what a new one begins with. */
export const listChargeRuns: Deed<typeof list> = async (_, { db, now }) => {
  const year = Number((await readClubDay(db, now)).slice(0, 4))
  const [data, hotels] = await Promise.all([listRuns(db), listHotelsWithBudgets(db, year)])
  return done({ data, hotels, year })
}

/** Keeps a run that is prepared. The budget of what is charged stays; so do the lines of quarters that the books have charged. */
export const saveChargeRun: Deed<typeof save> = async ({ body }, { db, now, caller }) => {
  const { idRun, version, ...written } = body
  const before = idRun === null ? null : await holdRun(db, idRun)
  if (idRun !== null && !before) return refused('NOT_FOUND')
  if (before && before.state !== 'prepared') return refused('RUN_CHARGED')
  // A run stays of its resort and year.
  if (before && (before.idHotel !== written.idHotel || before.year !== written.year))
    return refused('NOT_FOUND')
  const wrongDue = wrongDueOf(written)
  if (wrongDue) return dueRefused(wrongDue, caller.language)
  const hotels = await listHotelsWithBudgets(db, written.year)
  const hotel = hotels.find(({ id }) => id === written.idHotel)
  if (!hotel) return refused('NOT_FOUND')
  if (!hotel.currencies.includes(written.currency))
    return refused('RUN_CURRENCY', { currency: hotel.currencies.join(' / ') })
  const inBooks = await findInBooks(db, written.idHotel, written.year)
  if (written.lines.some(({ cents }) => inBooks.some((quarter) => cents[quarter - 1] != null)))
    return refused('QUARTER_IN_BOOKS')
  const id = await saveRun(db, written, { isNew: !before, inBooks })
  if (id === null) return refused('RUN_EXISTS')
  const noted = { kind: 'charge-run', subject: id, deed: before ? 'changed' : 'drafted', version } as const
  if (!(await notePublication(db, noted, caller.session.adminId, now))) return refused('CHANGED_MEANWHILE')
  return done({ data: { id } })
}

/** The quarter whose due day is wrong: before the one of the quarter before, or not within a year of its own. */
function wrongDueOf({ dues, year }: { dues: readonly string[]; year: number }): number | null {
  for (const quarter of QUARTERS) {
    const due = dues[quarter - 1] ?? ''
    const far = Math.abs(Date.parse(due) - Date.parse(quarterStart(year, quarter))) / 86_400_000
    if (far > 183 || (quarter > 1 && due <= (dues[quarter - 2] ?? ''))) return quarter
  }
  return null
}

function dueRefused(quarter: number, language: 'en' | 'es'): Refusal<'DUE_DAYS'> {
  return refused(
    'DUE_DAYS',
    { quarter },
    { fields: { [`dues.${quarter - 1}`]: say(FINANCE_REFUSALS.DUE_DAYS, language, { quarter }) } },
  )
}

/** Has the background work publish a run; what would keep it from that is said at once. */
export const publishChargeRun: Deed<typeof publish> = async ({ body }, { db, now, caller, afterCommit }) => {
  const run = await holdRun(db, body.idRun)
  if (!run) return refused('NOT_FOUND')
  if (run.state !== 'prepared') return refused('RUN_CHARGED')
  // What the assembly has not voted yet is nobody's fee.
  if (run.voted !== null && run.voted > (await readClubDay(db, now))) return refused('VOTE_AHEAD')
  const sharers = await findSharers(db, run)
  const hindrance = hindranceOf(run, sharers)
  if (hindrance === 'RUN_CURRENCY') return refused(hindrance, { currency: run.currencies.join(' / ') })
  if (hindrance) return refused(hindrance)
  const { currency } = run
  const sums = feeSums(shareBudget(run, sharers).fees).map((cents) => ({ cents, currency }))
  const large = await largeFigure(db, sums, body.looked)
  if (large) return large
  const noted = { kind: 'charge-run', subject: run.id, deed: 'published', version: body.version } as const
  if (!(await notePublication(db, noted, caller.session.adminId, now))) return refused('CHANGED_MEANWHILE')
  await markRun(db, run.id, { state: 'publishing' })
  afterCommit(wakeJobs)
  return done({ data: { state: 'publishing' } })
}

/** Has the background work take a run back, where nothing of its fees is paid. */
export const takeChargeRunBack: Deed<typeof takeBack> = async (
  { body },
  { db, now, caller, afterCommit },
) => {
  const run = await holdRun(db, body.idRun)
  if (!run) return refused('NOT_FOUND')
  if (run.state !== 'published') return refused('RUN_NOT_PUBLISHED')
  if (await isPaid(db, run)) return refused('FEES_PAID')
  const noted = { kind: 'charge-run', subject: run.id, deed: 'withdrawn', version: body.version } as const
  if (!(await notePublication(db, noted, caller.session.adminId, now))) return refused('CHANGED_MEANWHILE')
  await markRun(db, run.id, { state: 'taking-back' })
  afterCommit(wakeJobs)
  return done({ data: { state: 'taking-back' } })
}

/** Removes a run that is prepared. */
export const removeChargeRun: Deed<typeof remove> = async ({ query }, { db, now, caller }) => {
  const run = await holdRun(db, query.idRun)
  if (!run) return refused('NOT_FOUND')
  if (run.state !== 'prepared') return refused('RUN_CHARGED')
  const noted = { kind: 'charge-run', subject: run.id, deed: 'removed', version: query.version } as const
  if (!(await notePublication(db, noted, caller.session.adminId, now))) return refused('CHANGED_MEANWHILE')
  await deleteRun(db, run)
  return done({ data: { removed: true } })
}
