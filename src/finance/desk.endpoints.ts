import * as z from 'zod/mini'
import { id, text } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'

const rejectionShape = z.object({
  id: z.number(),
  year: z.number(),
  comment: z.string(),
  answeredAt: z.string(),
  contract: z.string(),
  /** The resort’s time zone: the desk reads an instant as its owner does (decision 0351). */
  zone: z.string(),
  hotel: z.string(),
  residence: z.string(),
  /** Who rejected, one of the contract's owners. */
  owner: z.object({ idOwner: z.number(), name: z.string(), lastname: z.string(), email: z.string() }),
  /** Who holds the contract together with who asked, by name. */
  coOwners: z.array(z.string()),
})

/** The years that owners have rejected and the club has not answered, the one that waits longest first. */
export const listRejections = endpoint({
  name: 'listRejections',
  group: 'finance',
  method: 'GET',
  path: '/desk/agreements/',
  access: { who: 'finance' },
  /** Of this number alone. */
  query: z.object({ id: z.optional(id()) }),
  answer: z.object({ data: z.array(rejectionShape) }),
  refusals: {},
  addition: true,
})

/** Answers a rejection that its owner has not replaced. The owner reads it beside their word, and is told by mail. */
export const answerRejection = endpoint({
  name: 'answerRejection',
  group: 'finance',
  method: 'POST',
  path: '/desk/agreements/',
  access: { who: 'finance' },
  body: z.object({ idAgreement: id(), response: text(2000) }),
  answer: z.object({ data: z.object({ answered: z.boolean() }) }),
  refusals: { REJECTION_ANSWERED: 409, REJECTION_SUPERSEDED: 409 },
  addition: true,
  idempotent: true,
  answersThing: ['agreements', 'idAgreement'],
})

export type Rejection = z.output<typeof rejectionShape>
