import type { Day } from '../../kernel/day.ts'
import { clockAt, minutesOf, nearestTime, type Times } from '../times/times.ts'
import type { Leg } from './legs.ts'

/** A stay that a transfer goes with: its days, and its hours `hh:mm`. */
export interface TransferStay {
  datein: Day
  dateout: Day
  checkIn: string
  checkOut: string
}

/** When a leg takes place: its day, when the flight lands or leaves, and when the car does. */
export interface LegTimes {
  day: Day
  flightTime: string
  pickUp: string
}

/** The lead of a departure: minutes from the resort to the flight's take-off. */
export const BEFORE_FLIGHT = 180
/** The lead of an arrival: minutes before check-in at which a flight may land; the road takes the rest. */
const BEFORE_CHECK_IN = 60
/** The latest departure: minutes before check-out. */
const BEFORE_CHECK_OUT = 30

/** When the car goes: as the flight lands, and so long before it leaves; before midnight there is none of the day before. */
export function pickUpOf(leg: Leg, flightTime: string): string {
  if (leg === 'Arrival') return onQuarter(flightTime)
  return onQuarter(clockAt(Math.max(0, minutesOf(flightTime) - BEFORE_FLIGHT)))
}

/** The quarter that a time is in: cars go by quarters. */
export function onQuarter(time: string): string {
  return quarter(minutesOf(time))
}

/**
 * What is proposed for a leg: on the day of arrival in time for check-in, on that of departure before check-out, or the nearest
 * hour at which the vehicle goes.
 */
export function proposed(leg: Leg, stay: TransferStay, times: Times): LegTimes {
  const usual = usualTimes(leg, stay)
  const pickUp = nearestTime(times, usual.pickUp)
  if (pickUp === usual.pickUp) return usual
  const flightTime = leg === 'Arrival' ? pickUp : clockAt((minutesOf(pickUp) + BEFORE_FLIGHT) % 1440)
  return { day: usual.day, flightTime, pickUp }
}

function usualTimes(leg: Leg, stay: TransferStay): LegTimes {
  if (leg === 'Arrival') {
    const lands = quarter(minutesOf(stay.checkIn) - BEFORE_CHECK_IN)
    return { day: stay.datein, flightTime: lands, pickUp: lands }
  }
  const leaves = minutesOf(stay.checkOut) - BEFORE_CHECK_OUT
  const flightTime = quarter(leaves + BEFORE_FLIGHT)
  return { day: stay.dateout, flightTime, pickUp: pickUpOf(leg, flightTime) }
}

/** The quarter of the day that a minute is in. */
function quarter(minutes: number): string {
  return clockAt(Math.min(1425, Math.max(0, Math.floor(minutes / 15) * 15)))
}
