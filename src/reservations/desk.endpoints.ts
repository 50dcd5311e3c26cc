import * as z from 'zod/mini'
import { bilingual, id, text } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { BOOKING_STATUSES } from './booking.ts'

/** What the desk can do to a booking; each leads one way in the table of transitions. */
export const DESK_DEEDS = ['confirm', 'reject', 'agree-to-cancel', 'keep'] as const

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
  /** Of a cancellation that waits: its reason, the owner's note, and the nights that it costs. */
  cancelMotive: z.nullable(bilingual()),
  cancelNote: z.nullable(z.string()),
  penaltyNights: z.nullable(z.number()),
  owner: z.object({ idOwner: z.number(), name: z.string(), lastname: z.string(), email: z.string() }),
  deeds: z.array(z.enum(DESK_DEEDS)),
})

/** The bookings that wait for the club, the one that waits longest first. */
export const listWaitingBookings = endpoint({
  name: 'listWaitingBookings',
  group: 'reservations',
  method: 'GET',
  path: '/desk/bookings/',
  access: { who: 'desk' },
  answer: z.object({ data: z.array(waitingShape) }),
  refusals: {},
  addition: true,
})

/**
 * Decides on a booking that waits, with a reason that the owner reads. What the desk saw (`status`) has to hold still:
 * somebody else may have decided meanwhile.
 */
export const decideBooking = endpoint({
  name: 'decideBooking',
  group: 'reservations',
  method: 'POST',
  path: '/desk/bookings/',
  access: { who: 'desk' },
  body: z.object({
    idBooking: id(),
    deed: z.enum(DESK_DEEDS),
    status: z.enum(BOOKING_STATUSES),
    reason: text(1000),
  }),
  answer: z.object({ data: z.object({ bookingStatus: z.enum(BOOKING_STATUSES) }) }),
  refusals: { BOOKING_NOT_FOUND: 404, DECIDED_MEANWHILE: 409 },
  addition: true,
  idempotent: true,
})

export type WaitingBooking = z.output<typeof waitingShape>
export type DeskDeed = (typeof DESK_DEEDS)[number]
