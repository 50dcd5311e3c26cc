import { randomUUID } from 'node:crypto'
import type { Currency } from '../../../kernel/money.ts'
import type { Config } from '../../../server/boot/config.ts'
import { type PaymentMethod, paymentOf } from '../../orders/payment.ts'
import type { NewOrderPayment } from './new-order-parts.store.ts'

/** An amount that is to be paid: cents of a currency. */
interface Due {
  total: number
  currency: Currency
}

/** A way of paying: what it begins when an order is placed. Null where nothing is paid here. */
type Begin = (due: Due, config: Config) => NewOrderPayment | null

/** The provider's name in the payments, and in the receipts of its webhook. */
export const LINK_PROVIDER = 'link'

/**
 * One for each kind of method. On account nothing begins. A hosted page is reached by the configured address with the
 * order's reference, amount and currency in it; what costs nothing needs none.
 */
const BEGIN: Record<PaymentMethod['kind'], Begin> = {
  'on-account': () => null,
  // A card page is opened, and its payment begun, when somebody goes there.
  card: () => null,
  link: ({ total, currency }, { paymentLinkUrl }) => {
    if (!paymentLinkUrl || total === 0) return null
    const reference = randomUUID()
    const link = paymentLinkUrl
      .replaceAll('{reference}', reference)
      .replaceAll('{amount}', (total / 100).toFixed(2))
      .replaceAll('{currency}', currency)
    return { provider: LINK_PROVIDER, reference, link }
  },
}

/** Begins the payment of an order by its method's code. */
export function beginOrderPayment(code: number, due: Due, config: Config): NewOrderPayment | null {
  const method = paymentOf(code)
  return method ? BEGIN[method.kind](due, config) : null
}
