import { removeOldRecords } from '../../about/server/analytics.store.ts'
import { LOOKING_LASTS_MS } from '../../admin/inbox/live.endpoints.ts'
import { removeOldReaders } from '../../admin/server/inbox/readers.store.ts'
import { addDays, todayIn } from '../../kernel/day.ts'
import { settleOrders } from '../../marketplace/server/orders/settle-orders.store.ts'
import { countAlsoTaken } from '../../marketplace/server/reviews/settle-taken.store.ts'
import { removeOldVain } from '../../marketplace/server/vain/vain.store.ts'
import { removeOldAccess } from '../../membership/server/access/access.store.ts'
import { removeOldAlarms } from '../../membership/server/access/alarms.store.ts'
import { removeOldSteps } from '../../membership/server/factor/steps.store.ts'
import { removeOldChallenges } from '../../membership/server/passkeys/challenges.store.ts'
import { removeOldAttempts } from '../../membership/server/sign-in/attempts.store.ts'
import { removeStaleDevices } from '../../membership/server/sign-in/devices.store.ts'
import { removeOldResets } from '../../membership/server/sign-in/resets.store.ts'
import { removeStaleSessions } from '../../membership/server/sign-in/sessions.store.ts'
import { removeOldInvitations } from '../../membership/server/trusted/invitations.store.ts'
import { removeUnnamedPhotos } from '../../photos/server/photos.store.ts'
import { removeOldReminders } from '../../reminders/server/tell.store.ts'
import { settleStays } from '../../reservations/server/lapse/settle-stays.store.ts'
import { removeOldVainNights } from '../../reservations/server/rooms/vain-nights.store.ts'
import type { Database } from '../../server/database/database.ts'
import type { Files } from '../../server/files/files.ts'
import { sweepFiles } from '../../server/files/sweep.ts'
import { DEVICE_LASTS_SECONDS } from '../../server/http/caller.ts'
import { removeOldHeld } from '../../server/http/held/held-answers.store.ts'
import { forgetOldKeys } from '../../server/http/idempotency.store.ts'
import { removeOldDays } from '../../server/http/limits/day-limits.store.ts'
import { removeSentMails } from '../../server/jobs/outbox.store.ts'
import { removeOldChecks } from '../../verification/server/callers.store.ts'
import { removeOldSuspicions } from '../../verification/server/suspicions.store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Settles stays and orders that have happened, and removes what nobody asks for any more. Several processes may do it at once.
 * A step that fails keeps none of the others back; what failed is thrown when all are done.
 */
export async function cleanUp(db: Database, files: Files, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const failures: unknown[] = []
  for (const step of [
    () => settleStays(db, now),
    () => settleOrders(db, now),
    () => countAlsoTaken(db, now),
    // Ended after 15 minutes; for an hour the person is still told so.
    () => removeStaleSessions(db, ago(HOUR_MS)),
    () => removeOldAttempts(db, now),
    () => removeStaleDevices(db, ago(DEVICE_LASTS_SECONDS * 1000)),
    () => removeOldSteps(db, now),
    () => removeOldChallenges(db, now),
    () => removeOldResets(db, ago(DAY_MS)),
    () => removeOldAlarms(db, now),
    () => removeOldInvitations(db, ago(DAY_MS)),
    // 13 months, and some days for a clock that is ahead of the database's.
    () => removeOldAccess(db, ago(400 * DAY_MS)),
    () => removeOldSuspicions(db, ago(400 * DAY_MS)),
    () => removeOldChecks(db, ago(400 * DAY_MS)),
    () => forgetOldKeys(db, ago(DAY_MS)),
    () => removeOldReaders(db, ago(2 * LOOKING_LASTS_MS)),
    () => removeOldHeld(db, ago(7 * DAY_MS)),
    () => removeOldDays(db, ago(2 * DAY_MS)),
    // As far back as reports go.
    () => removeOldVain(db, addDays(todayIn('UTC', now), -6 * 366)),
    () => removeOldVainNights(db, addDays(todayIn('UTC', now), -6 * 366)),
    () => removeSentMails(db, ago(90 * DAY_MS)),
    () => removeOldReminders(db, ago(400 * DAY_MS)),
    () => removeOldRecords(db, ago(400 * DAY_MS)),
    // Drafts in a browser's storage may still refer to it.
    () => removeUnnamedPhotos(db, ago(30 * DAY_MS)),
    () => sweepFiles(db, files, now),
  ])
    await step().catch((error: unknown) => failures.push(error))
  if (failures.length > 1) throw new AggregateError(failures, 'Several steps of the housekeeping failed')
  if (failures.length === 1) throw failures[0]
}
