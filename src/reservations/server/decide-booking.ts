import { languageOf } from '../../kernel/language.ts'
import { done, refused } from '../../kernel/outcome.ts'
import type { Deed } from '../../server/handle.ts'
import { enqueue } from '../../server/outbox.store.ts'
import { wakeJobs } from '../../server/wake-jobs.ts'
import type { decideBooking as decide, listWaitingBookings as list } from '../desk.endpoints.ts'
import { afterDesk, deskDeeds, penaltyEntries } from '../desk.ts'
import { setBenefitStates } from './booking-benefits.store.ts'
import { readBookingFacts } from './booking-facts.store.ts'
import { releaseNights, saveChange, writeEntries } from './change-booking.store.ts'
import { listWaiting, lockForDesk } from './desk.store.ts'
import { benefitReturns, nightAccounts } from './give-back.ts'

/** The deeds as the booking's history names them. */
const EVENTS = {
  confirm: 'confirm-booking',
  reject: 'reject-booking',
  'agree-to-cancel': 'cancel-booking',
  keep: 'keep-booking',
} as const

/** The bookings that wait for the club. */
export const listWaitingBookings: Deed<typeof list> = async (_, { db, now }) => {
  const rows = await listWaiting(db, now)
  return done({ data: rows.map((row) => ({ ...row, deeds: deskDeeds(row.status) })) })
}

/**
 * The desk's word on a booking. Confirmed and kept stays hold what they hold; a rejected or cancelled one gives its
 * nights and benefits back by ledger entries, less the penalty that the owner accepted. The owner is told by mail, and
 * reads the reason in the booking's history.
 */
export const decideBooking: Deed<typeof decide> = async (
  { body },
  { db, now, caller, config, afterCommit },
) => {
  const owner = await lockForDesk(db, body.idBooking)
  if (!owner) return refused('BOOKING_NOT_FOUND')
  const facts = await readBookingFacts(db, body.idBooking)
  if (facts.status !== body.status || !deskDeeds(facts.status).includes(body.deed))
    return refused('DECIDED_MEANWHILE')

  const status = afterDesk(body.deed)
  const penalty = body.deed === 'agree-to-cancel' ? owner.penaltyNights : 0
  if (status === 'rejected' || status === 'cancelled') {
    const held = nightAccounts(facts)
      .sort((one, other) => one.expires.localeCompare(other.expires))
      .map(({ id, held }) => ({ yearId: id, held }))
    const back = benefitReturns(facts)
    await releaseNights(db, facts.categoryId, facts)
    await writeEntries(db, facts.id, [...penaltyEntries(held, penalty), ...back.entries], now)
    await setBenefitStates(db, back.ids, 'returned', now)
  }
  const actor = { ownerId: null, adminId: caller.session.adminId }
  const change = {
    status,
    deed: EVENTS[body.deed],
    from: facts.status,
    actor,
    detail: { reason: body.reason },
    ...(body.deed === 'keep' && { penaltyNights: 0 }),
  }
  await saveChange(db, facts.id, change, now)
  const { checkIn, checkOut } = facts
  await enqueue(
    db,
    {
      kind: `booking-${body.deed}`,
      recipient: owner.email,
      language: languageOf(owner.languageName),
      content: {
        name: owner.name,
        code: owner.code,
        hotel: owner.hotel,
        checkIn,
        checkOut,
        nights: penalty,
        reason: body.reason,
        link: `${config.publicUrl}/my-reservations`,
      },
    },
    now,
  )
  afterCommit(wakeJobs)
  return done({ data: { bookingStatus: status } })
}
