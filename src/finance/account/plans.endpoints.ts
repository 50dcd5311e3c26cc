import * as z from 'zod/mini'
import { bilingual, day, id, oneLine, text } from '../../kernel/check.ts'
import { aFile, endpoint } from '../../kernel/endpoint.ts'
import { CURRENCIES } from '../../kernel/money.ts'
import type { FieldFault } from '../../kernel/words.ts'
import { bill, paymentShape } from './pay.endpoints.ts'
import { CHARGE_TOPICS } from './terms.ts'

/** A plan that was agreed to; amounts in cents, percent in basis points. */
export const planShape = z.object({
  id: z.number(),
  number: z.string(),
  idPayment: z.number(),
  basisPoints: z.number(),
  baseCents: z.number(),
  feeCents: z.number(),
  totalCents: z.number(),
  signer: z.string(),
  signedAt: z.string(),
  /** When it was ended, and by whom: what was open went back to the charges that it took over, but for the fee that was given back. */
  endedAt: z.nullable(z.string()),
  /** Of a contract whose owners sign together: until the end of this day any of them ends it, and the fee is given back whole. */
  freeThrough: z.nullable(z.string()),
  endedBy: z.nullable(z.enum(['club', 'owner'])),
  /** What it took over, its fee among it, in the order in which it was paid. */
  took: z.array(
    z.object({
      concept: bilingual(),
      reference: z.string(),
      topic: z.enum(CHARGE_TOPICS),
      due: z.nullable(z.string()),
      isLate: z.boolean(),
      cents: z.number(),
    }),
  ),
  /** So much of its parts went back then. */
  returnedCents: z.number(),
  /** What of the charges was late when it was agreed to, and since which day: it stays known as late. */
  late: z.nullable(z.object({ since: z.string(), cents: z.number() })),
  sealed: z.boolean(),
  /** By the number of their document, each with the day that was agreed to. */
  /** What of that is not paid yet; of a plan that has ended nothing: it is late with its charges again. */
  arrears: z.nullable(z.object({ since: z.string(), cents: z.number() })),
  parts: z.array(
    z.object({
      id: z.number(),
      due: z.string(),
      cents: z.number(),
      openCents: z.number(),
      returnedCents: z.number(),
    }),
  ),
})

/** The name as the owner signs. */
export const signerShape = oneLine(160).check(
  z.refine((name) => !/\p{Cc}/u.test(name), 'format' satisfies FieldFault),
)

/**
 * An owner in person agrees to pay chosen charges in installments, by a rule of the club's, with the total and the first day that they have
 * read. The charges are taken over by the plan's parts, which are charges of their own, each due on its day; the first one's payment is
 * begun. Signed as a report is: by name, with the day and the figures, and sealed. One that was agreed to does not change.
 */
export const agreePlan = endpoint({
  name: 'agreePlan',
  toldAs: 'money',
  group: 'finance',
  method: 'POST',
  path: '/ledger/plans/',
  addition: true,
  access: { who: 'owner' },
  body: z.object({
    ...bill,
    idTerms: id(),
    totalCents: z.number().check(z.int(), z.minimum(2), z.maximum(2_000_000_000)),
    firstDay: day(),
    signer: signerShape,
    /** How the first part is paid. */
    way: z.enum(['card', 'link', 'resort']),
  }),
  answer: z.object({ data: z.object({ idPlan: z.number(), payment: paymentShape }) }),
  /** PLAN_CHANGED: the club's rule, the total or the day is not what was read. */
  refusals: { CHARGES_CHANGED: 409, PLAN_CHANGED: 409, WAY_NOT_OFFERED: 409, SIGNER_NOT_YOU: 409 },
  stepUp: true,
  idempotent: true,
})

/**
 * An owner of the contract ends a plan (decision 0296): what of it is open goes back to the charges that it took over, by the same rule as
 * at the desk. `dueCents` is what was read that goes back (CHARGES_CHANGED). Whoever signed it is told too.
 */
export const endOwnPlan = endpoint({
  name: 'endOwnPlan',
  toldAs: 'money',
  group: 'finance',
  method: 'POST',
  path: '/ledger/plans/end/',
  addition: true,
  access: { who: 'owner' },
  body: z.object({
    idContract: id(),
    idPlan: id(),
    dueCents: z.number().check(z.int(), z.minimum(0), z.maximum(2_000_000_000)),
  }),
  answer: z.object({ data: z.object({ dueCents: z.number(), feeBackCents: z.number() }) }),
  refusals: { DECIDED_ALREADY: 409, CHARGES_CHANGED: 409 },
  idempotent: true,
  stepUp: true,
})

/** An agreement as a PDF in the language in which it was signed: the sealed file, or, until it is there, a copy that says so. */
export const readPlanFile = endpoint({
  name: 'readPlanFile',
  group: 'finance',
  method: 'GET',
  path: '/ledger/plans/file/',
  addition: true,
  access: { who: 'member', trusted: { scope: 'money', of: ['contract', 'idContract'] } },
  query: z.object({ idContract: id(), id: id() }),
  answer: aFile(),
  refusals: { REPORT_FILE_NOT_MADE: 409 },
  answersFile: true,
  transaction: 'own',
})

const deskPlanShape = z.object({
  ...planShape.shape,
  currency: z.enum(CURRENCIES),
  openCents: z.number(),
  /** Parts that should have been paid. */
  lateParts: z.number(),
  /** What ending it today comes to: the fee given back, and what goes back to the charges. */
  ending: z.object({ feeBackCents: z.number(), dueCents: z.number() }),
  /** The resort’s time zone: the desk reads an instant as its owner does (decision 0351). */
  zone: z.string(),
  contract: z.string(),
  hotel: z.string(),
  residence: z.string(),
  owner: z.object({ name: z.string(), lastname: z.string(), email: z.string() }),
})

/** The plans with something open, those with late parts first; 100 of those whose owner, contract or number is looked for. */
export const listPlans = endpoint({
  name: 'listPlans',
  group: 'finance',
  method: 'GET',
  path: '/desk/plans/',
  addition: true,
  access: { who: 'finance' },
  query: z.object({ search: z.optional(z.string().check(z.trim(), z.maxLength(100))) }),
  answer: z.object({ data: z.array(deskPlanShape) }),
  refusals: {},
})

/**
 * Ends a plan with a reason, which the owner reads (decision 0276): what of it is open goes back to the charges that it took over, due as
 * they were, and the fee is given back in the share of what is not due yet. `dueCents` is what was read that goes back (CHARGES_CHANGED).
 */
export const endPlan = endpoint({
  name: 'endPlan',
  toldAs: 'money',
  group: 'finance',
  method: 'POST',
  path: '/desk/plans/end/',
  addition: true,
  access: { who: 'finance' },
  body: z.object({
    idPlan: id(),
    dueCents: z.number().check(z.int(), z.minimum(0), z.maximum(2_000_000_000)),
    reason: text(300),
  }),
  answer: z.object({ data: z.object({ dueCents: z.number(), feeBackCents: z.number() }) }),
  refusals: { DECIDED_ALREADY: 409, CHARGES_CHANGED: 409 },
  idempotent: true,
  stepUp: true,
})

export type PlanOnWire = z.output<typeof planShape>
export type DeskPlan = z.output<typeof deskPlanShape>
