import * as z from 'zod/mini'
import { bilingual, id, text } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import type { FieldFault } from '../kernel/words.ts'
import { lineBackShape, stayOrderShape } from './reservations.endpoints.ts'
import { BOOKING_STATUSES } from './stay/booking.ts'
import { LAPSES } from './stay/lapse.ts'
import { STANDING_STATUSES } from './stay/wish.ts'

/** What the desk can do to a booking; each leads one way in the table of transitions. */
export const BOOKING_DESK_DEEDS = ['confirm', 'reject', 'agree-to-cancel', 'keep'] as const

/** Whether a deed gives the owner what they asked for: a yes needs no words, a no does. */
export const isYes = (deed: (typeof BOOKING_DESK_DEEDS)[number]) =>
  deed === 'confirm' || deed === 'agree-to-cancel'

const deskGuest = z.object({
  kind: z.enum(['adult', 'child']),
  /** The guest's name; null where the owner gave none (NA). */
  name: z.nullable(z.string()),
  age: z.nullable(z.number()),
})

/** A benefit that the stay uses, the wished one, or both. */
const deskBenefit = z.object({
  name: bilingual(),
  unit: z.enum(['nights', 'passes', 'money']),
  currency: z.nullable(z.enum(['USD', 'MXN'])),
  quantity: z.number(),
  part: z.enum(['both', 'stay', 'wish']),
})

const waitingShape = z.object({
  id: z.number(),
  code: z.string(),
  status: z.enum(BOOKING_STATUSES),
  /** When it began to wait. */
  since: z.string(),
  hotel: z.string(),
  category: bilingual(),
  residence: z.nullable(z.string()),
  checkIn: z.string(),
  checkOut: z.string(),
  adults: z.number(),
  children: z.number(),
  occupant: z.enum(['owner', 'guest']),
  nightsCost: z.number(),
  note: z.nullable(z.string()),
  /** The reason of a cancellation that waits, the owner's note, and the nights that it costs. */
  cancelMotive: z.nullable(bilingual()),
  cancelNote: z.nullable(z.string()),
  penaltyNights: z.nullable(z.number()),
  /** Counts the changes of the booking; goes back with the decision. */
  sequence: z.number(),
  guests: z.array(deskGuest),
  benefits: z.array(deskBenefit),
  /** The stay that is wished in the place of this one. */
  wish: z.nullable(
    z.object({
      /** The status of the stay that stands: what it goes back to when the change is rejected. */
      from: z.enum(STANDING_STATUSES),
      checkIn: z.string(),
      checkOut: z.string(),
      adults: z.number(),
      children: z.number(),
      occupant: z.enum(['owner', 'guest']),
      nightsCost: z.number(),
      note: z.nullable(z.string()),
      guests: z.array(deskGuest),
    }),
  ),
  /** Which of the contract's owners asked, or did the last of it; where the club did for them, the first. */
  owner: z.object({ idOwner: z.number(), name: z.string(), lastname: z.string(), email: z.string() }),
  /** Who holds the contract together with who asked, by name. */
  coOwners: z.array(z.string()),
  deeds: z.array(z.enum(BOOKING_DESK_DEEDS)),
  /** Orders of the stay that are still to come. */
  orders: z.array(stayOrderShape),
  /** The lines that are cancelled with a cancellation that waits, and what that gives back. */
  cancelledWith: z.array(lineBackShape),
  /** What comes of it when nobody decides, and the last day to decide: the one that its owner is told, too. */
  lapse: z.nullable(z.object({ what: z.enum(LAPSES), until: z.string(), soon: z.boolean() })),
})

/**
 * The bookings that wait for the club, and those whose benefits wait for their owner and are about to lapse. What is
 * about to lapse comes first, then what waits longest.
 */
export const listWaitingBookings = endpoint({
  name: 'listWaitingBookings',
  group: 'reservations',
  method: 'GET',
  path: '/desk/bookings/',
  access: { who: 'desk' },
  /** Of this number alone. */
  query: z.object({ id: z.optional(id()) }),
  answer: z.object({ data: z.array(waitingShape) }),
  refusals: {},
  addition: true,
})

/**
 * Decides on a booking that waits, with words that the owner reads; a yes may go without them. What the desk saw (`status`) has to hold still:
 * somebody else may have decided meanwhile.
 */
export const decideBooking = endpoint({
  name: 'decideBooking',
  group: 'reservations',
  method: 'POST',
  path: '/desk/bookings/',
  access: { who: 'desk' },
  body: z
    .object({
      idBooking: id(),
      deed: z.enum(BOOKING_DESK_DEEDS),
      status: z.enum(BOOKING_STATUSES),
      /** Which change the desk saw: the owner may have asked for another one meanwhile. */
      sequence: z.optional(z.number().check(z.int(), z.minimum(0))),
      reason: z._default(z.union([z.literal(''), text(1000)]), ''),
    })
    .check(
      z.refine(({ deed, reason }) => reason !== '' || isYes(deed), {
        error: 'required' satisfies FieldFault,
        path: ['reason'],
      }),
    ),
  answer: z.object({ data: z.object({ bookingStatus: z.enum(BOOKING_STATUSES) }) }),
  refusals: { BOOKING_NOT_FOUND: 404, DECIDED_MEANWHILE: 409, DEED_NOT_ASKED: 409 },
  addition: true,
  idempotent: true,
  answersThing: ['bookings', 'idBooking'],
})

export type WaitingBooking = z.output<typeof waitingShape>
export type BookingDeskDeed = (typeof BOOKING_DESK_DEEDS)[number]
