import * as z from 'zod/mini'
import { bilingual } from '../../kernel/check.ts'
import { CURRENCIES } from '../../kernel/money.ts'
import { MAINTENANCE_STATUSES } from '../../property/maintenance.ts'
import { STAY_WAIT_RULES } from '../../reservations/stay/why-waits.ts'

const days = { checkIn: z.string(), checkOut: z.string() }

/** What decides a stay, a change or a cancellation. Days are the resort's. */
const stayFacts = z.object({
  /** The rule by which it waits. */
  rule: z.nullable(z.enum(STAY_WAIT_RULES)),
  now: z.object(days),
  /** The stay that is asked for in its place. */
  asked: z.nullable(z.object(days)),
  /** The nights around both, each with what is free of its kind of residence beside what is held for this stay. */
  nights: z.array(
    z.object({
      night: z.string(),
      free: z.nullable(z.number()),
      of: z.nullable(z.number()),
      closed: z.boolean(),
    }),
  ),
  /** Of the year that the stay falls in: what is left with this stay's nights taken already, and what it uses. */
  left: z.nullable(z.object({ year: z.number(), left: z.number(), granted: z.number(), uses: z.number() })),
  /** The contract's own residence where it is of this kind, and who is placed in it on these nights; where it is placed itself. */
  residence: z.object({ own: z.nullable(z.string()), taken: z.boolean(), placed: z.nullable(z.string()) }),
  contract: z.object({ number: z.string(), membership: z.string(), ends: z.string(), covers: z.boolean() }),
  /** What is closed of its nights, and why. */
  closed: z.array(z.object({ firstNight: z.string(), lastNight: z.string(), reason: bilingual() })),
  /** How many nights cancelling costs; null where nothing is cancelled. */
  penaltyNights: z.nullable(z.number()),
})

/** Whose it is: what is left to them, what they did before, what comes. */
const ownerFacts = z.object({
  idOwner: z.number(),
  /** In which language they read. */
  language: z.enum(['en', 'es']),
  /** Nights and benefits of the contract in the year that runs; none for who does not see stays. */
  balances: z.array(
    z.object({
      idBenefit: z.number(),
      name: bilingual(),
      left: z.number(),
      granted: z.number(),
      currency: z.nullable(z.enum(CURRENCIES)),
    }),
  ),
  /** Of all their contracts; null for who does not see stays. */
  history: z.nullable(
    z.object({
      /** Stays that took place, and the year of the first. */
      stays: z.number(),
      since: z.nullable(z.number()),
      changed: z.number(),
      rejected: z.number(),
      cancelled: z.number(),
    }),
  ),
  next: z.nullable(z.object({ code: z.string(), hotel: z.string(), ...days })),
  /** By currency, in cents; null for who does not see money. */
  money: z.nullable(
    z.array(z.object({ currency: z.enum(CURRENCIES), owedCents: z.number(), pastDueCents: z.number() })),
  ),
})

/** What decides a repair: when nobody sleeps there, and what was mended there before. */
const repairFacts = z.object({
  /** Days from today on, 30 at most, on which nobody sleeps in the residence. */
  empty: z.array(z.object({ from: z.string(), until: z.string() })),
  before: z.array(
    z.object({
      id: z.number(),
      code: z.string(),
      words: z.string(),
      day: z.string(),
      status: z.enum(MAINTENANCE_STATUSES),
    }),
  ),
})

/** What was written before by the same owner, and answered. */
const messageFacts = z.object({
  before: z.array(
    z.object({ id: z.number(), subject: z.string(), day: z.string(), answer: z.nullable(z.string()) }),
  ),
})

/** What others say of the same thing to do. */
const reviewFacts = z.object({ average: z.nullable(z.number()), reviews: z.number(), ofOwner: z.number() })

/** What is needed to decide a thing beside the thing itself. What its kind does not have is null. */
export const thingFacts = z.object({
  owner: z.nullable(ownerFacts),
  stay: z.nullable(stayFacts),
  repair: z.nullable(repairFacts),
  message: z.nullable(messageFacts),
  review: z.nullable(reviewFacts),
})
export type ThingFacts = z.output<typeof thingFacts>
export type StayThingFacts = NonNullable<ThingFacts['stay']>
export type OwnerThingFacts = NonNullable<ThingFacts['owner']>
