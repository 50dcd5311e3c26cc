import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { call } from '../../../web/calls/call.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { type BestFit, bestFit } from '../../house/best-fit.ts'
import { closedBy, inTheWay, mayPlace, type NoPlace, repairsAsStays } from '../../house/house.ts'
import {
  type House,
  placeStays,
  readHouse,
  readHouseDay,
  type ShownStay,
  undoPlacement,
} from '../../house.endpoints.ts'
import { shownIn } from './tape-lines.ts'

/** A stay that is picked up, and the residence over which it is held (null: none). */
export interface Carried {
  stay: ShownStay
  target: number | null
  pinned: boolean
}

/** What the bar below says of the residence over which a stay is held. */
export type FitVerdict =
  | { kind: 'here' }
  | { kind: 'fits' }
  | { kind: 'no'; why: NoPlace; taken: ShownStay | null; repair: House['repairs'][number] | null }

/** Whether a stay fits where it is held, by the rule that the server asks. */
export function fitVerdict({ stay, target }: Carried, house: House): FitVerdict {
  if (target === stay.idHousing) return { kind: 'here' }
  const residence = house.residences.find(({ id }) => id === target) ?? null
  const allowed = mayPlace(stay, residence, house.stays, house.today, house.repairs)
  if (allowed.ok) return { kind: 'fits' }
  const [taken = null] = target === null ? [] : inTheWay(stay, target, house.stays)
  const repair = target === null ? null : closedBy(stay, target, house.repairs)
  return { kind: 'no', why: allowed.reason, taken, repair }
}

export interface JustPlaced {
  idPlacement: number
  /** The one stay that was placed; null where several were. */
  one: { name: string; number: string | null; pinned: boolean } | null
  count: number
}

interface Move {
  stay: ShownStay
  idHousing: number | null
  pinned: boolean
}

/** The stay in one's hand, the plan that is shown, what was done last, and the deeds. */
export function useCarry(house: House | undefined, refused: (message: string) => void) {
  const client = useQueryClient()
  const [carriedId, setCarried] = useState<{ id: number; target: number | null; pinned: boolean } | null>(
    null,
  )
  const [plan, setPlan] = useState<BestFit | null>(null)
  const [done, setDone] = useState<JustPlaced | null>(null)
  const stay = house?.stays.find(({ id }) => id === carriedId?.id)
  const carried = useMemo(
    (): Carried | null =>
      stay && carriedId ? { stay, target: carriedId.target, pinned: carriedId.pinned } : null,
    [stay, carriedId],
  )
  const changed = () =>
    Promise.all([readHouse, readHouseDay].map((read) => client.invalidateQueries({ queryKey: keyOf(read) })))
  const leave = useCallback(() => {
    setCarried(null)
    setPlan(null)
  }, [])
  const placing = useSend({
    send: (moves: readonly Move[], idempotencyKey) =>
      call(placeStays, {
        idempotencyKey,
        body: {
          stays: moves.map(({ stay: { id, idHousing, pinned, sequence }, ...to }) => ({
            idBooking: id,
            idHousing: to.idHousing,
            pinned: to.pinned,
            seen: { idHousing, pinned, sequence },
          })),
        },
      }),
    changed,
    done: ({ data }, moves) => {
      const [only] = moves
      const number = house?.residences.find(({ id }) => id === only?.idHousing)?.number ?? null
      const one = moves.length === 1 && only ? { name: only.stay.name, number, pinned: only.pinned } : null
      setDone({ idPlacement: data.idPlacement, one, count: moves.length })
      leave()
    },
    refused: ({ message }) => refused(message),
  })
  const undoing = useSend({
    send: (idPlacement: number, idempotencyKey) =>
      call(undoPlacement, { idempotencyKey, body: { idPlacement } }),
    changed,
    done: () => setDone(null),
    refused: ({ message }) => {
      setDone(null)
      refused(message)
    },
  })
  return {
    carried,
    plan,
    done,
    busy: placing.busy || undoing.busy,
    pickUp: useCallback((one: ShownStay) => {
      setPlan(null)
      setDone(null)
      setCarried({ id: one.id, target: one.idHousing, pinned: one.pinned })
    }, []),
    hold: useCallback(
      (target: number | null) =>
        setCarried((now) => now && (now.target === target ? now : { ...now, target })),
      [],
    ),
    pin: () => setCarried((now) => now && { ...now, pinned: !now.pinned }),
    leave,
    /** Places what is held, where it fits or its pin changed. */
    place: () => {
      if (!carried || !house || placing.busy) return
      const verdict = fitVerdict(carried, house)
      const moved = verdict.kind === 'fits'
      const pins =
        verdict.kind === 'here' && carried.pinned !== carried.stay.pinned && carried.target !== null
      if (!moved && !pins) return
      void placing.send([{ stay: carried.stay, idHousing: carried.target, pinned: carried.pinned }])
    },
    /** Shows where all stays of the shown days that have no residence would go. */
    showPlan: () => {
      if (!house) return
      setCarried(null)
      setDone(null)
      const isShown = shownIn(house)
      const stays = house.stays.filter((one) => one.idHousing !== null || isShown(one))
      setPlan(bestFit(house.residences, [...stays, ...repairsAsStays(house.repairs)], house.today))
    },
    placePlan: () => {
      if (!plan || !house) return
      const byId = new Map(house.stays.map((one) => [one.id, one]))
      const moves = plan.places.flatMap(({ id, to }) => {
        const one = byId.get(id)
        return one ? [{ stay: one, idHousing: to, pinned: one.pinned }] : []
      })
      if (moves.length > 0) void placing.send(moves)
    },
    undo: () => done && void undoing.send(done.idPlacement),
  }
}

export type Carrying = ReturnType<typeof useCarry>
