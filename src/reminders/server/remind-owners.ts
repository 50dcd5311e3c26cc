import { done } from '../../kernel/outcome.ts'
import { inTransaction } from '../../server/database/transaction.ts'
import { wakeJobs } from '../../server/jobs/wake-jobs.ts'
import type { Work } from '../../server/jobs/works.ts'
import { chooseReminders, isDayToChoose } from './choose.store.ts'
import { isDayToTell, tellOfReminders } from './tell.store.ts'

/**
 * Reminds owners of what has a day: chosen once on each resort's day, told by mail. Each step is one commit, and what a
 * kill leaves between them the next look does: no reminder is chosen or told twice, whoever looks.
 */
export const ownersReminderWork: Work = {
  name: 'remind owners of what has a day',
  run: async ({ db, clock, log, isStopping }) => {
    const now = clock()
    if (await isDayToChoose(db, now)) {
      const reminders = await chooseReminders(db, now)
      if (reminders > 0) log.info({ reminders }, 'reminders were chosen')
    }
    if (isStopping() || !(await isDayToTell(db))) return
    const told = await inTransaction(db, async (trx) => done(await tellOfReminders(trx, now)))
    if (told.ok && told.value > 0) {
      log.info({ mails: told.value }, 'reminders go out by email')
      wakeJobs()
    }
  },
}
