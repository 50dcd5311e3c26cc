import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { mayPlace, type NoPlace } from '../../house/house.ts'
import type { placeStays as placeCall, undoPlacement as undoCall } from '../../house.endpoints.ts'
import {
  endPlacement,
  lockPlacement,
  lockPlaces,
  notePlacement,
  type Place,
  type PlacingFacts,
  savePlaces,
} from './place.store.ts'

/** Places stays, all or none: each by the rule that the chart asks too, against the house as it will be. */
export const placeStays: Deed<typeof placeCall> = async ({ body }, { db, now, caller }) => {
  const facts = await lockPlaces(db, body.stays, now)
  const byId = new Map(facts.stays.map((stay) => [stay.id, stay]))
  const moves: (Place & { from: Pick<Place, 'idHousing' | 'pinned'> })[] = []
  for (const { idBooking, idHousing, pinned, seen } of body.stays) {
    const stay = byId.get(idBooking)
    if (!stay) return refused('BOOKING_NOT_FOUND')
    const same =
      stay.idHousing === seen.idHousing && stay.pinned === seen.pinned && stay.sequence === seen.sequence
    if (!same || !stay.live || moves.some((move) => move.idBooking === idBooking))
      return refused('PLACED_MEANWHILE')
    // Nothing is pinned to nowhere.
    moves.push({ idBooking, idHousing, pinned: pinned && idHousing !== null, from: stay })
  }
  const allowed = fits(facts, moves)
  if (!allowed.ok) return allowed
  const { adminId } = caller.session
  if (adminId === null) return refused('NOT_FOUND')
  const written = moves.map(({ from: { idHousing, pinned }, ...move }) => ({
    ...move,
    from: { idHousing, pinned },
  }))
  await savePlaces(db, written)
  return done({ data: { idPlacement: await notePlacement(db, adminId, written, now) } })
}

/** Whether all may be where they are to be. Who moves leaves first: two stays may change places. */
function fits(
  { stays, residences, others, repairs }: PlacingFacts,
  moves: readonly Place[],
): Outcome<null, NoPlace> {
  const to = new Map(moves.map((move) => [move.idBooking, move]))
  const after = [
    ...stays.map((stay) => ({ ...stay, idHousing: to.get(stay.id)?.idHousing ?? null })),
    ...others,
  ]
  for (const stay of stays) {
    const idHousing = to.get(stay.id)?.idHousing ?? null
    const residence = residences.find(({ id }) => id === idHousing)
    if (idHousing !== null && !residence) return refused('OTHER_CATEGORY')
    const allowed = mayPlace(stay, residence ?? null, after, stay.today, repairs)
    if (!allowed.ok) return allowed
  }
  return done(null)
}

/** Puts the stays of one's own placement back, all or none. */
export const undoPlacement: Deed<typeof undoCall> = async ({ body }, { db, now, caller }) => {
  const lines = await undoable(db, body.idPlacement, caller.session.adminId)
  if (!lines) return refused('NOT_FOUND')
  const back = lines.map(({ idBooking, from }) => ({ idBooking, ...from }))
  const facts = await lockPlaces(db, back, now)
  const stand = lines.every(({ idBooking, to }) =>
    facts.stays.some(
      (stay) =>
        stay.id === idBooking && stay.live && stay.idHousing === to.idHousing && stay.pinned === to.pinned,
    ),
  )
  if (lines.length === 0 || !stand) return refused('PLACED_MEANWHILE')
  // What the placement pinned is unpinned with it.
  const stays = facts.stays.map((stay) => ({ ...stay, pinned: false }))
  const allowed = fits({ ...facts, stays }, back)
  if (!allowed.ok) {
    const { reason } = allowed
    return refused(
      reason === 'RESIDENCE_TAKEN' || reason === 'RESIDENCE_CLOSED' ? reason : 'PLACED_MEANWHILE',
    )
  }
  await savePlaces(db, back)
  await endPlacement(db, body.idPlacement, now)
  return done({})
}

const undoable = (db: Database, placementId: number, adminId: number | null) =>
  adminId === null ? null : lockPlacement(db, placementId, adminId)
