import { type Day, nightsOf } from '../../../kernel/day.ts'
import type { BodyOf } from '../../../kernel/endpoint.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { type Actor, actorOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type { decideBooking as decide, listWaitingBookings as list } from '../../desk.endpoints.ts'
import { afterDesk, deskDeeds, waitsFor } from '../../desk.ts'
import { deskQueue } from '../../desk-queue.ts'
import { type BookingStatus, isLive } from '../../stay/booking.ts'
import { type BookingFacts, readBookingFacts } from '../booking-facts.store.ts'
import { listWaiting, lockBookingForDesk } from '../desk.store.ts'
import { giveBackStay } from '../lapse/close-stay.ts'
import { type StayNews, tellOfStay } from '../mails/tell-of-stay.store.ts'
import { beforeChange } from '../mails/what-is-told.ts'
import type { OrderedForStay } from '../ordered-for-stay.ts'
import { offerLeft } from '../waiting/offer-left.ts'
import { takeWish } from './ask-change.ts'
import { readAskedLines } from './cancel-lines.store.ts'
import { saveChange } from './change-booking.store.ts'
import { restoreStay } from './restore-stay.ts'

/** The deeds as the booking's history names them. */
const EVENTS = {
  confirm: 'confirm-booking',
  reject: 'reject-booking',
  'agree-to-cancel': 'cancel-booking',
  keep: 'keep-booking',
} as const

/** The mails of a change, of which the transitions know only `confirm` and `reject`. */
const CHANGE_MAILS = {
  confirm: 'booking-change-confirm',
  reject: 'booking-change-reject',
  'agree-to-cancel': 'booking-agree-to-cancel',
  keep: 'booking-keep',
} as const

/** The bookings that wait for the club. */
export const listWaitingBookings: Deed<typeof list> = async ({ query }, { db, now }) => {
  return done({ data: deskQueue(await listWaiting(db, now, query.id), now) })
}

/**
 * The desk's decision on a booking. Confirmed and kept stays hold what they hold; a rejected or cancelled one gives its
 * nights and benefits back by ledger entries, less the penalty that the owner accepted. A confirmed change replaces the
 * stay, whose nights go back; a rejected one leaves the stay as it was. The owner gets a mail, and reads the reason in
 * the booking's history. What its owner wants cancelled with it goes with it, as it stood for them when they asked.
 */
export const decideBooking =
  (ordered: OrderedForStay): Deed<typeof decide> =>
  async ({ body }, { db, now, caller, config, withCommit, afterCommit }) => {
    const before = body.deed === 'agree-to-cancel' ? await readAskedLines(db, body.idBooking) : null
    if (before) await ordered.lock(db, before)
    const locked = await lockBookingForDesk(db, body.idBooking)
    if (!locked) return refused('BOOKING_NOT_FOUND')
    const facts = await readBookingFacts(db, body.idBooking)
    if (facts.status !== body.status) return refused('DECIDED_MEANWHILE')
    if (body.sequence !== undefined && body.sequence !== locked.sequence) return refused('DECIDED_MEANWHILE')
    // The status is still the one that the desk saw, but this deed cannot be done in it.
    if (!deskDeeds(facts.status).includes(body.deed))
      return refused('DEED_NOT_ASKED', { waits: waitsFor(facts.status) })

    // Read again under the lock: its owner may have asked anew.
    const asked = before && (await readAskedLines(db, body.idBooking))
    const actor = actorOf(caller.session)
    const penalty = body.deed === 'agree-to-cancel' ? locked.penaltyNights : 0
    const status = facts.wish
      ? await decideChange(db, facts, body, actor, now)
      : await decideStay(db, facts, body, { actor, penalty }, now)
    await offerLeft(db, facts, holdsAfter(facts, status, body.deed), now)
    const gone = asked ? await ordered.cancel(db, asked, { now, config }) : []
    const told: StayNews = {
      kind: facts.wish ? CHANGE_MAILS[body.deed] : `booking-${body.deed}`,
      bookingId: facts.id,
      publicUrl: config.publicUrl,
      more: {
        nights: penalty,
        standing: status,
        reason: body.reason,
        said: body.reason ? 'yes' : 'no',
        ...(gone.length > 0 && { ordered: JSON.stringify(gone) }),
      },
      ...(facts.wish && body.deed === 'confirm' && { before: beforeChange(facts) }),
    }
    withCommit((trx) => tellOfStay(trx, told, now))
    afterCommit(wakeJobs)
    return done({ data: { bookingStatus: status } })
  }

/** The nights that a booking holds once it is decided. */
function holdsAfter(facts: BookingFacts, status: BookingStatus, deed: Word['deed']): Day[] {
  if (!isLive(status)) return []
  return nightsOf(facts.wish && deed === 'confirm' ? facts.wish : facts)
}

type Word = Pick<BodyOf<typeof decide>, 'deed' | 'reason'>

/** Decides on a stay that waits, or on its cancellation. */
async function decideStay(
  db: Database,
  facts: BookingFacts,
  { deed, reason }: Word,
  { actor, penalty }: { actor: Actor; penalty: number },
  now: Date,
): Promise<BookingStatus> {
  const status = afterDesk(deed)
  if (status === 'rejected' || status === 'cancelled') await giveBackStay(db, facts, penalty, now)
  const change = {
    status,
    deed: EVENTS[deed],
    from: facts.status,
    actor,
    detail: reason ? { reason } : {},
    ...(deed === 'keep' && { penaltyNights: 0 }),
  }
  await saveChange(db, facts.id, change, now)
  return status
}

/** Decides on a change: it replaces the stay, or the stay is restored. */
async function decideChange(
  db: Database,
  facts: BookingFacts,
  { deed, reason }: Word,
  actor: Actor,
  now: Date,
): Promise<BookingStatus> {
  const detail = reason ? { reason } : {}
  if (deed === 'reject') return restoreStay(db, facts, { deed: 'reject-change', actor, detail }, now)
  const event = { deed: EVENTS.confirm, actor, detail }
  if (!facts.wish || !(await takeWish(db, facts, facts.wish, event, now)))
    throw new Error(`The nights that the booking ${facts.id} holds are gone`)
  return 'confirmed'
}
