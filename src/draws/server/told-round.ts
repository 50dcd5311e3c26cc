import type * as z from 'zod/mini'
import type { roundShape } from '../draws.endpoints.ts'
import { stateOf } from '../state.ts'
import type { StoredRound } from './rounds.store.ts'

const asText = (at: Date | null) => (at ? at.toISOString() : null)

/** What everybody may know of a round. */
export function toldRound(round: StoredRound, now: Date): z.output<typeof roundShape> {
  const { id, resort, zone, name, year, each, weights, source, seal, wishesSeal, publicValue, takers } = round
  return {
    ...{ id, idHotel: round.hotelId, resort, zone, name, year, each, weights, source, seal, wishesSeal },
    ...{ publicValue, takers, state: stateOf(round, now) },
    publishedAt: round.publishedAt.toISOString(),
    opensAt: round.opensAt.toISOString(),
    closesAt: round.closesAt.toISOString(),
    numberAt: round.numberAt.toISOString(),
    freeUntil: round.freeUntil,
    drawnAt: asText(round.drawnAt),
    settledAt: asText(round.settledAt),
  }
}
