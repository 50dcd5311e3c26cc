import * as z from 'zod/mini'
import { day, id, page, year } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { bookingShape } from './reservations.endpoints.ts'
import { BOOKING_STATUSES, STATUS_NAMES } from './stay/booking.ts'

// Whom an owner trusts names the contract; owners see all of theirs.
const access = {
  who: 'member',
  lockedByUnsignedReport: true,
  trusted: { scope: 'stays', of: ['contract', 'idContract'] },
} as const

/** What past stays are searched for: guests, resorts, months, years, codes, and how they ended. */
const search = z.optional(z.string().check(z.trim(), z.maxLength(100)))

/** A stay that is over or closed, as its row shows it. */
const pastStayShape = z.object({
  id: z.number(),
  code: z.string(),
  resort: z.string(),
  datein: z.string(),
  dateout: z.string(),
  nights: z.number(),
  /** The status under the spec's name (section 4). */
  status: z.enum(Object.values(STATUS_NAMES)),
  bookingStatus: z.enum(BOOKING_STATUSES),
  /** The stay that it was given for in a trade with another owner; null where it was not. */
  traded: z.nullable(z.number()),
  guests: z.array(z.object({ name: z.string(), lastname: z.nullable(z.string()) })),
  /** Guests of whom no name was given. */
  unnamed: z.number(),
})

/** The owner's stays that are still to come or run, the next one first, and the nights that still have no place. */
export const listComingStays = endpoint({
  name: 'listComingStays',
  group: 'reservations',
  method: 'GET',
  path: '/reservations/coming/',
  access,
  query: z.object({ idContract: z.optional(id()) }),
  answer: z.object({
    data: z.array(bookingShape),
    /** Stays whose days are still to come, and that were cancelled or rejected: no others stand there. */
    ended: z.array(pastStayShape),
    /** Of each contract the nights that no stay has taken yet, on its account that expires first; none where all have their place. */
    nights: z.array(z.object({ idContract: z.number(), balance: z.number(), expires: day() })),
    /** The stays for which something is ordered that does not go with their days, by id. */
    beside: z.array(z.number()),
  }),
  refusals: {},
  addition: true,
})

/** The years in which stays began that are over, the latest first; with a search those in which it finds any, closed ones to come among them. */
export const listPastYears = endpoint({
  name: 'listPastYears',
  group: 'reservations',
  method: 'GET',
  path: '/reservations/past/years/',
  access,
  query: z.object({ idContract: z.optional(id()), search }),
  answer: z.object({
    data: z.array(
      z.object({
        year: z.number(),
        /** Stays that took place, and their nights. */
        stays: z.number(),
        nights: z.number(),
        /** All of them, cancelled and rejected ones included. */
        total: z.number(),
        /** Where in the year each stands: the day of the year it began on, from 1, and its nights. */
        marks: z.array(z.object({ day: z.number(), nights: z.number(), tookPlace: z.boolean() })),
      }),
    ),
  }),
  refusals: {},
  addition: true,
})

/**
 * A page of the stays that are over, the latest first: of a year, or of all that a search finds, closed ones to come among
 * them. Without either the year is the latest one. The first page is short, further ones are long (`pastPage`).
 */
export const listPastStays = endpoint({
  name: 'listPastStays',
  group: 'reservations',
  method: 'GET',
  path: '/reservations/past/',
  access,
  query: z.object({
    idContract: z.optional(id()),
    year: z.optional(year()),
    search,
    page: z._default(page(), 1),
  }),
  answer: z.object({
    data: z.array(pastStayShape),
    /** The year that they are of; null where a search looked in all, or where there is none. */
    year: z.nullable(z.number()),
    total: z.number(),
  }),
  refusals: {},
  addition: true,
})
