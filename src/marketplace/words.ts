import type { Words } from '../kernel/language.ts'

/** Why the slice's calls may be refused. */
export const MARKETPLACE_REFUSALS = {
  CUSTOMER_NOT_FOUND: /*i18n*/ {
    id: 'refusal.CUSTOMER_NOT_FOUND',
    message: 'We couldn’t find who this order is for. Enter the details again.',
  },
  CART_CHANGED: /*i18n*/ {
    id: 'refusal.CART_CHANGED',
    message:
      'Prices have changed since you filled the cart. Nothing was ordered; look at the new figures and confirm again.',
  },
  CART_NOT_POSSIBLE: /*i18n*/ {
    id: 'refusal.CART_NOT_POSSIBLE',
    message: 'Something in the cart can’t be had as it is. Nothing was ordered; see the marked lines.',
  },
  PAYMENT_NOT_OFFERED: /*i18n*/ {
    id: 'refusal.PAYMENT_NOT_OFFERED',
    message: 'That way of paying isn’t offered now. Nothing was ordered; choose another.',
  },
  ORDER_NOT_FOUND: /*i18n*/ { id: 'refusal.ORDER_NOT_FOUND', message: 'We couldn’t find that order.' },
  ORDER_CANNOT_CANCEL: /*i18n*/ {
    id: 'refusal.ORDER_CANNOT_CANCEL',
    message:
      'An order can be cancelled until the day before its first date. The concierge helps with this one at {phone}.',
  },
} satisfies Record<string, Words>
