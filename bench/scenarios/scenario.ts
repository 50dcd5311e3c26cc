import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { addDays, type DayRange } from '../../src/kernel/day.ts'
import { SESSION_COOKIE } from '../../src/server/http/caller.ts'
import { type Crowd, type Member, STAY_NIGHTS } from '../crowd.ts'
import type { Part } from '../options.ts'

/** One HTTP call of the load. */
export interface Call {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/** What is measured: the portal's call beside the yardstick's, or beside a plain route that writes the same. */
export interface Scenario {
  name: Part
  /** The goal in words. */
  goal: string
  /** The least ratio to the plain route, where that is the goal. */
  ratioAtLeast?: number
  /** The median of one user at most, in milliseconds, where that is the goal. */
  medianAtOneBelow?: number
  /** The portal's call of a turn. Turns count from 0 on each side, so both sides are asked the same. */
  veranda: (crowd: Crowd, turn: number) => Call
  /** The plain route's call of the same turn. */
  plain: (crowd: Crowd, turn: number) => Call
  /** None where the yardstick stands beside it. */
  mountPlain?: (app: FastifyInstance, pool: pg.Pool) => void
}

/** The fixed token of the bench's portal. */
export const API_TOKEN = 'the-token-of-the-bench'

const JSON_TYPE = { 'content-type': 'application/json' }

/** Whose turn it is. */
export function memberOf({ members }: Crowd, turn: number): Member {
  const member = members[turn % members.length]
  if (!member) throw new Error('The crowd is empty')
  return member
}

/** A stay that no other turn asks for: a contract goes through its check-ins, each beginning at another one. */
export function stayOf(crowd: Crowd, turn: number): DayRange {
  const { hotelId, contractId } = memberOf(crowd, turn)
  const days = crowd.checkIns.get(hotelId) ?? []
  const visit = Math.floor(turn / crowd.members.length)
  if (visit >= days.length) throw new Error('The stays have run out: use fewer --seconds')
  const checkIn = days[(visit + contractId * 37) % days.length] ?? crowd.today
  return { checkIn, checkOut: addDays(checkIn, STAY_NIGHTS) }
}

/** A call as the browser makes it: with the fixed token, and the member's cookie. */
export function browserCall(
  call: Omit<Call, 'headers' | 'body'>,
  member: Member | null,
  body?: object,
): Call {
  return {
    ...call,
    headers: {
      token: API_TOKEN,
      'accept-language': 'en',
      ...(member && { cookie: `${SESSION_COOKIE}=${member.token}` }),
      ...(body && JSON_TYPE),
    },
    ...(body && { body: JSON.stringify(body) }),
  }
}

/** A call of a plain route. */
export function plainCall(path: string, body: object): Call {
  return { method: 'POST', path, headers: JSON_TYPE, body: JSON.stringify(body) }
}
