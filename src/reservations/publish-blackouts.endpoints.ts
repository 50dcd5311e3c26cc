import * as z from 'zod/mini'
import { bilingual, day, id } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { bothLanguages, lastChangeShape, version } from '../kernel/publishing.ts'
import type { FieldFault } from '../kernel/words.ts'
import { BLACKOUT_STATES } from './publish-blackouts.ts'
import { BOOKING_STATUSES } from './stay/booking.ts'

const access = { who: 'desk' } as const

const blackoutShape = z.object({
  id: z.number(),
  idHotel: z.number(),
  firstNight: z.string(),
  lastNight: z.string(),
  reason: bilingual(),
  state: z.enum(BLACKOUT_STATES),
  changed: lastChangeShape,
})

/**
 * The closed nights of every resort, or of one: those begun and to come by their first night, then those that are past,
 * the latest first. 500 at most.
 */
export const listClosedNights = endpoint({
  name: 'listClosedNights',
  group: 'reservations',
  method: 'GET',
  path: '/desk/publish/blackouts/',
  access,
  answer: z.object({
    data: z.array(blackoutShape),
    /** There are more in the past than are listed. */
    more: z.boolean(),
    hotels: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        zone: z.string(),
        today: z.string(),
        /** The last night for which reservations are taken; none where no night is open. */
        lastNight: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: {},
  addition: true,
})

const nights = { idHotel: id(), firstNight: day(), lastNight: day() }
const inOrder = z.refine<{ firstNight: string; lastNight: string }>(
  (value) => value.firstNight <= value.lastNight,
  { error: 'range-backwards' satisfies FieldFault, path: ['lastNight'] },
)

/**
 * The live stays of a resort that have one of these nights, with the dates that each could be changed to: closing the nights leaves them
 * as they are.
 */
export const listStaysOnNights = endpoint({
  name: 'listStaysOnNights',
  group: 'reservations',
  method: 'GET',
  path: '/desk/publish/blackouts/stays/',
  access,
  query: z.object(nights).check(inOrder),
  answer: z.object({
    count: z.number(),
    /** The first twenty by check-in. */
    data: z.array(
      z.object({
        id: z.number(),
        code: z.string(),
        status: z.enum(BOOKING_STATUSES),
        checkIn: z.string(),
        checkOut: z.string(),
        owner: z.object({ id: z.number(), name: z.string(), lastname: z.string() }),
        /** The nearest dates that it could be changed to. */
        dates: z.array(z.object({ checkIn: z.string(), checkOut: z.string() })),
      }),
    ),
  }),
  refusals: {},
  addition: true,
})

/** Nights to close, as the desk fills them in; with `id` in the place of closed ones. */
export const closedNightsShape = z
  .object({
    id: z.optional(id()),
    version: version(),
    ...nights,
    reason: bothLanguages(200),
    /** Whether the owners of stays on these nights are mailed. */
    tells: z._default(z.boolean(), false),
  })
  .check(inOrder)

/**
 * Closes nights of a resort, or changes nights that are closed (`id`). Stays that lie on them stay. The resort of
 * closed nights does not change.
 */
export const closeNights = endpoint({
  name: 'closeNights',
  group: 'reservations',
  method: 'POST',
  path: '/desk/publish/blackouts/',
  access,
  body: closedNightsShape,
  /** `stays`: the live stays that lie on the nights. `told`: how many owners are mailed. */
  answer: z.object({ data: z.object({ id: z.number(), stays: z.number(), told: z.number() }) }),
  refusals: {
    BLACKOUT_ENDED: 409,
    BLACKOUT_BEGUN: 409,
    BLACKOUT_PAST: 409,
    BLACKOUT_TOO_FAR: 409,
    BLACKOUT_OVERLAPS: 409,
  },
  addition: true,
  idempotent: true,
})

/** Opens closed nights again: those ahead. What is past of nights that have begun stays in the list. */
export const openNights = endpoint({
  name: 'openNights',
  group: 'reservations',
  method: 'POST',
  path: '/desk/publish/blackouts/open/',
  access,
  body: z.object({ id: id(), version: version() }),
  /** `kept`: nights that are past remain. */
  answer: z.object({ data: z.object({ kept: z.boolean() }) }),
  refusals: { BLACKOUT_ENDED: 409 },
  addition: true,
  idempotent: true,
})

export type Blackout = z.output<typeof blackoutShape>
