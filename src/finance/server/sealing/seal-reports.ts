import type { HealthCheck, Work } from '../../../server/works.ts'
import { type Press, press as processPress } from '../pdf/press.ts'
import { claimNext } from '../sealings.store.ts'
import { CLAIM_MS, sealReport } from './seal-report.ts'
import { findSigningKey } from './signing-key.ts'

/**
 * Seals the reports that were signed, the longest waiting first. One that fails is tried again later and holds up none.
 * Without a usable key everything waits, and the log says so once for each reason.
 */
export function sealingWork(press: Press = processPress): Work {
  let said: string | null = null
  return {
    name: 'seal reports',
    run: async ({ db, files, config, clock, log, isStopping }) => {
      const key = await findSigningKey(config, clock())
      const why = key.ok ? null : String(key.values?.why)
      if (why && why !== said) log.error(why)
      said = why
      if (!key.ok) return

      while (!isStopping()) {
        const now = clock()
        const claim = await claimNext(db, now, new Date(now.getTime() + CLAIM_MS))
        if (!claim) return
        const sealed = await sealReport({ db, files, config, press }, claim, key.value, now)
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
