import { done } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type { Work } from '../../../server/jobs/works.ts'
import { namesAlong } from '../../waiting/names-along.ts'
import { readGuestsOf } from '../guests-of-stay.store.ts'
import { tellOfStay } from '../mails/tell-of-stay.store.ts'
import { kindOfRequest } from '../mails/what-is-told.ts'
import { bookOffer } from './book-offer.ts'
import { newsOfGivenUp, newsOfSwap } from './given-up-news.ts'
import { lockWaitLines } from './lock-wait-lines.ts'
import {
  findClockOffers,
  findEndedWaits,
  findLostSwaps,
  lockContractForClock,
  noteLostSwapTold,
  noteOfferTold,
  type OpenOffer,
  readOpenOffer,
} from './offers.store.ts'
import { passOn } from './pass-on.ts'
import { readSwap } from './read-swap.ts'
import { tellOfWait } from './tell-of-wait.store.ts'
import { endWait, readWait } from './waits.store.ts'
import { readUse } from './wish-benefits.ts'

interface Place {
  publicUrl: string
  now: Date
}

/**
 * The clock of the waiting list: tells of offers and of wishes that lost their stay, books what is to be booked at once, gives on what nobody has taken in time,
 * and ends waits whose last day has passed. Each is a transaction of its own under its contract's lock: several processes may
 * do it at once, and a kill leaves each done with its mail, or as it was.
 */
export const waitingWork: Work = {
  name: 'offer nights to who waits for them',
  run: async ({ db, config: { publicUrl }, clock, log, isStopping }) => {
    const place = { publicUrl, now: clock() }
    let acted = 0
    const each = async (what: string, one: { id: number; contractId: number }, act: typeof clockOffer) => {
      try {
        if (await underLock(db, one, act, place)) acted += 1
      } catch (error) {
        // The others are still looked after when one fails.
        log.error({ err: error, [what]: one.id }, 'the waiting list could not go on')
      }
    }
    for (const offer of await findClockOffers(db, place.now)) {
      if (isStopping()) return
      await each('offer', offer, clockOffer)
    }
    for (const wait of await findLostSwaps(db)) {
      if (isStopping()) return
      await each('wait', wait, tellLostSwap)
    }
    for (const wait of await findEndedWaits(db, place.now)) {
      if (isStopping()) return
      await each('wait', wait, clockEnd)
    }
    if (acted > 0) wakeJobs()
  },
}

async function underLock(
  db: Database,
  one: { id: number; contractId: number },
  act: typeof clockOffer,
  place: Place,
): Promise<boolean> {
  const outcome = await inTransaction(db, async (trx) => {
    if (!(await lockContractForClock(trx, one.contractId))) return done(false)
    return done(await act(trx, one, place))
  })
  return outcome.ok && outcome.value
}

/** Does what is due of an open offer. */
async function clockOffer(
  trx: Database,
  { id, contractId }: { id: number; contractId: number },
  place: Place,
): Promise<boolean> {
  const { now } = place
  const offer = await readOpenOffer(trx, contractId, { offer: id })
  if (!offer) return false
  if (offer.expiresAt <= now) {
    await passOn(trx, offer, 'lapsed', now)
    await tellOfWait(trx, { kind: 'wait-lapsed', waitId: offer.waitId, offerId: id, ...place })
    return true
  }
  if (offer.takes === 'at-once') return bookAtOnce(trx, offer, place)
  return tellOffered(trx, offer, place)
}

/** Tells once that nights are held. */
async function tellOffered(
  trx: Database,
  { id, waitId, swapId, contractId, checkIn }: OpenOffer,
  place: Place,
): Promise<boolean> {
  if (!(await noteOfferTold(trx, id, place.now))) return false
  const { short } = await readUse(trx, { waitId, contractId, checkIn })
  const swap = await newsOfSwap(trx, await readSwap(trx, swapId, place.now), place.now)
  const more = { ...swap, short: JSON.stringify(short) }
  await tellOfWait(trx, { kind: 'wait-offered', waitId, offerId: id, more, ...place })
  return true
}

/** Books in the owner's name, as they asked for; what the rules refuse goes to the next, and they are told. */
async function bookAtOnce(trx: Database, offer: OpenOffer, place: Place): Promise<boolean> {
  const { now, publicUrl } = place
  // The stay in whose place it stands has gone: its owner wanted one of both, and is asked (decision 0491).
  const swap = await readSwap(trx, offer.swapId, now)
  if (offer.swapId !== null && !swap) return tellOffered(trx, offer, place)
  // Guests who come without their owner are looked at by the resort first: a stay is not given up for a request (decision 0484).
  if (swap?.facts.occupant === 'guest') return tellOffered(trx, offer, place)
  const guests = swap && namesAlong(await readGuestsOf(trx, swap.facts.id), offer)
  const use = await readUse(trx, offer)
  const by = {
    uses: { benefits: use.used, authorizes: use.authorized && use.used.length > 0 },
    actor: { ownerId: offer.ownerId, adminId: null, trustId: null },
    ...(guests && { guests }),
    note: swap?.facts.note ?? null,
  }
  const booked = await bookOffer(trx, offer, by, now, { acceptedPenalty: offer.swapPenalty })
  if (booked.ok) {
    const { id: bookingId, code: newCode, bookingStatus, givenUp } = booked.value
    if (givenUp !== null) {
      const more = await newsOfGivenUp(trx, { bookingId: givenUp, newCode, back: [] }, now)
      await tellOfStay(trx, { kind: 'stay-cancelled', bookingId: givenUp, publicUrl, more }, now)
    }
    await tellOfStay(trx, { kind: kindOfRequest(bookingStatus), bookingId, publicUrl }, now)
    if (use.short.length > 0) {
      const more = { newCode, short: JSON.stringify(use.short) }
      await tellOfWait(trx, {
        ...{ kind: 'wait-benefits-left', waitId: offer.waitId, offerId: offer.id, more, ...place },
        link: `/my-reservations/${bookingId}`,
      })
    }
    return true
  }
  // Giving the other stay up costs more by now, or cannot be done: its owner is asked.
  if (booked.reason === 'PENALTY_NOT_ACCEPTED' || booked.reason === 'CANNOT_SWAP')
    return tellOffered(trx, offer, place)
  await passOn(trx, offer, 'passed', now)
  await tellOfWait(trx, { kind: 'wait-not-booked', waitId: offer.waitId, offerId: offer.id, ...place })
  return true
}

/** Tells once that the stay in whose place a wish stands has gone by another way (decision 0491). */
async function tellLostSwap(trx: Database, { id }: { id: number }, place: Place): Promise<boolean> {
  if (!(await noteLostSwapTold(trx, id, place.now))) return false
  await tellOfWait(trx, { kind: 'wait-lost-stay', waitId: id, offerId: null, ...place })
  return true
}

/** Ends a wait whose last day has passed. */
async function clockEnd(
  trx: Database,
  { id, contractId }: { id: number; contractId: number },
  place: Place,
): Promise<boolean> {
  const wait = await readWait(trx, contractId, id)
  if (!wait) return false
  await lockWaitLines(trx, wait.categories, wait)
  if (await readOpenOffer(trx, contractId, { wait: id })) return false
  await endWait(trx, id, 'ended', place.now)
  await tellOfWait(trx, { kind: 'wait-ended', waitId: id, offerId: null, ...place })
  return true
}
