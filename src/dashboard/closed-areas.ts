import type { Contract } from '../membership/contract.ts'

/** What an unsigned report closes, as an owner knows it (spec, section 2: Restricted Access). */
export const CLOSED_AREAS = [
  'benefits',
  'reservations',
  'requests',
  'exchanges',
  'property',
  'things',
  'vacations',
] as const
export type ClosedArea = (typeof CLOSED_AREAS)[number]

/** The areas that an unsigned report closes, as far as the owner has them with this contract. */
export function closedAreas(
  contract: Pick<Contract, 'roomCategoryId' | 'maySubscribe' | 'modules'>,
  canBook: boolean,
): ClosedArea[] {
  const stays = canBook || contract.roomCategoryId !== null
  const has: Record<ClosedArea, boolean> = {
    benefits: true,
    reservations: stays,
    requests: stays,
    exchanges: contract.modules.exchanges && contract.maySubscribe,
    property: contract.modules.myProperty,
    things: true,
    vacations: contract.modules.promotions,
  }
  return CLOSED_AREAS.filter((area) => has[area])
}
