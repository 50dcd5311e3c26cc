import * as z from 'zod/mini'
import { bilingual, day, email, id, personName, phone, whole } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { CURRENCIES } from '../kernel/money.ts'
import type { FieldFault } from '../kernel/words.ts'
import { openBenefitShape } from './benefits.endpoints.ts'
import { BOOKING_STATUSES, STATUS_NAMES } from './stay/booking.ts'
import type { LineBack } from './stay/ordered.ts'
import { STANDING_STATUSES } from './stay/wish.ts'

/** What a stay search and a request have in common. */
export const seesStays = {
  who: 'member',
  lockedByUnsignedReport: true,
  trusted: { scope: 'stays', of: ['contract', 'idContract'] },
} as const

const books = { ...seesStays, trusted: { scope: 'book', of: ['contract', 'idContract'] } } as const

const stay = {
  idContract: id(),
  datein: day(),
  dateout: day(),
}

const inOrder = z.refine<{ datein: string; dateout: string }>((value) => value.datein < value.dateout, {
  error: 'range-backwards' satisfies FieldFault,
  path: ['dateout'],
})

/** A room category that is free for all nights of a stay. */
const roomShape = z.object({
  idCategory: z.number(),
  code: z.string(),
  name: bilingual(),
  description: bilingual(),
  beds: bilingual(),
  sleeps: z.number(),
  squareMeters: z.number(),
  scene: z.string(),
  /** Rooms of the category that are free on the scarcest night. */
  left: z.number(),
  /** Nights that the stay takes from the balance. */
  nightsCost: z.number(),
  /** What a night of it takes, in hundredths; the sum is rounded up to whole nights. */
  nightPercent: z.number(),
  season: z.enum(['high', 'mid', 'quiet']),
  /** The contract's own category. */
  own: z.boolean(),
})

/** Searches rooms for a stay (spec, section 2: the Reservations screen). Reads counters, never bookings. */
export const searchRooms = endpoint({
  name: 'searchRooms',
  group: 'reservations',
  method: 'POST',
  path: '/bookAvailable/',
  access: books,
  body: z.object({ ...stay, adults: whole(1, 20), children: whole(0, 20) }).check(inOrder),
  answer: z.object({
    rooms: z.array(roomShape),
    nights: z.number(),
    /** Nights left in the benefit year of the check-in. */
    balance: z.number(),
    benefitYear: z.number(),
    /** The accounts that would pay for a stay, the nearest expiry first, with what is in each. */
    accounts: z.array(
      z.object({
        id: z.number(),
        year: z.number(),
        balance: z.number(),
        starts: z.string(),
        expires: z.string(),
      }),
    ),
    /** Benefits that the owner's own stay may use. */
    benefits: z.array(openBenefitShape),
    /** The last day on which cancelling would be free; null where that is over, and the share of the nights it costs later. */
    freeUntil: z.nullable(z.string()),
    /** The last day on which it could be cancelled here at all; null where that is over: once sent, only the concierge can. */
    cancelUntil: z.nullable(z.string()),
    /** The hotel says yes by itself to the owner's own stay. */
    confirmsItself: z.boolean(),
    penalties: z.array(z.object({ fromDays: z.number(), percent: z.number() })),
  }),
  refusals: {
    BLACKOUT: 409,
    CALENDAR_NOT_OPEN: 409,
    CONTRACT_CRITERIA: 409,
    STAY_TOO_LONG: 409,
    STAY_IN_THE_PAST: 409,
  },
  transaction: 'read',
})

/** A guest as the request form gives them: the first adult is the main one and is named (spec, section 5). */
export const adultShape = z.discriminatedUnion('na', [
  z.object({ na: z.literal(true) }),
  z.object({
    na: z.literal(false),
    name: personName(80),
    lastname: personName(80),
    email: z.optional(z.union([z.literal(''), email()])),
    phone: z.optional(z.union([z.literal(''), phone()])),
  }),
])

export const childShape = z.discriminatedUnion('na', [
  z.object({ na: z.literal(true) }),
  z.object({ na: z.literal(false), name: personName(80), lastname: personName(80), age: whole(0, 17) }),
])

/** An order of things to do that belongs to a stay: its number, and its days that are still to come. */
export const stayOrderShape = z.object({ id: z.number(), number: z.string(), days: z.array(z.string()) })

/** Something ordered for a stay that is cancelled with it, and what it gives back. */
export const lineBackShape = z.object({
  idOrder: z.number(),
  idLine: z.number(),
  number: z.string(),
  name: bilingual(),
  qty: z.number(),
  day: z.string(),
  time: z.string(),
  currency: z.enum(CURRENCIES),
  cents: z.number(),
  paid: z.boolean(),
  benefit: z.nullable(z.enum(['passes', 'money'])),
}) satisfies z.ZodMiniType<LineBack>

/** Who stays, as the request and every change give it. */
export const people = {
  adults: z.array(adultShape).check(
    z.minLength(1),
    z.maxLength(20),
    // The first adult is the main one: NA will not do.
    z.refine((adults) => adults[0]?.na === false, {
      error: 'required' satisfies FieldFault,
      path: [0, 'name'],
    }),
  ),
  children: z.array(childShape).check(z.maxLength(20)),
  occupant: z.enum(['owner', 'guest']),
  note: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
}

