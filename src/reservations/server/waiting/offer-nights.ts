import { addDays, type Day, type DayRange, daysBetween, todayIn } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import { fitOf, mondaysOf, offerEnds } from '../../waiting/fit.ts'
import { staysWithout, yearsWith } from '../../waiting/swap.ts'
import { rulesOn } from '../../waiting/wait.ts'
import { type InLine, isWaitedFor, LINE_BATCH, readLine, readWaitedCategory } from './line.store.ts'
import { insertOffer } from './offers.store.ts'
import { readSwap } from './read-swap.ts'
import { aroundOf, holdNights, readFreeNights } from './waited-nights.store.ts'

interface FreedNights {
  categoryId: number
  nights: readonly Day[]
  /** The first offer of these nights, where they go from one to the next. */
  chainId?: number | null
  /** Nobody but this wait: it has just begun, or was changed. */
  only?: number
}

/**
 * Offers nights that have come free to who waits for them, before anybody can search them: called at the end of whatever gave
 * them back, in its transaction, after `lockWaits`. The first in the line whose whole wait fits gets an offer that holds its
 * nights, then the next of what is left; what nobody wants is public. Answers how many offers were made.
 */
export async function offerNights(trx: Database, freed: FreedNights, now: Date): Promise<number> {
  const { categoryId, nights, chainId = null, only = null } = freed
  if (nights.length === 0) return 0
  const weeks = mondaysOf(nights)
  if (!(await isWaitedFor(trx, categoryId, weeks))) return 0
  const around = aroundOf(nights)
  const facts = await readWaitedCategory(trx, categoryId, around)
  const today = todayIn(facts.zone, now)
  const rules = rulesOn(facts.rules, today)
  let free = await readFreeNights(trx, categoryId, around)
  let made = 0
  let after: InLine | null = null
  for (;;) {
    const span = reachOf(free, nights)
    if (!span) return made
    const line: InLine[] = await readLine(trx, { categoryId, weeks, span, after, chainId, only, now })
    for (const waiting of line) {
      after = waiting
      const one = await inPlaceOf(trx, waiting, now)
      if (!one) continue
      const ground = {
        ...facts,
        ...free,
        today,
        rules,
        contract: one,
        stays: one.stays,
        benefitYears: one.benefitYears,
      }
      const stay = fitOf(one, ground, new Set(nights))
      if (!stay || !(await holdNights(trx, categoryId, stay))) continue
      const expiresAt = offerEnds(rules, { checkIn: stay.checkIn, today, zone: facts.zone }, now)
      await insertOffer(trx, { waitId: one.id, categoryId, ...stay, expiresAt, chainId }, now)
      made += 1
      free = await readFreeNights(trx, categoryId, around)
    }
    if (line.length < LINE_BATCH) return made
  }
}

/** Somebody in the line as they would stand without the stay that they give up; null while that cannot be given up. */
async function inPlaceOf(trx: Database, one: InLine, now: Date): Promise<InLine | null> {
  const swap = await readSwap(trx, one.swapId, now)
  if (!swap) return one
  if (!swap.may.ok) return null
  const given = swap.may.value
  return { ...one, stays: staysWithout(one.stays, given), benefitYears: yearsWith(one.benefitYears, given) }
}

/** Offers nights of a category that came free outside of the reservations: a repair no longer closes its residence. */
export async function offerFreed(
  trx: Database,
  categoryId: number,
  nights: readonly Day[],
  now: Date,
): Promise<void> {
  await offerNights(trx, { categoryId, nights }, now)
}

/** From the first to the last of the nights that run on from one that has come free and still is; null where none is. */
function reachOf(
  { from, free }: { from: Day; free: readonly (number | null)[] },
  nights: readonly Day[],
): DayRange | null {
  const isFree = (at: number) => (free[at] ?? 0) > 0
  const at = nights.map((night) => daysBetween(from, night)).filter(isFree)
  if (at.length === 0) return null
  let [first, last] = [Math.min(...at), Math.max(...at)]
  while (isFree(first - 1)) first -= 1
  while (isFree(last + 1)) last += 1
  return { checkIn: addDays(from, first), checkOut: addDays(from, last + 1) }
}
