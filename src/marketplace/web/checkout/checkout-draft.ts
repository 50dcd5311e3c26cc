import * as z from 'zod/mini'
import type { FieldFault } from '../../../kernel/words.ts'
import { type Customer, customerBody } from '../../orders/customers.endpoints.ts'

/** All that is typed at the checkout; plain JSON, so that it outlives a reload and the session's end. */
export interface CheckoutDraft {
  name: string
  lastname: string
  email: string
  phone: string
  /** The stay that the order belongs to; null for the one that the first day falls into. */
  idBooking: number | null
  paymentmethod: number
  terms: boolean
}

/** A draft with what is known of the customer. */
export function newCheckout(
  customer: Pick<Customer, 'name' | 'lastname' | 'email' | 'phone' | 'paymentmethod'>,
) {
  const { name, lastname, email, phone, paymentmethod } = customer
  return { name, lastname, email, phone, paymentmethod, idBooking: null, terms: false }
}

/** What has to be in order before the order is sent: the call's own fields, and the terms (spec, section 5). */
const terms = z.literal(true, 'accept-terms' satisfies FieldFault)

export const checkoutShape = z.object({
  name: customerBody.shape.name,
  lastname: customerBody.shape.lastname,
  email: customerBody.shape.email,
  phone: customerBody.shape.phone,
  terms,
})

/** The same of somebody trusted, who orders for the owner. */
export const termsShape = z.object({ terms })
