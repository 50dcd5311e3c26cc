import { languageOf } from '../../../kernel/language.ts'
import { done } from '../../../kernel/outcome.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { enqueueAll } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type { Work } from '../../../server/jobs/works.ts'
import { toldOfLapsing } from '../../inbox/alerts.ts'
import { readAlerted, takeAlerts } from './alerts.store.ts'
import { INBOX_MAILS } from './mails.ts'

/** Mails the desk that promises are about to lapse, before they do: a mail a person and look, and each promise once. */
export const deskAlertWork: Work = {
  name: 'tell the desk of promises that lapse soon',
  run: async ({ db, config, clock }) => {
    const now = clock()
    const outcome = await inTransaction(db, async (trx) => {
      const alerts = await takeAlerts(trx, now)
      if (alerts.length === 0) return done(0)
      const told = toldOfLapsing(alerts, await readAlerted(trx))
      const mails = told.map(({ colleague: { name, email, languageName }, count, day }) => ({
        kind: 'desk-alert' as const,
        recipient: email,
        language: languageOf(languageName),
        content: { name, count, day, link: `${config.publicUrl}/desk?age=soon` },
      }))
      await enqueueAll(trx, INBOX_MAILS, mails, now)
      return done(mails.length)
    })
    if (outcome.ok && outcome.value > 0) wakeJobs()
  },
}
