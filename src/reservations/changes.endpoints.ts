import * as z from 'zod/mini'
import { bilingual, day, id, page, whole } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import type { FieldFault } from '../kernel/words.ts'
import { usedBenefitShape } from './benefits.endpoints.ts'
import { PORTAL_CHANNEL } from './cancel/cancel-channel.ts'
import { bookingShape, lineBackShape, people, stayOrderShape } from './reservations.endpoints.ts'
import { BOOKING_STATUSES } from './stay/booking.ts'

const access = { who: 'member', lockedByUnsignedReport: true } as const
/** An admin may request a stay, not change one (spec, section 6: not allowed to update rsv). Whom the owner lets book may. */
const books = {
  who: 'owner',
  lockedByUnsignedReport: true,
  trusted: { scope: 'book', of: ['booking', 'idBooking'] },
} as const

const status = z.enum(BOOKING_STATUSES)

const freeShape = z.object({
  kind: z.literal('free'),
  until: z.string(),
  /** The resort has not answered the request: it costs nothing until then. */
  unanswered: z.optional(z.literal(true)),
})
const penaltyShape = z.object({
  kind: z.literal('penalty'),
  percent: z.number(),
  nights: z.number(),
  /** The earlier check-in that it counts from, of a stay that was moved inside its penalty window. */
  from: z.optional(z.string()),
})

/** What cancelling means today. */
export const cancelTermsShape = z.discriminatedUnion('kind', [
  freeShape,
  penaltyShape,
  z.object({ kind: z.literal('too-late') }),
])

/** A stay as its history keeps it when something changes. */
const keptStayShape = z.object({
  datein: z.string(),
  dateout: z.string(),
  nightsCost: z.number(),
  adults: z.number(),
  children: z.number(),
  occupant: z.enum(['owner', 'guest']),
  note: z.nullable(z.string()),
})

const eventShape = z.object({
  at: z.string(),
  deed: z.string(),
  from: z.nullable(status),
  to: status,
  /** Who did it: an owner, somebody whom an owner trusts, the club for them, or the club's own clockwork. */
  actor: z.enum(['owner', 'trusted', 'club', 'clockwork']),
  actorName: z.nullable(z.string()),
  /** The co-owner for whom somebody trusted did it; null where for the owner who asks. */
  actorFor: z.nullable(z.string()),
  /** What the club's desk gave as its reason. */
  reason: z.nullable(z.string()),
  /** What was replaced, and by what; of a change that was asked for, what it would replace. Null where nothing was. */
  before: z.nullable(keptStayShape),
  after: z.nullable(keptStayShape),
  /** Of a word on benefits: which it authorized, and which it refused, so that they went back to the balance. */
  decided: z.optional(
    z.array(
      z.object({
        name: bilingual(),
        unit: z.enum(['nights', 'passes', 'money']),
        currency: z.nullable(z.enum(['USD', 'MXN'])),
        quantity: z.number(),
        refused: z.boolean(),
      }),
    ),
  ),
})

