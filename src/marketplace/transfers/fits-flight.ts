import { minutesOf } from '../times/times.ts'
import type { Leg } from './legs.ts'
import { onQuarter } from './propose.ts'

/** Between the car's arrival at the airport and the flight there is this much at the least, to be easy about it (minutes). */
const EASY = 90
/** Nobody waits longer than this for a car after landing without wishing it (minutes). */
const LONG_WAIT = 90

/** Why a car and a flight do not go together. */
export const FLIGHT_FAULTS = ['misses-flight', 'before-landing'] as const
export type FlightFault = (typeof FLIGHT_FAULTS)[number]

/** What may be wished so, and is said. */
export type FlightNote = 'tight' | 'long-wait'

export interface LegHours {
  leg: Leg
  /** When the car goes, and when the flight lands or leaves, `hh:mm`. */
  pickUp: string
  flightTime: string
  /** How long the road takes; null where that is not known. */
  minutes: number | null
}

/**
 * Why a car cannot serve its flight: it would be at the airport after the departure, or wait there before the landing. Cars go
 * by quarters: the quarter in which a flight lands is with it. A flight shortly after midnight is of the night after the car's
 * day, one shortly before it of the night before.
 */
export function flightFault({ leg, pickUp, flightTime, minutes }: LegHours): FlightFault | null {
  if (leg === 'Departure') return ahead(pickUp, flightTime) <= (minutes ?? 0) ? 'misses-flight' : null
  return ahead(onQuarter(flightTime), pickUp) < 0 ? 'before-landing' : null
}

/** What is said of a car that serves its flight, and may not be meant so: little time before it, or a long wait after it. */
export function flightNote(hours: LegHours): FlightNote | null {
  if (flightFault(hours)) return null
  const { leg, pickUp, flightTime, minutes } = hours
  if (leg === 'Departure') return ahead(pickUp, flightTime) < (minutes ?? 0) + EASY ? 'tight' : null
  return ahead(flightTime, pickUp) > LONG_WAIT ? 'long-wait' : null
}

/** The minutes from the first clock time to the second, in the half day around it. */
function ahead(first: string, second: string): number {
  const minutes = minutesOf(second) - minutesOf(first)
  return minutes < -720 ? minutes + 1440 : minutes > 720 ? minutes - 1440 : minutes
}
