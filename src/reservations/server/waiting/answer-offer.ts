import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf, scopeCovers } from '../../../server/http/caller.ts'
import type { Deed, SignedContext } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type {
  passHeldOffer as passCall,
  takeHeldOffer as takeCall,
  withdrawWait as withdrawCall,
} from '../../waiting.endpoints.ts'
import { tellOwner } from '../mails/tell.ts'
import { kindOfRequest } from '../mails/what-is-told.ts'
import type { OrderedForStay } from '../ordered-for-stay.ts'
import { lockContract } from '../stay-facts.store.ts'
import { withDays } from '../with-days.ts'
import { bookOffer } from './book-offer.ts'
import { newsOfGivenUp } from './given-up-news.ts'
import { lockWaitLines } from './lock-wait-lines.ts'
import { readEndedOffer, readOpenOffer } from './offers.store.ts'
import { passOn } from './pass-on.ts'
import { tellOfWait } from './tell-of-wait.store.ts'
import { endWait, readWait } from './waits.store.ts'

/**
 * Takes what is offered. Of two who take it at once, or one who takes it as it lapses, one comes first: the contract is locked. What is
 * ordered for a stay that is given up and chosen is cancelled with it; the rest stands, and the mail names it (decision 0462).
 */
export const takeHeldOffer =
  (ordered: OrderedForStay): Deed<typeof takeCall> =>
  async ({ body }, context) => {
    const { db, now, caller, config } = context
    const ownerId = ownerOf(caller.session)
    const lines = body.lines ?? []
    // What is ordered is another scope's.
    if (lines.length > 0 && !scopeCovers(caller.session, 'order')) return refused('NOT_FOUND')
    const asked = { ownerId, lines, at: now }
    if (lines.length > 0) await ordered.lock(db, { ...asked, bookingId: 0 })
    if (!(await lockContract(db, ownerId, body.idContract))) return refused('NOT_FOUND')
    const offer = await readOpenOffer(db, body.idContract, { offer: body.idOffer })
    if (!offer) return whyNone(context, body)
    const { acceptedPenalty = 0, keepsOther } = body
    const by = { said: body, session: caller.session }
    const booked = await bookOffer(db, offer, by, now, { acceptedPenalty, keepsOther })
    if (!booked.ok) return withDays(booked, caller.language)
    const { givenUp, ...stay } = booked.value
    let gone = 0
    if (givenUp !== null) {
      const back =
        lines.length > 0 ? await ordered.cancel(db, { ...asked, bookingId: givenUp }, { now, config }) : []
      gone = back.length
      const more = await newsOfGivenUp(db, { bookingId: givenUp, newCode: stay.code, back }, now)
      tellOwner(context, { kind: 'stay-cancelled', bookingId: givenUp, more })
    }
    tellOwner(context, { kind: kindOfRequest(stay.bookingStatus), bookingId: stay.id })
    return done({ data: { ...stay, keptLines: givenUp === null ? 0 : lines.length - gone } })
  }

/** Lets what is offered go to the next. */
export const passHeldOffer: Deed<typeof passCall> = async ({ body }, context) => {
  const { db, now, caller, afterCommit } = context
  if (!(await lockContract(db, ownerOf(caller.session), body.idContract))) return refused('NOT_FOUND')
  const offer = await readOpenOffer(db, body.idContract, { offer: body.idOffer })
  if (!offer) return whyNone(context, body)
  await passOn(db, offer, 'passed', now)
  afterCommit(wakeJobs)
  return done({})
}

/** Ends a wait; what is offered to it goes to the next. */
export const withdrawWait: Deed<typeof withdrawCall> = async ({ body }, context) => {
  const { db, now, caller, config, afterCommit } = context
  if (!(await lockContract(db, ownerOf(caller.session), body.idContract))) return refused('NOT_FOUND')
  const wait = await readWait(db, body.idContract, body.idWait)
  if (!wait) return refused('NOT_FOUND')
  await lockWaitLines(db, wait.categories, wait)
  const offer = await readOpenOffer(db, body.idContract, { wait: body.idWait })
  await endWait(db, body.idWait, 'withdrawn', now)
  if (offer) await passOn(db, offer, 'dropped', now)
  const { publicUrl } = config
  await tellOfWait(db, { kind: 'wait-left', waitId: body.idWait, offerId: null, publicUrl, now })
  afterCommit(wakeJobs)
  return done({})
}

/** Why an offer is not open: it was taken already, it has ended, or it never was this contract's. */
async function whyNone({ db }: SignedContext, asked: { idContract: number; idOffer: number }) {
  const ended = await readEndedOffer(db, asked.idContract, asked.idOffer)
  if (!ended) return refused('NOT_FOUND')
  return ended.state === 'taken'
    ? refused('OFFER_TAKEN', { code: ended.bookingCode ?? '' })
    : refused('OFFER_OVER')
}