/** What a stay uses of the owner's benefits. */
export const wanted = {
  /** Benefits to use, within their balances; they wait for the owner's authorization, unless `authorize` gives it. Cents where it is money. */
  benefits: z.optional(
    z.array(z.object({ idBenefitYear: id(), quantity: whole(1, 100_000_000) })).check(z.maxLength(20)),
  ),
  /** The owner authorizes the benefits with the request. Nobody else may, and somebody trusted asks for no benefits at all: RESTRICTED_ACTION. */
  authorize: z.optional(z.boolean()),
}

/** Requests a stay. Takes the nights from the counters and the balance in one transaction, or changes nothing. */
export const requestBooking = endpoint({
  name: 'requestBooking',
  group: 'reservations',
  method: 'POST',
  path: '/fivesClub/createBookingOwner/',
  access: books,
  body: z
    .object({
      ...stay,
      idCategory: id(),
      ...people,
      ...wanted,
      /** The owner knows of the near stay (RESERVATION_NEARBY) and wants this one too. */
      acceptNearby: z.optional(z.boolean()),
      terms: z.literal(true, 'accept-terms' satisfies FieldFault),
    })
    .check(inOrder),
  answer: z.object({
    data: z.object({
      id: z.number(),
      code: z.string(),
      bookingStatus: z.enum(BOOKING_STATUSES),
      nightsCost: z.number(),
    }),
  }),
  refusals: {
    CONTRACT_CRITERIA: 409,
    RESERVATION_EXISTS: 409,
    RESERVATION_NEARBY: 409,
    BLACKOUT: 409,
    CALENDAR_NOT_OPEN: 409,
    NOT_ENOUGH_NIGHTS: 409,
    NO_AVAILABILITY: 409,
    STAY_TOO_LONG: 409,
    STAY_IN_THE_PAST: 409,
    TOO_MANY_GUESTS: 409,
    BENEFIT_NOT_FOUND: 404,
    BENEFIT_TWICE: 409,
    NOT_ENOUGH_BENEFITS: 409,
    BENEFITS_NEED_OWNER: 409,
  },
  idempotent: true,
})

const guestShape = z.object({
  kind: z.enum(['adult', 'child']),
  na: z.boolean(),
  name: z.nullable(z.string()),
  lastname: z.nullable(z.string()),
  age: z.nullable(z.number()),
})

const wishGuestShape = z.object({
  ...guestShape.shape,
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})

/** A booking as the list and the dashboard show it. */
export const bookingShape = z.object({
  id: z.number(),
  code: z.string(),
  idContract: z.number(),
  resort: z.string(),
  zone: z.string(),
  checkInTime: z.string(),
  scene: z.string(),
  room: bilingual(),
  roomScene: z.string(),
  datein: z.string(),
  dateout: z.string(),
  nights: z.number(),
  nightsCost: z.number(),
  adults: z.number(),
  children: z.number(),
  occupant: z.enum(['owner', 'guest']),
  /** The status under the spec's name (section 4). */
  status: z.enum(Object.values(STATUS_NAMES)),
  bookingStatus: z.enum(BOOKING_STATUSES),
  /** Nights that cancelling costs, as accepted; what it cost, once it is cancelled. Null where nobody asked to. */
  penaltyNights: z.nullable(z.number()),
  /** The last day on which it can be decided, where it waits for somebody. */
  decideUntil: z.nullable(z.string()),
  /** Rejected by the clock: nobody had decided in time. */
  lapsed: z.boolean(),
  /** The stay that it was given for in a trade with another owner; null where it was not. */
  traded: z.nullable(z.number()),
  /** Asked for by an admin in the owner's name. */
  byAdmin: z.boolean(),
  note: z.nullable(z.string()),
  guests: z.array(guestShape),
  /** The stay that is wished in the place of this one, which stands until the club has answered. */
  wish: z.nullable(
    z.object({
      /** The status of the stay that stands. */
      from: z.enum(STANDING_STATUSES),
      datein: z.string(),
      dateout: z.string(),
      nights: z.number(),
      nightsCost: z.number(),
      adults: z.number(),
      children: z.number(),
      occupant: z.enum(['owner', 'guest']),
      note: z.nullable(z.string()),
      /** The people of the wished stay; none where they do not change. */
      guests: z.nullable(z.array(wishGuestShape)),
    }),
  ),
  benefits: z.array(
    z.object({
      name: bilingual(),
      unit: z.enum(['nights', 'passes', 'money']),
      currency: z.nullable(z.enum(['USD', 'MXN'])),
      quantity: z.number(),
      /** Whether it is the stay's, comes with the wished one (`wish`), or leaves with it (`stay`). */
      part: z.enum(['both', 'stay', 'wish']),
      state: z.enum(['pending', 'authorized', 'refused', 'returned']),
    }),
  ),
})

/** The owner's bookings, newest stay first; of one contract when it is named. */
export const listBookings = endpoint({
  name: 'listBookings',
  group: 'reservations',
  method: 'GET',
  path: '/fivesClub/getOwnerBooking/',
  access: seesStays,
  query: z.object({ idContract: z.optional(id()), isweb: z.optional(z.string()) }),
  answer: z.object({ data: z.array(bookingShape) }),
  refusals: {},
})

export type Room = z.output<typeof roomShape>
export type Booking = z.output<typeof bookingShape>
export type StayWish = NonNullable<Booking['wish']>
export type Adult = z.output<typeof adultShape>
export type Child = z.output<typeof childShape>
