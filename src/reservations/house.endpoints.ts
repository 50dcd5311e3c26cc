import * as z from 'zod/mini'
import { bilingual, day, id, whole } from '../kernel/check.ts'
import { endpoint, LARGE_BODY } from '../kernel/endpoint.ts'
import { PRESENCES } from './house/house.ts'
import { BOOKING_STATUSES } from './stay/booking.ts'

const access = { who: 'house' } as const

/** The most stays that one press places. */
const MOST_PLACED = 1000

const namedHotel = z.object({ id: z.number(), name: z.string() })

const houseStay = z.object({
  id: z.number(),
  code: z.string(),
  status: z.enum(BOOKING_STATUSES),
  occupant: z.enum(['owner', 'guest']),
  /** The surname of who sleeps there: of the contract's owner, or of the main guest. */
  name: z.string(),
  idCategory: z.number(),
  idHousing: z.nullable(z.number()),
  /** The residence of its contract, where it is of this category. */
  idOwn: z.nullable(z.number()),
  checkIn: z.string(),
  checkOut: z.string(),
  pinned: z.boolean(),
  /** Counts the changes of the booking; goes back with what is placed. */
  sequence: z.number(),
  arrived: z.boolean(),
  left: z.boolean(),
})

/** What is taken of all residences on a night, and of how many. */
const taken = z.object({ taken: z.number(), of: z.number() })

/**
 * The house of a resort for some days: its residences and the stays in them, those without a residence, the nights that are
 * closed, and how much of each night is taken, beside the same weekday a year before (364 days). Stays that lie outside of
 * the days come too where they touch a stay of them: with them it is known what fits. One statement.
 */
export const readHouse = endpoint({
  name: 'readHouse',
  group: 'reservations',
  method: 'GET',
  path: '/desk/house/',
  access,
  /** Without a resort the first one, without a day from today there. */
  query: z.object({
    hotel: z.optional(id()),
    from: z.optional(day()),
    days: z._default(whole(14, 92), 28),
  }),
  answer: z.object({
    data: z.object({
      hotel: namedHotel,
      hotels: z.array(namedHotel),
      /** The day it is now at the resort. */
      today: z.string(),
      from: z.string(),
      days: z.number(),
      categories: z.array(z.object({ id: z.number(), name: bilingual() })),
      residences: z.array(
        z.object({
          id: z.number(),
          number: z.string(),
          idCategory: z.number(),
          /** The surnames of those whose contract names it. */
          owners: z.array(z.string()),
        }),
      ),
      stays: z.array(houseStay),
      closed: z.array(z.object({ firstNight: z.string(), lastNight: z.string(), reason: bilingual() })),
      /** Repairs that close a residence on some nights, the last one included. */
      repairs: z.array(
        z.object({
          idRequest: z.number(),
          code: z.string(),
          idHousing: z.number(),
          idCategory: z.number(),
          firstNight: z.string(),
          lastNight: z.string(),
        }),
      ),
      nights: z.array(z.extend(taken, { night: z.string(), before: z.nullable(taken) })),
    }),
  }),
  refusals: {},
  addition: true,
})

const placed = { idHousing: z.nullable(id()), pinned: z.boolean() }

/**
 * Places stays in residences, or takes them out (null), all of them or none; one that is pinned keeps its residence when
 * others are placed. `seen` is what the desk saw of each: somebody else may have placed or changed it meanwhile.
 */
export const placeStays = endpoint({
  name: 'placeStays',
  group: 'reservations',
  method: 'POST',
  path: '/desk/house/place/',
  access,
  bodyBytes: LARGE_BODY,
  body: z.object({
    stays: z
      .array(
        z.object({
          idBooking: id(),
          ...placed,
          seen: z.object({ ...placed, sequence: z.number().check(z.int(), z.minimum(0)) }),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_PLACED)),
  }),
  /** What undoes it. */
  answer: z.object({ data: z.object({ idPlacement: z.number() }) }),
  refusals: {
    BOOKING_NOT_FOUND: 404,
    PLACED_MEANWHILE: 409,
    STAY_OVER: 409,
    STAY_PINNED: 409,
    OTHER_CATEGORY: 409,
    RESIDENCE_TAKEN: 409,
    RESIDENCE_CLOSED: 409,
  },
  addition: true,
  idempotent: true,
})

/** Puts all stays of one's own placement back where they were, or none where one of them was moved or changed since. */
export const undoPlacement = endpoint({
  name: 'undoPlacement',
  group: 'reservations',
  method: 'POST',
  path: '/desk/house/undo/',
  access,
  body: z.object({ idPlacement: id() }),
  answer: z.object({}),
  refusals: { PLACED_MEANWHILE: 409, RESIDENCE_TAKEN: 409, RESIDENCE_CLOSED: 409 },
  addition: true,
  idempotent: true,
})

/** Something ordered for a day of a stay. */
const ordered = z.object({
  name: bilingual(),
  qty: z.number(),
  /** The hour by the resort's clock. */
  time: z.string(),
  /** The leg of a transfer, with its flight. */
  leg: z.nullable(z.object({ trip: z.enum(['arrival', 'departure']), flight: z.string() })),
  note: z.nullable(z.string()),
})

const dayStay = z.object({
  id: z.number(),
  code: z.string(),
  status: z.enum(BOOKING_STATUSES),
  /** Null until it is placed. */
  residence: z.nullable(z.string()),
  category: bilingual(),
  occupant: z.enum(['owner', 'guest']),
  /** The contract's owner, or the main guest. */
  name: z.string(),
  adults: z.number(),
  children: z.number(),
  checkIn: z.string(),
  checkOut: z.string(),
  note: z.nullable(z.string()),
  /** How many visitors' passes of the contract hold on the day. */
  passes: z.number(),
  ordered: z.array(ordered),
  /** `hh:mm` of the resort's clock, with the day where it is another. */
  arrived: z.nullable(z.object({ day: z.string(), time: z.string() })),
  left: z.nullable(z.object({ day: z.string(), time: z.string() })),
})

/** Who arrives, who is in the house and who leaves on a day, with what must not be forgotten. No prices. */
export const readHouseDay = endpoint({
  name: 'readHouseDay',
  group: 'reservations',
  method: 'GET',
  path: '/desk/house/day/',
  access,
  query: z.object({ hotel: id(), day: day() }),
  answer: z.object({
    data: z.object({
      hotel: z.string(),
      zone: z.string(),
      today: z.string(),
      checkOutTime: z.string(),
      residences: z.number(),
      arrivals: z.array(dayStay),
      inHouse: z.array(dayStay),
      departures: z.array(dayStay),
    }),
  }),
  refusals: {},
  addition: true,
})

/** Notes that the people of a stay arrived or left, now; or with `happened: false` that it was noted by mistake. */
export const notePresence = endpoint({
  name: 'notePresence',
  group: 'reservations',
  method: 'POST',
  path: '/desk/house/presence/',
  access,
  body: z.object({ idBooking: id(), kind: z.enum(PRESENCES), happened: z.boolean() }),
  answer: z.object({}),
  refusals: { BOOKING_NOT_FOUND: 404, NOT_STAYING: 409 },
  addition: true,
  idempotent: true,
})

export type House = z.output<(typeof readHouse)['answer']>['data']
export type ShownStay = z.output<typeof houseStay>
export type HouseDay = z.output<(typeof readHouseDay)['answer']>['data']
export type DayStay = z.output<typeof dayStay>
