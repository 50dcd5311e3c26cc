import { todayIn } from '../../../kernel/day.ts'
import { done } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type { Work } from '../../../server/jobs/works.ts'
import { REMIND_FROM_HOUR, type Reminder, remindersOn } from '../../stay/remind.ts'
import { type ClockedStay, findToRemind, lockToRemind, noteReminder } from './reminders.store.ts'
import { tellOfStay } from './tell-of-stay.store.ts'

/**
 * Reminds owners of last days and of arrivals, each once: the note of a reminder and its mail are one transaction, under the
 * contract's lock, so that several processes, a kill or a clock that jumps neither doubles nor loses one.
 */
export const reminderWork: Work = {
  name: 'remind owners of their stays',
  run: async ({ db, config, clock, log, isStopping }) => {
    const now = clock()
    let told = 0
    for (const stay of await findToRemind(db, now)) {
      if (isStopping()) return
      if (dueOf(stay, now).length === 0) continue
      try {
        told += await remindOf(db, stay.id, config.publicUrl, now)
      } catch (error) {
        // One stay that cannot be told of must not keep the others.
        log.error({ err: error, booking: stay.id }, 'an owner could not be reminded of a stay')
      }
    }
    if (told > 0) wakeJobs()
  },
}

/** What a stay is to be reminded of now: a day of reminders begins when people are awake at the resort. */
function dueOf({ stay, zone }: ClockedStay, now: Date): Reminder[] {
  const awake = new Date(now.getTime() - REMIND_FROM_HOUR * 3_600_000)
  return remindersOn(stay, todayIn(zone, awake))
}

async function remindOf(db: Database, bookingId: number, publicUrl: string, now: Date): Promise<number> {
  const outcome = await inTransaction(db, async (trx) => {
    const stay = await lockToRemind(trx, bookingId)
    if (!stay) return done(0)
    let told = 0
    for (const due of dueOf(stay, now)) {
      if (!(await noteReminder(trx, { bookingId, of: due.of, day: due.day }, now))) continue
      const news = { bookingId, publicUrl }
      await (due.of === 'arrival'
        ? tellOfStay(trx, { ...news, kind: 'stay-arrival' }, now)
        : tellOfStay(
            trx,
            { ...news, kind: 'lapse-tomorrow', more: { lapse: due.lapse, until: due.day } },
            now,
          ))
      told += 1
    }
    return done(told)
  })
  return outcome.ok ? outcome.value : 0
}
