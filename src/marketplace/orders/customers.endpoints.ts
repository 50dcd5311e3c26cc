import * as z from 'zod/mini'
import { email, personName, phone } from '../../kernel/check.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { LANGUAGES } from '../../kernel/language.ts'
import { CUSTOMER_TYPE } from './order.ts'
import { DEFAULT_PAYMENT, PAYMENT_CODES } from './payment.ts'

const access = { who: 'member', lockedByUnsignedReport: true } as const

/** Who buys (spec, section 3: Customer). */
export const customerBody = z.object({
  name: personName(80),
  lastname: personName(80),
  email: email(),
  phone: phone(),
  customertype: z._default(z.literal(CUSTOMER_TYPE), CUSTOMER_TYPE),
  paymentmethod: z._default(z.literal([...PAYMENT_CODES]), DEFAULT_PAYMENT),
  language: z.enum(LANGUAGES),
})

/** Stores who buys and answers the id; the same details again answer the same id. */
export const saveCustomer = endpoint({
  name: 'saveCustomer',
  group: 'marketplace',
  method: 'POST',
  path: '/customers/',
  access,
  perDay: { of: 'customers', most: 60 },
  body: customerBody,
  answer: z.object({ id: z.number() }),
  refusals: {},
})

/** What the checkout starts from: the customer of the last order, or the owner's own details. */
export const readCustomer = endpoint({
  name: 'readCustomer',
  group: 'marketplace',
  method: 'GET',
  path: '/customers/',
  access,
  answer: z.object({
    data: z.object({
      /** Null for somebody who has not ordered yet. */
      idCustomer: z.nullable(z.number()),
      idUser: z.number(),
      name: z.string(),
      lastname: z.string(),
      email: z.string(),
      phone: z.string(),
      customertype: z.number(),
      paymentmethod: z.number(),
      sihotCode: z.nullable(z.string()),
      language: z.enum(LANGUAGES),
    }),
  }),
  refusals: {},
  addition: true,
})

export type Customer = z.output<typeof readCustomer.answer>['data']
