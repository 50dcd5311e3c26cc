import * as z from 'zod/mini'
import { bilingual, id } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { CURRENCIES } from '../kernel/money.ts'

const currency = z.enum(CURRENCIES)

/** What every row has: the contract that it is about, and the day that it has to be done by. */
const row = {
  /** Unique among the rows, and the same at every visit. */
  key: z.string(),
  idContract: z.number(),
  resort: z.string(),
  residence: z.string(),
  /** By this day, since this day where it is late, or until this day where something expires; none without a day. */
  due: z.nullable(z.string()),
}

const stay = { ...row, idBooking: z.number(), datein: z.string(), dateout: z.string() }

/** Something that waits for the owner, and all that its line says. Amounts in cents of the currency. */
export const toDoShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('authorize'),
    ...stay,
    benefits: z.array(
      z.object({
        id: z.number(),
        name: bilingual(),
        unit: z.enum(['nights', 'passes', 'money']),
        currency: z.nullable(currency),
        quantity: z.number(),
      }),
    ),
    /**
     * What the owner’s answer leads to, and the day after which none is possible: the stay is confirmed, the resort has to answer next, or the status stays as it is.
     */
    leadsTo: z.enum(['confirmed', 'resort', 'nothing']),
    /** Guests of the stay without a name, and the last day for it, which may come before that of the answer; null where none lacks or it is too late. */
    thenGuests: z.nullable(z.object({ missing: z.number(), until: z.string() })),
  }),
  z.object({
    kind: z.literal('fee'),
    ...row,
    year: z.number(),
    quarter: z.number(),
    openCents: z.number(),
    /** What was paid of it and set off against it. */
    takenCents: z.number(),
    /** What of `openCents` is announced at the resort, and not received yet. */
    announcedCents: z.number(),
    currency,
    late: z.boolean(),
  }),
  z.object({
    kind: z.literal('charge'),
    ...row,
    concept: bilingual(),
    reference: z.string(),
    /** The document's date. */
    day: z.string(),
    /** What of it is open. */
    cents: z.number(),
    /** What of `cents` is announced at the resort, and not received yet. */
    announcedCents: z.number(),
    currency,
    late: z.boolean(),
  }),
  z.object({ kind: z.literal('guests'), ...stay, missing: z.number() }),
  z.object({
    kind: z.literal('statement'),
    ...row,
    year: z.number(),
    /**
     * Why an answer is asked for: none was given, transactions were added after it, or the club has replied to a
     * rejection.
     */
    because: z.enum(['unanswered', 'new', 'club']),
  }),
  z.object({
    kind: z.literal('offer'),
    ...row,
    /** Nights that came free and are held for who waits for them: the stay, and the moment until which. */
    datein: z.string(),
    dateout: z.string(),
    until: z.string(),
    zone: z.string(),
    /**
     * It is one of the contract’s, for which another owner proposes theirs, of these days; it has no moment, and as its day the last
     * on which both stays may change hands.
     */
    trade: z.optional(z.object({ datein: z.string(), dateout: z.string() })),
  }),
  /** A draw of peak weeks: wishes to rank until they close, or a result that the owner has not looked at. */
  z.object({
    kind: z.literal('draw'),
    ...row,
    idRound: z.number(),
    name: bilingual(),
    what: z.enum(['wishes', 'result']),
    until: z.string(),
    zone: z.string(),
  }),
  z.object({ kind: z.literal('nights'), ...row, nights: z.number() }),
  /** A quote of a repair to approve or refuse, with its tax; `about` is what was asked for, in the owner’s words. */
  z.object({
    kind: z.literal('quote'),
    ...row,
    idRequest: z.number(),
    about: z.string(),
    cents: z.number(),
    currency,
  }),
  /** A time that the club proposes for a repair, to accept or to answer with another. */
  z.object({
    kind: z.literal('visit'),
    ...row,
    idRequest: z.number(),
    about: z.string(),
    at: z.string(),
    zone: z.string(),
  }),
  z.object({
    kind: z.literal('rate'),
    ...row,
    idOrder: z.number(),
    idLine: z.number(),
    /** What took place, as it was sold, and when. */
    name: bilingual(),
    day: z.string(),
  }),
])

const reportToSign = z.object({
  idReport: z.number(),
  idContract: z.number(),
  resort: z.string(),
  residence: z.string(),
  /** The first day of the month that it closes. */
  month: z.string(),
  balanceCents: z.number(),
  currency,
  /** Whether the owner has signed it and it waits for these, who hold the contract too; empty elsewhere. */
  waitsFor: z.array(z.object({ name: z.string(), lastname: z.string() })),
})

/**
 * What waits for the owner, in all of their contracts. While a report waits for the signature, which locks the rest, it
 * is the one thing (spec, section 2): there are no rows then.
 */
export const readToDo = endpoint({
  name: 'readToDo',
  group: 'dashboard',
  method: 'GET',
  path: '/dashboard/todo/',
  access: { who: 'member' },
  answer: z.object({
    /** The reports that wait, the oldest first. */
    sign: z.array(reportToSign),
    /** The things to do, in the order in which they are due. */
    data: z.array(toDoShape),
  }),
  refusals: {},
  addition: true,
})

/** The owner does not want to say how it was: neither this nor anything that they ordered before it is asked about again. */
export const dismissRating = endpoint({
  name: 'dismissRating',
  group: 'dashboard',
  method: 'POST',
  path: '/dashboard/todo/dismiss/',
  access: { who: 'owner' },
  body: z.object({ idLine: id() }),
  answer: z.object({}),
  refusals: {},
  addition: true,
  idempotent: true,
})

export type ToDo = z.output<typeof toDoShape>
export type ReportToSign = z.output<typeof reportToSign>