/** One booking with its history, its benefits and what may be done with it. */
export const readBooking = endpoint({
  name: 'readBooking',
  group: 'reservations',
  method: 'GET',
  path: '/fivesClub/getOwnerBookingFromOwner/',
  access: { ...access, trusted: { scope: 'stays', of: ['booking', 'idBooking'] } },
  query: z.object({ idBooking: id() }),
  answer: z.object({
    data: z.object({
      ...bookingShape.shape,
      idCategory: z.number(),
      sleeps: z.number(),
      /** The hotel says yes by itself: a change of the owner's own stay counts at once. */
      confirmsItself: z.boolean(),
      nightPercent: z.number(),
      guestContacts: z.array(z.object({ email: z.nullable(z.string()), phone: z.nullable(z.string()) })),
      events: z.array(eventShape),
      usedBenefits: z.array(usedBenefitShape),
      mayModify: z.boolean(),
      /** The last day on which it may be modified. */
      modifiableUntil: z.string(),
      cancelTerms: z.nullable(cancelTermsShape),
      /** What cancelling costs by days before check-in, as agreed when the stay was requested. */
      penalties: z.array(z.object({ fromDays: z.number(), percent: z.number() })),
      /** Nights that were moved inside their penalty window: their penalty counts from those check-ins. */
      penaltyKept: z.array(z.object({ checkIn: z.string(), nights: z.number() })),
      /** It stands in a trade that is open: that ends once its days change, or its change waits for an answer. */
      trade: z.nullable(z.enum(['offered', 'proposed'])),
      /** The last day on which a week that a draw gave, and that stands as it was drawn, is given back for nothing. */
      drawnFreeUntil: z.nullable(z.string()),
      /** The check-in lies on a night that the resort has closed since. */
      checkInClosed: z.boolean(),
      /** Nights that this stay holds, by benefit year: they are there to pay for other dates. */
      heldNights: z.array(z.object({ idBenefitYear: z.number(), quantity: z.number() })),
      cancelNote: z.nullable(z.string()),
      /** Orders of the stay that are still to come. */
      orders: z.array(stayOrderShape),
      /** How many of their lines do not go with its days: to be moved or cancelled. */
      ordersBeside: z.number(),
      /** What of them goes with it once the club agrees to the cancellation that waits. */
      cancelledWith: z.array(lineBackShape),
      checkOutTime: z.string(),
      place: bilingual(),
    }),
  }),
  refusals: { BOOKING_NOT_FOUND: 404 },
})

/** The owner's bookings by filter, a page at a time, upcoming ones from the earliest, past ones from the latest. */
export const searchBookings = endpoint({
  name: 'searchBookings',
  group: 'reservations',
  method: 'POST',
  path: '/fivesClub/getOwnerBooking/',
  access: { ...access, trusted: { scope: 'stays', of: ['contract', 'idContract'] } },
  body: z.object({
    idContract: z.optional(id()),
    statuses: z.optional(z.array(status).check(z.maxLength(20))),
    when: z._default(z.enum(['all', 'upcoming', 'past']), 'all'),
    page: z._default(page(), 1),
  }),
  answer: z.object({ data: z.array(bookingShape), total: z.number(), pageSize: z.number() }),
  refusals: {},
  transaction: 'read',
})

const changed = z.object({
  data: z.object({ bookingStatus: status, nightsCost: z.number(), returnedBenefits: z.number() }),
})

/** Changes who stays. A change of the occupant to a guest returns the owner's benefits (spec, section 4). */
export const updateGuests = endpoint({
  name: 'updateGuests',
  group: 'reservations',
  method: 'PUT',
  path: '/fivesClub/getOwnerBooking/',
  access: books,
  body: z.object({ idBooking: id(), ...people }),
  answer: changed,
  refusals: { BOOKING_NOT_FOUND: 404, CANNOT_MODIFY: 409, TOO_MANY_GUESTS: 409 },
})

/** Changes the dates, and who stays: new nights are tried while the old are held; both change or neither. */
export const modifyBooking = endpoint({
  name: 'modifyBooking',
  group: 'reservations',
  method: 'POST',
  path: '/fivesClub/bookingModifiedOwner/',
  access: books,
  body: z
    .object({
      idBooking: id(),
      datein: day(),
      dateout: day(),
      ...people,
      acceptNearby: z.optional(z.boolean()),
    })
    .check(
      z.refine<{ datein: string; dateout: string }>((value) => value.datein < value.dateout, {
        error: 'range-backwards' satisfies FieldFault,
        path: ['dateout'],
      }),
    ),
  answer: changed,
  refusals: {
    BOOKING_NOT_FOUND: 404,
    CANNOT_MODIFY: 409,
    CONTRACT_CRITERIA: 409,
    RESERVATION_EXISTS: 409,
    RESERVATION_NEARBY: 409,
    BLACKOUT: 409,
    CALENDAR_NOT_OPEN: 409,
    NOT_ENOUGH_NIGHTS: 409,
    NO_AVAILABILITY: 409,
    STAY_TOO_LONG: 409,
    SHORTER_THAN_PENALTY: 409,
    STAY_IN_THE_PAST: 409,
    TOO_MANY_GUESTS: 409,
  },
  idempotent: true,
})

