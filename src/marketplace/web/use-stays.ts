import { useQuery } from '@tanstack/react-query'
import { useContract } from '../../membership/web/session/use-session.ts'
import { queryOf } from '../../web/calls/query.ts'
import type { StayAt } from '../stays/booked-twice.ts'
import { listStaysToPlan, type PayingBenefit, type StayToPlan } from '../stays/stays.endpoints.ts'

export interface StaysToPlan {
  /** The stays that are not over, the next first. */
  all: readonly StayToPlan[]
  /** The next stay; null without one. */
  next: StayToPlan | null
  /** The stay that something of a resort is planned for: the next there, of what every resort offers the next. */
  stayAt: (hotel: { id: number } | null) => StayToPlan | null
  /** The contract's resort. */
  hotel: StayToPlan['hotel'] | null
  /** Stays of the owner's other contracts. */
  others: readonly StayAt[]
  /** The benefits that would pay for something. */
  benefits: readonly PayingBenefit[]
  /** Whether it is known, or will not be. */
  isSettled: boolean
}

/** The stay that things are planned for. Where it cannot be loaded, everything is shown, and no days are marked. */
export function useStays(): StaysToPlan {
  const { id: idContract } = useContract()
  const { data, isPending } = useQuery({
    ...queryOf(listStaysToPlan, { query: { idContract } }),
    staleTime: 60_000,
  })
  const stays = data?.data ?? []
  const stayAt = (at: { id: number } | null) =>
    stays.find(({ hotel }) => at === null || hotel.id === at.id) ?? null
  return {
    all: stays,
    next: stays[0] ?? null,
    stayAt,
    hotel: data?.hotel ?? null,
    others: data?.others ?? [],
    benefits: data?.benefits ?? [],
    isSettled: !isPending,
  }
}
