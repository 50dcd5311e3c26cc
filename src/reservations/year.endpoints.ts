import * as z from 'zod/mini'
import { bilingual, day, id, whole, year } from '../kernel/check.ts'
import { aFile, endpoint } from '../kernel/endpoint.ts'
import type { FieldFault } from '../kernel/words.ts'
import { BOOKING_STATUSES } from './stay/booking.ts'

const access = { who: 'member', lockedByUnsignedReport: true } as const

/**
 * The nights of eighteen months for each category of the contract's hotel, from the month that runs at the resort; with
 * `year` those of a calendar year. A night's state is one letter of `NIGHT_STATES`, the string of a category begins with
 * the night `from`: it is drawn as is, and stays small.
 */
export const readYear = endpoint({
  name: 'readYear',
  group: 'reservations',
  method: 'GET',
  path: '/reservations/year/',
  mayLag: true,
  access: { ...access, trusted: { scope: 'stays', of: ['contract', 'idContract'] } },
  query: z.object({
    idContract: id(),
    year: z.optional(year()),
  }),
  answer: z.object({
    /** The year of the first night. */
    year: z.number(),
    /** The first night, and the one after the last. */
    from: z.string(),
    to: z.string(),
    today: z.string(),
    categories: z.array(
      z.object({
        idCategory: z.number(),
        name: bilingual(),
        own: z.boolean(),
        sleeps: z.number(),
        /** What a night here takes of the balance, in hundredths of a night. */
        nightPercent: z.number(),
        /** One letter a night: see NIGHT_STATES. */
        nights: z.string(),
      }),
    ),
    /** The contract's own live stays that touch these nights. */
    stays: z.array(
      z.object({
        id: z.number(),
        code: z.string(),
        idCategory: z.number(),
        datein: z.string(),
        dateout: z.string(),
        bookingStatus: z.enum(BOOKING_STATUSES),
        /** The status that the stay itself has: while a change waits, the one from before it was asked for. */
        stands: z.enum(BOOKING_STATUSES),
      }),
    ),
    /** The days that its stays would move to, held until the club has answered. */
    wishes: z.array(z.object({ id: z.number(), code: z.string(), datein: z.string(), dateout: z.string() })),
    seasons: z.array(
      z.object({ firstNight: z.string(), lastNight: z.string(), level: z.enum(['high', 'mid', 'quiet']) }),
    ),
    blackouts: z.array(z.object({ firstNight: z.string(), lastNight: z.string(), reason: bilingual() })),
    /** The accounts that pay for nights, with what is left in each: a stay is paid by those that its check-in falls in. */
    accounts: z.array(z.object({ starts: z.string(), expires: z.string(), balance: z.number() })),
  }),
  refusals: {},
  addition: true,
})

/**
 * Stays near the asked ones, plus or minus some days, that are free: the nearest first. With `idBooking` for a stay
 * that would move: its own nights count as free.
 */
export const findFlexibleStays = endpoint({
  name: 'findFlexibleStays',
  group: 'reservations',
  method: 'GET',
  path: '/reservations/flexible/',
  mayLag: true,
  access: { ...access, trusted: { scope: 'book', of: ['contract', 'idContract'] } },
  query: z
    .object({
      idContract: id(),
      idBooking: z.optional(id()),
      datein: day(),
      dateout: day(),
      guests: z._default(whole(1, 40), 1),
      days: z._default(whole(1, 30), 7),
    })
    .check(
      z.refine<{ datein: string; dateout: string }>((value) => value.datein < value.dateout, {
        error: 'range-backwards' satisfies FieldFault,
        path: ['dateout'],
      }),
    ),
  answer: z.object({
    data: z.array(
      z.object({
        datein: z.string(),
        dateout: z.string(),
        idCategory: z.number(),
        name: bilingual(),
        left: z.number(),
        nightsCost: z.number(),
        /** What a night of it takes, in hundredths. */
        nightPercent: z.number(),
      }),
    ),
  }),
  refusals: { BOOKING_NOT_FOUND: 404, STAY_TOO_LONG: 409 },
  addition: true,
})

/** The entries that make a balance. */
export const readLedger = endpoint({
  name: 'readLedger',
  group: 'reservations',
  method: 'GET',
  path: '/reservations/ledger/',
  access: { ...access, trusted: { scope: 'stays', of: ['benefit-year', 'idBenefitYear'] } },
  query: z.object({ idBenefitYear: id() }),
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        at: z.string(),
        kind: z.enum(['grant', 'hold', 'use', 'return', 'adjust', 'expire']),
        quantity: z.number(),
        /** The balance after this entry. */
        balance: z.number(),
        idBooking: z.nullable(z.number()),
        bookingCode: z.nullable(z.string()),
        /** The days of its stay. */
        datein: z.nullable(z.string()),
        dateout: z.nullable(z.string()),
        note: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: {},
  addition: true,
})

/** One stay as an iCalendar file, with what is ordered for it; for whom an owner trusts with stays alone, the stay. */
export const exportStay = endpoint({
  name: 'exportStay',
  group: 'reservations',
  method: 'GET',
  path: '/reservations/ics/',
  access: { ...access, trusted: { scope: 'stays', of: ['booking', 'idBooking'] } },
  query: z.object({ idBooking: id() }),
  answer: z.object({ name: z.string(), text: z.string() }),
  refusals: { BOOKING_NOT_FOUND: 404 },
  addition: true,
})

/** A stay as a PDF: the confirmation of one that is confirmed, else a summary that says what it waits for. */
export const readConfirmation = endpoint({
  name: 'readConfirmation',
  group: 'reservations',
  method: 'GET',
  path: '/reservations/confirmation/',
  access: { ...access, trusted: { scope: 'stays', of: ['booking', 'idBooking'] } },
  query: z.object({ idBooking: id() }),
  answer: aFile(),
  refusals: { BOOKING_NOT_FOUND: 404, CONFIRMATION_NOT_MADE: 409 },
  answersFile: true,
  addition: true,
})

/** The private address of the owner's calendar, null until `renewFeed` has made one. */
export const readFeed = endpoint({
  name: 'readFeed',
  group: 'reservations',
  method: 'GET',
  path: '/reservations/feed/',
  access: { who: 'owner' },
  answer: z.object({ url: z.nullable(z.string()) }),
  refusals: {},
  addition: true,
})

/** Gives the calendar an address, or a new one; the old one no longer answers. */
export const renewFeed = endpoint({
  name: 'renewFeed',
  group: 'reservations',
  method: 'POST',
  path: '/reservations/feed/',
  access: { who: 'owner' },
  answer: z.object({ url: z.string() }),
  refusals: {},
  stepUp: true,
  addition: true,
})
