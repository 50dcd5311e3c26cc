import { type Day, timeIn, todayIn } from '../../../kernel/day.ts'
import type { Context } from '../../../server/http/handle.ts'
import { sized } from '../../../server/kept-own.ts'
import type { Resort, SoldDetail } from '../../goods.ts'
import { type KeptDetail, readSoldDetails } from './kept-details.store.ts'

/** What is left of a variant on a day that has a row: of the day, or of a slot of it. */
export interface PlacesLeft {
  id: number
  day: Day
  slot: string | null
  left: number
}

/**
 * The variants that are on sale of those that are asked for, from a cache that is valid while the catalogue's change counter
 * stays and no promotion begins or ends. What is not in it is read with one statement.
 */
export async function keptDetails(
  { db, now, keptOwn }: Pick<Context, 'db' | 'now' | 'keptOwn'>,
  ids: readonly number[],
  catalogue: string,
): Promise<KeptDetail[]> {
  const missing: number[] = []
  // Asked for once all that are missing are known.
  const reading = Promise.resolve().then(() => (missing.length > 0 ? readSoldDetails(db, missing, now) : []))
  const read = async (id: number) => {
    missing.push(id)
    const found = (await reading).find((one) => one.id === id) ?? null
    return { ...sized(found), until: found?.until ? new Date(found.until) : null }
  }
  const found = await Promise.all(
    [...new Set(ids)].map((id) => keptOwn.find(`variant ${id}`, catalogue, now, () => read(id))),
  )
  return found.filter((one) => one !== null)
}

/** A variant as it is sold now: with the day and the time where it is had, and what is left on the days that are asked for. */
export function soldOn(
  { until: _, ...detail }: KeptDetail,
  places: readonly PlacesLeft[],
  own: Pick<Resort, 'zone'>,
  now: Date,
): SoldDetail {
  const zone = detail.resort?.zone ?? own.zone
  const mine = places.filter(({ id }) => id === detail.id)
  return {
    ...detail,
    today: todayIn(zone, now),
    clock: timeIn(zone, now),
    free: Object.fromEntries(mine.flatMap(({ day, slot, left }) => (slot === null ? [[day, left]] : []))),
    slotFree: Object.fromEntries(
      mine.flatMap(({ day, slot, left }) => (slot === null ? [] : [[`${day} ${slot}`, left]])),
    ),
  }
}
