import { todayIn } from '../../../kernel/day.ts'
import type { BodyOf } from '../../../kernel/endpoint.ts'
import { done, type Outcome, type Refusal, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { actorOf, ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { countsAtMost, mayWait, type WaitRefusal } from '../../waiting/may-wait.ts'
import { type GivenUp, staysWithout, yearsWith } from '../../waiting/swap.ts'
import { type AskedWait, isNarrower, MOST_WAITS, rulesOn } from '../../waiting/wait.ts'
import type { changeWait as changeCall, joinWaits as joinCall } from '../../waiting.endpoints.ts'
import { isOfContract, readBookingFacts } from '../booking-facts.store.ts'
import { lockContract } from '../stay-facts.store.ts'
import { withDays } from '../with-days.ts'
import type { SwapRefusal } from './book-offer.ts'
import { readPlace } from './chance.store.ts'
import { lockWaitLines, nightsOfWindow } from './lock-wait-lines.ts'
import { offerNights } from './offer-nights.ts'
import { readOpenOffer } from './offers.store.ts'
import { readSwap } from './read-swap.ts'
import { tellOfWait } from './tell-of-wait.store.ts'
import { writeWishedBenefits } from './wait-benefits.store.ts'
import {
  insertWait,
  isSwapped,
  isWaitedTwice,
  readWait,
  readWaitingContract,
  updateWait,
  type WaitingContract,
} from './waits.store.ts'
import { benefitsForWish } from './wish-benefits.ts'

/** Joins the waiting list, by the rules of a booking; what is free already is offered at once. */
export const joinWaits: Deed<typeof joinCall> = async ({ body }, context) => {
  const { db, now, caller, config, afterCommit } = context
  const ownerId = ownerOf(caller.session)
  if (!(await lockContract(db, ownerId, body.idContract))) return refused('NOT_FOUND')
  const { adminId } = actorOf(caller.session)
  const chosen = await benefitsForWish(
    db,
    { contractId: body.idContract, waitId: null, asked: body.benefits },
    caller.session,
  )
  if (!chosen.ok) return chosen
  const joined = await joinLine(db, { ownerId, adminId }, body, { placedAt: now, now })
  if (!joined.ok) return withDays(joined, caller.language)
  if (chosen.value) await writeWishedBenefits(db, joined.value.id, chosen.value)
  const { id: waitId, offered } = joined.value
  const { publicUrl } = config
  // What is free already has its own mail.
  if (!offered) await tellOfWait(db, { kind: 'wait-joined', waitId, offerId: null, publicUrl, now })
  afterCommit(wakeJobs)
  return done({ data: joined.value })
}

/**
 * Puts a contract, which is locked, in the line for nights, by the rules of a booking, and offers at once what is free.
 * `placedAt` is its place: now, or the time from which it counts as waiting.
 */
export async function joinLine(
  db: Database,
  { ownerId, adminId }: { ownerId: number; adminId: number | null },
  body: Body,
  { placedAt, now }: { placedAt: Date; now: Date },
): Promise<
  Outcome<
    { id: number; code: string; offered: boolean },
    WaitRefusal | SwapRefusal | 'WAIT_TWICE' | 'NOT_FOUND'
  >
> {
  const contract = await readContract(db, ownerId, body)
  if (!contract || !hasAll(contract, body.categories)) return refused('NOT_FOUND')
  const asked = askedOf(body, contract, now)
  if (await isWaitedTwice(db, body.idContract, asked, null)) return refused('WAIT_TWICE')
  const swapped = await swapOf(db, body, null, now)
  if (!swapped.ok) return swapped
  const may = ruleOf(asked, without(contract, swapped.value), contract.slots.length, now)
  if (!may.ok) return may

  await lockWaitLines(db, asked.categories, asked)
  const slot = freeSlot(contract.slots)
  const { hotelId } = contract
  const { before: behind } = await readPlace(db, asked, null)
  const wait = {
    ...asked,
    ...keptOf(swapped.value),
    contractId: body.idContract,
    hotelId,
    ownerId,
    adminId,
    slot,
    behind,
  }
  const { id, code } = await insertWait(db, wait, placedAt)
  const offered = await offerWhatIsFree(db, id, asked, now)
  return done({ id, code, offered })
}

/** Changes a wait. One that only asks for less keeps its place; any other is last in the line again. */
export const changeWait: Deed<typeof changeCall> = async ({ body }, context) => {
  const { db, now, caller, config, afterCommit } = context
  const ownerId = ownerOf(caller.session)
  if (!(await lockContract(db, ownerId, body.idContract))) return refused('NOT_FOUND')
  const before = await readWait(db, body.idContract, body.idWait)
  const contract = before && (await readContract(db, ownerId, body))
  if (!before || !contract || !hasAll(contract, body.categories)) return refused('NOT_FOUND')
  const asked = askedOf(body, contract, now)
  // Nobody offers it anything while it changes.
  await lockWaitLines(db, [...before.categories, ...asked.categories], before)
  if (await readOpenOffer(db, body.idContract, { wait: body.idWait })) return refused('WAIT_OFFERED')
  if (await isWaitedTwice(db, body.idContract, asked, before.id)) return refused('WAIT_TWICE')
  const swapped = await swapOf(db, body, before.id, now)
  if (!swapped.ok) return withDays(swapped, caller.language)
  const may = ruleOf(asked, without(contract, swapped.value), contract.slots.length - 1, now)
  if (!may.ok) return withDays(may, caller.language)
  const chosen = await benefitsForWish(
    db,
    { contractId: body.idContract, waitId: before.id, asked: body.benefits },
    caller.session,
  )
  if (!chosen.ok) return chosen

  await lockWaitLines(db, asked.categories, asked)
  const keptPlace = isNarrower(before, asked)
  const self = keptPlace ? { id: before.id, placedAt: before.placedAt } : null
  const { before: behind } = await readPlace(db, asked, self, before.id)
  await updateWait(
    db,
    { ...before, ...asked, ...keptOf(swapped.value) },
    { placedAt: keptPlace ? null : now, behind },
  )
  if (chosen.value) await writeWishedBenefits(db, before.id, chosen.value)
  const offered = await offerWhatIsFree(db, before.id, asked, now)
  const { publicUrl } = config
  const news = { waitId: before.id, offerId: null, publicUrl, now, more: { kept: keptPlace ? 'yes' : 'no' } }
  if (!offered) await tellOfWait(db, { kind: 'wait-changed', ...news })
  afterCommit(wakeJobs)
  return done({ data: { keptPlace, offered } })
}

type Body = BodyOf<typeof joinCall>
type Swapped = { id: number; given: GivenUp } | null

/**
 * The stay that is given up once the nights are taken: one of the contract's, in no other wait's place, and by today's rules. What is
 * booked at once asks nothing more, so the penalty has to be accepted now.
 */
async function swapOf(
  db: Database,
  {
    idContract,
    idSwap,
    acceptedPenalty = 0,
    takes,
  }: Pick<Body, 'idContract' | 'idSwap' | 'acceptedPenalty' | 'takes'>,
  besides: number | null,
  now: Date,
): Promise<Outcome<Swapped, SwapRefusal | 'NOT_FOUND'>> {
  if (idSwap === undefined) return done(null)
  if (!(await isOfContract(db, idContract, idSwap))) return refused('NOT_FOUND')
  if (await isSwapped(db, idSwap, besides)) return refused('CANNOT_SWAP', { because: 'twice' })
  const swap = await readSwap(db, idSwap, now)
  if (!swap) return refused('CANNOT_SWAP', { because: await whyGone(db, idSwap) })
  if (!swap.may.ok) return swap.may
  const { penalty } = swap.may.value
  if (takes === 'at-once' && penalty > acceptedPenalty)
    return refused('PENALTY_NOT_ACCEPTED', { nights: penalty })
  return done({ id: idSwap, given: swap.may.value })
}

/** Why a stay that counts no more cannot be given up: it was cancelled, or the resort said no, or it is over. */
async function whyGone(db: Database, bookingId: number): Promise<'cancelled' | 'rejected' | 'over'> {
  const { status } = await readBookingFacts(db, bookingId)
  return status === 'cancelled' || status === 'rejected' ? status : 'over'
}

const keptOf = (swapped: Swapped) => ({
  swapId: swapped?.id ?? null,
  swapPenalty: swapped?.given.penalty ?? 0,
})

/** What the rules ask of a contract that gives a stay up. */
const without = (contract: WaitingContract, swapped: Swapped): WaitingContract =>
  swapped
    ? {
        ...contract,
        stays: staysWithout(contract.stays, swapped.given),
        benefitYears: yearsWith(contract.benefitYears, swapped.given),
      }
    : contract

/** Why a contract could not join for these nights now, by the rules that joining asks; `besides` is the wait that is changed. */
export async function obstacleOf(
  db: Database,
  contract: WaitingContract,
  body: Body,
  { besides, now }: { besides: number | null; now: Date },
): Promise<Refusal<WaitRefusal | SwapRefusal | 'NOT_FOUND'> | null> {
  const swapped = await swapOf(db, body, besides, now)
  if (!swapped.ok) return swapped
  const waiting = contract.slots.length - (besides === null ? 0 : 1)
  const may = ruleOf(askedOf(body, contract, now), without(contract, swapped.value), waiting, now)
  return may.ok ? null : may
}

const readContract = (db: Database, ownerId: number, body: Body) =>
  readWaitingContract(db, {
    ownerId,
    contractId: body.idContract,
    span: { from: body.firstDay, to: body.lastDay },
  })

const hasAll = (contract: WaitingContract, categories: readonly number[]) =>
  categories.every((one) => contract.categories.some(({ id }) => id === one))

function askedOf(body: Body, contract: WaitingContract, now: Date): AskedWait {
  const rules = rulesOn(contract.rules, todayIn(contract.zone, now))
  const { firstDay, lastDay, nightsFrom, nightsTo, adults, children, takes } = body
  const categories = [...new Set(body.categories)].sort((a, b) => a - b)
  const countsUntil = body.countsUntil ?? countsAtMost(body, rules)
  return { firstDay, lastDay, nightsFrom, nightsTo, categories, adults, children, takes, countsUntil }
}

function ruleOf(
  asked: AskedWait,
  contract: WaitingContract,
  waiting: number,
  now: Date,
): Outcome<null, WaitRefusal> {
  const today = todayIn(contract.zone, now)
  const categories = contract.categories.filter(({ id }) => asked.categories.includes(id))
  return mayWait({
    ...contract,
    asked,
    rules: rulesOn(contract.rules, today),
    today,
    contract,
    categories,
    waiting,
  })
}

/** The lowest slot that none of a contract's waits has. */
function freeSlot(slots: readonly number[]): number {
  for (let slot = 1; slot <= MOST_WAITS; slot++) if (!slots.includes(slot)) return slot
  throw new Error('A contract has more waits than the rules allow')
}

async function offerWhatIsFree(db: Database, waitId: number, asked: AskedWait, now: Date): Promise<boolean> {
  for (const categoryId of asked.categories) {
    const nights = nightsOfWindow(asked)
    if ((await offerNights(db, { categoryId, nights, only: waitId }, now)) > 0) return true
  }
  return false
}
