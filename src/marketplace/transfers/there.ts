import type { Day } from '../../kernel/day.ts'
import type { StayToPlan } from '../stays/stays.endpoints.ts'
import type { Leg } from './legs.ts'

/** A transfer that a stay holds already. */
export type HeldTransfer = StayToPlan['transfers'][number]

/**
 * The transfers that go the same way as a leg for the stay of its day: one is there already. A round trip is two legs, each with
 * the other way's own.
 */
export function transfersThere(
  { leg, day }: { leg: Leg; day: Day | null },
  stays: readonly Pick<StayToPlan, 'datein' | 'dateout' | 'transfers'>[],
): HeldTransfer[] {
  if (day === null) return []
  const way = leg === 'Arrival' ? 'arrival' : 'departure'
  const isOf = ({ datein, dateout }: (typeof stays)[number]) => datein <= day && day <= dateout
  // Where one stay ends as the next begins, the way there is the next one's and the way back the first one's.
  const own = stays.filter(isOf)
  const edge = own.filter(({ datein, dateout }) => day === (leg === 'Arrival' ? datein : dateout))
  return (edge.length > 0 ? edge : own).flatMap(({ transfers }) => transfers.filter((one) => one.leg === way))
}
