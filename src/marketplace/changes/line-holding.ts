import type { Day } from '../../kernel/day.ts'
import type { Goods } from '../goods.ts'
import { asWanted, isMoved, type LineWish, type StandingLine, slotFor } from './line-change.ts'

/** Places of a variant on a day or of a slot, or of an event: so many more, or fewer. */
export interface PlaceStep {
  of: 'day' | 'slot' | 'event'
  id: number
  day: Day
  slot: string | null
  by: number
}

/** What a line holds after a change. */
export interface Holding {
  tookPlaces: boolean
  slot: string | null
  steps: PlaceStep[]
}

/**
 * What of places is taken and given back, each place once, in the order of their locks: days, slots, events. Two changes
 * that swap places wait for each other in turn, never in a circle.
 */
export function holdingAfter(line: StandingLine, wish: LineWish, goods: Goods): Holding {
  const { kind, detailId: id, operationdate, slot, tookPlaces, figures } = line
  const step = (at: { day: Day; slot: string | null }, by: number): PlaceStep => ({
    of: kind === 'event' ? 'event' : at.slot === null ? 'day' : 'slot',
    id,
    ...at,
    by,
  })
  const before = { day: operationdate, slot }
  if (!isMoved(line, wish))
    return {
      tookPlaces,
      slot,
      steps: tookPlaces && wish.qty !== figures.qty ? [step(before, wish.qty - figures.qty)] : [],
    }
  const detail = goods.details.get(id)
  const after = { day: wish.day, slot: slotFor(asWanted(line, wish), goods) }
  const takes = detail !== undefined && (detail.capacity !== null || after.slot !== null)
  const steps =
    takes && tookPlaces && after.day === before.day && after.slot === before.slot
      ? [step(before, wish.qty - figures.qty)]
      : [...(tookPlaces ? [step(before, -figures.qty)] : []), ...(takes ? [step(after, wish.qty)] : [])]
  return { tookPlaces: takes, slot: after.slot, steps: steps.filter(({ by }) => by !== 0).sort(inLockOrder) }
}

const KINDS = ['day', 'slot', 'event']
const lockKey = ({ of, day, slot }: PlaceStep) => `${KINDS.indexOf(of)} ${day} ${slot ?? ''}`

function inLockOrder(one: PlaceStep, other: PlaceStep): number {
  return lockKey(one) < lockKey(other) ? -1 : 1
}
