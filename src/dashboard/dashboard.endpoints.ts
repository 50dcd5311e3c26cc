import * as z from 'zod/mini'
import { performanceShape, transactionShape } from '../finance/finance.endpoints.ts'
import { id, whole } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { benefitShape } from '../reservations/benefits.endpoints.ts'
import { bookingShape } from '../reservations/reservations.endpoints.ts'

const newsletterShape = z.object({
  id: z.number(),
  title: z.string(),
  blurb: z.string(),
  body: z.string(),
  cover: z.string(),
  /** What a photograph on the cover shows; empty for an illustration, which only decorates. */
  coverAlt: z.string(),
  day: z.string(),
  status: z.boolean(),
})

/** Everything that the dashboard shows, in one round trip. */
export const readDashboard = endpoint({
  name: 'readDashboard',
  group: 'dashboard',
  method: 'GET',
  path: '/dashboard/',
  access: { who: 'member' },
  query: z.object({ idContract: id() }),
  answer: z.object({
    nextReservation: z.object({
      datos: z.nullable(bookingShape),
      ownerInHouse: z.boolean(),
      /** Guests whom the owner sends are there now. */
      guestsInHouse: z.boolean(),
    }),
    /** Bookings whose benefits wait for the owner's authorization. */
    toAuthorize: z.number(),
    newsletters: z.array(newsletterShape),
    balances: z.array(benefitShape),
    balanceYear: z.nullable(z.number()),
    transactions: z.array(transactionShape),
    performance: z.nullable(performanceShape),
    contract: z.object({ starts: z.string(), ends: z.string(), zone: z.string() }),
  }),
  refusals: {},
  addition: true,
})

/** The next stay of a contract (spec, section 7): its check-in day, and whether the owner is in house now. */
export const readNextReservation = endpoint({
  name: 'readNextReservation',
  group: 'dashboard',
  method: 'GET',
  path: '/fivesClub/getnextReservationdate/',
  access: { who: 'member' },
  query: z.object({ idOwner: z.optional(id()), housingid: z.optional(id()), idContract: z.optional(id()) }),
  answer: z.object({
    date: z.nullable(z.string()),
    ownerInHouse: z.boolean(),
    data: z.nullable(bookingShape),
  }),
  refusals: {},
})

/** The newsletters of a language (1 Spanish, 2 English; default 2); only those with status true are kept. */
export const listNewsletters = endpoint({
  name: 'listNewsletters',
  group: 'dashboard',
  method: 'GET',
  path: '/fivesClub/getNewsLetters/',
  access: { who: 'member' },
  query: z.object({
    language: z._default(whole(1, 2), 2),
    isOwner: z.optional(z.string()),
  }),
  answer: z.object({ data: z.array(newsletterShape) }),
  refusals: {},
})

export type Dashboard = z.output<typeof readDashboard.answer>
export type Newsletter = z.output<typeof newsletterShape>
