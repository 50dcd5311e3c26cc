import type { Backlog, HealthCheck, Work } from '../../../server/jobs/works.ts'
import { NO_SPANS } from '../../../server/tracing/spans.ts'
import { press as processPress, type ReportPress } from '../pdf/press.ts'
import { claimNext, countWaitingSeals } from '../reports/sealings.store.ts'
import { SEALING_PAUSES, sealReport } from './seal-report.ts'
import { findSigningKey } from './signing-key.ts'

/**
 * Seals the reports that were signed, the longest waiting first. One that fails is tried again later and holds up none.
 * Without a usable key everything waits, and the log says so once for each reason.
 */
export function sealingWork(press: ReportPress = processPress): Work {
  let said: string | null = null
  return {
    name: 'seal reports',
    run: async ({ db, files, config, clock, log, spans = NO_SPANS, isStopping }) => {
      const key = await findSigningKey(config, clock())
      const why = key.ok ? null : String(key.values?.why)
      if (why && why !== said) log.error(why)
      said = why
      if (!key.ok) return

      while (!isStopping()) {
        const now = clock()
        const claim = await claimNext(db, now, SEALING_PAUSES)
        if (!claim) return
        const seal = () => sealReport({ db, files, config, press }, claim, key.value, now)
        const sealed = await spans.ofWork('seal a report', {}, seal)
        const facts = { report: claim.reportId, attempts: claim.attempts }
        if (sealed.ok) log.info(facts, 'a report was sealed')
        else log.error({ ...facts, ...sealed.values }, 'a report could not be sealed; it is tried again')
      }
    },
  }
}

/** `/ready` fails while there is no key to seal with: reports can be signed, and their seals wait. */
export const signingCheck: HealthCheck = {
  name: 'signing',
  ok: async ({ config, clock }) => (await findSigningKey(config, clock())).ok,
}

/** The signed reports that wait for their seal, for `/metrics`. */
export const sealQueue: Backlog = { name: 'seals', look: ({ db }) => countWaitingSeals(db) }

/** A report that was signed so long ago and has no seal yet is named in `/ready`. */
const LATE_MS = 600_000

/** Whether signed reports get their seals within minutes, whatever keeps one from it. */
export const sealCheck: HealthCheck = {
  name: 'seals',
  asksDatabase: true,
  ok: async ({ db, clock }) => {
    const { oldest } = await countWaitingSeals(db)
    return oldest === null || oldest.getTime() >= clock().getTime() - LATE_MS
  },
}
