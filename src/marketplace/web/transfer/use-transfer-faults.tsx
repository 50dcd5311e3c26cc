import { useLingui } from '@lingui/react/macro'
import { timeFault as hourFault, type Times } from '../../times/times.ts'
import type { TransferChoice } from '../../transfers/add-transfer.ts'
import { flightFault } from '../../transfers/fits-flight.ts'
import type { Leg } from '../../transfers/legs.ts'
import { isBackTooEarly } from '../../transfers/transfer-of-stay.ts'
import { isOpen } from '../thing/availability.ts'
import type { useNotAvailable } from '../thing/use-not-available.ts'

/** What is wrong with a transfer as it is chosen, each fault as its field says it. */
export function useTransferFaults(
  choice: TransferChoice,
  availability: ReturnType<typeof useNotAvailable>,
  { times, minutes }: { times: Times; minutes: number | null },
) {
  const { t } = useLingui()
  const isMissing = (field: 'nameBenefi' | 'lastNameBenefi') => choice[field].trim() === ''
  const dayFault = (leg: Leg) => {
    const { day } = choice.legs[leg]
    if (day === null) return t`Choose a date.`
    if (isBackTooEarly(choice.legs) && leg === 'Departure' && choice.trip === 'Round trip')
      return t`The way back comes after the way there. Choose a later date.`
    return isOpen(availability.dates, day)
      ? undefined
      : t`This vehicle is taken that day. Choose another date, or another vehicle.`
  }
  const timeFault = (leg: Leg) => (choice.legs[leg].flightTime ? undefined : t`Choose a time.`)
  const missesFlight = (leg: Leg) => {
    const { pickUp, flightTime } = choice.legs[leg]
    return flightTime !== null && flightFault({ leg, pickUp, flightTime, minutes }) !== null
  }
  /** The car does not go at that hour; told of the hour that is chosen, as soon as it is. */
  const outOfHours = (leg: Leg) => {
    const { pickUp, flightTime } = choice.legs[leg]
    return flightTime !== null && hourFault(times, pickUp) !== null
  }
  const isWhole = (legs: readonly Leg[]) =>
    legs.every((leg) => !dayFault(leg) && !timeFault(leg) && !missesFlight(leg) && !outOfHours(leg)) &&
    !isMissing('nameBenefi') &&
    !isMissing('lastNameBenefi')
  return { isMissing, dayFault, timeFault, outOfHours, isWhole }
}
