import { nightsOf, todayIn } from '../../../kernel/day.ts'
import { done } from '../../../kernel/outcome.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type { Work } from '../../../server/jobs/works.ts'
import { type BookingStatus, isLive } from '../../stay/booking.ts'
import { clockStep } from '../../stay/lapse.ts'
import { readBookingFacts } from '../booking-facts.store.ts'
import { readAskedLines } from '../changes/cancel-lines.store.ts'
import type { StayMailKind } from '../mails/mail-kinds.ts'
import { tellOfStay } from '../mails/tell-of-stay.store.ts'
import type { OrderedForStay } from '../ordered-for-stay.ts'
import { offerLeft } from '../waiting/offer-left.ts'
import { type ClockStay, findUndecided, lockUndecided, noteLapseTold } from './lapses.store.ts'
import { settleLapse } from './settle-lapse.ts'

/**
 * Settles the stays that nobody has decided in time, and tells their owners before and after. Each has a transaction of
 * its own and is looked at again under its contract's lock: several processes may do it at once, and a kill leaves each
 * either told or settled, with its mail, or as it was.
 */
export const lapseWork = (ordered: OrderedForStay): Work => ({
  name: 'settle stays that nobody decides',
  run: async ({ db, config, clock, log, isStopping }) => {
    const now = clock()
    let acted = 0
    for (const stay of await findUndecided(db, now)) {
      if (isStopping()) return
      const step = clockStep(stay.waiting, todayIn(stay.zone, now))
      if (step.do === 'wait') continue
      try {
        if (await lapseOne(db, stay, { ordered, config, now })) acted += 1
      } catch (error) {
        // The other stays are still settled when one fails.
        log.error({ err: error, booking: stay.id }, 'a stay that nobody decided could not be settled')
      }
    }
    if (acted > 0) wakeJobs()
  },
})

/**
 * Does the next step of one stay (tell or settle); false where another transaction has locked the contract, or there is
 * nothing left to do.
 */
async function lapseOne(
  db: Database,
  { id: bookingId, waiting }: ClockStay,
  { ordered, config, now }: { ordered: OrderedForStay; config: Config; now: Date },
): Promise<boolean> {
  const { publicUrl } = config
  const outcome = await inTransaction(db, async (trx) => {
    const before = waiting.status === 'pending-cancel' ? await readAskedLines(trx, bookingId) : null
    if (before) await ordered.lock(trx, before)
    const stay = await lockUndecided(trx, bookingId)
    if (!stay) return done(false)
    const step = clockStep(stay.waiting, todayIn(stay.zone, now))
    if (step.do === 'wait') return done(false)
    const facts = await readBookingFacts(trx, bookingId)
    const { penaltyNights } = stay
    const tell = (
      kind: StayMailKind,
      more: { until: string } | { standing: BookingStatus; ordered?: string },
    ) => {
      const nights = Math.min(penaltyNights, facts.nightsCost)
      return tellOfStay(trx, { kind, bookingId, publicUrl, more: { nights, ...more } }, now)
    }
    if (step.do === 'tell') {
      await noteLapseTold(trx, { bookingId, lapse: step.lapse, lastDay: step.until }, now)
      await tell(`lapse-soon-${step.lapse}`, { until: step.until })
    } else {
      const asked = before && (await readAskedLines(trx, bookingId))
      const standing = await settleLapse(trx, facts, step.lapse, penaltyNights, now)
      await offerLeft(trx, facts, isLive(standing) ? nightsOf(facts) : [], now)
      const gone = asked ? await ordered.cancel(trx, asked, { now, config }) : []
      await tell(`lapsed-${step.lapse}`, {
        standing,
        ...(gone.length > 0 && { ordered: JSON.stringify(gone) }),
      })
    }
    return done(true)
  })
  return outcome.ok && outcome.value
}
