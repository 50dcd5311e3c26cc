import * as z from 'zod/mini'
import { OWN_WAYS } from '../../finance/account/ways.ts'
import { type AnswerOf, endpoint } from '../../kernel/endpoint.ts'
import { doneShape } from '../../membership/membership.endpoints.ts'
import { seenShape } from './seen.shape.ts'

const access = { who: 'manager' } as const

const ways = () => z.array(z.enum(OWN_WAYS)).check(z.maxLength(OWN_WAYS.length))

/** By which ways owners pay the charges of their contracts, and what they order. */
export const paymentRules = z.object({ charges: ways(), orders: ways() })

/** The ways of paying that are offered, and those that the server is set up for. */
export const readPaymentSetting = endpoint({
  name: 'readPaymentSetting',
  group: 'account',
  method: 'GET',
  path: '/settings/payments/',
  access,
  answer: z.object({
    data: z.object({ payments: paymentRules, seen: z.number(), works: z.array(z.enum(OWN_WAYS)) }),
  }),
  refusals: {},
  addition: true,
})

/** Offers ways of paying, or offers them no more, from now on. Refused where one could pay by none that works. */
export const savePayments = endpoint({
  name: 'savePayments',
  group: 'account',
  method: 'PUT',
  path: '/settings/payments/',
  access,
  stepUp: true,
  body: z.object({ value: paymentRules, seen: seenShape() }),
  answer: doneShape,
  refusals: { SETTING_CHANGED: 409, NO_WAY_TO_PAY: 409 },
  addition: true,
})

export type PaymentRules = z.output<typeof paymentRules>
export type PaymentSetting = AnswerOf<typeof readPaymentSetting>['data']
