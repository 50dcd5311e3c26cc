import * as z from 'zod/mini'
import { bilingual, id, whole } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { BOOKING_STATUSES } from './stay/booking.ts'

const access = { who: 'member', lockedByUnsignedReport: true } as const
/** What a stay uses is the owner's say alone (spec, section 6): whom they let book is told so (RESTRICTED_ACTION). */
const books = { who: 'owner', lockedByUnsignedReport: true } as const
const ofBooking = { ...books, trusted: { scope: 'book', of: ['booking', 'idBooking'] } } as const

const status = z.enum(BOOKING_STATUSES)

/** An account that a booking may still draw on. */
export const openBenefitShape = z.object({
  idBenefitYear: z.number(),
  code: z.string(),
  name: bilingual(),
  unit: z.enum(['passes', 'money']),
  currency: z.nullable(z.enum(['USD', 'MXN'])),
  balance: z.number(),
  expires: z.string(),
})

/** A benefit transaction under the spec's names (section 3). */
export const benefitTransaction = {
  id: z.number(),
  /** A booking uses it. */
  isSelected: z.boolean(),
  year: z.number(),
  /** What the booking takes of it, or what there is to take. Money in cents. */
  qty: z.number(),
  /** What it is of: the benefit's name. */
  transaction: bilingual(),
}

/** One benefit of a contract in a benefit year, as its ledger adds up. Money in cents. */
export const benefitShape = z.object({
  ...benefitTransaction,
  idBenefit: z.number(),
  code: z.string(),
  name: bilingual(),
  unit: z.enum(['nights', 'passes', 'money']),
  currency: z.nullable(z.enum(['USD', 'MXN'])),
  starts: z.string(),
  expires: z.string(),
  granted: z.number(),
  used: z.number(),
  held: z.number(),
  /** What has expired; `granted` is without it. */
  expired: z.number(),
  balance: z.number(),
})

/** A benefit that a booking uses. */
export const usedBenefitShape = z.object({
  ...benefitTransaction,
  idBenefitYear: z.number(),
  code: z.string(),
  name: bilingual(),
  unit: z.enum(['nights', 'passes', 'money']),
  currency: z.nullable(z.enum(['USD', 'MXN'])),
  quantity: z.number(),
  state: z.enum(['pending', 'authorized', 'refused', 'returned']),
  /** Whether it is the stay's, comes with the wished one (`wish`), or leaves with it (`stay`). */
  part: z.enum(['both', 'stay', 'wish']),
  /** What is left of the account now, this use already taken. */
  balance: z.number(),
})

/**
 * The balances of a contract in a benefit year, without `year` in the one that runs; of one kind (`typeBenefit`: nights,
 * passes, money) or one benefit.
 */
export const readBenefitYear = endpoint({
  name: 'readBenefitYear',
  group: 'reservations',
  method: 'GET',
  path: '/fivesClub/getBenefitsYear/',
  access: { ...access, trusted: { scope: 'stays', of: ['contract', 'idContract'] } },
  query: z.object({
    idContract: id(),
    year: z.optional(whole(2000, 2200)),
    typeBenefit: z.optional(z.enum(['nights', 'passes', 'money'])),
    benefit: z.optional(z.string()),
  }),
  answer: z.object({
    data: z.array(benefitShape),
    year: z.number(),
    years: z.array(z.number()),
    /** The same years with the days on which they begin and end. */
    spans: z.array(z.object({ year: z.number(), starts: z.string(), expires: z.string() })),
    /** The contract's next stays of its owner that may still take a benefit, the earliest first. */
    openStays: z.array(
      z.object({
        id: z.number(),
        datein: z.string(),
        dateout: z.string(),
        /** The benefits (their `id`) that it uses already. */
        uses: z.array(z.number()),
      }),
    ),
  }),
  refusals: {},
})

/** The benefits that a booking uses, and the accounts that it may still draw on. */
export const listBookingBenefits = endpoint({
  name: 'listBookingBenefits',
  group: 'reservations',
  method: 'GET',
  path: '/fivesClub/benefitsBookingOwner/',
  access: { ...access, trusted: { scope: 'stays', of: ['booking', 'idBooking'] } },
  query: z.object({ idBooking: id() }),
  answer: z.object({
    data: z.array(usedBenefitShape),
    open: z.array(z.object({ ...openBenefitShape.shape, ...benefitTransaction })),
  }),
  refusals: { BOOKING_NOT_FOUND: 404 },
})

/** Adds a benefit to a booking; without `authorize` it is held until the owner authorizes it. */
export const addBenefit = endpoint({
  name: 'addBenefit',
  group: 'reservations',
  method: 'POST',
  path: '/fivesClub/benefitsBookingOwner/',
  access: ofBooking,
  body: z.object({
    idBooking: id(),
    idBenefitYear: id(),
    /** Passes, or cents of money. */
    quantity: whole(1, 100_000_000),
    /** The owner authorizes it with this word, as with a request: nobody else adds one. */
    authorize: z.optional(z.boolean()),
  }),
  answer: z.object({ data: z.object({ id: z.number(), bookingStatus: status }) }),
  refusals: {
    BOOKING_NOT_FOUND: 404,
    CANNOT_MODIFY: 409,
    BENEFIT_NOT_FOUND: 404,
    BENEFIT_TWICE: 409,
    NOT_ENOUGH_BENEFITS: 409,
    BENEFITS_NEED_OWNER: 409,
  },
  idempotent: true,
})

/** Authorizes or refuses benefits of a booking. With the last decision the booking moves on. */
export const decideBenefits = endpoint({
  name: 'decideBenefits',
  group: 'reservations',
  method: 'PUT',
  path: '/fivesClub/benefitsBookingOwner/',
  access: ofBooking,
  body: z.object({
    idBooking: id(),
    decisions: z.array(z.object({ id: id(), authorize: z.boolean() })).check(z.minLength(1), z.maxLength(20)),
  }),
  answer: z.object({ data: z.object({ bookingStatus: status }) }),
  refusals: { BOOKING_NOT_FOUND: 404, BENEFIT_NOT_FOUND: 404, ALREADY_DECIDED: 409 },
})

/**
 * Takes an authorization back that has just been given, in person, as long as nothing else happened to the stay: its
 * benefits wait for the owner's word again.
 */
export const takeBackAuthorization = endpoint({
  name: 'takeBackAuthorization',
  group: 'reservations',
  method: 'DELETE',
  path: '/reservations/authorization/',
  access: ofBooking,
  query: z.object({ idBooking: id() }),
  answer: z.object({ data: z.object({ bookingStatus: status }) }),
  refusals: { BOOKING_NOT_FOUND: 404, NOTHING_TO_TAKE_BACK: 409 },
  addition: true,
})

/** Takes a benefit out of a booking; what it held returns to the balance. */
export const deleteBenefit = endpoint({
  name: 'deleteBenefit',
  group: 'reservations',
  method: 'DELETE',
  path: '/fivesClub/benefitsBookingOwner/',
  access: { ...books, trusted: { scope: 'book', of: ['used-benefit', 'id'] } },
  query: z.object({ id: id() }),
  answer: z.object({ data: z.object({ bookingStatus: status }) }),
  refusals: { BENEFIT_NOT_FOUND: 404, CANNOT_MODIFY: 409 },
})

export type OpenBenefit = z.output<typeof openBenefitShape>
export type BenefitBalance = z.output<typeof benefitShape>
export type UsedBenefit = z.output<typeof usedBenefitShape>
export type ListedOpenBenefit = z.output<typeof listBookingBenefits.answer>['open'][number]
