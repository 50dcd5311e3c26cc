import * as z from 'zod/mini'
import { bilingual, id, text } from '../../kernel/check.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { CURRENCIES } from '../../kernel/money.ts'
import { CHARGE_KINDS } from './account.ts'

const access = { who: 'finance' } as const

/** A charge that money can pay, amounts in cents. */
const openCharge = z.object({
  kind: z.enum(CHARGE_KINDS),
  id: z.number(),
  concept: bilingual(),
  reference: z.nullable(z.string()),
  day: z.string(),
  due: z.nullable(z.string()),
  openCents: z.number(),
})

const owedShape = z.object({
  idContract: z.number(),
  contract: z.string(),
  hotel: z.string(),
  residence: z.string(),
  owner: z.object({ name: z.string(), lastname: z.string(), email: z.string() }),
  coOwners: z.array(z.string()),
  /** One for each currency that the contract has anything in; the charges by due day, the oldest first. */
  accounts: z.array(
    z.object({ currency: z.enum(CURRENCIES), creditCents: z.number(), charges: z.array(openCharge) }),
  ),
})

/** What a contract has open that money can pay, found by the contract's number; null where there is none of that number. */
export const readOwed = endpoint({
  name: 'readOwed',
  group: 'finance',
  method: 'GET',
  path: '/desk/payments/owed/',
  addition: true,
  access,
  query: z.object({ contract: text(40) }),
  answer: z.object({ data: z.nullable(owedShape) }),
  refusals: {},
})

/**
 * Enters money that the desk was given and nobody announced: for which charges of which contract, the oldest paid first. What they do not
 * take is the contract's credit. It has a receipt as any money has. CHARGES_CHANGED: one of them is not open any more. LARGE_FIGURE
 * (decision 0243), and CONFIRM_ITS_YOU from a sum on (decision 0295). TWIN_PAYMENT: the same sum was taken for the contract a few minutes
 * ago, by whomever, and nobody has said that this is another payment.
 */
export const enterPayment = endpoint({
  name: 'enterPayment',
  toldAs: 'money',
  group: 'finance',
  method: 'POST',
  path: '/desk/payments/enter/',
  addition: true,
  access,
  body: z.object({
    idContract: id(),
    currency: z.enum(CURRENCIES),
    cents: z.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000)),
    /** What the money is for; none where it is kept as credit. */
    charges: z.array(z.object({ kind: z.enum(CHARGE_KINDS), id: id() })).check(z.maxLength(500)),
    words: text(200),
    looked: z.optional(z.boolean()),
    /** It is another payment than the one of the same sum that was entered a few minutes ago. */
    another: z.optional(z.boolean()),
  }),
  answer: z.object({ data: z.object({ idPayment: z.number(), receipt: z.string() }) }),
  refusals: { CHARGES_CHANGED: 409, LARGE_FIGURE: 409, TWIN_PAYMENT: 409 },
  idempotent: true,
  mayStepUp: true,
})

export type Owed = z.output<typeof owedShape>
