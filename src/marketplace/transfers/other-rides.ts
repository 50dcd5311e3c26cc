import { timeFault } from '../times/times.ts'

/** A transfer of the same kind at the same resort: between which hours its vehicles go, each with the people that it holds. */
export interface OtherRide<Name> {
  slug: string
  name: Name
  /** `opens` and `closes` are null of a vehicle that goes at any hour. */
  vehicles: readonly { opens: string | null; closes: string | null; people: number }[]
}

/** The other transfers with a vehicle that goes at an hour, `hh:mm`, and holds a party; those whose vehicles are smaller come last. */
export function ridesAt<Name>(
  rides: readonly OtherRide<Name>[],
  pickUp: string,
  people: number,
): OtherRide<Name>[] {
  const going = rides.filter(({ vehicles }) => vehicles.some((one) => goesAt(one, pickUp)))
  const holds = ({ vehicles }: OtherRide<Name>) =>
    vehicles.some((one) => goesAt(one, pickUp) && one.people >= people)
  return [...going.filter(holds), ...going.filter((ride) => !holds(ride))]
}

function goesAt({ opens, closes }: OtherRide<unknown>['vehicles'][number], time: string): boolean {
  return opens === null || closes === null || timeFault({ kind: 'hours', opens, closes }, time) === null
}
