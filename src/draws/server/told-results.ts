import type { Database } from '../../server/database/database.ts'
import { whyOf } from '../why.ts'
import { readDrawn, readDrawPlaces, readTakers } from './rounds.store.ts'
import { readRefusedWeeks } from './settle.store.ts'
import type { ToldResult } from './tell-of-draw.store.ts'

/** What each contract of a drawn round is told: its place, what it received, and who took its dearest wish that was gone. */
export async function toldResults(trx: Database, roundId: number): Promise<ToldResult[]> {
  const [drawn, takers, places, refused] = [
    await readDrawn(trx, roundId),
    await readTakers(trx, roundId),
    await readDrawPlaces(trx, roundId),
    await readRefusedWeeks(trx, roundId),
  ]
  if (!drawn) return []
  const byId = new Map(places.map((one) => [one.id, one]))
  const isRefused = new Set(refused.map(({ contractId, placeId }) => `${contractId} ${placeId}`))
  return takers.flatMap(({ contractId, number }) => {
    const why = whyOf(drawn, number)
    if (!why) return []
    const given = why.wishes
      .filter(({ fate, idPlace }) => fate === 'given' && !isRefused.has(`${contractId} ${idPlace}`))
      .flatMap(({ idPlace }) => byId.get(idPlace) ?? [])
      .map(({ name, checkIn, checkOut }) => ({ name, checkIn, checkOut }))
    const gone = why.wishes.filter(({ fate, by }) => fate === 'gone' && by.length > 0)
    return {
      ...{ contractId, place: why.place, of: why.of, received: given.length, given: JSON.stringify(given) },
      ...{ gone: gone.length, last: gone[0]?.by.at(-1) ?? 0 },
    }
  })
}