/** Takes a change back that waits for the club: free, and the stay is as it was before it was asked for. */
export const withdrawChange = endpoint({
  name: 'withdrawChange',
  group: 'reservations',
  method: 'DELETE',
  path: '/reservations/change/',
  access: books,
  query: z.object({ idBooking: id() }),
  answer: z.object({ data: z.object({ bookingStatus: status }) }),
  refusals: { BOOKING_NOT_FOUND: 404, NO_CHANGE_WAITS: 409 },
  addition: true,
})

/** Takes a cancellation back that the club has not answered: free, and the stay is as it was before it was asked for. */
export const withdrawCancellation = endpoint({
  name: 'withdrawCancellation',
  group: 'reservations',
  method: 'DELETE',
  path: '/reservations/cancellation/',
  access: books,
  query: z.object({ idBooking: id() }),
  answer: z.object({ data: z.object({ bookingStatus: status }) }),
  refusals: { BOOKING_NOT_FOUND: 404, NO_CANCELLATION_WAITS: 409 },
  addition: true,
})

/** What cancelling would cost today (spec's wire name: penality, in nights); refused where it cannot be done here. */
export const readPenalty = endpoint({
  name: 'readPenalty',
  group: 'reservations',
  method: 'GET',
  path: '/fivesClub/getOwnerBookingPenality/',
  access: { ...access, trusted: books.trusted },
  query: z.object({ idBooking: id() }),
  answer: z.object({
    penality: z.number(),
    data: z.discriminatedUnion('kind', [freeShape, penaltyShape]),
    /** Orders of the stay that are still to come: what is chosen of them is cancelled with it. */
    orders: z.array(stayOrderShape),
    /** The wish on the waiting list that stands in its place: it asks once the stay is gone (decision 0491). */
    wish: z.nullable(z.string()),
    /** It came of a draw of peak weeks: its nights go on in the draw’s order (decision 0421). */
    draw: z.boolean(),
    /** It is offered in a trade, or proposed in one: that ends with it (decision 0485). */
    trade: z.nullable(z.enum(['offered', 'proposed'])),
  }),
  refusals: { BOOKING_NOT_FOUND: 404, CANNOT_CANCEL: 409 },
})

/** Cancels, or inside the penalty window asks the club to, with a motive and a note (spec, section 5). */
export const cancelBooking = endpoint({
  name: 'cancelBooking',
  group: 'reservations',
  method: 'PUT',
  path: '/fivesClub/cancelOwnerBooking/',
  access: books,
  body: z.object({
    idBooking: id(),
    /** A motive of the portal's channel (idCanal 1); none is asked of who takes back a request that the resort has not answered. */
    idMotive: z.optional(id()),
    /** What the owner says to it; nobody has to (decision 0180). */
    note: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
    /** The penalty in nights that the owner has seen and accepts; 0 or none when it is free. */
    acceptedPenalty: z.optional(whole(0, 10_000)),
    /** What is ordered for it and goes with it: at once, or when the club agrees, as it is free to cancel today. */
    lines: z.optional(
      z.array(z.object({ idOrder: id(), idLine: id() })).check(z.minLength(1), z.maxLength(60)),
    ),
  }),
  answer: z.object({
    data: z.object({
      bookingStatus: status,
      penaltyNights: z.number(),
      /** How many of the lines could not be cancelled, and stay. */
      keptLines: z.number(),
    }),
  }),
  refusals: { BOOKING_NOT_FOUND: 404, CANNOT_CANCEL: 409, PENALTY_NOT_ACCEPTED: 409, MOTIVE_NOT_FOUND: 404 },
})

/** The motives for cancelling through a channel. */
export const listCancelMotives = endpoint({
  name: 'listCancelMotives',
  group: 'catalogs',
  method: 'GET',
  path: '/catalogs/cancelMotiveList/',
  access: { who: 'signed-in', trusted: { scope: 'any' } },
  query: z.object({ idCanal: z._default(id(), PORTAL_CHANNEL) }),
  answer: z.object({ data: z.array(z.object({ id: z.number(), name: bilingual() })) }),
  refusals: {},
})

export type BookingDetails = z.output<typeof readBooking.answer>['data']
export type KeptStay = z.output<typeof keptStayShape>
