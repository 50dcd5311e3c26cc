import type { Database } from '../../../server/database/database.ts'
import { NOBODY } from '../../../server/http/caller.ts'
import type { BookingStatus } from '../../stay/booking.ts'
import type { Lapse } from '../../stay/lapse.ts'
import { afterAuthorization } from '../../stay/modify.ts'
import { type BookingDeed, move } from '../../stay/transitions.ts'
import type { BookingFacts } from '../booking-facts.store.ts'
import { saveChange, writeEntries } from '../changes/change-booking.store.ts'
import { restoreStay } from '../changes/restore-stay.ts'
import { setBenefitParts } from '../changes/wishes.store.ts'
import { giveBackStay } from './close-stay.ts'

/**
 * Settles a stay that nobody decided in time, by the same ways as if somebody had: benefits that were not authorized
 * return and the stay goes on without them; a stay that the club did not answer is rejected; a cancellation that it did
 * not answer is done, for the penalty that the owner accepted; a change is dropped and the stay is as it was. Answers
 * where the stay stands then.
 */
export async function settleLapse(
  trx: Database,
  facts: BookingFacts,
  lapse: Lapse,
  acceptedPenalty: number,
  now: Date,
): Promise<BookingStatus> {
  switch (lapse) {
    case 'authorization':
      return goOnWithoutBenefits(trx, facts, now)
    case 'change':
      return restoreStay(trx, facts, { deed: 'lapse-change', actor: NOBODY }, now)
    case 'cancellation':
      await giveBackStay(trx, facts, acceptedPenalty, now)
      return save(trx, facts, { to: 'cancelled', way: 'agree-to-cancel', deed: 'lapse-cancellation' }, now)
    case 'decision':
      await giveBackStay(trx, facts, 0, now)
      return save(trx, facts, { to: 'rejected', way: 'reject', deed: 'lapse-booking' }, now)
  }
}

async function goOnWithoutBenefits(trx: Database, facts: BookingFacts, now: Date): Promise<BookingStatus> {
  const waiting = facts.benefits.filter(({ state }) => state === 'pending')
  const back = waiting.map(({ yearId, quantity }) => ({ yearId, kind: 'return' as const, quantity }))
  await writeEntries(trx, facts.id, back, now)
  const gone = waiting.map(({ id }) => ({ id, part: 'gone' as const }))
  await setBenefitParts(trx, gone, now)
  const deed = 'lapse-authorization'
  if (facts.status !== 'to-authorize') {
    await saveChange(trx, facts.id, { status: facts.status, deed, from: facts.status, actor: NOBODY }, now)
    return facts.status
  }
  const to = afterAuthorization({ hotelConfirmsItself: facts.confirmsItself, occupant: facts.occupant })
  return save(trx, facts, { to, way: 'authorize', deed }, now)
}

/** Throws where the table of transitions does not allow the step. */
async function save(
  trx: Database,
  { id, status: from }: BookingFacts,
  { to, way, deed }: { to: BookingStatus; way: BookingDeed; deed: string },
  now: Date,
): Promise<BookingStatus> {
  if (!move(from, way, to).ok) throw new Error(`The booking ${id} cannot go from ${from} to ${to}`)
  await saveChange(trx, id, { status: to, deed, from, actor: NOBODY }, now)
  return to
}
